import { minion } from '../../../support/seats.ts'
import { describe, expect, it } from 'vitest'
import { burnBlood, equipment, strike as saying } from '../../../../shared/cards/makers.ts'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { withMadeUp } from '../../../support/made-up.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import {
  aggravated,
  card,
  fought,
  has,
  held,
  K,
  lastingPress,
  never,
  of,
  on,
  type Table,
  tough,
  hits,
  strike,
  attacked,
} from '../../scene.ts'
import { fightHolding } from '../../scenes.ts'
import { asStrike, replacedAfter, suffered } from '../../rows.ts'

const vampire = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const saps = (more: Parameters<typeof saying>[1]) => saying('damage', more)
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const whileAsked = (t: Table) => upTo(t, 'strike')
/** A1 strikes with this card at this level; B1 with its hands. */
const struck = (name: string, level: string, more: { a?: object; b?: object } = {}) => {
  const t = whileAsked(duel({ a: vampire(level, more.a), ...(more.b && { b: more.b }), ann: card(name, 'C1') }))
  t.answer(Ann, `play:C1:${level}:A1`)
  return onwards(t)
}
const far = { generic: { capacity: 9 }, attachments: [{ card: '44-magnum', as: 'G1' }] }

describe('strike cards', () => {
  it('Roundhouse hits for strength and 2, or 3', () => {
    expect(blood(struck('roundhouse', 'pot'))).toEqual([4, 2])
    expect(blood(struck('roundhouse', 'POT'))).toEqual([4, 1])
  })
  it('Roundhouse is a hand strike: of no use at long range, and lawful under Immortal Grapple', () => {
    const t = upTo(
      duel({ a: vampire('POT OBF'), ann: [...card('swallowed-by-the-night', 'N1'), ...card('roundhouse', 'C1')] }),
      'range',
    )
    play(t, Ann, 'play:N1:OBF:A1')
    whileAsked(t).answer(Ann, 'play:C1:POT:A1')
    expect(blood(onwards(t))).toEqual([5, 5])
    const u = upTo(
      duel({
        a: vampire('POT THA'),
        ann: [...card('immortal-grapple', 'I1'), ...card('roundhouse', 'C1'), ...card('theft-of-vitae', 'T1')],
      }),
      'before-strikes',
    )
    play(u, Ann, 'play:I1:pot:A1')
    whileAsked(u)
    expect([u.can(Ann, 'play:C1:POT:A1'), u.why(Ann, 'play', 'T1')]).toEqual([true, ['strike-forbidden', 'STRIKE-36']])
  })
  it('Thrown Gate hits for 1R or 2R, in the strike step or for its maneuver', () => {
    expect(blood(struck('thrown-gate', 'pot'))).toEqual([4, 4])
    expect(blood(struck('thrown-gate', 'POT'))).toEqual([4, 3])
    for (const [level, left] of [
      ['pot', 4],
      ['POT', 3],
    ] as const) {
      const t = upTo(duel({ a: vampire(level), ann: card('thrown-gate', 'C1') }), 'range')
      play(t, Ann, `play:C1:${level}:A1`)
      expect([blood(onwards(t)), t.happened('maneuvered').length]).toEqual([[5, left], 1])
    }
  })
})

describe('strength and claws', () => {
  it.each([
    ['thrown-gate', 'pot'],
    ['aid-from-bats', 'ani'],
    ['aid-from-bats', 'ANI'],
  ])('%s#G24-1: [%s] no maneuver by it where its strike could not be used', (name, level) => {
    const t = duel({ a: has(level), ann: card(name) })
    upTo(t, 'range')
    expect(t.can(Ann, `play:K1:${level}:A1`)).toBe(true)
    t.effect(Ben, [{ op: 'forbid', rule: 'strike', on: 'a', until: 'round', except: 'hand' }], { a: 'A1' })
    expect(t.can(Ann, `play:K1:${level}:A1`)).toBe(false)
  })
})

