/** Bonobo Beach on the front page. */
import { PARASOL } from './art/island'
import type { Card } from '../card'
import { drawn, figured } from '../pictures'
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
    watch: figured(PARASOL),
  },
}
export default card
