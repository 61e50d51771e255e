import type { Changes, Game, LastSeen, LogEntry } from '../../shared/api/games.ts'
import type { Command, Prompt } from '../../shared/api/prompts.ts'
import { ApiProblem, NoReply, type Infer } from '../../shared/api/client.ts'
import { patched } from '../../shared/api/patch.ts'
import { cell, type Cell } from './cell.ts'
import { shelfOf, type Held } from './held.ts'
import { unsentName, type Unsent } from './keeping.ts'
import { memory } from './memory.ts'
import type { Told } from './notice.ts'
import { client, newKey, troubleOf, type Trouble } from './session.ts'
import { openDoorbell } from './socket.ts'

export type GameView = Infer<typeof Game>
export type Entry = Infer<typeof LogEntry>
export type Looked = Infer<typeof LastSeen>

/** One game as it is followed here. */
export interface Live {
  game?: GameView
  prompt: Prompt | null
  /** How far this reader had looked before this page was opened, and what came since; of a sandbox nothing. */
  looked?: Looked | null
  /** The latest of the record, oldest first; what came before is read when it is asked for. */
  entries: Entry[]
  /** Where the record goes on before these; null: it begins with them. */
  earlier: string | null
  /** When it was last heard of, and what stands against it now. */
  heard: number
  trouble?: Trouble
  answering: Answering
  /** What was answered and is not known to have arrived. */
  unsent?: Command
}

/**
 * `kept`: not sent yet, for want of a connection. `checking`: sent, and no reply came. Of these two it is said what became of them: it had `arrived`,
 * or is sent `late`. `replaced`: the question had changed, and the answer was not used.
 */
type Answering = 'no' | 'sending' | 'kept' | 'checking' | 'arrived' | 'late' | 'replaced'

export interface Table {
  live: Cell<Live>
  answer: (command: Command) => Promise<void>
  look: () => Promise<void>
  earlier: () => Promise<void>
  close: () => void
}

const ENTRIES = 40
/** After an own answer others may move at once: bots do. */
const SOON_MS = [400, 900, 1800, 3500]
const UNHEARD_MS = 15_000
/** Where a doorbell rings, or nobody looks, that is how often a page looks all the same. */
const RUNG_MS = 60_000
/** Where only bots are waited for, they have answered in a moment. */
const BOTS_MS = 1_200
/** Whoever does not know whether an answer has arrived is told soon. */
const DOUBT_MS = 3_000
/** How long it is said that an answer has arrived after all. */
const SAID_MS = 10_000

const botsOnly = (game: GameView | undefined): boolean =>
  game !== undefined &&
  !game.view.result &&
  game.view.waitingFor.length > 0 &&
  game.view.waitingFor.every(seat => game.players[seat]?.bot)

