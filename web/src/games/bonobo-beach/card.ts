/** Bonobo Beach on the front page. */
import type { Card } from '../card'
import { drawn } from '../pictures'
import Parasol from './art/Parasol.svelte'
import Pawn from './art/Pawn.svelte'
import Scene from './Scene.svelte'
import './theme.css'

const card: Card = {
  by: 'Roland & Tobias Goslar',
  players: [2, 4],
  minutes: 20,
  age: 8,
  quick: 3,
  place: 2,
  Scene,
  lends: {
    guest: drawn(Pawn, { colour: 'var(--teal)' }),
    watch: drawn(Parasol),
  },
}
export default card