describe('Body Flare', () => {
  it.each([['pro'], ['PRO']])('[%s]: 2 aggravated for 2 blood', level => {
    const t = fightHolding('strike', 'body-flare', level)
    t.answer(Ann, `play:K1:${level}:A1`)
    fought(t)
    // The second point costs a blood.
    expect([
      t.inTorpor('B1'),
      t.blood('B1'),
      t.happened('counters').filter(event => 'why' in event && event.why === 'cost'),
    ]).toMatchObject([true, 8, [{ amount: 2 }]])
  })
  it.each([
    ['pro', 0],
    ['PRO', 1],
  ])('[%s] at long range: %i hits', (level, hits) => {
    const t = fightHolding('range', 'body-flare', level, { b: far })
    play(t, Ben, 'maneuver:B1:G1:shot')
    onwards(t, () => t.can(Ann, `play:K1:${level}:A1`) || isOver(t))
    t.answer(Ann, `play:K1:${level}:A1`)
    fought(t)
    expect(aggravated(t).length).toBe(hits)
  })
})

describe('Sculpt the Flesh', () => {
  const scene = (level: string, b: object = {}) => {
    const t = upTo(
      duel({
        a: of('PRO', { clan: 'Tzimisce' }) as never,
        b: { generic: { capacity: 9, ...b } },
        ann: K('sculpt-the-flesh'),
      }),
      'strike',
    )
    t.answer(Ann, `play:K1:${level}:A1`)
    fought(t)
    return t
  }
  it('[pro] an aggravated hand strike', () => expect(aggravated(scene('pro'))).toMatchObject([{ amount: 1 }]))
  it('[PRO] +1 damage, and it stays on the opposing minion, which burns 1 blood in each unlock phase', () => {
    const t = scene('PRO')
    expect([t.blood('B1'), t.card('K1').on, aggravated(t).length]).toEqual([7, t.id('B1'), 0])
    t.endPhasesTo(Ben, 'unlock')
    expect(t.can(Ben, 'end-phase')).toBe(false)
    t.answer(Ben, 'use:K1:wither')
    expect(t.blood('B1')).toBe(6)
  })
  it('[PRO] an ally burns life', () => {
    const t = scene('PRO', { type: 'ally', life: 3 })
    t.endPhasesTo(Ben, 'unlock')
    t.answer(Ben, 'use:K1:wither')
    expect(t.inAsh(Ben, 'B1')).toBe(true)
  })
  it('minions can burn it at +1 stealth', () => {
    const t = scene('PRO')
    t.endPhasesTo(Ben, 'unlock').answer(Ben, 'use:K1:wither')
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'action:K1:burn:B2')
    expect(t.happened('action-announced').at(-1)).toMatchObject({ stealth: 1 })
    t.allPass()
    expect(t.inAsh(Ann, 'K1')).toBe(true)
  })
  it('by a Tzimisce', () =>
    expect(
      upTo(duel({ a: of('PRO', { clan: 'Gangrel' }) as never, b: tough, ann: K('sculpt-the-flesh') }), 'strike').can(
        Ann,
        'play:K1:pro:A1',
      ),
    ).toBe(false))
})

it('weighted-walking-stick#1: of damage that is prevented the counter is burned', () => {
  const of = (disciplines: string, more: object = {}) => ({
    generic: { disciplines: disciplines.split(' '), capacity: 9, ...more },
  })

  const t = upTo(
    duel({ a: tough, b: of('FOR') as never, ann: held('weighted-walking-stick', 'K1'), ben: held('soak', 'H1') }),
    'before-range',
  )
  play(t, Ann, 'play:K1::A1')
  onwards(t, () => t.can(Ann, 'strike:A1:K1:blow'))
  t.answer(Ann, 'strike:A1:K1:blow')
  onwards(t, () => t.can(Ben, 'play:H1:for:B1') || isOver(t))
  t.answer(Ben, 'play:H1:for:B1')
  fought(t)
  expect([t.has('prevented'), t.card('K1').counters]).toEqual([true, { stick: 3 }])
})

