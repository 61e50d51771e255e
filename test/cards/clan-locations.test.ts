import { describe, expect, it } from 'vitest'
import { onwards } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'

const of = (as: string, clan: string, more: object = {}) => minion(as, { generic: { clan, capacity: 9 }, ...more })
const transfers = (t: ReturnType<typeof table>): number =>
  t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].transfers : -1
const actingOn = (t: ReturnType<typeof table>) => t.state.frames.find(frame => frame.kind === 'action')

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

  it(`${card === 'arcane-library' ? 'CARD-ARCANELIBRARY-02: ' : ''}only for an own uncontrolled vampire of the clan, in the own influence phase, unlocked`, () => {
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

describe('Chantry', () => {
  const L1 = { card: 'chantry', as: 'L1' }
  const scene = (ann: object = {}, turn: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          hand: ['villein'],
          ready: [
            L1,
            of('A1', 'Tremere', { blood: 2 }),
            of('A2', 'Toreador'),
            of('A3', 'Tremere', { blood: 0, locked: true }),
          ],
          torpor: [of('A4', 'Tremere', { blood: 1 }), of('A5', 'Toreador')],
          ...ann,
        },
        { torpor: [of('B1', 'Tremere', { blood: 0, locked: true })], hand: ['villein'] },
        {},
        {},
        {},
      ],
      turn: { phase: 'master', ...turn },
    })

  it("for its lock and 1 blood of a ready Tremere it moves a Tremere from torpor to its controller's ready region", () => {
    const t = scene()
    expect(t.option(Ann, 'use:L1:rescue')?.slots).toMatchObject([
      { candidates: [t.id('A4'), t.id('B1')] },
      { candidates: [t.id('A1')], min: 0, max: 1 },
    ])
    t.answer(Ann, 'use:L1:rescue', { v: [t.id('A4')], payer: [t.id('A1')] })
    expect([
      t.inTorpor('A4'),
      t.blood('A4'),
      t.blood('A1'),
      t.pool(Ann),
      t.locked('L1'),
      t.can(Ann, 'use:L1:rescue'),
    ]).toEqual([false, 1, 1, 10, true, false])
  })

  it('or for 1 pool; of another Methuselah too', () => {
    const t = scene()
    t.answer(Ann, 'use:L1:rescue', { v: [t.id('B1')], payer: [] })
    expect([
      t.inTorpor('B1'),
      t.locked('B1'),
      t.state.seats[Ben]!.inPlay.includes(t.id('B1')),
      t.pool(Ann),
      t.blood('A1'),
    ]).toEqual([false, true, true, 9, 2])
  })

  it('not without a Tremere in torpor, locked, or in another phase', () => {
    const none = table({
      seats: [{ hand: ['villein'], ready: [L1, of('A1', 'Tremere')], torpor: [of('A5', 'Toreador')] }, {}],
      turn: { phase: 'master' },
    })
    expect([none.can(Ann, 'use:L1:rescue'), none.why(Ann, 'use', 'L1')]).toEqual([false, ['no-target', 'TARGET-01']])
    expect(scene({ ready: [{ ...L1, locked: true }, of('A1', 'Tremere')] }).can(Ann, 'use:L1:rescue')).toBe(false)
    expect(scene({}, { phase: 'minion' }).can(Ann, 'use:L1:rescue')).toBe(false)
  })
})

