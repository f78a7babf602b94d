/** What the tray says while somebody thinks. */
import { t } from '../../app/words'
import type { Choice } from '../board'
import type { View } from './types'

export function hintFor(view: View, choices: readonly Choice[], names: readonly string[]): string {
  if (view.over) return ''
  if (!choices.length)
    return t('bakong-board-waiting', { name: names[view.to_act[0] ?? view.turn ?? -1] ?? '' })
  return t(`bakong-board-hint-${view.phase.replace('_', '-')}`)
}
