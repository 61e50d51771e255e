import type { Args } from '../../shared/rules/index.ts'
import type { Stat } from '../../shared/cards/language.ts'
import { fit } from '../support/fit.ts'
import { isOver, onwards, upTo } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'
import { attacked, carried, type Table } from './scene.ts'

/**
 * Scenes for tests that are tables: a row says the card, the level and what comes of it, `['bonding', 'dom', 2]`. Who
 * plays the card is fit for it by its facts; what it refuses of others is tested for all cards alike
 * (`requirements.test.ts`). A1 and A2 are Ann's, B1 and B2 Ben's; the card is K1.
 */
interface Scene {
  /** What A1 and B1 are besides. */
  a?: object
  b?: object
  /** What else lies before Ann and Ben. */
  ann?: object
  ben?: object
  args?: (t: Table) => Args
}
type Holder = 'A1' | 'B1'

function scene(card: string, level: string, by: Holder, { a = {}, b = {}, ann = {}, ben = {} }: Scene): Table {
  const like = (as: Holder, more: object): ReturnType<typeof minion> =>
    minion(as, { generic: as === by ? fit(card, level, more) : { capacity: 9, ...more }, blood: 5 })
  const hand = [{ card, as: 'K1' }]
  return table({
    seats: [
      { ready: [like('A1', a), minion('A2')], ...(by === 'A1' && { hand }), ...ann },
      { pool: 20, ready: [like('B1', b), minion('B2')], ...(by === 'B1' && { hand }), ...ben },
      {},
      {},
      {},
    ],
  })
}
const option = (level: string, by: Holder): string => `play:K1:${level}:${by}`

/** Plays it as soon as it can be, and whoever is asked with this seat passes: what it does is there. */
function plays(t: Table, seat: number, option: string, args?: Args): Table {
  for (let n = 0; n < 200 && !t.can(seat, option) && t.window() !== undefined; n++)
    t.pass(t.waiting().find(one => one !== seat) ?? seat)
  const before = t.state.fx
  t.answer(seat, option, args)
  for (let n = 0; n < 10 && t.state.fx === before; n++) t.pass(t.waiting()[0]!)
  return t
}

/** A1 bleeds Ben; A1 plays the card as soon as it can, or in the attempt of B1 to block. */
export function asModifier(card: string, level: string, { blocks, ...more }: Scene & { blocks?: true } = {}): Table {
  const t = scene(card, level, 'A1', more)
  t.answer(Ann, 'bleed:A1')
  if (blocks) t.reach(Ben, 'block:B1')
  return plays(t, Ann, option(level, 'A1'), more.args?.(t))
}

/** A1 bleeds Ben, and B1 plays the card. `stealth`: so much, against which B1 attempts to block first. */
export function asReaction(
  card: string,
  level: string,
  { stealth, ...more }: Scene & { stealth?: number } = {},
): Table {
  const t = scene(card, level, 'B1', { ...more, a: { ...more.a, ...(stealth !== undefined && { stealth }) } })
  t.answer(Ann, 'bleed:A1')
  if (stealth !== undefined) t.reach(Ben, 'block:B1')
  return plays(t, Ben, option(level, 'B1'), more.args?.(t))
}

/** A1 plays the card as its action, and nobody does anything about it. */
export function asAction(card: string, level: string, more: Scene = {}): Table {
  const t = scene(card, level, 'A1', more)
  t.answer(Ann, option(level, 'A1'), more.args?.(t))
  return onwards(t)
}

/** A1 calls the referendum of the card, chooses its terms, and it passes. */
export function asReferendum(
  card: string,
  { terms = [], ...more }: Scene & { terms?: readonly unknown[] } = {},
): Table {
  const t = scene(card, '', 'A1', more)
  t.answer(Ann, option('', 'A1'), more.args?.(t))
  for (const pick of terms) {
    t.allPass(() => t.can(Ann, 'choose'))
    t.answer(Ann, 'choose', { pick } as Args)
  }
  return carried(t)
}

/** A1 and B1 fight; A1 plays the card as its strike, or in the window that is named, and the combat goes on to its end. */
export function asStrike(
  card: string,
  level: string,
  { window = 'strike', ...more }: Scene & { window?: string } = {},
): Table {
  const t = scene(card, level, 'A1', more)
  attacked(t, 'A1', 'B1')
  upTo(t, window)
  onwards(t, () => t.can(Ann, option(level, 'A1')) || isOver(t))
  t.answer(Ann, option(level, 'A1'), more.args?.(t))
  return onwards(t, () => isOver(t))
}

/** What this minion has suffered, a number for each time. */
export const suffered = (t: Table, as: string): number[] =>
  t.happened('damaged').flatMap(event => (event.key === 'damaged' && event.card.id === t.id(as) ? [event.amount] : []))

/** What has been added to this number of a card or a Methuselah, one for each time. */
export const added = (t: Table, stat: Stat): number[] =>
  t.happened('modified').flatMap(event => (event.key === 'modified' && event.stat === stat ? [event.delta] : []))
