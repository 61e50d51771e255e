import * as z from 'zod'
import { BEGINNINGS } from '../rules/model/orders.ts'
import { ClockChoice, ClockPolicy, Hours } from './clocks.ts'
import { CardPool, DeckKey, OwnDeck, SeatDeck } from './decks.ts'
import { BotLevel, Cursor, GameId, Instant, limit, PlayerId, shownName, TableId } from './primitives.ts'
import { TalkSetting } from './talk-setting.ts'

export const Format = z.enum(['standard', 'two-player', 'three-player']).meta({
  id: 'Format',
  description: 'A standard game seats four or five (GAME-01); fewer is a variant that has to be asked for',
})

/** How many may sit down in a format. */
export const SEATS: Record<z.infer<typeof Format>, { least: number; most: number }> = {
  standard: { least: 4, most: 5 },
  'two-player': { least: 2, most: 2 },
  'three-player': { least: 3, most: 3 },
}

const limitPoints = () => z.union([z.literal(0), z.literal(0.5), z.literal(1)])
const called = () => z.string().describe('What the table is called')
export const WithdrawalPoints = z.lazy(() =>
  z.union([z.literal(0.5), z.literal(1)]).meta({
    id: 'WithdrawalPoints',
    description: 'Victory points of who withdraws: one by the rulebook (WITHDRAW-07), a half in tournaments',
  }),
)

const tableName = () => shownName().describe('What the table is to be called')
const answerHours = () => z.int().min(1).max(336).describe('Hours a question may stay open, where there are no clocks')
const Limit = z.lazy(() =>
  z.strictObject({
    hours: z.int().min(1).max(8760).describe('Counted from the start of the game'),
    points: limitPoints().default(0.5).describe('Victory points of whoever is left then'),
  }),
)
const Access = z.lazy(() =>
  z.enum(['open', 'private', 'invited']).meta({
    id: 'TableAccess',
    description:
      '`open`: listed, for anybody. `private`: for who has its code. `invited`: for the players it names. To everybody else the last two do not exist',
  }),
)
const Seating = z.lazy(() =>
  z.enum(['chosen', 'random']).meta({
    id: 'Seating',
    description:
      '`chosen`: as people sat down or chose. `random`: drawn as the game begins, from the secret it is committed to, after all decks are sealed',
  }),
)
const StartsWhen = z.lazy(() =>
  z.enum(['host', 'full']).meta({
    id: 'StartsWhen',
    description: 'When its host says so; or as soon as all seats are taken and all decks sealed, too',
  }),
)
const invited = () =>
  z
    .array(PlayerId)
    .max(20)
    .describe(
      'Ids of players, as `GET /me` gives them, or of their public pages. They see the table, and find it in their inbox',
    )
const place = () => z.int().min(0).max(4)

export const Spectators = z.lazy(() =>
  z
    .strictObject({
      who: z
        .enum(['link', 'signed-in', 'nobody'])
        .default('signed-in')
        .describe(
          '`link`: whoever has the link, without signing in. `signed-in`: whoever is. `nobody`: to all who do not ' +
            'play in it the game does not exist',
        ),
      delay: z
        .union([
          z.strictObject({ minutes: z.int().min(1).max(10_080).describe('So many minutes') }),
          z.strictObject({ publications: z.int().min(1).max(100).describe('So many things that became public') }),
        ])
        .nullable()
        .default(null)
        .describe(
          'How late they see what happens: the game as it was so many minutes ago, or before so many things became public; null: as it goes on',
        ),
      hands: z
        .enum(['never', 'agreed', 'end'])
        .default('agreed')
        .describe(
          'Whose cards are shown once the game is over, never before: nobody’s, theirs who agree, or everybody’s',
        ),
    })
    .meta({ id: 'Spectators', description: 'What those who watch are shown' }),
)

/** Constant, and the same for all: it may not depend on what anybody holds. */
export const Hold = z.lazy(() =>
  z
    .int()
    .min(0)
    .max(60)
    .describe(
      'Minutes for which nothing is published in a window where somebody rides (standing orders), so that ' +
        'whoever rides and is woken can answer in time. Always then; 0: it is published at once',
    ),
)

export const TournamentRules = z.lazy(() =>
  z
    .strictObject({
      firstSeat: z.boolean().default(false).describe('The first seat begins, and nobody draws for it'),
      finish: z
        .boolean()
        .default(false)
        .describe(
          'When the time limit is reached the action under way is finished, or the phase that is no minion phase',
        ),
      agreements: z
        .boolean()
        .default(false)
        .describe('All but one may concede to that one, and all may agree on a draw'),
    })
    .meta({ id: 'TournamentRules', description: 'What tournaments have and casual games have not' }),
)

export const TableLanguage = z.enum(['en', 'fr', 'es', 'pt', 'it'])

