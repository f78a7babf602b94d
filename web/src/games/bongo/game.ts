/** Bongo on the page. */
import { addWords } from '../../app/words'
import type { GameParts, View } from '../board'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Final from './Final.svelte'
import { heard } from './heard'
import { motion } from './motion'
import { inAll, isCall, type BongoView } from './view'

await addWords('bongo-board')

const CLAUSES: Partial<Record<BongoView['phase'], string>> = {
  draw_roller: 'BO-11',
  throw_white: 'BO-4',
  call: 'BO-4',
  choose_animal: 'BO-7',
  choose_owner: 'BO-8',
  over: 'BO-13',
}

const parts: GameParts = {
  Board,
  Aside,
  Final,
  heard,
  motion,
  secrets: false,
  together: true,
  pressed: (choice) => (isCall(choice) ? choice.answer : undefined),
  points: (view: View, seat) => {
    const trophies = (view as BongoView).trophies[seat]
    return trophies && inAll(trophies)
  },
  clause: (view) => CLAUSES[(view as BongoView).phase],
}
export default parts
