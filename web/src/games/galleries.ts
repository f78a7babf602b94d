/** The drawings of the games that have some, fetched when they are wanted. */
import type { Hung } from './pictures'

const found = import.meta.glob<Hung[]>('./*/gallery.ts', { import: 'default' })

/** All drawings of a game. */
export const picturesOf = async (game: string): Promise<readonly Hung[]> =>
  (await found[`./${game}/gallery.ts`]?.()) ?? []

/** The drawings of one piece. */
export const drawingsOf = (pictures: readonly Hung[], piece: string) =>
  pictures.filter(({ key }) => key === piece)
