import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { sameCircle } from '../../shared/rules/traits.ts'
import { onwards, play } from '../support/duel.ts'
import { FOR, polling, tally, titled } from '../support/polls.ts'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'
import { type Held, type Table, held, v } from './scene.ts'

/** Rulings on vampires that the five decks do not have, each by its id (`test/conformance/rulings.ts`). */
const seen = (t: Table, as: string) =>
  viewFor(t.state, Ann)
    .seats.flatMap(({ ready }) => ready)
    .find(({ card }) => card.id === t.id(as))
/** A1 of Ann acts, with A2 beside it; B1 is Ben's. */
const scene = (a1: object, more: object = {}, b1: object = {}, ben: object = {}) =>
  table({
    seats: [
      { pool: 10, ready: [{ as: 'A1', ...a1 } as never, minion('A2')], ...more },
      { pool: 10, ready: [minion('B1', b1)], ...ben },
      {},
      listening('D1'),
      {},
    ],
  })

describe('titles and traits', () => {
  it.each([
    ['xaviar#G68-1', 'xaviar', 2],
    ['arishat#G68-1', 'arishat', 1],
  ] as const)('%s: in another sect it keeps its title and votes', (_, card, votes) => {
    const t = polling({}, {}, [{ ready: [{ card, as: 'X1' }] }, {}, {}, {}])
    t.effect(Ben, [{ op: 'become', who: 'x', traits: { sect: 'Sabbat' }, until: 'game' }], { x: 'X1' })
    expect([seen(t, 'X1')?.sect, seen(t, 'X1')?.title, t.stat('X1', 'votes')]).toEqual([
      'Sabbat',
      `${votes} vote${votes > 1 ? 's' : ''}`,
      votes,
    ])
    t.reach(Ben, 'vote:title:X1', FOR)
    expect(tally(t)).toEqual([votes, 0])
  })

  it('xaviar-advanced#1: merged over one that was made an Anarch, it is of the Camarilla', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'xaviar', as: 'X1' }], uncontrolled: [{ card: 'xaviar-advanced', as: 'X2' }] },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.effect(Ann, [{ op: 'become', who: 'x', traits: { sect: 'Anarch' }, until: 'game' }], { x: 'X1' })
    expect(seen(t, 'X1')?.sect).toBe('Anarch')
    t.answer(Ann, 'merge:X2')
    expect(viewFor(t.state, Ann).seats[Ann]!.ready).toMatchObject([{ sect: 'Camarilla', title: 'justicar' }])
  })

  it('mosfair#G12-1: Black Hand is no title, and stays with him in any sect', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { bleed: 3 })] },
        { pool: 10, ready: [{ card: 'mosfair', as: 'B1' }], hand: held('truth-in-ink', 'R1') },
        {},
        {},
        {},
      ],
    })
    t.effect(Ben, [{ op: 'become', who: 'b', traits: { sect: 'Camarilla' }, until: 'game' }], { b: 'B1' })
    expect([seen(t, 'B1')?.sect, seen(t, 'B1')?.title, t.stat('B1', 'votes')]).toEqual(['Camarilla', null, 0])
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:R1::B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
  })

  it.each([
    ['anu-diptinatpa', 'Nagaraja', 7],
    ['veejay-vinod', 'Nagaraja', 3],
    ['ibn-khaldun-scholar', 'True Brujah', 7],
  ] as const)(
    '%s#G43-1: what costs more is another of the clan that it is now, not of the one printed',
    (card, own, blood) => {
      const cost = (clan: string, now?: string) => {
        const t = table({
          seats: [{ pool: 10, ready: [v('A1', { clan })], uncontrolled: [{ card, as: 'U1', blood }] }, {}, {}],
          turn: { phase: 'influence', number: 6 },
        })
        if (now) t.effect(Ann, [{ op: 'become', who: 'a', traits: { clan: now }, until: 'game' }], { a: 'A1' })
        return t.option(Ann, 'bring-out:U1')?.cost?.pool ?? 0
      }
      expect([cost(own), cost('Toreador'), cost('Toreador', own), cost(own, 'Toreador')]).toEqual([3, 0, 3, 0])
    },
  )
})

