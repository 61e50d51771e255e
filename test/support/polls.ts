import { viewFor } from '../../shared/rules/index.ts'
import { minion } from './seats.ts'
import { Ann, table } from './table.ts'

export const FOR = { side: ['for'] },
  AGAINST = { side: ['against'] }
export type Seats = Parameters<typeof table>[0]['seats']
export const titled = (title: string, as: string, more: object = {}, generic: object = {}) =>
  minion(as, { generic: { title, ...generic }, ...more })
export const held = (card: string, as: string) => ({ card, as })

/** A1 of Ann has called a referendum by the card K1; it stands in polling. */
export function polling(
  a1: object,
  ann: object = {},
  others: Seats = [{}, {}, {}, {}],
  more: object[] = [],
  card = 'ancilla-empowerment',
) {
  const t = table({
    seats: [
      {
        ready: [minion('A1', a1), ...(more as [])],
        ...ann,
        hand: [held(card, 'K1'), ...((ann as { hand?: [] }).hand ?? [])],
      },
      ...others,
    ],
  })
  t.answer(Ann, 'play:K1::A1')
  return t.allPass(() => t.window() === 'polling' || t.window() === undefined)
}
export type Table = ReturnType<typeof table>
/** In polling, or as it came out. */
export const tally = (t: Table) =>
  viewFor(t.state, 'spectator').stack.flatMap(entry =>
    entry.kind === 'referendum' ? [[entry.tally.for, entry.tally.against]] : [],
  )[0] ?? result(t)?.slice(0, 2)
export const result = (t: Table) =>
  t
    .happened('referendum-tallied')
    .map(event => (event.key === 'referendum-tallied' ? [event.for, event.against, event.passed] : []))[0]
