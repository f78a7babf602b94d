/** How good bots can be, as the server says of each game; asked once. */
import { games } from '../../app/api'
import type { GameInfo } from '../../wire'

let asked: Promise<GameInfo[]> | undefined

/** The levels of a game's bots, from the weakest on; none while the server is silent. */
export async function levelsOf(game: string): Promise<readonly string[]> {
  try {
    asked ??= games()
    return (await asked).find(({ name }) => name === game)?.levels ?? []
  } catch {
    asked = undefined
    return []
  }
}
