import type { PositionInput } from '../../shared/api/position.ts'
import { defaultFor, owed, type Args, type SeatIndex } from '../../shared/rules/index.ts'
import type { Phase, Stat } from '../../shared/cards/language.ts'
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
  /** What else lies before Ann and Ben, beside A1 and A2, B1 and B2; and before all others. */
  ann?: Seat
  ben?: Seat
  others?: Seat[]
  /** The hand it is played from has seven cards, and there is a library to draw from: to see when it is replaced. */
  full?: true
  args?: (t: Table) => Args
}
type Seat = PositionInput['seats'][number]
type Holder = 'A1' | 'B1'

function scene(
  card: string,
  level: string,
  by: Holder,
  { a = {}, b = {}, ann = {}, ben = {}, others = [], full }: Scene,
): Table {
  const like = (as: string, more: object): ReturnType<typeof minion> =>
    minion(as, { generic: as === by ? fit(card, level, more) : { capacity: 9, ...more }, blood: 5 })
  const rest = Array<string>(6).fill('villein')
  const hand = { hand: [{ card, as: 'K1' }, ...(full ? rest : [])], ...(full && { library: rest }) }
  const beside = (first: string, more: object, second: string, { ready = [], ...rest }: Seat): Seat => ({
    ready: [like(first, more), minion(second), ...ready],
    ...(by === first && hand),
    ...rest,
  })
  return table({
    seats: [
      beside('A1', a, 'A2', ann),
      { pool: 20, ...beside('B1', b, 'B2', ben) },
      ...Array.from({ length: 3 }, (_, n) => others[n] ?? {}),
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

interface Referendum extends Scene {
  terms?: readonly unknown[]
  fails?: true
}

/** A1 calls the referendum of the card and chooses its terms; it passes by Ann's votes, or fails for want of any. */
export function asReferendum(card: string, { terms = [], fails, ...more }: Referendum = {}): Table {
  const t = scene(card, '', 'A1', more)
  t.answer(Ann, option('', 'A1'), more.args?.(t))
  for (const pick of terms) {
    t.allPass(() => t.can(Ann, 'choose'))
    t.answer(Ann, 'choose', { pick } as Args)
  }
  return fails ? t.allPass() : carried(t)
}

/** A1 and B1 fight; A1 plays the card as its strike, or in the window that is named, and the combat goes on to its end. */
export function asStrike(card: string, level: string, more: Fight = {}): Table {
  const t = inCombat(card, level, more)
  return onwards(t, () => isOver(t))
}
interface Fight extends Scene {
  window?: string
}
function inCombat(card: string, level: string, { window = 'strike', ...more }: Fight): Table {
  const t = scene(card, level, 'A1', more)
  attacked(t, 'A1', 'B1')
  upTo(t, window)
  onwards(t, () => t.can(Ann, option(level, 'A1')) || isOver(t))
  t.answer(Ann, option(level, 'A1'), more.args?.(t))
  return t
}

/** What this minion has suffered, a number for each time. */
export const suffered = (t: Table, as: string): number[] =>
  t.happened('damaged').flatMap(event => (event.key === 'damaged' && event.card.id === t.id(as) ? [event.amount] : []))

/** What has been added to this number of a card or a Methuselah, one for each time. */
export const added = (t: Table, stat: Stat): number[] =>
  t.happened('modified').flatMap(event => (event.key === 'modified' && event.stat === stat ? [event.delta] : []))

type When = 'at once' | 'combat' | 'action' | Phase

/**
 * When the replacement of the card comes that K1 is: who plays it has a `full` hand, so that nothing else is drawn. It
 * is played on by default answers until it does, into coming turns.
 */
export function replacedAfter(t: Table, seat: SeatIndex): When | undefined {
  const drawn = (): number =>
    t.log.findIndex(event => event.key === 'drawn' && event.seat === seat && event.from === 'library')
  for (let n = 0; n < 400 && drawn() < 0; n++) {
    const owing = owed(t.state)[0]!,
      { optionId, args } = defaultFor(t.state, owing)
    t.answer(owing, optionId, args)
  }
  return t.log.slice(0, Math.max(drawn(), 0)).reduce<When | undefined>((last, event) => {
    if (event.key === 'card-played' && event.card.id === t.id('K1')) return 'at once'
    if (event.key === 'combat-ended') return 'combat'
    if (event.key === 'action-ended') return 'action'
    return event.key === 'phase-started' && event.seat === seat ? event.phase : last
  }, undefined)
}
