/**
 * Turns a traced line into an inked one: a little off the line, now thick, now thin, as a brush leaves it.
 */
import { strokes, type Dot, type Stroke } from './trace'

/**
 * Steps along a line, in one list: x, y, and the direction of the line as a pair of length 1.
 * A picture has thousands of them, and a phone is to draw it at once: no object a step, no function a number.
 */
type Steps = number[]
const WIDE = 4 // numbers in a step

const STEP = 3.2
const STRAY = 0.45
const OVERLAP = 5

const filled = new Map<string, string>()
const tracked = new Map<string, string>()
const brushed = new Map<string, string>()

/** The path of a traced shape, to be filled with paint. */
export function shape(line: string): string {
  return remembered(filled, line, () => strokes(line).map(outline).join(''))
}

/** The path that the hand takes along a traced line, without any width. */
export function track(line: string): string {
  return remembered(tracked, line, () =>
    strokes(line)
      .map((stroke) => soft(places(walk(stroke, 2 * STEP))) + (stroke.closed ? 'Z' : ''))
      .join(''),
  )
}

/** The path of the ink along a traced line, to be filled with ink. */
export function brush(line: string, weight: number): string {
  return remembered(brushed, `${weight} ${line}`, () =>
    strokes(line)
      .map((stroke, index) => ribbon(stroke, weight, grain(line) + index * 97))
      .join(''),
  )
}

function remembered(kept: Map<string, string>, key: string, make: () => string): string {
  let path = kept.get(key)
  if (path === undefined) kept.set(key, (path = make()))
  return path
}

function outline(stroke: Stroke): string {
  return `${soft(places(walk(stroke, 2 * STEP)))}Z`
}

/** A ribbon round the line: out along its left side, back along its right one. */
function ribbon(stroke: Stroke, weight: number, seed: number): string {
  const length = stroke.dots.reduce((sum, dot, i) => sum + (i ? away(stroke.dots[i - 1]!, dot) : 0), 0)
  const steps = walk(stroke, Math.min(STEP, Math.max(length / 10, 0.6)))
  if (stroke.closed) steps.push(...steps.slice(0, WIDE * Math.ceil(OVERLAP / STEP)))
  const count = steps.length / WIDE
  const strays = STRAY * Math.min(1, length / 30)
  const path: number[] = new Array(4 * count)
  for (let i = 0, at = 0; i < count; i++, at += WIDE) {
    const half = (weight / 2) * pressure(i, count, stroke.closed, seed)
    const stray = strays * noise(i * 0.35, seed + 7)
    const [left, right, back] = [stray + half, stray - half, 4 * count - 2 * i - 2]
    path[2 * i] = steps[at]! - steps[at + 3]! * left
    path[2 * i + 1] = steps[at + 1]! + steps[at + 2]! * left
    path[back] = steps[at]! - steps[at + 3]! * right
    path[back + 1] = steps[at + 1]! + steps[at + 2]! * right
  }
  return `${soft(path)}Z`
}

/** How hard the brush is pressed: unevenly, and less at the two ends. */
function pressure(index: number, count: number, closed: boolean, seed: number): number {
  const ends = Math.min(1, (index + 1.2) / 2.5, (count - index) / (closed ? 2 : 3.5))
  return (0.95 + 0.32 * noise(index * 0.28, seed)) * (0.25 + 0.75 * ends)
}

/** Evenly spaced steps along a stroke; a sharp corner is stepped on twice, once for each direction. */
function walk({ dots, closed }: Stroke, spacing: number): Steps {
  const steps: Steps = []
  const last = closed ? dots.length : dots.length - 1
  for (let i = 0; i < last; i++) {
    const [from, to] = [at(dots, i, closed), at(dots, i + 1, closed)]
    const before = from.sharp ? from : at(dots, i - 1, closed)
    const after = to.sharp ? to : at(dots, i + 2, closed)
    const count = Math.max(2, Math.round(away(from, to) / spacing))
    const ends = to.sharp || i === last - 1 ? count : count - 1
    goAlong(steps, before, from, to, after, count, ends)
  }
  return steps
}

function at(dots: Dot[], index: number, closed: boolean): Dot {
  const count = dots.length
  return dots[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))]!
}

/**
 * Steps on the curve from one dot to the next; it leaves and arrives smoothly, and a long way does not
 * swing out before a short one (Catmull and Rom, each tangent in proportion to its neighbours).
 */
