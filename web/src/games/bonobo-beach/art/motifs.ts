/** What a rhombus shows: pleasant things and others. */
import { figure, pieces, type Figure } from '../../../ui/drawing/figure'
import { box, placed, round, star } from '../../../ui/drawing/trace'

const limbs = '-8,-12 -14,0 -12,10 ; 8,-12 14,0 12,10 ; -5,14 -6,26 -7,38 ; 5,14 6,26 7,38'
const people = [
  { x: 30, turn: -12, towel: 'var(--coral)', stripe: 'var(--sun)', trunks: 'var(--teal)' },
  { x: 70, turn: 10, towel: 'var(--violet)', stripe: 'var(--pink)', trunks: 'var(--orange)' },
]

const leaves =
  '0,0! -8,-9 -18,-6! -11,-1 z ; 0,0! -5,-13 -12,-19! -1,-14 z ; ' +
  '0,0! 3,-13 11,-18! 8,-9 z ; 0,0! 9,-6 18,-2! 10,3 z ; 0,0! -8,1 -14,8! -4,6 z'
const palms = [18, 82]

const swarm = [
  [30, 62, 1.15, -16],
  [72, 70, 0.95, 20],
  [62, 28, 1, -30],
] as const

export const MOTIFS = pieces({
  /** Two sunbathers on their towels: the best neighbours there are. */
  sunbathers: figure([
    ...people.flatMap(({ x, turn, towel, stripe, trunks }) => {
      const at = (line: string) => placed(line, x, 52, 1, turn)
      return [
        { line: at('-17,-42! 17,-42! 17,42! -17,42! z'), paint: towel, shade: 2, weight: 2 },
        { line: at('-15,-34 15,-34 ; -15,34 15,34'), ink: stripe, weight: 4 },
        { line: at(limbs), weight: 7.4 },
        { line: at(limbs), ink: 'var(--bark)', weight: 4 },
        { line: at('-9,-14 -8,0 -8,10 8,10 8,0 9,-14 z'), paint: 'var(--bark)', weight: 1.8 },
        { line: at('-9,6! 9,6! 9,18! 1,17! 0,12! -1,17! -9,18! z'), paint: trunks, weight: 1.8 },
        { line: at(round(0, -25, 11, 10)), paint: 'var(--coal)', weight: 1.4 },
        { line: at(round(-11, -25, 4)), paint: 'var(--wood)', weight: 1.6 },
        { line: at(round(11, -25, 4)), paint: 'var(--wood)', weight: 1.6 },
        { line: at(round(0, -22, 9, 8.5)), paint: 'var(--wood)', weight: 1.8 },
        { line: at('-8,-26! 8,-26! 6,-21 2,-21 0,-25 -2,-21 -6,-21 z'), paint: 'var(--coal)', weight: 1 },
        { line: at('-4,-17 0,-15 4,-17'), weight: 1.6 },
      ]
    }),
  ]),
  /** A pool with a rubber ring in it. */
  pool: figure([
    {
      line: '6,46 16,22 40,14 62,24 82,22 96,42 92,68 72,84 48,76 26,86 8,70 z',
      paint: 'var(--cream)',
      shade: 3,
    },
    {
      line: '14,46 22,29 40,23 60,32 80,31 88,45 84,64 70,74 49,67 28,76 15,66 z',
      paint: 'var(--sea)',
      weight: 1.8,
    },
    {
      line: '24,42 31,39 37,43 44,40 ; 60,62 66,58 72,62 78,58 ; 24,62 30,59 36,63',
      ink: 'var(--sky)',
      weight: 2.6,
    },
    { line: round(57, 48, 15, 13), paint: 'var(--white)', shade: 2 },
    { line: '46,41 51,38 ; 66,43 68,48 ; 62,57 57,58 ; 47,53 45.5,48', ink: 'var(--red)', weight: 5 },
    { line: round(57, 48, 15, 13), weight: 2.4 },
    { line: round(57, 48, 6.5, 5.5), paint: 'var(--sea)', weight: 2 },
    { line: '80,38 80,20 86,14 90,20 ; 89,42 89,26 94,20 98,25', ink: 'var(--slate)', weight: 3.2 },
    { line: '80,30 89,32', ink: 'var(--slate)', weight: 2.6 },
  ]),
  /** A spring of sweet water among stones. */
  spring: figure([
    { line: '8,78 24,66 50,62 78,66 94,78 78,90 50,94 22,90 z', paint: 'var(--sea)', shade: 3 },
    {
      line:
        '50,66! 34,40 22,36 16,48! 18,30 34,24 46,36! 46,18 50,8 54,18 54,36! 66,24 82,30 ' +
        '84,48! 78,36 66,40 z',
      paint: 'var(--sky)',
      shade: 3,
    },
    { line: '44,50 46,60 ; 56,50 54,60 ; 50,40 50,56', ink: 'var(--white)', weight: 2.4 },
    { line: '28,82 34,79 40,82 ; 58,84 64,81 70,84', ink: 'var(--sky)', weight: 2.4 },
    { line: round(16, 80, 13, 10), paint: 'var(--stone)', shade: 3 },
    { line: round(84, 82, 12, 9), paint: 'var(--stone)', shade: 3 },
    { line: round(34, 92, 10, 6), paint: 'var(--stone)', shade: 2 },
    { line: '84,72 85,60', ink: 'var(--leaf)', weight: 2.6 },
    { line: star(85, 57, 8, 4, 5, true), paint: 'var(--pink)', weight: 1.6 },
    { line: round(85, 57, 2.4), paint: 'var(--sun)', weight: 1 },
    { line: round(20, 22, 2.6, 3.6), paint: 'var(--sky)', weight: 1.5 },
    { line: round(74, 14, 2.4, 3.4), paint: 'var(--sky)', weight: 1.5 },
  ]),
  /** A hammock between two palms. */
  hammock: figure([
    { line: '6,92 50,88 94,92 50,97 z', paint: 'var(--dust)', weight: 0 },
    ...palms.flatMap((x) => {
      const lean = x < 50 ? -1 : 1
      return [
        {
          line:
            `${x - 4},93! ${x + 2 * lean - 3},60 ${x - 2},26! ` +
            `${x + 3},26! ${x + 2 * lean + 4},60 ${x + 5},93! z`,
          paint: 'var(--wood)',
          shade: 2,
          weight: 2,
        },
        { line: `${x - 3},46 ${x + 4},45 ; ${x - 3},60 ${x + 5},59 ; ${x - 3},76 ${x + 5},75`, weight: 1.5 },
        ...leaves
          .split(';')
          .map((leaf) => ({ line: placed(leaf, x, 26), paint: 'var(--leaf)', weight: 1.7 })),
      ]
    }),
    { line: '20,48 27,54 ; 20,48 26,60 ; 80,48 73,54 ; 80,48 74,60', weight: 1.6 },
    {
      line: '26,53! 36,64 50,68 64,64 74,53! 73,64 64,78 50,82 36,78 27,64 z',
      paint: 'var(--coral)',
      shade: 3,
    },
    { line: '34,66 38,76 ; 46,70 47,79 ; 58,69 57,78 ; 67,64 65,73', ink: 'var(--sun)', weight: 3.4 },
    { line: '33,59 38,53 45,58 46,66 37,64 z', paint: 'var(--white)', weight: 1.6 },
  ]),
  /** Mosquitoes: small, but three of them. */
  mosquitoes: figure([
    ...swarm.flatMap(([x, y, size, turn]) => {
      const at = (line: string) => placed(line, x, y, size, turn)
      return [
        { line: at('0,4 -6,12 -4,20 ; 6,5 6,14 11,20 ; 12,3 16,10 22,14 ; -4,4 -12,9 -14,17'), weight: 1.4 },
        { line: at('2,-2! -10,-14 -16,-26 -4,-26 4,-12 z'), paint: 'var(--sky)', weight: 1.7 },
        { line: at('4,-2! 4,-16 10,-28 18,-22 12,-8 z'), paint: 'var(--sky)', weight: 1.7 },
        { line: at('10,0 2,-5 -8,-4 -24,4! -10,6 2,6 z'), paint: 'var(--night)', weight: 2 },
        { line: at('-4,-4 -3,5 ; -11,-2 -9,5'), ink: 'var(--red)', weight: 2.2 },
        { line: at('8,-5 15,-6 18,0 14,6 8,5 z'), paint: 'var(--night)', weight: 2 },
        { line: at('17,2 24,6 32,11'), weight: 2 },
        { line: at('13,-3 14,-1.5'), ink: 'var(--white)', weight: 3.6 },
      ]
    }),
    { line: '8,34 13,29 8,24 13,19 ; 90,44 95,49 90,54', ink: 'var(--red)', weight: 2 },
  ]),
  /** A radio that plays far too loud. */
  radio: figure([
    { line: '28,40! 30,24 70,23 73,39! 66,40! 65,31 36,32 35,41! z', paint: 'var(--coal)', weight: 1.8 },
    { line: '10,40! 90,38! 92,80! 9,82! z', paint: 'var(--red)', shade: 4, weight: 2.8 },
    { line: round(27, 62, 14), paint: 'var(--coal)', weight: 2 },
    { line: round(75, 61, 14), paint: 'var(--coal)', weight: 2 },
    { line: round(27, 62, 6), paint: 'var(--stone)', weight: 1.4 },
    { line: round(75, 61, 6), paint: 'var(--stone)', weight: 1.4 },
    { line: box(43, 46, 16, 10), paint: 'var(--sun)', weight: 1.6 },
    { line: '45,51 50,51 52,48 54,54', weight: 1.4 },
    { line: round(46, 67, 3.4), paint: 'var(--white)', weight: 1.6 },
    { line: round(56, 67, 3.4), paint: 'var(--white)', weight: 1.6 },
    { line: '44,76 59,75', weight: 2 },
    { line: '12,28! 4,20! 10,17! 3,7 ; 86,27! 95,20! 89,16! 97,7', ink: 'var(--red)', weight: 3 },
    { line: '24,17 24,5 33,3 33,14', weight: 2 },
    { line: round(21.5, 17, 3.4, 2.6), paint: 'var(--line)', weight: 1 },
    { line: round(30.5, 14.5, 3.4, 2.6), paint: 'var(--line)', weight: 1 },
    { line: '62,14 62,2 68,7', weight: 2 },
    { line: round(59.5, 14, 3.4, 2.6), paint: 'var(--line)', weight: 1 },
  ]),
  /** A jellyfish in a bad mood. */
  jellyfish: figure([
    {
      line:
        '26,52 20,64 28,74 20,86 24,94 ; 40,54 36,66 43,78 37,92 ; 60,54 64,66 57,78 63,92 ; ' +
        '74,52 80,64 72,74 80,86 76,94 ; 50,54 52,66 47,76 51,88',
      ink: 'var(--violet)',
      weight: 5.5,
    },
    { line: '30,54 25,64 32,74 ; 70,54 75,64 68,74', ink: 'var(--pink)', weight: 2 },
    {
      line: '10,50! 12,28 28,10 50,6 72,10 88,28 90,50! 80,58 72,52 62,60 52,53 42,60 30,53 20,59 z',
      paint: 'var(--violet)',
      shade: 6,
    },
    { line: '24,28 32,18 42,14', ink: 'var(--white)', weight: 4 },
    { line: round(38, 36, 5.4), paint: 'var(--white)', weight: 1.8 },
    { line: round(62, 36, 5.4), paint: 'var(--white)', weight: 1.8 },
    { line: round(39, 37.5, 2.4), paint: 'var(--line)', weight: 0.5 },
    { line: round(61, 37.5, 2.4), paint: 'var(--line)', weight: 0.5 },
    { line: '30,28 38,30 44,34 ; 70,28 62,30 56,34', weight: 3 },
    { line: '43,49 50,45 57,49', weight: 2.6 },
  ]),
  /** A shark: better not here. */
  shark: figure([
    { line: '60,28! 62,10 70,2! 74,16 80,30! z', paint: 'var(--slate)', shade: 2 },
    {
      line: '8,50 16,36 34,27 56,25 78,32 92,52 96,84! 70,88 40,86 24,78! 34,66 20,66 10,60 z',
      paint: 'var(--slate)',
      shade: 0,
    },
    {
      line: '14,60! 30,58 48,56! 40,68 44,80 62,88! 38,88 24,78! 34,68 22,67 z',
      paint: 'var(--white)',
      weight: 1.4,
    },
    { line: '14,57! 30,57 50,54! 44,62 38,72 26,78! 20,70 z', paint: 'var(--brick)', weight: 2 },
    {
      line: '16,57! 20,64! 24,57! 28,64! 32,57! 36,63! 40,56! 44,61! 49,54! 30,55 z',
      paint: 'var(--white)',
      weight: 1.5,
    },
    {
      line: '23,74! 26,68! 29,73! 32,66! 36,71! 38,64! 42,66! 38,74 27,79 z',
      paint: 'var(--white)',
      weight: 1.5,
    },
    { line: round(38, 42, 5, 4.6), paint: 'var(--white)', weight: 1.8 },
    { line: round(36.5, 43, 2.1), paint: 'var(--line)', weight: 0.5 },
    { line: '30,38 38,35 46,39', weight: 3.2 },
    { line: '14,46 16,47', weight: 2.6 },
    { line: '60,50 57,58 60,66 ; 67,50 64,58 67,66 ; 74,51 71,58 74,66', weight: 2 },
    {
      line: '2,88 14,82 26,88 38,82 50,88 62,82 74,88 86,82 98,88 98,98! 2,98! z',
      paint: 'var(--sea)',
      shade: 0,
      weight: 2,
    },
    { line: '10,93 18,91 ; 46,94 56,92 ; 78,94 86,91', ink: 'var(--sky)', weight: 2 },
  ]),
} satisfies Record<string, Figure>)

export type Motif = keyof typeof MOTIFS
