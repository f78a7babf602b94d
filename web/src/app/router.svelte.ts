/** Where we are: the address of the page, read and written through the browser's history. */

/** The games that this page was built with, as addresses name them: those that have a box. */
export const GAMES: readonly string[] = Object.keys(import.meta.glob('@box/*/box.json')).map((path) =>
  path.split('/').at(-2)!.replaceAll('_', '-'),
)

export type Route =
  | { at: 'home' }
  | { at: 'table'; id: string }
  | { at: 'join'; code: string }
  | { at: 'rules'; game: string }
  | { at: 'exercises'; game: string }
  | { at: 'daily' }
  | { at: 'mine' }
  | { at: 'trainer' }
  | { at: 'replay' }
  | { at: 'review' }
  | { at: 'drawings' }
  | { at: 'lost' }

const ALONE = ['daily', 'mine', 'trainer', 'replay', 'review', 'drawings'] as const

/** The place that a path names. */
export function routeOf(path: string): Route {
  const [place = '', what, ...more] = path.split('/').filter(Boolean).map(plain)
  if (more.length) return { at: 'lost' }
  if (place === '') return { at: 'home' }
  if (place === 'table' && what) return { at: 'table', id: what }
  if (place === 'join' && what) return { at: 'join', code: what.toUpperCase() }
  if ((place === 'rules' || place === 'exercises') && what && GAMES.includes(what))
    return { at: place, game: what }
  if (what) return { at: 'lost' }
  return { at: ALONE.find((one) => one === place) ?? 'lost' }
}

/** The path of a place. */
export function pathOf(route: Exclude<Route, { at: 'lost' }>): string {
  switch (route.at) {
    case 'home':
      return '/'
    case 'table':
      return `/table/${encodeURIComponent(route.id)}`
    case 'join':
      return `/join/${encodeURIComponent(route.code)}`
    case 'rules':
    case 'exercises':
      return `/${route.at}/${route.game}`
    default:
      return `/${route.at}`
  }
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Here {
  path = $state(location.pathname)
  route = $derived(routeOf(this.path))

  #load = false

  /** The next step loads the page anew: there is a newer one. */
  loadNext(): void {
    this.#load = true
  }

  /** Goes to a path, as a rule without loading the page anew. */
  go(path: string): void {
    if (this.#load) return location.assign(path)
    if (path !== location.pathname + location.search) history.pushState(null, '', path)
    this.read()
    window.scrollTo(0, 0)
  }

  read(): void {
    this.path = location.pathname
  }
}

export const here = new Here()

/** Follows the browser's back and forward, and plain clicks on links of our own. */
export function follow(): () => void {
  const back = () => here.read()
  const click = (event: MouseEvent) => {
    const link = ownLink(event)
    if (!link) return
    event.preventDefault()
    here.go(link.pathname + link.search)
  }
  window.addEventListener('popstate', back)
  document.addEventListener('click', click)
  return () => {
    window.removeEventListener('popstate', back)
    document.removeEventListener('click', click)
  }
}

function ownLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const fresh = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
  if (fresh || event.defaultPrevented || !(event.target instanceof Element)) return undefined
  const link = event.target.closest('a')
  const ours = link && link.origin === location.origin && !link.target && !link.hasAttribute('download')
  return ours && !link.hash && !link.pathname.startsWith('/api/') ? link : undefined
}
