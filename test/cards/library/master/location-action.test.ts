import { describe, expect, it } from 'vitest'
import { duel, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { actions, costs, has, held, type Held, type Table, v } from '../../scene.ts'

const misdirection = (as: string) => ({ card: 'misdirection', as })
/** Cards that make others cheaper. */
const shard = { card: 'the-shard-london', as: 'L1' }
const line = { card: 'the-line', as: 'L2' }
const H1 = { card: 'information-highway', as: 'H1' }
const H2 = { card: 'information-highway', as: 'H2' }
const Y1 = { card: 'the-labyrinth', as: 'Y1' }
const nosferatu = { generic: { clan: 'Nosferatu' } }
const transfers = (t: ReturnType<typeof table>): number =>
  t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].transfers : -1
const L1 = (card: string) => ({ card, as: 'L1' })
const anarch = (as: string, more: object = {}, generic: object = {}) => v(as, { sect: 'Anarch', ...generic }, more)
const holder = (t: Table, as: string) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id(as)))
const master = { phase: 'master' as const }

describe('The Parthenon', () => {
  const v = (as: string, disciplines: string[] = [], more: object = {}) =>
    minion(as, { generic: { disciplines }, ...more })

  it('locks in the own master phase for another master phase action', () => {
    const t = table({
      seats: [
        { pool: 10, hand: [{ card: 'the-parthenon', as: 'P1' }, misdirection('M1')], ready: [v('V1')] },
        { hand: ['bonding'], ready: [v('V5')] },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:P1:')
    expect([t.pool(Ann), actions(t)]).toEqual([8, 0])
    t.answer(Ann, 'use:P1:action')
    expect([actions(t), t.locked('P1'), t.refused(Ann, 'use:P1:action')]).toEqual([1, true, 'illegal-option'])
    t.answer(Ann, 'play:M1:', { m: [t.id('V5')] })
    expect([t.locked('V5'), t.why(Ann, 'use', 'P1')?.[1]]).toEqual([true, 'UNLOCK-06'])
  })
})

describe('Information Highway', () => {
  const scene = (ann: object = {}, turn: object = {}) =>
    table({
      seats: [
        { pool: 20, hand: [H1], uncontrolled: [minion('U1', { generic: { capacity: 9 } })], ...ann },
        { uncontrolled: [minion('U5')] },
        {},
        {},
        {},
      ],
      turn: { phase: 'master', number: 6, ...turn },
    })

  it('two more transfers, from the influence phase of the turn it is played in, for nothing', () => {
    const t = scene()
    t.answer(Ann, 'play:H1:')
    expect([
      t.pool(Ann),
      t.state.seats[Ann]!.inPlay,
      t.inAsh(Ann, 'H1'),
      t.happened('phase-started').at(-1),
    ]).toMatchObject([20, [t.id('H1')], false, { phase: 'influence' }])
    expect(transfers(t)).toBe(6)
    t.answer(Ann, 'invest:U1', { amount: 6 })
    expect([t.blood('U1'), t.pool(Ann), transfers(t), t.can(Ann, 'invest:U1')]).toEqual([6, 14, 0, false])
  })

  it("in each of its controller's turns, in nobody else's", () => {
    const t = table({
      seats: [{ ready: [H1], uncontrolled: [minion('U1')] }, { uncontrolled: [minion('U5')] }],
      turn: { phase: 'influence', number: 6 },
    })
    const found: number[] = []
    for (const seat of [Ann, Ben, Ann, Ben]) {
      found.push(transfers(t))
      t.endPhase(seat)
    }
    expect(found).toEqual([6, 4, 6, 4])
  })

  it('adds to what the first turns of the game give', () => {
    expect(
      transfers(
        table({ seats: [{ ready: [H1], uncontrolled: [minion('U1')] }, {}], turn: { phase: 'influence', number: 2 } }),
      ),
    ).toBe(4)
    const first = scene({}, { number: 1 })
    first.answer(Ann, 'play:H1:')
    expect(transfers(first)).toBe(3)
  })

  it('takes the master phase action', () => {
    const t = scene({ hand: [H1, Y1], ready: [minion('V1', nosferatu)] })
    t.answer(Ann, 'play:H1:')
    expect([t.happened('phase-started').at(-1), t.can(Ann, 'play:Y1:')]).toMatchObject([{ phase: 'minion' }, false])
  })

  it('CONTEST-10: nobody plays a second copy of their own', () => {
    const t = scene({ ready: [H2, minion('V1')] })
    expect([t.refused(Ann, 'play:H1:'), t.why(Ann, 'play', 'H1'), t.inHand(Ann, 'H1')]).toEqual([
      'illegal-option',
      ['already-controlled', 'CONTEST-10'],
      true,
    ])
  })

  it('MASTER-02: not outside the master phase', () => {
    const t = scene({ ready: [minion('V1')] }, { phase: 'minion' })
    expect([t.can(Ann, 'play:H1:'), t.why(Ann, 'play', 'H1')]).toEqual([false, ['not-this-phase', 'MASTER-02']])
  })
})

describe('The Line', () => {
  const line = (card: string, a1: object = {}, generic: object = {}, more: object = {}) =>
    table({
      seats: [
        {
          pool: 20,
          ready: [
            v(
              'A1',
              { disciplines: ['ani', 'dem', 'dom'], sect: 'Anarch', capacity: 8, clan: 'Gangrel', ...generic },
              { blood: 4, ...a1 },
            ),
            minion('A2'),
            ...held('the-line', 'L1'),
          ],
          hand: held(card, 'K1'),
        },
        { pool: 10, ready: [minion('B1')], ...more },
        {},
        {},
        {},
      ],
    })
  it('the-line#1: the blood that any action card costs, and no pool', () => {
    for (const [card, option, blood] of [
      ['raven-spy', 'play:K1:ani:A1', 4],
      ['reckless-agitation', 'play:K1::A1', 3],
      ['far-mastery', 'play:K1:dom:A1', 4],
    ] as const) {
      const t = line(card, {}, {}, { ready: [minion('B1', { attachments: held('raven-spy', 'R1') })] })
      t.answer(Ann, option, { reduced: [t.id('L1')], ...(card === 'far-mastery' && { card: [t.id('R1')] }) })
      onwards(t, () => t.has('action-succeeded'))
      onwards(t, () => t.happened('counters').length > 0 || t.has('action-ended'))
      expect([card, t.locked('L1'), t.blood('A1')]).toEqual([card, true, blood])
    }
    const pool = line('dog-pack')
    expect(pool.option(Ann, 'play:K1::A1')?.slots ?? []).toEqual([])
    pool.answer(Ann, 'play:K1::A1')
    pool.allPass()
    expect([pool.locked('L1'), pool.pool(Ann)]).toEqual([false, 18])
  })

  it('the-line#2: not for an ally that acts as a vampire', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', { type: 'ally', life: 4, asVampire: ['dom'] }), ...held('the-line', 'L1')],
          hand: held('far-mastery', 'K1'),
        },
        { ready: [minion('B1', { attachments: held('raven-spy', 'R1') })] },
        {},
        {},
        {},
      ],
    })
    expect(t.option(Ann, 'play:K1:dom:A1')?.slots?.some(slot => slot.name === 'reduced') ?? false).toBe(false)
    t.answer(Ann, 'play:K1:dom:A1', { card: [t.id('R1')] })
    t.allPass()
    expect(t.locked('L1')).toBe(false)
  })

  it('the-line#G130-1: until the cost is paid; named as the card is played, it is not locked if that is cancelled', () => {
    const late = line('raven-spy')
    late.answer(Ann, 'play:K1:ani:A1', { reduced: [] })
    late.allPass()
    late.choose(Ann, [late.id('L1')])
    expect([late.locked('L1'), late.blood('A1')]).toEqual([true, 4])
    const cancelled = line('raven-spy', {}, {}, { hand: held('direct-intervention', 'I1') })
    cancelled.answer(Ann, 'play:K1:ani:A1', { reduced: [cancelled.id('L1')] })
    play(cancelled, Ben, 'play:I1:')
    expect([cancelled.inAsh(Ann, 'K1'), cancelled.locked('L1')]).toEqual([true, false])
  })

  it('the-line#G130-2: the blood of an action card, though no action plays it', () => {
    for (const lines of [['L1'], []]) {
      const t = table({
        seats: [
          {
            pool: 10,
            ready: [anarch('A1', {}, { disciplines: ['ANI'], capacity: 6 }), minion('A2'), ...held('the-line', 'L1')],
            hand: [...held('piper', 'M1'), ...held('raven-spy', 'R1')],
          },
          { ready: [minion('B1')] },
          {},
          {},
          {},
        ],
        turn: master,
      })
      t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
      t.choose(Ann, [t.id('R1')])
      t.choose(Ann, lines.map(t.id))
      expect([t.card('R1').on, t.locked('L1'), t.blood('A1')]).toEqual([
        t.id('A1'),
        lines.length > 0,
        6 - 1 + lines.length,
      ])
    }
  })

  it('the-line#G130-3: for a card that could not be paid otherwise it is locked as that is announced', () => {
    const t = line('reckless-agitation', { blood: 1 })
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ name: 'reduced', min: 1 }])
    expect(t.refused(Ann, 'play:K1::A1', { reduced: [] })).toBe('illegal-args')
    t.answer(Ann, 'play:K1::A1', { reduced: [t.id('L1')] })
    t.allPass(() => t.has('action-announced'))
    expect(t.locked('L1')).toBe(true)
  })

  it('vampires of others steal it', () => {
    const t = table({
      seats: [{ ready: held('the-line', 'L1') }, { ready: [minion('B1')] }, {}, {}, {}],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'action:L1:steal:B1')
    t.allPass()
    expect(holder(t, 'L1')).toBe(Ben)
  })
})

