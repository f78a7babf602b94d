/** Which piece is a choice about? */
import type { Choice } from '../board'
import { pieceOf } from '../pieces'
import { CURSED } from './things'

export function pieceOfChoice(choice: Choice): string | undefined {
  if (typeof choice['object'] === 'string') return pieceOf(choice['object'])
  if (choice.do === 'take_big') return choice['worth'] === CURSED ? 'cursed-emerald' : 'big-emerald'
  return choice.do === 'throw_emerald' || choice.do === 'take_emeralds' ? 'small-emerald' : undefined
}
