import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../shared/rules/index.ts'
import { duel, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../../support/table.ts'
import { added, asAction } from '../../rows.ts'
import { hits, K1, keen, on, type Table, v, banished, held, type Held, psyche } from '../../scene.ts'

const bearing = (card: string, mode = '', more: object = {}) => on(card, 'K1', mode === '' ? more : { mode, ...more })

describe('a card put on the minion that acts', () => {
  it.each([
    ['heroic-might', 'pot', 3, 3, true],
    ['heroic-might', 'POT', 3, 3, true],
    ['ritual-challenge', '', 1, 1, true],
    ['skaald', '', 1, 0, false],
    ['abbot', '', 1, 0, false],
    ['blithe-acceptance', 'obf', 0, 1, true],
    ['blithe-acceptance', 'OBF', 0, 1, true],
    ['monstrous-form', 'DOM+PRO', 1, 0, true],
  ])(
    '%s [%s]: undirected, at %i stealth; costs %i blood; locked afterwards: %s',
    (card, level, stealth, cost, locked) => {
      const t = asAction(card, level)
      expect(t.happened('action-announced')).toMatchObject([{ stealth, targets: [] }])
      expect([t.card('K1').on, t.blood('A1'), t.locked('A1')]).toEqual([t.id('A1'), 5 - cost, locked])
    },
  )

  it.each([
    ['heroic-might', 'pot'],
    ['ritual-challenge', ''],
    ['abbot', ''],
    ['blithe-acceptance', 'obf'],
    ['divine-sign', 'nec'],
    ['lokis-gift', 'pro'],
  ])('%s [%s]: one a minion', (card, level) => {
    const t = table({
      seats: [
        {
          ready: [
            v(
              'A1',
              { disciplines: level === '' ? [] : [level], clan: 'Gangrel', sect: 'Sabbat', capacity: 9 },
              { blood: 5, ...on(card, 'X1') },
            ),
            minion('A2'),
          ],
          hand: [K1(card)],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
    expect(t.can(Ann, `play:K1:${level}:A1`)).toBe(false)
  })
})

describe('Tier of Souls', () => {
  const scene = (level: string, a1: object = {}) =>
    table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], capacity: 9 }, { blood: 5, ...a1 }), minion('A2')],
          hand: [{ card: 'tier-of-souls', as: 'H1' }],
        },
        {
          pool: 20,
          ready: [minion('B1', { blood: 2 }), minion('B2', { generic: { type: 'ally', life: 2 } })],
          torpor: [minion('B3')],
        },
        { pool: 20, ready: [minion('C1')] },
        {},
        {},
      ],
    })
  it.each([
    ['ani', 'B1', false],
    ['ani', 'B2', false],
    ['ANI', 'B1', true],
  ])('[%s] steals a blood or life from %s; put on its vampire: %s', (level, from, put) => {
    const t = scene(level)
    expect(t.option(Ann, `play:H1:${level}:A1`)?.slots).toMatchObject([{ candidates: ['B1', 'B2', 'B3'].map(t.id) }])
    t.answer(Ann, `play:H1:${level}:A1`, { m: [t.id(from)] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 0 }])
    onwards(t)
    expect([t.blood(from), t.blood('A1'), t.card('H1').on]).toEqual([1, 6, put ? t.id('A1') : undefined])
  })
  it('the bearer bleeds its prey for one more, and nobody else', () => {
    const t = scene('ani', bearing('tier-of-souls'))
    t.answer(Ann, 'bleed:A1')
    expect(t.stat('A1', 'bleed')).toBe(2)
    t.effect(Ben, [{ op: 'redirect', to: 'c' }], { c: Cal as never })
    onwards(t)
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([20, 19])
  })
  it('one a vampire: with one, at the basic level alone', () => {
    const held = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['ANI'] }, { ...on('tier-of-souls', 'X1') }), minion('A2')],
          hand: [K1('tier-of-souls')],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
    expect([held.can(Ann, 'play:K1:ANI:A1'), held.can(Ann, 'play:K1:ani:A1')]).toEqual([false, true])
  })
  it('any minion burns it by an action directed at who has it', () => {
    const t = table({
      seats: [{ ready: [v('A1', {}, bearing('tier-of-souls'))] }, { ready: [minion('B1'), minion('B2')] }, {}, {}, {}],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'action:K1:burn:B1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ann] }])
    expect(onwards(t).inAsh(Ann, 'K1')).toBe(true)
  })
})

