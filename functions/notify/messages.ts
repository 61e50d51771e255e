import { viewFor, type Message } from '../../shared/rules/index.ts'
import { noticeWords } from '../../shared/text/notice-words.ts'
import { renderMessage } from '../../shared/text/index.ts'
import { languageOf, learn, type LanguageCode } from '../../shared/text/languages.ts'
import type { Outgoing } from '../store/notices.ts'
import type { GameRecord } from '../store/port.ts'
import type { PushMessage } from './notifier.ts'

/** A lock screen is read by whoever passes: a question names no card there that does not lie open to all. */
export async function openAsk(game: Pick<GameRecord, 'players' | 'state'>, ask: Message, language: LanguageCode): Promise<string> {
  await learn(language)
  const open = openCards(game.state)
  return renderMessage({ ...ask, ...(ask.params && { params: masked(ask.params, open) as NonNullable<Message['params']> }) }, { seats: game.players.map(({ name }) => name) }, languageOf(language))
}

const isCard = (value: object): value is { id: number; key: string | null } => 'id' in value && 'key' in value && typeof value.id === 'number'

/** The ids of all cards a spectator sees by name. */
function openCards(state: GameRecord['state']): Set<number> {
  const open = new Set<number>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isCard(value) && value.key !== null) open.add(value.id)
    for (const part of Object.values(value)) look(part)
  }
  look(viewFor(state, 'spectator'))
  return open
}

function masked(value: unknown, open: ReadonlySet<number>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => masked(one, open))
  if (isCard(value) && !open.has(value.id)) return { ...value, key: null }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, masked(part, open)]))
}

const LONGEST = 500

/** What a push says. A message has 4 KB with what encrypts it; this stays far below in any script. */
export async function pushMessage({ id, kind, about }: Outgoing, title: string, ask: string, language: LanguageCode): Promise<PushMessage> {
  const words = await noticeWords(language)
  const body = kind === 'gameOver' ? words.gameOver : kind === 'invitation' ? words.invitation : kind === 'reminder' ? words.reminder(ask) : words.prompt(ask)
  return { id, kind, ...about, title: title.slice(0, LONGEST), body: body.slice(0, LONGEST) }
}
