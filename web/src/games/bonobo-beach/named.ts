/** Places and triangles as people find them on the island: by name, and by the places at their corners. */
import type { View } from '../board'
import { beachOf, type Beach } from './places'

/** What is said by number, said by name. */
export function named<Facts extends object>(facts: Facts, view: View): Facts {
  const beach = beachOf(String(view.options['board']))
  const told = Object.entries(facts).map(([name, fact]) => [name, inPlaces(name, fact, beach)])
  return Object.fromEntries(told) as Facts
}

function inPlaces(name: string, fact: unknown, beach: Beach): unknown {
  if (name === 'at') return beach.place(fact as [number, number]).name
  if (name === 'triangle') return cornersOf(beach, fact as number)
  return name === 'on' ? (fact as number[]).map((id) => cornersOf(beach, id)) : fact
}

export const cornersOf = (beach: Beach, id: number) =>
  beach.triangles[id]!.places.map(({ name }) => name).join('-')
