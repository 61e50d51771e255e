import { isOver, onwards } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import type { table } from '../support/table.ts'

/** What positions of cards are written with: who stands there, and which card is held. */
export type Table = ReturnType<typeof table>

export const v = (as: string, generic: object = {}, more: object = {}): ReturnType<typeof minion> => minion(as, { generic, ...more })
export const K1 = (card: string): { card: string; as: string } => ({ card, as: 'K1' })
export const K = (card: string): { card: string; as: string }[] => [{ card, as: 'K1' }, { card, as: 'K2' }]
export const of = (disciplines: string, generic: object = {}): { generic: object } => ({ generic: { disciplines: disciplines.split('+'), capacity: 9, ...generic } })
export const tough = { generic: { capacity: 9 } }

/** A combat that no action has led to. */
export const attacked = (t: Table, by: string, on: string): ReturnType<Table['push']> => t.push({ kind: 'combat', step: 'begins', number: 0, round: 0, acting: t.id(by), opposing: t.id(on), range: 'close', committed: [], toChoose: [t.id(by), t.id(on)], strikes: [], pair: 0 })
export const fought = (t: Table): Table => onwards(t, () => isOver(t))
export const lastingPress = (t: Table, seat: number, m: string): Table => t.effect(seat, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'turn' }], { m })
export const aggravated = (t: Table): ReturnType<Table['happened']> => t.happened('damaged').filter(event => 'aggravated' in event && event.aggravated)
