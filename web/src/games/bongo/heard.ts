/** The savanna for those who listen: what the dice show, and who has which photos. */
import { t } from '../../app/words'
import type { Lying } from '../board'
import type { View, Dice } from './types'

export function heard({ view, seats, word }: Lying): string[] {
  const { dice, trophies, supply } = view as View
  return [
    heardDice(dice, word),
    ...seats.map(({ seat, name }) => t('bongo-board-shelf', { name, ...trophies[seat]! })),
    t('bongo-board-supply-heard', { ...supply }),
  ]
}

/** The faces of all dice, or that they are in the air. */
export function heardDice(dice: Dice | null, word: Lying['word']): string {
  if (!dice) return t('bongo-board-in-the-air')
  const words = (faces: readonly (string | number)[]) => faces.map((face) => word(String(face))).join(', ')
  const film = t('bongo-board-dice', { white: words(dice.white), film: words(dice.film) })
  const poachers = dice.poachers ? t('bongo-board-dice-poachers', { poachers: words(dice.poachers) }) : ''
  return [film, poachers, dice.guard ? t('bongo-board-dice-guard', { guard: word(dice.guard) }) : '']
    .filter(Boolean)
    .join(' ')
}
