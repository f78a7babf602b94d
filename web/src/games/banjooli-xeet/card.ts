/** Banjooli Xeet on the front page. */
import type { Card } from '../card'
import { drawn } from '../pictures'
import Ostrich from './art/Ostrich.svelte'
import OstrichDie from './art/OstrichDie.svelte'
import ScaredOstrich from './art/ScaredOstrich.svelte'
import Scene from './Scene.svelte'
import './theme.css'

const card: Card = {
  by: 'Diego Ibáñez',
  players: [2, 5],
  minutes: 30,
  age: 8,
  quick: 4,
  place: 4,
  Scene,
  lends: {
    guest: drawn(Ostrich, { number: 5 }),
    join: drawn(OstrichDie, { number: 0 }),
    lost: drawn(ScaredOstrich, { number: 4 }),
  },
}
export default card
