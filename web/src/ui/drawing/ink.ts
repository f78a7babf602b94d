/**
 * Turns a traced line into an inked one: a little off the line, now thick, now thin, as a brush leaves it.
 */
import { strokes, tenth, type Dot, type Stroke } from './trace'

interface Step {
  x: number
  y: number
  /** Where the line points, in radians. */
  towards: number
}

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
      .map((stroke) => soft(walk(stroke, 2 * STEP)) + (stroke.closed ? 'Z' : ''))
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
  return `${soft(walk(stroke, 2 * STEP))}Z`
}

/** A ribbon round the line: out along its left side, back along its right one. */
function ribbon(stroke: Stroke, weight: number, seed: number): string {
  const length = stroke.dots.reduce((sum, dot, i) => sum + (i ? away(stroke.dots[i - 1]!, dot) : 0), 0)
  let steps = walk(stroke, Math.min(STEP, Math.max(length / 10, 0.6)))
  if (stroke.closed) steps = [...steps, ...steps.slice(0, Math.ceil(OVERLAP / STEP))]
  const left: Step[] = []
  const right: Step[] = []
  steps.forEach((step, index) => {
    const half = (weight / 2) * pressure(index, steps.length, stroke.closed, seed)
    const stray = STRAY * Math.min(1, length / 30) * noise(index * 0.35, seed + 7)
    left.push(aside(step, stray + half))
    right.push(aside(step, stray - half))
  })
  return `${soft([...left, ...right.reverse()])}Z`
}

/** How hard the brush is pressed: unevenly, and less at the two ends. */
function pressure(index: number, count: number, closed: boolean, seed: number): number {
  const ends = Math.min(1, (index + 1.2) / 2.5, (count - index) / (closed ? 2 : 3.5))
  return (0.95 + 0.32 * noise(index * 0.28, seed)) * (0.25 + 0.75 * ends)
}

function aside(step: Step, reach: number): Step {
  return { ...step, x: step.x - Math.sin(step.towards) * reach, y: step.y + Math.cos(step.towards) * reach }
}

/** Evenly spaced steps along a stroke; a sharp corner is stepped on twice, once for each direction. */
function walk({ dots, closed }: Stroke, spacing: number): Step[] {
  const steps: Step[] = []
  const last = closed ? dots.length : dots.length - 1
  for (let i = 0; i < last; i++) {
    const [from, to] = [at(dots, i, closed), at(dots, i + 1, closed)]
    const before = from.sharp ? from : at(dots, i - 1, closed)
    const after = to.sharp ? to : at(dots, i + 2, closed)
    const count = Math.max(2, Math.round(away(from, to) / spacing))
    const ends = to.sharp || i === last - 1 ? count : count - 1
    for (let n = 0; n <= ends; n++) steps.push(between(before, from, to, after, n / count))
  }
  return steps
}

function at(dots: Dot[], index: number, closed: boolean): Dot {
  const count = dots.length
  return dots[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))]!
}

/**
 * A point of the curve from one dot to the next; it leaves and arrives smoothly, and a long way does not
 * swing out before a short one (Catmull and Rom, each tangent in proportion to its neighbours).
 */
function between(a: Dot, b: Dot, c: Dot, d: Dot, t: number): Step {
  const length = away(b, c)
  const [leave, arrive] = [length / (away(a, b) + length), length / (length + away(c, d))]
  const curve = (p: number, q: number, r: number, s: number) => {
    const [u, v] = [(r - p) * leave, (s - q) * arrive]
    const [cube, square] = [2 * (q - r) + u + v, 3 * (r - q) - 2 * u - v]
    return [((cube * t + square) * t + u) * t + q, (3 * cube * t + 2 * square) * t + u] as const
  }
  const [x, dx] = curve(a.x, b.x, c.x, d.x)
  const [y, dy] = curve(a.y, b.y, c.y, d.y)
  const still = Math.abs(dx) + Math.abs(dy) < 1e-6
  return { x, y, towards: still ? Math.atan2(c.y - b.y, c.x - b.x) : Math.atan2(dy, dx) }
}

/** A path through the middles between steps, bent at each step: corners a hand would round are rounded. */
function soft(steps: Step[]): string {
  const first = steps[0]!
  const parts = [`M${tenth(first.x)} ${tenth(first.y)}`]
  for (let i = 1; i < steps.length - 1; i++) {
    const [a, b] = [steps[i]!, steps[i + 1]!]
    parts.push(`Q${tenth(a.x)} ${tenth(a.y)} ${tenth((a.x + b.x) / 2)} ${tenth((a.y + b.y) / 2)}`)
  }
  const end = steps.at(-1)!
  parts.push(`L${tenth(end.x)} ${tenth(end.y)}`)
  return parts.join('')
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
