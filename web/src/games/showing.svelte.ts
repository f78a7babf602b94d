/** What is shown of the game: events one after the other, then the view as the server has it. */
import type { Choice, GameEvent, Motion, View } from './board'
import type { Update } from '../wire'

interface Step {
  event?: GameEvent
  /** The update whose events end here. */
  settled?: Update
  /** Left out of the showing: something more urgent waits behind it. */
  atOnce?: boolean
}

export interface Shower {
  motion: () => Motion | undefined
  /** Whether things should move at all. */
  moving: () => boolean
  /** How much longer than usual everything lasts; 0: at once. */
  pace?: () => number
  /** An event begins to be shown. */
  began?: (event: GameEvent) => void
  /** Everything has been shown; the update is now what lies on the table. */
  settled?: (update: Update) => void
}

const KEEP = 100
/** Who has missed more than this does not want to see it all. */
const MOST_WAITING = 40

export class Showing {
  view: View | undefined = $state.raw()
  event: GameEvent | undefined = $state.raw()
  past: readonly GameEvent[] = $state.raw([])
  /** The update that is shown as a whole; undefined while events are still on their way. */
  settled: Update | undefined = $state.raw()
  hurrying = $state(false)
  /** Milliseconds from the end of a round to the next throw, where that goes by time. */
  pause: number | undefined = $state()
  #steps: Step[] = []
  #running = false
  #repeating = false
  #version = -1
  #skip: (() => void) | undefined
  #shower: Shower

  constructor(shower: Shower) {
    this.#shower = shower
  }

  get version(): number {
    return this.#version
  }

  get choices(): readonly Choice[] {
    return (this.settled?.choices ?? []) as unknown as Choice[]
  }

  /** Takes an update: its events are shown in turn, its view stands at the end. */
  take(update: Update): void {
    this.pause = update.clocks.pause ?? undefined
    if (!update.view) return this.#jump(update)
    const follows =
      this.view !== undefined && (update.since === this.#version || update.version === this.#version)
    const events = update.since === this.#version ? (update.events as unknown as GameEvent[]) : []
    this.#version = update.version
    if (!follows) return this.#jump(update)
    this.#enqueue(events, update)
    if (this.#repeating && events.length) this.hurry() // what happens now comes before what has
    void this.#run()
  }

  /** Shows events once more from the view before them, then what lies there now. */
  async again(before: View, events: readonly GameEvent[]): Promise<void> {
    const stands = this.settled
    if (!stands || this.#running) return
    this.#running = this.#repeating = true
    this.settled = undefined
    this.view = before
    let whole = true
    for (const event of events) if (whole) whole = await this.#play(event, false)
    this.#running = this.#repeating = this.hurrying = false
    if (whole) this.#standAgain(stands)
    void this.#run() // what came meanwhile
  }

  /** What lay there before something was shown again; its choices only while nothing else has happened. */
  #standAgain(stands: Update): void {
    this.view = stands.view as View
    if (!this.#steps.some(({ event }) => event)) this.#settle(stands)
  }

  /** Shows the rest at once. */
  hurry(): void {
    if (!this.#running) return
    this.hurrying = true
    this.#skip?.()
  }

  #jump(update: Update): void {
    this.#steps = []
    this.#skip?.()
    this.event = undefined
    this.#version = update.version
    this.#settle(update)
  }

  #enqueue(events: readonly GameEvent[], update: Update): void {
    const urgent = this.#shower.motion()?.urgent
    for (const event of events) {
      if (urgent?.(event)) this.#clearTheWay()
      this.#steps.push({ event })
    }
    if (events.length) this.settled = undefined
    this.#steps.push({ settled: update })
    if (this.#steps.length > MOST_WAITING) this.#clearTheWay()
  }

  #clearTheWay(): void {
    for (const step of this.#steps) step.atOnce = true
    this.#skip?.()
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      if (step.event) await this.#show(step.event, step.atOnce ?? false)
      else if (step.settled && !this.#steps.some((later) => later.settled)) this.#settle(step.settled)
    }
    this.#running = false
    this.hurrying = false
  }

  async #show(event: GameEvent, atOnce: boolean): Promise<void> {
    this.#shower.began?.(event)
    if (await this.#play(event, atOnce)) this.past = [...this.past.slice(1 - KEEP), event]
  }

  /** For as long as it lasts; false where something else has taken its place. */
  async #play(event: GameEvent, atOnce: boolean): Promise<boolean> {
    const motion = this.#shower.motion()
    const still = atOnce || this.hurrying || document.hidden || !this.#shower.moving()
    const usual = still ? 0 : (motion?.lasts(event, this.view!, this.pause) ?? 0)
    const lasts = usual * (motion?.urgent?.(event) ? 1 : (this.#shower.pace?.() ?? 1))
    const first = motion?.applied?.(event) === 'first'
    this.event = event
    if (first) this.#apply(event)
    if (lasts > 0) await this.#wait(lasts)
    if (this.event !== event) return false
    if (!first) this.#apply(event)
    this.event = undefined
    return true
  }

  #apply(event: GameEvent): void {
    this.view = { ...this.view!, ...event.now } as View
  }

  #settle(update: Update): void {
    this.view = (update.view ?? undefined) as View | undefined
    this.settled = update
    this.#shower.settled?.(update)
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const over = () => {
        clearTimeout(timer)
        this.#skip = undefined
        done()
      }
      const timer = setTimeout(over, milliseconds)
      this.#skip = over
    })
  }
}
