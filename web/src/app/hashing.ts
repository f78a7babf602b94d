/** SHA-256 and HMAC: over plain http, as with phones in the room, browsers lock their own away. */
import { hmac as keyed } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex as hex, hexToBytes, utf8ToBytes as bytesOf } from '@noble/hashes/utils.js'

export { bytesOf, hex, sha256 }

/** HMAC-SHA-256. */
export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => keyed(sha256, key, message)

/** Bytes from hexadecimal digits, or nothing where the text is none. */
export const fromHex = (text: string): Uint8Array | undefined =>
  /^([0-9a-f]{2})*$/.test(text) ? hexToBytes(text) : undefined
