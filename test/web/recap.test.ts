import { describe, expect, it } from 'vitest'
import type { Entry } from '../../functions/web/live/state.ts'
import { recapOf } from '../../functions/web/table/recap.ts'

/** What the others did since the own last turn, out of the record as the page has it. */
type Told = Entry['events'][number]
const told = (key: string, params: object = {}, more: Partial<Told> = {}): Told =>
  ({ key, params, text: key, class: 'plain', actor: null, ...more }) as Told
const turn = (seat: number, number: number): Told => told('turn-started', { seat, turn: number })
const pool = (seat: number, from: number, to: number): Told =>
  told('counters', {}, { text: `pool of ${seat}`, changes: [{ what: 'pool', seat, from, to }] })
const record = (...events: Told[][]): Entry[] =>
  events.map((all, i) => ({ version: i + 1, at: `2026-11-20T08:0${i}:00.000Z`, events: all }))

const round = record(
  [turn(1, 6)],
  [
    turn(2, 7),
    told('card-played', { by: null }, { text: 'a master' }),
    told('action-announced'),
    told('bled'),
    pool(3, 15, 12),
  ],
  [told('brought-out'), pool(2, 18, 16), told('burned', {}, { text: 'a location' })],
  [turn(3, 8), told('edge-moved'), told('action-announced'), told('bled', {}, { text: 'bleeds you' }), pool(1, 19, 16)],
  [turn(1, 9)],
)

describe('a recap', () => {
  it('tells each turn of the others by the deeds that mattered, and pools old and new', () => {
    const { turns, pool: own, whole, ply } = recapOf(round, 1)!
    expect(turns.map(({ seat, turn: n, deeds }) => [seat, n, deeds.map(({ text }) => text)])).toEqual([
      [2, 7, ['a master', 'bled', 'brought-out']],
      [3, 8, ['bleeds you', 'edge-moved']],
    ])
    expect(turns.map(({ pools }) => pools)).toEqual([
      [
        { seat: 3, from: 15, to: 12 },
        { seat: 2, from: 18, to: 16 },
      ],
      [{ seat: 1, from: 19, to: 16 }],
    ])
    expect([own, whole, ply]).toEqual([{ seat: 1, from: 19, to: 16 }, true, 2])
  })

  it('puts what the reader lost by first, and says it of no other', () => {
    const { turns } = recapOf(round, 1)!
    expect(turns[1]!.deeds.map(({ own }) => own)).toEqual([true, false])
    expect(turns[0]!.deeds.some(({ own }) => own)).toBe(false)
  })

  it('counts what is in the log alone, and tells all that is important to who wants it', () => {
    expect(recapOf(round, 1)!.steps).toBe(13 - 2 - 5)
    const all = recapOf(
      record([turn(1, 1)], [turn(2, 2), told('hunted', {}, { class: 'important' }), told('drawn')], [turn(1, 3)]),
      1,
      'all',
    )!
    expect(all.turns[0]!.deeds.map(({ text }) => text)).toEqual(['hunted'])
  })

  it('is due in the own turn alone, and says where the record does not go back so far', () => {
    expect(recapOf(round, 3)).toBeUndefined()
    expect(recapOf(record([turn(1, 1)]), 1)).toBeUndefined()
    expect(recapOf(round.slice(1), 1)!.whole).toBe(false)
  })
})
