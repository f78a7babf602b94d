/** Bonobo Beach on the page. */
import { addWords } from '../../app/words'
import type { GameParts } from '../board'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Final from './Final.svelte'
import { heard } from './heard'
import { motion } from './motion'
import { named } from './named'
import type { View } from './types'

await addWords('bonobo-beach-board')

const CLAUSES: Record<string, string> = { turn: 'BB-2', draw: 'BB-3', lay: 'BB-8', over: 'BB-15' }

const parts: GameParts = {
  Board,
  Face,
  Aside,
  Final,
  heard,
  motion,
  named,
  secrets: false,
  actor: (before) => (before as View).seat,
  points: (view, seat) => (view as View).markers[seat],
  ending: new Set(['counted', 'ended']),
  clause: (view) => CLAUSES[(view as View).phase],
}
export default parts
