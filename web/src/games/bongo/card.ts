/** Bongo on the front page. */
import { ANIMALS } from './art/animals'
import type { Card } from '../card'
import { drawn, figured } from '../pictures'
import Film from './art/Film.svelte'
import Scene from './Scene.svelte'
import './theme.css'

const card: Card = {
  by: 'Bruno Faidutti',
  players: [2, 8],
  minutes: 15,
  age: 8,
  quick: 3,
  place: 1,
  Scene,
  lends: {
    guest: figured(ANIMALS.rhino),
    trainer: figured(ANIMALS.gnu),
    record: drawn(Film, { value: 1 }),
    silent: figured(ANIMALS.nothing),
  },
}
export default card
