/** Every drawing of Bonobo Beach, for the page that shows them all. */
import { DUNE, ISLAND, PARASOL, TOILETS } from './art/island'
import Figure from '../../ui/drawing/Figure.svelte'
import { hung, sheetHung, type Hung } from '../pictures'
import { MOTIFS } from './art/motifs'
import Pawn from './art/Pawn.svelte'
import Rhombus from './art/Rhombus.svelte'
import Stack from './Stack.svelte'
import { SEAT_PAINTS } from '../../ui/drawing/seats'

const RHOMBI = [
  ['sunbathers', 4],
  ['pool', 3],
  ['spring', 2],
  ['hammock', 1],
  ['mosquitoes', -1],
  ['radio', -2],
  ['jellyfish', -3],
  ['shark', -4],
] as const

const pictures: Hung[] = [
  hung('island', Figure, { of: ISLAND }),
  hung('dune', Figure, { of: DUNE }),
  hung('parasol', Figure, { of: PARASOL }),
  hung('toilets', Figure, { of: TOILETS }),
  hung('stack', Stack, { left: 28 }),
  ...sheetHung(MOTIFS),
  ...RHOMBI.map(([motif, value]) => hung('rhombus', Rhombus, { motif, tip: 2 * value, corner: value })),
  ...SEAT_PAINTS.slice(0, 4).map((colour, pattern) => hung('pawn', Pawn, { colour, pattern })),
]
export default pictures
