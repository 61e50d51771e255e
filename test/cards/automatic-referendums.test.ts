import { describe, expect, it } from 'vitest'
import { FOR } from '../support/polls.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { type Table, held, K1, v } from './scene.ts'

const sceneOf = (ready: object[], hand: object[], ben: object = { ready: [v('B1')] }) =>
  table({
    seats: [{ pool: 20, ready: ready as never, hand: hand as never }, { pool: 20, ...ben }, { pool: 20 }, {}, {}],
  })

describe('Cryptic Rider', () => {
  const scene = (more: object = {}) =>
    sceneOf(
      [v('A1', { capacity: 6, ...more }), v('A2', { capacity: 6, disciplines: ['PRE', 'pre'] }), v('A9')],
      [
        K1('cryptic-rider'),
        ...held('ancilla-empowerment', 'X1', 'X2'),
        { card: 'cryptic-rider', as: 'K2' },
        { card: 'voter-captivation', as: 'V1' },
      ],
      { ready: [v('B1', { title: 'prince' })], hand: held('poison-pill', 'P1') },
    )
  const ridden = (t: Table) => {
    t.answer(Ann, 'play:X1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass(() => t.window() === 'resolved')
    t.answer(Ann, 'play:K1::A1')
    return t.allPass()
  }
  it('after a referendum that passed: the next one of an own vampire passes, and nobody votes', () => {
    const t = sceneOf(
      [v('A1', { capacity: 6 }), v('A2', { capacity: 6 }), v('A9')],
      [K1('cryptic-rider'), ...held('ancilla-empowerment', 'X1', 'X2')],
    )
    ridden(t)
    expect(t.blood('A1')).toBe(5)
    const before = t.pool(Cal)
    t.answer(Ann, 'play:X2::A2')
    const seen: (string | undefined)[] = []
    t.allPass(() => (seen.push(t.window()), t.state.frames.length === 1))
    expect([seen.includes('polling'), t.happened('referendum-tallied').at(-1)]).toMatchObject([
      false,
      { passed: true, for: 0, against: 0 },
    ])
    expect([t.pool(Ann), before]).toEqual([14, 20])
  })
  it('not after one that failed, and only the next one', () => {
    const t = scene()
    t.answer(Ann, 'play:X1::A1')
    t.allPass(() => t.window() === 'resolved' || t.state.frames.length === 1)
    expect(t.can(Ann, 'play:K1::A1')).toBe(false)
    const other = sceneOf(
      [v('A1', { capacity: 6 }), v('A2', { capacity: 6 }), v('A3', { capacity: 6 }), v('A9')],
      [K1('cryptic-rider'), ...held('ancilla-empowerment', 'X1', 'X2', 'X3')],
    )
    ridden(other)
    other.answer(Ann, 'play:X2::A2')
    other.allPass()
    other.answer(Ann, 'play:X3::A3')
    other.allPass(() => other.window() === 'polling')
    expect(other.window()).toBe('polling')
  })
  it('not in the next turn', () => {
    const t = sceneOf(
      [v('A1', { capacity: 6 }), v('A9')],
      [K1('cryptic-rider'), ...held('ancilla-empowerment', 'X1', 'X2')],
    )
    ridden(t)
    t.endPhasesTo(Ben, 'minion').endPhasesTo(Ann, 'minion')
    t.answer(Ann, 'play:X2::A1')
    t.allPass(() => t.window() === 'polling' || t.state.frames.length === 1)
    expect(t.window()).toBe('polling')
  })
  it('cryptic-rider#1: nothing is played during a referendum that passes so, and it passes by no votes', () => {
    const t = ridden(scene())
    t.answer(Ann, 'play:X2::A2')
    const seen: boolean[] = []
    t.allPass(() => (seen.push(t.can(Ben, 'play:P1::B1')), t.window() === 'resolved'))
    expect([seen.includes(true), t.window()]).toEqual([false, 'resolved'])
    t.answer(Ann, 'play:V1:pre:A2')
    t.allPass()
    expect(t.blood('A2')).toBe(6)
  })
  it('cryptic-rider#2: it can be used after one of those, too', () => {
    const t = ridden(scene())
    t.answer(Ann, 'play:X2::A2')
    t.allPass(() => t.window() === 'resolved')
    t.answer(Ann, 'play:K2::A2')
    t.allPass()
    expect(t.blood('A2')).toBe(5)
  })
})

describe('a referendum that passes automatically', () => {
  const able = {
    capacity: 6,
    sect: 'Anarch',
    clan: 'Ventrue antitribu',
    disciplines: ['pre', 'PRE', 'chi', 'ani', 'cel', 'CEL', 'pot', 'obf', 'pro'],
  }
  /** A1 has called one that passed, and played the Rider; A2 calls the next. */
  const ridden = (ann: object[], ben: object[]) => {
    const t = sceneOf(
      [v('A1', able), v('A2', able), v('A9')],
      [K1('cryptic-rider'), ...held('ancilla-empowerment', 'X1', 'X2'), ...ann],
      { ready: [v('B1', { ...able, title: 'baron' }), v('B2')], hand: ben },
    )
    t.answer(Ann, 'play:X1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass(() => t.window() === 'resolved')
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    t.answer(Ann, 'play:X2::A2')
    return t
  }
  it.each([
    ['bewitching-oration', Ann, 'play:Z1:pre:A2'],
    ['perfect-paragon', Ann, 'play:Z1:pre:A2'],
    ['scalpel-tongue', Ann, 'play:Z1:cel+pre:A2'],
    ['adhocracy', Ann, 'play:Z1:chi:A2'],
    ['kindred-manipulation', Ann, 'play:Z1:against:A2'],
    ['delaying-tactics', Ben, 'play:Z1::B1'],
    ['party-out-of-bounds', Ben, 'play:Z1:pre:B1'],
    ['poison-pill', Ben, 'play:Z1::B1'],
    ['scalpel-tongue', Ben, 'play:Z1:cel+pre:B1'],
  ] as const)('%s#G22-1: there is no polling to play it in, nor a moment before it (seat %i)', (card, seat, option) => {
    const Z1 = [{ card, as: 'Z1' }],
      t = ridden(seat === Ann ? Z1 : [], seat === Ben ? Z1 : [])
    const seen: boolean[] = []
    t.allPass(() => (seen.push(t.can(seat, option)), t.state.frames.length === 1))
    expect([seen.includes(true), t.happened('referendum-ended').at(-1), t.pool(Ben)]).toMatchObject([
      false,
      { passed: true },
      16,
    ])
  })
  it('voter-captivation#G87-2: it can be played after that, of a referendum that passed by no votes', () => {
    const t = ridden([{ card: 'voter-captivation', as: 'Z1' }], [])
    t.allPass(() => t.window() === 'resolved')
    const before = [t.blood('A2'), t.pool(Ann)]
    t.answer(Ann, 'play:Z1:PRE:A2', { x: 0 })
    t.allPass()
    expect([t.inAsh(Ann, 'Z1'), t.blood('A2'), t.pool(Ann)]).toEqual([true, ...before])
  })
})
