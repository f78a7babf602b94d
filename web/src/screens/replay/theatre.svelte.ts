/** A record on the stage: its steps, where we are in them, and how fast it goes. */
import type { GameEvent, GameParts, View } from '../../games/board'
import type { Replayed, Update } from '../../wire'

export const SPEEDS = { slow: 1600, usual: 800, fast: 250 } as const
export type Speed = keyof typeof SPEEDS

/** Every so many steps the whole view is kept, so that a jump need not start at the beginning. */
const KEEP_EVERY = 25

export class Theatre {
  /** The first moment at which somebody is to choose: before it, the table is being laid. */
  readonly opening: number
  /** How many steps have been played. */
  at = $state(0)
  playing = $state(false)
  speed: Speed = $state('usual')
  #kept: View[] = []

  constructor(
    readonly record: Replayed,
    at?: number,
  ) {
    this.#keep()
    this.opening = this.#opening()
    this.at = Math.min(Math.max(0, at ?? this.opening), this.steps)
  }

  get steps(): number {
    return this.record.steps.length
  }

  readonly view: View = $derived.by(() => this.#viewAt(this.at))

  /** The events of the step that was played last. */
  readonly events: readonly GameEvent[] = $derived.by(
    () => (this.record.steps[this.at - 1]?.events ?? []) as unknown as GameEvent[],
  )

  /** The last events up to here. */
  get past(): readonly GameEvent[] {
    return this.record.steps
      .slice(Math.max(0, this.at - 60), this.at)
      .flatMap((step) => step.events as unknown as GameEvent[])
  }

  /** This step as the table would get it. */
  scene(): Update {
    const [since, view] = [Math.max(0, this.at - 1), this.view as unknown as Record<string, unknown>]
    return {
      version: this.at,
      since,
      events: this.record.steps[this.at - 1]?.events ?? [],
      view,
      clocks: { left: null, of: null, pause: null },
      choices: [],
    } as unknown as Update
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.steps)
    if (this.at === this.steps) this.playing = false
  }

  /** How long this step is looked at: what its events want, within what the speed allows. */
  pause(parts: GameParts): number {
    const wanted = this.events.reduce((sum, event) => sum + (parts.motion?.lasts(event, this.view) ?? 0), 0)
    const speed = SPEEDS[this.speed]
    return Math.max(speed, Math.min(wanted * (speed / SPEEDS.usual), 4 * speed))
  }

  #opening(): number {
    let view = this.record.start as unknown as View
    const found = this.record.steps.findIndex((step) => {
      if (view.to_act.length) return true
      view = applied(view, step.events as unknown as GameEvent[])
      return false
    })
    return Math.max(0, found)
  }

  #keep(): void {
    let view = this.record.start as unknown as View
    this.#kept.push(view)
    this.record.steps.forEach((step, at) => {
      view = applied(view, step.events as unknown as GameEvent[])
      if ((at + 1) % KEEP_EVERY === 0) this.#kept.push(view)
    })
  }

  #viewAt(at: number): View {
    const near = Math.floor(at / KEEP_EVERY)
    const rest = this.record.steps
      .slice(near * KEEP_EVERY, at)
      .flatMap((step) => step.events as unknown as GameEvent[])
    return applied(this.#kept[near]!, rest)
  }
}

/** The view after events, from the view before: the kernel's one `apply`. */
export function applied(view: View, events: readonly GameEvent[]): View {
  return events.reduce((seen, event) => ({ ...seen, ...event.now }) as View, view)
}
