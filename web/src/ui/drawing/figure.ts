/** A drawing that is always the same, as data: its shapes from the ground up. `<Figure of>` draws it. */

export interface Shape {
  /** The line, as trace.ts writes it. */
  line: string
  /** The paint inside; none for a mere line. */
  paint?: string | undefined
  /** The colour of the line. */
  ink?: string | undefined
  /** How thick the line is; 0 for none. */
  weight?: number | undefined
  /** How wide the shaded edge is, below and to the right; 0 for flat paint. */
  shade?: number | undefined
}

export interface Figure {
  /** The part of the plane that is shown; 100 by 100 unless told. */
  view?: string
  shapes: readonly Shape[]
  /** The piece of a game that it shows. */
  piece?: string
}

export const figure = (shapes: readonly Shape[], view?: string): Figure =>
  view === undefined ? { shapes } : { shapes, view }

/** The drawing of a piece. */
export const pictured = (piece: string, shapes: readonly Shape[], view?: string): Figure => ({
  ...figure(shapes, view),
  piece,
})

/** A sheet of pieces, each called as it stands there. */
export const pieces = <Name extends string>(figures: Record<Name, Figure>): Record<Name, Figure> =>
  Object.fromEntries(
    Object.entries<Figure>(figures).map(([name, of]) => [name, { ...of, piece: name.replaceAll('_', '-') }]),
  ) as Record<Name, Figure>
