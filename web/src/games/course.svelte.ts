/** How the points of everybody went while one looked on: the standing over the game. */
import type { GameEvent, GameParts, View } from './board'

/** The points of all seats at one moment, and the event after which they stood so. */
export interface Moment {
  points: readonly number[]
  event?: GameEvent | undefined
}

/** What stands beside a seat’s name: points, or what a game shows instead of them. */
export function pointsOf(
  view: View,
  parts: GameParts | undefined,
  seat: number,
): number | string | undefined {
  return parts?.points?.(view, seat) ?? view.scores?.[seat]
}

/** The points of every seat; undefined where somebody's cannot be told, or what is shown is no points. */
export function pointsIn(view: View, parts: GameParts | undefined): number[] | undefined {
  const shown = Array.from({ length: view.players }, (_, seat) => parts?.points?.(view, seat))
  if (shown.every((one) => typeof one === 'number')) return shown
  return shown.some((one) => typeof one === 'string') ? undefined : (view.scores ?? undefined)
}

export class Course {
  moments: readonly Moment[] = $state.raw([])

  /** Takes the points as they stand; only what is new is kept. */
  note(points: readonly number[] | undefined, event?: GameEvent): void {
    if (!points || this.moments.at(-1)?.points.join() === points.join()) return
    this.moments = [...this.moments, { points, event }]
  }

  /** Goes on with what was seen before the page was loaded anew. */
  restore(moments: readonly Moment[]): void {
    this.moments = moments
  }
}

/** Since when the winners have been ahead for good; undefined where they were from the first moment on. */
export function turningPoint(moments: readonly Moment[], winners: readonly number[]): Moment | undefined {
  const leads = ({ points }: Moment) => {
    const best = Math.max(...points)
    return points.every((one, seat) => (one === best) === winners.includes(seat))
  }
  const last = moments.findLastIndex((moment) => !leads(moment))
  return last < 0 ? undefined : moments[last + 1]
}

/** By how many points the winners are ahead of the next; undefined where there is no next, or no points. */
export function margin(
  points: readonly number[] | undefined,
  winners: readonly number[],
): number | undefined {
  if (!points || !winners.length || winners.length === points.length) return undefined
  const others = points.filter((_, seat) => !winners.includes(seat))
  return points[winners[0]!]! - Math.max(...others)
}
