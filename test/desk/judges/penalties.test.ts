import { describe, expect, it } from 'vitest'
import { json, problemIn, type Reply } from '../../http/world.ts'
import { ended, good, move, standingsOf } from '../events/held.ts'
import { judged, keptOf, type Judged } from './judged-table.ts'

interface Penalty {
  id: string
  level: string
  proposed: string
  deviates: boolean
  round: number
  judge: string
  lifted: { judge: string; reason: string } | null
  noted: boolean
  escalation: string | null
  reportBy: string | null
}
interface Exported {
  penalties: { player: string; level: string; escalation?: string; reportBy?: string }[]
}
const exported = async (at: Judged): Promise<Exported> => {
  const file = good<{ text: string }>(await at.world.as('olga').get(`/events/${at.event}/export?as=json`))
  return JSON.parse(file.text) as Exported
}
const TEXT = 'Nobody may help. The game goes on.'
const give = (at: Judged, judge: string, penalty: object, key?: string, query = ''): Promise<Reply> =>
  at.world.as(judge).post(`/events/${at.event}/penalties${query}`, { text: TEXT, ...penalty }, key)
const slow = (at: Judged, level = 'caution', seat = 0): object => ({
  player: at.entries[seat],
  infraction: '3.3',
  level,
})
const outside = (at: Judged, seat = 0): object => ({
  player: at.entries[seat],
  infraction: '3.2',
  level: 'standings-adjustment',
})
const lift = (at: Judged, judge: string, id: string): Promise<Reply> =>
  at.world.as(judge).send('DELETE', `/events/${at.event}/penalties/${id}?reason=It%20was%20our%20error`)
const listed = async (at: Judged, who: string): Promise<Penalty[]> =>
  good<{ penalties: Penalty[] }>(await at.world.as(who).get(`/events/${at.event}/penalties`)).penalties
const pointsOf = async (at: Judged, entry: string): Promise<number | undefined> =>
  (await standingsOf(at.world, at.event)).rows.find(({ player }) => player === entry)?.victoryPoints

