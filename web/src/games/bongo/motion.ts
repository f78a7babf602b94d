/** How the events of Bongo are shown: dice at once, the reading step by step before the next throw. */
import type { TuneName } from '../../app/sound'
import type { GameEvent, Motion } from '../board'
import type { Step } from './types'
import { isDecided } from './kinds'

/** How long after a round the next dice fall (server/real_time/referee.py): whatever is told has to fit. */
export const PAUSES: Record<string, number> = { basic: 4200, poachers: 5100, guards: 6000 }
/** After the reading, for a trophy that flies. */
const REST = 1250
const LONGEST_BEAT = 740
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

/** The level at which such a reading is told: poachers and guards each add a step. */
const levelOf = (reading: readonly Step[]) =>
  reading.some(({ step }) => step === 'guards')
    ? 'guards'
    : reading.some(({ step }) => step === 'poachers')
      ? 'poachers'
      : 'basic'

/** Milliseconds for one step of a reading. */
export const beatOf = (reading: readonly Step[]) =>
  Math.min(LONGEST_BEAT, (PAUSES[levelOf(reading)]! - REST) / Math.max(1, reading.length))

function lasts(event: GameEvent): number {
  return isDecided(event) ? beatOf(event.reading) * event.reading.length + LINGER : (TIMES[event.kind] ?? 0)
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
