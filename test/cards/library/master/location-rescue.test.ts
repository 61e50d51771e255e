import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { held } from '../../scene.ts'

const of = (as: string, clan: string, more: object = {}) => minion(as, { generic: { clan, capacity: 9 }, ...more })

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

  it('warsaw-station#4: locked as a Nosferatu announces an undirected action, it unlocks it after success, even if burned since', () => {
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

describe('Warsaw Station', () => {
  const nosferatu = (as: string, more: object = {}, generic: object = {}) =>
    minion(as, { generic: { clan: 'Nosferatu', ...generic }, ...more })

  it('warsaw-station#2: burned for one that has gone to torpor in its action, it brings it back; the action is over all the same', () => {
    const t = table({
      seats: [
        {
          ready: [
            nosferatu('A1', { blood: 1 }, { disciplines: ['for'] }),
            minion('A2'),
            ...held('warsaw-station', 'L1'),
          ],
          hand: held('freak-drive', 'F1'),
        },
        { pool: 10, ready: [minion('B1', { generic: { strength: 2 } }), minion('B2')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    t.allPass(() => t.inTorpor('A1'))
    t.reach(Ann, 'use:L1:rescue', { v: [t.id('A1')] })
    t.allPass()
    expect([
      t.inTorpor('A1'),
      t.locked('A1'),
      t.has('bled'),
      t.happened('action-ended'),
      t.inAsh(Ann, 'L1'),
    ]).toMatchObject([false, true, false, [{ outcome: 'blocked' }], true])
    // Nor does it go on where it was not blocked at all.
    const open = table({
      seats: [
        { ready: [nosferatu('A1', { blood: 0 }), minion('A2'), ...held('warsaw-station', 'L1')] },
        { pool: 10, ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    open.edit(state => {
      state.cards[open.id('A1')]!.blood = 1
    })
    open.answer(Ann, 'bleed:A1')
    open.effect(Ben, [{ op: 'damage', to: 'a', amount: 2 }], { a: 'A1' })
    open.allPass()
    expect([open.inTorpor('A1'), open.happened('action-ended'), open.pool(Ben)]).toMatchObject([
      true,
      [{ outcome: 'ended' }],
      10,
    ])
    open.answer(Ann, 'use:L1:rescue', { v: [open.id('A1')] })
    expect([open.inTorpor('A1'), open.pool(Ben)]).toEqual([false, 10])
  })

  it('warsaw-station#3: it unlocks once the referendum is over, and only who is a Nosferatu by then', () => {
    const scene = (clan?: string) => {
      const t = table({
        seats: [
          {
            ready: [nosferatu('A1', {}, { title: 'prince' }), minion('A2'), ...held('warsaw-station', 'L1')],
            hand: held('ancilla-empowerment', 'N1'),
          },
          { ready: [minion('B1')] },
          {},
          listening('D1'),
          {},
        ],
      })
      t.answer(Ann, 'play:N1::A1')
      t.reach(Ann, 'use:L1:unlock')
      t.allPass(() => t.window() === 'polling')
      expect(t.locked('A1')).toBe(true)
      if (clan) t.effect(Ben, [{ op: 'become', who: 'a', traits: { clan }, until: 'game' }], { a: 'A1' })
      t.answer(Ann, 'vote:called', { side: ['for'] })
      t.allPass()
      return [t.locked('A1'), t.happened('referendum-ended').length, t.has('unlocked')]
    }
    expect([scene(), scene('Ventrue')]).toEqual([
      [false, 1, true],
      [true, 1, false],
    ])
  })
})

describe("Carver's Meat Packing and Storage", () => {
  const L1 = { card: 'carvers-meat-packing-and-storage', as: 'L1' }
  const weak = (as: string, more: object = {}, capacity = 3) =>
    minion(as, { generic: { capacity, clan: 'Tremere' }, ...more })
  const taken = { counters: { hostage: 1 }, blood: 3 }
  const scene = (turn: object = {}, { ann = {}, ben = {}, cal = {} }: Record<string, object> = {}) =>
    table({
      seats: [
        { pool: 10, ready: [L1, minion('A1', { blood: 1 })], torpor: [weak('A2', taken)], hand: ['villein'], ...ann },
        {
          ready: [minion('B1', { blood: 3 }), minion('B2', { blood: 1 })],
          torpor: [weak('B3', taken), weak('B4')],
          ...ben,
        },
        { ready: [minion('C1', { blood: 2 })], ...cal },
        {},
        {},
      ],
      turn,
    })
  const hostages = (t: ReturnType<typeof table>) => ['A2', 'B3', 'B4'].map(as => t.card(as).counters?.['hostage'] ?? 0)
  const falls = (capacity: number) => {
    const t = scene({}, { ben: { ready: [weak('B5', {}, capacity)] } })
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'B5' })
    return t.card('B5').counters?.['hostage'] ?? 0
  }

  it('a vampire with capacity 3 or less that goes to torpor becomes a hostage, whosever it is', () => {
    expect([1, 3, 4].map(falls)).toEqual([1, 1, 0])
  })

  it('a hostage neither leaves torpor nor is rescued, by no effect either', () => {
    const t = scene({ seat: Ben, phase: 'minion' })
    expect([t.can(Ben, 'leave-torpor:B3'), t.can(Ben, 'leave-torpor:B4')]).toEqual([false, true])
    expect([t.can(Ben, 'rescue:B1:B3'), t.can(Ben, 'rescue:B1:B4')]).toEqual([false, true])
    t.effect(Ben, [{ op: 'move', who: 'v', to: 'ready' }], { v: 'B3' })
    t.effect(Ben, [{ op: 'move', who: 'v', to: 'ready' }], { v: 'B4' })
    expect([t.inTorpor('B3'), t.inTorpor('B4')]).toEqual([true, false])
  })

  it('a hostage is not diablerized, by an action or otherwise; nor by one that it had been announced for', () => {
    const t = scene({ seat: Ben, phase: 'minion' })
    expect([t.can(Ben, 'diablerie:B1:A2'), t.can(Ben, 'diablerie:B1:B3'), t.can(Ben, 'diablerie:B1:B4')]).toEqual([
      false,
      false,
      true,
    ])
    t.effect(Ben, [{ op: 'diablerize', victim: 'v' }], { v: 'B3' }, { by: 'B1' })
    expect(t.has('diablerized')).toBe(false)
    t.answer(Ben, 'diablerie:B1:B4')
    const one = { card: 'v', name: 'hostage' }
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: one, amount: 1, why: 'effect' }], { v: 'B4' })
    t.allPass()
    expect([t.has('diablerized'), t.inTorpor('B4')]).toEqual([false, true])
  })

  it('its lock in the master phase gives a ready vampire of yours a blood for each hostage of anybody', () => {
    const t = scene({ phase: 'master' })
    expect(t.option(Ann, 'use:L1:feed')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'use:L1:feed', { v: [t.id('A1')] })
    expect([t.blood('A1'), t.locked('L1'), t.can(Ann, 'use:L1:feed')]).toEqual([3, true, false])
    expect(scene({ phase: 'minion' }).can(Ann, 'use:L1:feed')).toBe(false)
  })

  it('carvers-meat-packing-and-storage#1: once a turn a ready vampire burns 2 blood to free one, in its unlock phase', () => {
    const t = scene(
      { seat: Ben, phase: 'unlock' },
      {
        ben: {
          ready: [minion('B1', { blood: 4 }), minion('B2', { blood: 1 })],
          torpor: [weak('B3', taken)],
          edge: true,
        },
      },
    )
    expect([t.can(Ben, 'use:L1:free:B2'), t.can(Ben, 'use:L1:free:B3')]).toEqual([false, false])
    expect(t.option(Ben, 'use:L1:free:B1')?.slots).toMatchObject([{ candidates: [t.id('A2'), t.id('B3')] }])
    t.answer(Ben, 'use:L1:free:B1', { h: [t.id('B3')] })
    expect([t.blood('B1'), t.card('B3').counters?.['hostage'] ?? 0, t.card('A2').counters?.['hostage']]).toEqual([
      2, 0, 1,
    ])
    expect([t.can(Ben, 'use:L1:free:B1'), t.why(Ben, 'use', 'L1')]).toEqual([false, ['already-used', 'UNLOCK-06']])
    expect(scene({ seat: Ben, phase: 'minion' }).can(Ben, 'use:L1:free:B1')).toBe(false)
  })

  it('in that of another, too, by any Methuselah', () => {
    const t = scene(
      { seat: Ben, phase: 'unlock' },
      { ben: { edge: true }, cal: { ready: [minion('C1', { blood: 2 })], consult: ['unlock'] } },
    )
    t.endPhase(Ben)
    expect(t.window()).toBe('between')
    t.reach(Cal, 'use:L1:free:C1', { h: [t.id('A2')] })
    expect([t.blood('C1'), t.card('A2').counters?.['hostage'] ?? 0]).toEqual([0, 0])
  })

  it('as it leaves play all are free', () => {
    const t = scene()
    expect(hostages(t)).toEqual([1, 1, 0])
    t.effect(Ben, [{ op: 'move', who: 'l', to: 'ash' }], { l: 'L1' })
    expect(hostages(t)).toEqual([0, 0, 0])
    expect(scene({ seat: Ben, phase: 'minion' }, { ann: { ready: [minion('A1')] } }).can(Ben, 'leave-torpor:B3')).toBe(
      true,
    )
  })
})
