/** Sitting down: opens or joins a table and goes there; says so calmly when it cannot be. */
import * as api from '../net/api'
import { keep, kept } from '../kept'
import { here, pathOf, type GameName } from '../router.svelte'
import { toasts } from '../shell/toasts.svelte'
import { t } from '../words'
import { FACTS } from './facts'

export const BOT = 'greedy'

/** The name this person gave last time. */
export const myName = () => kept('name', '')

export function rememberName(name: string): void {
  keep('name', name.trim())
}

/** A game against bots, with one press. */
export function playNow(game: GameName): Promise<boolean> {
  const me: api.SeatWish = { who: 'here', name: myName() || t('you') }
  const bots = Array.from({ length: FACTS[game].quick - 1 }, (): api.SeatWish => ({ who: 'bot', level: BOT }))
  return open({ game, seats: [me, ...bots], options: {}, listed: false })
}

export const open = (wish: api.TableWish) => goTo(() => api.openTable(wish))

export const join = (code: string, name: string) => goTo(() => api.join(code, name))

async function goTo(asking: () => Promise<api.Opened>): Promise<boolean> {
  try {
    here.go(pathOf({ at: 'table', id: (await asking()).table }))
    return true
  } catch (reason) {
    toasts.say(reason instanceof api.Refused ? reason.message : t('offline-short'), 'bad')
    return false
  }
}
