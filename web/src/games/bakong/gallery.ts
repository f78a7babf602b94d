/** Every drawing of Bakong, for the page that shows them all. */
import { OBJECTS, OUCH } from './art/objects'
import Figure from '../../ui/drawing/Figure.svelte'
import { hung, sheetHung, type Hung } from '../pictures'
import Adventurer from './art/Adventurer.svelte'
import Backpack from './art/Backpack.svelte'
import BigEmerald from './art/BigEmerald.svelte'
import SmallEmerald from './art/SmallEmerald.svelte'
import { SEAT_PAINTS } from '../../ui/drawing/seats'
import { FACES } from './things'

const BIG = [
  [17, 2, 3],
  [13, 2, 2],
  [12, 2, 2],
  [10, 1, 3],
  [9, 1, 3],
  [8, 1, 3],
] as const

const pictures: Hung[] = [
  ...sheetHung({ ...FACES, ...OBJECTS }),
  ...[1, 3].map((value) => hung('small-emerald', SmallEmerald, { value })),
  ...BIG.map(([value, wide, high]) =>
    hung('big-emerald', BigEmerald, { value, wide, high, cursed: value === 17 }),
  ),
  hung('ouch', Figure, { of: OUCH }),
  hung('backpack', Backpack),
  ...SEAT_PAINTS.slice(0, 6).map((colour, pattern) => hung('adventurer', Adventurer, { colour, pattern })),
]
export default pictures
