// @vitest-environment node
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesOf, fromHex, hex, hmac, sha256 } from '../src/app/hashing'

test('every length round a block gives what the platform gives', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = new Uint8Array(randomBytes(length))
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('keyed, with keys shorter and longer than a block', () => {
  for (const length of [0, 1, 32, 63, 64, 65, 200]) {
    const key = new Uint8Array(randomBytes(length))
    expect(hex(hmac(key, bytesOf('salt|7')))).toBe(createHmac('sha256', key).update('salt|7').digest('hex'))
  }
})

test('hexadecimal digits come back, anything else does not', () => {
  expect(hex(fromHex('00ff10')!)).toBe('00ff10')
  expect(fromHex('0g')).toBeUndefined()
  expect(fromHex('abc')).toBeUndefined()
})
