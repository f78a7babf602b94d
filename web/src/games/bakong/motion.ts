/** How the events of the jungle are shown: how long, with which sound, before or after the view follows. */
import type { TuneName } from '../../app/sound'
import type { GameEvent, Motion } from '../board'

const TIMES: Record<string, number> = {
  tile_laid: 40,
  first_drawn: 900,
  turn_began: 450,
  rolled: 1000,
  reroll_chosen: 500,
  flipped: 1150,
  flipped_also: 1150,
  not_flipped: 900,
  set_out: 350,
  crossed: 520,
  lost: 1000,
  pledged: 800,
  sank: 1000,
  stopped: 450,
  object_taken: 900,
  cave_rolled: 1700,
  mix_chosen: 400,
  emeralds_gained: 1200,
  no_room: 900,
  emeralds_left: 800,
  thrown: 900,
  emerald_thrown: 800,
  packed: 700,
  ouch_given_back: 1000,
  cursed: 1200,
  temple_reached: 1000,
  big_emerald_taken: 1300,
  big_emerald_packed: 900,
  first_back: 1600,
}
/** A tile that does something wants to be seen. */
const MISHAP = 600

const TUNES: Record<string, TuneName> = {
  rolled: 'dice',
  cave_rolled: 'dice',
  flipped: 'put',
  flipped_also: 'put',
  lost: 'loss',
  sank: 'loss',
  object_taken: 'gain',
  emeralds_gained: 'gain',
  big_emerald_taken: 'gain',
  thrown: 'put',
  emerald_thrown: 'put',
  ouch_given_back: 'gain',
  cursed: 'loss',
}

/** Steps and dice are there at once and arrive; what turns, sinks or flies is seen before it is gone. */
const ARRIVING = new Set([
  'tile_laid',
  'first_drawn',
  'turn_began',
  'rolled',
  'crossed',
  'cave_rolled',
  'set_out',
  'stopped',
  'object_taken',
  'packed',
])

function lasts(event: GameEvent): number {
  const mishap = event.kind === 'crossed' && event['effect'] !== 'none'
  return (TIMES[event.kind] ?? 0) + (mishap ? MISHAP : 0)
}

function tune(event: GameEvent): TuneName | undefined {
  if (event.kind !== 'crossed') return TUNES[event.kind]
  return event['effect'] === 'hurt' || event['effect'] === 'sinking' ? 'loss' : 'tap'
}

export const motion: Motion = {
  lasts,
  tune,
  applied: (event) => (ARRIVING.has(event.kind) ? 'first' : 'last'),
}

// How ways are told to the style sheet

export const shifted = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px)`
