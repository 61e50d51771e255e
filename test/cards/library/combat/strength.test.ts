import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { burnBlood } from '../../../../shared/cards/makers.ts'
import { fit } from '../../../support/fit.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import {
  K,
  K1,
  aggravated,
  attacked,
  card,
  combats,
  costs,
  fought,
  has,
  held,
  hits,
  lastingPress,
  never,
  rounds,
  tough,
  type Held,
  type Table,
  v,
} from '../../scene.ts'
import { fightHolding } from '../../scenes.ts'

const of = (disciplines: string, more: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), capacity: 9, ...more },
})
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]

describe('strength and claws', () => {
  it('torn-signpost#1: it sets the strength, and may lower it', () => {
    const t = duel({
      a: { generic: { type: 'ally', life: 3, strength: 4, asVampire: ['pot'] } },
      b: { generic: { capacity: 9 } },
      ann: card('torn-signpost'),
    })
    play(upTo(t, 'before-range'), Ann, 'play:K1:pot:A1')
    expect(onwards(t).blood('B1')).toBe(7)
    // Of a Rock Cat, were it to play it.
    const cat = table({
      seats: [
        { ready: [{ card: 'rock-cat', as: 'A1' }, minion('A2')], hand: card('torn-signpost') },
        { ready: [minion('B1', { generic: { capacity: 9 } })] },
        {},
      ],
    })
    cat.effect(Ann, [{ op: 'become', who: 'a', traits: { asVampire: { disciplines: ['pot'] } }, until: 'game' }], {
      a: 'A1',
    })
    expect(cat.stat('A1', 'strength')).toBeGreaterThan(2)
    attacked(cat, 'A1', 'B1')
    play(upTo(cat, 'before-range'), Ann, 'play:K1:pot:A1')
    expect(cat.stat('A1', 'strength')).toBe(2)
  })
  it.each([
    ['valeriya-zinovieva', 4],
    ['faruq-abd-al-qadir', 3],
  ])('torn-signpost#2: what a vampire prints adds to it, too: %s', (name, strength) => {
    const level = name === 'valeriya-zinovieva' ? 'POT' : 'pot'
    const t = table({
      seats: [
        { ready: [{ card: name, as: 'A1', blood: 6 }, minion('A2')], hand: card('torn-signpost', 'S1') },
        { ready: [minion('B1', { generic: { capacity: 9 } }), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    play(t, Ann, `play:S1:${level}:A1`)
    expect(onwards(t, () => isOver(t)).blood('B1')).toBe(9 - strength)
  })
  it('torn-signpost#2: what adds to strength adds to it', () => {
    const t = duel({
      a: has('pot pro', {}, { strength: 1 }),
      b: { generic: { capacity: 9 } },
      ann: [...card('torn-signpost'), ...card('form-of-the-wolf', 'K2')],
    })
    play(upTo(t, 'before-range'), Ann, 'play:K2:pro:A1')
    play(t, Ann, 'play:K1:pot:A1')
    expect(onwards(t).blood('B1')).toBe(6)
  })
  it.each([
    ['claws-of-the-dead#G112-1', 'claws-of-the-dead'],
    ['wolf-claws#G112-1', 'wolf-claws'],
    ['bone-spur#1', 'bone-spur'],
    ['chiropteran-marauder#G112-1', 'chiropteran-marauder', 'VIC'],
  ])('%s: before strikes resolve, also once both are chosen, by either side', (_, name, level = 'pro') => {
    for (const [seat, by, other] of [
      [Ann, 'A1', 'B1'],
      [Ben, 'B1', 'A1'],
    ] as const) {
      const clawed = has(level, {}, { capacity: 9 }),
        t = duel({ a: clawed, b: clawed, ann: seat === Ann ? card(name) : [], ben: seat === Ben ? card(name) : [] })
      onwards(t, () => t.happened('strike-chosen').length === 2 && t.can(seat, `play:K1:${level}:${by}`))
      expect([t.happened('strike-chosen').length, isOver(t)]).toEqual([2, false])
      play(t, seat, `play:K1:${level}:${by}`)
      onwards(t)
      expect(hits(t, other)).toMatchObject([{ aggravated: true }])
      const late = duel({
        a: clawed,
        b: clawed,
        ann: seat === Ann ? card(name) : [],
        ben: seat === Ben ? card(name) : [],
      })
      let offered = false
      onwards(late, () => (offered ||= late.has('damaged') && late.can(seat, `play:K1:${level}:${by}`)) || isOver(late))
      expect(offered).toBe(false)
    }
  })
  it('form-of-the-wolf#G96-1: its optional press is for this combat; unused it is gone in the next', () => {
    const t = duel({ a: has('PRO CEL'), b: {}, ann: [...card('form-of-the-wolf'), ...card('psyche', 'P1')] })
    play(upTo(t, 'before-range'), Ann, 'play:K1:PRO:A1')
    expect(t.stat('A1', 'press')).toBe(1)
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1') && t.window() === 'combat-ends'),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(t, () => combats(t)[0] === 2)
    expect([t.stat('A1', 'press'), rounds(t)]).toEqual([0, 2])
  })
})

describe('strength', () => {
  it('Torn Signpost sets strength to 2 or 3 for the combat, and what is added is added to that', () => {
    for (const [level, left] of [
      ['pot', 3],
      ['POT', 2],
    ] as const) {
      const t = duel({ a: has(level), ann: card('torn-signpost', 'S1') })
      play(t, Ann, `play:S1:${level}:A1`)
      expect([blood(onwards(t)), t.stat('A1', 'strength')]).toEqual([[4, left], 1])
    }
    const t = duel({ a: has('POT', {}, { strength: 1 }), ann: card('torn-signpost', 'S1') })
    t.effect(Ann, [{ op: 'modify', stat: 'strength', delta: 1, on: 'a', until: 'turn' }], { a: 'A1' })
    play(t, Ann, 'play:S1:pot:A1')
    expect(blood(onwards(t))).toEqual([4, 2])
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

describe('Pack Alpha', () => {
  const scene = (a: object = of('ANI'), hand: Held = held('raven-spy', 'R1', 'R2'), ben: Held = []) =>
    upTo(duel({ a: a as never, b: tough, ann: [...held('pack-alpha', 'K1'), ...hand], ben }), 'before-range')
  it('pack-alpha#G128-1: named as it is declared, from the hand, before it is replaced', () => {
    const t = upTo(
      duel({
        a: of('ANI') as never,
        b: tough,
        ann: [...held('pack-alpha', 'K1'), ...held('raven-spy', 'R1')],
        library: ['raven-spy'],
      }),
      'before-range',
    )
    expect(t.option(Ann, 'play:K1:ani:A1')?.slots).toMatchObject([{ candidates: [t.id('R1')], min: 1 }])
    expect(t.refused(Ann, 'play:K1:ani:A1', { c: [t.state.seats[Ann]!.library[0]!] })).toBe('illegal-args')
  })
  it('pack-alpha#G131-2: it is no action: the same vampire employs another of it in the same turn', () => {
    const t = scene()
    play(t, Ann, 'play:K1:ani:A1', { c: [t.id('R1')] })
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(t.can(Ann, 'play:R2:ANI:A1')).toBe(true)
    t.answer(Ann, 'play:R2:ANI:A1')
    t.allPass()
    expect(t.card('R2').on).toBe(t.id('A1'))
  })
  it('pack-alpha#G131-4: the retainer is not played: nothing cancels it as it is played', () => {
    const t = scene(undefined, undefined, held('direct-intervention', 'I1'))
    play(t, Ann, 'play:K1:ani:A1', { c: [t.id('R1')] })
    t.allPass(() => t.card('R1').on !== undefined)
    expect([
      t.card('R1').on,
      t.happened('card-played').map(event => event.key === 'card-played' && event.card.id),
    ]).toEqual([t.id('A1'), [t.id('K1')]])
  })
  it('pack-alpha#1, pack-alpha#G131-5: what makes a retainer cheaper without speaking of an action does so', () => {
    const cost = (a: object, as: string) => {
      const t = table({
        seats: [
          { ready: [a as never, v('A2')], hand: [...held('pack-alpha', 'K1'), ...held('raven-spy', 'R1')] },
          { ready: [v('B1', { capacity: 9 })] },
          {},
        ],
      })
      t.push({
        kind: 'combat',
        step: 'begins',
        number: 0,
        round: 0,
        acting: t.id(as),
        opposing: t.id('B1'),
        range: 'close',
        committed: [],
        toChoose: [t.id(as), t.id('B1')],
        strikes: [],
        pair: 0,
      })
      upTo(t, 'before-range')
      play(t, Ann, `play:K1:ani:${as}`, { c: [t.id('R1')] })
      return [t.card('R1').on === t.id(as), costs(t)]
    }
    expect([cost({ card: 'kuyen', as: 'A1' }, 'A1'), cost(v('A1', { disciplines: ['ANI'] }), 'A1')]).toEqual([
      [true, []],
      [true, [1]],
    ])
  })
})

describe('Pack Alpha', () => {
  const ani = { generic: { capacity: 9, disciplines: ['ANI'] } }
  it('[ani] employs an animal from the hand before range, for its cost', () => {
    const t = upTo(
      duel({
        a: ani,
        b: tough,
        ann: [K1('pack-alpha'), { card: 'raven-spy', as: 'R1' }, { card: 'mr-winthrop', as: 'R2' }],
      }),
      'before-range',
    )
    expect(t.option(Ann, 'play:K1:ani:A1')?.slots).toMatchObject([{ candidates: [t.id('R1')] }])
    play(t, Ann, 'play:K1:ani:A1', { c: [t.id('R1')] })
    expect([t.card('R1').on, t.blood('A1'), t.card('R1').mode]).toEqual([t.id('A1'), 8, 'ANI'])
  })
  it('[ani] not what it cannot pay for, nor later', () => {
    const poor = upTo(
      duel({ a: ani, b: tough, ann: [K1('pack-alpha'), { card: 'raven-spy', as: 'R1' }] }),
      'before-range',
    )
    poor.edit(state => {
      delete state.cards[poor.id('A1')]!.blood
    })
    expect(poor.can(Ann, 'play:K1:ani:A1')).toBe(false)
    const late = upTo(
      duel({ a: ani, b: tough, ann: [K1('pack-alpha'), { card: 'raven-spy', as: 'R1' }] }),
      'before-strikes',
    )
    expect(late.can(Ann, 'play:K1:ani:A1')).toBe(false)
  })
  it.each(['before-range', 'before-strikes'])('[ANI] burns one that it has, for 1 strength for good: %s', window => {
    const t = upTo(
      duel({
        a: {
          ...ani,
          attachments: [
            { card: 'raven-spy', as: 'R1' },
            { card: 'mr-winthrop', as: 'R2' },
          ],
        },
        b: tough,
        ann: K('pack-alpha'),
      }),
      window,
    )
    expect(t.option(Ann, 'play:K1:ANI:A1')?.slots).toMatchObject([{ candidates: [t.id('R1')] }])
    play(t, Ann, 'play:K1:ANI:A1', { c: [t.id('R1')] })
    expect([t.inAsh(Ann, 'R1'), t.card('K1').on, t.stat('A1', 'strength'), t.can(Ann, 'play:K2:ANI:A1')]).toEqual([
      true,
      t.id('A1'),
      2,
      false,
    ])
    fought(t)
    expect(t.stat('A1', 'strength')).toBe(2)
  })
  it('one a round, one on a minion', () => {
    const t = upTo(
      duel({
        a: { ...ani, attachments: [{ card: 'pack-alpha' }, { card: 'raven-spy', as: 'R1' }] },
        b: tough,
        ann: K('pack-alpha'),
      }),
      'before-range',
    )
    expect(t.can(Ann, 'play:K1:ANI:A1')).toBe(false)
    const once = upTo(
      duel({ a: ani, b: tough, ann: [...K('pack-alpha'), { card: 'raven-spy', as: 'R1' }] }),
      'before-range',
    )
    play(once, Ann, 'play:K1:ani:A1', { c: [once.id('R1')] })
    expect(once.can(Ann, 'play:K2:ANI:A1')).toBe(false)
  })
})

it('ruling: claws can be played once both strikes are chosen', () => {
  const t = upTo(
    duel({
      a: { generic: { capacity: 9, disciplines: ['PRO'] } },
      b: { generic: { capacity: 9 } },
      ann: [K1('wolf-claws')],
    }),
    'as-chosen',
  )
  onwards(t, () => t.happened('strike-chosen').length === 2 && t.can(Ann, 'play:K1:pro:A1'))
  t.answer(Ann, 'play:K1:pro:A1')
  fought(t)
  expect(t.inTorpor('B1')).toBe(true)
})

describe.each([
  ['claws-of-the-dead', 'round'],
  ['wolf-claws', 'round'],
  ['bone-spur', 'round'],
])('%s [pro]', card => {
  it.each(['before-range', 'before-strikes', 'as-chosen'])(
    '1 blood, and the damage of hand strikes is aggravated this round: %s',
    window => {
      const t = fightHolding(window, card, 'pro')
      play(t, Ann, 'play:K1:pro:A1')
      fought(t)
      expect([
        aggravated(t),
        t.inTorpor('B1'),
        t.happened('counters').filter(event => 'why' in event && event.why === 'cost').length,
      ]).toMatchObject([[{ amount: 1, card: { id: t.id('B1') } }], true, 1])
    },
  )
  it('not without Protean', () => expect(fightHolding('strike', card, 'for').can(Ann, 'play:K1:pro:A1')).toBe(false))
})

describe('claws at superior', () => {
  it('Claws of the Dead [PRO]: a maneuver', () => {
    const t = fightHolding('range', 'claws-of-the-dead', 'PRO')
    play(t, Ann, 'play:K1:PRO:A1')
    expect(t.happened('maneuvered')).toMatchObject([{ range: 'long' }])
  })
  it('Wolf Claws [PRO]: a press', () => {
    const t = fightHolding('press', 'wolf-claws', 'PRO')
    play(t, Ann, 'play:K1:PRO:A1')
    onwards(t, () => t.happened('round-started').length > 1 || isOver(t))
    expect(t.happened('round-started').length).toBe(2)
  })
  it.each([
    ['pro', 0],
    ['PRO', 1],
  ])('Bone Spur [%s] in the next round: %i aggravated', (level, n) => {
    const t = fightHolding('before-range', 'bone-spur', 'PRO', { a: { strength: 0 } })
    play(t, Ann, `play:K1:${level}:A1`)
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'A1' })
    upTo(t, 'press')
    t.reach(Ann, 'press:A1')
    t.effect(Ann, [{ op: 'modify', stat: 'strength', delta: 1, on: 'm', until: 'combat' }], { m: 'A1' })
    fought(t)
    expect(aggravated(t).length).toBe(n)
  })
})

describe('before range', () => {
  it.each([
    ['ani+pro', 1],
    ['ANI+PRO', 2],
  ])("Bear's Skin [%s]: +1 strength and 1 damage prevented, for %i rounds", (level, rounds) => {
    const t = fightHolding('before-range', 'bears-skin', level)
    play(t, Ann, `play:K1:${level}:A1`)
    expect([t.stat('A1', 'strength'), t.can(Ann, `play:K2:${level}:A1`)]).toEqual([2, false])
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'A1' })
    const prevents = () => {
      upTo(t, 'prevent')
      if (t.window() !== 'prevent') return false
      for (let n = 0; n < 5 && !t.can(Ann, 'use:K1:prevent:A1') && t.window() === 'prevent'; n++)
        t.pass(t.waiting()[0]!)
      if (!t.can(Ann, 'use:K1:prevent:A1')) return false
      t.answer(Ann, 'use:K1:prevent:A1')
      return true
    }
    expect(prevents()).toBe(true)
    expect([t.blood('A1'), t.can(Ann, 'use:K1:prevent:A1')]).toEqual([9, false])
    upTo(t, 'press')
    t.reach(Ann, 'press:A1')
    onwards(t, () => t.happened('round-started').length > 1)
    expect(t.stat('A1', 'strength')).toBe(rounds)
    fought(t)
    expect(t.blood('B1')).toBe(rounds === 2 ? 5 : 6)
  })
  it("Bear's Skin: only before range, with both Disciplines", () => {
    expect([
      fightHolding('strike', 'bears-skin', 'ani+pro').can(Ann, 'play:K1:ani+pro:A1'),
      fightHolding('before-range', 'bears-skin', 'ani').can(Ann, 'play:K1:ani+pro:A1'),
    ]).toEqual([false, false])
  })
  it.each([
    ['pro', 0],
    ['PRO', 1],
  ])('Form of the Wolf [%s]: +1 strength this combat, with %i optional presses', (level, press) => {
    const t = fightHolding('before-range', 'form-of-the-wolf', level)
    play(t, Ann, `play:K1:${level}:A1`)
    expect([t.stat('A1', 'strength'), t.stat('A1', 'press'), t.can(Ann, `play:K2:${level}:A1`)]).toEqual([
      2,
      press,
      false,
    ])
    fought(t)
    expect(t.stat('A1', 'strength')).toBe(1)
  })
  it('Form of the Wolf: only before range', () =>
    expect(fightHolding('strike', 'form-of-the-wolf', 'pro').can(Ann, 'play:K1:pro:A1')).toBe(false))
})

describe('claws', () => {
  const clawed = (name: string, level: string, more: object = {}) =>
    upTo(
      duel({ a: { generic: fit(name, level), ...more }, b: { generic: { type: 'ally', life: 5 } }, ann: K(name) }),
      'before-range',
    )
  const nextRound = (t: Table) => onwards(t, () => t.can(Ann, 'press:A1')).answer(Ann, 'press:A1')

  it('Raking Talons: hand strikes are aggravated for the combat; one each combat, before range, by a Gargoyle', () => {
    const t = clawed('raking-talons', '')
    lastingPress(t, Ann, 'A1')
    play(t, Ann, 'play:K1::A1')
    expect(t.can(Ann, 'play:K2::A1')).toBe(false)
    nextRound(t)
    expect([never(t, Ann, 'play:K2::A1'), aggravated(t).length, rounds(t)]).toEqual([true, 2, 2])
    const late = upTo(clawed('raking-talons', ''), 'before-strikes')
    expect(late.can(Ann, 'play:K1::A1')).toBe(false)
  })

  it('Chiropteran Marauder [VIC]: for 1 blood, in that round alone', () => {
    const t = clawed('chiropteran-marauder', 'VIC', { blood: 4 })
    lastingPress(t, Ann, 'A1')
    play(t, Ann, 'play:K1:VIC:A1')
    expect(t.blood('A1')).toBe(3)
    nextRound(t)
    fought(t)
    expect([aggravated(t).length, rounds(t)]).toEqual([1, 2])
  })
  it('chiropteran-marauder#G97-1: not without the blood', () => {
    const t = clawed('chiropteran-marauder', 'VIC', { blood: 1 })
    expect(t.can(Ann, 'play:K1:VIC:A1')).toBe(true)
    t.effect(Ann, [burnBlood('a', 1)], { a: 'A1' })
    expect(t.can(Ann, 'play:K1:VIC:A1')).toBe(false)
  })
})
