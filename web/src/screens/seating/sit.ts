/** Sitting down: opens or joins a table and goes there; says so calmly when it cannot be. */
import * as api from '../../app/api'
import { keep, kept } from '../../app/kept'
import { here, pathOf } from '../../app/router.svelte'
import { toasts } from '../../ui/toasts.svelte'
import { t } from '../../app/words'
import type { Bot, Evened, GameInfo, Here, Opened, TableWish } from '../../wire'
import { cardOf } from '../../games/cards'

/** How good bots are when the server does not say. */
const GENTLE = 'easy'

/** The name this person gave last time. */
export const myName = () => kept('name', '')

export function rememberName(name: string): void {
  keep('name', name.trim())
}

/** How good bots should be for this person, by how the last games went. */
export const suitingLevel = (game: string): Promise<string> =>
  api.suits(game).then(
    ({ level }) => level,
    () => GENTLE,
  )

/** The handicaps that would make a table even, if the server can say. */
export const evenFor = (game: string, seats: string[]): Promise<Evened | undefined> =>
  api.even(game, seats).catch(() => undefined)

/** A game against bots that suit, with one press. */
export async function playNow(game: string, info: GameInfo | undefined): Promise<boolean> {
  const me: Here = { who: 'here', name: myName() || t('guest') }
  const level = await suitingLevel(game)
  const bots = Array.from({ length: quickSeats(game, info) - 1 }, (): Bot => ({ who: 'bot', level }))
  return open({ game, seats: [me, ...bots] })
}

/** How many sit down when nobody has said, as many as the game allows. */
export function quickSeats(game: string, info: GameInfo | undefined): number {
  const { quick } = cardOf(game)
  return info ? Math.min(Math.max(quick, info.least), info.most) : quick
}

/** Nothing runs at a table before everybody is ready. */
export const open = (wish: TableWish) => goTo(() => api.openTable({ ...wish, ready: true }))

/** To the one try of today. */
export const openDaily = (game: string) => goTo(() => api.openDaily(game, myName() || t('guest')))

export const join = (code: string, name: string) => goTo(() => api.join(code, name))

/** To a table without taking a seat. */
export const watch = (code: string) => goTo(() => api.find(code))

async function goTo(opening: () => Promise<Opened>): Promise<boolean> {
  try {
    here.go(pathOf({ at: 'table', id: (await opening()).table }))
    return true
  } catch (reason) {
    toasts.say(reason instanceof api.Refused ? reason.message : t('offline-short'), 'bad')
    return false
  }
}
