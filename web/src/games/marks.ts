/** Marks of what others did: where on the board, and in which words. */
import type { GameEvent, Trace, View } from './board'

export interface Spot {
  x: number
  y: number
  /** The way goes on here, elsewhere on the board than where it was. */
  apart?: boolean
}

/** A way as it is drawn. */
export const drawn = (spots: readonly Spot[]) =>
  spots.map(({ x, y, apart }, n) => `${n && !apart ? 'L' : 'M'}${x} ${y}`).join('')

export interface Mark {
  seat: number
  words: string
  /** One spot is ringed, several are a way from the first to the last, or an outline. */
  spots: readonly Spot[]
  outline?: boolean
  /** A step of a way: the next one goes on from where it ends. */
  step?: boolean
  trace: Trace
}

/** What one event leaves on the board: spots, or words alone that belong to what was marked before. */
export type Left = Pick<Mark, 'spots' | 'outline' | 'step'> | 'words' | undefined

/** The marks of a turn, from what each of its events leaves. */
export function marksOf(
  trace: Trace,
  left: (event: GameEvent, before: View) => Left,
  told: (event: GameEvent) => string,
): Mark[] {
  const marks: Mark[] = []
  let view = trace.before
  for (const event of trace.events) {
    const found = left(event, view)
    view = { ...view, ...event.now } as View
    const words = found ? told(event) : ''
    const last = marks.at(-1)
    if (found === 'words' || (found?.step && last?.step)) addTo(marks, words, found)
    else if (found) marks.push({ seat: trace.seat, trace, words, ...found })
  }
  return marks
}

/** The last mark says more, and its way goes on where there is more of it. */
function addTo(marks: Mark[], words: string, found: Exclude<Left, undefined>): void {
  const last = marks.at(-1)
  if (!last) return
  const further = found === 'words' ? [] : found.spots.slice(1)
  marks[marks.length - 1] = {
    ...last,
    words: `${last.words} ${words}`,
    spots: [...last.spots, ...further],
  }
}
