/** Which way of laying the track suits the screen. */
import { isBow } from './bow'
import { against, folded, foldings, ROW, type Rows } from './fold'
import { course, open, SIZE, TILE, type Course } from './places'
import type { View } from './types'

type Laid = Pick<View, 'track' | 'squares'>

/** How large a square can be shown, in pixels. */
const scale = ({ frame }: Course, width: number, height: number) =>
  Math.min(width / frame.width, height / frame.height) * SIZE

/** From this size on, in pixels, squares of the winding track are a pleasure on a large screen. */
const ENOUGH = 48
/**
 * A phone has no room to give away: there the winding track must show its squares nearly as large as a folded
 * one.
 */
const NARROW = 640
const NEARLY = 0.95
const LONGEST_ROW = 4

/** The best way to show a track in a space. */
export function bestCourse(view: Laid, width: number, height: number): Course {
  const size = (shown: Course) => scale(shown, width, height)
  const rows = course(view, folded(view.track, bestRows(view, width, height)))
  if (view.track.some(isBow)) return rows
  const winding = [open(view), open(view, true)].reduce((best, other) =>
    size(other) > size(best) ? other : best,
  )
  const wanted = width < NARROW ? NEARLY * size(rows) : Math.min(ENOUGH, size(rows))
  return size(winding) >= wanted ? winding : rows
}

/** How large squares become there. */
export const squaresIn = (view: Laid, width: number, height: number) =>
  scale(bestCourse(view, width, height), width, height)

/**
 * The rows in which squares are largest; among those the ones that read most easily, the fewest, and the most
 * even.
 */
function bestRows({ track }: Laid, width: number, height: number): Rows {
  const size = (rows: Rows) => Math.min(width / (Math.max(...rows) * TILE), height / (rows.length * ROW))
  const uneven = (rows: Rows) => rows.reduce((sum, count) => sum + count * count, 0)
  return foldings(track, LONGEST_ROW).reduce((best, rows) => {
    const gain =
      size(rows) - size(best) ||
      against(track, best) - against(track, rows) ||
      best.length - rows.length ||
      uneven(best) - uneven(rows)
    return gain > 0 ? rows : best
  })
}
