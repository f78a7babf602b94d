/** Throws to train on: they come from the server in batches, so that the line costs no time. */
import { Refused, Unanswered } from '../../../app/api'
import type { Answer, Step, Dice } from '../types'
import { rollsOf, type Level } from './levels'

export { LEVELS, type Level } from './levels'

export interface Roll {
  dice: Dice
  answer: Answer
  reading: Step[]
  hardness: number
  /** What kind of throw it is, in several respects. */
  kinds: string[]
  /** Milliseconds in which half of the bots of each level have read it. */
  paces: Record<string, number>
}

const FEW = 5

export class Rolls {
  #ready: Roll[] = []
  #coming: Promise<void> | undefined
  #fetch: typeof fetch

  constructor(
    readonly level: Level,
    ask: typeof fetch = (...request) => fetch(...request),
  ) {
    this.#fetch = ask
    void this.#more().catch(() => {}) // asked for again, and complained of, when somebody wants to throw
  }

  /** The next throw; waits only where the line is slower than the reader. */
  async next(): Promise<Roll> {
    if (!this.#ready.length) await this.#more()
    const roll = this.#ready.shift()!
    if (this.#ready.length < FEW) void this.#more().catch(() => {})
    return roll
  }

  #more(): Promise<void> {
    return (this.#coming ??= this.#ask().finally(() => (this.#coming = undefined)))
  }

  async #ask(): Promise<void> {
    const answer = await this.#fetch(rollsOf(this.level)).catch((reason: unknown) => {
      throw new Unanswered('trainer', { cause: reason })
    })
    if (!answer.ok) throw new Refused(`trainer: ${answer.status}`)
    this.#ready.push(...((await answer.json()) as Roll[]))
  }
}
