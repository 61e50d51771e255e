import { describe, expect, it } from 'vitest'
import { onwards } from '../../support/duel.ts'
import { AGAINST, FOR } from '../../support/polls.ts'
import { minion } from '../../support/seats.ts'
import { Ben, table, Ann } from '../../support/table.ts'
import { held, v } from '../scene.ts'
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
