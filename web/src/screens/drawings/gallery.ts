/** Every drawing, for the page that shows them all. */
import type { Component } from 'svelte'
import AbandonedCamp from '../../games/bakong/art/AbandonedCamp.svelte'
import Adventurer from '../../games/bakong/art/Adventurer.svelte'
import Backpack from '../../games/bakong/art/Backpack.svelte'
import BaseCamp from '../../games/bakong/art/BaseCamp.svelte'
import BigEmerald from '../../games/bakong/art/BigEmerald.svelte'
import Cave from '../../games/bakong/art/Cave.svelte'
import Chart from '../../games/bakong/art/Chart.svelte'
import Cliff from '../../games/bakong/art/Cliff.svelte'
import Compass from '../../games/bakong/art/Compass.svelte'
import Ditch from '../../games/bakong/art/Ditch.svelte'
import Emerald from '../../games/bakong/art/Emerald.svelte'
import FirstAid from '../../games/bakong/art/FirstAid.svelte'
import Grapple from '../../games/bakong/art/Grapple.svelte'
import Journal from '../../games/bakong/art/Journal.svelte'
import Machete from '../../games/bakong/art/Machete.svelte'
import Ouch from '../../games/bakong/art/Ouch.svelte'
import Plain from '../../games/bakong/art/Plain.svelte'
import JungleQuicksand from '../../games/bakong/art/Quicksand.svelte'
import River from '../../games/bakong/art/River.svelte'
import Rope from '../../games/bakong/art/Rope.svelte'
import SmallEmerald from '../../games/bakong/art/SmallEmerald.svelte'
import Temple from '../../games/bakong/art/Temple.svelte'
import Torch from '../../games/bakong/art/Torch.svelte'
import Waterfall from '../../games/bakong/art/Waterfall.svelte'
import { BERRIES } from '../../games/banjooli-xeet/art/berries'
import Berry from '../../games/banjooli-xeet/art/Berry.svelte'
import Bridge from '../../games/banjooli-xeet/art/Bridge.svelte'
import Chasm from '../../games/banjooli-xeet/art/Chasm.svelte'
import Crocodile from '../../games/banjooli-xeet/art/Crocodile.svelte'
import Earth from '../../games/banjooli-xeet/art/Earth.svelte'
import FinishLine from '../../games/banjooli-xeet/art/FinishLine.svelte'
import HighGround from '../../games/banjooli-xeet/art/HighGround.svelte'
import Lava from '../../games/banjooli-xeet/art/Lava.svelte'
import Nest from '../../games/banjooli-xeet/art/Nest.svelte'
import Ostrich from '../../games/banjooli-xeet/art/Ostrich.svelte'
import OstrichDie from '../../games/banjooli-xeet/art/OstrichDie.svelte'
import PredictionCard from '../../games/banjooli-xeet/art/PredictionCard.svelte'
import Quicksand from '../../games/banjooli-xeet/art/Quicksand.svelte'
import Rock from '../../games/banjooli-xeet/art/Rock.svelte'
import ScaredOstrich from '../../games/banjooli-xeet/art/ScaredOstrich.svelte'
import Vortex from '../../games/banjooli-xeet/art/Vortex.svelte'
import Water from '../../games/banjooli-xeet/art/Water.svelte'
import Dune from '../../games/bonobo-beach/art/Dune.svelte'
import Island from '../../games/bonobo-beach/art/Island.svelte'
import { MOTIFS } from '../../games/bonobo-beach/art/motifs'
import Parasol from '../../games/bonobo-beach/art/Parasol.svelte'
import Pawn from '../../games/bonobo-beach/art/Pawn.svelte'
import Rhombus from '../../games/bonobo-beach/art/Rhombus.svelte'
import Toilets from '../../games/bonobo-beach/art/Toilets.svelte'
import Bongo from '../../games/bongo/art/Bongo.svelte'
import Film from '../../games/bongo/art/Film.svelte'
import Gnu from '../../games/bongo/art/Gnu.svelte'
import Guard from '../../games/bongo/art/Guard.svelte'
import Nothing from '../../games/bongo/art/Nothing.svelte'
import Poacher from '../../games/bongo/art/Poacher.svelte'
import Rhino from '../../games/bongo/art/Rhino.svelte'
import Trophy from '../../games/bongo/art/Trophy.svelte'
import Cog from '../../ui/drawing/Cog.svelte'
import Cross from '../../ui/drawing/Cross.svelte'
import Die from '../../ui/drawing/Die.svelte'
import { SEAT_PAINTS } from '../../ui/drawing/seats'
import Tree from '../../ui/drawing/Tree.svelte'

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
