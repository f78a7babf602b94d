/** Those who play as bots: a level is a character, the same in all games. The kerchief has a seat's paint. */
import { figure, type Figure, type Shape } from './figure'
import { mirrored, round } from './trace'

const KERCHIEF = 'var(--kerchief, var(--coral))'

const both = (line: string, more: Omit<Shape, 'line'>): Shape[] =>
  [line, mirrored(line, 50)].map((each) => ({ line: each, ...more }))

const kerchief: readonly Shape[] = [
  { line: '14,100! 20,87 34,80 50,84 66,80 80,87 86,100! z', paint: KERCHIEF, shade: 4 },
  { line: '40,84! 50,100 60,84! 50,80 z', paint: KERCHIEF, shade: 3, weight: 2 },
]

const eyes = (apart: number, y: number, size: number, look = 0): Shape[] =>
  [50 - apart, 50 + apart].flatMap((x) => [
    { line: round(x, y, size, size * 1.08), paint: 'var(--white)', weight: 1.8 },
    { line: round(x + look, y + size * 0.14, size * 0.48), paint: 'var(--line)', weight: 0.4 },
    {
      line: round(x + look + size * 0.18, y - size * 0.12, size * 0.14),
      paint: 'var(--white)',
      weight: 0,
    },
  ])

export const CHARACTERS: Record<string, Figure> = {
  /** Pilo, the chick: half of its egg is still on its head. */
  child: figure([
    ...kerchief,
    ...both('21,60! 8,58 3,68! 12,74 24,72! z', { paint: 'var(--sun)', shade: 2 }),
    {
      line: '50,22 32,26 20,42 18,60 26,76 40,84 60,84 74,76 82,60 80,42 68,26 z',
      paint: 'var(--sun)',
      shade: 5,
    },
    ...both(round(29, 66, 6, 4.4), { paint: 'var(--coral)', weight: 0 }),
    ...eyes(16, 53, 7.6),
    { line: '41,62! 50,57 59,62! 50,67 z', paint: 'var(--orange)', shade: 1, weight: 2 },
    { line: '43,66! 50,69 57,66! 50,75 z', paint: 'var(--brick)', weight: 1.8 },
    {
      line:
        '20,40! 22,20 34,8 50,4 66,8 78,20 80,40! 71,34! 65,43! 57,34! 50,42! 43,34! 35,43! ' + '29,34! z',
      paint: 'var(--white)',
      shade: 4,
    },
    { line: '34,17 40,13 ; 31,24 33,22', weight: 1.6 },
  ]),
  /** Tama, the tortoise: in no hurry, and pleased about it. */
  easy: figure([
    { line: '2,80! 4,48 20,18 50,4 80,18 96,48 98,80! z', paint: 'var(--leaf)', shade: 6 },
    { line: '38,12! 62,12! 70,30! 60,42! 40,42! 30,30! z', paint: 'var(--mint)', weight: 2.2 },
    ...both('12,32! 24,20! 29,31! 24,46! 10,48! z', { paint: 'var(--mint)', weight: 2.2 }),
    ...both('6,58! 22,54! 26,74! 5,74! z', { paint: 'var(--mint)', weight: 2.2 }),
    ...kerchief,
    {
      line: '50,38 37,41 29,51 29,65 37,77 50,83 63,77 71,65 71,51 63,41 z',
      paint: 'var(--lime)',
      shade: 5,
    },
    { line: '45,44 50,43 55,44', ink: 'var(--leaf)', weight: 2.2 },
    ...eyes(11, 57, 6.2),
    ...both('32,56! 35,50 43,50 46,56! 39,54 z', { paint: 'var(--leaf)', weight: 1.8 }),
    { line: '47,65 46.6,65.6 ; 53,65 53.4,65.6', weight: 2 },
    { line: '37,70 43,74.5 50,75.5 57,74.5 63,70', weight: 2.6 },
  ]),
  /** Miri, the meerkat: stands up straight and misses little. */
  medium: figure([
    ...kerchief,
    ...both(round(24, 38, 8, 9), { paint: 'var(--coal)', weight: 2 }),
    {
      line: '50,8 36,12 27,26 25,46 32,62 40,78 50,85 60,78 68,62 75,46 73,26 64,12 z',
      paint: 'var(--dust)',
      shade: 5,
    },
    { line: '50,48 41,58 40,72 50,84 60,72 59,58 z', paint: 'var(--cream)', weight: 0 },
    ...both('29,44! 32,34 42,35 46,46 42,55 33,54 z', { paint: 'var(--bark)', weight: 1.6 }),
    ...eyes(12.5, 45, 5.4, 1),
    { line: '42,14 44,22 ; 50,11 50,21 ; 58,14 56,22', ink: 'var(--wood)', weight: 2.4 },
    { line: '44,66! 50,63 56,66! 50,73 z', paint: 'var(--coal)', weight: 1.6 },
    { line: '50,73 50,77 ; 43,77 50,79 57,77', weight: 2 },
    { line: '38,70 28,68 ; 38,74 29,76 ; 62,70 72,68 ; 62,74 71,76', weight: 1 },
  ]),
  /** Zerda, the fennec: all ears. */
  hard: figure([
    ...kerchief,
    ...both('42,40! 30,30 16,4 8,2! 2,18 6,44 20,60! 34,54 z', { paint: 'var(--orange)', shade: 4 }),
    ...both('36,42! 26,32 15,14 10,12! 7,24 11,40 21,50! 30,48 z', {
      paint: 'var(--pink)',
      weight: 1.4,
    }),
    {
      line: '50,34 36,38 24,52 20,64 32,72 42,82 50,86 58,82 68,72 80,64 76,52 64,38 z',
      paint: 'var(--orange)',
      shade: 4,
    },
    ...both('21,64! 33,60 44,64 49,78 49,85! 41,81 32,72 z', { paint: 'var(--cream)', weight: 0 }),
    { line: '50,36 47,48 50,58 53,48 z', paint: 'var(--brick)', weight: 0 },
    ...eyes(13, 56, 5.6, -1),
    ...both('29,52! 36,48 44,53! 37,52 z', { paint: 'var(--brick)', weight: 1.6 }),
    { line: '44,74! 50,72 56,74! 50,80 z', paint: 'var(--coal)', weight: 1.6 },
    { line: '50,80 50,83 ; 45,83 50,85 57,82', weight: 1.8 },
  ]),
  /** Oula, the owl: has seen every game that was ever played under the tree. */
  champion: figure([
    ...kerchief,
    {
      line: '10,8! 28,18 50,20 72,18 90,8! 88,28 88,54 80,74 66,84 50,86 34,84 20,74 12,54 ' + '12,28 z',
      paint: 'var(--plum)',
      shade: 5,
    },
    ...both('12,12! 24,20 30,28! 20,28 14,22 z', { paint: 'var(--violet)', weight: 1.4 }),
    ...both(round(32, 46, 17, 18), { paint: 'var(--cream)', weight: 2 }),
    ...both('22,33 24,37 ; 32,30 32,34 ; 41,33 39,37 ; 18,46 21,46 ; 22,58 24,55 ; 32,62 32,58', {
      ink: 'var(--wood)',
      weight: 1.6,
    }),
    ...[32, 68].flatMap((x) => [
      { line: round(x, 46, 9.6, 10), paint: 'var(--sun)', weight: 2 },
      { line: round(x, 46.6, 5), paint: 'var(--line)', weight: 0.4 },
      { line: round(x + 1.6, 44, 1.5), paint: 'var(--white)', weight: 0 },
    ]),
    { line: '43,52! 50,48 57,52! 50,68 z', paint: 'var(--ochre)', shade: 1, weight: 2 },
    { line: '38,74 42,78 46,74 50,78 54,74 58,78 62,74', ink: 'var(--violet)', weight: 2.4 },
    ...both('14,22 26,28 44,34', { weight: 3.4 }),
  ]),
}
