/** Every drawing, for the page that shows them all: the house's, then each game's own. */
import { inOrder } from '../../games/cards'
import { hung, type Hung } from '../../games/pictures'
import Cog from '../../ui/drawing/Cog.svelte'
import Cross from '../../ui/drawing/Cross.svelte'
import Die from '../../ui/drawing/Die.svelte'
import Tree from '../../ui/drawing/Tree.svelte'

interface Room {
  room: string
  game?: string
  pictures: readonly Hung[]
}

const found = import.meta.glob<{ default: Hung[] }>('../../games/*/gallery.ts', { eager: true })

const own = new Map(Object.entries(found).map(([path, file]) => [path.split('/').at(-2)!, file.default]))

const table = [
  hung('tree', Tree),
  ...[1, 2, 3, 4, 5, 6].map((value) => hung('die', Die, { value })),
  hung('cog', Cog),
  hung('cross', Cross),
]

export const GALLERY: readonly Room[] = [
  { room: 'table', pictures: table },
  ...inOrder(own.keys()).map((game) => ({ room: game, game, pictures: own.get(game)! })),
]
