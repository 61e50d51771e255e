import { describe, expect, it } from 'vitest'
import { polling, tally } from '../../support/polls.ts'
import { facts } from '../../../shared/rules/reads/queries.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'
import { type Table, v } from '../scene.ts'
import { seatsOf, hunted } from '../scenes.ts'

const sectOf = (t: Table, as: string) => facts(t.state, t.id(as)).sect

describe('Alexander Silverson', () => {
  const titled = (title: string, as: string, more: object = {}) => ({ generic: { title }, as, ...more })
  const polled = (card: string, more: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'alexander-silverson', as: 'S1' }, minion('V2'), titled('primogen', 'V3')],
          hand: [{ card: 'ancilla-empowerment', as: 'N1' }],
        },
        {
          ready: [titled('prince', 'B1', { blood: 2 }), titled('primogen', 'B2', { blood: 0 }), minion('B3')],
          ...more,
        },
        { edge: true, hand: ['bonding'] },
        {},
        {},
      ],
    })
    t.answer(Ann, `play:N1::${card}`)
    return t.allPass(() => t.window() === 'polling')
  }

  it('a vampire burns 1 blood to cast against what he called, and none to cast for it', () => {
    const t = polled('S1')
    t.answer(Ann, 'vote:title:V3', { side: ['for'] })
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    expect([t.blood('V3'), t.blood('B1'), t.happened('votes-cast')]).toMatchObject([
      5,
      1,
      [
        { votes: 1, for: true },
        { votes: 2, for: false },
      ],
    ])
  })

  it('who has none cannot cast against; what is no vampire pays nothing', () => {
    const t = polled('S1')
    expect(t.option(Ben, 'vote:title:B2')?.slots).toMatchObject([{ candidates: ['for'] }])
    expect([t.refused(Ben, 'vote:title:B2', { side: ['against'] }), t.blood('B2')]).toEqual(['illegal-args', 0])
    t.answer(Cal, 'vote:edge', { side: ['against'] })
    expect(t.happened('votes-cast')).toMatchObject([{ source: 'edge', for: false }])
  })

  it('a later gain of the same vampire is cast, and paid for, anew', () => {
    const t = polled('S1')
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    t.effect(Ben, [{ op: 'modify', stat: 'votes', delta: 1, on: 'b', until: 'referendum' }], { b: 'B1' })
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    expect(t.blood('B1')).toBe(0)
    t.effect(Ben, [{ op: 'modify', stat: 'votes', delta: 1, on: 'b', until: 'referendum' }], { b: 'B1' })
    expect(t.can(Ben, 'vote:title:B1')).toBe(false)
    t.answer(Cal, 'vote:edge', { side: ['against'] })
    expect([t.can(Ben, 'vote:title:B2'), t.happened('counters')]).toMatchObject([
      true,
      [
        { to: 'bank', amount: 1, why: 'cost' },
        { to: 'bank', amount: 1, why: 'cost' },
      ],
    ])
  })

  it('nothing of the kind where another called', () => {
    const t = polled('V2')
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    t.answer(Ben, 'vote:title:B2', { side: ['against'] })
    expect([t.blood('B1'), t.blood('B2')]).toEqual([2, 0])
  })
})

describe('Gilbert Duane', () => {
  const scene = (crypt: object[], more: object[] = [v('A2', { sect: 'Camarilla' })], blood = 3) =>
    seatsOf(
      [{ card: 'gilbert-duane-6', as: 'G1', blood }, ...more],
      [],
      { crypt },
      {},
      { turn: { phase: 'influence' } },
    )
  it('burns 1 blood: a Malkavian on top of the crypt makes an own untitled vampire an Anarch', () => {
    const t = scene(
      [
        { card: 'ashley', as: 'C1' },
        { card: 'ayelech', as: 'C2' },
      ],
      [v('A2', { sect: 'Camarilla' }), v('A3', { title: 'primogen', sect: 'Camarilla' })],
    )
    t.answer(Ann, 'use:G1:reveal')
    expect([t.blood('G1'), t.state.seats[Ann]!.removed, t.happened('moved')]).toMatchObject([
      2,
      [t.id('C1')],
      [{ card: { id: t.id('C1'), key: 'ashley' }, to: 'removed' }],
    ])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
    t.choose(Ann, [t.id('A2')])
    expect([sectOf(t, 'A2'), t.can(Ann, 'use:G1:reveal')]).toEqual(['Anarch', false])
  })
  it('another vampire is removed, and that is all', () => {
    const t = scene([
      { card: 'ayelech', as: 'C1' },
      { card: 'ashley', as: 'C2' },
    ])
    t.answer(Ann, 'use:G1:reveal')
    expect([t.state.seats[Ann]!.removed, t.state.seats[Ann]!.crypt, sectOf(t, 'A2')]).toEqual([
      [t.id('C1')],
      [t.id('C2')],
      'Camarilla',
    ])
  })
  it('not with an empty crypt, without blood, or in another phase', () => {
    for (const t of [
      scene([]),
      scene([{ card: 'ashley', as: 'C1' }], [v('A2')], 0),
      seatsOf([{ card: 'gilbert-duane-6', as: 'G1', blood: 3 }, v('A2')], [], {
        crypt: [{ card: 'ashley', as: 'C1' }],
      }),
    ])
      expect(t.can(Ann, 'use:G1:reveal')).toBe(false)
  })
})

describe('vampires of the rule’s own traits', () => {
  it('Lord Fianna is blocked by no ally, and is one to be marked', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'lord-fianna', as: 'A1' }, minion('A2')] },
        { pool: 10, ready: [minion('B1', { generic: { type: 'ally' } }), minion('B2')] },
        {},
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 1 },
    })
    expect(t.can(Ann, 'mark:A1')).toBe(true)
    t.endPhase(Ann)
    t.answer(Ann, 'bleed:A1')
    expect([t.stat('A1', 'stealth'), t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([1, false, true])
    t.allPass()
    t.answer(Ann, 'bleed:A2')
    expect(t.can(Ben, 'block:B1')).toBe(true)
  })
})

describe('Jason "Son" Newberry', () => {
  const J1 = { card: 'jason-son-newberry', as: 'J1' }
  it('has 2 votes more against a blood hunt, and none more for it', () => {
    const t = hunted({ ready: [J1 as never] })
    expect(t.option(Cal, 'vote:title:J1')).toMatchObject({ effect: { params: { votes: 3 } } })
    t.answer(Cal, 'vote:title:J1', { side: ['against'] })
    expect(tally(t)).toEqual([0, 3])
    const inFavour = hunted({ ready: [J1 as never] })
    inFavour.answer(Cal, 'vote:title:J1', { side: ['for'] })
    expect([tally(inFavour), inFavour.can(Cal, 'vote:title:J1')]).toEqual([[1, 0], false])
  })

  it('in no other referendum; and bleeds for 1 more', () => {
    const t = polling({}, {}, [{ ready: [J1 as never] }, {}, {}, {}])
    t.answer(Ben, 'vote:title:J1', { side: ['against'] })
    expect([tally(t), t.stat('J1', 'bleed')]).toEqual([[0, 1], 2])
  })
})
