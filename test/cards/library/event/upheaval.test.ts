import { describe, expect, it } from 'vitest'
import { seatStat } from '../../../../shared/rules/reads/evaluate.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Eve, table } from '../../../support/table.ts'
import { held, K1, type Table, v } from '../../scene.ts'

const seats = (...some: object[]) => [...some, ...Array<object>(5 - some.length).fill({})] as []
const holder = (t: Table, as: string) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id(as)))

describe('Scourge of the Enochians', () => {
  const scene = () =>
    table({
      seats: seats(
        { ready: [minion('A1'), { card: 'scourge-of-the-enochians', as: 'S1' }] },
        { ready: [minion('B1', { generic: { capacity: 2 } }), minion('B2', { generic: { capacity: 3 } })] },
      ),
      turn: { phase: 'discard' },
    })

  it('burns a vampire of capacity 2 or less, and goes to the predator', () => {
    const t = scene()
    expect([t.can(Ann, 'end-phase'), t.refused(Ann, 'use:S1:pass', { v: [t.id('B2')] })]).toEqual([
      false,
      'illegal-args',
    ])
    t.answer(Ann, 'use:S1:pass', { v: [t.id('B1')] })
    expect([t.inAsh(Ben, 'B1'), t.state.seats[Eve]!.inPlay.includes(t.id('S1'))]).toEqual([true, true])
  })

  it('goes there all the same when it burns nobody', () => {
    const t = scene()
    t.answer(Ann, 'use:S1:pass', { v: [] })
    expect([t.inAsh(Ben, 'B1'), t.state.seats[Eve]!.inPlay.includes(t.id('S1'))]).toEqual([false, true])
  })
})

describe('cards that change hands', () => {
  it('scourge-of-the-enochians#1: with a vampire burned it goes to the predator at once, whatever must still be done; else before or after that', () => {
    const scene = () =>
      table({
        seats: [
          {
            pool: 10,
            ready: [v('A1', { capacity: 2 }), ...held('scourge-of-the-enochians', 'E1')],
            torpor: [minion('A2')],
            hand: ['fame'],
          },
          { ready: [minion('B1'), ...held('dragonbound', 'E2')] },
          {},
          {},
          { ready: [minion('X1')] },
        ],
        turn: { phase: 'discard' },
      })
    const t = scene()
    t.answer(Ann, 'use:E1:pass', { v: [t.id('A1')] })
    expect([t.inAsh(Ann, 'A1'), holder(t, 'E1'), t.can(Ann, 'use:E2:torpor'), t.can(Ann, 'end-phase')]).toEqual([
      true,
      4,
      true,
      false,
    ])
    const other = scene()
    other.answer(Ann, 'use:E2:torpor')
    expect(other.can(Ann, 'end-phase')).toBe(false)
    other.answer(Ann, 'use:E1:pass', { v: [] })
    expect([other.inAsh(Ann, 'A1'), holder(other, 'E1'), other.pool(Ann)]).toEqual([false, 4, 9])
  })
})

