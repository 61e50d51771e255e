import type { Reply } from './api-event.ts'
import type { Prompt } from '../../shared/api/prompts.ts'
import { shellsOn, toldIn, type Call, type Settings } from './shells.ts'

export interface Tour {
  url: string
  game: string
  token: string
  prompt: Prompt | null
}

/** The demo league: what its programs need to know. */
export interface LeagueTour {
  url: string
  key: string
  event: string
}

/** A table of bots for the event, which a league's program makes. */
const BATCH_SEATS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'].map((deck, at) => ({
  bot: `Extra-${at + 1}`,
  deck,
}))

/** What a league's program does. */
const leagueCalls = ({ event }: LeagueTour): Call[] => [
  { what: 'How the event stands, for anybody', path: `/v1/events/${event}/standings` },
  { what: 'Its rounds: who sits where, and by which draw', path: `/v1/events/${event}/rounds` },
  { what: 'Results of its tables that are over, each signed', path: `/v1/results?event=${event}` },
  { what: 'All that the league has been told', path: '/v1/feed?since=0', as: 'KEY' },
  {
    what: 'A table of bots more, as its program seats it. Sent twice, there is one',
    path: '/v1/table-batches',
    as: 'KEY',
    key: 'extra-1',
    body: { event, tables: [{ externalRef: 'extra-1', seats: BATCH_SEATS }] },
  },
]

/** What a player's client does. */
function playerCalls({ game, prompt }: Tour): Call[] {
  const calls: Call[] = [
    { what: 'What is asked of you, in all your games', path: '/v1/me/inbox', as: 'TOKEN' },
    {
      what: 'The question in the demo game, with everything you may answer',
      path: `/v1/games/${game}/prompt`,
      as: 'TOKEN',
    },
    { what: 'The game as you may see it', path: `/v1/games/${game}`, as: 'TOKEN' },
  ]
  if (prompt === null) return calls
  const { optionId, args } = prompt.default
  calls.push({
    what: 'One answer to it: the default. Sent twice, it is played once',
    path: `/v1/games/${game}/commands`,
    as: 'TOKEN',
    key: `first:${prompt.id}`,
    body: { promptId: prompt.id, optionId, ...(args ? { args } : {}) },
  })
  return calls
}

/** For each shell that may be there, in any of which the lines work as they are printed. */
const told = (settings: Settings, calls: readonly Call[], platform: NodeJS.Platform): string =>
  shellsOn(platform)
    .map(shell => toldIn(shell, settings, calls))
    .join('\n')

export const playerLines = (tour: Tour, platform = process.platform): string =>
  told({ API: tour.url, TOKEN: tour.token }, playerCalls(tour), platform)
export const leagueLines = (league: LeagueTour, platform = process.platform): string =>
  told({ API: league.url, KEY: league.key }, leagueCalls(league), platform)

/** Plain text, so that a browser and curl show the same. */
export function landing(tour: Tour, league: LeagueTour | null, platform = process.platform): Reply {
  const anybody = [{ what: 'A token for anybody', path: '/dev/token', body: { name: 'somebody' } }],
    anyLeague = [
      { what: 'A key for the programs of any league', path: '/dev/league-key', body: { league: 'north', test: true } },
    ]
  const text = `Praxis: Vampire: The Eternal Struggle by web, on this machine.

The API              ${tour.url}/v1/openapi.json
Is it up?            ${tour.url}/v1/healthz

Only this development server gives tokens; its keys: ${tour.url}/dev/jwks.json

${told({ API: tour.url }, anybody, platform)}
The demo game has four bots and you, who are the player 'you':

${playerLines(tour, platform)}${
    league === null
      ? ''
      : `
The demo league holds an event of bots. Its page    ${tour.url}/e/${league.event}

${told({ API: tour.url }, anyLeague, platform)}
${leagueLines(league, platform)}`
  }`
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    cookies: [],
    body: Buffer.from(text),
  }
}
