/** What has happened since the dice fell: who called what, how the dice were read, the photo finish. */
import type { Judged } from '../../wire'
import type { GameEvent } from '../board'
import type { Answer } from './types'
import { isCalled, isDecided, type Decided } from './kinds'

export interface Round {
  /** What each seat has called, right or wrong; the last call where it may call again. */
  calls: ReadonlyMap<number, { answer: Answer; right: boolean; lost: number }>
  decided: Decided | undefined
  photo: readonly Judged[]
}

/** The story of the round that lies on the table, from the events shown so far and the one being shown. */
export function roundOf(past: readonly GameEvent[], event: GameEvent | undefined): Round {
  const since = sinceThrow(event ? [...past, event] : past)
  const calls = since
    .filter(isCalled)
    .map(({ seat, answer, right, n_lost = 0 }) => [seat, { answer, right, lost: n_lost }] as const)
  return {
    calls: new Map(calls),
    decided: since.findLast(isDecided),
    photo: since.flatMap((one) =>
      one.kind === 'note' ? ((one['photo'] as Judged[] | undefined) ?? []) : [],
    ),
  }
}

/** The same for the round before, which is still worth a look while the next dice lie there. */
export function roundBefore(past: readonly GameEvent[]): Round {
  const last = past.findLastIndex(isDecided)
  return last < 0 ? roundOf([], undefined) : roundOf(past.slice(0, last + 1), undefined)
}

function sinceThrow(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.slice(events.findLastIndex(({ kind }) => kind === 'thrown') + 1)
}
