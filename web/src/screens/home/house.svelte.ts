/** What the server says of its games and tables, asked again while it is silent. */
import * as api from '../../app/api'
import type { GameInfo, TableSummary } from '../../wire'

const AGAIN = 5000

class House {
  /** Whether the server answers; unknown until the first answer or silence. */
  open: boolean | undefined = $state()
  games: GameInfo[] = $state.raw([])
  mine: TableSummary[] = $state.raw([])
  listed: TableSummary[] = $state.raw([])

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name)
  }

  /** Asks for everything the front page shows. */
  async ask(): Promise<void> {
    try {
      ;[this.games, this.mine, this.listed] = await Promise.all([
        api.games(),
        api.myTables(),
        api.listedTables(),
      ])
      this.open = true
    } catch {
      this.open = false
    }
  }

  /** Asks now, and again from time to time as long as nobody answers. */
  knock(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const again = async () => {
      await this.ask()
      if (!gone && !this.open) timer = setTimeout(again, AGAIN)
    }
    void again()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }
}

export const house = new House()
