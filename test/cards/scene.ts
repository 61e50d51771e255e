import { isOver, onwards, play } from '../support/duel.ts'
import { FOR } from '../support/polls.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, type table } from '../support/table.ts'

/** What tests of cards are written with: who stands there, which cards are held, and what has come of it. */
export type Table = ReturnType<typeof table>
export type Held = { card: string; as: string }[]

export const v = (as: string, generic: object = {}, more: object = {}): ReturnType<typeof minion> =>
  minion(as, { generic, ...more })
export const of = (disciplines: string, generic: object = {}): { generic: object } => ({
  generic: { disciplines: disciplines.split('+'), capacity: 9, ...generic },
})
export const has = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
export const tough = { generic: { capacity: 9 } }

export const held = (card: string, ...names: string[]): Held => names.map(as => ({ card, as }))
export const card = (name: string, ...as: string[]): Held => held(name, ...(as.length > 0 ? as : ['K1']))
export const K1 = (name: string): { card: string; as: string } => ({ card: name, as: 'K1' })
export const K = (name: string): Held => held(name, 'K1', 'K2')
export const on = (name: string, as: string, more: object = {}) => ({ attachments: [{ card: name, as, ...more }] })

export const actions = (t: Table): number => (t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].masterActions : -1)
export const keen = (t: Table, who: string, by = 1) =>
  t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: by, on: 'm', until: 'game' }], { m: who })
export const ended = (t: Table) => t.happened('action-ended').at(-1)
export const costs = (t: Table) =>
  t.happened('counters').flatMap(event => (event.key === 'counters' && event.why === 'cost' ? [event.amount] : []))

/** A combat that no action has led to. */
export const attacked = (t: Table, by: string, whom: string): ReturnType<Table['push']> =>
  t.push({
    kind: 'combat',
    step: 'begins',
    number: 0,
    round: 0,
    acting: t.id(by),
    opposing: t.id(whom),
    range: 'close',
    committed: [],
    toChoose: [t.id(by), t.id(whom)],
    strikes: [],
    pair: 0,
  })
export const fought = (t: Table): Table => onwards(t, () => isOver(t))
export const lastingPress = (t: Table, seat: number, m: string) =>
  t.effect(seat, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'turn' }], { m })
export const strike = (t: Table, seat: number, option: string) =>
  onwards(t, () => t.can(seat, option)).answer(seat, option)
export const never = (t: Table, seat: number, option: string) => {
  let offered = false
  onwards(t, () => (offered ||= t.can(seat, option)) || isOver(t))
  return !offered
}
export const combats = (t: Table) => [t.happened('combat-started').length, t.happened('combat-ended').length]
export const rounds = (t: Table) => t.happened('round-started').length
export const hits = (t: Table, as: string) =>
  t.happened('damaged').flatMap(event => (event.key === 'damaged' && event.card.id === t.id(as) ? [event] : []))
export const aggravated = (t: Table) => t.happened('damaged').filter(event => 'aggravated' in event && event.aggravated)

/** A referendum that Ann has called, and that passes by her own votes. */
export const carried = (t: Table) => {
  t.allPass(() => t.window() === 'polling')
  t.answer(Ann, 'vote:called', FOR)
  return t.allPass()
}
/** A Banishment P9 that Ann holds, called by a vampire of hers: a younger one goes out of play. */
export const banished = (t: Table, by: string, whom: string) => {
  t.answer(Ann, `play:P9::${by}`)
  t.allPass(() => t.can(Ann, 'choose'))
  t.choose(Ann, [t.id(whom)])
  return carried(t)
}
/** An Alastor P9 that Ann holds and a justicar of hers calls: it is put on this vampire, with equipment of her library. */
export const served = (t: Table, by: string, whom: string, equipment: string) => {
  t.answer(Ann, `play:P9::${by}`)
  t.allPass(() => t.can(Ann, 'choose'))
  t.choose(Ann, [t.id(whom)])
  t.allPass(() => t.window() === 'polling')
  t.answer(Ann, 'vote:called', FOR)
  t.allPass(() => t.can(Ann, 'choose'))
  t.choose(Ann, [t.id(equipment)])
  return t
}
/** As the combat ends this one plays the Psyche! that P8 is, and another combat begins. */
export const psyche = (t: Table, seat: number, as: string) => {
  onwards(t, () => t.can(seat, `play:P8:CEL:${as}`) && t.window() === 'combat-ends')
  play(t, seat, `play:P8:CEL:${as}`)
  return onwards(t, () => combats(t)[0] === 2)
}
/** A1 leaves the combat as Form of Mist, which F8 is, and goes on with the action; B1, unlocked, blocks again. */
export const mistAndBlocked = (t: Table) => {
  strike(t, Ann, 'play:F8:PRO:A1')
  onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
  t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
  keen(t, 'B1', 3)
  onwards(t, () => t.can(Ben, 'block:B1'))
  t.answer(Ben, 'block:B1')
  return onwards(t, () => combats(t)[0] === 2)
}
export const pools = (t: Table) => t.state.seats.map(seat => seat.pool)
export const out = (t: Table) => t.state.seats.flatMap((seat, i) => (seat.ousted ? [i] : []))
