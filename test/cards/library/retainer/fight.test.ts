import { describe, expect, it } from 'vitest'
import { asAction } from '../../rows.ts'
import { isMonster } from '../../../../shared/rules/reads/traits.ts'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { card, has, type Held, held, hits, K1, never, on, strike, type Table, v } from '../../scene.ts'

const N1 = held('nar-sheptha', 'N1')
const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const combatOf = (t: Table) => t.state.frames.findLast(frame => frame.kind === 'combat')
const first = (t: Table) => combatOf(t)?.acting
const hand = (t: Table, seat: number) => t.state.seats[seat]!.hand.length
/** Who is asked for a strike, in order, in a round of A1 against B1. */
const strikers = (t: Table) =>
  t.happened('strike-chosen').flatMap(event => (event.key === 'strike-chosen' ? [event.by.id] : []))
const fights = (a1: object = {}, b1: object = {}, more: { ann?: object; ben?: object } = {}) => {
  const t = table({
    seats: [
      { pool: 20, ready: [v('A1', { capacity: 9 }, { blood: 9, ...a1 }), v('A2')], ...more.ann },
      { pool: 20, ready: [v('B1', { capacity: 9 }, { blood: 9, ...b1 }), v('B2')], ...more.ben },
      {},
      {},
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  play(t, Ben, 'block:B1')
  return t
}
const twice = card('resist-earths-grasp', 'P1')

describe("Crypt's Sons", () => {
  const sons = (more: { a?: object; b?: object; ann?: Held; ben?: Held; hand?: Held } = {}) => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [
            minion('A1', {
              generic: { sect: 'Anarch', capacity: 9, disciplines: ['dom', 'CEL'], strength: 0, ...more.a },
              attachments: card('crypts-sons'),
            }),
            minion('A2'),
          ],
          hand: more.ann ?? [],
        },
        {
          pool: 10,
          ready: [
            minion('B1', { generic: { capacity: 9, disciplines: ['DOM', 'PRE', 'cel', 'aus'], ...more.b } }),
            minion('B2'),
          ],
          hand: more.ben ?? [],
        },
        {},
        {},
        { ready: [minion('E1')] },
      ],
    })
    return t
  }
  const blocked = (t: Table, announce = 'bleed:A1') => {
    t.answer(Ann, announce)
    play(t, Ben, 'block:B1')
    return t
  }
  it('crypts-sons#1, crypts-sons#2: the blocker locks, and what belongs to that combat is not played', () => {
    const t = blocked(sons({ ben: card('obedience', 'O1') }))
    play(t, Ann, 'use:K1:continue')
    expect([t.locked('B1'), t.blood('K1')]).toEqual([true, 2])
    expect([never(t, Ben, 'play:O1:DOM:B1'), t.has('combat-started'), t.inHand(Ben, 'O1')]).toEqual([true, false, true])
  })

  it('crypts-sons#G17-1: it comes through a dodge, not after combat has ended, nor once its target is wounded by a first strike', () => {
    const dodges = blocked(sons({ ben: card('side-strike', 'D1') }))
    strike(dodges, Ben, 'play:D1:cel:B1')
    expect(hits(onwards(dodges), 'B1')).toMatchObject([{ amount: 1 }])
    const ends = blocked(sons({ ben: card('majesty', 'M1') }))
    strike(ends, Ben, 'play:M1:PRE:B1')
    expect(hits(onwards(ends), 'B1')).toEqual([])
    const first = blocked(sons({ ann: card('side-strike', 'S1') }))
    first.edit(state => {
      state.cards[first.id('B1')]!.blood = 1
    })
    onwards(first, () => first.can(Ann, 'strike:A1:hand'))
    first.effect(Ann, [{ op: 'strike', strike: 'damage', damage: 2, first: true }], {}, { by: 'A1' })
    onwards(first)
    expect([first.inTorpor('B1'), hits(first, 'B1').length]).toEqual([true, 1])
  })

  it('crypts-sons#G29-1: additional strikes of its employer are none of its own', () => {
    const t = upTo(blocked(sons({ ann: card('blur', 'X1') })), 'additional-strikes')
    play(t, Ann, 'play:X1:CEL:A1')
    onwards(t)
    expect([
      t.happened('strike-chosen').filter(event => event.key === 'strike-chosen' && event.by.id === t.id('A1')).length,
      hits(t, 'B1').length,
    ]).toEqual([3, 1])
  })

  it('crypts-sons#G99-1, crypts-sons#G99-2, crypts-sons#G99-3: as if unblocked: with what was played, without those who declined, with its card', () => {
    const t = sons({ ann: [...card('sport-bike', 'S1')] })
    t.effect(
      Ben,
      [
        { op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' },
        { op: 'modify', stat: 'intercept', delta: 1, on: 'e', until: 'game' },
      ],
      { b: 'B1', e: 'E1' },
    )
    t.answer(Ann, 'play:S1::A1')
    t.allPass(() => t.can(Ben, 'block:B1'))
    t.pass(Ben)
    play(t, 4, 'block:E1')
    play(t, Ann, 'use:K1:continue')
    expect([t.locked('E1'), t.can(Ben, 'block:B1')]).toEqual([true, false])
    onwards(t, () => t.has('action-ended'))
    expect([t.card('S1').on, t.inAsh(Ann, 'S1')]).toEqual([t.id('A1'), false])
    const bleeds = sons({ ann: card('conditioning', 'C1'), ben: card('spirits-touch', 'T1') })
    bleeds.answer(Ann, 'bleed:A1')
    play(bleeds, Ann, 'play:C1:dom:A1')
    play(bleeds, Ben, 'block:B1')
    play(bleeds, Ann, 'use:K1:continue')
    onwards(bleeds)
    expect(bleeds.pool(Ben)).toBe(7)
  })
})

