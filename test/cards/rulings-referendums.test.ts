import { describe, expect, it } from 'vitest'
import { AGAINST, FOR, held, polling, result, tally, titled } from '../support/polls.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../support/table.ts'
import { carried, out, pools } from './scene.ts'

/** Rulings on referendums, each by its id (`test/conformance/rulings.ts`), and lines of cards in them that nothing else plays. */

describe('several who fall together', () => {
  // Cal and Dee fall: Ben has a point and six pool for his prey, Cal a point for hers and no pool, and nobody the pool of a grand-prey.
  it.each(['ancilla-empowerment', 'kine-resources-contested'])(
    '%s#G15-1: who falls beside their prey has the point for it; six pool are for those who stay, and for their own prey alone',
    card => {
      const minions = card === 'ancilla-empowerment'
      const t = table({
        seats: [
          { pool: 10, ready: [minion('A1'), minion('A2')], hand: [held(card, 'K1')] },
          { pool: 10, ready: minions ? [minion('B1')] : [] },
          { pool: 2, ready: minions ? [minion('C1'), minion('C2')] : [] },
          { pool: 2, ready: minions ? [minion('D1'), minion('D2')] : [] },
          { pool: 10 },
        ],
      })
      t.answer(Ann, 'play:K1::A1')
      t.allPass(() => t.window() === 'polling' || t.can(Ann, 'choose'))
      if (!minions) t.choose(Ann, { [Cal]: 2, [Dee]: 2 })
      carried(t)
      expect([out(t), t.state.seats.map(seat => seat.victoryPoints)]).toEqual([
        [Cal, Dee],
        [0, 1, 1, 0, 0],
      ])
      expect(pools(t)).toEqual(minions ? [8, 15, 0, 0, 10] : [10, 16, 0, 0, 10])
    },
  )
})

describe('Alexa Draper', () => {
  it('alexa-draper#G40-1: locked as well, once in each referendum', () => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'alexa-draper', as: 'A1' }, minion('A2')],
          hand: [
            held('ancilla-empowerment', 'K1'),
            held('ancilla-empowerment', 'K2'),
            held('conditioning', 'X1'),
            held('deflection', 'X2'),
            held('bonding', 'X3'),
          ],
        },
        { pool: 20 },
        {},
        {},
        {},
      ],
    })
    for (const [card, by, paid] of [
      ['K1', 'A1', 'X1'],
      ['K2', 'A2', 'X2'],
    ] as const) {
      t.answer(Ann, `play:${card}::${by}`)
      t.allPass(() => t.window() === 'polling')
      expect([t.locked('A1'), t.can(Ann, 'use:A1:vote')]).toEqual([true, true])
      t.answer(Ann, 'use:A1:vote', { c: [t.id(paid)] })
      expect([
        t.can(Ann, 'use:A1:vote'),
        t.inAsh(Ann, paid),
        t.option(Ann, 'vote:title:A1')?.effect.params,
      ]).toMatchObject([false, true, { votes: 3 }])
      t.allPass()
    }
  })
})

describe('Parity Shift', () => {
  const scene = (seats: number[]) => {
    const [ann, ...others] = seats
    const t = table({
      seats: [
        { pool: ann!, ready: [titled('prince', 'A1')], hand: [held('parity-shift', 'P1')] },
        ...others.map(pool => ({ pool })),
      ],
    })
    t.answer(Ann, 'play:P1::A1')
    return t.allPass(() => t.can(Ann, 'choose'))
  }
  it('parity-shift#3: what becomes of pools in the meantime changes nothing of the terms', () => {
    const t = scene([8, 12, 8, 8, 8])
    t.choose(Ann, [Ben])
    t.choose(Ann, { [Ann]: 1, [Cal]: 2 })
    t.allPass(() => t.window() === 'polling')
    // By now Ben has less than Ann.
    t.effect(Ben, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 8, why: 'effect' }])
    carried(t)
    expect(pools(t)).toEqual([9, 1, 10, 8, 8])
  })

  it('parity-shift#1: who is given pool by it may save with that who has given it', () => {
    const t = table({
      seats: [
        { pool: 2, ready: [titled('prince', 'A1')], hand: [held('parity-shift', 'P1')] },
        { pool: 3 },
        { pool: 1, hand: [held('life-boon', 'L1')] },
        { pool: 8 },
      ],
    })
    t.answer(Ann, 'play:P1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [Ben])
    t.choose(Ann, { [Ann]: 1, [Cal]: 2 })
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass(() => t.window() === 'ousting')
    t.reach(Cal, 'play:L1:', { whom: [Ben] })
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    t.answer(Cal, 'choose', { pick: 2 })
    t.allPass()
    expect([pools(t), out(t), t.state.seats.map(seat => seat.victoryPoints)]).toEqual([[3, 2, 1, 8], [], [0, 0, 0, 0]])
  })

  it('an oust by it comes with the pool it gives: who falls has given, and nobody falls who is given something', () => {
    const t = scene([1, 3, 1, 8, 8])
    t.choose(Ann, [Ben])
    t.choose(Ann, { [Ann]: 2, [Cal]: 1 })
    carried(t)
    expect([pools(t), out(t), t.state.seats[Ann]!.victoryPoints]).toEqual([[9, 0, 2, 8, 8], [Ben], 1])
  })
})

