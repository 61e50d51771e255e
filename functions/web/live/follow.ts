import { ApiProblem } from '../../../shared/api/client.ts'
import type { Command, Prompt } from '../../../shared/api/prompts.ts'
import { cell, type Cell } from '../cell.ts'
import type { Told } from '../push-notice.ts'
import { troubleOf } from '../session.ts'
import { openDoorbell } from '../socket.ts'
import { answersOf } from './answers.ts'
import { shelfOf } from './held.ts'
import { looksOf, UNHEARD_MS, type Look } from './looks.ts'
import { ENTRIES, readsOf, type Viewer } from './reads.ts'
import {
  gameAfter,
  isToBeAsked,
  next,
  NOTHING,
  type Event,
  type GameView,
  type Held,
  type Live,
  type Looked,
} from './state.ts'

export interface Table {
  live: Cell<Live>
  answer: (command: Command) => Promise<void>
  look: () => Promise<void>
  earlier: () => Promise<void>
  close: () => void
}

const botsOnly = (game: GameView | undefined): boolean =>
  game !== undefined &&
  !game.view.result &&
  game.view.waitingFor.length > 0 &&
  game.view.waitingFor.every(seat => game.players[seat]?.bot)

/** `prepare`: what the page needs to show a table is fetched before the table is shown. */
export function follow(
  id: string,
  view: Viewer['view'],
  seat?: number,
  prepare?: (game: GameView, prompt: Prompt | null) => Promise<unknown>,
): Table {
  // Of a sandbox all seats are the reader's.
  let viewer: Viewer = { view, ...(seat !== undefined && { seat }) }
  let current = false,
    /** Of the changes since the version that is held: there were none. */
    unchanged: string | undefined
  const live = cell<Live>(NOTHING),
    tell = (event: Event): void => live.set(next(live.get(), event)),
    reads = readsOf(id, () => viewer),
    answers = answersOf(id, live.get, tell),
    shelf = shelfOf(id, `${view}${seat ?? ''}`)

  /**
   * Who is asked next in a sandbox may be another seat than the one on show, and each seat counts versions of its own:
   * without a seat named, a look would bring a game that no reply to this seat can be compared with.
   */
  function goOnAs(game: GameView): void {
    if (game.table === null && game.seat !== null) viewer = { view, seat: game.seat }
  }

  /**
   * What was on show here before, and an answer that is not known to have arrived: by the time anything is read, both
   * are on the page.
   */
  async function begin(): Promise<void> {
    const [held, unsent] = await Promise.all([shelf.read(), answers.kept()])
    // Who goes on as another seat of a sandbox has the table before them as it is, and answers nothing that is over.
    const fresh = seat === undefined && held?.language === document.documentElement.lang
    if (held && fresh) {
      goOnAs(held.game)
      await prepare?.(held.game, null)
      tell({ is: 'held', ...held })
    }
    if (unsent) tell({ is: 'unsent', command: unsent.command, sent: unsent.sent })
    if (!signal.aborted) await looks.look()
    // Old, or in another language, it is better than nothing.
    if (held && !fresh && !live.get().game && live.get().trouble?.kind === 'offline')
      tell({ is: 'held', ...held, tag: undefined })
  }

  function hold(): void {
    const { game, prompt, entries, earlier, heard, tag } = live.get()
    if (game)
      shelf.keep({ language: document.documentElement.lang, game, prompt, entries, earlier, heard, tag } satisfies Held)
  }

  /**
   * What is read of a table that nothing is known of yet is asked for at once, and shown at once: nothing moves while
   * it comes.
   */
  async function readWhole(): Promise<number> {
    const { game: held, tag, looked: before } = live.get(),
      anew = held === undefined
    // Of use if it is the question that the game has open.
    const early = anew && view === 'seat' ? reads.prompt().catch(() => undefined) : undefined
    const newest = anew ? reads.record() : undefined
    newest?.catch(() => undefined)
    const seen =
      view === 'spectator' || seat !== undefined || before ? undefined : reads.lastSeen().catch((): null => null)
    const { status, body, etag } = await reads.game(tag)
    const now = status === 304 ? held : body
    if (now) {
      goOnAs(now)
      const looked = now.table === null || now.seat === null ? null : await seen
      if (now !== held) await show(now, etag, { early, newest, looked })
      else {
        if (looked) tell({ is: 'looked', looked })
        await ask()
      }
    }
    current = true
    return UNHEARD_MS
  }

  async function show(
    game: GameView,
    tag: string | undefined,
    {
      early,
      newest,
      looked,
    }: {
      early: Promise<Prompt | null | undefined> | undefined
      newest: ReturnType<typeof reads.record> | undefined
      looked: Looked | null | undefined
    },
  ): Promise<void> {
    const { game: held, tag: had } = live.get()
    const near =
      held !== undefined && had !== undefined && held.version <= game.version && game.version - held.version <= ENTRIES
    const asked = async (): Promise<Prompt | null> => {
      const prompt = await questionOf(game, early)
      await prepare?.(game, prompt)
      return prompt
    }
    const [prompt, record] = await Promise.all([
      asked(),
      near
        ? reads.changes(held.version).then(({ body }) => ({ since: body?.entries ?? [] }))
        : (newest ?? reads.record()),
    ])
    tell({ is: 'read', game, tag, prompt, ...record, ...(looked && { looked }) })
  }

  async function questionOf(
    { view: { you } }: GameView,
    early?: Promise<Prompt | null | undefined>,
  ): Promise<Prompt | null> {
    const open = you?.prompt ?? null
    if (open === null) return null
    const known = await early
    return known?.id === open ? known : reads.prompt()
  }

  /** The question that the game has open, if it is not on the page. */
  async function ask(anew = false): Promise<void> {
    const { game } = live.get()
    if (game && isToBeAsked(live.get(), anew))
      tell({ is: 'asked', version: game.version, prompt: await questionOf(game) })
  }

  async function readChanges(): Promise<number> {
    const { status, body, etag, pollInterval } = await reads.changes(live.get().game?.version ?? 0, unchanged)
    unchanged = etag
    const changed = status !== 304 && body
    if (changed) {
      unchanged = undefined
      let game = gameAfter(live.get(), body)
      if (!game) {
        const whole = await reads.game()
        if (whole.body) game = { game: whole.body, tag: whole.etag }
      }
      tell({ is: 'changed', entries: body.entries, ...(game && { game }) })
    }
    // With nothing new, too: whatever came in between, what the game has open is what is on the page.
    await ask(!!changed)
    return pollInterval === undefined ? UNHEARD_MS : pollInterval * 1000
  }

  /** After days away the game is read whole. */
  function tooFarBehind(failure: unknown): Promise<number> {
    if (!(failure instanceof ApiProblem) || failure.problem.status !== 410) throw failure
    return readWhole()
  }

  const looks = looksOf(async (): Promise<Look> => {
    let asked: number | undefined
    try {
      await answers.resend()
      asked = current ? await readChanges().catch(tooFarBehind) : await readWhole()
      tell({ is: 'heard', at: Date.now() })
      hold()
    } catch (failure) {
      tell({ is: 'trouble', trouble: troubleOf(failure) })
    }
    const { answering, unsent, game } = live.get()
    return {
      asked,
      hidden: document.hidden,
      rung: bell.isOpen(),
      bots: botsOnly(game),
      // Given after this look had gone past it.
      doubt: asked === undefined ? answering === 'checking' : unsent !== undefined,
    }
  })

  const answer = async (command: Command): Promise<void> => {
    // Until it is known what became of the last one, another would be an answer to nobody knows what.
    if (live.get().answering === 'checking') return looks.look()
    try {
      await answers.give(command)
      looks.soon()
    } catch (failure) {
      tell({ is: 'trouble', trouble: troubleOf(failure) })
    }
    await looks.afresh()
  }

  async function earlier(): Promise<void> {
    const { earlier: cursor } = live.get()
    if (cursor === null) return
    try {
      tell({ is: 'earlier', cursor, ...(await reads.record(cursor)) })
    } catch (failure) {
      tell({ is: 'trouble', trouble: troubleOf(failure) })
    }
  }

  const wake = (): void => {
    if (!document.hidden) void looks.look()
  }
  const told = ({ data }: MessageEvent<Told>): void => {
    if ('look' in data && data.look === id) void looks.afresh()
  }
  const ending = new AbortController(),
    { signal } = ending
  const rung = (): void => {
    if (!signal.aborted) void looks.afresh()
  }
  const bell = openDoorbell(
    game => {
      if (game === id) rung()
    },
    { ...(view === 'spectator' && { watch: id }), opened: rung, lost: rung },
  )
  addEventListener('visibilitychange', wake, { signal })
  addEventListener('online', wake, { signal })
  navigator.serviceWorker?.addEventListener('message', told, { signal })
  void begin()
  return {
    live,
    answer,
    look: looks.look,
    earlier,
    close: () => {
      ending.abort()
      bell.close()
      looks.close()
    },
  }
}