function goAlong(steps: Steps, a: Dot, b: Dot, c: Dot, d: Dot, count: number, ends: number): void {
  const length = away(b, c)
  const [leave, arrive] = [length / (away(a, b) + length), length / (length + away(c, d))]
  const [ux, uy] = [(c.x - a.x) * leave, (c.y - a.y) * leave]
  const [vx, vy] = [(d.x - b.x) * arrive, (d.y - b.y) * arrive]
  const [cubeX, cubeY] = [2 * (b.x - c.x) + ux + vx, 2 * (b.y - c.y) + uy + vy]
  const [squareX, squareY] = [3 * (c.x - b.x) - 2 * ux - vx, 3 * (c.y - b.y) - 2 * uy - vy]
  for (let n = 0; n <= ends; n++) {
    const t = n / count
    let dx = (3 * cubeX * t + 2 * squareX) * t + ux
    let dy = (3 * cubeY * t + 2 * squareY) * t + uy
    if (Math.abs(dx) + Math.abs(dy) < 1e-6) [dx, dy] = [c.x - b.x, c.y - b.y]
    const long = Math.sqrt(dx * dx + dy * dy)
    const x = ((cubeX * t + squareX) * t + ux) * t + b.x
    const y = ((cubeY * t + squareY) * t + uy) * t + b.y
    steps.push(x, y, long ? dx / long : 1, long ? dy / long : 0)
  }
}

/** Where the steps are, without where they point. */
function places(steps: Steps): number[] {
  const path: number[] = []
  for (let at = 0; at < steps.length; at += WIDE) path.push(steps[at]!, steps[at + 1]!)
  return path
}

/**
 * A path through the middles between steps, bent at each step: corners a hand would round are rounded.
 * Each bend is the one before it mirrored at the middle between them, which a path need not say (`t`): only
 * the middles are written, each to a tenth from the one before. They are chosen so that what is rounded off
 * at one step is made good at the next.
 */
function soft(path: number[]): string {
  const end = path.length - 2
  let [x, y] = [tenths(path[0]!), tenths(path[1]!)]
  let drawn = `M${written(x)}${written(y)}`
  let [bendX, bendY] = [tenths(path[2]!), tenths(path[3]!)]
  if (end > 2) drawn += `q${written(bendX - x)}${written(bendY - y)}`
  for (let i = 2; i < end; i += 2) {
    const toX = Math.round((bendX + path[i + 2]! * 10) / 2)
    const toY = Math.round((bendY + path[i + 3]! * 10) / 2)
    drawn += `${i === 4 ? 't' : ''}${written(toX - x)}${written(toY - y)}`
    ;[x, y, bendX, bendY] = [toX, toY, 2 * toX - bendX, 2 * toY - bendY]
  }
  return `${drawn}l${written(tenths(path[end]!) - x)}${written(tenths(path[end + 1]!) - y)}`
}

const tenths = (value: number) => Math.round(value * 10)

const FARTHEST = 2048
const numbers: string[] = new Array(2 * FARTHEST)

/** Tenths as the text of a number, apart from the one before; the same ones are written over and over. */
function written(tenths: number): string {
  if (tenths < -FARTHEST || tenths >= FARTHEST) return ` ${tenths / 10}`
  return (numbers[tenths + FARTHEST] ??= `${tenths < 0 ? '' : ' '}${tenths / 10}`)
}

const away = (a: Dot, b: Dot) => Math.hypot(a.x - b.x, a.y - b.y)

/** A number that belongs to this line alone, so that it is drawn the same way each time. */
function grain(written: string): number {
  const line = written.trim().replace(/\s+/g, ' ')
  let sum = 7
  for (let i = 0; i < line.length; i++) sum = (sum * 31 + line.charCodeAt(i)) % 9973
  return sum
}

/** Soft noise between −1 and 1. */
function noise(where: number, seed: number): number {
  const [low, part] = [Math.floor(where), where - Math.floor(where)]
  const ease = part * part * (3 - 2 * part)
  return jump(low, seed) * (1 - ease) + jump(low + 1, seed) * ease
}

function jump(place: number, seed: number): number {
  const sine = Math.sin(place * 127.1 + seed * 311.7) * 43758.5453
  return 2 * (sine - Math.floor(sine)) - 1
}
