/** This browser's part in the dice: first the hash of a salt, then the salt; and what the server promised is kept. */
import { keep, kept } from '../kept'
import { bytesOf, hex, sha256 } from '../net/sha256'
import type { Wanted } from '../net/line'
import type { TableInfo } from '../wire'
import type { Promised } from './receipt'

const place = (table: string) => `receipt.${table}`

/** What was promised about the dice of a table before its first move, as far as this browser was shown it. */
export const promisedAt = (table: string) => kept<Promised | undefined>(place(table), undefined)

export class Salts {
  #said: string | undefined
  #salt: string | undefined

  /** Says what is due; nothing for somebody without a seat. */
  season(info: TableInfo, send: (wanted: Wanted) => void): void {
    if (info.receipt) this.#keep(info.table, info.receipt.commitment)
    const due = info.state === 'salting' ? info.receipt?.salting : undefined
    if (due === undefined || due === 'done') return this.#forget(info)
    if (due === this.#said || !info.seats.some((seat) => seat.yours)) return
    this.#said = due
    if (due === 'hash') {
      this.#salt = hex(crypto.getRandomValues(new Uint8Array(32)))
      send({ do: 'salt_hash', hash: hex(sha256(bytesOf(this.#salt))) })
    } else if (this.#salt) {
      keep(place(info.table), { ...promisedAt(info.table), salt: this.#salt })
      send({ do: 'salt', salt: this.#salt })
    }
  }

  /** The first promise counts; a later one for the same table would be the trick that this is against. */
  #keep(table: string, commitment: string): void {
    if (!promisedAt(table)) keep(place(table), { commitment })
  }

  #forget(info: TableInfo): void {
    this.#said = undefined
    if (info.state === 'waiting') this.#salt = undefined
  }
}
