/** Who is at a table before the game, and what it waits for. */
import type { TableInfo } from '../../wire'

export interface Company {
  /** How many seats nobody has. */
  free: number
  /** Nobody plays here but those at this device, and bots. */
  alone: boolean
  /** All seats of this device are ready. */
  ready: boolean
  /** The places of those who are not ready yet. */
  awaited: readonly number[]
}

export function company({ seats }: Pick<TableInfo, 'seats'>): Company {
  const people = seats.filter((seat) => seat.who === 'person')
  const mine = people.filter((seat) => seat.yours)
  const free = seats.filter((seat) => seat.who === 'free').length
  return {
    free,
    alone: mine.length > 0 && mine.length === people.length && free === 0,
    ready: mine.length > 0 && mine.every((seat) => seat.ready),
    awaited: seats.flatMap((seat, place) => (seat.who === 'person' && !seat.ready ? [place] : [])),
  }
}
