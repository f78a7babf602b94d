/** Work that can wait: a few pieces at a time, with room between for fingers and for what moves. */
import { flushSync, getContext, onMount, setContext } from 'svelte'

type Piece = () => void

const SLICED = Symbol('sliced')
const SLICE = 4 // milliseconds: a phone is several times slower, and what is begun is done
const waiting = new Set<Piece>()
const ends: Piece[] = []
let working = false

/**
 * From here on what is drawn is drawn piece by piece, until the answer has been called and nothing waits any
 * more; what comes later is drawn at once.
 */
export function layInSlices(): () => void {
  let laying = true
  setContext(SLICED, () => laying)
  return () => atTheEnd(() => (laying = false))
}

const isSliced = () => getContext<(() => boolean) | undefined>(SLICED)?.() ?? false

/** Whether a component may draw what is in it: at once, or where there is no haste, when it is its turn. */
export class Turn {
  come = $state(!isSliced())

  constructor() {
    onMount(() => (this.come ? undefined : inTurn(() => flushSync(() => (this.come = true)))))
  }
}

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

/** Does this when nothing waits. */
function atTheEnd(piece: Piece): void {
  if (working) ends.push(piece)
  else piece()
}

/** A few milliseconds at a time: between two a browser looks whether somebody has touched anything. */
function slice(): void {
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
    else for (const piece of ends.splice(0)) piece()
  }
}

let mouth: MessagePort | undefined

/** A message to ourselves comes at once; timers that set each other wait longer than a slice lasts. */
function next(): void {
  mouth ??= heardBy(slice)
  mouth.postMessage(null)
}

function heardBy(ear: () => void): MessagePort {
  const { port1, port2 } = new MessageChannel()
  port2.onmessage = ear
  return port1
}
