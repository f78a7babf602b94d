/** The worked examples of the rules, made from the engine by `python -m tools`. */
import type { Choice, View } from './board'

export interface Example {
  clause: string
  eyes: number
  plays: readonly Choice[]
  before: View
  after: View
  events: readonly { kind: string; [fact: string]: unknown }[]
  /** Where dice are read: each step of the reading. */
  reading: readonly { step: string; [fact: string]: unknown }[]
}

const found = import.meta.glob<Example[]>('./*/examples.json', { import: 'default' })

/** All examples of a game. */
export const examplesOf = async (game: string): Promise<readonly Example[]> =>
  (await found[`./${game}/examples.json`]?.()) ?? []
