/** Where a game is learnt by playing; nowhere as long as it has no lesson. */
import { routeOf } from '../../app/router.svelte'

/** The path of a game's lesson, if this page knows such a place. */
export function learnPath(game: string): string | undefined {
  const path = `/learn/${game}`
  return routeOf(path).at === 'lost' ? undefined : path
}
