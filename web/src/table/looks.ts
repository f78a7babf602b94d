/** How the seats of a table look: name, paint, pattern. */
import { SEAT_PAINTS } from '../art/table/seats'
import type { SeatLook } from '../games/board'
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

/** Bots are numbered where there are several; how good they are stands beside. */
function nameOf(seat: SeatInfo, place: number, all: readonly SeatInfo[]): string {
  if (seat.who === 'free') return t('free-seat')
  if (seat.who === 'person' || seat.name !== seat.level) return seat.name
  const bots = all.filter((other) => other.who === 'bot' && other.name === other.level)
  return bots.length > 1 ? t('bot-number', { number: bots.indexOf(all[place]!) + 1 }) : t('bot')
}
