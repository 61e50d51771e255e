import { describe, expect, it } from 'vitest'
import { FOR } from '../../support/polls.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { held, K1, v } from '../scene.ts'

const sceneOf = (ready: object[], hand: object[], ben: object = { ready: [v('B1')] }) =>
  table({
    seats: [{ pool: 20, ready: ready as never, hand: hand as never }, { pool: 20, ...ben }, { pool: 20 }, {}, {}],
  })

describe('a referendum that passes automatically', () => {
  const able = {
    capacity: 6,
    sect: 'Anarch',
    clan: 'Ventrue antitribu',
    disciplines: ['pre', 'PRE', 'chi', 'ani', 'cel', 'CEL', 'pot', 'OBF', 'pro', 'aus'],
  }
  /** A1 has called one that passed, and played the Rider; A2 calls the next. */
  const ridden = (ann: object[], ben: object[], a2: object = {}, b1: object = {}) => {
    const t = sceneOf(
      [v('A1', able), v('A2', { ...able, ...a2 }), v('A9')],
      [K1('cryptic-rider'), ...held('ancilla-empowerment', 'X1', 'X2'), ...ann],
      { ready: [v('B1', { ...able, title: 'baron', ...b1 }), v('B2')], hand: ben },
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
    ['old-friends', Ann, 'play:Z1:OBF:A2'],
    ['scalpel-tongue', Ann, 'play:Z1:cel+pre:A2'],
    ['awe', Ann, 'play:Z1:PRE:A2'],
    ['business-pressure', Ann, 'play:Z1:pre:A2'],
    ['iron-glare', Ann, 'play:Z1:pot+pre:A2'],
    ['closed-session', Ann, 'play:Z1::A2'],
    ['telepathic-vote-counting', Ann, 'play:Z1:aus:A2'],
    ['adhocracy', Ann, 'play:Z1:chi:A2'],
    ['kindred-manipulation', Ann, 'play:Z1:against:A2'],
    ['ominous-chorus', Ann, 'play:Z1::A2'],
    ['ominous-chorus', Ben, 'play:Z1::B1'],
    ['delaying-tactics', Ben, 'play:Z1::B1'],
    ['party-out-of-bounds', Ben, 'play:Z1:pre:B1'],
    ['confusion-of-the-eye', Ben, 'play:Z1:OBF:B1'],
    ['poison-pill', Ben, 'play:Z1::B1'],
    ['scalpel-tongue', Ben, 'play:Z1:cel+pre:B1'],
  ] as const)('%s#G22-1: there is no polling to play it in, nor a moment before it (seat %i)', (card, seat, option) => {
    const Z1 = [{ card, as: 'Z1' }],
      clan = card === 'ominous-chorus' ? { clan: 'Lasombra' } : {},
      t = ridden(
        seat === Ann ? Z1 : [],
        seat === Ben ? Z1 : [],
        card === 'closed-session' ? { sect: 'Camarilla', title: 'prince' } : clan,
        clan,
      )
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
  it('amici-noctis#G87-2: so can this, and it gives nothing', () => {
    const t = ridden([{ card: 'amici-noctis', as: 'Z1' }], [], { clan: 'Lasombra' })
    t.allPass(() => t.window() === 'resolved')
    const before = [t.blood('A1'), t.blood('A2'), t.pool(Ann)]
    t.answer(Ann, 'play:Z1::A2')
    t.allPass()
    expect([t.inAsh(Ann, 'Z1'), t.blood('A1'), t.blood('A2'), t.pool(Ann)]).toEqual([true, ...before])
  })
})
