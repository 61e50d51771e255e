import { describe, expect, it } from 'vitest'
import { Ann, Ben, duel, isOver, onwards, play, upTo, type Table } from '../../support/duel.ts'

/** The two stages of damage: what is prevented, card by card, and what is left. */
const has = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const card = (name: string, as: string) => [{ card: name, as }]
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const strong = (strength: number) => ({ generic: { strength } })
const keys = (t: Table) => t.log.map(event => event.key)

describe('preventing damage', () => {
  it('DAMAGE-01: what is not prevented is mended, or costs life', () => {
    const t = upTo(duel({ a: strong(3), b: has('FOR', { blood: 3 }), ben: card('skin-of-rock', 'S1') }), 'prevent')
    expect([t.has('prevented'), t.blood('B1')]).toEqual([false, 3])
    play(t, Ben, 'play:S1:FOR:B1')
    onwards(t)
    expect([t.happened('prevented'), t.blood('B1')]).toMatchObject([[{ amount: 2 }], 2])
    expect(keys(t).indexOf('prevented')).toBeLessThan(keys(t).indexOf('damaged'))
    const ally = onwards(duel({ a: strong(2), b: { generic: { type: 'ally', life: 3 } } }))
    expect([ally.blood('B1'), ally.has('to-torpor')]).toEqual([1, false])
  })

  it('DAMAGE-02: card by card until the player passes, and not after', () => {
    const t = upTo(
      duel({
        a: strong(4),
        b: has('for', { blood: 5 }),
        ben: [...card('skin-of-rock', 'S1'), ...card('skin-of-rock', 'S2'), ...card('skin-of-rock', 'S3')],
      }),
      'prevent',
    )
    play(t, Ben, 'play:S1:for:B1')
    expect([t.window(), t.blood('B1')]).toEqual(['prevent', 5])
    play(t, Ben, 'play:S2:for:B1')
    t.pass(Ben)
    expect([t.blood('B1'), t.happened('prevented').length, t.can(Ben, 'play:S3:for:B1'), t.inHand(Ben, 'S3')]).toEqual([
      3,
      2,
      false,
      true,
    ])
  })

  it('DAMAGE-03: nothing is played to prevent what is prevented already', () => {
    const t = upTo(
      duel({ a: strong(2), b: has('for FOR'), ben: [...card('soak', 'S1'), ...card('skin-of-rock', 'S2')] }),
      'prevent',
    )
    play(t, Ben, 'play:S1:for:B1')
    expect([t.window() === 'prevent', t.can(Ben, 'play:S2:for:B1'), t.inHand(Ben, 'S2')]).toEqual([false, false, true])
    expect([t.blood('B1'), t.happened('damaged').length]).toEqual([5, 1])
  })

  it('DAMAGE-11: environmental damage is prevented like other damage', () => {
    const t = duel({
      a: has('ANI', {}, { strength: 0 }),
      b: has('for'),
      ann: card('carrion-crows', 'C1'),
      ben: card('soak', 'S1'),
    })
    play(t, Ann, 'play:C1:ANI:A1')
    play(upTo(t, 'prevent'), Ben, 'play:S1:for:B1')
    onwards(t)
    expect([
      t.blood('B1'),
      t.happened('prevented'),
      t.happened('damaged').map(event => ('card' in event ? event.card : null)),
    ]).toMatchObject([5, [{ amount: 2 }], [{ id: t.id('A1') }]])
  })

  it('DAMAGE-19: the aggravated point may be prevented before the normal ones', () => {
    const both = (first: string) => {
      const t = duel({
        a: has('ANI', {}, { strength: 0 }),
        b: has('for', { blood: 1 }),
        ann: [...card('carrion-crows', 'C1'), ...card('canine-horde', 'H1')],
        ben: card('skin-of-rock', 'S1'),
      })
      play(t, Ann, 'play:C1:ANI:A1')
      upTo(t, 'strike')
      t.effect(Ann, [{ op: 'strike', strike: 'damage', damage: 1, aggravated: true }], {}, { by: 'A1' })
      play(upTo(t, 'prevent'), Ben, 'play:S1:for:B1')
      expect([t.waiting(), t.options(Ben)]).toEqual([[Ben], ['choose']])
      t.choose(Ben, [first])
      return onwards(t)
    }
    const t = both('aggravated')
    expect([t.blood('B1'), t.inTorpor('B1'), t.inAsh(Ben, 'B1')]).toEqual([0, true, false])
    // The other way round 1 normal point is mended, and the aggravated one wounds.
    const u = both('normal')
    expect([u.blood('B1'), u.inTorpor('B1')]).toEqual([0, true])
    expect(t.happened('damaged').filter(event => 'aggravated' in event && event.aggravated)).toHaveLength(0)
  })

  it('DAMAGE-26: both are asked about each batch, the acting minion first, and all damage lands together', () => {
    const t = upTo(
      duel({
        a: has('for', {}, { strength: 2 }),
        b: has('for', {}, { strength: 2 }),
        ann: card('skin-of-rock', 'S1'),
        ben: card('skin-of-rock', 'S2'),
      }),
      'prevent',
    )
    expect([t.waiting(), t.can(Ben, 'play:S2:for:B1')]).toEqual([[Ann], false])
    play(t, Ann, 'play:S1:for:A1')
    expect([t.waiting(), blood(t), t.has('damaged')]).toEqual([[Ben], [5, 5], false])
    play(t, Ben, 'play:S2:for:B1')
    onwards(t)
    expect([blood(t), keys(t).filter(key => key === 'damaged' || key === 'prevented')]).toEqual([
      [4, 4],
      ['prevented', 'prevented', 'damaged', 'damaged'],
    ])
    // Whether it is asked says nothing of the hand: another card in its place asks just so.
    const u = upTo(
      duel({
        a: has('for', {}, { strength: 2 }),
        b: has('for', {}, { strength: 2 }),
        ann: card('fame', 'F1'),
        ben: card('fame', 'F2'),
      }),
      'prevent',
    )
    expect([u.waiting(), u.options(Ann)]).toEqual([[Ann], ['pass']])
  })

  it('DAMAGE-01, DAMAGE-03: with all of it prevented the round goes on, and of a blow without strength nobody is asked', () => {
    const t = upTo(
      duel({ a: strong(1), b: has('for FOR', {}, { strength: 0 }), ben: card('skin-of-rock', 'S1') }),
      'prevent',
    )
    play(t, Ben, 'play:S1:for:B1')
    expect([isOver(onwards(t)), blood(t), t.has('damaged')]).toEqual([true, [5, 5], false])
    const u = onwards(duel({ a: strong(0), b: has('for FOR', {}, { strength: 0 }), ben: card('skin-of-rock', 'S1') }))
    expect([
      isOver(u),
      u.inHand(Ben, 'S1'),
      u.log.some(event => event.key === 'passed' && event.window === 'prevent'),
    ]).toEqual([true, true, false])
  })

  /** B1 is asked about this batch, and prevents so many points. */
  const batch = (hits: { amount: number; aggravated?: true; unpreventable?: true }[], ...amounts: number[]) => {
    const t = duel({
      a: strong(0),
      b: has('for ANI', { blood: 4 }),
      ben: [...card('skin-of-rock', 'S1'), ...card('carrion-crows', 'C1')],
    })
    t.push({
      kind: 'proposal',
      step: 'prevent',
      proposal: { type: 'damage', hits: hits.map(hit => ({ to: t.id('B1'), from: t.id('A1'), ...hit })) },
    })
    expect([t.window(), t.waiting()]).toEqual(['prevent', [Ben]])
    return t.effect(
      Ben,
      amounts.map(amount => ({ op: 'prevent', amount })),
      {},
      { by: 'B1' },
    )
  }
  const taken = (t: Table) => {
    onwards(t, () => t.window() !== 'prevent')
    return t
      .happened('damaged')
      .filter(
        event =>
          'card' in event &&
          typeof event.card === 'object' &&
          event.card &&
          'id' in event.card &&
          event.card.id === t.id('B1'),
      )
  }
  const A = (amount: number) => ({ amount, aggravated: true as const }),
    N = (amount: number) => ({ amount })

  it('DAMAGE-02, DAMAGE-19: which points are prevented is asked only where it matters', () => {
    for (const hits of [
      [N(2), A(1)],
      [A(1), N(2)],
    ]) {
      const first = batch(hits, 1)
      expect([first.waiting(), first.options(Ben)]).toEqual([[Ben], ['choose']])
      first.choose(Ben, ['aggravated'])
      expect(taken(first)).toMatchObject([{ amount: 2, aggravated: false }])
      const last = batch(hits, 1)
      last.choose(Ben, ['normal'])
      expect(taken(last).map(event => ('amount' in event ? event.amount : 0))).toEqual([1, 1])
      // All of it is none of one kind more than of the other.
      expect(taken(batch(hits, 3))).toEqual([])
    }
    expect(taken(batch([A(1), A(2)], 2))).toMatchObject([{ amount: 1, aggravated: true }])
    expect(taken(batch([N(1), N(2)], 2))).toMatchObject([{ amount: 1, aggravated: false }])
  })

  it('DAMAGE-03: nothing is prevented twice, or of what cannot be', () => {
    const t = batch([{ amount: 2, unpreventable: true }, N(1)], 2, 1)
    expect([t.happened('prevented'), taken(t)]).toMatchObject([
      [{ amount: 1, card: { id: t.id('B1') } }],
      [{ amount: 2 }],
    ])
  })

  it('DAMAGE-01: damage of an effect in combat is prevented like that of a strike, unless it says otherwise', () => {
    const hurt = (unpreventable: boolean) => {
      const t = duel({
        a: strong(0),
        b: has('for ANI', { blood: 4 }),
        ben: [...card('skin-of-rock', 'S1'), ...card('carrion-crows', 'C1')],
      })
      return t.effect(
        Ann,
        [
          {
            op: 'damage',
            to: 'opposing',
            from: 'by',
            amount: 2,
            strike: true,
            ...(unpreventable && { unpreventable: true as const }),
          },
        ],
        {},
        { by: 'A1' },
      )
    }
    const t = hurt(false)
    expect(t.window()).toBe('prevent')
    play(t, Ben, 'play:S1:for:B1')
    onwards(t, () => t.window() !== 'prevent')
    expect([t.blood('B1'), t.happened('damaged')]).toMatchObject([
      3,
      [{ amount: 1, strike: true, from: { id: t.id('A1') } }],
    ])
    const u = hurt(true)
    let offered = false
    onwards(u, () => {
      offered ||= u.can(Ben, 'play:S1:for:B1')
      return u.has('damaged')
    })
    expect([offered, u.blood('B1')]).toEqual([false, 2])
  })
})
