// Made from src/palabre/kernel/types.py by `python -m tools`. Do not edit.

/** What the view of every game says. */
export type CommonView = {
  players: number
  options: Record<string, string | number | boolean>
  /** The seats that may choose now. */
  to_act: number[]
  over: boolean
  /** Of each seat, once it is over. */
  scores: number[] | null
  winners: number[]
}

/** Who acts now, or how it ended. */
export type Next = {
  kind: 'next'
}

/** A choice is taken back: any field may change. */
export type Undone = {
  kind: 'undone'
  seat: number
}

/** There is nothing to tell. */
export type Untold = Record<string, never>

/** An event as it comes: its facts, and the view fields that it changes with their new values. */
export type Told<Facts, View, Field extends keyof View> = Facts & { now: Partial<Pick<View, Field>> }
