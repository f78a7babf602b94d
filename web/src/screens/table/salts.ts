/**
 * This browser's part in the dice: first the hash of a salt, then the salt; and what the server promised is
 * kept.
 */
import { keep, kept } from '../../app/kept'
import { bytesOf, hex, sha256 } from '../../app/hashing'
import type { Wanted } from '../../app/connection'
import type { Receipt, TableInfo } from '../../wire'
import type { Promised } from './receipt'

const place = (table: string) => `receipt.${table}`
const hashOf = (salt: string) => hex(sha256(bytesOf(salt)))

/** What was promised about the dice of a table before its first move, as far as this browser was shown it. */
export const promisedAt = (table: string) => kept<Promised | undefined>(place(table), undefined)

/** The same as a file for `palabre verify --receipt`, if this browser was shown anything. */
export function receiptFile(table: string): string | undefined {
  const promised = promisedAt(table)
  return promised && JSON.stringify({ 'palabre-receipt': 1, table, ...promised })
}

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
      const opened = promisedAt(info.table)?.salt // one that is known is none
      if (this.#salt === undefined || this.#salt === opened)
        this.#salt = hex(crypto.getRandomValues(new Uint8Array(32)))
      send({ do: 'salt_hash', hash: hashOf(this.#salt!) })
    } else this.#open(info.table, info.receipt!, send)
  }

  /** A new line: what was given over the old one may be lost, and is given again. */
  again(): void {
    this.#said = undefined
  }

  /** The salt is opened only to a list of hashes in which its own stands, and which is kept. */
  #open(table: string, { hashes }: Receipt, send: (wanted: Wanted) => void): void {
    const known = promisedAt(table)
    const salt = this.#salt ?? known?.salt
    if (!known || salt === undefined || !hashes.includes(hashOf(salt))) return
    const rounds = (known.rounds ?? 0) + (salt === known.salt ? 0 : 1)
    keep(place(table), { ...known, salt, hashes, rounds })
    send({ do: 'salt', salt })
  }

  /** The first promise counts; a later one for the same table would be the trick that this is against. */
  #keep(table: string, commitment: string): void {
    if (!promisedAt(table)) keep(place(table), { commitment })
  }

  /** When somebody has left, all begin anew, with other salts. */
  #forget(info: TableInfo): void {
    this.#said = undefined
    if (info.state === 'waiting') this.#salt = undefined
  }
}
