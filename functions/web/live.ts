import type { Changes, Game, LogEntry } from '../../shared/api/games.ts'
import type { Command, Prompt } from '../../shared/api/prompts.ts'
import { ApiProblem, NoReply, type Infer } from '../../shared/api/client.ts'
import { patched } from '../../shared/api/patch.ts'
import { cell, kept, type Cell } from './cell.ts'
import type { Told } from './notice.ts'
import { client, newKey, troubleOf, type Trouble } from './session.ts'

export type GameView = Infer<typeof Game>
export type Entry = Infer<typeof LogEntry>

/** One game as it is followed here. */
export interface Live {
  game?: GameView
  prompt: Prompt | null
  /** The latest of the record, oldest first; what came before is read when it is asked for. */
  entries: Entry[]
  /** The version after which entries are complete. */
  from: number
  /** When it was last heard of, and what stands against it now. */
  heard: number
  trouble?: Trouble
  answering: 'no' | 'sending' | 'kept' | 'replaced'
}

export interface Table {
  live: Cell<Live>
  answer: (command: Command) => Promise<void>
  look: () => Promise<void>
  earlier: () => Promise<void>
  close: () => void
}

const ENTRIES = 80
/** After an own answer others may move at once: bots do. */
const SOON_MS = [400, 900, 1800, 3500]
const UNHEARD_MS = 15_000
/** Where only bots are waited for, they have answered in a moment. */
const BOTS_MS = 1_200

/** A command that has a name and has not been answered: kept until it is, and sent again under that name, so that it counts once. */
interface Unsent { key: string; command: Command }

const botsOnly = (game: GameView | undefined): boolean => game !== undefined && !game.view.result && game.view.waitingFor.length > 0 && game.view.waitingFor.every(seat => game.players[seat]?.bot)

export function follow(id: string, view: 'seat' | 'spectator', seat?: number): Table {
  // Of a sandbox all seats are the reader's: one goes on as the seat one has begun as.
  let as: { view: typeof view; seat?: number } = { view, ...(seat !== undefined && { seat }) }
  const live = cell<Live>({ prompt: null, entries: [], from: 0, heard: 0, answering: 'no' })
  const unsentName = `unsent.${id}`
  let etag: string | undefined, tag: string | undefined, timer: ReturnType<typeof setTimeout> | undefined, soon: number[] = [], closed = false, looking: Promise<void> | undefined

  const change = (next: Partial<Live>): void => live.set({ ...live.get(), ...next })
  const calm = (): void => {
    const { trouble: _, ...rest } = live.get()
    live.set({ ...rest, heard: Date.now() })
  }

  async function first(): Promise<void> {
    const { body, etag: of } = await client.call('game', { params: { game: id }, query: as })
    if (!body) return
    if (body.table === null && body.seat !== null) as = { view, seat: body.seat }
    const from = Math.max(0, body.version - ENTRIES)
    tag = of
    change({ game: body, from })
    const [, changes] = await Promise.all([ask(body), from === body.version ? undefined : client.call('changes', { params: { game: id }, query: { since: from, ...as } })])
    add(changes?.body?.entries ?? [])
  }

  function add(entries: readonly Entry[]): void {
    const { entries: had } = live.get(), last = had.at(-1)?.version ?? live.get().from
    change({ entries: [...had, ...entries.filter(({ version }) => version > last)] })
  }

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

  /** The question, if there is one that is not on the page yet. */
  async function ask(game: GameView): Promise<void> {
    const open = game.view.you?.prompt ?? null, shown = live.get().prompt
    if (open === null) return change({ prompt: null })
    if (shown?.id === open && shown.deadline === game.deadline) return
    const { body } = await client.call('prompt', { params: { game: id }, query: as.seat === undefined ? {} : { seat: as.seat } })
    change({ prompt: body })
  }

  async function more(): Promise<number> {
    const since = live.get().game?.version ?? 0
    const { status, body, etag: next, pollInterval } = await client.call('changes', { params: { game: id }, query: { since, ...as }, etag })
    etag = next
    if (status !== 304 && body) {
      etag = undefined
      const game = await after(body)
      if (game) change({ game })
      add(body.entries)
      if (game) await ask(game)
    }
    return (pollInterval ?? UNHEARD_MS / 1000) * 1000
  }

  async function lookOnce(): Promise<void> {
    let wait = UNHEARD_MS
    try {
      await resend()
      if (live.get().game) wait = await more()
      else await first()
      calm()
    } catch (failure) {
      change({ trouble: troubleOf(failure) })
    }
    if (!closed) schedule(document.hidden ? Math.max(wait, 60_000) : botsOnly(live.get().game) ? Math.min(wait, BOTS_MS) : wait)
  }

  const look = (): Promise<void> => (looking ??= lookOnce().finally(() => { looking = undefined }))

  function schedule(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), Math.min(wait, soon.shift() ?? wait))
  }

  /** A move made without a connection goes out with the next look. */
  async function resend(): Promise<void> {
    const unsent = kept.read<Unsent>(unsentName)
    if (unsent) await send(unsent)
  }

  async function send({ key, command }: Unsent): Promise<void> {
    try {
      const { body } = await client.call('command', { params: { game: id }, body: command, key })
      kept.write(unsentName, undefined)
      const next = body?.prompt ?? null
      change({ prompt: as.seat === undefined || next?.seat === as.seat ? next : null, answering: 'no' })
    } catch (failure) {
      if (failure instanceof NoReply) {
        change({ answering: 'kept' })
        throw failure
      }
      kept.write(unsentName, undefined)
      const problem = failure instanceof ApiProblem ? failure.problem : undefined
      if (problem?.status === 409) change({ prompt: problem.prompt ?? null, answering: 'replaced' })
      else {
        change({ answering: 'no' })
        throw failure
      }
    }
  }

  const answer = async (command: Command): Promise<void> => {
    const unsent: Unsent = { key: newKey(), command }
    kept.write(unsentName, unsent)
    change({ answering: 'sending' })
    try {
      await send(unsent)
      soon = [...SOON_MS]
    } catch (failure) {
      change({ trouble: troubleOf(failure) })
    }
    await look()
  }

  async function earlier(): Promise<void> {
    const { from, entries } = live.get()
    const since = Math.max(0, from - ENTRIES)
    if (from === 0) return
    const { body } = await client.call('changes', { params: { game: id }, query: { since, ...as } })
    const found = (body?.entries ?? []).filter(({ version }) => version <= from)
    change({ entries: [...found, ...entries], from: since })
  }

  const wake = (): void => {
    if (!document.hidden && !closed) void look()
  }
  const told = ({ data }: MessageEvent<Told>): void => {
    if ('look' in data && data.look === id) void look()
  }
  addEventListener('visibilitychange', wake)
  addEventListener('online', wake)
  navigator.serviceWorker?.addEventListener('message', told)
  void look()
  return {
    live, answer, look, earlier,
    close: () => {
      closed = true
      clearTimeout(timer)
      removeEventListener('visibilitychange', wake)
      removeEventListener('online', wake)
      navigator.serviceWorker?.removeEventListener('message', told)
    },
  }
}
