/** The photo finish measured out: where each press lies on the strip, and how unsure its time is. */
import type { Judged } from '../../wire'

export interface Mark extends Judged {
  /** Hundredths of the strip's width. */
  left: number
  from: number
  to: number
  /** Where it would lie if its seat were not slowed. */
  own: number
  /** Milliseconds after the first call that could win. */
  behind: number
}

export interface Strip {
  marks: Mark[]
  /** The finish: the first right call. */
  finish: number | undefined
}

const EDGE = 0.08
/** A strip shows at least so many milliseconds, or two presses would look further apart than they were. */
const SHORTEST = 160
const WINNING = new Set(['won', 'level'])

/** Presses on a strip that is as long as it must be; what came too early is left out of the measure. */
export function stripOf(photo: readonly Judged[]): Strip {
  const ends = photo.flatMap(({ time, bar, reaction }) => [time - bar, time + bar, reaction])
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  const long = Math.max(SHORTEST, (last - first) / (1 - 2 * EDGE))
  const start = (first + last - long) / 2
  const at = (time: number) => ((time - start) / long) * 100
  const winning = photo.filter(({ verdict }) => WINNING.has(verdict)).map(({ time }) => time)
  const best = winning.length ? Math.min(...winning) : undefined
  return {
    marks: photo.map((one) => ({
      ...one,
      left: at(one.time),
      from: at(one.time - one.bar),
      to: at(one.time + one.bar),
      own: at(one.reaction),
      behind: best === undefined ? 0 : one.time - best,
    })),
    finish: best === undefined ? undefined : at(best),
  }
}
