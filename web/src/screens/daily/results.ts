/** How a try of a day's game went, in words; nothing of it says which dice fell or what was chosen. */
import { sayBot } from '../../app/names'
import { t } from '../../app/words'
import { titleOf } from '../../games/cards'
import type { DailyEnd, DailyGame } from '../../wire'

const CHAMPION = 'champion'
const SQUARES = 10

/** Won or not, and by how much. */
export const resultOf = ({ won, margin }: DailyEnd) =>
  t(won ? 'daily-won' : 'daily-lost', { margin: Math.abs(margin) })

/** Which place among all who have finished; who is alone has none yet to tell. */
export const rankOf = ({ rank, of }: DailyEnd) =>
  !rank ? t('daily-late') : of === 1 ? t('daily-alone') : t('daily-rank', { rank, of })

/** What the champion made of it, as far as that is known. */
export function championSays(end: DailyEnd | null): string {
  const bot = sayBot(CHAMPION)
  if (!end) return t('daily-champion-plays', { bot })
  const facts = { bot, score: t('daily-score', { score: end.score }), margin: Math.abs(end.margin) }
  return t(end.margin < 0 ? 'daily-champion-behind' : 'daily-champion', facts)
}

/** Ten squares: as many are full as there are tenths of the others behind one, at least one. */
export function squaresOf({ rank, of }: DailyEnd): boolean[] {
  const share = of > 1 && rank ? (of - rank) / (of - 1) : rank ? 1 : 0
  return Array.from({ length: SQUARES }, (_, at) => at < Math.max(1, Math.round(share * SQUARES)))
}

/** What is shared as text. */
export function textOf(game: DailyGame, day: string, streak: number, address: string): string {
  const end = game.end!
  const rank = rankOf(end)
  const squares = squaresOf(end)
    .map((full) => (full ? '🟩' : '⬜'))
    .join('')
  const days = t('daily-streak', { days: streak })
  const facts = { day, game: titleOf(game.game), result: resultOf(end), rank, streak: days }
  return [t('daily-text', facts), squares, address].join('\n')
}
