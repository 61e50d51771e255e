import { describe, expect, it } from 'vitest'
import { onwards, play } from '../support/duel.ts'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../support/table.ts'
import { type Held, type Table, ended, held, v } from './scene.ts'
import { declines } from './steps.ts'

/** Rulings on reactions, and on cards used in the actions of others, outside the five decks, each by its id (`test/conformance/rulings.ts`). */
const elder = {
  capacity: 8,
  disciplines: ['ANI', 'OBF', 'PRE', 'pro', 'for', 'ani'],
  sect: 'Anarch',
  title: 'baron',
  city: 'Rome',
  clan: 'Gangrel',
}

/** What unlocks B1 for a block, by that vampire itself or another. */
const unlocks: [string, string, (t: Table) => Record<string, number[]> | undefined][] = [
  ['sense-the-savage-way', 'play:K1:ANI:B1', () => undefined],
  ['eyes-of-the-wild', 'play:K1::B1', () => undefined],
  ['organized-resistance', 'play:K1:unlock:B1', t => ({ m: [t.id('B1')] })],
]
const scene = (
  card: string,
  more: { a1?: object; ann?: Held; b1?: object; ben?: Held; b2?: object; cal?: object } = {},
) =>
  table({
    seats: [
      {
        pool: 10,
        ready: [v('A1', { disciplines: ['for', 'FOR'], capacity: 8, ...more.a1 }), minion('A2')],
        hand: more.ann ?? [],
      },
      {
        pool: 10,
        ready: [v('B1', elder, { locked: true, blood: 5, ...more.b1 }), minion('B2', { ...more.b2 })],
        hand: [...held(card, 'K1'), ...(more.ben ?? [])],
      },
      { pool: 10, ready: [minion('C1')], ...more.cal },
      listening('D1', { pool: 10 }),
      {},
    ],
  })

describe('what unlocks for a block', () => {
  it.each(unlocks)(
    '%s#G123-1: an action that asked for a locked minion is blocked all the same by the one that it was aimed at',
    (card, option, args) => {
      const t = table({
        seats: [
          { ready: [minion('A1'), minion('A2'), { card: 'elder-library', as: 'X1' }] },
          { ready: [v('B1', elder, { locked: true, blood: 5 }), minion('B2')], hand: held(card, 'K1') },
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
      play(t, Ben, option, args(t))
      t.allPass(() => t.has('combat-started'))
      expect([t.happened('blocked'), t.happened('combat-started')]).toMatchObject([
        [{ minion: { id: t.id('B1') } }],
        [{ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } }],
      ])
      onwards(t)
      expect(t.happened('combat-started')).toHaveLength(1)
    },
  )

  it.each(unlocks.slice(0, 2))('%s#G124-1: by one that has woken and is attempting already', (card, option) => {
    const t = scene(card, { ben: held('on-the-qui-vive', 'Q1') })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:Q1::B1')
    play(t, Ben, 'block:B1')
    expect([t.locked('B1'), t.window()]).toEqual([true, 'attempt'])
    play(t, Ben, option)
    expect([t.locked('B1'), t.happened('block-declared').length]).toEqual([false, 1])
    t.allPass(() => t.has('blocked'))
    expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('B1') } }])
  })
  it('organized-resistance#G124-1: of one that has woken and is attempting already', () => {
    const t = scene('organized-resistance', { ben: held('on-the-qui-vive', 'Q1') })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:Q1::B1')
    play(t, Ben, 'block:B1')
    expect([t.locked('B1'), t.window()]).toEqual([true, 'attempt'])
    play(t, Ben, 'play:K1:unlock:B1', { m: [t.id('B1')] })
    expect([t.locked('B1'), t.stat('B1', 'intercept')]).toEqual([false, 1])
    t.allPass(() => t.has('blocked'))
    expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('B1') } }])
  })

  it.each(unlocks)('%s#G124-2: not of one that cannot attempt to block', (card, option) => {
    const t = scene(card, { ann: held('daring-the-dawn', 'N1') })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:N1:for:A1')
    let offered = false
    onwards(
      t,
      () =>
        (offered ||= t.window() !== 'announced' && t.happened('ruled').length > 0 && t.can(Ben, option)) ||
        t.has('action-ended'),
    )
    expect([offered, t.inHand(Ben, 'K1')]).toEqual([false, true])
  })

  it.each(unlocks)('%s#G124-3: not where its Methuselah could not block', (card, option) => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { pool: 10, ready: [minion('B2')] },
        { ready: [v('B1', elder, { locked: true, blood: 5 }), minion('C2')], hand: held(card, 'K1') },
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Cal, option)) || t.has('action-ended'))
    expect([offered, t.inHand(Cal, 'K1'), t.pool(Ben)]).toEqual([false, true, 9])
  })
})

