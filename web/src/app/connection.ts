/** The connection to a table: one WebSocket, taken up again by itself whenever it is lost. */
import type {
  Command,
  Done,
  Explained,
  FromClient,
  FromServer,
  Hello,
  Previewed,
  Refused,
  Update,
} from '../wire'

export type Answered = Done | Refused | Previewed | Explained

type Bare<T> = T extends Command ? Omit<T, 'id'> : never
/** A command as the page gives it; the connection adds the id. */
export type Wanted = Bare<Command>

export interface Heard {
  update: (update: Update) => void
  /** It is up, or lost and being taken up again, or the table does not exist. */
  state: (state: ConnectionState, reason?: string) => void
}

export type ConnectionState = 'opening' | 'open' | 'lost' | 'gone'

interface Waiting {
  command: Command
  done: (answer: Answered | undefined) => void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 5000
/** The server is never silent for more than four seconds: after so long we say that the line is lost. */
const QUIET = 6000
/** After so long a silence the connection is dead, whatever the browser thinks, and is taken up anew. */
const SILENCE = 12_000
const WATCH = 500

export class Connection {
  #socket: WebSocket | undefined
  #waiting = new Map<string, Waiting>()
  #tries = 0
  #heardAt = 0
  #quiet = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setInterval> | undefined
  #closed = false
  #next = 0
  #session = crypto.getRandomValues(new Uint32Array(2)).join('-')

  constructor(
    readonly address: string,
    readonly hello: () => Omit<Hello, 'do'>,
    readonly heard: Heard,
    /** Whether the table exists, asked when there is no connection; a reason if it does not. */
    readonly missing: () => Promise<string | undefined> = () => Promise.resolve(undefined),
  ) {}

  /** Takes it up and keeps it up. */
  open(): void {
    this.heard.state('opening')
    this.#connect()
    this.#watch = setInterval(() => this.#check(), WATCH)
    document.addEventListener('visibilitychange', this.#wake)
    window.addEventListener('online', this.#wake)
    window.addEventListener('offline', this.#fallSilent)
    window.addEventListener('pageshow', this.#wake)
  }

  /** Hangs up for good. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#watch)
    document.removeEventListener('visibilitychange', this.#wake)
    window.removeEventListener('online', this.#wake)
    window.removeEventListener('offline', this.#fallSilent)
    window.removeEventListener('pageshow', this.#wake)
    this.#socket?.close()
    for (const { done } of this.#waiting.values()) done(undefined)
    this.#waiting.clear()
  }

  /** Sends a command, again after a lost connection, until it is answered. */
  send(wanted: Wanted): Promise<Answered | undefined> {
    const command = { ...wanted, id: `${this.#session}-${this.#next++}` } as Command
    return new Promise((done) => {
      this.#waiting.set(command.id, { command, done })
      this.#say(command)
    })
  }

  /** Says hello anew, as after a change of language. */
  greet(): void {
    this.#say({ do: 'hello', ...this.hello() })
  }

  /** Drops the connection as a tunnel would; it comes back by itself. For tests and for `wake`. */
  drop(): void {
    this.#socket?.close()
    this.#lost(this.#socket)
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const socket = new WebSocket(this.address)
    this.#socket = socket
    this.#heardAt = performance.now()
    socket.onopen = () => this.greet()
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as FromServer)
    socket.onclose = () => this.#lost(socket)
  }

  #hear(message: FromServer): void {
    this.#heardAt = performance.now()
    if (this.#quiet && this.#tries < 0) this.heard.state('open')
    this.#quiet = false
    if (message.is === 'ping') this.#say({ do: 'pong', n: message.n })
    else if (message.is === 'update') this.#updated(message)
    else if (message.is === 'bye') this.#socket?.close()
    else this.#answered(message)
  }

  #updated(update: Update): void {
    if (this.#tries >= 0) {
      this.#tries = -1
      this.heard.state('open')
      this.heard.update(update)
      for (const { command } of [...this.#waiting.values()]) this.#say(command)
    } else this.heard.update(update)
  }

  #answered(answer: Answered): void {
    const waiting = answer.id === null ? undefined : this.#waiting.get(answer.id)
    if (!waiting) return
    this.#waiting.delete(waiting.command.id)
    waiting.done(answer)
  }

  #say(message: FromClient): void {
    const first = message.do === 'hello'
    if (this.#socket?.readyState === WebSocket.OPEN && (first || message.do === 'pong' || this.#tries < 0))
      this.#socket.send(JSON.stringify(message))
  }

  #lost(socket: WebSocket | undefined): void {
    if (socket !== this.#socket || this.#closed) return
    this.#socket = undefined
    const never = this.#tries === 0
    this.#tries = Math.max(0, this.#tries) + 1
    this.heard.state('lost')
    if (never || this.#tries === 3) void this.#askWhy()
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1))
    this.#timer = setTimeout(() => this.#connect(), wait * (0.7 + 0.6 * Math.random()))
  }

  async #askWhy(): Promise<void> {
    const reason = await this.missing()
    if (reason === undefined || this.#closed || this.#tries < 0) return
    this.close()
    this.heard.state('gone', reason)
  }

  /** A phone that slept, or a network that is back: do not wait for the timer. */
  #wake = (): void => {
    if (document.hidden || this.#closed) return
    if (!this.#socket) this.#connect()
    else if (performance.now() - this.#heardAt > SILENCE / 2) this.drop()
  }

  #check(): void {
    if (!this.#socket) return
    const silence = performance.now() - this.#heardAt
    const patience = this.#socket.readyState === WebSocket.CONNECTING ? 2 * SILENCE : SILENCE
    if (silence > patience) this.drop()
    else if (silence > QUIET) this.#fallSilent()
  }

  /** Nothing comes any more: said at once, though the connection may still come back by itself. */
  #fallSilent = (): void => {
    if (this.#quiet || this.#closed) return
    this.#quiet = true
    this.heard.state('lost')
  }
}
