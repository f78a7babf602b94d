/**
 * The choices that are places on the track: where a way ends, where a berry is laid, where an ostrich lands.
 */
import type { Choice } from '../board'
import type { Course, Spot } from './places'
import type { Effect, View, Way } from './types'
import { isSame, squareOf } from './kinds'

export interface Target {
  choice: Choice
  square: number | null
  effect: Effect
  /** The way there, where the choice is one. */
  way?: Way
}

const ON_THE_TRACK = new Set(['lay_berry', 'leap', 'back'])

/** What can be chosen on the track now. */
export function targetsOf(view: View, choices: readonly Choice[]): Target[] {
  const found: Target[] = []
  for (const choice of choices) {
    if (ON_THE_TRACK.has(choice.do)) found.push({ choice, square: squareOf(choice)!, effect: 'stands' })
    const way = choice.do === 'way' ? view.ways.find((one) => isSame(one.choice, choice)) : undefined
    if (way) found.push({ choice, square: way.square, effect: way.effect, way })
  }
  return found
}

/** The middle of a target: its square, or the next arrival. */
export function middleOf(course: Course, square: number | null, arrived: number): Spot {
  return square === null
    ? course.arrivals[Math.min(arrived, course.arrivals.length - 1)]!
    : course.grounds.get(square)!.middle
}

/** The area that a finger may touch. */
export function areaOf(
  course: Course,
  { square, effect }: Pick<Target, 'square' | 'effect'>,
): readonly Spot[] {
  if (square === null) return course.goal
  const { middle, outline } = course.grounds.get(square)!
  // A way through the lava falls back to a square at which another may end: it takes the lower half.
  return effect === 'lava' ? outline.map(({ x, y }) => ({ x, y: Math.max(y, middle.y + 4) })) : outline
}
