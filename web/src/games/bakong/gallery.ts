/** Every drawing of Bakong, for the page that shows them all. */
import { OBJECTS, OUCH } from './art/objects'
import Figure from '../../ui/drawing/Figure.svelte'
import { hung, sheetHung, type Hung } from '../pictures'
import Adventurer from './art/Adventurer.svelte'
import Backpack from './art/Backpack.svelte'
import BigEmerald from './art/BigEmerald.svelte'
import SmallEmerald from './art/SmallEmerald.svelte'
import { SEAT_PAINTS } from '../../ui/drawing/seats'
import FirstBack from './FirstBack.svelte'
import Die from '../../ui/drawing/Die.svelte'
import { CURSED, FACES } from './things'
import box from '@box/bakong/box.json'

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
    hung(value === CURSED ? 'cursed-emerald' : 'big-emerald', BigEmerald, {
      value,
      wide,
      high,
      cursed: value === CURSED,
    }),
  ),
  hung('ouch', Figure, { of: OUCH }),
  hung('backpack', Backpack),
  hung('first-back', FirstBack, { worth: box.first_back }),
  hung('die', Die, { value: 5 }),
  ...SEAT_PAINTS.slice(0, 6).map((colour, pattern) => hung('adventurer', Adventurer, { colour, pattern })),
]
export default pictures