describe('Weighted Walking Stick', () => {
  const armed = (more: { a?: object; b?: object } = {}) => {
    const t = upTo(
      duel({
        a: { generic: { capacity: 9, ...more.a } },
        b: { generic: { capacity: 9, ...more.b } },
        ann: K('weighted-walking-stick'),
      }),
      'before-range',
    )
    play(t, Ann, 'play:K1::A1')
    return t
  }
  it('becomes a weapon with 5 counters, that hits for strength and 1, and burns as many', () => {
    const t = armed({ a: { strength: 2 } })
    expect([t.card('K1').on, t.card('K1').counters, t.can(Ann, 'play:K2::A1')]).toEqual([
      t.id('A1'),
      { stick: 5 },
      false,
    ])
    onwards(t, () => t.can(Ann, 'strike:A1:K1:blow'))
    t.answer(Ann, 'strike:A1:K1:blow')
    fought(t)
    expect([t.blood('B1'), t.card('K1').counters]).toEqual([6, { stick: 2 }])
  })
  it('weighted-walking-stick#2: with one counter left it hits as hard, and is burned', () => {
    const t = armed({ a: { strength: 2 } })
    t.edit(state => {
      state.cards[t.id('K1')]!.counters = { stick: 1 }
    })
    onwards(t, () => t.can(Ann, 'strike:A1:K1:blow'))
    t.answer(Ann, 'strike:A1:K1:blow')
    fought(t)
    expect([t.blood('B1'), t.inAsh(Ann, 'K1')]).toEqual([6, true])
  })
  it('prevented or not', () => {
    const t = armed({ b: { disciplines: ['FOR'] } })
    t.effect(Ben, [{ op: 'watch', on: 'inflicting', until: 'combat', ops: [] }], {}, { source: 'B1', by: 'B1' })
    onwards(t, () => t.can(Ann, 'strike:A1:K1:blow'))
    t.answer(Ann, 'strike:A1:K1:blow')
    onwards(t, () => t.window() === 'prevent' || isOver(t))
    expect(t.card('K1').counters).toEqual({ stick: 3 })
  })
  it('weighted-walking-stick#1: not where nothing is inflicted', () => {
    const t = upTo(
      duel({
        a: tough,
        b: { generic: { capacity: 9, disciplines: ['CEL'] } },
        ann: K('weighted-walking-stick'),
        ben: [{ card: 'side-strike', as: 'H1' }],
      }),
      'before-range',
    )
    play(t, Ann, 'play:K1::A1')
    onwards(t, () => t.can(Ann, 'strike:A1:K1:blow'))
    t.answer(Ann, 'strike:A1:K1:blow')
    onwards(t, () => t.can(Ben, 'play:H1:cel:B1'))
    t.answer(Ben, 'play:H1:cel:B1')
    fought(t)
    expect([t.blood('B1'), t.card('K1').counters]).toEqual([9, { stick: 5 }])
    // Of two damage a Nephandus is spared one: its counter stays.
    const spared = table({
      seats: [
        { ready: [minion('A1', tough), minion('A2')], hand: K('weighted-walking-stick') },
        { ready: [{ card: 'nephandus', as: 'B1' }] },
        {},
      ],
    })
    attacked(spared, 'A1', 'B1')
    play(upTo(spared, 'before-range'), Ann, 'play:K1::A1')
    onwards(spared, () => spared.can(Ann, 'strike:A1:K1:blow')).answer(Ann, 'strike:A1:K1:blow')
    onwards(spared, () => spared.has('damaged') || isOver(spared))
    expect([suffered(spared, 'B1'), spared.card('K1').counters]).toEqual([[1], { stick: 4 }])
  })
  it('not in a later round', () => {
    const t = lastingPress(duel({ a: tough, b: tough, ann: K('weighted-walking-stick') }), Ann, 'A1')
    upTo(t, 'press').reach(Ann, 'press:A1')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.happened('round-started').length > 1 && t.can(Ann, 'play:K1::A1')))
    expect([t.happened('round-started').length, offered]).toEqual([2, false])
  })
})

