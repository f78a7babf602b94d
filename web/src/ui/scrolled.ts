/** What may scroll can be reached by keyboard as long as it does. */
import type { Attachment } from 'svelte/attachments'

export const scrolled: Attachment<HTMLElement> = (element) => {
  const look = () => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const [sized, changed] = [new ResizeObserver(look), new MutationObserver(look)]
  sized.observe(element)
  changed.observe(element, { childList: true, subtree: true, characterData: true })
  look()
  return () => {
    sized.disconnect()
    changed.disconnect()
  }
}
