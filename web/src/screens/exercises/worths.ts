/** The choices of an exercise beside the best of them. */
import type { Choice } from '../../games/board'
import type { ChoiceWorth, ExerciseShown } from '../../wire'

export interface Compared {
  choice: Choice
  /** Points less than the best choice brings; 0 for that one. */
  less: number
  /** Points by which this may be off, up or down. */
  off: number
  best: boolean
  yours: boolean
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Points as they are said, so that a word agrees with its number: 1 point, 1.1 points. */
export const rounded = (points: number) => Math.round(points * 10) / 10

/** Every choice with what it gives away, the best first. */
export function compared(exercise: ExerciseShown, made: Choice): Compared[] {
  const top = worthOf(exercise, exercise.best)
  return exercise.choices
    .map((worth) => ({
      choice: worth.choice as Choice,
      less: top.value - worth.value,
      off: (worth.high - worth.low) / 2,
      best: same(worth.choice, exercise.best),
      yours: same(worth.choice, made),
    }))
    .sort((one, other) => one.less - other.less)
}

/** Points that the best choice brings more than another. */
export const pointsMore = (exercise: ExerciseShown, than: unknown) =>
  worthOf(exercise, exercise.best).value - worthOf(exercise, than).value

function worthOf(exercise: ExerciseShown, choice: unknown): ChoiceWorth {
  return exercise.choices.find((worth) => same(worth.choice, choice)) ?? exercise.choices[0]!
}
