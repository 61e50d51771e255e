import { describe, expect, it } from 'vitest'
import { facts } from '../../../../shared/rules/reads/queries.ts'
import { retainer } from '../../../../shared/cards/makers.ts'
import { isOver, onwards } from '../../../support/duel.ts'
import { withMadeUp } from '../../../support/made-up.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { attacked, card, has, type Held, held, K1, type Table, v } from '../../scene.ts'

const of = (as: string, generic: object, more: object = {}) => minion(as, { generic, ...more })
const V = (as: string, disciplines: string[] = [], more: object = {}) =>
  minion(as, { generic: { disciplines }, ...more })
const announced = (t: Table) => t.happened('action-announced').at(-1)

describe('Heart of the City', () => {
  const H1 = { card: 'heart-of-the-city', as: 'H1' }
  it.each([
    ['pre', 2],
    ['PRE', 3],
  ])('%s: stays on the vampire, which bleeds for %i', (level, bleed) => {
    const t = table({
      seats: [{ ready: [of('V1', { disciplines: [level] }), minion('V2')], hand: [H1, { ...H1, as: 'H2' }] }, {}],
    })
    t.answer(Ann, `play:H1:${level}:V1`)
    t.allPass()
    expect([t.stat('V1', 'bleed'), t.blood('V1'), t.card('H1').on]).toEqual([bleed, 3, t.id('V1')])
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    expect([t.refused(Ann, `play:H2:${level}:V1`), t.why(Ann, 'play', 'H2')]).toEqual([
      'illegal-option',
      ['one-only', 'GOLDEN-01'],
    ])
  })
})

describe('Shadow of the Beast', () => {
  it.each([
    ['pro', 0],
    ['PRO', 1],
  ])('[%s] an optional maneuver each combat, and %i presses', (level, presses) => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['PRO'] }), v('A2')], hand: [K1('shadow-of-the-beast')] },
        { ready: [v('B1')] },
      ],
    })
    t.answer(Ann, `play:K1:${level}:A1`)
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [] }])
    t.allPass()
    expect([t.card('K1').on, t.blood('A1')]).toEqual([t.id('A1'), 4])
    for (const round of [1, 2]) {
      attacked(t, 'A1', 'B1')
      expect([t.stat('A1', 'maneuver'), t.stat('A1', 'press'), t.stat('B1', 'maneuver')]).toEqual([1, presses, 0])
      onwards(t, () => t.happened('combat-ended').length === round)
    }
    expect(t.stat('A1', 'maneuver')).toBe(0)
  })
  it('one on a vampire', () => {
    const t = table({
      seats: [
        {
          ready: [
            v('A1', { disciplines: ['pro'] }, { attachments: [{ card: 'shadow-of-the-beast' }] }),
            v('A2', { disciplines: ['pro'] }),
          ],
          hand: [K1('shadow-of-the-beast')],
        },
        {},
      ],
    })
    expect([t.can(Ann, 'play:K1:pro:A1'), t.can(Ann, 'play:K1:pro:A2')]).toEqual([false, true])
  })
})

