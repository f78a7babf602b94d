/** Every drawing of Bonobo Beach, for the page that shows them all. */
import { hung, type Hung } from '../pictures'
import Dune from './art/Dune.svelte'
import Island from './art/Island.svelte'
import { MOTIFS } from './art/motifs'
import Parasol from './art/Parasol.svelte'
import Pawn from './art/Pawn.svelte'
import Rhombus from './art/Rhombus.svelte'
import Toilets from './art/Toilets.svelte'
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
  hung('island', Island),
  hung('dune', Dune),
  hung('parasol', Parasol),
  hung('toilets', Toilets),
  ...RHOMBI.map(([motif]) => hung(motif, MOTIFS[motif])),
  ...RHOMBI.map(([motif, value]) => hung('rhombus', Rhombus, { motif, tip: 2 * value, corner: value })),
  ...SEAT_PAINTS.slice(0, 4).map((colour, pattern) => hung('pawn', Pawn, { colour, pattern })),
]
export default pictures
