import { when } from '../conditions.ts'
import type { Ability, GrantedAction, Trigger } from '../definition.ts'
import type { CardsWhere, Op, Ref, Test, Holder, Num } from '../language.ts'
import { burn, choose, gain, ifHolds, mark, moveBlood, referendum, strike, use } from '../makers.ts'

/** "Only usable at long range". */
export const atLong = when({ range: 'long' }, 'out-of-range', 'RANGE-01')
/** "Not usable during the first round". */
export const afterFirstRound = when({ not: { round: 'first' } }, 'wrong-window', 'COMBAT-07')

/** It says at which range the round is fought. */
export const setsRange: Op[] = [
  choose('r', 'choose-range', { keys: ['close', 'long'] }),
  { op: 'range', next: { chosen: 'r' }, this: true },
]

/** Once nothing lies under it any more. */
export const burnsEmpty = (): Trigger => ({
  on: 'uncovered',
  when: { is: ['event-card', { ref: 'self' }] },
  ops: [burn('self')],
})

/** As the card leaves play, the counters that it has given go. */
export const freesAll = (counter: string): Trigger => ({
  on: 'leaving-play',
  when: { is: ['event-card', { ref: 'self' }] },
  ops: [
    {
      op: 'each',
      over: { cards: { in: 'inPlay', where: { cmp: [{ counter, of: 'it' }, '>=', 1] } } },
      as: 'one',
      ops: [moveBlood({ card: 'one', name: counter }, 'bank', { counter, of: 'one' })],
    },
  ],
})

/** Vampires can call a referendum to burn the card. */
export const voteToBurn = (tally?: Op[], parts: Partial<GrantedAction> = {}): GrantedAction => ({
  name: 'burn',
  for: { kind: 'vampire' },
  header: { political: true },
  ops: [referendum([], [burn('self')], tally)],
  ...parts,
})

/** Done for its bearer, a point at a time, for as long as little enough is used up in this combat. */
export const ward = (name: string, op: Op, ...left: Test[]): Ability =>
  use(name, [op, mark(name, 'self', 'combat')], {
    windows: ['prevent'],
    for: { ref: 'host' },
    usable: left.map(test => when(test, 'already-used', 'GOLDEN-01')),
  })

/** Stolen in this round, it is of no use in it (STRIKE-31). */
const itsBlade: CardsWhere = {
  kind: 'equipment',
  keyword: 'melee weapon',
  on: 'by',
  where: { cmp: [{ fact: 'unusable', of: 'it' }, '=', 0] },
}
/** Its strike, and no hand strike: what forbids all others forbids it. */
export const withBlade = (plus: number): Op[] => [
  choose('w', 'choose-equipment', { cards: itsBlade }),
  strike('damage', { plus, with: 'w' }),
]

const corruption = (m: Ref): Holder => ({ card: m, name: 'corruption@you' })
const corrupted = (m: Ref): Num => ({ counter: 'corruption@you', of: m })
export const corrupt = (m: Ref): Op => moveBlood('bank', corruption(m), 1)
/** With as many counters as its capacity or cost it can be stolen for them. */
export const stealCorrupted = (m: Ref, ...then: Op[]): Op =>
  ifHolds(
    { cmp: [corrupted(m), '>=', { of: m, stat: 'capacity-or-cost' }] },
    choose('fallen', 'choose-minion', { cards: { ref: m } }, { min: 0 }),
    ifHolds(
      { is: ['fallen', {}] },
      moveBlood(corruption('fallen'), 'bank', corrupted('fallen')),
      { op: 'control', who: 'fallen', to: 'you' },
      ...then,
    ),
  )
/** A counter on one of them. */
export const corrupts = (whom: CardsWhere): Op[] => [
  choose('m', 'choose-minion', { cards: whom }),
  corrupt('m'),
  stealCorrupted('m'),
]

/** Of a bleed that was one (BLEED-14). */
export const bledAny: Test = { cmp: [{ fact: 'bled', of: 'by' }, '>=', 1] }

const younger: CardsWhere = { kind: 'vampire', of: 'you', in: 'uncontrolled', younger: 'by' }
/** The vampire that gets the blood stays face down: the choice is its Methuselah's secret. */
export const feeds = (blood: number): Op[] => [
  choose('v', 'choose-vampire', { cards: younger }, { secret: true }),
  gain('v', blood),
]
export const fed = { header: { stealth: 1 }, usable: [when({ any: younger }, 'no-target', 'ANN-07')] }

/** Together with the combat, or not at all. */
export const asItBegins = (...ops: Op[]): Op => ({ op: 'watch', on: 'combat-started', ops, until: 'action', times: 1 })

/** Enters combat with a minion of somebody else; `of`: that is still so as the action resolves. */
export const enterCombat = (of: CardsWhere = {}, ...during: Op[]): Op[] => {
  const fight: Op[] = [
    ...(during.length > 0 ? [asItBegins(...during)] : []),
    { op: 'combat', acting: 'by', opposing: 'm' },
  ]
  return [
    choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready', not: { of: 'you' }, ...of } }),
    ...(Object.keys(of).length > 0 ? [ifHolds({ is: ['m', of] }, ...fight)] : fight),
  ]
}

/** Each of these Disciplines, and any of them together. */
export const together = (...codes: string[]): string[] =>
  codes
    .reduce<string[]>((levels, code) => [...levels, ...levels.map(level => `${level}+${code}`), code], [])
    .toSorted((a, b) => a.length - b.length)

/** "Requires a titled vampire." */
export const byTitled = when({ is: ['by', { kind: 'vampire', title: true }] }, 'missing-title', 'REQ-01')

/** The Disciplines, as the official card list writes them. */
export const CODES = [
  'abo',
  'ani',
  'aus',
  'cel',
  'chi',
  'dai',
  'dem',
  'dom',
  'for',
  'mal',
  'mel',
  'myt',
  'nec',
  'obe',
  'obf',
  'obl',
  'obt',
  'pot',
  'pre',
  'pro',
  'qui',
  'san',
  'ser',
  'spi',
  'str',
  'tem',
  'tha',
  'thn',
  'val',
  'vic',
  'vis',
]
