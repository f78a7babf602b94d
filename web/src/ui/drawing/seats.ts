/** The paint of each seat, in the order of the seats; the pattern of seat n is pattern n. */
export const SEAT_PAINTS: readonly string[] = [
  'var(--coral)',
  'var(--teal)',
  'var(--sun)',
  'var(--violet)',
  'var(--leaf)',
  'var(--blue)',
  'var(--white)',
  'var(--night)',
]
