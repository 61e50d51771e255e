import * as z from 'zod'
import { GROUPS, phraseIds, PLACES, UNTILS } from '../text/phrases.ts'
import { TalkSetting } from './talk-setting.ts'
import { CardName, GameId, Instant, limit, SeatIndex, Version, Language } from './primitives.ts'

/** What is said at a table, beside the record of its game. */

/** So many characters may somebody say at once. */
export const MOST_WORDS = 2000
/** Letters, signs and line breaks; nothing that hides or turns what stands beside it. Joiners make one sign of two. */
const plain = /^(?:[^\p{Cc}\p{Cf}]|[\n\u200c\u200d])+$/u
const words = (most: number) => z.string().trim().min(1).max(most).regex(plain)

const MOST_NUMBER = 1_000_000
const SayingNumber = () => z.int().min(1).max(MOST_NUMBER).describe('Which saying of the table, from 1')
const number = () => z.coerce.number().int().min(1).max(MOST_NUMBER)
export const TalkParams = z.strictObject({ game: GameId })
export const SayingParams = z.strictObject({
  game: GameId,
  saying: number().describe('The number of a saying of the table'),
})

export const TalkQuery = z.lazy(() =>
  z.strictObject({
    view: z
      .enum(['seat', 'spectator', 'judge'])
      .default('seat')
      .describe(
        '`spectator`: what those who watch may read of it, as late as they see the game. `judge`: for a judge of the ' +
          'event who may rule at this table, all of it',
      ),
    before: z.exactOptional(number()).describe('Only what was said before this number; left out, the newest'),
    limit,
  }),
)

const PhraseId = z.lazy(() =>
  z.enum(phraseIds).meta({ id: 'PhraseId', description: 'A ready phrase: `GET /phrases` says how it reads' }),
)
const untilWhen = () => z.enum(UNTILS).describe('How long')
const phrase = () =>
  z.strictObject({
    id: PhraseId,
    seat: z.exactOptional(SeatIndex),
    card: z
      .exactOptional(z.int().min(0).max(100_000))
      .describe('The id of a card of this game that lies open to all: what spectators may not know is named to nobody'),
    amount: z.exactOptional(z.int().min(0).max(99)).describe('How much'),
    until: z.exactOptional(untilWhen()),
  })

export const Say = z.lazy(() =>
  z
    .strictObject({
      words: z
        .exactOptional(words(MOST_WORDS))
        .describe('What you say in your own words, as plain text: nothing in it is markup'),
      phrase: z
        .exactOptional(phrase())
        .describe('A ready phrase instead, with what stands in each of its places, and in no others'),
      deal: z
        .exactOptional(z.strictObject({ with: z.array(SeatIndex).min(1).max(4).describe('Who would have to agree') }))
        .describe('It is offered as a deal, which is marked as made once they all have agreed to it'),
    })
    .refine(said => (said.words === undefined) !== (said.phrase === undefined), {
      path: ['words'],
      message: 'Words or a phrase',
    })
    .meta({ id: 'Say', description: 'Something to be said at the table, to all of it' }),
)

const standing = () => ({
  turn: z.int().min(1).nullable().describe('In which turn of the game; null where none went on'),
  ply: Version.describe('How far the game had come, as spectators count'),
  pools: z.array(z.int()).describe('The pool of each seat then'),
  victoryPoints: z.array(z.number()).describe('The victory points of each seat then'),
})

export const DEAL_STATES = ['offered', 'declined', 'made', 'kept', 'broken', 'disputed', 'void'] as const
export const Deal = z.lazy(() =>
  z
    .object({
      parties: z.array(SeatIndex).describe('Who offers it, and then who would have to agree'),
      state: z
        .enum(DEAL_STATES)
        .describe(
          'Marked by its parties. `disputed`: they mark it differently. `void`: at a table of an event only two are ' +
            'left (TTALK-03). Nothing follows from it by itself (TTALK-02)',
        ),
      marks: z
        .array(
          z.object({
            seat: SeatIndex,
            mark: z.enum(['made', 'declined', 'kept', 'broken']).describe('What this party marked it as'),
            at: Instant.describe('When'),
            ...standing(),
          }),
        )
        .describe('What each party marked it as, and how the game stood then'),
    })
    .meta({ id: 'Deal', description: 'A deal, as those who made it have marked it: it binds nobody' }),
)

