/** What somebody looks at on a board: held in sight, asked about, and kept within reach of the keyboard. */
import type { Attachment } from 'svelte/attachments'
import type { BoardProps, Choice } from './board'
import { Keyboard } from './keyboard'
import { Lights, type Lit } from './lit.svelte'

/**
 * One for each board, made with it: `const looking = new Looking<Preview>(() => props)`, then
 * `{@attach looking.board}` on what holds everything and `{@attach looking.on(choice)}` on each thing that
 * can be chosen.
 */
export class Looking<Preview = Record<string, unknown>> {
  readonly lights: Lights
  /** What the choice looked at would do, as soon as the server has said so. */
  preview: Preview | undefined = $state.raw()
  #held: Choice | undefined = $state.raw()
  #keyboard = new Keyboard()
  #props: () => BoardProps
  #known: readonly Choice[] = []

  /** What can be chosen; told again it stays the same, so that whoever looks at it is not disturbed. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const now = this.#props().busy ? [] : this.#props().choices
    if (JSON.stringify(now) !== JSON.stringify(this.#known)) this.#known = now
    return this.#known
  })

  /** It stays until somebody looks elsewhere, so that a finger can reach the buttons of the tray. */
  readonly looked: Choice | undefined = $derived(
    this.#held && this.choices.includes(this.#held) ? this.#held : undefined,
  )

  /** `passing` says which choices are only glanced at, and not held. */
  constructor(props: () => BoardProps, passing: (choice: Choice) => boolean = () => false) {
    this.#props = props
    this.lights = new Lights(props)
    $effect.pre(() => {
      void this.choices
      this.#keyboard.release()
    })
    $effect(() => {
      if (this.choices.length) this.#keyboard.resume()
    })
    $effect(() => {
      const { looked } = this.lights
      if (looked && !passing(looked)) this.#held = looked
    })
    $effect(() => this.#ask(this.looked))
  }

  /** Makes an element a choice. */
  on(choice: Choice, lit?: Lit): Attachment<Element> {
    return this.lights.on(choice, lit)
  }

  /** Holds a choice as if somebody looked at it; nothing lets go. */
  hold = (choice: Choice | undefined): void => {
    this.#held = choice
  }

  /** What holds everything lit; Escape lets go. */
  board: Attachment<Element> = (element) => {
    const released = this.lights.board(element)
    this.#keyboard.at(element)
    const pressed = (event: Event) => {
      if ((event as KeyboardEvent).key === 'Escape') this.hold(undefined)
    }
    element.addEventListener('keydown', pressed)
    return () => {
      released?.()
      element.removeEventListener('keydown', pressed)
    }
  }

  #ask(choice: Choice | undefined): void {
    this.preview = undefined
    if (!choice) return
    void this.#props()
      .preview(choice)
      .then((told) => {
        if (this.looked === choice) this.preview = told as Preview | undefined
      })
  }
}
