/** What a screen reader says of a choice in the jungle. */
import { t } from '../../app/words'
import type { BoardProps, Choice } from '../board'
import type { Face, View } from './types'

export function labelOf(
  choice: Choice,
  view: View,
  { said, word }: Pick<BoardProps, 'said' | 'word'>,
): string {
  if (choice.do !== 'flip_also') return said(choice)
  const place = Number(choice['place'])
  return t('bakong-board-flip-also', { said: said(choice), shows: word(view.trail[place] as Face) })
}
