/**
 * Laying one's things otherwise into the pack (BK-C5): only for the eye, so nobody but this page is asked.
 */
import box from '@box/bakong/box.json'
import type { ObjectName, PackView } from './types'

/** Which squares each piece covers, by the piece's name. */
export type Packing = Readonly<Record<string, readonly number[]>>
export type Pocket = 'middle' | 'left' | 'right' | 'top'

const { square: SIZE, squares: SPOTS } = box.drawing.pack
const at = new Map(SPOTS.map(([x, y], square) => [`${x} ${y}`, square]))
const FIRST_OF_POCKET: readonly [number, Pocket][] = [
  [18, 'top'],
  [15, 'right'],
  [12, 'left'],
  [0, 'middle'],
]

export const tokenName = (worth: number, n: number) => `${worth}#${n}`
export const BIG = 'big'

/** As the table has packed it. */
export function packed(pack: PackView): Packing {
  const tokens = (
    [
      [3, pack.threes],
      [1, pack.ones],
    ] as const
  ).flatMap(([worth, { squares }]) => squares.map((square, n) => [tokenName(worth, n), [square]] as const))
  const big = pack.big ? [[BIG, pack.big.squares] as const] : []
  return Object.fromEntries([
    ...pack.objects.map(({ object, squares }) => [object, squares] as const),
    ...big,
    ...tokens,
  ])
}

/** The same pack with its things elsewhere. */
export function repacked(pack: PackView, packing: Packing): PackView {
  const tokens = (worth: number, { n, squares }: PackView['ones']) => ({
    n,
    squares: squares.map((square, each) => packing[tokenName(worth, each)]?.[0] ?? square),
  })
  return {
    ...pack,
    objects: pack.objects.map(({ object, squares }) => ({
      object,
      squares: [...(packing[object] ?? squares)],
    })),
    big: pack.big && { ...pack.big, squares: [...(packing[BIG] ?? pack.big.squares)] },
    ones: tokens(1, pack.ones),
    threes: tokens(3, pack.threes),
  }
}

/** What one wished, as far as it still can be: things that came lie where there is room. */
export function arranged(pack: PackView, wish: Packing): Packing {
  const given = packed(pack)
  const names = Object.keys(given)
  const kept: Record<string, readonly number[]> = {}
  for (const from of [wish, given])
    for (const name of names)
      if (!(name in kept) && from[name]?.length === given[name]!.length && isFree(from[name], kept))
        kept[name] = from[name]
  return (
    settled(
      kept,
      names.filter((name) => !(name in kept)),
      given,
    ) ?? given
  )
}

/** One piece put somewhere; what lies there makes room. Undefined where it cannot. */
export function put(packing: Packing, name: string, squares: readonly number[]): Packing | undefined {
  const { [name]: _, ...others } = packing
  const stays = Object.fromEntries(Object.entries(others).filter(([, held]) => isFree(held, { squares })))
  return settled(
    { ...stays, [name]: squares },
    Object.keys(others).filter((other) => !(other in stays)),
    packing,
  )
}

/** Everywhere that a piece of this form can lie, as it is or turned. */
export function spotsLike(squares: readonly number[]): number[][] {
  const [wide, high] = form(squares)
  const forms =
    wide === high
      ? [[wide, high]]
      : [
          [wide, high],
          [high, wide],
        ]
  return forms
    .flatMap(([w, h]) => SPOTS.map((_, from) => block(from, w!, h!)))
    .filter((spot) => spot !== undefined)
}

/** Columns and rows that it covers. */
export function form(squares: readonly number[]): [wide: number, high: number] {
  const count = (axis: 0 | 1) => new Set(squares.map((square) => SPOTS[square]![axis])).size
  return [count(0), count(1)]
}

/** The middle of some squares, in the units of the drawing. */
export function centre(squares: readonly number[]): [x: number, y: number] {
  const mean = (axis: 0 | 1) =>
    squares.reduce((sum, square) => sum + SPOTS[square]![axis]!, 0) / squares.length + SIZE / 2
  return [mean(0), mean(1)]
}

export const pocketOf = (squares: readonly number[]): Pocket =>
  FIRST_OF_POCKET.find(([first]) => squares[0]! >= first)![1]
export const isThing = (name: string): name is ObjectName => name in box.objects

function block(from: number, wide: number, high: number): number[] | undefined {
  const [x, y] = SPOTS[from] as [number, number]
  const found = Array.from({ length: wide * high }, (_, n) =>
    at.get(`${x + (n % wide) * SIZE} ${y + Math.floor(n / wide) * SIZE}`),
  )
  return found.every((square) => square !== undefined) ? found : undefined
}

function isFree(squares: readonly number[], packing: Packing): boolean {
  const taken = new Set(Object.values(packing).flat())
  return squares.every((square) => !taken.has(square))
}

/** Finds room for what lies nowhere yet, the largest first. */
function settled(packing: Packing, loose: readonly string[], was: Packing): Packing | undefined {
  const [name, ...rest] = [...loose].sort((a, b) => was[b]!.length - was[a]!.length)
  if (name === undefined) return packing
  for (const spot of spotsLike(was[name]!)) {
    const found = isFree(spot, packing) ? settled({ ...packing, [name]: spot }, rest, was) : undefined
    // one square is as good as another
    if (found || (spot.length === 1 && isFree(spot, packing))) return found
  }
  return undefined
}
