import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../shared/rules/index.ts'
import { onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../../support/table.ts'
import { has, held, type Held, K1, type Table, v } from '../../scene.ts'
import { seatsOf } from '../../scenes.ts'

const aus = (level: string) => ({ generic: { disciplines: [level] }, blood: 3 })
/** Cards that keep others under them, out of play. */
const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const hand = (t: Table, seat: number = Ann): number => t.state.seats[seat]!.hand.length
const on = (t: Table, host: string): number[] =>
  t.state.cards.flatMap((card, id) => (card.on === t.id(host) ? [id] : []))
/** What this seat sees lying on the card. */
const seen = (t: Table, viewer: number, host: string) =>
  viewFor(t.state, viewer).seats.flatMap(seat =>
    seat.inPlay.filter(one => one.on === t.id(host)).map(one => one.card.key),
  )

describe('Magic of the Smith', () => {
  it('magic-of-the-smith#G132-1: unlocked, its vampire may equip from the hand in the same turn: that is another action', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', has('tha for', { blood: 4 })), minion('A2')],
          hand: [...held('magic-of-the-smith', 'M1'), ...held('freak-drive', 'F1'), ...held('sport-bike', 'E1')],
          library: held('kevlar-vest', 'K1', 'K2', 'K3', 'K4'),
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:M1:tha:A1')
    t.allPass(() => t.can(Ann, 'choose'))
    const [vest] = (t.option(Ann, 'choose')!.slots![0] as { candidates: number[] }).candidates
    t.choose(Ann, [vest!])
    t.reach(Ann, 'play:F1:for:A1')
    t.allPass()
    expect([t.locked('A1'), t.can(Ann, 'play:E1::A1')]).toEqual([false, true])
    t.answer(Ann, 'play:E1::A1')
    t.allPass()
    expect([t.card('E1').on, t.card(['K1', 'K2', 'K3', 'K4'].find(name => t.id(name) === vest)!).on]).toEqual([
      t.id('A1'),
      t.id('A1'),
    ])
  })
})

