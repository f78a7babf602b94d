/** What may scroll can be reached by keyboard as long as it does. */
import type { Attachment } from 'svelte/attachments'

export const scrolled: Attachment<HTMLElement> = (element) => {
  let frame = 0
  const look = () => {
    frame = 0
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  /** Once a frame, just before the browser lays the page out anyway. */
  const soon = () => (frame ||= requestAnimationFrame(look))
  const [sized, changed] = [new ResizeObserver(soon), new MutationObserver(soon)]
  sized.observe(element)
  changed.observe(element, { childList: true, subtree: true, characterData: true })
  soon()
  return () => {
    cancelAnimationFrame(frame)
    sized.disconnect()
    changed.disconnect()
  }
}
