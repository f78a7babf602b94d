/** What others did on the track: who ran from where to where, who was bewitched, where a berry lies. */
import type { GameEvent, View as Any } from '../board'
import type { Left } from '../marks'
import type { Course } from './places'
import { trodden, type Stop } from './running'
import { standsAt, stopAt } from './standing'
import type { Colour, Event, View } from './types'

const TOLD = new Set([
  ...['arrived', 'sank', 'fell_back', 'dazed', 'berry_eaten', 'trapped', 'turn_cut', 'jade', 'looked'],
  ...['sped_up', 'reversed', 'speared', 'no_effect', 'snake', 'snake_misses', 'stuck', 'vortex_thrown'],
])

export function left(event: GameEvent, before: Any, course: Course): Left {
  const view = before as View
  const it = event as unknown as Event
  const stands = (colour: Colour): Stop[] => {
    const racer = view.ostriches.find(({ ostrich }) => ostrich === colour)
    return racer ? [standsAt(course, racer, view.podium)] : []
  }
  const on = (square: number | null): Stop => stopAt(course, square, view.podium.length)
  switch (it.kind) {
    case 'ran':
      return { spots: trodden([...stands(it.ostrich), ...it.path.map(on)]) }
    case 'leapt':
    case 'went_back':
      return { spots: [...stands(it.ostrich), on(it.square)] }
    case 'exchanged':
      return { spots: [...stands(it.ostrich), ...stands(it.other)] }
    case 'bewitched':
    case 'freed':
    case 'startled':
      return { spots: stands(it.ostrich) }
    case 'berry_laid':
      return { spots: [on(it.square)] }
    default:
      return TOLD.has(it.kind) ? 'words' : undefined
  }
}
