import { describe, expect, it } from 'vitest'
import { held, K, K1, v } from '../../scene.ts'
import { Ann, Ben, table } from '../../../support/table.ts'

const some = (n: number): string[] => Array<string>(n).fill('villein')

describe("Al's Army Apparatus", () => {
  const scene = (phase: string, card: object = {}) =>
    table({
      seats: [
        {
          ready: [v('A1'), { ...K1('als-army-apparatus'), ...card }],
          hand: some(7),
          library: [...some(3), ...held('44-magnum', 'E1'), ...held('kevlar-vest', 'E2'), ...held('ivory-bow', 'E3')],
        },
        {},
      ],
      turn: { phase: phase as 'minion' },
    })
  it('locked in the own minion phase it finds a weapon for the hand, which is full: something else goes', () => {
    const t = scene('minion')
    t.answer(Ann, 'use:K1:search')
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: ['E1', 'E3'].map(t.id), min: 0, max: 1 }])
    t.choose(Ann, [t.id('E3')])
    expect([t.inHand(Ann, 'E3'), t.locked('K1'), t.option(Ann, 'choose')?.slots]).toMatchObject([
      true,
      true,
      [{ min: 1, max: 1 }],
    ])
    t.choose(Ann, [t.state.seats[Ann]!.hand[0]!])
    expect(t.state.seats[Ann]!.hand.length).toBe(7)
  })
  it('in no other phase, and not while it is locked', () => {
    expect([scene('influence'), scene('minion', { locked: true })].map(t => t.can(Ann, 'use:K1:search'))).toEqual([
      false,
      false,
    ])
  })
})

it('Fortschritt Library: a Gehenna event from the library, which all are shown; once in a game', () => {
  const t = table({
    seats: [
      {
        hand: [...K('fortschritt-library'), ...some(5)],
        library: [...some(3), ...held('dragonbound', 'E1'), ...held('nsa-trio', 'E2')],
      },
      { hand: held('fortschritt-library', 'K3') },
    ],
    turn: { phase: 'master', masterActions: 2 },
  })
  t.answer(Ann, 'play:K1:')
  expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('E1')] }])
  t.choose(Ann, [t.id('E1')])
  expect(JSON.stringify(t.seenBy(Ben))).toContain('dragonbound')
  t.choose(Ann, [t.state.seats[Ann]!.hand[1]!])
  expect([t.inHand(Ann, 'E1'), t.state.seats[Ann]!.hand.length, t.can(Ann, 'play:K2:')]).toEqual([true, 7, false])
  t.endPhasesTo(Ben, 'master')
  expect(t.can(Ben, 'play:K3:')).toBe(false)
})
