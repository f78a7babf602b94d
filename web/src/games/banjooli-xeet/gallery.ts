/** Every drawing of Banjooli Xeet, for the page that shows them all. */
import { hung, type Hung } from '../pictures'
import { BERRIES } from './art/berries'
import Berry from './art/Berry.svelte'
import Bridge from './art/Bridge.svelte'
import Chasm from './art/Chasm.svelte'
import Crocodile from './art/Crocodile.svelte'
import Earth from './art/Earth.svelte'
import FinishLine from './art/FinishLine.svelte'
import HighGround from './art/HighGround.svelte'
import Lava from './art/Lava.svelte'
import Nest from './art/Nest.svelte'
import Ostrich from './art/Ostrich.svelte'
import OstrichDie from './art/OstrichDie.svelte'
import PredictionCard from './art/PredictionCard.svelte'
import Quicksand from './art/Quicksand.svelte'
import Rock from './art/Rock.svelte'
import ScaredOstrich from './art/ScaredOstrich.svelte'
import Vortex from './art/Vortex.svelte'
import Water from './art/Water.svelte'

const NUMBERS = [1, 2, 3, 4, 5]

const pictures: Hung[] = [
  ...NUMBERS.map((number) => hung('ostrich', Ostrich, { number, pattern: number })),
  ...NUMBERS.map((number) => hung('scared-ostrich', ScaredOstrich, { number, pattern: number })),
  ...[...NUMBERS, 0].map((number) => hung('race-die', OstrichDie, { number, pattern: number })),
  hung('sorcery-die', OstrichDie, { number: 3, pattern: 3, sorcery: true }),
  hung('earth', Earth),
  hung('rock', Rock),
  hung('quicksand', Quicksand),
  hung('crocodile', Crocodile),
  hung('water', Water),
  hung('bridge', Bridge),
  hung('chasm', Chasm),
  hung('lava', Lava),
  hung('high-ground', HighGround),
  hung('vortex', Vortex),
  ...Object.keys(BERRIES).map((effect) => hung(`berry-${effect}`, Berry, { effect })),
  hung('berry', Berry),
  hung('nest', Nest),
  hung('finish-line', FinishLine),
  hung('prediction', PredictionCard, { places: [1, 2, 4, 5] }),
  hung('prediction', PredictionCard),
]
export default pictures