describe('Toreador Justicar', () => {
  const tor = (as: string, generic: object = {}) => minion(as, { generic: { clan: 'Toreador', ...generic } })
  const J1 = [held('toreador-justicar', 'J1')]
  it('toreador-justicar#G34-1, toreador-justicar#G158-1: for a ready Toreador of the Camarilla alone, and not without one', () => {
    const none = table({
      seats: [
        { ready: [minion('A1'), tor('A2', { sect: 'Sabbat' })], torpor: [tor('A3')], hand: J1 },
        { ready: [tor('B1', { sect: 'Anarch' })] },
        {},
        {},
        {},
      ],
    })
    expect([none.refused(Ann, 'play:J1::A1'), none.why(Ann, 'play', 'J1'), none.inHand(Ann, 'J1')]).toEqual([
      'illegal-option',
      ['no-target', 'TARGET-01'],
      true,
    ])
    const t = table({
      seats: [{ ready: [minion('A1'), tor('A2', { sect: 'Sabbat' })], hand: J1 }, { ready: [tor('B1')] }, {}, {}, {}],
    })
    t.answer(Ann, 'play:J1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    expect(t.refused(Ann, 'choose', { pick: [t.id('A2')] })).toBe('illegal-args')
    t.choose(Ann, [t.id('B1')])
    carried(t)
    expect(t.card('J1').on).toBe(t.id('B1'))
  })
})

describe('Scalpel Tongue', () => {
  it('[CEL][PRE], as an action modifier: the vampire locks, abstains and burns a blood', () => {
    const t = polling({ generic: { disciplines: ['CEL', 'PRE'] } }, { hand: [held('scalpel-tongue', 'S1')] }, [
      { ready: [titled('prince', 'B1')] },
      {},
      {},
      {},
    ])
    t.answer(Ben, 'vote:title:B1', AGAINST)
    t.answer(Ann, 'play:S1:CEL+PRE:A1', { v: [t.id('B1')] })
    t.allPass(() => t.window() === 'polling')
    expect([tally(t), t.blood('B1'), t.locked('B1'), t.blood('A1')]).toEqual([[0, 0], 4, true, 4])
  })
})

describe('locations as they are played', () => {
  const cost = {
    chantry: 0,
    'creepshow-casino': 2,
    'elysium-the-palace-of-versailles': 2,
    'warsaw-station': 2,
    'wasserschloss-anif-austria': 0,
  }
  const clan: Record<string, string> = {
    chantry: 'Tremere',
    'warsaw-station': 'Nosferatu',
    'wasserschloss-anif-austria': 'Tremere',
  }
  it.each(Object.entries(cost))(
    "%s: for %i pool, beside no other of one's own, and with a minion of its clan",
    (card, pool) => {
      const scene = (more: object[] = [], of = clan[card]) =>
        table({
          seats: [
            {
              pool: 10,
              ready: [minion('A1', { generic: of === undefined ? {} : { clan: of } }), ...(more as [])],
              hand: [held(card, 'L1')],
            },
            { ready: [minion('B1', { generic: clan[card] === undefined ? {} : { clan: clan[card] } })] },
          ],
          turn: { phase: 'master' },
        })
      const t = scene()
      t.answer(Ann, 'play:L1:')
      expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('L1')), t.locked('L1')]).toEqual([
        10 - pool,
        true,
        false,
      ])
      expect(scene([held(card, 'L2')]).why(Ann, 'play', 'L1')).toEqual(['already-controlled', 'CONTEST-10'])
      if (clan[card] !== undefined)
        expect(scene([], 'Malkavian').why(Ann, 'play', 'L1')).toEqual(['no-such-minion', 'REQ-02'])
    },
  )
})

describe('who is asked about terms', () => {
  it('with nobody else left there is no one to take points from', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', { generic: { sect: 'Anarch', capacity: 8 } })],
          hand: [held('reckless-agitation', 'R1'), held('kine-resources-contested', 'K1')],
        },
        { pool: 10 },
        { ousted: true, pool: 0 },
        { ousted: true, pool: 0 },
        { ousted: true, pool: 0 },
      ],
    })
    expect([t.can(Ann, 'play:R1::A1'), t.why(Ann, 'play', 'R1'), t.can(Ann, 'play:K1::A1')]).toEqual([
      false,
      ['no-target', 'TARGET-01'],
      true,
    ])
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, { [Ben]: 3, [Ann]: 1 })
    carried(t)
    expect([result(t), pools(t)]).toEqual([
      [1, 0, true],
      [9, 7, 0, 0, 0],
    ])
  })
})
