/** Work that can wait: a few pieces at a time, with room between for fingers and for what moves. */

type Piece = () => void

/** The context in which drawings are drawn piece by piece. */
export const SLICED = Symbol('sliced')

const SLICE = 8 // milliseconds
const waiting = new Set<Piece>()
let working = false

/** Does this piece when those before it are done; the answer takes it back. */
export function inTurn(piece: Piece): () => void {
  waiting.add(piece)
  if (!working) {
    working = true
    next()
  }
  return () => void waiting.delete(piece)
}

/** Does everything that waits now, as when the page is to be printed. */
export function allAtOnce(): void {
  for (const piece of waiting) {
    waiting.delete(piece)
    piece()
  }
}

/** A few milliseconds at a time: between two a browser looks whether somebody has touched anything. */
function next(): void {
  setTimeout(() => {
    const end = performance.now() + SLICE
    try {
      for (const piece of waiting) {
        waiting.delete(piece)
        piece()
        if (performance.now() > end) break
      }
    } finally {
      working = waiting.size > 0
      if (working) next()
    }
  })
}
