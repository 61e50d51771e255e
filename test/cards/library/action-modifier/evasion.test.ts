import { describe, expect, it } from 'vitest'
import { onwards, play, upTo } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { asModifier } from '../../rows.ts'
import { card, combats, ended, has, held, type Held, K1, keen, never, on, type Table, v } from '../../scene.ts'
import { acting, bleedsHolding, type Reacting, reacting } from '../../scenes.ts'

const scene = (a1: object = {}) => {
  const t = table({
    seats: [
      { ready: [minion('A1', a1), minion('A2')], hand: [{ card: 'change-of-target', as: 'T1' }] },
      { ready: [minion('B1')] },
      {},
      {},
      {},
    ],
  })
  t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
  return t
}
/** B1 blocks, and its block stands. */
const stands = (t: Table, announce: string, args?: Parameters<Table['answer']>[2], blocker = 'B1') => {
  t.answer(Ann, announce, args)
  play(t, Ben, `block:${blocker}`)
  return t.allPass(() => t.window() === 'blocked')
}
const attempted = (...args: Parameters<typeof bleedsHolding>) => {
  const t = bleedsHolding(...args)
  t.reach(Ben, 'block:B1')
  return t
}
const expectNever = (t: ReturnType<typeof reacting>, option: string, seat: number = Ben) => {
  let offered = false
  t.allPass(() => (offered ||= t.can(seat, option)))
  expect(offered).toBe(false)
}

describe('Change of Target', () => {
  it('before the block resolves: the minion unlocks, the action ends, and it is not done again this turn', () => {
    const t = scene()
    t.answer(Ann, 'hunt:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.locked('A1'), t.locked('B1'), t.has('combat-started'), t.inAsh(Ann, 'T1')]).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'ended' }])
    expect([t.why(Ann, 'hunt', 'A1'), t.can(Ann, 'bleed:A1'), t.can(Ann, 'hunt:A2')]).toEqual([
      ['barred', 'GOLDEN-01'],
      true,
      true,
    ])
  })

  it('change-of-target#1: a bleed is not repeated either; an ally may play it', () => {
    const t = scene({ generic: { type: 'ally' } })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.locked('A1'), t.why(Ann, 'bleed', 'A1')]).toEqual([false, ['already-bled', 'BLEED-02']])
  })

  it('only once a block stands: not in the attempt, not unblocked', () => {
    const t = scene({ generic: { disciplines: ['obf'] } })
    t.answer(Ann, 'hunt:A1')
    expect(t.can(Ann, 'play:T1::A1')).toBe(false)
    t.reach(Ben, 'block:B1')
    expect([t.window(), t.why(Ann, 'play', 'T1')]).toEqual(['attempt', ['wrong-window', 'PLAY-01']])
  })

  it('change-of-target#3: a rescue of another vampire is another action', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')], torpor: [minion('A3'), minion('A4')], hand: [{ card: 'change-of-target', as: 'T1' }] },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, 'rescue:A1:A3', { rescued: 0 })
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.can(Ann, 'rescue:A1:A3'), t.can(Ann, 'rescue:A1:A4'), t.can(Ann, 'diablerie:A1:A3')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('change-of-target#8, MAND-07: an empty vampire whose hunt it has ended is stuck, stays unlocked, and holds nobody up', () => {
    const t = scene({ blood: 0 })
    t.answer(Ann, 'hunt:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([
      t.locked('A1'),
      t.can(Ann, 'hunt:A1'),
      t.can(Ann, 'bleed:A1'),
      t.can(Ann, 'bleed:A2'),
      t.can(Ann, 'end-phase'),
    ]).toEqual([false, false, false, true, true])
    expect(t.why(Ann, 'bleed', 'A1')).toEqual(['stuck', 'MAND-07'])
  })
})