export const NewTable = z.lazy(() =>
  z
    .strictObject({
      name: tableName(),
      format: Format.default('standard'),
      access: Access.default('open'),
      invited: invited().default([]),
      seating: Seating.default('chosen'),
      startsWhen: StartsWhen.default('host'),
      cards: CardPool.default('all'),
      answerWithinHours: answerHours()
        .default(72)
        .describe(
          'How long a question may stay open before its published default is given, where the table has no clocks',
        ),
      clock: z.exactOptional(ClockChoice).describe('Left out, there are no clocks'),
      withdrawalPoints: WithdrawalPoints.default(1),
      timeLimit: z
        .exactOptional(Limit)
        .describe('When the game ends whatever stands; left out, it has all the time it needs'),
      tournament: z.exactOptional(TournamentRules).describe('Left out, none of these'),
      hold: Hold.default(0),
      talk: TalkSetting.default('free'),
      spectators: z.exactOptional(Spectators).describe('Left out, they see what is public as it goes on'),
      language: z.exactOptional(TableLanguage).describe('What is spoken at it; left out, nobody has said'),
    })
    .meta({ id: 'NewTable', description: 'A table as its host would have it' }),
)

/** Format and cards stay: decks were sealed for them. */
export const ChangeTable = z.lazy(() =>
  z
    .strictObject({
      name: z.exactOptional(tableName()),
      access: z.exactOptional(Access),
      invited: z.exactOptional(invited()),
      seating: z.exactOptional(Seating),
      startsWhen: z.exactOptional(StartsWhen),
      answerWithinHours: z.exactOptional(answerHours()),
      clock: z.exactOptional(ClockChoice.nullable()).describe('Null: no clocks any more'),
      withdrawalPoints: z.exactOptional(WithdrawalPoints),
      timeLimit: z.exactOptional(Limit.nullable()).describe('Null: none any more'),
      tournament: z.exactOptional(TournamentRules.nullable()).describe('Null: none of these any more'),
      hold: z.exactOptional(Hold),
      talk: z.exactOptional(TalkSetting),
      host: z.exactOptional(place()).describe('The seat of who hosts it from now on; not a bot'),
      spectators: z.exactOptional(Spectators),
      language: z.exactOptional(TableLanguage.nullable()).describe('Null: nobody says any more'),
    })
    .meta({ id: 'ChangeTable', description: 'What is left out stays as it is' }),
)

export const TakeSeat = z.lazy(() =>
  z
    .strictObject({
      deck: z.exactOptional(SeatDeck).describe('Left out, it is sealed later'),
      again: z.exactOptional(z.literal(true)).describe('At a rematch: with the deck of the game before'),
      place: z.exactOptional(place()).describe('The seat you want, where seats are chosen; clockwise from 0'),
      hours: z.exactOptional(Hours),
      profile: z
        .exactOptional(z.enum(BEGINNINGS))
        .describe('What your orders begin this game with; left out, what you prefer. Nobody else sees it'),
      joinCode: z.exactOptional(z.string().min(1).max(40)).describe('Of a private table'),
      bot: z
        .exactOptional(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,23}$/))
        .describe('Seats a bot of this name instead of yourself. Only the host may'),
      level: z.exactOptional(BotLevel).describe('How well the bot plays; left out, steady'),
    })
    .refine(({ deck, again }) => !(deck && again), { path: ['again'], message: 'One deck' })
    .refine(({ bot, profile }) => !(bot && profile), { path: ['profile'], message: 'A bot has no orders' })
    .refine(({ bot, level }) => bot !== undefined || level === undefined, { path: ['level'], message: 'Of a bot' })
    .meta({ id: 'TakeSeat', description: 'How you, or a bot, sit down' }),
)

export const SealDeck = z.lazy(() =>
  z
    .strictObject({
      deck: SeatDeck,
      seat: z.exactOptional(place()).describe('Of a bot, for which the host seals one; left out, your own'),
    })
    .meta({ id: 'SealDeck', description: 'A deck to be sealed' }),
)

export const SealedDeck = z.lazy(() =>
  z
    .object({
      deck: z.union([DeckKey, z.literal('own')]),
      list: OwnDeck,
      fingerprint: z.string().nullable().describe('What everybody sees of it'),
      salt: z
        .string()
        .nullable()
        .describe(
          'The fingerprint is the SHA-256, in base64url, of the salt, a line feed, and the lines `copies key` of ' +
            'the crypt and then of the library, each in the order of keys',
        ),
    })
    .meta({ id: 'SealedDeck', description: 'What lies under a fingerprint, for its owner alone' }),
)

export const Rematch = z.lazy(() =>
  z
    .strictObject({
      seats: z.enum(['kept', 'drawn']).default('kept').describe('Whether everybody sits where they sat'),
    })
    .meta({ id: 'Rematch', description: 'How the same people play again' }),
)

export const TableSeat = z.lazy(() =>
  z
    .object({
      seat: z.int().describe('In the order in which they sat down, from 0'),
      name: z.string().describe('What the player is called'),
      bot: z.boolean().describe('No person plays there'),
      level: z.exactOptional(BotLevel).describe('How well the bot plays; left out where nobody chose: steady'),
      you: z.boolean().describe('It is yours'),
      deck: z
        .union([DeckKey, z.literal('own')])
        .nullable()
        .describe('Yours: one of the five, or `own`, a list of your own; that of others is not told'),
      sealed: z.boolean().describe('A deck is sealed'),
      fingerprint: z
        .string()
        .nullable()
        .describe('What the sealed deck is held to, for everybody to see; another deck has another'),
      place: z.int().nullable().describe('The seat that was chosen'),
    })
    .meta({ id: 'TableSeat', description: 'Somebody who sits at a table' }),
)

