/** Which drawing shows which face and object, and how many squares of a pack it covers. */
import box from '@box/bakong/box.json'
import type { Figure } from '../../ui/drawing/figure'
import { LANDMARKS } from './art/landmarks'
import { OBJECTS } from './art/objects'
import { TILES } from './art/tiles'
import type { Face, ObjectName } from './types'

export const FACES: Record<Face, Figure> = { ...LANDMARKS, ...TILES }

export const THINGS: Record<ObjectName, Figure> = OBJECTS

export const ALL_THINGS = Object.keys(THINGS) as ObjectName[]

/** Squares across and down, upright as it is drawn. */
export type Shape = readonly [wide: number, high: number]

export const shapeOf = (thing: ObjectName) => box.objects[thing] as unknown as Shape
export const emeraldShape = (worth: number) =>
  (box.big_emeralds as Record<string, number[]>)[worth] as unknown as Shape
export const CURSED = box.cursed
