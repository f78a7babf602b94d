/** The moments of a review and the steps of its replay: moment n is where n steps of the review are done. */
import type { Review, Step } from '../../app/analysis'
import type { Replayed } from '../../wire'

type Played = Pick<Replayed, 'steps'>

/** Lines of the record before a moment. */
export const versionOf = (review: Review, moment: number) =>
  moment ? review.steps[moment - 1]!.until : (review.steps[0]?.since ?? 0)

/** Lines of the record before the first choice: what was laid out lies there. */
export const opening = (review: Review) => versionOf(review, review.steps[0]?.kind === 'luck' ? 1 : 0)

/** The last moment that so many lines of the record have reached. */
export const momentAt = (review: Review, version: number) =>
  review.steps.filter((step) => step.until <= version).length

/** Steps of the replay within so many lines; what these eyes saw nothing of is no step. */
export const shownBy = (record: Played, version: number) =>
  record.steps.filter((step) => step.version <= version).length

/** Lines of the record that so many steps of the replay have shown. */
export const versionShown = (record: Played, at: number) => (at ? record.steps[at - 1]!.version : 0)

/** What every seat may expect at a moment, in shares of the win. */
export const sharesAt = (review: Review, moment: number) =>
  (moment ? review.steps[moment - 1]!.after : review.start).map((parts) => parts / review.whole)

/** The error that gave most away, if any stands out. */
export const worst = (review: Review): Step | undefined => {
  const first = review.mistakes[0]
  return first && review.steps[first.step]
}
