/** What one can carry; every square of the pack is 50 by 50. */
import { figure, pictured, pieces, type Figure } from '../../../ui/drawing/figure'
import { box, mirrored, round, star } from '../../../ui/drawing/trace'

const hook = '50,30! 44,44 28,54 14,50! 4,34! 2,54 14,68 34,68 52,56! z'

export const OBJECTS = pieces({
  /** A compass: one step less. */
  compass: figure(
    [
      { line: round(25, 6, 4), paint: 'var(--ochre)', weight: 1.5 },
      { line: round(25, 27, 20), paint: 'var(--ochre)', shade: 3, weight: 2.2 },
      { line: round(25, 27, 14.5), paint: 'var(--white)', weight: 1.5 },
      { line: '33,17! 28,30! 22,24! z', paint: 'var(--red)', weight: 1.3 },
      { line: '17,37! 22,24! 28,30! z', paint: 'var(--indigo)', weight: 1.3 },
      { line: round(25, 27, 1.6), paint: 'var(--sun)', weight: 1 },
      { line: '25,14 25,16.4 ; 38,27 36,27 ; 25,40 25,38 ; 12,27 14,27', weight: 1.5 },
    ],
    '0 0 50 50',
  ),
  /** A journal: think again, roll again. */
  journal: figure(
    [
      { line: '8,9! 43,7! 44,92! 9,94! z', paint: 'var(--cream)', weight: 1.8 },
      { line: '5,6! 40,4! 41,90! 6,92! z', paint: 'var(--brick)', shade: 3, weight: 2.2 },
      { line: '12,6 12,91', weight: 1.8 },
      { line: '17,22! 36,21! 36,42! 17,43! z', paint: 'var(--cream)', weight: 1.6 },
      { line: '20,29 33,28 ; 20,35 30,34', weight: 1.4 },
      { line: '20,70 24,60 30,68 34,58', ink: 'var(--sun)', weight: 2.2 },
      { line: '28,90! 29,99! 32,95! 35,99! 34,90! z', paint: 'var(--sun)', weight: 1.4 },
    ],
    '0 0 50 100',
  ),
  /** A map: a second tile turns over. */
  map: figure(
    [
      {
        line: '5,8! 18,12 32,6 45,10! 43,36 46,64 44,92! 31,88 18,94 6,90! 8,62 4,36 z',
        paint: 'var(--cream)',
        shade: 3,
        weight: 2.2,
      },
      { line: '18,12 18,94 ; 32,6 31,88', ink: 'var(--dust)', weight: 1.6 },
      {
        line: '12,80 14,73 ; 17,68 22,63 ; 27,60 32,56 ; 35,51 36,45 ; 34,40 30,36',
        ink: 'var(--brick)',
        weight: 2.2,
      },
      { line: '21,24 30,33 ; 30,23 21,33', ink: 'var(--red)', weight: 3.2 },
      { line: '10,50! 15,40! 20,50! z', paint: 'var(--leaf)', weight: 1.5 },
      { line: '30,78! 35,68! 40,78! z', paint: 'var(--leaf)', weight: 1.5 },
    ],
    '0 0 50 100',
  ),
  /** A torch: it finds one emerald more. */
  torch: figure(
    [
      {
        line: '25,4! 34,18 44,30 42,46 34,56 16,56 7,46 8,32 14,36 16,20 z',
        paint: 'var(--orange)',
        weight: 2.4,
      },
      { line: '25,22! 32,34 35,42 32,52 18,52 15,44 20,38 z', paint: 'var(--sun)', weight: 1.6 },
      { line: '25,38 29,46 26,52 22,50 z', paint: 'var(--white)', weight: 0 },
      { line: '10,54! 40,53! 36,76! 14,77! z', paint: 'var(--dust)', shade: 3, weight: 2.2 },
      { line: '12,62 38,60 ; 13,70 37,67', weight: 1.8 },
      { line: '17,77! 33,76! 31,110 29,144! 21,145! 19,110 z', paint: 'var(--bark)', shade: 3, weight: 2.4 },
      { line: '25,84 25,100 ; 23,110 24,128', weight: 1.5 },
    ],
    '0 0 50 150',
  ),
  /** A machete: one step further. */
  machete: figure(
    [
      { line: '18,96! 14,60 12,26 22,5! 36,22 38,56 33,96! z', paint: 'var(--stone)', shade: 4, weight: 2.4 },
      { line: '20,90 18,58 18,28', ink: 'var(--white)', weight: 2 },
      { line: '12,95! 39,93! 39,101! 12,103! z', paint: 'var(--ochre)', weight: 2 },
      {
        line: '18,103! 33,102! 34,122 37,140 27,146 16,141 19,122 z',
        paint: 'var(--bark)',
        shade: 3,
        weight: 2.4,
      },
      { line: '19,112 33,110 ; 20,122 34,120 ; 19,132 35,130', weight: 1.7 },
    ],
    '0 0 50 150',
  ),
  /** A rope: over the river. */
  rope: figure([
    { line: round(48, 52, 40, 36), paint: 'var(--dust)', shade: 4, weight: 2.8 },
    { line: round(48, 53, 29, 25), paint: 'var(--sand)', weight: 2 },
    { line: round(48, 54, 17, 14), paint: 'var(--coal)', weight: 2.2 },
    {
      line:
        '14,40 20,44 ; 24,24 29,30 ; 44,16 45,24 ; 66,19 63,27 ; 82,34 76,38 ; 87,54 79,55 ; ' +
        '80,73 73,69 ; 62,86 59,79 ; 40,88 42,80 ; 20,77 26,72 ; 9,60 17,58',
      weight: 2,
    },
    {
      line:
        '28,44 34,48 ; 40,31 42,38 ; 58,31 56,38 ; 70,44 65,47 ; 72,60 66,59 ; 60,74 57,68 ; ' +
        '40,74 41,68 ; 26,62 32,60',
      weight: 1.7,
    },
    {
      line: '70,66! 82,72 92,84 94,95! 87,96! 82,86 70,78 62,78! z',
      paint: 'var(--sand)',
      shade: 2,
      weight: 2.4,
    },
    { line: '76,71 73,78 ; 86,80 80,84 ; 86,95 92,99 ; 90,95 96,98', weight: 1.8 },
  ]),
  /** A grapple: up the cliff. */
  grapple: figure([
    { line: '50,62 60,72 44,82 56,92 72,90 88,96', ink: 'var(--line)', weight: 7 },
    { line: '50,62 60,72 44,82 56,92 72,90 88,96', ink: 'var(--sand)', weight: 3.6 },
    { line: hook, paint: 'var(--slate)', shade: 3 },
    { line: mirrored(hook, 50), paint: 'var(--slate)', shade: 3 },
    {
      line: '44,20! 42,36 40,66! 50,78! 60,66! 58,36 56,20! z',
      paint: 'var(--slate)',
      shade: 3,
      weight: 2.6,
    },
    { line: round(50, 13, 9), paint: 'var(--slate)', weight: 2.4 },
    { line: round(50, 13, 4), paint: 'var(--cream)', weight: 1.8 },
    { line: '47,36 46,56', ink: 'var(--white)', weight: 2 },
  ]),
  /** A first-aid kit: no more ouches. */
  first_aid: figure([
    { line: '32,30! 34,15 66,14 69,29! 61,30! 60,22 41,23 40,31! z', paint: 'var(--bark)', weight: 2.2 },
    { line: '8,32 14,28 86,27 92,32 94,84 88,89 13,90 7,85 z', paint: 'var(--white)', shade: 5, weight: 3 },
    { line: '8,44 92,43', weight: 1.8 },
    {
      line: '42,48! 58,48! 58,58! 69,58! 69,72! 58,72! 58,82! 42,82! 42,72! 31,72! 31,58! 42,58! z',
      paint: 'var(--leaf)',
      weight: 2.2,
    },
    { line: box(22, 38, 9, 10), paint: 'var(--sun)', weight: 1.8 },
    { line: box(70, 38, 9, 10), paint: 'var(--sun)', weight: 1.8 },
  ]),
} satisfies Record<string, Figure>)

/** An ouch: a bump with stars. */
export const OUCH: Figure = pictured('ouch', [
  { line: star(50, 50, 47, 31, 11), paint: 'var(--red)', shade: 3, weight: 2.8 },
  { line: round(50, 51, 26, 25), paint: 'var(--sun)', weight: 2.2 },
  { line: '37,43 45,49 37,54 ; 63,43 55,49 63,54', weight: 3 },
  { line: '40,65 45,61 50,65 55,61 60,65', weight: 2.6 },
  { line: '46,18! 66,26! 62,36! 42,28! z', paint: 'var(--cream)', weight: 1.8 },
  { line: '51,25 52,26 ; 56,27 57,28', weight: 2.2 },
])
