import { describe, expect, it } from 'vitest'
import { isOver, onwards } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { attacked, v } from '../scene.ts'
import { stands, strengths } from '../vampires.ts'

describe('Sreelekha', () => {
  it('gives a discard phase action more while ready, and bleeds for 2', () => {
    const scene = (torpid: boolean) =>
      table({
        seats: [
          { [torpid ? 'torpor' : 'ready']: [{ card: 'sreelekha', as: 'S1' }], hand: ['bonding', 'bonding'] },
          {},
          {},
        ],
        turn: { phase: 'influence', transfers: 0 },
      })
    for (const [torpid, actions] of [
      [false, 2],
      [true, 1],
    ] as const) {
      const t = scene(torpid)
      expect(t.stat('S1', 'bleed')).toBe(2)
      t.endPhasesTo(Ann, 'discard')
      expect(t.state.frames[0]).toMatchObject({ discardActions: actions })
    }
  })
})

describe('Doc Martina', () => {
  const torpid = { generic: { capacity: 5 }, as: 'T1', blood: 3 }
  const scene = (blood: number) =>
    table({
      seats: [{ ready: [{ card: 'doc-martina', as: 'D1', blood }, minion('A2')], torpor: [torpid] }, {}, {}],
    })
  it('rescues for 1 blood less', () => {
    const t = scene(5)
    t.answer(Ann, 'rescue:D1:T1', { rescued: 0 })
    onwards(t)
    expect([t.blood('D1'), t.inTorpor('T1')]).toEqual([4, false])
  })
  it('doc-martina#G75-1: whoever pays', () => {
    const t = scene(5)
    t.answer(Ann, 'rescue:D1:T1', { rescued: 1 })
    onwards(t)
    expect([t.blood('D1'), t.blood('T1'), t.inTorpor('T1')]).toEqual([5, 2, false])
    expect(() => scene(5).answer(Ann, 'rescue:D1:T1', { rescued: 2 })).toThrow('illegal-args')
  })
})

describe('Phaibun', () => {
  const scene = (hand: string[]) => {
    const t = table({
      seats: [
        { ready: [{ card: 'phaibun', as: 'P1' }, minion('A2')], hand },
        { ready: [minion('B1', { generic: { capacity: 9 } })] },
        {},
      ],
    })
    attacked(t, 'P1', 'B1')
    t.effect(Ann, [{ op: 'modify', stat: 'strikes', delta: 1, on: 'p', until: 'turn' }], { p: 'P1' })
    onwards(t, () => t.can(Ann, 'strike:P1:P1:dodge') || isOver(t))
    return t
  }
  it('dodges once in a combat, for a card of the hand that chance chooses', () => {
    const t = scene(['villein', 'villein', 'villein'])
    t.answer(Ann, 'strike:P1:P1:dodge')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'strike:P1:P1:dodge')) || isOver(t))
    expect([t.happened('chance-decided').length, t.happened('discarded').length, t.has('damaged'), offered]).toEqual([
      1,
      1,
      true,
      false,
    ])
    expect(t.happened('damaged').map(one => ('card' in one ? one.card?.id : 0))).toEqual([t.id('B1')])
  })
  it('not without a card', () => expect(isOver(scene([]))).toBe(true))
})

