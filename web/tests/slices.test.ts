import { expect, test } from 'vitest'
import { allAtOnce, inTurn } from '../src/ui/slices.svelte'

const task = () => new Promise((done) => setTimeout(done, 20))

test('pieces are done in order, also those that come meanwhile; a long one ends the task', async () => {
  const done: string[] = []
  const busy = () => {
    const end = performance.now() + 15
    while (performance.now() < end);
  }
  inTurn(() => {
    done.push('one')
    inTurn(() => done.push('three'))
  })
  inTurn(() => {
    busy()
    done.push('two')
    queueMicrotask(() => done.push('a touch'))
  })
  expect(done).toEqual([])
  await task()
  await task()
  expect(done).toEqual(['one', 'two', 'a touch', 'three'])
})

test('what is taken back is not done, and what is needed at once is', async () => {
  const done: string[] = []
  const takeBack = inTurn(() => done.push('gone'))
  inTurn(() => {
    done.push('here')
    inTurn(() => done.push('within'))
  })
  takeBack()
  allAtOnce()
  expect(done).toEqual(['here', 'within'])
  await task()
  expect(done).toEqual(['here', 'within'])
})
