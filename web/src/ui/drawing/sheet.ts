/** The context in which a figure is drawn as its own rim of paper. */
export const RIM = Symbol('rim')

/** What every drawing can be told. */
export interface Sheet {
  /** What it shows, for those who listen; left out where the words stand beside it. */
  label?: string | undefined
  /** Which piece of the game it shows, so that there is help on it. */
  piece?: string | undefined
  /** Leaves a rim of paper round the figure, so that it stands out on any ground. */
  cut?: boolean | undefined
  /** Where it lies when it is part of a larger drawing. */
  x?: number | undefined
  y?: number | undefined
  width?: number | undefined
  height?: number | undefined
}
