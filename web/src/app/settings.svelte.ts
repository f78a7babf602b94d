/** How a person wants the page: language, light, motion, pace, sound, letters, contrast, patterns. */
import { MediaQuery } from 'svelte/reactivity'
import { keep, kept } from './kept'
import { LANGUAGES, languageOf, type Language } from './words'

export const THEMES = ['auto', 'light', 'dark'] as const
export const MOTIONS = ['auto', 'on', 'off'] as const

/** How much longer than usual what happens is shown. */
export const PACES = { slow: 1.8, normal: 1, quick: 0.45, once: 0 } as const
export type Pace = keyof typeof PACES

/** How loud sounds are, and how much larger letters are than the browser's. */
export type Loudness = 'off' | 'quiet' | 'normal' | 'loud'
export const LOUDNESSES: Record<Loudness, number> = { off: 0, quiet: 0.4, normal: 1, loud: 2 }
export const LETTERS = ['normal', 'large', 'largest'] as const
export const CONTRASTS = ['auto', 'normal', 'more'] as const

export interface Wishes {
  language: 'auto' | Language
  theme: (typeof THEMES)[number]
  motion: (typeof MOTIONS)[number]
  pace: Pace
  sound: Loudness
  letters: (typeof LETTERS)[number]
  contrast: (typeof CONTRASTS)[number]
  patterns: boolean
  /** To be told by the device when it is one's turn while the page is hidden. */
  notices: boolean
  /** To let others at a table see where one stands. */
  standing: boolean
}

const UNTOLD: Wishes = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  pace: 'normal',
  sound: 'normal',
  letters: 'normal',
  contrast: 'auto',
  patterns: false,
  notices: false,
  standing: false,
}

const prefersDark = new MediaQuery('prefers-color-scheme: dark')
const prefersContrast = new MediaQuery('prefers-contrast: more')
const prefersStill = new MediaQuery('prefers-reduced-motion: reduce')

export class Settings {
  wishes: Wishes = $state(sensible(kept<unknown>('settings', {})))

  get language(): Language {
    return this.wishes.language === 'auto' ? languageOf(navigator.languages) : this.wishes.language
  }

  get dark(): boolean {
    return this.wishes.theme === 'auto' ? prefersDark.current : this.wishes.theme === 'dark'
  }

  get moving(): boolean {
    return this.wishes.motion === 'auto' ? !prefersStill.current : this.wishes.motion === 'on'
  }

  get pace(): number {
    return PACES[this.wishes.pace]
  }

  /** How loud, 1 being usual and 0 silent. */
  get loudness(): number {
    return LOUDNESSES[this.wishes.sound]
  }

  get contrasting(): boolean {
    return this.wishes.contrast === 'auto' ? prefersContrast.current : this.wishes.contrast === 'more'
  }

  get patterned(): boolean {
    return this.wishes.patterns
  }

  /** Changes one wish and keeps it. */
  wish<Name extends keyof Wishes>(name: Name, value: Wishes[Name]): void {
    this.wishes[name] = value
    keep('settings', $state.snapshot(this.wishes))
  }
}

/** What was kept, without whatever an older page or a curious hand left there. */
function sensible(found: unknown): Wishes {
  const wish = (typeof found === 'object' && found !== null ? found : {}) as Partial<
    Record<keyof Wishes, unknown>
  >
  return {
    language: oneOf(['auto', ...LANGUAGES], wish.language, UNTOLD.language),
    theme: oneOf(THEMES, wish.theme, UNTOLD.theme),
    motion: oneOf(MOTIONS, wish.motion, UNTOLD.motion),
    pace: oneOf(Object.keys(PACES) as Pace[], wish.pace, UNTOLD.pace),
    sound:
      wish.sound === false ? 'off' : oneOf(Object.keys(LOUDNESSES) as Loudness[], wish.sound, UNTOLD.sound),
    letters: oneOf(LETTERS, wish.letters, UNTOLD.letters),
    contrast: oneOf(CONTRASTS, wish.contrast, UNTOLD.contrast),
    patterns: typeof wish.patterns === 'boolean' ? wish.patterns : UNTOLD.patterns,
    notices: wish.notices === true,
    standing: wish.standing === true,
  }
}

function oneOf<T>(known: readonly T[], found: unknown, otherwise: T): T {
  return known.includes(found as T) ? (found as T) : otherwise
}

export const settings = new Settings()
