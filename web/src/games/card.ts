/** The card of a game: what the house shows of it before anybody plays; `games/<game>/card.ts` exports it. */
import type { Component } from 'svelte'
import type { Drawn } from './pictures'

/** The places of the house for which a game may lend one of its pictures. */
export type HousePlace = 'guest' | 'join' | 'mine' | 'watch' | 'trainer' | 'record' | 'lost' | 'silent'

export interface Card {
  /** Who has made the game; left out where nobody has said. */
  by?: string
  /** For how many, how long and from what age, until the server has said it. */
  players?: readonly [least: number, most: number]
  minutes?: number
  age?: number
  /** How many sit at a table that somebody starts with one press. */
  quick: number
  /** Where it stands among the cards; those that do not say come last. */
  place?: number
  /** The picture on the card. */
  Scene: Component
  /** Pictures for places of the house: a figure under the tree, a die beside the code … */
  lends?: Partial<Record<HousePlace, Drawn>>
}
