import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { AGAINST, FOR, held as heldAs, polling, result, tally, titled } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { held, v } from '../../scene.ts'

/** The votes that A1 may cast by itself. */
const votesOf = (t: ReturnType<typeof polling>): unknown => t.option(Ann, 'vote:title:A1')?.effect.params?.['votes']

describe('Awe', () => {
  const awed = (level: string, x: number) => {
    const t = polling({ generic: { disciplines: [level], capacity: 6 }, blood: 4 }, { hand: [heldAs('awe', 'O1')] })
    t.answer(Ann, `play:O1:${level}:A1`, { x })
    t.allPass(() => t.window() === 'polling')
    return t
  }
  it.each([
    ['pre', 3, 4],
    ['pre', 4, 5],
    ['PRE', 3, 7],
    ['awe#G32-1 pre', 0, 1],
    ['awe#G32-1 PRE', 0, 1],
  ])('%s, X is %i: %i votes, for as much blood', (id, x, votes) => {
    const t = awed(id.split(' ').at(-1)!, x)
    expect([votesOf(t), t.blood('A1')]).toEqual([votes, 4 - x])
    expect(tally(t)).toEqual([0, 0])
  })
  it('X is no more than its blood, and no less than nothing', () => {
    const t = polling({ generic: { disciplines: ['pre'] }, blood: 2 }, { hand: [heldAs('awe', 'O1')] })
    for (const x of [3, -1]) expect(t.refused(Ann, 'play:O1:pre:A1', { x })).toBe('illegal-args')
  })
})

describe('Closed Session', () => {
  const closed = () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { title: 'prince', sect: 'Camarilla' }), v('A2', { title: 'archbishop', sect: 'Sabbat' })],
          hand: [heldAs('ancilla-empowerment', 'X1'), heldAs('closed-session', 'K1')],
        },
        { ready: [v('B1', { title: 'primogen', sect: 'Camarilla' }), v('B2', { title: 'baron', sect: 'Anarch' })] },
        { ready: [v('C1', { title: 'priscus', sect: 'Sabbat' }), v('C2', { title: '1 vote', sect: 'Independent' })] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:X1::A1')
    t.allPass(() => t.window() === 'before-votes')
    return t
  }
  it('who is not Camarilla casts no votes and no ballots; the Edge and the card that called it count', () => {
    const t = closed()
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    const voters = [0, 1, 2].flatMap(seat => t.options(seat)).filter(one => one.startsWith('vote:'))
    expect(voters.toSorted()).toEqual(
      [`vote:title:${t.id('A1')}`, `vote:title:${t.id('B1')}`, 'vote:called'].toSorted(),
    )
    t.answer(Ben, 'vote:title:B1', AGAINST)
    t.answer(Ann, 'vote:title:A1', FOR)
    t.allPass()
    expect(result(t)).toEqual([2, 1, true])
  })
  it('before votes are cast and never once they can be; by the acting prince', () => {
    const t = closed()
    expect(t.can(Ann, 'play:K1::A1')).toBe(true)
    t.allPass(() => t.window() === 'polling')
    expect([t.can(Ann, 'play:K1::A1'), t.why(Ann, 'play', 'K1')]).toEqual([false, ['wrong-window', 'PLAY-01']])
  })
})

