/**
 * What the choices that lead along the trail would do, asked as soon as they can be made: it says which
 * places to light.
 */
import type { BoardProps, Choice } from '../board'
import type { Preview } from './types'
import { endsOf, isFlip, isWay } from './kinds'

export class Foreseen {
  #told: ReadonlyMap<Choice, Preview> = $state.raw(new Map())

  /** Asks about new choices; what was known of others is forgotten. */
  ask(choices: readonly Choice[], preview: BoardProps['preview']): void {
    this.#told = new Map()
    for (const choice of choices.filter((one) => isWay(one) && one.do !== 'flip_also')) {
      void preview(choice).then((told) => {
        if (told) this.#told = new Map(this.#told).set(choice, told)
      })
    }
  }

  /** The tile that a choice would turn. */
  turns(choice: Choice): number | undefined {
    return this.#told.get(choice)?.flips?.place
  }

  /** The place of the trail that a choice is about, if there is one. */
  placeOf(choice: Choice): number | undefined {
    if (choice.do === 'flip_also') return Number(choice['place'])
    return isFlip(choice) ? this.turns(choice) : endsOf(this.#told.get(choice))[0]?.stop.place
  }

  /** Choices with their places, no place twice. */
  places(choices: readonly Choice[]): (readonly [Choice, number])[] {
    const found = new Map<number, Choice>()
    for (const choice of choices.filter(isWay)) {
      const place = this.placeOf(choice)
      if (place !== undefined && !found.has(place)) found.set(place, choice)
    }
    return [...found].map(([place, choice]) => [choice, place] as const)
  }
}
