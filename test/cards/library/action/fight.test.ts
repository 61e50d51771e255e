import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { has, type Held, held, hits, rounds, type Table, v } from '../../scene.ts'

/** Cards of which one may be taken where another would be drawn. */
const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const hand = (t: Table, seat: number = Ann): number => t.state.seats[seat]!.hand.length
const library = (t: Table, seat: number = Ann): number => t.state.seats[seat]!.library.length
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

  it('but not where it may use its hands alone, nor where it can use no equipment', () => {
    for (const barred of [
      { op: 'forbid', rule: 'strike', on: 'a', until: 'round', except: 'hand' },
      { op: 'forbid', rule: 'equipment', on: 'a', until: 'round' },
    ] as const) {
      const t = duel({
        a: anarch('ani', armed) as never,
        ann: held('steely-tenacity', 'S1'),
        b: { generic: { capacity: 8 } },
        library: cards(9) as never,
      })
      t.effect(Ann, [barred], { a: 'A1' })
      onwards(t, () => t.can(Ann, 'play:S1:ani:A1'))
      expect(t.can(Ann, 'play:S1:weapon:A1')).toBe(false)
    }
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

describe('actions that enter combat', () => {
  const scene = (card: string, level: string, more: object = {}, b: object = {}) =>
    table({
      seats: [
        {
          ready: [
            v('A1', { disciplines: level.split('+').filter(Boolean), sect: 'Anarch', capacity: 9 }, { blood: 5 }),
            minion('A2', { locked: true }),
            minion('A3'),
          ],
          hand: [...held(card, 'K1'), ...Array<string>(6).fill('villein')],
          library: Array<string>(6).fill('villein') as never,
          ...more,
        },
        { ready: [v('B1', {}, { locked: true, ...b }), minion('B2')] },
        { hand: held('majesty', 'M1') },
        {},
        {},
      ],
    })
  const begun = (card: string, level: string) => {
    const t = scene(card, level)
    t.answer(Ann, `play:K1:${level}:A1`, { m: [t.id('B1')] })
    return onwards(t, () => t.has('round-started'))
  }

  it.each([
    ['bums-rush', '', 0, 1, 0, 1],
    ['ambush', '', 0, 1, 0, 1],
    ['fleetness', 'CEL', 1, 1, 0, 1],
    ['hunters-mark', 'cel+tha', 0, 0, 1, 1],
    ['hunters-mark', 'CEL+THA', 0, 0, 1, 1],
    ['make-the-misere', 'cel', 0, 1, 0, 1],
    ['make-the-misere', 'obf', 1, 0, 0, 1],
    ['make-the-misere', 'pot', 0, 0, 0, 2],
    ['make-the-misere', 'cel+obf+pot', 1, 1, 0, 2],
  ])(
    '%s [%s]: +%i stealth; %i maneuver, %i press and %i strength',
    (card, level, stealth, maneuver, press, strength) => {
      const t = begun(card, level)
      expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth }])
      expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } }])
      expect((['maneuver', 'press', 'strength'] as const).map(one => t.stat('A1', one))).toEqual([
        maneuver,
        press,
        strength,
      ])
    },
  )

  it.each([
    ['bums-rush', '', true],
    ['hunters-mark', 'cel+tha', true],
    ['ambush', '', false],
    ['fleetness', 'CEL', false],
    ['make-the-misere', 'obf', false],
  ])('%s [%s]: with a minion of another; with an unlocked one: %s', (card, level, unlocked) => {
    const t = scene(card, level)
    expect(t.option(Ann, `play:K1:${level}:A1`)?.slots).toMatchObject([
      { candidates: unlocked ? [t.id('B1'), t.id('B2')] : [t.id('B1')] },
    ])
  })

  it.each([
    ['ambush', ''],
    ['fleetness', 'CEL'],
    ['make-the-misere', 'cel'],
  ])('%s#G78-1 [%s]: unlocked in the meantime, its target is not fought; the action has succeeded', (card, level) => {
    const t = scene(card, level)
    t.answer(Ann, `play:K1:${level}:A1`, { m: [t.id('B1')] })
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    onwards(t)
    expect([t.has('combat-started'), t.happened('action-ended')]).toMatchObject([false, [{ outcome: 'successful' }]])
  })

  it('fleetness [cel] bleeds at +1 stealth', () => {
    const t = scene('fleetness', 'cel')
    t.answer(Ann, 'play:K1:cel:A1')
    expect(t.happened('action-announced')).toMatchObject([{ action: 'bleed', stealth: 1 }])
  })

  it('hunters-mark [CEL][THA]: in the first round the opposing minion cannot end the combat by a strike', () => {
    const offered = (level: string) => {
      const t = scene('hunters-mark', level, {}, { generic: { disciplines: ['PRE'], capacity: 9 }, blood: 9 })
      t.edit(state => {
        state.seats[Ben]!.hand = [t.id('M1')]
        state.seats[Cal]!.hand = []
      })
      t.answer(Ann, `play:K1:${level}:A1`, { m: [t.id('B1')] })
      return [1, 2].map(() => {
        const pressing = () => t.can(Ann, 'press:A1') || isOver(t)
        onwards(t, () => t.can(Ben, 'play:M1:PRE:B1') || pressing())
        const found = t.can(Ben, 'play:M1:PRE:B1')
        onwards(t, pressing)
        if (t.can(Ann, 'press:A1')) t.answer(Ann, 'press:A1')
        return found
      })
    }
    expect([offered('CEL+THA'), offered('cel+tha')]).toEqual([
      [false, true],
      [true, true],
    ])
  })

  it('bums-rush#G20-1: blocked, it is replaced once the action has ended, after its combat', () => {
    const t = scene('bums-rush', '')
    t.answer(Ann, 'play:K1::A1', { m: [t.id('B1')] })
    play(t, Ben, 'block:B2')
    onwards(t)
    expect(t.log.flatMap(({ key }) => (['combat-ended', 'action-ended', 'drawn'].includes(key) ? [key] : []))).toEqual([
      'combat-ended',
      'action-ended',
      'drawn',
    ])
  })

  it('bums-rush#G20-2: after all that follows the resolution; no more cards are played in that action', () => {
    const t = scene('bums-rush', '', {
      ready: [v('A1', { disciplines: ['for'], capacity: 9 }), minion('A3')],
      hand: [...held('bums-rush', 'K1'), ...held('freak-drive', 'F1'), ...Array<string>(5).fill('villein')],
    })
    t.answer(Ann, 'play:K1::A1', { m: [t.id('B1')] })
    onwards(t, () => t.can(Ann, 'play:F1:for:A1'))
    expect([isOver(t), t.state.seats[Ann]!.hand.length]).toEqual([true, 6])
    t.answer(Ann, 'play:F1:for:A1')
    onwards(t)
    const keys = t.log.map(({ key }) => key as string)
    expect(keys.lastIndexOf('drawn')).toBeGreaterThan(keys.indexOf('action-ended'))
  })
})