describe("Crypt's Sons", () => {
  const scene = (blood = 3) => {
    const t = table({
      seats: [
        { ready: [v('A1', { sect: 'Anarch' }, { attachments: [{ ...K1('crypts-sons'), blood }] }), v('A2')] },
        { pool: 10, ready: [v('B1', { capacity: 9 }), v('B2')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  it('a life locks the blocking minion, and the action goes on as if unblocked', () => {
    const t = scene()
    t.reach(Ann, 'use:K1:continue')
    expect([t.blood('K1'), t.locked('B1'), t.has('blocked'), t.can(Ben, 'block:B1')]).toEqual([2, true, false, false])
    t.allPass()
    expect([t.pool(Ben), t.has('combat-started')]).toEqual([9, false])
  })
  it('another may still block', () => {
    const t = scene()
    t.reach(Ann, 'use:K1:continue')
    t.reach(Ben, 'block:B2')
    onwards(t, () => isOver(t))
    expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('B2') } }])
  })
  it('1R damage each round, whatever its employer does', () => {
    const t = scene()
    onwards(t, () => isOver(t))
    expect(t.blood('B1')).toBe(7)
  })
  it('employed by an Anarch for 1 pool, with 3 life', () => {
    const t = table({
      seats: [{ pool: 10, ready: [v('A1', { sect: 'Anarch' }), v('A2')], hand: [K1('crypts-sons')] }, {}],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.pool(Ann), t.blood('K1')]).toEqual([9, 3])
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
})

describe('strikes that end combat', () => {
  it('dog-pack#1: who chose to end combat before the dogs were there ends nothing', () => {
    const t = duel({
      a: has('PRE'),
      b: has('cel'),
      ann: card('majesty'),
      ben: [...card('dog-pack', 'D1'), ...card('side-strike', 'S1')],
    })
    strike(t, Ann, 'play:K1:PRE:A1')
    expect(t.can(Ben, 'strike:B1:hand')).toBe(true)
    t.effect(Ben, [{ op: 'move', who: 'd', to: 'inPlay', on: 'b' }], { d: 'D1', b: 'B1' })
    onwards(t)
    expect([hits(t, 'A1').length, t.card('D1').on]).toEqual([1, t.id('B1')])
  })
})

describe('equipment and retainers', () => {
  /** A1 with this on it fights B1. */
  const fight = (card: string, a1: object = {}, b: object = {}, ben: string[] = []) => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9, ...a1 }, { attachments: [K1(card)] }), v('A2')] },
        {
          ready: [v('B1', { capacity: 9, disciplines: ['PRE'], ...b })],
          hand: ben.map((one, i) => ({ card: one, as: `H${i}` })),
        },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  it('Dog Pack: nobody who fights its employer strikes to end combat', () => {
    const t = fight('dog-pack', { clan: 'Gangrel' }, {}, ['majesty'])
    onwards(t, () => t.has('combat-ended'))
    expect([t.has('strike-chosen'), t.happened('card-played')]).toEqual([true, []])
    expect(t.happened('strike-chosen')).not.toContainEqual(expect.objectContaining({ strike: 'combat-ends' }))
    const without = fight('mr-winthrop', {}, {}, ['majesty'])
    onwards(
      without,
      () => without.can(Ben, 'play:' + without.state.seats[Ben]!.hand[0] + ':pre:B1') || without.has('combat-ended'),
    )
    expect(without.has('combat-ended')).toBe(false)
  })
})

