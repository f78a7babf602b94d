/**
 * What can be chosen, lit: every board uses this, so that mouse, finger, keyboard and screen reader work
 * alike everywhere.
 */
import type { Attachment } from 'svelte/attachments'
import type { BoardProps, Choice } from './board'

export interface Lit {
  /** Acts at the first tap too; for choices that need no preview. */
  quick?: boolean
  /** Is chosen by a first click and made by a second, with the mouse too; for what is told only on asking. */
  twice?: boolean
  /** What a screen reader says; the choice's own sentence unless told. */
  label?: string
}

type Placed = Element & { focus: (how?: FocusOptions) => void; tabIndex: number }

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The lights of one board: `const lights = new Lights(() => props)`, then `{@attach lights.on(choice)}` on
 * each thing that can be chosen
 * (SVG groups too) and `{@attach lights.board}` on what holds them. One of the lit things can be reached with
 * Tab, arrows go to the others.
 */
export class Lights {
  /** The choice somebody looks at: hovered, focused, or tapped once. */
  looked: Choice | undefined = $state.raw()
  /** What it would do, as soon as the server has said so. */
  preview: Record<string, unknown> | undefined = $state.raw()
  #props: () => BoardProps
  #lit = new Map<Placed, Choice>()
  #touched: Choice | undefined
  #chosen: Choice | undefined

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  /** Makes an element a choice. */
  on(choice: Choice, { quick = false, twice = false, label }: Lit = {}): Attachment<Element> {
    return (element) => {
      const placed = element as Placed
      this.#add(placed, choice, label ?? this.#props().said(choice))
      const stop = this.#listen(placed, choice, quick, twice)
      return () => {
        stop()
        this.#remove(placed)
      }
    }
  }

  /** What holds the lit things: arrows move between them. */
  board: Attachment<Element> = (element) => {
    const pressed = (event: Event) => this.#arrow(event as KeyboardEvent)
    element.addEventListener('keydown', pressed)
    return () => element.removeEventListener('keydown', pressed)
  }

  /** Looks at a choice, and asks what it would do. */
  look(choice: Choice | undefined): void {
    if (choice === this.looked) return
    this.looked = choice
    this.preview = undefined
    if (!choice) return
    void this.#props()
      .preview(choice)
      .then((told) => {
        if (this.looked === choice) this.preview = told
      })
  }

  /**
   * A moment later: a focused thing that leaves the page blurs in the middle of drawing, when nothing may
   * change.
   */
  #lookAway(choice: Choice | undefined): void {
    queueMicrotask(() => {
      if (choice && this.looked === choice) this.look(undefined)
    })
  }

  #add(element: Placed, choice: Choice, label: string): void {
    element.setAttribute('role', 'button')
    element.setAttribute('aria-label', label)
    element.setAttribute('data-choice', JSON.stringify(choice)) // so that a lesson can point at it
    element.classList.add('lit')
    element.tabIndex = this.#lit.size ? -1 : 0
    this.#lit.set(element, choice)
  }

  #remove(element: Placed): void {
    const choice = this.#lit.get(element)
    this.#lit.delete(element)
    if (this.#chosen === choice) this.#chosen = undefined
    element.classList.remove('lit')
    element.removeAttribute('data-choice')
    element.removeAttribute('role')
    element.removeAttribute('tabindex')
    this.#lookAway(choice)
    if (element.tabIndex === 0 || ![...this.#lit.keys()].some((other) => other.tabIndex === 0))
      this.#reach([...this.#lit.keys()][0])
  }

  /** The one that Tab leads to. */
  #reach(element: Placed | undefined): void {
    for (const other of this.#lit.keys()) other.tabIndex = other === element ? 0 : -1
  }

  #listen(element: Placed, choice: Choice, quick: boolean, twice: boolean): () => void {
    const act = (event: Event) => {
      event.stopPropagation()
      if (!this.#props().busy) this.#props().act(choice, { at: event.timeStamp })
    }
    const handlers: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        // What a click has chosen stays while the pointer goes to the button that makes it.
        if ((event as PointerEvent).pointerType === 'mouse' && !(twice && this.#chosen)) this.look(choice)
      },
      pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && this.look(undefined),
      focus: () => {
        this.#reach(element)
        this.look(choice)
      },
      blur: () => this.#lookAway(choice),
      pointerdown: (event) => {
        const finger = (event as PointerEvent).pointerType === 'touch'
        this.#touched = finger && this.looked !== choice ? choice : undefined
      },
      click: (event) => {
        const first = twice && this.#chosen !== choice && (event as MouseEvent).detail > 0
        if ((this.#touched === choice && !quick) || first) {
          this.#touched = undefined
          this.#chosen = twice ? choice : undefined
          event.stopPropagation()
          element.focus({ preventScroll: true })
          this.look(choice)
        } else act(event)
      },
      keydown: (event) => {
        const { key, repeat } = event as KeyboardEvent
        if ((key !== 'Enter' && key !== ' ') || repeat) return
        event.preventDefault()
        act(event)
      },
    }
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler)
    return () => {
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler)
    }
  }

  #arrow(event: KeyboardEvent): void {
    const way = ARROWS[event.key]
    const from = document.activeElement as Placed | null
    if (!way || !from || !this.#lit.has(from)) return
    event.preventDefault()
    nearest(from, [...this.#lit.keys()], way)?.focus()
  }
}

/** How much more a way aside counts than one straight on: not so much that rows of triangles are jumped. */
const ASIDE = 1.5

/** The closest thing in a direction; straight ahead counts more than aside. */
export function nearest(
  from: Element,
  all: readonly Placed[],
  [dx, dy]: readonly [number, number],
): Placed | undefined {
  const [x, y] = middle(from)
  const far = (other: Element) => {
    const [ox, oy] = middle(other)
    const along = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    return along <= 1 ? Infinity : along + ASIDE * aside
  }
  return all.filter((other) => other !== from && far(other) < Infinity).sort((a, b) => far(a) - far(b))[0]
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
