import { describe, expect, it } from 'vitest'
import type { Op } from '../../../shared/cards/language.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../support/table.ts'

/** What the operations do where the rules give them little or nothing to do. */
const scene = (ann: object = {}, ben: object = {}) =>
  table({
    seats: [
      { pool: 10, ready: [minion('A1'), minion('A2')], ...ann },
      { pool: 10, ready: [minion('B1'), minion('B2')], ...ben },
      { pool: 10, ready: [minion('C1')] },
      { pool: 10, ready: [minion('D1', { locked: true })], hand: ['on-the-qui-vive'] },
      {},
    ],
  })
type Table = ReturnType<typeof scene>
const gain: Op = { op: 'counters', from: 'bank', to: { pool: 'you' }, amount: 1, why: 'effect' }
const outcome = (of: Extract<Op, { op: 'outcome' }>['of'], is: Extract<Op, { op: 'outcome' }>['is'] = 'ends'): Op => ({
  op: 'outcome',
  of,
  is,
})
const lasting = (t: Table) => [...t.state.modifiers, ...t.state.watches, ...t.state.facts]

describe('an effect on what is not there', () => {
  it.each<Op>([
    { op: 'redirect', to: 'prey' },
    { op: 'block', by: 'v' },
    outcome('play'),
    outcome('attempt'),
    outcome('action'),
    outcome('combat'),
    outcome('referendum'),
    outcome('action', 'continues'),
    ...(['strike', 'round', 'combat', 'action', 'referendum'] as const).flatMap((until): Op[] => [
      { op: 'modify', stat: 'bleed', delta: 1, on: 'v', until },
      { op: 'forbid', rule: 'block', on: 'v', until },
      { op: 'become', who: 'v', traits: { sect: 'Sabbat' }, until },
      { op: 'grant', ability: 'cancel', to: 'v', until },
      { op: 'watch', on: 'locked', ops: [gain], until },
      { op: 'mark', fact: 'f', of: 'v', n: 1, until },
    ]),
    { op: 'modify', stat: 'handSize', delta: 1, on: { seat: 'gone' }, until: { phase: 'unlock', of: 'gone' } },
    { op: 'modify', stat: 'handSize', delta: 1, on: { seat: 'you' }, until: { phase: 'unlock', of: 'gone' } },
  ])('outside any action, combat or referendum, $op ($of$until) does nothing; the rest of the effect goes on', op => {
    const t = scene()
    t.effect(Ann, [op, gain], { v: 'B1' }, { by: 'A1', source: 'A1' })
    expect([t.log.map(event => event.key), t.pool(Ann), lasting(t)]).toEqual([['counters'], 11, []])
  })

  it.each<Op>([
    { op: 'modify', stat: 'bleed', delta: 1, on: 'gone', until: 'turn' },
    { op: 'modify', stat: 'handSize', delta: 1, on: { seat: 'gone' }, until: 'turn' },
    { op: 'forbid', rule: 'block', on: 'gone', until: 'turn' },
    { op: 'allow', rule: 'wake', on: 'gone', until: 'turn' },
    { op: 'become', who: 'gone', traits: { sect: 'Sabbat' }, until: 'turn' },
    { op: 'grant', ability: 'cancel', to: 'gone', until: 'turn' },
    { op: 'mark', fact: 'f', of: 'gone', n: 1, until: 'turn' },
    ...(['ready', 'torpor', 'uncontrolled', 'hand', 'ash', 'removed', 'inPlay'] as const).map((to): Op => ({
      op: 'move',
      who: 'gone',
      to,
    })),
    { op: 'move', who: 'by', to: 'inPlay', on: 'gone' },
    { op: 'play', card: 'gone', by: 'by' },
    { op: 'play', card: 'by', by: 'gone' },
    { op: 'play', card: 'by', by: 'by' },
    { op: 'counters', from: { card: 'gone' }, to: { pool: 'you' }, amount: 2, why: 'effect' },
    { op: 'counters', from: { pool: 'you' }, to: { card: 'gone' }, amount: 2, why: 'effect' },
    { op: 'counters', from: { pool: 'gone' }, to: { pool: 'you' }, amount: 2, why: 'effect' },
    { op: 'counters', from: { pool: 'you' }, to: { pool: 'gone' }, amount: 2, why: 'effect' },
    { op: 'lock', who: 'gone' },
    { op: 'unlock', who: 'gone' },
    { op: 'draw', seat: 'gone', from: 'library', count: 1 },
    { op: 'edge', to: 'gone' },
  ])('what $op ($to$stat$rule$fact) was aimed at is gone: nothing; the rest of the effect goes on', op => {
    const t = scene()
    t.effect(Ann, [op, gain], {}, { by: 'A1', source: 'A1' })
    expect([t.log.map(event => event.key), t.pool(Ann), lasting(t)]).toEqual([['counters'], 11, []])
  })

  it.each<Op>([
    { op: 'redirect', to: 'gone' },
    { op: 'redirect', to: 'you' },
    { op: 'block', by: 'gone' },
    { op: 'bleed' },
    outcome('attempt'),
    outcome('combat'),
    outcome('referendum'),
    outcome('action', 'continues'),
  ])('$op ($of$to$is) has nothing to work on in a hunt that nobody blocks', op => {
    const t = scene({ ready: [minion('A1', { blood: 1 })] })
    t.answer(Ann, 'hunt:A1')
    t.pass(Ben)
    t.effect(Ann, [op, gain], {}, { by: 'A1', source: 'A1' })
    expect([t.window(), t.has('redirected'), t.has('bled'), t.pool(Ann)]).toEqual(['blocks', false, false, 11])
    t.allPass()
    expect([t.blood('A1'), t.happened('action-ended')]).toMatchObject([2, [{ outcome: 'successful' }]])
  })
})

