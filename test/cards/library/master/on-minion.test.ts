import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../../support/table.ts'
import { card, fought, has, held, type Held, K1, type Table, v } from '../../scene.ts'

const on = (card: string, as: string, more: object = {}) => ({ attachments: [{ card, as, ...more }] })
const scene = (hand: string, ann: object = {}, turn: object = {}) =>
  table({
    seats: [
      {
        pool: 10,
        hand: [
          { card: hand, as: 'M1' },
          { card: hand, as: 'M2' },
        ],
        ready: [minion('V1', { blood: 4 })],
        ...ann,
      },
      { ready: [minion('V5', { blood: 1 })], torpor: [minion('V6')] },
      {},
      {},
      {},
    ],
    turn: { phase: 'master', ...turn },
  })
const actingOn = (t: ReturnType<typeof table>) => t.state.frames.find(frame => frame.kind === 'action')
const M1 = (card: string) => ({ card, as: 'M1' })
const master = { phase: 'master' as const }
const holder = (t: Table) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id('M1')))
const twice = card('resist-earths-grasp', 'P1')

describe('Haven Uncovered', () => {
  const scene = (v1: object = {}, turn: object = {}) =>
    table({
      seats: [
        { ready: [minion('A1', { ...on('haven-uncovered', 'H1', { owner: Ben }), ...v1 }), minion('A2')] },
        { ready: [minion('B1')] },
        { ready: [minion('C1'), { generic: { type: 'ally' }, as: 'C2' }] },
        { ready: [minion('D1')] },
        {},
      ],
      turn,
    })

  it("goes on a ready vampire of anybody's", () => {
    const t = table({
      seats: [
        { hand: [{ card: 'haven-uncovered', as: 'M1' }], ready: [minion('A1')] },
        { ready: [minion('B1'), { generic: { type: 'ally' }, as: 'B2' }], torpor: [minion('B3')] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('B1')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('B1')] })
    expect([t.card('M1').on, t.state.seats[Ann]!.inPlay.includes(t.id('M1')), t.pool(Ann)]).toEqual([
      t.id('B1'),
      true,
      30,
    ])
    const none = table({
      seats: [
        { hand: [{ card: 'haven-uncovered', as: 'M1' }, 'villein'], ready: [{ card: 'the-barrens' }] },
        { torpor: [minion('B3')] },
      ],
      turn: { phase: 'master' },
    })
    expect([none.can(Ann, 'play:M1:'), none.why(Ann, 'play', 'M1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('CARD-HAVENUNCOVERED-01: the vampire burns it by an action at +1 stealth directed at who put it out, who alone may block', () => {
    const t = scene()
    t.answer(Ann, 'action:H1:burn:A1')
    expect([actingOn(t), t.stat('A1', 'stealth'), t.locked('A1')]).toMatchObject([
      { targets: [Ben], source: t.id('H1') },
      1,
      true,
    ])
    t.allPass(() => t.window() === 'blocks')
    expect([t.waiting(), t.can(Ben, 'block:B1'), t.why(Dee, 'block', 'D1')]).toEqual([
      [Ben],
      true,
      ['not-entitled-to-block', 'BLOCK-01'],
    ])
    t.allPass()
    expect([t.inAsh(Ben, 'H1'), t.card('A1'), t.happened('action-ended')]).toMatchObject([
      true,
      { locked: true },
      [{ outcome: 'successful' }],
    ])
  })

  it('blocked, it stays where it is', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ann, 'action:H1:burn:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.has('combat-started'))
    expect([t.card('H1').on, t.inAsh(Ben, 'H1'), t.has('blocked')]).toEqual([t.id('A1'), false, true])
  })

  it('burns by the action of no other minion', () => {
    const t = scene()
    expect([t.refused(Ann, 'action:H1:burn:A2'), t.why(Ann, 'action:burn', 'A2')]).toEqual([
      'illegal-option',
      ['not-for-this-minion', 'ACT-12'],
    ])
    const ben = scene({}, { seat: Ben })
    expect(ben.can(Ben, 'action:H1:burn:B1')).toBe(false)
  })

  it('minions of the others enter combat with the vampire, directed at who controls it, at +1 stealth', () => {
    const t = scene({}, { seat: Cal })
    expect([t.can(Cal, 'action:H1:fight:C1'), t.can(Cal, 'action:H1:fight:C2')]).toEqual([true, true])
    t.answer(Cal, 'action:H1:fight:C2')
    expect([actingOn(t), t.stat('C2', 'stealth')]).toMatchObject([{ targets: [Ann] }, 1])
    t.allPass(() => t.window() === 'blocks')
    expect(t.waiting()).toEqual([Ann])
    t.allPass(() => t.has('combat-started'))
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('C2') }, opposing: { id: t.id('A1') } }])
    // It stays, for the next.
    expect(t.card('H1').on).toBe(t.id('A1'))
  })

  it('by who put it out too, and by no minion of its own Methuselah', () => {
    const ben = scene({}, { seat: Ben })
    expect(ben.can(Ben, 'action:H1:fight:B1')).toBe(true)
    const ann = scene()
    expect([ann.can(Ann, 'action:H1:fight:A2'), ann.why(Ann, 'action:fight', 'A2')]).toEqual([
      false,
      ['not-for-this-minion', 'ACT-12'],
    ])
  })

  it('COMBAT-02: not with the vampire in torpor; of the rest of the table nobody is asked to block', () => {
    const t = table({
      seats: [
        { torpor: [minion('A1', on('haven-uncovered', 'H1', { owner: Ben }))] },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    expect([t.can(Ben, 'action:H1:fight:B1'), t.why(Ben, 'action:fight', 'B1')]).toEqual([
      false,
      ['no-target', 'COMBAT-02'],
    ])
  })
})

describe('Pentex Subversion', () => {
  const scene = (b1: object = {}, turn: object = {}) =>
    table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        {
          ready: [minion('B1', { ...on('pentex-subversion', 'P1', { owner: Ann }), ...b1 }), minion('B2')],
          hand: [{ card: 'deflection', as: 'D1' }],
        },
        { ready: [minion('C1')] },
        { ready: [minion('D2')] },
        { ready: [minion('E1')] },
      ],
      turn,
    })

  it("goes on a ready minion of anybody's, for 2 pool", () => {
    const t = table({
      seats: [
        { pool: 10, hand: [{ card: 'pentex-subversion', as: 'M1' }], ready: [minion('A1')] },
        { ready: [{ generic: { type: 'ally' }, as: 'B2' }], torpor: [minion('B3')] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('B2')] }])
    t.answer(Ann, 'play:M1:', { m: [t.id('B2')] })
    expect([t.card('M1').on, t.pool(Ann)]).toEqual([t.id('B2'), 8])
    const none = table({
      seats: [
        { hand: [{ card: 'pentex-subversion', as: 'M1' }, 'villein'], ready: [{ card: 'the-barrens' }] },
        { torpor: [minion('B3')] },
      ],
      turn: { phase: 'master' },
    })
    expect(none.can(Ann, 'play:M1:')).toBe(false)
  })

  it('CARD-PENTEXSUBVERSION-01: the minion itself cannot burn it', () => {
    const t = scene({}, { seat: Ben })
    expect([t.refused(Ben, 'action:P1:burn:B1'), t.why(Ben, 'action:burn', 'B1')]).toEqual([
      'illegal-option',
      ['not-for-this-minion', 'ACT-12'],
    ])
  })

  it.each([
    [Ben, 'B2'],
    [Cal, 'C1'],
  ] as const)(
    'CARD-PENTEXSUBVERSION-01: another minion of seat %s burns it, directed at who controls it, who alone may block',
    (seat, actor) => {
      const t = scene({}, { seat })
      t.answer(seat, `action:P1:burn:${actor}`)
      expect([actingOn(t), t.stat(actor, 'stealth')]).toMatchObject([{ targets: [Ann] }, 0])
      t.allPass(() => t.window() === 'blocks')
      expect([t.waiting(), t.can(Ann, 'block:A1')]).toEqual([[Ann], true])
      t.allPass()
      expect(t.inAsh(Ann, 'P1')).toBe(true)
    },
  )

  it('TARGET-06: by a minion of its own controller it is undirected', () => {
    const t = scene()
    t.answer(Ann, 'action:P1:burn:A1')
    expect(actingOn(t)).toMatchObject({ targets: [] })
    t.allPass(() => t.window() === 'blocks')
    expect([t.waiting(), t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2'), t.can(Eve, 'block:E1')]).toEqual([
      [Ben, Eve],
      false,
      true,
      true,
    ])
  })

  it('CARD-PENTEXSUBVERSION-02: the minion cannot block, and may play reactions', () => {
    const t = scene({ generic: { disciplines: ['dom'] }, blood: 1 })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.can(Ben, 'block:B2'))
    expect([t.refused(Ben, 'block:B1'), t.why(Ben, 'block', 'B1')]).toEqual([
      'illegal-option',
      ['cannot-block', 'BLOCK-04'],
    ])
    t.reach(Ben, 'play:D1:dom:B1', { to: [Cal] })
    t.allPass(() => t.has('redirected'))
    expect([t.blood('B1'), actingOn(t)]).toMatchObject([0, { targets: [Cal] }])
  })

  it('once it is burned the minion blocks again', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'p', to: 'ash' }], { p: 'P1' })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.can(Ben, 'block:B2'))
    expect(t.can(Ben, 'block:B1')).toBe(true)
  })
})

