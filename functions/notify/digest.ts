import { promptFor, type Prompt, type SeatIndex } from '../../shared/rules/index.ts'
import { noticeWords } from '../../shared/text/notice-words.ts'
import type { NoticeKind } from '../../shared/text/notices.ts'
import { deadlineOf } from '../games/deadlines.ts'
import { isInvited } from '../games/lobby/who-may-see.ts'
import { seatOf } from '../games/play.ts'
import type { Outgoing, Wishes } from '../store/notice-port.ts'
import type { GameRecord, Store } from '../store/port.ts'
import { localTime, nextDigest } from './hours.ts'
import { answeredFor, openAsk } from './messages.ts'
import type { Letter } from './notifier.ts'
import { planned } from './planned.ts'

/** One mail for all games, at the reader's own times; never one an event. */
export const DIGEST = 'mail#digest'

interface News {
  name: string
  kind: NoticeKind
  game?: string
  table?: string
  at: string
  expires: string
}

/**
 * There is something to tell at the next time of a digest. What is owed is looked up then; news must be kept until
 * then.
 */
export async function wishDigest(store: Store, wishes: Wishes, now: string, news?: News): Promise<void> {
  const { player } = wishes
  if (news && (await store.outgoing(player, news.name))) return
  for (;;) {
    const known = await store.outgoing(player, DIGEST)
    const kept = known?.news ?? []
    const { name: _name, expires: _expires, ...one } = news ?? { name: '', expires: '' }
    const told =
      'kind' in one &&
      !kept.some(({ kind, game, table }) => kind === one.kind && game === one.game && table === one.table)
        ? [...kept, one]
        : kept
    if (known && known.dueAt !== null && told.length === kept.length) break
    const dueAt = known?.dueAt ?? nextDigest(now, wishes)
    if (known) {
      const next: Outgoing = {
        ...known,
        rev: known.rev + 1,
        dueAt,
        attempts: known.dueAt === null ? 0 : known.attempts,
        outcome: 'waiting',
        news: told,
        expires: never,
      }
      if ((await store.saveOutgoing(next)) === 'saved') break
    } else {
      const first = planned({
        player,
        id: DIGEST,
        channel: 'mail',
        kind: 'digest',
        about: {},
        at: now,
        dueAt,
        expires: never,
        news: told,
      })
      if ((await store.plan(first)) === 'planned') break
    }
  }
  // The mark against telling it again comes last: told twice is better than never.
  if (news)
    await store.plan({
      ...planned({
        player,
        id: news.name,
        channel: 'mail',
        kind: news.kind,
        about: {},
        at: now,
        dueAt: null,
        expires: news.expires,
      }),
      outcome: 'told',
    })
}
/** A digest is one item a player, and stays. */
const never = '9999-12-31T00:00:00.000Z'

/** By their own limit: when the deadline has something to do for anybody is nobody's business. */
interface Owing {
  game: GameRecord
  seat: SeatIndex
  prompt: Prompt
  deadline: string | null
}

async function owedBy(store: Store, player: string): Promise<Owing[]> {
  const games = await Promise.all((await store.gamesOf(player)).map(id => store.loadGame(id)))
  const owed = games.flatMap((game): Owing[] => {
    const seat = game ? seatOf(game, player) : -1
    const prompt = game && seat >= 0 ? promptFor(game.state, seat) : null
    return game && prompt ? [{ game, seat, prompt, deadline: deadlineOf(game, seat) }] : []
  })
  return owed.sort((a, b) => ((a.deadline ?? '~') < (b.deadline ?? '~') ? -1 : 1))
}

/** Null where there is nothing to say now; `dueAt` is when to look again, or null. */
export interface Digest {
  letter: Omit<Letter, 'to' | 'id' | 'player' | 'unsubscribe'> | null
  dueAt: string | null
  prompts: string[]
}

/**
 * What this player is asked across all games, and what else has happened. The same list is not sent twice in a row,
 * unless
 * something in it falls to its default before the next time.
 */
export async function composeDigest(
  store: Store,
  wishes: Wishes,
  { news = [], last }: Outgoing,
  now: string,
  unsubscribe: string,
): Promise<Digest> {
  const { digest: words, ...others } = await noticeWords(wishes.language)
  const owed = wishes.channels.prompt.mail ? await owedBy(store, wishes.player) : []
  const next = nextDigest(now, wishes)
  const happened = (
    await Promise.all(
      news.map(async ({ kind, game, table }) => {
        const found = table === undefined ? undefined : await store.loadTable(table)
        // Who has sat down since, or declined, is invited no more.
        if (kind === 'invitation' && !(found && isInvited(found, wishes.player))) return []
        const name = found?.name ?? (game === undefined ? undefined : await store.loadGame(game))?.name ?? ''
        return [`* ${words.line(name, kind === 'invitation' || kind === 'talk' ? others[kind] : others.gameOver)}`]
      }),
    )
  ).flat()
  const prompts = owed.map(({ game, prompt }) => `${game.id} ${prompt.id}`)
  const isNew =
    happened.length > 0 ||
    prompts.some(prompt => !last?.prompts.includes(prompt)) ||
    owed.some(({ deadline }) => deadline !== null && deadline < next)
  const dueAt = owed.length > 0 ? next : null
  if (!isNew) return { letter: null, dueAt, prompts }

  const when = (instant: string): string =>
    `${Object.values(localTime(instant, wishes.timeZone)).join(' ')} (${wishes.timeZone})`
  const lines = await Promise.all(
    owed.map(async ({ game, seat, prompt, deadline }) =>
      [
        `* ${words.line(game.name, await openAsk(game, prompt, wishes.language))}`,
        ...(await answeredFor(game, seat, wishes.language).then(answered =>
          answered === undefined ? [] : [`  ${answered}`],
        )),
        ...(deadline === null ? [] : [`  ${words.deadline(when(deadline))}`]),
      ].join('\n'),
    ),
  )
  const parts = [
    ...(lines.length > 0 ? [words.owed(lines.length), ...lines] : []),
    ...(happened.length > 0 ? [words.news, ...happened] : []),
    words.closing(unsubscribe),
  ]
  return { letter: { subject: words.subject(owed.length), text: `${parts.join('\n\n')}\n`, at: now }, dueAt, prompts }
}
