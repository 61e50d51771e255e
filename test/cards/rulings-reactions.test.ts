import { describe, expect, it } from 'vitest'
import { onwards, play, upTo } from '../support/duel.ts'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { type Held, type Table, held, keen } from './scene.ts'

/** Rulings on reactions, each by its id (`test/conformance/rulings.ts`). */
const of = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})

describe('what a reaction keeps for the combat of its block', () => {
  /** B1 attempts to block and has played this; its attempt succeeds unless more stealth comes. */
  const played = (card: string, level: string, more: { ann?: Held; ben?: Held } = {}) => {
    const dogs = card === 'guard-dogs'
    const t = table({
      seats: [
        {
          ready: [minion('A1', of('PRO CEL OBF', { blood: 6 }, { capacity: 8 })), minion('A2')],
          hand: [...held('lost-in-crowds', 'L1'), ...(more.ann ?? [])],
        },
        {
          ready: [minion('B1', of(`${level} CEL`, { locked: dogs }, { capacity: 8 })), minion('B2')],
          hand: [...held(card, 'R1'), ...(more.ben ?? [])],
        },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    if (dogs) play(t, Ben, `play:R1:${level}:B1`)
    play(t, Ben, 'block:B1')
    if (dogs) return t
    play(t, Ann, 'play:L1:obf:A1')
    return play(t, Ben, `play:R1:${level}:B1`)
  }
  const inCombat = (t: Table, n: number) => onwards(t, () => t.happened('combat-started').length === n)
  const fights = (...args: Parameters<typeof played>) => {
    const t = played(...args)
    t.allPass(() => t.has('combat-started'))
    return t
  }
  /** The action goes on after the first combat, and B1 blocks again. */
  const again = (t: Table) => {
    onwards(t, () => t.can(Ann, 'play:F1:PRO:A1')).answer(Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    keen(t, 'B1', 3)
    play(t, Ben, 'block:B1')
    return inCombat(t, 2)
  }
  const psyche = (t: Table) => {
    play(
      onwards(t, () => t.can(Ben, 'play:P1:CEL:B1') && t.window() === 'combat-ends'),
      Ben,
      'play:P1:CEL:B1',
    )
    return inCombat(t, 2)
  }

  const maneuvers = [
    ['guard-dogs', 'ANI'],
    ['instinctive-reaction', 'ANI'],
    ['spirits-touch', 'AUS'],
  ] as const
  it.each(maneuvers)(
    '%s#1: the maneuver is for the combat of a block that succeeds, and for no later one',
    (card, level) => {
      const t = fights(card, level, { ben: held('psyche', 'P1') })
      expect([t.stat('B1', 'maneuver'), upTo(t, 'range').can(Ben, 'maneuver:B1')]).toEqual([1, true])
      expect([psyche(t).stat('B1', 'maneuver'), t.happened('blocked').length]).toEqual([0, 1])
      // The attempt fails, and another blocks.
      const fails = played(card, level)
      fails.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 3, on: 'acting', until: 'action' }])
      keen(fails, 'B2', 9)
      fails.allPass(() => fails.can(Ben, 'block:B2'))
      play(fails, Ben, 'block:B2')
      fails.allPass(() => fails.has('combat-started'))
      expect([
        fails.happened('block-failed').length,
        fails.stat('B1', 'maneuver'),
        fails.stat('B2', 'maneuver'),
      ]).toEqual([1, 0, 0])
    },
  )

  it.each(maneuvers)('%s#2: and again for a second block of the action', (card, level) => {
    const t = again(fights(card, level, { ann: held('form-of-mist', 'F1') }))
    expect([t.happened('blocked').length, t.stat('B1', 'maneuver')]).toEqual([2, 1])
  })

  const foresees = (t: Table) =>
    onwards(t, () => t.window() === 'prevent' || t.happened('damaged').length > 0).can(Ben, 'use:R1:foresight:B1')
  it('precognition#1: the prevention is for the combat of a block that succeeds', () => {
    expect(foresees(fights('precognition', 'AUS'))).toBe(true)
    expect(foresees(fights('precognition', 'aus'))).toBe(false)
    const t = played('precognition', 'AUS')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 3, on: 'acting', until: 'action' }])
    keen(t, 'B2', 9)
    t.allPass(() => t.can(Ben, 'block:B2'))
    play(t, Ben, 'block:B2')
    expect([foresees(t), t.happened('block-failed').length, t.happened('blocked')]).toMatchObject([
      false,
      1,
      [{ minion: { id: t.id('B2') } }],
    ])
  })

  it('precognition#2: and for no combat that follows it', () => {
    const t = psyche(fights('precognition', 'AUS', { ben: held('psyche', 'P1') }))
    onwards(t, () => t.can(Ben, 'use:R1:foresight:B1'))
    const hits = t.happened('damaged').filter(event => event.key === 'damaged' && event.card.id === t.id('B1'))
    expect([t.happened('combat-ended').length, hits.length, t.has('prevented')]).toEqual([2, 2, false])
  })

  it('precognition#3: and again for a second block of the action', () => {
    const t = again(fights('precognition', 'AUS', { ann: held('form-of-mist', 'F1') }))
    expect([foresees(t), t.happened('blocked').length]).toEqual([true, 2])
  })
})

