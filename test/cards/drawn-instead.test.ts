import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { duel, isOver, onwards, play, upTo } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { has, held, hits, rounds, type Held, type Table } from './scene.ts'

/** Cards of which one may be taken where another would be drawn. */
const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const hand = (t: Table, seat: number = Ann): number => t.state.seats[seat]!.hand.length
const library = (t: Table, seat: number = Ann): number => t.state.seats[seat]!.library.length
const on = (t: Table, host: string): number[] =>
  t.state.cards.flatMap((card, id) => (card.on === t.id(host) ? [id] : []))
const seen = (t: Table, viewer: number, host: string) =>
  viewFor(t.state, viewer).seats.flatMap(seat =>
    seat.inPlay.filter(one => one.on === t.id(host)).map(one => one.card.key),
  )
const asked = (t: Table) => t.option(Ann, 'choose')?.slots?.[0]

describe('Steely Tenacity', () => {
  const anarch = (disciplines: string, more: object = {}, generic: object = {}) =>
    minion('A1', { generic: { sect: 'Anarch', disciplines: disciplines.split(' '), capacity: 8, ...generic }, ...more })
  const scene = ({
    a = anarch('ani dom qui'),
    ann = [],
    ben = {},
    more = [],
    ash = [],
  }: { a?: ReturnType<typeof minion>; ann?: Held; ben?: object; more?: object[]; ash?: Held } = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [a, minion('A2'), ...(more as never[])],
          hand: [...held('steely-tenacity', 'S1'), ...ann, ...cards(6 - ann.length)],
          library: cards(9),
          ash,
        },
        { pool: 10, ready: [minion('B1', { generic: { capacity: 8 } })], ...ben },
        {},
        {},
        {},
      ],
    })
  /** A1 has bled and been blocked by B1, and chooses its strike. */
  const fight = (a: object, more: { b?: object; ann?: Held; ben?: Held } = {}) => {
    const t = duel({
      a: a as never,
      b: { generic: { capacity: 8 }, ...more.b } as never,
      ann: [...held('steely-tenacity', 'S1'), ...(more.ann ?? []), ...cards(6 - (more.ann ?? []).length)],
      ben: more.ben ?? [],
      library: cards(9) as never,
    })
    return onwards(t, () => t.can(Ann, 'play:S1:ani:A1') || isOver(t))
  }

  it('a bleed at +1; taken back as it would be replaced, once the action is over', () => {
    const t = scene()
    t.answer(Ann, 'play:S1:dom:A1')
    expect([hand(t), t.happened('drawn')]).toEqual([6, []])
    t.allPass(() => asked(t) !== undefined)
    expect([t.pool(Ben), t.blood('A1'), t.has('action-ended'), t.inAsh(Ann, 'S1'), asked(t)]).toMatchObject([
      8,
      7,
      true,
      true,
      { candidates: [t.id('S1')], min: 0, max: 1 },
    ])
    t.choose(Ann, [t.id('S1')])
    expect([t.inHand(Ann, 'S1'), hand(t), library(t), t.state.frames.length]).toEqual([true, 7, 9, 1])
  })

  it('or a card is drawn as for any other', () => {
    const t = scene()
    t.answer(Ann, 'play:S1:dom:A1')
    t.allPass(() => asked(t) !== undefined)
    t.choose(Ann, [])
    expect([t.inAsh(Ann, 'S1'), hand(t), library(t)]).toEqual([true, 7, 8])
  })

  it('enters combat with a minion of another, at +1 stealth', () => {
    const t = scene()
    expect(t.option(Ann, 'play:S1:qui:A1')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.answer(Ann, 'play:S1:qui:A1', { m: [t.id('B1')] })
    expect(t.stat('A1', 'stealth')).toBe(1)
    t.allPass(() => t.has('combat-started'))
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } }])
  })

  it('strikes with hands at +1 damage, with an optional press in the round', () => {
    const t = fight(anarch('ani'))
    expect([t.can(Ann, 'play:S1:ani:A1'), t.can(Ann, 'play:S1:weapon:A1')]).toEqual([true, false])
    t.answer(Ann, 'play:S1:ani:A1')
    onwards(t, () => t.can(Ann, 'press:A1'))
    expect([hits(t, 'B1')[0], t.can(Ann, 'press:A1'), t.blood('A1')]).toMatchObject([{ amount: 2 }, true, 6])
  })

  it('steely-tenacity#G96-1: the press is for this round; unused it is gone in the next', () => {
    const t = fight(anarch('ani'), { b: has('CEL', {}, { capacity: 8 }), ben: held('psyche', 'P1') })
    t.answer(Ann, 'play:S1:ani:A1')
    upTo(t, 'press')
    play(t, Ben, 'play:P1:cel:B1')
    expect([t.can(Ann, 'press:A1'), t.stat('A1', 'press')]).toEqual([true, 1])
    onwards(t, () => rounds(t) === 2)
    expect([rounds(t), t.stat('A1', 'press')]).toEqual([2, 0])
  })

  const armed = {
    attachments: [
      {
        card: 'weighted-walking-stick',
        as: 'W1',
        counters: { stick: 5 },
        changed: [{ types: ['Equipment'], keywords: ['weapon', 'melee weapon'], source: 'W1' }],
      },
    ],
  }
  it('strikes with a melee weapon that the vampire bears, at +1 damage', () => {
    const t = fight(anarch('ani', armed))
    expect(t.option(Ann, 'play:S1:weapon:A1')?.slots).toMatchObject([{ candidates: [t.id('W1')] }])
    t.answer(Ann, 'play:S1:weapon:A1', { w: [t.id('W1')] })
    onwards(t, () => t.can(Ann, 'press:A1'))
    expect([hits(t, 'B1')[0], t.happened('strike-chosen')[0], t.can(Ann, 'press:A1')]).toMatchObject([
      { amount: 3 },
      { card: { id: t.id('W1') } },
      true,
    ])
  })

  it('steely-tenacity#G148-2: the damage is of the kind of the strike', () => {
    const t = fight(anarch('ani', {}, { capacity: 8 }))
    t.effect(Ann, [{ op: 'allow', rule: 'aggravated', on: 'a', until: 'combat' }], { a: 'A1' })
    t.answer(Ann, 'play:S1:ani:A1')
    onwards(t)
    expect(hits(t, 'B1')[0]).toMatchObject({ amount: 2, aggravated: true })
  })

  it('is for an Anarch', () => {
    const t = scene({ a: minion('A1', { generic: { disciplines: ['ani', 'dom', 'qui'] } }) })
    expect(
      ['dom', 'qui'].map(level => [t.can(Ann, `play:S1:${level}:A1`), scene().can(Ann, `play:S1:${level}:A1`)]),
    ).toEqual([
      [false, true],
      [false, true],
    ])
    expect(fight({ generic: { disciplines: ['ani'] } }).can(Ann, 'play:S1:ani:A1')).toBe(false)
  })

  it('steely-tenacity#G20-1: not replaced as the action is blocked, but when it has ended, after its combat', () => {
    const t = scene()
    t.answer(Ann, 'play:S1:dom:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.has('combat-started'))
    expect([hand(t), asked(t)]).toEqual([6, undefined])
    onwards(t, () => asked(t) !== undefined)
    expect([
      t.log.flatMap(({ key }) => (key === 'combat-ended' || key === 'action-ended' || key === 'drawn' ? [key] : [])),
      asked(t),
    ]).toMatchObject([['combat-ended', 'action-ended'], { candidates: [t.id('S1')] }])
  })

  it('steely-tenacity#G20-2: after all that follows the resolution; no more cards are played in that action', () => {
    const t = scene({ a: anarch('dom for'), ann: held('freak-drive', 'F1', 'F2') })
    t.answer(Ann, 'play:S1:dom:A1')
    t.allPass(() => t.can(Ann, 'play:F1:for:A1'))
    t.answer(Ann, 'play:F1:for:A1')
    t.allPass(() => asked(t) !== undefined)
    expect([t.locked('A1'), hand(t), t.has('action-ended'), t.options(Ann)]).toEqual([false, 6, true, ['choose']])
  })

  it('steely-tenacity#G89-1: it must lie in the ash heap to be taken back', () => {
    const t = scene()
    t.answer(Ann, 'play:S1:dom:A1')
    t.allPass(() => asked(t) !== undefined)
    expect(asked(t)).toMatchObject({ candidates: [t.id('S1')] })
    const gone = scene()
    gone.answer(Ann, 'play:S1:dom:A1')
    gone.edit(state => {
      for (const frame of state.frames) if (frame.kind === 'action') frame.source = null
      state.seats[Ann]!.removed = [gone.id('S1')]
    })
    gone.allPass()
    expect([gone.has('action-ended'), asked(gone), hand(gone), library(gone)]).toEqual([true, undefined, 7, 8])
  })

  it('steely-tenacity#G89-2: cancelled, it is replaced like any other, at once', () => {
    const t = scene({ ben: { pool: 20, hand: held('direct-intervention', 'D1') } })
    t.answer(Ann, 'play:S1:dom:A1')
    t.answer(Ben, 'play:D1:')
    t.allPass()
    expect([t.happened('card-cancelled').length, hand(t), library(t), t.inAsh(Ann, 'S1'), asked(t)]).toEqual([
      1,
      7,
      8,
      true,
      undefined,
    ])
  })

  it('discarded, it is replaced like any other', () => {
    const t = scene()
    t.endPhasesTo(Ann, 'discard')
    t.answer(Ann, 'discard:S1')
    expect([t.inAsh(Ann, 'S1'), hand(t), library(t)]).toEqual([true, 7, 8])
  })

  const capuchin = (n: number) => [{ card: 'visit-from-the-capuchin', as: 'M1', counters: { visit: n } }]
  it('visit-from-the-capuchin#2: who has it chooses which takes the place of the replacement', () => {
    const t = scene({ more: capuchin(2) })
    t.edit(state => {
      state.seats[Ann]!.hand = [...state.seats[Ann]!.hand, ...state.seats[Ann]!.library.slice(0, 2)]
      state.seats[Ann]!.library = state.seats[Ann]!.library.slice(2)
    })
    t.answer(Ann, 'play:S1:dom:A1')
    t.allPass(() => asked(t) !== undefined)
    expect(asked(t)).toMatchObject({ candidates: [t.id('S1'), t.id('M1')], min: 1, max: 1 })
    t.choose(Ann, [t.id('S1')])
    expect([t.inHand(Ann, 'S1'), t.card('M1').counters, hand(t), library(t)]).toEqual([true, { visit: 2 }, 9, 7])
  })

  it('steely-tenacity#G89-4: where a counter goes in place of the replacement, it is not taken back', () => {
    const t = scene({ more: capuchin(2) })
    t.edit(state => {
      state.seats[Ann]!.hand = [...state.seats[Ann]!.hand, ...state.seats[Ann]!.library.slice(0, 2)]
      state.seats[Ann]!.library = state.seats[Ann]!.library.slice(2)
    })
    t.answer(Ann, 'play:S1:dom:A1')
    t.allPass(() => asked(t) !== undefined)
    expect(t.refused(Ann, 'choose', { pick: [] })).toBe('illegal-args')
    t.choose(Ann, [t.id('M1')])
    expect([t.inAsh(Ann, 'S1'), t.card('M1').counters, hand(t), library(t)]).toEqual([true, { visit: 1 }, 8, 7])
  })
})

