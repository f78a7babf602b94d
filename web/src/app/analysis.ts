// Made from src/palabre/{analysis/types,bots/thinking}.py by `python -m tools`. Do not edit.

/** Where the difference comes from: a part of the count, whose it is, and how many points it makes. */
export type Reason = {
  part: string
  own: boolean
  points: number
}

/** What a seat may expect: its share of the win with a 95 % interval, and its points. */
export type Expected = {
  seat: number
  share: number
  low: number
  high: number
  points: number
}

/** A choice that somebody makes. */
export type Done = {
  seat: number
  choice: { do: string; [fact: string]: unknown }
}

/** What a choice is worth to who makes it, and how far it is behind the best under the same luck. */
export type Valued = {
  seat: number
  choice: { do: string; [fact: string]: unknown }
  /** Share of the win, with its interval. */
  value: number
  low: number
  high: number
  /** No other has a better lead, where leads are solved, or a larger share of the win. */
  best: boolean
  /** The best, in shares of the win; 0 where it wins no less often. */
  behind: number
  /** Half of that difference's interval. */
  off: number
  points: number
  /** Points ahead of the mean of the others. */
  lead: number
  /** Points and lead are solved to the end; shares never are. */
  exact: boolean
  simulations: number
  /** The most usual continuation. */
  then: Done[]
}

/** A position through some eyes. */
export type Analysis = {
  game: string
  players: number
  /** Lines of the log before it. */
  move: number
  /** Whose eyes; None for all. */
  seat: number | null
  /** Of each number here. */
  simulations: number
  seed: number
  exact: boolean
  expects: Expected[]
  /** The best first; none where these eyes are not to choose. */
  choices: Valued[]
}

/** By what the seat could know: what a choice gave away against the best, in shares of the win. */
export type Cost = {
  cost: number
  low: number
  high: number
  best: { do: string; [fact: string]: unknown }
  /** Of each of the two. */
  simulations: number
}

/** One thing that happened: what nature did until somebody could choose, or a choice. */
export type Step = {
  /** Lines of the log before it,. */
  since: number
  /** And with it. */
  until: number
  /** "luck" or "choice". */
  kind: string
  /** Who chose. */
  seat: number | null
  choice: { do: string; [fact: string]: unknown } | null
  /** Of what every seat may expect, in parts; over all seats the sum is 0. */
  change: number[]
  after: number[]
  cost: Cost | null
}

/** Where a seat's result comes from, in parts: start + luck + own + others = result. */
export type Account = {
  seat: number
  start: number
  luck: number
  own: number
  others: number
  result: number
  /** Half of the 95 % interval of its own choices, in shares of the win. */
  own_off: number
  /** Of all its choices together, by what it could know, in shares of the win. */
  cost: number | null
}

/** A dear error: the step, and why the better choice was better. */
export type Mistake = {
  step: number
  because: Reason[]
}

/** Who played best, luck apart: how far ahead of the next by own choices, in shares of the win. */
export type Played = {
  seat: number
  ahead: number
  low: number
  high: number
  /** Else the interval says nothing. */
  clear: boolean
}

/** How a seat (None: the whole table) read one kind of throw against the clock. */
export type Reader = {
  seat: number | null
  kind: string
  calls: number
  errors: number
  /** Milliseconds of right calls, where the record tells them. */
  median: number | null
  /** By all these calls for who called, in parts. */
  won: number
}

/** What the table could think of a hidden hand after a choice of who held it. */
export type Suspicion = {
  step: number
  /** Of what was truly held. */
  share: number
  /** The hand that explained the choices best, as the game names it. */
  likeliest: Record<string, unknown>
  /** And its share. */
  most: number
}

/** What a seat held in secret, and how its choices told of it. */
export type Hand = {
  seat: number
  held: Record<string, unknown>
  /** Its share before any choice. */
  blind: number
  /** A row for each choice of the seat. */
  suspected: Suspicion[]
  /** The step from which on the table held it for likelier than all others together. */
  away: number | null
}

/** A whole game: what everybody could expect at every moment, and what changed it. */
export type Review = {
  game: string
  players: number
  moves: number
  /** Of every value. */
  simulations: number
  seed: number
  /** Parts of a win. */
  whole: number
  scores: number[]
  winners: number[]
  start: number[]
  steps: Step[]
  accounts: Account[]
  /** Three at most, the dearest first. */
  mistakes: Mistake[]
  /** The steps after which most was different. */
  turning: number[]
  /** The step of nature that gave somebody most. */
  luckiest: number | null
  played: Played
  /** Only where throws are read against the clock. */
  readers: Reader[]
  /** Only where choices tell of what is hidden; reviews of before have none. */
  hands?: Hand[]
}

/** One choice: its value from 0 to 1 as the bot counts, and how often it was tried. */
export type Thought = {
  choice: { do: string; [fact: string]: unknown }
  value: number
  visits: number
}

/** What a seat is expected to choose. */
export type Expectation = {
  seat: number
  choice: { do: string; [fact: string]: unknown }
}

/** What a bot chooses, what it thought of every choice (the best first), and the line it chose. */
export type Thoughts = {
  choice: { do: string; [fact: string]: unknown }
  /** None where it knew, or does not say. */
  thoughts: Thought[]
  /** Its own choice, then what it tried most after it. */
  line: Expectation[]
}
