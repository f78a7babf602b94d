/** The drawing of each kind of square. */
import type { Component } from 'svelte'
import Bridge from './art/Bridge.svelte'
import Chasm from './art/Chasm.svelte'
import Crocodile from './art/Crocodile.svelte'
import Earth from './art/Earth.svelte'
import HighGround from './art/HighGround.svelte'
import Lava from './art/Lava.svelte'
import Quicksand from './art/Quicksand.svelte'
import Rock from './art/Rock.svelte'
import Vortex from './art/Vortex.svelte'
import Water from './art/Water.svelte'
import type { Sheet } from '../../ui/drawing/sheet'
import type { SquareKind } from './types'

export const TERRAINS: Record<SquareKind, Component<Sheet>> = {
  earth: Earth,
  rock: Rock,
  quicksand: Quicksand,
  crocodile: Crocodile,
  water: Water,
  bridge: Bridge,
  chasm: Chasm,
  lava: Lava,
  high_ground: HighGround,
  vortex: Vortex,
}

/** Drawn as if run upwards, and so turned with the track. */
export const ALONG: ReadonlySet<SquareKind> = new Set(['bridge'])
