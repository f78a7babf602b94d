/** Every drawing of Banjooli Xeet, for the page that shows them all. */
import { FINISH_LINE, NEST } from './art/course'
import { TERRAINS } from './art/terrains'
import Figure from '../../ui/drawing/Figure.svelte'
import { hung, sheetHung, type Hung } from '../pictures'
import { BERRIES } from './art/berries'
import Berry from './art/Berry.svelte'
import Ostrich from './art/Ostrich.svelte'
import OstrichDie from './art/OstrichDie.svelte'
import PredictionCard from './art/PredictionCard.svelte'
import ScaredOstrich from './art/ScaredOstrich.svelte'

const NUMBERS = [1, 2, 3, 4, 5]

const pictures: Hung[] = [
  ...NUMBERS.map((number) => hung('ostrich', Ostrich, { number, pattern: number })),
  ...NUMBERS.map((number) => hung('scared-ostrich', ScaredOstrich, { number, pattern: number })),
  ...NUMBERS.map((number) => hung('race-die', OstrichDie, { number, pattern: number })),
  hung('joker', OstrichDie, { number: 0 }),
  hung('sorcery-die', OstrichDie, { number: 3, pattern: 3, sorcery: true }),
  ...sheetHung(TERRAINS),
  ...Object.keys(BERRIES).map((effect) => hung(`berry-${effect}`, Berry, { effect })),
  hung('berry', Berry),
  hung('nest', Figure, { of: NEST }),
  hung('finish-line', Figure, { of: FINISH_LINE }),
  hung('prediction', PredictionCard, { places: [1, 2, 4, 5] }),
  hung('prediction', PredictionCard),
]
export default pictures
