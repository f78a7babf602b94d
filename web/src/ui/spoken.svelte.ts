/** What is told to those who listen: the log of the table, line by line. */

const KEEP = 200

export interface Line {
  id: number
  words: string
  /** Shows again what it tells. */
  again?: (() => void) | undefined
  /** What is told next of the same kind stands in the same line. */
  joins?: string | undefined
}

class Spoken {
  lines: Line[] = $state([])
  #next = 0

  /** Adds a line to the log; screen readers read it when they have finished the one before. */
  tell(words: string, again?: () => void, joins?: string): void {
    const last = this.lines.at(-1)
    if (joins && last?.joins === joins) return void (last.words += ` · ${words}`)
    this.lines.push({ id: this.#next++, words, again, joins })
    if (this.lines.length > KEEP) this.lines.splice(0, this.lines.length - KEEP)
  }

  clear(): void {
    this.lines = []
  }
}

export const spoken = new Spoken()
