import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { AGAINST, FOR, tally } from '../support/polls.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { type Table, held, v } from './scene.ts'

/** Votes and ballots that somebody else has changed. */
const M = held('kindred-manipulation', 'M1'),
  clan = 'Ventrue antitribu'
const scene = (b1: object = {}, b: object = {}, more: { cal?: object; ann?: object } = {}) => {
  const t = table({
    seats: [
      {
        pool: 20,
        ready: [v('A1', { clan, capacity: 8, ...more.ann }), v('A2')],
        hand: [...held('kine-resources-contested', 'K1'), ...M],
      },
      { pool: 20, ready: [v('B1', { title: 'primogen', capacity: 5, ...b1 }), v('B2', { capacity: 8 })], ...b },
      { pool: 20, ready: [v('C1', { title: 'prince', capacity: 9 })], ...more.cal },
      {},
      {},
    ],
  })
  t.answer(Ann, 'play:K1::A1')
  t.allPass(() => t.can(Ann, 'choose'))
  t.choose(Ann, { [Ben]: 3, [Cal]: 1 })
  return t
}
const polling = (t: Table) => t.allPass(() => t.window() === 'polling')
const sways = (t: Table, side: 'for' | 'against') => polling(t).answer(Ann, `play:M1:${side}:A1`, { v: [t.id('B1')] })
const result = (t: Table) => {
  t.allPass()
  return t.happened('referendum-tallied')[0]
}

describe('Kindred Manipulation', () => {
  it('changes what a younger vampire has cast, for 1 blood, to the side its player wants', () => {
    const t = polling(scene())
    t.answer(Ben, 'vote:title:B1', AGAINST)
    expect([
      t.refused(Ann, 'play:M1:for:A1', { v: [t.id('C1')] }),
      t.refused(Ann, 'play:M1:for:A1', { v: [t.id('B2')] }),
    ]).toEqual(['illegal-args', 'illegal-args'])
    sways(t, 'for')
    expect(result(t)).toMatchObject({ for: 1, against: 0, passed: true })
    expect([t.blood('A1'), t.happened('votes-changed')]).toMatchObject([
      7,
      [{ card: { id: t.id('B1') }, votes: 1, ballots: 0, for: true }],
    ])
  })
  it('against as well as in favour, and the last word counts', () => {
    const t = polling(scene())
    t.answer(Ben, 'vote:title:B1', FOR)
    sways(t, 'against')
    expect(result(t)).toMatchObject({ for: 0, against: 1 })
  })
  it('is played by a Ventrue antitribu alone, and not where nobody is younger', () => {
    const other = polling(scene({}, {}, { ann: { clan: 'Ventrue' } }))
    expect([other.can(Ann, 'play:M1:for:A1'), other.why(Ann, 'play', 'M1')?.[0]]).toEqual([false, 'missing-clan'])
    const young = polling(scene({}, {}, { ann: { capacity: 2 } }))
    expect([young.can(Ann, 'play:M1:for:A1'), young.why(Ann, 'play', 'M1')?.[0]]).toEqual([false, 'no-target'])
  })
  it('of a priscus it changes the ballot', () => {
    const t = polling(scene({ title: 'priscus' }))
    t.answer(Ben, 'vote:title:B1', AGAINST)
    sways(t, 'for')
    expect([result(t), t.happened('votes-changed')]).toMatchObject([
      { for: 3, against: 0 },
      [{ votes: 0, ballots: 1, for: true }],
    ])
  })
  it('what its Methuselah casts otherwise stays', () => {
    const t = polling(scene({}, { edge: true }))
    t.answer(Ben, 'vote:title:B1', AGAINST)
    t.answer(Ben, 'vote:edge', AGAINST)
    sways(t, 'for')
    expect(result(t)).toMatchObject({ for: 1, against: 1, passed: false })
  })
  it('kindred-manipulation#1: who has not cast yet need not, and casts for one side only', () => {
    const t = scene()
    t.allPass(() => t.window() === 'before-votes')
    t.answer(Ann, 'play:M1:for:A1', { v: [t.id('B1')] })
    polling(t)
    expect(t.refused(Ben, 'vote:title:B1', AGAINST)).toBe('illegal-args')
    const free = scene()
    free.allPass(() => free.window() === 'before-votes')
    free.answer(Ann, 'play:M1:for:A1', { v: [free.id('B1')] })
    expect([result(free), free.happened('votes-cast').length]).toMatchObject([{ for: 0, against: 0 }, 0])
    t.answer(Ben, 'vote:title:B1', FOR)
    expect(result(t)).toMatchObject({ for: 1, against: 0 })
  })
})

describe('Protected District', () => {
  const P1 = { hand: held('protected-district', 'P1') }
  const gained = () => {
    const t = polling(scene({}, P1))
    t.answer(Ben, 'play:P1::B1')
    return polling(t)
  }
  const back = (t: Table) =>
    t.effect(Ann, [{ op: 'forbid', rule: 'vote', on: 'b', until: 'referendum', only: 'for' }], { b: 'B1' })

  it('protected-district#G159-1: made to vote in favour, it loses the three votes, until it is made to vote against again', () => {
    const t = gained()
    t.answer(Ben, 'vote:title:B1', AGAINST)
    expect(tally(t)).toEqual([0, 4])
    // A ballot is told as any other is.
    expect(viewFor(t.state, 'spectator').stack.flatMap(one => (one.kind === 'referendum' ? one.ballots : []))).toEqual([
      { seat: Ben, source: `title:${t.id('B1')}`, votes: 4, ballots: 0, for: false, cancelled: false },
    ])
    sways(t, 'for')
    expect(tally(polling(t))).toEqual([1, 0])
    back(t)
    expect(tally(polling(t))).toEqual([0, 4])
    expect([result(t), t.happened('votes-changed')]).toMatchObject([
      { for: 0, against: 4, passed: false },
      [
        { votes: 1, for: true },
        { votes: 4, for: false },
      ],
    ])
  })
  it('protected-district#G159-1: nor can they be cast in favour; what was not cast yet is cast once they count again', () => {
    const t = gained()
    sways(t, 'for')
    polling(t).answer(Ben, 'vote:title:B1', FOR)
    expect([tally(t), polling(t).can(Ben, 'vote:title:B1')]).toEqual([[1, 0], false])
    back(t)
    polling(t).answer(Ben, 'vote:title:B1', AGAINST)
    expect(result(t)).toMatchObject({ for: 0, against: 4 })
  })
  it('protected-district#G159-3: gained by who should vote in favour and has not, they are for the other side alone', () => {
    const t = scene({}, P1)
    sways(t, 'for')
    polling(t).answer(Ben, 'play:P1::B1')
    expect(polling(t).refused(Ben, 'vote:title:B1', FOR)).toBe('illegal-args')
    t.answer(Ben, 'vote:title:B1', AGAINST)
    expect(result(t)).toMatchObject({ for: 0, against: 4 })
  })
})
