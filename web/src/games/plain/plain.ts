/** The plain table: for any game that has no board of its own. */
import type { GameParts } from '../board'
import Board from './Board.svelte'

const MOMENT = 250

export const plain: GameParts = {
  Board,
  // Nobody has said whether seats have secrets, so the device is handed round covered.
  secrets: true,
  motion: { lasts: () => MOMENT },
}
