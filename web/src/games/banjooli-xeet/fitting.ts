/** Which way of laying the track suits the screen. */
import { folded } from './fold'
import { course, open, SIZE, type Course } from './places'
import type { RaceView } from './view'

/** How large a square can be shown, in pixels. */
const scale = ({ frame }: Course, width: number, height: number) => Math.min(width / frame.width, height / frame.height) * SIZE

/** From this size on, in pixels, squares of the winding track are a pleasure; else it is folded. */
const ENOUGH = 50
const PER_ROW = [2, 3, 4]

/** The best way to show a track in a space. */
export function bestCourse(view: Pick<RaceView, 'track' | 'squares'>, width: number, height: number): Course {
  const winding = open(view)
  if (scale(winding, width, height) >= ENOUGH) return winding
  const all = PER_ROW.map((perRow) => course(view, folded(view.track, perRow)))
  return all.reduce((best, other) => (scale(other, width, height) > scale(best, width, height) ? other : best))
}
