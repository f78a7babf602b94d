/** Every drawing, for the page that shows them all. */
import type { Component } from 'svelte'
import AbandonedCamp from './bakong/AbandonedCamp.svelte'
import Adventurer from './bakong/Adventurer.svelte'
import Backpack from './bakong/Backpack.svelte'
import BaseCamp from './bakong/BaseCamp.svelte'
import BigEmerald from './bakong/BigEmerald.svelte'
import Cave from './bakong/Cave.svelte'
import Chart from './bakong/Chart.svelte'
import Cliff from './bakong/Cliff.svelte'
import Compass from './bakong/Compass.svelte'
import Ditch from './bakong/Ditch.svelte'
import Emerald from './bakong/Emerald.svelte'
import FirstAid from './bakong/FirstAid.svelte'
import Grapple from './bakong/Grapple.svelte'
import Journal from './bakong/Journal.svelte'
import Machete from './bakong/Machete.svelte'
import Ouch from './bakong/Ouch.svelte'
import Plain from './bakong/Plain.svelte'
import JungleQuicksand from './bakong/Quicksand.svelte'
import River from './bakong/River.svelte'
import Rope from './bakong/Rope.svelte'
import SmallEmerald from './bakong/SmallEmerald.svelte'
import Temple from './bakong/Temple.svelte'
import Torch from './bakong/Torch.svelte'
import Waterfall from './bakong/Waterfall.svelte'
import { BERRIES } from './banjooli/berries'
import Berry from './banjooli/Berry.svelte'
import Bridge from './banjooli/Bridge.svelte'
import Chasm from './banjooli/Chasm.svelte'
import Crocodile from './banjooli/Crocodile.svelte'
import Earth from './banjooli/Earth.svelte'
import FinishLine from './banjooli/FinishLine.svelte'
import HighGround from './banjooli/HighGround.svelte'
import Lava from './banjooli/Lava.svelte'
import Nest from './banjooli/Nest.svelte'
import Ostrich from './banjooli/Ostrich.svelte'
import OstrichDie from './banjooli/OstrichDie.svelte'
import PredictionCard from './banjooli/PredictionCard.svelte'
import Quicksand from './banjooli/Quicksand.svelte'
import Rock from './banjooli/Rock.svelte'
import ScaredOstrich from './banjooli/ScaredOstrich.svelte'
import Vortex from './banjooli/Vortex.svelte'
import Water from './banjooli/Water.svelte'
import Dune from './beach/Dune.svelte'
import Island from './beach/Island.svelte'
import { MOTIFS } from './beach/motifs'
import Parasol from './beach/Parasol.svelte'
import Pawn from './beach/Pawn.svelte'
import Rhombus from './beach/Rhombus.svelte'
import Toilets from './beach/Toilets.svelte'
import Bongo from './bongo/Bongo.svelte'
import Film from './bongo/Film.svelte'
import Gnu from './bongo/Gnu.svelte'
import Guard from './bongo/Guard.svelte'
import Nothing from './bongo/Nothing.svelte'
import Poacher from './bongo/Poacher.svelte'
import Rhino from './bongo/Rhino.svelte'
import Trophy from './bongo/Trophy.svelte'
import Cog from './table/Cog.svelte'
import Cross from './table/Cross.svelte'
import Die from './table/Die.svelte'
import { SEAT_PAINTS } from './table/seats'
import Tree from './table/Tree.svelte'

interface Picture {
  key: string
  Picture: Component<Record<string, unknown>>
  given: Record<string, unknown>
}

interface Room {
  room: string
  game?: string
  pictures: Picture[]
}

const shown = (key: string, picture: unknown, given: Record<string, unknown> = {}): Picture => ({
  key,
  Picture: picture as Picture['Picture'],
  given,
})

const each = <T>(values: readonly T[], show: (value: T, place: number) => Picture) => values.map(show)

const table = [
  shown('tree', Tree),
  ...each([1, 2, 3, 4, 5, 6], (value) => shown('die', Die, { value })),
  shown('cog', Cog),
  shown('cross', Cross),
]

