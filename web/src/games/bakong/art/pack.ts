/** Where the squares of the drawn backpack lie: [left, top] of each, 50 wide. */

const pocket = (left: number, top: number, wide: number, high: number): [number, number][] =>
  Array.from({ length: wide * high }, (_, i) => [left + (i % wide) * 50, top + Math.floor(i / wide) * 50])

export const PACK_POCKETS = {
  central: pocket(85, 122, 3, 4),
  left: pocket(13, 160, 1, 3),
  right: pocket(257, 160, 1, 3),
  top: pocket(110, 36, 2, 1),
}

export const PACK_SQUARES = Object.values(PACK_POCKETS).flat()
