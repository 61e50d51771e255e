import { describe, expect, it } from 'vitest'
import { listening, minion } from '../support/seats.ts'
import { onwards } from '../support/duel.ts'
import { Ann, Ben, table } from '../support/table.ts'

const scene = (a1: object = {}) => {
  const t = table({
    seats: [
      { ready: [minion('A1', a1), minion('A2')], hand: [{ card: 'change-of-target', as: 'T1' }] },
      { ready: [minion('B1')] },
      {},
      {},
      {},
    ],
  })
  t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
  return t
}

describe('Change of Target', () => {
  it('before the block resolves: the minion unlocks, the action ends, and it is not done again this turn', () => {
    const t = scene()
    t.answer(Ann, 'hunt:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.locked('A1'), t.locked('B1'), t.has('combat-started'), t.inAsh(Ann, 'T1')]).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'ended' }])
    expect([t.why(Ann, 'hunt', 'A1'), t.can(Ann, 'bleed:A1'), t.can(Ann, 'hunt:A2')]).toEqual([
      ['barred', 'GOLDEN-01'],
      true,
      true,
    ])
  })

  it('change-of-target#1: a bleed is not repeated either; an ally may play it', () => {
    const t = scene({ generic: { type: 'ally' } })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.locked('A1'), t.why(Ann, 'bleed', 'A1')]).toEqual([false, ['already-bled', 'BLEED-02']])
  })

  it('only once a block stands: not in the attempt, not unblocked', () => {
    const t = scene({ generic: { disciplines: ['obf'] } })
    t.answer(Ann, 'hunt:A1')
    expect(t.can(Ann, 'play:T1::A1')).toBe(false)
    t.reach(Ben, 'block:B1')
    expect([t.window(), t.why(Ann, 'play', 'T1')]).toEqual(['attempt', ['wrong-window', 'PLAY-01']])
  })

  it('change-of-target#3: a rescue of another vampire is another action', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')], torpor: [minion('A3'), minion('A4')], hand: [{ card: 'change-of-target', as: 'T1' }] },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, 'rescue:A1:A3', { rescued: 0 })
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.can(Ann, 'rescue:A1:A3'), t.can(Ann, 'rescue:A1:A4'), t.can(Ann, 'diablerie:A1:A3')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('change-of-target#8, MAND-07: an empty vampire whose hunt it has ended is stuck, stays unlocked, and holds nobody up', () => {
    const t = scene({ blood: 0 })
    t.answer(Ann, 'hunt:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([
      t.locked('A1'),
      t.can(Ann, 'hunt:A1'),
      t.can(Ann, 'bleed:A1'),
      t.can(Ann, 'bleed:A2'),
      t.can(Ann, 'end-phase'),
    ]).toEqual([false, false, false, true, true])
    expect(t.why(Ann, 'bleed', 'A1')).toEqual(['stuck', 'MAND-07'])
  })
})

type Held = { card: string; as: string }[]

