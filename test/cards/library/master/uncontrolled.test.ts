import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { attacked, K1, keen, v } from '../../scene.ts'

const scene = (card: string, uncontrolled: object[], ready: object[] = []) =>
  table({
    seats: [
      { pool: 20, hand: [K1(card), 'villein'], uncontrolled: uncontrolled as [], ready: ready as [] },
      { uncontrolled: [v('U9', { capacity: 9, traits: ['infernal'] })] },
    ],
    turn: { phase: 'master' },
  })

describe("Zillah's Valley", () => {
  it('4 blood for a vampire of 8 or more in the own uncontrolled region, for 5 pool; others are not told which it is', () => {
    const t = scene('zillahs-valley', [v('U1', { capacity: 8 }), v('U2', { capacity: 7 })])
    expect(t.option(Ann, 'play:K1:')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'play:K1:', { v: [t.id('U1')] })
    expect([t.blood('U1'), t.pool(Ann), t.seenBy(Ben).some(event => event.key === 'chosen')]).toEqual([4, 15, false])
  })
  it('not without one', () => {
    const t = scene('zillahs-valley', [v('U2', { capacity: 7 })], [v('A1', { capacity: 9 })])
    expect([t.can(Ann, 'play:K1:'), t.why(Ann, 'play', 'K1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })
})

describe('Tend the Flock', () => {
  const baali = (as: string, more: object = {}, generic: object = {}) =>
    v(as, { clan: 'Baali', capacity: 5, traits: ['infernal'], ...generic }, more)
  const young = v('U1', { capacity: 4, traits: ['infernal'] }),
    others = [v('U2', { capacity: 4 }), v('U3', { capacity: 5, traits: ['infernal'] })]
  it('tend-the-flock#1: 3 blood from the bank for an infernal vampire younger than a ready unlocked infernal Baali', () => {
    const t = scene('tend-the-flock', [young, ...others], [baali('A1')])
    t.answer(Ann, 'play:K1:', { b: [t.id('A1')] })
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.choose(Ann, [t.id('U1')])
    expect([t.blood('U1'), t.blood('A1'), t.pool(Ann), t.locked('A1')]).toEqual([3, 5, 20, false])
  })
  it.each([
    ['locked', baali('A2', { locked: true }), young],
    ['not infernal', baali('A2', {}, { traits: [] }), young],
    ['of another clan', baali('A2', {}, { clan: 'Toreador' }), young],
    ['no older', baali('A2', {}, { capacity: 4 }), young],
    ['with nobody infernal', baali('A2'), others[0]!],
  ])('not by one who is %s', (_, a2, u1) => {
    const t = scene('tend-the-flock', [u1], [a2, baali('A3', { locked: true })])
    expect(t.can(Ann, 'play:K1:')).toBe(false)
  })
})

describe('Powerbase: Zürich', () => {
  const scene = (more: object = {}, turn: object = {}, ben: object = {}) =>
    table({
      seats: [
        {
          edge: true,
          ready: [v('A1', { capacity: 5 }), v('A2', { type: 'ally' }), K1('powerbase-zurich')],
          uncontrolled: [v('U1', { capacity: 4 }), v('U2', { capacity: 5 })],
          ...more,
        },
        { ready: [v('B1')], hand: ['villein'], ...ben },
        {},
      ],
      turn,
    })
  it('who has the Edge may add 2 blood to a younger vampire by an undirected action at +1 stealth', () => {
    const t = scene()
    expect(t.can(Ann, 'action:K1:fill:A2')).toBe(false)
    expect(t.option(Ann, 'action:K1:fill:A1')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'action:K1:fill:A1', { v: [t.id('U1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1 }])
    t.allPass()
    expect([t.blood('U1'), t.state.edge]).toEqual([2, Ann])
    expect(scene({ edge: false }).can(Ann, 'action:K1:fill:A1')).toBe(false)
  })
  it('blocked, it burns the Edge before the combat; another action does not', () => {
    const t = scene()
    keen(t, 'B1')
    t.answer(Ann, 'action:K1:fill:A1', { v: [t.id('U1')] })
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.has('combat-started'))
    const at = (key: string) => t.log.findIndex(event => event.key === key)
    expect([t.state.edge, at('edge-moved') < at('combat-started'), at('edge-moved') >= 0]).toEqual([null, true, true])
    const bleeds = scene()
    bleeds.answer(Ann, 'bleed:A1')
    bleeds.reach(Ben, 'block:B1')
    bleeds.allPass(() => bleeds.has('combat-started'))
    expect(bleeds.state.edge).toBe(Ann)
  })
  it('in their master phase others burn the Edge to steal it', () => {
    const t = scene({ edge: false }, { seat: Ben, phase: 'master' }, { edge: true })
    t.answer(Ben, 'use:K1:steal')
    expect([t.state.edge, t.state.seats[Ben]!.inPlay.includes(t.id('K1'))]).toEqual([null, true])
    expect(scene({}, { seat: Ben, phase: 'master' }).can(Ben, 'use:K1:steal')).toBe(false)
    expect(scene({}, { phase: 'master' }).can(Ann, 'use:K1:steal')).toBe(false)
  })
})

describe('Flames of Insurrection', () => {
  const fight = (a1: object, b1: object, strengths: [number, number] = [9, 1]) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { strength: strengths[0], ...a1 }, { blood: 1 }), v('A2')],
          uncontrolled: [v('U1', {}, { blood: 1 })],
        },
        {
          ready: [v('B1', { strength: strengths[1], ...b1 }, { blood: 1 }), v('B2')],
          uncontrolled: [v('U2', {}, { blood: 1 })],
        },
        { ready: [{ card: 'flames-of-insurrection', as: 'F1' }] },
        {},
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    return onwards(t, () => t.can(Ann, 'choose') || t.can(Ben, 'choose') || t.has('combat-ended'))
  }
  const anarch = { sect: 'Anarch' }

  it('who controls an Anarch whose opponent leaves the ready region may move a counter to an own uncontrolled vampire', () => {
    const t = fight(anarch, {})
    t.choose(Ann, [t.id('U1')])
    expect([t.inTorpor('B1'), t.blood('U1')]).toEqual([true, 2])
    const refused = fight(anarch, {})
    refused.choose(Ann, [])
    expect(refused.blood('U1')).toBe(1)
  })

  it('nobody where the winner is no Anarch', () => {
    const t = fight({}, anarch)
    expect([t.has('to-torpor'), t.has('combat-ended'), t.blood('U1'), t.blood('U2')]).toEqual([true, true, 1, 1])
  })

  it('flames-of-insurrection#1: of two Anarchs that fall together both', () => {
    const t = fight(anarch, anarch, [9, 9])
    const answers: number[] = []
    for (let n = 0; n < 2; n++) {
      const seat = t.can(Ann, 'choose') ? Ann : Ben
      answers.push(seat)
      t.choose(seat, [t.id(seat === Ann ? 'U1' : 'U2')])
    }
    expect([answers.toSorted(), t.blood('U1'), t.blood('U2')]).toEqual([[Ann, Ben], 2, 2])
  })

  it('any vampire calls a referendum to burn it', () => {
    const t = table({
      seats: [{ ready: [v('A1')] }, { ready: [{ card: 'flames-of-insurrection', as: 'F1' }] }, {}, {}, {}],
    })
    t.answer(Ann, 'action:F1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
  })
})
