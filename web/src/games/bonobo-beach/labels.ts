/** What a screen reader says of a choice on the island. */
import { t } from '../../app/words'
import type { BoardProps, Choice } from '../board'
import { diamondOf, shownBy, type Beach, type Place } from './places'
import { worth, signed } from './reading'
import type { View } from './types'
import { isLay, isPut } from './kinds'

export function labelOf(
  choice: Choice,
  view: View,
  beach: Beach,
  { said, word }: Pick<BoardProps, 'said' | 'word'>,
): string {
  if (isPut(choice)) {
    const place = beach.place(choice.at)
    return t('bonobo-beach-board-put', { place: place.name, points: signed(worth(view, beach, place) ?? 0) })
  }
  if (!isLay(choice) || !view.drawn) return said(choice)
  const { tips, corners } = diamondOf(beach, choice.on)
  const shown = shownBy(view.drawn.value)
  return t('bonobo-beach-board-lay', {
    tip: signed(shown.tip),
    tips: names(tips),
    corner: signed(shown.corner),
    corners: names(corners),
    covers: choice.on.map((id) => word(beach.triangles[id]!.shows)).join(', '),
  })
}

const names = (places: readonly Place[]) => places.map(({ name }) => name).join(', ')
