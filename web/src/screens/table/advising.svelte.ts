/** Asking for advice at a table: only about the choice that is one's own now, and only when one wants it. */
import type { Valued } from '../../app/analysis'
import * as api from '../../app/api'
import { Worths } from '../review/worths.svelte'
import type { Session } from './session.svelte'

export class Advising {
  readonly worths: Worths
  #asked: number | undefined = $state()

  constructor(readonly session: Session) {
    this.worths = new Worths((decision, fine) =>
      api.advice(session.id, decision, session.hands[0] ?? 0, fine),
    )
  }

  /** The decision that is mine to take now. */
  get decision(): number | undefined {
    return this.session.choices.length ? this.session.showing.settled?.decision : undefined
  }

  get asked(): boolean {
    return this.decision !== undefined && this.#asked === this.decision
  }

  /** What is known of the choices on the board. */
  get found(): readonly Valued[] {
    return this.asked ? (this.worths.found?.choices ?? []) : []
  }

  ask(): void {
    this.#asked = this.decision
    void this.worths.look(undefined)
    void this.worths.look(this.decision)
  }
}
