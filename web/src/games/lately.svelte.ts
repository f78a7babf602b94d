/** What everybody did in their last turn: kept until those at this device have played and others follow. */
import type { GameEvent, GameParts, Trace, View } from './board'

/** What is marked at one moment. */
export interface Marked {
  readonly all: readonly Trace[]
  /** One's own turn is over: the next of the others begins anew. */
  readonly played: boolean
}

const NOTHING: Marked = { all: [], played: false }
/** The kernel's own event: a choice is taken back, and all that came of it. */
const UNDONE = 'undone'
const MOST_TAKEN_BACK = 60

export class Lately {
  #marked: Marked = $state.raw(NOTHING)
  /** What was marked when each of one's choices was made; it is so again when that choice is taken back. */
  #chosen: Marked[] = []
  #mine: () => readonly number[]
  #parts: () => GameParts | undefined
  #eyes: () => number | null

  constructor(
    mine: () => readonly number[],
    parts: () => GameParts | undefined,
    eyes: () => number | null = () => null,
  ) {
    this.#mine = mine
    this.#parts = parts
    this.#eyes = eyes
  }

  /** What the others did since those here have played; for who only looks on, the last turn of each. */
  readonly traces: readonly Trace[] = $derived.by(() =>
    this.#marked.all.filter(({ seat }) => !this.#mine().includes(seat)),
  )

  /** What is marked now. */
  get marked(): Marked {
    return this.#marked
  }

  /** Notes an event before it is shown; gives the turn it belongs to. */
  note(event: GameEvent, before: View): Trace | undefined {
    if (event.kind === UNDONE) return this.#takeBack(event['seat'] as number)
    const seat = this.#parts()?.actor?.(before, event)
    if (seat === undefined || seat === null) return undefined
    const played = this.#mine().includes(seat)
    const all = !played && this.#marked.played ? [] : this.#marked.all
    const last = all.at(-1)
    const goesOn = last?.seat === seat
    const trace = goesOn
      ? { ...last, events: [...last.events, event] }
      : { seat, before, eyes: this.#eyes(), events: [event] }
    const others = goesOn ? all.slice(0, -1) : all
    this.#marked = { all: [...others.filter((other) => this.#stays(other, seat)), trace], played }
    return trace
  }

  /** Somebody who plays twice before one's own turn has done both; one's own turns need no mark. */
  #stays(other: Trace, seat: number): boolean {
    const mine = this.#mine()
    return other.seat !== seat || (mine.length > 0 && !mine.includes(seat))
  }

  #takeBack(seat: number): undefined {
    const own = this.#mine().includes(seat)
    this.#marked = own
      ? (this.#chosen.pop() ?? NOTHING)
      : { ...this.#marked, all: this.#marked.all.filter((other) => other.seat !== seat) }
  }

  /** A choice of this device is made: what was marked before it. */
  chose(marked: Marked): void {
    this.#chosen = [...this.#chosen.slice(-MOST_TAKEN_BACK), marked]
  }

  /** A turn as far as it has gone by now. */
  whole(trace: Trace): Trace {
    return this.#marked.all.find(({ before }) => before === trace.before) ?? trace
  }

  /** Goes on with what was marked before the page was loaded anew. */
  restore(marked: Marked): void {
    this.#marked = marked
  }
}
