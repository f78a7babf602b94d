/** What the choices of a decision are worth: asked for at a glance, then finely, and remembered. */
import * as api from '../../app/api'
import type { Analysis, Valued } from '../../app/analysis'
import { t } from '../../app/words'

export type Tone = 'best' | 'fine' | 'poor' | 'bad'

/** Shares of a win behind the best from which a choice is no longer fine, and from which it is bad. */
const [POOR, BAD] = [0.02, 0.08]

/** How often a silent house is asked again, and after how many milliseconds. */
const [PATIENCE, PAUSE] = [5, 1000]

export function toneOf({ best, behind }: Pick<Valued, 'best' | 'behind'>): Tone {
  if (best) return 'best'
  if (behind < POOR) return 'fine'
  return behind < BAD ? 'poor' : 'bad'
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export class Worths {
  found: Analysis | undefined = $state.raw()
  sharpening = $state(false)
  wrong = $state('')
  #kept = new Map<number, Analysis>()
  #asked: number | undefined
  #running: Promise<unknown> = Promise.resolve()

  constructor(readonly ask: (move: number, fine: boolean) => Promise<Analysis>) {}

  /** Looks at the decision after so many lines of the record; at none where nobody chooses. */
  async look(move: number | undefined): Promise<void> {
    if (move === this.#asked) return
    this.#asked = move
    this.wrong = ''
    this.found = move === undefined ? undefined : this.#kept.get(move)
    this.sharpening = move !== undefined && this.found === undefined
    if (move === undefined || this.found) return
    try {
      for (const fine of [false, true]) {
        const found = await this.#patiently(move, fine)
        if (fine) this.#kept.set(move, found)
        if (this.#asked !== move) return
        this.found = found
      }
    } catch (reason) {
      if (this.#asked === move)
        this.wrong = reason instanceof api.Refused ? reason.message : t('offline-short')
    }
    if (this.#asked === move) this.sharpening = false
  }

  /** A busy house may take longer than a request waits; what it finds meanwhile it keeps. */
  async #patiently(move: number, fine: boolean): Promise<Analysis> {
    for (let more = PATIENCE; ; more--) {
      try {
        return await this.#alone(move, fine)
      } catch (reason) {
        if (!(reason instanceof api.Unanswered) || more === 0 || this.#asked !== move) throw reason
        await new Promise((done) => setTimeout(done, PAUSE))
      }
    }
  }

  /** One question at a time, or the house refuses the next; what nobody waits for any more is not asked. */
  #alone(move: number, fine: boolean): Promise<Analysis> {
    const answer = this.#running.then(() => {
      if (this.#asked !== move) throw new api.Unanswered('nobody waits for it')
      return this.ask(move, fine)
    })
    this.#running = answer.catch(() => undefined)
    return answer
  }
}
