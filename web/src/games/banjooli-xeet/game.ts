/** Banjooli Xeet on the page. */
import { addWords } from '../../app/words'
import type { GameParts } from '../board'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Final from './Final.svelte'
import { heard } from './heard'
import { motion } from './motion'
import type { View } from './types'

await addWords('banjooli-xeet-board')

const CLAUSES: Record<string, string> = {
  lay_berry: 'BX-3',
  throw: 'BX-5',
  reroll: 'BX-5',
  choose: 'BX-6',
  way: 'BX-11',
  leap: 'BX-16',
  throw_vortex: 'BX-19',
  exchange: 'BX-19',
  spear: 'BX-20g',
  throw_frenzy: 'BX-20i',
  frenzy: 'BX-20i',
  back: 'BX-20k',
  over: 'BX-21',
}

const parts: GameParts = {
  Board,
  Face,
  Aside,
  Final,
  motion,
  heard,
  secrets: true,
  actor: (before) => (before as View).seat,
  untold: new Set(['die_fell']),
  clause: (view) => CLAUSES[(view as View).phase],
}
export default parts
