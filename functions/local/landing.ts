import type { Reply } from './api-event.ts'
import type { Prompt } from '../../shared/api/prompts.ts'

export interface Tour {
  url: string
  game: string
  token: string
  prompt: Prompt | null
}

/** Commands that work as they are printed, in any shell with curl. */
export function curlLines({ url, game, token, prompt }: Tour): { what: string; command: string }[] {
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
export function landing(tour: Tour): Reply {
  const text = `Praxis: Vampire: The Eternal Struggle by web, on this machine.

The API              ${tour.url}/v1/openapi.json
Is it up?            ${tour.url}/v1/healthz
A token for anybody  curl -s -d '{"name":"somebody"}' ${tour.url}/dev/token
                     (only this development server gives them; its keys: ${tour.url}/dev/jwks.json)

The demo game has four bots and you, who are the player 'you':

${curlLines(tour)
  .map(({ what, command }) => `# ${what}\n${command}\n`)
  .join('\n')}`
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    cookies: [],
    body: Buffer.from(text),
  }
}