describe('strength', () => {
  it('Preternatural Strength is an action at +2 stealth for 1 blood, that adds 1 or 2', () => {
    for (const [level, strength] of [
      ['pot', 2],
      ['POT', 3],
    ] as const) {
      const t = table({
        seats: [
          { ready: [minion('A1', has(level))], hand: card('preternatural-strength', 'S1') },
          { ready: [minion('B1')] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, `play:S1:${level}:A1`)
      expect(t.happened('action-announced')).toMatchObject([{ stealth: 2, targets: [] }])
      t.allPass()
      expect([t.stat('A1', 'strength'), t.blood('A1'), t.card('S1').on]).toEqual([strength, 4, t.id('A1')])
    }
  })
})

describe('Atonement', () => {
  const scene = (a1: object = {}, b1: object = {}) =>
    table({
      seats: [
        { ready: [v('A1', { capacity: 4, ...a1 }), v('A2')] },
        { ready: [v('B1', { capacity: 5, ...b1 }, { attachments: [K1('atonement')] })] },
      ],
    })
  const blocks = (t: Table) => {
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => isOver(t))
    return t
  }
  it('+1 intercept', () => expect(scene().stat('B1', 'intercept')).toBe(1))
  it.each([
    [{ capacity: 4 }, false],
    [{ capacity: 5 }, false],
    [{ capacity: 6 }, true],
    [{ type: 'ally', life: 2, bleed: 1 }, true],
  ])('blocking %j it locks: %s', (a1, locks) => {
    const t = blocks(scene(a1))
    expect([t.has('blocked'), t.locked('B1')]).toEqual([true, locks])
  })
  it('only a vampire of capacity 5 or less, for 2 blood at +1 stealth', () => {
    const t = table({
      seats: [{ ready: [v('A1', { capacity: 5 }), v('A2', { capacity: 6 })], hand: [K1('atonement')] }, {}],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect([t.card('K1').on, t.blood('A1')]).toEqual([t.id('A1'), 3])
  })
  it.each([
    ['Brujah', 0],
    ['Ministry', -1],
  ])('any vampire burns it, a %s at %i stealth', (clan, stealth) => {
    const t = scene({ clan })
    t.answer(Ann, 'action:K1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth, targets: [Ben] }])
    t.allPass()
    expect(t.inAsh(Ben, 'K1')).toBe(true)
  })
})

describe('allies and lesser-used modes of actions', () => {
  it.each([
    ['dem', 5],
    ['DEM', 4],
  ])('Lunatic Eruption, %s: whoever burns it is left with %i blood', (level, blood) => {
    const t = table({
      seats: [
        { ready: [V('V1', [level]), V('V2')], hand: [{ card: 'lunatic-eruption', as: 'L1' }] },
        { ready: [V('V5')] },
      ],
    })
    t.answer(Ann, `play:L1:${level}:V1`, { m: [t.id('V5')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben] }])
    t.allPass()
    expect([t.card('L1').on, t.blood('V1')]).toEqual([t.id('V5'), 3])
    t.answer(Ann, 'action:L1:burn:V2')
    t.allPass()
    expect([t.inAsh(Ann, 'L1'), t.blood('V2')]).toEqual([true, blood])
  })
})

describe('Lunatic Eruption', () => {
  const of = (as: string, disciplines: string, more: object = {}, generic: object = {}) =>
    v(as, { disciplines: disciplines.split(' '), ...generic }, more)

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

  it("lunatic-eruption#4, lunatic-eruption#G35-1: burned by an action, directed unless the minion is one's own; the fight is another", () => {
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

describe('Clan Impersonation', () => {
  const as = (clan: string, generic: object = {}, hand: string[] = []) => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { clan: 'Brujah', sect: 'Camarilla', ...generic }, blood: 5 }), minion('A2')],
          hand: [{ card: 'clan-impersonation', as: 'K1' }, ...hand.map((card, i) => ({ card, as: `H${i}` }))],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1', { clan: [clan] })
    return onwards(t)
  }
  const now = (t: ReturnType<typeof as>) => facts(t.state, t.id('A1'))

  it('clan-impersonation#2: makes the acting vampire of the chosen clan, for 2 blood, and of no other sect', () => {
    const t = as('Toreador')
    expect([now(t).clan, now(t).sect, t.blood('A1'), t.happened('action-announced')]).toMatchObject([
      'Toreador',
      'Camarilla',
      3,
      [{ stealth: 1, targets: [] }],
    ])
  })

  it('clan-impersonation#3: burned by its vampire in an action, the vampire is of its own clan again', () => {
    const t = as('Toreador')
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'minion')
    expect(t.options(Ann).filter(option => option.startsWith('action:'))).toEqual([
      `action:${t.id('K1')}:burn:${t.id('A1')}`,
    ])
    t.answer(Ann, 'action:K1:burn:A1')
    onwards(t)
    expect([now(t).clan, t.inAsh(Ann, 'K1')]).toEqual(['Brujah', true])
  })

  it('clan-impersonation#1: a slave stays a slave', () => {
    const t = as('Toreador', { clan: 'Gargoyle', slaveOf: 'Tremere' })
    expect(now(t)).toMatchObject({ clan: 'Toreador', slaveOf: 'Tremere' })
  })

  it('clan-impersonation#4: a title of the former clan counts for nothing until the clan is its own again', () => {
    const t = as('Toreador', { title: 'justicar' })
    expect(now(t).title).toBeUndefined()
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'ash' }], { k: 'K1' })
    expect(now(t).title).toBe('justicar')
  })

  it('clan-impersonation#5: what changes the clan later goes before it', () => {
    const t = as('Toreador')
    t.effect(Ann, [{ op: 'become', who: 'a', traits: { clan: 'Malkavian' }, until: 'turn' }], { a: 'A1' })
    expect(now(t).clan).toBe('Malkavian')
    t.endPhasesTo(Ben, 'minion')
    expect(now(t).clan).toBe('Toreador')
  })
})