describe('Fame', () => {
  const famous = (more: object = {}) => minion('V5', { blood: 0, ...on('fame', 'F1', { owner: Ann }), ...more })

  it("goes on a ready vampire of anybody's", () => {
    const t = scene('fame')
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('V1'), t.id('V5')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('V5')] })
    expect([t.card('M1').on, t.state.seats[Ann]!.inPlay.includes(t.id('M1'))]).toEqual([t.id('V5'), true])
    const none = scene('fame', { ready: [{ card: 'elder-library' }] })
    none.effect(Ann, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'V5' })
    expect(none.can(Ann, 'play:M1:')).toBe(false)
  })

  it('as the vampire goes to torpor its controller burns 3 pool; as another does, nobody', () => {
    const t = table({ seats: [{ ready: [minion('V1')] }, { pool: 10, ready: [famous(), minion('V6')] }] })
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'V6' })
    expect(t.pool(Ben)).toBe(10)
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'V5' })
    expect([t.pool(Ann), t.pool(Ben)]).toEqual([30, 7])
  })

  it('asks nothing in an unlock phase while the vampire is ready', () => {
    const t = table({
      seats: [{ ready: [minion('V1')], edge: true }, { ready: [famous()] }],
      turn: { phase: 'unlock' },
    })
    expect(t.options(Ann)).toEqual(['edge', 'end-phase'])
  })
})

