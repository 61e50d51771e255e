import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { K1, v, type Table } from '../../scene.ts'

describe('Infernal Servitor', () => {
  const infernal = (level: string) => ({ disciplines: [level], traits: ['infernal'] })
  const recruited = (level: string, more: { hand?: string[]; a2?: object } = {}) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [v('A1', infernal(level)), v('A2', more.a2)],
          hand: [K1('infernal-servitor'), ...(more.hand ?? []).map((card, i) => ({ card, as: `H${i}` }))],
        },
        { pool: 20, ready: [v('B1')] },
        {},
      ],
    })
    t.answer(Ann, `play:K1:${level}:A1`)
    return onwards(t)
  }
  const removed = (t: Table) => t.state.seats[Ann]!.removed.includes(t.id('K1'))

  it('is recruited by an infernal vampire, and acts in the same turn', () => {
    const t = recruited('dai')
    expect([t.pool(Ann), t.blood('K1'), t.stat('K1', 'bleed'), t.can(Ann, 'bleed:K1')]).toEqual([9, 2, 3, true])
    expect(recruitedBy({ disciplines: ['dai'] }).can(Ann, 'play:K1:dai:A1')).toBe(false)
  })
  const recruitedBy = (a1: object) =>
    table({ seats: [{ pool: 10, ready: [v('A1', a1)], hand: [K1('infernal-servitor')] }, {}, {}] })

  it('is removed from the game after a successful action of its own, and not after one that is blocked', () => {
    const t = recruited('dai')
    t.answer(Ann, 'bleed:K1')
    onwards(t)
    expect([t.pool(Ben), removed(t), t.inAsh(Ann, 'K1')]).toEqual([17, true, false])
    const blocked = recruited('dai')
    blocked.answer(Ann, 'bleed:K1')
    blocked.reach(Ben, 'block:B1')
    onwards(blocked)
    expect([removed(blocked), blocked.blood('K1')]).toEqual([false, 1])
    const another = recruited('dai')
    another.answer(Ann, 'bleed:A2')
    onwards(another)
    expect(removed(another)).toBe(false)
  })

  it('and as soon as no infernal vampire is controlled: burned, gone, or another’s; not while one is in torpor', () => {
    const without = (ops: object[], a2?: object) => {
      const t = recruited('dai', a2 && { a2 })
      t.effect(Ann, ops as never, { a: 'A1' })
      return removed(t)
    }
    expect([
      without([{ op: 'move', who: 'a', to: 'ash' }]),
      without([{ op: 'move', who: 'a', to: 'uncontrolled' }]),
      without([{ op: 'control', who: 'a', to: 'prey' }]),
      without([{ op: 'move', who: 'a', to: 'torpor' }]),
      without([{ op: 'move', who: 'a', to: 'ash' }], { traits: ['infernal'] }),
    ]).toEqual([true, true, true, false, false])
  })

  it('recruited at superior, and only then, plays cards of basic Daimoinon and Obfuscate as a vampire', () => {
    const plays = (level: string) => {
      const t = recruited(level, { hand: ['lost-in-crowds', 'cloak-the-gathering'] })
      t.answer(Ann, 'bleed:K1')
      t.reach(Ben, 'block:B1')
      onwards(t, () => t.waiting().includes(Ann) || t.has('blocked'))
      return [t.can(Ann, 'play:H0:obf:K1'), t.can(Ann, 'play:H0:OBF:K1')]
    }
    expect([plays('dai'), plays('DAI')]).toEqual([
      [false, false],
      [true, false],
    ])
  })

  it('brought into play by an effect at superior it plays them, too', () => {
    const t = table({ seats: [{ ready: [v('A1', infernal('DAI'))], hand: [K1('infernal-servitor')] }, {}, {}] })
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'inPlay', mode: 'DAI' }], { k: 'K1' })
    expect(t.state.modifiers).toMatchObject([{ kind: 'trait', traits: { asVampire: { disciplines: ['dai', 'obf'] } } }])
  })
})
