/** The paint of each ostrich; the joker is white. */
export const OSTRICH_PAINTS: Record<number, string> = {
  0: 'var(--white)',
  1: 'var(--red)',
  2: 'var(--sun)',
  3: 'var(--leaf)',
  4: 'var(--blue)',
  5: 'var(--violet)',
}
