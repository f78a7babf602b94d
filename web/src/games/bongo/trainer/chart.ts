/** The chart of progress measured out: seconds upwards, series from left to right. */
import { tenth } from '../../../ui/drawing/trace'
import type { Told } from './history'

export const LEFT = 34
export const RIGHT = 314
export const HIGH = 8
export const LOW = 106

const MOST_CROSSES = 4
const FEWEST = 6

export interface Chart {
  lines: { seconds: number; y: number }[]
  points: { x: number; y: number }[]
  /** The line through the points, as trace.ts writes it; empty for fewer than two. */
  path: string
  errors: { x: number; count: number }[]
}

export function chartOf(series: readonly Told[]): Chart {
  const slowest = Math.max(1000, ...series.map(({ median = 0 }) => median))
  const every = stepOf(slowest / 1000)
  const top = Math.ceil(slowest / 1000 / every) * every
  const at = (index: number) =>
    tenth(LEFT + 12 + (index * (RIGHT - LEFT - 24)) / Math.max(FEWEST, series.length - 1))
  const up = (seconds: number) => tenth(LOW - (seconds / top) * (LOW - HIGH - 4))
  const points = series.flatMap(({ median }, index) =>
    median === undefined ? [] : [{ x: at(index), y: up(median / 1000) }],
  )
  return {
    lines: Array.from({ length: Math.round(top / every) }, (_, line) => ({
      seconds: (line + 1) * every,
      y: up((line + 1) * every),
    })),
    points,
    path: points.length > 1 ? points.map(({ x, y }) => `${x},${y}`).join(' ') : '',
    errors: series.flatMap(({ errors }, index) =>
      errors ? [{ x: at(index), count: Math.min(MOST_CROSSES, errors) }] : [],
    ),
  }
}

/** Three or four lines, at round numbers of seconds. */
function stepOf(seconds: number): number {
  return [0.5, 1, 2, 5, 10, 20].find((step) => seconds / step <= 4) ?? 60
}