describe('Magic of the Smith', () => {
  const M1 = { card: 'magic-of-the-smith', as: 'M1' }
  const W1 = { card: '44-magnum', as: 'W1' },
    B1 = { card: 'sport-bike', as: 'B1' }
  const rest = Array.from({ length: 28 }, () => 'deflection')
  const scene = (ann: object = {}, ben: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [minion('V1', { generic: { disciplines: ['THA'] }, blood: 4 }), minion('V2')],
          hand: [M1],
          library: [W1, ...rest, B1],
          ...ann,
        },
        { ready: [minion('V5')], ...ben },
      ],
    })

  it('what is found is listed in an order that tells nothing of the library', () => {
    const found = (turned: boolean) => {
      const t = scene({ library: ['deflection', W1, ...rest, B1, 'deflection'] }).edit(state => {
        if (turned) state.seats[Ann]!.library = state.seats[Ann]!.library.toReversed()
      })
      t.answer(Ann, 'play:M1:tha:V1')
      t.allPass()
      return t.option(Ann, 'choose')!.slots![0]
    }
    expect(found(true)).toEqual(found(false))
  })

  it('CARD-MAGICOFTHESMITH-01, magic-of-the-smith#1: blocked, nothing is searched, shuffled or named', () => {
    const t = scene()
    const order = [...t.state.seats[Ann]!.library]
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'game' }], { v: 'V5' })
    expect(t.option(Ann, 'play:M1:tha:V1')!.slots).toBeUndefined()
    t.answer(Ann, 'play:M1:tha:V1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.reach(Ben, 'block:V5')
    t.allPass()
    // One card came to the hand for the one that was played.
    expect([t.has('blocked'), t.state.seats[Ann]!.library, t.blood('V1'), t.inAsh(Ann, 'M1')]).toEqual([
      true,
      order.slice(1),
      4,
      true,
    ])
  })

  it('TEMPL-04, CARD-MAGICOFTHESMITH-02: equips from the library at the usual cost, and shuffles', () => {
    const t = scene({ library: [...rest, W1, B1] })
    const order = [...t.state.seats[Ann]!.library].slice(1)
    t.answer(Ann, 'play:M1:THA:V1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 3 }])
    t.allPass()
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([
      { candidates: [t.id('W1'), t.id('B1')].toSorted((a, b) => a - b), min: 0, max: 1 },
    ])
    t.choose(Ann, [t.id('W1')])
    expect([t.card('W1').on, t.pool(Ann), t.blood('V1')]).toEqual([t.id('V1'), 8, 3])
    expect(t.state.seats[Ann]!.library).not.toEqual(order.filter(id => id !== t.id('W1')))
    expect(t.state.seats[Ann]!.library.toSorted((a, b) => a - b)).toEqual(
      order.filter(id => id !== t.id('W1')).toSorted((a, b) => a - b),
    )
  })

  it('TEMPL-04: it may find nothing although there is something, and nobody else learns whether there was', () => {
    const t = scene({ library: [...rest, W1, B1] })
    t.answer(Ann, 'play:M1:tha:V1')
    t.allPass()
    const before = t.state.seats[Ann]!.library.length
    t.choose(Ann, [])
    expect([t.state.seats[Ann]!.library.length, t.blood('V1'), t.happened('attached').length]).toEqual([before, 3, 0])
    expect(t.seenBy(Ben).filter(event => event.key === 'chosen')).toEqual([])
    expect(JSON.stringify(viewFor(t.state, Ben))).not.toMatch(/44-magnum|sport-bike/)
  })

  it('CARD-MAGICOFTHESMITH-02: what is in the hand alone is not found; its own cost is paid and the library shuffled', () => {
    const t = scene({ hand: [M1, W1], library: rest })
    const order = [...t.state.seats[Ann]!.library].slice(1)
    t.answer(Ann, 'play:M1:tha:V1')
    t.allPass()
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([{ candidates: [], max: 0 }])
    t.choose(Ann, [])
    expect([t.inHand(Ann, 'W1'), t.blood('V1'), t.happened('action-ended')[0]]).toMatchObject([
      true,
      3,
      { outcome: 'successful' },
    ])
    expect(t.state.seats[Ann]!.library).not.toEqual(order)
  })

  it('finds only what can be paid for', () => {
    const t = scene({ pool: 1, library: [...rest, W1, B1] })
    t.answer(Ann, 'play:M1:tha:V1')
    t.allPass()
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([{ candidates: [t.id('B1')] }])
  })
})

describe("Muricia's Call", () => {
  const scene = (
    disciplines: string[],
    library: object[] = [...held('raven-spy', 'R1'), ...held('sport-bike', 'E1')],
  ) =>
    seatsOf([v('A1', { disciplines, capacity: 6 }, { blood: 4 }), v('A2')], [K1('muricias-call')], {
      library: ['bonding', ...library],
    })
  const called = (t: Table, line: string) => {
    t.answer(Ann, `play:K1:${line}:A1`)
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1 }])
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('R1')] }])
    t.choose(Ann, [t.id('R1')])
    return t.allPass()
  }
  it.each([
    [['ani'], 'ani', 1],
    [['ani', 'spi'], 'ani+spi', 2],
    [['ANI', 'SPI'], 'ANI+SPI', 3],
  ] as const)('%j: at %s a retainer of %i life comes from the library', (disciplines, line, life) => {
    const t = called(scene([...disciplines]), line)
    // Raven Spy itself has 2 life for superior Animalism.
    expect([t.card('R1').on, t.blood('R1'), t.blood('A1'), t.locked('A1')]).toEqual([t.id('A1'), life, 3, true])
  })
  it('[ANI][SPI] unlocks its vampire at the end of the turn, no earlier and no later', () => {
    const t = called(scene(['ANI', 'SPI']), 'ANI+SPI')
    t.endPhasesTo(Ann, 'discard')
    expect(t.locked('A1')).toBe(true)
    t.endPhasesTo(Ben, 'minion')
    expect(t.locked('A1')).toBe(false)
    const basic = called(scene(['ani', 'spi']), 'ani+spi')
    basic.endPhasesTo(Ben, 'minion')
    expect(basic.locked('A1')).toBe(true)
  })
  it('finds nothing else', () => {
    const other = scene(['ani'], held('sport-bike', 'E1'))
    other.answer(Ann, 'play:K1:ani:A1')
    other.allPass(() => other.can(Ann, 'choose'))
    expect(other.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [], min: 0 }])
  })
})

