/** The drawing of each kind of square. */
import type { Component } from 'svelte'
import Bridge from '../../art/banjooli/Bridge.svelte'
import Chasm from '../../art/banjooli/Chasm.svelte'
import Crocodile from '../../art/banjooli/Crocodile.svelte'
import Earth from '../../art/banjooli/Earth.svelte'
import HighGround from '../../art/banjooli/HighGround.svelte'
import Lava from '../../art/banjooli/Lava.svelte'
import Quicksand from '../../art/banjooli/Quicksand.svelte'
import Rock from '../../art/banjooli/Rock.svelte'
import Vortex from '../../art/banjooli/Vortex.svelte'
import Water from '../../art/banjooli/Water.svelte'
import type { Sheet } from '../../art/sheet'
import type { Kind } from './view'

export const TERRAINS: Record<Kind, Component<Sheet>> = {
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
export const ALONG: ReadonlySet<Kind> = new Set(['bridge'])
