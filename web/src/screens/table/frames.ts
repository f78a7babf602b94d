/** When things become visible: the frame in which dice appear, and how long a frame is on this screen. */

const USUAL = 1000 / 60
const SAMPLES = 12

let frame = USUAL
let measured = false

/** Milliseconds between two frames of this screen. */
export const frameLength = () => frame

/** Watches a few frames, once. */
export function measureFrames(): void {
  if (measured || document.hidden) return
  measured = true
  const times: number[] = []
  const next = (time: number) => {
    times.push(time)
    if (times.length <= SAMPLES) requestAnimationFrame(next)
    else frame = middle(times.slice(1).map((time, i) => time - times[i]!))
  }
  requestAnimationFrame(next)
}

function middle(numbers: number[]): number {
  const found = numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? USUAL
  return Math.min(100, Math.max(4, found))
}
