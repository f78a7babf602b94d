/** What the page says: `t('key', {…})` finds the words in the language chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { createSubscriber } from 'svelte/reactivity'
import { ELISIONS } from './elision'
import { FUNCTIONS, HYPHEN, isNegative, MINUS, plainly } from './numbers'
import { PLACES } from './places'

export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

type Values = Record<string, FluentVariable>

type Fetch = () => Promise<string>

/** The files by name and language: `page/fr` with the cards of all games, `bongo/fr`, `bongo-board/fr`. */
const files = new Map<string, Fetch>([
  ...named(import.meta.glob<string>('@locales/*/page.ftl', { query: '?with-cards', import: 'default' })),
  ...named(
    import.meta.glob<string>(['@locales/*/*.ftl', '!@locales/*/page.ftl'], {
      query: '?raw',
      import: 'default',
    }),
  ),
  ...named(import.meta.glob<string>('@games/*/words/**/*.ftl', { query: '?raw', import: 'default' })),
])

/** The files of words in use; a game adds its own when it is loaded. */
const names = new Set(['page'])

let bundle = new FluentBundle('en')
let asked: Language | undefined
let turns = 0
let learning: Promise<void> = Promise.resolve()
let announce: () => void = () => {}
const subscribe = createSubscriber((update) => {
  announce = update
})

/** Speaks a language from now on; everything on the page follows. */
export async function speak(language: Language): Promise<void> {
  if (language === asked) return
  asked = language
  await learn(language)
}

/** Adds a file of words (a game's, say) to what can be said, in this language and in those to come. */
export async function addWords(name: string): Promise<void> {
  if (names.has(name)) return learning
  if (!files.has(`${name}/en`)) return
  names.add(name)
  if (asked) await learn(asked)
}

/** The words for a key, or for an attribute of it written `key.attribute`. */
export function t(key: string, values?: Values): string {
  return said(key, values) ?? `{${key}}`
}

/** The same where the words may be missing, as for an option that a newer server has. */
export function said(key: string, values?: Values): string | undefined {
  subscribe()
  const [id = key, attribute] = key.split('.')
  const message = bundle.getMessage(id)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  // With a list for its complaints, Fluent shows `{$name}` for a value that is missing instead of giving up.
  if (!pattern) return undefined
  const words = bundle.formatPattern(pattern, values && plainly(values), [])
  return Object.values(values ?? {}).some(isNegative) ? words.replace(HYPHEN, MINUS) : words
}

/** Whether there are words for a key. */
export function knows(key: string): boolean {
  subscribe()
  return bundle.hasMessage(key)
}

/** The language that suits the browser best. */
export function languageOf(browser: readonly string[]): Language {
  const known = browser.map((tag) => tag.slice(0, 2).toLowerCase())
  return known.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en'
}

/**
 * Learns all files of a language; of several that are under way only the last counts, and all wait for it.
 */
function learn(language: Language): Promise<void> {
  const turn = ++turns
  learning = fetched(language).then((next) => {
    if (turn !== turns) return learning
    bundle = next
    document.documentElement.lang = language
    announce()
  })
  return learning
}

async function fetched(language: Language): Promise<FluentBundle> {
  const next = new FluentBundle(language, {
    useIsolating: false,
    functions: { ...FUNCTIONS, ...ELISIONS, PLACES },
  })
  for (const resource of await Promise.all([...names].map((name) => read(language, name))))
    next.addResource(resource)
  return next
}

/** Each file is read once: with every game that is loaded all are laid together anew. */
const resources = new Map<string, FluentResource>()

async function read(language: Language, name: string): Promise<FluentResource> {
  const file = `${name}/${language}`
  const fetch = files.get(file)
  if (!fetch) throw new Error(`no words called ${name} in ${language}`)
  const resource = resources.get(file) ?? new FluentResource(await fetch())
  resources.set(file, resource)
  return resource
}

/** Files by what they are called here; a game's folder is its name with other dashes. */
function named(found: Record<string, Fetch>): [string, Fetch][] {
  return Object.entries(found).map(([path, fetch]) => {
    const [last = '', ...above] = path
      .replace(/\.ftl$/, '')
      .split('/')
      .reverse()
    if (!above.includes('words')) return [`${last}/${above[0]}`, fetch]
    const game = above[above.indexOf('words') + 1]?.replaceAll('_', '-')
    const part = above[0] === 'words' ? '' : `-${above[0]}` // what its board says, or its lessons
    return [`${game}${part}/${last}`, fetch]
  })
}
