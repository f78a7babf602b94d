/** Who teaches: says what a step shows, waits for the move that it asks for, answers other tries. */
import { makeDone } from '../../app/learnt'
import { addWords, said, t } from '../../app/words'
import type { Choice, Made } from '../../games/board'
import { fits, lessonOf, type Lesson, type Step } from '../../games/lessons'
import type { LessonInfo } from '../../wire'

interface Told {
  lesson?: LessonInfo | null
}

/** What a coach sees of the table, and does there. */
export interface Pupil {
  readonly hands: readonly number[]
  readonly busy: boolean
  readonly info: Told | undefined
  readonly view: { over: boolean } | undefined
  readonly showing: { readonly settled: { table: Told } | undefined }
  act: (choice: Choice, made?: Made) => void
}

export class Coach {
  #lesson: Lesson | undefined = $state.raw()
  /** How many of the steps that are only read have been read since the last move. */
  #read = $state(0)
  /** The answer to a try that was not asked for, and which try of this step it was. */
  #answer: { key: string; tries: number } | undefined = $state.raw()
  /** Whether somebody asked to be shown what is to be found. */
  #isShown = $state(false)
  /** Whether somebody plays on by themselves: what was praised lies behind them. */
  #playsOn = $state(false)
  #done = -1

  constructor(
    readonly pupil: Pupil,
    readonly game: string,
    readonly name: string,
  ) {}

  /** Fetches the lesson and its words. */
  async begin(): Promise<void> {
    const [lesson] = await Promise.all([lessonOf(this.game, this.name), addWords(`${this.game}-lessons`)])
    this.#lesson = lesson
  }

  get steps(): readonly Step[] {
    return this.#lesson?.steps ?? []
  }

  /** How many of the moves that are asked for have been made and shown. */
  get done(): number {
    const { settled } = this.pupil.showing
    return (settled?.table.lesson ?? this.pupil.info?.lesson)?.done ?? 0
  }

  /** Which step stands now: the next that asks for a move, or one that is read before it. */
  get at(): number {
    const asked = this.steps.flatMap(({ ask }, at) => (ask ? [at] : []))
    const first = this.done === 0 ? 0 : (asked[this.done - 1] ?? this.steps.length - 1) + 1
    return Math.min(first + this.#read, asked[this.done] ?? this.steps.length)
  }

  get step(): Step | undefined {
    return this.steps[this.at]
  }

  /** Whether a step is to be read, and nothing to be done but that. */
  get reading(): boolean {
    return this.step !== undefined && !this.step.ask
  }

  /** Whether all has been shown, and the game goes on as any other. */
  get isOpen(): boolean {
    return this.#lesson !== undefined && this.at >= this.steps.length
  }

  /** Whether it is the pupil's turn to read or to move; until then one watches. */
  get isTurn(): boolean {
    return this.pupil.hands.length > 0 && !this.pupil.busy
  }

  /** Whether what is asked for is pointed at; a riddle is one's own to find at first. */
  get points(): boolean {
    return !this.step?.riddle || this.#isShown || this.#answer !== undefined
  }

  /** Why the last move was good. */
  get praise(): string | undefined {
    const last = this.steps.filter(({ ask }) => ask)[this.done - 1]
    return last && this.#read === 0 && !this.#playsOn ? said(`${this.#key(last)}.good`) : undefined
  }

  get shows(): string | undefined {
    return this.step && said(this.#key(this.step))
  }

  get asks(): string | undefined {
    return this.step && said(`${this.#key(this.step)}.do`)
  }

  get answer(): { words: string; tries: number } | undefined {
    return this.#answer && { words: t(this.#answer.key), tries: this.#answer.tries }
  }

  get title(): string {
    return t(`${this.game}-lesson-${this.name}`)
  }

  /** What is said once the game goes on as any other. */
  get rest(): string {
    return t(`${this.game}-lesson-${this.name}-rest`)
  }

  /** Has read this; on to the next. */
  next = (): void => {
    this.#read++
  }

  /** Would rather be shown. */
  show = (): void => {
    this.#isShown = true
  }

  /** Makes a choice if it is the one asked for; another is answered and not sent. */
  act = (choice: Choice, made?: Made): void => {
    if (this.isOpen || this.step?.ask?.some((pattern) => fits(choice, pattern))) {
      this.#answer = undefined
      this.#playsOn = this.isOpen
      this.pupil.act(choice, made)
    } else if (this.step) this.#answer = this.#to(choice, this.step)
  }

  /** What the board may light: nothing while one reads. */
  lit(choices: readonly Choice[]): readonly Choice[] {
    return this.reading ? [] : choices
  }

  /** A move has been made, or taken back: begins with what comes after it. */
  keepUp(): void {
    if (this.isOpen) makeDone(this.game, this.name)
    if (this.done === this.#done) return
    this.#done = this.done
    this.#read = 0
    this.#answer = undefined
    this.#isShown = false
    this.#playsOn = false
  }

  #to(choice: Choice, step: Step): { key: string; tries: number } {
    const named = Object.entries(step.wrong ?? {}).find(([, pattern]) => fits(choice, pattern))?.[0]
    const key = this.#key(step)
    return { key: named ? `${key}.not-${named}` : `${key}.other`, tries: (this.#answer?.tries ?? 0) + 1 }
  }

  #key(step: Step): string {
    return `${this.game}-lesson-${this.name}-${step.name}`
  }
}
