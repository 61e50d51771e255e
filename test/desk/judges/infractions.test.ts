import { beforeAll, describe, expect, it } from 'vitest'
import { INFRACTIONS, type Paragraph } from '../../../shared/league/infractions.ts'
import { LEVELS, type Level } from '../../../shared/league/penalties.ts'
import { json, problemIn, type Reply } from '../../http/world.ts'
import { ended, good, seal, standingsOf } from '../events/held.ts'
import { judged, keptOf, type Judged, type Ticket } from './judged-table.ts'

interface Penalty {
  level: Level
  proposed: Level
  deviates: boolean
  infractionName: string
  ticket: string | null
  escalation: string | null
}
const TEXT = 'What was done, and what comes of it.'
const give = (at: Judged, judge: string, penalty: object, query = ''): Promise<Reply> =>
  at.world.as(judge).post(`/events/${at.event}/penalties${query}`, { text: TEXT, ...penalty })
const out = (at: Judged, seat: number, infraction: Paragraph): object => ({
  player: at.entries[seat],
  infraction,
  level: 'disqualification',
})

describe('what the desk offers for an infraction', () => {
  let at: Judged
  beforeAll(async () => {
    at = await judged()
  }, 60_000)
  const tried = async (infraction: Paragraph, level: Level, more: object = {}): Promise<Penalty> =>
    good<Penalty>(await give(at, 'hal', { player: at.entries[0], infraction, level, ...more }, '?dry=1'))

  it.each<[rule: string, paragraph: Paragraph, first: Level, grave?: Level]>([
    ['TPEN-21: help from outside takes a point', '3.2', 'standings-adjustment'],
    ['TPEN-22: slow play is a caution', '3.3', 'caution'],
    ['TPEN-23: stalling ends it for who does it', '4.6', 'disqualification'],
    ['TPEN-24: so do threats', '4.3', 'disqualification'],
    ['TPEN-24: and taking what is of the event', '4.5', 'disqualification'],
    ['TPEN-25: and wagers', '4.4', 'disqualification'],
    ['TPEN-25: and results that were agreed on', '4.9', 'disqualification'],
    ['TPEN-26: and cheating', '4.7', 'disqualification'],
    ['TPEN-26: and fraud', '4.8', 'disqualification'],
    ['TPEN-27: unsporting conduct of the minor kind is warned of', '4.1', 'warning'],
    [
      'TPEN-27: that of the major kind takes a point, or more with malice',
      '4.2',
      'standings-adjustment',
      'disqualification',
    ],
    ['TPEN-29: leaving in anger ends it', '4.11', 'disqualification'],
    [
      'TPEN-30: not playing to win is warned of, and in clear cases takes a point',
      '4.12',
      'warning',
      'standings-adjustment',
    ],
  ])('%s (%s)', async (_, paragraph, first, grave) => {
    for (const level of LEVELS) {
      const { proposed, deviates, infractionName } = await tried(paragraph, level)
      expect([proposed, infractionName, level, deviates]).toEqual([
        first,
        INFRACTIONS[paragraph].name,
        level,
        level !== first && level !== grave,
      ])
    }
    expect(await keptOf(at, 'PENALTY#')).toEqual([])
  })

  it('TCONC-04: of a line that offers something for a concession a call says line and ply, and bribery is offered', async () => {
    const question = 'Ben has written: concede and I send you a card.'
    const ticket = json<Ticket>(await at.call(at.players[0]!, { question }))
    const [seen] = await at.tickets('hal')
    expect([seen!.question, typeof seen!.ply]).toEqual([question, 'number'])
    const penalty = await tried('4.4', 'disqualification', { player: at.entries[1], ticket: ticket.id })
    expect([penalty.infractionName, penalty.proposed, penalty.ticket]).toEqual([
      'Bribery and Wagering',
      'disqualification',
      ticket.id,
    ])
    good(await at.world.as(at.players[0]!).post(`/games/${at.game}/tickets/${ticket.id}/close`, {}))
  })

  it('TFINAL-13, TTALK-04: a call alone makes nobody a suspect; nothing is given but by a judge', async () => {
    const question = 'Is it allowed to ask others where to sit, and to play as oddly as this?'
    const ticket = json<Ticket>(await at.call(at.players[2]!, { question }))
    for (const who of ['hal', 'olga', at.players[2]!]) {
      const reply = await at.world.as(who).get(`/events/${at.event}/penalties`)
      expect(good<{ penalties: Penalty[] }>(reply).penalties).toEqual([])
    }
    const answer = { kind: 'answer', text: 'It is: before you sit down, and however it looks (3.2, 4.12).' }
    good(await at.rule('hal', answer, { ticket: ticket.id }))
    expect(await keptOf(at, 'PENALTY#')).toEqual([])
  })
})

it('TPEN-22: who is late again and again is answered for, and given nothing for it by itself', async () => {
  const at = await judged()
  for (let n = 0; n < 5; n++) {
    at.world.pass(24 * 12)
    await at.world.as(at.players[0]!).get(`/games/${at.game}`)
  }
  const { clock } = await at.stored()
  expect(clock!.seats.some(({ misses }) => misses > 0)).toBe(true)
  expect([await keptOf(at, 'PENALTY#'), await keptOf(at, 'TICKET#')]).toEqual([[], []])
})

it('TPEN-25, TPEN-26: both who have agreed on a result are out, and what others have won stands', async () => {
  const at = await judged()
  await ended(at.world, at.game, [3, 1, 1, 0, 0])
  for (const seat of [1, 2]) good(await give(at, 'hal', out(at, seat, '4.9')))
  const { rows } = await standingsOf(at.world, at.event)
  expect(rows.map(({ player }) => player).toSorted()).toEqual([0, 3, 4].map(seat => at.entries[seat]!).toSorted())
  expect(rows[0]).toMatchObject({ player: at.entries[0], gameWins: 1, victoryPoints: 3, tournamentPoints: 60 })
})

it('TPEN-24, TPEN-29: who is out for threats or anger neither comes back nor hands in another deck', async () => {
  const at = await judged()
  for (const [seat, infraction] of [
    [3, '4.3'],
    [4, '4.11'],
  ] as const) {
    const player = at.players[seat]!
    const { deviates, escalation } = good<Penalty>(await give(at, 'hal', out(at, seat, infraction)))
    expect([deviates, escalation]).toEqual([false, 'control-measure'])
    const before = await keptOf(at, 'PLAYER#')
    const again = await at.world.as(player).post(`/events/${at.event}/registration`, {})
    expect(problemIn(again).status).toBe(409)
    expect(problemIn(await seal(at.world, at.event, player, 'tremere')).status).toBeGreaterThanOrEqual(400)
    expect(await keptOf(at, 'PLAYER#')).toEqual(before)
  }
})