describe('Murder of Crows', () => {
  it('costs 1 blood and has 1 life, or 2', () => {
    for (const [level, life] of [
      ['ani', 1],
      ['ANI', 2],
    ] as const) {
      const t = table({ seats: [{ ready: [minion('A1', has(level))], hand: card('murder-of-crows', 'K1') }, {}] })
      t.answer(Ann, `play:K1:${level}:A1`)
      t.allPass()
      expect([t.blood('K1'), t.blood('A1'), t.card('K1').on]).toEqual([life, 4, t.id('A1')])
    }
  })

  it('bites at any range in each round, and only whoever fights its employer', () => {
    const t = duel({
      a: has('OBF CEL', on('murder-of-crows', 'K1'), { strength: 0 }),
      b: { generic: { strength: 0 } },
      ann: [...card('swallowed-by-the-night', 'N1'), ...twice],
    })
    play(upTo(t, 'range'), Ann, 'play:N1:OBF:A1')
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    onwards(t)
    expect([t.blood('B1'), t.happened('damaged').length]).toEqual([3, 2])
    const u = table({
      seats: [
        { ready: [minion('A1', { generic: { strength: 0 } }), minion('A2', on('murder-of-crows', 'K1'))] },
        { ready: [minion('B1', { generic: { strength: 0 } }), minion('B2', on('murder-of-crows', 'K2'))] },
        {},
        {},
        {},
      ],
    })
    u.answer(Ann, 'bleed:A1')
    play(u, Ben, 'block:B1')
    expect(onwards(u).has('damaged')).toBe(false)
  })
})

