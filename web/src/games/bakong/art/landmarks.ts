/** Where the trail begins, and where it turns. */
import { figure, pieces, type Figure } from '../../../ui/drawing/figure'
import { box, round } from '../../../ui/drawing/trace'

const tower = (x: number, top: number, foot: number, half: number) => {
  const [belly, waist, middle] = [half * 1.15, half * 0.7, (top + foot) / 2 - 3]
  return (
    `${x - half},${foot}! ${x - belly},${foot - 9} ${x - waist},${middle} ${x},${top}! ` +
    `${x + waist},${middle} ${x + belly},${foot - 9} ${x + half},${foot}! z`
  )
}

export const LANDMARKS = pieces({
  /** The base camp: a tent, a fire and a flag. */
  base_camp: figure([
    { line: '4,90 30,84 70,84 96,90 70,97 30,97 z', paint: 'var(--lime)', weight: 0 },
    { line: '78,90 77,20', weight: 3.4 },
    { line: '78,12! 92,18 98,26! 88,28 78,34! z', paint: 'var(--red)', shade: 2 },
    { line: '6,90! 36,22! 42,22! 74,88! z', paint: 'var(--orange)', shade: 6, weight: 2.8 },
    { line: '38,24! 24,90! 36,90! 39,60! 46,89! 54,89! z', paint: 'var(--cream)', weight: 1.8 },
    { line: '38,30! 36,90! 39,60! 46,89! z', paint: 'var(--coal)', weight: 1.6 },
    { line: '36,22 32,12 ; 42,22 46,13', weight: 2.6 },
    {
      line: '84,88! 78,80 80,70 84,74 86,62! 92,70 91,76 96,74 95,84 91,89! z',
      paint: 'var(--sun)',
      weight: 2,
    },
    { line: '87,87 85,81 88,76 91,82 90,87 z', paint: 'var(--red)', weight: 1.2 },
    { line: '78,91 97,86 ; 79,86 97,92', ink: 'var(--bark)', weight: 4 },
    { line: round(66, 92, 4, 3), paint: 'var(--stone)', weight: 1.6 },
  ]),
  /** The temple: steps, towers and an emerald over the door. */
  temple: figure([
    { line: '2,92 28,86 72,86 98,92 70,98 30,98 z', paint: 'var(--leaf)', weight: 0 },
    { line: tower(20, 34, 66, 8), paint: 'var(--stone)', shade: 2, weight: 2.2 },
    { line: tower(80, 34, 66, 8), paint: 'var(--stone)', shade: 2, weight: 2.2 },
    { line: tower(50, 4, 46, 13), paint: 'var(--stone)', shade: 3, weight: 2.6 },
    { line: '40,36 60,35 ; 42,27 58,26 ; 45,18 55,17', weight: 1.6 },
    { line: '15,58 25,57 ; 16,50 24,49 ; 75,58 85,57 ; 76,50 84,49', weight: 1.5 },
    { line: box(30, 46, 40, 16), paint: 'var(--stone)', shade: 3, weight: 2.4 },
    { line: box(20, 62, 60, 15), paint: 'var(--stone)', shade: 3, weight: 2.4 },
    { line: box(8, 77, 84, 16), paint: 'var(--stone)', shade: 3, weight: 2.6 },
    { line: '41,93! 44,62! 56,62! 59,93! z', paint: 'var(--cream)', weight: 2 },
    { line: '43,69 57,69 ; 43,75 57,75 ; 42,81 58,81 ; 42,87 58,87', weight: 1.5 },
    { line: '43,62! 43,52 50,47 57,52 57,62! z', paint: 'var(--coal)', weight: 2 },
    { line: '45,39! 50,35! 55,39! 50,45! z', paint: 'var(--emerald)', weight: 1.6 },
    {
      line: '8,77 12,84 9,90 14,93 ; 88,77 90,82 ; 26,62 28,68 25,72 ; 72,62 74,70',
      ink: 'var(--leaf)',
      weight: 2.8,
    },
  ]),
} satisfies Record<string, Figure>)
