/** How the seats of a table look: name, paint, pattern. */
import { SEAT_PAINTS } from '../art/table/seats'
import type { SeatLook } from '../games/board'
import { sayLevel } from '../sentences'
import { settings } from '../settings.svelte'
import type { SeatInfo, TableInfo } from '../wire'
import { t } from '../words'

export function looksOf(info: TableInfo): SeatLook[] {
  return info.seats.map((seat, place) => ({
    seat: place,
    name: nameOf(seat, place, info.seats),
    paint: SEAT_PAINTS[place % SEAT_PAINTS.length]!,
    pattern: settings.patterned ? place : undefined,
    yours: seat.yours,
    bot: seat.who === 'bot',
  }))
}

/** A bot is called by its level, with its number where there are several of a kind. */
function nameOf(seat: SeatInfo, place: number, all: readonly SeatInfo[]): string {
  if (seat.who === 'free') return t('free-seat')
  if (seat.who === 'person' || seat.name !== seat.level) return seat.name
  const alike = all.filter((other) => other.who === 'bot' && other.level === seat.level)
  const words = t('bot-named', { level: sayLevel(seat.level ?? '') })
  return alike.length > 1 ? `${words} ${alike.indexOf(all[place]!) + 1}` : words
}
