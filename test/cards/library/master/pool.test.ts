import { describe, expect, it } from 'vitest'
import { factsOf } from '../../../../shared/cards/catalogue.ts'
import { onwards } from '../../../support/duel.ts'
import { masterPhaseWith } from '../../scenes.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../../support/table.ts'
import { type Table, v } from '../../scene.ts'

const K = (n: number) => ({ card: 'life-boon', as: `K${n}` })
/** A1 of Ann bleeds Ben, who has too little pool; Cal and Dee hold the card. */
function scene({ pool = 1, bleed = 1, cal = 10 } = {}): Table {
  const t = table({
    seats: [
      { pool: 10, ready: [v('A1', { bleed }), v('A2')] },
      { pool, ready: [v('B1')] },
      { pool: cal, ready: [v('C1')], hand: [K(1), K(2)] },
      { pool: 10, ready: [v('D1')], hand: [K(3)] },
    ],
  })
  t.answer(Ann, 'bleed:A1')
  t.allPass(() => t.window() === 'ousting')
  return t
}
const points = (t: Table) => t.state.seats.map(seat => seat.victoryPoints)
const fell = (t: Table, seat: number) =>
  t.effect(seat, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 30, why: 'effect' }]).allPass()

describe('Short-Term Investment', () => {
  it('comes with three blood, gives one for a master phase action, and is burned with the last', () => {
    const t = table({
      seats: [
        { pool: 10, hand: [{ card: 'short-term-investment', as: 'I1' }, 'bonding'], ready: [minion('A1')] },
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 4 },
    })
    t.answer(Ann, 'play:I1:')
    expect([t.pool(Ann), t.card('I1').counters]).toEqual([9, { blood: 3 }])
    for (const left of [2, 1]) {
      t.answer(Ann, 'use:I1:take')
      expect([t.card('I1').counters, t.inAsh(Ann, 'I1')]).toEqual([{ blood: left }, false])
    }
    t.answer(Ann, 'use:I1:take')
    expect([t.pool(Ann), t.inAsh(Ann, 'I1')]).toEqual([12, true])
  })
})

describe('Life Boon', () => {
  const saved = (n = 4, more: Parameters<typeof scene>[0] = {}) => {
    const t = scene(more)
    t.reach(Cal, 'play:K1:', { whom: [Ben] })
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    t.answer(Cal, 'choose', { pick: n })
    t.allPass()
    return t
  }
  it('moves the pool, and stays in play', () => {
    const t = saved()
    expect([
      t.pool(Ben),
      t.pool(Cal),
      t.state.seats[Ben]!.ousted,
      t.state.seats[Cal]!.inPlay.includes(t.id('K1')),
      t.pool(Ann),
    ]).toEqual([4, 6, undefined, true, 10])
  })
  it('asks the others who could', () => expect(scene().waiting().toSorted()).toEqual([Cal, Dee]))
  it('nobody who plays none keeps them', () => {
    const t = scene()
    t.allPass()
    expect([t.state.seats[Ben]!.ousted, points(t)[Ann], t.pool(Ann)]).toEqual([true, 1, 16])
  })
  it('life-boon#2: makes up for what more was to be paid', () => {
    const t = scene({ pool: 2, bleed: 4 })
    t.reach(Cal, 'play:K1:', { whom: [Ben] })
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    // What was owed comes on top of what is given.
    expect(t.refused(Cal, 'choose', { pick: 9 })).toBe('illegal-args')
    t.answer(Cal, 'choose', { pick: 3 })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([3, 5])
  })
  it('not by who has too little for that', () => {
    const t = scene({ pool: 2, bleed: 4, cal: 2 })
    expect([t.can(Cal, 'play:K1:'), t.waiting()]).toEqual([false, [Dee]])
  })
  it('in each of their unlock phases may steal 1 pool', () => {
    const t = saved()
    for (let n = 0; n < 10 && !t.can(Cal, 'trigger:0'); n++) t.endPhase(t.waiting()[0]!)
    expect(t.waiting()).toEqual([Cal])
    t.answer(Cal, 'trigger:0')
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([3, 7])
    t.endPhasesTo(Ben, 'minion')
    expect(t.pool(Ben)).toBe(3)
  })
  it('gains the victory point of that Methuselah, and is burned', () => {
    const t = saved()
    // Cal is the prey of Ben; Dee of Cal: take Cal out and she gains nothing, so the point is of another prey.
    t.edit(state => {
      state.cards[t.id('K1')]!.vars!['whom'] = Ann
    })
    fell(t, Ben)
    expect([points(t), t.inAsh(Cal, 'K1'), t.pool(Ann)]).toEqual([[0, 0, 1, 0], true, 16])
  })
  it('life-boon#3: half a point is taken as it is, and the card waits for the other half', () => {
    const t = saved(4, {})
    t.edit(state => {
      state.cards[t.id('K1')]!.vars!['whom'] = Ann
      state.cards[t.id('K1')]!.counters = { 'half-points': 1 }
    })
    fell(t, Ben)
    expect([points(t), t.inAsh(Cal, 'K1')]).toEqual([[0.5, 0, 0.5, 0], true])
  })
  it('life-boon#1: two of them take one point after the other', () => {
    const t = saved()
    t.effect(Ben, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 4, why: 'effect' }])
    t.reach(Dee, 'play:K3:', { whom: [Ben] })
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    t.answer(Dee, 'choose', { pick: 4 })
    t.allPass()
    t.edit(state => {
      for (const card of ['K1', 'K3']) state.cards[t.id(card)]!.vars!['whom'] = Ann
    })
    fell(t, Ben)
    expect([points(t), t.inAsh(Cal, 'K1'), t.inAsh(Dee, 'K3')]).toEqual([[0, 0, 1, 0], true, false])
  })
  it('life-boon#5: who is ousted gains nothing by it', () => {
    const t = saved()
    fell(t, Cal)
    expect([points(t), t.pool(Ben)]).toEqual([[0, 1, 0, 0], 10])
  })
  it('life-boon#4: of a prey that falls with them, the point goes to who saved them, and the pool to them', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [v('A1'), v('A2')], hand: [{ card: 'kine-resources-contested', as: 'R1' }] },
        { pool: 2, ready: [v('B1')] },
        { pool: 2, ready: [v('C1')] },
        { pool: 10, ready: [v('D1')], hand: [K(1)] },
      ],
    })
    t.answer(Ann, 'play:R1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, { [Ben]: 2, [Cal]: 2 })
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', { side: ['for'] })
    t.reach(Dee, 'play:K1:', { whom: [Ben] })
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    t.answer(Dee, 'choose', { pick: 1 })
    t.allPass()
    expect([t.state.seats[Cal]!.ousted, points(t), t.pool(Ben)]).toEqual([true, [0, 0, 0, 1], 7])
  })
  it('out of turn: not in the own', () => {
    const t = table({ seats: [{ pool: 10, ready: [v('A1')], hand: [K(1)] }, { pool: 1 }, {}] })
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect(t.state.seats[Ben]!.ousted).toBe(true)
  })
  it('where no deck can hold it, nobody is asked', () => {
    const t = table({ seats: [{ pool: 10, ready: [v('A1')] }, { pool: 1 }, { hand: ['villein'] }] })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'ousting')
    expect([t.window(), t.state.seats[Ben]!.ousted]).toEqual([undefined, true])
  })
})