const bongo = [
  shown('rhino', Rhino),
  shown('gnu', Gnu),
  shown('bongo', Bongo),
  shown('nothing', Nothing),
  ...each([1, 2, 3], (value) => shown('film', Film, { value })),
  shown('poacher', Poacher),
  shown('guard', Guard),
  ...each(['rhino', 'gnu', 'bongo'], (animal) => shown('trophy', Trophy, { animal })),
]

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

const beach = [
  shown('island', Island),
  shown('dune', Dune),
  shown('parasol', Parasol),
  shown('toilets', Toilets),
  ...each(RHOMBI, ([motif]) => shown(motif, MOTIFS[motif])),
  ...each(RHOMBI, ([motif, value]) => shown('rhombus', Rhombus, { motif, tip: 2 * value, corner: value })),
  ...each(SEAT_PAINTS.slice(0, 4), (colour, pattern) => shown('pawn', Pawn, { colour, pattern })),
]

const BIG = [
  [17, 2, 3],
  [13, 2, 2],
  [12, 2, 2],
  [10, 1, 3],
  [9, 1, 3],
  [8, 1, 3],
] as const

const bakong = [
  shown('base-camp', BaseCamp),
  shown('temple', Temple),
  shown('plain', Plain),
  shown('emerald', Emerald),
  shown('abandoned-camp', AbandonedCamp),
  shown('cave', Cave),
  shown('waterfall', Waterfall),
  shown('river', River),
  shown('cliff', Cliff),
  shown('ditch', Ditch),
  shown('quicksand', JungleQuicksand),
  shown('rope', Rope),
  shown('grapple', Grapple),
  shown('first-aid', FirstAid),
  shown('journal', Journal),
  shown('machete', Machete),
  shown('torch', Torch),
  shown('map', Chart),
  shown('compass', Compass),
  ...each([1, 3], (value) => shown('small-emerald', SmallEmerald, { value })),
  ...each(BIG, ([value, wide, high]) =>
    shown('big-emerald', BigEmerald, { value, wide, high, cursed: value === 17 }),
  ),
  shown('ouch', Ouch),
  shown('backpack', Backpack),
  ...each(SEAT_PAINTS.slice(0, 6), (colour, pattern) => shown('adventurer', Adventurer, { colour, pattern })),
]

const NUMBERS = [1, 2, 3, 4, 5]

const banjooli = [
  ...each(NUMBERS, (number) => shown('ostrich', Ostrich, { number, pattern: number })),
  ...each(NUMBERS, (number) => shown('scared-ostrich', ScaredOstrich, { number, pattern: number })),
  ...each([...NUMBERS, 0], (number) => shown('race-die', OstrichDie, { number, pattern: number })),
  shown('sorcery-die', OstrichDie, { number: 3, pattern: 3, sorcery: true }),
  shown('earth', Earth),
  shown('rock', Rock),
  shown('quicksand', Quicksand),
  shown('crocodile', Crocodile),
  shown('water', Water),
  shown('bridge', Bridge),
  shown('chasm', Chasm),
  shown('lava', Lava),
  shown('high-ground', HighGround),
  shown('vortex', Vortex),
  ...each(Object.keys(BERRIES), (effect) => shown(`berry-${effect}`, Berry, { effect })),
  shown('berry', Berry),
  shown('nest', Nest),
  shown('finish-line', FinishLine),
  shown('prediction', PredictionCard, { places: [1, 2, 4, 5] }),
  shown('prediction', PredictionCard),
]

export const GALLERY: Room[] = [
  { room: 'table', pictures: table },
  { room: 'bongo', game: 'bongo', pictures: bongo },
  { room: 'bonobo-beach', game: 'bonobo-beach', pictures: beach },
  { room: 'bakong', game: 'bakong', pictures: bakong },
  { room: 'banjooli-xeet', game: 'banjooli-xeet', pictures: banjooli },
]
