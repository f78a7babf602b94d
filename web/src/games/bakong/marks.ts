/** What others did on the trail: tiles turned, the way walked, and what was taken, lost or paid there. */
import type { GameEvent, View as Any } from '../board'
import type { Left } from '../marks'
import type { Trail } from './places'
import type { Event, View } from './types'

const PAID = new Set([
  ...['object_taken', 'nothing_taken', 'cave_rolled', 'emeralds_gained', 'emeralds_left', 'thrown', 'lost'],
  ...['emerald_thrown', 'packed', 'ouch_given_back', 'ouch_kept', 'cursed', 'big_emerald_taken', 'sank'],
  ...[
    'big_emerald_packed',
    'temple_left',
    'first_back',
    'pledged',
    'not_flipped',
    'stopped',
    'temple_reached',
  ],
])

export function left(event: GameEvent, before: Any, trail: Trail): Left {
  const it = event as unknown as Event
  const at = (place: number) => trail.places[place]!
  if (it.kind === 'flipped' || it.kind === 'flipped_also') return { spots: [at(it.place)] }
  if (it.kind !== 'crossed') return it.kind === 'object_taken' && isFirst(before) ? camp(trail) : paid(event)
  const from = (before as View).adventurers[it.seat]!.place
  return { spots: [at(from), at(it.place)], step: true }
}

const paid = ({ kind }: GameEvent): Left => (PAID.has(kind) ? 'words' : undefined)
const isFirst = (view: Any) => (view as View).phase === 'first_object'
const camp = (trail: Trail): Left => ({ spots: [trail.places[0]!] })
