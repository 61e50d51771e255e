import { defaultFor, owed, promptFor, setOrders, type Order, type Written } from '../../shared/rules/index.ts'
import type { table } from './table.ts'

export type Table = ReturnType<typeof table>

/** What a seat orders at a table, and the table. */
export function write(t: Table, seat: number, written: Partial<Written>): Table {
  const { state } = setOrders(t.state, seat, { rules: [], ...written })
  return t.edit(draft => void Object.assign(draft, JSON.parse(JSON.stringify(state))))
}

/** Rules in this order, each with a name of its own. */
export const rules = (t: Table, seat: number, ...all: [Order['when'], Order['do'], Partial<Order>?][]): Table =>
  write(t, seat, { rules: all.map(([when, deed, more], i) => ({ id: `r${i + 1}`, when, do: deed, ...more })) })

/** Names of the rules and steps that have been followed. */
export const told = (t: Table): string[] =>
  t.log.flatMap(event => (event.key === 'order-followed' || event.key === 'order-answered' ? [event.order] : []))

/**
 * Everybody gives the default answer while anything is open above the turn; in which windows, or to which questions,
 * this seat was asked.
 */
export function stops(t: Table, seat: number): string[] {
  const found: string[] = []
  for (let n = 0; n < 300 && t.state.frames.length > 1; n++) {
    if (owed(t.state).includes(seat)) {
      const { window, ask } = promptFor(t.state, seat)!
      const where = window ?? ask.key
      if (found.at(-1) !== where) found.push(where)
    }
    const who = owed(t.state)[0]!,
      { optionId, args } = defaultFor(t.state, who)
    t.answer(who, optionId, args)
  }
  return found
}
