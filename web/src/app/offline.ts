/** The page without a network, and a page that is older than its server. */
import { here } from './router.svelte'

const WORKER = '/service-worker.js'
const LOADED_ANEW = 'palabre-loaded-anew' // when
const AGAIN = 10_000 // milliseconds: no sooner, for what is missing may be missing for good
const BETWEEN_KNOCKS = 1_000
/** Keeping the page fetches all of it: first comes what somebody wants to see. */
const SETTLED = 4_000

/** Lets the page be kept for later, with these answers of the server. */
export function keepForLater(ahead: string[]): void {
  if (!('serviceWorker' in navigator)) return
  const wasKept = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => wasKept && renewed())
  void pause(SETTLED)
    .then(() => navigator.serviceWorker.register(WORKER))
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

/**
 * A part of the page did not come: it is older than its server, or the line is lost. It is loaded anew when
 * the server answers; sooner there would be the browser's own page instead, and nothing that tries again.
 */
export function loadAnewWhenParted(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(LOADED_ANEW)) < AGAIN) return
    if (navigator.onLine) event.preventDefault()
    void serverAnswers().then(() => {
      sessionStorage.setItem(LOADED_ANEW, String(Date.now()))
      location.reload()
    })
  })
}

async function serverAnswers(): Promise<void> {
  while (!(await fetch(WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined))?.ok)
    await pause(BETWEEN_KNOCKS)
}

const pause = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds))
