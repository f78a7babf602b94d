/** Quick reactions: who said what just now. */

export interface Heard {
  id: number
  seat: number | null
  reaction: string
}

const STAY = 3500

export class Reactions {
  shown: readonly Heard[] = $state.raw([])
  #next = 0

  /** Takes what came with an update; each goes away by itself. */
  hear(reactions: readonly Record<string, unknown>[]): void {
    for (const { seat, reaction } of reactions) {
      const id = this.#next++
      this.shown = [
        ...this.shown,
        { id, seat: typeof seat === 'number' ? seat : null, reaction: String(reaction) },
      ]
      setTimeout(() => (this.shown = this.shown.filter((one) => one.id !== id)), STAY)
    }
  }

  of(seat: number): Heard | undefined {
    return this.shown.findLast((one) => one.seat === seat)
  }
}
