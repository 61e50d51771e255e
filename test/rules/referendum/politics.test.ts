import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { poolChange } from '../../../shared/rules/reads/pool-change.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const titled = (title: string, as: string, more: object = {}) => ({ generic: { title }, as, ...more })
const KINE = { card: 'kine-resources-contested', as: 'K1' }
const ANCILLA = { card: 'ancilla-empowerment', as: 'K1' }
/** A card that gives a seat something to think about in polling. */
const card = ['bonding']

/** A1 of Ann acts with the card K1. */
const acting = (ann: object = {}, others: object[] = [{}, {}, {}, {}], political: object = ANCILLA) => {
  const t = table({
    seats: [
      { ready: [{ generic: {}, as: 'A1' }], hand: [political], uncontrolled: [{ generic: {} }], ...ann },
      ...others,
    ],
  })
  t.answer(Ann, 'play:K1::A1')
  return t
}
/** The same, unblocked, in polling. */
const polling = (ann: object = {}, others?: object[]) => {
  const t = acting(ann, others)
  t.allPass(() => t.window() === 'polling')
  return t
}
const tally = (t: ReturnType<typeof table>) =>
  t
    .happened('votes-cast')
    .reduce<[number, number]>(
      ([yes, no], event) =>
        event.key !== 'votes-cast' ? [yes, no] : event.for ? [yes + event.votes, no] : [yes, no + event.votes],
      [0, 0],
    )
const result = (t: ReturnType<typeof table>) =>
  t.happened('referendum-tallied').map(event => (event.key === 'referendum-tallied' ? event.passed : undefined))
const FOR = { side: ['for'] },
  AGAINST = { side: ['against'] }

describe('political actions', () => {
  it('POL-01: once a turn and vampire, undirected, at +1 stealth', () => {
    const t = acting({
      ready: [
        { generic: {}, as: 'A1' },
        { generic: {}, as: 'A2' },
      ],
      hand: [ANCILLA, { card: 'kine-resources-contested', as: 'K2' }],
    })
    expect(t.happened('action-announced')[0]).toMatchObject({ targets: [], stealth: 1 })
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'A1' })
    expect([t.locked('A1'), t.refused(Ann, 'play:K2::A1')]).toEqual([false, 'illegal-option'])
    t.answer(Ann, 'play:K2::A2')
    expect(t.happened('action-announced')).toHaveLength(2)
  })

  it('say what becomes of the pools that points are shared out to', () => {
    const t = table({
      seats: [
        { hand: [KINE, { card: 'parity-shift', as: 'P1' }, ANCILLA].map((one, i) => ({ ...one, as: `C${i}` })) },
        {},
        {},
        {},
        {},
      ],
    })
    expect(
      [
        ['C0', 'terms'],
        ['C1', 'share'],
        ['C2', 'terms'],
      ].map(([held, name]) => poolChange(t.state, t.id(held!), name!)),
    ).toEqual(['burn', 'gain', undefined])
    expect(poolChange(t.state, null, 'terms')).toBeUndefined()
  })

  it('POL-01: the reason of a refusal', () => {
    const t = acting({
      ready: [
        { generic: {}, as: 'A1' },
        { generic: { type: 'ally' }, as: 'U1' },
      ],
      hand: [ANCILLA, { card: 'kine-resources-contested', as: 'K2' }],
    })
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'A1' })
    expect(t.refused(Ann, 'play:K2::A1')).toBe('illegal-option')
    expect(t.why(Ann, 'play', 'K2')).toEqual(['already-called', 'POL-01'])
  })

  it('POL-02, POLITICS-01: the terms are chosen after success, and never sent or shown before', () => {
    const t = table({
      seats: [{ ready: [{ generic: {}, as: 'A1' }], hand: [KINE] }, { ready: [{ generic: {}, as: 'V5' }] }, {}, {}, {}],
    })
    expect(t.option(Ann, 'play:K1::A1')?.slots).toBeUndefined()
    expect(t.refused(Ann, 'play:K1::A1', { pick: { 1: 3, 2: 1 } })).toBe('illegal-args')
    t.answer(Ann, 'play:K1::A1')
    expect([t.window(), t.has('chosen')]).toEqual(['blocks', false])
    t.pass(Ben)
    expect([t.waiting(), t.has('action-succeeded'), t.has('referendum-called')]).toEqual([[Ann], true, true])
    t.choose(Ann, { 1: 3, 2: 1 })
    expect(t.happened('chosen')).toMatchObject([{ ask: 'choose-terms', points: { 1: 3, 2: 1 } }])
  })

  it('POLITICS-02, POL-03, POLITICS-09: the cost is paid at success, then come terms, polling and result; a failure gives nothing back', () => {
    const t = acting(
      { ready: [{ generic: {}, blood: 3, as: 'A1' }] },
      [{ ready: [titled('inner circle', 'V5')] }, {}, {}, {}],
      KINE,
    )
    // No card of the catalogue calls a referendum for blood.
    t.edit(draft =>
      draft.frames.forEach(frame => {
        if (frame.kind === 'action') frame.cost = { blood: 2 }
      }),
    )
    expect(t.blood('A1')).toBe(3)
    t.allPass()
    expect([t.blood('A1'), t.waiting(), t.has('votes-cast')]).toEqual([1, [Ann], false])
    t.choose(Ann, { 1: 3, 2: 1 })
    t.answer(Ann, 'vote:called', FOR)
    t.answer(Ben, 'vote:title:V5', AGAINST)
    t.allPass()
    const steps = [
      'counters',
      'action-succeeded',
      'referendum-called',
      'chosen',
      'votes-cast',
      'referendum-tallied',
      'action-ended',
    ]
    expect([...new Set(t.log.map(event => event.key).filter(key => steps.includes(key)))]).toEqual(steps)
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'successful' }])
    expect([result(t), t.blood('A1'), t.locked('A1'), t.pool(Ben), t.pool(Cal)]).toEqual([[false], 1, true, 30, 30])
  })

  it('POLITICS-03: a blocked one calls no referendum, and its card is burned', () => {
    const t = acting({}, [
      {},
      {},
      {},
      {
        pool: 10,
        ready: [{ generic: { disciplines: ['aus'] }, as: 'E1' }],
        hand: [{ card: 'telepathic-misdirection', as: 'T1' }],
      },
    ])
    t.reach(Eve, 'block:E1')
    t.reach(Eve, 'play:T1:aus:E1')
    t.allPass()
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('A1') }, opposing: { id: t.id('E1') } }])
    expect([t.has('referendum-called'), t.has('votes-cast'), t.state.seats[Ann]!.ash, t.pool(Eve)]).toEqual([
      false,
      false,
      [t.id('K1')],
      10,
    ])
  })
})

