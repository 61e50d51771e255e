import * as z from 'zod'
import { ARCHETYPES } from '../decks/kind.ts'
import { Cursor, GameId, Instant, limit, printable, shownName, TableId } from './primitives.ts'
import { Reliability } from './tables.ts'

export const PageId = z
  .string()
  .regex(/^ply_[A-Za-z0-9_-]{22}$/)
  .meta({
    id: 'PageId',
    description: 'Id of the public page of a player. Tables take it as well, where they ask for who is invited',
  })
export const PageParams = z.strictObject({ page: PageId })

const count = (of: string) => z.int().min(0).describe(of)
const name = () => shownName().describe('The public name: nobody else has one that reads the same')
const languages = () =>
  z
    .array(z.enum(['en', 'fr', 'es', 'pt', 'it']))
    .max(5)
    .describe('What they play in')
const place = () =>
  z.string().trim().max(60).regex(printable).or(z.literal('')).describe('Where they are from, in their words')
const shows = () =>
  z
    .strictObject({
      points: z.boolean().describe('Victory points and game wins, by clan, archetype and seat'),
      games: z.boolean().describe('The last games, with their results'),
      reliability: z.boolean().describe('How they kept to limits lately'),
    })
    .describe('What the page tells beside the name')

export const SetPage = z.lazy(() =>
  z
    .strictObject({ name: name(), place: place().default(''), languages: languages().default([]), shows: shows() })
    .meta({ id: 'SetPage', description: 'Your public page as you would have it. Decks and talk are never on it' }),
)
export const MyPage = z.lazy(() =>
  z
    .object({
      page: PageId.describe('Of your page, whether it is there or not'),
      isPublic: z.boolean().describe('It is there: others find you by its name'),
      name: z.string().describe('The public name, or what you are called now'),
      place: z.string().describe('Empty: not told'),
      languages: languages(),
      shows: shows(),
      since: Instant.nullable().describe('When the page was made'),
    })
    .meta({ id: 'MyPage', description: 'What your public page tells' }),
)

export const FindPlayers = z.lazy(() =>
  z.strictObject({
    name: z.string().trim().min(2).max(60).describe('How the public name begins, at least two letters'),
  }),
)
export const FoundPlayers = z.lazy(() =>
  z
    .object({
      players: z
        .array(z.object({ page: PageId, name: z.string().describe('The public name') }))
        .describe('Twenty at most, by their names'),
    })
    .meta({ id: 'FoundPlayers', description: 'Players who have a public page' }),
)

const sums = () => ({
  games: count('How many games'),
  victoryPoints: z.number().describe('What they came to'),
})
const archiveDeck = () => ({
  clan: z.string().nullable().describe('Of the deck that was played; null where no clan has a third of it'),
  archetype: z.enum(ARCHETYPES).describe('What the deck was for'),
})
const playedGame = () => ({
  game: GameId,
  name: z.string().describe('What the table was called'),
  at: Instant.describe('When it was over'),
  turns: count('How long it took'),
  seats: count('How many played'),
  place: z.int().describe('One more than had more victory points'),
  victoryPoints: z.number().describe('What it came to for them'),
  won: z.boolean().describe('They won it'),
  winner: z.string().nullable().describe('Who won it; null: nobody'),
  ...archiveDeck(),
})

const shownGame = () => z.object({ ...playedGame(), watch: z.boolean().describe('You may look at it') })

export const ArchiveQuery = z.lazy(() =>
  z.strictObject({
    over: z.exactOptional(z.enum(['', '1'])).describe('Games that are over; others are in the inbox'),
    cursor: z.exactOptional(Cursor),
    limit,
  }),
)
export const Archive = z.lazy(() =>
  z
    .object({
      games: z
        .array(
          z.object({
            ...playedGame(),
            table: TableId.nullable().describe('For a rematch; null of a game that never had one'),
            people: count('How many of them were people'),
            left: z.boolean().describe('You gave up the seat before the end'),
            with: z.array(z.string()).describe('What the others are called'),
          }),
        )
        .describe('The one that ended last is first'),
      cursor: Cursor.nullable().describe('Where the next page begins; null: there is none'),
    })
    .meta({ id: 'Archive', description: 'Your games that are over' }),
)

export const PlayerPage = z.lazy(() =>
  z
    .object({
      page: PageId,
      name: z.string().describe('The public name'),
      place: z.string().describe('Empty: not told'),
      languages: languages(),
      since: Instant.describe('When the page was made'),
      you: z.boolean().describe('It is yours'),
      shows: shows(),
      points: z
        .object({
          ...sums(),
          wins: count('Games won'),
          ousted: count('Methuselahs ousted'),
          left: count('Games left early'),
          byClan: z
            .array(z.object({ clan: z.string().nullable().describe('Null: of several'), ...sums() }))
            .describe('The most points first'),
          byArchetype: z
            .array(z.object({ archetype: z.enum(ARCHETYPES).describe('What the decks were for'), ...sums() }))
            .describe('The same'),
          bySeat: z.array(z.object({ seat: z.int().describe('From 1'), ...sums() })).describe('From the first seat on'),
        })
        .nullable()
        .describe('Of the last 500 games with at least one other person; null: not shown'),
      games: z.array(shownGame()).nullable().describe('The last ten; null: not shown'),
      reliability: Reliability.nullable().describe('Null: not shown'),
      together: z
        .object({
          games: count('How many of their games were with you'),
          last: TableId.nullable().describe('The table of the last of them, for a rematch'),
          list: z.array(shownGame()).describe('The last ten of them; none where games are not shown'),
        })
        .nullable()
        .describe('Null for who is not signed in, and of your own page'),
    })
    .meta({ id: 'PlayerPage', description: 'The public page of a player, as far as they show it' }),
)
