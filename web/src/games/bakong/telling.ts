/** What a preview says, in sentences. */
import { t } from '../../app/words'
import { TEMPLE } from './places'
import type { End, Face, If, Journey, Preview, Walk } from './types'

type Word = (value: string) => string

export interface Line {
  text: string
  /** How many of each: drawn beside the words. */
  ouches: number
  lost: number
  emeralds: number
  /** The faces on which it hangs, and where it ends: pictures say that sooner. */
  faces: Face[]
  stop: Journey['stop']
  held: boolean
  steps: number | undefined
}

/** The lines of a preview: where each walk ends, on which condition. */
export function linesOf(preview: Preview, word: Word): Line[] {
  if (preview.goes_on) return [lineOf(preview.goes_on, word)]
  const walks = preview.walks ?? []
  return walks.flatMap((walk) =>
    alike(walk.ends).map((end) => lineOf(end, word, walks.length > 1 ? walk : undefined)),
  )
}

/**
 * Ends that come to the same for whoever walks, put together: whether a rope helped on the way is drawn, not
 * told.
 */
function alike(ends: readonly End[]): End[] {
  const found = new Map<string, End>()
  for (const end of ends) {
    const key = JSON.stringify([
      end.stop,
      end.cut_short,
      end.certain,
      end.ouches,
      end.objects_lost,
      end.emeralds_at_least,
    ])
    const same = found.get(key)
    found.set(key, same ? { ...same, if: [...same.if, ...end.if] } : end)
  }
  return found.size > 1 ? [...found.values()] : [...found.values()].map((end) => ({ ...end, if: [] }))
}

function lineOf(end: Journey & Partial<If>, word: Word, walk?: Walk): Line {
  const parts = [
    walk && t('bakong-board-steps', { steps: walk.steps }),
    end.if?.length && t('bakong-board-if', { faces: end.if.map(word).join(', ') }),
    stopOf(end, word),
  ]
  return {
    text: parts.filter(Boolean).join(' '),
    ouches: end.ouches,
    lost: end.objects_lost,
    emeralds: end.emeralds_at_least,
    faces: end.if ?? [],
    stop: end.stop,
    held: end.cut_short,
    steps: walk?.steps,
  }
}

function stopOf({ stop, cut_short, certain }: Journey, word: Word): string {
  const where = stop.place === 0 ? 'camp' : stop.place === TEMPLE ? 'temple' : 'tile'
  const how = cut_short ? 'held-up' : certain ? 'stop' : 'perhaps'
  return t(`bakong-board-${where === 'tile' ? how : where}`, { place: stop.place, face: word(stop.face) })
}

/** What a thing to take or to throw means for the pack. */
export function roomOf(preview: Preview): string | undefined {
  if (preview.fits !== undefined)
    return preview.fits ? t('bakong-board-fits', { free: preview.free ?? 0 }) : t('bakong-board-fits-not')
  if (preview.then_fits !== undefined) {
    return [
      t(preview.then_fits ? 'bakong-board-then-fits' : 'bakong-board-then-fits-not'),
      preview.goes_to && t(`bakong-board-to-${preview.goes_to}`),
    ].join(' ')
  }
  return preview.fit === undefined ? undefined : t('bakong-board-fit', { fit: preview.fit })
}
