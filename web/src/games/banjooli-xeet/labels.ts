/** What a screen reader says of squares and choices. */
import { t } from '../../app/words'
import type { BoardProps, Choice } from '../board'
import type { Target } from './targets'
import { SORCERY } from './kinds'
import type { Face, View } from './types'

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

/** A die, its face said. */
export function dieLabel(die: number, face: Face | null, word: Words['word']): string {
  const shown = face ? word(face) : t('banjooli-xeet-board-no-face')
  return die === SORCERY
    ? t('banjooli-xeet-board-sorcery-die', { face: shown })
    : t('banjooli-xeet-board-die', { die: die + 1, face: shown })
}

/** Which dice are thrown again: how many, and what they show now. */
export function rerollLabel(choice: Choice, { dice }: View, word: Words['word']): string {
  const faces = [...dice.movement, dice.sorcery]
  const marked = choice['dice'] as number[]
  const which = marked.map((die) => dieLabel(die, faces[die] ?? null, word)).join('; ')
  return `${t('banjooli-xeet-board-reroll', { count: marked.length })} (${which})`
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
