// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games, join, myTables, openTable, Refused, Unanswered } from '../src/app/api'
import type { TableWish } from '../src/wire'

/** A small real server; what it was sent is what it tells. */
const server: Server = createServer((asked, answer) => {
  let body = ''
  asked.on('data', (part: Buffer) => (body += part))
  asked.on('end', () => {
    const say = (status: number, text: string) => answer.writeHead(status).end(text)
    if (asked.url === '/api/games') say(200, '[{"name":"bongo"}]')
    else if (asked.url === '/api/tables') say(200, JSON.stringify({ table: asked.method, code: body }))
    else if (asked.url === '/api/join/MANGO%2F1') say(409, '{"reason":"every seat is taken"}')
    else if (asked.url === '/api/tables/mine') say(200, '<html>a proxy</html>')
    else say(502, 'bad gateway')
  })
})
const network = globalThis.fetch

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  globalThis.fetch = (what, how) => network(new URL(what as string, `http://127.0.0.1:${port}`), how)
})

afterAll(() => {
  server.close()
  globalThis.fetch = network
})

describe('asking the server', () => {
  test('an answer comes back as it was given', async () => {
    expect(await games()).toEqual([{ name: 'bongo' }])
  })

  test('a wish is sent whole', async () => {
    const wish: TableWish = {
      game: 'bongo',
      seats: [{ who: 'guest' }],
      options: { level: 'guards' },
      listed: true,
    }
    const { table, code } = await openTable(wish)
    expect(table).toBe('POST')
    expect(JSON.parse(code)).toEqual(wish)
  })

  test('a refusal says why, in the words of the server', async () => {
    await expect(join('MANGO/1', 'Awa')).rejects.toThrow(new Refused('every seat is taken'))
  })

  test('a proxy that answers in its place is silence', async () => {
    await expect(myTables()).rejects.toBeInstanceOf(Unanswered)
  })

  test('a gateway without a server is silence', async () => {
    await expect(join('X', 'Awa')).rejects.toBeInstanceOf(Unanswered)
  })

  test('no server at all is silence', async () => {
    const before = globalThis.fetch
    globalThis.fetch = (_, how) => network('http://127.0.0.1:9/', how)
    await expect(games()).rejects.toBeInstanceOf(Unanswered)
    globalThis.fetch = before
  })
})
