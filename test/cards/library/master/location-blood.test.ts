import { describe, expect, it } from 'vitest'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { held, type Table, v, banished } from '../../scene.ts'

const of = (as: string, clan: string, more: object = {}) => minion(as, { generic: { clan, capacity: 9 }, ...more })
const transfers = (t: ReturnType<typeof table>): number =>
  t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].transfers : -1
const actingOn = (t: ReturnType<typeof table>) => t.state.frames.find(frame => frame.kind === 'action')
const L1 = (card: string) => ({ card, as: 'L1' })
const holder = (t: Table) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id('L1')))
const anarch = (as: string, more: object = {}, generic: object = {}) => v(as, { sect: 'Anarch', ...generic }, more)

describe('Ecoterrorists', () => {
  it('adds 1 blood to a Gangrel in the uncontrolled region, for its lock', () => {
    const t = table({
      seats: [
        { ready: [L1('ecoterrorists')], uncontrolled: [v('U1', { clan: 'Gangrel' }), v('U2', { clan: 'Ventrue' })] },
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    expect(t.option(Ann, 'use:L1:fill')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'use:L1:fill', { v: [t.id('U1')] })
    expect([t.blood('U1'), t.locked('L1')]).toEqual([1, true])
  })
})

describe('Wasserschloss Anif, Austria', () => {
  const W1 = { card: 'wasserschloss-anif-austria', as: 'W1' }
  const scene = (counters = 0, turn: object = {}, ann: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [
            { ...W1, counters: { blood: counters } },
            of('A1', 'Tremere', { blood: 2 }),
            of('A2', 'Tremere', { blood: 2 }),
            of('A3', 'Toreador'),
            of('A4', 'Tremere', { blood: 0, locked: true }),
          ],
          torpor: [of('A5', 'Tremere', { blood: 1 })],
          hand: ['villein'],
          uncontrolled: [of('U1', 'Tremere', { blood: 2 }), of('U2', 'Toreador')],
          ...ann,
        },
        { ready: [of('B1', 'Malkavian'), minion('B2'), { generic: { type: 'ally' }, as: 'B3' }], hand: ['villein'] },
        {},
        {},
        {},
      ],
      turn: { phase: 'master', number: 6, ...turn },
    })

  it("in the master phase a Tremere of one's own moves a blood to it", () => {
    const t = scene()
    expect(t.option(Ann, 'use:W1:give')?.slots).toMatchObject([{ candidates: ['A1', 'A2', 'A5'].map(t.id) }])
    t.answer(Ann, 'use:W1:give', { t: [t.id('A1')] })
    expect([t.blood('A1'), t.card('W1').counters, t.locked('W1'), t.locked('A1')]).toEqual([
      1,
      { blood: 1 },
      false,
      false,
    ])
    const phase = scene(0, { phase: 'influence' }, { uncontrolled: [of('U2', 'Toreador')] })
    expect([phase.can(Ann, 'use:W1:give'), phase.can(Ann, 'use:W1:fill')]).toEqual([false, false])
  })

  it('CARD-WASSERSCHLOSSANIF-01, wasserschloss-anif-austria#1: one Tremere a turn gives, and one blood', () => {
    const t = scene()
    t.answer(Ann, 'use:W1:give', { t: [t.id('A1')] })
    expect([
      t.refused(Ann, 'use:W1:give', { t: [t.id('A2')] }),
      t.refused(Ann, 'use:W1:give', { t: [t.id('A1')] }),
      t.why(Ann, 'use', 'W1'),
    ]).toEqual(['illegal-option', 'illegal-option', ['already-used', 'UNLOCK-06']])
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'master')
    t.answer(Ann, 'use:W1:give', { t: [t.id('A2')] })
    expect(t.card('W1').counters).toEqual({ blood: 2 })
  })

  it.each([
    ['B1', 1],
    ['B2', 0],
    ['B3', 0],
  ] as const)(
    'CARD-WASSERSCHLOSSANIF-02: %s burns it by an action directed at its controller, at %i stealth, and all counters are lost',
    (who, stealth) => {
      const t = scene(4, { seat: Ben, phase: 'minion' })
      t.answer(Ben, `action:W1:burn:${who}`)
      expect([actingOn(t), t.stat(who, 'stealth')]).toMatchObject([{ targets: [Ann] }, stealth])
      t.allPass()
      expect([t.inAsh(Ann, 'W1'), t.card('W1').counters, t.happened('counters')]).toMatchObject([
        true,
        undefined,
        [{ to: 'bank', amount: 4, why: 'left-play' }],
      ])
    },
  )

  it('CARD-WASSERSCHLOSSANIF-03: locked in the influence phase, all its counters move to an uncontrolled Tremere', () => {
    const t = scene(3, { phase: 'influence' })
    expect(t.option(Ann, 'use:W1:fill')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    expect(t.refused(Ann, 'use:W1:fill', { v: [t.id('U2')] })).toBe('illegal-args')
    t.answer(Ann, 'use:W1:fill', { v: [t.id('U1')] })
    expect([t.blood('U1'), t.card('W1').counters, t.locked('W1'), t.pool(Ann)]).toEqual([5, undefined, true, 10])
    expect(scene(3, {}).can(Ann, 'use:W1:fill')).toBe(false)
  })
})

