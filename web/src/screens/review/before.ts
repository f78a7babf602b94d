/** How somebody read throws in earlier games, as their own story tells it. */
import type { StoryGame } from '../../wire'

export interface Before {
  /** One's own seat in the game that is looked at. */
  seat: number
  /** Earlier games that were reviewed. */
  games: number
  /** Milliseconds of right calls by kind of throw: the middle one of those games. */
  medians: ReadonlyMap<string, number>
}

/** What one did before a game; nothing where it was not one's own, or one had several seats. */
export function beforeOf(story: readonly StoryGame[], table: string): Before | undefined {
  const here = story.find((game) => game.table === table)
  if (here?.seats.length !== 1) return undefined
  const earlier = story.filter(
    ({ game, ended, seats, readings }) =>
      game === here.game && ended < here.ended && seats.length === 1 && readings?.length,
  )
  const readings = earlier.flatMap(({ readings }) => readings ?? [])
  const medians = new Map<string, number>()
  for (const kind of new Set(readings.map((each) => each.kind))) {
    const times = readings.flatMap((each) =>
      each.kind === kind && each.median !== null ? [each.median] : [],
    )
    if (times.length) medians.set(kind, middle(times))
  }
  return { seat: here.seats[0]!, games: earlier.length, medians }
}

function middle(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other)
  const [low, high] = [(sorted.length - 1) >> 1, sorted.length >> 1]
  return (sorted[low]! + sorted[high]!) / 2
}
