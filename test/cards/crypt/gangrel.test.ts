import { describe, expect, it } from 'vitest'
import { factsOf } from '../../../shared/cards/catalogue.ts'
import { costOf } from '../../../shared/rules/reads/costs.ts'
import type { PositionInput } from '../../../shared/api/position.ts'
import { isOver, onwards, play, upTo } from '../../support/duel.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { attacked, fought, held, K1, lastingPress, v, type Table, never } from '../scene.ts'
import { stands, strengths } from '../vampires.ts'

type Placed = NonNullable<PositionInput['seats'][number]['ready']>[number]
/** Ann's X1 bleeds and Ben's B1 blocks. */
const fight = (x: Placed, b: Placed = { generic: {} }) => {
  const t = table({
    seats: [{ ready: [{ ...x, as: 'X1' }, minion('A2')] }, { pool: 10, ready: [{ ...b, as: 'B1' }] }, {}, {}, {}],
  })
  t.answer(Ann, 'bleed:X1')
  t.reach(Ben, 'block:B1')
  return onwards(t, () => t.has('combat-started'))
}
const base: Placed = { card: 'xaviar', blood: 5 }
const advanced: Placed = { card: 'xaviar-advanced', blood: 5 }
const V1 = (card: string, more: object = {}) => ({ card, as: 'V1', ...more })

describe('Xaviar', () => {
  it('burns 2 blood for 2 strength before range, once a combat', () => {
    const t = fight(base)
    play(t, Ann, 'use:X1:strength')
    expect([t.blood('X1'), t.stat('X1', 'strength'), t.can(Ann, 'use:X1:strength')]).toEqual([3, 3, false])
    onwards(t, () => t.has('combat-ended'))
    expect([t.blood('B1'), t.stat('X1', 'strength')]).toEqual([2, 1])
    const poor = fight({ ...base, blood: 1 })
    expect(poor.refused(Ann, 'use:X1:strength')).toMatch(/illegal-option|not-your-prompt/)
  })

  it('prevents 1 damage each combat', () => {
    const t = upTo(fight(base, { generic: { strength: 2 } }), 'prevent')
    play(t, Ann, 'use:X1:prevent')
    expect(t.can(Ann, 'use:X1:prevent')).toBe(false)
    onwards(t)
    expect([t.blood('X1'), t.happened('prevented')]).toMatchObject([4, [{ amount: 1 }]])
  })

  it('has neither use outside a combat of his own', () => {
    const t = table({ seats: [{ ready: [{ ...base, as: 'X1' }] }, { ready: [{ generic: {}, as: 'B1' }] }, {}, {}, {}] })
    t.answer(Ann, 'bleed:X1')
    expect(t.options(Ann).filter(id => id.startsWith('use'))).toEqual([])
  })
})

describe('Xaviar, advanced', () => {
  /** He calls a referendum that passes. */
  const called = (x: Placed) => {
    const t = table({
      seats: [
        { pool: 10, ready: [{ ...x, as: 'X1' }, minion('A2')], hand: [{ card: 'ancilla-empowerment', as: 'K1' }] },
        {},
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::X1')
    t.reach(Ann, 'vote:title:X1', { side: ['for'] })
    return t.allPass(() => t.can(Ann, 'trigger:0'))
  }

  it('may unlock as it passes, and has the three votes of a justicar', () => {
    const t = called(advanced)
    expect([t.happened('votes-cast'), t.locked('X1')]).toMatchObject([[{ votes: 3 }], true])
    t.answer(Ann, 'trigger:0')
    expect(t.locked('X1')).toBe(false)
  })

  it('may stay locked; the base card has 2 votes and no such text', () => {
    const t = called(advanced)
    t.pass(Ann)
    expect(t.locked('X1')).toBe(true)
    const alone = called(base)
    expect([alone.happened('votes-cast'), alone.locked('X1')]).toMatchObject([[{ votes: 2 }], true])
  })

  it('merged, he has both texts, and the title of the advanced card', () => {
    const merged: Placed = { ...advanced, merged: { card: 'xaviar' } }
    const t = fight(merged)
    play(t, Ann, 'use:X1:strength')
    expect(t.stat('X1', 'strength')).toBe(3)
    const vote = called(merged)
    expect(vote.happened('votes-cast')).toMatchObject([{ votes: 3 }])
    vote.answer(Ann, 'trigger:0')
    expect(vote.locked('X1')).toBe(false)
    const alone = fight(advanced)
    expect(alone.refused(Ann, 'use:X1:strength')).toMatch(/illegal-option|not-your-prompt/)
  })
})

describe('actions that find nothing to do', () => {
  it('fergus-alexander#G78-1: unlocked in the meantime, its target is not fought, and the action has succeeded', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'fergus-alexander', as: 'A1' }, minion('A2')] },
        { ready: [v('B1', { sect: 'Sabbat' }, { locked: true })] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'action:A1:fight:A1', { m: [t.id('B1')] })
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    t.allPass()
    expect([t.has('combat-started'), t.happened('action-ended'), t.locked('A1')]).toMatchObject([
      false,
      [{ outcome: 'successful' }],
      true,
    ])
  })

  it('keegan#G77-1: after an action of a Gangrel that could do nothing he unlocks all the same', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'keegan', as: 'A1' }, minion('A2')], hand: held('rewilding', 'R1') },
        { pool: 10, ready: [minion('B1'), ...held('the-barrens', 'L1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'play:R1::A1', { card: [t.id('L1')] })
    t.effect(Ben, [{ op: 'move', who: 'l', to: 'ash' }], { l: 'L1' })
    t.allPass(() => t.can(Ann, 'trigger:0'))
    t.answer(Ann, 'trigger:0')
    expect([t.locked('A1'), t.pool(Ben), t.happened('action-succeeded').length]).toEqual([false, 10, 1])
  })
})