describe('locations', () => {
  it('hospital-food#1: the hunt is successful though no blood was gained', () => {
    const t = table({
      seats: [
        { ready: [anarch('A1'), minion('A2'), ...held('hospital-food', 'L1')] },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'hunt:A1')
    t.answer(Ann, 'use:L1:feed')
    t.allPass()
    expect([t.blood('A1'), t.happened('action-ended')]).toMatchObject([5, [{ outcome: 'successful' }]])
  })
  it('hospital-food#G4-1: of a hunt by a card, too', () => {
    const t = table({
      seats: [
        {
          ready: [anarch('A1', { blood: 1 }, { disciplines: ['obf'] }), minion('A2'), ...held('hospital-food', 'L1')],
          hand: held('vultures-buffet', 'K1'),
        },
        { ready: [minion('B1')], ash: held('raven-spy', 'R1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1:obf:A1', { gone: [t.id('R1')] })
    t.reach(Ann, 'use:L1:feed')
    t.allPass()
    expect(t.blood('A1')).toBe(3)
  })
})

describe('Hospital Food', () => {
  it.each([
    ['Anarch', 4],
    ['Camarilla', 3],
  ])('of a hunt of an %s: %i blood', (sect, blood) => {
    const t = table({
      seats: [{ ready: [v('A1', { sect, capacity: 8 }, { blood: 2 }), v('A2'), L1('hospital-food')] }, {}],
    })
    t.answer(Ann, 'hunt:A1')
    expect(t.can(Ann, 'use:L1:feed')).toBe(sect === 'Anarch')
    if (sect === 'Anarch') t.answer(Ann, 'use:L1:feed')
    t.allPass()
    expect([t.blood('A1'), t.locked('L1')]).toEqual([blood, sect === 'Anarch'])
  })
  it('no use in a bleed', () => {
    const t = table({ seats: [{ ready: [v('A1', { sect: 'Anarch' }), L1('hospital-food')] }, {}] })
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ann, 'use:L1:feed')).toBe(false)
  })
})

describe('Powerbase: Montreal', () => {
  const scene = (phase: string) =>
    table({
      seats: [
        { ready: [L1('powerbase-montreal')], uncontrolled: [v('U1')], hand: ['villein'] },
        { uncontrolled: [v('U2')] },
      ],
      turn: { phase: phase as 'master', number: 6 },
    })
  it("adds 1 blood to an uncontrolled vampire of one's own in the influence phase, once, and does not lock", () => {
    const t = scene('influence')
    expect(t.option(Ann, 'use:L1:fill')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'use:L1:fill', { v: [t.id('U1')] })
    expect([t.blood('U1'), t.locked('L1'), t.can(Ann, 'use:L1:fill')]).toEqual([1, false, false])
  })
  it('in no other phase', () => expect(scene('master').can(Ann, 'use:L1:fill')).toBe(false))
})

describe('The Rack', () => {
  const scene = (turn: object = { phase: 'unlock' }) => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, { blood: 1 }), v('A2', {}, { blood: 1 })], hand: [L1('the-rack')] },
        { ready: [v('B1', {}, { blood: 1 })] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:L1:', { v: [t.id('A1')] })
    if ('seat' in turn) t.endPhasesTo(Ben, 'minion')
    else t.endPhasesTo(Ben, 'master')
    return t
  }
  const next = (t: Table, seat: number) => {
    for (
      let n = 0;
      n < 20 &&
      !(t.state.frames[0]?.kind === 'turn' && t.state.frames[0].seat === seat && t.state.frames[0].phase === 'unlock');
      n++
    )
      t.endPhase(t.waiting()[0]!)
  }

  it("needs a ready vampire of one's own, and gives the one chosen 2 blood in the unlock phase", () => {
    const t = scene()
    next(t, Ann)
    t.answer(Ann, 'use:L1:feed')
    expect([t.blood('A1'), t.blood('A2'), t.can(Ann, 'use:L1:feed'), t.locked('L1')]).toEqual([3, 1, false, false])
    const none = table({
      seats: [{ ready: [v('A1', { type: 'ally' })], hand: [L1('the-rack')] }, { ready: [v('B1')] }],
      turn: { phase: 'master' },
    })
    expect(none.can(Ann, 'play:L1:')).toBe(false)
  })
  it('ruling: in torpor too', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'torpor' }], { m: 'A1' })
    next(t, Ann)
    expect(t.can(Ann, 'use:L1:feed')).toBe(true)
  })
  it('the-rack#2: not once it is burned, and no other in its place', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'A1' })
    next(t, Ann)
    expect([t.can(Ann, 'use:L1:feed'), t.can(Ann, 'use:L1:offer')]).toEqual([false, false])
  })
  it('the-rack#5: of a stolen vampire its new controller chooses', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'control', who: 'm', to: 'you' }], { m: 'A1' })
    next(t, Ann)
    expect([t.can(Ann, 'use:L1:feed'), t.can(Ann, 'end-phase')]).toEqual([false, false])
    t.answer(Ann, 'use:L1:offer')
    t.choose(Ben, [t.id('A1')])
    expect(t.blood('A1')).toBe(3)
  })
  it('whoever takes it chooses anew', () => {
    const t = scene({ seat: Ben })
    t.answer(Ben, 'action:L1:steal:B1')
    t.allPass()
    expect(holder(t)).toBe(Ben)
    t.choose(Ben, [t.id('B1')])
    next(t, Ann)
    next(t, Ben)
    t.answer(Ben, 'use:L1:feed')
    expect([t.blood('B1'), t.blood('A1')]).toEqual([3, 1])
  })
  it('with nobody to choose it has chosen nobody, and the table goes on', () => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, { blood: 1 }), { card: 'the-rack', as: 'L1', vars: { v: { card: 'A1' } } }] },
        { ready: [v('B1', { type: 'ally' })], hand: [{ card: 'new-management', as: 'K1' }] },
      ],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'play:K1::B1', { card: [t.id('L1')] })
    t.allPass()
    expect([holder(t), t.card('L1').vars]).toEqual([Ben, {}])
    t.endPhasesTo(Ann, 'minion').endPhasesTo(Ben, 'minion')
    expect([t.state.frames[0], t.blood('A1')]).toMatchObject([{ seat: Ben, number: 3 }, 1])
  })
  it('of a game that was stored with nobody as −1, too', () => {
    const t = scene()
    t.edit(draft => (draft.cards[t.id('L1')]!.vars = { v: -1 }))
    next(t, Ann)
    expect([t.can(Ann, 'use:L1:feed'), t.can(Ann, 'use:L1:offer')]).toEqual([false, false])
  })
})

