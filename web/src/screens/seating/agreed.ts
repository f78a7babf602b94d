/** What was agreed at a table, in words: the clock, and the rules that are not those of the box. */
import { said, t } from '../../app/words'

type Value = string | number | boolean

export interface Agreed {
  game: string
  options: Record<string, unknown>
  /** What the box says where the house has a rule of its own. */
  box_rules?: Record<string, unknown>
  clock: number | null
  takes_back?: boolean
  /** Where the real box is played with. */
  box?: unknown
  advice?: boolean
}

export interface Point {
  words: string
  /** A line that explains it. */
  help?: string | undefined
}

/** A value of an option as a person reads it. */
export function valueWords(game: string, option: string, value: Value): string {
  return (
    said(`${game}-option-${option}-${value}`) ??
    (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value))
  )
}

/** Whether a value makes sense for so many seats: one that names a seat needs that seat. */
export function fits(value: unknown, seated: number): boolean {
  const named = /^seat(\d+)$/.exec(String(value))
  return !named || Number(named[1]) < seated
}

/** A line that explains an option; where the house has a rule of its own, also what the box says. */
export function optionHelp(game: string, option: string, box?: Value | null): string | undefined {
  const help = said(`${game}-option-${option}.help`)
  if (box === undefined || box === null) return help
  const inTheBox = t('agreed-box', { value: valueWords(game, option, box) })
  return help ? `${help} ${inTheBox}` : inTheBox
}

/** One point after the other; the first is the clock, where there is one. */
export function pointsOf(table: Agreed): Point[] {
  const { game, options, box_rules = {}, clock, takes_back = true, advice = false, box } = table
  const rules = Object.entries(options).map(([name, value]) => ({
    words: t('agreed-rule', {
      rule: said(`${game}-option-${name}`) ?? name,
      value: valueWords(game, name, value as Value),
    }),
    help: optionHelp(game, name, box_rules[name] as Value | undefined),
  }))
  return [
    ...(box ? [{ words: t('box-agreed'), help: t('box-agreed.help') }] : []),
    ...(clock ? [{ words: t('agreed-clock', { seconds: clock }), help: t('clock.help') }] : []),
    ...(takes_back ? [] : [{ words: t('agreed-final') }]),
    ...(advice ? [{ words: t('advice'), help: t('advice.help') }] : []),
    ...rules,
  ]
}
