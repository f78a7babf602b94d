/** Trophies on their way: a photo flies to whoever gets it, lost ones fall off the shelf. */
import type { Attachment } from 'svelte/attachments'
import type { Animal } from './types'

const FLIGHT = 700

/** Where a photo comes from: the supply, or a shelf. */
export const nameOfPile = (animal: Animal, seat?: number) => `bongo-${seat ?? 'supply'}-${animal}`

/** Lets something that has just been laid down arrive from another place on the screen. */
export function flownFrom(pile: string | undefined): Attachment<HTMLElement> {
  return (element) => {
    const from = pile ? document.getElementById(pile)?.getBoundingClientRect() : undefined
    if (!from || !element.animate) return
    const to = element.getBoundingClientRect()
    const across = from.x + from.width / 2 - to.x - to.width / 2
    const down = from.y + from.height / 2 - to.y - to.height / 2
    const way = `translate(${across}px, ${down}px)`
    element.animate(
      [
        { transform: `${way} rotate(-20deg)`, zIndex: 9 },
        { transform: `${way} translate(0, -30px) scale(1.9) rotate(8deg)`, offset: 0.35, zIndex: 9 },
        { transform: 'none', zIndex: 9 },
      ],
      { duration: FLIGHT, easing: 'ease-in-out' },
    )
  }
}

/** Falls, turning. */
export function fall(_: Element, { moving }: { moving: boolean }) {
  return {
    duration: moving ? 550 : 0,
    css: (t: number, u: number) =>
      `transform: translateY(${u * u * 90}px) rotate(${u * 70}deg); opacity: ${t}`,
  }
}
