/** Every drawing of Bakong, for the page that shows them all. */
import { hung, type Hung } from '../pictures'
import AbandonedCamp from './art/AbandonedCamp.svelte'
import Adventurer from './art/Adventurer.svelte'
import Backpack from './art/Backpack.svelte'
import BaseCamp from './art/BaseCamp.svelte'
import BigEmerald from './art/BigEmerald.svelte'
import Cave from './art/Cave.svelte'
import Chart from './art/Chart.svelte'
import Cliff from './art/Cliff.svelte'
import Compass from './art/Compass.svelte'
import Ditch from './art/Ditch.svelte'
import Emerald from './art/Emerald.svelte'
import FirstAid from './art/FirstAid.svelte'
import Grapple from './art/Grapple.svelte'
import Journal from './art/Journal.svelte'
import Machete from './art/Machete.svelte'
import Ouch from './art/Ouch.svelte'
import Plain from './art/Plain.svelte'
import JungleQuicksand from './art/Quicksand.svelte'
import River from './art/River.svelte'
import Rope from './art/Rope.svelte'
import SmallEmerald from './art/SmallEmerald.svelte'
import Temple from './art/Temple.svelte'
import Torch from './art/Torch.svelte'
import Waterfall from './art/Waterfall.svelte'
import { SEAT_PAINTS } from '../../ui/drawing/seats'

const BIG = [
  [17, 2, 3],
  [13, 2, 2],
  [12, 2, 2],
  [10, 1, 3],
  [9, 1, 3],
  [8, 1, 3],
] as const

const pictures: Hung[] = [
  hung('base-camp', BaseCamp),
  hung('temple', Temple),
  hung('plain', Plain),
  hung('emerald', Emerald),
  hung('abandoned-camp', AbandonedCamp),
  hung('cave', Cave),
  hung('waterfall', Waterfall),
  hung('river', River),
  hung('cliff', Cliff),
  hung('ditch', Ditch),
  hung('quicksand', JungleQuicksand),
  hung('rope', Rope),
  hung('grapple', Grapple),
  hung('first-aid', FirstAid),
  hung('journal', Journal),
  hung('machete', Machete),
  hung('torch', Torch),
  hung('map', Chart),
  hung('compass', Compass),
  ...[1, 3].map((value) => hung('small-emerald', SmallEmerald, { value })),
  ...BIG.map(([value, wide, high]) =>
    hung('big-emerald', BigEmerald, { value, wide, high, cursed: value === 17 }),
  ),
  hung('ouch', Ouch),
  hung('backpack', Backpack),
  ...SEAT_PAINTS.slice(0, 6).map((colour, pattern) => hung('adventurer', Adventurer, { colour, pattern })),
]
export default pictures
