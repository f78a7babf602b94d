/** How a game ended: the places, winners first, then by points. */
import type { View } from './board'

export interface Placed {
  seat: number
  place: number
  points: number | undefined
}

/** Every seat with its place; who is level shares one. */
export function placesOf(view: View): Placed[] {
  const points = (seat: number) => view.scores?.[seat]
  const won = (seat: number) => view.winners.includes(seat)
  const order = Array.from({ length: view.players }, (_, seat) => seat).sort(
    (a, b) => Number(won(b)) - Number(won(a)) || (points(b) ?? 0) - (points(a) ?? 0),
  )
  const level = (a: number, b: number) => won(a) === won(b) && (won(a) || points(a) === points(b))
  const placed: Placed[] = []
  order.forEach((seat, at) => {
    const before = placed[at - 1]
    placed.push({
      seat,
      place: before && level(before.seat, seat) ? before.place : at + 1,
      points: points(seat),
    })
  })
  return placed
}
