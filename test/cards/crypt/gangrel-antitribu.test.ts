import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { AGAINST, FOR, titled } from '../../support/polls.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'
import { attacked, held, K1, never } from '../scene.ts'

describe('Hartmut Stover', () => {
  const called = (by: string) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [{ card: 'hartmut-stover', as: 'H1', blood: 9 }, minion('A1')],
          hand: [K1('autarkis-persecution')],
        },
        {
          pool: 10,
          ready: [
            titled('prince', 'B1', { blood: 5 }, { city: 'Rome' }),
            titled('priscus', 'B2', { blood: 5 }, { sect: 'Sabbat' }),
          ],
        },
        { pool: 10, ready: [titled('primogen', 'C1', { blood: 5 })] },
      ],
    })
    t.answer(Ann, `play:K1::${by}`)
    t.allPass(() => t.window() === 'polling')
    t.answer(Ben, 'vote:title:B1', AGAINST)
    t.answer(Ben, 'vote:title:B2', AGAINST)
    t.answer(Cal, 'vote:title:C1', FOR)
    t.allPass()
    return t
  }
  it('once the results of its referendum are tallied, each vampire that cast against it burns 1 blood, ballots too', () => {
    const t = called('H1')
    expect([t.blood('B1'), t.blood('B2'), t.blood('C1'), t.pool(Ben)]).toEqual([4, 4, 5, 10])
  })
  it('not where another called it', () => {
    const t = called('A1')
    expect([t.blood('B1'), t.blood('B2')]).toEqual([5, 5])
  })
  it('its Methuselah burns the Edge for 1 pool in the own discard phase', () => {
    const t = table({
      seats: [{ pool: 10, edge: true, ready: [{ card: 'hartmut-stover', as: 'H1' }] }, {}],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'use:H1:edge')
    expect([t.pool(Ann), t.state.edge, t.can(Ann, 'use:H1:edge')]).toEqual([11, null, false])
  })
})

describe('Enkidu, The Noah', () => {
  const noah = { card: 'enkidu-the-noah', as: 'N1' }
  const scene = (more: object = {}) =>
    table({
      seats: [
        { pool: 30, ready: [noah, minion('A1', { attachments: [{ card: 'kevlar-vest', as: 'V1' }] })], ...more },
        { ready: [minion('B1', { attachments: [{ card: '44-magnum', as: 'W1' }] })] },
        {},
      ],
    })
  it('fights any minion, directed at who controls it', () => {
    const t = scene()
    expect(t.refused(Ann, 'action:N1:fight:N1', { m: ['A1'] as never })).toBe('illegal-args')
    t.answer(Ann, 'action:N1:fight:N1', { m: ['B1'] as never })
    expect(t.happened('action-announced').at(-1)).toMatchObject({ targets: [Ben], stealth: 0 })
    t.allPass(() => t.has('combat-started'))
    expect([t.has('combat-started'), t.stat('N1', 'strength')]).toEqual([true, 3])
  })
  it('enkidu-the-noah#1: equips with nothing, neither from the hand nor from another, and steals none', () => {
    const t = scene({ hand: [K1('laptop-computer'), ...held('fast-hands', 'F1')] })
    expect([t.can(Ann, 'play:K1::N1'), t.can(Ann, 'play:K1::A1')]).toEqual([false, true])
    expect(t.options(Ann).some(id => id.startsWith(`equip:${t.id('N1')}`))).toBe(false)
    t.edit(state =>
      state.modifiers.push({
        id: 9999,
        kind: 'trait',
        traits: { disciplines: ['CEL'] },
        on: { card: t.id('N1') },
        source: -1,
        by: null,
        seat: 0,
        until: 'game',
      }),
    )
    attacked(t, 'N1', 'B1')
    expect(never(t, Ann, 'play:F1:CEL:N1')).toBe(true)
  })
  it('enkidu-the-noah#1: nothing is put on him by an effect', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'w', to: 'inPlay', on: 'm' }], { w: 'V1', m: 'N1' })
    expect(t.card('V1').on).toBe(t.id('A1'))
  })
  it('enkidu-the-noah#2: equipment that is a location in play he may have', () => {
    const t = scene({ hand: [K1('palatial-estate')] })
    expect(t.can(Ann, 'play:K1::N1')).toBe(true)
  })
  it.each([
    ['raven-spy', 'ANI', false],
    ['autarkis-persecution', '', true],
  ])('unlocks at the end of the turn after an action to employ, and no other (%s)', (card, level, locked) => {
    const t = scene({ hand: [K1(card)] })
    t.answer(Ann, `play:K1:${level}:N1`)
    t.allPass()
    expect(t.locked('N1')).toBe(true)
    t.endPhasesTo(Ben, 'minion')
    expect(t.locked('N1')).toBe(locked)
  })
})
