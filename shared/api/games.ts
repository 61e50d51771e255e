import * as z from 'zod'
import { GameClock } from './clocks.ts'
import {
  BotLevel,
  CommandId,
  Cursor,
  GameEvent,
  GameId,
  Instant,
  limit,
  message,
  SeatIndex,
  TableId,
  Version,
} from './primitives.ts'
import { Prompt } from './prompts.ts'
import { CardPool, OwnDeck } from './decks.ts'
import { Format, Hold, Invitation, Spectators, TimeLimit, TournamentRules, WithdrawalPoints } from './tables.ts'
import { View } from './view.ts'

export const GameParams = z.strictObject({ game: GameId })
export const CommandParams = z.strictObject({ game: GameId, command: CommandId })

/** Who looks: by default the seat of the caller. */
const view = () =>
  z
    .enum(['seat', 'spectator'])
    .default('seat')
    .describe('`spectator`: what is public, for anyone signed in. Otherwise one must sit at the table')
const seat = () =>
  z
    .exactOptional(z.coerce.number().int().min(0).max(4))
    .describe('Which of your seats looks, where you have several: in a sandbox. Left out, the one that is asked first')
export const ViewQuery = z.lazy(() => z.strictObject({ view: view(), seat: seat() }))
export const PromptQuery = z.lazy(() =>
  z.strictObject({
    seat: seat(),
    explain: z.exactOptional(z.enum(['0', '1'])).describe('1: also what one might expect and may not do now, and why'),
  }),
)
export const ChangesQuery = z.lazy(() =>
  z.strictObject({
    since: z.coerce.number().int().min(0).max(1_000_000_000).describe('The version the client has'),
    view: view(),
    seat: seat(),
  }),
)
export const LogQuery = z.lazy(() =>
  z.strictObject({
    order: z
      .enum(['oldest', 'newest'])
      .default('oldest')
      .describe('From which end it is read. The entries of a page are always oldest first'),
    cursor: z.exactOptional(Cursor),
    limit,
    view: view(),
    seat: seat(),
  }),
)

const playerName = () => z.string().describe('What the player is called')
const gameName = () => z.string().describe('What the game is called: as its table was')
const turnNumber = () => z.int().describe('Which turn of the game, from 1')
const at = () => Instant.describe('When it happened')
const Player = z.lazy(() =>
  z.object({
    seat: SeatIndex,
    name: playerName(),
    bot: z.boolean().describe('No person plays there'),
    level: z.exactOptional(BotLevel).describe('How well the bot plays; left out where nobody chose: steady'),
  }),
)

export const Game = z.lazy(() =>
  z
    .object({
      id: GameId,
      table: TableId.nullable().describe('Null of a sandbox'),
      name: gameName(),
      format: Format,
      cards: CardPool,
      answerWithinHours: z.number().describe('How long a question may stay open, where there are no clocks'),
      withdrawalPoints: WithdrawalPoints,
      timeLimit: TimeLimit.nullable().describe('Null: the game has all the time it needs'),
      tournament: TournamentRules.nullable().describe('Null: none of these'),
      hold: Hold,
      spectators: Spectators,
      version: Version,
      seat: SeatIndex.nullable().describe('Where you sit; null for a spectator'),
      players: z.array(Player).describe('By seat'),
      deadline: Instant.nullable().describe(
        'When those waited for are answered for, or the time of the table is up; null when the game is over',
      ),
      clock: GameClock.nullable().describe('Null at a table where every question may stay open for the same time'),
      commitment: z.string().describe('SHA-256 of the secret that all chance of this game comes from'),
      view: View,
    })
    .meta({ id: 'Game', description: 'A game as one viewer may see it' }),
)

export const LogEntry = z.lazy(() =>
  z
    .object({ version: Version, at: at(), events: z.array(GameEvent).describe('What happened, in order') })
    .meta({ id: 'LogEntry', description: 'What became known to this viewer with one version' }),
)
export const Log = z.lazy(() =>
  z
    .object({
      entries: z.array(LogEntry).describe('Oldest first'),
      cursor: Cursor.nullable().describe('Where the next page begins; null on the last'),
    })
    .meta({ id: 'Log', description: 'A page of the record' }),
)

const pointer = () => z.string().describe('Where, as a JSON Pointer (RFC 6901)')
const Operation = z.lazy(() =>
  z
    .union([
      z.object({
        op: z.enum(['add', 'replace']).describe('What is done there'),
        path: pointer(),
        value: z.unknown().describe('What is put there'),
      }),
      z.object({ op: z.literal('remove'), path: pointer() }),
    ])
    .meta({ id: 'Operation', description: 'An operation of a JSON Patch (RFC 6902)' }),
)

