import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../shared/rules/index.ts'
import { problemIn, type Reply, type World } from '../../http/world.ts'
import { good } from '../events/held.ts'
import { judged, keptOf, type Judged } from './judged-table.ts'

interface Meetings {
  players: { player: string; name: string }[]
  tables: {
    round: number
    table: number
    game: string
    over: boolean
    seats: { player: string; name: string; victoryPoints: number | null }[]
    deals: { saying: number; parties: number[]; state: string }[]
    votes: { ply: number; seat: number; votes: number; for: boolean; called: number | null }[]
    concessions: { seat: number; to: number | null }[]
  }[]
  withheld: number
}

const ask = (at: Judged, who: string, ...entries: string[]): Promise<Reply> =>
  at.world.as(who).get(`/events/${at.event}/meetings?players=${entries.join(',')}`)

/** Something that everybody, or who it says, is shown at the table. */
async function happens({ store }: World, game: string, events: GameEvent[], by: string): Promise<void> {
  const record = (await store.loadGame(game))!
  const version = record.state.version + 1
  const views = record.state.views.map(seen => seen + 1)
  const before = (await store.event(game, record.state.version))!
  const event = { ...before, version, views, shown: true as const, command: { ...before.command, id: by }, events }
  const next = { ...record, state: { ...record.state, version, views } }
  expect(await store.saveGame(next, { ...event, reply: { ...before.reply, commandId: by } })).toBe('saved')
}

describe('where players have met', () => {
  it('TJUDGE-18: shows tables, deals, votes and concessions as they happened, and reckons nothing', async () => {
    const at = await judged()
    const [ann, ben, cal] = at.entries as [string, string, string]
    const [annPlays, benPlays, calPlays] = at.players as [string, string, string]
    const talk = `/games/${at.game}/talk`
    good(await at.world.as(annPlays).post(talk, { words: 'You spare me, I spare you.', deal: { with: [1] } }))
    good(await at.world.as(benPlays).post(`${talk}/1/deal`, { mark: 'made' }))
    good(await at.world.as(calPlays).post(talk, { words: 'Against Dee?', deal: { with: [4] } }))
    good(await at.world.as(benPlays).post(`/games/${at.game}/concession`, { to: 0 }))
    const by = { id: 1, key: null }
    const cast = { source: 'vampire', votes: 2 }
    await happens(
      at.world,
      at.game,
      [
        { key: 'referendum-called', seat: 2, by, card: null },
        { key: 'votes-cast', seat: 0, for: false, ...cast },
        { key: 'votes-cast', seat: 1, for: false, ...cast },
        { key: 'votes-cast', seat: 2, for: true, ...cast },
        { key: 'votes-cast', seat: 0, for: true, ...cast, seenBy: [0] },
      ],
      'a referendum',
    )
    const ply = await at.version()
    const found = good<Meetings>(await ask(at, 'ida', ann, ben))
    expect(found).toMatchObject({
      players: [{ player: ann }, { player: ben }],
      tables: [
        {
          round: 1,
          table: 1,
          game: at.game,
          over: false,
          seats: at.entries.map(player => ({ player, victoryPoints: null })),
          deals: [{ saying: 1, parties: [0, 1], state: 'made' }],
          votes: [
            { ply, seat: 0, votes: 2, for: false, called: 2 },
            { ply, seat: 1, votes: 2, for: false, called: 2 },
          ],
          concessions: [{ seat: 1, to: 0 }],
        },
      ],
      withheld: 0,
    })
    // Facts alone: neither what was said nor what anybody might make of it.
    expect(Object.keys(found).toSorted()).toEqual(['players', 'tables', 'withheld'])
    expect(Object.keys(found.tables[0]!).toSorted()).toEqual(
      ['concessions', 'deals', 'game', 'over', 'round', 'seats', 'table', 'votes'].toSorted(),
    )
    const other = good<Meetings>(await ask(at, 'hal', cal, ann)).tables[0]!
    expect([other.deals.map(({ saying }) => saying), other.votes.map(({ seat }) => seat)]).toEqual([
      [1, 2],
      [0, 2],
    ])
    expect(await keptOf(at, 'PENALTY#')).toEqual([])
  })

  it('is for judges of the event alone, who name players of it', async () => {
    const at = await judged()
    const [ann, ben] = at.entries as [string, string]
    for (const who of ['olga', at.players[0]!, 'zed'])
      expect(problemIn(await ask(at, who, ann, ben)).code).toBe('forbidden')
    for (const wrong of [[ann], [ann, ann], [ann, 'ent_ZZZZZZZZ'], [ann, 'ben'], at.entries.concat(ann)])
      expect(problemIn(await ask(at, 'hal', ...wrong)).code).toBe('invalid-request')
  })

  it('TJUDGE-02: nothing is told of a table at which the judge sits', async () => {
    const at = await judged({ multiJudge: true }, ['hal', 'p2', 'p3', 'p4', 'p5'])
    const [ann, ben] = at.entries as [string, string]
    expect(good<Meetings>(await ask(at, 'hal', ann, ben))).toMatchObject({ tables: [], withheld: 1 })
    expect(good<Meetings>(await ask(at, 'ida', ann, ben))).toMatchObject({ tables: [{ game: at.game }], withheld: 0 })
  })
})
