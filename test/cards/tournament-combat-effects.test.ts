import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../support/duel.ts'
import { Ann, Ben, table } from '../support/table.ts'
import { K, K1, aggravated, fought, of, tough, v } from './scene.ts'

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

describe('Groundfighting', () => {
  const A = { generic: { sect: 'Anarch', capacity: 9, disciplines: ['POT'] } }
  it.each(['maneuver', 'press'])('a %s', name => {
    const t = upTo(duel({ a: A, b: tough, ann: K('groundfighting') }), name === 'press' ? 'press' : 'range')
    play(t, Ann, `play:K1:${name}:A1`)
    expect(t.has(name === 'press' ? 'pressed' : 'maneuvered')).toBe(true)
  })
  it('is not replaced until the combat is over', () => {
    const t = upTo(
      duel({ a: A, b: tough, ann: K('groundfighting'), library: Array<string>(3).fill('villein') }),
      'range',
    )
    t.edit(state => {
      const ann = state.seats[Ann]!
      ann.hand = [...ann.hand, ...ann.library]
      ann.library = []
    })
    const before = t.state.seats[Ann]!.hand.length
    t.edit(state => {
      state.seats[Ann]!.library = state.seats[Ann]!.hand.slice(-1)
      state.seats[Ann]!.hand = state.seats[Ann]!.hand.slice(0, -1)
    })
    play(t, Ann, 'play:K1:maneuver:A1')
    expect(t.state.modifiers.filter(one => one.kind === 'number' && one.stat === 'handSize')).toMatchObject([
      { delta: -1 },
    ])
    fought(t)
    expect([before, t.state.modifiers.filter(one => one.kind === 'number' && one.stat === 'handSize')]).toEqual([5, []])
  })
  it('1 blood cancels a card that restricts its strikes', () => {
    const t = upTo(
      duel({
        a: { ...A, blood: 5 },
        b: { generic: { capacity: 9, disciplines: ['POT'] } },
        ann: K('groundfighting'),
        ben: [{ card: 'immortal-grapple', as: 'H1' }],
      }),
      'before-strikes',
    )
    for (let n = 0; n < 10 && !t.can(Ben, 'play:H1:pot:B1'); n++) t.pass(t.owed()[0]!)
    t.answer(Ben, 'play:H1:pot:B1')
    t.reach(Ann, 'play:K1:cancel:A1')
    t.allPass(() => t.has('card-cancelled'))
    expect([t.blood('A1'), t.happened('card-cancelled')]).toMatchObject([4, [{ card: { id: t.id('H1') } }]])
  })
  it('groundfighting#G97-1: not without the blood', () => {
    const t = upTo(
      duel({
        a: A,
        b: { generic: { capacity: 9, disciplines: ['POT'] } },
        ann: K('groundfighting'),
        ben: [{ card: 'immortal-grapple', as: 'H1' }],
      }),
      'before-strikes',
    )
    t.edit(state => {
      delete state.cards[t.id('A1')]!.blood
    })
    play(t, Ben, 'play:H1:pot:B1')
    expect([t.has('card-cancelled'), t.inHand(Ann, 'K1')]).toEqual([false, true])
  })
  it('ruling: no card that takes no strike away', () => {
    const t = upTo(
      duel({
        a: A,
        b: { generic: { capacity: 9, disciplines: ['POT'] } },
        ann: K('groundfighting'),
        ben: [{ card: 'torn-signpost', as: 'H1' }],
      }),
      'before-range',
    )
    for (let n = 0; n < 10 && !t.can(Ben, 'play:H1:pot:B1'); n++) t.pass(t.owed()[0]!)
    t.answer(Ben, 'play:H1:pot:B1')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.can(Ann, 'play:K1:cancel:A1')))
    expect(offered).toBe(false)
  })
  it('by an Anarch', () =>
    expect(upTo(duel({ a: tough, b: tough, ann: K('groundfighting') }), 'range').can(Ann, 'play:K1:maneuver:A1')).toBe(
      false,
    ))
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

