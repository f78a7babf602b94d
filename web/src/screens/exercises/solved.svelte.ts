/** Which exercises were solved on this device, by their ids: at once, or after a try that went wrong. */
import { keep, kept } from '../../app/kept'

export type How = 'solved' | 'tried'

class Solved {
  #known: Record<string, How> = $state(kept('exercises', {}))

  /** How an exercise went; undefined where nobody has tried it yet. */
  how(id: string): How | undefined {
    return this.#known[id]
  }

  /** Keeps how it went; what was solved once stays solved. */
  note(id: string, right: boolean): void {
    if (this.#known[id] !== 'solved') this.#known[id] = right ? 'solved' : 'tried'
    keep('exercises', $state.snapshot(this.#known))
  }
}

export const solved = new Solved()
