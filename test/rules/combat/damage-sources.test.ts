import { describe, expect, it } from 'vitest'
import { Ann, Ben, duel, isOver, onwards, play, upTo, type Table } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { table } from '../../support/table.ts'

/** Who or what inflicts damage, and what that is good for. */
const has = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const card = (name: string, as: string) => [{ card: name, as }]
const crows = { attachments: [{ card: 'murder-of-crows', as: 'K1', blood: 1 }] }
const sources = (t: Table) =>
  t
    .happened('damaged')
    .map(event =>
      'from' in event && typeof event.from === 'object' && event.from && 'id' in event.from ? event.from.id : null,
    )
const atRoundEnd = (t: Table, ...seen: string[]) => {
  onwards(t, () => t.window() === 'round-end')
  return seen.map(option => t.can(Ann, option))
}

describe('environmental damage', () => {
  it("DAMAGE-09: what a strike does is its minion's; crows, ravens and the sun are nobody's", () => {
    // Disarm asks for more damage inflicted by its vampire than by the other.
    const struck = duel({ a: has('POT', {}, { strength: 2 }), ann: card('disarm', 'D1') })
    expect(atRoundEnd(struck, 'play:D1:pot:A1')).toEqual([true])
    expect(sources(struck)).toEqual([struck.id('A1'), struck.id('B1')])
    const bitten = duel({ a: has('POT ANI', crows), ann: [...card('disarm', 'D1'), ...card('carrion-crows', 'C1')] })
    play(bitten, Ann, 'play:C1:ANI:A1')
    // 1 each by hand, 2 by Carrion Crows, 1 by the Murder of Crows.
    upTo(bitten, 'press')
    expect([
      bitten.blood('B1'),
      atRoundEnd(bitten, 'play:D1:pot:A1'),
      isOver(onwards(bitten)),
      bitten.inHand(Ann, 'D1'),
    ]).toEqual([1, [false], true, true])
    expect(sources(bitten)).toEqual(expect.arrayContaining([bitten.id('A1'), bitten.id('B1'), null, bitten.id('K1')]))
    expect(bitten.state.facts.filter(fact => fact.name === 'inflicted')).toEqual([])

    const dawn = table({
      seats: [
        { ready: [minion('A1', has('FOR')), minion('A2')], hand: card('daring-the-dawn', 'D1') },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    dawn.answer(Ann, 'bleed:A1')
    dawn.reach(Ann, 'play:D1:FOR:A1')
    dawn.allPass()
    expect([sources(dawn), dawn.inTorpor('A1')]).toEqual([[null], true])
  })
})

describe('immunity', () => {
  const carolina = (place: 'ready' | 'torpor', blood: number) =>
    table({
      seats: [{ ready: [minion('A1', crows)] }, { [place]: [{ card: 'carolina-valez', as: 'B1', blood }] }, {}, {}, {}],
    })
  const hit = (t: Table, from: string | null, amount: number, aggravated?: true) =>
    t.push({
      kind: 'proposal',
      step: 'prevent',
      proposal: {
        type: 'damage',
        hits: [{ to: t.id('B1'), amount, from: from === null ? null : t.id(from), ...(aggravated && { aggravated }) }],
      },
    })

  it('DAMAGE-24: from what it is immune to, damage costs nothing, wounds nobody and destroys nobody', () => {
    const t = carolina('torpor', 0)
    hit(t, 'K1', 2, true)
    expect([t.blood('B1'), t.inTorpor('B1'), t.inAsh(Ben, 'B1'), t.has('damaged')]).toEqual([0, true, false, false])
    hit(t, null, 2, true)
    expect(t.inAsh(Ben, 'B1')).toBe(true)
    const u = carolina('ready', 1)
    hit(u, 'K1', 3)
    expect([u.blood('B1'), u.inTorpor('B1')]).toEqual([1, false])
  })

  it('DAMAGE-24: Carolina Vález fights crows and allies unharmed, and vampires like anybody', () => {
    const against = (a1: Parameters<typeof minion>[1]) => {
      const t = table({
        seats: [
          { ready: [minion('A1', a1), minion('A2')] },
          { ready: [{ card: 'carolina-valez', as: 'B1', blood: 5 }] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      play(t, Ben, 'block:B1')
      return onwards(t).blood('B1')
    }
    expect([
      against(crows),
      against({ generic: { type: 'ally', life: 3, strength: 2 } }),
      against({ generic: { strength: 2 } }),
    ]).toEqual([4, 5, 3])
  })
})

describe('Disarm', () => {
  it('goes on the opposing vampire, sends it to torpor and weakens it by 1 or 2, until 3 blood are burned', () => {
    for (const [level, strength] of [
      ['pot', 2],
      ['POT', 1],
    ] as const) {
      const t = duel({
        a: has(level, {}, { strength: 4 }),
        b: { generic: { strength: 3, capacity: 9 } },
        ann: card('disarm', 'D1'),
      })
      play(upTo(t, 'round-end'), Ann, `play:D1:${level}:A1`)
      expect([
        t.card('D1').on,
        t.inTorpor('B1'),
        t.stat('B1', 'strength'),
        t.state.seats[Ben]!.inPlay.includes(t.id('D1')),
      ]).toEqual([t.id('B1'), true, strength, true])
      onwards(t)
      t.endPhasesTo(Ben, 'minion')
      t.answer(Ben, 'use:D1:burn:B1')
      expect([t.inAsh(Ann, 'D1'), t.blood('B1'), t.stat('B1', 'strength'), t.inTorpor('B1')]).toEqual([
        true,
        2,
        3,
        true,
      ])
    }
  })

  it('is for close range, once on a vampire, not for the wounded, and not against allies', () => {
    const t = duel({ a: has('POT OBF', { attachments: [{ card: '44-magnum', as: 'G1' }] }), ann: card('disarm', 'D1') })
    play(upTo(t, 'range'), Ann, 'maneuver:A1:G1:shot')
    onwards(t)
    expect([t.inHand(Ann, 'D1'), t.blood('B1')]).toEqual([true, 3])
    const marked = duel({
      a: has('POT', {}, { strength: 2 }),
      b: { attachments: [{ card: 'disarm', as: 'D2' }] },
      ann: card('disarm', 'D1'),
    })
    expect(atRoundEnd(marked, 'play:D1:pot:A1')).toEqual([false])
    const ally = duel({
      a: has('POT', {}, { strength: 2 }),
      b: { generic: { type: 'ally', life: 4 } },
      ann: card('disarm', 'D1'),
    })
    expect(atRoundEnd(ally, 'play:D1:pot:A1')).toEqual([false])
    const fallen = duel({
      a: has('POT', { blood: 1 }, { strength: 3 }),
      b: { generic: { strength: 2 } },
      ann: card('disarm', 'D1'),
    })
    expect(atRoundEnd(fallen, 'play:D1:pot:A1')).toEqual([false])
  })
})
