/** Who sits where when a game is played on: oneself, and bots or whoever follows the link. */
import type { Bot, Guest, Here } from '../../wire'

/** The seats of a new table; without a level the others come by link. */
export function seatsFrom(
  players: number,
  mine: number,
  name: string,
  level: string | null,
): (Here | Guest | Bot)[] {
  return Array.from({ length: players }, (_, seat) => {
    if (seat === mine) return { who: 'here', name }
    return level === null ? { who: 'guest' } : { who: 'bot', level }
  })
}
