import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, upTo } from '../../../support/duel.ts'
import { fit } from '../../../support/fit.ts'
import { FOR, tally, polling } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../../support/table.ts'
import { asAction } from '../../rows.ts'
import { held, on, type Table, v } from '../../scene.ts'

const owner = (t: Table, as: string) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id(as)))

describe('Contagion', () => {
  it.each(['dai', 'DAI'])(
    '[%s] lies on the acting vampire, which is ready: each other Methuselah burns 1 pool a turn',
    level => {
      const t = asAction('contagion', level)
      expect([t.card('K1').on, t.card('K1').mode]).toEqual([t.id('A1'), level])
      const before = [Ann, Ben, Cal, Dee, Eve].map(seat => t.pool(seat))
      for (const seat of [Ben, Cal, Dee, Eve]) {
        for (let n = 0; n < 9 && !t.can(seat, 'use:K1:suffer'); n++) t.endPhase(t.waiting()[0]!)
        t.answer(seat, 'use:K1:suffer')
        expect(t.pool(seat)).toBe(before[seat]! - 1)
      }
      t.endPhasesTo(Ann, 'minion')
      expect(t.pool(Ann)).toBe(before[Ann])
    },
  )

  it('nothing is burned while its bearer is in torpor', () => {
    const t = table({
      seats: [{ torpor: [v('A1', {}, on('contagion', 'C1'))] }, { pool: 10, ready: [v('B1')] }, {}],
      turn: { seat: Ben, phase: 'unlock' },
    })
    expect([t.can(Ben, 'use:C1:suffer'), t.why(Ben, 'use', 'C1')]).toEqual([false, ['in-torpor', 'READY-01']])
  })

  /** A1 bears it, and B1 has so many counters of Ann, and more of others. */
  const fight = (mode: string, n: number, b: object = {}, more: object = {}) =>
    upTo(
      duel({
        a: { generic: { capacity: 9, strength: 2 }, ...on('contagion', 'C1', { mode }) },
        b: { generic: { capacity: 3 }, counters: { 'corruption@0': n, 'corruption@2': 9 }, ...b },
        ...more,
      }),
      'strike',
    )

  it('[DAI] strike: a corruption counter; with too few nothing else, and once each combat', () => {
    const t = fight('DAI', 1)
    t.answer(Ann, `strike:${t.id('A1')}:${t.id('C1')}:corrupt`)
    onwards(t, () => isOver(t))
    expect([t.card('B1').counters, owner(t, 'B1')]).toEqual([{ 'corruption@0': 2, 'corruption@2': 9 }, Ben])
    expect([t.blood('A1'), t.blood('B1')]).toEqual([8, 3])
  })

  it.each([true, false])(
    'contagion#1: with as many as its capacity it can be stolen once the strikes have resolved: %s',
    yes => {
      const t = fight('DAI', 2)
      t.answer(Ann, `strike:${t.id('A1')}:${t.id('C1')}:corrupt`)
      onwards(t, () => t.can(Ann, 'choose'))
      // What it was hit for has been inflicted.
      expect(t.blood('A1')).toBe(8)
      t.choose(Ann, yes ? [t.id('B1')] : [])
      expect(owner(t, 'B1')).toBe(yes ? Ann : Ben)
      expect(t.card('B1').counters).toEqual(yes ? { 'corruption@2': 9 } : { 'corruption@0': 3, 'corruption@2': 9 })
      onwards(t, () => isOver(t))
      expect(t.happened('round-started').length).toBe(1)
    },
  )

  it('contagion#1: dodged it does nothing', () => {
    const t = fight('DAI', 2, {}, { ben: [{ card: 'dodge', as: 'D1' }] })
    t.answer(Ann, `strike:${t.id('A1')}:${t.id('C1')}:corrupt`)
    t.answer(Ben, 'play:D1::B1')
    onwards(t, () => isOver(t))
    expect([t.card('B1').counters?.['corruption@0'], owner(t, 'B1')]).toEqual([2, Ben])
  })

  it('[dai] gives no strike', () => {
    const t = fight('dai', 2)
    expect(t.options(Ann).some(one => one.includes('corrupt'))).toBe(false)
  })

  it('once in a combat: not in a second round', () => {
    const t = fight('DAI', 0)
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'a', until: 'combat' }], { a: 'A1' })
    t.answer(Ann, `strike:${t.id('A1')}:${t.id('C1')}:corrupt`)
    onwards(t, () => t.window() === 'press' && t.options(Ann).some(one => one.startsWith('press')))
    t.answer(
      Ann,
      t.options(Ann).find(one => one.startsWith('press'))!,
    )
    onwards(t, () => t.happened('round-started').length === 2 && t.state.frames.at(-1)?.kind === 'combat')
    expect([t.happened('round-started').length, t.options(Ann).some(one => one.includes('corrupt'))]).toEqual([
      2,
      false,
    ])
  })
})

