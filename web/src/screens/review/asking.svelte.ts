/** A review on its way: asked for, waited for, there; or why it cannot be. */
import * as api from '../../app/api'
import type { Review } from '../../app/analysis'
import { t } from '../../app/words'
import type { ReviewTold } from '../../wire'

const EVERY = 1000

/** Between two words to the house that somebody still looks. */
const LOOKING = 3000

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

  /** Which share is done of a review that is finer still, while the house makes one. */
  finer: number | undefined = $state()

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
      if (this.told?.state === 'ready') void this.#sharpen()
    } catch (reason) {
      this.wrong = reason instanceof api.Refused ? reason.message : t('offline-short')
    }
  }

  /** As long as somebody looks at it a review goes on sharpening; a hidden page is not looked at. */
  async #sharpen(): Promise<void> {
    try {
      while (!this.#stopped && this.finer !== 1) {
        if (!document.hidden && this.review) {
          const told = await api.sharper(this.table, this.review.simulations)
          this.finer = told.done
          this.#take(told)
        }
        await new Promise((done) => setTimeout(done, LOOKING))
      }
    } catch {
      // What is there is good enough.
    }
    this.finer = undefined
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
