/** Places and triangles as people find them on the island: by name, by what lies there, by their corners. */
import type { View as Any } from '../board'
import { beachOf, type Beach, type Place } from './places'
import type { At, View } from './types'

/** What is said by number, said by name; of what has happened, in things. */
export function named<Facts extends object>(facts: Facts, view: Any): Facts {
  const beach = beachOf(String(view.options['board']))
  const in_things = 'kind' in facts
  const say = in_things ? inThings : inPlaces
  const told = Object.entries(facts).map(([name, fact]) => [name, say(name, fact, beach)])
  return { ...Object.fromEntries(told), in_things, ...beside(facts, view as View, beach) } as Facts
}

function inPlaces(name: string, fact: unknown, beach: Beach): unknown {
  if (name === 'at') return beach.place(fact as At).name
  if (name === 'triangle') return cornersOf(beach, fact as number)
  return name === 'on' ? (fact as number[]).map((id) => cornersOf(beach, id)) : fact
}

/** Two triangles by what they show; the board says where they are. */
function inThings(name: string, fact: unknown, beach: Beach): unknown {
  return name === 'on'
    ? (fact as number[]).map((id) => beach.triangles[id]!.shows)
    : inPlaces(name, fact, beach)
}

/** What a pawn is put at: the rhombuses that touch its place, or else what the triangles round it show. */
function beside(facts: object, view: View, beach: Beach): object {
  if (!('kind' in facts && facts.kind === 'pawn_put' && 'at' in facts)) return {}
  const place = beach.place(facts.at as At)
  const touches = (id: number) => beach.triangles[id]!.places.includes(place)
  const laid = view.tiles.filter(({ on }) => on.some(touches)).map(({ motif }) => motif)
  return { beside: [...new Set(laid.length ? laid : shownRound(beach, place))] }
}

const shownRound = (beach: Beach, place: Place) =>
  beach.triangles.filter(({ places }) => places.includes(place)).map(({ shows }) => shows)

export const cornersOf = (beach: Beach, id: number) =>
  beach.triangles[id]!.places.map(({ name }) => name).join('-')