describe('Redeem the Lost Soul', () => {
  const redeems = (ash: unknown[]) => masterPhaseWith('redeem-the-lost-soul', { ash: ash as never })
  it('half of its capacity, rounded down, for a vampire that leaves the game', () => {
    const t = redeems([{ card: 'gilbert-duane-6', as: 'G1' }, 'villein'])
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('G1')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('G1')] })
    onwards(t, () => t.pool(Ann) > 10)
    const half = Math.floor((factsOf('gilbert-duane-6').capacity ?? 0) / 2)
    expect([t.pool(Ann), t.state.seats[Ann]!.removed]).toEqual([10 + half, [t.id('G1')]])
  })

  it('not without a vampire in the own ash heap', () => {
    const t = masterPhaseWith(
      'redeem-the-lost-soul',
      { ash: ['villein'] },
      { ash: [{ card: 'gilbert-duane-6' }] as never },
    )
    expect(t.can(Ann, 'play:M1:')).toBe(false)
  })
})

describe('Protected Resources', () => {
  const bled = (n: number, more: object = {}) => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1', { generic: { bleed: n } })] },
        {
          pool: 10,
          ready: [{ card: 'protected-resources', as: 'R1' }, minion('B1', { generic: { bleed: 2 }, ...more })],
        },
        { pool: 10 },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t.allPass()
  }
  it.each([
    [1, 9],
    [2, 8],
    [3, 8],
    [6, 8],
  ])('protected-resources#1, protected-resources#2: a bleed of %i leaves %i pool, and is for what it is', (n, left) => {
    const t = bled(n)
    expect([t.pool(Ben), t.happened('bled'), t.state.edge]).toMatchObject([left, [{ amount: n }], Ann])
  })
  it('any other loss is no bleed', () => {
    const t = bled(1)
    t.effect(Ben, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 5, why: 'effect' }])
    expect(t.pool(Ben)).toBe(4)
  })
  it('is burned by a successful bleed of an own minion, and by no other', () => {
    const t = bled(2)
    expect(t.inAsh(Ben, 'R1')).toBe(false)
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'bleed:B1')
    t.allPass()
    expect([t.inAsh(Ben, 'R1'), t.pool(Cal)]).toEqual([true, 8])
  })
  it('protected-resources#3: not by a bleed for nothing', () => {
    const t = bled(1)
    t.endPhasesTo(Ben, 'minion')
    t.effect(Ben, [{ op: 'modify', stat: 'bleed', delta: -2, on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ben, 'bleed:B1')
    t.allPass()
    expect([t.inAsh(Ben, 'R1'), t.pool(Cal)]).toEqual([false, 10])
  })
})

it('Ascendance: 1 pool', () => {
  const t = table({ seats: [{ pool: 9, hand: [{ card: 'ascendance', as: 'K1' }] }, {}], turn: { phase: 'master' } })
  t.answer(Ann, 'play:K1:')
  expect([t.pool(Ann), t.inAsh(Ann, 'K1')]).toEqual([10, true])
})

it('Failsafe: with fewer than 3 pool a master phase action burns it for 4', () => {
  const scene = (pool: number, more: object = {}) =>
    table({
      seats: [{ pool, ready: [v('A1'), { card: 'failsafe', as: 'K1' }], hand: ['villein'] }, {}],
      turn: { phase: 'master', masterActions: 1, ...more },
    })
  const t = scene(2)
  t.answer(Ann, 'use:K1:gain')
  expect([t.pool(Ann), t.inAsh(Ann, 'K1'), t.state.frames[0]]).toMatchObject([6, true, { phase: 'minion' }])
  expect([scene(3).can(Ann, 'use:K1:gain'), scene(2, { masterActions: 0 }).can(Ann, 'use:K1:gain')]).toEqual([
    false,
    false,
  ])
})
