import { expect, test } from 'vitest'
import { speak } from '../src/app/words'
import { Coach, type Pupil } from '../src/screens/lesson/coach.svelte'

test('once somebody plays on, what was praised is no longer said', async () => {
  await speak('en')
  const lesson = { name: 'reading', done: 5 }
  const pupil: Pupil = {
    hands: [0],
    busy: false,
    info: { lesson } as Pupil['info'],
    view: { over: false },
    showing: { settled: undefined },
    act: () => {},
  }
  const coach = new Coach(pupil, 'bongo', 'reading')
  await coach.begin()
  coach.keepUp()
  expect(coach.isOpen).toBe(true)
  expect(coach.praise).toContain('only a bongo is missing')
  coach.act({ do: 'call', answer: 'rhino' })
  expect(coach.praise).toBeUndefined()
  for (const name of ['reading', 'poachers', 'guards']) {
    const other = new Coach(pupil, 'bongo', name)
    await other.begin()
    expect(other.rest).toMatch(/two of each animal, and you have won!/i)
  }
})
