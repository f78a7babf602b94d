/** Whether something said of a seat is said to the only person here. */
import type { SeatLook } from './board'

/** Whether a seat is the only one of this device: then one says "you". */
export const isYou = (seats: readonly SeatLook[], seat: number): boolean =>
  seats[seat]?.yours === true && seats.filter(({ yours }) => yours).length === 1

/** The same for a sentence that chooses between "you" and a name. */
export const whoIs = (seats: readonly SeatLook[], seat: number) => ({
  you: isYou(seats, seat) ? 'yes' : 'no',
  name: seats[seat]?.name ?? '',
})
