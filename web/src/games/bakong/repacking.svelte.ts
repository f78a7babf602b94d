/**
 * One's own pack, laid as one likes: carried by mouse or finger, moved with arrows, turned with R; kept on
 * this device.
 */
import type { Attachment } from 'svelte/attachments'
import { keep, kept } from '../../app/kept'
import { Drag } from './drag.svelte'
import { arranged, centre, form, put, repacked, spotsLike, type Packing } from './packing'
import { PACK } from './places'
import type { PackView } from './types'

interface Kept {
  table: string
  packings: Record<number, Packing>
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const KEPT = 'packs'
/** How far beside a square a piece may be let go, in squares. */
const NEAR = 0.8

export class Repacking {
  /** Whether things can be moved now with finger and keyboard. */
  open = $state(false)
  /** What was moved last, for somebody who listens. */
  moved: string | undefined = $state()
  #pack: () => PackView
  #seat: () => number
  #wish: Record<number, Packing> = $state.raw(recalled())
  #drag = new Drag<string>((name, { by }) => this.#dropped(name, by))

  constructor(pack: () => PackView, seat: () => number) {
    this.#pack = pack
    this.#seat = seat
  }

  get packing(): Packing {
    return arranged(this.#pack(), this.#wish[this.#seat()] ?? {})
  }

  get pack(): PackView {
    return repacked(this.#pack(), this.packing)
  }

  /** How far a piece is being carried, as CSS says it. */
  shift(name: string): string | undefined {
    return this.#drag.which === name ? this.#drag.shift : undefined
  }

  /** Makes a drawn piece one that can be moved. */
  on =
    (name: string): Attachment<Element> =>
    (element) => {
      const letGo = this.#drag.on(name)(element)
      const press = (event: Event) => this.#pressed(event as KeyboardEvent, name)
      element.addEventListener('keydown', press)
      return () => {
        letGo?.()
        element.removeEventListener('keydown', press)
      }
    }

  #pressed(event: KeyboardEvent, name: string): void {
    const way = ARROWS[event.key]
    if (!this.open || (!way && event.key.toLowerCase() !== 'r')) return
    event.preventDefault()
    event.stopPropagation()
    const now = this.packing[name]!
    this.#try(name, way ? ahead(now, way) : turned(now))
  }

  #dropped(name: string, [dx, dy]: readonly [number, number]): void {
    const now = this.packing[name]!
    const [x, y] = centre(now)
    const near = closest(x + dx, y + dy, spotsLike(now)).filter(
      (spot) => distance(spot, x + dx, y + dy) < NEAR * PACK.square,
    )
    this.#try(name, near)
  }

  /** The first of some spots that can be made free. */
  #try(name: string, spots: readonly (readonly number[])[]): void {
    for (const spot of spots) {
      const found = put(this.packing, name, spot)
      if (!found) continue
      this.#wish = { ...this.#wish, [this.#seat()]: found }
      this.moved = name
      keep(KEPT, { table: location.pathname, packings: this.#wish } satisfies Kept)
      return
    }
  }
}

function recalled(): Record<number, Packing> {
  const { table, packings } = kept<Kept>(KEPT, { table: '', packings: {} })
  return table === location.pathname ? packings : {}
}

function distance(spot: readonly number[], x: number, y: number): number {
  const [sx, sy] = centre(spot)
  return Math.hypot(sx - x, sy - y)
}

const closest = (x: number, y: number, spots: readonly number[][]) =>
  [...spots].sort((a, b) => distance(a, x, y) - distance(b, x, y))

const isAlike = (a: readonly number[], b: readonly number[]) => form(a).join() === form(b).join()

/** Spots in a direction, the nearest first, upright as it lies. */
function ahead(now: readonly number[], [dx, dy]: readonly [number, number]): number[][] {
  const [x, y] = centre(now)
  const along = (spot: readonly number[]) => (centre(spot)[0] - x) * dx + (centre(spot)[1] - y) * dy
  const aside = (spot: readonly number[]) =>
    Math.abs((centre(spot)[0] - x) * dy) + Math.abs((centre(spot)[1] - y) * dx)
  const far = (spot: readonly number[]) => along(spot) + 2 * aside(spot)
  return spotsLike(now)
    .filter((spot) => isAlike(spot, now) && along(spot) > aside(spot) / 2)
    .sort((a, b) => far(a) - far(b))
}

/** Spots where it lies the other way, the nearest first. */
const turned = (now: readonly number[]) =>
  closest(
    ...centre(now),
    spotsLike(now).filter((spot) => !isAlike(spot, now)),
  )
