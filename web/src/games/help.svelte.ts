/** Help on every piece: which one somebody asks about, by pointer, finger or keyboard, and where it lies. */

/** Where the help points: the piece, or a spot on something large. */
export type Spot = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

export interface Asked {
  piece: string | undefined
  spot: Spot
  /** Why something on it cannot be chosen now. */
  why?: string | undefined
}

const A_MOMENT = 550
const THE_NEXT = 150
const ON_THE_WAY = 250
const LONG_PRESS = 450
const WOBBLE = 10
/** Something taller than this part of the window is pointed at where the pointer is. */
const LARGE = 0.4

/** One for the page: what is shown, and everything that opens and closes it. */
class Help {
  asked: Asked | undefined = $state.raw()
  /** Every tap explains instead of acting, and every piece can be reached with Tab. */
  asking = $state(false)
  /** The piece that has the keyboard, so that a screen reader can describe it. */
  focused: string | undefined = $state()
  #timer: ReturnType<typeof setTimeout> | undefined
  #mouse: { x: number; y: number } | undefined
  #under: Element | undefined
  #pressed: { x: number; y: number } | undefined
  #swallow = false
  #described: Element | undefined

  constructor() {
    // Where the mouse was when it led here: there it rests, and asks nothing.
    document.addEventListener('click', ({ clientX, clientY }) => (this.#mouse = { x: clientX, y: clientY }))
  }

  /** Listens to the page; what comes back stops. `whyNot` says why a choice is not there. */
  listen(id: string, whyNot: (choice: string) => Promise<string | undefined>): () => void {
    const stop = new AbortController()
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      heard: (event: DocumentEventMap[Name]) => void,
      capture = false,
    ) => document.addEventListener(name, heard, { signal: stop.signal, capture })
    on('pointerdown', (event) => this.#down(event))
    on('pointermove', (event) => this.#moved(event))
    for (const end of ['pointerup', 'pointercancel'] as const) on(end, () => this.#released())
    on('contextmenu', (event) => this.#swallow && event.preventDefault())
    on('click', (event) => this.#clickedFirst(event), true)
    on('click', (event) => void this.#clicked(event, whyNot))
    on('focusin', (event) => this.#focus(event, id))
    on('focusout', () => this.#blur())
    on('keydown', (event) => this.#key(event), true)
    on('scroll', () => this.close(), true)
    return () => {
      stop.abort()
      this.asking = false
      this.close()
    }
  }

  close(): void {
    clearTimeout(this.#timer)
    this.asked = undefined
  }

  /** Opens at once. */
  open(piece: string | undefined, spot: Spot, why?: string): void {
    clearTimeout(this.#timer)
    this.asked = { piece, spot, why }
  }

  /** The pointer is on the help itself: it stays. */
  stay = (): void => clearTimeout(this.#timer)

  /** The mouse was moved; a piece that comes to lie under a mouse at rest is not asked about. */
  #over(event: PointerEvent): void {
    const last = this.#mouse
    this.#mouse = { x: event.clientX, y: event.clientY }
    const rests = last ? last.x === event.clientX && last.y === event.clientY : !event.movementX
    if (rests) return
    const element = pieceUnder(event)
    if (element === this.#under) return
    this.#under = element
    if (element) return this.#soon(element, this.asked ? THE_NEXT : A_MOMENT, event)
    clearTimeout(this.#timer)
    if (!isHelp(event.target) && this.asked) this.#timer = setTimeout(() => this.close(), ON_THE_WAY)
  }

  #soon(element: Element, wait: number, event?: PointerEvent): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (element.isConnected) this.open(element.getAttribute('data-piece')!, spotOf(element, event))
    }, wait)
  }

  #down(event: PointerEvent): void {
    this.#mouse = { x: event.clientX, y: event.clientY }
    if (isHelp(event.target)) return
    this.close()
    this.#under = undefined
    this.#swallow = false
    const element = pieceUnder(event)
    if (event.pointerType === 'mouse' || !element) return
    this.#pressed = { x: event.clientX, y: event.clientY }
    this.#timer = setTimeout(() => {
      this.#swallow = true
      this.open(element.getAttribute('data-piece')!, spotOf(element, event))
    }, LONG_PRESS)
  }

  #moved(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return this.#over(event)
    const { clientX, clientY } = event
    if (this.#pressed && Math.hypot(clientX - this.#pressed.x, clientY - this.#pressed.y) > WOBBLE)
      this.#released()
  }

  #released(): void {
    if (this.#pressed && !this.#swallow) clearTimeout(this.#timer)
    this.#pressed = undefined
  }

  /** After a long press, and while everything explains itself, a click starts no move. */
  #clickedFirst(event: MouseEvent): void {
    const element = this.asking && !isHelp(event.target) ? pieceUnder(event) : undefined
    if (element) this.open(element.getAttribute('data-piece')!, spotOf(element))
    if (!element && !this.#swallow) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.#swallow = false
  }

  async #clicked(event: MouseEvent, whyNot: (choice: string) => Promise<string | undefined>): Promise<void> {
    const element = (event.target as Element).closest?.('[data-why]')
    if (!element || element.closest('.lit')) return
    const why = await whyNot(element.getAttribute('data-why')!)
    const piece = element.closest('[data-piece]') ?? element.querySelector('[data-piece]')
    if (why) this.open(piece?.getAttribute('data-piece') ?? undefined, spotOf(element), why)
  }

  #focus({ target }: FocusEvent, id: string): void {
    const element = target instanceof Element && !isHelp(target) ? pieceOn(target) : undefined
    if (!element || !(target as Element).matches(':focus-visible')) return
    this.close()
    this.focused = element.getAttribute('data-piece')!
    this.#described = target as Element
    this.#described.setAttribute('aria-describedby', id)
    this.#soon(element, this.asking ? 0 : A_MOMENT)
  }

  #blur(): void {
    if (!this.#described) return
    this.#described.removeAttribute('aria-describedby')
    this.#described = undefined
    // Later: what has the keyboard may leave while the page is being drawn, when nothing may change.
    queueMicrotask(() => {
      if (this.#described) return
      this.focused = undefined
      this.close()
    })
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !(this.asked || this.asking)) return
    event.preventDefault()
    event.stopPropagation()
    if (!this.asked) this.asking = false
    this.close()
  }
}

export const help = new Help()

const CONTROL = 'button, a, input, [role=button], .lit'
const isHelp = (target: EventTarget | null) => target instanceof Element && target.closest('.help') !== null

/** The piece under a pointer, also where something that can be chosen lies over it. */
function pieceUnder({ target, clientX, clientY }: MouseEvent): Element | undefined {
  const own = target instanceof Element ? target.closest('[data-piece]') : null
  return (
    own ?? document.elementsFromPoint(clientX, clientY).find(isOnPiece)?.closest('[data-piece]') ?? undefined
  )
}

/** The piece that something with the keyboard shows, or lies on. */
function pieceOn(element: Element): Element | undefined {
  const own = element.closest('[data-piece]')
  if (own) return own
  if (!element.matches(CONTROL)) return undefined // what only holds pieces shows none of them
  const within = element.querySelector('[data-piece]')
  if (within) return within
  const { left, top, width, height } = element.getBoundingClientRect()
  if (!element.matches('.lit')) return undefined
  const below = document.elementsFromPoint(left + width / 2, top + height / 2).find(isOnPiece)
  return below?.closest('[data-piece]') ?? undefined
}

const isOnPiece = (element: Element) => element.closest('[data-piece]') !== null

function spotOf(element: Element, event?: PointerEvent): Spot {
  const spot = element.getBoundingClientRect()
  if (!event || spot.height < LARGE * innerHeight) return spot
  return { left: event.clientX, right: event.clientX, top: event.clientY - 12, bottom: event.clientY + 12 }
}
