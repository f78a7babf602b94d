/** The jungle for those who listen: where everybody is and what they carry, and the trail tile by tile. */
import { t } from '../../app/words'
import type { Lying } from '../board'
import type { Face, View } from './types'

export function heard({ view, seats, word }: Lying): string[] {
  const jungle = view as View
  const tile = (face: Face | null, place: number) => {
    const seen = jungle.seen[place]
    const below = seen ? ` (${t('bakong-board-below', { face: word(seen) })})` : ''
    return `${place} ${face ? word(face) : ''}${below}`
  }
  const there = seats.slice(0, jungle.players).map(({ seat, name }) => person(jungle, seat, name, word))
  return [...there, jungle.trail.map(tile).join(', ')]
}

function person(view: View, seat: number, name: string, word: Lying['word']): string {
  const { place, way } = view.adventurers[seat]!
  return t('bakong-board-seat', {
    name,
    place,
    face: word(view.trail[place] ?? ''),
    way: word(way),
    carried: carried(view, seat, word),
    small: view.count[seat]?.small ?? 0,
    ouches: view.ouches[seat] ?? 0,
  })
}

function carried(view: View, seat: number, word: Lying['word']): string {
  const pack = view.packs[seat]!
  const big = pack.big ? [t('bakong-board-big', { worth: pack.big.worth })] : []
  return [...big, ...pack.objects.map(({ object }) => word(object))].join(', ') || t('bakong-board-nothing')
}
