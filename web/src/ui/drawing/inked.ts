/** Inked shapes as the text of a picture: a browser reads a figure faster than we lay it line by line. */
import type { Shape } from './figure'
import { brush, shape, track } from './ink'

const RIM_WIDTH = 6
const INK = 'var(--line)'
const WEIGHT = 2.4

/** Shapes from the ground up; `id` tells the clips of this picture from those of all others. */
export function inked(shapes: readonly Shape[], id: string): string {
  return shapes.map((one, at) => painted(one, `${id}-${at}`) + lined(one)).join('')
}

/** The same shapes as the paper left round them. */
export function rimmed(shapes: readonly Shape[]): string {
  return shapes.map(rim).join('')
}

const rim = ({ line, paint, weight = WEIGHT }: Shape) =>
  `<path d="${track(line)}"${paint ? '' : ' fill="none"'} stroke-width="${RIM_WIDTH + weight}"/>`

/** Paint inside, and a darker edge where the light does not reach. */
function painted({ line, paint, shade }: Shape, id: string): string {
  if (!paint) return ''
  const d = `d="${shape(line)}"`
  if (!shade) return `<path ${d} fill="${paint}"/>`
  return (
    `<clipPath id="${id}"><path ${d}/></clipPath>` +
    `<path ${d} fill="color-mix(in oklab, ${paint} 78%, var(--shadow))"/>` +
    `<g clip-path="url(#${id})"><path ${d} fill="${paint}" transform="translate(${-shade} ${-shade})"/></g>`
  )
}

/** A brushed line. */
const lined = ({ line, ink = INK, weight = WEIGHT }: Shape) =>
  weight ? `<path d="${brush(line, weight)}" fill="${ink}"/>` : ''