describe('the course of an action', () => {
  it('BLOCK-09: aimed at somebody else as it is announced, it is that one who may block; what follows in the effect happens', () => {
    const t = scene()
    t.effect(
      Ann,
      [{ op: 'watch', on: 'action-announced', ops: [{ op: 'redirect', to: 'whom' }, gain], until: 'turn', times: 1 }],
      { whom: 'A1' },
      { by: 'A1', source: 'A1' },
    )
    t.edit(draft => (draft.watches[0]!.vars = { whom: Cal }))
    t.answer(Ann, 'bleed:A1')
    // Before any window of the action: nothing is taken away, and what follows in the effect happens.
    expect([t.pool(Ann), t.happened('redirected'), t.can(Cal, 'block:C1'), t.can(Ben, 'block:B1')]).toMatchObject([
      11,
      [{ target: Cal }],
      true,
      false,
    ])
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([10, 9])
  })

  it('COURSE-08: a target that changes while a card is being played leaves that card to be answered first', () => {
    const t = scene(
      { hand: [{ card: 'conditioning', as: 'M1' }], ready: [minion('A1', { generic: { disciplines: ['dom'] } })] },
      { hand: ['direct-intervention'] },
    )
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:M1:dom:A1')
    expect(t.window()).toBe('as-played')
    t.effect(Dee, [{ op: 'redirect', to: 'actor' }])
    expect([t.window(), t.has('redirected')]).toEqual(['as-played', false])
    t.push({
      kind: 'effects',
      source: null,
      by: null,
      seat: Dee,
      ops: [{ op: 'redirect', to: 'whom' }],
      vars: { whom: Cal },
    })
    expect([t.window(), t.stat('A1', 'bleed')]).toEqual(['as-played', 1])
    t.windowPasses()
    expect([t.window(), t.can(Cal, 'block:C1'), t.stat('A1', 'bleed')]).toEqual(['blocks', true, 3])
  })

  it('an action that was ended may be tried again by its minion, unless the effect says not', () => {
    for (const barred of [false, true]) {
      const t = scene({ ready: [minion('A1', { blood: 1 })] })
      t.answer(Ann, 'hunt:A1')
      t.effect(
        Dee,
        [
          { op: 'outcome', of: 'action', is: 'ends', ...(barred && { barred }) },
          { op: 'unlock', who: 'v' },
        ],
        { v: 'A1' },
      )
      expect([t.happened('action-ended'), t.can(Ann, 'hunt:A1')]).toMatchObject([[{ outcome: 'ended' }], !barred])
    }
  })

  it('RES-03: an action that ends before its combat leads to none and locks nobody; it may be tried again unless told otherwise', () => {
    for (const barred of [false, true]) {
      const t = scene(
        { ready: [minion('A1', { blood: 1 })] },
        { ready: [minion('B1', { generic: { capacity: 9, disciplines: ['DOM'] } })], hand: ['obedience'] },
      )
      t.effect(Dee, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'turn' }], { v: 'B1' })
      t.answer(Ann, 'hunt:A1')
      t.answer(Ben, 'block:B1')
      t.allPass(() => t.window() === 'combat-begins')
      t.effect(
        Dee,
        [
          { op: 'outcome', of: 'action', is: 'ends', ...(barred && { barred }) },
          { op: 'unlock', who: 'v' },
        ],
        { v: 'A1' },
      )
      t.allPass()
      expect([
        t.has('round-started'),
        t.locked('B1'),
        t.blood('A1'),
        t.happened('action-ended'),
        t.can(Ann, 'hunt:A1'),
      ]).toMatchObject([false, false, 1, [{ outcome: 'ended' }], !barred])
    }
  })

  it('a success that stands is not undone', () => {
    const t = scene()
    t.effect(
      Dee,
      [{ op: 'watch', on: 'action-succeeded', ops: [outcome('action'), gain], until: 'turn' }],
      {},
      { source: 'D1' },
    )
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect([t.pool(Dee), t.pool(Ben), t.happened('action-ended')]).toMatchObject([11, 9, [{ outcome: 'successful' }]])
  })

  it('an action that is not blocked yet cannot be made to go on; the attempt stands', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.answer(Ben, 'block:B1')
    t.effect(Dee, [outcome('action', 'continues')])
    expect(t.window()).toBe('attempt')
    t.allPass()
    expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('B1') } }])
  })
})

