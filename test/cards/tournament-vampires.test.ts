import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { isOver, onwards } from '../support/duel.ts'
import { Ann, Ben, table } from '../support/table.ts'
import { type Table, attacked, v } from './scene.ts'

const V1 = (card: string, more: object = {}) => ({ card, as: 'V1', ...more })
const paid = (t: Table) => t.happened('counters').filter(event => 'why' in event && event.why === 'cost')

describe('vampires with a text', () => {
  it('André the Manipulator: +2 hand size while he is ready', () => {
    for (const [where, size] of [
      ['ready', 9],
      ['torpor', 7],
    ] as const) {
      const own = {
        hand: [{ card: 'villein', as: 'H1' }, ...Array<string>(size - 1).fill('villein')],
        library: Array<string>(3).fill('villein'),
      }
      const t = table({
        seats: [
          where === 'ready'
            ? { ready: [V1('andre-the-manipulator')], ...own }
            : { torpor: [V1('andre-the-manipulator')], ...own },
          {},
        ],
        turn: { phase: 'discard' },
      })
      t.answer(Ann, 'discard:H1')
      expect([t.state.seats[Ann]!.hand.length, t.state.seats[Ann]!.library.length]).toEqual([size, 2])
    }
  })

  it.each([
    [9, 1],
    [10, 0],
  ])('Branimira: with %i pool, %i intercept', (pool, intercept) => {
    const t = table({ seats: [{ pool, ready: [V1('branimira')] }, {}] })
    expect(t.stat('V1', 'intercept')).toBe(intercept)
  })

  it('Martina Srnankova: +1 intercept during bleeds', () => {
    const t = table({
      seats: [{ ready: [v('A1'), v('A2', {}, { blood: 1 })] }, { ready: [V1('martina-srnankova')] }, {}],
    })
    expect(t.stat('V1', 'intercept')).toBe(0)
    t.answer(Ann, 'bleed:A1')
    expect(t.stat('V1', 'intercept')).toBe(1)
    t.allPass()
    t.answer(Ann, 'hunt:A2')
    expect(t.stat('V1', 'intercept')).toBe(0)
  })

  it.each([
    [6, 2],
    [5, 1],
    [4, 1],
  ])('Mickey Wheeler in combat with a vampire of capacity %i: strength %i', (capacity, strength) => {
    const t = table({ seats: [{ ready: [V1('mickey-wheeler')] }, { ready: [v('B1', { capacity })] }] })
    expect(t.stat('V1', 'strength')).toBe(1)
    attacked(t, 'V1', 'B1')
    onwards(t, () => isOver(t))
    expect(t.blood('B1')).toBe(capacity - strength)
  })

  describe('Kuyén', () => {
    const scene = (who: object, hand: string) =>
      table({ seats: [{ pool: 10, ready: [who as never], hand: [{ card: hand, as: 'K1' }] }, {}] })
    it.each([
      ['raven-spy', 'ani', 'blood'],
      ['dog-pack', '', 'pool'],
    ])('animals cost him 1 less: %s', (card, level, of) => {
      for (const [who, less] of [
        [V1('kuyen'), 1],
        [v('V1', { clan: 'Gangrel', disciplines: ['ANI'], capacity: 6 }), 0],
      ] as const) {
        const t = scene(who, card)
        t.answer(Ann, `play:K1:${level}:V1`)
        t.allPass()
        expect(of === 'blood' ? t.blood('V1') : t.pool(Ann)).toBe(of === 'blood' ? 5 + less : 8 + less)
      }
    })
    it('and can be had without what is saved', () => {
      const t = table({
        seats: [
          { pool: 1, ready: [V1('kuyen'), v('A2', { clan: 'Gangrel' })], hand: [{ card: 'dog-pack', as: 'K1' }] },
          {},
        ],
      })
      expect([t.can(Ann, 'play:K1::V1'), t.can(Ann, 'play:K1::A2')]).toEqual([true, false])
    })
    it('other cards cost what they cost', () => {
      const t = scene(V1('kuyen'), 'ivory-bow')
      t.answer(Ann, 'play:K1::V1')
      t.allPass()
      expect(t.pool(Ann)).toBe(9)
    })
    it('kuyen#1: also where Piper brings it', () => {
      const t = table({
        seats: [
          {
            pool: 10,
            ready: [V1('kuyen')],
            hand: [
              { card: 'piper', as: 'K1' },
              { card: 'dog-pack', as: 'K2' },
            ],
          },
          {},
        ],
        turn: { phase: 'master' },
      })
      t.answer(Ann, 'play:K1:', { m: [t.id('V1')] })
      t.choose(Ann, [t.id('K2')])
      expect([t.pool(Ann), t.card('K2').on]).toEqual([9, t.id('V1')])
    })
  })

  it('Saku Pihlajamäki: an optional maneuver each combat', () => {
    const t = table({ seats: [{ ready: [V1('saku-pihlajamaki'), v('A2')] }, { ready: [v('B1')] }] })
    attacked(t, 'V1', 'B1')
    t.reach(Ann, 'maneuver:V1')
    onwards(t, () => isOver(t))
    expect([t.happened('maneuvered').length, t.blood('B1')]).toEqual([1, 5])
    attacked(t, 'B1', 'V1')
    onwards(t, () => t.can(Ann, 'maneuver:V1') || t.happened('combat-ended').length > 1)
    expect(t.can(Ann, 'maneuver:V1')).toBe(true)
  })

  it('Adrino Manauara presses to continue once each combat, like it or not', () => {
    const t = table({ seats: [{ ready: [V1('adrino-manauara'), v('A2')] }, { ready: [v('B1', { capacity: 9 })] }] })
    attacked(t, 'V1', 'B1')
    onwards(t, () => isOver(t))
    expect([t.happened('pressed'), t.happened('round-started').length, t.blood('B1')]).toMatchObject([
      [{ continues: true }],
      2,
      7,
    ])
  })
  it('Adrino Manauara: a press of the opponent ends it all the same', () => {
    const t = table({ seats: [{ ready: [V1('adrino-manauara'), v('A2')] }, { ready: [v('B1', { capacity: 9 })] }] })
    attacked(t, 'V1', 'B1')
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'B1' })
    onwards(t, () => t.can(Ben, 'press:B1') || isOver(t))
    if (!isOver(t)) t.answer(Ben, 'press:B1')
    onwards(t, () => isOver(t))
    expect(t.happened('round-started').length).toBeLessThanOrEqual(2)
  })

  it('Marialena burns 1 blood before a block of her resolves', () => {
    const t = table({ seats: [{ ready: [V1('marialena'), v('A2')] }, { ready: [v('B1')] }] })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => isOver(t))
    // One before the block resolves, and one for the hand strike of B1.
    expect([
      t.blood('V1'),
      t.log.findIndex(event => event.key === 'counters') < t.log.findIndex(event => event.key === 'blocked'),
    ]).toEqual([3, true])
    const free = table({ seats: [{ ready: [V1('marialena'), v('A2')] }, { ready: [v('B1')] }] })
    free.answer(Ann, 'bleed:V1')
    free.allPass()
    expect(free.blood('V1')).toBe(5)
  })

  it('Fergus Alexander attacks a locked Sabbat vampire', () => {
    const t = table({
      seats: [
        { ready: [V1('fergus-alexander'), v('A2')] },
        {
          ready: [
            v('B1', { sect: 'Sabbat' }, { locked: true }),
            v('B2', { sect: 'Sabbat' }),
            v('B3', {}, { locked: true }),
          ],
        },
      ],
    })
    expect(t.option(Ann, 'action:V1:fight:V1')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.answer(Ann, 'action:V1:fight:V1', { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
    onwards(t, () => isOver(t))
    expect(t.has('combat-started')).toBe(true)
  })

  describe('Sergio Bueno', () => {
    const scene = (b1: object, seat = 0) => {
      const t = table({
        seats: [
          { ready: [V1('sergio-bueno'), v('A2')] },
          { ready: [v('B1', {}, { ...b1, counters: { [`corruption@${seat}`]: 1 } }), v('B2')] },
        ],
      })
      t.answer(Ann, 'bleed:V1')
      return t
    }
    it('a minion with a corruption counter of his Methuselah burns 1 blood to attempt to block him', () => {
      const t = scene({ blood: 3 })
      t.answer(Ben, 'block:B1')
      expect(paid(t)).toMatchObject([{ amount: 1, from: { card: { id: t.id('B1') } } }])
    })
    it('and cannot without', () => {
      const t = scene({ blood: 0 })
      expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([false, true])
    })
    it('the counters of another Methuselah do not matter', () => {
      const t = scene({ blood: 3 }, 1)
      t.answer(Ben, 'block:B1')
      expect(paid(t)).toEqual([])
    })
    it('nor does the action of another minion', () => {
      const t = table({
        seats: [
          { ready: [V1('sergio-bueno'), v('A2')] },
          { ready: [v('B1', {}, { counters: { 'corruption@0': 1 } })] },
        ],
      })
      t.answer(Ann, 'bleed:A2')
      t.answer(Ben, 'block:B1')
      expect(paid(t)).toEqual([])
    })
  })

  describe('Keegan', () => {
    const scene = (
      hand: object[] = [
        { card: 'thing', as: 'K1' },
        { card: 'thing', as: 'K2' },
      ],
    ) =>
      table({
        seats: [
          { ready: [V1('keegan'), v('A2')], hand: hand as never, uncontrolled: [v('U1', { clan: 'Gangrel' })] },
          { ready: [v('B1')] },
        ],
      })
    it('may unlock after a successful action that requires a Gangrel, once a turn', () => {
      const t = scene()
      t.answer(Ann, 'play:K1::V1', { v: [t.id('U1')] })
      t.allPass()
      t.answer(Ann, 'trigger:0')
      expect([t.locked('V1'), t.blood('U1')]).toEqual([false, 2])
    })
    it('or stay as he is', () => {
      const t = scene()
      t.answer(Ann, 'play:K1::V1', { v: [t.id('U1')] })
      t.allPass()
      t.pass(Ann)
      expect(t.locked('V1')).toBe(true)
    })
    it('not after another action', () => {
      const t = scene()
      t.answer(Ann, 'bleed:V1')
      t.allPass()
      expect([t.locked('V1'), t.can(Ann, 'bleed:A2')]).toEqual([true, true])
    })
  })

  describe('Anarch Convert', () => {
    const scene = (a1: object = {}) =>
      table({
        seats: [
          {
            pool: 10,
            ready: [v('A1', a1)],
            uncontrolled: [{ card: 'anarch-convert', as: 'V1', blood: 1 }],
            crypt: [{ card: 'indira', as: 'C1' }],
          },
          {},
        ],
        turn: { phase: 'influence', number: 6 },
      })
    const sect = (t: Table, as: string) =>
      viewFor(t.state, Ann)
        .seats.flatMap(seat => seat.ready)
        .find(one => one.card.id === t.id(as))?.sect
    it.each([
      ['pool', 11, []],
      ['crypt', 10, ['C1']],
    ])('removed as it enters play, a vampire becomes Anarch, and: %s', (gain, pool, drawn) => {
      const t = scene()
      t.answer(Ann, 'bring-out:V1')
      t.answer(Ann, 'trigger:0')
      if (t.state.frames.at(-1)?.kind === 'choice' && t.can(Ann, 'choose') && sect(t, 'A1') !== 'Anarch')
        t.choose(Ann, [t.id('A1')])
      t.choose(Ann, [gain])
      expect([sect(t, 'A1'), t.pool(Ann), t.state.seats[Ann]!.removed, t.state.seats[Ann]!.uncontrolled]).toEqual([
        'Anarch',
        pool,
        [t.id('V1')],
        drawn.map(t.id),
      ])
    })
    it('or it stays', () => {
      const t = scene()
      t.answer(Ann, 'bring-out:V1')
      t.pass(Ann)
      expect([sect(t, 'A1'), t.state.seats[Ann]!.inPlay.includes(t.id('V1')), sect(t, 'V1')]).toEqual([
        'Camarilla',
        true,
        'Anarch',
      ])
    })
    it('not for a titled vampire', () => {
      const t = scene({ title: 'primogen' })
      t.answer(Ann, 'bring-out:V1')
      expect(t.can(Ann, 'trigger:0')).toBe(false)
    })
    it('anarch-convert#2: an Anarch that has no title may be chosen', () => {
      const t = scene({ sect: 'Anarch' })
      t.answer(Ann, 'bring-out:V1')
      expect(t.can(Ann, 'trigger:0')).toBe(true)
    })
  })
})

describe('Ibn Khaldun, Scholar', () => {
  it('in his own discard phase burns 1 blood to unlock', () => {
    const t = table({
      seats: [{ ready: [V1('ibn-khaldun-scholar', { blood: 3, locked: true })] }, {}],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'use:V1:unlock')
    expect([t.locked('V1'), t.blood('V1')]).toEqual([false, 2])
  })
  it.each([
    ['in another phase', 'minion', 3, 'ready'],
    ['without blood', 'discard', 0, 'ready'],
    ['in torpor', 'discard', 3, 'torpor'],
  ] as const)('not %s', (_, phase, blood, where) => {
    const own = V1('ibn-khaldun-scholar', { blood, locked: true })
    const t = table({ seats: [where === 'ready' ? { ready: [own] } : { torpor: [own] }, {}], turn: { phase } })
    expect(t.can(Ann, 'use:V1:unlock')).toBe(false)
  })
  // Agent of Power gives him the Discipline, and an action the sect.
  const swift = (who: object, hand: string, anarch = false) => {
    const t = table({
      seats: [
        {
          ready: [who as never],
          hand: [
            { card: 'agent-of-power', as: 'P1' },
            { card: hand, as: 'H1' },
          ],
        },
        { ready: [v('B1', { strength: 3 })] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:P1:', { v: [t.id('V1')], level: ['cel'] })
    t.allPass()
    for (let n = 0; n < 3 && !t.can(Ann, 'become-anarch:V1'); n++) t.answer(Ann, 'end-phase')
    if (anarch) {
      t.answer(Ann, 'become-anarch:V1')
      t.allPass()
    }
    attacked(t, 'V1', 'B1')
    return t
  }
  it('cannot play what requires Celerity, though he has it', () => {
    for (const [who, can] of [
      [V1('ibn-khaldun-scholar'), false],
      [v('V1'), true],
    ] as const) {
      const t = swift(who, 'resist-earths-grasp')
      onwards(t, () => t.window() === 'range' || isOver(t))
      expect(t.can(Ann, 'play:H1:cel:V1')).toBe(can)
    }
  })
  it('ibn-khaldun-scholar#G41-1: of a card of several Disciplines he can use another line', () => {
    const t = swift(V1('ibn-khaldun-scholar'), 'diversion', true)
    onwards(t, () => t.window() === 'prevent' || isOver(t))
    expect(t.can(Ann, 'play:H1:for:V1')).toBe(true)
  })
})

it('those whose numbers are printed have them', () => {
  const t = table({
    seats: [
      { ready: [V1('kamile-paukstys'), { card: 'massimiliano', as: 'V2' }, { card: 'valeriya-zinovieva', as: 'V3' }] },
      {},
    ],
  })
  expect([t.stat('V1', 'bleed'), t.stat('V2', 'strength'), t.stat('V3', 'strength'), t.stat('V2', 'votes')]).toEqual([
    2, 2, 2, 2,
  ])
})
