/** Which games somebody at this device has been told about. */
import { keep, kept } from './kept'

const known = (): unknown[] => {
  const found = kept<unknown>('known', [])
  return Array.isArray(found) ? found : []
}

export const isKnown = (game: string) => known().includes(game)

export function makeKnown(game: string): void {
  if (!isKnown(game)) keep('known', [...known(), game])
}
