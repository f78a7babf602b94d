/** Quick reactions: who said what just now. */

import type { SaidReaction } from '../../wire'

export interface Heard extends Omit<SaidReaction, 'n'> {
  id: number
}

const STAY = 3500

export class Reactions {
  shown: readonly Heard[] = $state.raw([])
  #next = 0

  /** Takes what came with an update; each goes away by itself. */
  hear(reactions: readonly SaidReaction[]): void {
    for (const { seat, reaction } of reactions) {
      const id = this.#next++
      this.shown = [...this.shown, { id, seat, reaction }]
      setTimeout(() => (this.shown = this.shown.filter((one) => one.id !== id)), STAY)
    }
  }

  of(seat: number): Heard | undefined {
    return this.shown.findLast((one) => one.seat === seat)
  }
}