describe('a penalty', () => {
  it('TPEN-01: is given once under its key, and is known to the player and the officials alone', async () => {
    const at = await judged()
    const [ann, ben] = at.players as [string, string]
    const first = await give(at, 'ida', slow(at), 'one')
    const again = await give(at, 'ida', slow(at), 'one')
    expect([first.status, again.text]).toEqual([201, first.text])
    expect(json<Penalty>(first)).toMatchObject({ level: 'caution', proposed: 'caution', judge: 'Ida', round: 1 })
    for (const who of ['hal', 'olga', ann]) expect(await listed(at, who)).toHaveLength(1)
    for (const who of [ben, 'zed']) expect(await listed(at, who)).toEqual([])
  })

  it('TJUDGE-05, TPEN-18: names what was done, by a paragraph that there is', async () => {
    const at = await judged()
    for (const wrong of [{ infraction: '4.13' }, { infraction: undefined }, { text: '' }, { player: 'ent_ZZZZZZZZ' }])
      expect(problemIn(await give(at, 'hal', { ...slow(at), ...wrong })).code).toBe('invalid-request')
    for (const who of ['olga', at.players[0]!]) expect(problemIn(await give(at, who, slow(at))).code).toBe('forbidden')
    expect(await keptOf(at, 'PENALTY#')).toEqual([])
  })

  it('TPEN-10, TPEN-11: what is proposed climbs with the same infraction, and is never applied', async () => {
    const at = await judged()
    for (let n = 0; n < 2; n++) good(await give(at, 'ida', slow(at)))
    const tried = await give(at, 'ida', slow(at, 'warning'), undefined, '?dry=1')
    expect([tried.status, json<Penalty>(tried).proposed, json<Penalty>(tried).id]).toEqual([200, 'warning', ''])
    expect(await keptOf(at, 'PENALTY#')).toHaveLength(2)
    expect(good<Penalty>(await give(at, 'hal', slow(at)))).toMatchObject({ level: 'caution', proposed: 'warning' })
    expect(good<Penalty>(await give(at, 'ida', slow(at, 'caution', 1))).proposed).toBe('caution')
    const other = { ...slow(at), infraction: '2.2' }
    expect(good<Penalty>(await give(at, 'ida', other)).proposed).toBe('caution')
  })

  it('TJUDGE-17: what departs from the guide is for the head judge, and marked', async () => {
    const at = await judged()
    const bribe = { player: at.entries[0], infraction: '4.4', level: 'caution' }
    expect(problemIn(await give(at, 'ida', bribe))).toMatchObject({ code: 'forbidden', ruleRef: 'TJUDGE-17' })
    expect(good<Penalty>(await give(at, 'hal', bribe)).deviates).toBe(true)
  })

  it('TPEN-02, TPEN-04, TPEN-14: an adjustment is for the head judge, and takes a point in the game it falls on', async () => {
    const at = await judged()
    expect(problemIn(await give(at, 'ida', outside(at)))).toMatchObject({ code: 'forbidden', ruleRef: 'TPEN-14' })
    expect(good<Penalty>(await give(at, 'hal', outside(at))).round).toBe(1)
    await ended(at.world, at.game, [3, 1, 1, 0, 0])
    expect(await pointsOf(at, at.entries[0]!)).toBe(2)
  })

  it('TJUDGE-19: one that is lifted stays, with name and reason, and counts no more', async () => {
    const at = await judged()
    const { id } = good<Penalty>(await give(at, 'hal', outside(at)))
    await ended(at.world, at.game, [3, 1, 1, 0, 0])
    expect(problemIn(await lift(at, 'ida', id)).code).toBe('forbidden')
    expect((await lift(at, at.players[0]!, id)).status).toBe(403)
    good(await lift(at, 'hal', id))
    expect((await listed(at, 'ida'))[0]!.lifted).toMatchObject({ judge: 'Hal', reason: 'It was our error' })
    expect(await pointsOf(at, at.entries[0]!)).toBe(3)
    expect(problemIn(await lift(at, 'hal', id)).code).toBe('event-state')
    expect((await lift(at, 'hal', 'pen_ZZZZZZZZZZZZ')).status).toBe(404)
  })

  it('TPEN-07, TPEN-14: a disqualification is for the head judge; who is out is not in the standings', async () => {
    const at = await judged()
    const cheat = { player: at.entries[2], infraction: '4.7', level: 'disqualification' }
    expect(problemIn(await give(at, 'ida', cheat)).ruleRef).toBe('TPEN-14')
    const { id } = good<Penalty>(await give(at, 'hal', cheat))
    await ended(at.world, at.game, [3, 1, 1, 0, 0])
    expect(await pointsOf(at, at.entries[2]!)).toBeUndefined()
    const states = async (): Promise<string[]> =>
      good<{ players: { player: string; state: string }[] }>(
        await at.world.as('olga').get(`/events/${at.event}/players`),
      ).players.flatMap(({ player, state }) => (player === at.entries[2] ? [state] : []))
    expect(await states()).toEqual(['disqualified'])
    good(await lift(at, 'hal', id))
    expect(await states()).toEqual(['in'])
    expect(await pointsOf(at, at.entries[2]!)).toBe(1)
  })

  it('TPEN-07: of two disqualifications each keeps a player out, whichever is lifted first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const at = await judged()
      const cheat = { player: at.entries[2], infraction: '4.7', level: 'disqualification' }
      const given = [good<Penalty>(await give(at, 'hal', cheat)), good<Penalty>(await give(at, 'hal', cheat))]
      await ended(at.world, at.game, [3, 1, 1, 0, 0])
      good(await lift(at, 'hal', given[order[0]!]!.id))
      expect(await pointsOf(at, at.entries[2]!)).toBeUndefined()
      good(await lift(at, 'hal', given[order[1]!]!.id))
      expect(await pointsOf(at, at.entries[2]!)).toBe(1)
    }
  })

  it('TJUDGE-02: nobody decides on themselves', async () => {
    const at = await judged({ multiJudge: true }, ['hal', 'p2', 'p3', 'p4', 'p5'])
    const seat = at.players.indexOf('hal')
    expect(problemIn(await give(at, 'hal', slow(at, 'caution', seat))).code).toBe('conflict-of-interest')
    good(await give(at, 'ida', outside(at, seat)))
  })

  it('TPEN-09: whether a disqualification goes to the Ethics Committee is what the head judge has found', async () => {
    const at = await judged()
    const out = (seat: number, more = {}): object => ({
      player: at.entries[seat],
      infraction: '4.7',
      level: 'disqualification',
      ...more,
    })
    expect(good<Penalty>(await give(at, 'hal', out(0, { intentional: true }))).escalation).toBe('ethics-committee')
    expect(good<Penalty>(await give(at, 'hal', out(1))).escalation).toBe('control-measure')
    expect(good<Penalty>(await give(at, 'hal', slow(at, 'caution', 2))).escalation).toBeNull()
    const { penalties } = await exported(at)
    expect(penalties.map(({ player, escalation }) => [player, escalation])).toEqual([
      [at.entries[0], 'ethics-committee'],
      [at.entries[1], 'control-measure'],
    ])
  })

  it('TPEN-17: a suspension goes with a disqualification alone, and is to be reported within five days', async () => {
    const at = await judged()
    const cheat = { player: at.entries[1], infraction: '4.7', level: 'disqualification', suspension: true }
    for (const box of ['suspension', 'intentional']) {
      const wrong = problemIn(await give(at, 'hal', { ...outside(at), [box]: true }))
      expect([wrong.code, wrong.ruleRef, wrong.errors![0]!.path]).toEqual(['invalid-request', 'TPEN-17', box])
    }
    expect(problemIn(await give(at, 'ida', cheat)).ruleRef).toBe('TPEN-14')
    expect(await keptOf(at, 'PENALTY#')).toEqual([])
    const due = new Date(Date.parse(at.world.service.clock()) + 5 * 24 * 3_600_000).toISOString()
    const given = good<Penalty>(await give(at, 'hal', cheat))
    expect([given.reportBy, given.escalation]).toEqual([due, 'ethics-committee'])
    expect((await listed(at, 'olga'))[0]!.reportBy).toBe(due)
    expect((await exported(at)).penalties).toMatchObject([{ reportBy: due, escalation: 'ethics-committee' }])
    good(await at.call(at.players[1]!))
  })

  it('TPEN-13: of several from one call only the gravest counts, and the others are noted', async () => {
    const at = await judged()
    const { id: ticket } = good<{ id: string }>(await at.call(at.players[1]!))
    const deed = { player: at.entries[0], ticket }
    good(await give(at, 'hal', { ...deed, infraction: '2.3', level: 'caution' }))
    expect((await listed(at, 'hal')).map(({ noted }) => noted)).toEqual([false])
    const grave = { ...deed, infraction: '3.2', level: 'standings-adjustment' }
    const first = good<Penalty>(await give(at, 'hal', grave))
    at.world.pass(0.1)
    expect(good<Penalty>(await give(at, 'hal', { ...grave, infraction: '4.2' })).noted).toBe(true)
    expect((await listed(at, 'hal')).map(({ noted }) => noted).toSorted()).toEqual([false, true, true])
    await ended(at.world, at.game, [3, 1, 1, 0, 0])
    expect(await pointsOf(at, at.entries[0]!)).toBe(2)
    expect((await exported(at)).penalties).toHaveLength(1)
    good(await lift(at, 'hal', first.id))
    expect(await pointsOf(at, at.entries[0]!)).toBe(2)
    good(await give(at, 'hal', outside(at, 0)))
    expect(await pointsOf(at, at.entries[0]!)).toBe(1)
  })

  it('TPEN-16: after the event is over nothing is added', async () => {
    const at = await judged()
    good(await move(at.world, at.event, 'broken-off'))
    expect(problemIn(await give(at, 'hal', slow(at))).code).toBe('event-state')
    expect(await keptOf(at, 'PENALTY#')).toEqual([])
  })
})
