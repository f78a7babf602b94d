import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { sayAction, sayEvent } from '../src/app/sentences'
import { addWords, LANGUAGES, speak } from '../src/app/words'

interface Case {
  game: string
  action?: { do: string }
  event?: { kind: string }
  words: Record<string, string>
}

/** Made by tests/browser/test_sentences.py from games that were played; it fails when they are stale. */
const golden = JSON.parse(readFileSync(join(import.meta.dirname, 'golden/sentences.json'), 'utf8')) as {
  players: string[]
  cases: Case[]
}

beforeAll(async () => {
  await speak('en')
  for (const name of ['kernel', 'bongo', 'bonobo-beach', 'bakong', 'banjooli-xeet']) await addWords(name)
})

describe.each(LANGUAGES)('sentences in %s are those of the kernel', (language) => {
  test('every kind of action and event', async () => {
    await speak(language)
    expect(golden.cases.length).toBeGreaterThan(50)
    for (const { game, action, event, words } of golden.cases) {
      const told = action ? sayAction(game, action, golden.players) : sayEvent(game, event!, golden.players)
      expect(told).toBe(words[language])
    }
  })
})
