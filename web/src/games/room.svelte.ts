/** The room that a board has on its stage (`data-stage`), for those that fold themselves to fit. */
import type { Attachment } from 'svelte/attachments'

/**
 * In letters: on a stage lower than this, and wider than high, the tray stands beside the board (as the
 * boards' styles say too).
 */
const LOW = 28
/** From here on a board that is not much wider than high has the whole height, and its tray stands beside. */
const LARGE = { width: 70, height: 40 }

export class Room {
  width = $state(0)
  /** 0 where the board may be as tall as it likes: in a book, at the end. */
  height = $state(0)
  /** Whether the tray stands beside the board. */
  low = $state(false)
  large = $state(false)

  /** What fills the stage, or the width of a page. */
  measured: Attachment<HTMLElement> = (element) => {
    const stage = element.closest<HTMLElement>('[data-stage]')
    const measure = () => {
      const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      this.width = element.clientWidth
      this.height = stage && getComputedStyle(stage).containerType === 'size' ? stage.clientHeight : 0
      this.low = this.height > 0 && this.height < Math.min(LOW * letter, this.width)
      this.large = this.width >= LARGE.width * letter && this.height >= LARGE.height * letter
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    if (stage) watch.observe(stage)
    measure()
    return () => watch.disconnect()
  }
}
