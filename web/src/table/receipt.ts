/** Dice with a receipt: checks a finished record without knowing any rule, as `palabre verify` does. */
import { bytesOf, fromHex, hex, hmac, sha256 } from '../net/sha256'

export interface Receipt {
  /** How many lines hold on to each other. */
  lines: number
  /** How many choices of nature are those that the secret makes. */
  picks: number
  commitment: string
  /** Whether it is the commitment that this browser was shown before the game; undefined where it was shown none. */
  promised: boolean | undefined
  /** Whether this browser's own salt is in the dice; undefined where it gave none. */
  salted: boolean | undefined
}

/** What is wrong with a record, and in which line. */
export class Forged extends Error {
  constructor(
    readonly what: 'chain' | 'unfinished' | 'secret' | 'promise' | 'pick' | 'none',
    readonly line: number,
  ) {
    super(`${what} ${line}`)
  }
}

/** What a browser keeps of a table from before its first move. */
export interface Promised {
  commitment: string
  salt?: string
}

interface Body {
  pick?: number
  of?: number
  nature?: unknown
  secret?: string
  [fact: string]: unknown
}

const TAIL = /,"hash":"([0-9a-f]{16})"\}$/
const TAIL_LENGTH = ',"hash":"0123456789abcdef"}'.length
const WORDS = 1n << 64n

/** Checks everything that can be checked; throws `Forged` at the first thing that does not hold. */
export function checkRecord(text: string, promised?: Promised): Receipt {
  const bodies = readChain(text)
  const nature = (bodies[0]!['nature'] ?? {}) as { from?: string; commitment?: string; salts?: string[] }
  const secret = fromHex(bodies.at(-1)!.secret ?? 'x')
  if (!secret || nature.from === 'generator') throw new Forged(secret ? 'none' : 'unfinished', bodies.length)
  const commitment = hex(sha256(secret))
  if (commitment !== nature.commitment) throw new Forged('secret', bodies.length)
  if (promised && promised.commitment !== commitment) throw new Forged('promise', 1)
  const salts = nature.salts ?? []
  return {
    lines: bodies.length,
    picks: nature.from === 'typed' ? 0 : checkPicks(bodies, secret, salts),
    commitment,
    promised: promised && true,
    salted: promised?.salt === undefined ? undefined : salts.includes(promised.salt),
  }
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
      if (!hash || hex(sha256(bytesOf(previous + body))).slice(0, 16) !== hash) throw new Forged('chain', at + 1)
      previous = hash
      return JSON.parse(body) as Body
    })
}

/** Every choice of nature must be the one that the secret makes; returns how many there were. */
function checkPicks(bodies: readonly Body[], secret: Uint8Array, salts: readonly string[]): number {
  const pick = picker(secret, salts)
  let picks = 0
  bodies.forEach((body, at) => {
    if (at === 0 || body.pick === undefined || body.of === undefined) return
    if (pick(body.of) !== body.pick) throw new Forged('pick', at + 1)
    picks++
  })
  return picks
}

/** Nature: numbers from HMAC-SHA-256(secret, salts ‖ counter), by rejection sampling. */
export function picker(secret: Uint8Array, salts: readonly string[]): (n: number) => number {
  const prefix = salts.map((salt) => `${salt}|`).join('')
  let counter = 0
  return (n) => {
    const limit = WORDS - (WORDS % BigInt(n))
    for (;;) {
      const word = new DataView(hmac(secret, bytesOf(prefix + String(counter++))).buffer).getBigUint64(0)
      if (word < limit) return Number(word % BigInt(n))
    }
  }
}
