/** Which kind of choice or event is it? What they look like is in types.ts. */
import type { Choice } from '../board'
import type { Flip, Journey, Preview } from './types'

export const isFlip = (choice: Choice): choice is Flip => choice.do === 'flip'
/** What is chosen in the pack. */
export const isInPack = ({ do: does }: Choice) =>
  does === 'lose' || does === 'throw' || does === 'throw_emerald'
/** What is chosen among things that lie ready, with a picture each. */
export const isOffer = ({ do: does }: Choice) =>
  does === 'take' || does === 'take_big' || does === 'take_emeralds'
/** What leads somewhere on the trail, so that one wants to see it first. */
export const isWay = ({ do: does }: Choice) => does === 'flip' || does === 'walk' || does === 'flip_also'

/** Plain answers, which need no look before. */
export const isQuick = (choice: Choice) => !isWay(choice) && !isOffer(choice) && !isInPack(choice)

/** All ends of a preview, whichever the choice. */
export const endsOf = (preview: Preview | undefined): Journey[] =>
  preview?.goes_on ? [preview.goes_on] : (preview?.walks ?? []).flatMap(({ ends }) => ends)