describe('Heroic Might', () => {
  const fight = (mode: string) =>
    duel({
      a: { generic: { capacity: 9 }, blood: 5, ...bearing('heroic-might', mode) },
      b: { generic: { capacity: 9 }, blood: 9, ...on('44-magnum', 'G1') },
    })
  it.each([
    ['pot', 2],
    ['POT', 3],
  ])('[%s]: strength %i', (mode, strength) => {
    expect(fight(mode).stat('A1', 'strength')).toBe(strength)
  })
  it('strikes to burn equipment, and at the superior level for 2R', () => {
    const t = upTo(fight('pot'), 'strike')
    expect([t.can(Ann, 'strike:A1:K1:break'), t.can(Ann, 'strike:A1:K1:throw')]).toEqual([true, false])
    t.answer(Ann, 'strike:A1:K1:break')
    onwards(t)
    expect(t.inAsh(Ben, 'G1')).toBe(true)
    const thrown = upTo(fight('POT'), 'strike')
    thrown.answer(Ann, 'strike:A1:K1:throw')
    onwards(thrown)
    expect(hits(thrown, 'B1')).toMatchObject([{ amount: 2 }])
  })
  it('is burned as its bearer goes to torpor', () => {
    const t = fight('pot')
    t.effect(Ann, [{ op: 'move', who: 'a', to: 'torpor' }], { a: 'A1' })
    expect(t.inAsh(Ann, 'K1')).toBe(true)
  })
})

it('Ritual Challenge: one more strength', () => {
  expect(asAction('ritual-challenge', '').stat('A1', 'strength')).toBe(2)
})

