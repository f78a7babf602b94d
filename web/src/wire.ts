// Made from src/palabre/server/connection/ by `python -m tools`. Do not edit.

/** A person at the device that opens the table. */
export interface Here {
  who: 'here'
  name: string
  handicap?: number
}

/** A seat kept free for somebody who follows the link. */
export interface Guest {
  who: 'guest'
  handicap?: number
}

/** A bot of some level. */
export interface Bot {
  who: 'bot'
  level: string
  handicap?: number
}

/** A moment of a finished game to play on from; what the first person here did not know is dealt anew. */
export interface Moment {
  table: string
  move: number
  luck?: 'new' | 'same'
}

/** What somebody wants to play, and with whom. */
export interface TableWish {
  game: string
  seats: (Here | Guest | Bot)[]
  options?: Record<string, string | number | boolean>
  listed?: boolean
  clock?: number | null
  takes_back?: boolean
  talk?: boolean
  advice?: boolean
  ready?: boolean
  box?: boolean
  lesson?: string | null
  twin?: number | null
  begin?: Moment | null
}

/** Where a table is, and the code that leads others there. */
export interface Opened {
  table: string
  code: string
}

/** A name, to take the first free seat. */
export interface JoinWish {
  name: string
}

/** A link that works once, to take one's seats along to another device. */
export interface CarryLink {
  link: string
}

/** A choice made before the game. */
export interface OptionInfo {
  name: string
  values: (string | number | boolean)[]
  default: string | number | boolean
  bounds: number[] | null
  seat: number | null
  box: string | number | boolean | null
}

/** What makes a table of this game even: a number for each seat, that helps it or slows it. */
export interface HandicapInfo {
  name: string
  most: number
  step: number
  helps: boolean
}

/** What a game is, before it is played. */
export interface GameInfo {
  name: string
  least: number
  most: number
  minutes: number
  age: number
  options: OptionInfo[]
  chapters: Record<string, string[]>
  levels: string[]
  rules_version: number
  real_time: boolean
  exercises: number
  lessons: string[]
  handicap: HandicapInfo | null
}

/** A table in a list. */
export interface TableSummary {
  table: string
  code: string
  game: string
  seats: string[]
  levels: (string | null)[]
  state: string
  my_turn: boolean
  options: Record<string, unknown>
  clock: number | null
  advice: boolean
  box_rules: Record<string, unknown>
}

/** The level that suits somebody in a game, why, after how many games in a row; all levels there are. */
export interface Suits {
  level: string
  because: 'bottom' | 'even' | 'first' | 'lost' | 'top' | 'won'
  games: number
  levels: string[]
}

/** The handicap of each seat that would make a table even, as far as levels and last games tell. */
export interface Evened {
  amounts: number[]
  known: boolean[]
}

/** How somebody read one kind of throw in a game. */
export interface Reading {
  kind: string
  calls: number
  errors: number
  median: number | null
}

/** A finished game, as it is told to somebody who played it. */
export interface StoryGame {
  table: string
  game: string
  ended: number
  names: string[]
  levels: (string | null)[]
  seats: number[]
  share: number
  handicaps: number[]
  luck?: number | null
  choices?: number | null
  cost?: number | null
  readings?: Reading[]
  brought?: boolean
  advice?: boolean
}

/** Where somebody stands: points, their interval of 95 %, after how many games, the level near. */
export interface Rated {
  game: string
  points: number
  low: number
  high: number
  games: number
  level: string | null
}

/** Somebody's finished games, the latest first, for how many days they are kept (0: for ever), ratings. */
export interface Story {
  games: StoryGame[]
  days: number
  ratings: Rated[]
}

/** A story to be taken along; whoever has the key is this guest at the house that wrote it. */
export interface StoryFile {
  palabre_story: number
  key: string
  games: StoryGame[]
}

/** What came of a file: its owner is back, or so many games are new here. */
export interface Brought {
  back: boolean
  games: number
}

/** At how many finished tables somebody is no longer named. */
export interface Forgotten {
  tables: number
}

/** One move of a record, as some eyes saw it. */
export interface ReplayStep {
  version: number
  seat: number
  events: Record<string, unknown>[]
}

/** A record played again: the view at its start, and what each move changed. */
export interface Replayed {
  game: string
  players: number
  eyes: number | null
  start: Record<string, unknown>
  steps: ReplayStep[]
}