describe('Rowena', () => {
  it('prevents 1 damage each round that is not aggravated', () => {
    const t = table({
      seats: [{ ready: [{ card: 'rowena', as: 'V1' }, v('A2')] }, { ready: [v('B1', { strength: 2, capacity: 9 })] }],
    })
    attacked(t, 'V1', 'B1')
    lastingPress(t, Ann, 'V1')
    onwards(t, () => t.can(Ann, 'use:V1:prevent'))
    t.answer(Ann, 'use:V1:prevent')
    expect(t.can(Ann, 'use:V1:prevent')).toBe(false)
    onwards(t, () => t.can(Ann, 'press:V1'))
    expect(t.blood('V1')).toBe(6)
    t.answer(Ann, 'press:V1')
    onwards(t, () => t.can(Ann, 'use:V1:prevent') || isOver(t))
    expect(t.can(Ann, 'use:V1:prevent')).toBe(true)
  })
  it('rowena#G33-1: no aggravated damage', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'rowena', as: 'V1' }, v('A2')] },
        { ready: [v('B1', {}, { attachments: [{ card: 'ivory-bow', as: 'E1' }] })] },
      ],
    })
    attacked(t, 'V1', 'B1')
    onwards(t, () => t.can(Ben, 'strike:B1:E1:shot'))
    t.answer(Ben, 'strike:B1:E1:shot')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.can(Ann, 'use:V1:prevent')))
    expect([offered, t.inTorpor('V1')]).toEqual([false, true])
  })
  it.each([
    ['double-deuce', true],
    ['mylan-horseed', false],
  ])('strikes: combat ends, against %s: %s', (ally, able) => {
    const t = table({
      seats: [
        { ready: [{ card: 'rowena', as: 'V1' }, v('A2')], hand: ['villein'] },
        { ready: [{ card: ally, as: 'B1' }] },
      ],
    })
    attacked(t, 'V1', 'B1')
    onwards(t, () => t.can(Ann, 'strike:V1:V1:end') || isOver(t))
    expect(t.can(Ann, 'strike:V1:V1:end')).toBe(able)
    if (!able) return
    t.answer(Ann, 'strike:V1:V1:end')
    fought(t)
    expect(t.happened('damaged')).toEqual([])
  })
})

describe('Ragnar Nordstrom', () => {
  it('cards that require Protean cost him 1 blood less', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'ragnar-nordstrom', as: 'A1' }, v('A2')], hand: [K1('body-flare')] },
        { ready: [v('B1')] },
      ],
    })
    attacked(t, 'A1', 'B1')
    onwards(t, () => t.can(Ann, 'play:K1:PRO:A1'))
    t.answer(Ann, 'play:K1:PRO:A1')
    expect(t.happened('counters').filter(event => 'why' in event && event.why === 'cost')).toMatchObject([
      { amount: 1 },
    ])
  })
  it('others do not', () => {
    const t = table({
      seats: [{ ready: [{ card: 'ragnar-nordstrom', as: 'A1' }, v('A2')], hand: [K1('freak-drive')] }, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'resolved')
    t.answer(Ann, 'play:K1:for:A1')
    t.allPass()
    expect(t.blood('A1')).toBe(7)
  })
  it.each([
    [{ capacity: 7 }, 2],
    [{ capacity: 8 }, 1],
    [{ type: 'ally', life: 3 }, 2],
  ])('strength against %j: %i', (b1, strength) => {
    const t = table({ seats: [{ ready: [{ card: 'ragnar-nordstrom', as: 'V1' }, v('A2')] }, { ready: [v('B1', b1)] }] })
    const before = t.blood('B1')
    expect(t.stat('V1', 'strength')).toBe(1)
    fought(attacked(t, 'V1', 'B1') && t)
    expect(before - t.blood('B1')).toBe(strength)
  })
})

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
})