describe('locations', () => {
  it('The Uncoiling is put in play by a discard phase action', () => {
    const t = table({
      seats: [{ ready: [minion('A1')], hand: [...held('the-uncoiling', 'E1'), 'fame'] }, { ready: [minion('B1')] }],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'play:E1:')
    expect(holder(t, 'E1')).toBe(Ann)
  })
})

describe('The Uncoiling', () => {
  const events = ['dragonbound', 'the-unmasking', 'scourge-of-the-enochians'].map((card, i) => ({
    card,
    as: `E${i + 1}`,
  }))
  const scene = (seat: number, more: object[] = events, pool = 10) =>
    table({
      seats: [
        { ready: [K1('the-uncoiling'), ...more] as never, hand: ['villein'] },
        { pool, hand: ['villein'], ready: [v('B1')] },
        {},
      ],
      turn: { seat, phase: 'discard' },
    })
  it('burns another event at random in the discard phase', () => {
    const t = scene(Ann, events.slice(0, 2))
    t.answer(Ann, 'use:K1:burn')
    expect([t.happened('burned').length, t.inAsh(Ann, 'K1'), t.can(Ann, 'use:K1:burn')]).toEqual([1, false, false])
  })
  it('it must, if there is one', () => {
    expect([
      scene(Ann).can(Ann, 'end-phase'),
      scene(Ann, []).can(Ann, 'use:K1:burn'),
      scene(Ann, []).can(Ann, 'end-phase'),
    ]).toEqual([false, false, true])
  })
  it('others burn it for a discard phase action and a pool for each other event', () => {
    const t = scene(Ben)
    t.answer(Ben, 'use:K1:stop')
    expect([t.inAsh(Ann, 'K1'), t.pool(Ben), t.can(Ben, 'use:K1:stop'), t.state.frames[0]]).toMatchObject([
      true,
      7,
      false,
      {},
    ])
    expect([scene(Ann).can(Ann, 'use:K1:stop'), scene(Ben, events, 2).can(Ben, 'use:K1:stop')]).toEqual([false, false])
  })
})

describe('NRA PAC', () => {
  const scene = (a1: object = {}, pac: object[] = [K1('nra-pac')]) =>
    table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', { disciplines: ['tha'] }, { blood: 3, ...a1 }), v('A2')],
          hand: [...held('sport-bike', 'E1'), ...held('magic-of-the-smith', 'M1')],
          library: ['bonding', ...held('kevlar-vest', 'L1')],
        },
        { pool: 20, ready: [v('B1'), ...(pac as [])] },
        {},
        {},
        {},
      ],
    })
  const atEnd = (t: Table) => {
    t.allPass()
    const before = t.locked('A1')
    t.endPhasesTo(Ben, 'minion')
    return [before, t.locked('A1')]
  }
  it('is put into play in the discard phase', () => {
    const t = table({
      seats: [{ ready: [v('A1')], hand: [K1('nra-pac')] }, {}],
      turn: { phase: 'discard', discardActions: 1 },
    })
    t.answer(Ann, 'play:K1:')
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay).toContain(t.id('K1'))
  })
  it('who equips from the hand unlocks at the end of the turn', () => {
    const t = scene()
    t.answer(Ann, 'play:E1::A1')
    expect(atEnd(t)).toEqual([true, false])
  })
  it('and who takes equipment from a fellow', () => {
    const t = table({
      seats: [
        { ready: [v('A1'), v('A2', {}, { attachments: held('sport-bike', 'E1') })] },
        { ready: [v('B1'), K1('nra-pac')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'equip:A1:A2', { cards: [t.id('E1')] })
    expect(atEnd(t)).toEqual([true, false])
  })
  it('not who does something else, and not without it', () => {
    const bleed = scene()
    bleed.answer(Ann, 'bleed:A1')
    const none = scene({}, [])
    none.answer(Ann, 'play:E1::A1')
    expect([atEnd(bleed), atEnd(none)]).toEqual([
      [true, true],
      [true, true],
    ])
  })
  it('nor who uses equipment for an action', () => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, { attachments: held('camera-phone', 'E1') }), v('A2')] },
        { ready: [v('B1'), K1('nra-pac')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'action:E1:bleed:A1')
    expect(atEnd(t)).toEqual([true, true])
  })
  it('nra-pac#1, nra-pac#2: nothing of an action before it came; of one before it went, all the same', () => {
    const late = scene({}, [])
    late.answer(Ann, 'play:E1::A1')
    late.allPass()
    const own = table({
      seats: [
        { pool: 20, ready: [v('A1'), v('A2')], hand: [...held('sport-bike', 'E1'), K1('nra-pac')] },
        { ready: [v('B1')] },
        {},
        {},
        {},
      ],
    })
    own.answer(Ann, 'play:E1::A1')
    own.allPass()
    own.endPhasesTo(Ann, 'discard').answer(Ann, 'play:K1:')
    own.allPass()
    expect(own.state.seats[Ann]!.inPlay).toContain(own.id('K1'))
    own.endPhasesTo(Ben, 'minion')
    expect(own.locked('A1')).toBe(true)
    const gone = scene()
    gone.answer(Ann, 'play:E1::A1')
    gone.allPass()
    gone.effect(Ann, [{ op: 'move', who: 'k', to: 'ash' }], { k: 'K1' })
    expect([gone.inAsh(Ben, 'K1'), atEnd(gone)]).toEqual([true, [true, false]])
  })
})

