import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keep, kept } from '../src/app/kept'
import { Settings } from '../src/app/settings.svelte'

beforeEach(() => localStorage.clear())

describe('wishes', () => {
  test('nothing told: language, light and motion as on the device, sound on, patterns off', () => {
    const { wishes } = new Settings()
    expect(wishes).toMatchObject({
      language: 'auto',
      theme: 'auto',
      motion: 'auto',
      pace: 'normal',
      patterns: false,
    })
  })

  test('a wish is there again on the next visit', () => {
    new Settings().wish('theme', 'dark')
    const again = new Settings()
    expect(again.wishes.theme).toBe('dark')
    expect(again.dark).toBe(true)
  })

  test('a wish goes before what the device says', () => {
    const settings = new Settings()
    expect(settings.moving).toBe(true)
    settings.wish('motion', 'off')
    expect(settings.moving).toBe(false)
    settings.wish('language', 'fr')
    expect(settings.language).toBe('fr')
  })

  test.each(['null', '7', '"dark"', '{"theme":"pink","sound":"deafening","language":"tlh"}', 'not JSON'])(
    'what nobody can read, %s, is as good as nothing',
    (text) => {
      localStorage.setItem('palabre.settings', text)
      expect(new Settings().wishes).toMatchObject({ theme: 'auto', sound: 'normal', language: 'auto' })
    },
  )
})

test('silence that an older page kept is still silence', () => {
  localStorage.setItem('palabre.settings', '{"sound":false}')
  expect(new Settings().loudness).toBe(0)
  localStorage.setItem('palabre.settings', '{"sound":true}')
  expect(new Settings().loudness).toBe(1)
})

describe('a browser that keeps nothing', () => {
  test('wishes last until the page is closed', () => {
    const closed = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    keep('name', 'Awa')
    expect(kept('name', '')).toBe('Awa')
    expect(kept('nothing', 'otherwise')).toBe('otherwise')
    closed.mockRestore()
  })
})
