/** Short notes that appear, are read, and go. */

export interface Toast {
  id: number
  words: string
  kind: 'plain' | 'bad'
}

const STAY = 6000

class Toasts {
  shown: Toast[] = $state([])
  #next = 0

  /** Shows a note for a while; returns its number, to take it away before. */
  say(words: string, kind: Toast['kind'] = 'plain'): number {
    this.shown = this.shown.filter((toast) => toast.words !== words)
    const id = this.#next++
    this.shown.push({ id, words, kind })
    setTimeout(() => this.drop(id), STAY)
    return id
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
