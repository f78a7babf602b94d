/** The first look at a record: one JSON object a line, the first of them the header. */

export interface RecordHead {
  game: string
  moves: number
}

/** What a record is of, or nothing when the text is none. */
export function readRecord(text: string): RecordHead | undefined {
  const lines = text.split('\n').filter((line) => line.trim())
  try {
    const { game } = JSON.parse(lines[0] ?? '') as { game?: unknown }
    return typeof game === 'string' ? { game, moves: lines.length - 1 } : undefined
  } catch {
    return undefined
  }
}
