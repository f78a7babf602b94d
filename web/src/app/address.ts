/** Where a table is: its socket, its record, the link that others follow. */
import { pathOf } from './router.svelte'

export function socketOf(table: string): string {
  const { protocol, host } = location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/${encodeURIComponent(table)}`
}

export const recordOf = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`

/** Where a finished game is reviewed, through the eyes of a seat or of nobody. */
export function reviewPath(table: string, eyes: number | null = null): string {
  const where = new URLSearchParams({ table, ...(eyes === null ? {} : { eyes: String(eyes) }) })
  return `${pathOf({ at: 'review' })}?${where}`
}

export const linkTo = (code: string) => location.origin + pathOf({ at: 'join', code })

/** Why a table cannot be reached, where it is not the network: the server's sentence. */
export async function whyMissing(table: string): Promise<string | undefined> {
  try {
    const answer = await fetch(recordOf(table), {
      headers: { 'Accept-Language': document.documentElement.lang },
    })
    if (answer.status !== 404) return undefined
    return ((await answer.json()) as { reason?: string }).reason
  } catch {
    return undefined
  }
}
