import { describe, expect, it } from 'vitest'
import { isMonster } from '../../shared/rules/traits.ts'
import { onwards, play } from '../support/duel.ts'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { type Held, type Table, ended, held, v } from './scene.ts'

/** Rulings on actions, allies and retainers outside the five decks, each by its id (`test/conformance/rulings.ts`). */
const of = (as: string, disciplines: string, more: object = {}, generic: object = {}) =>
  v(as, { disciplines: disciplines.split(' '), ...generic }, more)
const announced = (t: Table) => t.happened('action-announced').at(-1)

describe("Vulture's Buffet and Emergency Rations", () => {
  const feast = (ben: object = { ash: held('raven-spy', 'R1', 'R2') }, a1: object = { blood: 2 }) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [of('A1', 'obf', a1), minion('A2')],
          hand: [...held('vultures-buffet', 'K1', 'K2'), ...held('freak-drive', 'F1')],
        },
        { ready: [minion('B1')], ...ben },
        {},
        listening('D1'),
        {},
      ],
    })
  it('vultures-buffet#1, vultures-buffet#G122-1: it is a hunt, and undirected, whosever the ash heap', () => {
    const t = feast(undefined, { blood: 0 })
    expect([t.can(Ann, 'bleed:A1'), t.can(Ann, 'play:K1:obf:A1')]).toEqual([false, true])
    t.answer(Ann, 'play:K1:obf:A1', { gone: [t.id('R1')] })
    expect(announced(t)).toMatchObject({ targets: [] })
    t.allPass()
    expect([
      t.blood('A1'),
      t.state.seats[Ben]!.removed,
      t.happened('counters').some(event => event.key === 'counters' && event.why === 'hunt'),
    ]).toEqual([1, [t.id('R1')], true])
  })

  it('vultures-buffet#G64-1: once a turn', () => {
    const t = feast()
    t.answer(Ann, 'play:K1:obf:A1', { gone: [t.id('R1')] })
    t.allPass()
    expect([t.locked('A1'), t.refused(Ann, 'play:K2:obf:A1', { gone: [t.id('R2')] })]).toEqual([
      false,
      'illegal-option',
    ])
    // The hunt of the rulebook is another action.
    expect(t.can(Ann, 'hunt:A1')).toBe(true)
  })

  it('vultures-buffet#G122-2: not without anything to remove', () => {
    const t = feast({ ash: ['deflection'] })
    expect([t.can(Ann, 'play:K1:obf:A1'), t.refused(Ann, 'play:K1:obf:A1')]).toEqual([false, 'illegal-option'])
  })

  const rations = (ash: Held) =>
    table({
      seats: [
        { ready: [v('A1', { clan: 'Nagaraja' }), minion('A2')], hand: held('emergency-rations', 'K1') },
        { ready: [minion('B1')], ash },
        {},
        {},
        {},
      ],
    })
  it('emergency-rations#G122-1, emergency-rations#G122-2: undirected, whosever the ash heap, and not without a mortal in one', () => {
    expect(rations(held('murder-of-crows', 'R1')).can(Ann, 'play:K1::A1')).toBe(false)
    const t = rations(held('tasha-morgan', 'R1'))
    t.answer(Ann, 'play:K1::A1', { c: [t.id('R1')] })
    expect(announced(t)).toMatchObject({ targets: [] })
    t.allPass()
    expect([t.card('K1').on, t.state.seats[Ben]!.removed]).toEqual([t.id('A1'), [t.id('R1')]])
  })
})