describe('Donnybrook', () => {
  const borne = {
    attachments: [
      { card: '44-magnum', as: 'G1' },
      { card: 'raven-spy', as: 'R1' },
    ],
  }
  it.each(['G1', 'R1'])('[obf] burns equipment or a retainer with first strike: %s', target => {
    const t = fightHolding('strike', 'donnybrook', 'obf', { b: { ...tough, ...borne } })
    t.answer(Ann, 'play:K1:obf:A1')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, [t.id(target)])
    expect(t.inAsh(Ben, target)).toBe(true)
  })
  it('[obf] not where there is none', () =>
    expect(fightHolding('strike', 'donnybrook', 'obf').can(Ann, 'play:K1:obf:A1')).toBe(false))
  it('[pro] a hand strike whose damage is aggravated', () => {
    const t = fightHolding('strike', 'donnybrook', 'pro', { a: { strength: 2 } })
    t.answer(Ann, 'play:K1:pro:A1')
    fought(t)
    expect(aggravated(t)).toMatchObject([{ amount: 2 }])
  })
  it('[ser] steals 2 blood', () => {
    const t = fightHolding('strike', 'donnybrook', 'ser', { a1: { blood: 3 } })
    t.answer(Ann, 'play:K1:ser:A1')
    fought(t)
    expect([t.blood('A1'), t.blood('B1')]).toEqual([4, 7])
  })
  it('donnybrook#1: [ser] of who has less, what there is', () => {
    const t = fightHolding('strike', 'donnybrook', 'ser', {
      a1: { blood: 3 },
      b: { generic: { capacity: 9 }, blood: 1 },
    })
    t.answer(Ann, 'play:K1:ser:A1')
    fought(t)
    expect([t.blood('A1'), t.blood('B1')]).toEqual([3, 0])
  })
  it('only at close range, and by an Anarch', () => {
    const t = fightHolding('range', 'donnybrook', 'pro', { b: far })
    play(t, Ben, 'maneuver:B1:G1:shot')
    onwards(t, () => isOver(t) || t.can(Ann, 'play:K1:pro:A1'))
    expect([t.happened('maneuvered'), t.inHand(Ann, 'K1')]).toMatchObject([[{ range: 'long' }], true])
    expect(fightHolding('strike', 'donnybrook', 'pro', { a: { sect: 'Sabbat' } }).can(Ann, 'play:K1:pro:A1')).toBe(
      false,
    )
  })
})

describe('Undead Strength', () => {
  it.each([
    ['pot', 2],
    ['POT', 3],
  ])('[%s]: a hand strike for %i', (level, n) => {
    expect(suffered(asStrike('undead-strength', level), 'B1')).toEqual([n])
  })

  const armed = (more: object = {}) =>
    upTo(
      duel({
        a: { generic: { disciplines: ['POT'], capacity: 9 }, ...on('weighted-walking-stick', 'W1', more) },
        b: { generic: { capacity: 9, disciplines: ['pot'] } },
        ann: card('undead-strength'),
        ben: held('immortal-grapple', 'G1'),
      }),
      'before-strikes',
    )
  const stick = {
    counters: { stick: 5 },
    changed: [{ types: ['Equipment'], keywords: ['weapon', 'melee weapon'] }],
  }

  it.each([
    ['weapon', 3],
    ['WEAPON', 4],
  ])('[%s]: the strike of a melee weapon, for %i, with all that it does', (line, n) => {
    const t = upTo(armed(stick), 'strike')
    t.answer(Ann, `play:K1:${line}:A1`, { w: ['W1'] })
    onwards(t, () => isOver(t))
    expect([suffered(t, 'B1'), t.card('W1').counters]).toEqual([[n], { stick: 5 - n }])
  })

  it('is no hand strike with a weapon: where there are only hand strikes it is not', () => {
    const t = armed(stick)
    play(t, Ben, 'play:G1:pot:B1')
    upTo(t, 'strike')
    expect([t.can(Ann, 'play:K1:POT:A1'), t.can(Ann, 'play:K1:WEAPON:A1')]).toEqual([true, false])
  })

  it('nor is there a weapon for who can use none, or while it is of no use', () => {
    const barred = armed(stick)
    barred.effect(Ann, [{ op: 'forbid', rule: 'equipment', on: 'a', until: 'combat' }], { a: 'A1' })
    upTo(barred, 'strike')
    const stolen = armed(stick)
    stolen.effect(Ann, [{ op: 'mark', fact: 'unusable', of: 'w', n: 1, until: 'round' }], { w: 'W1' })
    upTo(stolen, 'strike')
    for (const t of [barred, stolen])
      expect([t.can(Ann, 'play:K1:POT:A1'), t.can(Ann, 'play:K1:WEAPON:A1')]).toEqual([true, false])
  })

  it('undead-strength#G148-2: the damage is of the kind of the strike', () => {
    const t = upTo(armed(stick), 'strike')
    t.effect(Ann, [{ op: 'allow', rule: 'aggravated', on: 'a', until: 'combat' }], { a: 'A1' })
    t.answer(Ann, 'play:K1:POT:A1')
    onwards(t, () => isOver(t))
    expect(aggravated(t)).toMatchObject([{ amount: 3 }])
  })
})

