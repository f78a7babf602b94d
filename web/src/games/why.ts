/** Marks what cannot be chosen just now, so that a tap on it is told why. */
import type { Choice } from './board'

/** For `data-why`: the choice that somebody means who taps it. */
export const whyNot = (choice: Choice | undefined): string | undefined =>
  choice === undefined ? undefined : JSON.stringify(choice)
