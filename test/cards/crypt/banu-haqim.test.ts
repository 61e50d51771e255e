import { play, upTo } from '../../support/duel.ts'
import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { held, attacked, fought } from '../scene.ts'
import { stands, unlocked } from '../vampires.ts'

describe('Kalinda', () => {
  it('of group 2 bleeds at +1 bleed and +1 stealth for 2 blood', () => {
    const t = table({ seats: [{ ready: [{ card: 'kalinda-2', as: 'K1', blood: 3 }] }, { pool: 10 }] })
    t.answer(Ann, 'action:K1:bleed:K1')
    expect(t.happened('action-announced')).toMatchObject([{ action: 'bleed', stealth: 1, targets: [Ben] }])
    t.allPass()
    expect([t.pool(Ben), t.blood('K1')]).toEqual([8, 1])
  })

  const locked = (more: object = {}) => ({ ready: [{ card: 'kalinda', as: 'K1', locked: true }], ...more })
  it('of group 6 unlocks for the Edge', () => {
    const t = table({ seats: [locked({ edge: true }), {}] })
    t.answer(Ann, 'use:K1:unlock')
    expect([t.locked('K1'), t.state.edge]).toEqual([false, null])
  })
  it('not without the Edge, nor in the turn of another', () => {
    expect(table({ seats: [locked(), { edge: true }] }).can(Ann, 'use:K1:unlock')).toBe(false)
    const t = table({ seats: [locked({ edge: true }), { ready: [minion('B1')] }], turn: { seat: Ben } })
    t.answer(Ben, 'bleed:B1')
    expect(t.can(Ann, 'use:K1:unlock')).toBe(false)
  })
})

it('Oluwafunmilayo: +1 intercept in political actions, and in no others', () => {
  const t = stands('oluwafunmilayo', { ann: { hand: held('ancilla-empowerment', 'P1') } })
  t.answer(Ann, 'bleed:A2')
  expect(t.stat('V1', 'intercept')).toBe(0)
  t.allPass()
  unlocked(t, 'A2').answer(Ann, 'play:P1::A2')
  expect(t.stat('V1', 'intercept')).toBe(1)
})

it('rebekah#G40-1: locked as well Rebekah discards a card of Auspex for 2 votes, once in a referendum', () => {
  const t = stands('rebekah', {
    v1: { locked: true },
    ann: {
      hand: [...held('ancilla-empowerment', 'P1'), ...held('precognition', 'K1', 'K2'), ...held('villein', 'X1')],
    },
  })
  t.answer(Ann, 'play:P1::A2')
  t.allPass(() => t.window() === 'polling')
  expect(t.option(Ann, 'use:V1:vote')?.slots).toMatchObject([{ candidates: [t.id('K1'), t.id('K2')] }])
  t.answer(Ann, 'use:V1:vote', { c: [t.id('K1')] })
  expect([t.stat('V1', 'votes'), t.can(Ann, 'use:V1:vote')]).toEqual([4, false])
})

describe('Kasim Bayar', () => {
  it('a political action card before range, once each combat, for 2 strength in it', () => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'kasim-bayar', as: 'K1' }, minion('A2')],
          hand: [...held('parity-shift', 'P1', 'P2'), ...held('conditioning', 'C1')],
        },
        { pool: 10, ready: [minion('B1', { generic: { capacity: 9 } })] },
        {},
        {},
        {},
      ],
    })
    attacked(t, 'K1', 'B1')
    upTo(t, 'before-range')
    expect(t.option(Ann, 'use:K1:strength')?.slots).toMatchObject([{ candidates: [t.id('P1'), t.id('P2')] }])
    play(t, Ann, 'use:K1:strength', { c: [t.id('P1')] })
    expect([t.stat('K1', 'strength'), t.can(Ann, 'use:K1:strength'), t.inAsh(Ann, 'P1')]).toEqual([3, false, true])
    fought(t)
    expect([t.stat('K1', 'strength'), t.stat('K1', 'bleed')]).toEqual([1, 2])
  })
})