describe('Ingrid Rossler', () => {
  const transfers = (t: Table) => (t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].transfers : -1)
  it.each([
    [{}, 6],
    [{ fallen: true as const }, 4],
  ])('two transfers more in the influence phase she is ready for: %j', (more, n) => {
    const t = stands('ingrid-rossler', { ...more, ann: { uncontrolled: [v('U1')] }, phase: 'influence' })
    expect(transfers(t)).toBe(n)
  })
  it('ingrid-rossler#1: not in the one in which she is brought out', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A2')], uncontrolled: [{ card: 'ingrid-rossler', as: 'V1', blood: 9 }, v('U1')] },
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.answer(Ann, 'bring-out:V1')
    expect([transfers(t), t.state.seats[Ann]!.inPlay.includes(t.id('V1'))]).toEqual([4, true])
  })
})

it.each([
  [{ card: 'double-deuce' }, 3],
  [{ capacity: 5 }, 2],
])('Mark Decker hits %j for %i', (b1, strength) => {
  expect(strengths('mark-decker', b1).slice(0, 2)).toEqual([2, strength])
})

describe('Matasuntha', () => {
  const fight = (b1: object, more: object = {}) => {
    const t = stands('matasuntha', { ben: { ready: [v('B1', b1, more)] } })
    attacked(t, 'V1', 'B1')
    return t
  }
  it.each([
    ['a vampire that goes to torpor', { capacity: 3 }, { blood: 1 }, true],
    ['an ally that is burned', { type: 'ally', life: 1 }, {}, true],
    ['a vampire that stays', { capacity: 9 }, {}, false],
  ])('1 pool, if one likes, for %s', (_, b1, more, gains) => {
    const t = fight(b1, more)
    onwards(t, () => t.can(Ann, 'trigger:0') || isOver(t))
    expect(t.can(Ann, 'trigger:0')).toBe(gains)
    if (gains) t.answer(Ann, 'trigger:0')
    expect(t.pool(Ann)).toBe(gains ? 21 : 20)
  })
  it('and for one that is put elsewhere, but once', () => {
    const t = stands('matasuntha', {
      ben: { ready: [v('B1', {}, { attachments: [{ card: 'ivory-bow', as: 'E1' }] })] },
    })
    attacked(t, 'V1', 'B1')
    t.effect(Ann, [{ op: 'move', who: 'b', to: 'uncontrolled', suspending: true }], { b: 'B1' })
    expect(t.can(Ann, 'trigger:0')).toBe(true)
  })
  it('not for one in another combat', () => {
    const t = stands('matasuntha', { ben: { ready: [v('B1', { capacity: 3 }, { blood: 0 })] } })
    attacked(t, 'A2', 'B1')
    onwards(t, () => t.can(Ann, 'trigger:0') || isOver(t))
    expect([t.can(Ann, 'trigger:0'), t.inTorpor('B1')]).toEqual([false, true])
  })
})

describe('Fakir al Sidi', () => {
  const calls = (more: object = {}) => {
    const t = stands('fakir-al-sidi', {
      ...more,
      ben: { ready: [v('B1'), v('B2')], hand: held('ancilla-empowerment', 'P1') },
      turnOf: Ben,
    })
    t.answer(Ben, 'play:P1::B1')
    return t
  }
  it.each([
    ['fakir-al-sidi#G39-1: locked', { v1: { locked: true } }],
    ['fakir-al-sidi#G39-1: in torpor', { fallen: true as const }],
  ])('%s: burns 3 blood before votes are cast, and the referendum fails', (_, more) => {
    const t = calls(more)
    t.allPass(() => t.can(Ann, 'use:V1:fail'))
    expect(t.window()).toBe('before-votes')
    t.answer(Ann, 'use:V1:fail')
    t.allPass()
    expect([
      t.blood('V1'),
      t.happened('referendum-ended'),
      t.has('referendum-cancelled'),
      t.has('votes-cast'),
    ]).toMatchObject([8, [{ passed: false }], false, false])
  })
  it('not with less blood', () => {
    expect(never(calls({ v1: { blood: 2 } }), Ann, 'use:V1:fail')).toBe(true)
  })
  it('has an optional press each combat', () => {
    const t = stands('fakir-al-sidi', { ben: { ready: [v('B1', { capacity: 9 })] } })
    attacked(t, 'V1', 'B1')
    onwards(t, () => t.can(Ann, 'press:V1') || isOver(t))
    t.answer(Ann, 'press:V1')
    let again = false
    onwards(t, () => (again ||= t.can(Ann, 'press:V1')) || isOver(t))
    expect([t.happened('round-started').length, again]).toEqual([2, false])
  })
})

