/** Which kind of choice or event is it? What they look like is in types.ts. */
import type { Choice, GameEvent } from '../board'
import type { Counted, Lay, PutPawn, Scored } from './types'

export const isPut = (choice: Choice): choice is PutPawn => choice.do === 'put_pawn'
export const isLay = (choice: Choice): choice is Lay => choice.do === 'lay'
export const isDraw = (choice: Choice): boolean => choice.do === 'draw'

/** A pawn for which numbers are added. */
export type Added = Scored | Counted
export const isAdded = (event: GameEvent): event is GameEvent & Added =>
  event.kind === 'scored' || event.kind === 'counted'