it.each([
  ['lam-into', 'pot', 'pot-weapon'],
  ['steely-tenacity', 'ani', 'weapon'],
  ['undead-strength', 'pot', 'weapon'],
] as const)('%s#G148-1: nothing is added to a strike that inflicts no damage', (name, level, line) =>
  withMadeUp(
    { types: ['Equipment'], keywords: ['weapon', 'melee weapon'] },
    key => equipment(key, { strikes: [{ name: 'sap', strike: saps({ effects: [burnBlood('opposing', 1)] }) }] }),
    key => {
      const t = duel({
        a: vampire(level, on(key, 'W1'), { sect: 'Anarch', capacity: 9 }),
        b: { ...tough, blood: 5 },
        ann: card(name),
      })
      upTo(t, 'strike').answer(Ann, `play:K1:${line}:A1`, { w: [t.id('W1')] })
      expect([suffered(fought(t), 'B1'), t.blood('B1')]).toEqual([[], 4])
    },
  ),
)

describe('Breath of the Dragon', () => {
  const breathes = (level: string, more: { ann?: object[]; ben?: object[] } = {}) => {
    const t = duel({
      a: { generic: { disciplines: [level, 'CEL'], capacity: 9 } },
      b: { generic: { disciplines: ['cel', 'PRE'], capacity: 9, strength: 0 } },
      ann: [{ card: 'breath-of-the-dragon', as: 'B9' }, ...(more.ann ?? [])] as never,
      ben: (more.ben ?? []) as never,
    })
    return t
  }
  it.each([
    ['vic', 1],
    ['VIC', 2],
  ] as const)(
    'breath-of-the-dragon#1: [%s] %i aggravated; at close range as much to who breathes it, environmental',
    (level, n) => {
      const t = breathes(level)
      strike(t, Ann, `play:B9:${level}:A1`)
      onwards(t)
      expect(hits(t, 'B1')).toMatchObject([{ amount: n, aggravated: true, from: { id: t.id('A1') }, strike: true }])
      expect(hits(t, 'A1')).toMatchObject([{ amount: n, aggravated: true, from: null }])
    },
  )

  it('at long range, only to the other', () => {
    const t = breathes('vic', { ann: [{ card: 'resist-earths-grasp', as: 'G1' }] })
    upTo(t, 'range')
    t.edit(state => {
      const combat = state.frames.find(frame => frame.kind === 'combat')
      if (combat?.kind === 'combat') combat.range = 'long'
    })
    strike(t, Ann, 'play:B9:vic:A1')
    onwards(t)
    expect([hits(t, 'B1').length, hits(t, 'A1')]).toEqual([1, []])
  })

  it('whether or not it is dodged; not once combat has ended; and as an additional strike, too', () => {
    const dodged = breathes('vic', { ben: [{ card: 'side-strike', as: 'D1' }] })
    strike(dodged, Ann, 'play:B9:vic:A1')
    strike(dodged, Ben, 'play:D1:cel:B1')
    onwards(dodged)
    expect([hits(dodged, 'B1'), hits(dodged, 'A1').length]).toEqual([[], 1])
    const ended = breathes('vic', { ben: [{ card: 'majesty', as: 'M1' }] })
    strike(ended, Ann, 'play:B9:vic:A1')
    strike(ended, Ben, 'play:M1:PRE:B1')
    onwards(ended)
    expect([hits(ended, 'B1'), hits(ended, 'A1')]).toEqual([[], []])
    const late = breathes('vic', { ann: [{ card: 'blur', as: 'X1' }] })
    upTo(late, 'additional-strikes')
    play(late, Ann, 'play:X1:CEL:A1')
    strike(late, Ann, 'play:B9:vic:A1')
    onwards(late)
    expect(hits(late, 'A1')).toHaveLength(1)
  })
})