describe('Talbot', () => {
  const talbot = (hand: object[]) =>
    stands('talbot', {
      ann: { hand: hand as never },
      ben: { ready: [v('B1'), v('B2', { type: 'ally', life: 3 })], torpor: [v('B3')] },
    })
  it('for a master card of the hand he enters combat with a minion of another, at +1 stealth', () => {
    const t = talbot([...held('villein', 'M1'), ...held('bonding', 'H1')])
    expect(t.option(Ann, 'action:V1:fight:V1')?.slots).toMatchObject([
      { candidates: [t.id('B1'), t.id('B2')] },
      { candidates: [t.id('M1')] },
    ])
    t.answer(Ann, 'action:V1:fight:V1', { m: [t.id('B2')], c: [t.id('M1')] })
    expect([t.inAsh(Ann, 'M1'), t.happened('action-announced')]).toMatchObject([true, [{ stealth: 1, targets: [Ben] }]])
    onwards(t, () => isOver(t))
    expect(t.happened('combat-started')).toMatchObject([{ opposing: { id: t.id('B2') } }])
  })
  it('the card is gone though the action is blocked, and there is no such action without one', () => {
    const t = talbot(held('villein', 'M1'))
    t.answer(Ann, 'action:V1:fight:V1', { m: [t.id('B2')], c: [t.id('M1')] })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.reach(Ben, 'block:B1')
    expect(t.inAsh(Ann, 'M1')).toBe(true)
    expect(talbot(held('bonding', 'H1')).can(Ann, 'action:V1:fight:V1')).toBe(false)
  })
})

describe('Stanislava', () => {
  const scene = (...retainers: string[]) =>
    stands('stanislava', {
      ben: {
        ready: [
          v('B1', {}, { attachments: retainers.flatMap((card, n) => held(card, `R${n + 1}`)) }),
          v('B2', { type: 'ally', life: 2 }),
        ],
      },
    })
  const taken = (by: string, ...retainers: string[]) => {
    const t = scene(...retainers)
    attacked(t, by, 'B1')
    fought(t)
    return t.happened('damaged').filter(event => event.key === 'damaged' && event.card.id === t.id(by)).length
  }
  it('retainers on who fights her have no abilities: none harms her', () => {
    expect([taken('V1', 'murder-of-crows'), taken('A2', 'murder-of-crows')]).toEqual([1, 2])
  })
  it('nor do they give anything, until the combat is over; those on herself do', () => {
    const t = scene('mr-winthrop')
    expect(t.stat('B1', 'intercept')).toBe(1)
    const during = stands('stanislava', {
      v1: { attachments: held('raven-spy', 'R2') },
      ben: {
        ready: [v('B1', { disciplines: ['PRE'] }, { attachments: held('mr-winthrop', 'R1') })],
        hand: ['majesty'],
      },
    })
    attacked(during, 'V1', 'B1')
    expect([during.has('combat-ended'), during.stat('B1', 'intercept'), during.stat('V1', 'intercept')]).toEqual([
      false,
      0,
      1,
    ])
    fought(during)
    expect(during.stat('B1', 'intercept')).toBe(1)
  })
  it('no ally blocks her, and a vampire may', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    expect([t.can(Ben, 'block:B2'), t.can(Ben, 'block:B1')]).toEqual([false, true])
    t.allPass()
    t.answer(Ann, 'bleed:A2')
    expect(t.can(Ben, 'block:B2')).toBe(true)
  })
})

describe('Inyanga', () => {
  it.each([
    ['gypsies', {}, 'V1', { pool: 2 }],
    ['gypsies', {}, 'A2', { pool: 3 }],
    ['gypsies', { poolCost: undefined, bloodCost: 2 }, 'V1', { blood: 1 }],
    ['shadow-court-satyr', {}, 'V1', { pool: 3 }],
    ['carlton-van-wyk', {}, 'V1', { pool: 2 }],
    ['gypsies', { types: ['Retainer'] as const }, 'V1', { pool: 3 }],
  ])('pays 1 less for an ally that asks for a Gangrel: %s %j for %s', (card, printed, by, cost) => {
    const t = stands('inyanga', { ann: { hand: held(card, 'K1') } })
    const { poolCost, ...others } = factsOf(card)
    const facts = { ...others, ...('poolCost' in printed ? {} : poolCost !== undefined && { poolCost }), ...printed }
    t.edit(({ cards }) => void (cards[t.id('K1')]!.printed = facts as typeof others))
    expect(costOf(t.state, Ann, { facts: facts as typeof others, modes: [] }, t.id('K1'), t.id(by), true)).toEqual(cost)
  })
  it('has 1 intercept', () => {
    expect(stands('inyanga').stat('V1', 'intercept')).toBe(1)
  })
})
