/** Carrying a thing with mouse or finger: a die to its task, an object to another place of the pack. */
export interface Onto {
  task?: string | undefined
  place?: number | undefined
  /** How far it was carried: in pixels, or in the units of the drawing it is in. */
  by: readonly [x: number, y: number]
}

/** So far a hand trembles without meaning to drag, in pixels. */
const TREMBLE = 7

export class Drag<Which extends number | string = number> {
  /** Which one is being carried. */
  which: Which | undefined = $state()
  /** How far it has been carried, as CSS says it. */
  shift = $state('0 0')
  #start: { id: number; x: number; y: number } | undefined
  #carried = false
  #by: readonly [number, number] = [0, 0]
  #dropped: (which: Which, onto: Onto) => void

  constructor(dropped: (which: Which, onto: Onto) => void) {
    this.#dropped = dropped
  }

  /** Makes an element something to carry. */
  on(which: Which): (element: Element) => () => void {
    return (element) => {
      const down = (event: Event) => this.#down(event as PointerEvent, element)
      const move = (event: Event) => this.#move(event as PointerEvent, element, which)
      const up = (event: Event) => this.#up(event as PointerEvent, which)
      const cancel = () => this.#reset()
      // What was carried somewhere has not been clicked.
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

  /** From the first touch on: a quick hand leaves something thin before it has moved it. */
  #down({ pointerId, clientX, clientY, button }: PointerEvent, element: Element): void {
    this.#carried = false
    if (button !== 0) return
    element.setPointerCapture(pointerId)
    this.#start = { id: pointerId, x: clientX, y: clientY }
  }

  #move({ pointerId, clientX, clientY }: PointerEvent, element: Element, which: Which): void {
    if (this.#start?.id !== pointerId) return
    const [x, y] = [clientX - this.#start.x, clientY - this.#start.y]
    if (this.which === undefined && Math.hypot(x, y) < TREMBLE) return
    this.which = which
    const scale = scaleOf(element)
    this.#by = [x / scale, y / scale]
    this.shift = `${x / scale}px ${y / scale}px`
  }

  #up({ clientX, clientY }: PointerEvent, which: Which): void {
    if (this.which === which) {
      this.#carried = true
      const below = document.elementsFromPoint(clientX, clientY)
      const found = below
        .map((one) => one.closest<HTMLElement | SVGElement>('[data-task], [data-place]'))
        .find((one) => one)
      const { task, place } = found?.dataset ?? {}
      this.#dropped(which, { task, place: place === undefined ? undefined : Number(place), by: this.#by })
    }
    this.#reset()
  }

  #reset(): void {
    this.#start = undefined
    this.which = undefined
  }
}

/** Pixels for one unit of the drawing that an element is part of; 1 for what is no drawing. */
const scaleOf = (element: Element) =>
  element instanceof SVGGraphicsElement ? (element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1
