import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

/**
 * Plays one seat to the end of its game. It knows no rules: it reads its inbox, looks at the question put to it, picks
 * one
 * of the options on offer, or of those of its next phase, fills its slots from their candidates, passes in the next
 * windows beforehand where
 * its answer may say so, and follows what happens through `changes`.
 *
 *   tsx test/client/phone.ts <url> <token> <game>
 */
interface Slot {
  name: string
  type: string
  min: number
  max: number
  candidates: (number | string)[]
  default: unknown
}
interface Option {
  id: string
  kind: string
  sealable?: true
  slots?: Slot[]
}
interface Prompt {
  id: string
  game: string
  options: Option[]
  next: Option[]
  lines: { window: string }[]
  default: { optionId: string; args?: object }
}
interface Entry {
  version: number
  events: { key: string; text: string }[]
}
interface Game {
  version: number
}
export interface Result {
  winner: number | null
  victoryPoints: number[]
  players: { seat: number; name: string }[]
}
export interface Played {
  result: Result
  seat: number
  answers: number
  ahead: number
  atOnce: number
  refused: number
  versions: number[]
  lines: string[]
}

export async function playToTheEnd(
  url: string,
  token: string,
  game: string,
  say: (line: string) => void = () => undefined,
  random: () => number = Math.random,
): Promise<Played> {
  const played: Omit<Played, 'result'> = {
    seat: -1,
    answers: 0,
    ahead: 0,
    atOnce: 0,
    refused: 0,
    versions: [],
    lines: [],
  }
  let version = 0
  let inboxTag = ''

  for (;;) {
    const prompt = await owed()
    if (prompt !== null) await answerAll(prompt)
    const moved = await follow()
    const result = moved || prompt !== null ? await call('GET', `/games/${game}/result`) : null
    if (result?.status === 200) {
      await follow()
      return { ...played, result: result.body as Result }
    }
    if (!moved && prompt === null) await delay(50)
  }

  /** The question of this game, out of all that are put to me. */
  async function owed(): Promise<Prompt | null> {
    const { status, body, etag } = await call(
      'GET',
      '/me/inbox',
      undefined,
      inboxTag === '' ? {} : { 'if-none-match': inboxTag },
    )
    if (status === 304) return null
    inboxTag = etag
    const mine = (body as { owed: { game: string; seat: number; prompt: Prompt }[] }).owed.find(
      one => one.game === game,
    )
    if (mine === undefined) return null
    played.seat = mine.seat
    const open = await call('GET', `/games/${game}/prompt`)
    return open.status === 200 ? (open.body as Prompt) : null
  }

  /** A reply brings the next question with it. A refusal says what is asked instead. */
  async function answerAll(first: Prompt): Promise<void> {
    for (let prompt: Prompt | null = first; prompt !== null;) {
      const offered: Option[] = [...prompt.options, ...prompt.next]
      const option = offered[Math.floor(random() * offered.length)]
      const byDefault = {
        optionId: prompt.default.optionId,
        ...(prompt.default.args ? { args: prompt.default.args } : {}),
      }
      const answer =
        option === undefined || random() < 0.3
          ? byDefault
          : { optionId: option.id, ...(option.slots ? { args: fill(option.slots) } : {}) }
      const then =
        option?.sealable && answer !== byDefault
          ? prompt.lines.map(({ window }) => ({ window, when: 'unchanged', do: 'pass' }))
          : []
      const { status, body } = await command({ promptId: prompt.id, ...answer, ...(then.length > 0 ? { then } : {}) })
      if (status === 200) {
        played.answers += 1
        if (then.length > 0) played.ahead += 1
        if (answer.optionId.startsWith('next:')) played.atOnce += 1
      } else if (status !== 409) {
        played.refused += 1
        say(`${status} for ${JSON.stringify(answer)}: ${JSON.stringify(body)}`)
        await command({ promptId: prompt.id, ...byDefault })
        return
      }
      prompt = (body as { prompt?: Prompt | null }).prompt ?? null
    }
  }

  function fill(slots: Slot[]): object {
    return Object.fromEntries(
      slots.map(slot => {
        const enough = Array.isArray(slot.default) ? slot.default.length >= slot.min : true
        return [slot.name, enough ? slot.default : slot.candidates.slice(0, slot.min)]
      }),
    )
  }

  /** What happened since I last looked; false when nothing did. */
  async function follow(): Promise<boolean> {
    const { status, body } = await call('GET', `/games/${game}/changes?since=${version}`)
    // Too long away to be told one by one: from here on.
    if (status === 410) version = ((await call('GET', `/games/${game}`)).body as Game).version
    if (status !== 200) return status === 410
    const changes = body as { version: number; entries: Entry[] }
    for (const { text } of changes.entries.flatMap(entry => entry.events)) {
      played.lines.push(text)
      say(text)
    }
    played.versions.push(...changes.entries.map(entry => entry.version))
    version = changes.version
    return true
  }

  /** Under one key until there is a reply, so that a lost one never makes two moves. */
  async function command(body: {
    promptId: string
    optionId: string
    args?: object
    then?: object[]
  }): ReturnType<typeof call> {
    return call('POST', `/games/${game}/commands`, body, {
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/json',
    })
  }

  async function call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown; etag: string }> {
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await fetch(`${url}/v1${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, ...headers },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        const text = await response.text()
        if (response.status < 500)
          return {
            status: response.status,
            body: text === '' ? null : JSON.parse(text),
            etag: response.headers.get('etag') ?? '',
          }
        if (attempt === 5) throw new Error(`${response.status} ${text}`)
      } catch (failure) {
        if (attempt === 5) throw failure
      }
      await delay(100 * 2 ** attempt)
    }
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [url, token, game] = process.argv.slice(2)
  if (!url || !token || !game) throw new Error('Usage: phone.ts <url> <token> <game>')
  const { result, seat } = await playToTheEnd(url, token, game, console.log)
  for (const { seat: at, name } of result.players)
    console.log(
      `${at === seat ? '*' : ' '} ${name}: ${result.victoryPoints[at]} victory points${at === result.winner ? ', the winner' : ''}`,
    )
}
