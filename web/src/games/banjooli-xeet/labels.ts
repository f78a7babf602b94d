/** What a screen reader says of squares and choices. */
import { t } from '../../app/words'
import type { BoardProps, Choice } from '../board'
import type { Target } from './targets'
import type { View } from './types'

type Words = Pick<BoardProps, 'said' | 'word'>

/** A square by its tile, lane and row, and what it is. */
export function squareName(view: View, square: number | null, word: Words['word']): string {
  const found = view.squares.find((one) => one.square === square)
  if (!found) return word('line')
  const tile = view.track[found.place]!
  return t('banjooli-xeet-board-square', {
    place: found.place + 1,
    tile: word(tile.tile),
    lane: found.lane,
    step: found.step + 1,
    kind: word(found.kind),
  })
}

/** A choice on the track. */
export function targetLabel({ choice, square, effect, way }: Target, view: View, words: Words): string {
  const where = squareName(view, square, words.word)
  if (!way) return t(`banjooli-xeet-board-${choice.do}`, { where })
  return t('banjooli-xeet-board-run', { where, effect, steps: way.path.length })
}

/** A deed: what it is, its points, and where it can lead. */
export function deedLabel(choice: Choice, view: View, { said }: Words): string {
  const deed = deedOf(choice, view)
  return deed?.points
    ? t('banjooli-xeet-board-deed', { deed: said(choice), points: deed.points, ends: deed.ends.length })
    : said(choice)
}

export function deedOf(choice: Choice, view: View) {
  return view.deeds.find((deed) => JSON.stringify(deed.choice) === JSON.stringify(choice))
}
