/** The last count as the finished view tells it: what each line of a prediction has earned. */
import box from '@box/banjooli_xeet/box.json'
import type { Colour, View } from './types'

export interface Line {
  ostrich: Colour
  /** Its place on the podium, from 0; -1 if it did not arrive. */
  arrived: number
  points: number
}

export interface SeatCount {
  seat: number
  lines: Line[]
  last: Colour
  /** Whether the last one was last: then the lines count twice. */
  doubled: boolean
  jade: number
  /** With how many points it began. */
  ahead: number
  total: number
}

const { places, elsewhere, oor } = box.points

/** What each seat's prediction has earned, line by line. */
export function countsOf(view: View): SeatCount[] {
  return view.cards.flatMap((card, seat) => {
    if (!card) return []
    const lines = card.places.map((ostrich, place) => {
      const arrived = view.podium.indexOf(ostrich)
      return { ostrich, arrived, points: arrived < 0 ? 0 : arrived === place ? places[place]! : elsewhere }
    })
    return [
      {
        seat,
        lines,
        last: card.last,
        doubled: view.last_now === card.last,
        jade: view.oor.includes(seat) ? oor : 0,
        ahead: view.ahead[seat] ?? 0,
        total: view.scores?.[seat] ?? 0,
      },
    ]
  })
}