describe('actions at cards of others', () => {
  it('conceal#1, conceal#G36-1: directed at who controls the equipment or the location, not at who has the minion', () => {
    const scene = (level: string) =>
      table({
        seats: [
          { ready: [of('A1', level), minion('A2')], hand: held('conceal', 'K1') },
          { ready: [minion('B1', { attachments: held('sport-bike', 'E1') }), ...held('the-barrens', 'L1')] },
          { ready: [minion('C1')] },
          {},
          {},
        ],
      })
    for (const [level, card] of [
      ['obf', 'E1'],
      ['OBF', 'L1'],
    ] as const) {
      const t = scene(level)
      t.answer(Ann, `play:K1:${level}:A1`, { card: [t.id(card)] })
      expect(announced(t)).toMatchObject({ targets: [Ben] })
    }
  })

  it('rewilding#G36-1: directed at who controls the location', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { clan: 'Gangrel' })], hand: held('rewilding', 'K1') },
        { ready: [minion('B1')] },
        { pool: 10, ready: [...held('the-barrens', 'L1')] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L1')] })
    expect(announced(t)).toMatchObject({ targets: [Cal] })
    t.allPass()
    expect([t.inAsh(Cal, 'L1'), t.pool(Cal)]).toEqual([true, 8])
  })

  it('far-mastery#1: what was required to bring it into play is not required to take it', () => {
    const t = table({
      seats: [
        { ready: [of('A1', 'DOM'), minion('A2')], hand: held('far-mastery', 'K1', 'K2') },
        { ready: [minion('B1', { attachments: held('dog-pack', 'R1') }), ...held('renegade-garou', 'W1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1:dom:A1', { card: [t.id('R1')] })
    t.allPass(() => t.can(Ann, 'choose'))
    if (t.can(Ann, 'choose')) t.choose(Ann, [t.id('A1')])
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('R1'))).toBe(true)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.edit(state => {
      state.uses = []
    })
    t.answer(Ann, 'play:K2:DOM:A1', { card: [t.id('W1')] })
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('W1'))).toBe(true)
  })

  it('enticement#1, enticement#2: directed at the prey; with the Edge lost on the way it takes nothing, and nobody bleeds all the same', () => {
    const t = table({
      seats: [
        { edge: true, ready: [of('A1', 'ser'), minion('A2')], hand: held('enticement', 'K1') },
        { pool: 10, ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'play:K1:ser:A1')
    expect(announced(t)).toMatchObject({ targets: [Ben] })
    t.effect(Ben, [{ op: 'edge', to: 'you' }])
    t.allPass()
    expect([t.pool(Ben), t.state.edge, t.can(Ann, 'bleed:A2'), t.can(Ann, 'end-phase')]).toEqual([10, Ben, false, true])
  })

  it('possession#1: what was said of the vampire before it burned is no more', () => {
    const t = table({
      seats: [
        { ready: [of('A1', 'NEC'), { card: 'chelsea-blake', as: 'X1' }], hand: held('possession', 'K1') },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.effect(
      Ann,
      [
        { op: 'become', who: 'x', traits: { sect: 'Anarch' }, until: 'game' },
        { op: 'modify', stat: 'strength', delta: 3, on: 'x', until: 'game' },
      ],
      { x: 'X1' },
    )
    const strength = t.stat('X1', 'strength')
    t.effect(Ann, [{ op: 'move', who: 'x', to: 'ash' }], { x: 'X1' })
    t.answer(Ann, 'play:K1:NEC:A1', { v: [t.id('X1')] })
    t.allPass()
    expect([
      t.state.seats[Ann]!.inPlay.includes(t.id('X1')),
      t.blood('X1'),
      t.stat('X1', 'strength'),
      t.state.modifiers,
    ]).toEqual([true, 1, strength - 3, []])
  })

  it('mylan-horseed#1: his action is directed at who controls the vampire, and undirected at one of his own Methuselah', () => {
    const elder = (as: string) => v(as, { capacity: 8, sect: 'Sabbat' }, { locked: true })
    const t = table({
      seats: [
        { ready: [...held('mylan-horseed', 'M1'), elder('A1'), minion('A2')] },
        { ready: [elder('B1'), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'action:M1:unlock:M1', { v: [t.id('B1')] })
    expect(announced(t)).toMatchObject({ targets: [Ben] })
    const own = table({
      seats: [{ ready: [...held('mylan-horseed', 'M1'), elder('A1')] }, { ready: [minion('B2')] }, {}, {}, {}],
    })
    own.answer(Ann, 'action:M1:unlock:M1', { v: [own.id('A1')] })
    expect(announced(own)).toMatchObject({ targets: [] })
  })

  it('strikes: dodge by Mylan Horseed, once a combat', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), v('A2', { type: 'ally', life: 3 })] },
        { ready: [{ card: 'mylan-horseed', as: 'M1' }, minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A2')
    play(t, Ben, 'block:M1')
    onwards(t, () => t.can(Ben, 'strike:M1:M1:dodge'))
    t.answer(Ben, 'strike:M1:M1:dodge')
    onwards(t)
    expect([t.has('damaged'), t.inAsh(Ben, 'M1')]).toEqual([false, false])
  })
})

describe('Lunatic Eruption', () => {
  const scene = (on: Held = held('lunatic-eruption', 'L1'), more: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [
            v('A1', { capacity: 8 }, { attachments: on.map(one => ({ ...one, owner: Ben })), ...more }),
            minion('A2'),
            minion('A3'),
          ],
        },
        { pool: 10, ready: [minion('B1'), minion('B2')] },
        { ready: [minion('C1')] },
        {},
        {},
      ],
    })
  const fight = 'action:L1:fight:A1'
  it('lunatic-eruption#1: before any other action that need not be', () => {
    const t = scene()
    expect([fight, 'bleed:A1', 'bleed:A2', 'end-phase'].map(option => t.can(Ann, option))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(t.option(Ann, fight)?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('B2')] }])
  })

  it('lunatic-eruption#2: having fought, it is free when it unlocks', () => {
    const t = scene()
    t.answer(Ann, fight, { m: [t.id('B1')] })
    onwards(t, () => t.has('combat-ended'))
    onwards(t, () => t.can(Ann, 'bleed:A2'))
    expect([t.happened('combat-started'), t.locked('A1')]).toMatchObject([
      [{ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } }],
      true,
    ])
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect([t.can(Ann, 'bleed:A1'), t.can(Ann, 'hunt:A1'), t.can(Ann, fight)]).toEqual([true, true, false])
  })

  it('lunatic-eruption#3: with two of them it is stuck', () => {
    const t = scene(held('lunatic-eruption', 'L1', 'L2'))
    expect([fight, 'action:L2:fight:A1', 'bleed:A1', 'hunt:A1', 'bleed:A2'].map(option => t.can(Ann, option))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })

  it("lunatic-eruption#4, lunatic-eruption#G35-1: burned by an action directed at who has the minion, undirected by one's own; that and the fight are two actions", () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), of('A2', 'dem')] },
        { ready: [v('B1', {}, { attachments: [{ card: 'lunatic-eruption', as: 'L1', owner: Ann }] }), minion('B2')] },
        { ready: [minion('C1')] },
        {},
        {},
      ],
    })
    t.edit(state => {
      state.cards[t.id('L1')]!.mode = 'dem'
    })
    t.answer(Ann, 'action:L1:burn:A1')
    expect(announced(t)).toMatchObject({ targets: [Ben] })
    const own = scene()
    own.edit(state => {
      state.cards[own.id('L1')]!.mode = 'dem'
    })
    own.answer(Ann, fight, { m: [own.id('B1')] })
    onwards(own, () => own.has('combat-ended'))
    onwards(own, () => own.can(Ann, 'bleed:A2'))
    own.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    own.answer(Ann, 'action:L1:burn:A1')
    expect(announced(own)).toMatchObject({ targets: [] })
    own.allPass()
    expect(own.inAsh(Ben, 'L1')).toBe(true)
  })
})

