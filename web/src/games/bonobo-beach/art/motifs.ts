/** Which drawing belongs to which motif of a rhombus. */
import type { Component } from 'svelte'
import type { Sheet } from '../../../ui/drawing/sheet'
import Hammock from './Hammock.svelte'
import Jellyfish from './Jellyfish.svelte'
import Mosquitoes from './Mosquitoes.svelte'
import Pool from './Pool.svelte'
import Radio from './Radio.svelte'
import Shark from './Shark.svelte'
import Spring from './Spring.svelte'
import Sunbathers from './Sunbathers.svelte'

export const MOTIFS = {
  sunbathers: Sunbathers,
  pool: Pool,
  spring: Spring,
  hammock: Hammock,
  mosquitoes: Mosquitoes,
  radio: Radio,
  jellyfish: Jellyfish,
  shark: Shark,
} satisfies Record<string, Component<Sheet>>

export type Motif = keyof typeof MOTIFS