describe('terms', () => {
  it('speak of who calls the referendum as `by`, as what passes does', () => {
    const t = table({ seats: [{ pool: 10, ready: [minion('A1'), minion('A2')] }, {}, {}] })
    t.effect(
      Ann,
      [
        {
          op: 'referendum',
          terms: [
            { op: 'choose', as: 'm', ask: 'choose-minion', from: { cards: { kind: 'minion', not: { ref: 'by' } } } },
          ],
          passed: [{ op: 'lock', who: 'm' }],
        },
      ],
      {},
      { by: 'A1' },
    )
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([{ candidates: [t.id('A2')] }])
  })
})

describe('polling', () => {
  it('POLITICS-05: there is no order; anybody casts at any moment', () => {
    const t = polling({}, [{ hand: card }, { hand: card }, { ready: [titled('prince', 'D1')] }, { hand: card }])
    expect([...t.waiting()].sort()).toEqual([Ann, Ben, Cal, Dee, Eve])
    t.answer(Dee, 'vote:title:D1', AGAINST)
    expect(tally(t)).toEqual([0, 2])
    expect([t.can(Ann, 'vote:called'), [...t.waiting()].sort()]).toEqual([true, [Ann, Ben, Cal, Eve]])
  })

  it('POLITICS-05: after the caller has cast, nobody waits for the caller', () => {
    const t = polling({}, [{}, {}, { ready: [titled('prince', 'D1')] }, {}])
    t.answer(Ann, 'vote:called', FOR)
    t.answer(Dee, 'vote:title:D1', AGAINST)
    expect(tally(t)).toEqual([1, 2])
  })

  it('POLITICS-06: a cast is final', () => {
    const t = polling({}, [{}, { ready: [titled('prince', 'C1')], hand: card }, {}, {}])
    t.answer(Cal, 'vote:title:C1', FOR)
    expect(t.refused(Cal, 'vote:title:C1', AGAINST)).toBe('illegal-option')
    expect(t.refused(Cal, 'take-back')).toBe('illegal-option')
    expect(tally(t)).toEqual([2, 0])
  })

  it('POLITICS-07: polling stays open until everybody has done, anew after each cast', () => {
    const others = [
      { ready: [titled('primogen', 'B1')], hand: card },
      { hand: card },
      { hand: card },
      { ready: [titled('inner circle', 'E1')], hand: card },
    ]
    const t = polling({ hand: [ANCILLA, ...card] }, others)
    for (const seat of [Ann, Cal, Dee]) t.pass(seat)
    expect([t.window(), t.waiting(), t.has('referendum-tallied')]).toEqual(['polling', [Ben, Eve], false])
    t.pass(Ben)
    expect([t.waiting(), t.has('referendum-tallied')]).toEqual([[Eve], false])
    t.answer(Ben, 'vote:title:B1', AGAINST)
    expect(tally(t)).toEqual([0, 1])
    expect([...t.waiting()].sort()).toEqual([Ann, Ben, Cal, Dee, Eve])
    for (const seat of [Ann, Ben, Cal, Dee, Eve]) t.pass(seat)
    expect(t.has('referendum-tallied')).toBe(true)
    expect(t.refused(Eve, 'vote:title:E1', AGAINST)).toBe('not-your-prompt')
  })

  it.each([
    [3, 2, true],
    [3, 3, false],
    [0, 0, false],
  ])('POLITICS-08: more for than against, or it fails (%i : %i)', (yes, no, passed) => {
    const t = polling({ ready: [{ generic: { title: 'prince' }, as: 'A1' }] }, [
      { ready: [titled('prince', 'B1')] },
      { ready: [titled('primogen', 'C1')] },
      {},
      {},
    ])
    if (yes > 0) {
      t.answer(Ann, 'vote:called', FOR)
      t.answer(Ann, 'vote:title:A1', FOR)
    }
    if (no > 0) t.answer(Ben, 'vote:title:B1', AGAINST)
    if (no > 2) t.answer(Cal, 'vote:title:C1', AGAINST)
    expect(tally(t)).toEqual([yes, no])
    t.allPass()
    expect(result(t)).toEqual([passed])
    expect(t.pool(Ann)).toBe(passed ? 29 : 30)
  })

  it('POLITICS-09: a failed one has no effect, though the action was successful', () => {
    const t = polling({}, [{ ready: [titled('inner circle', 'B1')] }, {}, {}, {}])
    t.answer(Ann, 'vote:called', FOR)
    t.answer(Ben, 'vote:title:B1', AGAINST)
    t.allPass()
    expect([tally(t), result(t)]).toEqual([[1, 4], [false]])
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'successful' }])
    expect([t.pool(Ann), t.pool(Ben), t.locked('A1'), t.state.seats[Ann]!.ash]).toEqual([30, 30, true, [t.id('K1')]])
  })

  it('POLITICS-10: a Methuselah without a source casts nothing', () => {
    const t = polling({}, [
      {},
      {},
      {
        ready: [
          { generic: {}, as: 'D1' },
          { generic: {}, as: 'D2' },
        ],
        hand: card,
      },
      {},
    ])
    expect(t.options(Dee)).toEqual(['pass'])
    expect(t.refused(Dee, 'vote:title:D1', AGAINST)).toBe('illegal-option')
    expect(tally(t)).toEqual([0, 0])
  })

  it('POLITICS-12: a source votes as a block, different sources as they like', () => {
    const t = polling({}, [{ ready: [titled('prince', 'B1'), titled('primogen', 'B2')] }, {}, {}, {}])
    expect(t.refused(Ben, 'vote:title:B1', { side: ['for', 'against'] })).toBe('illegal-args')
    t.answer(Ben, 'vote:title:B1', FOR)
    t.answer(Ben, 'vote:title:B2', AGAINST)
    expect(tally(t)).toEqual([2, 1])
  })

  it('POLITICS-14: the card that called gives its caller one vote', () => {
    const t = polling({ ready: [titled('prince', 'A1')] })
    expect(t.options(Ann).filter(id => id.startsWith('vote'))).toEqual([`vote:title:${t.id('A1')}`, 'vote:called'])
    t.answer(Ann, 'vote:title:A1', FOR)
    t.answer(Ann, 'vote:called', AGAINST)
    expect(tally(t)).toEqual([2, 1])
  })

  it('POLITICS-15: one vote from political action cards for each Methuselah', () => {
    const two = [
      { card: 'parity-shift', as: 'P1' },
      { card: 'consanguineous-boon', as: 'P2' },
    ]
    const t = polling({ ready: [titled('primogen', 'A1')], hand: [ANCILLA, { card: 'parity-shift', as: 'P3' }] }, [
      { hand: two, ready: [titled('primogen', 'B1')] },
      {},
      {},
      {},
    ])
    t.answer(Ben, 'vote:burned:P1', AGAINST)
    expect(t.refused(Ben, 'vote:burned:P2', AGAINST)).toBe('illegal-option')
    expect(t.state.seats[Ben]!.hand).toEqual([t.id('P2')])
    expect(t.refused(Ann, 'vote:burned:P3', FOR)).toBe('illegal-option')
    t.answer(Ann, 'vote:called', FOR)
    expect(t.refused(Ann, 'vote:burned:P3', FOR)).toBe('illegal-option')
    expect(t.state.seats[Ann]!.hand).toEqual([t.id('P3')])
  })

  it('POLITICS-15: what one has burned bars nobody else', () => {
    const t = polling({}, [
      { hand: [{ card: 'parity-shift', as: 'P1' }] },
      { hand: [{ card: 'consanguineous-boon', as: 'P2' }] },
      {},
      {},
    ])
    t.answer(Ben, 'vote:burned:P1', AGAINST)
    t.answer(Cal, 'vote:burned:P2', AGAINST)
    expect([tally(t), t.inAsh(Ben, 'P1'), t.inAsh(Cal, 'P2')]).toEqual([[0, 2], true, true])
  })

  it('POLITICS-16: a burned political card gives its vote and nothing else', () => {
    const t = polling({}, [{ hand: [{ card: 'parity-shift', as: 'P1' }, ...card], library: card }, {}, {}, {}])
    t.answer(Ben, 'vote:burned:P1', AGAINST)
    const { hand, library, ash } = t.state.seats[Ben]!
    expect([tally(t), ash, hand.length, library.length]).toEqual([[0, 1], [t.id('P1')], 2, 0])
    expect([
      t.happened('referendum-called').length,
      t.happened('card-played').length,
      t.happened('action-announced').length,
    ]).toEqual([1, 1, 1])
  })

  it('MIN-11: it may be burned by anybody in a referendum', () => {
    const t = table({
      seats: [
        { hand: [{ card: 'kine-resources-contested', as: 'P1' }] },
        {},
        {},
        { ready: [{ generic: {}, as: 'D1' }], hand: [ANCILLA] },
        {},
      ],
      turn: { seat: Dee },
    })
    t.answer(Dee, 'play:K1::D1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:burned:P1', FOR)
    expect(t.happened('votes-cast')).toMatchObject([{ seat: Ann, votes: 1, for: true }])
  })

  it('POLITICS-17: what each title gives', () => {
    const t = polling({
      ready: [
        { generic: {}, as: 'A1' },
        titled('primogen', 'T1'),
        titled('prince', 'T2'),
        titled('baron', 'T3'),
        titled('justicar', 'T4'),
        titled('inner circle', 'T5'),
      ],
    })
    for (const [source, votes] of [
      ['T1', 1],
      ['T2', 3],
      ['T3', 5],
      ['T4', 8],
      ['T5', 12],
    ] as const) {
      t.answer(Ann, `vote:title:${source}`, FOR)
      expect(tally(t)).toEqual([votes, 0])
    }
    t.answer(Ann, 'vote:called', FOR)
    expect(tally(t)).toEqual([13, 0])
  })

  it('POLITICS-18: a vampire in torpor casts nothing', () => {
    const t = polling({}, [{ torpor: [titled('justicar', 'B1')], ready: [titled('primogen', 'B2')] }, {}, {}, {}])
    expect(t.refused(Ben, 'vote:title:B1', AGAINST)).toBe('illegal-option')
    expect([t.can(Ben, 'vote:title:B2'), tally(t)]).toEqual([true, [0, 0]])
  })

  it('POLITICS-19: a lock does not matter, and voting does not lock', () => {
    const t = polling({}, [{ ready: [titled('prince', 'B1', { locked: true }), titled('primogen', 'B2')] }, {}, {}, {}])
    t.answer(Ben, 'vote:title:B1', AGAINST)
    t.answer(Ben, 'vote:title:B2', AGAINST)
    expect([tally(t), t.locked('B1'), t.locked('B2')]).toEqual([[0, 3], true, false])
  })

  it('POLITICS-21: the Edge is burned for a vote', () => {
    const t = polling({}, [{ hand: card }, { edge: true, ready: [{ generic: {} }] }, {}, {}])
    expect(t.refused(Ben, 'vote:edge', AGAINST)).toBe('illegal-option')
    t.answer(Cal, 'vote:edge', AGAINST)
    expect([tally(t), t.state.edge]).toEqual([[0, 1], null])
    expect(t.happened('edge-moved')).toEqual([{ key: 'edge-moved', from: Cal, to: null }])
    expect(t.refused(Cal, 'vote:edge', AGAINST)).toMatch(/^(illegal-option|not-your-prompt)$/)
    t.allPass()
    t.endPhasesTo(Cal, 'minion')
    expect([t.happened('counters'), t.pool(Cal)]).toEqual([[], 30])
  })

  it('POLITICS-22: the Edge and a burned card are two sources', () => {
    const t = polling({}, [{}, { edge: true, hand: [{ card: 'parity-shift', as: 'P1' }] }, {}, {}])
    t.answer(Cal, 'vote:edge', FOR)
    t.answer(Cal, 'vote:burned:P1', AGAINST)
    expect(tally(t)).toEqual([1, 1])
  })

  it('POLITICS-28: who cannot vote any more has abstained', () => {
    const t = polling({}, [
      { ready: [titled('prince', 'B1')] },
      { ready: [titled('prince', 'C1'), titled('primogen', 'C2')] },
      {},
      {},
    ])
    t.answer(Cal, 'vote:title:C1', FOR)
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'C1' })
    expect(t.refused(Cal, 'vote:title:C1', FOR)).toBe('illegal-option')
    t.answer(Cal, 'vote:title:C2', FOR)
    t.allPass()
    expect(t.happened('referendum-tallied')).toMatchObject([{ for: 1, against: 0, passed: true }])
  })
})