describe('Change of Target, by the letter', () => {
  const T1 = { card: 'change-of-target', as: 'T1' }
  const blocked = (announce: string, a1: object = {}, b1: object = {}, more: { ann?: Held; ben?: Held } = {}) => {
    const t = table({
      seats: [
        { ready: [minion('A1', a1), minion('A2', { blood: 3 })], hand: [T1, ...(more.ann ?? [])] },
        { pool: 10, ready: [minion('B1', b1)], hand: more.ben ?? [] },
        {},
        {},
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, announce)
    if (more.ben) t.reach(Ben, 'play:Q1::B1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    return t
  }

  it.each([
    ['unlocked', false],
    ['locked and woken', true],
  ])(
    'CARD-CHANGEOFTARGET-01: the blocker, %s, stays as it is; the acting minion unlocks, without combat',
    (_, locked) => {
      const t = blocked('bleed:A1', {}, { locked }, locked ? { ben: [{ card: 'on-the-qui-vive', as: 'Q1' }] } : {})
      expect([t.locked('A1'), t.locked('B1'), t.has('combat-started'), t.has('blocked'), t.pool(Ben)]).toEqual([
        false,
        locked,
        false,
        false,
        10,
      ])
      expect(t.happened('action-ended')).toMatchObject([{ outcome: 'ended' }])
    },
  )

  it('CARD-CHANGEOFTARGET-02: a mandatory action is not repeated, and its vampire is stuck; another one acts', () => {
    const t = blocked('hunt:A1', { blood: 0 })
    expect([t.refused(Ann, 'hunt:A1'), t.refused(Ann, 'bleed:A1'), t.why(Ann, 'bleed', 'A1'), t.locked('A1')]).toEqual([
      'illegal-option',
      'illegal-option',
      ['stuck', 'MAND-07'],
      false,
    ])
    t.answer(Ann, 'bleed:A2')
    expect(t.happened('action-announced')).toMatchObject([
      { action: 'hunt' },
      { action: 'bleed', minion: { id: t.id('A2') } },
    ])
  })

  it('CARD-CHANGEOFTARGET-03: otherwise it may act again, but not with the same action', () => {
    const t = blocked('bleed:A1', {}, {}, { ann: [{ card: 'sport-bike', as: 'E1' }] })
    expect([t.refused(Ann, 'bleed:A1'), t.can(Ann, 'play:E1::A1')]).toEqual(['illegal-option', true])
    t.answer(Ann, 'play:E1::A1')
    expect(t.happened('action-announced')).toHaveLength(2)
  })
})

describe('Change of Target', () => {
  const T1 = held('change-of-target', 'T1')

  it('change-of-target#2: an action of the rulebook is not the same as one by a card, played or in play', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', { blood: 3 }), minion('A2', { attachments: held('kevlar-vest', 'E1') })],
          hand: [...T1, ...held('sport-bike', 'E2')],
        },
        { ready: [minion('B1', { attachments: held('haven-uncovered', 'H1') })] },
        {},
        listening('D1'),
        {},
      ],
    })
    keen(t, 'B1')
    stands(t, 'equip:A1:A2', { cards: [t.id('E1')] })
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.can(Ann, 'equip:A1:A2'), t.can(Ann, 'play:E2::A1')]).toEqual([false, true])
    t.answer(Ann, 'play:E2::A1')
    t.allPass()
    expect(t.card('E2').on).toBe(t.id('A1'))
    const hunts = acting(has('obf', { blood: 2 }), {
      ann: [...T1, ...held('vultures-buffet', 'V1')],
      more: { ash: [{ card: 'raven-spy', as: 'R1' }] },
    })
    keen(hunts, 'B1')
    stands(hunts, 'hunt:A1')
    hunts.answer(Ann, 'play:T1::A1')
    hunts.allPass()
    expect([hunts.can(Ann, 'hunt:A1'), hunts.can(Ann, 'play:V1:obf:A1')]).toEqual([false, true])
  })

  it('change-of-target#5: once a block has succeeded and before the blocker locks; not where the action is ended otherwise', () => {
    const t = acting(has('tha'), { ann: T1 })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    expect(t.can(Ann, 'play:T1::A1')).toBe(false)
    t.allPass(() => t.window() === 'blocked')
    expect([t.locked('B1'), t.can(Ann, 'play:T1::A1')]).toEqual([false, true])
    const early = acting(has('tha'), { ann: T1, b1: { attachments: [] } })
    early.answer(Ann, 'bleed:A1')
    early.allPass(() => early.waiting().includes(Ben))
    early.effect(Ben, [{ op: 'outcome', of: 'action', is: 'ends' }])
    expect([ended(early), early.inHand(Ann, 'T1'), early.locked('A1')]).toMatchObject([
      { outcome: 'ended' },
      true,
      true,
    ])
  })

  it('change-of-target#6: what the block itself has set off is not undone', () => {
    const beauty = { attachments: held('aching-beauty', 'Q1') }
    const t = acting(has('tha', beauty, { title: 'prince', clan: 'Toreador' }), {
      ann: T1,
      b1: { blood: 2, attachments: held('rebel', 'R1') },
    })
    stands(t, 'bleed:A1')
    expect(t.blood('B1')).toBe(3)
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.blood('B1'), ended(t), t.locked('A1')]).toMatchObject([3, { outcome: 'ended' }, false])
    // Nor the pool that an Aching Beauty has cost.
    expect(t.pool(Ben)).toBe(9)
  })

  it('change-of-target#7: nothing more is played in the action that it has ended', () => {
    const t = acting(has('FOR', { locked: false }), {
      ann: [...T1, ...held('freak-drive', 'F1')],
      ben: held('cats-guidance', 'K1'),
      b1: has('ani'),
    })
    stands(t, 'bleed:A1')
    play(t, Ann, 'play:T1::A1')
    expect([
      t.happened('card-played').length,
      ended(t),
      t.inHand(Ann, 'F1'),
      t.inHand(Ben, 'K1'),
      t.window(),
    ]).toMatchObject([1, { outcome: 'ended' }, true, true, undefined])
  })

  it('change-of-target#9: of a vampire that was leaving torpor, no diablerie', () => {
    const t = table({
      seats: [
        { ready: [minion('A2')], torpor: [minion('A1', { blood: 3 })], hand: T1 },
        { ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    keen(t, 'B1')
    stands(t, 'leave-torpor:A1')
    play(t, Ann, 'play:T1::A1')
    expect([ended(t), t.waiting(), t.has('diablerized'), t.inTorpor('A1'), t.locked('A1')]).toMatchObject([
      { outcome: 'ended' },
      [Ann],
      false,
      true,
      false,
    ])
  })
})

describe('stealth', () => {
  it('Elder Impersonation [OBF]: the attempt fails, and that minion attempts no other', () => {
    const t = attempted('elder-impersonation', { disciplines: ['OBF'] }, { blood: 2 })
    t.reach(Ann, 'play:K1:OBF:A1')
    expect([t.happened('block-failed'), t.blood('A1')]).toMatchObject([[{ minion: { id: t.id('B1') } }], 1])
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([false, true])
    t.answer(Ben, 'block:B2')
    t.allPass(() => t.has('blocked'))
    expect(t.has('blocked')).toBe(true)
  })
  it('Elder Impersonation [OBF]: only while a minion attempts to block', () => {
    expect(bleedsHolding('elder-impersonation', { disciplines: ['OBF'] }).can(Ann, 'play:K1:OBF:A1')).toBe(false)
  })
  it("Enchanting Gaze [PRE][PRO]: a corruption counter of one's own makes the attempt fail, once", () => {
    const t = attempted('enchanting-gaze', { disciplines: ['PRE', 'PRO'] }, { b1: { counters: { 'corruption@0': 2 } } })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'm', until: 'turn' }], { m: 'B1' })
    t.reach(Ann, 'play:K1:PRE+PRO:A1')
    t.reach(Ann, 'use:K1:gaze:A1')
    expect([t.has('block-failed'), t.card('B1').counters, t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([
      true,
      { 'corruption@0': 1 },
      false,
      true,
    ])
    t.answer(Ben, 'block:B2')
    expect(t.can(Ann, 'use:K1:gaze:A1')).toBe(false)
  })
  it.each([
    [{ 'corruption@2': 2 }, 'PRE+PRO'],
    [{}, 'PRE+PRO'],
    [{ 'corruption@0': 1 }, 'pre+pro'],
  ])('Enchanting Gaze: not with %j at %s', (counters, level) => {
    const t = attempted('enchanting-gaze', { disciplines: ['PRE', 'PRO'] }, { b1: { counters } })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'm', until: 'turn' }], { m: 'B1' })
    t.reach(Ann, `play:K1:${level}:A1`)
    t.allPass(() => t.has('blocked'))
    expect([t.has('blocked'), t.has('ability-used')]).toEqual([true, false])
  })
})

