import { describe, expect, it } from 'vitest'
import { duel, onwards, play, upTo } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'
import { costs, has, held, v, type Held } from './scene.ts'

/** Cards that make others cheaper. */
const shard = { card: 'the-shard-london', as: 'L1' },
  line = { card: 'the-line', as: 'L2' }
const master = { phase: 'master' } as const

describe('The Shard, London', () => {
  const scene = (
    hand: Held,
    {
      a = {},
      ann = {},
      ben = {},
      turn = {},
      more = [],
    }: { a?: object; ann?: object; ben?: object; turn?: object; more?: object[] } = {},
  ) =>
    table({
      seats: [
        {
          pool: 10,
          edge: true,
          ready: [
            v('A1', { disciplines: ['ani', 'dom', 'pre', 'for'], capacity: 8, ...a }, { blood: 4 }),
            minion('A2'),
            shard,
            ...(more as never[]),
          ],
          hand,
          ...ann,
        },
        { pool: 10, ready: [minion('B1')], ...ben },
        {},
        {},
        {},
      ],
      turn,
    })

  it('comes into play for 2 pool; vampires of others steal it, Ventrue at +1 stealth', () => {
    const t = table({ seats: [{ pool: 10, hand: held('the-shard-london', 'S1') }, {}, {}], turn: master })
    t.answer(Ann, 'play:S1:')
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay]).toEqual([8, [t.id('S1')]])
    const steals = table({
      seats: [
        { ready: [shard, minion('A1')] },
        { ready: [v('B1', { clan: 'Ventrue' }), v('B2', { clan: 'Toreador' })] },
        {},
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    steals.answer(Ben, 'action:L1:steal:B1')
    expect(steals.stat('B1', 'stealth')).toBe(1)
    steals.allPass()
    expect(steals.state.seats[Ben]!.inPlay.includes(steals.id('L1'))).toBe(true)
    const other = table({
      seats: [{ ready: [shard, minion('A1')] }, { ready: [v('B2', { clan: 'Toreador' })] }, {}, {}, {}],
      turn: { seat: Ben },
    })
    other.answer(Ben, 'action:L1:steal:B2')
    expect(other.stat('B2', 'stealth')).toBe(0)
  })

  it('locked with the Edge, it takes 2 pool off a master card; without the Edge, or locked, it does not', () => {
    const t = scene(held('creepshow-casino', 'C1'), { turn: master })
    t.answer(Ann, 'play:C1:', { reduced: [t.id('L1')] })
    expect([t.pool(Ann), t.locked('L1')]).toEqual([10, true])
    const not = scene(held('creepshow-casino', 'C1'), { turn: master })
    not.answer(Ann, 'play:C1:', { reduced: [] })
    expect([not.pool(Ann), not.locked('L1')]).toEqual([8, false])
    expect(
      scene(held('creepshow-casino', 'C1'), { turn: master, ann: { edge: false } }).option(Ann, 'play:C1:')?.slots,
    ).toBeUndefined()
    expect(
      scene(held('misdirection', 'C1'), { turn: master, ann: { pool: 1 } })
        .option(Ann, 'play:C1:')
        ?.slots?.map(slot => slot.name),
    ).toEqual(['m', 'reduced'])
  })

  it('never below 0', () => {
    const t = scene(held('elder-library', 'C1'), { turn: master })
    t.answer(Ann, 'play:C1:', { reduced: [t.id('L1')] })
    expect([t.pool(Ann), costs(t)]).toEqual([10, []])
  })

  it('the-shard-london#1: the blood of a card that a minion plays: a modifier, a reaction, a combat card', () => {
    const modifier = scene(held('freak-drive', 'F1'), { a: { disciplines: ['for'] } })
    modifier.answer(Ann, 'bleed:A1')
    modifier.allPass(() => modifier.can(Ann, 'play:F1:for:A1'))
    modifier.answer(Ann, 'play:F1:for:A1', { reduced: [modifier.id('L1')] })
    modifier.allPass()
    expect([modifier.blood('A1'), modifier.locked('L1'), modifier.locked('A1')]).toEqual([4, true, false])
    const reaction = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { edge: true, ready: [v('B1', { disciplines: ['dom'] }, { blood: 1 }), shard], hand: held('deflection', 'D1') },
        {},
        {},
        {},
      ],
    })
    reaction.answer(Ann, 'bleed:A1')
    reaction.reach(Ben, 'play:D1:dom:B1', { to: [2], reduced: [reaction.id('L1')] })
    reaction.allPass()
    expect([reaction.blood('B1'), reaction.locked('L1'), reaction.pool(2)]).toEqual([1, true, 29])
  })

  it('an X that is chosen costs 2 less', () => {
    const t = upTo(
      duel({
        a: { generic: { strength: 3, capacity: 8 } },
        b: has('for', {}, { capacity: 8 }),
        ben: held('hidden-strength', 'H1'),
      }),
      'prevent',
    )
    t.edit(state => {
      state.edge = Ben
      state.cards.push({ key: 'the-shard-london', owner: Ben })
      state.seats[Ben]!.inPlay = [...state.seats[Ben]!.inPlay, state.cards.length - 1]
    })
    const card = t.state.cards.length - 1
    expect(t.option(Ben, 'play:H1:for:B1')?.slots?.map(slot => slot.name)).toEqual(['x', 'reduced'])
    play(t, Ben, 'play:H1:for:B1', { x: 2, reduced: [card] })
    onwards(t)
    expect([t.blood('B1'), t.state.cards[card]!.locked, t.happened('prevented')]).toMatchObject([
      8,
      true,
      [{ amount: 3 }],
    ])
  })

  it('the-shard-london#2: an ally plays with it what costs blood and asks for no vampire', () => {
    const ally = (more: object = {}, card = 'palatial-estate') =>
      scene(held(card, 'P1'), {
        ann: { ready: [minion('A1', { generic: { type: 'ally', life: 3 } }), shard], ...more },
      })
    const t = ally()
    expect([t.option(Ann, 'play:P1::A1')?.slots, t.refused(Ann, 'play:P1::A1', { reduced: [] })]).toMatchObject([
      [{ name: 'reduced', min: 1 }],
      'illegal-args',
    ])
    t.answer(Ann, 'play:P1::A1', { reduced: [t.id('L1')] })
    t.allPass()
    expect([t.card('P1').on, t.blood('A1'), t.locked('L1')]).toEqual([t.id('A1'), 3, true])
    expect([
      ally({ edge: false }).why(Ann, 'play', 'P1'),
      ally({}, 'raven-spy').can(Ann, 'play:P1:ani:A1'),
      ally({}, 'reckless-agitation').can(Ann, 'play:P1::A1'),
    ]).toEqual([['vampires-only', 'REQ-12'], false, false])
  })

  it('the-shard-london#G130-1: from the announcement until the cost is paid; named with an action card that is cancelled, it is not locked', () => {
    const late = scene(held('raven-spy', 'R1'))
    late.answer(Ann, 'play:R1:ani:A1', { reduced: [] })
    late.allPass()
    late.choose(Ann, [late.id('L1')])
    expect([late.locked('L1'), late.blood('A1'), late.card('R1').on]).toEqual([true, 4, late.id('A1')])
    const cancelled = scene(held('raven-spy', 'R1'), { ben: { pool: 20, hand: held('direct-intervention', 'D1') } })
    cancelled.answer(Ann, 'play:R1:ani:A1', { reduced: [cancelled.id('L1')] })
    play(cancelled, Ben, 'play:D1:')
    expect([cancelled.inAsh(Ann, 'R1'), cancelled.locked('L1')]).toEqual([true, false])
  })

  it('of a card that is paid for though it is cancelled it takes the same', () => {
    const t = scene(held('creepshow-casino', 'C1'), {
      turn: master,
      ben: { pool: 20, hand: held('sudden-reversal', 'S1') },
    })
    t.answer(Ann, 'play:C1:', { reduced: [t.id('L1')] })
    t.answer(Ben, 'play:S1:')
    t.allPass()
    expect([t.happened('card-cancelled').length, t.pool(Ann), t.locked('L1')]).toEqual([1, 10, true])
  })

  it('the-shard-london#G130-2: an action card that no action plays', () => {
    const t = scene([...held('piper', 'M1'), ...held('raven-spy', 'R1')], {
      a: { sect: 'Anarch', disciplines: ['ani'] },
      turn: master,
    })
    t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
    t.choose(Ann, [t.id('R1')])
    t.choose(Ann, [t.id('L1')])
    expect([t.card('R1').on, t.locked('L1'), t.blood('A1')]).toEqual([t.id('A1'), true, 4])
  })

  it('the-shard-london#G130-3: what could not be paid otherwise is played with it, and with as many as are needed', () => {
    const t = scene(held('creepshow-casino', 'C1'), { turn: master, ann: { pool: 1 } })
    expect(t.option(Ann, 'play:C1:')?.slots).toMatchObject([{ name: 'reduced', min: 1, max: 1 }])
    expect(t.refused(Ann, 'play:C1:', { reduced: [] })).toBe('illegal-args')
    t.answer(Ann, 'play:C1:', { reduced: [t.id('L1')] })
    expect(t.pool(Ann)).toBe(1)
    const none = scene(held('archon-investigation', 'C1'), {
      ann: { pool: 1, ready: [minion('A1'), { ...shard, locked: true }] },
      turn: master,
    })
    expect(none.can(Ann, 'play:C1:')).toBe(false)
    const both = scene(held('heart-of-the-city', 'H1'), { a: { disciplines: ['pre'] }, more: [line] })
    expect(both.option(Ann, 'play:H1:pre:A1')?.slots).toMatchObject([
      { name: 'reduced', candidates: [both.id('L1'), both.id('L2')], min: 0, max: 2 },
    ])
  })
})

