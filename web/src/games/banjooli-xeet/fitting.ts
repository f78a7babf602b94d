/** Which way of laying the track suits the screen. */
import { isBow } from './bow'
import { BETWEEN, folded, foldings, type Rows } from './fold'
import { course, open, SIZE, TILE, type Course } from './places'
import type { RaceView } from './view'

type Laid = Pick<RaceView, 'track' | 'squares'>

/** How large a square can be shown, in pixels. */
const scale = ({ frame }: Course, width: number, height: number) => Math.min(width / frame.width, height / frame.height) * SIZE

/** From this size on, in pixels, squares of the winding track are a pleasure; else it is folded. */
const ENOUGH = 48
const LONGEST_ROW = 4

/** The best way to show a track in a space. */
export function bestCourse(view: Laid, width: number, height: number): Course {
  const winding = view.track.some(isBow) ? undefined : open(view)
  if (winding && scale(winding, width, height) >= ENOUGH) return winding
  return course(view, folded(view.track, bestRows(view, width, height)))
}

/** The rows in which squares are largest; among those the fewest, and the most even ones. */
function bestRows({ track }: Laid, width: number, height: number): Rows {
  const size = (rows: Rows) => Math.min(width / (Math.max(...rows) * TILE), height / (rows.length * (TILE + BETWEEN)))
  const uneven = (rows: Rows) => rows.reduce((sum, count) => sum + count * count, 0)
  return foldings(track, LONGEST_ROW).reduce((best, rows) => {
    const gain = size(rows) - size(best) || best.length - rows.length || uneven(best) - uneven(rows)
    return gain > 0 ? rows : best
  })
}