describe('what unlocks for blood', () => {
  it('deep-ecology#G65-1, deep-ecology#G97-1: the blood is no cost, which nothing makes cheaper, and must be there', () => {
    const t = scene('deep-ecology', { b1: { blood: 1 } })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:K1:pro:B1')
    expect([t.blood('B1'), t.locked('B1'), t.happened('counters')]).toMatchObject([
      0,
      false,
      [{ amount: 1, why: 'effect' }],
    ])
    const none = scene('deep-ecology', { b1: { blood: 0 } })
    none.answer(Ann, 'bleed:A1')
    onwards(none, () => none.can(Ben, 'play:K1:pro:B1'))
    expect([none.has('action-ended'), none.inHand(Ben, 'K1')]).toEqual([true, true])
  })
})

describe('Visions of Zapathasura', () => {
  it('visions-of-zapathasura#G136-1: who is locked for it while it attempts to block fails, unless it had woken', () => {
    const scene = (locked: boolean) =>
      table({
        seats: [
          { ready: [v('A1', { bleed: 2 }), minion('A2')] },
          {
            pool: 10,
            ready: [v('B1', elder, { locked }), minion('B2')],
            hand: [...held('visions-of-zapathasura', 'K1'), ...held('on-the-qui-vive', 'Q1')],
          },
          {},
          listening('D1'),
          {},
        ],
      })
    const t = scene(false)
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ben, 'play:K1:OBF+PRE:B1')
    t.allPass()
    expect([t.happened('block-failed').length, t.has('blocked'), t.pool(Ben), ended(t)]).toMatchObject([
      1,
      false,
      10,
      { outcome: 'successful' },
    ])
    const woken = scene(false)
    woken.answer(Ann, 'bleed:A1')
    play(woken, Ben, 'block:B1')
    woken.effect(Ben, [{ op: 'allow', rule: 'wake', on: 'b', until: 'action' }], { b: 'B1' })
    play(woken, Ben, 'play:K1:OBF+PRE:B1')
    woken.allPass(() => woken.has('blocked') || woken.has('block-failed'))
    expect(woken.has('blocked')).toBe(true)
  })
})

describe('Bait and Switch', () => {
  const baron = { title: 'baron', city: 'Rome' }
  const bait = (more: { ann?: Held; a1?: object } = {}) =>
    table({
      seats: [
        { pool: 10, ready: [v('A1', { disciplines: ['OBF'], ...more.a1 }), minion('A2')], hand: more.ann ?? [] },
        { pool: 10, ready: [v('B1', baron), minion('B2')], hand: held('bait-and-switch', 'F1') },
        { pool: 10, ready: [minion('C1')] },
        listening('D1', { pool: 10 }),
        {},
      ],
    })
  it('bait-and-switch#G106-1: also by who has failed to block for lack of intercept', () => {
    const t = bait({ ann: held('lost-in-crowds', 'L1') })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:L1:obf:A1')
    t.allPass(() => t.can(Ben, 'play:F1::B1'))
    expect(t.happened('block-failed')).toHaveLength(1)
    play(t, Ben, 'play:F1::B1', { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([10, 9])
  })

  it('bait-and-switch#G106-2: not once the bleed is about to succeed', () => {
    const t = bait({ ann: held('spying-mission', 'S1') })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'success')
    expect([t.can(Ann, 'play:S1:OBF:A1'), t.can(Ben, 'play:F1::B1')]).toEqual([true, false])
  })

  it('bait-and-switch#G106-3: to nobody who cannot be bled', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { pool: 10, ready: [v('B1', baron)], hand: held('bait-and-switch', 'F1') },
        { pool: 0, ousted: true },
        listening('D1', { pool: 10 }),
        { pool: 10 },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    declines(t, Ann)
    expect(t.option(Ben, 'play:F1::B1')?.slots).toMatchObject([{ candidates: [Dee, 4] }])
    for (const to of [Ann, Ben, Cal]) expect(t.refused(Ben, 'play:F1::B1', { to: [to] })).toBe('illegal-args')
  })
})

