/** What others did on the island: pawns put, rhombuses laid, and what that set off. */
import type { GameEvent } from '../board'
import type { Left } from '../marks'
import { diamondOf, type Beach } from './places'
import type { Event } from './types'

export function left(event: GameEvent, beach: Beach): Left {
  const it = event as unknown as Event
  if (it.kind === 'pawn_put' || it.kind === 'chased' || it.kind === 'scored')
    return { spots: [beach.place(it.at)] }
  if (it.kind !== 'tile_laid') return it.kind === 'woken' ? 'words' : undefined
  const { tips, corners } = diamondOf(beach, it.on)
  return { spots: [tips[0], corners[0], tips[1], corners[1]], outline: true }
}
