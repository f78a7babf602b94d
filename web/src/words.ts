/** What the page says: `t('key', {…})` finds the words in the language chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { createSubscriber } from 'svelte/reactivity'

export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const files = import.meta.glob<string>('@locales/*/*.ftl', { query: '?raw', import: 'default' })

let bundle = new FluentBundle('en')
let spoken: Language = 'en'
let announce: () => void = () => {}
const subscribe = createSubscriber((update) => {
  announce = update
})

/** Adds one file of words (`page`, `bakong`, …) to what can be said in the language spoken. */
export async function addWords(name: string): Promise<void> {
  const into = bundle
  into.addResource(await read(spoken, name), { allowOverrides: true })
  announce()
}

/** Speaks another language from now on; everything on the page follows. */
export async function speak(language: Language): Promise<void> {
  const next = new FluentBundle(language, { useIsolating: false })
  next.addResource(await read(language, 'page'))
  bundle = next
  spoken = language
  document.documentElement.lang = language
  announce()
}

/** The words for a key, or for an attribute of it written `key.attribute`. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  subscribe()
  const [id = key, attribute] = key.split('.')
  const message = bundle.getMessage(id)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return pattern ? bundle.formatPattern(pattern, values) : `{${key}}`
}

/** The language that suits the browser best. */
export function languageOf(browser: readonly string[]): Language {
  const known = browser.map((tag) => tag.slice(0, 2).toLowerCase())
  return known.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en'
}

async function read(language: Language, name: string): Promise<FluentResource> {
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))
  if (!file) throw new Error(`no words called ${name} in ${language}`)
  return new FluentResource(await file[1]())
}
