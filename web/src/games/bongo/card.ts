/** Bongo on the front page. */
import type { Card } from '../card'
import { drawn } from '../pictures'
import Film from './art/Film.svelte'
import Gnu from './art/Gnu.svelte'
import Nothing from './art/Nothing.svelte'
import Rhino from './art/Rhino.svelte'
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
    guest: drawn(Rhino),
    trainer: drawn(Gnu),
    record: drawn(Film, { value: 1 }),
    silent: drawn(Nothing),
  },
}
export default card
