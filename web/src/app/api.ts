/** What we ask the server over plain requests; what happens at a table comes over the socket. */
import type {
  BotThought,
  Brought,
  CarryLink,
  DailyTold,
  Evened,
  ExerciseLine,
  ExerciseShown,
  Forgotten,
  GameInfo,
  Opened,
  Replayed,
  ReviewTold,
  Story,
  Suits,
  TableSummary,
  TableWish,
  TwinTold,
} from '../wire'
import type { Analysis } from './analysis'

/** The server did not answer at all. */
export class Unanswered extends Error {}

/** The server answered no, and said why. */
export class Refused extends Error {}

export const games = () => ask<GameInfo[]>('games')
export const openTable = (wish: TableWish) => ask<Opened>('tables', wish)
export const join = (code: string, name: string) => ask<Opened>(`join/${encodeURIComponent(code)}`, { name })
export const find = (code: string) => ask<Opened>(`join/${encodeURIComponent(code)}`)
export const carry = () => ask<CarryLink>('carry', {})
export const replay = (record: string, eyes: number | null) =>
  ask<Replayed>(eyes === null ? 'replay' : `replay?eyes=${eyes}`, record)
export const suits = (game: string) => ask<Suits>(`suits?game=${encodeURIComponent(game)}`)
export const even = (game: string, seats: string[]) =>
  ask<Evened>(`even?game=${encodeURIComponent(game)}&seats=${encodeURIComponent(seats.join(','))}`)
export const story = () => ask<Story>('story')
export const bringStory = (file: string, instead: boolean) =>
  ask<Brought>(instead ? 'story?instead=yes' : 'story', file)
export const forgetStory = () => ask<Forgotten>('story/forget', {})
export const myTables = () => ask<TableSummary[]>('tables/mine')
export const listedTables = () => ask<TableSummary[]>('tables')
export const tableSummary = (table: string) => ask<TableSummary>(`tables/${encodeURIComponent(table)}`)

export const askReview = (table: string) => ask<ReviewTold>(`tables/${encodeURIComponent(table)}/review`, {})
export const review = (table: string) => ask<ReviewTold>(`tables/${encodeURIComponent(table)}/review`)
export const sharper = (table: string, known: number) =>
  ask<ReviewTold>(`tables/${encodeURIComponent(table)}/review/sharper?known=${known}`, {})
export const decision = (table: string, move: number, fine: boolean) =>
  ask<Analysis>(`tables/${encodeURIComponent(table)}/decisions/${move}${fine ? '?fine=1' : ''}`)
export const twin = (table: string) => ask<TwinTold>(`tables/${encodeURIComponent(table)}/twin`)
export const daily = () => ask<DailyTold>('daily')
export const openDaily = (game: string, name: string) =>
  ask<Opened>(`daily/${encodeURIComponent(game)}`, { name })

export const advice = (table: string, decision: number, seat: number, fine: boolean) =>
  ask<Analysis>(`tables/${encodeURIComponent(table)}/advice/${decision}?seat=${seat}${fine ? '&fine=1' : ''}`)
export const why = (table: string, seat: number) =>
  ask<BotThought>(`tables/${encodeURIComponent(table)}/why/${seat}`)
export const thoughts = (table: string, move: number) =>
  ask<BotThought>(`tables/${encodeURIComponent(table)}/thoughts/${move}`)

export const exercises = () => ask<Record<string, ExerciseLine[]>>('exercises')
export const exercise = (game: string, id: string) =>
  ask<ExerciseShown>(`exercises/${encodeURIComponent(game)}/${encodeURIComponent(id)}`)

const PATIENCE = 20_000

async function ask<Answer>(what: string, body?: unknown): Promise<Answer> {
  const answer = await send(what, body)
  if (answer.ok) return read<Answer>(answer)
  if (answer.status >= 500) throw new Unanswered(`${what}: ${answer.status}`)
  const { reason } = await read<{ reason?: string }>(answer)
  throw new Refused(reason ?? `${what}: ${answer.status}`)
}

async function send(what: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`/api/${what}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...spoken(),
        ...(body === undefined
          ? {}
          : { 'Content-Type': typeof body === 'string' ? 'text/plain' : 'application/json' }),
      },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch (reason) {
    throw new Unanswered(what, { cause: reason })
  }
}

/** Refusals come in the language of the page, which need not be that of the browser. */
function spoken(): Record<string, string> {
  return typeof document === 'undefined' ? {} : { 'Accept-Language': document.documentElement.lang }
}

/** A page that is no JSON comes from something in between, not from our server. */
async function read<Answer>(answer: Response): Promise<Answer> {
  try {
    return (await answer.json()) as Answer
  } catch (reason) {
    throw new Unanswered(answer.url, { cause: reason })
  }
}
