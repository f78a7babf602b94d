/** Which drawing shows which face, object and big emerald, and how many squares of a pack it covers. */
import box from '@box/bakong/box.json'
import type { Component } from 'svelte'
import AbandonedCamp from './art/AbandonedCamp.svelte'
import BaseCamp from './art/BaseCamp.svelte'
import Cave from './art/Cave.svelte'
import Chart from './art/Chart.svelte'
import Cliff from './art/Cliff.svelte'
import Compass from './art/Compass.svelte'
import Ditch from './art/Ditch.svelte'
import Emerald from './art/Emerald.svelte'
import FirstAid from './art/FirstAid.svelte'
import Grapple from './art/Grapple.svelte'
import Journal from './art/Journal.svelte'
import Machete from './art/Machete.svelte'
import Plain from './art/Plain.svelte'
import Quicksand from './art/Quicksand.svelte'
import River from './art/River.svelte'
import Rope from './art/Rope.svelte'
import Temple from './art/Temple.svelte'
import Torch from './art/Torch.svelte'
import Waterfall from './art/Waterfall.svelte'
import type { Sheet } from '../../ui/drawing/sheet'
import type { Face, ObjectName } from './types'

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

export const THINGS: Record<ObjectName, Component<Sheet>> = {
  compass: Compass,
  journal: Journal,
  map: Chart,
  torch: Torch,
  machete: Machete,
  rope: Rope,
  grapple: Grapple,
  first_aid: FirstAid,
}

export const ALL_THINGS = Object.keys(THINGS) as ObjectName[]

/** Squares across and down, upright as it is drawn. */
export type Shape = readonly [wide: number, high: number]

export const shapeOf = (thing: ObjectName) => box.objects[thing] as unknown as Shape
export const emeraldShape = (worth: number) =>
  (box.big_emeralds as Record<string, number[]>)[worth] as unknown as Shape
export const CURSED = box.cursed
