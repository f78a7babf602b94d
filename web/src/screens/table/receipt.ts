/** Dice with a receipt: checks a finished record without knowing any rule, as `palabre verify` does. */
import { bytesOf, fromHex, hex, hmac, sha256 } from '../../app/hashing'

/** What a record lacks to show this browser that nobody could choose the dice. */
export type Missing =
  /** This browser was not there when the seal was shown. */
  | 'seal'
  /** Its own salt is not in them. */
  | 'salt'
  /** It was not shown the hashes of all salts before it opened its own. */
  | 'hashes'
  /** A salt was promised and never opened. */
  | 'unopened'
  /** It opened salts more than once before the game began. */
  | 'rounds'
  /** The first choices of nature were laid out beforehand, for a lesson. */
  | 'laid'
  /** Others play with the same dice, so no salt is in them. */
  | 'alike'
  /** People rolled real dice and typed them in. */
  | 'typed'
  /** Some of them still do: the secret is told when nobody plays with it any more. */
  | 'sealed'

export interface Receipt {
  /** How many lines hold on to each other. */
  lines: number
  /** How many choices of nature are those that the secret makes. */
  picks: number
  commitment: string
  /** Nothing: the dice were honest. */
  missing: Missing[]
}

/** What is wrong with a record, and in which line. */
export class Forged extends Error {
  constructor(
    readonly what:
      'chain' | 'unfinished' | 'secret' | 'promise' | 'hashes' | 'salt' | 'pick' | 'again' | 'none',
    readonly line: number,
  ) {
    super(`${what} ${line}`)
  }
}

/** What a browser keeps of a table from before its first move. */
export interface Promised {
  commitment: string
  /** Of everybody's salts, as they were shown before this browser opened its own. */
  hashes?: string[]
  salt?: string
  /** How many salts it has opened for this table. */
  rounds?: number
}

interface Nature {
  from?: string
  commitment?: string
  hashes?: string[]
  salts?: (string | null)[]
  /** Choices laid out beforehand, each with among how many. */
  laid?: [number, number][]
}

interface Body {
  pick?: number
  of?: number
  again?: boolean
  undo?: number
  nature?: { do?: string }
  secret?: string
  [fact: string]: unknown
}

const TAIL = /,"hash":"([0-9a-f]{16})"\}$/
const TAIL_LENGTH = ',"hash":"0123456789abcdef"}'.length
const WORDS = 1n << 64n

/** Checks everything that can be checked; throws `Forged` at the first thing that does not hold. */
export function checkRecord(text: string, promised?: Promised): Receipt {
  const bodies = readChain(text)
  const nature = (bodies[0]!['nature'] ?? {}) as Nature
  if (isAlike(nature) && bodies.at(-1)!['scores'] && bodies.at(-1)!.secret === undefined)
    return sealed(bodies, nature, promised)
  const secret = fromHex(bodies.at(-1)!.secret ?? 'x')
  if (!secret || nature.from === 'generator') throw new Forged(secret ? 'none' : 'unfinished', bodies.length)
  const commitment = hex(sha256(secret))
  if (commitment !== nature.commitment) throw new Forged('secret', bodies.length)
  if (promised && promised.commitment !== commitment) throw new Forged('promise', 1)
  checkSalts(nature, promised)
  const picks =
    nature.from === 'typed'
      ? 0
      : checkPicks(
          bodies,
          isAlike(nature)
            ? pickerByKind(secret)
            : laidFirst(nature.laid ?? [], picker(secret, opened(nature))),
        )
  return { lines: bodies.length, picks, commitment, missing: missing(nature, promised) }
}

/** Tables that share their dice: those of one day, and twins. */
const isAlike = (nature: Nature) => nature.from === 'daily' || nature.from === 'twin'

/** A record that does not tell its secret yet: it holds together, and has the seal that was shown. */
function sealed(bodies: readonly Body[], nature: Nature, promised?: Promised): Receipt {
  const commitment = nature.commitment ?? ''
  if (promised && promised.commitment !== commitment) throw new Forged('promise', 1)
  return { lines: bodies.length, picks: 0, commitment, missing: ['sealed', ...missing(nature, promised)] }
}

const opened = (nature: Nature) => (nature.salts ?? []).filter((salt) => salt !== null)
const hashOf = (salt: string) => hex(sha256(bytesOf(salt)))