describe('Fame in its scenarios', () => {
  const famous = (more: object = {}) => minion('B1', { blood: 0, ...on('fame', 'F1', { owner: Ann }), ...more })

  it('CARD-FAME-01: a vampire burned without going to torpor costs its controller nothing', () => {
    const t = table({ seats: [{ ready: [minion('A1')] }, { pool: 10, ready: [famous()] }] })
    t.push({
      kind: 'proposal',
      step: 'prevent',
      proposal: { type: 'damage', hits: [{ to: t.id('B1'), from: t.id('A1'), amount: 2, aggravated: true }] },
    })
    expect([t.inAsh(Ben, 'B1'), t.inAsh(Ann, 'F1'), t.has('to-torpor'), t.pool(Ben)]).toEqual([true, true, false, 10])
  })

  it('CARD-FAME-02: the 3 pool are burned on arrival in torpor, and with only 3 the Methuselah is ousted then and there', () => {
    const t = table({
      seats: [{ ready: [minion('A1'), minion('A2')] }, { pool: 3, ready: [famous(), minion('B2')] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.has('ousted'))
    expect([
      t.happened('ousted'),
      t.log.findIndex(event => event.key === 'to-torpor') < t.log.findIndex(event => event.key === 'ousted'),
      t.pool(Ann),
    ]).toMatchObject([[{ seat: Ben, predator: Ann }], true, 36])
    expect(
      t.log.some(event => event.key === 'combat-ended') &&
        t.log.findIndex(event => event.key === 'combat-ended') < t.log.findIndex(event => event.key === 'ousted'),
    ).toBe(false)
  })

  it('CARD-FAME-03: while it lies in torpor, each Methuselah burns 1 pool in each own unlock phase, its controller included', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1')] },
        { pool: 10, torpor: [famous()] },
        { pool: 10, ready: [minion('C1')] },
      ],
      turn: { phase: 'unlock' },
    })
    for (const seat of [Ann, Ben, Cal]) {
      expect(t.refused(seat, 'end-phase')).toBe('illegal-option')
      t.answer(seat, 'use:F1:famous')
      expect([t.pool(seat), t.can(seat, 'use:F1:famous')]).toEqual([9, false])
      if (seat !== Cal) t.endPhasesTo(seat + 1, 'unlock')
    }
    expect([t.pool(Ann), t.pool(Ben), t.pool(Cal)]).toEqual([9, 9, 9])
  })
})