describe('wakes', () => {
  const wakes = [
    ['eyes-of-argus', 'AUS'],
    ['forced-awakening', ''],
    ['on-the-qui-vive', ''],
    ['wake-with-evenings-freshness', ''],
  ] as const

  it.each(wakes)('%s#G115-1: who wakes has to do nothing with it', (card, level) => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        {
          pool: 10,
          ready: [minion('B1', of('AUS DOM', { locked: true }))],
          hand: [...held(card, 'W1'), ...held('deflection', 'F1')],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, `play:W1:${level}:B1`)
    t.allPass()
    expect([t.has('block-declared'), t.happened('card-played').length, t.locked('B1'), t.pool(Ben)]).toEqual([
      false,
      1,
      true,
      9,
    ])
  })

  it.each(wakes)('%s#G115-2: also after the action has resolved, where a reaction belongs', (card, level) => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        {
          pool: 10,
          ready: [minion('B1', of('AUS ani')), minion('B2', { locked: true })],
          hand: [...held(card, 'W1'), ...held('cats-guidance', 'K1')],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    upTo(t, 'resolved')
    t.allPass(() => t.waiting().includes(Ben))
    // Not by one that could react to nothing any more.
    expect([t.window(), t.locked('B1'), t.can(Ben, `play:W1:${level}:B1`), t.can(Ben, `play:W1:${level}:B2`)]).toEqual([
      'resolved',
      true,
      true,
      false,
    ])
    play(t, Ben, `play:W1:${level}:B1`)
    play(t, Ben, 'play:K1:ani:B1')
    expect([t.inAsh(Ben, 'W1'), t.locked('B1')]).toEqual([true, false])
  })

  it.each(wakes)('%s#G115-3: also as a card is played, but in no combat and not without an action', (card, level) => {
    const scene = (phase: 'master' | 'minion', b1: object = {}) =>
      table({
        seats: [
          {
            ready: [minion('A1', of('dom PRE')), minion('A2')],
            hand: [...held('govern-the-unaligned', 'G1'), ...held('fame', 'M1'), ...held('majesty', 'J1')],
          },
          {
            pool: 10,
            ready: [minion('B1', of('AUS tem TEM', { locked: true, ...b1 })), minion('B2')],
            hand: [...held(card, 'W1'), ...held('rewind-time', 'R1'), ...held('direct-intervention', 'I1')],
          },
          {},
          {},
          {},
        ],
        turn: { phase },
      })
    const t = scene('minion')
    t.answer(Ann, 'play:G1:dom:A1')
    expect([t.window(), t.can(Ben, 'play:R1:tem:B1'), t.can(Ben, `play:W1:${level}:B1`)]).toEqual([
      'as-played',
      false,
      true,
    ])
    play(t, Ben, `play:W1:${level}:B1`)
    play(t, Ben, 'play:R1:tem:B1')
    t.allPass(() => t.has('card-cancelled'))
    expect(t.happened('card-cancelled')).toMatchObject([{ card: { id: t.id('G1') } }])
    const fight = scene('minion')
    fight.answer(Ann, 'bleed:A1')
    play(fight, Ben, 'block:B2')
    onwards(fight, () => fight.can(Ann, 'play:J1:pre:A1')).answer(Ann, 'play:J1:pre:A1')
    expect([fight.window(), fight.can(Ben, 'play:I1:'), fight.can(Ben, `play:W1:${level}:B1`)]).toEqual([
      'as-played',
      true,
      false,
    ])
    const idle = scene('master')
    idle.answer(Ann, 'play:M1:', { v: [idle.id('A1')] })
    onwards(idle, () => idle.waiting().includes(Ben))
    expect(idle.can(Ben, `play:W1:${level}:B1`)).toBe(false)
  })

  it('wake-with-evenings-freshness#G25-1: it is replaced before anything unlocks, and before anything is done in that phase', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        {
          pool: 10,
          ready: [minion('B1', { locked: true, attachments: held('vessel', 'V1') })],
          hand: [...held('wake-with-evenings-freshness', 'W1'), ...held('bonding', 'X1', 'X2', 'X3', 'X4', 'X5', 'X6')],
          library: held('deflection', 'N1', 'N2'),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:W1::B1')
    t.allPass()
    expect(t.state.seats[Ben]!.hand).toHaveLength(6)
    const before = t.log.length
    t.endPhasesTo(Ben, 'unlock')
    const told = t.log.slice(before).map(event => event.key)
    expect([
      t.inHand(Ben, 'N1'),
      t.can(Ben, 'use:V1:to-pool'),
      told.indexOf('drawn') < told.indexOf('unlocked-all'),
    ]).toEqual([true, true, true])
  })
})