describe('Black Market Cache', () => {
  const gear = [...held('kevlar-vest', 'E1', 'E2'), ...held('44-magnum', 'E3')]
  const cache = (more: object = {}, turn: object = { phase: 'master', masterActions: 3 }) =>
    table({
      seats: [
        {
          pool: 10,
          hand: [...held('misdirection', 'M1'), ...cards(6)],
          library: cards(9),
          ready: [
            minion('A1', { generic: { clan: 'Ravnos' } }),
            {
              card: 'black-market-cache',
              as: 'C1',
              under: [
                { card: 'kevlar-vest', as: 'E1' },
                { card: '44-magnum', as: 'E2' },
              ],
            },
          ],
          ...more,
        },
        { ready: [minion('B1')], hand: cards(7) },
        {},
        {},
        {},
      ],
      turn,
    })

  it('takes up to three non-unique equipment cards from the library, face up', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          hand: [...held('black-market-cache', 'C1'), ...cards(6)],
          library: [...cards(3), ...gear, ...held('ivory-bow', 'U1'), ...cards(9)],
          ready: [minion('A1', { generic: { clan: 'Ravnos' } })],
        },
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:C1:')
    expect(asked(t)).toMatchObject({ candidates: [t.id('E1'), t.id('E2'), t.id('E3')], min: 0, max: 3 })
    t.choose(Ann, [t.id('E1'), t.id('E3')])
    expect([on(t, 'C1').toSorted(), seen(t, Ben, 'C1').toSorted(), library(t)]).toEqual([
      [t.id('E1'), t.id('E3')].toSorted(),
      ['44-magnum', 'kevlar-vest'],
      13,
    ])
  })

  it('burns where nothing is found, and needs a ready Ravnos', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          hand: held('black-market-cache', 'C1'),
          library: [...cards(9), ...gear],
          ready: [minion('A1', { generic: { clan: 'Ravnos' } })],
        },
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:C1:')
    t.choose(Ann, [])
    expect(t.inAsh(Ann, 'C1')).toBe(true)
    expect(
      table({
        seats: [{ hand: held('black-market-cache', 'C1'), ready: [minion('A1')] }, {}, {}],
        turn: { phase: 'master' },
      }).can(Ann, 'play:C1:'),
    ).toBe(false)
  })

  it('one of its cards is drawn in place of one of the library, or not; with none left it burns', () => {
    const t = cache()
    t.answer(Ann, 'play:M1:', { m: [t.id('B1')] })
    expect([asked(t), t.locked('B1')]).toMatchObject([{ candidates: [t.id('E1'), t.id('E2')], min: 0, max: 1 }, false])
    t.choose(Ann, [t.id('E1')])
    expect([t.inHand(Ann, 'E1'), hand(t), library(t), t.locked('B1'), on(t, 'C1')]).toEqual([
      true,
      7,
      9,
      true,
      [t.id('E2')],
    ])
    const last = cache({
      ready: [minion('A1'), { card: 'black-market-cache', as: 'C1', under: [{ card: 'kevlar-vest', as: 'E1' }] }],
    })
    last.answer(Ann, 'play:M1:', { m: [last.id('B1')] })
    last.choose(Ann, [last.id('E1')])
    expect([last.inHand(Ann, 'E1'), last.inAsh(Ann, 'C1')]).toEqual([true, true])
    const not = cache()
    not.answer(Ann, 'play:M1:', { m: [not.id('B1')] })
    not.choose(Ann, [])
    expect([hand(not), library(not), on(not, 'C1').length]).toEqual([7, 8, 2])
  })

  it('each of several draws for itself, and whatever draws: a larger hand, or an effect', () => {
    const t = cache()
    t.effect(Ann, [{ op: 'modify', stat: 'handSize', delta: 3, on: { seat: 'you' }, until: 'turn' }])
    t.choose(Ann, [t.id('E2')])
    expect([hand(t), asked(t)]).toMatchObject([8, { candidates: [t.id('E1')] }])
    t.choose(Ann, [])
    expect([hand(t), asked(t)]).toMatchObject([9, { candidates: [t.id('E1')] }])
    t.choose(Ann, [t.id('E1')])
    expect([hand(t), library(t), t.inAsh(Ann, 'C1')]).toEqual([10, 8, true])
    const drawn = cache({ hand: cards(5), library: cards(9) })
    drawn.effect(Ann, [{ op: 'draw', seat: 'you', from: 'library', count: 2 }])
    drawn.choose(Ann, [drawn.id('E1')])
    drawn.choose(Ann, [])
    expect([hand(drawn), drawn.inHand(Ann, 'E1'), library(drawn)]).toEqual([7, true, 8])
  })

  it('not with an empty library: there is no draw then', () => {
    const t = cache({ library: [], exhausted: true })
    t.answer(Ann, 'play:M1:', { m: [t.id('B1')] })
    expect([asked(t), hand(t), on(t, 'C1').length]).toEqual([undefined, 6, 2])
  })
})

