/** How the page is built: into the server's folder, with the words shared with Python. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Lays beside the page the font's licence, and a file that keeps the built page out of git. */
function besideThePage(): Plugin {
  return {
    name: 'beside-the-page',
    apply: 'build',
    generateBundle() {
      const licence = readFileSync(here('node_modules/@fontsource/grandstander/LICENSE'), 'utf8')
      this.emitFile({ type: 'asset', fileName: 'assets/grandstander-licence.txt', source: licence })
      this.emitFile({ type: 'asset', fileName: '.gitignore', source: '*\n' })
    },
  }
}

/** What every screen says of a game: its name, what is fun in it, its options; and how a message begins. */
const ON_CARD = /^[a-z-]+-(?:name|fun|option-[\w-]+) =/
const MESSAGE = /\n(?=[a-z#])/

/** `words/fr.ftl?card` is the part of a game's words that is on its card: rules are fetched by those who play. */
function cards(): Plugin {
  return {
    name: 'cards',
    load(id) {
      if (!id.endsWith('.ftl?card')) return undefined
      const messages = readFileSync(id.slice(0, -'?card'.length), 'utf8').split(MESSAGE)
      return `export default ${JSON.stringify(messages.filter((one) => ON_CARD.test(one)).join('\n'))}`
    },
  }
}

/** The words of all cards and of the page come in one file a language. */
const FIRST_WORDS = /(?:\/words\/|\/locales\/)(fr|en)(?:\.ftl\?card|\/page\.ftl)/

/** In tests without Svelte's checks for developers: a board is laid three times as fast. */
const compilerOptions = process.env['VITEST'] ? { dev: false } : {}

export default defineConfig({
  plugins: [svelte({ compilerOptions }), cards(), besideThePage()],
  resolve: {
    alias: {
      '@locales': here('../src/palabre/locales'),
      '@games': here('../src/palabre/games'),
      '@box': here('../src/palabre/games'),
    },
    conditions: process.env['VITEST'] ? ['browser'] : undefined,
  },
  build: {
    outDir: here('../src/palabre/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ test: FIRST_WORDS, name: (id) => `words-${FIRST_WORDS.exec(id)?.[1]}` }],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/palabre/locales'), here('../src/palabre/games')] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/browser.ts'],
    isolate: false, // making jsdom anew for every file took as long as half of the tests
  },
})
