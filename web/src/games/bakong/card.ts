/** Bakong on the front page. */
import type { Card } from '../card'
import { drawn } from '../pictures'
import Adventurer from './art/Adventurer.svelte'
import BaseCamp from './art/BaseCamp.svelte'
import Scene from './Scene.svelte'
import './theme.css'

const card: Card = {
  by: 'Antoine Bauza',
  players: [2, 6],
  minutes: 45,
  age: 8,
  quick: 3,
  place: 3,
  Scene,
  lends: {
    guest: drawn(Adventurer, { colour: 'var(--red)' }),
    mine: drawn(BaseCamp),
  },
}
export default card