describe('terms and results', () => {
  const kine = (ann: object, others: object[]) => {
    const t = acting(ann, others, KINE)
    t.allPass()
    return t
  }

  it('POLITICS-26: the effects are applied at once to everybody named', () => {
    const t = kine({ pool: 10, ready: [titled('inner circle', 'A1')] }, [
      { pool: 3, ready: [titled('prince', 'B1')] },
      {},
      {},
      {},
    ])
    t.choose(Ann, { 0: 1, 1: 3 })
    t.answer(Ann, 'vote:called', FOR)
    t.answer(Ann, 'vote:title:A1', FOR)
    t.answer(Ben, 'vote:title:B1', AGAINST)
    t.allPass()
    expect(t.happened('referendum-tallied')).toMatchObject([{ for: 5, against: 2 }])
    expect(t.state.seats[Ben]).toMatchObject({ pool: 0, ousted: true })
    expect([t.pool(Ann), t.state.seats[Ann]!.victoryPoints]).toEqual([15, 1])
  })

  it('POLITICS-27: terms that break the printed limits are refused, and asked again', () => {
    const t = kine({}, [{}, {}, {}, {}])
    expect(t.refused(Ann, 'choose', { pick: { 1: 4 } })).toBe('illegal-args')
    expect(t.refused(Ann, 'choose', { pick: { 1: 2, 2: 1 } })).toBe('illegal-args')
    expect(t.refused(Ann, 'pass')).toBe('illegal-option')
    expect([t.waiting(), viewFor(t.state, Ben).stack.at(-1)]).toEqual([
      [Ann],
      { kind: 'choice', seat: Ann, ask: 'choose-terms' },
    ])
    t.choose(Ann, { 1: 3, 2: 1 })
    expect(t.window()).toBe('polling')
  })
})

