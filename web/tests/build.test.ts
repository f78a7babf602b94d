// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'

interface Chunk {
  file: string
  imports?: string[]
}

const root = join(import.meta.dirname, '..')
const page = join(root, '../src/palabre/server/page') // as it was built last: `run.py test` builds it first
const read = (file: string) => readFileSync(join(page, file))
let manifest: Record<string, Chunk>

beforeAll(async () => {
  if (!existsSync(join(page, 'index.html'))) await build({ root, logLevel: 'error' })
  manifest = JSON.parse(read('.vite/manifest.json').toString()) as Record<string, Chunk>
}, 120_000)

/** A chunk and all that it needs at once. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (!found.has(name)) {
    found.add(name)
    for (const needed of manifest[name]!.imports ?? []) withImports(needed, found)
  }
  return found
}

describe('the built page', () => {
  test('the first screen needs less than 100 kB of script', () => {
    const html = read('index.html').toString()
    const entry = Object.keys(manifest).find((name) => html.includes(`src="/${manifest[name]!.file}"`))!
    const words = Object.keys(manifest).find((name) => name.endsWith('fr/page.ftl?with-cards'))!
    const needed = [...new Set([...withImports(entry), ...withImports(words)])]
    const size = needed.reduce((sum, name) => sum + gzipSync(read(manifest[name]!.file)).length, 0)
    expect(size).toBeGreaterThan(10_000)
    expect(size).toBeLessThan(100_000)
  })

  test('lies there packed as well, where that is worth it', () => {
    const names = readdirSync(page, { recursive: true, encoding: 'utf8' })
    const long = names.filter((name) => /\.(html|js|css)$/.test(name) && read(name).length > 1_000)
    expect(long.length).toBeGreaterThan(20)
    for (const name of long) {
      expect(brotliDecompressSync(read(`${name}.br`)).equals(read(name))).toBe(true)
      expect(gunzipSync(read(`${name}.gz`)).equals(read(name))).toBe(true)
    }
    expect(names.filter((name) => /woff2\.|^\..*\.(br|gz)$/.test(name))).toEqual([])
  })

  test('carries no script or style in the page itself, so that the server can forbid both', () => {
    const html = read('index.html').toString()
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/)
  })

  test('keeps itself out of git and brings the licence of its letters', () => {
    expect(read('.gitignore').toString()).toBe('*\n')
    expect(read('assets/grandstander-licence.txt').toString()).toContain('SIL OPEN FONT LICENSE')
  })

  test('asks nobody else for anything', () => {
    const styles = Object.values(manifest).flatMap((chunk) => (chunk as { css?: string[] }).css ?? [])
    for (const file of styles) expect(read(file).toString()).not.toMatch(/url\(["']?(https?:|\/\/|data:)/)
    expect(read('index.html').toString()).not.toMatch(/https?:\/\//)
  })
})
