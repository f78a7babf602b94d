/** Which lessons somebody at this device has done, and at which table one waits to be gone on with. */
import { keep, kept } from './kept'

interface Learnt {
  done: string[]
  tables: Record<string, string>
}

const nameOf = (game: string, lesson: string) => `${game}/${lesson}`

function learnt(): Learnt {
  const { done, tables } = kept<Partial<Learnt>>('learnt', {})
  return { done: Array.isArray(done) ? done : [], tables: tables ?? {} }
}

export const isDone = (game: string, lesson: string) => learnt().done.includes(nameOf(game, lesson))

export function makeDone(game: string, lesson: string): void {
  const { done, tables } = learnt()
  if (!isDone(game, lesson)) keep('learnt', { done: [...done, nameOf(game, lesson)], tables })
}

/** The table where this lesson was begun last. */
export const tableOf = (game: string, lesson: string): string | undefined =>
  learnt().tables[nameOf(game, lesson)]

export function beginAt(game: string, lesson: string, table: string): void {
  const { done, tables } = learnt()
  keep('learnt', { done, tables: { ...tables, [nameOf(game, lesson)]: table } })
}

/** The first lesson that was not done yet; where all were, the first. */
export const nextOf = (game: string, lessons: readonly string[]): string | undefined =>
  lessons.find((lesson) => !isDone(game, lesson)) ?? lessons[0]