describe('The Bitter and Sweet Story', () => {
  const scene = (ann: object = {}, ben: object = {}) =>
    table({
      seats: [
        { pool: 10, ready: [{ card: 'the-bitter-and-sweet-story', as: 'S1' }], ...ann },
        { pool: 10, library: Array<string>(9).fill('villein'), hand: [], ...ben },
        { pool: 10 },
      ],
    })
  it('2 cards more for each victory point, for everybody', () => {
    const t = scene({ victoryPoints: 1 }, { victoryPoints: 2 })
    expect([0, 1, 2].map(seat => seatStat(t.state, seat, 'handSize'))).toEqual([9, 11, 7])
  })
  it('the-bitter-and-sweet-story#1: as its controller is ousted it is gone, and nobody draws for it', () => {
    const t = table({
      seats: [
        { pool: 1, ready: [{ card: 'the-bitter-and-sweet-story', as: 'S1' }] },
        { pool: 10 },
        { pool: 10, library: Array<string>(9).fill('villein'), hand: Array<string>(7).fill('villein') },
      ],
    })
    t.effect(Ben, [{ op: 'counters', from: { pool: 'predator' }, to: 'bank', amount: 1, why: 'effect' }])
    expect([t.state.seats[2]!.victoryPoints, t.state.seats[2]!.hand.length]).toEqual([1, 7])
  })
})

describe('Waiting Game', () => {
  const scene = (counters: number, turn: object = {}) =>
    table({
      seats: [
        {
          ready: [
            v('A1', { sect: 'Camarilla' }),
            v('A2', { sect: 'Anarch' }, { blood: 2 }),
            v('A3', { type: 'ally', life: 3, bleed: 1 }),
            { card: 'waiting-game', as: 'K1', counters: { game: counters } },
          ],
          hand: ['villein'],
        },
        { ready: [v('B1', { sect: 'Anarch' }, { blood: 2 }), v('B2', { sect: 'Anarch' }, { blood: 0 })] },
        {},
      ],
      turn,
    })
  it('comes with 10 counters', () => {
    const t = table({
      seats: [{ hand: [{ card: 'waiting-game', as: 'K1' }, 'villein'] }, {}],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'play:K1:')
    expect(t.card('K1').counters).toEqual({ game: 10 })
  })
  it('loses one whenever a vampire that is no Anarch takes an action, and burns without any', () => {
    const t = scene(2)
    for (const [as, left] of [
      ['A2', 2],
      ['A3', 2],
      ['A1', 1],
    ] as const) {
      t.answer(Ann, `bleed:${as}`)
      t.allPass()
      expect(t.card('K1').counters).toEqual({ game: left })
    }
    const last = scene(1)
    last.answer(Ann, 'bleed:A1')
    last.allPass()
    expect(last.inAsh(Ann, 'K1')).toBe(true)
  })
  it('in the own unlock phase each Anarch burns 1 blood or becomes Camarilla, as its controller likes, and each ally burns 1 life', () => {
    const t = scene(5, { phase: 'unlock' })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:K1:toll')
    t.choose(Ann, [])
    t.choose(Ben, [t.id('B1')])
    expect([t.blood('A2'), t.blood('B1'), t.blood('A3'), t.blood('A1')]).toEqual([2, 1, 2, 5])
    const became = t.happened('became')
    expect(became).toMatchObject([
      { card: { id: t.id('A2') }, sect: 'Camarilla' },
      { card: { id: t.id('B2') }, sect: 'Camarilla' },
    ])
  })
})