describe('The Rack', () => {
  const rack = () => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'chelsea-blake', as: 'A1', blood: 1 }, v('A2', { capacity: 11 })],
          hand: [...held('the-rack', 'L1'), ...held('banishment', 'P9')],
        },
        { ready: [minion('B1')] },
        {},
      ],
      turn: { phase: 'master', number: 6 },
    })
    t.answer(Ann, 'play:L1:', { v: [t.id('A1')] })
    return t
  }
  const next = (t: Table) => {
    t.endPhasesTo(Ben, 'minion')
    return t.endPhasesTo(Ann, 'unlock')
  }
  it('the-rack#3: in torpor, not while it is uncontrolled', () => {
    const torpid = rack()
    torpid.effect(Ann, [{ op: 'move', who: 'm', to: 'torpor' }], { m: 'A1' })
    expect(next(torpid).can(Ann, 'use:L1:feed')).toBe(true)
    const gone = rack()
    banished(gone.endPhasesTo(Ann, 'minion'), 'A2', 'A1')
    expect(next(gone).can(Ann, 'use:L1:feed')).toBe(false)
  })

  it('the-rack#1, the-rack#4: contested or gone for a while, it is the one chosen still: nobody else is, and it is fed when it is back', () => {
    const t = banished(rack().endPhasesTo(Ann, 'minion'), 'A2', 'A1')
    expect([t.can(Ann, 'choose'), t.card('L1').vars]).toMatchObject([false, { v: t.id('A1') }])
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { card: 'm' }, amount: 9, why: 'effect' }], { m: 'A1' })
    t.endPhasesTo(Ann, 'influence').answer(Ann, 'bring-out:A1')
    next(t)
    expect(t.can(Ann, 'use:L1:feed')).toBe(true)
    const contested = rack()
    contested.edit(state => {
      const own = state.seats[Ann]!
      state.seats[Ann] = {
        ...own,
        inPlay: own.inPlay.filter(id => id !== contested.id('A1')),
        contested: [contested.id('A1')],
      }
    })
    contested.endPhasesTo(Ben, 'minion')
    expect([contested.can(Ann, 'choose'), contested.card('L1').vars]).toMatchObject([false, { v: contested.id('A1') }])
    contested.endPhasesTo(Ann, 'unlock')
    expect([contested.has('contest-won'), contested.can(Ann, 'use:L1:feed')]).toEqual([true, true])
  })
})

