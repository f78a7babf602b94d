/** Learning a game: goes on with the lesson where it was left, or begins it. */
import * as api from '../../app/api'
import { beginAt, nextOf, tableOf } from '../../app/learnt'
import { here, pathOf } from '../../app/router.svelte'
import { t } from '../../app/words'
import { lessonOf } from '../../games/lessons'
import { toasts } from '../../ui/toasts.svelte'
import type { Bot, GameInfo, Here } from '../../wire'
import { myName } from './sit'

/** To a lesson, the first that is not done unless another is named; false where that cannot be. */
export async function learn(info: GameInfo, named?: string): Promise<boolean> {
  const name = named ?? nextOf(info.name, info.lessons)
  if (name === undefined) return false
  try {
    const table = (await begunTable(info.name, name)) ?? (await newTable(info, name))
    beginAt(info.name, name, table)
    here.go(pathOf({ at: 'table', id: table }))
    return true
  } catch (reason) {
    toasts.say(reason instanceof api.Refused ? reason.message : t('offline-short'), 'bad')
    return false
  }
}

/** The table where it was left, if it is still there and being played. */
async function begunTable(game: string, lesson: string): Promise<string | undefined> {
  const table = tableOf(game, lesson)
  const found = table && (await api.tableSummary(table).catch(() => undefined))
  return found && (found.state === 'playing' || found.state === 'salting') ? table : undefined
}

async function newTable(info: GameInfo, lesson: string): Promise<string> {
  const players = (await lessonOf(info.name, lesson))?.position.players ?? info.least
  const me: Here = { who: 'here', name: myName() || t('guest') }
  const bots = Array.from({ length: players - 1 }, (): Bot => ({ who: 'bot', level: info.levels[0]! }))
  return (await api.openTable({ game: info.name, seats: [me, ...bots], lesson })).table
}
