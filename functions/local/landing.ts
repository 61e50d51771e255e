import type { Reply } from './api-event.ts'
import type { Prompt } from '../../shared/api/prompts.ts'

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

interface Line {
  what: string
  command: string
}

/** A table of bots for the event, which a league's program makes. */
const BATCH_SEATS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'].map((deck, at) => ({
  bot: `Extra-${at + 1}`,
  deck,
}))

/** What a league's program does, to be tried in any shell with curl. */
export function leagueLines({ url, key, event }: LeagueTour): Line[] {
  const auth = `-H 'authorization: Bearer ${key}'`
  const batch = JSON.stringify({ event, tables: [{ externalRef: 'extra-1', seats: BATCH_SEATS }] })
  return [
    { what: 'How the event stands, for anybody', command: `curl -s ${url}/v1/events/${event}/standings` },
    { what: 'Its rounds: who sits where, and by which draw', command: `curl -s ${url}/v1/events/${event}/rounds` },
    { what: 'Results of its tables that are over, each signed', command: `curl -s '${url}/v1/results?event=${event}'` },
    { what: 'All that the league has been told', command: `curl -s ${auth} '${url}/v1/feed?since=0'` },
    {
      what: 'A table of bots more, as its program seats it. Sent twice, there is one',
      command: `curl -s ${auth} -H 'content-type: application/json' -H 'idempotency-key: extra-1' -d '${batch}' ${url}/v1/table-batches`,
    },
  ]
}

/** Commands that work as they are printed, in any shell with curl. */
export function curlLines({ url, game, token, prompt }: Tour): Line[] {
  const auth = `-H 'authorization: Bearer ${token}'`
  const lines = [
    { what: 'What is asked of you, in all your games', command: `curl -s ${auth} ${url}/v1/me/inbox` },
    {
      what: 'The question in the demo game, with everything you may answer',
      command: `curl -s ${auth} ${url}/v1/games/${game}/prompt`,
    },
    { what: 'The game as you may see it', command: `curl -s ${auth} ${url}/v1/games/${game}` },
  ]
  if (prompt === null) return lines
  const { optionId, args } = prompt.default
  const body = JSON.stringify({ promptId: prompt.id, optionId, ...(args ? { args } : {}) })
  const quoted = body.replaceAll("'", "'\\''")
  lines.push({
    what: 'One answer to it: the default. Sent twice, it is played once',
    command: `curl -s ${auth} -H 'content-type: application/json' -H 'idempotency-key: first:${prompt.id}' -d '${quoted}' ${url}/v1/games/${game}/commands`,
  })
  return lines
}

/** Plain text, so that a browser and curl show the same. */
export function landing(tour: Tour, league: LeagueTour | null): Reply {
  const text = `Praxis: Vampire: The Eternal Struggle by web, on this machine.

The API              ${tour.url}/v1/openapi.json
Is it up?            ${tour.url}/v1/healthz
A token for anybody  curl -s -d '{"name":"somebody"}' ${tour.url}/dev/token
                     (only this development server gives them; its keys: ${tour.url}/dev/jwks.json)

The demo game has four bots and you, who are the player 'you':

${shown(curlLines(tour))}${
    league === null
      ? ''
      : `
The demo league holds an event of bots. Its page    ${tour.url}/e/${league.event}
A key for the programs of any league    curl -s -d '{"league":"north","test":true}' ${tour.url}/dev/league-key

${shown(leagueLines(league))}`
  }`
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    cookies: [],
    body: Buffer.from(text),
  }
}

const shown = (lines: readonly Line[]): string => lines.map(({ what, command }) => `# ${what}\n${command}\n`).join('\n')