describe('Form of the Bat', () => {
  const sides = [
    ['modifier', 'A1', Ann],
    ['reaction', 'B1', Ben],
  ] as const
  /** It is played, and the block succeeds. */
  const flies = (by: 'A1' | 'B1', more: Held = []) => {
    const bat = { generic: { disciplines: ['PRO', 'CEL'], capacity: 9 }, ...on('44-magnum', 'G1') }
    const t = table({
      seats: [
        {
          ready: [minion('A1', by === 'A1' ? bat : has('PRO CEL', {}, { capacity: 9 })), minion('A2')],
          hand: [...(by === 'A1' ? card('form-of-the-bat') : []), ...more],
        },
        {
          ready: [minion('B1', by === 'B1' ? bat : {}), minion('B2')],
          hand: by === 'B1' ? card('form-of-the-bat') : [],
        },
        {},
        {},
        {},
      ],
    })
    if (by === 'B1') t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'a', until: 'turn' }], { a: 'A1' })
    else t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, by === 'A1' ? Ann : Ben, `play:K1:${by === 'A1' ? 'pro' : 'PRO'}:${by}`)
    t.allPass(() => t.has('combat-started'))
    return t
  }
  it.each(sides)('form-of-the-bat#1: in the combat of the block, and in none that follows it: %s', (_, by, seat) => {
    const t = flies(by, card('psyche', 'P1'))
    expect([t.stat(by, 'maneuver'), never(upTo(t, 'range'), seat, `maneuver:${by}:G1:shot`)]).toEqual([1, true])
    const again = flies(by, card('psyche', 'P1'))
    play(
      onwards(again, () => again.can(Ann, 'play:P1:CEL:A1') && again.window() === 'combat-ends'),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(again, () => combats(again)[0] === 2)
    expect(again.stat(by, 'maneuver')).toBe(0)
    onwards(again, () => again.can(seat, `maneuver:${by}:G1:shot`) || combats(again)[1] === 2)
    expect(again.can(seat, `maneuver:${by}:G1:shot`)).toBe(true)
  })

  it.each(sides)('form-of-the-bat#2: and again for a second block of the action: %s', (_, by) => {
    const t = flies(by, card('form-of-mist', 'F1'))
    onwards(t, () => t.can(Ann, 'play:F1:PRO:A1')).answer(Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    t.effect(
      Ben,
      [
        { op: 'unlock', who: 'b' },
        { op: 'modify', stat: 'intercept', delta: 3, on: 'b', until: 'action' },
      ],
      { b: 'B1' },
    )
    play(t, Ben, 'block:B1')
    onwards(t, () => combats(t)[0] === 2)
    expect([t.happened('blocked').length, t.stat(by, 'maneuver')]).toEqual([2, 1])
  })
})

