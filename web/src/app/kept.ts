/** What stays on this device from one visit to the next, where the browser allows it. */

const spare = new Map<string, string>()
const PREFIX = 'palabre.'

/** What was kept under a name, or `otherwise` when there is nothing, or nothing readable. */
export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = read(PREFIX + name)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

/** Keeps a value: on the device if possible, else until the page is closed. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  spare.set(PREFIX + name, text)
  try {
    localStorage.setItem(PREFIX + name, text)
  } catch {
    // Private windows and full disks refuse; the spare copy serves until the page is closed.
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? spare.get(name) ?? null
  } catch {
    return spare.get(name) ?? null
  }
}
