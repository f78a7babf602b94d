/** The page without a network, and a page that is older than its server. */
import { here } from './router.svelte'

const WORKER = '/service-worker.js'
const ONCE = 'palabre-loaded-anew'

/** Lets the page be kept for later, with these answers of the server. */
export function keepForLater(ahead: string[]): void {
  if (!('serviceWorker' in navigator)) return
  const wasKept = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => wasKept && renewed())
  void navigator.serviceWorker
    .register(WORKER)
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage(ahead))
    .catch(() => {}) // a browser that keeps nothing, or a server that has just gone
}

/** Asks whether the server has a newer page, as after it was away. */
export function askForNewer(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker
    .getRegistration()
    .then((kept) => kept?.update())
    .catch(() => {})
}

/** The server has a newer page: at a table nothing is lost by loading it, elsewhere the next step does. */
function renewed(): void {
  if (here.route.at === 'table') location.reload()
  else here.loadNext()
}

/** A part of the page that the server no longer has: the page is older than its server. */
export function loadAnewWhenParted(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(ONCE) === location.href) return
    sessionStorage.setItem(ONCE, location.href)
    event.preventDefault()
    location.reload()
  })
}
