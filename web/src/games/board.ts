/** What a game's own part of the page is given, and what it gives: the contract of every board. */
import type { Component } from 'svelte'
import type { TuneName } from '../app/sound'
import type { CommonView } from './types'

/** What these eyes may know, as the server says it: flat, always with the same keys. */
export interface View extends CommonView {
  [field: string]: unknown
}

/** A named action that can be chosen now. */
export interface Choice {
  do: string
  [fact: string]: unknown
}

/** Something that happened; `now` holds the view fields it changes, with their new values. */
export interface GameEvent {
  kind: string
  now: Partial<View>
  [fact: string]: unknown
}

/** What somebody did in one turn, and the view before it. */
export interface Trace {
  seat: number
  before: View
  /** Through whose eyes that view was seen. */
  eyes: number | null
  events: readonly GameEvent[]
}

/** How a seat looks at this table. */
export interface SeatLook {
  seat: number
  name: string
  /** Its paint (`var(--coral)`), for drawings; never the only sign. */
  paint: string
  /** Its pattern (`<Pattern kind>`), where the person wants patterns. */
  pattern: number | undefined
  /** Whether it belongs to this device. */
  yours: boolean
  bot: boolean
  /** The level of the bot that plays it: its face. */
  level?: string | null
}

/**
 * How a choice is made: by which of several seats at this device, and when by the browser's clock
 * (`event.timeStamp`).
 */
export interface Made {
  seat?: number
  at?: number
}

export interface BoardProps<V extends View = View> {
  /** The view now: during a row of events as each of them leaves it, at the end as the server has it. */
  view: V
  /** Through whose eyes; null for somebody who only watches. */
  eyes: number | null
  seats: readonly SeatLook[]
  /** What can be chosen now at this device; empty while others act and while events are being shown. */
  choices: readonly Choice[]
  /** The seats of this device that may choose now: one mostly, several in Bongo on one device. */
  hands: readonly number[]
  /** Whether a choice is on its way to the server; then nothing should be lit. */
  busy: boolean
  /** Makes a choice. */
  act: (choice: Choice, made?: Made) => void
  /**
   * What a choice would do; the same question is asked only once. Undefined if it cannot be said any more.
   */
  preview: (choice: Choice) => Promise<Record<string, unknown> | undefined>
  /** A choice as a button or a screen reader says it. */
  said: (choice: Choice) => string
  /** What lies on the table, a sentence each. */
  heard: readonly string[]
  /** An event as the log tells it. */
  told: (event: GameEvent) => string
  /** A text value of the game in the reader's language (`word('rhino')`). */
  word: (value: string) => string
  /**
   * The event being shown, with the view before it; undefined in between. Keep what you animate to
   * `lasts(event)`.
   */
  event: GameEvent | undefined
  /** Events already shown, the newest last (the last hundred). */
  past: readonly GameEvent[]
  /** The last turn of each other player, to be marked on the board (`marks.ts`). */
  lately?: readonly Trace[]
  /** Shows such a turn again. */
  again?: (trace: Trace) => void
  /** Whether things should move now: false with reduced motion, and while somebody hurries. */
  moving: boolean
  /** The board alone, as in a book: no tray, no hands. */
  bare?: boolean
  /** Opens the rules at a clause (`BK-6`). */
  rule: (clause: string) => void
  /**
   * Real time: says in which frame the dice became visible (`requestAnimationFrame`'s time). Without it the
   * table takes the first frame after the view.
   */
  seen: (at: number) => void
  /** Real time: milliseconds from the end of a round to the next throw. */
  pause?: number
  /** The end is being counted out: the board does not show yet what that comes to. */
  counting?: boolean
  /** With the real box: its dice roll on the table, and what lies on the screen is of the round before. */
  rolling?: boolean
}

/** What lies on the table, and the words to say it. */
export type Lying = Pick<BoardProps, 'view' | 'seats' | 'word'>

/** What the end of a game gets: the finished view, and a word when the story is told. */
export interface FinalProps<V extends View = View> {
  view: V
  eyes: number | null
  seats: readonly SeatLook[]
  moving: boolean
  word: (value: string) => string
  /** Call it when the count has been told; the podium follows. A tap hurries: then it is told at once. */
  told: () => void
}

/** A thing of the real box that somebody types in. */
export interface FaceProps {
  what: string
  face: string | undefined
}

/** How the events of a game are shown. */
export interface Motion {
  /** Milliseconds that an event takes, from the view before it and the board's pause. 0: with the next. */
  lasts: (event: GameEvent, before: View, pause?: number) => number
  /** The sound it makes. */
  tune?: (event: GameEvent) => TuneName | undefined
  /** An event that must be seen at once: whatever waits before it is left out (a throw in real time). */
  urgent?: (event: GameEvent) => boolean
  /** When its new values are laid into the view: at the end of its time (usual), or at its beginning. */
  applied?: (event: GameEvent) => 'first' | 'last'
}

/**
 * The parts of one game; `games/<game>/game.ts` has it as its default export, and is loaded when somebody
 * sits down.
 */
export interface GameParts {
  Board: Component<BoardProps>
  /** One face of a die or tile of the real box, as `what` the server calls it; undefined while not known. */
  Face?: Component<FaceProps>
  /** Beside the board (below it on a phone): one's own secrets, score sheet, what is left. */
  Aside?: Component<BoardProps>
  /** The count at the end, line by line. */
  Final?: Component<FinalProps>
  motion?: Motion
  /** Whether seats have secrets: then one device is handed round with the screen covered. */
  secrets: boolean
  /** Whether everybody at one device sees one view and any of its seats may press (Bongo). */
  together?: boolean
  /** In real time: the answer that a choice calls, where it is one that the quickest wins. */
  pressed?: (choice: Choice) => string | undefined
  /** What lies on the table, a sentence each: for those who listen, and for the list. */
  heard?: (lying: Lying) => string[]
  /** Points to show beside a seat's name while the game runs; undefined where there are none to tell. */
  points?: (view: View, seat: number) => number | string | undefined
  /** Facts of a choice or an event as people find them on this board, where their numbers say nothing. */
  named?: <Facts extends object>(facts: Facts, view: View) => Facts
  /** Whose turn an event belongs to, from the view before it; nobody's where it leaves no mark. */
  actor?: (before: View, event: GameEvent) => number | null | undefined
  /** Events that another one sums up: they are not told in the log. */
  untold?: ReadonlySet<string>
  /** Events that say how the game ended: the log has them once the end has been counted out. */
  ending?: ReadonlySet<string>
  /** Events that follow one another in one line of the log: the dice of a throw. */
  joined?: ReadonlySet<string>
  /** The clause of the rules that matters now. */
  clause?: (view: View, choices: readonly Choice[]) => string | undefined
}
