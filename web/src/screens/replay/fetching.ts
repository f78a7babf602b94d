/** Getting a record, and having the server play it. */
import { namesOf, sittingAt } from '../../app/names'
import { Refused, replay, tableSummary } from '../../app/api'
import { recordOf } from '../../app/address'
import type { Replayed } from '../../wire'

export type Found = { text: string } | { refused: string } | { silent: true }

/** The record of a table. */
export async function recordText(table: string): Promise<Found> {
  try {
    const answer = await fetch(recordOf(table), {
      headers: { 'Accept-Language': document.documentElement.lang },
    })
    if (answer.ok) return { text: await answer.text() }
    return { refused: ((await answer.json()) as { reason?: string }).reason ?? '' }
  } catch {
    return { silent: true }
  }
}

/** The record through some eyes, or why not. */
export async function played(
  text: string,
  eyes: number | null,
): Promise<Replayed | Exclude<Found, { text: string }>> {
  try {
    return await replay(text, eyes)
  } catch (reason) {
    return reason instanceof Refused ? { refused: reason.message } : { silent: true }
  }
}

/** Who sat at a table, as long as the house remembers; the record itself names nobody. */
export async function namesAt(table: string): Promise<string[] | undefined> {
  try {
    const entry = await tableSummary(table)
    return namesOf(sittingAt(entry)).map((name, seat) => (entry.seats[seat] ? name : ''))
  } catch {
    return undefined
  }
}

/** The seat that an address names, if it is one. */
export const seatNamed = (name: string | null) => (name && /^\d$/.test(name) ? Number(name) : null)

/** The move that an address names, if it is one. */
export const moveNamed = (name: string | null) => (name && /^\d+$/.test(name) ? Number(name) : undefined)
