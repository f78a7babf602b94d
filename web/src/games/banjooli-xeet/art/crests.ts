/** What each ostrich wears, so that its outline alone tells it apart: on a head of radius 10 at 0,0. */
export const CRESTS: Record<number, readonly string[]> = {
  1: ['-3,-8! -11,-16 -9,-26 -1,-31 2,-22 2,-9! z'], // a feather
  2: ['-3,-8! -19,-17! -18,-1! z', '-3,-8! 10,-20! 13,-7! z'], // a bow
  3: ['-10,-3! -18,-13! -9,-12! -7,-24! -1,-14! 7,-22! 6,-8! z'], // a comb
  4: ['-9,-6! -9,-22! 9,-22! 9,-7! z', '-16,-5! 15,-10! 16,-6! -15,-1! z'], // a hat
  5: ['-6,-7! -17,-13 -28,-6 -36,-13! -31,2 -18,0 -9,0! z', '0,-17 7,-13 5,-7 -3,-7 -7,-12 z'], // a ribbon
}
