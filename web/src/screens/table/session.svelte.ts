/** Sitting at a table: the connection, what is shown, and everything one can do there. */
import type { Choice, GameEvent, GameParts, Made, SeatLook, Trace, View } from '../../games/board'
import { Course, pointsIn } from '../../games/course.svelte'
import { Lately } from '../../games/lately.svelte'
import { partsOf } from '../../games/games'
import { plain } from '../../games/plain/plain'
import { askForNewer } from '../../app/offline'
import { keep, kept } from '../../app/kept'
import { Connection, type ConnectionState, type Wanted } from '../../app/connection'
import { sayAction, sayEvent, sayWord } from '../../app/sentences'
import { settings } from '../../app/settings.svelte'
import { spoken } from '../../ui/spoken.svelte'
import { toasts } from '../../ui/toasts.svelte'
import { play } from '../../app/sound'
import { tellDevice } from '../../app/notices'
import { titleOf } from '../../games/cards'
import type { Explained, Previewed, Refused, TableInfo, Update } from '../../wire'
import { knows, t } from '../../app/words'
import { socketOf, whyMissing } from '../../app/address'
import { frameLength, measureFrames } from './frames'
import { looksOf } from './looks'
import { Reactions } from './reactions.svelte'
import { remember, remembered } from './remembered'
import { Salts } from './salts'
import { wholeCourse } from './whole'
import { Showing } from '../../games/showing.svelte'

/** Words that come with a refusal but need no alarm: the game simply went on. */
const QUIET = new Set(['stale-decision', 'already-begun'])

/** Milliseconds: in a lesson dice may be looked at for as long as one likes. */
const LONGEST_LOOK = 1_000_000

/** The tables whose end was counted out on this device, the last ones. */
const COUNTED = 'counted'
const COUNTED_KEPT = 50
const countedTables = () => kept<string[]>(COUNTED, [])

export class Session {
  connection: ConnectionState = $state('opening')
  gone = $state('')
  /** The table around the game, always the newest. */
  info: TableInfo | undefined = $state.raw()
  #own: GameParts | undefined = $state.raw()
  /** The game as a list of what lies there and what can be chosen, instead of its board. */
  asList = $state(kept('as-list', false))
  clock: { ends: number; of: number } | undefined = $state.raw()
  /** Whether one was there before the game. */
  sawLobby = false
  /** When the first dice of all fall, where everybody counts down to it. */
  countdown: number | undefined = $state()
  /** The seat whose person has said that they hold the device. */
  holder: number | undefined = $state()
  sending = $state(0)
  pressed: readonly number[] = $state.raw([])
  readonly reactions = new Reactions(
    () => this.id,
    () => this.names,
  )
  /** Whether the end has been counted out here, now or at an earlier visit. */
  counted = $state(false)
  #untilCounted: (() => void)[] = []
  readonly showing = new Showing({
    motion: () => this.parts?.motion,
    moving: () => settings.moving,
    pace: () => settings.pace,
    began: (event) => this.#began(event),
    settled: (update) => this.#settled(update),
  })
  readonly lately = new Lately(
    () => this.mine,
    () => this.parts,
    () => this.eyes,
  )
  readonly course = new Course()
  /** Whether it is known from the first moment on. */
  #isWhole = true
  #latest: Update | undefined
  #salts = new Salts()
  #socket: Connection
  #previews = new Map<string, Promise<Record<string, unknown> | undefined>>()
  #seen: { decision: number; at: number } | undefined
  #acting = ''
  #loaded: Promise<void> = Promise.resolve()

