/** A board as rendered becomes one SVG with all that it needs: paints, styles, and nothing of a page. */
import paints from '../src/ui/look/paints.css?raw'
import themes from '../src/ui/look/themes.css?raw'

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'
const OF_GAMES = import.meta.glob<string>('../src/games/*/theme.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export interface Rendered {
  head: string
  body: string
}

/** The board's own drawing; where a board is laid of several, the whole of it. */
export function picture(game: string, { head, body }: Rendered): string {
  const bare = body.replaceAll(/<!--.*?-->/gs, '')
  const drawings = [...topmost(bare)]
  const [x = 0, y = 0, width = 0, height = 0] = frameOf(drawings[0] ?? '')
  const inside = drawings.length === 1 ? within(drawings[0]!) : embedded(bare, width, height)
  const look = `<style>${escaped(styles(game, head))}</style>`
  const kind = drawings.length === 1 ? (/^<svg[^>]* class="([^"]*)"/.exec(drawings[0]!)?.[1] ?? '') : ''
  return (
    `<svg xmlns="${SVG}" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" ` +
    `class="${kind}" style="width: ${width}px; max-width: 100%; height: auto; overflow: hidden" ` +
    `data-game="${game}">${look}${inside}</svg>`
  )
}

/** The drawings of a board that are in no other drawing. */
export function* topmost(body: string): Generator<string> {
  let deep = 0
  let from = 0
  for (const { 0: tag, index } of body.matchAll(/<svg\b|<\/svg>/g)) {
    if (tag === '<svg' && deep++ === 0) from = index
    if (tag !== '<svg' && --deep === 0) yield body.slice(from, index + tag.length)
  }
}

const frameOf = (drawing: string): number[] =>
  (/viewBox="([^"]*)"/.exec(drawing)?.[1] ?? '').split(' ').map(Number)

const within = (drawing: string): string => drawing.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')

const embedded = (body: string, width: number, height: number): string =>
  `<foreignObject width="${width}" height="${height}"><div xmlns="${XHTML}" style="height: ${height}px">` +
  `${body.replaceAll('<svg ', `<svg xmlns="${SVG}" `)}</div></foreignObject>`

/** The paints by day, the game's own colours, and what its parts say of themselves. */
function styles(game: string, head: string): string {
  const own = OF_GAMES[`../src/games/${game}/theme.css`] ?? ''
  const parts = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text)
  return [paints, themes, own, ...parts].join('\n')
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