export const Changes = z.lazy(() =>
  z
    .object({
      since: Version,
      version: Version,
      entries: z.array(LogEntry).describe('What happened since, oldest first'),
      base: z
        .string()
        .describe(
          'The ETag of the game at `since`, as it would be sent now. A patch is for who holds that one; if yours ' +
            'is another, the service has changed meanwhile: read the game whole',
        ),
      etag: z.string().describe('The ETag of the game as it is now'),
      patch: z
        .exactOptional(z.array(Operation))
        .describe('From the game at `since` to the game as it is now. Either this is here, or `game`'),
      game: z.exactOptional(Game).describe('The game as it is now, where that is shorter than the patch'),
    })
    .meta({ id: 'Changes', description: 'What happened since, and what it changed' }),
)

const plies = () => z.int().describe('A ply is a version of the viewer: each is a place one can look at')
export const ReplayQuery = z.lazy(() =>
  z.strictObject({
    seat: seat(),
    ply: z.coerce.number().int().min(0).max(1_000_000_000).describe('From 1'),
    view: z
      .enum(['seat', 'spectator', 'all'])
      .default('seat')
      .describe('`all`: as spectators see it, and what the players have shown since. Only once the game is over'),
  }),
)
export const Replay = z.lazy(() =>
  z
    .object({
      ply: Version,
      plies: plies().describe('How many there are'),
      at: at(),
      events: z.array(GameEvent).describe('What had just happened'),
      shown: z.array(SeatIndex).describe('Whose cards are shown'),
      game: Game,
    })
    .meta({ id: 'Replay', description: 'A game as it was' }),
)
const Mark = z.lazy(() =>
  z
    .object({ ply: Version, at: at(), events: z.array(GameEvent).describe('What happened there') })
    .meta({ id: 'Mark', description: 'Where a turn begins, somebody leaves the game, or it ends' }),
)
export const Marks = z.lazy(() =>
  z
    .object({ plies: plies(), marks: z.array(Mark).describe('Oldest first') })
    .meta({ id: 'Marks', description: 'The places of a game to look at' }),
)

export const Shown = z.lazy(() =>
  z
    .object({ shown: z.array(SeatIndex).describe('Whose cards everybody may see in `replay?view=all`') })
    .meta({ id: 'Shown', description: 'Whose cards are shown' }),
)

const Exit = z.lazy(() =>
  z
    .object({
      seat: SeatIndex,
      by: SeatIndex.nullable().describe(
        'Whose prey they were, or to whom they conceded; null of who withdrew, and where nobody ousted them',
      ),
      withdrew: z.boolean().describe('By withdrawal, and not ousted'),
      how: z
        .enum(['oust', 'withdrawal', 'concession', 'removal'])
        .describe('A concession is scored as an oust, and a removal by a ruling gives nothing'),
      turn: turnNumber(),
      ply: Version.describe('Where to look at it: `GET /games/{game}/replay?ply=N`'),
    })
    .meta({ id: 'Exit', description: 'Who left the game, and when' }),
)

export const Result = z.lazy(() =>
  z
    .object({
      game: GameId,
      table: TableId.nullable().describe('Null of a sandbox'),
      seat: SeatIndex.nullable().describe('Where you sat; null for a spectator'),
      name: gameName(),
      winner: SeatIndex.nullable().describe('Null where the most victory points are shared (END-08)'),
      victoryPoints: z.array(z.number()).describe('By seat; half points are possible where the table gives them'),
      ruled: z
        .exactOptional(
          z.object({
            judge: z.string().describe('What they are called'),
            reason: z.string().describe('Why, in their words'),
            at: Instant.describe('When it was ruled'),
          }),
        )
        .describe('A judge has ruled these points; left out, the game gave them'),
      players: z.array(Player).describe('By seat'),
      first: SeatIndex.nullable().describe('Who began; null of a game that began in a position'),
      parts: z
        .array(
          z.array(
            z.object({
              reason: z
                .enum(['oust', 'last', 'withdrawal', 'time'])
                .describe('For a prey, for being the last, for a withdrawal, or for lasting until time or a draw'),
              points: z.number().describe('How many, by halves'),
            }),
          ),
        )
        .nullable()
        .describe(
          'By seat, what its victory points are for; null where a judge has ruled others, or an earlier build ended the game',
        ),
      exits: z.array(Exit).describe('In the order in which they left'),
      ended: Instant.nullable().describe('Null of a game that an earlier build ended'),
      commitment: z.string().describe('SHA-256 of the secret that all chance of this game came from'),
    })
    .meta({ id: 'Result', description: 'How a game ended' }),
)

