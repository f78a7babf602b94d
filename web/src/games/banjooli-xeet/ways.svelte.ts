/**
 * Other ways to the same end: the view names the straightest, the rest are found by asking what each would
 * do.
 */
import type { BoardProps, Choice } from '../board'
import type { End, View, Way } from './types'
import { isSame } from './kinds'

const named = ({ square, effect }: End) => `${square} ${effect}`

export class Ways {
  /** The way chosen for an end instead of the straightest. */
  instead: ReadonlyMap<string, Way> = $state.raw(new Map())
  #props: () => BoardProps
  #known = new Map<Choice, Way>()

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  forget(): void {
    this.#known.clear()
    if (this.instead.size) this.instead = new Map()
  }

  /** The way to an end that is shown now. */
  shown(way: Way): Way {
    return this.instead.get(named(way)) ?? way
  }

  /** Shows the next way to the same end; undefined where it could not be found. */
  async next(way: Way): Promise<Way | undefined> {
    const ways = this.#props().choices.filter((choice) => choice.do === 'way')
    const at = ways.findIndex((choice) => isSame(choice, way.choice))
    for (const choice of [...ways.slice(at + 1), ...ways.slice(0, at)]) {
      const other = await this.#found(choice, way.others)
      if (!other || named(other) !== named(way)) continue
      this.instead = new Map(this.instead).set(named(way), other)
      return other
    }
    return undefined
  }

  async #found(choice: Choice, others: number): Promise<Way | undefined> {
    const known = this.#known.get(choice)
    if (known) return known
    const told = (await this.#props().preview(choice)) as (End & Pick<Way, 'path'>) | undefined
    if (!told?.path) return undefined
    const way = { ...told, choice: choice as Way['choice'], others }
    this.#known.set(choice, way)
    return way
  }
}

/** The view with the ways that are shown. */
export const withWays = (view: View, ways: Ways): View =>
  ways.instead.size ? { ...view, ways: view.ways.map((way) => ways.shown(way)) } : view
