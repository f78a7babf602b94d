/** How the seats of a table look: name, paint, pattern. */
import { SEAT_PAINTS } from '../../ui/drawing/seats'
import type { SeatLook } from '../../games/board'
import { namesOf } from '../../app/names'
import { settings } from '../../app/settings.svelte'
import type { TableInfo } from '../../wire'

export function looksOf(info: TableInfo): SeatLook[] {
  const names = namesOf(info.seats)
  return info.seats.map((seat, place) => ({
    seat: place,
    name: names[place]!,
    paint: SEAT_PAINTS[place % SEAT_PAINTS.length]!,
    pattern: settings.patterned ? place : undefined,
    yours: seat.yours,
    bot: seat.who === 'bot',
    level: seat.who === 'bot' ? seat.level : null,
  }))
}
