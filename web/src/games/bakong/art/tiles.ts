/** The faces of the jungle tiles. */
import { figure, pieces, type Figure, type Shape } from '../../../ui/drawing/figure'
import { box, placed, round } from '../../../ui/drawing/trace'

const RIMS = { green: 'var(--leaf)', brown: 'var(--bark)', yellow: 'var(--sun)', red: 'var(--brick)' }
const GROUNDS = { green: 'var(--lime)', brown: 'var(--dust)', yellow: 'var(--cream)', red: 'var(--pink)' }
const MARKS = {
  green: '',
  brown: '26,5 26,9 ; 50,5 50,9 ; 74,5 74,9 ; 26,91 26,95 ; 50,91 50,95 ; 74,91 74,95',
  yellow: '20,9 26,5 ; 44,9 50,5 ; 68,9 74,5 ; 26,95 32,91 ; 50,95 56,91 ; 74,95 80,91',
  red:
    '22,5 26,9 ; 26,5 22,9 ; 48,5 52,9 ; 52,5 48,9 ; 74,5 78,9 ; 78,5 74,9 ; ' +
    '22,91 26,95 ; 26,91 22,95 ; 48,91 52,95 ; 52,91 48,95 ; 74,91 78,95 ; 78,91 74,95',
}

/** The ground in the colour that the map knows it by; each colour also has its own border. */
const onTile = (colour: keyof typeof RIMS, shapes: Shape[]): Figure =>
  figure([
    { line: '4,3! 50,2 97,4! 98,50 96,97! 50,98 3,96! 2,50 z', paint: RIMS[colour], weight: 3 },
    ...(MARKS[colour] ? [{ line: MARKS[colour], weight: 1.6 }] : []),
    { line: box(11, 12, 78, 76), paint: GROUNDS[colour], weight: 1.6 },
    ...shapes,
  ])

