/** The eleven berries: the paint of each, and the sign on it that says what it does. */

export interface BerryLook {
  paint: string
  sign: string
  /** A second part of the sign that is filled. */
  blot?: string
}

export const BERRIES = {
  ter: { paint: 'var(--red)', sign: '50,40 51,60 ; 50,69 50.4,71' },
  neex_peepa: { paint: 'var(--indigo)', sign: '37,52! 49,52! 37,67! 50,67 ; 54,44! 63,44! 54,55! 64,55' },
  oor: { paint: 'var(--ochre)', sign: '34,56 46,56 ; 40,50 40,62 ; 53,50 58,45 64,49 61,56 53,65! 66,64' },
  jembat: {
    paint: 'var(--teal)',
    sign: '31,56 40,47 50,44 60,47 69,56 60,65 50,68 40,65 z',
    blot: '50,49 56,56 50,63 44,56 z',
  },
  daaaw: { paint: 'var(--orange)', sign: '34,44! 46,56! 34,68 ; 52,44! 64,56! 52,68' },
  pakaarlool: {
    paint: 'var(--violet)',
    sign: '64,64 68,54 62,45 50,42 38,47 ; 46,38! 37,47! 47,53 ; 36,62 44,68 54,70',
  },
  naangateku: {
    paint: 'var(--coal)',
    sign: '36,42! 64,42! 64,70! 36,70! z ; 31,38 69,74',
    blot: '44,49 46,51 44,53 42,51 z ; 56,61 58,63 56,65 54,63 z',
  },
  peepa: { paint: 'var(--leaf)', sign: '43,50 44,51 ; 57,50 58,51 ; 42,62 50,66 58,62' },
  dof_nooxoor: {
    paint: 'var(--coral)',
    sign:
      '50,56 54,53 56,58 50,62 43,58 44,49 53,45 62,51 62,63 51,71 37,65 34,51 ; ' +
      '66,40 70,36 ; 32,40 28,36',
  },
  voortex: {
    paint: 'var(--plum)',
    sign: '36,48! 42,42 54,42 62,48 ; 62,40! 62,49! 53,49 ; 64,62 58,69 46,69 38,63 ; 38,71! 38,62! 47,62',
  },
  joka: {
    paint: 'var(--jungle)',
    sign: '66,44 56,40 48,45 54,53 62,58 56,67 44,68 34,64 ; 66,44 71,42 ; 66,44 71,47',
  },
} satisfies Record<string, BerryLook>

export type Berry = keyof typeof BERRIES
