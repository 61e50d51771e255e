import { Ann, Ben, Cal, table } from '../support/table.ts'
import { K, K1, held, tough, type Held, v } from './scene.ts'
import { listening, minion } from '../support/seats.ts'
import { duel, onwards, upTo } from '../support/duel.ts'

const of = (disciplines: string, generic: object = {}, more: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})

/** A1 of Ann against B1 and B2 of Ben, who holds these cards. */
export const onTheBleed = (hand: object[], b1: object, more: { a1?: object; b2?: object; ben?: object } = {}) =>
  table({
    seats: [
      {
        ready: [minion('A1', { ...of('OBF DOM FOR', {}, { blood: 3 }), ...more.a1 }), minion('A2')],
        hand: held('lost-in-crowds', 'L1'),
      },
      { pool: 10, ready: [minion('B1', b1), minion('B2', more.b2)], hand: hand as [], ...more.ben },
      { ready: [minion('C1')] },
      listening('D1'),
      { ready: [minion('E1')] },
    ],
  })

/** The same bleed, with a stealth that an attempt of B1 does not match. */
export const outOfReach = (...args: Parameters<typeof onTheBleed>) => {
  const t = onTheBleed(...args)
  t.answer(Ann, 'bleed:A1')
  t.reach(Ben, 'block:B1')
  t.answer(Ann, 'play:L1:OBF:A1')
  return t
}

export interface Sides {
  ann?: Held
  ben?: Held
  a2?: object
  b1?: object
  b2?: object
  more?: object
  theirs?: object
  cal?: object
}

/** A1 and A2 of Ann, B1 and B2 of Ben; Dee listens. */
export const acting = (
  a1: object,
  { ann = [], ben = [], a2 = {}, b1 = {}, b2 = {}, more = {}, theirs = {}, cal = {} }: Sides = {},
) =>
  table({
    seats: [
      { pool: 10, ready: [minion('A1', a1), minion('A2', a2)], hand: ann, ...more },
      { pool: 10, ready: [minion('B1', b1), minion('B2', b2)], hand: ben, ...theirs },
      { pool: 10, ready: [minion('C1')], ...cal },
      listening('D1', { pool: 10 }),
      {},
    ],
  })

const master = { phase: 'master' as const }

/** Ann has M1 in hand in her master phase. */
export const masterPhaseWith = (card: string, ann: object = {}, ben: object = {}) =>
  table({
    seats: [
      { pool: 10, ready: [minion('A1'), minion('A2')], ...ann, hand: [...held(card, 'M1'), 'fame'] },
      { pool: 10, ready: [minion('B1')], ...ben },
      {},
      {},
      {},
    ],
    turn: master,
  })

export const elder = {
  capacity: 8,
  disciplines: ['ANI', 'AUS', 'OBF', 'PRE', 'pro', 'for', 'ani'],
  sect: 'Anarch',
  title: 'baron',
  city: 'Rome',
  clan: 'Gangrel',
}

/** The same, able to play this card. */
export const elderFor = (card: string) =>
  card === 'one-with-the-land' ? { ...elder, clan: 'Tzimisce', disciplines: ['PRO', 'for'] } : elder

export const lockedElder = (
  card: string,
  more: { a1?: object; ann?: Held; b1?: object; ben?: Held; b2?: object; cal?: object } = {},
) =>
  table({
    seats: [
      {
        pool: 10,
        ready: [v('A1', { disciplines: ['for', 'FOR'], capacity: 8, ...more.a1 }), minion('A2')],
        hand: more.ann ?? [],
      },
      {
        pool: 10,
        ready: [v('B1', elderFor(card), { locked: true, blood: 5, ...more.b1 }), minion('B2', { ...more.b2 })],
        hand: [...held(card, 'K1'), ...(more.ben ?? [])],
      },
      { pool: 10, ready: [minion('C1')], ...more.cal },
      listening('D1', { pool: 10 }),
      {},
    ],
  })

const anarchOf = (disciplines: string, generic: object = {}, more: object = {}) => ({
  generic: { disciplines: disciplines.split('+'), capacity: 9, sect: 'Anarch', ...generic },
  ...more,
})

