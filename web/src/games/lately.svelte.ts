/** What everybody did in their last turn: kept until those at this device have played and others follow. */
import type { GameEvent, GameParts, Trace, View } from './board'

export class Lately {
  #all: readonly Trace[] = $state.raw([])
  #mine: () => readonly number[]
  #parts: () => GameParts | undefined
  /** Since when one's own turn is over: the next of the others begins anew. */
  #played = false

  constructor(mine: () => readonly number[], parts: () => GameParts | undefined) {
    this.#mine = mine
    this.#parts = parts
  }

  /** The last turn of each other player. */
  readonly traces: readonly Trace[] = $derived.by(() =>
    this.#all.filter(({ seat }) => !this.#mine().includes(seat)),
  )

  /** Notes an event before it is shown; gives the turn it belongs to. */
  note(event: GameEvent, before: View): Trace | undefined {
    const seat = this.#parts()?.actor?.(before, event)
    if (seat === undefined || seat === null) return undefined
    const own = this.#mine().includes(seat)
    if (!own && this.#played) this.#all = []
    this.#played = own
    const last = this.#all.at(-1)
    const going = last?.seat === seat ? last : { seat, before, events: [] }
    const trace = { ...going, events: [...going.events, event] }
    this.#all = [...this.#all.filter((other) => other.seat !== seat), trace]
    return trace
  }

  /** The turn of a seat, as far as it has gone. */
  of(seat: number): Trace | undefined {
    return this.#all.find((trace) => trace.seat === seat)
  }

  clear(): void {
    this.#all = []
  }
}
