/** The cards of the games that have a folder here; any other game gets a plain one. */
import { said } from '../app/words'
import type { Card, HousePlace } from './card'
import type { Drawn } from './pictures'
import PlainScene from './plain/Scene.svelte'

const found = import.meta.glob<{ default: Card }>('./*/card.ts', { eager: true })

const CARDS = new Map(Object.entries(found).map(([path, { default: card }]) => [path.split('/')[1]!, card]))

const LAST = Infinity
const QUICK = 3

/** These games in the order of their cards. */
export function inOrder(games: Iterable<string>): string[] {
  const place = (game: string) => CARDS.get(game)?.place ?? LAST
  return [...games].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}

/** The games that have a card of their own. */
export const CARDED: readonly string[] = inOrder(CARDS.keys())

export function cardOf(game: string): Card {
  return CARDS.get(game) ?? { quick: QUICK, Scene: PlainScene }
}

export const titleOf = (game: string) => said(`${game}-name`) ?? spelledOut(game)

/** The pictures that games lend for a place of the house, in the order of their cards. */
export function lentFor(place: HousePlace): Drawn[] {
  return CARDED.flatMap((game) => CARDS.get(game)?.lends?.[place] ?? [])
}

/** A name of the wire as a title: `banjooli-xeet` is Banjooli Xeet. */
const spelledOut = (game: string) =>
  game.replaceAll('-', ' ').replace(/(^|\s)\S/g, (first) => first.toUpperCase())
