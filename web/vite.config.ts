/** How the page is built: into the server's folder, with the words shared with Python. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
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
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('.'))
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
  { name: 'front', tags: ['$initial' as const], priority: 1 },
  { name: 'shared', minShareCount: 2, maxModuleSize: 4_000 },
]

export default defineConfig({
  plugins: [svelte({ compilerOptions }), besideThePage(), packed()],
  resolve: {
    alias: { '@locales': here('../src/palabre/locales'), '@box': here('../src/palabre/games') },
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