describe('Harass', () => {
  const harasses = (b1: object, b2: object = {}) =>
    table({
      seats: [
        { ready: [minion('A1'), minion('A2')], hand: held('harass', 'K1') },
        {
          pool: 20,
          ready: [
            minion('B1', { generic: { capacity: 9 }, blood: 8, ...b1 }),
            minion('B2', { generic: { capacity: 9 }, blood: 8, ...b2 }),
          ],
        },
        {},
      ],
    })
  const aims = (t: ReturnType<typeof harasses>) =>
    t.option(Ann, 'play:K1::A1')?.slots?.flatMap(slot => (slot.type === 'cards' ? slot.candidates : []))

  it('with a vampire of three blood or less, or with any locked minion', () => {
    const ally = { generic: { type: 'ally' as const, life: 2 }, blood: 2 }
    expect(aims(harasses({}))).toBeUndefined()
    for (const [b1, b2] of [
      [{ blood: 3 }, { blood: 4 }],
      [{ locked: true }, {}],
      [{ ...ally, locked: true }, ally],
    ] as const) {
      const t = harasses(b1, b2)
      expect(aims(t)).toEqual([t.id('B1')])
    }
  })

  it('and with one press, to continue, in that combat', () => {
    const t = harasses({ blood: 3 })
    t.answer(Ann, 'play:K1::A1', { m: ['B1'] } as never)
    upTo(t, 'press')
    const presses = t.options(Ann).filter(id => id !== 'pass')
    expect(presses).toEqual([`use:${t.id('K1')}:press:${t.id('A1')}`])
    t.answer(Ann, presses[0]!)
    onwards(t, () => t.happened('round-started').length === 2)
    expect(t.happened('round-started').length).toBe(2)
    let again = false
    onwards(t, () => (again ||= t.can(Ann, presses[0]!)))
    expect(again).toBe(false)
  })

  it('harass#1: for nothing where the vampire has more blood by then, and is unlocked', () => {
    const t = harasses({ blood: 3, locked: true })
    t.answer(Ann, 'play:K1::A1', { m: ['B1'] } as never)
    expect(t.has('action-announced')).toBe(true)
    const fizzles = table({
      seats: [
        { ready: [minion('A1'), minion('A2')], hand: held('harass', 'K1') },
        {
          pool: 20,
          ready: [minion('B1', { generic: { capacity: 9 }, blood: 3 }), minion('B2', { locked: true })],
          hand: held('on-the-qui-vive', 'W1'),
        },
        {},
      ],
    })
    fizzles.answer(Ann, 'play:K1::A1', { m: ['B1'] } as never)
    fizzles.effect(Ben, [{ op: 'counters', from: 'bank', to: { card: 'b' }, amount: 2, why: 'effect' }], { b: 'B1' })
    onwards(fizzles)
    expect([fizzles.has('combat-started'), fizzles.happened('action-ended')]).toMatchObject([
      false,
      [{ outcome: 'successful' }],
    ])
  })
})
