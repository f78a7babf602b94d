/** The plain table: for any game that has no board of its own. */
import type { GameName } from '../../app/router.svelte'
import type { GameParts } from '../board'
import Board from './Board.svelte'

const SECRETS: readonly GameName[] = ['banjooli-xeet']

export function plain(game: GameName): GameParts {
  return {
    Board,
    secrets: SECRETS.includes(game),
    together: game === 'bongo',
    pressed: (choice) => (game === 'bongo' && choice.do === 'call' ? String(choice['answer']) : undefined),
    motion: { lasts: () => 250, urgent: (event) => game === 'bongo' && event.kind === 'thrown' },
  }
}