describe.each([
  ['arcane-library', 'Tremere', 'CARD-ARCANELIBRARY-01'],
  ['art-museum', 'Toreador', 'CARD-ARTMUSEUM-01'],
] as const)('%s', (card, clan, id) => {
  const L1 = { card, as: 'L1' }
  const scene = (turn: object = {}, ann: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [L1],
          uncontrolled: [of('U1', clan), of('U2', 'Malkavian'), of('U3', clan, { blood: 2 })],
          ...ann,
        },
        { uncontrolled: [of('U5', clan)], hand: ['villein'] },
      ],
      turn: { phase: 'influence', number: 6, ...turn },
    })

  it(`is played with a ready ${clan}, for 2 pool`, () => {
    const master = (ready: ReturnType<typeof of>[]) =>
      table({ seats: [{ pool: 10, hand: [L1, 'villein'], ready }, {}], turn: { phase: 'master' } })
    const t = master([of('A1', clan)])
    t.answer(Ann, 'play:L1:')
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('L1'))]).toEqual([8, true])
    expect(master([of('A1', 'Malkavian')]).why(Ann, 'play', 'L1')).toEqual(['no-such-minion', 'REQ-02'])
  })

  it(`${id}: 1 blood from the bank, which 2 transfers take to the pool afterwards`, () => {
    const t = scene()
    t.answer(Ann, 'use:L1:fill', { v: [t.id('U1')] })
    expect([t.blood('U1'), t.locked('L1'), t.pool(Ann), transfers(t)]).toEqual([1, true, 10, 4])
    t.answer(Ann, 'withdraw:U1')
    expect([t.blood('U1'), t.pool(Ann), transfers(t)]).toEqual([0, 11, 2])
    const other = scene()
    other.answer(Ann, 'use:L1:fill', { v: [other.id('U3')] })
    other.answer(Ann, 'withdraw:U3')
    expect([other.blood('U3'), other.pool(Ann)]).toEqual([2, 11])
  })

  it(`${card === 'arcane-library' ? 'CARD-ARCANELIBRARY-02: ' : ''}only for an own uncontrolled vampire of the clan, in one's influence phase`, () => {
    const t = scene()
    expect(t.option(Ann, 'use:L1:fill')?.slots).toMatchObject([{ candidates: [t.id('U1'), t.id('U3')] }])
    for (const other of ['U2', 'U5'])
      expect([t.refused(Ann, 'use:L1:fill', { v: [t.id(other)] }), t.locked('L1')]).toEqual(['illegal-args', false])
    t.answer(Ann, 'use:L1:fill', { v: [t.id('U1')] })
    expect([t.can(Ann, 'use:L1:fill'), t.why(Ann, 'use', 'L1')]).toEqual([false, ['locked', 'LOCK-02']])
    const phase = scene({ phase: 'master' }, { hand: ['villein'] })
    expect([phase.can(Ann, 'use:L1:fill'), phase.why(Ann, 'use', 'L1')]).toEqual([
      false,
      ['not-this-phase', 'UNLOCK-06'],
    ])
    expect(scene({ seat: Ben }).can(Ann, 'use:L1:fill')).toBe(false)
    const none = scene({}, { uncontrolled: [of('U2', 'Malkavian')] })
    expect([none.can(Ann, 'use:L1:fill'), none.why(Ann, 'use', 'L1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('the others see that it was used, and not on whom', () => {
    const t = scene()
    t.answer(Ann, 'use:L1:fill', { v: [t.id('U1')] })
    expect(t.seenBy(Ben).filter(event => event.key === 'chosen')).toEqual([])
    expect(t.seenBy(Ben).filter(event => event.key === 'counters')).toMatchObject([
      { to: { card: { key: null } }, amount: 1 },
    ])
  })
})
