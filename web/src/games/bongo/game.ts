/** Bongo on the page. */
import { addWords } from '../../app/words'
import type { GameParts } from '../board'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Final from './Final.svelte'
import { heard } from './heard'
import { motion } from './motion'
import type { View } from './types'
import { isCall, towardsWin } from './kinds'

await addWords('bongo-board')

const CLAUSES: Partial<Record<View['phase'], string>> = {
  draw_roller: 'BO-11',
  throw_white: 'BO-4',
  call: 'BO-4',
  choose_animal: 'BO-7',
  choose_owner: 'BO-8',
  over: 'BO-13',
}

/** What is worth seeing again of a round: the call, how the dice were read, where the photo went. */
const SEEN_AGAIN = new Set(['called', 'round_won', 'round_void', 'level', 'lot_drawn', 'animal_chosen'])
const GOT = new Set(['trophy_gained', 'declined', 'no_trophy', 'won'])

const parts: GameParts = {
  Board,
  Face,
  Aside,
  Final,
  heard,
  motion,
  secrets: false,
  together: true,
  joined: new Set(['thrown']),
  pressed: (choice) => (isCall(choice) ? choice.answer : undefined),
  // Photos of which there are two already bring nobody nearer to the win.
  points: (view, seat) => towardsWin(view as View, seat),
  actor: (before, event) =>
    SEEN_AGAIN.has(event.kind) || GOT.has(event.kind)
      ? ((event['seat'] as number | undefined) ?? (before as View).roller)
      : null,
  ending: new Set(['won']),
  clause: (view) => CLAUSES[(view as View).phase],
}
export default parts
