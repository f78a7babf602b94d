/** What people say at the table: who said what just now, and whom one does not want to hear. */

import { keep, kept } from '../../app/kept'
import { t } from '../../app/words'
import { spoken } from '../../ui/spoken.svelte'
import type { SaidReaction } from '../../wire'

export interface Heard extends Omit<SaidReaction, 'n'> {
  id: number
}

const STAY = 3500
/** Milliseconds more for each letter that is to be read. */
const TO_READ = 60
const MUTED = 'muted'

export class Reactions {
  shown: readonly Heard[] = $state.raw([])
  /** Seats that are not heard at this device. */
  muted: readonly number[] = $state.raw([])
  #next = 0
  #table: () => string
  #names: () => readonly string[]

  constructor(table: () => string, names: () => readonly string[]) {
    this.#table = table
    this.#names = names
  }

  /** Remembers who was not to be heard at this table. */
  begin(): void {
    const { table, seats } = kept(MUTED, { table: '', seats: [] as number[] })
    this.muted = table === this.#table() ? seats : []
  }

  /** Takes what came with an update; each goes away by itself, words of somebody's own stay in the log. */
  hear(reactions: readonly SaidReaction[]): void {
    for (const { seat, reaction, text } of reactions) {
      if (seat !== null && this.muted.includes(seat)) continue
      const id = this.#next++
      this.shown = [...this.shown, { id, seat, reaction, text }]
      if (text) spoken.tell(t('said-by', { name: this.#names()[seat ?? -1] ?? '', text }))
      const stay = STAY + text.length * TO_READ
      setTimeout(() => (this.shown = this.shown.filter((one) => one.id !== id)), stay)
    }
  }

  /** Hears somebody no more, or again. */
  mute(seat: number, quiet: boolean): void {
    const others = this.muted.filter((one) => one !== seat)
    this.muted = quiet ? [...others, seat] : others
    this.shown = this.shown.filter((one) => one.seat === null || !this.muted.includes(one.seat))
    keep(MUTED, { table: this.#table(), seats: this.muted })
  }

  of(seat: number): Heard | undefined {
    return this.shown.findLast((one) => one.seat === seat)
  }
}