describe('more bleed for another', () => {
  it.each([
    ['anu-diptinatpa#G117-1, anu-diptinatpa#1', 'anu-diptinatpa'],
    ['the-horde#G117-1', 'the-horde'],
  ])('%s: to a minion that bleeds, and before it resolves', (_, card) => {
    const of = (blood: number) =>
      scene(
        { generic: { traits: ['infernal'], capacity: 4 }, blood },
        {
          ready: [v('A1', { traits: ['infernal'] }, { blood }), { card, as: 'H1' }],
          hand: held('ancilla-empowerment', 'P1'),
        },
      )
    for (const act of ['hunt:A1', 'play:P1::A1']) {
      const t = of(2)
      t.answer(Ann, act)
      onwards(t, () => t.can(Ann, 'use:H1:bleed') || t.has('action-ended'))
      expect([t.has('action-ended'), t.stat('A1', 'bleed')]).toEqual([true, 1])
    }
    const t = of(4)
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ann, 'use:H1:bleed')).toBe(true)
    t.allPass(() => ['success', 'resolved'].includes(t.window() ?? ''))
    expect([t.can(Ann, 'use:H1:bleed'), t.pool(Ben) >= 9]).toEqual([false, true])
  })

  it('the-horde#G27-1: in torpor too', () => {
    const t = scene({}, { ready: [v('A1', { traits: ['infernal'] })], torpor: [{ card: 'the-horde', as: 'H1' }] })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'use:H1:bleed')
    t.allPass()
    expect([t.locked('H1'), t.inTorpor('H1'), t.pool(Ben)]).toEqual([true, true, 8])
  })
})

describe('Arishat', () => {
  const others = (more: object, b1: ReturnType<typeof minion> = titled('prince', 'B1')) => [
    { ready: [b1], ...more },
    { ready: [minion('C1')] },
    {},
    {},
  ]
  it('arishat#1, arishat#2: the ballot of a priscus, the votes of others, cast or not', () => {
    const t = polling({}, { ready: [minion('A1'), { card: 'arishat', as: 'A2' }] }, others({}, titled('priscus', 'B1')))
    t.reach(Ben, 'vote:title:B1', { side: ['against'] })
    t.reach(Ann, 'vote:called', FOR)
    expect(tally(t)).toEqual([1, 3])
    t.reach(Ann, 'use:A2:silence', { v: [t.id('B1')] })
    expect([tally(t), t.can(Ben, 'vote:title:B1'), t.blood('A2')]).toEqual([[1, 0], false, 5])
    const cast = polling({}, { ready: [minion('A1'), { card: 'arishat', as: 'A2' }] }, others({}))
    cast.reach(Ben, 'vote:title:B1', { side: ['against'] })
    cast.reach(Ann, 'use:A2:silence', { v: [cast.id('B1')] })
    expect([tally(cast), cast.happened('votes-cancelled')]).toMatchObject([[0, 0], [{ votes: 2 }]])
  })

  it.each([
    ['locked', { ready: [{ card: 'arishat', as: 'A2', locked: true }, minion('A1'), minion('A3')] }],
    ['in torpor', { ready: [minion('A1'), minion('A3')], torpor: [{ card: 'arishat', as: 'A2' }] }],
  ])('arishat#G39-1: %s as well, and once in each referendum', (_, ann) => {
    const t = polling({}, ann, others({}))
    t.reach(Ann, 'use:A2:silence', { v: [t.id('B1')] })
    expect([t.can(Ben, 'vote:title:B1'), t.can(Ann, 'use:A2:silence'), t.blood('A2')]).toEqual([false, false, 5])
    t.allPass()
    t.edit(state => {
      state.uses = []
    })
    t.effect(
      Ann,
      [
        { op: 'move', who: 'k', to: 'hand' },
        { op: 'unlock', who: 'a' },
      ],
      { k: 'K1', a: 'A1' },
    )
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    expect(t.can(Ann, 'use:A2:silence')).toBe(true)
  })
})