describe('Gift of Proteus', () => {
  const scene = ({
    ann = [],
    a = {},
    turn = {},
    more = [],
  }: { ann?: Held; a?: object; turn?: object; more?: object[] } = {}) =>
    table({
      seats: [
        {
          ready: [
            minion('A1', { generic: { clan: 'Gangrel', disciplines: ['PRO', 'for'], capacity: 9 }, ...a }),
            minion('A2', { generic: { clan: 'Gangrel', disciplines: ['PRO'] } }),
            ...(more as never[]),
          ],
          hand: [...held('gift-of-proteus', 'P1'), ...ann, ...cards(6 - ann.length)],
          library: cards(20),
        },
        { ready: [minion('B1', { generic: { capacity: 9 } })], hand: cards(7) },
        {},
        {},
        {},
      ],
      turn,
    })
  const three = [...held('earth-meld', 'E1', 'E2'), ...held('form-of-mist', 'M1')]
  const given = (t: Table, n: number, ...which: string[]) => {
    t.answer(Ann, 'play:P1::A1', { n })
    t.allPass(() => t.can(Ann, 'choose'))
    if (which.length > 0)
      t.choose(
        Ann,
        which.map(as => t.id(as)),
      )
    return t.allPass()
  }
  const with_ = (...under: [card: string, as: string][]) => ({
    attachments: [{ card: 'gift-of-proteus', as: 'P9', under: under.map(([card, as]) => ({ card, as, down: true })) }],
  })

  it('gift-of-proteus#1: how many is told as it is announced, of those in the hand then', () => {
    const t = scene({ ann: three })
    expect(t.option(Ann, 'play:P1::A1')?.slots).toMatchObject([{ type: 'amount', min: 0, max: 3 }])
    t.answer(Ann, 'play:P1::A1', { n: 2 })
    expect(t.seenBy(Ben).filter(event => event.key === 'chosen')).toMatchObject([{ amount: 2 }])
    expect(scene({ ann: three }).refused(Ann, 'play:P1::A1', { n: 4 })).toBe('illegal-args')
  })

  it('the cards lie face down on it; the hand is refilled, and nobody else knows what they are', () => {
    const t = given(scene({ ann: three }), 2, 'E1', 'M1')
    expect([on(t, 'P1').toSorted(), t.card('P1').on, hand(t), t.inHand(Ann, 'E2')]).toEqual([
      [t.id('E1'), t.id('M1')].toSorted(),
      t.id('A1'),
      7,
      true,
    ])
    expect([seen(t, Ann, 'P1').toSorted(), seen(t, Ben, 'P1')]).toEqual([
      ['earth-meld', 'form-of-mist'],
      [null, null],
    ])
    expect(JSON.stringify(t.seenBy(Ben))).not.toContain('earth-meld')
  })

  it('gift-of-proteus#2: as many are put on it as were told, or all that are left', () => {
    const t = scene({ ann: three })
    t.answer(Ann, 'play:P1::A1', { n: 3 })
    t.effect(Ann, [{ op: 'move', who: 'e', to: 'ash' }], { e: 'E2' })
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ min: 2, max: 2 }])
    t.choose(Ann, [t.id('E1'), t.id('M1')])
    expect(on(t, 'P1').length).toBe(2)
    const exact = scene({ ann: three })
    exact.answer(Ann, 'play:P1::A1', { n: 2 })
    exact.allPass(() => exact.can(Ann, 'choose'))
    expect(exact.refused(Ann, 'choose', { pick: [exact.id('E1')] })).toBe('illegal-args')
  })

  it('burns where nothing is put on it, and with the last card that is played from it', () => {
    const none = given(scene({ ann: three }), 0)
    expect([none.inAsh(Ann, 'P1'), none.inHand(Ann, 'E1')]).toEqual([true, true])
    const t = scene({ a: with_(['earth-meld', 'E8'], ['form-of-mist', 'M8']) })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:E8:PRO:A1'))
    t.answer(Ann, 'play:E8:PRO:A1')
    expect([t.inAsh(Ann, 'P9'), on(t, 'P9')]).toEqual([false, [t.id('M8')]])
    onwards(t)
    t.edit(state => {
      state.uses = []
      delete state.cards[t.id('A1')]!.locked
      delete state.cards[t.id('B1')]!.locked
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:M8:pro:A1'))
    t.answer(Ann, 'play:M8:pro:A1')
    expect([t.inAsh(Ann, 'P9'), hand(t)]).toEqual([true, 7])
  })

  it('only the vampire that bears it plays them, and it bears only one', () => {
    const t = scene({ ann: three, a: with_(['earth-meld', 'E8']) })
    expect([t.can(Ann, 'play:P1::A1'), t.can(Ann, 'play:P1::A2'), t.why(Ann, 'play', 'P1')]).toEqual([
      false,
      true,
      undefined,
    ])
    t.answer(Ann, 'bleed:A2')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'combat' && t.waiting()[0] === Ann)
    expect([t.can(Ann, 'play:E1:PRO:A2'), t.can(Ann, 'play:E8:PRO:A2')]).toEqual([true, false])
  })

  it('a Gangrel, and no other', () => {
    expect(scene({ a: { generic: { clan: 'Brujah', disciplines: ['PRO'] } } }).can(Ann, 'play:P1::A1')).toBe(false)
  })

  it('gift-of-proteus#G95-1: what they say of their replacement counts for nothing: nothing is drawn', () => {
    const t = scene({
      a: {
        generic: { clan: 'Gangrel', disciplines: ['PRO', 'tha'] },
        attachments: [{ card: 'gift-of-proteus', as: 'P9', under: [{ card: 'mirror-walk', as: 'M8', down: true }] }],
      },
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:M8:tha:A1')
    expect([hand(t), t.state.modifiers.filter(one => one.kind === 'number' && one.stat === 'handSize')]).toEqual([
      7,
      [],
    ])
  })

  it('gift-of-proteus#G95-2: they are no cards of the hand, and are not discarded', () => {
    const t = scene({ a: with_(['earth-meld', 'E8']), turn: { phase: 'discard' } })
    expect([t.can(Ann, 'discard:P1'), t.can(Ann, 'discard:E8'), t.refused(Ann, 'discard:E8')]).toEqual([
      true,
      false,
      'illegal-option',
    ])
  })

  it('gift-of-proteus#G95-3: one of them is cancelled as it is played, and is burned', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', {
              generic: { clan: 'Gangrel', disciplines: ['PRO'] },
              attachments: [
                { card: 'gift-of-proteus', as: 'P9', under: [{ card: 'earth-meld', as: 'E8', down: true }] },
              ],
            }),
            minion('A2'),
          ],
          hand: cards(7),
        },
        { pool: 20, ready: [minion('B1', { generic: { capacity: 9 } })], hand: held('direct-intervention', 'D1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:E8:PRO:A1'))
    t.answer(Ann, 'play:E8:PRO:A1')
    play(t, Ben, 'play:D1:')
    expect([t.happened('card-cancelled').length, t.inAsh(Ann, 'E8'), t.inAsh(Ann, 'P9'), hand(t)]).toEqual([
      1,
      true,
      true,
      7,
    ])
  })
})