/** The review of a finished game, as `palabre.analysis.types` has it; or how far it has come. */
export interface ReviewTold {
  state: 'none' | 'ready' | 'rough' | 'waiting'
  done: number
  ahead: number
  review: Record<string, unknown> | null
}

/** What a bot thought of its choices, as `palabre.bots.thinking` has it. */
export interface BotThought {
  seat: number
  level: string
  same: boolean
  choice: Record<string, unknown>
  thoughts: unknown[]
  line: unknown[]
}

/** An exercise in a list. */
export interface ExerciseLine {
  id: string
  grade: number
}

/** A choice of an exercise: the points it brings ahead of the others at the end, what it would do. */
export interface ChoiceWorth {
  choice: Record<string, unknown>
  value: number
  low: number
  high: number
  preview: Record<string, unknown>
}

/** A part of the count that speaks for the best choice: whose it is, and how many points it makes. */
export interface WhyBetter {
  part: string
  own: boolean
  points: number
}

/** A position with one clearly best choice, through the eyes of the seat that chooses. */
export interface ExerciseShown {
  id: string
  game: string
  grade: number
  players: number
  seat: number
  exact: boolean
  view: Record<string, unknown>
  choices: ChoiceWorth[]
  best: Record<string, unknown>
  usual: Record<string, unknown>
  missed: Record<string, number>
  because: WhyBetter[]
}

/** How a try of a day's game ended; among how many it has which rank, 0 where it has none. */
export interface DailyEnd {
  score: number
  margin: number
  won: boolean
  rank: number
  of: number
}

/** A game of a day, as somebody may know it. */
export interface DailyGame {
  game: string
  commitment: string
  seats: number
  level: string
  table: string | null
  end: DailyEnd | null
  champion: DailyEnd | null
}

/** A day: seconds that are left of it, this guest's days in a row, and its games. */
export interface DailyTold {
  day: string
  left: number
  streak: number
  games: DailyGame[]
}

/** What is promised of a day's game, and once the day is over the secret itself. */
export interface PublishedGame {
  game: string
  commitment: string
  secret: string | null
}

/** A day, as hosts may publish it beforehand and afterwards. */
export interface PublishedDay {
  day: string
  games: PublishedGame[]
}

/** One of two twin tables in a game: its points are those of the seats that people have. */
export interface TwinSide {
  table: string
  state: string
  seats: string[]
  levels: (string | null)[]
  scores: number[] | null
  points: number | null
}

/** A game of a set: whether both have ended it, or nobody can any more; no side where it is not there. */
export interface TwinGame {
  game: number
  over: boolean
  ours: TwinSide | null
  theirs: TwinSide | null
}

/** A set of games on twin tables; the sums once all are over. */
export interface TwinTold {
  games: TwinGame[]
  code: string
  ours: number | null
  theirs: number | null
}

/** Where the person of a seat stands in this game: points, and their interval of 95 %. */
export interface SeatRating {
  points: number
  low: number
  high: number
}

/** Who sits where. */
export interface SeatInfo {
  name: string
  who: 'bot' | 'free' | 'person'
  level: string | null
  held: boolean
  present: boolean
  away_since: number | null
  yours: boolean
  handicap: number
  line: Record<string, number> | null
  ready: boolean
  rating: SeatRating | null
}

/** Something that everybody must agree to. */
export interface Question {
  question: string
  kind: 'hold' | 'remove' | 'undo'
  seat: number
  asked: number[]
  level: string | null
}

/** Milliseconds: left for a choice, for a whole one; in real time from a ruling to the next throw,
    and left of the countdown to the very first. */
export interface Clocks {
  left: number | null
  of: number | null
  pause: number | null
  countdown: number | null
}

/** A die or tile of the real box, and the faces of which it shows one. */
export interface BoxThing {
  what: string
  faces: string[]
}

/** With the real box: how far people are with what is to be typed in. */
export interface BoxInfo {
  stage: 'calling' | 'rest' | 'typed' | 'typing'
  things: BoxThing[]
  called: number[]
  faces: number[]
  by: number | null
  awaited: number[]
}

/** What the server has promised about the dice. */
export interface Receipt {
  commitment: string
  salting: 'done' | 'hash' | 'salt'
  hashes: string[]
}

