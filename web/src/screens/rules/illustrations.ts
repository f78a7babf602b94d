/** Which pictures stand beside a paragraph of the rules: those of the pieces it is about. */
import { drawingsOf } from '../../games/galleries'
import type { Drawn, Hung } from '../../games/pictures'
import type { Pieces } from '../../games/pieces'

const MOST = 4

/** One drawing of each piece that a clause is about; first the pieces that are looked up there. */
export function illustrated(clause: string, pieces: Pieces, pictures: readonly Hung[]): Drawn[] {
  const about = Object.keys(pieces).filter((piece) => pieces[piece]!.includes(clause))
  const homeFirst = about.sort((a, b) => pieces[a]!.indexOf(clause) - pieces[b]!.indexOf(clause))
  return homeFirst.flatMap((piece) => drawingsOf(pictures, piece).slice(0, 1)).slice(0, MOST)
}
