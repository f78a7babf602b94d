/** Bakong on the front page. */
import { LANDMARKS } from './art/landmarks'
import type { Card } from '../card'
import { drawn, figured } from '../pictures'
import Adventurer from './art/Adventurer.svelte'
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
    mine: figured(LANDMARKS.base_camp),
  },
}
export default card