describe('vampires made by an action', () => {
  const makers = [
    ['the-embrace', { disciplines: [] }],
    ['childe-of-the-revolution', { title: 'baron', city: 'Rome' }],
  ] as const
  const made = (card: string, generic: object) => {
    const t = table({
      seats: [
        { ready: [v('A1', generic), of('A2', 'NEC')], hand: [...held(card, 'K1'), ...held('possession', 'P1')] },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
      turn: { number: 6 },
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    if (t.can(Ann, 'choose')) t.choose(Ann, [])
    t.allPass()
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('K1')), t.stat('K1', 'capacity')]).toEqual([true, 0])
    return t
  }
  it.each(makers)('%s#G54-1: in the ash heap it is no vampire', (card, generic) => {
    const t = made(card, generic)
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'ash' }], { k: 'K1' })
    expect([t.inAsh(Ann, 'K1'), t.can(Ann, 'play:P1:NEC:A2')]).toEqual([true, false])
  })

  it.each(makers)('%s#G54-2: in the uncontrolled region it stays one, and can be influenced', (card, generic) => {
    const t = made(card, generic)
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'uncontrolled' }], { k: 'K1' })
    t.endPhasesTo(Ann, 'influence')
    t.answer(Ann, 'invest:K1', { amount: 1 })
    t.answer(Ann, 'bring-out:K1')
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('K1')), t.blood('K1')]).toEqual([true, 1])
  })

  it.each(makers)('%s#G54-3: where it would go to the crypt it is burned', (card, generic) => {
    const t = made(card, generic)
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'library' }], { k: 'K1' })
    expect(t.state.seats[Ann]!.crypt.includes(t.id('K1'))).toBe(false)
  })
})

