/**
 * The time of the board: the reading step by step, the dice in the air just before they fall, the frame in
 * which they are seen.
 */
import type { BoardProps } from '../board'
import { beatOf } from './motion'
import { roundOf, type Round } from './round'
import type { View, Step, Dice } from './types'
import { isDecided, isGained } from './kinds'

/** A moment before the dice fall they are shaken. */
const SHAKEN = 600
/** If nobody throws them after all, as when a record is paused, they lie there as before. */
const LONGEST_SHAKE = 1600

const MOVES = new Set(['round_won', 'round_void', 'animal_chosen', 'declined'])

export class Telling {
  #props: () => BoardProps
  #steps = $state(0)
  #shaken = $state(false)
  #moved = 0
  /** The round whose dice have been seen. */
  #round = -1

  readonly round: Round = $derived.by(() => roundOf(this.#props().past, this.#props().event))
  /** The steps of the reading that have been told. */
  readonly told: readonly Step[] = $derived.by(() => {
    const { event, moving } = this.#props()
    const reading = this.dice ? (this.round.decided?.reading ?? []) : []
    return moving && isDecided(event) ? reading.slice(0, this.#steps) : reading
  })
  readonly #waiting: boolean = $derived.by(() => {
    const { view, event, moving } = this.#props()
    return !event && moving && view['phase'] === 'throw_white'
  })

  constructor(props: () => BoardProps) {
    this.#props = props
    $effect(() => this.#tell())
    $effect(() => this.#shake())
    $effect(() => this.#look())
  }

  get #view(): View {
    return this.#props().view as View
  }

  /** What lies open; null while the dice are in the air. */
  get dice(): Dice | null {
    return this.#waiting && this.#shaken ? null : this.#view.dice
  }

  #tell(): (() => void) | undefined {
    const { event, moving } = this.#props()
    if (event && (MOVES.has(event.kind) || (isGained(event) && event.from === 'owner')))
      this.#moved = performance.now()
    if (!isDecided(event) || !moving) return undefined
    this.#steps = 1
    const timer = setInterval(() => (this.#steps += 1), beatOf(event.reading, this.#props().pause))
    return () => {
      clearInterval(timer)
      this.#steps = 0
    }
  }

  #shake(): (() => void) | undefined {
    if (!this.#waiting) return undefined
    const wait = Math.max(0, this.#moved + (this.#props().pause ?? 0) - SHAKEN - performance.now())
    const timers = [
      setTimeout(() => (this.#shaken = true), wait),
      setTimeout(() => (this.#shaken = false), wait + LONGEST_SHAKE),
    ]
    return () => {
      timers.forEach(clearTimeout)
      this.#shaken = false
    }
  }

  /** The dice of a round are in the page now, and on the screen with the next frame. */
  #look(): void {
    const { round, phase, dice } = this.#view
    if (round === this.#round || phase !== 'call' || !dice) return
    this.#round = round
    requestAnimationFrame((at) => this.#props().seen(at))
  }
}
