import { describe, expect, it } from 'vitest'
import { storyOf } from '../../../functions/web/pages/game-story.ts'
import { plyOf, recordOf } from '../game-record.ts'

const game = recordOf(3, 6, [
  { turn: 1, seat: 0, to: 26, why: 'transfer' },
  { turn: 2, seat: 2, to: 25, text: 'Ada bleeds Cal for 5' },
  { turn: 2, seat: 1, to: 28, text: 'Ada bleeds Ben for 2' },
  { turn: 3, seat: 2, to: 12, text: 'Bea bleeds Cal for 13' },
  { turn: 4, seat: 2, to: 0, text: 'Bea bleeds Cal for 12', out: true },
  { turn: 4, seat: 1, to: 34, why: 'prey-ousted' },
])
const cal = { seat: 2, turn: 4, ply: plyOf(game, 'Bea bleeds Cal for 12') }

describe('what a record tells of how a game went', () => {
  it('has the pool of each at the end of each turn, up to the turn in which they left', () => {
    const { turns, pools } = storyOf(game, 3, [cal])
    expect(turns).toBe(6)
    expect(pools.map(line => line.map(({ turn, pool }) => `${turn}:${pool}`))).toEqual([
      ['0:30', '1:26', '2:26', '3:26', '4:26', '5:26', '6:26'],
      ['0:30', '1:30', '2:28', '3:28', '4:34', '5:34', '6:34'],
      ['0:30', '1:30', '2:25', '3:12', '4:0'],
    ])
  })

  it('has what put somebody out and what moved most as turning points, in order, and nothing small or of their own', () => {
    expect(storyOf(game, 3, [cal]).points).toEqual([
      {
        ply: plyOf(game, 'Ada bleeds Cal for 5'),
        turn: 2,
        text: 'Ada bleeds Cal for 5',
        changes: [{ seat: 2, from: 30, to: 25 }],
      },
      {
        ply: plyOf(game, 'Bea bleeds Cal for 13'),
        turn: 3,
        text: 'Bea bleeds Cal for 13',
        changes: [{ seat: 2, from: 25, to: 12 }],
      },
      { ply: cal.ply, turn: 4, text: 'Bea bleeds Cal for 12', changes: [{ seat: 2, from: 12, to: 0 }] },
      expect.objectContaining({ turn: 4, changes: [{ seat: 1, from: 28, to: 34 }] }),
    ])
  })

  it('tells at most five, those of an exit among them', () => {
    const long = recordOf(
      2,
      20,
      [...Array(18).keys()]
        .map(n => ({ turn: n + 1, seat: 0, to: 30 - (n % 2) * 10, text: `Swing ${n}` }))
        .concat([{ turn: 20, seat: 1, to: 0, text: 'The last bleed' }]),
    )
    const { points } = storyOf(long, 2, [{ seat: 1, turn: 20, ply: plyOf(long, 'The last bleed') }])
    expect([points.length, points.at(-1)!.text]).toEqual([5, 'The last bleed'])
  })

  it('draws no line where an earlier build kept no pools', () => {
    const bare = recordOf(2, 3, []).map(entry => ({
      ...entry,
      events: entry.events.map(event => ({ ...event, params: { ...event.params, left: null } })),
    }))
    expect(storyOf(bare as typeof game, 2, []).pools).toEqual([])
  })
})
