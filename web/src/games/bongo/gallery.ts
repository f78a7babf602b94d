/** Every drawing of Bongo, for the page that shows them all. */
import { hung, type Hung } from '../pictures'
import Bongo from './art/Bongo.svelte'
import Film from './art/Film.svelte'
import Gnu from './art/Gnu.svelte'
import Guard from './art/Guard.svelte'
import Nothing from './art/Nothing.svelte'
import Poacher from './art/Poacher.svelte'
import Rhino from './art/Rhino.svelte'
import Trophy from './art/Trophy.svelte'

const pictures: Hung[] = [
  hung('rhino', Rhino),
  hung('gnu', Gnu),
  hung('bongo', Bongo),
  hung('nothing', Nothing),
  ...[1, 2, 3].map((value) => hung('film', Film, { value })),
  hung('poacher', Poacher),
  hung('guard', Guard),
  ...['rhino', 'gnu', 'bongo'].map((animal) => hung('trophy', Trophy, { animal })),
]
export default pictures
