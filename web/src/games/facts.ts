/**
 * What is printed on the boxes; for how many, how long and from what age is shown until the server has said
 * it.
 */
import type { GameName } from '../app/router.svelte'

export interface Facts {
  title: string
  by: string
  players: readonly [least: number, most: number]
  minutes: number
  age: number
  /** How many sit at a table that somebody starts with one press. */
  quick: number
}

export const FACTS: Record<GameName, Facts> = {
  bongo: { title: 'Bongo', by: 'Bruno Faidutti', players: [2, 8], minutes: 15, age: 8, quick: 3 },
  'bonobo-beach': {
    title: 'Bonobo Beach',
    by: 'Roland & Tobias Goslar',
    players: [2, 4],
    minutes: 20,
    age: 8,
    quick: 3,
  },
  bakong: { title: 'Bakong', by: 'Antoine Bauza', players: [2, 6], minutes: 45, age: 8, quick: 3 },
  'banjooli-xeet': {
    title: 'Banjooli Xeet',
    by: 'Diego Ibáñez',
    players: [2, 5],
    minutes: 30,
    age: 8,
    quick: 4,
  },
}