describe('The Shard, London', () => {
  const master = { phase: 'master' } as const

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
    const procurer = ally({}, 'procurer')
    procurer.answer(Ann, 'play:P1::A1', { reduced: [procurer.id('L1')] })
    procurer.allPass()
    expect([procurer.state.seats[Ann]!.inPlay.includes(procurer.id('P1')), procurer.locked('L1')]).toEqual([true, true])
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

describe('Club Illusion', () => {
  const scene = (a1: object, at: number = Ann, action = 'bleed') => {
    const t = table({
      seats: [
        { ready: [v('A1', a1, { blood: 2 }), ...(at === Ann ? [L1('club-illusion')] : [])] },
        { pool: 10, ready: at === Ben ? [L1('club-illusion')] : [] },
      ],
    })
    t.answer(Ann, `${action}:A1`)
    return t
  }
  it.each([Ann, Ben])('an Anarch burns 1 blood for +1 bleed, once, with the location of seat %i', at => {
    const t = scene({ sect: 'Anarch' }, at)
    t.reach(Ann, 'use:L1:bleed:A1')
    expect([t.blood('A1'), t.locked('L1'), t.can(Ann, 'use:L1:bleed:A1')]).toEqual([1, false, false])
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
  })
  it('no other vampire, and no other action', () => {
    for (const t of [scene({ sect: 'Sabbat' }), scene({ sect: 'Anarch' }, Ann, 'hunt')])
      expect(t.can(Ann, 'use:L1:bleed:A1')).toBe(false)
  })
  it('only as the bleed is announced', () => {
    const t = scene({ sect: 'Anarch' })
    t.pass(Ann)
    t.allPass(() => t.window() === 'declined')
    expect(t.can(Ann, 'use:L1:bleed:A1')).toBe(false)
  })
})

describe('locations in the actions of others', () => {
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
    const sings = (at: number) => {
      const here = [...held('powerbase-savannah', 'N1'), ...held('the-rack', 'N2')]
      const t = table({
        seats: [
          {
            ready: [v('A1', { disciplines: ['ANI'] }), ...(at === Ann ? here : [])],
            hand: held('deep-song', 'S1'),
          },
          { ready: [minion('B1'), ...(at === Ben ? here : [])] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'play:S1:ANI:A1', { v: ['B1'] })
      onwards(t, () => t.can(at, 'use:N1:end') || t.has('combat-ended'))
      return t.can(at, 'use:N1:end')
    }
    expect([sings(Ann), sings(Ben)]).toEqual([false, true])
  })
})

describe('ending a combat before range', () => {
  const anarch = (as: string, more: object = {}) => v(as, { sect: 'Anarch' }, more)

  /** A1 bleeds, B1 blocks; the location is at this seat. */
  const fight = (card: string, at: number, a1: object, b1: object, more: object[] = []) => {
    const here = [L1(card), ...more] as never[]
    const t = table({
      seats: [
        { ready: [v('A1', a1), v('A2'), ...(at === Ann ? here : [])] },
        { ready: [v('B1', b1), ...(at === Ben ? here : [])] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  const D = { card: 'the-barrens', as: 'L2' }

  it("Powerbase: Savannah locks another unique location for an acting vampire of one's own", () => {
    const t = fight('powerbase-savannah', Ann, {}, {}, [D])
    t.reach(Ann, 'use:L1:end', { l: [t.id('L2')] })
    t.allPass()
    expect([t.locked('L2'), t.locked('L1'), t.has('combat-ended'), t.has('strike-chosen')]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
  it.each([
    ['not without another', Ann, {}, []],
    ['not with a locked one', Ann, {}, [{ ...D, locked: true }]],
    ['not for the blocker', Ben, {}, [D]],
    ['not for an ally', Ann, { type: 'ally', life: 3 }, [D]],
  ] as const)('%s', (_, at, a1, more) => {
    const t = fight('powerbase-savannah', at, a1, {}, more as never)
    t.allPass(() => t.has('combat-started'))
    expect(t.can(at, 'use:L1:end')).toBe(false)
    onwards(t, () => t.has('combat-ended'))
    expect([t.has('ability-used'), t.has('strike-chosen')]).toEqual([false, true])
  })

  it.each([
    [Ann, 'Anarch', 'Anarch', true],
    [Ben, 'Anarch', 'Anarch', true],
    [Ann, 'Anarch', 'Camarilla', false],
    [2, 'Anarch', 'Anarch', false],
  ] as const)('Garibaldi-Meucci Museum at seat %i: %s against %s: %s', (at, one, other, able) => {
    const t =
      at === 2
        ? table({
            seats: [
              { ready: [anarch('A1'), v('A2')] },
              { ready: [anarch('B1')] },
              { ready: [L1('garibaldi-meucci-museum')] },
            ],
          })
        : fight('garibaldi-meucci-museum', at, { sect: one }, { sect: other })
    if (at === 2) {
      t.answer(Ann, 'bleed:A1')
      t.reach(Ben, 'block:B1')
    }
    if (able) t.reach(at, 'use:L1:end')
    onwards(t, () => t.has('combat-ended'))
    expect([t.has('ability-used'), t.has('strike-chosen')]).toEqual([able, !able])
  })
})

describe('Metro Underground', () => {
  const metro = (phase: string, a1: object = { locked: true }) =>
    table({
      seats: [
        {
          pool: 9,
          ready: [
            { card: 'metro-underground', as: 'L1' },
            v('A1', {}, a1),
            v('A2', { type: 'ally' }, { locked: true }),
          ],
          torpor: [v('A3', {}, { locked: true })],
          hand: ['villein'],
        },
        { ready: [v('B1', {}, { locked: true })] },
      ],
      turn: { phase: phase as 'discard' },
    })
  it("locked in the own discard phase it unlocks a vampire of one's own, for 1 pool", () => {
    const t = metro('discard')
    expect(t.option(Ann, 'use:L1:unlock')?.slots).toMatchObject([{ candidates: ['A1', 'A3'].map(t.id) }])
    t.answer(Ann, 'use:L1:unlock', { v: [t.id('A1')] })
    expect([t.locked('A1'), t.locked('L1'), t.pool(Ann)]).toEqual([false, true, 8])
  })
  it('in no other phase', () => expect(metro('influence').can(Ann, 'use:L1:unlock')).toBe(false))
})

describe('The British Museum, London', () => {
  const scene = (card: string, more: object = {}) =>
    table({
      seats: [
        {
          pool: 9,
          ready: [
            v('A1', { disciplines: ['THA'], capacity: 9 }, { blood: 5 }),
            v('A2'),
            { card: 'the-british-museum-london', as: 'L1' },
          ],
          hand: [...held(card, 'E1'), ...held('palatial-estate', 'E2')],
          ...more,
        },
        { ready: [v('B1', {}, { locked: true })] },
        {},
      ],
    })
  const equips = (t: Table, card = 'E1') => {
    t.answer(Ann, `play:${card}::A1`)
    return onwards(t, () => t.can(Ann, 'use:L1:unlock:A1') || t.has('action-ended'))
  }
  it('a minion that has equipped with such a card may unlock, and pays 1 less', () => {
    const t = equips(scene('kevlar-vest'))
    expect([t.pool(Ann), t.locked('A1')]).toEqual([9, true])
    t.answer(Ann, 'use:L1:unlock:A1')
    onwards(t, () => t.has('action-ended'))
    expect([t.locked('A1'), t.locked('L1')]).toEqual([false, false])
    // Once a turn for each minion.
    t.answer(Ann, 'play:E2::A1')
    let again = false
    onwards(t, () => (again ||= t.can(Ann, 'use:L1:unlock:A1')))
    expect(again).toBe(false)
  })
  it.each([
    ['44-magnum', 7],
    ['laptop-computer', 8],
    ['sport-bike', undefined],
  ])('not for %s, which is a weapon, electronic or a vehicle', (card, pool) => {
    const t = equips(scene(card))
    expect([t.can(Ann, 'use:L1:unlock:A1'), t.locked('A1')]).toEqual([false, true])
    if (pool !== undefined) expect(t.pool(Ann)).toBe(pool)
  })
  it('the-british-museum-london#1: an equipment card that is a location in play is one, too', () => {
    const t = equips(scene('palatial-estate'))
    expect([t.pool(Ann) + t.blood('A1'), t.can(Ann, 'use:L1:unlock:A1')]).toEqual([13, true])
  })
  it('the-british-museum-london#2: what is equipped from elsewhere is cheaper, and unlocks nobody', () => {
    const t = scene('magic-of-the-smith', { library: ['villein', ...held('kevlar-vest', 'E3')] })
    t.answer(Ann, 'play:E1:tha:A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('E3')])
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'use:L1:unlock:A1')) || t.has('action-ended'))
    expect([t.card('E3').on, t.pool(Ann), offered]).toEqual([t.id('A1'), 9, false])
  })
  it('a card more in the hand', () => {
    const some = Array<string>(6).fill('villein')
    const t = table({
      seats: [{ hand: [{ card: 'the-british-museum-london', as: 'L1' }, ...some], library: some }, {}],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:L1:')
    expect(t.state.seats[Ann]!.hand.length).toBe(8)
  })
})