describe('Archon Investigation', () => {
  const bled = (a1: object, more: Held = []) => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['OBF'], bleed: 4, ...a1 }), minion('A2')], hand: more },
        { pool: 20, ready: [minion('B1')], hand: held('archon-investigation', 'M1') },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('archon-investigation#1: not once the bleed is about to succeed', () => {
    const t = bled({}, held('spying-mission', 'S1'))
    t.allPass(() => t.window() === 'success')
    expect([t.can(Ann, 'play:S1:OBF:A1'), t.can(Ben, 'play:M1:')]).toEqual([true, false])
    t.allPass()
    expect(t.inHand(Ben, 'M1')).toBe(true)
  })
})

describe('locations in the actions of others', () => {
  const radios = [
    ['krcg-news-radio', 'use:N1:other'],
    ['wmrh-talk-radio', 'use:N1:intercept'],
  ] as const
  it.each(radios)(
    '%s#G103-1: only when its Methuselah has the impulse: those before pass it on or have declared their blocks',
    (card, use) => {
      const t = table({
        seats: [
          { ready: [v('A1', { stealth: 1 }), minion('A2')], hand: held('conditioning', 'C1') },
          { pool: 10, ready: [v('B1', { disciplines: ['aus'] }), minion('B2')], hand: held('spirits-touch', 'S1') },
          {},
          { pool: 10, ready: [minion('D1'), ...held(card, 'N1')] },
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      expect(t.can(Dee, use)).toBe(false)
      play(t, Ben, 'block:B1')
      // Ben, who attempts, comes before Dee.
      expect([t.window(), t.order().indexOf(Ben) < t.order().indexOf(Dee)]).toEqual(['attempt', true])
      play(t, Dee, use)
      expect([t.stat('B1', 'intercept'), t.locked('N1')]).toEqual([1, true])
    },
  )

  it('wmrh-talk-radio#1: a block before it was used does not count', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['PRO'], stealth: 0, capacity: 9 }), minion('A2')],
          hand: held('form-of-mist', 'F1'),
        },
        { pool: 10, ready: [minion('B1'), minion('B2'), ...held('wmrh-talk-radio', 'N1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:F1:PRO:A1')).answer(Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    play(t, Ben, 'block:B1')
    play(t, Ben, 'use:N1:intercept')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 3, on: 'acting', until: 'action' }])
    onwards(t, () => t.has('action-ended'))
    expect([t.happened('blocked').length, t.happened('block-failed').length, t.pool(Ben)]).toEqual([1, 1, 10 - 1 - 1])
  })

  it('channel-10#1: an action whose card was cancelled is none; one that was cancelled later is the first', () => {
    const scene = () =>
      table({
        seats: [
          {
            ready: [v('A1', { disciplines: ['dom'], stealth: 2 }), v('A2', { stealth: 2 })],
            hand: held('govern-the-unaligned', 'G1'),
          },
          {
            pool: 10,
            ready: [v('B1'), v('B2', { disciplines: ['tem'] }), ...held('channel-10', 'N1')],
            hand: held('direct-intervention', 'I1'),
          },
          {},
          listening('D1'),
          {},
        ],
      })
    const blocks = (t: Table) => {
      t.answer(Ann, 'bleed:A2')
      play(t, Ben, 'block:B1')
      t.allPass(() => t.can(Ben, 'use:N1:intercept') || t.has('block-failed'))
      return t.can(Ben, 'use:N1:intercept')
    }
    const cancelled = scene()
    cancelled.answer(Ann, 'play:G1:dom:A1')
    play(cancelled, Ben, 'play:I1:')
    cancelled.allPass(() => cancelled.can(Ann, 'bleed:A2'))
    expect(blocks(cancelled)).toBe(false)
    const over = scene()
    over.answer(Ann, 'play:G1:dom:A1')
    over.allPass(() => over.has('action-announced'))
    over.effect(Ben, [{ op: 'outcome', of: 'action', is: 'ends' }])
    over.allPass()
    expect(blocks(over)).toBe(true)
  })

  it('powerbase-savannah#1: of whoever is the acting one by then', () => {
    const scene = (acting: 'A1' | 'B1') => {
      const t = table({
        seats: [
          { ready: [minion('A1'), ...held('powerbase-savannah', 'N1'), ...held('the-rack', 'N2')] },
          { ready: [minion('B1')] },
          {},
          {},
          {},
        ],
      })
      t.push({
        kind: 'combat',
        step: 'begins',
        number: 0,
        round: 0,
        acting: t.id(acting),
        opposing: t.id(acting === 'A1' ? 'B1' : 'A1'),
        range: 'close',
        committed: [],
        toChoose: [t.id('A1'), t.id('B1')],
        strikes: [],
        pair: 0,
      })
      return onwards(t, () => t.can(Ann, 'use:N1:end')).can(Ann, 'use:N1:end')
    }
    expect([scene('A1'), scene('B1')]).toEqual([true, false])
  })
})