describe('Gathii', () => {
  const acting = (card: string, { torpid }: { torpid?: true } = {}) => {
    const gathii = { card: 'gathii', as: 'G1', blood: 3 }
    return table({
      seats: [
        {
          ready: [...(torpid ? [] : [gathii]), v('A2')],
          torpor: torpid ? [gathii] : [],
          library: [{ card, as: 'L1' }, 'fame'],
        },
        { ready: [v('B1')] },
        {},
      ],
    })
  }
  const blocked = (card: string, more = {}) => {
    const t = acting(card, more)
    t.answer(Ann, 'bleed:G1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'use:G1:reveal')
    return t
  }

  it('reveals the top card of the library for stealth, once an action, and it stays there', () => {
    const t = blocked('bonding')
    expect([
      t.happened('looked'),
      t.stat('G1', 'stealth'),
      t.blood('G1'),
      t.state.seats[Ann]!.library[0],
    ]).toMatchObject([[{ seat: Ann, shown: true, cards: [{ key: 'bonding' }] }], 1, 3, t.id('L1')])
    expect([t.can(Ann, 'use:G1:reveal'), JSON.stringify(t.seenBy(Ben))]).toEqual([
      false,
      expect.stringContaining('bonding'),
    ])
  })

  it('a master card costs 1 blood, and gives nothing', () => {
    const t = blocked('villein')
    expect([t.happened('counters')[0], t.happened('modified')]).toMatchObject([{ amount: 1, why: 'effect' }, []])
  })

  it('gathii#G67-1: used before it is needed, the stealth is not gained', () => {
    const t = acting('bonding')
    t.answer(Ann, 'bleed:G1')
    t.reach(Ann, 'use:G1:reveal')
    expect([t.happened('modified'), t.has('looked')]).toEqual([[], true])
    const another = acting('bonding')
    another.answer(Ann, 'bleed:A2')
    expect(another.can(Ann, 'use:G1:reveal')).toBe(false)
  })

  it('gathii#G27-1: in torpor, too', () => {
    const t = acting('villein', { torpid: true })
    t.answer(Ann, 'leave-torpor:G1')
    t.reach(Ann, 'use:G1:reveal')
    expect(t.blood('G1')).toBe(2)
  })

  it('with an empty library there is nothing to reveal', () => {
    const t = table({ seats: [{ ready: [{ card: 'gathii', as: 'G1' }, v('A2')] }, { ready: [v('B1')] }, {}] })
    t.answer(Ann, 'bleed:G1')
    t.reach(Ben, 'block:B1')
    expect(t.can(Ann, 'use:G1:reveal')).toBe(false)
  })
})

describe('Luciano Carvalho', () => {
  const luciano = (more: object = {}) =>
    stands('luciano-carvalho', {
      v1: {
        attachments: [
          { card: 'raven-spy', as: 'R1' },
          { card: 'j-s-simmons-esq', as: 'R2' },
        ],
      },
      ann: { hand: ['villein'] },
      ben: { ready: [v('B1', {}, { attachments: [{ card: 'owl-companion', as: 'R3' }] })] },
      phase: 'discard',
      ...more,
    })
  it('moves an animal from one vampire of his Methuselah to another, once', () => {
    const t = luciano()
    expect(t.option(Ann, 'use:V1:move')?.slots).toMatchObject([{ candidates: [t.id('R1')] }])
    t.answer(Ann, 'use:V1:move', { r: [t.id('R1')] })
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
    t.choose(Ann, [t.id('A2')])
    expect([t.card('R1').on, t.blood('R1'), t.can(Ann, 'use:V1:move')]).toEqual([t.id('A2'), 1, false])
  })
  it('not off an ally, nor to the only vampire there is', () => {
    const spied = (ready: object[]) =>
      table({ seats: [{ ready: ready as never, hand: ['villein'] }, {}], turn: { phase: 'discard' } })
    const spy = { attachments: [{ card: 'raven-spy', as: 'R1' }] }
    const ally = spied([{ card: 'luciano-carvalho', as: 'V1' }, v('A2'), v('A3', { type: 'ally', life: 2 }, spy)])
    const alone = spied([{ card: 'luciano-carvalho', as: 'V1', ...spy }, v('A3', { type: 'ally', life: 2 })])
    expect([ally, alone].map(t => t.can(Ann, 'use:V1:move'))).toEqual([false, false])
  })
  it('luciano-carvalho#G27-1: in torpor too', () => {
    expect(luciano({ fallen: true }).can(Ann, 'use:V1:move')).toBe(true)
  })
})

describe('Roy', () => {
  it.each([
    ['roy: ready', {}],
    ['roy#G107-1: in torpor', { fallen: true as const }],
  ])('%s: unlocked in the discard phase he locks before it can end', (_, more) => {
    const t = stands('roy', { ...more, phase: 'discard', ann: { hand: ['villein'] } })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:V1:lock')
    expect([t.locked('V1'), t.can(Ann, 'end-phase'), t.can(Ann, 'use:V1:lock')]).toEqual([true, true, false])
  })
  it.each([
    [{ title: 'primogen' }, 2],
    [{}, 1],
  ])('his strength against %j', (b1, strength) => {
    expect(strengths('roy', b1)).toEqual([1, strength, 1])
  })
})