describe('votes for or against one’s own', () => {
  it('FAQ-11: the caller may cast everything against, the vote of the card too', () => {
    const t = polling({ ready: [titled('prince', 'A1')] })
    t.answer(Ann, 'vote:called', AGAINST)
    t.answer(Ann, 'vote:title:A1', AGAINST)
    expect(t.happened('referendum-tallied')).toMatchObject([{ for: 0, against: 3, passed: false }])
  })

  it('FAQ-12: the caller burns a political card for a vote only where none called the referendum', () => {
    const boon = { card: 'consanguineous-boon', as: 'P1' }
    const called = polling({ hand: [ANCILLA, boon] })
    expect(called.refused(Ann, 'vote:burned:P1', FOR)).toBe('illegal-option')
    const t = table({
      seats: [
        { ready: [{ generic: {}, as: 'A1' }], hand: [boon] },
        {},
        { ready: [{ card: 'anarch-revolt', as: 'R1' }] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'action:R1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass(() => t.window() === 'polling')
    expect([t.can(Ann, 'vote:called'), t.can(Ann, 'vote:burned:P1')]).toEqual([false, true])
    t.answer(Ann, 'vote:burned:P1', FOR)
    t.allPass()
    expect([t.happened('referendum-tallied')[0], t.state.seats[Cal]!.ash.includes(t.id('R1'))]).toMatchObject([
      { for: 1, passed: true },
      true,
    ])
  })
})
