import type { Changes, Game, LastSeen, LogEntry } from '../../../shared/api/games.ts'
import type { Infer } from '../../../shared/api/client.ts'
import { patched } from '../../../shared/api/patch.ts'
import type { Command, Prompt } from '../../../shared/api/prompts.ts'
import type { Trouble } from '../trouble.ts'

export type GameView = Infer<typeof Game>
export type Entry = Infer<typeof LogEntry>
export type Looked = Infer<typeof LastSeen>

/** One game as it is followed here. */
export interface Live {
  game?: GameView
  /** Of the game as it is held: whether there is another by now. */
  tag: string | undefined
  prompt: Prompt | null
  /** The newest version that a reply has told of, where it came before the game did. */
  replied: number
  /** How far this reader had looked before this page was opened, and what came since; of a sandbox nothing. */
  looked?: Looked
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
 * `kept`: not sent yet, for want of a connection. `checking`: sent, and no reply came. Of these two it is said what
 * became of them: it had `arrived`,
 * or is sent `late`. `replaced`: the question had changed, and the answer was not used.
 */
export type Answering = 'no' | 'sending' | 'kept' | 'checking' | 'arrived' | 'late' | 'replaced'

/**
 * A table as it was last seen here: what is on show at once when it is opened, and all there is without a connection.
 */
export interface Held {
  language: string
  game: GameView
  prompt: Prompt | null
  entries: Entry[]
  earlier: string | null
  heard: number
  /** Of the game as it was read. */
  tag: string | undefined
}

export interface Record {
  entries: Entry[]
  earlier: string | null
}

/** What comes to be known of it, in whatever order that is. */
export type Event =
  /** As it was last seen here. */
  | ({ is: 'held' } & Held)
  /** Read whole; of the record all there is to show, or what came since what is on show. */
  | ({ is: 'read'; game: GameView; tag: string | undefined; prompt: Prompt | null; looked?: Looked } & (
      | Record
      | { since: Entry[] }
    ))
  | { is: 'looked'; looked: Looked }
  /** What changed, with the game where it could be told from what was sent. */
  | { is: 'changed'; game?: { game: GameView; tag: string | undefined }; entries: readonly Entry[] }
  /** The question of the seat, asked for when the game was held in that version. */
  | { is: 'asked'; version: number; prompt: Prompt | null }
  | ({ is: 'earlier'; cursor: string } & Record)
  | { is: 'sending' }
  | { is: 'unsent'; command: Command; sent: boolean }
  | { is: 'replied'; version: number; prompt: Prompt | null }
  | { is: 'replaced'; version: number; prompt: Prompt | null }
  | { is: 'settled'; answering: 'no' | 'arrived' | 'late' }
  | { is: 'heard'; at: number }
  | { is: 'trouble'; trouble: Trouble }

export const NOTHING: Live = {
  tag: undefined,
  prompt: null,
  replied: -1,
  entries: [],
  earlier: null,
  heard: 0,
  answering: 'no',
}

export function next(live: Live, event: Event): Live {
  switch (event.is) {
    case 'held': {
      const { game, tag, prompt, entries, earlier, heard } = event
      return { ...live, game, tag, prompt, entries, earlier, heard }
    }
    case 'read': {
      const { game, tag, prompt, looked } = event
      const record =
        'since' in event
          ? { entries: joined(live.entries, event.since) }
          : { entries: event.entries, earlier: event.earlier }
      return {
        ...live,
        game,
        tag,
        ...record,
        ...(looked && { looked }),
        ...(game.version >= live.replied && { prompt }),
      }
    }
    case 'looked':
      return { ...live, looked: event.looked }
    case 'changed': {
      const now = { ...live, ...event.game, entries: joined(live.entries, event.entries) }
      return event.game && isCurrent(now) && openIn(now) === null ? { ...now, prompt: null } : now
    }
    case 'asked':
      // A reply that came meanwhile knows more, and a look that follows it.
      return event.version >= live.replied ? { ...live, prompt: event.prompt } : live
    case 'earlier': {
      // Asked for twice, it is there once.
      const { cursor, entries, earlier } = event
      return cursor === live.earlier ? { ...live, entries: [...entries, ...live.entries], earlier } : live
    }
    case 'sending':
      return { ...live, answering: 'sending' }
    case 'unsent':
      return { ...live, answering: event.sent ? 'checking' : 'kept', unsent: event.command }
    case 'replied':
      return replied(live, event)
    case 'replaced': {
      const { unsent: _, ...rest } = replied(live, event)
      return { ...rest, answering: 'replaced' }
    }
    case 'settled': {
      const { unsent: _, ...rest } = live
      return { ...rest, answering: event.answering }
    }
    case 'heard': {
      const { trouble: _, ...rest } = live
      return { ...rest, heard: event.at }
    }
    case 'trouble':
      return { ...live, trouble: event.trouble }
  }
}

/** The question that the game has open for the seat. */
const openIn = ({ game }: Live): string | null => game?.view.you?.prompt ?? null
/** No reply has told of a newer game than the one that is held. */
const isCurrent = ({ game, replied }: Live): boolean => game !== undefined && game.version >= replied

/** In a sandbox a reply names whoever is asked first. */
const ownOf = ({ game }: Live, prompt: Prompt | null): Prompt | null =>
  !game || game.seat === null || prompt?.seat === game.seat ? prompt : null

/** The doorbell may have brought a newer game before the reply: then it is as that one has it. */
function replied(live: Live, { version, prompt }: { version: number; prompt: Prompt | null }): Live {
  const newest = Math.max(live.replied, version)
  if (live.game && live.game.version >= newest)
    return { ...live, prompt: [live.prompt, prompt].find(one => one?.id === openIn(live)) ?? null }
  return version < newest ? live : { ...live, replied: newest, prompt: ownOf(live, prompt) }
}

/**
 * Whether the game has a question open that is not on show, or one on show that is over; with the game anew also one
 * whose limit has become another.
 */
export const isToBeAsked = (live: Live, anew = false): boolean =>
  isCurrent(live) &&
  ((live.prompt?.id ?? null) !== openIn(live) ||
    (anew && !!live.prompt && live.prompt.deadline !== live.game!.deadline))

/** The game after a change: sent whole, or as a patch for who holds the game it was made from. */
export function gameAfter(
  { game: held, tag }: Live,
  { game, patch, base, etag }: Infer<typeof Changes>,
): { game: GameView; tag: string | undefined } | undefined {
  if (game) return { game, tag: etag }
  if (!held || !patch || base !== tag) return undefined
  return { game: patched(held, patch as Parameters<typeof patched>[1]) as GameView, tag: etag }
}

const joined = (had: Entry[], entries: readonly Entry[]): Entry[] => [
  ...had,
  ...entries.filter(({ version }) => version > (had.at(-1)?.version ?? 0)),
]
