/** How we write a drawing down: points that a hand goes through.
 *
 * `'10,20 30,5 50,20'` is a soft line through three points; `'10,20 30,5! 50,20'` has a sharp corner at the
 * second; a final `z` closes the line; `;` lifts the pen.
 */

export interface Dot {
  x: number
  y: number
  sharp: boolean
}

export interface Stroke {
  dots: Dot[]
  closed: boolean
}

/** The strokes of a written drawing. */
export function strokes(line: string): Stroke[] {
  return line
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter((words) => words[0])
    .map((words) => {
      const closed = words.at(-1) === 'z'
      return { dots: (closed ? words.slice(0, -1) : words).map(dot), closed }
    })
}

function dot(word: string): Dot {
  const [x, y] = word.replace('!', '').split(',').map(Number)
  if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`not a point: ${word}`)
  return { x, y, sharp: word.endsWith('!') }
}

/** A closed round line. */
export function round(x: number, y: number, across: number, down = across, turn = 0): string {
  const steps = 8
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI - 2
    const [a, b] = [Math.cos(angle) * across, Math.sin(angle) * down]
    return `${tenth(x + a * cos - b * sin)},${tenth(y + a * sin + b * cos)}`
  })
  return `${points.join(' ')} z`
}

/** A closed line with four sharp corners. */
export function box(x: number, y: number, wide: number, high: number): string {
  return `${x},${y}! ${x + wide},${y}! ${x + wide},${y + high}! ${x},${y + high}! z`
}

/** A pointed star, or a round flower when its points are soft. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  soft = false,
): string {
  const words = Array.from({ length: points * 2 }, (_, step) => {
    const angle = (step / points) * Math.PI - Math.PI / 2
    const reach = step % 2 ? inner : outer
    return `${tenth(x + Math.cos(angle) * reach)},${tenth(y + Math.sin(angle) * reach)}${soft ? '' : '!'}`
  })
  return `${words.join(' ')} z`
}

/** The same line, moved, turned and made larger or smaller (in that order from the inside out). */
export function placed(line: string, x: number, y: number, size = 1, turn = 0): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return line.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a: string, b: string) => {
    const [across, down] = [Number(a) * size, Number(b) * size]
    return `${tenth(x + across * cos - down * sin)},${tenth(y + across * sin + down * cos)}`
  })
}

/** The same line seen in a mirror that stands upright at `middle`. */
export function mirrored(line: string, middle: number): string {
  return line.replace(/(-?[\d.]+),/g, (_, x: string) => `${tenth(2 * middle - Number(x))},`)
}

export const tenth = (value: number) => Math.round(value * 10) / 10
