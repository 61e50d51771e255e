import { describe, expect, it } from 'vitest'
import { onwards, play, upTo } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'
import { card, type Table, held } from '../scene.ts'

const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const vampireAt = (as: string) => ({ generic: { disciplines: ['CEL'] }, as })

describe('strike cards', () => {
  it('Flávio Gonçalves dodges once each combat', () => {
    const t = table({
      seats: [
        { ready: [vampireAt('A1'), vampireAt('A2')], hand: card('resist-earths-grasp', 'P1') },
        { ready: [{ card: 'flavio-goncalves', as: 'B1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'strike:B1:B1:dodge')).answer(Ben, 'strike:B1:B1:dodge')
    upTo(t, 'press')
    play(t, Ann, 'play:P1:cel:A1')
    onwards(t)
    // Resist Earth's Grasp has cost 1; in round 2 hands meet.
    expect([blood(t), t.happened('strike-chosen').map(event => ('strike' in event ? event.strike : ''))]).toEqual([
      [3, 6],
      ['hand', 'dodge', 'hand', 'hand'],
    ])
  })
})

describe('Bret Stryker', () => {
  const scene = (v1: object) => {
    const t = table({
      seats: [
        { ready: [minion('V1', v1)] },
        { pool: 10, ready: [{ card: 'bret-stryker', as: 'B1' }, minion('V5')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    return t
  }

  it.each(['prince', 'primogen', 'justicar'])(
    '-1 intercept against a %s: without more he cannot stop what has no stealth',
    title => {
      const t = scene({ generic: { title } })
      expect([t.stat('B1', 'intercept'), t.stat('V5', 'intercept')]).toEqual([-1, 0])
      expect(t.option(Ben, 'block:B1')?.effect.params).toMatchObject({ intercept: -1, stealth: 0 })
      t.answer(Ben, 'block:B1')
      t.allPass(() => t.window() === 'blocks')
      expect([t.happened('block-failed'), t.locked('B1')]).toMatchObject([[{ stealth: 0, intercept: -1 }], false])
      t.reach(Ben, 'block:V5')
      t.allPass()
      expect([t.happened('blocked').length, t.pool(Ben), t.stat('B1', 'intercept')]).toEqual([1, 10, 0])
    },
  )

  it('STEALTH-08: one more is enough again', () => {
    const t = scene({ generic: { title: 'prince' } })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'action' }], { v: 'B1' })
    t.answer(Ben, 'block:B1')
    t.allPass()
    expect(t.has('blocked')).toBe(true)
  })

  it.each<[string, object]>([
    ['an untitled vampire', {}],
    ['an ally', { generic: { type: 'ally' } }],
  ])('nothing against %s', (_, v1) => {
    const t = scene(v1)
    expect(t.stat('B1', 'intercept')).toBe(0)
    t.answer(Ben, 'block:B1')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben)]).toEqual([true, 10])
  })

  it('a title counts while it is held', () => {
    const t = scene({})
    t.effect(Ann, [{ op: 'become', who: 'v', traits: { title: 'justicar' }, until: 'action' }], { v: 'V1' })
    expect(t.stat('B1', 'intercept')).toBe(-1)
  })
})

describe('Maila', () => {
  const scene = (hand: object[], maila: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'maila', as: 'M1', ...maila }, minion('A2')],
          hand: hand as [],
          library: ['villein', 'fame'],
        },
        { pool: 10, ready: [minion('B1', { generic: { capacity: 5 } })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A2')
    t.reach(Ben, 'block:B1')
    return t
  }
  const P = held('parity-shift', 'P1', 'P2')
  it('maila#1: a political action card for 1 stealth of an own minion, once each turn, and nothing else', () => {
    const t = scene([...P, ...held('conditioning', 'C1')], { locked: true })
    expect(t.option(Ann, 'use:M1:stealth')?.slots).toMatchObject([{ candidates: [t.id('P1'), t.id('P2')] }])
    t.answer(Ann, 'use:M1:stealth', { c: [t.id('P1')] })
    expect([t.stat('A2', 'stealth'), t.inAsh(Ann, 'P1')]).toEqual([1, true])
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    expect(t.can(Ann, 'use:M1:stealth')).toBe(false)
  })

  it('not with a card of another type, nor in torpor, nor for the action of another', () => {
    expect(scene(held('conditioning', 'C1')).can(Ann, 'use:M1:stealth')).toBe(false)
    const t = table({
      seats: [
        { ready: [minion('A2')] },
        { pool: 10, ready: [{ card: 'maila', as: 'M1' }, minion('B1')], hand: P as never },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A2')
    t.reach(Ben, 'block:B1')
    expect(t.can(Ben, 'use:M1:stealth')).toBe(false)
    const fallen = table({
      seats: [
        { ready: [minion('A2')], torpor: [{ card: 'maila', as: 'M1' }], hand: P as never },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    fallen.answer(Ann, 'bleed:A2')
    fallen.reach(Ben, 'block:B1')
    expect(fallen.can(Ann, 'use:M1:stealth')).toBe(false)
  })
})

describe('Marcos Belegrad', () => {
  it('who casts against his referendum, by a minion or otherwise, burns 1 pool once it is tallied', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [{ card: 'marcos-belegrad', as: 'M1' }],
          hand: [{ card: 'political-stranglehold', as: 'K1' }],
        },
        {
          pool: 10,
          ready: [
            { generic: { title: 'prince', city: 'Rome' }, as: 'B1' },
            { generic: { title: 'primogen' }, as: 'B2' },
          ],
        },
        { pool: 10, hand: [{ card: 'political-stranglehold', as: 'K2' }] },
        { pool: 10, ready: [{ generic: { title: 'primogen' }, as: 'D1' }] },
      ],
    })
    t.answer(Ann, 'play:K1::M1')
    t.allPass(() => t.window() === 'polling')
    for (const [seat, source, side] of [
      [Ben, 'title:B1', 'against'],
      [Ben, 'title:B2', 'against'],
      [Cal, 'burned:K2', 'against'],
      [3, 'title:D1', 'for'],
    ] as const)
      t.answer(seat, `vote:${source}`, { side: [side] })
    t.allPass()
    expect(t.state.seats.map(seat => seat.pool)).toEqual([10, 9, 9, 10])
  })
})