/** `prepare`: what the page needs to show a table is fetched before the table is shown. */
export function follow(
  id: string,
  view: 'seat' | 'spectator',
  seat?: number,
  prepare?: (game: GameView, prompt: Prompt | null) => Promise<unknown>,
): Table {
  // Of a sandbox all seats are the reader's: one goes on as the seat one has begun as.
  let as: { view: typeof view; seat?: number } = { view, ...(seat !== undefined && { seat }) }
  const live = cell<Live>({ prompt: null, entries: [], earlier: null, heard: 0, answering: 'no' })
  const shelf = shelfOf(id, `${view}${seat ?? ''}`)
  let current = false
  let etag: string | undefined,
    tag: string | undefined,
    timer: ReturnType<typeof setTimeout> | undefined,
    soon: number[] = [],
    closed = false,
    looking: Promise<void> | undefined

  const change = (next: Partial<Live>): void => live.set({ ...live.get(), ...next })
  const calm = (): void => {
    const { trouble: _, ...rest } = live.get()
    live.set({ ...rest, heard: Date.now() })
    hold()
  }
  const hold = (): void => {
    const { game, prompt, entries, earlier, heard } = live.get()
    if (game) shelf.keep({ language: document.documentElement.lang, game, prompt, entries, earlier, heard, tag })
  }

  /** What was on show here before, and an answer that is not known to have arrived: by the time anything is read, both are on the page. */
  async function begin(): Promise<void> {
    const [held, unsent] = await Promise.all([shelf.read(), memory.read<Unsent>(unsentName(id))])
    const spoken = held?.language === document.documentElement.lang
    if (held && spoken) {
      tag = held.tag
      await prepare?.(held.game, null)
      putBack(held)
    }
    if (unsent) change({ answering: unsent.sent ? 'checking' : 'kept', unsent: unsent.command })
    if (!closed) await look()
    // In another language it is better than nothing.
    if (held && !spoken && !live.get().game && live.get().trouble?.kind === 'offline') putBack(held)
  }

  const putBack = ({ game, prompt, entries, earlier, heard }: Held): void =>
    change({ game, prompt, entries, earlier, heard })

  /** What is read of a table that nothing is known of yet is asked for at once, and shown at once: nothing moves while it comes. */
  async function first(): Promise<void> {
    const { game: held, entries: had, looked: before } = live.get(),
      anew = held === undefined
    // Of use if it is the question that the game has open.
    const early = anew && view === 'seat' ? prompt().catch(() => undefined) : undefined
    const newest = anew ? record() : undefined
    newest?.catch(() => undefined)
    const seen =
      view === 'spectator' || seat !== undefined || before
        ? undefined
        : client.call('lastSeen', { params: { game: id } }).then(
            ({ body }) => body,
            () => null,
          )
    const { status, body, etag: of } = await client.call('game', { params: { game: id }, query: as, etag: tag })
    const now = status === 304 ? held : body
    if (!now) return
    if (now.table === null && now.seat !== null) as = { view, seat: now.seat }
    const looked = now.table === null || now.seat === null ? null : await seen
    const also = looked ? { looked } : {}
    if (now === held) {
      change(also)
      return ask(now)
    }
    const near =
      held !== undefined && tag !== undefined && held.version <= now.version && now.version - held.version <= ENTRIES
    const asked = async (): Promise<Prompt | null> => {
      const known = await questionOf(now, early)
      await prepare?.(now, known)
      return known
    }
    const [known, news] = await Promise.all([
      asked(),
      near
        ? client
            .call('changes', { params: { game: id }, query: { since: held.version, ...as } })
            .then(changes => ({ entries: joined(had, changes.body?.entries ?? []) }))
        : (newest ?? record()),
    ])
    tag = of
    change({ game: now, prompt: known, ...news, ...also })
  }

  /** The newest of the record, or what comes before what is on show. */
  async function record(cursor?: string): Promise<Pick<Live, 'entries' | 'earlier'>> {
    const { body } = await client.call('log', {
      params: { game: id },
      query: { order: 'newest', limit: ENTRIES, ...as, ...(cursor !== undefined && { cursor }) },
    })
    return { entries: body?.entries ?? [], earlier: body?.cursor ?? null }
  }

  const joined = (had: Entry[], entries: readonly Entry[]): Entry[] => [
    ...had,
    ...entries.filter(({ version }) => version > (had.at(-1)?.version ?? 0)),
  ]

  /** The game after a change: sent whole, or as a patch for who holds the game it was made from. */
  async function after({ game, patch, base, etag: of }: Infer<typeof Changes>): Promise<GameView | undefined> {
    const held = live.get().game
    if (game) tag = of
    if (game || !held) return game
    if (patch && base === tag) {
      tag = of
      return patched(held, patch as Parameters<typeof patched>[1]) as GameView
    }
    const whole = await client.call('game', { params: { game: id }, query: as })
    tag = whole.etag
    return whole.body ?? undefined
  }

  const prompt = async (): Promise<Prompt | null> =>
    (await client.call('prompt', { params: { game: id }, query: as.seat === undefined ? {} : { seat: as.seat } })).body

  async function questionOf(
    { view: { you } }: GameView,
    early?: Promise<Prompt | null | undefined>,
  ): Promise<Prompt | null> {
    const open = you?.prompt ?? null
    if (open === null) return null
    const known = await early
    return known?.id === open ? known : prompt()
  }

  /** The question, if there is one that is not on the page yet. */
  async function ask(game: GameView): Promise<void> {
    const shown = live.get().prompt
    if (shown && shown.id === game.view.you?.prompt && shown.deadline === game.deadline) return
    change({ prompt: await questionOf(game) })
  }

  async function more(): Promise<number> {
    const since = live.get().game?.version ?? 0
    const {
      status,
      body,
      etag: next,
      pollInterval,
    } = await client.call('changes', { params: { game: id }, query: { since, ...as }, etag })
    etag = next
    if (status !== 304 && body) {
      etag = undefined
      const game = await after(body)
      change({ ...(game && { game }), entries: joined(live.get().entries, body.entries) })
      if (game) await ask(game)
    }
    return (pollInterval ?? UNHEARD_MS / 1000) * 1000
  }

  async function whole(): Promise<number> {
    await first()
    current = true
    return UNHEARD_MS
  }

  /** After days away the game is read whole. */
  function tooFarBehind(failure: unknown): Promise<number> {
    if (!(failure instanceof ApiProblem) || failure.problem.status !== 410) throw failure
    return whole()
  }

  async function lookOnce(): Promise<void> {
    let wait: number
    try {
      await resend()
      wait = current ? await more().catch(tooFarBehind) : await whole()
      calm()
      if (document.hidden || bell.isOpen()) wait = Math.max(wait, RUNG_MS)
      else if (botsOnly(live.get().game)) wait = Math.min(wait, BOTS_MS)
      // Given after this look had gone past it.
      if (live.get().unsent) wait = DOUBT_MS
    } catch (failure) {
      change({ trouble: troubleOf(failure) })
      wait = live.get().answering === 'checking' ? DOUBT_MS : document.hidden ? RUNG_MS : UNHEARD_MS
    }
    if (!closed) schedule(wait)
  }

  const look = (): Promise<void> =>
    (looking ??= lookOnce().finally(() => {
      looking = undefined
    }))

  /** A look that has begun may have gone past what has come since. */
  const lookAfresh = (): Promise<void> => (looking ? looking.then(look) : look())

  function schedule(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), Math.min(wait, (bell.isOpen() ? undefined : soon.shift()) ?? wait))
  }

  /** What was answered before and is not known to have arrived goes out with the next look. */
  async function resend(): Promise<void> {
    if (live.get().answering === 'sending') return
    const unsent = await memory.read<Unsent>(unsentName(id))
    if (!unsent) {
      if (live.get().unsent) settled('no')
      return
    }
    const said = await send(unsent)
    if (said === 'replaced') return
    settled(said ? 'arrived' : 'late')
    setTimeout(() => {
      if (['arrived', 'late'].includes(live.get().answering)) settled('no')
    }, SAID_MS)
  }

  const settled = (answering: Answering): void => {
    const { unsent: _, ...rest } = live.get()
    live.set({ ...rest, answering })
  }

  async function forget({ key }: Unsent): Promise<void> {
    // Another may have been given meanwhile, on another page or on a notification.
    if ((await memory.read<Unsent>(unsentName(id)))?.key === key) await memory.write(unsentName(id), undefined)
  }

  /** Whether it had been answered before; throws when it is still not known to have arrived, or was refused. */
  async function send(unsent: Unsent): Promise<boolean | 'replaced'> {
    const { key, command } = unsent
    const waits = (sent: boolean): void => change({ answering: sent ? 'checking' : 'kept', unsent: command })
    if (!navigator.onLine) {
      waits(unsent.sent)
      throw new NoReply(key, 'offline')
    }
    // Whatever happens from here on, it may have arrived.
    if (!unsent.sent) await memory.write(unsentName(id), { ...unsent, sent: true } satisfies Unsent)
    try {
      const { body, replayed } = await client.call('command', { params: { game: id }, body: command, key })
      await forget(unsent)
      const next = body?.prompt ?? null
      change({ prompt: as.seat === undefined || next?.seat === as.seat ? next : null })
      return replayed
    } catch (failure) {
      const problem = failure instanceof ApiProblem ? failure.problem : undefined
      if (!problem || problem.status === 401 || problem.status === 429 || problem.status >= 500) {
        const sent = unsent.sent || problem?.recorded !== false
        if (!sent) await memory.write(unsentName(id), unsent)
        waits(sent)
        throw failure
      }
      await forget(unsent)
      settled(problem.status === 409 ? 'replaced' : 'no')
      if (problem.status !== 409) throw failure
      change({ prompt: problem.prompt ?? null })
      return 'replaced'
    }
  }

  const answer = async (command: Command): Promise<void> => {
    // Until it is known what became of the last one, another would be an answer to nobody knows what.
    if (live.get().answering === 'checking') return look()
    const unsent: Unsent = { key: newKey(), command, sent: false }
    change({ answering: 'sending' })
    await memory.write(unsentName(id), unsent)
    try {
      if ((await send(unsent)) !== 'replaced') settled('no')
      soon = [...SOON_MS]
    } catch (failure) {
      change({ trouble: troubleOf(failure) })
    }
    await lookAfresh()
  }

  async function earlier(): Promise<void> {
    const { earlier: cursor } = live.get()
    if (cursor === null) return
    const before = await record(cursor).catch((failure: unknown) => change({ trouble: troubleOf(failure) }))
    // Asked for twice, it is there once.
    if (before && live.get().earlier === cursor)
      change({ ...before, entries: [...before.entries, ...live.get().entries] })
  }

  const wake = (): void => {
    if (!document.hidden && !closed) void look()
  }
  const told = ({ data }: MessageEvent<Told>): void => {
    if ('look' in data && data.look === id) void look()
  }
  const rung = (): void => {
    if (!closed) void lookAfresh()
  }
  const bell = openDoorbell(
    game => {
      if (game === id) rung()
    },
    { ...(view === 'spectator' && { watch: id }), opened: rung, lost: rung },
  )
  addEventListener('visibilitychange', wake)
  addEventListener('online', wake)
  navigator.serviceWorker?.addEventListener('message', told)
  void begin()
  return {
    live,
    answer,
    look,
    earlier,
    close: () => {
      closed = true
      bell.close()
      clearTimeout(timer)
      removeEventListener('visibilitychange', wake)
      removeEventListener('online', wake)
      navigator.serviceWorker?.removeEventListener('message', told)
    },
  }
}
