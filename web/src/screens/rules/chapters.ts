/** The rules of a game as the server lists them: chapters of clauses, whose words are in the files. */
import { games } from '../../app/api'
import type { GameInfo } from '../../wire'

let listed: Promise<GameInfo[]> | undefined

/** The chapters of a game; asked again if the server was silent. */
export async function chaptersOf(game: string): Promise<Record<string, string[]>> {
  listed ??= games().catch((reason: unknown) => {
    listed = undefined
    throw reason
  })
  return (await listed).find((info) => info.name === game)?.chapters ?? {}
}

/** Where a clause stands on the page. */
export const anchorOf = (clause: string) => `rule-${clause}`

/** Where a chapter stands on the page. */
export const chapterAnchor = (chapter: string) => `chapter-${chapter}`
