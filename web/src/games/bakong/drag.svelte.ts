/** Carrying a die with mouse or finger: what it is let go over says which task it has. */
import type { Attachment } from 'svelte/attachments'

export interface Onto {
  task?: string | undefined
  place?: number | undefined
}

/** So far a hand trembles without meaning to drag, in pixels. */
const TREMBLE = 7

export class Drag {
  /** Which die is being carried. */
  which: number | undefined = $state()
  /** How far it has been carried, as CSS says it. */
  shift = $state('0 0')
  #start: { id: number; x: number; y: number } | undefined
  #carried = false
  #dropped: (which: number, onto: Onto) => void

  constructor(dropped: (which: number, onto: Onto) => void) {
    this.#dropped = dropped
  }

  /** Makes an element something to carry. */
  on(which: number): Attachment<Element> {
    return (element) => {
      const down = (event: Event) => this.#down(event as PointerEvent)
      const move = (event: Event) => this.#move(event as PointerEvent, element, which)
      const up = (event: Event) => this.#up(event as PointerEvent, which)
      const cancel = () => this.#reset()
      // A die that was carried somewhere has not been clicked.
      const click = (event: Event) => {
        if (!this.#carried) return
        this.#carried = false
        event.stopImmediatePropagation()
        event.preventDefault()
      }
      const heard: [string, (event: Event) => void][] = [
        ['pointerdown', down],
        ['pointermove', move],
        ['pointerup', up],
        ['pointercancel', cancel],
      ]
      for (const [name, listen] of heard) element.addEventListener(name, listen)
      element.addEventListener('click', click, { capture: true })
      return () => {
        for (const [name, listen] of heard) element.removeEventListener(name, listen)
        element.removeEventListener('click', click, { capture: true })
        this.#reset()
      }
    }
  }

  #down({ pointerId, clientX, clientY, button }: PointerEvent): void {
    this.#carried = false
    if (button === 0) this.#start = { id: pointerId, x: clientX, y: clientY }
  }

  #move({ pointerId, clientX, clientY }: PointerEvent, element: Element, which: number): void {
    if (this.#start?.id !== pointerId) return
    const [x, y] = [clientX - this.#start.x, clientY - this.#start.y]
    if (this.which === undefined && Math.hypot(x, y) < TREMBLE) return
    if (this.which === undefined) element.setPointerCapture(pointerId)
    this.which = which
    this.shift = `${x}px ${y}px`
  }

  #up({ clientX, clientY }: PointerEvent, which: number): void {
    if (this.which === which) {
      this.#carried = true
      const below = document.elementsFromPoint(clientX, clientY)
      const found = below.map((one) => one.closest<HTMLElement | SVGElement>('[data-task], [data-place]')).find((one) => one)
      const { task, place } = found?.dataset ?? {}
      if (found) this.#dropped(which, { task, place: place === undefined ? undefined : Number(place) })
    }
    this.#reset()
  }

  #reset(): void {
    this.#start = undefined
    this.which = undefined
  }
}
