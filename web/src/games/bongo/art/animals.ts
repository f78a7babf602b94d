/** The three animals, and the savanna without them. */
import { figure, pieces, type Figure } from '../../../ui/drawing/figure'
import { mirrored, round } from '../../../ui/drawing/trace'

const gnuHorn = '47,22! 38,17 27,23 17,24 12,16 15,3! 3,14 3,29 13,37 27,36 40,31! z'
const gnuEar = '37,37! 24,38 10,49! 22,53 37,48! z'

const bongoHorn = '47,36! 44,28 33,20 33,10 42,1! 25,6 23,20 32,30 38,38! z'
const bongoEar = '39,43! 30,31 17,25 4,27! 8,42 18,52 32,54 40,50! z'
const bongoEarInside = '34,45 25,36 12,32! 15,42 23,48 31,50 z'
const stripe = '30,83 28,90 27,99 ; 40,88 39,94 39,99'

const scene = '4,24 30,16 70,14 94,22 98,52 94,82 66,88 32,90 8,84 2,54 z'
const tracks = [
  [34, 80],
  [44, 76],
  [41, 69],
  [50, 65],
  [48, 59.5],
  [55, 56.5],
] as const

export const ANIMALS = pieces({
  /** The rhino: seen from the side, broad and grey, two horns on the nose. */
  rhino: figure([
    { line: '77,34! 78,16 86,10! 92,20 90,38! z', paint: 'var(--slate)', shade: 3 },
    { line: '45,45! 41,38 36,27! 34,38 31,50! z', paint: 'var(--cream)', shade: 2 },
    {
      line:
        '97,97! 98,72 94,46 82,33 68,32 54,39 44,45 30,50 17,56 7,66 5,76 9,85 20,90 34,89 ' +
        '46,91 54,97! z',
      paint: 'var(--slate)',
      shade: 5,
    },
    { line: '31,51! 24,38 15,24 6,9! 5,28 8,46 12,62! 20,55 z', paint: 'var(--cream)', shade: 3 },
    { line: '62,37! 56,22 60,8! 71,15 76,34! z', paint: 'var(--slate)', shade: 2 },
    { line: '66,31! 63,21 62,15! 69,21 70,30! z', paint: 'var(--pink)', weight: 1.4 },
    { line: round(42, 58, 4.2, 3.6), paint: 'var(--white)', weight: 1.8 },
    { line: round(41, 58.5, 1.9), paint: 'var(--line)', weight: 0.5 },
    { line: '35,54 41,51 48,54', weight: 2 },
    { line: '13,69 16,67 17,71', weight: 2.4 },
    { line: '8,81 18,80 28,76', weight: 2 },
    { line: '60,52 65,62 64,74 ; 72,50 77,62 76,78 ; 84,54 88,66 88,80', weight: 1.5 },
    { line: '12,48 18,46 ; 11,40 16,39', weight: 1.2 },
  ]),
  /** The gnu: a long dark face seen from the front, horns like handlebars, a pale beard. */
  gnu: figure([
    {
      line: '37,70! 33,84 37,82! 38,96! 43,89! 50,99! 57,89! 62,96! 63,82! 67,84 63,70! z',
      paint: 'var(--cream)',
      shade: 3,
    },
    ...[gnuEar, mirrored(gnuEar, 50)].map((line) => ({ line, paint: 'var(--night)', shade: 2 })),
    ...[gnuHorn, mirrored(gnuHorn, 50)].map((line) => ({ line, paint: 'var(--dust)', shade: 3 })),
    {
      line: '50,22 38,27 34,42 38,60 37,74 42,85 50,88 58,85 63,74 62,60 66,42 62,27 z',
      paint: 'var(--night)',
      shade: 5,
    },
    { line: '39,72 38,79 43,85 50,87 57,85 62,79 61,72 50,69 z', paint: 'var(--slate)', weight: 1.6 },
    { line: '44,76 46,79 45,80 ; 56,76 54,79 55,80', weight: 3 },
    {
      line: '36,18! 40,30 41,40! 44,33! 47,52! 50,36! 53,52! 56,33! 59,40! 60,30 64,18! 50,11 z',
      paint: 'var(--coal)',
    },
    ...[41, 59].flatMap((x) => [
      { line: round(x, 51, 4.2, 4), paint: 'var(--white)', weight: 1.8 },
      { line: round(x + (50 - x) * 0.1, 52, 2), paint: 'var(--line)', weight: 0.5 },
    ]),
    {
      line: '12,22 16,27 ; 19,27 20,33 ; 27,26 28,32 ; 88,22 84,27 ; 81,27 80,33 ; 73,26 72,32',
      weight: 1.5,
    },
    { line: '44,60 45,66 ; 56,60 55,66', weight: 1.5 },
  ]),
  /** The bongo: chestnut with white stripes, tall horns like a lyre, wide round ears. */
  bongo: figure([
    { line: '41,72! 32,80 20,90 15,100! 85,100! 80,90 68,80 59,72! z', paint: 'var(--chestnut)', shade: 4 },
    { line: stripe, ink: 'var(--white)', weight: 4 },
    { line: mirrored(stripe, 50), ink: 'var(--white)', weight: 4 },
    ...[bongoHorn, mirrored(bongoHorn, 50)].map((line) => ({ line, paint: 'var(--coal)' })),
    { line: '33,20 30,22 ; 29,13 32,14 ; 67,20 70,22 ; 71,13 68,14', ink: 'var(--dust)', weight: 1.6 },
    ...[bongoEar, mirrored(bongoEar, 50)].map((line) => ({ line, paint: 'var(--chestnut)', shade: 3 })),
    ...[bongoEarInside, mirrored(bongoEarInside, 50)].map((line) => ({
      line,
      paint: 'var(--pink)',
      weight: 1.3,
    })),
    {
      line: '50,33 40,36 35,47 38,60 43,74 46,84 50,86 54,84 57,74 62,60 65,47 60,36 z',
      paint: 'var(--chestnut)',
      shade: 4,
    },
    { line: '42,63 46,58 50,56 54,58 58,63', ink: 'var(--white)', weight: 4 },
    { line: '44,78 44,83 50,88 56,83 56,78 50,75 z', paint: 'var(--white)', weight: 1.6 },
    { line: '45,76 47,80 50,81 53,80 55,76 50,73 z', paint: 'var(--coal)', weight: 1 },
    ...[42.5, 57.5].flatMap((x) => [
      { line: round(x, 51, 3.9, 4.4), paint: 'var(--white)', weight: 1.8 },
      { line: round(x, 52, 2.2), paint: 'var(--line)', weight: 0.5 },
    ]),
    { line: '42,69 43,71 ; 58,69 57,71', ink: 'var(--white)', weight: 4 },
  ]),
  /** Nothing: the savanna with nobody in it, only tracks that lead away. */
  nothing: figure([
    { line: scene, paint: 'var(--cream)', weight: 0 },
    { line: round(36, 44, 14), paint: 'var(--sun)', weight: 2 },
    { line: '2,54! 20,50 44,53 70,49 98,52! 94,82 66,88 32,90 8,84 z', paint: 'var(--sand)', weight: 0 },
    { line: '2,54 20,50 44,53 70,49 98,52', weight: 2 },
    { line: '69,79! 72,62 66,38! 74,50 82,37! 77,62 78,79! z', paint: 'var(--bark)', weight: 1.8 },
    { line: '46,38 54,30 70,27 86,29 95,38 84,42 70,40 56,43 z', paint: 'var(--leaf)', shade: 3 },
    ...tracks.map(([x, y], i) => ({
      line: round(x, y, 3.4 - i * 0.4, 2.2 - i * 0.25, -50),
      paint: 'var(--dust)',
      weight: 1.2,
    })),
    {
      line:
        '12,76 14,66 ; 15,76 19,68 ; 10,76 8,69 ; 60,84 62,75 ; 63,84 67,78 ; 58,84 56,78 ; ' +
        '88,74 90,66 ; 90,74 94,69',
      weight: 1.8,
    },
    { line: scene, weight: 2.4 },
  ]),
} satisfies Record<string, Figure>)
