/** The shape of each seat, so that nobody needs colours to tell them apart. */
import { box, round, star } from './drawing/trace'

export const SEAT_SHAPES: readonly string[] = [
  round(50, 50, 38),
  box(14, 14, 72, 72),
  '50,8! 92,84! 8,84! z',
  '50,6! 90,50! 50,94! 10,50! z',
  star(50, 53, 46, 21, 5),
  '28,12! 72,12! 94,50! 72,88! 28,88! 6,50! z',
  star(50, 50, 44, 27, 6, true),
  '36,8! 64,8! 64,36! 92,36! 92,64! 64,64! 64,92! 36,92! 36,64! 8,64! 8,36! 36,36! z',
]