describe('Fame', () => {
  it('fame#1: in any order with what else its Methuselah does in the unlock phase, but before anybody else does anything in it', () => {
    const scene = () =>
      table({
        seats: [
          {
            pool: 10,
            edge: true,
            torpor: [minion('A1', { blood: 2, ...on('fame', 'F1', { owner: Ben }) })],
            ready: [minion('A2', on('vessel', 'V1')), ...held('ennoias-theater', 'L2')],
            hand: ['bonding'],
          },
          { ready: [minion('B1'), ...held('the-barrens', 'L1')], hand: ['bonding'], consult: ['unlock'] },
        ],
        turn: { phase: 'unlock' },
      })
    const effects = ['edge', 'use:V1:to-pool', 'use:F1:famous']
    for (const first of effects) {
      const t = scene()
      for (const one of [first, ...effects.filter(other => other !== first)]) {
        const paid = t
          .happened('ability-used')
          .some(event => event.key === 'ability-used' && event.ability === 'famous')
        expect([t.can(Ann, 'end-phase'), t.waiting()]).toEqual([paid, [Ann]])
        t.answer(Ann, one)
      }
      expect(t.pool(Ann)).toBe(11)
      t.endPhase(Ann)
      expect([t.waiting(), t.can(Ben, 'use:L1:discard')]).toEqual([[Ben], true])
    }
  })
})

describe('Rötschreck', () => {
  const scene = (
    more: { b1?: object; a1?: object; card?: string; level?: string; ann?: Held; ready?: object[] } = {},
  ) => {
    const { card = 'wolf-claws', level = 'pro' } = more
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [v('A1', { capacity: 9, disciplines: ['PRE', 'CEL', 'FOR'], ...more.a1 }), v('A2')],
          hand: [...held('majesty', 'H1'), ...(more.ann ?? [])],
        },
        { ready: [v('B1', { capacity: 9, disciplines: ['PRO'], ...more.b1 })], hand: held(card, 'C1') },
        { pool: 10, ready: [v('V3')], hand: held('rotschreck', 'K1', 'K2') },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, `play:C1:${level}:B1`))
    t.answer(Ben, `play:C1:${level}:B1`)
    return t
  }
  const frightened = (t: Table) => {
    onwards(t, () => t.can(Cal, 'play:K1:') || isOver(t))
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    return t
  }
  it('rotschreck#2: once the strike is announced, and before it resolves', () => {
    const t = scene()
    let early = false
    onwards(
      t,
      () => t.can(Cal, 'play:K1:') || isOver(t) || (early ||= t.window() !== 'as-chosen' && t.can(Cal, 'play:K1:')),
    )
    expect([early, t.window(), t.happened('strike-chosen').length > 0, t.has('damaged')]).toEqual([
      false,
      'as-chosen',
      true,
      false,
    ])
  })
  it('rotschreck#3: not for aggravated damage that no strike inflicts', () => {
    const other = table({
      seats: [
        { ready: [v('A1', { capacity: 9 }), v('A2')], hand: held('villein', 'H1') },
        { ready: [v('B1', { capacity: 9 })] },
        { ready: [v('C1')], hand: held('rotschreck', 'K1') },
      ],
    })
    other.answer(Ann, 'bleed:A1')
    other.reach(Ben, 'block:B1')
    onwards(other, () => other.has('combat-started'))
    other.effect(Ben, [{ op: 'damage', to: 'a', amount: 1, aggravated: true }], { a: 'A1' }, { source: 'B1', by: 'B1' })
    let offered = false
    onwards(other, () => isOver(other) || (offered ||= other.can(Cal, 'play:K1:')))
    expect([other.inTorpor('A1'), offered]).toEqual([true, false])
  })
  it('rotschreck#5: against a strike that ends combat as well', () => {
    const t = scene()
    onwards(t, () => t.can(Ann, 'play:H1:pre:A1') || isOver(t))
    if (t.can(Ann, 'play:H1:pre:A1')) t.answer(Ann, 'play:H1:pre:A1')
    frightened(t)
    fought(t)
    expect([t.happened('strike-chosen').length, t.inTorpor('A1'), t.has('damaged')]).toEqual([2, true, false])
  })
  it('rotschreck#7, rotschreck#8: combat ends at once, with both still ready; no second one, nothing prevented', () => {
    const t = frightened(scene({ ann: held('soak', 'S1') }))
    const seen: (string | undefined)[] = []
    let second = false,
      ready = false
    onwards(t, () => {
      seen.push(t.window())
      second ||= t.can(Cal, 'play:K2:')
      if (isOver(t)) ready = true
      return isOver(t)
    })
    const told = t.log.map(event => event.key)
    expect([
      second,
      ready,
      seen.includes('prevent'),
      told.indexOf('combat-ended') < told.indexOf('to-torpor') || !t.inTorpor('A1'),
      t.has('damaged'),
    ]).toEqual([false, true, false, true, false])
    onwards(t)
    expect(t.inTorpor('A1')).toBe(true)
  })
  it('rotschreck#9: where another combat begins, it lies on the vampire, which still does not unlock', () => {
    const t = scene({ ann: held('psyche', 'P1') })
    frightened(t)
    onwards(t, () => t.can(Ann, 'play:P1:CEL:A1') || t.state.frames.length === 1)
    t.answer(Ann, 'play:P1:CEL:A1')
    onwards(t)
    expect([t.happened('combat-started').length, t.card('K1').on]).toEqual([2, t.id('A1')])
  })
  it('rotschreck#10: without the card it unlocks again', () => {
    const t = frightened(scene())
    onwards(t)
    t.effect(
      Ben,
      [
        { op: 'move', who: 'k', to: 'ash' },
        { op: 'move', who: 'a', to: 'ready' },
      ],
      { k: 'K1', a: 'A1' },
    )
    t.endPhasesTo(Ben, 'minion').endPhasesTo(Cal, 'minion').endPhasesTo(Ann, 'minion')
    expect(t.locked('A1')).toBe(false)
  })
  it('rotschreck#G5-1: an infernal one is unlocked for a pool all the same', () => {
    const t = frightened(scene({ a1: { traits: ['infernal'] } }))
    onwards(t)
    t.endPhasesTo(Ben, 'minion').endPhasesTo(Cal, 'minion').endPhasesTo(Ann, 'unlock')
    expect([t.locked('A1'), t.can(Ann, 'unlock:A1')]).toEqual([true, true])
    t.answer(Ann, 'unlock:A1')
    expect([t.locked('A1'), t.pool(Ann)]).toEqual([false, 9])
  })
})

