import { describe, expect, it } from 'vitest'
import { onwards } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal } from '../support/table.ts'
import { asAction, added, asStrike, asModifier, asReferendum, asReaction, replacedAfter, suffered } from './rows.ts'
import { pools, type Table } from './scene.ts'

const BURIED = { ash: Array<string>(7).fill('villein') },
  removed = (t: Table) => ({ cards: [...t.state.seats[Ben]!.ash] })
const TOREADOR = { a: { clan: 'Toreador' } }

describe('action modifiers: what the bleed burns', () => {
  it.each([
    ['adhocracy', 'ani', 2],
    ['aire-of-elation', 'pre', 2],
    ['aire-of-elation', 'PRE', 3],
    ['bonding', 'dom', 2],
    ['conditioning', 'dom', 3],
    ['conditioning', 'DOM', 4],
    ['foreshadowing-destruction', 'dom', 2],
  ] as const)('%s [%s]: %i', (card, level, amount) => {
    expect(onwards(asModifier(card, level)).pool(Ben)).toBe(20 - amount)
  })

  it.each([
    ['aire-of-elation', 'PRE', TOREADOR, 4],
    ['foreshadowing-destruction', 'DOM', { ben: { pool: 9 } }, 4],
    ['foreshadowing-destruction', 'DOM', { ben: { pool: 10 } }, 1],
    ['monkey-wrench', '', { args: () => ({ x: 2 }) }, 3],
    ['trochomancy', 'AUS+NEC', { ben: BURIED, args: removed }, 3],
  ] as const)('%s [%s] with %j: %i', (card, level, more, amount) => {
    const t = asModifier(card, level, more)
    const before = t.pool(Ben)
    expect(onwards(t).pool(Ben)).toBe(before - amount)
  })

  it.each([
    ['bonding', 'DOM', 1, 2],
    ['revelation-of-the-serpent', 'stealth', 1, 2],
    ['spying-mission', 'obf', 1, 1],
  ] as const)('%s [%s] against a block: %i stealth, and %i of bleed', (card, level, stealth, bleed) => {
    const t = asModifier(card, level, { blocks: true, a: level === 'stealth' ? { disciplines: ['pre', 'pro'] } : {} })
    expect([t.stat('A1', 'stealth'), t.stat('A1', 'bleed')]).toEqual([stealth, bleed])
  })
})

describe('the scenes of other types', () => {
  it('a reaction, a block and a bounce', () => {
    expect(added(asReaction('eyes-of-argus', 'aus', { stealth: 1 }), 'intercept')).toEqual([2])
    const t = onwards(asReaction('deflection', 'DOM', { args: () => ({ to: [Cal] }) }))
    expect(pools(t).slice(1, 3)).toEqual([20, 29])
  })

  it('an action, a referendum and a strike', () => {
    expect(asAction('govern-the-unaligned', 'dom').pool(Ben)).toBe(17)
    const title = { title: 'primogen' }
    const t = asReferendum('kine-resources-contested', { a: title, terms: [{ [Ben]: 3, [Cal]: 1 }] })
    expect(pools(t).slice(Ann, 3)).toEqual([30, 17, 29])
    expect(suffered(asStrike('roundhouse', 'POT'), 'B1')).toEqual([4])
  })
})

describe('when the replacement comes', () => {
  const full = { full: true } as const
  it('at once, unless the card says later', () => {
    expect(replacedAfter(asModifier('bonding', 'dom', full), Ann)).toBe('at once')
    expect(replacedAfter(asReaction('deflection', 'DOM', { ...full, args: () => ({ to: [Cal] }) }), Ben)).toBe(
      'at once',
    )
    expect(replacedAfter(asStrike('roundhouse', 'POT', full), Ann)).toBe('at once')
    expect(replacedAfter(asAction('govern-the-unaligned', 'dom', full), Ann)).toBe('at once')
  })
})

describe('a referendum, on a board', () => {
  const board = { ann: { torpor: [minion('A3')] }, others: [{ pool: 5, ready: [minion('C1')] }] }
  it('counts what lies there beside the four minions', () => {
    expect(pools(asReferendum('ancilla-empowerment', board)).slice(0, 3)).toEqual([27, 18, 4])
  })
  it('that fails does nothing', () => {
    expect(pools(asReferendum('ancilla-empowerment', { ...board, fails: true })).slice(0, 3)).toEqual([30, 20, 5])
  })
})
