/** What the tray says while somebody thinks. */
import { t } from '../../app/words'
import type { Choice, SeatLook } from '../board'
import { whoIs } from '../own'
import type { View } from './types'

export function hintFor(view: View, choices: readonly Choice[], seats: readonly SeatLook[]): string {
  if (view.over) return ''
  if (!choices.length) return t('bakong-board-waiting', whoIs(seats, view.to_act[0] ?? view.turn ?? -1))
  return t(`bakong-board-hint-${view.phase.replace('_', '-')}`)
}