describe('Carolina Vález', () => {
  const at = (phase: 'unlock' | 'minion') =>
    table({
      seats: [
        { ready: [{ card: 'carolina-valez', as: 'A1', blood: 5 }, minion('A2')], hand: ['fame'] },
        { ready: [v('B1', { type: 'ally' }), minion('B2', { attachments: held('raven-spy', 'R1') }), minion('B3')] },
        {},
      ],
      turn: { phase },
    })
  it('carolina-valez#1, carolina-valez#G26-1: of what an ally or a retainer inflicts she takes nothing, in the unlock phase, outside combat, unpreventable; of others she does', () => {
    for (const source of ['B1', 'R1']) {
      for (const phase of ['unlock', 'minion'] as const) {
        const t = at(phase)
        for (const more of [
          {},
          { unpreventable: true as const },
          { aggravated: true as const, unpreventable: true as const },
        ])
          t.effect(
            Ben,
            [{ op: 'damage', to: 'a', amount: 1, from: 'b', ...more }],
            { a: 'A1', b: source },
            { source, by: source },
          )
        onwards(t, () => t.window() !== 'prevent')
        expect([t.blood('A1'), t.inTorpor('A1'), t.has('damaged')]).toEqual([5, false, false])
      }
    }
    const t = at('minion')
    t.effect(
      Ben,
      [{ op: 'damage', to: 'a', amount: 1, from: 'b', unpreventable: true }],
      { a: 'A1', b: 'B3' },
      { source: 'B3', by: 'B3' },
    )
    expect(t.blood('A1')).toBe(4)
  })
})

describe('Blood Brothers', () => {
  const comes = (crypt: string[] = ['colette']) => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'ilse', as: 'A1' }],
          uncontrolled: [
            { card: 'new-blood', as: 'N1', blood: 2 },
            { card: 'new-blood', as: 'N2', blood: 2 },
          ],
          crypt,
        },
        {},
        {},
      ],
      turn: { number: 9, phase: 'influence' },
    })
    t.answer(Ann, 'bring-out:N1')
    return t
  }
  it('new-blood#1, camaraderie#G3-1: one that has no circle shares it with nobody', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { bleed: 5 })] },
        {
          ready: [
            v('B1', { clan: 'Blood Brother', disciplines: ['SAN'] }),
            v('B2', { clan: 'Blood Brother' }),
            v('B3', { clan: 'Blood Brother', circle: 'Kiev' }),
          ],
          hand: held('camaraderie', 'R1'),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect([t.can(Ben, 'play:R1:san:B1'), t.can(Ben, 'play:R1:SAN:B1')]).toEqual([true, false])
    expect(
      [
        ['B1', 'B2'],
        ['B1', 'B3'],
      ].map(([a, b]) => sameCircle(t.state, t.id(a!), t.id(b!))),
    ).toEqual([false, false])
    const fresh = comes()
    expect(sameCircle(fresh.state, fresh.id('N1'), fresh.id('N2'))).toBe(false)
  })

  it('new-blood#3: the Inner Circle is none, and gives no title', () => {
    const t = comes()
    const [slot] = t.option(Ann, 'choose')!.slots as { candidates: string[] }[]
    expect([
      slot!.candidates.some(one => one.includes('Inner')),
      t.refused(Ann, 'choose', { pick: ['Inner Circle'] }),
    ]).toEqual([false, 'illegal-args'])
    t.choose(Ann, ['Kiev'])
    expect(seen(t, 'N1')?.title).toBe(null)
  })

  it('new-blood#G160-1: from an empty crypt nothing is drawn', () => {
    const t = comes([])
    t.choose(Ann, ['Kiev'])
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('N1')), t.state.seats[Ann]!.uncontrolled]).toEqual([
      true,
      [t.id('N2')],
    ])
  })
})