/** Every salt must be the one whose hash was shown to all before any was opened; format 1 kept no hashes. */
function checkSalts({ hashes, salts = [] }: Nature, promised?: Promised): void {
  if (promised?.hashes && hashes?.join() !== promised.hashes.join()) throw new Forged('hashes', 1)
  const fits = (salt: string | null, at: number) => salt === null || hashOf(salt) === hashes![at]
  if (hashes && !(hashes.length === salts.length && salts.every(fits))) throw new Forged('salt', 1)
}

/** What this browser cannot know from a record that holds. */
function missing(nature: Nature, promised?: Promised): Missing[] {
  const lacks: Record<Missing, boolean> = {
    seal: !promised,
    salt: !isAlike(nature) && (promised?.salt === undefined || !opened(nature).includes(promised.salt)),
    hashes: !!promised?.salt && !promised.hashes,
    unopened: (nature.salts ?? []).includes(null),
    rounds: (promised?.rounds ?? 0) > 1,
    laid: nature.from === 'laid',
    alike: isAlike(nature),
    typed: nature.from === 'typed',
    sealed: false,
  }
  return (Object.keys(lacks) as Missing[]).filter((what) => lacks[what])
}

/** The lines, after checking that each holds on to the one before. */
function readChain(text: string): Body[] {
  if (!text.endsWith('\n')) throw new Forged('chain', text.split('\n').length)
  let previous = ''
  return text
    .slice(0, -1)
    .split('\n')
    .map((line, at) => {
      const body = line.slice(0, -TAIL_LENGTH) + '}'
      const hash = TAIL.exec(line)?.[1]
      if (!hash || hex(sha256(bytesOf(previous + body))).slice(0, 16) !== hash)
        throw new Forged('chain', at + 1)
      previous = hash
      return JSON.parse(body) as Body
    })
}

/** The next number among so many; tables that share their dice count each kind of thing by itself. */
type Draw = (n: number, kind: string) => number

/**
 * A place among all that nature was ever asked: what it picked, asked among so many, and the place after
 * that.
 */
type Place = Map<number, { pick: number; after: Place }>

/**
 * Every choice of nature must be the one that the secret makes, or, after a taking back, the one shown
 * before.
 */
function checkPicks(bodies: readonly Body[], draw: Draw): number {
  const repeats = (bodies[0]!['palabre'] as number) > 1
  let standing: { move: number; place: Place }[] = []
  let place: Place = new Map()
  let picks = 0
  bodies.slice(1).forEach((body, move) => {
    const { undo, of, pick } = body
    if (undo !== undefined && repeats) {
      place = standing.find((one) => one.move >= undo)?.place ?? place
      standing = standing.filter((one) => one.move < undo)
    }
    if (of === undefined || pick === undefined) return
    const shown = place.get(of)
    if ((body.again ?? false) !== (shown !== undefined)) throw new Forged('again', move + 2)
    if ((shown ? shown.pick : draw(of, body.nature?.do ?? '')) !== pick) throw new Forged('pick', move + 2)
    const next = shown ?? { pick, after: new Map() }
    standing.push({ move, place })
    place = repeats ? place.set(of, next).get(of)!.after : new Map()
    picks++
  })
  return picks
}

/** What was laid out beforehand, as long as nature is asked just that; then what the secret makes. */
function laidFirst(laid: readonly [number, number][], draw: (n: number) => number): (n: number) => number {
  let given = 0
  return (n) => {
    const [pick, of] = laid[given] ?? []
    given = of === n ? given + 1 : laid.length
    return of === n ? pick! : draw(n)
  }
}

/** Nature: numbers from HMAC-SHA-256(secret, salts ‖ counter), by rejection sampling. */
export function picker(secret: Uint8Array, salts: readonly string[]): (n: number) => number {
  const prefix = salts.map((salt) => `${salt}|`).join('')
  let counter = 0
  return (n) => below(n, () => wordOf(secret, prefix + String(counter++)))
}

/** The same for tables that share their dice: from HMAC-SHA-256(secret, kind | n | how often before). */
export function pickerByKind(secret: Uint8Array): Draw {
  const asked = new Map<string, number>()
  return (n, kind) => {
    const key = `${kind}|${n}`
    return below(n, () => {
      const count = asked.get(key) ?? 0
      asked.set(key, count + 1)
      return wordOf(secret, `${key}|${count}`)
    })
  }
}

function below(n: number, next: () => bigint): number {
  const limit = WORDS - (WORDS % BigInt(n))
  for (;;) {
    const word = next()
    if (word < limit) return Number(word % BigInt(n))
  }
}

const wordOf = (secret: Uint8Array, message: string) =>
  new DataView(hmac(secret, bytesOf(message)).buffer).getBigUint64(0)
