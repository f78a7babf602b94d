/** How the seats of a record look: by their names as long as the house remembers, else by their numbers. */
import { settings } from '../../app/settings.svelte'
import { t } from '../../app/words'
import type { SeatLook } from '../../games/board'
import { SEAT_PAINTS } from '../../ui/drawing/seats'
import type { Replayed } from '../../wire'

export function seatLooks(
  { players, eyes }: Pick<Replayed, 'players' | 'eyes'>,
  names: readonly string[] | undefined,
  levels: readonly (string | null)[] = [],
): SeatLook[] {
  return Array.from({ length: players }, (_, seat) => ({
    seat,
    name: names?.[seat] || t('player-seat', { number: seat + 1 }),
    paint: SEAT_PAINTS[seat % SEAT_PAINTS.length]!,
    pattern: settings.patterned ? seat : undefined,
    yours: seat === eyes,
    bot: Boolean(levels[seat]),
    level: levels[seat] ?? null,
  }))
}