describe('Shilmulo Tarot', () => {
  const tarot = (more: object = {}, turn: object = { phase: 'master' }, generic: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          hand: [...held('misdirection', 'M1'), ...cards(6)],
          library: [...held('bonding', 'L1'), ...cards(9)],
          ready: [
            minion('A1', {
              generic: { clan: 'Ravnos', ...generic },
              attachments: [
                { card: 'shilmulo-tarot', as: 'T1', under: [{ card: 'deflection', as: 'D1', down: true }] },
              ],
            }),
            minion('A2', { generic: { clan: 'Toreador' } }),
          ],
          ...more,
        },
        { ready: [minion('B1')], hand: cards(7) },
        {},
        {},
        {},
      ],
      turn,
    })
  const equipping = (more: object = {}, others: object[] = []) =>
    table({
      seats: [
        {
          hand: [...held('shilmulo-tarot', 'T1'), ...cards(6)],
          library: [...held('bonding', 'L1'), ...held('deflection', 'L2'), ...cards(9)],
          ready: [minion('A1', { generic: { clan: 'Ravnos', disciplines: ['tha'] } })],
          ...more,
        },
        { ready: others as never },
        {},
        {},
        {},
      ],
    })

  it('takes the top two cards of the library as it is equipped, face down', () => {
    const t = equipping({
      library: [...held('fame', 'R1'), ...held('bonding', 'L1'), ...held('deflection', 'L2'), ...cards(9)],
    })
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([on(t, 'T1'), t.inHand(Ann, 'R1'), t.card('T1').on, seen(t, Ann, 'T1'), seen(t, Ben, 'T1')]).toEqual([
      [t.id('L1'), t.id('L2')],
      true,
      t.id('A1'),
      ['bonding', 'deflection'],
      [null, null],
    ])
    expect(JSON.stringify(t.seenBy(Ben))).not.toMatch(/bonding|deflection/)
  })

  it('shilmulo-tarot#3: brought in by what equips, it takes them too; merely put into play it does not', () => {
    const smith = equipping({
      hand: held('magic-of-the-smith', 'M1'),
      library: [...cards(1), ...held('shilmulo-tarot', 'T1'), ...cards(9)],
    })
    smith.answer(Ann, 'play:M1:tha:A1')
    smith.allPass(() => asked(smith) !== undefined)
    smith.choose(Ann, [smith.id('T1')])
    smith.allPass()
    expect([smith.card('T1').on, on(smith, 'T1').length]).toEqual([smith.id('A1'), 2])
    const put = equipping()
    put.effect(Ann, [{ op: 'move', who: 't', to: 'inPlay', on: 'a' }], { t: 'T1', a: 'A1' })
    expect([put.card('T1').on, on(put, 'T1')]).toEqual([put.id('A1'), []])
  })

  it('shilmulo-tarot#2: another copy contests it, and the cards go on it before', () => {
    const t = equipping({}, [minion('B1', { attachments: [{ card: 'shilmulo-tarot', as: 'T2' }] })])
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.has('contested'), on(t, 'T1').length, t.state.seats[Ann]!.contested]).toEqual([true, 2, [t.id('T1')]])
  })

  it('while the Ravnos is ready one of them is drawn in place of one of the library, and nobody else sees which', () => {
    const t = tarot()
    t.answer(Ann, 'play:M1:', { m: [t.id('B1')] })
    expect(asked(t)).toMatchObject({ candidates: [t.id('D1')], min: 0, max: 1 })
    t.choose(Ann, [t.id('D1')])
    expect([
      t.inHand(Ann, 'D1'),
      hand(t),
      library(t),
      on(t, 'T1'),
      t.state.seats[Ann]!.inPlay.includes(t.id('T1')),
    ]).toEqual([true, 7, 10, [], true])
    expect(JSON.stringify(t.seenBy(Ben))).not.toContain('deflection')
    const torpid = tarot()
    torpid.edit(state => {
      state.cards[torpid.id('A1')]!.torpor = true
    })
    torpid.answer(Ann, 'play:M1:', { m: [torpid.id('B1')] })
    expect([asked(torpid), library(torpid)]).toEqual([undefined, 9])
  })

  it('shilmulo-tarot#1: once in each own unlock phase another is put there, however many there are', () => {
    const t = tarot({}, { phase: 'unlock' })
    t.answer(Ann, 'use:T1:keep')
    expect([on(t, 'T1').toSorted(), t.can(Ann, 'use:T1:keep'), library(t)]).toEqual([
      [t.id('D1'), t.id('L1')].toSorted(),
      false,
      9,
    ])
    expect([tarot().can(Ann, 'use:T1:keep'), seen(t, Cal, 'T1')]).toEqual([false, [null, null]])
  })

  it('shilmulo-tarot#G28-1: burned, it takes the cards on it with it', () => {
    const t = tarot()
    t.effect(Ben, [{ op: 'move', who: 't', to: 'ash' }], { t: 'T1' })
    expect([t.inAsh(Ann, 'T1'), t.inAsh(Ann, 'D1')]).toEqual([true, true])
  })

  it('shilmulo-tarot#G13-1: a minion that is no Ravnos takes it from who bears it, with the cards on it', () => {
    const t = tarot({}, { phase: 'minion' })
    expect(equipping({ ready: [minion('A1')] }).can(Ann, 'play:T1::A1')).toBe(false)
    const option = t.options(Ann).find(one => one.startsWith(`equip:${t.id('A2')}`))!
    const slot = t.option(Ann, option)!.slots![0]!
    t.answer(Ann, option, { [slot.name]: [t.id('T1')] })
    t.allPass()
    expect([t.card('T1').on, on(t, 'T1')]).toEqual([t.id('A2'), [t.id('D1')]])
  })
})

