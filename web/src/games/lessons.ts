/** The lessons of the games, as their folders have them; a lesson is fetched when somebody learns. */
import type { Choice } from './board'

/** What a choice must have: the same facts, or with `{ any: […] }` one of some. */
export type Pattern = Record<string, unknown>

/** One thing that is shown, and the move that it asks for; without one it is only read. */
export interface Step {
  name: string
  /** What to look at: pieces and places by the names that boards give them (`data-spot`). */
  point?: string[]
  /** Any choice that has these facts is right. */
  ask?: Pattern[]
  /** What is asked for is to be found: nobody points at it before it was tried, or shown on asking. */
  riddle?: boolean
  /** Tries that have an answer of their own. */
  wrong?: Record<string, Pattern>
}

/** A lesson as far as the page needs it; `palabre/games/lessons.py` says the rest. */
export interface Lesson {
  number: number
  minutes: number
  position: { players: number }
  steps: Step[]
}

const files = import.meta.glob<Lesson>('@games/*/lessons/*.json', { import: 'default' })
const byName = new Map(Object.entries(files).map(([path, fetch]) => [keyOf(path), fetch]))

/** The lesson of a game, if the page has it. */
export const lessonOf = (game: string, name: string) => byName.get(`${game}/${name}`)?.()

/** Whether a choice has the facts that are asked for. */
export const fits = (choice: Choice, pattern: Pattern) =>
  Object.entries(pattern).every(([name, fact]) => isLike(choice[name], fact))

function isLike(found: unknown, wanted: unknown): boolean {
  const some = (wanted as { any?: unknown[] } | null)?.any
  return some ? some.some((one) => isSame(found, one)) : isSame(found, wanted)
}

const isSame = (found: unknown, wanted: unknown) => JSON.stringify(found) === JSON.stringify(wanted)

/** `bonobo-beach/first`, from where the file lies. */
function keyOf(path: string): string {
  const [name = '', , game = ''] = path
    .replace(/\.json$/, '')
    .split('/')
    .reverse()
  return `${game.replaceAll('_', '-')}/${name}`
}
