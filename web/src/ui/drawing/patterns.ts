/** The eight patterns, as lines over a square of 100 by 100. */

const every = (step: number, from = 0, to = 100) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)

const each = (places: number[], line: (place: number) => string) => places.map(line).join(' ; ')

/** The same small sign set out in rows, every other row shifted by half a step. */
const strewn = (step: number, sign: (x: number, y: number) => string) =>
  every(step)
    .flatMap((y, row) => every(step).map((x) => sign(x + (row % 2 ? step / 2 : 0), y)))
    .join(' ; ')

export const PATTERNS: readonly string[] = [
  each(every(11, -100, 100), (x) => `${x},100 ${x + 100},0`),
  strewn(12, (x, y) => `${x},${y} ${x + 2.4},${y + 2.4}`),
  each(every(11), (y) => `0,${y} 50,${y + 1} 100,${y}`),
  strewn(13, (x, y) => `${x - 3},${y} ${x + 3},${y} ; ${x},${y - 3} ${x},${y + 3}`),
  each(
    every(13),
    (y) => `0,${y} 12,${y + 6} 25,${y} 37,${y + 6} 50,${y} 62,${y + 6} 75,${y} 87,${y + 6} 100,${y}`,
  ),
  each(every(11), (x) => `${x},0 ${x + 1},50 ${x},100`),
  each(every(15, -100, 100), (x) => `${x},100 ${x + 100},0 ; ${x},0 ${x + 100},100`),
  strewn(16, (x, y) => `${x - 4},${y} ${x},${y - 4} ${x + 4},${y} ${x},${y + 4} z`),
]
