/** Pictures as they are handed on: a drawing, and what it is told. */
import type { Component } from 'svelte'
import type { Figure } from '../ui/drawing/figure'
import Figured from '../ui/drawing/Figure.svelte'

export interface Drawn {
  Picture: Component<Record<string, unknown>>
  given: Record<string, unknown>
}

/** A picture in the gallery, with the key of its name. */
export interface Hung extends Drawn {
  key: string
}

export const drawn = (picture: unknown, given: Record<string, unknown> = {}): Drawn => ({
  Picture: picture as Drawn['Picture'],
  given,
})

export const hung = (key: string, picture: unknown, given: Record<string, unknown> = {}): Hung => ({
  key,
  ...drawn(picture, given),
})

/** A drawing that is always the same. */
export const figured = (of: Figure): Drawn => drawn(Figured, { of })

/** A whole sheet of such drawings, each by its name. */
export const sheetHung = (figures: Record<string, Figure>): Hung[] =>
  Object.entries(figures).map(([name, of]) => ({ key: name.replaceAll('_', '-'), ...figured(of) }))
