/** The race for those who listen: every ostrich in the order of the race, and the berries that lie there. */
import { t } from '../../app/words'
import type { Lying } from '../board'
import { squareName } from './labels'
import { inOrder } from './standing'
import type { Racer, View } from './types'

export function heard({ view, word }: Lying): string[] {
  const race = view as View
  const lying = race.berries.filter(({ square }) => square !== null)
  return [
    ...inOrder(race).map((racer) => running(race, racer, word)),
    ...lying.map(({ square, berry }) =>
      t('banjooli-xeet-board-berry-on', {
        berry: word(berry ?? 'berry'),
        where: squareName(race, square, word),
      }),
    ),
  ]
}

function running(race: View, racer: Racer, word: Lying['word']): string {
  return t('banjooli-xeet-board-racer', {
    ostrich: word(racer.ostrich),
    where: racer.where === 'track' ? squareName(race, racer.square, word) : word(racer.where),
    scared: racer.scared ? 'yes' : 'no',
    last: race.last_now === racer.ostrich ? 'yes' : 'no',
    points: racer.to_line ?? -1,
  })
}