describe('Form of the Bat, as a modifier', () => {
  const magnum = [{ card: '44-magnum', as: 'G1' }]
  const blocked = (level: string) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['PRO'] }, { attachments: magnum as never }), v('A2')],
          hand: [K1('form-of-the-bat')],
        },
        { pool: 20, ready: [v('B1'), v('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'm', until: 'turn' }], { m: 'B1' })
    if (level) t.reach(Ann, `play:K1:${level}:A1`)
    return t
  }
  it('-1 intercept to the blocking minion', () => {
    const t = attempted('form-of-the-bat', { disciplines: ['pro'], stealth: 0 })
    t.reach(Ann, 'play:K1:pro:A1')
    expect(t.stat('B1', 'intercept')).toBe(-1)
    t.allPass(() => t.has('block-failed'))
    expect([t.has('block-failed'), t.stat('A1', 'maneuver')]).toEqual([true, 0])
  })
  it('blocked all the same: an optional maneuver, and no equipment in the combat', () => {
    const t = blocked('pro')
    t.allPass(() => t.has('combat-started'))
    expect([
      t.stat('A1', 'maneuver'),
      t.state.modifiers.some(m => m.kind === 'rule' && m.rule === 'equipment'),
    ]).toEqual([1, true])
    onwards(t, () => t.can(Ann, 'maneuver:A1') || t.has('combat-ended'))
    expect([t.can(Ann, 'maneuver:A1'), t.can(Ann, 'maneuver:A1:G1:shot')]).toEqual([true, false])
    onwards(t, () => t.state.frames.at(-1)?.kind === 'combat' || t.has('combat-ended'))
    expect(t.can(Ann, 'strike:A1:G1:shot')).toBe(false)
  })
  it('without it the equipment is of use', () => {
    const t = blocked('')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'combat')
    expect([t.stat('A1', 'maneuver'), t.can(Ann, 'strike:A1:G1:shot')]).toEqual([0, true])
  })
  it('only while a minion attempts to block', () => {
    expect(bleedsHolding('form-of-the-bat', { disciplines: ['pro'] }).can(Ann, 'play:K1:pro:A1')).toBe(false)
  })
})

describe('Form of the Bat, as a reaction', () => {
  const attempted = (of: Reacting) => {
    const t = reacting({ a1: { stealth: 1 }, ...of })
    t.reach(Ben, 'block:B1')
    return t
  }

  const card = 'form-of-the-bat',
    b1 = { disciplines: ['PRO'] },
    on = { attachments: [{ card: '44-magnum', as: 'G1' }] }
  it('+1 intercept; who blocks has an optional maneuver and no equipment in that combat', () => {
    const t = attempted({ card, b1, on })
    t.reach(Ben, 'play:K1:PRO:B1')
    t.allPass(() => t.has('combat-started'))
    expect([t.has('blocked'), t.stat('B1', 'maneuver')]).toEqual([true, 1])
    onwards(t, () => t.can(Ben, 'maneuver:B1') || t.has('combat-ended'))
    expect([t.can(Ben, 'maneuver:B1'), t.can(Ben, 'maneuver:B1:G1:shot')]).toEqual([true, false])
  })
  it('not by who has Protean basic, nor without need', () => {
    expectNever(attempted({ card, b1: { disciplines: ['pro'] } }), 'play:K1:PRO:B1')
    expectNever(attempted({ card, b1, a1: { stealth: 0 } }), 'play:K1:PRO:B1')
  })
})

