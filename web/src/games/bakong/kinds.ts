/** Which kind of choice or event is it? What they look like is in types.ts. */
import box from '@box/bakong/box.json'
import type { Choice } from '../board'
import type { Flip, Journey, Preview } from './types'

const MOST_STEPS = box.dice.pips + 1 // with the machete

export const isFlip = (choice: Choice): choice is Flip => choice.do === 'flip'
/** What is chosen in the pack. */
export const isInPack = ({ do: does }: Choice) =>
  does === 'lose' || does === 'throw' || does === 'throw_emerald'
/** What is chosen among things that lie ready, with a picture each. */
export const isOffer = ({ do: does }: Choice) =>
  does === 'take' || does === 'take_big' || does === 'take_emeralds'
/** What is about a thing, whose use is told before it is taken or lost. */
export const isThing = (choice: Choice) => isOffer(choice) || isInPack(choice)

/** What leads somewhere on the trail, so that one wants to see it first. */
export const isWay = ({ do: does }: Choice) => does === 'flip' || does === 'walk' || does === 'flip_also'

/** The walk that would lead an adventurer to a place, as far as anybody ever walks. */
export function walkTo(
  place: number,
  from: { place: number } | undefined,
  asked: boolean,
): Choice | undefined {
  const steps = Math.abs(place - (from?.place ?? place))
  return asked && steps > 0 && steps <= MOST_STEPS ? { do: 'walk', steps } : undefined
}

/** Plain answers, which need no look before. */
export const isQuick = (choice: Choice) => !isWay(choice) && !isOffer(choice) && !isInPack(choice)

/** All ends of a preview, whichever the choice. */
export const endsOf = (preview: Preview | undefined): Journey[] =>
  preview?.goes_on ? [preview.goes_on] : (preview?.walks ?? []).flatMap(({ ends }) => ends)
