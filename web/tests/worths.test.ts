import { expect, test, vi } from 'vitest'
import type { Analysis } from '../src/app/analysis'
import { Worths } from '../src/screens/review/worths.svelte'

test('one question is asked at a time, and none that nobody waits for any more', async () => {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const worths = new Worths((move, fine) => {
    asked.push(`${move}${fine ? ' fine' : ''}`)
    return new Promise((done) => answers.push(() => done({ move } as unknown as Analysis)))
  })
  void worths.look(1)
  await vi.waitFor(() => expect(asked).toEqual(['1']))
  void worths.look(2)
  const last = worths.look(3)
  void worths.look(3)
  expect(asked).toEqual(['1'])
  answers.shift()!()
  await vi.waitFor(() => expect(asked).toEqual(['1', '3']))
  answers.shift()!()
  await vi.waitFor(() => expect(asked).toEqual(['1', '3', '3 fine']))
  answers.shift()!()
  await last
  expect(worths.found).toEqual({ move: 3 })
})
