import { describe, expect, it } from 'vitest'
import type { PositionInput } from '../../shared/api/position.ts'
import { viewFor } from '../../shared/rules/index.ts'
import { onwards, play, upTo } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'

type Placed = NonNullable<PositionInput['seats'][number]['ready']>[number]

/** Ann's X1 bleeds and Ben's B1 blocks. */
const fight = (x: Placed, b: Placed = { generic: {} }) => {
  const t = table({
    seats: [{ ready: [{ ...x, as: 'X1' }, minion('A2')] }, { pool: 10, ready: [{ ...b, as: 'B1' }] }, {}, {}, {}],
  })
  t.answer(Ann, 'bleed:X1')
  t.reach(Ben, 'block:B1')
  return onwards(t, () => t.has('combat-started'))
}
const base: Placed = { card: 'xaviar', blood: 5 },
  advanced: Placed = { card: 'xaviar-advanced', blood: 5 }

describe('Xaviar', () => {
  it('burns 2 blood for 2 strength before range, once a combat', () => {
    const t = fight(base)
    play(t, Ann, 'use:X1:strength')
    expect([t.blood('X1'), t.stat('X1', 'strength'), t.can(Ann, 'use:X1:strength')]).toEqual([3, 3, false])
    onwards(t, () => t.has('combat-ended'))
    expect([t.blood('B1'), t.stat('X1', 'strength')]).toEqual([2, 1])
    const poor = fight({ ...base, blood: 1 })
    expect(poor.refused(Ann, 'use:X1:strength')).toMatch(/illegal-option|not-your-prompt/)
  })

  it('prevents 1 damage each combat', () => {
    const t = upTo(fight(base, { generic: { strength: 2 } }), 'prevent')
    play(t, Ann, 'use:X1:prevent')
    expect(t.can(Ann, 'use:X1:prevent')).toBe(false)
    onwards(t)
    expect([t.blood('X1'), t.happened('prevented')]).toMatchObject([4, [{ amount: 1 }]])
  })

  it('has neither use outside a combat of his own', () => {
    const t = table({ seats: [{ ready: [{ ...base, as: 'X1' }] }, { ready: [{ generic: {}, as: 'B1' }] }, {}, {}, {}] })
    t.answer(Ann, 'bleed:X1')
    expect(t.options(Ann).filter(id => id.startsWith('use'))).toEqual([])
  })
})

describe('Xaviar, advanced', () => {
  /** He calls a referendum that passes. */
  const called = (x: Placed) => {
    const t = table({
      seats: [
        { pool: 10, ready: [{ ...x, as: 'X1' }, minion('A2')], hand: [{ card: 'ancilla-empowerment', as: 'K1' }] },
        {},
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::X1')
    t.reach(Ann, 'vote:title:X1', { side: ['for'] })
    return t.allPass(() => t.can(Ann, 'trigger:0'))
  }

  it('may unlock as it passes, and has the three votes of a justicar', () => {
    const t = called(advanced)
    expect([t.happened('votes-cast'), t.locked('X1')]).toMatchObject([[{ votes: 3 }], true])
    t.answer(Ann, 'trigger:0')
    expect(t.locked('X1')).toBe(false)
  })

  it('may stay locked; the base card has 2 votes and no such text', () => {
    const t = called(advanced)
    t.pass(Ann)
    expect(t.locked('X1')).toBe(true)
    const alone = called(base)
    expect([alone.happened('votes-cast'), alone.locked('X1')]).toMatchObject([[{ votes: 2 }], true])
  })

  it('merged, he has both texts, and the title of the advanced card', () => {
    const merged: Placed = { ...advanced, merged: { card: 'xaviar' } }
    const t = fight(merged)
    play(t, Ann, 'use:X1:strength')
    expect(t.stat('X1', 'strength')).toBe(3)
    const vote = called(merged)
    expect(vote.happened('votes-cast')).toMatchObject([{ votes: 3 }])
    vote.answer(Ann, 'trigger:0')
    expect(vote.locked('X1')).toBe(false)
    const alone = fight(advanced)
    expect(alone.refused(Ann, 'use:X1:strength')).toMatch(/illegal-option|not-your-prompt/)
  })
})

describe('Batsheva', () => {
  /** The damage of her hands to a vampire of this clan. */
  const against = (x: Placed, clan: string) => 9 - onwards(fight(x, { generic: { capacity: 9, clan } })).blood('B1')

  it.each<[string, Placed, number[]]>([
    ['base', { card: 'batsheva' }, [2, 1, 1]],
    ['advanced', { card: 'batsheva-advanced' }, [1, 2, 1]],
    ['merged', { card: 'batsheva-advanced', merged: { card: 'batsheva' } }, [3, 3, 2]],
  ])('%s: stronger against the clan of her card, merged against anybody', (_, card, strengths) => {
    expect(['Tzimisce', 'Malkavian', 'Toreador'].map(clan => against(card, clan))).toEqual(strengths)
  })
})

describe('Maldavis', () => {
  const primogen = (as: string): Placed => minion(as, { generic: { title: 'primogen', sect: 'Camarilla' } })

  it('bleeds for 1 less a Methuselah who controls a ready primogen', () => {
    const scene = (ben: object) => {
      const t = table({
        seats: [{ ready: [{ card: 'maldavis', as: 'X1' }, minion('A2')] }, { pool: 10, ...ben }, {}, {}, {}],
      })
      t.answer(Ann, 'bleed:X1')
      t.allPass()
      return t.pool(Ben)
    }
    expect([
      scene({ ready: [primogen('B1')] }),
      scene({ torpor: [primogen('B1')] }),
      scene({ ready: [minion('B1')] }),
    ]).toEqual([10, 9, 9])
  })

  it('loses a blood to the directed action of any ready primogen, at +1 stealth', () => {
    const t = table({
      seats: [
        { ready: [primogen('A1'), minion('A2')] },
        {},
        { ready: [{ card: 'maldavis', blood: 3, as: 'X1' }] },
        {},
        {},
      ],
    })
    expect(t.can(Ann, 'action:X1:burn-blood:A2')).toBe(false)
    t.answer(Ann, 'action:X1:burn-blood:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [2] }])
    t.allPass()
    expect(t.blood('X1')).toBe(2)
  })

  it('advanced, gives each primogen a vote in the referendums she calls, and in no others', () => {
    const votes = (caller: string, x: Placed) => {
      const t = table({
        seats: [
          { ready: [{ ...x, as: 'X1' }, minion('A2')], hand: [{ card: 'ancilla-empowerment', as: 'K1' }] },
          { ready: [primogen('B1')] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, `play:K1::${caller}`)
      t.allPass(() => t.window() === 'polling')
      return t.option(Ben, 'vote:title:B1')?.effect.params?.['votes']
    }
    expect([
      votes('X1', { card: 'maldavis-advanced' }),
      votes('A2', { card: 'maldavis-advanced' }),
      votes('X1', { card: 'maldavis' }),
    ]).toEqual([2, 1, 1])
  })

  it('merged, is the baron of Chicago, and an Anarch', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'maldavis', as: 'X1' }], uncontrolled: [{ card: 'maldavis-advanced', as: 'X2' }] },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.answer(Ann, 'merge:X2')
    expect(viewFor(t.state, Ben).seats[Ann]!.ready).toMatchObject([{ sect: 'Anarch', title: 'baron' }])
    const alone = table({ seats: [{ ready: [{ card: 'maldavis-advanced', as: 'X1' }] }, {}, {}, {}, {}] })
    expect(viewFor(alone.state, Ben).seats[Ann]!.ready).toMatchObject([{ sect: 'Anarch', title: null }])
  })
})
