import { minion } from '../../support/seats.ts'
import { describe, expect, it } from 'vitest'
import { onwards, upTo } from '../../support/duel.ts'
import { AGAINST, FOR, titled } from '../../support/polls.ts'
import { Ann, Ben, table, Cal } from '../../support/table.ts'
import { attacked, fought, held, v, never, K1 } from '../scene.ts'
import { stands } from '../vampires.ts'

describe('Genevieve', () => {
  it('a vote more in a political action', () => {
    const t = stands('genevieve', { ann: { hand: held('ancilla-empowerment', 'P1') } })
    expect(t.stat('V1', 'votes')).toBe(0)
    t.answer(Ann, 'play:P1::A2')
    expect(t.stat('V1', 'votes')).toBe(1)
  })
  it('genevieve#1: vote and ballot are cast on one side', () => {
    const t = stands('genevieve', { ann: { hand: held('ancilla-empowerment', 'P1') } })
    t.answer(Ann, 'play:P1::A2')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:title:V1', AGAINST)
    expect(t.happened('votes-cast')).toMatchObject([{ votes: 1, ballots: 1, for: false }])
    t.effect(Ann, [{ op: 'modify', stat: 'votes', delta: 1, on: 'v', until: 'referendum' }], { v: 'V1' })
    expect(t.option(Ann, 'vote:title:V1')?.slots).toMatchObject([{ candidates: ['against'] }])
  })
})

describe('Aksinya Daclau', () => {
  const seats = (v1: object, c1: object) => [
    {
      pool: 20,
      ready: [{ card: 'aksinya-daclau', as: 'V1', ...v1 }, v('A2')],
      hand: [...held('villein', 'M1', 'M2'), ...held('deep-song', 'X1')],
    },
    { pool: 20, ready: [v('B1', { disciplines: ['dem'] })], hand: held('kindred-spirits', 'K1') },
    { pool: 20, ready: [v('C1', c1), v('C2')] },
  ]
  const bled = (v1: object = {}, c1: object = {}) => {
    const t = table({ seats: seats(v1, c1), turn: { seat: Cal } })
    t.answer(Cal, 'bleed:C1')
    return t
  }
  const redirect = 'use:V1:redirect'
  it('aksinya-daclau#1: once blocks are declined she discards a master to redirect a bleed', () => {
    const t = bled()
    expect([t.window(), t.can(Ann, redirect)]).toEqual(['blocks', false])
    t.allPass(() => t.can(Ann, redirect))
    expect(t.window()).toBe('declined')
    t.answer(Ann, redirect, { c: [t.id('M1')], to: [Ben] })
    t.allPass()
    expect([t.inAsh(Ann, 'M1'), t.pool(Ann), t.pool(Ben)]).toEqual([true, 20, 19])
  })
  it('aksinya-daclau#G106-3: to nobody who could not be bled by it, and with no other card', () => {
    const t = bled()
    t.allPass(() => t.can(Ann, redirect))
    expect(t.option(Ann, redirect)?.slots).toMatchObject([
      { candidates: [t.id('M1'), t.id('M2')] },
      { candidates: [Ben] },
    ])
  })
  it('aksinya-daclau#G106-1: after an attempt that stealth has defeated', () => {
    const t = bled({}, { stealth: 1 })
    t.reach(Ann, 'block:A2')
    onwards(t, () => t.can(Ann, redirect))
    expect([t.has('block-failed'), t.can(Ann, redirect)]).toEqual([true, true])
  })
  it('aksinya-daclau#G106-2: not once the bleed would be successful', () => {
    const t = bled()
    t.allPass(() => t.can(Ann, redirect))
    t.pass(Ann)
    expect(never(t, Ann, redirect)).toBe(true)
    // Nor after a Spying Mission, which goes off then.
    const [ann, ben, cal] = seats({}, {})
    const spied = table({ seats: [ann!, ben!, { ...cal, hand: held('spying-mission', 'S1') }], turn: { seat: Cal } })
    spied.effect(Cal, [{ op: 'move', who: 's', to: 'inPlay', on: 'c', keep: { whom: Ann } }], { s: 'S1', c: 'C1' })
    spied.answer(Cal, 'bleed:C1')
    onwards(spied, () => spied.has('bled') || spied.window() === 'success')
    expect([never(spied, Ann, redirect), spied.pool(Ann)]).toEqual([true, 17])
  })
  it('aksinya-daclau#G14-1: once in the turn of each', () => {
    const t = bled()
    t.allPass(() => t.can(Ann, redirect))
    t.answer(Ann, redirect, { c: [t.id('M1')], to: [Ben] })
    t.allPass()
    t.answer(Cal, 'bleed:C2')
    expect(never(t, Ann, redirect)).toBe(true)
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'play:K1:dem:B1', { whom: [Ann] })
    t.allPass(() => t.can(Ann, redirect))
    expect(t.can(Ann, redirect)).toBe(true)
  })
  it('not locked, not in torpor, and not for another', () => {
    expect(never(bled({ locked: true }), Ann, redirect)).toBe(true)
    const [ann, ...others] = seats({}, {})
    const fallen = table({
      seats: [{ ...ann, ready: [v('A2')], torpor: [{ card: 'aksinya-daclau', as: 'V1' }] }, ...others],
      turn: { seat: Cal },
    })
    fallen.answer(Cal, 'bleed:C1')
    expect(never(fallen, Ann, redirect)).toBe(true)
    const other = table({ seats: seats({}, {}), turn: { seat: Ben } })
    other.answer(Ben, 'bleed:B1')
    expect(never(other, Ann, redirect)).toBe(true)
  })
})

it('Omaya prevents 1 damage each combat', () => {
  const t = stands('omaya', { ben: { ready: [v('B1', { strength: 3, capacity: 9 })] } })
  attacked(t, 'V1', 'B1')
  onwards(t, () => t.can(Ann, 'use:V1:prevent'))
  t.answer(Ann, 'use:V1:prevent')
  expect(t.can(Ann, 'use:V1:prevent')).toBe(false)
  fought(t)
  expect(t.blood('V1')).toBe(5)
})

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

describe('Soldat', () => {
  const fights = (b1: object = {}, more: object = {}) => {
    const t = stands('soldat', { ann: { edge: true }, ben: { ready: [v('B1', b1)] }, ...more })
    attacked(t, 'A2', 'B1')
    return upTo(t, 'before-range')
  }
  it('soldat#G12-1: burns the Edge for a maneuver of a Black Hand vampire of anybody, whatever its sect', () => {
    const t = fights({ traits: ['black hand'], sect: 'Camarilla' })
    onwards(t, () => t.can(Ann, 'use:V1:maneuver'))
    expect(t.option(Ann, 'use:V1:maneuver')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.answer(Ann, 'use:V1:maneuver', { v: [t.id('B1')] })
    expect([t.state.edge, t.stat('B1', 'maneuver'), t.can(Ann, 'use:V1:maneuver')]).toEqual([null, 1, false])
    onwards(t, () => t.can(Ben, 'maneuver:B1'))
    t.answer(Ben, 'maneuver:B1')
    expect(t.happened('maneuvered').length).toBe(1)
  })
  it('for no other vampire, and not without the Edge', () => {
    expect(never(fights(), Ann, 'use:V1:maneuver')).toBe(true)
    expect(never(fights({ traits: ['black hand'] }, { ann: {} }), Ann, 'use:V1:maneuver')).toBe(true)
  })
})
