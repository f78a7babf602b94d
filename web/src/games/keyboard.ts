/**
 * Keeps the keyboard at the board: what has the focus may go away with its turn, and the next turn gives it
 * back.
 */

export class Keyboard {
  #board: Element | undefined
  #was = false

  /** The element that holds everything lit. */
  at = (board: Element): void => {
    this.#board = board
  }

  /** Lets go of a lit thing before it is taken away. */
  release(): void {
    const lit = this.#board?.querySelector<HTMLElement | SVGElement>('.lit:focus')
    if (!lit) return
    this.#was = lit.matches(':focus-visible')
    lit.blur()
  }

  /** Goes back to what is lit now, unless the person has gone elsewhere meanwhile. */
  resume(): void {
    if (!this.#was || document.activeElement !== document.body) return
    const lit = this.#board?.querySelector<HTMLElement | SVGElement>('.lit[tabindex="0"]')
    if (!lit) return
    this.#was = false
    lit.focus({ preventScroll: true })
  }
}