describe('Revelations', () => {
  const scene = (level: string, hand: object[] = [...held('deflection', 'D1'), ...held('villein', 'M1')]) =>
    table({
      seats: [
        { ready: [minion('A1', aus(level)), minion('A2')], hand: held('revelations', 'R1', 'R2') },
        { ready: [minion('B1')], hand: hand as [], library: held('bonding', 'N1', 'N2', 'N3') },
        { ready: [minion('C1')], hand: held('majesty', 'C9') },
        listening('D7'),
        {},
      ],
    })
  const keys = (t: ReturnType<typeof table>, viewer: number | 'spectator', of: number) =>
    viewFor(t.state, viewer).seats[of]!.hand.cards?.map(({ key }) => key) ?? null

  it('revelations#1 [aus]: directed at the prey at +1 stealth, for 1 blood; the chosen card is discarded, its replacement unseen', () => {
    const t = scene('aus')
    t.answer(Ann, 'play:R1:aus:A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 1 }])
    t.allPass(() => t.can(Ann, 'choose'))
    expect([
      t.blood('A1'),
      viewFor(t.state, Ann).you!.shown.map(({ key }) => key),
      viewFor(t.state, Ben).you!.shown,
    ]).toEqual([2, ['deflection', 'villein'], []])
    expect([
      t.seenBy(Ann).filter(event => event.key === 'looked'),
      t.seenBy(Ben).filter(event => event.key === 'looked'),
    ]).toMatchObject([[{ cards: [{ key: 'deflection' }, { key: 'villein' }] }], []])
    t.choose(Ann, [t.id('D1')])
    expect([t.inAsh(Ben, 'D1'), t.inHand(Ben, 'M1'), t.inHand(Ben, 'N1'), t.happened('discarded')]).toMatchObject([
      true,
      true,
      true,
      [{ seat: Ben, card: { key: 'deflection' } }],
    ])
    expect([keys(t, Ann, Ben), viewFor(t.state, Ann).you!.shown, t.inAsh(Ann, 'R1')]).toEqual([null, [], true])
    expect(JSON.stringify(t.seenBy(Ann))).not.toContain('"bonding"')
  })

  it('[aus]: blocked, nothing is seen', () => {
    const t = scene('aus')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ann, 'play:R1:aus:A1')
    t.reach(Ben, 'block:B1')
    t.allPass()
    expect([t.happened('looked'), t.inHand(Ben, 'D1'), t.blood('A1')]).toMatchObject([[], true, 2])
  })

  it('[aus]: an empty hand has nothing to discard', () => {
    const t = scene('aus', [])
    t.edit(state => {
      state.seats[Ben]!.library = []
    })
    t.answer(Ann, 'play:R1:aus:A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [])
    expect([t.happened('discarded'), t.happened('action-ended')]).toMatchObject([[], [{ outcome: 'successful' }]])
  })

  it('[AUS]: undirected at +1 stealth; in play, all see the hand of the prey, whoever that is then', () => {
    const t = scene('AUS')
    t.answer(Ann, 'play:R1:AUS:A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1 }])
    expect(keys(t, Dee, Ben)).toBe(null)
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay).toContain(t.id('R1'))
    for (const viewer of [Ann, Ben, Dee, 'spectator' as const])
      expect(keys(t, viewer, Ben)).toEqual(['deflection', 'villein'])
    expect([keys(t, Ann, Cal), keys(t, Ben, Ann)]).toEqual([null, null])
    t.effect(Ann, [{ op: 'counters', from: { pool: 'prey' }, to: 'bank', amount: 30, why: 'effect' }])
    expect([t.state.seats[Ben]!.ousted, keys(t, Dee, Cal)]).toEqual([true, ['majesty']])
  })

  it('[AUS]: any minion can burn it, directed at its controller', () => {
    const t = scene('AUS')
    t.answer(Ann, 'play:R1:AUS:A1')
    t.allPass()
    expect(t.can(Ann, 'action:R1:burn:A2')).toBe(true)
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'action:R1:burn:B1')
    expect(t.happened('action-announced').at(-1)).toMatchObject({ targets: [Ann], stealth: 0 })
    t.allPass()
    expect([t.inAsh(Ann, 'R1'), keys(t, Ann, Ben)]).toEqual([true, null])
  })
})