describe('allies and retainers', () => {
  it('dog-pack#G19-1, dhabi-revenant#G44-1: an animal is neither mortal nor monster, a ghoul is a monster', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', { attachments: [...held('dog-pack', 'R1'), ...held('dhabi-revenant', 'R2')] }),
            v('A2', { clan: 'Nagaraja' }),
          ],
          hand: held('emergency-rations', 'E1'),
          ash: [...held('dog-pack', 'R3'), ...held('dhabi-revenant', 'R4')],
        },
        {},
      ],
    })
    expect([isMonster(t.state, t.id('R1')), isMonster(t.state, t.id('R2')), t.can(Ann, 'play:E1::A2')]).toEqual([
      false,
      true,
      false,
    ])
  })

  it("D'habi Revenant: employed by a Baali, with 2 life, for 1 more bleed", () => {
    const t = table({
      seats: [
        { ready: [v('A1', { clan: 'Baali' }), minion('A2')], hand: held('dhabi-revenant', 'R1') },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    expect(t.can(Ann, 'play:R1::A2')).toBe(false)
    t.answer(Ann, 'play:R1::A1')
    t.allPass()
    expect([t.card('R1').on, t.blood('R1'), t.stat('A1', 'bleed')]).toEqual([t.id('A1'), 2, 2])
  })

  it('Army of Rats: any minion burns it', () => {
    const t = table({
      seats: [{ ready: held('army-of-rats', 'R1') }, { ready: [minion('B1')] }, {}, {}, {}],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'action:R1:burn:B1')
    expect(announced(t)).toMatchObject({ targets: [Ann] })
    t.allPass()
    expect(t.inAsh(Ann, 'R1')).toBe(true)
  })

  it('jake-washington#1: no ally in the ash heap', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { clan: 'Nagaraja' }), of('A2', 'obf')],
          hand: [...held('emergency-rations', 'E1'), ...held('vultures-buffet', 'E2')],
          ash: held('jake-washington', 'J1'),
        },
        {},
      ],
    })
    expect([t.can(Ann, 'play:E1::A1'), t.can(Ann, 'play:E2:obf:A2')]).toEqual([false, false])
  })
})

describe('The Platinum Protocol', () => {
  it('the-platinum-protocol#1, the-platinum-protocol#2: the minion is chosen as the action resolves; a second counter on it steals nothing', () => {
    const t = table({
      seats: [
        { ready: [of('A1', 'pro', {}, { sect: 'Anarch' }), minion('A2')], hand: held('the-platinum-protocol', 'K1') },
        { pool: 10, ready: [v('B1', { capacity: 2 }, { counters: { 'corruption@0': 1 } }), minion('B2')] },
        {},
        listening('D1'),
        {},
      ],
    })
    expect(t.option(Ann, 'play:K1:pro:A1')?.slots ?? []).toEqual([])
    t.answer(Ann, 'play:K1:pro:A1')
    expect(t.option(Ann, 'choose')).toBeUndefined()
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('B2')] }])
    t.choose(Ann, [t.id('B1')])
    t.allPass()
    expect([
      t.card('B1').counters,
      t.state.seats[Ben]!.inPlay.includes(t.id('B1')),
      t.pool(Ben),
      ended(t),
    ]).toMatchObject([{ 'corruption@0': 2 }, true, 9, { outcome: 'successful' }])
  })
})

