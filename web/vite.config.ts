/** How the page is built: into the server's folder, with the words shared with Python. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PAGE = here('../src/palabre/server/page')

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

/** What every screen says of a game: name, what is fun in it, trainer, options; and how a message begins. */
const ON_CARD = /^[a-z-]+-(?:name|fun|trainer|option-[\w-]+) =/
const MESSAGE = /\n(?=[a-z#])/

/** `words/fr.ftl?card` is what a game's card says: its rules are fetched by those who play. */
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

const PACKED = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } // endings that the server knows
const WORTH_IT = 0.9 // of its size; a font is packed already

/** Lays beside every file of the page the same file packed, for the server to hand out. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    closeBundle: { order: 'post', handler: () => packAll(PAGE) },
  }
}

async function packAll(folder: string): Promise<void> {
  const found = readdirSync(folder, { withFileTypes: true, recursive: true })
  const files = found.filter((one) => one.isFile() && !one.name.startsWith('.'))
  await Promise.all(files.map((one) => pack(join(one.parentPath, one.name))))
}

async function pack(path: string): Promise<void> {
  const file = readFileSync(path)
  for (const [ending, how] of Object.entries(PACKED)) {
    const smaller = await how(file)
    if (smaller.length < file.length * WORTH_IT) writeFileSync(path + ending, smaller)
  }
}

/** In tests without Svelte's checks for developers: a board is laid three times as fast. */
const compilerOptions = process.env['VITEST'] ? { dev: false } : {}

/** What the front page needs comes in one file; what several other screens share, in a few. */
const CHUNKS = [
  { test: FIRST_WORDS, name: (id: string) => `words-${FIRST_WORDS.exec(id)?.[1]}`, priority: 2 },
  { name: 'front', tags: ['$initial' as const], priority: 1 },
  { name: 'shared', minShareCount: 2, maxModuleSize: 4_000 },
]

export default defineConfig({
  plugins: [svelte({ compilerOptions }), cards(), besideThePage(), packed()],
  resolve: {
    alias: {
      '@locales': here('../src/palabre/locales'),
      '@games': here('../src/palabre/games'),
      '@box': here('../src/palabre/games'),
    },
    conditions: process.env['VITEST'] ? ['browser'] : undefined,
  },
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
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
