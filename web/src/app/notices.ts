/** A word from the device that it is one's turn, while the page is hidden; only with permission. */
import { settings } from './settings.svelte'

/** Asks for permission, where the browser knows such notices. */
export async function mayTell(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Tells it, where it is wished, allowed, and nobody looks. */
export async function tellDevice(words: string, table: string): Promise<void> {
  const wanted = settings.wishes.notices && document.hidden && typeof Notification !== 'undefined'
  if (!wanted || Notification.permission !== 'granted') return
  const options = { tag: table, icon: '/icons/icon-192.png' } // a newer one of the same table takes its place
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(words, options)
  else new Notification(words, options)
}