describe('Rötschreck', () => {
  /** B1 of Ben, who has claws of his own, is blocked by nobody: A1 of Ann bleeds and he blocks. */
  const scene = (card = 'wolf-claws', more: { cal?: object[]; a1?: object; b1?: object; turn?: number } = {}) => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9, ...more.a1 }), v('A2')], hand: [{ card: 'majesty', as: 'H1' }] },
        {
          ready: [v('B1', { capacity: 9, disciplines: ['PRO', 'POT'], ...more.b1 })],
          hand: [
            { card, as: 'C1' },
            { card: 'psyche', as: 'P1' },
          ],
        },
        { ready: [v('V3')], hand: [K1('rotschreck'), { card: 'rotschreck', as: 'K2' }] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, `play:C1:${card === 'roundhouse' ? 'pot' : 'pro'}:B1`))
    t.answer(Ben, `play:C1:${card === 'roundhouse' ? 'pot' : 'pro'}:B1`)
    return onwards(t, () => t.can(Cal, 'play:K1:') || isOver(t))
  }
  it('rotschreck#1: is put on the vampire that would take aggravated damage; combat ends, it locks and goes to torpor', () => {
    const t = scene()
    expect(t.option(Cal, 'play:K1:')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    fought(t)
    expect([t.card('K1').on, t.inTorpor('A1'), t.locked('A1'), t.happened('damaged'), t.blood('A1')]).toEqual([
      t.id('A1'),
      true,
      true,
      [],
      9,
    ])
  })
  it('it does not unlock as normal, and the card is burned in its next unlock phase', () => {
    const t = scene()
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    onwards(t)
    t.endPhasesTo(Ben, 'minion')
    for (let n = 0; n < 40 && !t.can(Ann, 'use:K1:burn'); n++) t.endPhase(t.waiting()[0]!)
    expect([t.locked('A1'), t.can(Ann, 'end-phase')]).toEqual([true, false])
    t.answer(Ann, 'use:K1:burn')
    expect(t.inAsh(Cal, 'K1')).toBe(true)
  })
  it('not where the damage is not aggravated', () => {
    const t = scene('roundhouse')
    expect(t.has('combat-ended') && t.inHand(Cal, 'K1')).toBe(true)
  })
  it('rotschreck#4: not before the strike is chosen, and not for one that does not reach', () => {
    expect(scene('body-flare').can(Cal, 'play:K1:')).toBe(true)
    const far = table({
      seats: [
        { ready: [v('A1', { capacity: 9 }, { attachments: [{ card: '44-magnum', as: 'G1' }] }), v('A2')] },
        { ready: [v('B1', { capacity: 9, disciplines: ['PRO'] })], hand: [{ card: 'body-flare', as: 'C1' }] },
        { ready: [v('V3')], hand: [K1('rotschreck')] },
      ],
    })
    far.answer(Ann, 'bleed:A1')
    far.reach(Ben, 'block:B1')
    onwards(far, () => far.can(Ann, 'maneuver:A1:G1:shot'))
    far.answer(Ann, 'maneuver:A1:G1:shot')
    let offered = false
    onwards(far, () => isOver(far) || (offered ||= far.can(Cal, 'play:K1:')) || far.can(Ben, 'play:C1:pro:B1'))
    if (!isOver(far)) far.answer(Ben, 'play:C1:pro:B1')
    onwards(far, () => isOver(far) || (offered ||= far.can(Cal, 'play:K1:')))
    expect([far.happened('maneuvered').length, offered]).toEqual([1, false])
  })
  it('ruling: also where the opponent strikes to end combat, and the strikes do not resolve', () => {
    const t = scene('body-flare', { a1: { disciplines: ['PRE'] } })
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    fought(t)
    expect([t.inTorpor('A1'), t.happened('damaged')]).toEqual([true, []])
  })
  it('rotschreck#9: where another combat follows, it neither locks for it nor goes to torpor', () => {
    const t = scene('wolf-claws', { b1: { disciplines: ['PRO', 'CEL'] } })
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    onwards(t, () => t.can(Ben, 'play:P1:CEL:B1') || isOver(t))
    t.answer(Ben, 'play:P1:CEL:B1')
    onwards(t, () => t.happened('combat-started').length > 1)
    expect([t.card('K1').on, t.inTorpor('A1')]).toEqual([t.id('A1'), false])
    onwards(t)
  })
  it('out of turn: not in the own, and one between two own master phases', () => {
    const t = scene()
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    fought(t)
    expect(t.state.facts.some(fact => fact.name === 'out-of-turn' && fact.of === Cal)).toBe(true)
  })
})

