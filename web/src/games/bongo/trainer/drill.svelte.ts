/** Training: dice are shaken, fall, are read by somebody, and are then read out. */
import { beatOf } from '../motion'
import type { Answer, Step } from '../types'
import { settings } from '../../../app/settings.svelte'
import { play } from '../../../app/sound'
import { remember, remembered, withRead, type History } from './history'
import { Rolls, type Level, type Roll } from './rolls'

/** Nobody should know beforehand when exactly they fall. */
const SHAKEN = 500
const SHAKEN_MORE = 700
/** A right answer needs no button: the next dice come by themselves. */
const UNTIL_NEXT = 1900

export type Stage = 'idle' | 'shaken' | 'open' | 'read'

export class Drill {
  stage: Stage = $state('idle')
  roll: Roll | undefined = $state.raw()
  /** How many throws have fallen, so that they lie differently each time. */
  thrown = $state(0)
  answer: Answer | undefined = $state()
  ms = $state(0)
  failed = $state(false)
  history: History = $state.raw(remembered())
  #steps = $state(0)
  #rolls: Rolls
  #seen = 0
  #timers: number[] = []

  constructor(readonly level: Level) {
    this.#rolls = new Rolls(level)
  }

  get right(): boolean {
    return this.answer !== undefined && this.answer === this.roll?.answer
  }

  get told(): readonly Step[] {
    return this.stage === 'read' ? (this.roll?.reading.slice(0, this.#steps) ?? []) : []
  }

  /** Shakes the dice and lets them fall. */
  async next(): Promise<void> {
    if (this.stage === 'shaken' || this.stage === 'open') return
    this.stop()
    this.stage = 'shaken'
    this.answer = undefined
    this.failed = false
    try {
      const [roll] = await Promise.all([
        this.#rolls.next(),
        this.#pause(SHAKEN + Math.random() * SHAKEN_MORE),
      ])
      this.#fall(roll)
    } catch {
      this.stage = 'idle'
      this.failed = true
    }
  }

  #fall(roll: Roll): void {
    if (this.stage !== 'shaken') return
    this.roll = roll
    this.thrown += 1
    this.stage = 'open'
    this.#seen = performance.now()
    requestAnimationFrame((at) => (this.#seen = at))
    play('dice')
  }

  /** Somebody answers; `at` by the browser's clock. */
  press(answer: Answer, at: number): void {
    if (this.stage !== 'open' || !this.roll) return
    this.ms = Math.max(0, at - this.#seen)
    this.answer = answer
    this.stage = 'read'
    const { kinds, hardness } = this.roll
    this.history = withRead(this.history, this.level, {
      at: Date.now(),
      ms: Math.round(this.ms),
      right: this.right,
      hardness,
      kinds,
    })
    remember(this.history)
    play(this.right ? 'gain' : 'loss')
    this.#tell(this.roll.reading)
  }

  /** Forgets the times of this level. */
  forget(): void {
    this.history = { ...this.history, [this.level]: [] }
    remember(this.history)
  }

  stop(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
  }

  #tell(reading: readonly Step[]): void {
    if (this.right || !settings.moving) this.#steps = reading.length
    else {
      this.#steps = 1
      reading.forEach((_, step) => this.#after(beatOf(reading) * 1.6 * step, () => (this.#steps = step + 1)))
    }
    if (this.right) this.#after(UNTIL_NEXT, () => void this.next())
  }

  #after(wait: number, what: () => void): void {
    this.#timers.push(window.setTimeout(what, wait))
  }

  #pause(wait: number): Promise<void> {
    return new Promise((done) => this.#after(wait, done))
  }
}