describe('Skaald', () => {
  const scene = (a1: object = {}, caller: object = { clan: 'Gangrel' }, ben: object[] = []) =>
    table({
      seats: [
        {
          ready: [
            v('A1', { clan: 'Gangrel', capacity: 6, ...a1 }, bearing('skaald')),
            v('A2', { capacity: 9, clan: 'Gangrel', title: 'prince' }),
          ],
        },
        { ready: [v('B1', caller), ...(ben as never[])], hand: [{ card: 'ancilla-empowerment', as: 'P1' }] },
        {},
        {},
        {},
      ],
      turn: { seat: Ben },
    })
  it.each([
    [{}, { clan: 'Gangrel' }, 2],
    [{}, {}, 0],
    [{ title: 'primogen' }, { clan: 'Gangrel' }, 1],
    [{ clan: 'Toreador' }, { clan: 'Gangrel' }, 0],
  ])('of %j, in a referendum called by %j: %i votes', (a1, caller, votes) => {
    const t = scene(a1, caller)
    t.answer(Ben, 'play:P1::B1')
    t.allPass(() => t.window() === 'polling')
    expect(t.stat('A1', 'votes')).toBe(votes)
  })
  it('an older Gangrel without a title steals it at +1 stealth', () => {
    const gangrel = { clan: 'Gangrel', capacity: 7 }
    const t = scene({}, gangrel, [
      v('B2', { ...gangrel, title: 'primogen' }),
      v('B3', { ...gangrel, capacity: 6 }),
      v('B4', { capacity: 7 }),
    ])
    expect(['B1', 'B2', 'B3', 'B4'].map(as => t.can(Ben, `action:K1:steal:${as}`))).toEqual([true, false, false, false])
    t.answer(Ben, 'action:K1:steal:B1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ann], stealth: 1 }])
    onwards(t)
    expect([t.card('K1').on, t.state.seats[Ben]!.inPlay.includes(t.id('K1'))]).toEqual([t.id('B1'), true])
  })
  it('skaald#G138-1: that action requires a Gangrel', () => {
    const t = scene({}, { clan: 'Gangrel', capacity: 7 }, [minion('B2')])
    t.answer(Ben, 'action:K1:steal:B1')
    t.effect(
      Ben,
      [
        {
          op: 'if',
          test: { required: { clan: 'Gangrel' } },
          then: [{ op: 'mark', fact: 'asked', of: 'b', n: 1, until: 'turn' }],
        },
      ],
      { b: 'B1' },
    )
    expect(t.state.facts.some(fact => fact.name === 'asked')).toBe(true)
  })
  it('is for a Gangrel without a title, and unique', () => {
    expect(() => asAction('skaald', '', { a: { title: 'prince' } })).toThrow('not-for-this-minion')
    expect(asAction('skaald', '').locked('A1')).toBe(false)
  })
})

describe('Abbot', () => {
  const scene = (sect: string, pool = 20) =>
    table({
      seats: [
        { pool, ready: [v('A1', { sect }, bearing('abbot')), { card: 'the-barrens', as: 'L1' }] },
        { pool, ready: [minion('B1')] },
        { ready: [minion('C1'), minion('C2')], hand: [{ card: 'new-management', as: 'R1' }] },
        {},
        { ready: [minion('E1'), minion('E2')] },
      ],
      turn: { seat: Eve },
    })
  it.each([
    ['Sabbat', 1],
    ['Camarilla', 0],
  ])('of a %s vampire: %i intercept against what is directed at its controller', (sect, intercept) => {
    const t = scene(sect)
    t.answer(Eve, 'bleed:E1')
    expect(t.stat('A1', 'intercept')).toBe(intercept)
    t.effect(Ben, [{ op: 'redirect', to: 'c' }], { c: Cal as never })
    expect(t.stat('A1', 'intercept')).toBe(0)
  })
  it('abbot#1: against what is directed at a card of its controller, and not at others', () => {
    const t = scene('Sabbat')
    t.endPhasesTo(Cal, 'minion')
    t.answer(Cal, 'play:R1::C1', { card: [t.id('L1')] })
    expect(t.stat('A1', 'intercept')).toBe(1)
    const other = scene('Sabbat')
    other.endPhasesTo(Cal, 'minion')
    other.answer(Cal, 'bleed:C1')
    expect(other.stat('A1', 'intercept')).toBe(0)
  })
})

describe('Divine Sign', () => {
  const scene = (mode: string) =>
    table({
      seats: [
        {
          ready: [v('A1', { disciplines: [mode], capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: [K1('divine-sign')],
        },
        { ready: [minion('B1'), minion('B2')], hand: ['fame'] },
        {},
        {},
        {},
      ],
    })
  const signed = (mode: string): Table => {
    const t = scene(mode)
    t.answer(Ann, `play:K1:${mode}:A1`, { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    onwards(t)
    expect([t.card('K1').on, t.locked('A1')]).toEqual([t.id('A1'), false])
    return t.endPhasesTo(Ben, 'minion')
  }
  it('no more intercept against others than the chosen minion', () => {
    const t = signed('nec')
    t.answer(Ben, 'hunt:B2')
    expect(t.stat('A1', 'intercept')).toBe(0)
  })
  it('the chosen minion, and no other, burns it by an action', () => {
    const t = signed('nec')
    expect([t.can(Ben, 'action:K1:burn:B1'), t.can(Ben, 'action:K1:burn:B2')]).toEqual([true, false])
    t.answer(Ben, 'action:K1:burn:B1')
    expect([t.stat('A1', 'intercept'), t.happened('action-announced').at(-1)]).toMatchObject([2, { targets: [Ann] }])
    expect(onwards(t).inAsh(Ann, 'K1')).toBe(true)
  })
  it.each([
    ['nec', 'B1', false],
    ['NEC', 'B1', true],
    ['NEC', 'B2', false],
  ])('[%s]: in the combat of its block of %s an open hand: %s', (mode, actor, open) => {
    const t = signed(mode)
    if (actor === 'B1') t.answer(Ben, 'action:K1:burn:B1')
    else t.answer(Ben, 'hunt:B2')
    t.effect(Ann, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'a', until: 'action' }], { a: 'A1' })
    const shown = () => JSON.stringify(viewFor(t.state, Cal).seats[Ben]).includes('fame')
    const before = shown()
    play(t, Ann, 'block:A1')
    onwards(t, () => t.has('round-started'))
    expect([before, shown()]).toEqual([false, open])
  })
})

describe('Blithe Acceptance', () => {
  const blocked = (mode: string, blood = 5, hand: Held = []) => {
    const own = v('A1', { capacity: 9, disciplines: ['CEL'] }, { blood, ...bearing('blithe-acceptance', mode) })
    const t = table({
      seats: [{ ready: [own, minion('A2')], hand }, { ready: [minion('B1')] }, {}],
    })
    keen(t, 'B1')
    t.answer(Ann, 'bleed:A1')
    expect(t.stat('A1', 'stealth')).toBe(1)
    play(t, Ben, 'block:B1')
    return onwards(t, () => t.can(Ann, 'choose') || t.has('round-started'))
  }
  it('[obf] is burned as its bearer enters combat', () => {
    expect(blocked('obf').inAsh(Ann, 'K1')).toBe(true)
  })
  it('[OBF]: or a blood is', () => {
    const t = blocked('OBF')
    t.choose(Ann, [t.id('A1')])
    expect([
      t.card('K1').on,
      t.happened('counters').some(one => one.key === 'counters' && one.why === 'effect'),
    ]).toEqual([t.id('A1'), true])
    const burned = blocked('OBF')
    burned.choose(Ann, [])
    expect(burned.inAsh(Ann, 'K1')).toBe(true)
  })
  it('blithe-acceptance#1: again as a new combat begins', () => {
    const t = blocked('OBF', 5, held('psyche', 'P8'))
    t.choose(Ann, [t.id('A1')])
    onwards(psyche(t, Ann, 'A1'), () => t.can(Ann, 'choose'))
    expect([t.happened('combat-started').length, t.can(Ann, 'choose')]).toEqual([2, true])
  })
})

describe("Loki's Gift", () => {
  const ben = { ready: [minion('B3', { blood: 3 })] }
  it('[pro] hunts at +1 stealth and is put on its vampire', () => {
    const t = asAction('lokis-gift', 'pro')
    expect([t.blood('A1'), t.card('K1').on, t.happened('action-announced')]).toMatchObject([
      6,
      t.id('A1'),
      [{ stealth: 1, targets: [] }],
    ])
  })
  it('lokis-gift#1 [PRO]: a blood of any vampire besides, whatever the hunt brings', () => {
    const t = asAction('lokis-gift', 'PRO', { ben, args: one => ({ v: [one.id('B3')] }), a: { capacity: 9 } })
    expect([t.blood('A1'), t.blood('B3'), t.happened('action-announced')]).toMatchObject([6, 2, [{ targets: [Ben] }]])
    const more = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['PRO'], capacity: 9 }, { blood: 1 }), minion('A2')],
          hand: [K1('lokis-gift')],
        },
        ben,
        {},
      ],
    })
    more.effect(Ann, [{ op: 'modify', stat: 'hunt', delta: 1, on: 'a', until: 'turn' }], { a: 'A1' })
    more.answer(Ann, 'play:K1:PRO:A1', { v: [more.id('B3')] })
    onwards(more)
    expect([more.blood('A1'), more.blood('B3')]).toEqual([3, 2])
  })
  it('lokis-gift#G64-1: one such hunt a turn', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['PRO'], capacity: 9 }, { blood: 1 }), minion('A2')],
          hand: [K1('lokis-gift'), { card: 'lokis-gift', as: 'K2' }],
        },
        ben,
        {},
      ],
    })
    t.answer(Ann, 'play:K1:pro:A1')
    onwards(t)
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'move', who: 'k', to: 'ash' },
      ],
      { a: 'A1', k: 'K1' },
    )
    expect([t.can(Ann, 'play:K2:pro:A1'), t.why(Ann, 'play', 'K2')?.[0]]).toEqual([false, 'already-played'])
  })
  const borne = (mode: string) =>
    table({
      seats: [
        {
          ready: [v('A1', {}, { blood: 2, ...bearing('lokis-gift', mode) }), minion('A2')],
          hand: [{ card: 'ancilla-empowerment', as: 'P1' }],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
  it('burned with a blood it gives +1 stealth', () => {
    const t = borne('pro')
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'use:K1:stealth:A1'))
    t.answer(Ann, 'use:K1:stealth:A1')
    onwards(t, () => t.inAsh(Ann, 'K1'))
    expect([t.stat('A1', 'stealth'), t.blood('A1')]).toEqual([1, 1])
  })
  it.each([
    ['pro', false],
    ['PRO', true],
  ])('[%s]: burned for two votes: %s', (mode, votes) => {
    const t = borne(mode)
    t.answer(Ann, 'play:P1::A1')
    t.allPass(() => t.window() === 'polling')
    expect(t.can(Ann, 'use:K1:votes:A1')).toBe(votes)
    if (!votes) return
    t.answer(Ann, 'use:K1:votes:A1')
    expect([t.stat('A1', 'votes'), t.inAsh(Ann, 'K1')]).toEqual([2, true])
  })
})

