import { describe, expect, it } from 'vitest'
import { onwards } from '../support/duel.ts'
import { Ann, Ben, Cal } from '../support/table.ts'
import { asAction, added, asStrike, asModifier, asReferendum, asReaction, suffered } from './rows.ts'
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
