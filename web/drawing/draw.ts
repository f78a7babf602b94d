/** Boards as SVG: reads tables as lines of JSON, and answers each with its picture as a line of JSON. */
import { createInterface } from 'node:readline'
import { render } from 'svelte/server'
import { speak, type Language } from '../src/app/words'
import type { View } from '../src/games/board'
import { partsOf } from '../src/games/games'
import { still } from '../src/games/still'
import { picture } from './picture'

interface Table {
  game: string
  view: View
  eyes: number | null
  lang: Language
}

async function drawn(table: Table): Promise<string> {
  await speak(table.lang)
  const { Board } = await partsOf(table.game)
  return picture(table.game, render(Board, { props: still(table.game, table.view, table.eyes) }))
}

Object.assign(globalThis, { document: { documentElement: {} } }) // whose language the words set
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await drawn(JSON.parse(line) as Table))}\n`)
