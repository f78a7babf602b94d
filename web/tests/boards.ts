/**
 * What the tests of all four boards have in common: who sits there, and a table at which nothing happens just
 * now.
 */
import type { BoardProps, GameParts, SeatLook, View } from '../src/games/board'
import { sayAction, sayEvent, sayWord } from '../src/app/sentences'

/** Three people, the first so many of them at this device. */
export const seatsOf = (yours = 1): SeatLook[] =>
  ['Awa', 'Ben', 'Cleo'].map((name, seat) => ({
    seat,
    name,
    paint: 'var(--coral)',
    pattern: undefined,
    yours: seat < yours,
    bot: false,
  }))

type AtRest = Omit<BoardProps, 'view' | 'choices' | 'eyes' | 'hands' | 'act' | 'preview'>

/** The game's words for what lies there, and nothing that moves. */
export function atRest(game: string, parts: GameParts, view: View, seats = seatsOf()): AtRest {
  const names = seats.map(({ name }) => name)
  const word = (value: string) => sayWord(game, value)
  return {
    seats,
    busy: false,
    said: (choice) => sayAction(game, choice, names),
    heard: parts.heard?.({ view, seats, word }) ?? [],
    told: (event) => sayEvent(game, { ...event }, names),
    word,
    event: undefined,
    past: [],
    moving: false,
    rule: () => {},
    seen: () => {},
  }
}
