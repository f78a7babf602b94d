/** Those who come between: the poacher and the guard. */
import { pictured, type Figure } from '../../../ui/drawing/figure'
import { round, star } from '../../../ui/drawing/trace'

/** The poacher: a hat pulled down, a red scarf pulled up, and a net. */
export const POACHER: Figure = pictured('poacher', [
  { line: '74,97 84,60 88,34', ink: 'var(--wood)', weight: 4 },
  { line: '74,18 84,8 96,14 97,28 88,36 77,31 z', paint: 'var(--white)' },
  { line: '78,22 95,24 ; 82,12 90,34 ; 90,10 80,31 ; 76,28 92,13', weight: 1 },
  { line: '14,100! 18,82 32,74 62,74 74,82 78,100! z', paint: 'var(--bark)', shade: 4 },
  { line: '26,42 28,62 34,74 46,79 58,74 64,62 66,42 z', paint: 'var(--wood)', shade: 3 },
  { line: '24,56! 46,64 68,56! 66,72 58,84 46,92 34,84 26,72 z', paint: 'var(--red)', shade: 4 },
  { line: '24,58! 16,62 10,72! 20,70 22,78! 27,66 z', paint: 'var(--red)', shade: 2 },
  {
    line: '34,70 35,72 ; 46,74 46,76 ; 57,69 56,71 ; 41,81 42,83 ; 52,81 51,83',
    ink: 'var(--white)',
    weight: 2.6,
  },
  { line: round(37, 51, 4.6, 3.8), paint: 'var(--white)', weight: 1.6 },
  { line: round(55, 51, 4.6, 3.8), paint: 'var(--white)', weight: 1.6 },
  { line: round(39.5, 51.5, 1.8), paint: 'var(--line)', weight: 0.4 },
  { line: round(57.5, 51.5, 1.8), paint: 'var(--line)', weight: 0.4 },
  { line: '31,46 37,46 42,49 ; 61,46 55,46 50,49', weight: 3 },
  { line: '28,38! 30,18 38,12 46,18 54,12 62,18 64,38! z', paint: 'var(--dust)', shade: 4 },
  { line: '4,42 24,34 46,38 68,34 86,40! 70,46 46,46 22,47 z', paint: 'var(--dust)', shade: 2 },
  { line: '29,34 46,37 63,33', ink: 'var(--brick)', weight: 4 },
])

/** The guard: a green hat with a star, wide awake, and glad to see you. */
export const GUARD: Figure = pictured('guard', [
  { line: '12,100! 18,82 34,76 66,76 82,82 88,100! z', paint: 'var(--leaf)', shade: 4 },
  { line: '36,76! 50,90 64,76! 58,72 42,72 z', paint: 'var(--cream)' },
  { line: round(26, 57, 6, 7), paint: 'var(--bark)', weight: 2.2 },
  { line: round(74, 57, 6, 7), paint: 'var(--bark)', weight: 2.2 },
  { line: '28,42 29,62 38,77 50,81 62,77 71,62 72,42 z', paint: 'var(--bark)', shade: 4 },
  ...[40, 60].flatMap((x) => [
    { line: round(x, 53, 4.6, 5), paint: 'var(--white)', weight: 1.6 },
    { line: round(x + 0.5, 53.5, 2.2), paint: 'var(--line)', weight: 0.4 },
  ]),
  { line: '34,45 40,43 45,45 ; 55,45 60,43 66,45', weight: 2.4 },
  { line: '50,56 47,62 52,63', weight: 2 },
  { line: '39,67! 50,70 61,67! 57,75 50,77 43,75 z', paint: 'var(--white)', weight: 2 },
  { line: '24,40! 20,24 34,10 50,7 66,10 80,24 76,40! 50,36 z', paint: 'var(--leaf)', shade: 5 },
  { line: '20,42! 34,34 50,32 66,34 80,42! 66,43 50,41 34,43 z', paint: 'var(--jungle)' },
  { line: star(50, 22, 9, 4, 5), paint: 'var(--sun)', weight: 1.8 },
  { line: round(72, 90, 4), paint: 'var(--sun)', weight: 1.8 },
])
