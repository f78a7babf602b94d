/** The drawings of the house. */
import { figure, type Figure } from './figure'
import { round } from './trace'

/** Our mark: the palaver tree. Its crown is four voices, one for each game. */
export const TREE: Figure = figure([
  { line: '8,94 30,89 50,91 72,89 93,93 70,97 30,97 z', paint: 'var(--dust)', weight: 0 },
  {
    line:
      '28,93! 38,88 42,74 40,62 30,52 22,50! 34,46 42,53 47,58! 49,42 55,42 56,57! 62,49 ' +
      '76,45! 70,54 61,63 59,74 62,87 73,93! 60,91 51,94 40,91 z',
    paint: 'var(--bark)',
    shade: 4,
  },
  { line: '48,70 49,82 ; 54,66 53,76', weight: 1.5 },
  { line: '37,40! 20,54 14,58! 17,49 6,44 4,34 12,25 27,23 40,28 43,36 z', paint: 'var(--sun)', shade: 4 },
  {
    line: '62,40! 78,54 85,56! 83,48 94,42 97,32 88,23 73,21 60,26 57,34 z',
    paint: 'var(--coral)',
    shade: 4,
  },
  { line: '34,30 24,24 24,13 36,5 51,5 57,14 54,25 46,31! 44,40! 40,32 z', paint: 'var(--sea)', shade: 4 },
  { line: '60,32! 58,42! 53,34 46,28 46,17 56,9 71,8 80,16 78,27 70,31 z', paint: 'var(--leaf)', shade: 4 },
  { line: '14,35 15,35.5 ; 22,34 23,34.5 ; 30,34 31,34.5', weight: 3.4 },
  { line: '76,32 81,36 88,31', weight: 2.6 },
  { line: '33,14 45,12 ; 34,20 43,19', weight: 2.2 },
  { line: '63,15 62,21 ; 62,25.5 62.2,26', weight: 3 },
])

/** Settings: the pegs of an instrument, each turned its own way. */
export const COG: Figure = figure([
  { line: '8,24 92,22 ; 8,51 92,50 ; 8,78 92,77', ink: 'currentColor', weight: 8 },
  { line: round(64, 23, 12), paint: 'var(--sun)', weight: 5 },
  { line: round(30, 50, 12), paint: 'var(--coral)', weight: 5 },
  { line: round(72, 77, 12), paint: 'var(--sea)', weight: 5 },
])

/** A cross: close this. */
export const CROSS: Figure = figure([
  { line: '16,16 48,52 86,84 ; 84,14 50,48 15,87', ink: 'currentColor', weight: 13 },
])
