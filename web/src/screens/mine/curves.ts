/** The curves of one's own story: what they show, worked out from the games that the server tells. */
import type { StoryGame } from '../../wire'

export interface Point {
  /** Which game it was, counted from the oldest. */
  at: number
  value: number
}

export interface Curve {
  /** The level, the kind of throw, or what is measured. */
  name: string
  points: Point[]
}

const LATELY = 10

/** Games from the oldest on, as curves run. */
const inOrder = (games: readonly StoryGame[]) => [...games].sort((a, b) => a.ended - b.ended)

/** The strongest bot that somebody played against: who has beaten that one has beaten all. */
export function strongest(game: StoryGame, levels: readonly string[]): string | undefined {
  const met = game.levels.filter((level): level is string => level !== null)
  return met.length ? met.reduce((a, b) => (levels.indexOf(b) > levels.indexOf(a) ? b : a)) : undefined
}

/** The share of wins over the last ten games against each level. */
export function winsByLevel(games: readonly StoryGame[], levels: readonly string[]): Curve[] {
  const found = new Map<string, { share: number; point: Point }[]>()
  inOrder(games).forEach((game, at) => {
    const level = strongest(game, levels)
    if (!level) return
    const before = found.get(level) ?? []
    const lately = [...before.slice(1 - LATELY).map(({ share }) => share), game.share]
    const value = lately.reduce((sum, one) => sum + one, 0) / lately.length
    found.set(level, [...before, { share: game.share, point: { at, value } }])
  })
  return levels
    .filter((level) => found.has(level))
    .map((name) => ({ name, points: found.get(name)!.map(({ point }) => point) }))
}

/** What all choices of a game cost together, where it was reviewed. */
export function costs(games: readonly StoryGame[]): Curve[] {
  const points = inOrder(games).flatMap((game, at) =>
    typeof game.cost === 'number' ? [{ at, value: game.cost }] : [],
  )
  return points.length ? [{ name: 'cost', points }] : []
}

/** The median reading of each kind of throw, in seconds, where games were reviewed. */
export function readings(games: readonly StoryGame[]): Curve[] {
  return byKind(games, ({ median }) => (typeof median === 'number' ? median / 1000 : undefined))
}

/** The share of wrong calls for each kind of throw. */
export function errors(games: readonly StoryGame[]): Curve[] {
  return byKind(games, ({ calls, errors }) => (calls ? errors / calls : undefined))
}

function byKind(
  games: readonly StoryGame[],
  measure: (reading: NonNullable<StoryGame['readings']>[number]) => number | undefined,
): Curve[] {
  const found = new Map<string, Point[]>()
  inOrder(games).forEach((game, at) => {
    for (const reading of game.readings ?? []) {
      const value = measure(reading)
      if (value !== undefined) found.set(reading.kind, [...(found.get(reading.kind) ?? []), { at, value }])
    }
  })
  return [...found].map(([name, points]) => ({ name, points }))
}

/** The line of a curve in a box of a width and a height; the highest value touches the top. */
export function path(curve: Curve, games: number, top: number, width: number, height: number): string {
  return curve.points
    .map(({ at, value }) => {
      const x = games > 1 ? (at * width) / (games - 1) : width / 2
      return `${x.toFixed(1)},${(height - (value * height) / (top || 1)).toFixed(1)}`
    })
    .join(' ')
}
