/** Where dice lie: each colour in its own part of the ground, every throw a little different. */
import type { Animal, Step, Dice } from './types'
import { ANIMALS } from './kinds'

export type Kind = 'film' | 'white' | 'poachers' | 'guard'
export interface Place {
  kind: Kind
  /** Which of its kind, from 0. */
  at: number
}

export const N_WHITE = 5

/** The dice of a level, in the order they are read. */
export function placesOf(level: string): Place[] {
  const pair = (kind: Kind) => [0, 1].map((at) => ({ kind, at }))
  const white = Array.from({ length: N_WHITE }, (_, at): Place => ({ kind: 'white', at }))
  const poachers = level === 'basic' ? [] : pair('poachers')
  const guard: Place[] = level === 'guards' ? [{ kind: 'guard', at: 0 }] : []
  return [...pair('film'), ...white, ...poachers, ...guard]
}

/** What a die shows. */
export function faceOf({ kind, at }: Place, dice: Dice): Animal | number | undefined {
  return kind === 'guard' ? (dice.guard ?? undefined) : dice[kind]?.[at]
}

export const FACES = { film: [1, 2, 3], white: ANIMALS, poachers: ANIMALS, guard: ANIMALS } as const

/**
 * How a die has come to lie in this throw, the same on every screen: degrees, and hundredths of its width.
 */
export function tossed(round: number, die: number): { turn: number; x: number; y: number } {
  const wild = (salt: number) => {
    const number = Math.sin(round * 127.1 + die * 311.7 + salt * 74.7) * 43758.5453
    return (number - Math.floor(number)) * 2 - 1
  }
  return { turn: wild(1) * 11, x: wild(2) * 5, y: wild(3) * 6 }
}

/** Which dice a step of the reading is about. */
export function isMeant(step: Step | undefined, place: Place, dice: Dice): boolean {
  const face = faceOf(place, dice)
  switch (step?.step) {
    case 'wanted':
      return place.kind === 'film'
    case 'standing':
      return place.kind === 'white'
    case 'poachers':
      return place.kind === 'poachers' || (place.kind === 'white' && face === step.animal)
    case 'guards':
      return place.kind === 'guard'
    case 'count':
      return place.kind === 'white' && step.matches.includes(face as Animal)
    default:
      return true
  }
}

/** The white die that the poachers have taken, once the reading has come so far that no guard can save it. */
export function takenDie(told: readonly Step[], guarded: boolean): number | null {
  const poachers = told.find((one) => one.step === 'poachers')
  if (poachers?.step !== 'poachers' || (guarded && !told.some(({ step }) => step === 'guards'))) return null
  return poachers.die
}