describe('masters', () => {
  it('fear-of-mekhet#1: on to one in torpor', () => {
    const justicar = (as: string, clan: string, more: object) => v(as, { title: 'justicar', clan, capacity: 9 }, more)
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        {
          ready: [
            justicar('B1', 'Ventrue', { blood: 7, attachments: [{ card: 'fear-of-mekhet', as: 'M1', owner: Ann }] }),
          ],
          hand: ['villein'],
        },
        { ready: [minion('C1')], torpor: [justicar('C2', 'Brujah', {})] },
        {},
        {},
      ],
      turn: { seat: Ben, phase: 'unlock' },
    })
    t.answer(Ben, 'use:M1:fear')
    if (t.can(Ben, 'choose')) t.choose(Ben, [t.id('C2')])
    expect([t.card('M1').on, t.blood('B1')]).toEqual([t.id('C2'), 2])
  })
})

describe('Fear of Mekhet', () => {
  const justicar = (as: string, clan: string, more: object = {}) =>
    v(as, { title: 'justicar', clan, capacity: 9 }, more)
  const scene = (blood: number, more: object[] = []) => {
    const t = table({
      seats: [
        { pool: 10, hand: [M1('fear-of-mekhet')], ready: [v('A1')] },
        {
          ready: [justicar('B1', 'Ventrue', { blood }), v('B2', { title: 'prince', city: 'Rome' })],
          hand: ['villein'],
        },
        { ready: more as never },
      ],
      turn: master,
    })
    t.answer(Ann, 'play:M1:', { v: [t.id('B1')] })
    return t
  }
  it('is put on a ready justicar or Inner Circle member, who locks', () => {
    const t = scene(7)
    expect([t.card('M1').on, t.locked('B1'), t.pool(Ann), holder(t)]).toEqual([t.id('B1'), true, 8, Ann])
    expect(
      table({
        seats: [
          { hand: [M1('fear-of-mekhet')], ready: [v('A1')] },
          { ready: [v('B2', { title: 'prince', city: 'Rome' })], torpor: [justicar('B1', 'Ventrue')] },
        ],
        turn: master,
      }).can(Ann, 'play:M1:'),
    ).toBe(false)
  })
  it("5 blood in the vampire's unlock phase, and on to another of them, even in torpor", () => {
    const t = scene(7, [v('C1', { title: 'inner circle', clan: 'Brujah' })])
    t.endPhasesTo(Ben, 'unlock')
    expect(t.can(Ben, 'end-phase')).toBe(false)
    t.answer(Ben, 'use:M1:fear')
    t.choose(Ben, [t.id('C1')])
    expect([t.blood('B1'), t.card('M1').on]).toEqual([2, t.id('C1')])
  })
  it('burned where there is no other', () => {
    const t = scene(7)
    t.endPhasesTo(Ben, 'unlock')
    t.answer(Ben, 'use:M1:fear')
    expect([t.blood('B1'), t.inAsh(Ann, 'M1')]).toEqual([2, true])
  })
  it('who has less than 5 blood is burned', () => {
    const t = scene(4)
    t.endPhasesTo(Ben, 'unlock')
    t.answer(Ben, 'use:M1:fear')
    expect([t.inAsh(Ben, 'B1'), t.inAsh(Ann, 'M1')]).toEqual([true, true])
  })
})