describe('Second Tradition: Domain', () => {
  const S1 = held('second-tradition-domain', 'S1')
  const prince = (more: object = {}) => ({ generic: { title: 'prince' }, locked: true, blood: 2, ...more })

  it('second-tradition-domain#G65-1: the blood it burns is no cost, which nothing makes cheaper', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { ready: [minion('B1', prince()), { card: 'the-line', as: 'N1' }], hand: S1 },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:S1:unlock:B1')
    expect([t.happened('counters')[0], t.locked('N1'), t.option(Ben, 'play:S1:unlock:B1')?.cost]).toMatchObject([
      { from: { card: { id: t.id('B1') } }, amount: 1, why: 'effect' },
      false,
      undefined,
    ])
  })

  it('second-tradition-domain#G123-1: an action that asked for a locked minion is blocked all the same by the one that it was aimed at', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2'), { card: 'elder-library', as: 'X1' }] },
        { ready: [minion('B1', prince()), minion('B2')], hand: S1 },
        {},
        {},
        {},
      ],
    })
    t.announce(Ann, 'A1', 'X1', { target: { seat: 'prey' } })
    t.edit(state => {
      for (const frame of state.frames)
        if (frame.kind === 'action')
          Object.assign(frame, {
            vars: { m: [t.id('B1')] },
            ops: [
              {
                op: 'if',
                test: { is: ['m', { locked: true }] },
                then: [{ op: 'combat', acting: 'by', opposing: 'm' }],
              },
            ],
          })
    })
    play(t, Ben, 'play:S1:unlock:B1')
    t.allPass(() => t.has('combat-started'))
    expect([t.happened('blocked'), t.happened('combat-started')]).toMatchObject([
      [{ minion: { id: t.id('B1') } }],
      [{ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } }],
    ])
    onwards(t)
    expect(t.happened('combat-started')).toHaveLength(1)
  })
})

describe('The Barrens and Dreams of the Sphinx in the action of another', () => {
  const scene = (cards: Held, more: object = {}) =>
    table({
      seats: [
        { ready: [minion('A1', of('dom')), minion('A2')], hand: held('govern-the-unaligned', 'G1') },
        { pool: 10, ready: [minion('B1')] },
        {
          pool: 10,
          ready: [minion('C1'), ...cards],
          hand: held('bonding', 'X1', 'X2', 'X3', 'X4', 'X5', 'X6', 'X7'),
          library: [...held('direct-intervention', 'I1'), ...held('bonding', 'Y1', 'Y2')],
          ...more,
        },
        {},
        {},
      ],
    })
  const uses = [
    ['the-barrens', 'use:L1:discard'],
    ['dreams-of-the-sphinx', 'use:L1:hand'],
  ] as const
  const args = (t: Table, use: string) => (use.endsWith('discard') ? { c: [t.id('X1')] } : undefined)

  it.each([
    ['the-barrens#1', ...uses[0]],
    ['dreams-of-the-sphinx#2', ...uses[1]],
  ] as const)('%s: not as a card is played, to draw what would cancel it', (_, card, use) => {
    const t = scene(held(card, 'L1'))
    t.answer(Ann, 'play:G1:dom:A1')
    expect([t.window(), t.waiting(), t.can(Cal, use), t.refused(Cal, use, args(t, use))]).toEqual([
      'as-played',
      [Cal],
      false,
      'illegal-option',
    ])
  })

  it.each(uses)('%s#G23-1: as soon as its controller may play an effect', (card, use) => {
    const t = scene(held(card, 'L1'))
    t.answer(Ann, 'bleed:A1')
    t.reach(Cal, use, args(t, use))
    t.allPass(() => t.locked('L1'))
    expect([t.inHand(Cal, 'I1'), t.has('action-ended')]).toEqual([true, false])
  })
})