/** The lesson that is given at a table, and how many of the moves that it asks for are made. */
export interface LessonInfo {
  name: string
  done: number
}

/** What somebody has told the host about another, with what that one had said last. */
export interface Reported {
  by: string
  about: string
  text: string
  said: string[]
}

/** The table around the game. */
export interface TableInfo {
  table: string
  code: string
  game: string
  state: 'over' | 'playing' | 'salting' | 'void' | 'waiting'
  seats: SeatInfo[]
  host: boolean
  listed: boolean
  watching: number
  question: Question | null
  next_table: string | null
  next_by: number | null
  receipt: Receipt | null
  getting_ready: boolean
  options: Record<string, unknown>
  clock: number | null
  ready: boolean
  lesson: LessonInfo | null
  handicap: string | null
  takes_back: boolean
  talk: boolean
  advice: boolean
  reports: Reported[]
  daily: string | null
  box: BoxInfo | null
  twin: boolean
  box_rules: Record<string, unknown>
}

/** What was said at the table; numbered, so that each is heard once. */
export interface SaidReaction {
  n: number
  seat: number | null
  reaction: 'bravo' | 'good_luck' | 'hurry' | 'laugh' | 'once_more' | 'one_moment' | 'ouch' | 'thanks' | 'that_was_close' | 'well_played' | 'wow' | 'your_turn' | 'said'
  text: string
}

/** The first word on a connection: what is known already, and through whose eyes to look. */
export interface Hello {
  do: 'hello'
  version?: number | null
  eyes?: number | null
  lang?: 'en' | 'fr'
}

/** Take a free seat. */
export interface Sit {
  do: 'sit'
  id: string
  seat: number
  name: string
}

/** Give up one's seats; in a running game a bot holds them. */
export interface Leave {
  do: 'leave'
  id: string
}

/** The host asks a player to go. */
export interface Remove {
  do: 'remove'
  id: string
  seat: number
}

/** Say before the game that one is ready, for all of one's seats; or that one is not any more. */
export interface Ready {
  do: 'ready'
  id: string
  ready?: boolean
}

/** The host begins, whoever has not said yet that they are ready. */
export interface Begin {
  do: 'begin'
  id: string
}

/** The host lets a bot play a seat that nobody has, before the game. */
export interface Fill {
  do: 'fill'
  id: string
  seat: number
  level: string
}

/** Make a choice, in answer to a decision. */
export interface Play {
  do: 'play'
  id: string
  decision: number
  choice: Record<string, unknown>
  seat?: number | null
}

/** Call in real time: the answer, and the time from seeing the dice to the press by one's own clock. */
export interface Press {
  do: 'press'
  id: string
  decision: number
  seat: number
  answer: string
  reaction: number
  frame?: number
}

/** With the real dice: they are about to fall; from one common instant on calls are heard. */
export interface Roll {
  do: 'roll'
  id: string
  decision: number
}

/** With the real dice: nobody else calls; without a call the dice are simply rolled again. */
export interface Stop {
  do: 'stop'
  id: string
  decision: number
}

/** With the real box: what it shows, the number of a face for each thing that the table asks for. */
export interface Type {
  do: 'type'
  id: string
  decision: number
  faces: number[]
}

/** With the real box: what was typed, and one has seen, is what lies there, or it is typed again. */
export interface Nod {
  do: 'nod'
  id: string
  decision: number
  faces: number[]
  yes?: boolean
}

/** Ask what a choice would do. */
export interface Preview {
  do: 'preview'
  id: string
  decision: number
  choice: Record<string, unknown>
  seat?: number | null
}

/** Ask why a choice cannot be made now. */
export interface WhyNot {
  do: 'why_not'
  id: string
  decision: number
  choice: Record<string, unknown>
  seat?: number | null
}

/** Take back one's last choice, or ask everybody to allow it. */
export interface Undo {
  do: 'undo'
  id: string
}

/** Let a bot hold a seat: one's own at once, another's after its grace by the host or a majority. */
export interface Hold {
  do: 'hold'
  id: string
  seat: number
  level?: string
}

/** Take one's seat back from the bot that holds it. */
export interface Return {
  do: 'return'
  id: string
  seat: number
}

/** Say yes or no to the question on the table. */
export interface Answer {
  do: 'answer'
  id: string
  question: string
  yes: boolean
}

