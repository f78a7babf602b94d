/** Actions and events as sentences: the same as kernel/sentences.py, from the same files of words. */
import { written } from './numbers'
import { knows, said } from './words'

type Facts = Record<string, unknown>

/** The sentence for a key, its facts in the words of the game; empty where there are no words. */
export function sentence(key: string, facts: Facts, game: string, players: readonly string[]): string {
  const told = Object.entries(facts).map(([name, fact]) => [name, inWords(name, fact, game, players)])
  return said(key, Object.fromEntries(told) as Record<string, string | number>) ?? ''
}

/** A named action as a button says it. */
export function sayAction(game: string, named: { do: string } & Facts, players: readonly string[]): string {
  return sentence(`${game}-do-${named.do}`, named, game, players) || named.do
}

/** An event as the log tells it; what a board has put in things has sentences of its own. */
export function sayEvent(game: string, event: { kind: string } & Facts, players: readonly string[]): string {
  const facts = Object.fromEntries(
    Object.entries(event).filter(([name]) => name !== 'kind' && name !== 'now'),
  )
  const own = `${game}-event-${event.kind}`
  const keys = event['in_things'] ? [`${game}-board-event-${event.kind}`, own] : [own]
  return sentence(keys.find(knows) ?? `event-${event.kind}`, facts, game, players)
}

/** A text value of a game as a person reads it. */
export function sayWord(game: string, value: string): string {
  return said(`${game}-word-${value}`) ?? value
}

/** One fact as a person reads it. */
function inWords(name: string, fact: unknown, game: string, players: readonly string[]): string | number {
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no'
  if (typeof fact === 'number') return isSeat(name) && Number.isInteger(fact) ? (players[fact] ?? fact) : fact
  if (typeof fact === 'string') return sayWord(game, fact)
  if (Array.isArray(fact))
    return fact
      .map((part) => written(inWords(name === 'seats' ? 'seat' : '', part, game, players)))
      .join(', ')
  if (fact === null || fact === undefined) return 'None'
  return Object.entries(fact)
    .map(([part, n]) => `${inWords('', part, game, players)} × ${String(n)}`)
    .join(', ')
}

const isSeat = (name: string) => name === 'seat' || name.endsWith('_seat')
