/** Every drawing, for the page that shows them all: the house's, then each game's own. */
import { CHARACTERS } from '../../ui/drawing/characters'
import { COG, CROSS, TREE } from '../../ui/drawing/figures'
import Figure from '../../ui/drawing/Figure.svelte'
import { inOrder } from '../../games/cards'
import { hung, sheetHung, type Hung } from '../../games/pictures'
import Die from '../../ui/drawing/Die.svelte'

interface Room {
  room: string
  game?: string
  pictures: readonly Hung[]
}

const found = import.meta.glob<{ default: Hung[] }>('../../games/*/gallery.ts', { eager: true })

const own = new Map(Object.entries(found).map(([path, file]) => [path.split('/').at(-2)!, file.default]))

const table = [
  hung('tree', Figure, { of: TREE }),
  ...[1, 2, 3, 4, 5, 6].map((value) => hung('die', Die, { value })),
  hung('cog', Figure, { of: COG }),
  hung('cross', Figure, { of: CROSS }),
]

export const GALLERY: readonly Room[] = [
  { room: 'table', pictures: table },
  { room: 'characters', pictures: sheetHung(CHARACTERS) },
  ...inOrder(own.keys()).map((game) => ({ room: game, game, pictures: own.get(game)! })),
]
