/** What there is to say of a seat beside its name. */
import type { SeatInfo } from '../wire'

/** The key of the words, or nothing for somebody who simply plays. */
export function statusOf(seat: SeatInfo): string | undefined {
  if (seat.held) return seat.yours ? 'seat-held-yours' : 'seat-held'
  if (seat.who === 'person' && !seat.present) return 'seat-away'
  return seat.yours ? 'seat-yours' : undefined
}