describe('what Magic of the Smith finds', () => {
  const find = (
    a1: object,
    card: string,
    hand: { card: string; as: string }[] = [],
    ben: object = { ready: [minion('B1')] },
    line = 'tha',
  ) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', a1), minion('A2')],
          hand: [...held('magic-of-the-smith', 'M1'), ...hand],
          library: ['bonding', 'bonding', ...held(card, 'E1')],
        },
        ben,
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, `play:M1:${line}:A1`)
    return t.allPass(() => t.can(Ann, 'choose'))
  }
  const found = (t: Table) => (t.option(Ann, 'choose')!.slots![0] as { candidates: number[] }).candidates
  it('magic-of-the-smith#2: equipment that is a location in play', () => {
    const t = find(has('tha', { blood: 4 }), 'palatial-estate')
    t.choose(Ann, [t.id('E1')])
    t.allPass()
    expect([t.card('E1').on, t.blood('A1')]).toEqual([t.id('A1'), 1])
  })
  it('an equipment card that is a location as soon as it is in play: living-manse', () => {
    const tzimisce = has('tha', { blood: 4 })
    const t = find({ ...tzimisce, generic: { ...tzimisce.generic, clan: 'Tzimisce' } }, 'living-manse')
    t.choose(Ann, [t.id('E1')])
    t.allPass()
    expect(t.card('E1').on).toBe(t.id('A1'))
  })
  it('magic-of-the-smith#G132-2: what it requires must be met, and is not required by the action', () => {
    const C1 = held('crimethinc', 'C1'),
      anarch = has('tha pro', { blood: 4 })
    const t = find({ ...anarch, generic: { ...anarch.generic, sect: 'Anarch' } }, 'stolen-police-cruiser', C1)
    t.choose(Ann, [t.id('E1')])
    t.allPass(() => t.window() === 'resolved' || t.state.frames.length === 1)
    expect([t.card('E1').on, t.can(Ann, 'play:C1:pro:A1')]).toEqual([t.id('A1'), false])
    const camarilla = find(
      { ...anarch, generic: { ...anarch.generic, sect: 'Camarilla' } },
      'stolen-police-cruiser',
      C1,
    )
    expect(found(camarilla)).toEqual([])
    const played = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', { ...anarch, generic: { ...anarch.generic, sect: 'Anarch' } }), minion('A2')],
          hand: [...C1, ...held('stolen-police-cruiser', 'E1')],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    played.answer(Ann, 'play:E1::A1')
    played.allPass(() => played.window() === 'resolved' || played.state.frames.length === 1)
    expect(played.can(Ann, 'play:C1:pro:A1')).toBe(true)
  })
  it.each([
    ['myt', 'myt'],
    ['MYT', 'MYT'],
  ])('magic-of-the-smith#G132-3: with [%s] what depends on a level comes at that', (level, mode) => {
    const t = find(has(`tha ${level}`, { blood: 4 }), 'tinglestripe')
    t.choose(Ann, [t.id('E1')])
    t.allPass()
    expect([t.card('E1').on, t.card('E1').mode]).toEqual([t.id('A1'), mode])
    expect(found(find(has('tha', { blood: 4 }), 'tinglestripe'))).toEqual([])
  })
  it('magic-of-the-smith#G132-4: it is an action to equip', () => {
    const t = find(has('tha', { blood: 4 }), 'kevlar-vest', [], { ready: [minion('B1'), ...held('nra-pac', 'N1')] })
    t.choose(Ann, [t.id('E1')])
    t.allPass()
    expect(t.locked('A1')).toBe(true)
    t.endPhasesTo(Ben, 'minion')
    expect(t.locked('A1')).toBe(false)
  })
  it('muricias-call#G132-1, muricias-call#G132-2, muricias-call#G132-3, muricias-call#G132-4: the same of a retainer', () => {
    const call = (a1: object, library: string, more: { card: string; as: string }[] = []) => {
      const t = table({
        seats: [
          {
            pool: 10,
            ready: [minion('A1', a1), minion('A2')],
            hand: [...held('muricias-call', 'M1'), ...more],
            library: ['bonding', 'bonding', 'bonding', ...held(library, 'E1')],
          },
          { ready: [minion('B1')] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'play:M1:ani:A1')
      return t.allPass(() => t.can(Ann, 'choose'))
    }
    // The level is that of its own Disciplines; unlocked, it employs another from the hand.
    const t = call(has('ANI for', { blood: 5 }), 'raven-spy', [
      ...held('freak-drive', 'F1'),
      ...held('murder-of-crows', 'R1'),
    ])
    t.choose(Ann, [t.id('E1')])
    t.reach(Ann, 'play:F1:for:A1')
    t.allPass()
    expect([t.card('E1').mode, t.blood('E1'), t.locked('A1'), t.can(Ann, 'play:R1:ANI:A1')]).toEqual([
      'ANI',
      2,
      false,
      true,
    ])
    // What its retainer requires the action does not; but it requires Animalism, as it is played.
    const anarch = call(
      { generic: { disciplines: ['ani', 'pro'], sect: 'Anarch' }, blood: 4 },
      'raven-spy',
      held('crimethinc', 'C1'),
    )
    anarch.choose(Ann, [anarch.id('E1')])
    anarch.allPass(() => anarch.window() === 'resolved' || anarch.state.frames.length === 1)
    expect([anarch.card('E1').on, anarch.can(Ann, 'play:C1:pro:A1')]).toEqual([anarch.id('A1'), false])
    expect(anarch.happened('action-announced')).toMatchObject([{ minion: { id: anarch.id('A1') }, stealth: 1 }])
  })
})

describe('The Summoning', () => {
  const scene = (level: string, library: { card: string; as: string }[], a1: object = {}) =>
    table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1', { generic: { disciplines: [level], capacity: 9, ...a1 }, blood: 5 }), minion('A2')],
          hand: [...held('the-summoning', 'K1'), ...Array<string>(6).fill('villein')],
          library: ['bonding', ...library, 'bonding'],
        },
        { ready: [minion('B1')], hand: ['fame'] },
        {},
      ],
    })
  const beasts = [...held('mylan-horseed', 'L1'), ...held('raven-spy', 'L2'), ...held('44-magnum', 'L3')]
  const searching = (level: string, library = beasts, a1: object = {}) => {
    const t = scene(level, library, a1)
    t.answer(Ann, `play:K1:${level}:A1`)
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1 }])
    return t.allPass(() => t.can(Ann, 'choose'))
  }
  it('[pre]: an ally or a retainer goes to the hand, seen by all, and a card is discarded', () => {
    const t = searching('pre')
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('L1'), t.id('L2')], min: 0 }])
    t.choose(Ann, [t.id('L2')])
    expect(t.happened('moved').at(-1)).toMatchObject({ card: { id: t.id('L2'), key: 'raven-spy' }, to: 'hand' })
    t.choose(Ann, [t.state.seats[Ann]!.hand[0]!])
    expect([t.inHand(Ann, 'L2'), t.state.seats[Ann]!.hand.length]).toEqual([true, 7])
  })
  it('the-summoning#1 [PRE]: the ally is recruited and paid for, and does not act in this turn', () => {
    const t = searching('PRE')
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('L1')] }])
    t.choose(Ann, [t.id('L1')])
    onwards(t)
    expect([
      t.state.seats[Ann]!.inPlay.includes(t.id('L1')),
      20 - t.pool(Ann),
      t.can(Ann, 'bleed:L1'),
      t.why(Ann, 'bleed', 'L1'),
    ]).toEqual([true, 1, false, ['recruited', 'ALLY-02']])
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'minion')
    expect(t.can(Ann, 'bleed:L1')).toBe(true)
  })
  it('the-summoning#2 [PRE]: nobody is asked whether to cancel the ally', () => {
    const t = searching('PRE')
    t.choose(Ann, [t.id('L1')])
    expect([t.has('card-played'), t.happened('card-played').length]).toEqual([true, 1])
  })
  it('the-summoning#G132-1: unlocked, its vampire may recruit from the hand in the same turn', () => {
    const t = searching('PRE')
    t.choose(Ann, [t.id('L1')])
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.edit(state => {
      const { inPlay, hand } = state.seats[Ann]!
      state.seats[Ann]!.inPlay = inPlay.filter(id => id !== t.id('L1'))
      state.seats[Ann]!.hand = [t.id('L1'), ...hand.slice(1)]
    })
    expect(t.can(Ann, 'play:L1::A1')).toBe(true)
  })
  it('the-summoning#G132-2, the-summoning#G132-3 [PRE]: the ally asks of the vampire what it requires, and comes at its level', () => {
    const stray = [...held('mylan-horseed', 'L1'), ...held('underbridge-stray', 'L2')]
    for (const [own, life] of [
      ['ani', 1],
      ['ANI', 2],
    ] as const) {
      const t = searching('PRE', stray, { disciplines: ['PRE', own] })
      t.choose(Ann, [t.id('L2')])
      onwards(t)
      expect([t.card('L2').mode, t.blood('L2')]).toEqual([own, life])
    }
    const none = searching('PRE', stray)
    expect(none.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [none.id('L1')] }])
  })
})
