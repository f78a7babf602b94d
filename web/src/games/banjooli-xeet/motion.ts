/** How the events of the race are shown: how long, with which sound, before or after the view follows. */
import type { TuneName } from '../../app/sound'
import type { GameEvent, Motion } from '../board'
import type { Spot } from './places'
import type { Ran } from './types'
import { isRan } from './kinds'

const TIMES: Record<string, number> = {
  berry_taken: 300,
  berry_laid: 700,
  turn: 450,
  die_fell: 90,
  thrown: 650,
  kept: 250,
  rerolls: 400,
  passed: 900,
  move_chosen: 600,
  magic_chosen: 900,
  bewitched: 1000,
  freed: 900,
  startled: 900,
  leapt: 800,
  arrived: 1100,
  sank: 1100,
  fell_back: 900,
  vortex: 900,
  vortex_thrown: 900,
  exchanged: 1300,
  dazed: 900,
  berry_eaten: 1500,
  trapped: 900,
  turn_cut: 1000,
  jade: 1000,
  looked: 1000,
  sped_up: 800,
  reversed: 1000,
  spear_found: 800,
  speared: 1000,
  no_effect: 700,
  frenzy: 900,
  frenzy_thrown: 700,
  frenzy_move: 600,
  frenzy_ends: 700,
  snake: 900,
  snake_misses: 900,
  went_back: 800,
  stuck: 900,
  race_over: 1200,
  race_tied: 4000,
  race_again: 800,
}
/** One step of an ostrich. */
export const STEP = 300

const TUNES: Record<string, TuneName> = {
  berry_laid: 'put',
  turn: 'tap',
  thrown: 'dice',
  frenzy_thrown: 'dice',
  vortex_thrown: 'dice',
  ran: 'tap',
  arrived: 'gain',
  sank: 'loss',
  bewitched: 'loss',
  trapped: 'loss',
  dazed: 'loss',
  freed: 'gain',
  berry_eaten: 'put',
  jade: 'gain',
  exchanged: 'turn',
}

/** What is seen before it is so: sinking, eating, burning one's feet. */
const STILL_THERE = new Set(['sank', 'fell_back', 'passed', 'berry_eaten', 'race_over'])

export const stepTime = (event: Ran) => STEP * Math.max(1, event.path.length)

function lasts(event: GameEvent): number {
  return isRan(event) ? stepTime(event) + 150 : (TIMES[event.kind] ?? 0)
}

export const motion: Motion = {
  lasts,
  tune: (event) => TUNES[event.kind],
  applied: (event) => (STILL_THERE.has(event.kind) ? 'last' : 'first'),
}

// How lengths and ways are told to the style sheet

export const px = (length: number) => `${length}px`
export const shifted = ({ x, y }: Spot) => `translate(${x}px, ${y}px)`
