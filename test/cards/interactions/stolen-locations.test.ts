import { describe, expect, it } from 'vitest'
import { Ann, Ben, table } from '../../support/table.ts'
import { type Table, v } from '../scene.ts'

const anarch = (as: string, more: object = {}) => v(as, { sect: 'Anarch' }, more)
const L1 = (card: string) => ({ card, as: 'L1' })
const holder = (t: Table) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id('L1')))

describe('stealing them', () => {
  it.each([
    ['powerbase-montreal', 'B1', true],
    ['powerbase-montreal', 'B3', false],
    ['powerbase-savannah', 'B1', true],
    ['powerbase-savannah', 'B3', false],
    ['powerbase-los-angeles', 'B1', false],
    ['powerbase-los-angeles', 'B2', true],
    ['the-rack', 'B1', true],
    ['the-rack', 'B3', false],
  ] as const)('%s, by %s: %s', (card, who, able) => {
    const t = table({
      seats: [
        { ready: [L1(card), v('A1')], hand: ['villein'] },
        { ready: [v('B1'), anarch('B2'), v('B3', { type: 'ally' })] },
      ],
      turn: { seat: Ben },
    })
    expect(t.can(Ben, `action:L1:steal:${who}`)).toBe(able)
    if (!able) return
    t.answer(Ben, `action:L1:steal:${who}`)
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ann], stealth: 0 }])
    t.allPass()
    expect(holder(t)).toBe(Ben)
  })
  it('not by minions of its controller', () => {
    expect(table({ seats: [{ ready: [L1('powerbase-montreal'), v('A1')] }, {}] }).can(Ann, 'action:L1:steal:A1')).toBe(
      false,
    )
  })
})
