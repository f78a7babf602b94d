import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ELISIONS } from '../src/app/elision'
import { addWords, LANGUAGES, speak, t } from '../src/app/words'

/** The same list as that of tests/kernel/test_elision.py. */
const NAMES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../tests/golden/elisions.json'), 'utf8'),
) as Record<string, boolean>

describe('French before a vowel', () => {
  test.each(Object.entries(NAMES))('%s: %s', (name, elided) => {
    expect(ELISIONS.DE([name], {})).toBe(elided ? `d’${name}` : `de ${name}`)
    expect(ELISIONS.QUE([name], {})).toBe(elided ? `qu’${name}` : `que ${name}`)
  })

  test.each(LANGUAGES)('names of authors and guests are said so: %s', async (language) => {
    await speak(language)
    await addWords('bakong')
    const said = [t('game-by', { by: 'Antoine Bauza' }), t('bakong-event-turn_began', { seat: 'Invité' })]
    if (language === 'fr') expect(said).toEqual(['Un jeu d’Antoine Bauza', 'C’est au tour d’Invité.'])
    else expect(said[0]).toBe('A game by Antoine Bauza')
  })
})
