/** Every drawing of Bongo, for the page that shows them all. */
import { ANIMALS } from './art/animals'
import { GUARD, POACHER } from './art/people'
import Figure from '../../ui/drawing/Figure.svelte'
import { hung, sheetHung, type Hung } from '../pictures'
import Die from './Die.svelte'
import Film from './art/Film.svelte'
import Trophy from './art/Trophy.svelte'

const pictures: Hung[] = [
  ...sheetHung(ANIMALS),
  hung('animal-die', Die, { kind: 'white', face: 'gnu' }),
  ...[1, 2, 3].map((face) => hung('film', Die, { kind: 'film', face })),
  hung('poacher', Die, { kind: 'poachers', face: 'bongo' }),
  hung('guard', Die, { kind: 'guard', face: 'rhino' }),
  ...[1, 2, 3].map((value) => hung('film', Film, { value })),
  hung('poacher', Figure, { of: POACHER }),
  hung('guard', Figure, { of: GUARD }),
  ...['rhino', 'gnu', 'bongo'].map((animal) => hung('trophy', Trophy, { animal })),
]
export default pictures