describe('Change of Target, by the letter', () => {
  const T1 = { card: 'change-of-target', as: 'T1' }
  const blocked = (announce: string, a1: object = {}, b1: object = {}, more: { ann?: Held; ben?: Held } = {}) => {
    const t = table({
      seats: [
        { ready: [minion('A1', a1), minion('A2', { blood: 3 })], hand: [T1, ...(more.ann ?? [])] },
        { pool: 10, ready: [minion('B1', b1)], hand: more.ben ?? [] },
        {},
        {},
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, announce)
    if (more.ben) t.reach(Ben, 'play:Q1::B1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    return t
  }

  it.each([
    ['unlocked', false],
    ['locked and woken', true],
  ])(
    'CARD-CHANGEOFTARGET-01: the blocker, %s, stays as it is; the acting minion unlocks, without combat',
    (_, locked) => {
      const t = blocked('bleed:A1', {}, { locked }, locked ? { ben: [{ card: 'on-the-qui-vive', as: 'Q1' }] } : {})
      expect([t.locked('A1'), t.locked('B1'), t.has('combat-started'), t.has('blocked'), t.pool(Ben)]).toEqual([
        false,
        locked,
        false,
        false,
        10,
      ])
      expect(t.happened('action-ended')).toMatchObject([{ outcome: 'ended' }])
    },
  )

  it('CARD-CHANGEOFTARGET-02: a mandatory action is not repeated, and its vampire is stuck; another one acts', () => {
    const t = blocked('hunt:A1', { blood: 0 })
    expect([t.refused(Ann, 'hunt:A1'), t.refused(Ann, 'bleed:A1'), t.why(Ann, 'bleed', 'A1'), t.locked('A1')]).toEqual([
      'illegal-option',
      'illegal-option',
      ['stuck', 'MAND-07'],
      false,
    ])
    t.answer(Ann, 'bleed:A2')
    expect(t.happened('action-announced')).toMatchObject([
      { action: 'hunt' },
      { action: 'bleed', minion: { id: t.id('A2') } },
    ])
  })

  it('CARD-CHANGEOFTARGET-03: otherwise it may act again, but not with the same action', () => {
    const t = blocked('bleed:A1', {}, {}, { ann: [{ card: 'sport-bike', as: 'E1' }] })
    expect([t.refused(Ann, 'bleed:A1'), t.can(Ann, 'play:E1::A1')]).toEqual(['illegal-option', true])
    t.answer(Ann, 'play:E1::A1')
    expect(t.happened('action-announced')).toHaveLength(2)
  })
})

describe('Daring the Dawn', () => {
  const dawn = (level: string, a1: object = {}, ben: object = {}) =>
    table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: [level] }, ...a1 }), minion('A2')],
          hand: [
            { card: 'daring-the-dawn', as: 'T1' },
            { card: 'change-of-target', as: 'T2' },
          ],
        },
        {
          pool: 10,
          ready: [
            minion('B1', { generic: { title: 'prince' }, locked: true }),
            minion('B2', { generic: { type: 'ally' } }),
            minion('B3'),
          ],
          hand: [{ card: 'second-tradition-domain', as: 'S1' }],
          ...ben,
        },
        {},
        listening('D1'),
        {},
      ],
    })

  it('CARD-DARINGTHEDAWN-01: played at once, it keeps vampires from blocking, and with them Second Tradition; allies may', () => {
    const t = dawn('for')
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:T1:for:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect([
      t.refused(Ben, 'play:S1:unlock:B1'),
      t.can(Ben, 'block:B3'),
      t.why(Ben, 'block', 'B3'),
      t.can(Ben, 'block:B2'),
    ]).toEqual(['illegal-option', false, ['cannot-block', 'BLOCK-04'], true])
    t.answer(Ben, 'block:B2')
    t.allPass(() => t.has('combat-started'))
    expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('B2') } }])
  })

  it('CARD-DARINGTHEDAWN-01: an attempt of a vampire that is under way cannot succeed; it stays unlocked', () => {
    const t = dawn('FOR')
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B3')
    t.answer(Ann, 'play:T1:FOR:A1')
    expect(t.happened('block-failed')).toMatchObject([{ minion: { id: t.id('B3') } }])
    t.allPass()
    expect([t.locked('B3'), t.has('combat-started'), t.pool(Ben)]).toEqual([false, false, 9])
  })

  it.each([
    ['for', 2],
    ['FOR', 3],
  ])(
    'CARD-DARINGTHEDAWN-02: [%s] after resolution: the first point wounds, the second burns a blood; torpor with %i',
    (level, blood) => {
      const t = dawn(level, { blood: 3 })
      t.answer(Ann, 'bleed:A1')
      t.answer(Ann, `play:T1:${level}:A1`)
      expect(t.happened('damaged')).toEqual([])
      t.allPass()
      expect([t.inTorpor('A1'), t.blood('A1'), t.pool(Ben)]).toEqual([true, blood, 9])
      expect(t.happened('damaged')).toMatchObject([{ amount: level === 'for' ? 2 : 1, aggravated: true, from: null }])
    },
  )

  it('daring-the-dawn#1: blocked by an ally, the damage comes after the combat', () => {
    const t = dawn('FOR', { blood: 3 })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:T1:FOR:A1')
    t.reach(Ben, 'block:B2')
    onwards(t)
    const told = t.log.map(event => event.key)
    expect(told.lastIndexOf('damaged')).toBeGreaterThan(told.indexOf('combat-ended'))
    expect([t.inTorpor('A1'), t.blood('A1')]).toEqual([true, 2])
  })

  it('daring-the-dawn#2, daring-the-dawn#3: an action ended before its block resolves has reached its resolution; one that ends earlier has not', () => {
    const t = dawn('FOR', { blood: 3 })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:T1:FOR:A1')
    t.reach(Ben, 'block:B2')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T2::A1')
    expect([t.happened('action-ended'), t.has('blocked'), t.inTorpor('A1'), t.blood('A1')]).toMatchObject([
      [{ outcome: 'ended' }],
      false,
      true,
      3,
    ])
    const early = dawn('FOR', { blood: 3 })
    early.answer(Ann, 'bleed:A1')
    early.answer(Ann, 'play:T1:FOR:A1')
    early.effect(Ann, [{ op: 'outcome', of: 'action', is: 'ends' }])
    expect([early.happened('action-ended'), early.inTorpor('A1'), early.blood('A1')]).toMatchObject([
      [{ outcome: 'ended' }],
      false,
      3,
    ])
  })
})