/** A1 has the Disciplines and Ann the card; up to this window. */
export const fightHolding = (
  window: string,
  card: string,
  level: string,
  more: { a?: object; b?: object; ben?: object[]; a1?: object } = {},
) =>
  upTo(
    duel({
      a: { ...anarchOf(level, more.a), ...more.a1 } as never,
      b: (more.b ?? tough) as never,
      ann: K(card) as never,
      ben: (more.ben ?? []) as never,
    }),
    window,
  )

/** A1 bleeds Ben with this in Ann's hand; B1 may block. */
export const bleedsHolding = (
  card: string,
  a1: object,
  more: { blood?: number; b1?: object; hand?: object[] } = {},
) => {
  const t = table({
    seats: [
      { ready: [v('A1', a1, { blood: more.blood ?? 5 }), v('A2')], hand: [K1(card), ...(more.hand ?? [])] as never },
      { pool: 20, ready: [v('B1', {}, more.b1), v('B2')] },
      {},
      {},
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  return t
}

export interface Reacting {
  a1?: object
  b1?: object
  on?: object
  b2?: object
  act?: string
  card: string
  at?: number
  /** What Ann holds. */
  ann?: Held
}

/** A1 of Ann acts; Ben, or whoever is at `at`, holds the card and B1. */
export const reacting = ({ a1 = {}, b1 = {}, on = {}, b2, act = 'bleed', card, at = Ben, ann = [] }: Reacting) => {
  const seat = { pool: 10, ready: [v('B1', b1, on), ...(b2 ? [b2] : [])] as never, hand: [K1(card)] }
  const t = table({
    seats: [
      { ready: [v('A1', { capacity: 8, ...a1 }, { blood: 4 }), v('A2')], hand: ann },
      at === Ben ? seat : { pool: 10, ready: [v('X1')] },
      at === Cal ? seat : {},
      {},
      {},
    ],
  })
  t.answer(Ann, `${act}:A1`)
  return t
}

export const seatsOf = (
  ready: object[],
  hand: object[],
  more: object = {},
  ben: object = { ready: [v('B1')] },
  rest: object = {},
) =>
  table({
    seats: [
      { pool: 20, ready: ready as never, hand: hand as never, ...more },
      { pool: 20, ...ben },
      { pool: 20 },
      {},
      {},
    ],
    ...rest,
  })

const MANIPULATION = held('kindred-manipulation', 'M1')
/** A vote on *Kine Resources Contested*, whose acting Methuselah holds *Kindred Manipulation*. */
export const manipulatedVote = (b1: object = {}, b: object = {}, more: { cal?: object; ann?: object } = {}) => {
  const t = table({
    seats: [
      {
        pool: 20,
        ready: [v('A1', { clan: 'Ventrue antitribu', capacity: 8, ...more.ann }), v('A2')],
        hand: [...held('kine-resources-contested', 'K1'), ...MANIPULATION],
      },
      { pool: 20, ready: [v('B1', { title: 'primogen', capacity: 5, ...b1 }), v('B2', { capacity: 8 })], ...b },
      { pool: 20, ready: [v('C1', { title: 'prince', capacity: 9 })], ...more.cal },
      {},
      {},
    ],
  })
  t.answer(Ann, 'play:K1::A1')
  t.allPass(() => t.can(Ann, 'choose'))
  t.choose(Ann, { [Ben]: 3, [Cal]: 1 })
  return t
}

/** A1 of Ann has diablerized a vampire of Ben, and it stands in the polling on the blood hunt; Cal has `cal`. */
export const hunted = (cal: object) => {
  const t = table({
    seats: [{ ready: [minion('A1'), minion('A2')] }, { torpor: [minion('B1')] }, cal, {}, {}],
  })
  t.answer(Ann, 'diablerie:A1:B1')
  for (let n = 0; n < 60 && t.window() !== 'polling'; n++) {
    const seat = t.waiting()[0]!
    if (t.window() === undefined) onwards(t, () => t.window() === 'polling' || t.state.frames.length < 2)
    else t.pass(seat)
  }
  return t
}
