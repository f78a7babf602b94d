/** Pictures as they are handed on: a drawing, and what it is told. */
import type { Component } from 'svelte'

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