const Opened = z.lazy(() =>
  z
    .object({
      opening: z.string().describe('The secret, in base64url: 32 bytes, whose SHA-256 is the commitment'),
      seating: z
        .enum(['chosen', 'random'])
        .describe('`random`: seats were drawn from the secret, too, in a stream of their own called `seating`'),
      decks: z
        .array(
          z.object({
            seat: SeatIndex,
            list: OwnDeck,
            fingerprint: z
              .string()
              .nullable()
              .describe(
                'What everybody saw of it before the secret was drawn; null of a deck that an earlier build sealed',
              ),
            salt: z
              .string()
              .nullable()
              .describe('What `GET /tables/{table}/deck` gave its owner, to check the fingerprint with'),
          }),
        )
        .describe('By seat; none of a sandbox'),
    })
    .meta({ id: 'Opened', description: 'What all chance of a game came from' }),
)
export const Fairness = z.lazy(() =>
  z
    .object({
      game: GameId,
      commitment: z
        .string()
        .describe(
          'SHA-256 of the secret, in base64url, made when all decks were sealed and before the first card was dealt',
        ),
      closed: z
        .enum(['game-running', 'cards-not-shown'])
        .nullable()
        .describe('Why the secret is not opened: with it everybody could work out what lies where. Null: it is'),
      opened: Opened.nullable(),
      algorithm: z.string().describe('How draws come from the secret, for who works them out again'),
    })
    .meta({
      id: 'Fairness',
      description:
        'What can be checked of the chance of a game. It shows that nothing was drawn otherwise than the secret ' +
        'says, and that no deck was changed after it; not that the service drew the secret blindly',
    }),
)

export const Me = z.lazy(() =>
  z
    .object({
      player: z.string().describe('Your id: what others invite you by'),
      name: z.string().describe('What you are called'),
      games: z
        .array(GameId)
        .describe(
          'Those that go on, and those just over; also those in which somebody plays for you now, to which you may return when nobody but a bot does',
        ),
      finished: z.array(GameId).describe('Over, and put away'),
    })
    .meta({ id: 'Me', description: 'Who the caller is' }),
)

const Happening = z.lazy(() =>
  z
    .object({
      ...message(),
      at: at(),
      ply: Version.describe('Where to look at it: `GET /games/{game}/replay?ply=N`'),
      orders: z.exactOptional(
        z.array(z.int()).describe('Which of your standing orders, by their place among your own, from 1'),
      ),
    })
    .meta({ id: 'Happening', description: 'Something that has happened since your last visit' }),
)
const happened = () =>
  z.array(Happening).describe('What has happened since your last visit, in a few lines; nothing before the first')
const mine = () => ({
  game: GameId,
  name: gameName(),
  seat: SeatIndex,
  version: Version,
  seen: Version.nullable().describe('How far you have looked at it: `PUT /games/{game}/seen`'),
})
const names = () => z.array(z.string()).describe('Who sits there, by seat')
const turnOf = () => ({
  turn: z.object({ number: turnNumber(), seat: SeatIndex }).nullable().describe('Whose turn it is'),
  seats: z
    .array(
      z.object({
        seat: SeatIndex,
        name: playerName(),
        pool: z.int().describe('Pool counters'),
        out: z.boolean().describe('Ousted, or withdrawn'),
      }),
    )
    .describe('Clockwise, in order of play'),
})

const deadline = () => Instant.nullable().describe('When those waited for are answered for; null: never')
const Owed = z.lazy(() =>
  z
    .object({ ...mine(), ...turnOf(), deadline: deadline(), since: happened(), prompt: Prompt })
    .meta({ id: 'Owed', description: 'A game in which you are asked something' }),
)
const Waiting = z.lazy(() =>
  z
    .object({
      ...mine(),
      ...turnOf(),
      deadline: deadline(),
      since: happened(),
      waitingFor: z.array(SeatIndex).describe('Who is publicly waited for'),
      names: names(),
    })
    .meta({ id: 'Waiting', description: 'A game in which nothing is asked of you now' }),
)
const Finished = z.lazy(() =>
  z
    .object({
      ...mine(),
      result: z
        .object({
          winner: SeatIndex.nullable().describe('Null where the most victory points are shared (END-08)'),
          victoryPoints: z.array(z.number()).describe('By seat'),
        })
        .describe('How it ended'),
      names: names(),
    })
    .meta({
      id: 'Finished',
      description:
        'A game that is over and that you have not looked at to the end. It leaves the inbox when you have, or after a fortnight',
    }),
)
export const Inbox = z.lazy(() =>
  z
    .object({
      owed: z.array(Owed).describe('Every question put to you, the soonest deadline first'),
      waiting: z.array(Waiting).describe('Games in which others are asked'),
      finished: z.array(Finished).describe('Games whose end you have not seen'),
      invitations: z.array(Invitation).describe('Tables you are asked to'),
    })
    .meta({ id: 'Inbox', description: 'All your games in one call' }),
)

export const See = z.lazy(() =>
  z
    .strictObject({ version: Version.describe('The version you have looked at') })
    .meta({ id: 'See', description: 'How far you have looked' }),
)
export const LastSeen = z.lazy(() =>
  z
    .object({
      seen: Version.nullable().describe('The version you have looked at; null: none'),
      version: Version,
      since: happened(),
    })
    .meta({
      id: 'LastSeen',
      description:
        'How far you have looked at a game, and what has happened since. Private: it moves no version, not even yours',
    }),
)
