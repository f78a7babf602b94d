/** How the boards are built as a program for Node that draws them as SVG, beside the page. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const GAMES = here('../../src/palabre/games')

const WITH_CARDS = '?with-cards'

/** The page's own words; a board says nothing of the cards on the front page. */
function withoutCards(): Plugin {
  return {
    name: 'without-cards',
    load: (id) =>
      id.endsWith(WITH_CARDS)
        ? `export default ${JSON.stringify(readFileSync(id.slice(0, -WITH_CARDS.length), 'utf8'))}`
        : undefined,
  }
}

export default defineConfig({
  root: here('.'),
  plugins: [svelte({ compilerOptions: { css: 'injected' } }), withoutCards()],
  resolve: { alias: { '@locales': here('../../src/palabre/locales'), '@games': GAMES, '@box': GAMES } },
  ssr: { noExternal: true },
  build: {
    ssr: here('draw.ts'),
    outDir: here('../../src/palabre/envs/drawn'), // the server hands out what is in the page's folder
    emptyOutDir: true,
    target: 'node22',
    minify: true,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'draw.mjs' } },
  },
})
