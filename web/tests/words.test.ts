import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { beforeEach, describe, expect, test } from 'vitest'
import { SCREENS } from '../src/screens/screens'
import { addWords, knows, LANGUAGES, languageOf, speak, t } from '../src/app/words'

const palabre = join(import.meta.dirname, '../../src/palabre')
const source = join(import.meta.dirname, '../src')

const texts = (language: string) =>
  globSync([`locales/${language}/*.ftl`, `games/*/words/**/${language}.ftl`], { cwd: palabre }).map((name) =>
    readFileSync(join(palabre, name), 'utf8'),
  )

/** Every key and `key.attribute` of a language, with the names of the values it wants. */
function keys(language: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const message of texts(language).flatMap((text) => new FluentResource(text).body)) {
    if (message.value) found.set(message.id, wanted(message.value))
    for (const [name, value] of Object.entries(message.attributes))
      found.set(`${message.id}.${name}`, wanted(value))
  }
  return found
}

const wanted = (pattern: unknown) => {
  const names = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1])
  return [...new Set(names)].sort().join(' ')
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => join(folder, name))
}

describe('the words of the page', () => {
  test('every key exists in both languages and wants the same values', () => {
    expect([...keys('fr')].sort()).toEqual([...keys('en')].sort())
    expect(keys('en').size).toBeGreaterThan(0)
  })

  test('nothing in a file of words is misspelt Fluent', () => {
    for (const language of LANGUAGES) {
      for (const text of texts(language)) {
        const written = text.match(/^[a-z][\w-]* =/gm) ?? []
        expect(new FluentResource(text).body.length, language).toBe(written.length)
      }
    }
  })

  test('every key that a component names exists', () => {
    const known = keys('en')
    const unknown = filesUnder(source).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bt\('([^']+)'/g)]
        .map((match) => match[1]!)
        .filter((key) => !known.has(key) && !file.endsWith('words.ts'))
        .map((key) => `${file}: ${key}`),
    )
    expect(unknown).toEqual([])
  })

  test('every place that a screen stands at has a name', () => {
    const known = keys('en')
    expect(Object.keys(SCREENS).filter((place) => !known.has(`place-${place}`))).toEqual([])
  })
})

describe('speaking', () => {
  beforeEach(() => speak('en'))

  test('says what it was asked in the language spoken', async () => {
    expect(t('palabre')).toBe('Palabre')
    await speak('fr')
    expect(document.documentElement.lang).toBe('fr')
  })

  test('files asked for at the same time are all there for everybody who waited', async () => {
    const seen: boolean[] = []
    const both = () => seen.push(knows('bongo-name') && knows('bakong-name'))
    await Promise.all([
      addWords('bongo').then(both),
      addWords('bakong').then(both),
      addWords('bongo').then(both),
    ])
    expect(seen).toEqual([true, true, true])
  })

  test.each(['en', 'fr'] as const)('one point less than nothing is no point won: %s', async (language) => {
    await speak(language)
    await addWords('table')
    expect(t('points', { points: -1 })).toMatch(/[-−]\D*1/)
  })

  test.each(LANGUAGES)('a number below nought has a minus and no hyphen: %s', async (language) => {
    await speak(language)
    await addWords('bakong')
    const said = t('bakong-event-counted', { seat: 'Jean-Luc 2', ouches: -6, total: -1203 })
    expect(said).toMatch(/Jean-Luc 2.* −6\D.*−1.?203/)
  })

  test('a key that nobody wrote shows itself', () => {
    expect(t('no-such-words')).toBe('{no-such-words}')
  })

  test('listens to the browser, and speaks English to everybody else', () => {
    expect(languageOf(['de-DE', 'fr-CA', 'en'])).toBe('fr')
    expect(languageOf(['en-GB', 'fr'])).toBe('en')
    expect(languageOf(['ja'])).toBe('en')
  })
})
