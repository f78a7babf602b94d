/** What there is to say of a seat beside its name. */
import { sayLevel } from '../../app/names'
import type { SeatInfo } from '../../wire'
import { t } from '../../app/words'

/** In words, or nothing for somebody who simply plays; brief where there is little room. */
export function statusOf(seat: SeatInfo, handicap: string | null, brief = false): string | undefined {
  const said = [
    presence(seat),
    seat.handicap && handicap
      ? t(`seat-${handicap}`, { amount: seat.handicap, seconds: seat.handicap / 1000 })
      : undefined,
    seat.rating ? t(brief ? 'seat-rated' : 'seat-rating', { ...seat.rating }) : undefined,
  ]
  return said.filter(Boolean).join(' · ') || undefined
}

/** Who plays there, and whether they are there. */
function presence(seat: SeatInfo): string | undefined {
  if (seat.who === 'bot') return sayLevel(seat.level ?? '')
  if (seat.held) return seat.yours ? t('seat-held-yours') : t('seat-held')
  if (seat.who === 'person' && !seat.present) return t('seat-away')
  return seat.yours ? t('seat-yours') : undefined
}
