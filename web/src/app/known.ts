/** Which games somebody at this device has been told about. */
import { keep, kept } from './kept'
import type { GameName } from './router.svelte'

const known = (): unknown[] => {
  const found = kept<unknown>('known', [])
  return Array.isArray(found) ? found : []
}

export const isKnown = (game: GameName) => known().includes(game)

export function makeKnown(game: GameName): void {
  if (!isKnown(game)) keep('known', [...known(), game])
}
