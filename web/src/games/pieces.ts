/** The pieces of a game: which there are, and where the rules speak of each; its words say what it does. */
import { addWords, knows } from '../app/words'

/** The clauses that a piece is about; the first is where to look it up. */
export type Pieces = Readonly<Record<string, readonly string[]>>

const found = import.meta.glob<Pieces>('@games/*/pieces.json', { import: 'default' })

const FOLDERS = new Map(
  Object.entries(found).map(([path, load]) => [path.split('/').at(-2)!.replaceAll('_', '-'), load]),
)

/** The pieces of a game, with their words; a game may have none. */
export async function piecesOf(game: string): Promise<Pieces> {
  const [pieces] = await Promise.all([FOLDERS.get(game)?.(), addWords(`${game}-pieces`)])
  return pieces ?? {}
}

/** The key of a piece's name; what it does is its attribute `does`. */
export const pieceKey = (game: string, piece: string) => `${game}-piece-${piece}`

/** Whether there are words for a piece. */
export const isPiece = (game: string, piece: string) => knows(pieceKey(game, piece))

/** A thing of the wire (`first_aid`) as a piece is called. */
export const pieceOf = (thing: string) => thing.replaceAll('_', '-')
