/** The squares of the track. */
import type { SquareKind } from '../types'
import { figure, pieces, type Figure, type Shape } from '../../../ui/drawing/figure'
import { round } from '../../../ui/drawing/trace'

/** Drawn as if run upwards, and so turned with the track. */
export const ALONG: ReadonlySet<SquareKind> = new Set(['bridge'])

/** A square: its ground, and what lies on it. */
const on = (ground: string, shapes: Shape[]): Figure =>
  figure([{ line: '4,5! 50,3 96,4! 97,50 96,96! 50,97 4,96! 3,50 z', paint: ground, weight: 2.6 }, ...shapes])

export const TERRAINS = pieces({
  /** Earth: run. */
  earth: on('var(--dust)', [
    {
      line: '16,24 26,22 ; 66,18 76,20 ; 40,48 50,46 ; 76,58 86,57 ; 18,70 28,72 ; 56,80 64,79',
      ink: 'var(--bark)',
      weight: 2,
    },
    { line: '30,84 32,74 ; 34,84 38,77 ; 82,34 82,26 ; 86,34 89,28', ink: 'var(--leaf)', weight: 2.4 },
    { line: '62,62 63,63 ; 24,40 25,41 ; 50,20 51,21', ink: 'var(--bark)', weight: 2.8 },
  ]),
  /** A rock: no way through. */
  rock: on('var(--dust)', [
    {
      line: '10,82! 14,58 26,40 34,22 54,14 70,26 76,44 90,60 92,82! 50,87 z',
      paint: 'var(--slate)',
      shade: 7,
      weight: 3,
    },
    {
      line:
        '34,24! 42,44! 30,58 ; 42,44! 60,40! 70,28 ; 60,40! 66,62! 86,64 ; 66,62! 52,84 ; ' +
        '42,44! 40,66! 20,74',
      weight: 2,
    },
    { line: '16,90 26,88 ; 70,91 84,90', ink: 'var(--bark)', weight: 2.2 },
  ]),
  /** Quicksand: it ends a race for now. */
  quicksand: on('var(--dust)', [
    { line: round(50, 52, 40, 36), paint: 'var(--sand)', ink: 'var(--bark)', weight: 2.4 },
    {
      line:
        '50,52 56,48 60,56 50,64 38,58 38,44 52,36 68,44 70,62 52,76 30,68 24,48 34,30 54,24 ' +
        '76,34 82,56',
      ink: 'var(--bark)',
      weight: 3.4,
    },
    { line: round(20, 20, 4), paint: 'var(--sand)', weight: 1.6 },
    { line: round(82, 84, 5, 4.4), paint: 'var(--sand)', weight: 1.6 },
  ]),
  /** A crocodile: its back can be stepped on. */
  crocodile: on('var(--sea)', [
    { line: '10,20 20,17 30,20 ; 70,86 80,83 90,86 ; 12,84 22,81', ink: 'var(--sky)', weight: 2.6 },
    {
      line: '94,26! 82,38 78,56 60,66 42,68 26,78 8,76 6,64 16,56 34,50 44,38 60,32 76,30 z',
      paint: 'var(--leaf)',
      shade: 4,
      weight: 2.8,
    },
    { line: '48,36! 52,26! 58,33! 63,23! 69,31! 75,21! 79,30!', paint: 'var(--jungle)', weight: 2 },
    { line: '8,69! 13,66! 16,71! 20,65! 24,70! 28,63! 32,67! 37,60!', paint: 'var(--white)', weight: 1.8 },
    { line: round(38, 46, 6), paint: 'var(--leaf)', weight: 2 },
    { line: round(37, 46, 3.4), paint: 'var(--sun)', weight: 1.2 },
    { line: '37,44 37,48', weight: 1.8 },
    { line: '11,61 12,60.5', weight: 2.6 },
    { line: '56,48 60,50 ; 64,44 68,46 ; 58,58 62,58', ink: 'var(--jungle)', weight: 2.4 },
  ]),
  /** Water: no way in. */
  water: on('var(--sea)', [
    {
      line:
        '10,24 20,18 30,24 40,18 50,24 60,18 ; 44,46 54,40 64,46 74,40 84,46 92,41 ; ' +
        '10,60 20,54 30,60 40,55 ; 40,80 50,74 60,80 70,74 80,80 ; 74,22 84,17 91,21',
      ink: 'var(--sky)',
      weight: 3.4,
    },
  ]),
  /** A bridge: one after the other. */
  bridge: on('var(--night)', [
    { line: '22,2 20,50 22,98 ; 78,2 80,50 78,98', ink: 'var(--sand)', weight: 4 },
    ...[7, 26, 45, 64, 83].flatMap((y, i) => [
      {
        line: `${14 + (i % 2) * 2},${y}! ${86 - (i % 2) * 3},${y + (i % 2)}! 86,${y + 14}! 15,${y + 13}! z`,
        paint: 'var(--wood)',
        shade: 2,
        weight: 2.2,
      },
      { line: `${30 + i * 4},${y + 6} ${52 + i * 4},${y + 6}`, weight: 1.4 },
    ]),
  ]),
  /** A chasm: do not look down. */
  chasm: on('var(--dust)', [
    { line: '4,30! 18,22 30,30 46,20 62,28 78,20 96,28! 96,96! 4,96! z', paint: 'var(--coal)', weight: 0 },
    {
      line: '4,46! 20,36 34,46 48,36 66,44 80,36 96,44! 96,28! 78,20 62,28 46,20 30,30 18,22 4,30! z',
      paint: 'var(--bark)',
      weight: 2,
    },
    { line: '4,30 18,22 30,30 46,20 62,28 78,20 96,28', weight: 2.8 },
    { line: '22,60 20,76 ; 44,58 46,82 ; 66,62 64,74 ; 84,56 86,70', ink: 'var(--night)', weight: 4 },
  ]),
  /** Lava: across quickly, never stop. */
  lava: on('var(--red)', [
    {
      line:
        '6,26 22,16 40,26 58,16 76,26 94,18 ; 6,54 24,46 42,56 60,46 78,56 94,48 ; ' +
        '6,82 24,74 42,84 60,74 78,84 94,76',
      ink: 'var(--orange)',
      weight: 8,
    },
    {
      line: '12,25 22,19 34,25 ; 50,53 60,49 72,55 ; 18,79 26,77 ; 66,21 74,25',
      ink: 'var(--sun)',
      weight: 4,
    },
    { line: round(30, 40, 5.4), paint: 'var(--sun)', weight: 2 },
    { line: round(74, 66, 6.4), paint: 'var(--sun)', weight: 2 },
    { line: round(46, 68, 3.2), paint: 'var(--sun)', weight: 1.6 },
  ]),
  /** High ground in the lava: here one may stand. */
  high_ground: on('var(--red)', [
    { line: '6,20 16,14 ; 80,10 92,18 ; 6,88 18,92 ; 84,92 94,84', ink: 'var(--orange)', weight: 6 },
    { line: '12,50! 14,74 30,88 56,90 80,82 90,64 89,46! z', paint: 'var(--bark)', weight: 2.4 },
    {
      line: '12,46 22,26 44,16 68,18 86,32 90,48 78,62 54,68 28,64 z',
      paint: 'var(--dust)',
      shade: 4,
      weight: 2.8,
    },
    { line: '28,72 29,82 ; 46,75 46,86 ; 64,73 65,83 ; 80,64 82,74', weight: 2 },
    { line: '34,40 42,38 ; 58,50 66,49 ; 60,30 66,31', ink: 'var(--bark)', weight: 2.2 },
    { line: '44,54 46,45 ; 48,54 52,47', ink: 'var(--leaf)', weight: 2.4 },
  ]),
  /** A vortex: who knows where one comes out. */
  vortex: on('var(--indigo)', [
    { line: round(50, 50, 42, 41), paint: 'var(--violet)', weight: 2.4 },
    {
      line:
        '50,50 57,46 60,55 50,62 38,57 37,43 50,33 66,38 73,54 64,72 44,77 25,67 20,46 31,26 ' +
        '52,17 76,25 88,46',
      ink: 'var(--white)',
      weight: 5.5,
    },
    { line: '16,18 17,19 ; 84,14 85,15 ; 12,84 13,85 ; 88,86 89,87', ink: 'var(--sun)', weight: 4 },
  ]),
} satisfies Record<SquareKind, Figure>)