describe('Anarch Convert', () => {
  const comes = (crypt: string[], ben: object = {}) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1'), minion('A2')],
          uncontrolled: [{ card: 'anarch-convert', as: 'U1', blood: 1 }],
          crypt,
        },
        { ready: [minion('B1')], ...ben },
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.answer(Ann, 'bring-out:U1')
    return t
  }
  it('anarch-convert#1: before it would be contested with another', () => {
    const t = comes(['indira'], { ready: [{ card: 'anarch-convert', as: 'B2' }] })
    expect(t.can(Ann, 'trigger:0')).toBe(true)
    t.answer(Ann, 'trigger:0')
    t.choose(Ann, [t.id('A1')])
    t.choose(Ann, ['pool'])
    expect([
      t.state.seats[Ann]!.removed,
      t.has('contested'),
      t.state.seats[Ben]!.inPlay.includes(t.id('B2')),
      seen(t, 'A1')?.sect,
      t.pool(Ann),
    ]).toEqual([[t.id('U1')], false, true, 'Anarch', 11])
    const kept = comes(['indira'], { ready: [{ card: 'anarch-convert', as: 'B2' }] })
    kept.pass(Ann)
    expect([kept.happened('contested').length, kept.state.seats[Ann]!.contested]).toEqual([2, [kept.id('U1')]])
  })

  it('anarch-convert#G160-1: the crypt may be chosen though it is empty', () => {
    const t = comes([])
    t.answer(Ann, 'trigger:0')
    t.choose(Ann, [t.id('A1')])
    t.choose(Ann, ['crypt'])
    expect([t.state.seats[Ann]!.uncontrolled, t.pool(Ann), seen(t, 'A1')?.sect]).toEqual([[], 10, 'Anarch'])
  })
})

describe('Elen Kamjian', () => {
  const elen = (a2: object, hand: Held = []) =>
    table({
      seats: [
        { ready: [{ card: 'elen-kamjian', as: 'A1' }, minion('A2', a2), minion('A3')], hand },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
  const bleed = 'action:A1:bleed:A1'
  it('elen-kamjian#1: unlocked after it, she does what she likes', () => {
    const t = elen({ locked: true })
    expect([t.can(Ann, bleed), t.can(Ann, 'hunt:A1'), t.can(Ann, 'bleed:A3'), t.can(Ann, 'end-phase')]).toEqual([
      true,
      false,
      false,
      false,
    ])
    t.answer(Ann, bleed)
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect([t.can(Ann, 'hunt:A1'), t.can(Ann, 'end-phase')]).toEqual([true, true])
  })

  it('elen-kamjian#2: no other bleed stands for it', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'elen-kamjian', as: 'A1' }, minion('A2', { locked: true })], hand: held('line-brawl', 'L1') },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.effect(Ann, [{ op: 'become', who: 'a', traits: { disciplines: ['pre'] }, until: 'game' }], { a: 'A1' })
    expect([t.can(Ann, bleed), t.can(Ann, 'bleed:A1'), t.can(Ann, 'play:L1:pre:A1')]).toEqual([true, false, false])
  })

  it('elen-kamjian#3: having bled already, she is stuck', () => {
    const t = elen({})
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'lock', who: 'b' },
      ],
      { a: 'A1', b: 'A2' },
    )
    expect([bleed, 'bleed:A1', 'hunt:A1'].map(option => t.can(Ann, option))).toEqual([false, false, false])
    expect(t.can(Ann, 'end-phase')).toBe(true)
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

describe('what a vampire has in torpor, too', () => {
  const leaves = (card: string, b1: object = {}) => {
    const t = table({
      seats: [
        { ready: [minion('A2')], torpor: [{ card, as: 'A1', blood: 4 }] },
        { ready: [minion('B1', b1), minion('B2')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 3, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, 'leave-torpor:A1')
    play(t, Ben, 'block:B1')
    return t
  }
  it('marialena#G107-1: blocked as she leaves it, she burns a blood', () => {
    const t = leaves('marialena')
    onwards(t)
    expect([t.has('blocked'), t.blood('A1'), t.inTorpor('A1')]).toEqual([true, 3, true])
  })

  it('sergio-bueno#G107-1: who has a corruption counter of his Methuselah pays for an attempt to block him', () => {
    const t = leaves('sergio-bueno', { blood: 3, counters: { 'corruption@0': 1 } })
    expect([t.blood('B1'), t.happened('block-declared').length]).toEqual([2, 1])
  })
})