export const Saying = z.lazy(() =>
  z
    .object({
      n: SayingNumber(),
      at: Instant.describe('When it was said'),
      seat: SeatIndex.describe('Who says it'),
      name: z.string().describe('What they are called'),
      ...standing(),
      text: z
        .string()
        .nullable()
        .describe('What is said, as plain text, a phrase in the language of the reply; null where it is not shown'),
      phrase: z
        .object({
          id: PhraseId,
          language: Language.describe('What the speaker reads'),
          seat: z.exactOptional(SeatIndex),
          card: z.exactOptional(CardName),
          amount: z.exactOptional(z.int().describe('How much')),
          until: z.exactOptional(untilWhen()),
        })
        .nullable()
        .describe('Which phrase it is; null: own words'),
      withheld: z
        .enum(['muted', 'hidden', 'erased'])
        .nullable()
        .describe(
          'Why it is not shown: you have muted its speaker; who keeps order at the table has hidden it; its speaker ' +
            'has had what is theirs erased',
        ),
      deal: Deal.nullable().describe('What was offered with it; null: nothing'),
    })
    .meta({ id: 'Saying', description: 'Something that was said at a table' }),
)

const seats = (what: string) => z.array(SeatIndex).max(5).describe(what)
export const Talk = z.lazy(() =>
  z
    .object({
      game: GameId,
      setting: TalkSetting,
      sayings: z.array(Saying).describe('The oldest of the page first'),
      earlier: z
        .int()
        .nullable()
        .describe('What to ask for as `before` to read what was said earlier; null where nothing was'),
      seen: z.int().min(0).describe('The number of the last that you have seen; 0: none'),
      silent: z
        .enum(['off', 'watching', 'ousted', 'silenced', 'full'])
        .nullable()
        .describe(
          'Why you may not speak here; null where you may. `ousted`: at a table of an event. `silenced`: by who keeps order',
        ),
      muted: seats('Whom you have muted'),
      silenced: seats('Who may not speak'),
      keepsOrder: z.boolean().describe('You keep order here: its host, or at a table of an event a judge'),
    })
    .meta({ id: 'Talk', description: 'What was said at a table, a page of it' }),
)

export const SeenTalk = z.lazy(() =>
  z.strictObject({ n: SayingNumber() }).meta({ id: 'SeenTalk', description: 'How far you have read' }),
)
export const MutedSeats = z.lazy(() =>
  z
    .strictObject({ seats: seats('Whose sayings you do not wish to read: all of them, and nobody else') })
    .meta({ id: 'MutedSeats', description: 'Whom you mute' }),
)
export const SilencedSeats = z.lazy(() =>
  z
    .strictObject({ seats: seats('Who is not to speak: all of them, and nobody else') })
    .meta({ id: 'SilencedSeats', description: 'Who may not speak' }),
)
export const HideSaying = z.lazy(() =>
  z
    .strictObject({ hidden: z.boolean().describe('Whether it is hidden; it stays in the record') })
    .meta({ id: 'HideSaying', description: 'Whether a saying is shown' }),
)
export const MarkDeal = z.lazy(() =>
  z
    .strictObject({
      mark: z
        .enum(['made', 'declined', 'kept', 'broken'])
        .describe('`made`, `declined`: of an offer to you. `kept`, `broken`: of a deal that was made'),
    })
    .meta({ id: 'MarkDeal', description: 'What you mark a deal as' }),
)
export const ReportSaying = z.lazy(() =>
  z
    .strictObject({ why: words(500).describe('What is wrong with it') })
    .meta({ id: 'ReportSaying', description: 'What you report of a saying' }),
)
export const TalkReport = z.lazy(() =>
  z
    .object({
      saying: SayingNumber(),
      ply: Version.describe('How far the game had come when it was said, as spectators count'),
      seat: SeatIndex.describe('Who reports it'),
      name: z.string().describe('What they are called'),
      at: Instant.describe('When it was reported'),
      why: z.string().describe('What is wrong with it'),
    })
    .meta({ id: 'TalkReport', description: 'A saying that was reported' }),
)
export const TalkReports = z.lazy(() =>
  z
    .object({ reports: z.array(TalkReport).describe('The newest first, a hundred at most') })
    .meta({ id: 'TalkReports', description: 'What was reported at a table' }),
)

export const PhrasesQuery = z.lazy(() =>
  z.strictObject({
    language: z
      .exactOptional(Language)
      .describe('Left out, that of the request: in another, one sees what somebody else will read'),
  }),
)
const label = () => z.string().describe('How it reads')
export const Phrases = z.lazy(() =>
  z
    .object({
      language: Language.describe('What they are in'),
      groups: z
        .array(
          z.object({
            id: z.enum(GROUPS).describe('Which group'),
            text: label(),
            phrases: z
              .array(
                z.object({
                  id: PhraseId,
                  text: z.string().describe('How it reads, with `{seat}` and the like where its places are'),
                  places: z.array(z.enum(PLACES)).describe('What has to be filled in'),
                }),
              )
              .describe('Those of the group'),
          }),
        )
        .describe('By what they are for'),
      untils: z.array(z.object({ id: untilWhen(), text: label() })).describe('What `{until}` may be'),
    })
    .meta({ id: 'Phrases', description: 'The ready phrases' }),
)
