/** A board as in a book: nothing can be chosen, and nothing moves. */
import { sayWord } from '../app/sentences'
import { t } from '../app/words'
import { SEAT_PAINTS } from '../ui/drawing/seats'
import type { BoardProps, SeatLook, View } from './board'

/** How seats look that nobody in particular sits on. */
export const seatsOf = (view: View, eyes: number | null): SeatLook[] =>
  Array.from({ length: view.players }, (_, seat) => ({
    seat,
    name: t('player-seat', { number: seat + 1 }),
    paint: SEAT_PAINTS[seat]!,
    pattern: undefined,
    yours: seat === eyes,
    bot: false,
  }))

/** All that a board is given, to be looked at only. */
export function still(game: string, view: View, eyes: number | null): BoardProps {
  return {
    view,
    eyes,
    seats: seatsOf(view, eyes),
    bare: true,
    choices: [],
    hands: [],
    busy: false,
    act: () => {},
    preview: () => Promise.resolve(undefined),
    said: () => '',
    heard: [],
    told: () => '',
    word: (value) => sayWord(game, value),
    event: undefined,
    past: [],
    moving: false,
    rule: () => {},
    seen: () => {},
  }
}