describe('Monstrous Form', () => {
  it('[dom][pro] gives strength before range, once a round', () => {
    const t = duel({
      a: { generic: { disciplines: ['dom', 'pro'], capacity: 9 }, blood: 5 },
      ann: [K1('monstrous-form'), { card: 'monstrous-form', as: 'K2' }],
    })
    play(t, Ann, 'play:K1:dom+pro:A1')
    expect([t.stat('A1', 'strength'), t.can(Ann, 'play:K2:dom+pro:A1')]).toEqual([2, false])
  })
  it.each([
    ['strength', 'before-range', 'strength'],
    ['maneuver', 'range', 'maneuver'],
    ['press', 'press', 'press'],
  ] as const)('locked in combat for %s', (ability, window, stat) => {
    const t = duel({
      a: { generic: { capacity: 9 }, blood: 5, ...bearing('monstrous-form') },
      b: { generic: { capacity: 9 }, blood: 5 },
    })
    onwards(t, () => t.can(Ann, `use:K1:${ability}`))
    expect(t.window()).toBe(window)
    t.answer(Ann, `use:K1:${ability}`)
    onwards(t, () => t.locked('K1'))
    expect(added(t, stat)).toEqual([1])
  })
})

describe('Anima Gathering', () => {
  const gathered = (level: string, capacity = 9) => {
    const own = v('A1', { disciplines: [level], capacity }, { blood: 5 })
    const t = table({
      seats: [
        { ready: [own, v('A2', { capacity: 9 })], hand: [K1('anima-gathering'), ...held('banishment', 'P9')] },
        { ready: [minion('B1')] },
        {},
      ],
      turn: { number: 6 },
    })
    t.answer(Ann, `play:K1:${level}:A1`, { m: ['A2'] })
    expect(t.stat('A1', 'stealth')).toBe(1)
    return onwards(t)
  }
  const there = (t: Table) => [t.locked('A1'), t.card('K1').on === t.id('A1')]
  it.each([
    ['aus', 1],
    ['AUS', 2],
  ])('[%s]: the chosen minion has 2 intercept more, and bleeds for %i', (level, bleed) => {
    const t = gathered(level)
    expect([t.stat('A2', 'intercept'), t.stat('A2', 'bleed'), t.stat('A1', 'bleed')]).toEqual([2, bleed, 1])
    expect(t.refused(Ann, 'bleed:A1')).toBe('illegal-option')
  })
  it('not on itself, and not without another minion', () => {
    const own = v('A1', { disciplines: ['aus'] })
    const t = (...more: ReturnType<typeof minion>[]) =>
      table({ seats: [{ ready: [own, ...more], hand: [K1('anima-gathering')] }, {}] })
    expect(t().can(Ann, 'play:K1:aus:A1')).toBe(false)
    expect(t(minion('A2')).refused(Ann, 'play:K1:aus:A1', { m: ['A1'] })).toBe('illegal-args')
  })
  it('its vampire stays locked unless its Methuselah unlocks it, which burns it', () => {
    const t = gathered('aus').endPhasesTo(Ann, 'unlock')
    expect([there(t), t.can(Ann, 'unlock:A1')]).toEqual([[true, true], true])
    t.answer(Ann, 'unlock:A1')
    expect([there(t), t.stat('A2', 'intercept')]).toEqual([[false, false], 0])
    expect(there(gathered('aus').endPhasesTo(Ann, 'minion'))).toEqual([true, true])
  })
  it('whatever else unlocks it burns it; what keeps it from unlocking as normal leaves no choice', () => {
    const t = gathered('aus')
    t.effect(Ann, [{ op: 'unlock', who: 'm' }], { m: 'A1' })
    expect(there(t)).toEqual([false, false])
    const kept = gathered('aus')
    kept.effect(Ann, [{ op: 'forbid', rule: 'unlock', on: 'm', until: 'game' }], { m: 'A1' })
    expect(kept.endPhasesTo(Ann, 'unlock').can(Ann, 'unlock:A1')).toBe(false)
    const infernal = gathered('aus')
    infernal.effect(Ann, [{ op: 'become', who: 'm', traits: { keywords: ['infernal'] }, until: 'game' }], { m: 'A1' })
    infernal.endPhasesTo(Ann, 'unlock')
    expect(infernal.option(Ann, 'unlock:A1')?.cost).toEqual({ pool: 1 })
  })
  it('anima-gathering#1: out of play with its vampire, it stays on it as that comes back unlocked', () => {
    const t = banished(gathered('aus', 5), 'A2', 'A1')
    t.endPhasesTo(Ann, 'influence')
    t.answer(Ann, 'bring-out:A1')
    expect(there(t)).toEqual([false, true])
  })
})
