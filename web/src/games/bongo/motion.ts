/** How the events of Bongo are shown: dice at once, the reading step by step before the next throw. */
import type { TuneName } from '../../app/sound'
import type { GameEvent, Motion, View } from '../board'
import type { Step } from './types'
import { isDecided } from './kinds'

/** After the reading, for a trophy that flies. */
const REST = 1250
const LONGEST_BEAT = 740
const SHORTEST_BEAT = 100
const LINGER = 150

const TIMES: Record<string, number> = {
  roller_drawn: 900,
  level: 500,
  lot_drawn: 700,
  animal_chosen: 150,
  trophy_gained: 750,
  declined: 500,
  no_trophy: 700,
  won: 900,
}

const TUNES: Record<string, TuneName> = { roller_drawn: 'tap', trophy_gained: 'gain', round_void: 'loss' }

/** Milliseconds for one step of a reading: the whole of it has to fit before the next dice fall. */
export const beatOf = (reading: readonly Step[], pause = Infinity) =>
  Math.max(SHORTEST_BEAT, Math.min(LONGEST_BEAT, (pause - REST) / Math.max(1, reading.length)))

function lasts(event: GameEvent, _: View, pause?: number): number {
  if (!isDecided(event)) return TIMES[event.kind] ?? 0
  return beatOf(event.reading, pause) * event.reading.length + LINGER
}

function tune(event: GameEvent): TuneName | undefined {
  if (event.kind === 'thrown') return event['what'] === 'throw_film' ? 'dice' : undefined
  if (event.kind === 'called') return event['right'] ? 'turn' : 'loss'
  return TUNES[event.kind]
}

/** A throw waits for nothing, and calls never hold up those who are still reading. */
export const motion: Motion = {
  lasts,
  tune,
  urgent: (event) => event.kind === 'thrown',
  applied: (event) => (event.kind === 'round_won' || event.kind === 'round_void' ? 'last' : 'first'),
}

// How lengths, times and turns are told to the style sheet

export const px = (length: number) => `${length}px`
export const ms = (time: number) => `${time}ms`
export const deg = (turn: number) => `${turn}deg`
