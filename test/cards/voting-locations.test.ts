import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'

const called = (ann: object, ben: object = {}, cal: object = {}) => {
  const t = table({
    seats: [
      {
        ready: [minion('A1'), ...(((ann as { ready?: object[] }).ready ?? []) as ReturnType<typeof minion>[])],
        hand: [{ card: 'ancilla-empowerment', as: 'P1' }],
      },
      { ready: [minion('B1')], ...ben },
      cal,
      {},
      {},
    ],
  })
  t.answer(Ann, 'play:P1::A1')
  return t
}
const polling = (t: ReturnType<typeof table>) => t.allPass(() => t.window() === 'polling')
const tally = (t: ReturnType<typeof table>) => t.happened('referendum-tallied').at(-1)

describe('Ventrue Headquarters', () => {
  const L1 = { card: 'ventrue-headquarters', as: 'L1' }

  it('is played with a ready Ventrue, for 1 pool', () => {
    const master = (clan: string) =>
      table({
        seats: [{ pool: 10, hand: [L1, 'villein'], ready: [minion('A1', { generic: { clan } })] }, {}],
        turn: { phase: 'master' },
      })
    const t = master('Ventrue')
    t.answer(Ann, 'play:L1:')
    expect([
      t.pool(Ann),
      t.state.seats[Ann]!.inPlay.includes(t.id('L1')),
      master('Toreador').can(Ann, 'play:L1:'),
    ]).toEqual([9, true, false])
  })

  it("locked in polling it gives 3 votes, for either side, of whoever's referendum", () => {
    for (const side of ['for', 'against'] as const) {
      const t = polling(called({}, { ready: [minion('B1'), L1] }))
      t.answer(Ben, 'use:L1:votes')
      t.answer(Ben, 'vote:card:L1', { side: [side] })
      expect([t.locked('L1'), t.can(Ben, 'use:L1:votes'), t.happened('votes-cast')]).toMatchObject([
        true,
        false,
        [{ seat: Ben, votes: 3, for: side === 'for' }],
      ])
      t.allPass()
      expect(tally(t)).toMatchObject(side === 'for' ? { for: 3, against: 0 } : { for: 0, against: 3 })
    }
  })

  it('CARD-VENTRUEHEADQUARTERS-01: the Methuselah has the votes: after Scalpel Tongue on a vampire the 3 remain', () => {
    const prince = minion('B1', { generic: { clan: 'Ventrue', title: 'prince', city: 'Graz', sect: 'Camarilla' } })
    const t = polling(
      called(
        {},
        { ready: [prince, L1] },
        {
          ready: [minion('C1', { generic: { disciplines: ['cel', 'pre'] } })],
          hand: [{ card: 'scalpel-tongue', as: 'S1' }],
        },
      ),
    )
    t.answer(Ben, 'use:L1:votes')
    t.answer(Ben, 'vote:card:L1', { side: ['for'] })
    t.answer(Ben, 'vote:title:B1', { side: ['for'] })
    const silence = t.options(Cal).find(option => option.startsWith(`play:${t.id('S1')}:`))!
    expect(t.option(Cal, silence)?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.answer(Cal, silence, { [t.option(Cal, silence)!.slots![0]!.name]: [t.id('B1')] })
    t.allPass()
    expect([
      t.log.some(event => event.key === 'locked' && event.card.id === t.id('B1')),
      t.happened('votes-cancelled'),
      tally(t),
    ]).toMatchObject([true, [{ card: { id: t.id('B1') }, votes: 2 }], { for: 3, passed: true }])
  })

  it('not before the polling, nor locked; what is not cast is lost', () => {
    const t = called({ ready: [L1] })
    t.allPass(() => t.can(Ann, 'use:L1:votes'))
    expect(t.window()).toBe('polling')
    t.answer(Ann, 'use:L1:votes')
    t.allPass()
    expect([tally(t), t.locked('L1')]).toMatchObject([{ for: 0, against: 0 }, true])
    const locked = polling(called({ ready: [{ ...L1, locked: true }] }))
    expect([locked.can(Ann, 'use:L1:votes'), locked.why(Ann, 'use', 'L1')]).toEqual([false, ['locked', 'LOCK-02']])
  })
})

describe('Elysium: The Palace of Versailles', () => {
  const L1 = { card: 'elysium-the-palace-of-versailles', as: 'L1' }
  const titled = (as: string, generic: object, more: object = {}) =>
    minion(as, { generic: { title: 'primogen', sect: 'Camarilla', ...generic }, ...more })

  it("locked in polling it gives each titled Camarilla vampire of one's own a vote more, with those it has or after them", () => {
    const t = polling(called({ ready: [L1, titled('A2', {}), titled('A3', { title: 'prince', city: 'Graz' })] }))
    t.answer(Ann, 'vote:title:A2', { side: ['against'] })
    t.answer(Ann, 'use:L1:votes')
    expect([t.stat('A2', 'votes'), t.stat('A3', 'votes'), t.stat('A1', 'votes')]).toEqual([2, 3, 0])
    expect(t.refused(Ann, 'vote:title:A2', { side: ['for'] })).toBe('illegal-args')
    t.answer(Ann, 'vote:title:A2', { side: ['against'] })
    t.answer(Ann, 'vote:title:A3', { side: ['for'] })
    t.allPass()
    expect([tally(t), t.locked('L1'), t.stat('A3', 'votes')]).toMatchObject([{ for: 3, against: 2 }, true, 2])
  })

  it('not those of another sect, nor of another Methuselah; with none it is of no use', () => {
    const t = polling(
      called(
        { ready: [L1, titled('A2', { title: 'baron', sect: 'Anarch', city: 'Graz' }), titled('A3', {})] },
        { ready: [titled('B1', {})] },
      ),
    )
    t.answer(Ann, 'use:L1:votes')
    expect([t.stat('A2', 'votes'), t.stat('A3', 'votes'), t.stat('B1', 'votes')]).toEqual([2, 2, 1])
    const none = polling(called({ ready: [L1] }))
    expect([none.can(Ann, 'use:L1:votes'), none.why(Ann, 'use', 'L1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('not in a blood hunt, which is no political action; the headquarters is', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { blood: 3 }), titled('A2', {}), L1, { card: 'ventrue-headquarters', as: 'L2' }] },
        { torpor: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B1')
    t.allPass(() => t.window() === 'polling')
    expect([
      t.has('blood-hunt'),
      t.can(Ann, 'use:L1:votes'),
      t.why(Ann, 'use', 'L1'),
      t.can(Ann, 'use:L2:votes'),
    ]).toEqual([true, false, ['wrong-window', 'BLOODHUNT-03'], true])
  })
})

describe('Creepshow Casino', () => {
  const L1 = { card: 'creepshow-casino', as: 'L1' }
  const scene = (more: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [{ ...L1, ...more }, minion('A1', { blood: 2 }), { generic: { type: 'ally' }, as: 'A2' }],
          hand: [{ card: 'ancilla-empowerment', as: 'P1' }],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })

  it('locked as an own vampire announces an undirected action, it gives 1 stealth before any is needed', () => {
    for (const action of ['hunt:A1', 'play:P1::A1']) {
      const t = scene()
      t.answer(Ann, action)
      t.reach(Ann, 'use:L1:stealth')
      t.allPass(() => t.window() === 'blocks')
      expect([t.stat('A1', 'stealth'), t.locked('L1')]).toEqual([2, true])
    }
  })

  it("not for a directed action, not once it is announced, not locked, not for anybody else's vampire", () => {
    const bleed = scene()
    bleed.answer(Ann, 'bleed:A1')
    bleed.allPass(() => bleed.can(Ann, 'use:L1:stealth'))
    expect(bleed.has('ability-used') || bleed.can(Ann, 'use:L1:stealth')).toBe(false)
    const late = scene()
    late.answer(Ann, 'hunt:A1')
    late.allPass(() => late.window() === 'blocks')
    expect(late.can(Ann, 'use:L1:stealth')).toBe(false)
    const locked = scene({ locked: true })
    locked.answer(Ann, 'hunt:A1')
    locked.allPass(() => locked.can(Ann, 'use:L1:stealth'))
    const theirs = table({
      seats: [{ ready: [L1, minion('A1')] }, { ready: [minion('B1', { blood: 2 }), minion('B2')] }],
      turn: { seat: Ben },
    })
    theirs.answer(Ben, 'hunt:B1')
    theirs.allPass(() => theirs.can(Ann, 'use:L1:stealth'))
    expect([locked.has('action-ended'), theirs.has('action-ended')]).toEqual([true, true])
  })
})
