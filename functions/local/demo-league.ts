import type { Client } from '../../shared/api/client.ts'

/** Whose program holds the demo event. By a test key, so that bots fill it up and nothing of it counts. */
export const DEMO_LEAGUE = { league: 'demo', test: true } as const
/** The one person among the bots. Their table waits for them, so that an event is under way as long as nobody plays. */
export const VISITOR = 'visitor'

const PLAYERS = 10

/** Who does what in it: the league's program holds it, the visitor plays, and somebody else organises and judges it. */
export interface DemoPeople {
  league: Client
  visitor: Client
  official: { player: string; name: string }
}

/**
 * Holds an event of two rounds and deals the first; its id. Made once: the keys of its commands are fixed, so that one
 * that was being made when the server was killed is completed.
 */
export async function setUpDemoLeague({ league, visitor, official }: DemoPeople): Promise<string> {
  const { body: held } = await league.call('myEvents', {})
  const known = held?.events.at(-1)
  if (known && known.state !== 'announced' && known.seatedRounds > 0 && known.checkIn === null) return known.id
  const event = known?.id ?? (await announced(league, official))
  const params = { event }
  const move = (to: 'registration' | 'check-in-closed'): Promise<unknown> =>
    league.call('moveEvent', { params, body: { to }, key: `demo-${to}` })
  await move('registration')
  await visitor.call('register', { params, body: {}, key: 'demo-visitor' })
  await visitor.call('sealEventDeck', { params, body: { deck: 'ventrue' }, key: 'demo-deck' })
  await move('check-in-closed')
  await league.call('seatRound', { params, body: {}, key: 'demo-seat' })
  await league.call('dealRound', { params: { ...params, round: 1 }, key: 'demo-deal' })
  return event
}

async function announced(league: Client, official: DemoPeople['official']): Promise<string> {
  const { body: event } = await league.call('createEvent', {
    key: 'demo-event',
    body: {
      name: 'Demo league, first event',
      startsAt: new Date().toISOString(),
      rounds: 2,
      roundHours: 8760,
      answerWithinHours: 336,
      fillTo: PLAYERS,
      organisers: [official],
      judges: [official],
    },
  })
  if (!event) throw new Error('The demo event was not made')
  return event.id
}