describe('Daring the Dawn', () => {
  const dawn = (level: string, a1: object = {}, ben: object = {}) =>
    table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: [level] }, ...a1 }), minion('A2')],
          hand: [
            { card: 'daring-the-dawn', as: 'T1' },
            { card: 'change-of-target', as: 'T2' },
          ],
        },
        {
          pool: 10,
          ready: [
            minion('B1', { generic: { title: 'prince' }, locked: true }),
            minion('B2', { generic: { type: 'ally' } }),
            minion('B3'),
          ],
          hand: [{ card: 'second-tradition-domain', as: 'S1' }],
          ...ben,
        },
        {},
        listening('D1'),
        {},
      ],
    })

  it('CARD-DARINGTHEDAWN-01: played at once, it keeps vampires from blocking, and with them Second Tradition; allies may', () => {
    const t = dawn('for')
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:T1:for:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect([
      t.refused(Ben, 'play:S1:unlock:B1'),
      t.can(Ben, 'block:B3'),
      t.why(Ben, 'block', 'B3'),
      t.can(Ben, 'block:B2'),
    ]).toEqual(['illegal-option', false, ['cannot-block', 'BLOCK-04'], true])
    t.answer(Ben, 'block:B2')
    t.allPass(() => t.has('combat-started'))
    expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('B2') } }])
  })

  it('CARD-DARINGTHEDAWN-01: an attempt of a vampire that is under way cannot succeed; it stays unlocked', () => {
    const t = dawn('FOR')
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B3')
    t.answer(Ann, 'play:T1:FOR:A1')
    expect(t.happened('block-failed')).toMatchObject([{ minion: { id: t.id('B3') } }])
    t.allPass()
    expect([t.locked('B3'), t.has('combat-started'), t.pool(Ben)]).toEqual([false, false, 9])
  })

  it.each([
    ['for', 2],
    ['FOR', 3],
  ])(
    'CARD-DARINGTHEDAWN-02: [%s] after resolution: the first point wounds, the second burns a blood; torpor with %i',
    (level, blood) => {
      const t = dawn(level, { blood: 3 })
      t.answer(Ann, 'bleed:A1')
      t.answer(Ann, `play:T1:${level}:A1`)
      expect(t.happened('damaged')).toEqual([])
      t.allPass()
      expect([t.inTorpor('A1'), t.blood('A1'), t.pool(Ben)]).toEqual([true, blood, 9])
      expect(t.happened('damaged')).toMatchObject([{ amount: level === 'for' ? 2 : 1, aggravated: true, from: null }])
    },
  )

  it('daring-the-dawn#1: blocked by an ally, the damage comes after the combat', () => {
    const t = dawn('FOR', { blood: 3 })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:T1:FOR:A1')
    t.reach(Ben, 'block:B2')
    onwards(t)
    const told = t.log.map(event => event.key)
    expect(told.lastIndexOf('damaged')).toBeGreaterThan(told.indexOf('combat-ended'))
    expect([t.inTorpor('A1'), t.blood('A1')]).toEqual([true, 2])
  })

  it('daring-the-dawn#2, daring-the-dawn#3: an action ended before its block resolves has reached its resolution; one that ends earlier has not', () => {
    const t = dawn('FOR', { blood: 3 })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:T1:FOR:A1')
    t.reach(Ben, 'block:B2')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T2::A1')
    expect([t.happened('action-ended'), t.has('blocked'), t.inTorpor('A1'), t.blood('A1')]).toMatchObject([
      [{ outcome: 'ended' }],
      false,
      true,
      3,
    ])
    const early = dawn('FOR', { blood: 3 })
    early.answer(Ann, 'bleed:A1')
    early.answer(Ann, 'play:T1:FOR:A1')
    early.effect(Ann, [{ op: 'outcome', of: 'action', is: 'ends' }])
    expect([early.happened('action-ended'), early.inTorpor('A1'), early.blood('A1')]).toMatchObject([
      [{ outcome: 'ended' }],
      false,
      3,
    ])
  })
})

