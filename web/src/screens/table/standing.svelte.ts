/** Showing others at a table where one stands, if one wants that: said once, and again when it changes. */
import { settings } from '../../app/settings.svelte'
import type { Session } from './session.svelte'

/** To be called where a table is. */
export function showStanding(session: Session): void {
  let told = false
  $effect(() => {
    const wish = settings.wishes.standing
    const mine = session.mine.length === 1 ? session.info?.seats[session.mine[0]!] : undefined
    if (!mine || (wish ? told : !mine.rating)) return
    told = wish
    void session.send({ do: 'show_rating', shown: wish })
  })
}