describe('Telepathic Vote Counting', () => {
  const counted = (level: string, seats: Parameters<typeof polling>[2] = [{}, {}, {}, {}]) =>
    polling({ generic: { disciplines: [level] } }, { hand: [heldAs('telepathic-vote-counting', 'O1')] }, seats)
  it('[aus]: the referendum is cancelled, and the card that called it is back in the hand', () => {
    const t = counted('aus')
    const called = t.state.frames.find(frame => frame.kind === 'action')!
    t.answer(Ann, 'vote:called', FOR)
    t.answer(Ann, 'play:O1:aus:A1')
    onwards(t, () => t.has('action-ended'))
    const card = called.kind === 'action' ? called.source! : -1
    expect([
      t.has('referendum-cancelled'),
      t.has('referendum-tallied'),
      t.state.seats[Ann]!.hand.includes(card),
    ]).toEqual([true, false, true])
  })
  it('telepathic-vote-counting#2: nothing that waits for a result comes', () => {
    const t = polling(
      { generic: { disciplines: ['aus'], clan: 'Toreador', capacity: 9 } },
      { hand: [heldAs('telepathic-vote-counting', 'O1'), heldAs('scorn-of-adonis', 'S1')] },
      [{ ready: [titled('prince', 'B1', { blood: 4 })] }, {}, {}, {}],
    )
    t.effect(
      Ann,
      [{ op: 'watch', on: 'referendum-tallied', ops: [{ op: 'edge', to: 'you' }], until: 'referendum' }],
      {},
      { source: 'O1' },
    )
    t.reach(Ann, 'play:S1::A1')
    t.reach(Ben, 'vote:title:B1', AGAINST)
    t.reach(Ann, 'play:O1:aus:A1')
    onwards(t, () => t.has('action-ended'))
    expect([t.has('referendum-cancelled'), t.state.edge, t.blood('B1')]).toEqual([true, null, 4])
  })
  it('[aus]: what called it from play stays there', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['aus'] })],
          hand: held('telepathic-vote-counting', 'K1'),
        },
        { ready: [minion('B1'), { card: 'anarch-revolt', as: 'R1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'action:R1:burn:A1')
    t.reach(Ann, 'play:K1:aus:A1')
    onwards(t, () => t.has('action-ended'))
    expect([t.has('referendum-cancelled'), t.inHand(Ben, 'R1'), t.inAsh(Ben, 'R1')]).toEqual([true, false, false])
  })
  it.each(['before', 'after'] as const)(
    'telepathic-vote-counting#1 [AUS]: %s it has cast, the vampire abstains',
    when => {
      const t = counted('AUS', [{ ready: [titled('prince', 'B1'), titled('primogen', 'B2')] }, {}, {}, {}])
      if (when === 'after') t.answer(Ben, 'vote:title:B1', AGAINST)
      t.answer(Ann, 'play:O1:AUS:A1', { v: [t.id('B1')] })
      t.allPass(() => t.window() === 'polling')
      expect([tally(t), t.can(Ben, 'vote:title:B1'), t.can(Ben, 'vote:title:B2')]).toEqual([[0, 0], false, true])
    },
  )
})

describe('Business Pressure', () => {
  /** Played by A1; then each burns so much pool when it is asked, and nothing once it has said all. */
  const pressed = (level: string, burns: Record<number, number[]>) => {
    const pool = { pool: 10 }
    const t = polling({ generic: { disciplines: [level] } }, { ...pool, hand: [heldAs('business-pressure', 'O1')] }, [
      pool,
      pool,
      pool,
      pool,
    ])
    t.answer(Ann, `play:O1:${level}:A1`)
    const asked: number[] = []
    for (let n = 0; n < 40 && t.window() !== 'polling'; n++) {
      const seat = t.waiting()[0]!
      if (t.can(seat, 'choose')) {
        asked.push(seat)
        t.answer(seat, 'choose', { pick: burns[seat]?.shift() ?? 0 } as never)
      } else t.pass(seat)
    }
    return { t, asked }
  }
  const votes = (t: ReturnType<typeof polling>, seat: number) =>
    t.option(seat, 'vote:card:O1')?.effect.params?.['votes']
  it.each([
    ['pre', 4],
    ['PRE', 6],
  ])('[%s]: 2 votes a pool for each Methuselah, and for who plays it %i for 2', (level, own) => {
    const { t } = pressed(level, { [Ann]: [2], [Ben]: [3] })
    expect([t.pool(Ann), t.pool(Ben), votes(t, Ann), votes(t, Ben)]).toEqual([8, 7, own, 6])
  })
  it('business-pressure#1: they give and take until nobody burns any more, and later nobody can', () => {
    const { t, asked } = pressed('pre', { [Ben]: [1, 0, 1], [Cal]: [0, 2] })
    expect([asked.length, t.pool(Ben), t.pool(Cal)]).toEqual([20, 8, 8])
    expect([Ann, Ben, Cal].flatMap(seat => t.options(seat)).filter(one => one.startsWith('use'))).toEqual([])
  })
  it('business-pressure#2: not before the terms are set', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['pre'], title: 'prince' }), minion('A2')],
          hand: [heldAs('kine-resources-contested', 'X1'), heldAs('business-pressure', 'O1')],
        },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:X1::A1')
    let early = false
    t.allPass(() => (early ||= t.can(Ann, 'play:O1:pre:A1')) || t.can(Ann, 'choose'))
    expect([early, t.can(Ann, 'choose')]).toEqual([false, true])
  })
})