/** A quick reaction. */
export interface React {
  do: 'react'
  id: string
  reaction: 'bravo' | 'good_luck' | 'hurry' | 'laugh' | 'once_more' | 'one_moment' | 'ouch' | 'thanks' | 'that_was_close' | 'well_played' | 'wow' | 'your_turn'
}

/** Words of one's own, at a table by link whose host allows them. */
export interface Say {
  do: 'say'
  id: string
  text: string
}

/** A word to the host about somebody at the table. */
export interface Report {
  do: 'report'
  id: string
  seat: number
  text: string
}

/** Take one's name out of a table whose game is over. */
export interface Unname {
  do: 'unname'
  id: string
}

/** Several people at one device: look through the eyes of another of one's seats. */
export interface Look {
  do: 'look'
  id: string
  eyes: number | null
}

/** The same players again, the start moved on by one; the host may wish for bots of another level. */
export interface Rematch {
  do: 'rematch'
  id: string
  level?: string | null
}

/** Before the game the host says how good a bot is, or all of them. */
export interface Level {
  do: 'level'
  id: string
  level: string
  seat?: number | null
}

/** Before the game the host says what a seat is given, or slowed by; everybody is then asked again. */
export interface Handicap {
  do: 'handicap'
  id: string
  seat: number
  amount: number
}

/** Others at this table may see where one stands, or no longer; nobody does who has not said so. */
export interface ShowRating {
  do: 'show_rating'
  id: string
  shown: boolean
}

/** The hash of this browser's salt for the dice. */
export interface SaltHash {
  do: 'salt_hash'
  id: string
  hash: string
}

/** The salt itself, once all hashes are told. */
export interface Salt {
  do: 'salt'
  id: string
  salt: string
}

/** The answer to a ping, at once. */
export interface Pong {
  do: 'pong'
  n: number
}

/** All there is to know: the same message on joining, on coming back and after each move. */
export interface Update {
  is: 'update'
  version: number
  since: number
  decision: number
  events: Record<string, unknown>[]
  view: Record<string, unknown> | null
  choices: Record<string, unknown>[]
  eyes: number | null
  clocks: Clocks
  table: TableInfo
  can_undo: boolean
  may_undo: boolean
  reactions: SaidReaction[]
}

/** A command was carried out, and cannot be lost any more. */
export interface Done {
  is: 'done'
  id: string
}

/** A command was not carried out, and why. */
export interface Refused {
  is: 'refused'
  id: string | null
  reason: string
  key: string
}

/** What a choice would do. */
export interface Previewed {
  is: 'previewed'
  id: string
  preview: Record<string, unknown>
}

/** Why a choice cannot be made now, and the name of that reason; neither where it can. */
export interface Explained {
  is: 'explained'
  id: string
  reason: string | null
  key: string | null
}

/** Answer at once. */
export interface Ping {
  is: 'ping'
  n: number
}

/** The server closes the connection; come back if `again`. */
export interface Bye {
  is: 'bye'
  reason: string
  again: boolean
}

export type Command = Sit | Leave | Remove | Ready | Begin | Fill | Play | Press | Roll | Stop | Type | Nod | Preview | WhyNot | Undo | Hold | Return | Answer | React | Say | Report | Unname | Look | Rematch | Level | Handicap | ShowRating | SaltHash | Salt

export type FromClient = Hello | Pong | Sit | Leave | Remove | Ready | Begin | Fill | Play | Press | Roll | Stop | Type | Nod | Preview | WhyNot | Undo | Hold | Return | Answer | React | Say | Report | Unname | Look | Rematch | Level | Handicap | ShowRating | SaltHash | Salt

export type FromServer = Update | Done | Refused | Previewed | Explained | Ping | Bye

/** One press in the photo, in plain values for an event. */
export interface Judged {
  seat: number
  answer: string
  claimed: number
  reaction: number
  handicap: number
  time: number
  bar: number
  paid: number
  verdict: 'won' | 'level' | 'late' | 'punished' | 'spared' | 'early' | 'out'
}

export const SIGNS = ['bravo', 'laugh', 'wow', 'ouch', 'hurry', 'thanks'] as const

export const PHRASES = ['good_luck', 'well_played', 'that_was_close', 'one_moment', 'your_turn', 'once_more'] as const