describe('Call of the Hungry Dead', () => {
  it('[nec]: an intercept less for who attempts to block, for the action', () => {
    const t = asModifier('call-of-the-hungry-dead', 'nec', { blocks: true })
    expect([t.stat('B1', 'intercept'), t.stat('B2', 'intercept'), t.blood('A1')]).toEqual([-1, 0, 5])
  })
  it('call-of-the-hungry-dead#G65-1 [NEC]: a blood is burned, no cost, and the attempt fails; no other by that minion', () => {
    const t = asModifier('call-of-the-hungry-dead', 'NEC', { blocks: true })
    expect([t.blood('A1'), t.has('block-failed'), t.happened('counters').at(-1)]).toMatchObject([
      4,
      true,
      { why: 'effect' },
    ])
    onwards(t, () => t.can(Ben, 'block:B2'))
    expect([t.can(Ben, 'block:B2'), t.can(Ben, 'block:B1')]).toEqual([true, false])
  })
  it('call-of-the-hungry-dead#G97-1 [NEC]: not without the blood', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['NEC'], bleed: 1 }, { blood: 1 }), minion('A2')],
          hand: [K1('call-of-the-hungry-dead')],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.edit(state => void (state.cards[t.id('A1')]!.blood = 0))
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:K1:nec:A1'))
    expect([t.can(Ann, 'play:K1:nec:A1'), t.can(Ann, 'play:K1:NEC:A1')]).toEqual([true, false])
  })
})

describe('Horrific Countenance', () => {
  it('[pro]: the blocking minion unlocks, the action goes on, and nobody can block it any more', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['pro'], capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: [K1('horrific-countenance')],
        },
        { pool: 20, ready: [minion('B1'), minion('B2', { generic: { type: 'ally' } })] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ann, 'play:K1:pro:A1')).toBe(false)
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:K1:pro:A1'))
    expect([t.window(), t.has('combat-started')]).toEqual(['blocked', false])
    t.answer(Ann, 'play:K1:pro:A1')
    let again = false
    onwards(t, () => (again ||= t.can(Ben, 'block:B1') || t.can(Ben, 'block:B2')) || t.has('action-ended'))
    expect([
      again,
      t.pool(Ben),
      t.has('combat-started'),
      t.locked('B1'),
      t.blood('A1'),
      t.happened('action-ended'),
    ]).toMatchObject([false, 19, false, false, 1, [{ outcome: 'successful' }]])
  })
})

describe('Psychomachia', () => {
  const younger = { generic: { capacity: 4 } }
  const psyched = (level: string, b1: object = younger, act = 'bleed:A1', ann: Held = []) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], capacity: 6 }, { blood: 4 }), minion('A2')],
          hand: [K1('psychomachia'), ...ann],
        },
        { pool: 20, ready: [minion('B1', b1), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    keen(t, 'B1')
    return stands(t, act)
  }
  it('[pre], psychomachia#1, psychomachia#2: it unlocks, the blocker does not lock, and the action is not done again', () => {
    const t = psyched('pre', younger, 'hunt:A1')
    t.answer(Ann, 'play:K1:pre:A1')
    onwards(t)
    expect([t.locked('A1'), t.locked('B1'), t.has('combat-started'), t.blood('A1')]).toEqual([false, false, false, 3])
    expect(ended(t)).toMatchObject({ outcome: 'ended' })
    expect([t.why(Ann, 'hunt', 'A1'), t.can(Ann, 'bleed:A1')]).toEqual([['barred', 'GOLDEN-01'], true])
  })
  it.each([
    ['dai', 4],
    ['DAI', 3],
  ])('[%s]: the action goes on, that minion cannot block it again; it is left with %i blood', (level, blood) => {
    const t = psyched(level)
    t.answer(Ann, `play:K1:${level}:A1`)
    expect([t.blood('B1'), t.locked('B1')]).toEqual([blood, false])
    onwards(t, () => t.can(Ben, 'block:B2'))
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([false, true])
    onwards(t)
    expect([t.pool(Ben), t.has('combat-started')]).toEqual([19, false])
  })
  it('[DAI]: the damage is nobody’s, and is not prevented; one that it sends to torpor blocks nothing', () => {
    const t = psyched('DAI', { ...younger, blood: 0 })
    t.answer(Ann, 'play:K1:DAI:A1')
    onwards(t)
    expect([t.inTorpor('B1'), t.pool(Ben)]).toEqual([true, 19])
    expect(t.happened('damaged')[0]).not.toHaveProperty('by')
  })
  it.each([
    [{ generic: { capacity: 6 } }, false],
    [{ generic: { capacity: 9 } }, false],
    [{ generic: { type: 'ally', life: 2 }, blood: 2 }, true],
  ])('against an ally or a younger vampire: %j: %s', (b1, may) => {
    const t = psyched('pre', b1)
    expect(t.window() === 'blocked' && t.can(Ann, 'play:K1:pre:A1')).toBe(may)
  })
  it('psychomachia#G86-1: it requires what it is played with', () => {
    const t = psyched('pre')
    expect([t.can(Ann, 'play:K1:dai:A1'), t.can(Ann, 'play:K1:pre:A1')]).toEqual([false, true])
  })
})