describe('maneuvers of strikes, and ranges that are set', () => {
  const thug = (disciplines: string, more: object = {}) => ({
    generic: { disciplines: disciplines.split(' '), capacity: 9, clan: 'Banu Haqim' },
    ...more,
  })
  it('Slam: a hand strike for 3', () => {
    for (const level of ['pot', 'POT']) expect(suffered(asStrike('slam', level), 'B1')).toEqual([3])
  })
  it('slam#1: what it adds is of the kind of the strike', () => {
    const t = upTo(duel({ a: thug('pot'), b: tough, ann: card('slam') }), 'strike')
    t.effect(Ann, [{ op: 'allow', rule: 'aggravated', on: 'a', until: 'combat' }], { a: 'A1' })
    t.answer(Ann, 'play:K1:pot:A1')
    expect(aggravated(fought(t))).toMatchObject([{ amount: 3 }])
  })
  it('slam#G24-1: [POT] its maneuver leads to close range only, and not where its strike cannot be used', () => {
    const t = upTo(
      duel({ a: thug('POT'), b: { generic: { capacity: 9 }, ...on('44-magnum', 'G1') }, ann: card('slam') }),
      'range',
    )
    expect(t.can(Ann, 'play:K1:POT:A1')).toBe(false)
    play(t, Ben, 'maneuver:B1:G1:shot')
    onwards(t, () => t.can(Ann, 'play:K1:POT:A1') || isOver(t))
    t.answer(Ann, 'play:K1:POT:A1')
    expect([t.happened('maneuvered').at(-1), suffered(fought(t), 'B1')]).toMatchObject([{ range: 'close' }, [3]])
    const barred = upTo(duel({ a: thug('POT'), b: thug('pot', on('44-magnum', 'G1')), ann: card('slam') }), 'range')
    barred.effect(Ben, [{ op: 'forbid', rule: 'strike', only: 'hand', on: 'a', until: 'round' }], { a: 'A1' })
    play(barred, Ben, 'maneuver:B1:G1:shot')
    let offered = false
    onwards(barred, () => (offered ||= barred.can(Ann, 'play:K1:POT:A1')) || isOver(barred))
    expect(offered).toBe(false)
  })
  it('brick-by-brick#G24-1: [vis] 2R damage with a maneuver, unless its strike cannot be used; [tha] a maneuver', () => {
    for (const [level, n] of [
      ['vis', [2]],
      ['tha', []],
    ] as const) {
      const t = upTo(duel({ a: thug(level), b: tough, ann: card('brick-by-brick') }), 'range')
      play(t, Ann, `play:K1:${level}:A1`)
      expect([t.happened('maneuvered').length, suffered(fought(t), 'B1')]).toEqual([1, n])
    }
    const barred = upTo(duel({ a: thug('vis'), b: tough, ann: card('brick-by-brick') }), 'range')
    barred.effect(Ben, [{ op: 'forbid', rule: 'strike', on: 'a', until: 'round', except: 'hand' }], { a: 'A1' })
    expect(barred.can(Ann, 'play:K1:vis:A1')).toBe(false)
  })
  it.each(['long', 'close'])('brick-by-brick#G127-1: [VIS] this round is at %s range, set once and for all', range => {
    const t = lastingPress(
      duel({ a: thug('VIS'), b: thug('cel', on('44-magnum', 'G1')), ann: card('brick-by-brick', 'K1', 'K2') }),
      Ann,
      'A1',
    )
    upTo(t, 'before-range')
    t.answer(Ann, 'play:K1:VIS:A1', { r: [range] })
    onwards(t, () => t.window() === 'before-range' || t.happened('range-set').length > 0)
    expect(t.can(Ann, 'play:K2:VIS:A1')).toBe(false)
    onwards(t, () => t.happened('range-set').length > 0 || isOver(t))
    expect([t.happened('range-set'), t.happened('maneuvered')]).toMatchObject([[{ range }], []])
    upTo(t, 'press').reach(Ann, 'press:A1')
    // The next round has a range of its own.
    onwards(t, () => t.can(Ann, 'play:K2:VIS:A1') || isOver(t))
    expect(isOver(t)).toBe(false)
  })
  it('brick-by-brick#G127-2: an effect that has set it already stands', () => {
    const t = duel({ a: thug('VIS'), b: tough, ann: card('brick-by-brick') })
    t.effect(Ben, [{ op: 'range', next: 'long' }], {}, { source: 'B1', by: 'B1' })
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'play:K1:VIS:A1')) || isOver(t))
    expect([offered, t.happened('range-set')]).toMatchObject([false, [{ range: 'long' }]])
  })
})

