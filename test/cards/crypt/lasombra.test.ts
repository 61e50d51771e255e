import { describe, expect, it } from 'vitest'
import { onwards } from '../../support/duel.ts'
import { AGAINST, FOR } from '../../support/polls.ts'
import { minion } from '../../support/seats.ts'
import { Ben, table, Ann, Cal } from '../../support/table.ts'
import { combats, held, v } from '../scene.ts'
import { stands } from '../vampires.ts'

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
  it('carolina-valez#1, carolina-valez#G26-1: no ally or retainer can harm her, even outside combat or unpreventably; others can', () => {
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

describe('Gratiano', () => {
  const gratiano = () => {
    const t = stands('gratiano', { ann: { hand: held('ancilla-empowerment', 'P1') } })
    t.answer(Ann, 'play:P1::A2')
    return t.allPass(() => t.window() === 'polling')
  }
  it('has two ballots', () => {
    expect(stands('gratiano').stat('V1', 'ballots')).toBe(2)
  })
  it('gratiano#1: one of them whatever becomes of his title', () => {
    const t = gratiano()
    t.effect(Ann, [{ op: 'become', who: 'g', traits: { title: 'bishop' }, until: 'game' }], { g: 'V1' })
    t.answer(Ann, 'vote:title:V1', FOR)
    expect(t.happened('votes-cast')).toMatchObject([{ votes: 1, ballots: 1, for: true }])
  })
  it('gratiano#2: his ballots and votes are cast on one side', () => {
    const t = gratiano()
    t.effect(Ann, [{ op: 'modify', stat: 'votes', delta: 1, on: 'g', until: 'referendum' }], { g: 'V1' })
    t.answer(Ann, 'vote:title:V1', AGAINST)
    expect(t.happened('votes-cast')).toMatchObject([{ votes: 1, ballots: 2, for: false }])
    t.effect(Ann, [{ op: 'modify', stat: 'votes', delta: 1, on: 'g', until: 'referendum' }], { g: 'V1' })
    expect(t.option(Ann, 'vote:title:V1')?.slots).toMatchObject([{ candidates: ['against'] }])
  })
})

it('Azucena has 1 more intercept against a younger Lasombra, and 1 less against an older one', () => {
  const against = (b1: object): number => {
    const t = stands('azucena', { ann: { edge: true }, ben: { ready: [v('B1', b1)] }, turnOf: Ben })
    t.answer(Ben, 'hunt:B1')
    return t.stat('V1', 'intercept')
  }
  const lasombra = { clan: 'Lasombra' }
  expect(
    [
      { ...lasombra, capacity: 4 },
      { ...lasombra, capacity: 5 },
      { ...lasombra, capacity: 6 },
      { capacity: 4 },
      { clan: 'Lasombra antitribu', capacity: 6 },
    ].map(against),
  ).toEqual([1, 0, -1, 0, 0])
})

it('yewon-ong#G27-1, yewon-ong#G40-1: Yewon discards a card that requires Oblivion for a vote, locked, in torpor, once in a referendum', () => {
  for (const more of [{ fallen: true as const }, { v1: { locked: true } }]) {
    const t = stands('yewon-ong', {
      ...more,
      ann: {
        hand: [...held('ancilla-empowerment', 'P1'), ...held('arms-of-ahriman', 'O1', 'O2'), ...held('bonding', 'X1')],
      },
    })
    t.answer(Ann, 'play:P1::A2')
    t.allPass(() => t.window() === 'polling')
    expect(t.option(Ann, 'use:V1:vote')?.slots).toMatchObject([{ candidates: [t.id('O1'), t.id('O2')] }])
    t.answer(Ann, 'use:V1:vote', { c: [t.id('O1')] })
    expect([t.stat('V1', 'votes'), t.inAsh(Ann, 'O1'), t.can(Ann, 'use:V1:vote')]).toEqual([3, true, false])
  }
})

describe('Gnaeus Aemilius Augustinus', () => {
  const aemilius = (more: object = {}) =>
    stands('gnaeus-aemilius-augustinus', {
      phase: 'unlock',
      ben: { ready: [v('B1'), v('B2', { type: 'ally', life: 2 })], torpor: [v('B3')] },
      cal: { ready: [v('C1')] },
      ...more,
    })
  it('in the unlock phase the prey must choose a ready minion of theirs, which takes 1 damage that nothing prevents', () => {
    const t = aemilius()
    expect([t.can(Ann, 'end-phase'), t.option(Ann, 'use:V1:harm')?.slots]).toEqual([false, undefined])
    t.answer(Ann, 'use:V1:harm')
    expect([t.waiting(), t.option(Ben, 'choose')?.slots]).toMatchObject([
      [Ben],
      [{ candidates: [t.id('B1'), t.id('B2')], min: 1, max: 1 }],
    ])
    t.choose(Ben, [t.id('B2')])
    expect([t.blood('B2'), t.has('prevented'), t.can(Ann, 'use:V1:harm'), t.can(Ann, 'end-phase')]).toEqual([
      1,
      false,
      false,
      true,
    ])
  })
  it('not while he is in torpor, and not where the prey has no ready minion', () => {
    for (const t of [aemilius({ fallen: true }), aemilius({ ben: { ready: [], torpor: [v('B3')] } })])
      expect([t.can(Ann, 'use:V1:harm'), t.can(Ann, 'end-phase')]).toEqual([false, true])
  })
})

it('Dafina Hanganu enters combat with a minion of somebody else by a directed action without stealth', () => {
  const t = stands('dafina-hanganu', {
    ben: { ready: [v('B1'), v('B2', { type: 'ally', life: 3 })], torpor: [v('B3')] },
    cal: { ready: [v('C1')] },
  })
  expect(t.option(Ann, 'action:V1:fight:V1')?.slots).toMatchObject([
    { candidates: [t.id('B1'), t.id('B2'), t.id('C1')] },
  ])
  t.answer(Ann, 'action:V1:fight:V1', { m: [t.id('C1')] })
  expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Cal] }])
  onwards(t)
  expect(combats(t)).toEqual([1, 1])
})

it.each([
  [{ title: 'cardinal' }, 2],
  [{ title: 'archbishop' }, 1],
])('Damian beside %j has a bleed of %i', (a3, n) => {
  const t = (more: object) => stands('damian', more)
  expect(t({ ann: { ready: [v('A3', { sect: 'Sabbat', ...a3 })] } }).stat('V1', 'bleed')).toBe(n)
  expect(t({ ann: { torpor: [v('A3', { sect: 'Sabbat', ...a3 })] } }).stat('V1', 'bleed')).toBe(1)
  expect(t({ ben: { ready: [v('B1', { sect: 'Sabbat', ...a3 })] } }).stat('V1', 'bleed')).toBe(1)
})
