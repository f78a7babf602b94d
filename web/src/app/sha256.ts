/**
 * SHA-256 and HMAC, written out: over plain http, as with phones in the room, browsers lock their own away.
 */

const BLOCK = 64
const FIRST_PRIMES = primes(64)
const ROUND = FIRST_PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = FIRST_PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

/** The digest of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(START)
  const padded = pad(bytes)
  const words = new Uint32Array(64)
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, padded, at, words)
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => out.setUint32(4 * i, word))
  return new Uint8Array(out.buffer)
}

/** HMAC-SHA-256. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK)
  block.set(key.length > BLOCK ? sha256(key) : key)
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

export const bytesOf = (text: string) => new TextEncoder().encode(text)

export const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Bytes from hexadecimal digits, or nothing where the text is none. */
export function fromHex(text: string): Uint8Array | undefined {
  if (!/^([0-9a-f]{2})*$/.test(text)) return undefined
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function mix(state: Uint32Array, bytes: Uint8Array, at: number, w: Uint32Array): void {
  spread(bytes, at, w)
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word))
}

/** The sixteen words of a block, stretched to sixty-four. */
function spread(bytes: Uint8Array, at: number, w: Uint32Array): void {
  const view = new DataView(bytes.buffer, at, BLOCK)
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(4 * i)
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!]
    w[i] =
      w[i - 16]! +
      w[i - 7]! +
      (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) +
      (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10))
  }
}

/** The message with its end marked and its length in bits behind it. */
function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  return padded
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) >>> 0
}

function primes(n: number): number[] {
  const found: number[] = []
  for (let i = 2; found.length < n; i++) if (found.every((prime) => i % prime)) found.push(i)
  return found
}
