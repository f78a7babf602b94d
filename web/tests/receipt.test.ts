// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bytesOf, hex, sha256 } from '../src/net/sha256'
import { checkRecord, Forged } from '../src/table/receipt'

const record = readFileSync(join(import.meta.dirname, 'golden/bongo.jsonl'), 'utf8')
const lines = record.trimEnd().split('\n')
const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'

function fault(text: string, promised?: { commitment: string; salt?: string }): [string, number] | undefined {
  try {
    checkRecord(text, promised)
    return undefined
  } catch (wrong) {
    if (wrong instanceof Forged) return [wrong.what, wrong.line]
    throw wrong
  }
}

/** The same lines, chained anew: what a cheat would do who can compute. */
function chained(bodies: readonly string[]): string {
  let previous = ''
  return bodies
    .map((body) => {
      previous = hex(sha256(bytesOf(previous + body))).slice(0, 16)
      return `${body.slice(0, -1)},"hash":"${previous}"}\n`
    })
    .join('')
}

const bodies = lines.map((line) => line.replace(/,"hash":"[0-9a-f]{16}"\}$/, '}'))

describe('a record that the kernel wrote', () => {
  test('is found honest, down to the last throw', () => {
    const salt = 'ab'.repeat(32)
    const picks = lines.filter((line) => line.includes('"pick"')).length
    expect(picks).toBeGreaterThan(50)
    expect(checkRecord(record, { commitment, salt })).toEqual({ lines: lines.length, picks, commitment, promised: true, salted: true })
  })

  test('says when this browser was shown no seal, or its salt is not in', () => {
    expect(checkRecord(record).promised).toBeUndefined()
    expect(checkRecord(record, { commitment, salt: 'ef'.repeat(32) }).salted).toBe(false)
  })

  test('chaining it anew gives the same text', () => {
    expect(chained(bodies)).toBe(record)
  })
})

describe('a forged record', () => {
  test('one letter changed breaks the chain in its line', () => {
    expect(fault(record.replace('"film"', '"f1lm"').replace('throw_white', 'throw_whit3'))).toEqual(['chain', 3])
  })

  test('a line left out, cut short or not ended', () => {
    expect(fault(lines.filter((_, at) => at !== 4).join('\n') + '\n')).toEqual(['chain', 5])
    expect(fault(record.slice(0, -1))![0]).toBe('chain')
    expect(fault('nonsense\n')).toEqual(['chain', 1])
  })

  test('a throw changed, with the chain made anew', () => {
    const at = bodies.findIndex((body) => body.includes('"of":243'))
    const pick = Number(/"pick":(\d+)/.exec(bodies[at]!)![1])
    const forged = bodies.with(at, bodies[at]!.replace(`"pick":${pick}`, `"pick":${(pick + 1) % 243}`))
    expect(fault(chained(forged))).toEqual(['pick', at + 1])
  })

  test('another secret, even with its own seal', () => {
    const other = '11'.repeat(32)
    const last = bodies.with(-1, bodies.at(-1)!.replace(/"secret":"\w+"/, `"secret":"${other}"`))
    expect(fault(chained(last))![0]).toBe('secret')
    const seal = hex(sha256(Uint8Array.from({ length: 32 }, () => 0x11)))
    const sealed = last.with(0, last[0]!.replace(commitment, seal))
    expect(fault(chained(sealed), { commitment })).toEqual(['promise', 1])
    expect(fault(chained(sealed))![0]).toBe('pick')
  })

  test('a game that is not over has nothing to show yet', () => {
    expect(fault(chained(bodies.slice(0, -1)))![0]).toBe('unfinished')
  })
})
