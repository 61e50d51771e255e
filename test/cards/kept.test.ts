import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { fromPosition, toPosition } from '../../shared/rules/position.ts'
import { parsePosition } from '../../shared/api/position.ts'
import { onwards, play } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { FOR } from '../support/polls.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { held, type Held, type Table } from './scene.ts'

/** Cards that keep others under them, out of play. */
const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const hand = (t: Table, seat: number = Ann): number => t.state.seats[seat]!.hand.length
const on = (t: Table, host: string): number[] =>
  t.state.cards.flatMap((card, id) => (card.on === t.id(host) ? [id] : []))
const removed = (t: Table, seat: number, as: string): boolean => t.state.seats[seat]!.removed.includes(t.id(as))
/** What this seat sees lying on the card. */
const seen = (t: Table, viewer: number, host: string) =>
  viewFor(t.state, viewer).seats.flatMap(seat =>
    seat.inPlay.filter(one => one.on === t.id(host)).map(one => one.card.key),
  )

describe('The Erciyes Fragments', () => {
  const under = (card: string, owner: number = Ben) => ({
    card: 'the-erciyes-fragments',
    as: 'F1',
    under: [{ card, as: 'X1', owner, down: true }],
  })
  const scene = (
    fragments: object,
    { turn = {}, ann = [], ben = {}, a = {} }: { turn?: object; ann?: Held; ben?: object; a?: object } = {},
  ) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [
            minion('A1', { generic: { disciplines: ['DOM', 'pot'], title: 'prince', capacity: 8, ...a } }),
            minion('A2'),
            fragments as never,
          ],
          hand: [...ann, ...cards(7 - ann.length)],
          library: cards(9),
        },
        {
          pool: 10,
          ready: [minion('B1', { generic: { capacity: 5 } }), minion('B2', { generic: { capacity: 4 } })],
          hand: cards(7),
          library: cards(9),
          ash: [
            ...held('govern-the-unaligned', 'G1'),
            ...held('misdirection', 'G2'),
            ...held('andre-leroux', 'V1').slice(1),
          ],
          ...ben,
        },
        { hand: cards(1) },
        {},
        {},
      ],
      turn,
    })
  const empty = { card: 'the-erciyes-fragments', as: 'F1' }

  it('comes into play; locked, it takes a library card from the ash heap of the prey, and only one', () => {
    const t = scene(empty, {
      turn: { phase: 'master' },
      ben: { ash: [...held('govern-the-unaligned', 'G1'), ...held('misdirection', 'G2'), ...held('ashley', 'V1')] },
    })
    expect(t.refused(Ann, 'use:F1:keep', { c: [t.id('V1')] })).toBe('illegal-args')
    t.answer(Ann, 'use:F1:keep', { c: [t.id('G1')] })
    expect([on(t, 'F1'), t.locked('F1'), t.inAsh(Ben, 'G1'), hand(t)]).toEqual([[t.id('G1')], true, false, 7])
    t.effect(Ann, [{ op: 'unlock', who: 'f' }], { f: 'F1' })
    expect([t.can(Ann, 'use:F1:keep'), t.why(Ann, 'use', 'F1')]).toEqual([false, ['one-only', 'GOLDEN-01']])
    const played = table({ seats: [{ hand: held('the-erciyes-fragments', 'F1') }, {}, {}], turn: { phase: 'master' } })
    played.answer(Ann, 'play:F1:')
    expect(played.state.seats[Ann]!.inPlay).toEqual([played.id('F1')])
    expect(scene(empty, { ben: { ash: held('ashley', 'V1') } }).can(Ann, 'use:F1:keep')).toBe(false)
  })

  it('the-erciyes-fragments#3: everybody sees which card goes there, and only who controls it looks at it afterwards', () => {
    const t = scene(empty, { turn: { phase: 'master' } })
    t.answer(Ann, 'use:F1:keep', { c: [t.id('G1')] })
    expect(t.seenBy(Cal).filter(event => event.key === 'chosen')).toMatchObject([
      { cards: [{ id: t.id('G1'), key: 'govern-the-unaligned' }] },
    ])
    expect([Ann, Ben, Cal].map(seat => seen(t, seat, 'F1'))).toEqual([['govern-the-unaligned'], [null], [null]])
  })

  it('the-erciyes-fragments#G23-1: used in an action, when its controller could play something', () => {
    const t = scene(empty)
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'use:F1:keep', { c: [t.id('G2')] })
    expect([on(t, 'F1'), t.has('action-ended')]).toEqual([[t.id('G2')], false])
  })

  it('the-erciyes-fragments#1: not as a card is played, to have what would cancel it', () => {
    const t = scene(empty, {
      turn: { seat: Ben, phase: 'master' },
      ben: { ash: held('sudden-reversal', 'G1'), hand: held('misdirection', 'M1') },
      ann: held('sudden-reversal', 'S1'),
    })
    t.answer(Ben, 'play:M1:', { m: [t.id('A1')] })
    expect([t.window(), t.can(Ann, 'play:S1:'), t.can(Ann, 'use:F1:keep')]).toEqual(['as-played', true, false])
  })

  it('an action card: its requirements and cost are as normal, and where it would be burned it is removed from the game', () => {
    const t = scene(under('govern-the-unaligned'))
    expect([t.can(Ann, 'play:X1:dom:A1'), t.can(Ann, 'play:X1:dom:A2'), t.can(Ben, 'play:X1:dom:B1')]).toEqual([
      true,
      false,
      false,
    ])
    t.answer(Ann, 'play:X1:dom:A1')
    t.allPass()
    expect([
      t.pool(Ben),
      t.blood('A1'),
      hand(t),
      on(t, 'F1'),
      t.inAsh(Ben, 'X1'),
      removed(t, Ben, 'X1'),
      t.happened('drawn'),
    ]).toEqual([7, 7, 7, [], false, true, []])
  })

  it('a master card in the own master phase; what stays in play is removed when it would be burned later', () => {
    const t = scene(under('elder-library'), { turn: { phase: 'master' } })
    t.answer(Ann, 'play:X1:')
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('X1')), t.pool(Ann), hand(t)]).toEqual([true, 9, 8])
    t.effect(Ann, [{ op: 'move', who: 'x', to: 'ash' }], { x: 'X1' })
    expect([t.inAsh(Ben, 'X1'), removed(t, Ben, 'X1'), t.happened('burned')]).toEqual([false, true, []])
    expect(scene(under('elder-library')).can(Ann, 'play:X1:')).toBe(false)
  })

  it('with no card in the hand its controller is asked all the same', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { ready: [minion('B1', { generic: { disciplines: ['dom'] } }), under('deflection', Cal) as never] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'play:X1:dom:B1', { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), removed(t, Cal, 'X1')]).toEqual([30, 29, true])
  })

  it("the-erciyes-fragments#2: a political action from there goes to its owner's hand when Delaying Tactics cancels the referendum", () => {
    const t = scene(under('ancilla-empowerment'), { ben: { hand: [...held('delaying-tactics', 'D1'), ...cards(6)] } })
    t.answer(Ann, 'play:X1::A1')
    play(t, Ben, 'play:D1::B1')
    onwards(t)
    expect([t.inHand(Ben, 'X1'), t.inHand(Ann, 'X1'), removed(t, Ben, 'X1')]).toEqual([true, false, false])
    t.effect(Ben, [{ op: 'move', who: 'x', to: 'ash' }], { x: 'X1' })
    expect(t.inAsh(Ben, 'X1')).toBe(true)
  })

  it('the-erciyes-fragments#G28-1: burned, it takes the card with it, out of the game', () => {
    const t = scene(under('govern-the-unaligned'))
    t.effect(Ann, [{ op: 'move', who: 'f', to: 'ash' }], { f: 'F1' })
    expect([t.inAsh(Ann, 'F1'), removed(t, Ben, 'X1'), t.inAsh(Ben, 'X1'), t.card('X1').on]).toEqual([
      true,
      true,
      false,
      undefined,
    ])
  })

  it('the-erciyes-fragments#G95-1: what a card from there says of its replacement counts for nothing: there is none', () => {
    const t = scene(under('mirror-walk'), { a: { disciplines: ['tha'] } })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:X1:tha:A1')
    expect([
      hand(t),
      t.state.modifiers.filter(one => one.kind === 'number' && one.stat === 'handSize'),
      t.happened('drawn'),
    ]).toEqual([7, [], []])
  })

  it('the-erciyes-fragments#G95-2: it is no card of the hand: neither discarded, nor burned for a vote', () => {
    const t = scene(under('ancilla-empowerment'), { ann: held('parity-shift', 'P1'), turn: { phase: 'discard' } })
    expect(t.options(Ann).filter(option => option === `discard:${t.id('X1')}`)).toEqual([])
    const polls = scene(under('ancilla-empowerment'), { ann: held('consanguineous-boon', 'P1'), ben: { pool: 20 } })
    polls.answer(Ann, 'play:P1::A1')
    polls.allPass(() => polls.window() === 'polling')
    expect(polls.options(Ann).filter(option => option.startsWith('vote:burned'))).toEqual(
      polls.options(Ann).filter(option => option === `vote:burned:${polls.id('P1')}`),
    )
    expect(polls.refused(Ann, `vote:burned:${polls.id('X1')}`, FOR)).toBe('illegal-option')
  })

  it('the-erciyes-fragments#G95-3: it is cancelled as it is played, and removed', () => {
    const t = scene(under('misdirection'), { turn: { phase: 'master' }, ben: { hand: held('sudden-reversal', 'S1') } })
    t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
    t.answer(Ben, 'play:S1:')
    t.allPass()
    expect([t.happened('card-cancelled').length, t.locked('B1'), removed(t, Ben, 'X1'), hand(t)]).toEqual([
      1,
      false,
      true,
      7,
    ])
  })

  it('a vampire of another, of a capacity above 4, steals it with the card on it', () => {
    const t = scene(under('govern-the-unaligned'), { turn: { seat: Ben } })
    expect([t.can(Ben, 'action:F1:steal:B1'), t.can(Ben, 'action:F1:steal:B2')]).toEqual([true, false])
    t.answer(Ben, 'action:F1:steal:B1')
    t.allPass()
    expect([
      t.state.seats[Ben]!.inPlay.includes(t.id('F1')),
      on(t, 'F1'),
      [Ann, Ben].map(seat => seen(t, seat, 'F1')),
    ]).toEqual([true, [t.id('X1')], [[null], ['govern-the-unaligned']]])
  })

  it("an ousted Methuselah's own cards go with what they lie on, and those of others are gone", () => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        { pool: 1, ready: [minion('B1', { locked: true }), under('govern-the-unaligned', Cal) as never] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect([
      t.state.seats[Ben]!.ousted,
      removed(t, Cal, 'X1'),
      t.state.seats.flatMap(seat => seat.under ?? []),
    ]).toEqual([true, true, []])
  })

  it('stands in a position with what lies under it, face up or down, and is the same again', () => {
    const t = scene(under('govern-the-unaligned'))
    const position = toPosition(t.state)
    expect(position.seats[Ann]!.ready.find(one => 'card' in one)).toMatchObject({
      card: 'the-erciyes-fragments',
      under: [{ card: 'govern-the-unaligned', owner: Ben, down: true }],
    })
    expect(toPosition(fromPosition(parsePosition(position)))).toEqual(position)
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

describe('Storage Annex', () => {
  const annex = (more: object = {}) =>
    table({
      seats: [
        {
          hand: [...held('deflection', 'D1'), ...cards(6)],
          library: cards(9),
          ready: [
            minion('A1'),
            { card: 'storage-annex', as: 'S1', under: [{ card: 'govern-the-unaligned', as: 'G1', down: true }] },
          ],
          ...more,
        },
        { ready: [minion('B1')], hand: cards(7) },
        {},
        {},
        {},
      ],
      turn: { phase: 'master' },
    })

  it('comes into play with a card of the hand under it, face down', () => {
    const t = table({
      seats: [
        { hand: [...held('storage-annex', 'S1'), ...held('deflection', 'D1'), ...cards(5)], library: cards(9) },
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    expect(t.refused(Ann, 'play:S1:', { c: [t.id('S1')] })).toBe('illegal-args')
    t.answer(Ann, 'play:S1:', { c: [t.id('D1')] })
    expect([on(t, 'S1'), hand(t), seen(t, Ann, 'S1'), seen(t, Ben, 'S1')]).toEqual([
      [t.id('D1')],
      7,
      ['deflection'],
      [null],
    ])
    expect(JSON.stringify(t.seenBy(Ben))).not.toContain('deflection')
  })

  it('storage-annex#2: not where it is the only card of the hand', () => {
    const t = table({
      seats: [{ hand: held('storage-annex', 'S1'), library: cards(9) }, {}, {}],
      turn: { phase: 'master' },
    })
    expect([t.can(Ann, 'play:S1:'), t.why(Ann, 'play', 'S1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('in the own master phase a card of the hand is exchanged for the one under it, once', () => {
    const t = annex()
    t.answer(Ann, 'use:S1:swap', { c: [t.id('D1')] })
    expect([on(t, 'S1'), t.inHand(Ann, 'G1'), hand(t), t.can(Ann, 'use:S1:swap')]).toEqual([
      [t.id('D1')],
      true,
      7,
      false,
    ])
    expect(JSON.stringify(t.seenBy(Ben))).not.toMatch(/deflection|govern/)
    expect(annex().endPhasesTo(Ann, 'minion').can(Ann, 'use:S1:swap')).toBe(false)
    expect(annex({ hand: [] }).can(Ann, 'use:S1:swap')).toBe(false)
  })

  it('storage-annex#1: stolen, the card goes with it, to be taken into another hand; from there it returns to its owner', () => {
    const t = annex()
    t.effect(Ben, [{ op: 'control', who: 's', to: 'you' }], { s: 'S1' })
    expect([seen(t, Ann, 'S1'), seen(t, Ben, 'S1')]).toEqual([[null], ['govern-the-unaligned']])
    t.endPhasesTo(Ben, 'master')
    t.answer(Ben, 'use:S1:swap', { c: [t.state.seats[Ben]!.hand[0]!] })
    expect([t.inHand(Ben, 'G1'), hand(t, Ben)]).toEqual([true, 7])
    t.endPhasesTo(Ben, 'discard')
    t.answer(Ben, 'discard:G1')
    expect([t.inAsh(Ann, 'G1'), t.inAsh(Ben, 'G1')]).toEqual([true, false])
  })

  it('storage-annex#3: what lies on it goes to the hand, wherever what takes its place comes from', () => {
    const t = annex({ hand: [...held('deflection', 'D1'), ...cards(5), 'bonding'] })
    t.answer(Ann, 'use:S1:swap', { c: [t.id('D1')] })
    expect([t.inHand(Ann, 'G1'), t.state.seats[Ann]!.library.length, t.happened('drawn')]).toEqual([true, 9, []])
  })

  it('storage-annex#G28-1: burned, it takes the card with it', () => {
    const t = annex()
    t.effect(Ann, [{ op: 'move', who: 's', to: 'ash' }], { s: 'S1' })
    expect([t.inAsh(Ann, 'S1'), t.inAsh(Ann, 'G1')]).toEqual([true, true])
  })
})

describe('Pack Alpha', () => {
  it('pack-alpha#G128-2: not a retainer that can be played as if from the hand', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', { generic: { disciplines: ['ANI'] } }),
            { card: 'the-erciyes-fragments', under: [{ card: 'raven-spy', as: 'R1', down: true }] },
          ],
          hand: [...held('pack-alpha', 'K1'), ...held('raven-spy', 'R2')],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
    expect(t.can(Ann, 'play:R1:ANI:A1')).toBe(true)
    t.push({
      kind: 'combat',
      step: 'begins',
      number: 0,
      round: 0,
      acting: t.id('A1'),
      opposing: t.id('B1'),
      range: 'close',
      committed: [],
      toChoose: [t.id('A1'), t.id('B1')],
      strikes: [],
      pair: 0,
    })
    onwards(t, () => t.can(Ann, 'play:K1:ani:A1'))
    expect(t.option(Ann, 'play:K1:ani:A1')?.slots).toMatchObject([{ candidates: [t.id('R2')] }])
    expect(t.refused(Ann, 'play:K1:ani:A1', { c: [t.id('R1')] })).toBe('illegal-args')
  })
})