describe('Flesh of Marble', () => {
  // With another card in hand, so that A1 is asked for its strike.
  const scene = (level: string, b: object = {}) => {
    const t = upTo(
      duel({
        a: { generic: { capacity: 9, disciplines: ['PRO', 'PRE'] } },
        b: { generic: { capacity: 9, ...b } },
        ann: [K1('flesh-of-marble'), { card: 'majesty', as: 'H1' }],
      }),
      'before-range',
    )
    play(t, Ann, `play:K1:${level}:A1`)
    return upTo(t, 'strike')
  }
  it.each(['pro', 'PRO'])('[%s] of all damage of a round one point is taken', level => {
    const t = scene(level, { strength: 4 })
    fought(t)
    expect(t.blood('A1')).toBe(8)
  })
  it('of the next round another', () => {
    const t = scene('pro', { strength: 2 })
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'B1' })
    upTo(t, 'press').reach(Ben, 'press:B1')
    fought(t)
    expect([t.happened('round-started').length, t.blood('A1')]).toEqual([2, 7])
  })
  it('of an additional strike in the same round nothing', () => {
    const t = scene('pro')
    t.effect(Ben, [{ op: 'modify', stat: 'strikes', delta: 1, on: 'm', until: 'round' }], { m: 'B1' })
    fought(t)
    expect([t.happened('strike-chosen').length, t.blood('A1')]).toEqual([3, 8])
  })
  it.each([
    ['pro', true],
    ['PRO', false],
  ])('flesh-of-marble#1: [%s] against aggravated damage after other damage', (level, wounded) => {
    const t = scene(level)
    t.effect(
      Ben,
      [
        { op: 'modify', stat: 'strikes', delta: 1, on: 'm', until: 'round' },
        {
          op: 'watch',
          on: 'damaged',
          until: 'combat',
          times: 1,
          ops: [{ op: 'allow', rule: 'aggravated', on: 'm', until: 'round' }],
        },
      ],
      { m: 'B1' },
      { source: 'B1', by: 'B1' },
    )
    fought(t)
    expect(t.inTorpor('A1')).toBe(wounded)
  })
  it('flesh-of-marble#2: [PRO] chooses which of both kinds it does not prevent', () => {
    const t = scene('PRO')
    t.push({
      kind: 'proposal',
      step: 'prevent',
      proposal: {
        type: 'damage',
        hits: [
          { to: t.id('A1'), amount: 1, from: null },
          { to: t.id('A1'), amount: 1, aggravated: true, from: null },
        ],
      },
    })
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, ['aggravated'])
    fought(t)
    expect(t.inTorpor('A1')).toBe(false)
  })
  it('only before range, at Protean', () => {
    const t = upTo(
      duel({ a: { generic: { capacity: 9, disciplines: ['PRO'] } }, ann: [K1('flesh-of-marble')] }),
      'before-strikes',
    )
    expect(t.can(Ann, 'play:K1:pro:A1')).toBe(false)
  })
})

describe('Form of the Cobra', () => {
  it.each([
    [{ capacity: 9 }, 9],
    [{ type: 'ally' as const, life: 3 }, 3],
  ])('[pro] steals 1 blood or life of %j', (b, before) => {
    const t = upTo(
      duel({
        a: { generic: { capacity: 9, disciplines: ['PRO'] }, blood: 5 },
        b: { generic: b },
        ann: [K1('form-of-the-cobra')],
      }),
      'strike',
    )
    t.answer(Ann, 'play:K1:pro:A1')
    fought(t)
    expect([t.blood('B1'), t.blood('A1')]).toEqual([before - 1, 'type' in b ? 6 - t.stat('B1', 'strength') : 5])
  })
  it('[PRO] +1 stealth as the action is announced, needed or not, and no later', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['PRO'] }), v('A2', { disciplines: ['pro'] })],
          hand: [K1('form-of-the-cobra')],
        },
        { ready: [v('B1')] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:K1:PRO:A1')
    t.allPass(() => t.window() === 'blocks')
    expect(t.stat('A1', 'stealth')).toBe(1)
    const late = table({
      seats: [{ ready: [v('A1', { disciplines: ['PRO'] })], hand: [K1('form-of-the-cobra')] }, { ready: [v('B1')] }],
    })
    late.answer(Ann, 'bleed:A1')
    late.reach(Ben, 'block:B1')
    expect(late.can(Ann, 'play:K1:PRO:A1')).toBe(false)
  })
})

