/** Which drawing shows which face, object and big emerald, and how many squares of a pack it covers. */
import box from '@box/bakong/box.json'
import type { Component } from 'svelte'
import AbandonedCamp from '../../art/bakong/AbandonedCamp.svelte'
import BaseCamp from '../../art/bakong/BaseCamp.svelte'
import Cave from '../../art/bakong/Cave.svelte'
import Chart from '../../art/bakong/Chart.svelte'
import Cliff from '../../art/bakong/Cliff.svelte'
import Compass from '../../art/bakong/Compass.svelte'
import Ditch from '../../art/bakong/Ditch.svelte'
import Emerald from '../../art/bakong/Emerald.svelte'
import FirstAid from '../../art/bakong/FirstAid.svelte'
import Grapple from '../../art/bakong/Grapple.svelte'
import Journal from '../../art/bakong/Journal.svelte'
import Machete from '../../art/bakong/Machete.svelte'
import Plain from '../../art/bakong/Plain.svelte'
import Quicksand from '../../art/bakong/Quicksand.svelte'
import River from '../../art/bakong/River.svelte'
import Rope from '../../art/bakong/Rope.svelte'
import Temple from '../../art/bakong/Temple.svelte'
import Torch from '../../art/bakong/Torch.svelte'
import Waterfall from '../../art/bakong/Waterfall.svelte'
import type { Sheet } from '../../art/sheet'
import type { Face, Thing } from './view'

export const FACES: Record<Face, Component<Sheet>> = {
  base_camp: BaseCamp,
  temple: Temple,
  plain: Plain,
  emerald: Emerald,
  abandoned_camp: AbandonedCamp,
  cave: Cave,
  waterfall: Waterfall,
  river: River,
  cliff: Cliff,
  ditch: Ditch,
  quicksand: Quicksand,
}

export const THINGS: Record<Thing, Component<Sheet>> = {
  compass: Compass,
  journal: Journal,
  map: Chart,
  torch: Torch,
  machete: Machete,
  rope: Rope,
  grapple: Grapple,
  first_aid: FirstAid,
}

export const ALL_THINGS = Object.keys(THINGS) as Thing[]

/** Squares across and down, upright as it is drawn. */
export type Shape = readonly [wide: number, high: number]

export const shapeOf = (thing: Thing) => box.objects[thing] as unknown as Shape
export const emeraldShape = (worth: number) =>
  (box.big_emeralds as Record<string, number[]>)[worth] as unknown as Shape
export const CURSED = box.cursed