describe('Condemnation: Mute', () => {
  const seats = (level: string, generic: object = {}) => ({
    a: { traits: ['infernal'], ...generic },
    args: (t: Table) => ({ v: [t.id(level === 'chi' ? 'B2' : 'B1')] }),
  })

  it('condemnation-mute#G86-1: [chi] locks a younger vampire; nobody infernal is asked for', () => {
    const t = asAction('condemnation-mute', 'chi', { ...seats('chi', { traits: [] }) })
    expect([t.locked('B2'), t.card('K1').on, t.inAsh(Ann, 'K1')]).toEqual([true, undefined, true])
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 1 }])
  })

  it.each([
    ['dai', 0],
    ['DAI', 1],
  ] as const)(
    '[%s] lies on a ready vampire, with 3 votes fewer; burns %i blood as a referendum passes',
    (level, lost) => {
      const t = asAction('condemnation-mute', level, {
        ...seats(level),
        b: { title: 'inner circle' },
      })
      expect([t.card('K1').on, t.stat('B1', 'votes')]).toEqual([t.id('B1'), 1])
      const before = t.blood('B1')
      t.push({
        kind: 'referendum',
        step: 'terms',
        calledBy: t.id('A1'),
        seat: Ann,
        source: null,
        terms: [],
        passed: [],
        vars: {},
        ballots: [],
        automatic: true,
      } as never)
      onwards(t)
      expect(t.blood('B1')).toBe(before - lost)
    },
  )

  it('burns every other condemnation on it', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: fit('condemnation-mute', 'dai', { traits: ['infernal'] }) })],
          hand: held('condemnation-mute', 'K1'),
        },
        { ready: [v('B1', {}, on('condemnation-mute', 'X1'))] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1:dai:A1', { v: [t.id('B1')] })
    onwards(t)
    expect([t.inAsh(Ben, 'X1'), t.card('K1').on]).toEqual([true, t.id('B1')])
  })

  it('[dai] asks for an infernal vampire', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: fit('condemnation-mute', 'dai') })], hand: held('condemnation-mute', 'K1') },
        { ready: [v('B1')] },
        {},
      ],
    })
    expect([t.can(Ann, 'play:K1:dai:A1'), t.refused(Ann, 'play:K1:dai:A1', { v: [t.id('B1')] })]).toEqual([
      false,
      'illegal-option',
    ])
  })

  it('condemnation-mute#1, condemnation-mute#G146-1: fewer votes, never fewer than none, and ballots as ever', () => {
    const t = polling({ generic: { title: 'prince', city: 'Graz' } }, {}, [
      {
        ready: [
          minion('B1', {
            generic: { title: 'priscus', sect: 'Sabbat' },
            ...on('condemnation-mute', 'X1', { mode: 'dai' }),
          }),
        ],
      },
      { ready: [minion('C1', { generic: { title: 'primogen' }, ...on('condemnation-mute', 'X2', { mode: 'dai' }) })] },
      {},
      {},
    ])
    t.answer(Ann, 'vote:title:A1', FOR)
    expect([t.stat('C1', 'votes'), t.stat('B1', 'ballots'), tally(t)]).toEqual([-2, 1, [2, 0]])
    expect([t.can(Cal, 'vote:title:C1'), t.can(Ben, 'vote:title:B1')]).toEqual([false, true])
  })
})
