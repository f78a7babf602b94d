/** Where the race begins, and where it ends. */
import { pictured, type Figure } from '../../../ui/drawing/figure'
import { box, mirrored, round } from '../../../ui/drawing/trace'

const squares = Array.from({ length: 24 }, (_, i) => [i % 12, Math.floor(i / 12)] as const)
const feather = '12,26! 2,20 2,6 10,-2! 16,8 17,20 z'

/** A nest: where ostriches wait for the start. */
export const NEST: Figure = pictured('nest', [
  { line: round(50, 60, 42, 28), paint: 'var(--wood)', shade: 4, weight: 2.6 },
  { line: round(50, 56, 31, 18), paint: 'var(--bark)', weight: 2 },
  { line: round(40, 50, 11, 14, -14), paint: 'var(--white)', shade: 3, weight: 2.2 },
  { line: round(60, 51, 11, 14, 12), paint: 'var(--cream)', shade: 3, weight: 2.2 },
  { line: '36,44 37,45 ; 43,52 44,53 ; 62,46 63,47 ; 57,54 58,55', ink: 'var(--dust)', weight: 3 },
  {
    line: '18,62 28,74 44,80 ; 24,58 40,70 64,72 ; 36,84 58,76 82,68 ; 50,72 70,66 84,54',
    ink: 'var(--line)',
    weight: 1.8,
  },
  {
    line: '10,56 2,50 ; 12,68 4,72 ; 88,56 97,50 ; 88,70 96,76 ; 30,86 26,94 ; 68,87 74,94',
    ink: 'var(--bark)',
    weight: 2.8,
  },
])

/** The finish: a chequered ribbon between two poles with feathers. */
export const FINISH_LINE: Figure = pictured(
  'finish-line',
  [
    { line: '8,94! 150,94! 156,99! 4,99! z', paint: 'var(--dust)', weight: 0 },
    { line: '16,97! 18,26! 25,26! 26,97! z', paint: 'var(--wood)', shade: 2, weight: 2.2 },
    { line: '134,97! 135,26! 142,26! 144,97! z', paint: 'var(--wood)', shade: 2, weight: 2.2 },
    { line: '14,30! 80,36 146,30! 147,56! 80,62 13,56! z', paint: 'var(--white)', weight: 2.6 },
    ...squares
      .filter(([x, y]) => (x + y) % 2)
      .flatMap(([x, y]) => {
        const sag = 6 * Math.sin((Math.PI * (x + 0.5)) / 12)
        return [
          { line: box(14.5 + x * 11, 30.5 + y * 12.6 + sag, 10.6, 12), paint: 'var(--coal)', weight: 0 },
        ]
      }),
    { line: '14,30! 80,36 146,30! 147,56! 80,62 13,56! z', weight: 2.6 },
    ...[feather, mirrored(feather, 80)].map((line, side) => ({
      line,
      paint: side ? 'var(--violet)' : 'var(--coral)',
      shade: 2,
      weight: 2,
    })),
    { line: '20,28! 24,14 32,6! 34,18 26,28! z', paint: 'var(--sun)', weight: 2 },
    { line: '140,28! 136,14 128,6! 126,18 134,28! z', paint: 'var(--leaf)', weight: 2 },
  ],
  '0 0 160 100',
)
