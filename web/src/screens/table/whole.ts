/** The standing over a whole game, from its record: for those who came late or looked away. */
import { Course, pointsIn, type Moment } from '../../games/course.svelte'
import type { GameEvent, GameParts, View } from '../../games/board'
import { played, recordText } from '../replay/fetching'
import { applied } from '../replay/theatre.svelte'

/** Every moment of it; nothing where the record cannot be had. */
export async function wholeCourse(
  table: string,
  eyes: number | null,
  parts: GameParts,
): Promise<readonly Moment[] | undefined> {
  const found = await recordText(table)
  const record = 'text' in found ? await played(found.text, eyes) : undefined
  if (!record || !('steps' in record)) return undefined
  const course = new Course()
  let view = record.start as unknown as View
  course.note(pointsIn(view, parts))
  for (const event of record.steps.flatMap((step) => step.events as unknown as GameEvent[])) {
    view = applied(view, [event])
    course.note(pointsIn(view, parts), event)
  }
  return course.moments
}