describe('Nar-Sheptha', () => {
  it('is employed by a Banu Haqim, at +1 stealth and for 1 pool', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', { clan: 'Banu Haqim' }), v('A2', { clan: 'Ventrue' })], hand: [K1('nar-sheptha')] },
        { ready: [v('B1')] },
        {},
        {},
        {},
      ],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.card('K1').on, t.blood('K1'), t.pool(Ann)]).toEqual([t.id('A1'), 1, 19])
  })
  it('in combat the opposing minion is considered the acting one: it strikes first, whoever acts', () => {
    const t = onwards(fights({ attachments: N1 }))
    expect(strikers(t)).toEqual([t.id('B1'), t.id('A1')])
    const blocking = onwards(fights({}, { attachments: N1 }))
    expect(strikers(blocking)).toEqual([blocking.id('A1'), blocking.id('B1')])
  })
  it('+2 hand size to its controller, as long as the combat', () => {
    const t = fights(
      { attachments: N1 },
      { attachments: held('44-magnum', 'G1') },
      { ann: { hand: cards(7), library: cards(9) } },
    )
    onwards(t, () => t.can(Ben, 'strike:B1:hand'))
    expect(hand(t, Ann)).toBe(9)
    onwards(t, () => t.has('combat-ended') && t.state.frames.length === 1)
    expect(hand(t, Ann)).toBe(7)
  })
  it('nar-sheptha#1: burned in combat, it leaves all as it was, for the rest of it', () => {
    const t = fights({ attachments: N1 }, { attachments: held('44-magnum', 'G1') })
    onwards(t, () => t.can(Ben, 'strike:B1:hand'))
    expect(first(t)).toBe(t.id('B1'))
    t.effect(Ben, [{ op: 'move', who: 'n', to: 'ash' }], { n: 'N1' })
    onwards(t)
    expect(strikers(t)).toEqual([t.id('A1'), t.id('B1')])
  })
  it('deep-song#2, nar-sheptha#2: it takes precedence over what has changed the acting minion before', () => {
    const song = (a1: object, b1: object) => {
      const t = table({
        seats: [
          {
            pool: 20,
            ready: [v('A1', { capacity: 9, disciplines: ['ANI'] }, { blood: 9, ...a1 }), v('A2')],
            hand: [K1('deep-song')],
          },
          { pool: 20, ready: [v('B1', { capacity: 9 }, { blood: 9, ...b1 }), v('B2')] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'play:K1:ANI:A1', { v: [t.id('B1')] })
      onwards(t, () => t.has('combat-ended'))
      return strikers(t).map(id => (id === t.id('A1') ? 'A1' : 'B1'))
    }
    expect([song({}, {}), song({}, { attachments: N1 }), song({ attachments: N1 }, {})]).toEqual([
      ['B1', 'A1'],
      ['A1', 'B1'],
      ['B1', 'A1'],
    ])
  })
  it('nar-sheptha#3: where another combat follows, the hand is discarded down and drawn up again', () => {
    const t = fights(
      { attachments: N1, generic: { disciplines: ['CEL'], capacity: 9 } },
      { attachments: held('44-magnum', 'G1') },
      { ann: { hand: [{ card: 'psyche', as: 'P1' }, ...cards(6)], library: cards(20) } },
    )
    onwards(t, () => t.can(Ann, 'play:P1:CEL:A1'))
    const before = t.log.length
    play(t, Ann, 'play:P1:CEL:A1')
    onwards(t, () => t.happened('combat-started').length === 2 && t.can(Ben, 'strike:B1:hand'))
    const since = t.log
      .slice(before)
      .filter(
        event =>
          ['combat-ended', 'combat-started'].includes(event.key) ||
          (event.key === 'discarded' && event.seat === Ann) ||
          (event.key === 'drawn' && event.seat === Ann),
      )
      .map(({ key }) => key)
    expect(since.filter((key, i) => key !== since[i - 1])).toEqual([
      'drawn',
      'combat-ended',
      'discarded',
      'combat-started',
      'drawn',
    ])
    expect([hand(t, Ann), first(t)]).toEqual([9, t.id('B1')])
  })
})

describe('Vengeful Spirit and Wolf Companion', () => {
  const beside = (retainer: string, more: { ann?: object; ben?: object; b1?: object; mode?: string } = {}) =>
    fights(
      {
        ...has('dom CEL', {}, { capacity: 9, strength: 0 }),
        attachments: [{ card: retainer, as: 'R1', ...(more.mode && { mode: more.mode }) }],
      } as object,
      has('cel PRE pot', {}, { capacity: 9, ...more.b1 }),
      { ann: more.ann ?? {}, ben: more.ben ?? {} },
    )
  it.each(['vengeful-spirit', 'wolf-companion'])(
    '%s: 1 damage in each round at close range, and none at long',
    card => {
      const t = beside(card, { ann: { hand: held('resist-earths-grasp', 'P1') } })
      expect(hits(onwards(t), 'B1')).toMatchObject([{ amount: 1 }])
      const far = beside(card, { ben: { hand: held('resist-earths-grasp', 'G1') } })
      strike(far, Ben, 'play:G1:cel:B1')
      onwards(far)
      expect([far.has('maneuvered'), hits(far, 'B1')]).toEqual([true, []])
    },
  )

  it('the employer of the spirit bleeds for 1 more; at superior the wolf has 3 life', () => {
    expect(beside('vengeful-spirit').stat('A1', 'bleed')).toBe(2)
    expect(asAction('vengeful-spirit', '').card('K1').on).toBeDefined()
  })

  it('wolf-companion#G18-1: at which level it was employed says how much life it has', () => {
    expect(['ani', 'ANI'].map(level => asAction('wolf-companion', level).blood('K1'))).toEqual([2, 3])
  })

  it.each([
    ['vengeful-spirit#G16-1, vengeful-spirit#G17-1', 'vengeful-spirit'],
    ['wolf-companion#G16-1, wolf-companion#G17-1', 'wolf-companion'],
  ])('%s: of the retainer and no strike, also against a dodge, and not once combat has ended', (_, card) => {
    const dodges = beside(card, { ben: { hand: held('side-strike', 'D1') } })
    strike(dodges, Ben, 'play:D1:cel:B1')
    onwards(dodges)
    expect(hits(dodges, 'B1')).toMatchObject([{ amount: 1, from: { id: dodges.id('R1') } }])
    const ends = beside(card, { ben: { hand: held('majesty', 'M1') } })
    strike(ends, Ben, 'play:M1:PRE:B1')
    expect(hits(onwards(ends), 'B1')).toEqual([])
  })

  it.each(['vengeful-spirit', 'wolf-companion'])('%s#G29-1: nothing more for additional strikes', card => {
    const t = upTo(beside(card, { ann: { hand: held('blur', 'X1') } }), 'additional-strikes')
    play(t, Ann, 'play:X1:CEL:A1')
    expect(hits(onwards(t), 'B1')).toHaveLength(1)
  })

  it('wolf-companion#G19-1: it is no monster', () => {
    const t = beside('wolf-companion')
    expect(isMonster(t.state, t.id('R1'))).toBe(false)
  })
})
it('Jackie Therman: a maneuver each combat for who employs her', () => {
  const t = fights(on('jackie-therman', 'R1'))
  onwards(t, () => t.can(Ann, 'maneuver:A1'))
  t.answer(Ann, 'maneuver:A1')
  onwards(t, () => t.has('maneuvered'))
  expect(t.happened('maneuvered')).toMatchObject([{ by: { id: t.id('A1') } }])
  const other = fights({}, on('jackie-therman', 'R1'))
  let offered = false
  onwards(other, () => isOver(other) || (offered ||= other.can(Ann, 'maneuver:A1')))
  expect(offered).toBe(false)
})

describe('Omael Kuman', () => {
  const scene = (more: { blood?: number; ann?: { card: string; as: string }[] } = {}) =>
    duel({
      a: {
        generic: { capacity: 9, clan: 'Banu Haqim', disciplines: ['VIS'] },
        attachments: [{ card: 'omael-kuman', as: 'R1' }],
        blood: more.blood ?? 5,
      },
      b: { generic: { capacity: 9 }, attachments: [{ card: '44-magnum', as: 'G1' }] },
      ann: more.ann ?? [],
    })
  it('omael-kuman#G127-1: for 1 blood of its employer the first round is at the range it says', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'a', until: 'turn' }], { a: 'A1' })
    t.answer(Ann, 'use:R1:aim:A1', { r: ['long'] })
    expect(t.blood('A1')).toBe(4)
    let offered = false
    onwards(
      t,
      () => (offered ||= t.can(Ben, 'maneuver:B1:G1:shot') || t.can(Ann, 'use:R1:aim:A1')) || t.has('range-set'),
    )
    expect([offered, t.happened('range-set')]).toMatchObject([false, [{ range: 'long' }]])
    onwards(t, () => t.can(Ann, 'press:A1') || isOver(t))
    t.answer(Ann, 'press:A1')
    onwards(t, () => (offered ||= t.can(Ann, 'use:R1:aim:A1')) || isOver(t))
    expect([offered, t.happened('round-started').length]).toEqual([false, 2])
  })
  it('omael-kuman#G127-2: not where it has been set', () => {
    const t = scene({ ann: [{ card: 'brick-by-brick', as: 'K1' }] })
    t.answer(Ann, 'play:K1:VIS:A1', { r: ['close'] })
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'use:R1:aim:A1')) || isOver(t))
    expect([offered, t.happened('range-set')]).toMatchObject([false, [{ range: 'close' }]])
  })
})

it.each(['omael-kuman', 'asanbonsam-ghoul'])('%s#G44-1: a ghoul is a monster, and no mortal', name => {
  const t = table({
    seats: [
      {
        ready: [
          minion('A1', name === 'omael-kuman' ? { attachments: held(name, 'R1') } : {}),
          ...(name === 'omael-kuman' ? [] : held(name, 'R1')),
        ],
      },
      {},
      {},
    ],
  })
  expect(isMonster(t.state, t.id('R1'))).toBe(true)
  expect(t.state.cards[t.id('R1')]!.key).toBe(name)
})
