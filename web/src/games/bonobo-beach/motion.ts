/** How the events of the beach are shown: how long, with which sound, before or after the view follows. */
import type { TuneName } from '../../app/sound'
import type { GameEvent, Motion } from '../board'
import type { Spot } from './places'
import { isAdded } from './kinds'

const TIMES: Record<string, number> = {
  starter_drawn: 900,
  pawn_put: 800,
  drawing: 150,
  tile_drawn: 900,
  tile_laid: 750,
  woken: 700,
  chased: 1200,
  scored: 1500,
  passed: 800,
  counted: 1900,
  ended: 300,
}
/** Each number that is added wants its moment. */
export const MOMENT = 160

const TUNES: Record<string, TuneName> = {
  pawn_put: 'put',
  tile_drawn: 'tap',
  tile_laid: 'put',
  chased: 'loss',
}

/** What is laid, put or drawn is there at once and arrives; what goes away is seen until it is gone. */
const ARRIVING = new Set(['pawn_put', 'tile_drawn', 'tile_laid', 'woken', 'starter_drawn', 'drawing'])

function lasts(event: GameEvent): number {
  const numbers = isAdded(event) ? event.numbers.length : 0
  return (TIMES[event.kind] ?? 0) + numbers * MOMENT
}

function tune(event: GameEvent): TuneName | undefined {
  if (isAdded(event)) return event.points < 0 ? 'loss' : 'gain'
  return TUNES[event.kind]
}

export const motion: Motion = {
  lasts,
  tune,
  applied: (event) => (ARRIVING.has(event.kind) ? 'first' : 'last'),
}

// How lengths, times and ways are told to the style sheet

export const px = (length: number) => `${length}px`
export const ms = (time: number) => `${time}ms`
export const shifted = ({ x, y }: Spot) => `translate(${x}px, ${y}px)`