describe('Guardian Angel', () => {
  const on = (name: string, as: string) => ({ attachments: [{ card: name, as }] })

  it("is put on a ready vampire of one's own for 2 pool, and is burned when that goes to torpor", () => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1', { blood: 0 })], torpor: [minion('A2')], hand: card('guardian-angel', 'G1') },
        { ready: [minion('B1')] },
      ],
      turn: { seat: Ann, phase: 'master' },
    })
    expect(t.option(Ann, 'play:G1:')?.slots?.[0]).toMatchObject({ candidates: [t.id('A1')] })
    t.answer(Ann, 'play:G1:', { v: [t.id('A1')] })
    t.allPass()
    expect([t.pool(Ann), t.card('G1').on]).toEqual([8, t.id('A1')])
    t.effect(Ben, [{ op: 'damage', to: 'a', amount: 1 }], { a: 'A1' })
    expect([t.inTorpor('A1'), t.inAsh(Ann, 'G1')]).toEqual([true, true])
  })

  it('gives 1 intercept against bleeds of its controller, and against nothing else', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2', { blood: 2 })] },
        { ready: [minion('B1', on('guardian-angel', 'G1'))] },
        {},
        {},
        {},
      ],
    })
    expect(t.stat('B1', 'intercept')).toBe(0)
    t.answer(Ann, 'bleed:A1')
    expect(t.stat('B1', 'intercept')).toBe(1)
    t.allPass()
    t.answer(Ann, 'hunt:A2')
    expect(t.stat('B1', 'intercept')).toBe(0)
    const u = table({
      seats: [
        {},
        { ready: [minion('B1')] },
        { ready: [minion('C1')] },
        {},
        { ready: [minion('E1', on('guardian-angel', 'G1'))] },
      ],
      turn: { seat: Ben },
    })
    u.answer(Ben, 'bleed:B1')
    expect(u.stat('E1', 'intercept')).toBe(0)
  })

  it('prevents 1 point each combat, aggravated too', () => {
    const t = upTo(duel({ a: has('CEL', {}, { strength: 2 }), b: on('guardian-angel', 'G1'), ann: twice }), 'prevent')
    play(t, Ben, 'use:G1:angel:B1')
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    onwards(t)
    expect([t.blood('B1'), t.happened('prevented').length]).toEqual([2, 1])
    const u = upTo(duel({ a: has('POT'), b: on('guardian-angel', 'G1'), ann: card('roundhouse', 'R1') }), 'strike')
    u.effect(Ann, [{ op: 'strike', strike: 'hand', aggravated: true }], {}, { by: 'A1' })
    play(upTo(u, 'prevent'), Ben, 'use:G1:angel:B1')
    expect([onwards(u).inTorpor('B1'), u.blood('B1')]).toEqual([false, 5])
  })
})