describe('Aranthebes', () => {
  it('aranthebes-the-immortal#G104-1: locked at any time before the action resolves, attempt or not', () => {
    const scene = () =>
      table({
        seats: [
          { ready: [v('A1', { stealth: 1 }), minion('A2')] },
          { pool: 10, ready: [minion('B1'), ...held('aranthebes-the-immortal', 'N1')] },
          {},
          listening('D1'),
          {},
        ],
      })
    const early = scene()
    early.answer(Ann, 'bleed:A1')
    early.reach(Ben, 'use:N1:stealth')
    expect([early.has('block-declared'), early.stat('A1', 'stealth')]).toEqual([false, 0])
    const late = scene()
    late.answer(Ann, 'bleed:A1')
    late.allPass(() => late.window() === 'declined')
    late.reach(Ben, 'use:N1:stealth')
    expect(late.stat('A1', 'stealth')).toBe(0)
    const over = scene()
    over.answer(Ann, 'bleed:A1')
    over.allPass(() => ['success', 'resolved'].includes(over.window() ?? ''))
    expect(over.can(Ben, 'use:N1:stealth')).toBe(false)
  })
})

describe('Trochomancy and Seduction', () => {
  const ash = (n: number) => Array.from({ length: n }, (_, i) => ({ card: 'deflection', as: `X${i + 1}` }))
  it('trochomancy#1, trochomancy#2: who plays it says which, and they are gone at once', () => {
    const t = table({
      seats: [
        { ready: [of('A1', 'aus nec'), minion('A2')], hand: held('trochomancy', 'K1') },
        { pool: 10, ready: [minion('B1')], ash: ash(9) },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    const chosen = [9, 8, 7, 3, 2, 1, 5].map(n => t.id(`X${n}`))
    t.answer(Ann, 'play:K1:aus+nec:A1', { cards: chosen })
    t.allPass(() => t.window() !== 'as-played')
    expect([
      t.state.seats[Ben]!.removed.toSorted((a, b) => a - b),
      t.state.seats[Ben]!.ash,
      t.has('action-ended'),
      t.stat('A1', 'bleed'),
    ]).toEqual([chosen.toSorted((a, b) => a - b), [t.id('X4'), t.id('X6')], false, 2])
  })

  it('seduction#G52-1: as the action is announced, before any modifier that is not', () => {
    const scene = () =>
      table({
        seats: [
          {
            ready: [of('A1', 'dom', {}, { capacity: 9 }), minion('A2')],
            hand: [...held('seduction', 'S1'), ...held('conditioning', 'C1')],
          },
          { pool: 10, ready: [minion('B1')] },
          {},
          listening('D1'),
          {},
        ],
      })
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    expect([t.window(), t.can(Ann, 'play:S1:dom:A1'), t.can(Ann, 'play:C1:dom:A1')]).toEqual(['announced', true, false])
    t.answer(Ann, 'play:S1:dom:A1', { v: [t.id('B1')] })
    t.reach(Ann, 'play:C1:dom:A1')
    expect(t.can(Ben, 'block:B1')).toBe(false)
    const late = scene()
    late.answer(Ann, 'bleed:A1')
    late.reach(Ann, 'play:C1:dom:A1')
    expect(late.can(Ann, 'play:S1:dom:A1')).toBe(false)
  })

  it('seduction#G52-2: the action card is replaced before', () => {
    const t = table({
      seats: [
        {
          ready: [of('A1', 'dom', {}, { capacity: 9 }), minion('A2')],
          hand: [...held('govern-the-unaligned', 'G1'), ...Array<string>(6).fill('fame')],
          library: held('seduction', 'S1', 'S2'),
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:G1:dom:A1')
    t.allPass(() => t.window() === 'announced')
    expect([t.inHand(Ann, 'S1'), t.can(Ann, 'play:S1:dom:A1')]).toEqual([true, true])
  })
})

describe('As the Crow', () => {
  it('as-the-crow#G6-1: once all combats are over, before or after what else is played after resolution', () => {
    const scene = () =>
      table({
        seats: [
          {
            ready: [v('A1', { disciplines: ['for'], traits: ['flight'] }), minion('A2')],
            hand: [...held('as-the-crow', 'K1'), ...held('freak-drive', 'F1'), ...held('deep-song', 'S1')],
          },
          { pool: 10, ready: [minion('B1')] },
          {},
          listening('D1'),
          {},
        ],
      })
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'resolved')
    expect([t.can(Ann, 'play:K1::A1'), t.can(Ann, 'play:F1:for:A1')]).toEqual([true, true])
    play(t, Ann, 'play:F1:for:A1')
    expect([t.window(), t.can(Ann, 'play:K1::A1')]).toEqual(['resolved', true])
    const fights = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['pot'], sect: 'Anarch', traits: ['flight'] }), minion('A2')],
          hand: [...held('as-the-crow', 'K1'), ...held('line-brawl', 'L1')],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    fights.answer(Ann, 'play:L1:pot:A1', { m: [fights.id('B1')] })
    onwards(fights, () => fights.can(Ann, 'play:K1::A1'))
    expect([fights.has('combat-ended'), fights.window()]).toEqual([true, 'resolved'])
    play(fights, Ann, 'play:K1::A1')
    expect(fights.locked('A1')).toBe(false)
  })
})

describe('Car Bomb', () => {
  const anarch = (as: string) => v(as, { sect: 'Anarch' })
  const scene = (on: Held = held('sport-bike', 'E1')) =>
    table({
      seats: [
        {
          ready: [of('A1', 'dom FOR', { attachments: on }, { capacity: 9 }), minion('A2')],
          hand: [
            ...held('seduction', 'S1'),
            ...held('conditioning', 'C1'),
            ...held('freak-drive', 'F1'),
            ...held('govern-the-unaligned', 'G1', 'G2'),
          ],
        },
        { pool: 10, ready: [anarch('B1'), minion('B2')], hand: held('car-bomb', 'K1', 'K2') },
        {},
        {},
        {},
      ],
    })
  it('car-bomb#1, car-bomb#G147-1, car-bomb#G147-2: as the action is announced, once the acting minion has done what it does then, and before anything else', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    expect([t.window(), t.can(Ann, 'play:S1:dom:A1'), t.can(Ben, 'play:K1::B1')]).toEqual(['announced', true, false])
    t.answer(Ann, 'play:S1:dom:A1', { v: [t.id('B2')] })
    if (!t.can(Ben, 'play:K1::B1')) t.pass(Ann)
    expect([t.window(), t.can(Ben, 'play:K1::B1'), t.can(Ann, 'play:C1:dom:A1')]).toEqual(['announced', true, false])
    const late = scene()
    late.answer(Ann, 'bleed:A1')
    late.allPass(() => late.window() !== 'announced')
    expect(late.can(Ben, 'play:K1::B1')).toBe(false)
  })

  const fails = (announce: string) => {
    const t = scene()
    t.answer(Ann, announce)
    t.allPass(() => t.window() === 'announced')
    play(t, Ben, 'play:K1::B1')
    if (t.can(Ben, 'choose')) t.choose(Ben, [t.id('E1')])
    return t
  }
  it('car-bomb#G157-1, car-bomb#G157-3: failed, it was not blocked; what may be played after any action still is', () => {
    const t = fails('bleed:A1')
    const told = t.log.map(event => event.key)
    t.allPass()
    expect([
      t.inAsh(Ann, 'E1'),
      t.blood('A1'),
      t.has('blocked'),
      ended(t),
      t.inHand(Ann, 'F1'),
      told.includes('action-resolved') || t.has('action-resolved'),
    ]).toMatchObject([true, 7, false, { outcome: 'ended' }, true, true])
  })

  it('car-bomb#G157-2: it has reached its resolution, so that it is not done again', () => {
    const t = fails('play:G1:dom:A1')
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect([t.refused(Ann, 'play:G2:dom:A1'), t.can(Ann, 'hunt:A1')]).toEqual(['illegal-option', true])
  })
})
