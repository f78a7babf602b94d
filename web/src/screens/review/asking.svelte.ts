/** A review on its way: asked for, waited for, there; or why it cannot be. */
import * as api from '../../app/api'
import type { Review } from '../../app/analysis'
import { t } from '../../app/words'
import type { ReviewTold } from '../../wire'

const EVERY = 1000

export class Asking {
  told: ReviewTold | undefined = $state.raw()
  wrong = $state('')
  #stopped = false

  /** The finest so far: a rough one comes first, and is replaced. */
  review: Review | undefined = $state.raw()

  constructor(readonly table: string) {}

  /** Which share of the finer review is done, while there is only a rough one. */
  get sharpening(): number | undefined {
    return this.told?.state === 'rough' ? this.told.done : undefined
  }

  /** Asks, and looks again until it is there, it is refused, or nobody waits any more. */
  async begin(): Promise<void> {
    this.wrong = ''
    try {
      this.#take(await api.askReview(this.table))
      while ((this.told?.state === 'waiting' || this.told?.state === 'rough') && !this.#stopped) {
        await new Promise((done) => setTimeout(done, EVERY))
        this.#take(await api.review(this.table))
      }
      if (this.told?.state === 'none') this.wrong = t('review-failed')
    } catch (reason) {
      this.wrong = reason instanceof api.Refused ? reason.message : t('offline-short')
    }
  }

  #take(told: ReviewTold): void {
    const before = this.review
    this.told = told
    if (told.review && before?.simulations !== told.review['simulations']) this.review = told.review as Review
  }

  stop(): void {
    this.#stopped = true
  }
}
