/** Bakong on the page. */
import { addWords } from '../../app/words'
import type { GameParts } from '../board'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Final from './Final.svelte'
import { heard } from './heard'
import { motion } from './motion'
import type { View } from './types'

await addWords('bakong-board')

const CLAUSES: Record<string, string> = {
  first_object: 'BK-1',
  journal: 'BK-2',
  flip: 'BK-3',
  map: 'BK-4',
  walk: 'BK-5',
  quicksand: 'BK-8',
  abandoned_camp: 'BK-9',
  waterfall: 'BK-9',
  mix: 'BK-11',
  make_room: 'BK-12',
  big_emerald: 'BK-14',
  temple: 'BK-14',
  over: 'BK-17',
}

const parts: GameParts = {
  Board,
  Face,
  Aside,
  Final,
  motion,
  heard,
  // Nobody may look under a tile: what is hidden is hidden from all alike, and every seat's view is the same.
  secrets: false,
  actor: (before) => (before as View).turn,
  points: (view, seat) => (view as View).count[seat]?.total,
  ending: new Set(['counted']),
  clause: (view) => CLAUSES[(view as View).phase],
}
export default parts
