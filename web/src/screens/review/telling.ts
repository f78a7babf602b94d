/** A review in words, for the seats of a table: the same sentences as the terminal's. */
import type { Hand, Mistake, Reason, Review, Step } from '../../app/analysis'
import { MINUS } from '../../app/numbers'
import { sayAction, sayEvent, sentence } from '../../app/sentences'
import { t } from '../../app/words'
import type { GameEvent } from '../../games/board'
import type { Replayed } from '../../wire'

/** Shares of a win that are too small to be told. */
const CHANGED = 0.005

/** A share of the win as people read it. */
export function percent(share: number, signed = false, digits = 1): string {
  const how = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  const signDisplay = signed ? 'exceptZero' : 'auto'
  const language = document.documentElement.lang || 'en'
  return new Intl.NumberFormat(language, { ...how, signDisplay }).format(share).replace('-', MINUS)
}

export class Teller {
  constructor(
    readonly review: Review,
    readonly record: Replayed,
    readonly names: readonly string[],
    /** Facts as people find them on the board. */
    readonly named: <Facts extends object>(facts: Facts) => Facts = (facts) => facts,
  ) {}

  /** Parts of a win as people read them. */
  parts = (parts: number, signed = true) => percent(parts / this.review.whole, signed)

  said = (choice: { do: string; [fact: string]: unknown }) =>
    sayAction(this.review.game, this.named(choice), this.names)

  /** What somebody chose, or what nature did. */
  happened = (step: Step): string => {
    if (step.choice && step.seat !== null)
      return t('review-by', { name: this.names[step.seat]!, choice: this.said(step.choice) })
    const told = this.record.steps
      .filter(({ version }) => version > step.since && version <= step.until)
      .flatMap(({ events }) => events as unknown as GameEvent[])
      .map((event) => sayEvent(this.review.game, this.named(event), this.names).replace(/\.$/, ''))
    return told.filter(Boolean).join(' · ') || t('review-nature')
  }

  /** Who played best, luck apart; or that it cannot be told. */
  best = (): string => {
    const { seat, ahead, low, high, clear } = this.review.played
    return t(clear ? 'review-played-clear' : 'review-played-unclear', {
      name: this.names[seat]!,
      ahead: percent(ahead),
      low: percent(low, true),
      high: percent(high, true),
    })
  }

  mistake = ({ step: number, because }: Mistake): string => {
    const step = this.review.steps[number]!
    const cost = step.cost!
    const name = this.names[step.seat!]!
    const told = t('review-mistake', {
      move: step.since,
      name,
      chosen: this.said(step.choice!),
      best: this.said(cost.best),
      cost: percent(cost.cost),
      low: percent(cost.low),
      high: percent(cost.high),
    })
    const why = because.map(this.reason).join(' ')
    return why ? `${told} ${t('review-why', { name, because: why })}` : told
  }

  reason = ({ part, own, points }: Reason): string => {
    const whose = own ? 'own' : 'others'
    if (part !== 'all') return t(`${this.review.game}-because-${whose}-${part}`, { points })
    return t(`exercise-in-all-${whose}`, { points: Math.abs(points), more: String(points > 0 === own) })
  }

  turn = (step: Step): string => {
    const changes = step.change
      .map((parts, seat) => ({ parts, name: this.names[seat]! }))
      .filter(({ parts }) => Math.abs(parts) >= CHANGED * this.review.whole)
      .map(({ parts, name }) => `${name} ${this.parts(parts)}`)
    return t('review-turn', { move: step.since, what: this.happened(step), changes: changes.join(', ') })
  }

  /** The turning points; the luckiest throw bears its name, and comes last where it is none of them. */
  points = (): { words: string; step: number }[] => {
    const { turning, luckiest, steps } = this.review
    const other = luckiest === null || turning.includes(luckiest) ? [] : [luckiest]
    const words = (step: number) => (step === luckiest ? this.luckiest : this.turn)(steps[step]!)
    return [...turning, ...other].map((step) => ({ words: words(step), step }))
  }

  /** What somebody held in secret. */
  hand = (held: Hand['held']): string =>
    sentence(`${this.review.game}-hand`, this.named(held), this.review.game, this.names)

  gaveAway = (hand: Hand, number: number): string => {
    const step = this.review.steps[number]!
    const facts = { move: step.since, name: this.names[hand.seat]!, hand: this.hand(hand.held) }
    return t('review-gave-away', { ...facts, choice: step.choice ? this.said(step.choice) : '' })
  }

  keptSecret = ({ seat, held, blind, suspected }: Hand): string =>
    t('review-kept-secret', {
      name: this.names[seat]!,
      hand: this.hand(held),
      share: percent(suspected.at(-1)?.share ?? blind, false, 0),
    })

  luckiest = (step: Step): string => {
    const most = Math.max(...step.change)
    return t('review-luckiest', {
      move: step.since,
      what: this.happened(step),
      name: this.names[step.change.indexOf(most)]!,
      change: this.parts(most),
    })
  }
}
