import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../support/table.ts'

type Table = ReturnType<typeof table>
const FOR = { side: ['for'] },
  AGAINST = { side: ['against'] }
const priscus = (as: string, disciplines: string[] = []) => minion(as, { generic: { title: 'priscus', disciplines } })
/** A1 of Ann has called; polling stays open for whoever holds a card. */
function polling(a1: object, others: object[]): Table {
  const t = table({
    seats: [
      {
        ready: [minion('A1', { generic: a1 })],
        hand: [
          { card: 'ancilla-empowerment', as: 'K1' },
          { card: 'bewitching-oration', as: 'O1' },
        ],
      },
      { hand: ['bonding'] },
      ...others,
      {},
    ] as Parameters<typeof table>[0]['seats'],
  })
  t.answer(Ann, 'play:K1::A1')
  return t.allPass(() => t.window() === 'polling')
}
const tally = (t: Table) =>
  viewFor(t.state, 'spectator').stack.flatMap(entry => (entry.kind === 'referendum' ? [entry.tally] : []))[0]
const result = (t: Table) => t.happened('referendum-tallied')
const cast = (t: Table, card: string, side: typeof FOR) =>
  t.answer(card.startsWith('C') ? Cal : card.startsWith('D') ? Dee : Ann, `vote:title:${card}`, side)

describe('the block of the prisci', () => {
  const three = [{ ready: [priscus('C1'), priscus('C2')] }, { ready: [priscus('D1')] }]

  it('PRISCI-01: a ballot each, three votes together', () => {
    const t = polling({}, three)
    cast(t, 'C1', FOR)
    cast(t, 'C2', FOR)
    cast(t, 'D1', AGAINST)
    expect(tally(t)).toEqual({ for: 3, against: 0, prisci: { for: 2, against: 1 } })
    t.allPass()
    expect(result(t)).toMatchObject([{ for: 3, against: 0, passed: true }])
  })

  it('PRISCI-02: votes are no ballots', () => {
    const t = polling({ title: 'inner circle', clan: 'Tremere' }, three)
    cast(t, 'C1', AGAINST)
    for (const id of ['vote:title:C1', 'vote:title:D1', 'vote:ballot'])
      expect(t.refused(Ann, id, FOR)).toBe('illegal-option')
    cast(t, 'A1', FOR)
    expect(t.happened('votes-cast').at(-1)).toEqual({
      key: 'votes-cast',
      seat: Ann,
      by: { id: t.id('A1'), key: 'generic' },
      source: `title:${t.id('A1')}`,
      votes: 4,
      for: true,
    })
    expect(tally(t)).toEqual({ for: 4, against: 3, prisci: { for: 0, against: 1 } })
  })

  it('PRISCI-03: as many on both sides, and the block abstains', () => {
    const t = polling({}, three)
    cast(t, 'C1', FOR)
    cast(t, 'D1', AGAINST)
    t.allPass()
    expect(result(t)).toMatchObject([{ for: 0, against: 0, passed: false }])
  })

  it('PRISCI-04: the block moves with every ballot, and is shown as it stands', () => {
    const t = polling({}, three)
    cast(t, 'C1', FOR)
    expect([tally(t), t.happened('votes-cast')]).toMatchObject([{ for: 3, against: 0 }, [{ votes: 0, ballots: 1 }]])
    cast(t, 'C2', AGAINST)
    expect(tally(t)).toMatchObject({ for: 0, against: 0, prisci: { for: 1, against: 1 } })
    cast(t, 'D1', AGAINST)
    expect(tally(t)).toMatchObject({ for: 0, against: 3, prisci: { for: 1, against: 2 } })
  })

  it('PRISCI-05: a vampire’s votes go where its ballot went', () => {
    const t = polling({ title: 'priscus', disciplines: ['pre'] }, three)
    cast(t, 'A1', FOR)
    t.answer(Ann, 'play:O1:pre:A1')
    t.allPass(() => t.window() === 'polling')
    expect(t.refused(Ann, 'vote:title:A1', AGAINST)).toBe('illegal-args')
    cast(t, 'A1', FOR)
    expect(tally(t)).toEqual({ for: 5, against: 0, prisci: { for: 1, against: 0 } })
  })

  it('PRISCI-05: both at once, in one direction', () => {
    const t = polling({ title: 'priscus', disciplines: ['pre'] }, three)
    t.answer(Ann, 'play:O1:pre:A1')
    t.allPass(() => t.window() === 'polling')
    cast(t, 'A1', AGAINST)
    expect([tally(t), t.can(Ann, 'vote:title:A1')]).toEqual([
      { for: 0, against: 5, prisci: { for: 0, against: 1 } },
      false,
    ])
  })

  it('PRISCI-06: without a ready priscus, or with none that casts, there is no block', () => {
    const torpid = polling({}, [{ torpor: [priscus('C1')] }, {}])
    expect(torpid.can(Cal, 'vote:title:C1')).toBe(false)
    torpid.allPass()
    const silent = polling({}, [{ ready: [priscus('C1')] }, {}])
    expect(tally(silent)).toEqual({ for: 0, against: 0, prisci: null })
    silent.answer(Ann, 'vote:called', FOR)
    expect(tally(silent)).toEqual({ for: 1, against: 0, prisci: null })
    silent.allPass()
    for (const t of [torpid, silent]) expect(result(t)).toMatchObject([{ for: t === silent ? 1 : 0, against: 0 }])
  })

  it('PRISCI-07: one ballot moves all three votes', () => {
    const t = polling({}, three)
    cast(t, 'D1', FOR)
    t.allPass()
    expect(result(t)).toMatchObject([{ for: 3, against: 0, passed: true }])
  })

  it('PRISCI-08: who is made to abstain has cast no ballot', () => {
    const t = polling({}, three)
    cast(t, 'C1', FOR)
    cast(t, 'C2', FOR)
    cast(t, 'D1', AGAINST)
    t.effect(Ben, [{ op: 'forbid', rule: 'vote', on: 'v', until: 'referendum' }], { v: 'C1' })
    expect(tally(t) ?? result(t)[0]).toMatchObject({ for: 0, against: 0, prisci: { for: 1, against: 1 } })
    t.allPass()
    expect(result(t)).toMatchObject([{ for: 0, against: 0, passed: false }])
  })
})
