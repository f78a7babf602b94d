/** The beach for those who listen: pawns, points, and the triangles that matter. */
import { t } from '../../app/words'
import type { Lying } from '../board'
import { cornersOf } from './named'
import { beachOf, type Beach } from './places'
import { worth, signed } from './reading'
import type { At, View } from './types'

export function heard({ view, seats, word }: Lying): string[] {
  const sand = view as View
  const beach = beachOf(String(view.options['board']))
  const triangles = (ids: readonly number[]) =>
    ids.map((id) => `${word(beach.triangles[id]!.shows)} ${cornersOf(beach, id)}`).join(', ')
  return [
    ...seats.map(({ seat, name }) => person(sand, beach, seat, name)),
    ...(sand.threatened.length
      ? [t('bonobo-beach-board-threatened', { triangles: triangles(sand.threatened) })]
      : []),
    ...(sand.active.length ? [t('bonobo-beach-board-awake', { triangles: triangles(sand.active) })] : []),
  ]
}

function person(view: View, beach: Beach, seat: number, name: string): string {
  const said = t('bonobo-beach-board-seat', {
    name,
    points: view.markers[seat] ?? 0,
    hand: view.hands[seat] ?? 0,
  })
  const pawns = (view.pawns[seat] ?? []).map((at: At) => {
    const place = beach.place(at)
    return `${place.name} (${signed(worth(view, beach, place) ?? 0)})`
  })
  return pawns.length ? `${said} ${t('bonobo-beach-board-standing', { places: pawns.join(', ') })}` : said
}