describe('Charisma', () => {
  const bears = (hand: Held, turn: object = {}, a: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [
            v(
              'A1',
              { sect: 'Anarch', disciplines: ['ani'], capacity: 8, ...a },
              { attachments: [{ card: 'charisma', as: 'C1' }] },
            ),
            v('A2', { sect: 'Anarch', disciplines: ['ani'] }),
          ],
          hand,
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
      turn,
    })

  it('lies on a ready vampire of anybody', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')], torpor: [minion('A2')], hand: held('charisma', 'C1') },
        { ready: [minion('B1')] },
        {},
      ],
      turn: master,
    })
    expect(t.option(Ann, 'play:C1:')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('B1')] }])
    t.answer(Ann, 'play:C1:', { v: [t.id('A1')] })
    expect(t.card('C1').on).toBe(t.id('A1'))
  })

  it('an ally costs its vampire 1 less, and others as much as ever; a retainer costs the same', () => {
    const pays = (card: string, level: string, by: string) => {
      const t = bears(held(card, 'K1'))
      t.answer(Ann, `play:K1:${level}:${by}`)
      t.allPass()
      return [t.pool(Ann), t.blood(by)]
    }
    expect([
      pays('mylan-horseed', '', 'A1'),
      pays('mylan-horseed', '', 'A2'),
      pays('underbridge-stray', 'ani', 'A1'),
      pays('underbridge-stray', 'ani', 'A2'),
      pays('raven-spy', 'ani', 'A1'),
    ]).toEqual([
      [10, 8],
      [9, 5],
      [10, 8],
      [10, 4],
      [10, 7],
    ])
  })

  it('piper#G131-3: not where an effect recruits without an action', () => {
    const t = bears([...held('piper', 'M1'), ...held('underbridge-stray', 'K1')], master)
    t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
    t.choose(Ann, [t.id('K1')])
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('K1')), t.blood('A1')]).toEqual([true, 7])
  })
})
