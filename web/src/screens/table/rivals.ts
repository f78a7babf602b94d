/** The bots of a table, as somebody plays against them. */
import type { TableInfo } from '../../wire'

/** The levels of its bots, each once. */
export const levelsOf = ({ seats }: Pick<TableInfo, 'seats'>): string[] => [
  ...new Set(seats.flatMap(({ who, level }) => (who === 'bot' && level ? [level] : []))),
]

/** Whether one seat is mine, and bots play all others. */
export const onlyBots = ({ seats }: Pick<TableInfo, 'seats'>): boolean =>
  seats.filter(({ yours }) => yours).length === 1 && seats.every(({ who, yours }) => yours || who === 'bot')

/** The best bot's neighbour: the next level up after a win, down after a defeat; none at the ends. */
export function nextLevel(
  levels: readonly string[],
  met: readonly string[],
  won: boolean,
): string | undefined {
  const best = Math.max(...met.map((level) => levels.indexOf(level)))
  return best < 0 ? undefined : levels[best + (won ? 1 : -1)]
}