describe('obedience', () => {
  const blocked = (
    announce: string,
    more: { a1?: object; ann?: Held; args?: (t: Table) => Record<string, number[]> } = {},
  ) => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1', more.a1), minion('A2', { attachments: held('kevlar-vest', 'E1') })],
          hand: more.ann ?? [],
        },
        {
          ready: [
            v('B1', { disciplines: ['DOM'], capacity: 8 }),
            minion('B2', { attachments: held('haven-uncovered', 'H1', 'H2') }),
          ],
          hand: [...held('obedience', 'O1'), ...held('cats-guidance', 'K1')],
        },
        {},
        listening('D1'),
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, announce, more.args?.(t))
    play(t, Ben, 'block:B1')
    onwards(t, () => t.window() === 'combat-begins')
    play(t, Ben, 'play:O1:dom:B1')
    return onwards(t)
  }
  it('obedience#2: an action of the rulebook is not the same as one by a card, played or in play', () => {
    const t = blocked('equip:A1:A2', { ann: held('sport-bike', 'S1'), args: one => ({ cards: [one.id('E1')] }) })
    expect([
      t.locked('A1'),
      t.can(Ann, 'equip:A1:A2'),
      t.can(Ann, 'play:S1::A1'),
      t.can(Ann, 'action:H1:fight:A1'),
    ]).toEqual([false, false, true, true])
  })

  it('obedience#3: one with another target is another', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [
            minion('A1'),
            minion('A2', { attachments: [...held('kevlar-vest', 'E1'), ...held('sport-bike', 'E2')] }),
          ],
        },
        { ready: [v('B1', { disciplines: ['DOM'], capacity: 8 }), minion('B2')], hand: held('obedience', 'O1') },
        {},
        {},
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, 'equip:A1:A2', { cards: [t.id('E1')] })
    play(t, Ben, 'block:B1')
    onwards(t, () => t.window() === 'combat-begins')
    play(t, Ben, 'play:O1:dom:B1')
    onwards(t)
    expect([
      t.refused(Ann, 'equip:A1:A2', { cards: [t.id('E1'), t.id('E2')] }),
      t.refused(Ann, 'equip:A1:A2', { cards: [t.id('E1')] }),
    ]).toEqual(['illegal-args', 'illegal-args'])
    t.answer(Ann, 'equip:A1:A2', { cards: [t.id('E2')] })
    t.allPass()
    expect(t.has('action-ended')).toBe(true)
  })

  it('obedience#4: the same action of another copy of a card in play is another', () => {
    const t = blocked('action:H1:fight:A1')
    expect([ended(t), t.can(Ann, 'action:H1:fight:A1'), t.can(Ann, 'action:H2:fight:A1')]).toMatchObject([
      { outcome: 'ended' },
      false,
      true,
    ])
  })

  it('obedience#6: no combat, and nothing more is played', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['FOR', 'PRO'] }), minion('A2')],
          hand: [...held('freak-drive', 'F1'), ...held('form-of-mist', 'F2')],
        },
        {
          ready: [v('B1', { disciplines: ['DOM', 'ani'], capacity: 8 }), minion('B2')],
          hand: [...held('obedience', 'O1'), ...held('cats-guidance', 'K1')],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.window() === 'combat-begins')
    t.answer(Ben, 'play:O1:DOM:B1')
    for (let n = 0; n < 5 && t.window() === 'as-played'; n++) t.pass(t.owed()[0]!)
    expect([t.has('combat-started'), ended(t), t.window(), t.inHand(Ann, 'F1'), t.inHand(Ben, 'K1')]).toMatchObject([
      false,
      { outcome: 'ended' },
      undefined,
      true,
      true,
    ])
  })

  it('obedience#7: not where a slave fights in the place of the acting minion', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { clan: 'Tremere' }), v('A2', { slaveOf: 'Tremere', capacity: 3 })] },
        { ready: [v('B1', { disciplines: ['DOM'], capacity: 8 }), minion('B2')], hand: held('obedience', 'O1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('A2')])
    onwards(t, () => t.window() === 'combat-begins' || t.has('combat-started'))
    expect([t.has('combat-started'), t.happened('combat-started')[0], t.inHand(Ben, 'O1')]).toMatchObject([
      true,
      { acting: { id: t.id('A2') } },
      true,
    ])
  })
})
