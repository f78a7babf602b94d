/** What this tab has seen of a table, through a reload: the marks of the last turns, the standing so far. */
import type { Marked } from '../../games/lately.svelte'
import type { Moment } from '../../games/course.svelte'

export interface Remembered {
  table: string
  version: number
  eyes: number | null
  marked: Marked
  moments: readonly Moment[]
  /** Whether they begin with the game. */
  whole: boolean
}

const NAME = 'palabre.seen'

/** Remembers one table, until the tab is closed. */
export function remember(seen: Remembered): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(seen))
  } catch {
    // Private windows and full disks refuse: then a reload forgets.
  }
}

/** What was seen of this table up to a version; nothing where another was looked at since. */
export function remembered(table: string, version: number): Remembered | undefined {
  try {
    const seen = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Remembered | null
    return seen?.table === table && seen.version <= version ? seen : undefined
  } catch {
    return undefined
  }
}
