// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bytesOf, hex, sha256 } from '../src/app/hashing'
import { checkRecord, Forged, type Promised } from '../src/screens/table/receipt'

const golden = (format: number) =>
  readFileSync(join(import.meta.dirname, `golden/bongo-${format}.jsonl`), 'utf8')
const record = golden(1)
const lines = record.trimEnd().split('\n')
const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'

function fault(text: string, promised?: Promised): [string, number] | undefined {
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

describe('a record of format 1', () => {
  test('holds, down to the last throw; which salts there would be nobody was told', () => {
    const salt = 'ab'.repeat(32)
    const picks = lines.filter((line) => line.includes('"pick"')).length
    expect(picks).toBeGreaterThan(50)
    expect(checkRecord(record, { commitment, salt })).toEqual({
      lines: lines.length,
      picks,
      commitment,
      missing: ['hashes'],
    })
  })

  test('chaining it anew gives the same text', () => {
    expect(chained(bodies)).toBe(record)
  })
})

describe('a record of format 2', () => {
  const text = golden(2)
  const two = text
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/,"hash":"[0-9a-f]{16}"\}$/, '}'))
  const salt = 'ab'.repeat(32)
  const hashes = [salt, 'cd'.repeat(32)].map((one) => hex(sha256(bytesOf(one))))
  const seal = hex(sha256(Uint8Array.from({ length: 32 }, () => 0x5a)))
  const mine: Promised = { commitment: seal, hashes, salt, rounds: 1 }
  const forged = (at: number, from: string | RegExp, to: string) =>
    chained(two.with(at, two[at]!.replace(from, to)))

  test('is honest where this browser saw all hashes and its own salt is in', () => {
    expect(checkRecord(text, mine).missing).toEqual([])
    expect(two.filter((body) => body.includes('"again":true')).length).toBeGreaterThan(0)
  })

  test('says what is missing', () => {
    const lacks = (promised?: Promised) => checkRecord(text, promised).missing
    expect(lacks()).toEqual(['seal', 'salt'])
    expect(lacks({ commitment: seal })).toEqual(['salt'])
    expect(lacks({ ...mine, salt: 'ef'.repeat(32) })).toEqual(['salt'])
    expect(lacks({ commitment: seal, salt })).toEqual(['hashes'])
    expect(lacks({ ...mine, rounds: 2 })).toEqual(['rounds'])
  })

  test('dice that people typed are told as such, and not checked', () => {
    const typed = forged(0, '"from":"secret"', '"from":"typed"')
    expect(checkRecord(typed, mine)).toMatchObject({ picks: 0, missing: ['typed'] })
  })

  test('a salt that was never opened is told', () => {
    const text = forged(0, `"salts":["${salt}","${'cd'.repeat(32)}"]`, `"salts":["${salt}",null]`)
    expect(fault(text)![0]).toBe('pick')
    expect(fault(forged(0, '"salts":["', '"salts":[null,"'))).toEqual(['salt', 1])
  })

  test('an accomplice whose salt was invented after all others were known is found out', () => {
    const invented = 'ef'.repeat(32)
    const hash = hex(sha256(bytesOf(invented)))
    const head = two[0]!.replace('cd'.repeat(32), invented)
    expect(fault(chained(two.with(0, head)), mine)).toEqual(['salt', 1])
    expect(fault(chained(two.with(0, head.replace(hashes[1]!, hash))), mine)).toEqual(['hashes', 1])
  })

  test('dice that were seen and did not fall again are found out', () => {
    const at = two.findIndex((body) => body.includes('"again":true'))
    expect(fault(forged(at, ',"again":true', ''))).toEqual(['again', at + 1])
    expect(fault(forged(2, /\}$/, ',"again":true}'))).toEqual(['again', 3])
    expect(fault(forged(at, /"pick":(\d+)/, '"pick":1000'))).toEqual(['pick', at + 1])
  })
})

describe('a record of a day', () => {
  const day = readFileSync(join(import.meta.dirname, 'golden/daily.jsonl'), 'utf8')
  const told = day
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/,"hash":"[0-9a-f]{16}"\}$/, '}'))

  test('is checked kind by kind, and says that it has no salts', () => {
    const receipt = checkRecord(day, { commitment })
    expect(receipt.picks).toBeGreaterThan(20)
    expect(receipt.missing).toEqual(['alike'])
    const at = told.findLastIndex((body) => body.includes('"of":36'))
    const pick = Number(/"pick":(\d+)/.exec(told[at]!)![1])
    const other = told.with(at, told[at]!.replace(`"pick":${pick}`, `"pick":${(pick + 1) % 36}`))
    expect(fault(chained(other))).toEqual(['pick', at + 1])
  })

  test('says that the secret is still to be told', () => {
    const last = told.at(-1)!.replace(/,"secret":"[0-9a-f]+"/, '')
    const early = chained(told.with(-1, last))
    expect(checkRecord(early, { commitment }).missing).toEqual(['sealed', 'alike'])
    expect(fault(early, { commitment: 'ff' })).toEqual(['promise', 1])
  })
})

describe('a forged record', () => {
  test('one letter changed breaks the chain in its line', () => {
    expect(fault(record.replace('"film"', '"f1lm"').replace('throw_white', 'throw_whit3'))).toEqual([
      'chain',
      3,
    ])
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
