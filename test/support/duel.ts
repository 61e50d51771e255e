import type { PositionInput } from '../../shared/api/position.ts'
import { defaultFor, owed } from '../../shared/rules/index.ts'
import { minion } from './seats.ts'
import { Ann, Ben, table } from './table.ts'

type Placed = Parameters<typeof minion>[1]
type Hand = NonNullable<PositionInput['seats'][number]['hand']>
interface Duel {
  a?: Placed
  b?: Placed
  ann?: Hand
  ben?: Hand
  library?: Hand
}
export type Table = ReturnType<typeof table>

/**
 * A1 of Ann bleeds Ben and B1 blocks: they are in combat, in its first window that asks anybody. A2 keeps Ann's phase
 * open.
 */
export function duel({ a = {}, b = {}, ann = [], ben = [], library = [] }: Duel = {}): Table {
  const t = table({
    seats: [
      { ready: [minion('A1', a), minion('A2')], hand: ann, library },
      { ready: [minion('B1', b), minion('B2')], hand: ben, library },
      {},
      {},
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  for (let n = 0; n < 20 && !t.can(Ben, 'block:B1'); n++) t.pass(t.waiting()[0]!)
  t.answer(Ben, 'block:B1')
  return onwards(t, () => t.has('combat-started'))
}

/** Everybody gives the default answer, a pass or a hand strike, until it is as asked or the phase is Ann's again. */
export function onwards(t: Table, until: () => boolean = () => false): Table {
  for (let n = 0; n < 200 && !until() && t.state.frames.length > 1; n++) {
    const seat = owed(t.state)[0]!
    const { optionId, args } = defaultFor(t.state, seat)
    t.answer(seat, optionId, args)
  }
  return t
}

/** Default answers up to this window, or to a choice of strike. */
export const upTo = (t: Table, window: string): Table =>
  onwards(t, () => (window === 'strike' ? choosing(t) : t.window() === window))
const choosing = (t: Table): boolean => t.state.frames.at(-1)?.kind === 'combat'

/** This seat answers, and whoever is before it in the window passes. */
export function play(t: Table, seat: number, option: string, args?: Parameters<Table['answer']>[2]): Table {
  for (let n = 0; n < 10 && !t.can(seat, option); n++) t.pass(t.waiting().find(one => one !== seat) ?? seat)
  const before = t.state.fx
  t.answer(seat, option, args)
  for (let n = 0; n < 10 && t.state.fx === before; n++) t.pass(t.waiting()[0]!)
  return t
}

export const combatOf = (t: Table) => t.state.frames.find(frame => frame.kind === 'combat')!
export const isOver = (t: Table): boolean => t.has('combat-ended')
export { Ann, Ben }
