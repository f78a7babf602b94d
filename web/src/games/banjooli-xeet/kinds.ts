/** Which kind of choice or event is it? What they look like is in types.ts. */
import type { Choice, GameEvent } from '../board'
import type { Colour, Ran } from './types'

export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue', 'violet']
export const SORCERY = 5

/** The number of a colour on ostriches and dice; 0 for the joker. */
export const numberOf = (face: string) => COLOURS.indexOf(face as Colour) + 1

export const isRan = (event: GameEvent | undefined): event is GameEvent & Ran => event?.kind === 'ran'

/** The ostrich that a choice is about. */
export const ostrichOf = (choice: Choice): Colour | undefined => choice['ostrich'] as Colour | undefined

/** The square that a choice names. */
export const squareOf = (choice: Choice): number | undefined => choice['square'] as number | undefined

export const isSame = (one: Choice, other: Choice) => JSON.stringify(one) === JSON.stringify(other)
