import { beforeEach, describe, expect, test } from 'vitest'
import { bytesOf, hex, sha256 } from '../src/app/hashing'
import { promisedAt, receiptFile, Salts } from '../src/screens/table/salts'
import type { TableInfo } from '../src/wire'

const hashOf = (salt: string) => hex(sha256(bytesOf(salt)))
const others = ['11'.repeat(32)]
let table = 't0'
let said: Record<string, unknown>[] = []
let salts = new Salts()

/** The table says where the salting stands. */
function told(salting: 'hash' | 'salt' | 'done', hashes: string[] = [], state = 'salting'): void {
  const info = { table, state, seats: [{ yours: true }], receipt: { commitment: 'c', salting, hashes } }
  salts.season(info as unknown as TableInfo, (wanted) => said.push(wanted as Record<string, unknown>))
}

const last = (what: string) => said.at(-1)![what] as string

beforeEach(() => {
  table += '0'
  said = []
  salts = new Salts()
})

describe('a salt', () => {
  test('is opened to a list in which its own hash stands, and that list is kept', () => {
    told('hash')
    const hashes = [...others, last('hash')]
    told('salt', hashes)
    expect(hashOf(last('salt'))).toBe(hashes[1])
    expect(promisedAt(table)).toEqual({ commitment: 'c', salt: last('salt'), hashes, rounds: 1 })
  })

  test('stands in the receipt that can be kept as a file, with the list it was opened to', () => {
    expect(receiptFile(table)).toBeUndefined()
    told('hash')
    const hashes = [...others, last('hash')]
    told('salt', hashes)
    told('salt', [...others, ...hashes]) // a longer list that is shown later changes nothing
    expect(JSON.parse(receiptFile(table)!)).toEqual({
      'palabre-receipt': 1,
      table,
      commitment: 'c',
      salt: last('salt'),
      hashes,
      rounds: 1,
    })
  })

  test('stays closed where its hash is not in the list', () => {
    told('hash')
    told('salt', others)
    expect(said).toHaveLength(1)
    expect(promisedAt(table)).toEqual({ commitment: 'c' })
  })

  test('is given again over a new line, and that is the same round', () => {
    told('hash')
    const hashes = [last('hash')]
    told('salt', hashes)
    salts.again()
    told('salt', hashes)
    expect(said).toHaveLength(3)
    expect(said[1]).toEqual(said[2])
    expect(promisedAt(table)!.rounds).toBe(1)
  })

  test('once opened is not promised again: who asks anew gets another, and that is counted', () => {
    told('hash')
    told('salt', [last('hash')])
    const first = last('salt')
    told('hash')
    expect(last('hash')).not.toBe(hashOf(first))
    told('salt', [last('hash')])
    expect(promisedAt(table)!.rounds).toBe(2)
  })
})
