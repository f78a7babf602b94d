/** A view as lines of text, for a game that has no words for it yet. */

type Word = (value: string) => string

const KNOWN = new Set(['players', 'options', 'to_act', 'over', 'scores', 'winners'])

/** Every field of a view, with what it holds; what the table shows anyway is left out. */
export function lines(view: Record<string, unknown>, word: Word): string[] {
  return Object.entries(view)
    .filter(([name]) => !KNOWN.has(name))
    .map(([name, value]) => [word(name).replaceAll('_', ' '), text(value, word)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
}

function text(value: unknown, word: Word): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'string') return word(value)
  if (Array.isArray(value)) return value.map((part) => text(part, word)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${word(name)} ${text(part, word)}`)
      .join(', ')
  return String(value)
}
