/**
 * Which keys call what: places on the keyboard, so that every layout has them side by side; letters for
 * somebody alone.
 */
import type { Answer } from './types'
import { ANSWERS } from './kinds'

/** Four keys in a row for each hand at this device. */
export const ROWS: readonly (readonly string[])[] = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4'],
  ['Digit7', 'Digit8', 'Digit9', 'Digit0'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR'],
  ['KeyU', 'KeyI', 'KeyO', 'KeyP'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF'],
  ['KeyH', 'KeyJ', 'KeyK', 'KeyL'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV'],
  ['KeyB', 'KeyN', 'KeyM', 'Comma'],
]

/** French keyboards have other letters in the same places. */
const AZERTY: Record<string, string> = { KeyQ: 'A', KeyW: 'Z', KeyA: 'Q', KeyZ: 'W', KeyM: ',', Comma: ';' }

/** What is printed on a key, as far as one can know. */
export function keyName(code: string, language: string): string {
  const printed = code === 'Comma' ? ',' : code.replace(/^(Key|Digit)/, '')
  return language === 'fr' ? (AZERTY[code] ?? printed) : printed
}

export interface Struck {
  /** Which of the hands, from 0. */
  hand: number
  answer: Answer
}

type Key = Pick<KeyboardEvent, 'code' | 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key means here; `letters` are those of the four answers, for one hand alone. */
export function struck(event: Key, hands: number, letters: readonly string[]): Struck | undefined {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const code = event.code.replace('Numpad', 'Digit')
  for (let hand = 0; hand < Math.min(hands, ROWS.length); hand++) {
    const answer = ANSWERS[ROWS[hand]!.indexOf(code)]
    if (answer) return { hand, answer }
  }
  const answer = hands === 1 ? ANSWERS[letters.indexOf(event.key.toLowerCase())] : undefined
  return answer && { hand: 0, answer }
}

/** Whether the key is meant for something else: a field, an open dialog. */
export const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null
