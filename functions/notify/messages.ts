import { viewFor, type Message, type Prompt, type SeatIndex } from '../../shared/rules/index.ts'
import { noticeWords } from '../../shared/text/notice-words.ts'
import { nameOf, renderMessage } from '../../shared/text/index.ts'
import { languageOf, learn, type LanguageCode } from '../../shared/text/languages.ts'
import type { Outgoing } from '../store/notice-port.ts'
import type { GameRecord } from '../store/port.ts'
import type { PushMessage } from './notifier.ts'
import { quickAnswers } from './quick-answers.ts'

/** A lock screen is read by whoever passes: nothing there names a card that does not lie open to all. */
export interface Openly {
  ask: string
  answers: PushMessage['answers']
}

/** A question as it may be read by anybody, and what may be answered to it from there. */
export async function openly(
  game: Pick<GameRecord, 'players' | 'state'>,
  prompt: Prompt,
  language: LanguageCode,
): Promise<Openly> {
  const open = openCards(game.state),
    names = {
      seats: game.players.map(({ name }) => name),
      generic: (id: number) => (open.has(id) ? game.state.cards[id]?.printed?.name : undefined),
    }
  const { answers } = await noticeWords(language)
  const card = (one: unknown): string =>
    typeof one === 'object' && one !== null && isCard(one)
      ? nameOf(masked(one, open) as Parameters<typeof nameOf>[0], names, languageOf(language))
      : ''
  return { ask: await openAsk(game, prompt, language), answers: quickAnswers(game.state, prompt, answers, card) }
}

export async function openAsk(
  game: Pick<GameRecord, 'players' | 'state'>,
  { ask, seat }: Pick<Prompt, 'ask' | 'seat'>,
  language: LanguageCode,
): Promise<string> {
  await learn(language)
  const open = openCards(game.state)
  return renderMessage(
    { ...ask, ...(ask.params && { params: masked(ask.params, open) as NonNullable<Message['params']> }) },
    { seats: game.players.map(({ name }) => name), you: seat },
    languageOf(language),
  )
}

/**
 * How many answers the standing orders of a seat have given since its owner last gave one; undefined where they gave
 * none. A number and
 * no more: which they were, and with what, stands in their own log.
 */
export async function answeredFor(
  { state }: Pick<GameRecord, 'state'>,
  seat: SeatIndex,
  language: LanguageCode,
): Promise<string | undefined> {
  const orders = state.followed?.[seat] ?? 0
  await learn(language)
  return orders === 0
    ? undefined
    : renderMessage({ key: 'since-orders', params: { orders } }, { seats: [] }, languageOf(language))
}

const isCard = (value: object): value is { id: number; key: string | null } =>
  'id' in value && 'key' in value && typeof value.id === 'number'

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
  if (Array.isArray(value)) return value.map(one => masked(one, open))
  if (isCard(value) && !open.has(value.id)) return { ...value, key: null }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, masked(part, open)]))
}

const LONGEST = 400

/**
 * What a push says: of a question, after it, how many were answered by standing orders. A message has 4 KB with what
 * encrypts it; this stays far below in any script.
 */
export async function pushMessage(
  { id, kind, about }: Outgoing,
  title: string,
  { ask, answers, answered }: Openly & { answered?: string | undefined },
  language: LanguageCode,
): Promise<PushMessage> {
  const words = await noticeWords(language)
  const body =
    kind === 'gameOver'
      ? words.gameOver
      : kind === 'invitation'
        ? words.invitation
        : kind === 'talk'
          ? words.talk
          : kind === 'reminder'
            ? words.reminder(ask)
            : [words.prompt(ask), ...(answered === undefined ? [] : [answered])].join(' ')
  return {
    id,
    kind,
    ...about,
    title: title.slice(0, LONGEST),
    body: body.slice(0, LONGEST),
    language,
    ...(answers && (kind === 'prompt' || kind === 'reminder') && { answers }),
  }
}