describe('Mokolé Blood', () => {
  const scene = (more: object = {}, hand: Held = held('mokole-blood', 'M1'), others: object[] = []) =>
    table({
      seats: [
        {
          pool: 10,
          edge: true,
          hand: [...hand, ...cards(6)],
          library: [...cards(2), ...held('enticement', 'X1', 'X2', 'X3'), ...cards(9)],
          ash: held('enticement', 'X4', 'X5'),
          ready: [
            minion('A1', { generic: { clan: 'Ministry', disciplines: ['SER', 'tha'], capacity: 9 } }),
            minion('A2', { generic: { disciplines: ['SER'] } }),
          ],
          ...more,
        },
        { ready: [minion('B1'), ...(others as never[])], hand: cards(7) },
        {},
        {},
        {},
      ],
    })
  const bearing = (more: object = {}) => ({
    ready: [
      minion('A1', {
        generic: { clan: 'Ministry', disciplines: ['SER'], capacity: 9 },
        attachments: [{ card: 'mokole-blood', as: 'M1', under: [{ card: 'enticement', as: 'X8', down: true }] }],
        ...more,
      }),
      minion('A2', { generic: { disciplines: ['SER'] } }),
    ],
  })

  it('takes up to four cards that require Serpentis from library and ash heap, face down', () => {
    const t = scene()
    t.answer(Ann, 'play:M1::A1')
    t.allPass(() => asked(t) !== undefined)
    expect(asked(t)).toMatchObject({ candidates: ['X1', 'X2', 'X3', 'X4', 'X5'].map(as => t.id(as)), min: 0, max: 4 })
    t.choose(
      Ann,
      ['X1', 'X4'].map(as => t.id(as)),
    )
    t.allPass()
    expect([on(t, 'M1').toSorted(), t.card('M1').on, t.pool(Ann), seen(t, Ann, 'M1'), seen(t, Ben, 'M1')]).toEqual([
      [t.id('X1'), t.id('X4')].toSorted(),
      t.id('A1'),
      9,
      ['enticement', 'enticement'],
      [null, null],
    ])
  })

  it('the Ministry that bears it plays them as if from the hand; with the last of them it burns', () => {
    const t = scene(bearing(), [])
    expect([t.can(Ann, 'play:X8:ser:A1'), t.can(Ann, 'play:X8:ser:A2')]).toEqual([true, false])
    const slot = t.option(Ann, 'play:X8:ser:A1')!.slots?.[0]
    t.answer(Ann, 'play:X8:ser:A1', slot ? { [slot.name]: slot.default as number[] } : undefined)
    expect(t.inAsh(Ann, 'M1')).toBe(true)
  })

  it('mokole-blood#2: merely put into play it takes none, and burns; equipped by an effect it takes them', () => {
    const smith = scene(
      { library: [...cards(2), ...held('mokole-blood', 'M1'), ...held('enticement', 'X1', 'X2', 'X3'), ...cards(3)] },
      held('magic-of-the-smith', 'K1'),
    )
    smith.answer(Ann, 'play:K1:tha:A1')
    smith.allPass(() => asked(smith) !== undefined)
    smith.choose(Ann, [smith.id('M1')])
    smith.choose(Ann, [smith.id('X2')])
    smith.allPass()
    expect([smith.card('M1').on, on(smith, 'M1')]).toEqual([smith.id('A1'), [smith.id('X2')]])
    const put = scene()
    put.effect(Ann, [{ op: 'move', who: 'm', to: 'inPlay', on: 'a' }], { m: 'M1', a: 'A1' })
    expect([put.inAsh(Ann, 'M1'), asked(put)]).toEqual([true, undefined])
    const none = scene()
    none.answer(Ann, 'play:M1::A1')
    none.allPass(() => asked(none) !== undefined)
    none.choose(Ann, [])
    none.allPass()
    expect(none.inAsh(Ann, 'M1')).toBe(true)
  })

  it('mokole-blood#1: another copy contests it, and the cards go on it before', () => {
    const t = scene({}, held('mokole-blood', 'M1'), [
      minion('B2', {
        attachments: [{ card: 'mokole-blood', as: 'M2', under: [{ card: 'enticement', as: 'X9', down: true }] }],
      }),
    ])
    t.answer(Ann, 'play:M1::A1')
    t.allPass(() => asked(t) !== undefined)
    t.choose(Ann, [t.id('X1')])
    t.allPass()
    expect([t.has('contested'), on(t, 'M1'), t.state.seats[Ann]!.contested]).toEqual([true, [t.id('X1')], [t.id('M1')]])
  })

  it('mokole-blood#G13-1: a minion that is no Ministry takes it from who bears it, with the cards on it', () => {
    const t = scene(bearing(), [])
    const option = t.options(Ann).find(one => one.startsWith(`equip:${t.id('A2')}`))!
    t.answer(Ann, option, { [t.option(Ann, option)!.slots![0]!.name]: [t.id('M1')] })
    t.allPass()
    expect([t.card('M1').on, on(t, 'M1'), scene({ ready: [minion('A1')] }).can(Ann, 'play:M1::A1')]).toEqual([
      t.id('A2'),
      [t.id('X8')],
      false,
    ])
  })

  it('mokole-blood#G28-1: burned, it takes the cards on it with it', () => {
    const t = scene(bearing(), [])
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'M1' })
    expect([t.inAsh(Ann, 'M1'), t.inAsh(Ann, 'X8')]).toEqual([true, true])
  })

  it('mokole-blood#G95-1, mokole-blood#G95-2, mokole-blood#G95-3: what lies on it is no card of the hand: not replaced, not discarded, and cancelled like any other', () => {
    const t = scene(bearing(), [])
    const slot = t.option(Ann, 'play:X8:ser:A1')!.slots?.[0]
    t.answer(Ann, 'play:X8:ser:A1', slot ? { [slot.name]: slot.default as number[] } : undefined)
    expect([hand(t), library(t), t.happened('drawn')]).toEqual([6, 14, []])
    const kept = scene(bearing(), [])
    kept.endPhasesTo(Ann, 'discard')
    expect(kept.can(Ann, 'discard:X8')).toBe(false)
    const cancelled = table({
      seats: [
        { hand: cards(7), edge: true, ...bearing() },
        { pool: 20, ready: [minion('B1')], hand: held('direct-intervention', 'D1') },
        {},
        {},
        {},
      ],
    })
    cancelled.answer(Ann, 'play:X8:ser:A1', slot ? { [slot.name]: [cancelled.id('B1')] } : undefined)
    play(cancelled, Ben, 'play:D1:')
    expect([cancelled.happened('card-cancelled').length, cancelled.inAsh(Ann, 'X8'), hand(cancelled)]).toEqual([
      1,
      true,
      7,
    ])
  })
})
