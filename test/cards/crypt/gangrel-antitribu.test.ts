import { describe, expect, it } from 'vitest'
import { onwards } from '../../support/duel.ts'
import { AGAINST } from '../../support/polls.ts'
import { Ann, Ben, table, Cal } from '../../support/table.ts'
import { attacked, fought, held, v, never } from '../scene.ts'
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