describe('Warsaw Station', () => {
  const L1 = { card: 'warsaw-station', as: 'L1' }
  const scene = (ann: object = {}, turn: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [L1, of('A1', 'Nosferatu', { blood: 2 }), of('A2', 'Toreador', { blood: 2 })],
          torpor: [of('A3', 'Nosferatu', { blood: 1 })],
          ...ann,
        },
        {
          ready: [of('B1', 'Nosferatu', { blood: 3 }), minion('B2')],
          torpor: [of('B3', 'Nosferatu'), of('B4', 'Toreador')],
        },
        {},
        {},
        {},
      ],
      turn,
    })
  const announced = (t: ReturnType<typeof table>, seat: number, action: string) => {
    t.answer(seat, action)
    t.allPass(() => t.window() !== 'announced' || t.can(Ann, 'use:L1:unlock'))
    return t
  }

  it('warsaw-station#4: locked as a Nosferatu announces an undirected action, it unlocks that one after an action that succeeded, even if it has burned', () => {
    const t = announced(scene(), Ann, 'hunt:A1')
    t.answer(Ann, 'use:L1:unlock')
    t.allPass(() => t.locked('L1'))
    expect([t.locked('L1'), t.locked('A1')]).toEqual([true, true])
    t.effect(Ann, [{ op: 'move', who: 'l', to: 'ash' }], { l: 'L1' })
    t.allPass()
    expect([
      t.blood('A1'),
      t.locked('A1'),
      t.inAsh(Ann, 'L1'),
      t.log.findIndex(event => event.key === 'unlocked') > t.log.findIndex(event => event.key === 'action-succeeded'),
    ]).toEqual([3, false, true, true])
  })

  it('of another Methuselah too', () => {
    const t = announced(scene({}, { seat: Ben }), Ben, 'hunt:B1')
    expect(t.can(Ann, 'use:L1:unlock')).toBe(true)
    t.answer(Ann, 'use:L1:unlock')
    t.allPass()
    expect([t.locked('L1'), t.locked('B1')]).toEqual([true, false])
  })

  it('not after an action that is blocked', () => {
    const t = announced(scene(), Ann, 'hunt:A1')
    t.answer(Ann, 'use:L1:unlock')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'action' }], { b: 'B2' })
    t.reach(Ben, 'block:B2')
    onwards(t)
    expect([t.has('blocked'), t.locked('A1'), t.locked('L1')]).toEqual([true, true, true])
  })

  it('not for another clan, nor a directed action, nor once the action is under way', () => {
    for (const action of ['hunt:A2', 'bleed:A1'])
      expect(announced(scene(), Ann, action).can(Ann, 'use:L1:unlock')).toBe(false)
    const late = scene()
    late.answer(Ann, 'hunt:A1')
    late.allPass(() => late.window() === 'blocks')
    expect([late.can(Ann, 'use:L1:unlock'), late.can(Ben, 'use:L1:unlock')]).toEqual([false, false])
  })

  it("burned, locked or not, it moves a Nosferatu of anybody's from torpor to the ready region, at any time", () => {
    for (const phase of ['unlock', 'master', 'minion'] as const) {
      const t = scene(
        { ready: [{ ...L1, locked: true }, of('A1', 'Nosferatu')], edge: true, hand: ['villein'] },
        { phase },
      )
      expect(t.option(Ann, 'use:L1:rescue')?.slots).toMatchObject([{ candidates: [t.id('A3'), t.id('B3')] }])
      if (phase === 'unlock') continue
      t.answer(Ann, 'use:L1:rescue', { v: [t.id('A3')] })
      expect([t.inAsh(Ann, 'L1'), t.inTorpor('A3'), t.blood('A3')]).toEqual([true, false, 1])
    }
  })

  it('warsaw-station#1: burned during a diablerie it saves the victim: the action succeeds and does nothing', () => {
    const t = scene({}, { seat: Ben })
    t.answer(Ben, 'diablerie:B2:A3')
    t.reach(Ann, 'use:L1:rescue', { v: [t.id('A3')] })
    t.allPass()
    expect([
      t.inTorpor('A3'),
      t.blood('A3'),
      t.has('diablerized'),
      t.has('blood-hunt'),
      t.happened('action-ended'),
    ]).toMatchObject([false, 1, false, false, [{ outcome: 'successful' }]])
  })

  it('not without a Nosferatu in torpor', () => {
    const t = table({ seats: [{ ready: [L1, of('A1', 'Nosferatu')], torpor: [of('A2', 'Toreador')] }, {}] })
    expect(t.can(Ann, 'use:L1:rescue')).toBe(false)
  })
})