  constructor(readonly id: string) {
    this.#socket = new Connection(
      socketOf(id),
      () => ({
        version: this.showing.version < 0 ? null : this.showing.version,
        eyes: this.eyes,
        lang: settings.language,
      }),
      {
        update: (update) => this.#updated(update),
        state: (state, reason) => this.#connectionIs(state, reason),
      },
      () => whyMissing(id),
    )
  }

  /** Connects; what comes back hangs up. */
  begin(): () => void {
    spoken.clear()
    measureFrames()
    this.#socket.open()
    const remembering = () => this.#remember()
    addEventListener('pagehide', remembering)
    return () => {
      removeEventListener('pagehide', remembering)
      this.#socket.close()
    }
  }

  // What stands

  get parts(): GameParts | undefined {
    return this.#own && this.asList ? { ...this.#own, Board: plain.Board } : this.#own
  }

  get game(): string | undefined {
    return this.info?.game
  }

  get view(): View | undefined {
    return this.showing.view
  }

  get eyes(): number | null {
    return this.#latest?.eyes ?? null
  }

  readonly seats: readonly SeatLook[] = $derived.by(() => (this.info ? looksOf(this.info) : []))
  readonly names: readonly string[] = $derived(this.seats.map((seat) => seat.name))
  readonly mine: readonly number[] = $derived(
    this.seats.filter((seat) => seat.yours).map((seat) => seat.seat),
  )

  /** My seats that are to act, now that everything has been shown. */
  get able(): readonly number[] {
    const box = this.info?.box
    if (box?.stage === 'calling' && this.showing.settled)
      return this.mine.filter((seat) => !box.called.includes(seat) && !this.info!.seats[seat]!.held)
    const acting = this.showing.settled?.view?.['to_act'] as number[] | undefined
    if (!acting || this.info?.state !== 'playing') return []
    return this.mine.filter((seat) => acting.includes(seat) && !this.info!.seats[seat]!.held)
  }

  /** Those of them that have not pressed yet. */
  get hands(): readonly number[] {
    return this.able.filter((seat) => !this.pressed.includes(seat))
  }

  get choices(): readonly Choice[] {
    return this.hands.length && !this.cover ? this.showing.choices : []
  }

  get canUndo(): boolean {
    return this.info?.state === 'playing' && (this.showing.settled?.can_undo ?? false)
  }

  /** Whether the game is over and nobody here may know yet how it ended. */
  get counting(): boolean {
    return this.info?.state === 'over' && !this.counted
  }

  /** Whether there is a choice of mine to take back, or to ask about. */
  get mayUndo(): boolean {
    return this.info?.state === 'playing' && (this.showing.settled?.may_undo ?? false)
  }

  get busy(): boolean {
    return this.sending > 0
  }

  /** The seat to which this device must be handed before anything is shown. */
  get cover(): { to: number } | undefined {
    const own = this.mine.filter((seat) => !this.info!.seats[seat]!.held)
    if (!this.parts?.secrets || own.length < 2 || this.info?.state !== 'playing') return undefined
    const first = own.find((seat) => this.view?.to_act.includes(seat)) ?? own[0]!
    const to = this.hands[0] ?? this.holder ?? first
    return to === this.holder ? undefined : { to }
  }

  // What one can do

  act = (choice: Choice, made: Made = {}): void => {
    const update = this.showing.settled
    if (!update || this.connection === 'gone') return
    const answer = this.parts?.pressed?.(choice)
    if (answer !== undefined) this.#press(answer, made, update)
    else void this.#play(choice, made.seat, update)
  }

  /** Why a choice is not there, in the server's words; nothing where it is, or nobody can say. */
  whyNot = async (choice: Choice): Promise<string | undefined> => {
    const decision = this.showing.settled?.decision
    if (decision === undefined) return undefined
    const answer = await this.#socket.send({
      do: 'why_not',
      decision,
      choice,
      seat: this.hands[0] ?? null,
    })
    if (answer?.is === 'explained') return (answer as Explained).reason ?? undefined
    return answer?.is === 'refused' && !QUIET.has(answer.key) ? (answer as Refused).reason : undefined
  }

  preview = (choice: Choice): Promise<Record<string, unknown> | undefined> => {
    const decision = this.showing.settled?.decision
    if (decision === undefined || this.parts?.pressed?.(choice) !== undefined)
      return Promise.resolve(undefined)
    const key = `${decision} ${JSON.stringify(choice)}`
    const preview = this.#previews.get(key) ?? this.#fetchPreview(choice, decision)
    this.#previews.set(key, preview)
    return preview
  }

  said = (choice: Choice): string => sayAction(this.game ?? '', this.#named(choice), this.names)
  told = (event: GameEvent): string => sayEvent(this.game ?? '', this.#named(event), this.names)
  word = (value: string): string => sayWord(this.game ?? '', value)

  /** Shows a turn again, as far as it went; not while others would win time by it, nor with their secrets. */
  again = (trace: Trace): void => {
    const isSecret = this.parts?.secrets && (this.cover || trace.eyes !== this.eyes)
    if (isSecret) {
      toasts.say(t('again-other-eyes'))
      return
    }
    if (this.#isCalling()) return
    void this.showing.again(trace.before, this.lately.whole(trace).events)
  }

  /** The frame in which the dice could be seen. */
  seen = (at: number): void => {
    const decision = this.showing.settled?.decision
    if (decision !== undefined) this.#seen = { decision, at }
  }

  /** Any other command; a refusal is shown. */
  async send(wanted: Wanted): Promise<boolean> {
    const answer = await this.#socket.send(wanted)
    if (answer?.is === 'refused') this.#refused(answer)
    return answer?.is === 'done'
  }

  /** Somebody says that they hold the device now. */
  async takeOver(seat: number): Promise<void> {
    if (this.eyes !== seat && !(await this.send({ do: 'look', eyes: seat }))) return
    this.holder = seat
  }

  /** The connection breaks, as in a tunnel; it comes back by itself. */
  drop(): void {
    this.#socket.drop()
  }

  /** Changes between the board and the list, here and at the next table. */
  listInstead(asList: boolean): void {
    this.asList = asList
    keep('as-list', asList)
  }

  /** The end has been counted out; coming back, one reads at once how it was. */
  countedOut(): void {
    this.counted = true
    keep(COUNTED, [...countedTables().filter((table) => table !== this.id), this.id].slice(-COUNTED_KEPT))
    for (const tell of this.#untilCounted.splice(0)) tell()
  }

  /** Has the points of the whole game, also of what was played while nobody looked. */
  async wholeCourse(): Promise<void> {
    await this.#loaded
    if (this.#isWhole || !this.#own) return
    this.#isWhole = true
    const moments = await wholeCourse(this.id, this.eyes, this.#own)
    if (moments) this.course.restore(moments)
  }

  greet(): void {
    if (this.connection === 'open') this.#socket.greet()
  }

  // Within

  #connectionIs(state: ConnectionState, reason = ''): void {
    if (state === 'open' && this.connection === 'lost') askForNewer()
    this.connection = state
    this.gone = reason
    if (state !== 'open') this.#salts.again()
  }

  #updated(update: Update): void {
    const before = this.info
    this.#latest = update
    this.info = update.table
    this.clock =
      update.clocks.left === null
        ? undefined
        : { ends: performance.now() + update.clocks.left, of: update.clocks.of ?? update.clocks.left }
    this.sawLobby ||= update.view === null
    const { countdown } = update.clocks
    this.countdown = countdown ? performance.now() + countdown : undefined
    this.#salts.season(update.table, (wanted) => void this.#socket.send(wanted))
    this.reactions.hear(update.reactions)
    if (!before) this.#comeIn(update)
    this.showing.take(update)
  }

  #comeIn(update: Update): void {
    this.#loaded = this.#load()
    this.reactions.begin()
    this.counted = countedTables().includes(this.id)
    const seen = remembered(this.id, update.version)
    if (seen) this.course.restore(seen.moments)
    this.#isWhole = update.version === 0 || (seen?.version === update.version && seen.whole)
    if (seen?.version === update.version && seen.eyes === update.eyes) this.lately.restore(seen.marked)
  }

  #remember(): void {
    const { id: table, eyes } = this
    const [{ version }, { marked }, { moments }] = [this.showing, this.lately, this.course]
    if (version > 0) remember({ table, version, eyes, marked, moments, whole: this.#isWhole })
  }

  async #load(): Promise<void> {
    if (this.game) this.#own = await partsOf(this.game)
  }

  #began(event: GameEvent): void {
    const words = event.kind === 'note' ? this.#note(event) : this.told(event)
    if (this.view) this.course.note(pointsIn(this.view, this.#own), this.showing.past.at(-1))
    const trace = this.view && this.lately.note(event, this.view)
    const joins = this.parts?.joined?.has(event.kind) ? event.kind : undefined
    const again = trace && (() => this.again(trace))
    const tell = () => spoken.tell(words, again, joins)
    if (words && !this.parts?.untold?.has(event.kind)) {
      if (this.counting && this.parts?.ending?.has(event.kind)) this.#untilCounted.push(tell)
      else tell()
    }
    const tune = this.parts?.motion?.tune?.(event)
    if (tune && settings.moving) play(tune)
  }

  #named<Facts extends object>(facts: Facts): Facts {
    return (this.view && this.#own?.named?.(facts, this.view)) ?? facts
  }

  #note(event: GameEvent): string {
    return typeof event['late'] === 'number' && knows('note-late')
      ? t('note-late', { name: this.names[event['late']] ?? '' })
      : ''
  }

  #settled(update: Update): void {
    if (this.view) this.course.note(pointsIn(this.view, this.#own), this.showing.past.at(-1))
    const acting = `${update.decision} ${this.able.join()}`
    if (acting === this.#acting) return
    if (!this.#acting.startsWith(`${update.decision} `)) {
      this.pressed = []
      this.#previews.clear()
    }
    this.#acting = acting
    this.#stamp(update)
    this.#lookThroughOwnEyes(update)
    if (this.hands.length) void this.#callToTurn()
  }

  /** Without secrets one device shows the view of whoever acts, without asking. */
  #lookThroughOwnEyes(update: Update): void {
    const acting = update.view?.['to_act'] as number[] | undefined
    const next = acting?.length === 1 && this.hands.length === 1 ? this.hands[0]! : undefined
    if (next !== undefined && next !== update.eyes && !this.cover) void this.send({ do: 'look', eyes: next })
  }

  /** In real time: whether dice lie there to be called. */
  #isCalling(): boolean {
    return this.showing.choices.some((choice) => this.parts?.pressed?.(choice) !== undefined)
  }

  /** In real time: unless the board knows better, the dice are seen in the next frame. */
  #stamp(update: Update): void {
    if (!this.#isCalling()) this.#seen = undefined
    if (!this.#isCalling() || this.#seen?.decision === update.decision) return
    requestAnimationFrame((at) => {
      if (this.#seen?.decision !== update.decision) this.#seen = { decision: update.decision, at }
    })
  }

  /** Once there are words for it, and if it still is. */
  async #callToTurn(): Promise<void> {
    const acting = this.#acting
    await this.#loaded
    if (acting !== this.#acting || this.#isCalling()) return
    spoken.tell(
      this.mine.length > 1 ? t('turn-of', { name: this.names[this.hands[0]!] ?? '' }) : t('your-turn-now'),
    )
    if (document.hidden || this.mine.length === 1) play('turn')
    void tellDevice(t('go-on-your-turn', { game: titleOf(this.game ?? '') }), this.id)
  }

  #press(answer: string, made: Made, update: Update): void {
    const seat = made.seat ?? this.hands[0]
    if (seat === undefined || !this.hands.includes(seat)) return
    const since = this.#seen?.decision === update.decision ? this.#seen.at : performance.now()
    const reaction = Math.min(LONGEST_LOOK, Math.max(0, (made.at ?? performance.now()) - since))
    this.pressed = [...this.pressed, seat]
    void this.#socket
      .send({ do: 'press', decision: update.decision, seat, answer, reaction, frame: frameLength() })
      .then((told) => this.#ruled(told?.is === 'refused' ? told : undefined, seat))
  }

  /** A press is answered: whether its seat may press again is the server's to say. */
  #ruled(refused: Refused | undefined, seat: number): void {
    this.pressed = this.pressed.filter((other) => other !== seat)
    if (refused) this.#refused(refused)
  }

  async #play(choice: Choice, seat: number | undefined, update: Update): Promise<void> {
    if (this.busy) return
    this.sending++
    play('put')
    const { marked } = this.lately
    const by = seat ?? this.hands[0] ?? null
    try {
      if (await this.send({ do: 'play', decision: update.decision, choice, seat: by }))
        this.lately.chose(marked)
    } finally {
      this.sending--
    }
  }

  async #fetchPreview(choice: Choice, decision: number): Promise<Record<string, unknown> | undefined> {
    const answer = await this.#socket.send({
      do: 'preview',
      decision,
      choice,
      seat: this.hands[0] ?? null,
    })
    return answer?.is === 'previewed' ? (answer as Previewed).preview : undefined
  }

  #refused(refused: Refused): void {
    if (!QUIET.has(refused.key)) toasts.say(refused.reason, 'bad')
  }
}
