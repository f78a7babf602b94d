/** The island, and what stands on it. */
import { pictured, type Figure } from '../../../ui/drawing/figure'
import { placed, round } from '../../../ui/drawing/trace'

const frond = '0,0! 8,-9 20,-7! 11,-1 z'

/** The island: sand, palms and a warm sea all round. */
export const ISLAND: Figure = pictured(
  'island',
  [
    {
      line: '4,60 20,40 60,32 110,34 146,46 157,66 140,86 90,96 40,93 10,80 z',
      paint: 'var(--sea)',
      weight: 0,
    },
    {
      line: '14,78 22,75 30,78 38,75 ; 116,86 124,83 132,86 ; 126,48 134,45 142,48 ; ' + '24,50 32,47 40,50',
      ink: 'var(--sky)',
      weight: 2.4,
    },
    { line: '26,68 36,54 60,46 96,46 124,56 132,70 118,82 84,87 48,84 z', paint: 'var(--cream)', weight: 0 },
    { line: '32,67 42,56 62,50 94,50 118,58 125,69 112,78 82,82 50,80 z', paint: 'var(--sand)', shade: 3 },
    { line: round(88, 70, 16, 5), paint: 'var(--dust)', weight: 0 },
    { line: '52,70! 52,50 60,28 64,24! 67,27! 60,48 60,70! z', paint: 'var(--wood)', shade: 2, weight: 2 },
    { line: '53,60 60,59 ; 54,50 60,49 ; 57,40 63,40', weight: 1.5 },
    ...[-170, -120, -60, -10, 40].map((turn) => ({
      line: placed(frond, 65, 25, 1.15, turn + 20),
      paint: 'var(--leaf)',
      weight: 1.8,
    })),
    { line: '84,70! 84,66 85,48! 87,48! 88,70! z', paint: 'var(--wood)', weight: 1.6 },
    {
      line: '66,54 72,40 86,34 100,40 107,54! 100,50 93,54! 86,50 79,54! 72,50 z',
      paint: 'var(--coral)',
      shade: 3,
    },
    { line: '86,34! 79,42 79,54! 86,50 93,54! 93,42 z', paint: 'var(--white)', weight: 1.4 },
    { line: '94,72! 114,68! 118,74! 98,78! z', paint: 'var(--violet)', weight: 1.8 },
    { line: round(44, 72, 5, 3.6), paint: 'var(--red)', weight: 1.8 },
  ],
  '0 0 160 100',
)

/** A dune: sand heaped up by the wind. */
export const DUNE: Figure = pictured('dune', [
  { line: '2,80! 16,70 32,46 48,28 56,34 58,50 66,66 80,74 98,80! 50,85 z', paint: 'var(--dust)', shade: 0 },
  { line: '2,80! 16,70 32,46 48,28! 46,46 50,64 62,80! 30,83 z', paint: 'var(--sand)', weight: 1.6 },
  { line: '18,74 30,62 ; 28,76 38,60 ; 40,77 42,68', ink: 'var(--dust)', weight: 2 },
  { line: '78,74! 80,62 76,52 ; 80,74 86,64 92,60 ; 79,73 82,58 86,52', ink: 'var(--leaf)', weight: 2.4 },
  { line: '2,80! 16,70 32,46 48,28 56,34 58,50 66,66 80,74 98,80', weight: 2.4 },
])

/** A parasol: stripes, and shade for everybody. */
export const PARASOL: Figure = pictured('parasol', [
  { line: round(54, 88, 30, 6), paint: 'var(--dust)', weight: 0 },
  { line: '47,22! 53,56 58,88! 62,87 57,55 51,21! z', paint: 'var(--wood)', weight: 1.8 },
  {
    line:
      '4,52 10,30 28,14 48,10 70,14 88,26 96,46! 88,41 80,43 75,49! 66,42 56,43 51,51! 42,44 ' +
      '32,46 27,54! 20,48 12,47 z',
    paint: 'var(--white)',
    shade: 4,
  },
  {
    line: '48,10! 28,14 14,24 8,36 4,52! 12,47 20,48 27,54! 30,36 38,20 z',
    paint: 'var(--coral)',
    weight: 1.6,
  },
  { line: '48,10! 50,24 51,51! 56,43 66,42 75,49! 72,32 62,16 z', paint: 'var(--coral)', weight: 1.6 },
  {
    line:
      '4,52 10,30 28,14 48,10 70,14 88,26 96,46! 88,41 80,43 75,49! 66,42 56,43 51,51! 42,44 ' +
      '32,46 27,54! 20,48 12,47 z',
    weight: 2.6,
  },
  { line: '48,10 47,3', weight: 3.4 },
])

/** The toilets: a wooden hut with a moon in its door, and a smell. */
export const TOILETS: Figure = pictured('toilets', [
  { line: round(48, 92, 34, 5), paint: 'var(--dust)', weight: 0 },
  { line: '24,34! 72,32! 74,92! 22,93! z', paint: 'var(--sea)', shade: 5 },
  { line: '24,36! 46,20! 72,35! z', paint: 'var(--teal)', weight: 2 },
  { line: '16,36! 46,12! 80,33! 76,38! 46,20! 20,42! z', paint: 'var(--bark)', shade: 2 },
  { line: '35,46! 61,45! 62,92! 34,93! z', paint: 'var(--cream)', shade: 3, weight: 2 },
  { line: '53,52 46,54 45,62 53,65! 49,59 z', paint: 'var(--coal)', weight: 0.8 },
  { line: '56,72 57,74', weight: 3.4 },
  { line: '29,44 29,84 ; 67,44 68,84', ink: 'var(--teal)', weight: 1.6 },
  { line: '82,30 88,24 82,17 88,10 ; 90,40 96,34 91,27 96,20', ink: 'var(--leaf)', weight: 3 },
])