describe('Trap', () => {
  const trapped = () => {
    const t = upTo(
      duel({
        a: { generic: { capacity: 9, strength: 0, disciplines: ['POT'] } },
        b: { generic: { capacity: 9, strength: 0 } },
        ann: [K1('trap'), { card: 'trap', as: 'K2' }, { card: 'torn-signpost', as: 'T1' }],
      }),
      'before-range',
    )
    play(t, Ann, 'play:K1::A1')
    return t
  }
  it('continues the combat for as many rounds as it has counters, and is burned at the end', () => {
    const t = trapped()
    expect(t.card('K1').counters).toEqual({ trap: 3 })
    fought(t)
    expect([t.happened('round-started').length, t.inAsh(Ann, 'K1')]).toEqual([4, true])
  })
  it('a card that is played sets them to 3 again', () => {
    const t = trapped()
    onwards(t, () => t.happened('round-started').length === 2 && t.can(Ann, 'play:T1:pot:A1'))
    expect(t.card('K1').counters).toEqual({ trap: 2 })
    play(t, Ann, 'play:T1:pot:A1')
    expect(t.card('K1').counters).toEqual({ trap: 3 })
  })
  it('trap#G101-1: either combatant may press to end, and nobody has pressed yet', () => {
    const t = trapped()
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'B1' })
    onwards(t, () => t.can(Ben, 'press:B1') || isOver(t))
    t.answer(Ben, 'press:B1')
    fought(t)
    expect([t.happened('pressed'), t.happened('round-started').length]).toMatchObject([
      [{ continues: true }, { continues: false }],
      1,
    ])
  })
  it('trap#1: one that cannot press has its combat continued all the same', () => {
    const t = upTo(
      duel({ a: { generic: { capacity: 9 } }, b: { generic: { capacity: 9 } }, ann: [K1('trap')] }),
      'before-range',
    )
    t.effect(Ann, [{ op: 'forbid', rule: 'press', on: 'm', until: 'combat' }], { m: 'A1' })
    play(t, Ann, 'play:K1::A1')
    fought(t)
    expect(t.happened('round-started').length).toBe(4)
  })
  it('trap#G101-1: two of them continue it once', () => {
    const t = trapped()
    play(t, Ann, 'play:K2::A1')
    onwards(t, () => t.happened('round-started').length === 2)
    expect(t.happened('pressed')).toMatchObject([{ continues: true }])
  })
  it('in the first round alone', () => {
    const t = duel({ a: { generic: { capacity: 9 } }, b: { generic: { capacity: 9 } }, ann: [K1('trap')] })
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'turn' }], { m: 'A1' })
    upTo(t, 'press').reach(Ann, 'press:A1')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.happened('round-started').length > 1 && t.can(Ann, 'play:K1::A1')))
    expect(offered).toBe(false)
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

it.each(['groundfighting', 'new-management', 'wake-with-evenings-freshness'])(
  'what is put off where it is played is not where it is discarded: %s',
  card => {
    const t = table({
      seats: [{ ready: [v('A1')], hand: [K1(card), ...Array<string>(6).fill('villein')], library: ['fame'] }, {}],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'discard:K1')
    expect([t.state.seats[Ann]!.hand.length, t.state.seats[Ann]!.library.length]).toEqual([7, 0])
  },
)
