import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { follow, GAMES, here, pathOf, routeOf, type Route } from '../src/app/router.svelte'

const places: [string, Route][] = [
  ['/', { at: 'home' }],
  ['/table/7f3a', { at: 'table', id: '7f3a' }],
  ['/join/MANGO', { at: 'join', code: 'MANGO' }],
  ...GAMES.map((game): [string, Route] => [`/rules/${game}`, { at: 'rules', game }]),
  ...GAMES.map((game): [string, Route] => [`/exercises/${game}`, { at: 'exercises', game }]),
  ['/trainer', { at: 'trainer' }],
  ['/replay', { at: 'replay' }],
  ['/review', { at: 'review' }],
  ['/daily', { at: 'daily' }],
  ['/drawings', { at: 'drawings' }],
  ['/mine', { at: 'mine' }],
]

describe('reading and writing a place', () => {
  test.each(places)('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route)
    expect(pathOf(route as Exclude<Route, { at: 'lost' }>)).toBe(path)
  })

  test.each([
    '/nowhere',
    '/rules/chess',
    '/rules',
    '/exercises',
    '/exercises/chess',
    '/table',
    '/join',
    '/trainer/1',
    '/table/1/2',
  ])('%s is nowhere', (path) => {
    expect(routeOf(path)).toEqual({ at: 'lost' })
  })

  test('a code is read as it was said, in small letters or large ones', () => {
    expect(routeOf('/join/mango')).toEqual({ at: 'join', code: 'MANGO' })
  })

  test('what stands in an address comes back unharmed', () => {
    const route: Route = { at: 'table', id: 'a/b ?é' }
    expect(routeOf(pathOf(route))).toEqual(route)
    expect(routeOf('/table/%E0%A4%A')).toEqual({ at: 'table', id: '%E0%A4%A' })
  })
})

describe('following links', () => {
  let stop: () => void
  beforeEach(() => {
    stop = follow()
    here.go('/')
  })
  afterEach(() => {
    stop()
    document.body.replaceChildren()
  })

  function link(href: string, more: Record<string, string> = {}): HTMLAnchorElement {
    const made = Object.assign(document.createElement('a'), { href, ...more })
    document.body.append(made)
    return made
  }

  test('a link of ours changes the place without loading the page', () => {
    link('/rules/bakong').click()
    expect(here.route).toEqual({ at: 'rules', game: 'bakong' })
    expect(location.pathname).toBe('/rules/bakong')
  })

  test('back goes back', async () => {
    here.go('/trainer')
    const popped = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
    history.back()
    await popped
    expect(here.route).toEqual({ at: 'home' })
  })

  test.each([
    ['a link elsewhere', 'https://example.org/rules/bakong', {}],
    ['a download', '/api/record/7', { download: 'record' }],
    ['a new window', '/trainer', { target: '_blank' }],
  ])('%s is left to the browser', (_, href, more) => {
    const made = link(href, more)
    let ours = true
    document.addEventListener('click', (event) => ((ours = event.defaultPrevented), event.preventDefault()), {
      once: true,
    })
    made.click()
    expect(ours).toBe(false)
    expect(here.route).toEqual({ at: 'home' })
  })

  test('a click with Ctrl opens a new tab, as everywhere', () => {
    link('/trainer').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    )
    expect(here.route).toEqual({ at: 'home' })
  })
})