describe('Society of Leopold', () => {
  const scene = (blood: number, turn: object = {}) =>
    table({
      seats: [
        { ready: [v('A1', {}, { blood, ...on('society-of-leopold', 'L1', { owner: Ben }) })], hand: ['villein'] },
        { ready: [v('B1')], torpor: [v('B2')] },
        {},
      ],
      turn,
    })
  it('goes on any vampire', () => {
    const t = table({
      seats: [{ hand: [M1('society-of-leopold')], ready: [v('A1'), v('A2', { type: 'ally' })] }, { torpor: [v('B1')] }],
      turn: master,
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: ['A1', 'B1'].map(t.id) }])
  })
  it('in the unlock phase of its controller its bearer burns 1 blood or is burned, as that one likes', () => {
    const t = scene(2, { phase: 'unlock' })
    expect([t.can(Ann, 'use:L1:pay'), t.can(Ann, 'use:L1:burn'), t.can(Ann, 'end-phase')]).toEqual([true, true, false])
    t.answer(Ann, 'use:L1:pay')
    expect([t.blood('A1'), t.can(Ann, 'use:L1:burn'), t.can(Ann, 'end-phase')]).toEqual([1, false, true])
    const other = scene(2, { phase: 'unlock' })
    other.answer(Ann, 'use:L1:burn')
    expect([other.inAsh(Ann, 'A1'), other.inAsh(Ben, 'L1')]).toEqual([true, true])
  })
  it('without blood it is burned; in the unlock phase of others nothing is', () => {
    const t = scene(0, { phase: 'unlock' })
    expect([t.can(Ann, 'use:L1:pay'), t.can(Ann, 'use:L1:burn')]).toEqual([false, true])
    expect(scene(2, { seat: Ben, phase: 'unlock' }).can(Ben, 'use:L1:burn')).toBe(false)
  })
  it('its bearer moves it to any other vampire by an action at +1 stealth, directed at who controls that one', () => {
    const t = scene(2)
    expect(t.option(Ann, 'action:L1:pass:A1')?.slots).toMatchObject([{ candidates: ['B1', 'B2'].map(t.id) }])
    t.answer(Ann, 'action:L1:pass:A1', { v: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 1 }])
    t.allPass()
    expect([t.card('L1').on, t.can(Ben, 'action:L1:pass:A1')]).toEqual([t.id('B1'), false])
  })
})

describe('Anachronism', () => {
  const scene = (capacity = 7) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1')],
          hand: [
            { card: 'anachronism', as: 'K1' },
            { card: '44-magnum', as: 'W3' },
            { card: 'kevlar-vest', as: 'V2' },
          ],
        },
        {
          pool: 10,
          ready: [
            minion('B1', {
              generic: { capacity },
              attachments: [
                { card: '44-magnum', as: 'W1' },
                { card: 'kevlar-vest', as: 'V1' },
              ],
            }),
            minion('B2', { generic: { capacity: 6 }, attachments: [{ card: '44-magnum', as: 'W2' }] }),
          ],
        },
      ],
      turn: { phase: 'master' },
    })
  it('anachronism#1: on a vampire of capacity above 6: its ranged weapons are burned, and no others come', () => {
    const t = scene()
    expect(t.option(Ann, 'play:K1:')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.answer(Ann, 'play:K1:', { v: ['B1'] as never })
    expect([t.inAsh(Ben, 'W1'), t.inAsh(Ben, 'V1'), t.inAsh(Ben, 'W2')]).toEqual([true, false, false])
    t.effect(Ben, [{ op: 'move', who: 'w', to: 'inPlay', on: 'm' }], { w: 'W2', m: 'B1' })
    expect(t.card('W2').on).toBe(t.id('B2'))
    t.effect(Ben, [{ op: 'move', who: 'v', to: 'inPlay', on: 'm' }], { v: 'V1', m: 'B2' })
    expect(t.card('V1').on).toBe(t.id('B2'))
  })
  it('is not played where there is none', () => {
    const t = scene(6)
    expect([t.can(Ann, 'play:K1:'), t.why(Ann, 'play', 'K1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })
})
