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

/** In tests without Svelte's checks for developers: a board is laid three times as fast. */
const compilerOptions = process.env['VITEST'] ? { dev: false } : {}

export default defineConfig({
  plugins: [svelte({ compilerOptions }), besideThePage()],
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