describe('Lam Into', () => {
  const anarch = (level: string, more: object = {}) => vampire(level, more, { sect: 'Anarch', capacity: 9 })
  it.each([
    ['for', 2],
    ['pot', 3],
    ['vic', 2],
  ])('[%s]: %i with its hands', (level, n) => expect(suffered(asStrike('lam-into', level), 'B1')).toEqual([n]))

  it.each([
    ['for', 3],
    ['pot', 4],
    ['vic', 3],
  ])('[%s]: %i with a walking stick', (level, n) => {
    const t = upTo(
      duel({
        a: anarch(
          level,
          on('weighted-walking-stick', 'G1', {
            counters: { stick: 5 },
            changed: [{ types: ['Equipment'], keywords: ['weapon', 'melee weapon'] }],
          }),
        ),
        b: tough,
        ann: card('lam-into'),
      }),
      'strike',
    )
    t.answer(Ann, `play:K1:${level}-weapon:A1`, { w: [t.id('G1')] })
    expect(suffered(fought(t), 'B1')).toEqual([n])
  })
  it('lam-into#G148-2: what it adds is of the kind of the strike; and without a weapon it is of no use for one', () => {
    const t = upTo(duel({ a: anarch('pot'), b: tough, ann: card('lam-into') }), 'strike')
    t.effect(Ann, [{ op: 'allow', rule: 'aggravated', on: 'a', until: 'combat' }], { a: 'A1' })
    t.answer(Ann, 'play:K1:pot:A1')
    expect(aggravated(fought(t))).toMatchObject([{ amount: 3 }])
    const bare = upTo(duel({ a: anarch('pot'), b: tough, ann: card('lam-into') }), 'strike')
    expect(bare.can(Ann, 'play:K1:pot-weapon:A1')).toBe(false)
  })
  it('lam-into#G127-2: what another effect has set for the next round stands', () => {
    const t = upTo(duel({ a: anarch('vic'), b: tough, ann: card('lam-into') }), 'strike')
    t.effect(Ben, [{ op: 'range', next: 'long' }])
    t.answer(Ann, 'play:K1:vic:A1')
    onwards(t, () => t.can(Ann, 'press:A1'))
    t.answer(Ann, 'press:A1')
    fought(t)
    expect([t.happened('range-set'), suffered(t, 'B1')]).toMatchObject([[{ range: 'long' }], [2]])
  })
  it('lam-into#G24-1: no maneuver by it where its strike could not be used', () => {
    const t = upTo(duel({ a: anarch('for'), ann: card('lam-into') }), 'range')
    expect(t.can(Ann, 'play:K1:for:A1')).toBe(true)
    t.effect(Ben, [{ op: 'forbid', rule: 'strike', on: 'a', until: 'round', only: 'hand' }], { a: 'A1' })
    expect(t.can(Ann, 'play:K1:for:A1')).toBe(false)
  })
  it('[for] has an optional maneuver, [vic] a press', () => {
    const t = asStrike('lam-into', 'for', { window: 'range' })
    expect([t.happened('maneuvered').length, suffered(t, 'B1')]).toEqual([1, []])
  })
  it('lam-into#G127-1, lam-into#G96-1: [vic] the next round is at close range; the press is for this one', () => {
    const t = upTo(duel({ a: anarch('vic'), b: far, ann: card('lam-into') }), 'strike')
    t.answer(Ann, 'play:K1:vic:A1')
    upTo(t, 'press')
    onwards(t, () => t.can(Ann, 'press:A1'))
    t.answer(Ann, 'press:A1')
    onwards(t, () => t.window() === 'strike' || isOver(t))
    expect([t.happened('round-started').length, t.happened('maneuvered').length]).toEqual([2, 0])
    expect([t.can(Ben, 'maneuver:B1:G1:shot'), never(t, Ann, 'press:A1')]).toEqual([false, true])
  })
  it('[for] with a weapon, it is the initial strike where its maneuver is used', () => {
    const stick = {
      counters: { stick: 5 },
      changed: [{ types: ['Equipment'], keywords: ['weapon', 'melee weapon'] }],
    }
    const t = upTo(
      duel({
        a: anarch('for', on('weighted-walking-stick', 'G1', stick)),
        b: { generic: { capacity: 9 }, attachments: [{ card: '44-magnum', as: 'G2' }] },
        ann: card('lam-into'),
      }),
      'range',
    )
    onwards(t, () => t.can(Ann, 'play:K1:for-weapon:A1') || isOver(t))
    t.answer(Ann, 'play:K1:for-weapon:A1', { w: [t.id('G1')] })
    onwards(t, () => t.can(Ben, 'maneuver:B1:G2:shot') || isOver(t))
    expect(t.happened('maneuvered').length).toBe(1)
    fought(t)
    expect(t.happened('strike-chosen')[0]).toMatchObject({ by: { id: t.id('A1') }, strike: 'damage' })
  })
  it('is replaced after combat', () =>
    expect(replacedAfter(asStrike('lam-into', 'pot', { full: true }), Ann)).toBe('combat'))
})
