/** Boards as SVG: reads tables as lines of JSON, and answers each with its picture as a line of JSON. */
import { createInterface } from 'node:readline'
import { render } from 'svelte/server'
import { sayWord } from '../src/app/sentences'
import { speak, t, type Language } from '../src/app/words'
import type { BoardProps, SeatLook, View } from '../src/games/board'
import { partsOf } from '../src/games/games'
import { SEAT_PAINTS } from '../src/ui/drawing/seats'
import { picture } from './picture'

interface Table {
  game: string
  view: View
  eyes: number | null
  lang: Language
}

const looks = ({ view, eyes }: Table): SeatLook[] =>
  Array.from({ length: view.players }, (_, seat) => ({
    seat,
    name: t('player-seat', { number: seat + 1 }),
    paint: SEAT_PAINTS[seat]!,
    pattern: undefined,
    yours: seat === eyes,
    bot: false,
  }))

/** A board as in a book: nothing can be chosen, and nothing moves. */
function given(table: Table): BoardProps {
  return {
    view: table.view,
    eyes: table.eyes,
    seats: looks(table),
    bare: true,
    choices: [],
    hands: [],
    busy: false,
    act: () => {},
    preview: () => Promise.resolve(undefined),
    said: () => '',
    heard: [],
    told: () => '',
    word: (value) => sayWord(table.game, value),
    event: undefined,
    past: [],
    moving: false,
    rule: () => {},
    seen: () => {},
  }
}

async function drawn(table: Table): Promise<string> {
  await speak(table.lang)
  const { Board } = await partsOf(table.game)
  return picture(table.game, render(Board, { props: given(table) }))
}

Object.assign(globalThis, { document: { documentElement: {} } }) // whose language the words set
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await drawn(JSON.parse(line) as Table))}\n`)