export const Table = z.lazy(() =>
  z
    .object({
      id: TableId,
      version: z.int().describe('It moves with every change of the table'),
      name: called(),
      status: z.enum(['open', 'started', 'cancelled']).describe('Whether one may still sit down'),
      format: Format,
      cards: CardPool,
      answerWithinHours: z.int().describe('How long a question may stay open, where there are no clocks'),
      clock: ClockPolicy.nullable().describe('Null: every question may stay open for `answerWithinHours`'),
      withdrawalPoints: WithdrawalPoints,
      timeLimit: z
        .object({
          hours: z.int().describe('Counted from the start of the game'),
          points: limitPoints().describe('Victory points of whoever is left then'),
        })
        .nullable()
        .describe('Null: the game has all the time it needs'),
      tournament: TournamentRules.nullable().describe('Null: none of these'),
      hold: Hold,
      talk: TalkSetting,
      spectators: Spectators,
      access: Access,
      joinCode: z.string().nullable().describe('Of a private table, for those who are at it'),
      invited: z.array(PlayerId).nullable().describe('For its host'),
      invitation: z.boolean().describe('You are asked to it and do not sit at it yet'),
      seating: Seating,
      startsWhen: StartsWhen,
      rematchOf: TableId.nullable().describe('The table whose people play again here'),
      hosting: z.boolean().describe('You are its host'),
      seats: z.array(TableSeat).describe('Who sits there'),
      room: z.int().describe('How many more may sit down'),
      canStart: z.boolean().describe('It is open, has enough seats for its format, and all decks are sealed'),
      game: GameId.nullable().describe('Null before the start'),
      turn: z
        .int()
        .nullable()
        .describe(
          'In lists of tables that have started: the turn their game is in, where anybody may watch as it goes on',
        ),
      language: TableLanguage.nullable().describe('What is spoken at it; null: nobody has said'),
      createdAt: Instant.describe('When it was made'),
    })
    .meta({ id: 'Table', description: 'A table, where a game is arranged' }),
)

const kept = () => ({
  answered: z.int().describe('Questions answered in time'),
  owed: z.int().describe('Questions that were theirs to answer: these and the limits that passed'),
  games: z.int().describe('In how many games'),
})
export const Reliability = z.lazy(() =>
  z.object(kept()).meta({
    id: 'Reliability',
    description:
      'How somebody kept to the limits of tables with clocks in the last 90 days: in their latest 30 games, as ' +
      'far as these are over or were left to others. Of a game that goes on it says nothing, since it would tell ' +
      'who answers and whose orders do',
  }),
)
export const SeatedReliability = z.lazy(() =>
  z
    .object({
      seats: z
        .array(
          z.object({
            seat: z.int().describe('Which seat of the table'),
            name: z.string().describe('What they are called'),
            ...kept(),
          }),
        )
        .describe('Of the people at the table'),
    })
    .meta({ id: 'SeatedReliability', description: 'How those at a table kept to limits' }),
)

/** The same of a game that runs. */
export const TimeLimit = z.lazy(() =>
  z
    .object({
      endsAt: Instant.describe('When the game ends whatever stands'),
      points: limitPoints().describe('Victory points of whoever is left then'),
    })
    .meta({
      id: 'TimeLimit',
      description: 'When the time of the table is up, and the victory points of whoever is left then',
    }),
)

export const TableQuery = z.lazy(() =>
  z.strictObject({
    status: z.enum(['open', 'started', 'cancelled']).default('open').describe('Tables of this status'),
    cursor: z.exactOptional(Cursor),
    limit,
  }),
)
export const TableList = z.lazy(() =>
  z
    .object({
      tables: z.array(Table).describe('Newest first'),
      cursor: Cursor.nullable().describe('Where the next page begins; null on the last'),
    })
    .meta({ id: 'TableList', description: 'A page of tables' }),
)
export const Invitation = z.lazy(() =>
  z
    .object({
      table: TableId,
      name: called(),
      host: z.string().nullable().describe('What the host is called'),
      format: Format,
      seated: z.int().describe('How many sit there'),
      room: z.int().describe('How many more may sit down'),
    })
    .meta({ id: 'Invitation', description: 'A table you are asked to' }),
)

export const MyTables = z.lazy(() =>
  z
    .object({ tables: z.array(Table).describe('Those that have not begun') })
    .meta({ id: 'MyTables', description: 'The open tables you host, sit at or are invited to' }),
)
export const CodeParams = z.strictObject({
  code: z
    .string()
    .regex(/^[0-9A-Za-z-]{1,40}$/)
    .describe('The code of a private table, as its players pass it on'),
})
export const TableParams = z.strictObject({ table: TableId })
export const SeatParams = z.strictObject({
  table: TableId,
  seat: z.coerce.number().int().min(0).max(4).describe('Which seat, as the table counts them'),
})