export const TILES = pieces({
  /** Plain jungle: leaves, and an easy way through. */
  plain: onTile('green', [
    ...[
      [28, 74, -20],
      [74, 70, 25],
      [30, 34, -70],
      [72, 34, 70],
    ].flatMap(([x, y, turn]) => [
      {
        line: placed('0,0! -12,-10 -10,-24 0,-32! 10,-24 12,-10 z', x!, y!, 0.8, turn!),
        paint: 'var(--leaf)',
        weight: 1.8,
      },
      { line: placed('0,-2 0,-26 ; 0,-10 -6,-15 ; 0,-10 6,-15', x!, y!, 0.8, turn!), weight: 1.2 },
    ]),
    { line: '40,86 46,70 54,54 50,38 54,16', ink: 'var(--cream)', weight: 8 },
    { line: '20,56 23,50 ; 22,56 27,52 ; 80,52 83,47 ; 78,52 75,48', weight: 1.5 },
  ]),
  /** A place where an emerald lies about. */
  emerald: onTile('green', [
    ...[
      [26, 80, -60],
      [74, 80, 60],
      [24, 36, -110],
      [77, 34, 100],
    ].map(([x, y, turn]) => ({
      line: placed('0,0! -10,-10 -8,-22 0,-30! 8,-22 10,-10 z', x!, y!, 0.75, turn!),
      paint: 'var(--leaf)',
      weight: 1.8,
    })),
    { line: '30,44! 40,30! 61,29! 71,43! 50,76! z', paint: 'var(--emerald)', shade: 3, weight: 2.8 },
    {
      line: '30,44! 42,46! 59,45! 71,43! ; 42,46 40,30 ; 59,45 61,29 ; 42,46 50,76 ; 59,45 50,76',
      weight: 1.6,
    },
    { line: '43,35 51,34', ink: 'var(--white)', weight: 2.6 },
    { line: '50,24 50,16 ; 26,30 20,24 ; 75,29 80,23', ink: 'var(--white)', weight: 2.6 },
  ]),
  /** An abandoned camp: a patched tent and a crate somebody forgot. */
  abandoned_camp: onTile('brown', [
    { line: '14,76 50,72 86,76 86,86! 14,86! z', paint: 'var(--wood)', weight: 0 },
    { line: '18,76! 44,26! 72,74! z', paint: 'var(--cream)', shade: 4, weight: 2.6 },
    { line: '44,26! 38,76! 53,75! z', paint: 'var(--coal)', weight: 1.8 },
    { line: '44,26 48,19 ; 44,26 40,20', weight: 2.4 },
    { line: '57,56! 64,54! 66,63! 59,64! z', paint: 'var(--coral)', weight: 1.6 },
    { line: '18,76 13,82 ; 72,74 78,80', weight: 1.8 },
    { line: box(62, 66, 19, 17), paint: 'var(--wood)', shade: 2 },
    { line: '63,67 80,82 ; 80,67 63,82', weight: 1.6 },
  ]),
  /** A cave: dark, and something gleams in it. */
  cave: onTile('brown', [
    {
      line: '13,84! 16,56 26,32 44,20 62,22 78,36 85,58 87,84! z',
      paint: 'var(--stone)',
      shade: 4,
      weight: 2.6,
    },
    { line: '30,84! 31,62 40,48 52,46 64,52 70,66 70,84! z', paint: 'var(--coal)', weight: 2.4 },
    { line: '24,52 30,46 ; 40,30 48,28 ; 70,42 75,48 ; 20,70 24,66 ; 77,66 79,72', weight: 1.8 },
    { line: round(43, 62, 3.4, 3), paint: 'var(--sun)', weight: 0.8 },
    { line: round(56, 62, 3.4, 3), paint: 'var(--sun)', weight: 0.8 },
    { line: '43,61 43.2,63.5 ; 56,61 56.2,63.5', weight: 1.6 },
    { line: '44,80! 48,74! 55,74! 59,79! 51,86! z', paint: 'var(--emerald)', weight: 1.6 },
  ]),
  /** A waterfall: cool water for what hurts. */
  waterfall: onTile('brown', [
    { line: '12,14! 36,14! 34,44 30,72! 12,76! z', paint: 'var(--stone)', shade: 3 },
    { line: '88,14! 64,14! 66,44 70,72! 88,76! z', paint: 'var(--stone)', shade: 3 },
    { line: '36,14! 64,14! 66,44 70,74! 50,78 30,74! 34,44 z', paint: 'var(--sea)', weight: 2.2 },
    { line: '42,18 41,40 38,64 ; 50,22 50,46 50,68 ; 58,18 59,36 62,60', ink: 'var(--sky)', weight: 3.4 },
    {
      line: '13,86! 14,76 24,70 34,76 42,69 52,75 62,69 70,76 80,70 87,77 87,86! z',
      paint: 'var(--white)',
      weight: 2.2,
    },
    { line: '20,30 27,28 ; 18,48 26,47 ; 74,32 81,34 ; 74,50 82,49', weight: 1.7 },
    { line: '14,14! 20,24 30,20 38,14! z', paint: 'var(--leaf)', weight: 1.8 },
    { line: '62,14! 72,22 82,22 87,14! z', paint: 'var(--leaf)', weight: 1.8 },
  ]),
  /** A river: without a rope, here you stop. */
  river: onTile('yellow', [
    {
      line: '12,34! 28,28 46,36 66,28 88,34! 88,70! 70,66 50,74 30,66 12,70! z',
      paint: 'var(--sea)',
      weight: 0,
    },
    { line: '12,34 28,28 46,36 66,28 88,34 ; 12,70 30,66 50,74 70,66 88,70', weight: 2.8 },
    {
      line:
        '20,44 28,41 36,45 ; 48,50 56,47 64,51 ; 70,42 78,40 84,43 ; 24,58 32,56 40,60 ; ' +
        '66,60 74,57 82,60',
      ink: 'var(--sky)',
      weight: 3,
    },
    {
      line:
        '18,27 19,18 ; 22,27 24,20 ; 78,26 77,17 ; 82,27 85,20 ; 74,82 75,74 ; 78,82 81,76 ; ' +
        '24,82 23,75',
      ink: 'var(--leaf)',
      weight: 2.6,
    },
    { line: '42,56! 50,51 58,54 62,50! 61,60! 57,58 50,61 z', paint: 'var(--orange)', weight: 1.6 },
    { line: '47,55 47.6,55.6', weight: 2 },
  ]),
  /** A cliff: without a grapple, here you stop. */
  cliff: onTile('yellow', [
    { line: '12,12! 89,12! 89,26! 74,30 60,26 46,32 30,27 12,31! z', paint: 'var(--leaf)', weight: 0 },
    {
      line: '12,31! 30,27 46,32 60,26 74,30 89,26! 86,52 88,74! 70,78 52,73 34,79 14,75! z',
      paint: 'var(--dust)',
      shade: 0,
      weight: 2.6,
    },
    {
      line:
        '24,36 23,54 27,70 ; 40,38 42,50 38,62 42,72 ; 57,34 56,50 60,62 57,70 ; ' +
        '74,36 72,48 76,58 75,72',
      ink: 'var(--bark)',
      weight: 2.6,
    },
    { line: '30,46 36,47 ; 46,58 53,57 ; 63,44 69,45 ; 79,62 84,61 ; 16,60 20,61', weight: 1.8 },
    { line: '12,31 30,27 46,32 60,26 74,30 89,26', weight: 2.8 },
    { line: '22,24 24,16 ; 26,24 30,18 ; 66,22 66,15 ; 70,23 74,17', ink: 'var(--jungle)', weight: 2.4 },
    { line: '20,86! 26,80 34,82 36,87! z ; 60,87! 66,80 76,82 79,87! z', paint: 'var(--stone)', weight: 1.8 },
  ]),
  /** A ditch: that hurts. */
  ditch: onTile('red', [
    {
      line: '18,40 34,30 54,33 76,28 84,42 78,58 82,70 62,76 42,72 24,76 16,60 z',
      paint: 'var(--bark)',
      weight: 2.6,
    },
    {
      line: '26,46 38,39 54,41 70,38 76,46 71,58 73,65 60,69 44,65 30,68 25,58 z',
      paint: 'var(--coal)',
      weight: 1.6,
    },
    {
      line: '32,66! 36,50! 40,65! z ; 44,65! 48,47! 53,66! z ; 57,67! 61,48! 66,66! z',
      paint: 'var(--cream)',
      weight: 1.7,
    },
    {
      line: '20,34 16,28 ; 28,28 27,22 ; 82,30 86,24 ; 72,24 73,18 ; 20,80 16,84 ; 80,78 84,82',
      weight: 2.2,
    },
    { line: '34,26 50,24 62,20 ; 40,20 52,30', ink: 'var(--wood)', weight: 3 },
  ]),
  /** Quicksand: it swallows what you carry. */
  quicksand: onTile('red', [
    { line: round(50, 55, 36, 26), paint: 'var(--dust)', weight: 2.6 },
    { line: round(50, 56, 28, 19), paint: 'var(--sand)', ink: 'var(--bark)', weight: 1.8 },
    { line: round(50, 57, 19, 12), paint: 'var(--dust)', ink: 'var(--bark)', weight: 1.8 },
    { line: round(50, 58, 11, 6.5), paint: 'var(--bark)', weight: 1.6 },
    {
      line:
        '44,59! 43,46 38,38 34,40 39,50! 41,60 58,60! 59,48 64,42 61,38 55,46 54,34 50,33 ' +
        '50,46 48,36 44,37 z',
      paint: 'var(--wood)',
      weight: 2,
    },
    { line: round(26, 30, 3, 2.4), paint: 'var(--sand)', weight: 1.5 },
    { line: round(75, 32, 3.6, 3), paint: 'var(--sand)', weight: 1.5 },
    { line: round(80, 78, 2.6, 2), paint: 'var(--sand)', weight: 1.5 },
  ]),
} satisfies Record<string, Figure>)
