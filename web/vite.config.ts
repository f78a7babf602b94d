/** How the page is built: into the server's folder, with the words shared with Python. */
import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const GAMES = here('../src/palabre/games')

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
const WITH_CARDS = '?with-cards'

/** `page.ftl?with-cards` has also what is on the cards of all games; rules are fetched by those who play. */
function withCards(): Plugin {
  return {
    name: 'with-cards',
    load(id) {
      if (!id.endsWith(WITH_CARDS)) return undefined
      const page = id.slice(0, -WITH_CARDS.length)
      const games = globSync(`*/words/${basename(dirname(page))}.ftl`, { cwd: GAMES })
      const words = [page, ...games.sort().map((game) => join(GAMES, game))].map((file) => {
        this.addWatchFile(file)
        return readFileSync(file, 'utf8')
      })
      const cards = words.slice(1).flatMap((text) => text.split(MESSAGE).filter((one) => ON_CARD.test(one)))
      return `export default ${JSON.stringify([words[0], ...cards].join('\n'))}`
    },
  }
}

/** Writes the service worker, with the list of what belongs to the page. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => writeWorker(dir!) },
  }
}

function writeWorker(folder: string): void {
  const parts = readdirSync(join(folder, 'assets')).filter((name) => !name.endsWith('.txt'))
  const files = parts.sort().map((name) => `'/assets/${name}'`)
  const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
  const source = readFileSync(here('offline/service-worker.js'), 'utf8')
  const told = source.replace("'FILES OF THE PAGE'", files.join(', ')).replace('NAME OF THE BUILD', build)
  writeFileSync(join(folder, 'service-worker.js'), told)
}

const PACKED = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } // endings that the server knows
const WORTH_IT = 0.9 // of its size; a font is packed already

/** Lays beside every file of the page the same file packed, for the server to hand out. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => packAll(dir!) },
  }
}

async function packAll(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('.'),
  )
  const paths = names.map((name) => join(folder, name))
  await Promise.all(paths.filter((path) => statSync(path).isFile()).map(pack))
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
  { name: 'front', tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 2, maxModuleSize: 4_000 },
]

export default defineConfig({
  plugins: [svelte({ compilerOptions }), withCards(), besideThePage(), offline(), packed()],
  resolve: {
    alias: {
      '@locales': here('../src/palabre/locales'),
      '@games': GAMES,
      '@box': GAMES,
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
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    fs: { allow: [here('.'), here('../src/palabre/locales'), GAMES] },
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