describe('Biothaumaturgic Experiment', () => {
  const scene = (level: string, more: { hand?: object[]; pool?: number; blood?: number; has?: string[] } = {}) =>
    table({
      seats: [
        {
          pool: more.pool ?? 10,
          ready: [
            minion('A1', {
              generic: { disciplines: [level, ...(more.has ?? [])], capacity: 9 },
              blood: more.blood ?? 5,
            }),
            minion('A2'),
          ],
          hand: [
            { card: 'biothaumaturgic-experiment', as: 'K1' },
            { card: 'raven-spy', as: 'R1' },
            { card: 'homunculus', as: 'R2' },
            ...(more.hand ?? []),
          ] as never,
        },
        { pool: 20, ready: [minion('B1')] },
        {},
      ],
    })
  const acts = (...args: Parameters<typeof scene>) => {
    const t = scene(...args)
    t.answer(Ann, `play:K1:${args[0]}:A1`)
    return t.allPass()
  }

  it('[tha]: employs an animal of the hand whatever it requires, and pays for it', () => {
    const t = acts('tha')
    expect([t.pool(Ann), t.waiting(), t.refused(Ann, 'choose', { pick: ['R2'] } as never)]).toEqual([
      9,
      [Ann],
      'illegal-args',
    ])
    t.answer(Ann, 'choose', { pick: ['R1'] } as never)
    expect([t.card('R1').on, t.card('R1').mode, t.blood('R1'), t.blood('A1')]).toEqual([t.id('A1'), 'ani', 1, 4])
  })

  it('biothaumaturgic-experiment#3 [tha]: at its own level where it has one; not without the blood', () => {
    const able = acts('tha', { has: ['ANI'] })
    able.answer(Ann, 'choose', { pick: ['R1'] } as never)
    expect(able.card('R1').mode).toBe('ANI')
    const poor = acts('tha', { blood: 1 })
    poor.effect(Ann, [{ op: 'counters', from: { card: 'a' }, to: 'bank', amount: 1, why: 'effect' }], { a: 'A1' })
    poor.answer(Ann, 'choose', { pick: ['R1'] } as never)
    expect(poor.inHand(Ann, 'R1')).toBe(true)
  })

  it('biothaumaturgic-experiment#1 [tha]: it was no play of that card, which may follow by its own action', () => {
    const t = acts('tha', { has: ['ani'], hand: [{ card: 'raven-spy', as: 'R3' }] })
    t.answer(Ann, 'choose', { pick: ['R1'] } as never)
    t.edit(state => delete state.cards[t.id('A1')]!.locked)
    expect(t.can(Ann, 'play:R3:ani:A1')).toBe(true)
  })

  it('biothaumaturgic-experiment#2 [tha]: what its retainer requires the action does not: CrimethInc. asks for that', () =>
    withMadeUp(
      { types: ['Retainer'], keywords: ['animal'], life: 1, requiresSect: ['Anarch'] },
      key => retainer(key, [''], {}),
      key => {
        const t = table({
          seats: [
            {
              pool: 10,
              ready: [
                minion('A1', { generic: { disciplines: ['tha', 'pro'], sect: 'Anarch', capacity: 9 }, blood: 5 }),
                minion('A2'),
              ],
              hand: [
                ...held('biothaumaturgic-experiment', 'K1'),
                ...held(key, 'R1', 'R2'),
                ...held('crimethinc', 'C1'),
              ],
            },
            { pool: 20, ready: [minion('B1')] },
            {},
          ],
        })
        const offered = (option: string, done: () => boolean) => {
          t.answer(Ann, option)
          onwards(t, () => t.can(Ann, 'choose') || t.can(Ann, 'play:C1:pro:A1') || t.state.frames.length === 1)
          if (t.can(Ann, 'choose')) t.choose(Ann, [t.id('R1')])
          onwards(t, () => t.can(Ann, 'play:C1:pro:A1') || t.state.frames.length === 1)
          return [done(), t.can(Ann, 'play:C1:pro:A1')]
        }
        expect(offered('play:K1:tha:A1', () => t.card('R1').on === t.id('A1'))).toEqual([true, false])
        t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
        expect(offered('play:R2::A1', () => t.card('R2').on === t.id('A1'))).toEqual([true, true])
      },
    ))

  it('[THA]: on a minion of one’s own, a strength more and a maneuver in each combat', () => {
    const t = scene('THA')
    t.answer(Ann, 'play:K1:THA:A1', { m: ['A2'] } as never)
    t.allPass()
    expect([t.card('K1').on, t.stat('A2', 'strength'), t.stat('A1', 'strength')]).toEqual([t.id('A2'), 2, 1])
    for (const combat of [1, 2]) {
      attacked(t, 'A2', 'B1')
      expect([combat, t.stat('A2', 'maneuver'), t.stat('B1', 'maneuver')]).toEqual([combat, 1, 0])
      onwards(t, () => t.happened('combat-ended').length === combat)
    }
  })
})