describe('The Kiss of Ra', () => {
  const kissed = (level: string, act = 'bleed:A1', b1: object = {}, ann: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: [K1('the-kiss-of-ra')],
          ...ann,
        },
        { pool: 20, ready: [minion('B1', { blood: 4, ...b1 }), minion('B2')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, act)
    t.reach(Ben, 'block:B1')
    return t
  }
  it.each([
    ['for', false],
    ['FOR', true],
  ])('[%s]: 2 blood burned, the action over without combat, for 3 blood; to torpor: %s', (level, torpor) => {
    const t = kissed(level)
    t.answer(Ann, `play:K1:${level}:A1`)
    onwards(t)
    expect([
      t.blood('B1'),
      t.inTorpor('B1'),
      t.locked('B1'),
      t.has('combat-started'),
      t.blood('A1'),
      t.pool(Ben),
    ]).toEqual([2, torpor, false, false, 2, 20])
    expect([ended(t), t.locked('A1')]).toMatchObject([{ outcome: 'ended' }, true])
  })
  it.each([
    [{ generic: { disciplines: ['for'] } }, false],
    [{ generic: { disciplines: ['FOR'] } }, false],
    [{ generic: { type: 'ally', life: 2 }, blood: 2 }, false],
    [{ generic: { disciplines: ['pot'] } }, true],
  ])('against a vampire without Fortitude: %j: %s', (b1, may) => {
    const t = kissed('for', 'bleed:A1', b1)
    expect(t.window() === 'attempt' && t.can(Ann, 'play:K1:for:A1')).toBe(may)
  })
  it('the-kiss-of-ra#1: of one that leaves torpor: nobody is asked about diablerie', () => {
    const t = table({
      seats: [
        {
          torpor: [v('A1', { disciplines: ['for'], capacity: 9 }, { blood: 6 })],
          ready: [minion('A2')],
          hand: [K1('the-kiss-of-ra')],
        },
        { pool: 20, ready: [minion('B1'), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'leave-torpor:A1')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    t.reach(Ben, 'block:B1')
    play(t, Ann, 'play:K1:for:A1')
    onwards(t)
    expect([t.inTorpor('A1'), t.has('blocked'), t.has('diablerized'), t.blood('B1')]).toEqual([true, false, false, 3])
  })
  it('the-kiss-of-ra#2: nothing is played after it in the action', () => {
    const t = kissed(
      'for',
      'bleed:A1',
      {},
      {
        hand: [K1('the-kiss-of-ra'), ...held('zephyr', 'Z1')],
        ready: [v('A1', { disciplines: ['for', 'CEL'], capacity: 9 }, { blood: 6 }), minion('A2')],
      },
    )
    t.answer(Ann, 'play:K1:for:A1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'play:Z1:CEL:A1')) || t.has('action-ended'))
    expect([offered, t.has('action-resolved')]).toEqual([false, false])
  })
  it('the-kiss-of-ra#3: it has not reached its resolution: it may be done again', () => {
    const t = kissed('for', 'hunt:A1')
    expect(t.blood('A1')).toBe(5)
    keen(t, 'B1')
    play(t, Ann, 'play:K1:for:A1')
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect([t.can(Ann, 'hunt:A1'), t.why(Ann, 'hunt', 'A1')]).toEqual([true, undefined])
  })
  it.each([
    ['is played again by another copy', false, true],
    ['is not, where it was blocked before and has gone on by Form of Mist', true, false],
  ])('the-kiss-of-ra#3: an action card %s', (_, mist, again) => {
    const hand = [
      K1('the-kiss-of-ra'),
      ...held('blithe-acceptance', 'G1', 'G2'),
      ...(mist ? held('form-of-mist', 'F1') : []),
    ]
    const ready = [v('A1', { disciplines: ['for', 'obf', 'PRO'], capacity: 9 }, { blood: 8 }), minion('A2')]
    const t = kissed('for', 'play:G1:obf:A1', {}, { hand, ready })
    if (mist) {
      onwards(t, () => t.can(Ann, 'play:F1:PRO:A1')).answer(Ann, 'play:F1:PRO:A1')
      onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
      keen(t, 'B2', 3)
      t.reach(Ben, 'block:B2')
    }
    t.reach(Ann, 'play:K1:for:A1')
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect([t.happened('action-ended'), t.can(Ann, 'play:G2:obf:A1')]).toMatchObject([[{ outcome: 'ended' }], again])
  })
  it('the-kiss-of-ra#4: it has been performed: a bleed is none that could be done again', () => {
    const t = kissed('for')
    t.answer(Ann, 'play:K1:for:A1')
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(t.why(Ann, 'bleed', 'A1')).toEqual(['already-bled', 'BLEED-02'])
    // The first of the actions that Veil the Legions hides.
    const veiled = (n: number) => {
      const u = table({
        seats: [
          {
            ready: [
              v('A1', { disciplines: ['for'], capacity: 9 }, { blood: 5 }),
              v('A2', { disciplines: ['OBF'], capacity: 9 }, { blood: 5 }),
              minion('A3'),
              minion('A4'),
            ],
            hand: [K1('the-kiss-of-ra'), { card: 'veil-the-legions', as: 'V1' }],
          },
          { pool: 20, ready: [minion('B1', { blood: 4 })] },
          {},
          {},
          {},
        ],
      })
      u.answer(Ann, 'bleed:A3')
      u.reach(Ben, 'block:B1')
      u.reach(Ann, 'play:V1:OBF:A2', { n })
      onwards(u)
      u.answer(Ann, 'bleed:A1')
      keen(u, 'B1')
      u.reach(Ben, 'block:B1')
      u.reach(Ann, 'play:K1:for:A1')
      onwards(u)
      u.answer(Ann, 'bleed:A4')
      return u.stat('A4', 'stealth')
    }
    expect([veiled(1), veiled(2)]).toEqual([0, 1])
  })
})

describe('Stygian Shroud', () => {
  it('[obl]: an intercept less for who attempts to block, for the action', () => {
    const t = asModifier('stygian-shroud', 'obl', { blocks: true })
    expect([t.stat('B1', 'intercept'), t.stat('B2', 'intercept'), t.blood('A1')]).toEqual([-1, 0, 5])
  })
  it('stygian-shroud#G65-1 [OBL]: a blood is burned, no cost, and the attempt fails; no other by that minion', () => {
    const t = asModifier('stygian-shroud', 'OBL', { blocks: true })
    expect([t.blood('A1'), t.has('block-failed'), t.happened('counters').at(-1)]).toMatchObject([
      4,
      true,
      { why: 'effect' },
    ])
    onwards(t, () => t.can(Ben, 'block:B2'))
    expect([t.can(Ben, 'block:B2'), t.can(Ben, 'block:B1')]).toEqual([true, false])
  })
  it('stygian-shroud#G97-1 [OBL]: not without the blood; and only in an attempt', () => {
    const t = bleedsHolding('stygian-shroud', { disciplines: ['OBL'] }, { blood: 1 })
    t.edit(state => void (state.cards[t.id('A1')]!.blood = 0))
    expect(t.can(Ann, 'play:K1:obl:A1')).toBe(false)
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:K1:obl:A1'))
    expect([t.can(Ann, 'play:K1:obl:A1'), t.can(Ann, 'play:K1:OBL:A1')]).toEqual([true, false])
  })
})

describe('Where the Veil Thins', () => {
  const veiled = (level: string, b1: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: [K1('where-the-veil-thins')],
        },
        { pool: 20, ready: [minion('B1', b1), minion('B2', { generic: { type: 'ally', life: 2 } }), minion('B3')] },
        {},
      ],
    })
    keen(t, 'B1', 1)
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.edit(state => void state.modifiers.splice(0))
    t.reach(Ann, `play:K1:${level}:A1`)
    return t
  }
  it('[obl]: a stealth, and nothing else', () => {
    const t = veiled('obl')
    t.allPass(() => t.has('block-failed'))
    expect([t.stat('A1', 'stealth'), t.can(Ben, 'block:B2')]).toEqual([1, true])
  })
  it('where-the-veil-thins#G88-1 [OBL]: who attempts already pays a blood to go on, or lets it be', () => {
    const pays = veiled('OBL', { blood: 3 })
    expect([pays.waiting(), pays.blood('B1')]).toEqual([[Ben], 3])
    pays.answer(Ben, 'choose', { pick: ['B1'] } as never)
    expect([pays.blood('B1'), pays.stat('A1', 'stealth')]).toEqual([2, 1])
    const lets = veiled('OBL', { blood: 3 })
    lets.answer(Ben, 'choose', { pick: [] })
    expect([lets.blood('B1'), lets.happened('block-failed').length]).toEqual([3, 1])
    // Later attempts are paid for; allies have no blood to burn.
    expect([lets.can(Ben, 'block:B1'), lets.can(Ben, 'block:B2')]).toEqual([true, false])
    lets.answer(Ben, 'block:B3')
    expect(lets.blood('B3')).toBe(4)
  })
  it('[OBL]: who has Oblivion pays nothing; who has no blood cannot go on', () => {
    const seer = veiled('OBL', { generic: { disciplines: ['obl'] }, blood: 3 })
    seer.allPass(() => seer.has('block-failed'))
    expect([seer.blood('B1'), seer.can(Ben, 'block:B1')]).toEqual([3, true])
    const empty = veiled('OBL', { blood: 0 })
    expect([empty.has('block-failed'), empty.can(Ben, 'block:B1')]).toEqual([true, false])
  })
})