describe('the card of an action that goes on after its block', () => {
  const goesOn: Op = {
    op: 'watch',
    on: 'combat-ended',
    ops: [outcome('action', 'continues'), { op: 'forbid', rule: 'block', on: { who: { of: 'prey' } }, until: 'turn' }],
    until: 'turn',
  }

  it('it is with the action again, and comes into play by its success', () => {
    const t = scene({
      hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
      ready: [minion('A1', { generic: { disciplines: ['dom'] } })],
    })
    t.effect(Ann, [goesOn], {}, { by: 'A1', source: 'A1' })
    t.answer(Ann, 'play:G1:dom:A1')
    t.answer(Ben, 'block:B1')
    t.allPass(() => t.has('combat-ended'))
    expect([t.inAsh(Ann, 'G1'), t.window()]).toEqual([false, 'blocks'])
    t.allPass()
    expect([t.inAsh(Ann, 'G1'), t.state.seats[Ann]!.ash, t.pool(Ben), t.blood('A1')]).toEqual([
      true,
      [t.id('G1')],
      7,
      3,
    ])
  })

  it('RES-05: one in play, that offered it, stays in play', () => {
    const t = scene({ ready: [minion('A1', { attachments: [{ card: 'blood-doll', as: 'G1' }] })] })
    t.effect(Ann, [goesOn], {}, { by: 'A1', source: 'A1' })
    t.announce(Ann, 'A1', 'G1', { bleed: 1 })
    t.answer(Ben, 'block:B1')
    t.allPass()
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('G1')), t.pool(Ben), t.happened('action-ended')]).toMatchObject([
      true,
      8,
      [{ outcome: 'successful' }],
    ])
  })
})

describe('a referendum', () => {
  const political = {
    hand: [
      { card: 'ancilla-empowerment', as: 'K1' },
      { card: 'ancilla-empowerment', as: 'K2' },
    ],
  }
  const polling = (t: Table) => t.allPass(() => t.window() === 'polling')

  it('is announced with who calls it, and by what card if by any', () => {
    const t = scene({ ready: [minion('A1'), { card: 'blood-doll', as: 'P1' }] })
    t.effect(Ann, [{ op: 'referendum', terms: [], passed: [gain] }], {}, { by: 'A1' })
    t.allPass()
    t.effect(Ann, [{ op: 'referendum', terms: [], passed: [gain] }], {}, { by: 'A1', source: 'P1' })
    t.allPass()
    expect(t.happened('referendum-called')).toMatchObject([
      { seat: Ann, by: { id: t.id('A1') }, card: null },
      { seat: Ann, by: { id: t.id('A1') }, card: { id: t.id('P1') } },
    ])
  })

  it('one that is cancelled has no result; its card may be used again, unless the effect says not', () => {
    for (const barred of [false, true]) {
      const t = scene(political)
      t.answer(Ann, 'play:K1::A1')
      polling(t)
      t.effect(Dee, [{ op: 'outcome', of: 'referendum', is: 'cancelled', ...(barred && { barred }) }])
      t.allPass()
      expect([t.has('referendum-tallied'), t.pool(Ben), t.can(Ann, 'play:K2::A2')]).toEqual([false, 10, !barred])
    }
  })

  it('nor has one that no action has called', () => {
    const t = scene({ edge: true })
    t.effect(Ann, [{ op: 'referendum', terms: [], passed: [gain] }], {}, { by: 'A1' })
    expect(t.window()).toBe('polling')
    t.answer(Ann, 'vote:edge', { side: ['for'] })
    t.effect(Dee, [{ op: 'outcome', of: 'referendum', is: 'cancelled', barred: true }])
    t.allPass()
    expect([t.happened('referendum-cancelled'), t.has('referendum-tallied'), t.pool(Ann), t.state.uses]).toMatchObject([
      [{ by: { id: t.id('A1') } }],
      false,
      10,
      [],
    ])
  })

  it('a blood hunt cannot be cancelled', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        { torpor: [minion('B1')] },
        { ready: [minion('C1', { generic: { title: 'prince' } })] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B1')
    polling(t)
    t.effect(Dee, [outcome('referendum', 'cancelled')])
    t.answer(Cal, 'vote:title:C1', { side: ['for'] })
    t.allPass()
    expect([t.has('referendum-cancelled'), t.inAsh(Ann, 'A1')]).toEqual([false, true])
  })
})
