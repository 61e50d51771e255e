import * as z from 'zod'
import { Gained } from './gained.ts'
import { Game } from './games.ts'
import { Position } from './position.ts'
import { CardName, Instant, PlayerId, SeatIndex, Version } from './primitives.ts'
import { TicketId } from './judge-calls.ts'

/** What a judge may rule at a table, and what comes of it. */

const words = (most: number, what: string) => z.string().trim().min(1).max(most).describe(what)
const hours = () => z.number().min(0.25).max(1000).multipleOf(0.25)
const points = () => z.number().min(0).max(5).multipleOf(0.5)
const pointer = (what: string) =>
  z
    .string()
    .max(200)
    .regex(/^(\/([^~/]|~[01])*)*$/)
    .describe(what)

const Operation = z.lazy(() =>
  z
    .discriminatedUnion('op', [
      z.strictObject({
        op: z.enum(['add', 'replace', 'test']).describe('`test`: only if it is so'),
        path: pointer('Where'),
        value: z.unknown().describe('What comes there, or has to be there'),
      }),
      z.strictObject({ op: z.literal('remove'), path: pointer('Where') }),
      z.strictObject({
        op: z.enum(['move', 'copy']).describe('Whether it stays where it was, too'),
        from: pointer('From where'),
        path: pointer('To where'),
      }),
    ])
    .meta({ id: 'CorrectingChange', description: 'One operation of a JSON Patch (RFC 6902)' }),
)

export const RulingId = z
  .string()
  .regex(/^rul_[A-Za-z0-9_-]{8,64}$/)
  .meta({ id: 'RulingId', description: 'Id of a ruling' })

export const Ruling = z.lazy(() =>
  z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('answer'),
        text: words(2000, 'The answer'),
        to: z.exactOptional(z.array(SeatIndex).min(1).max(5)).describe('The parties; left out, everybody'),
      }),
      z.strictObject({
        kind: z.literal('extend'),
        seat: SeatIndex.nullable().describe('Whose bank; null: the time limit of the table'),
        hours: hours().describe('How much more'),
      }),
      z.strictObject({
        kind: z.literal('pause'),
        until: Instant.nullable().describe('Its end; null ends the pause that there is'),
      }),
      z.strictObject({ kind: z.literal('skip'), seat: SeatIndex.describe('Who is given the published default') }),
      z.strictObject({
        kind: z.literal('adjust'),
        patch: z.array(Operation).min(1).max(50).describe('Of the position in which each card is called by its id'),
      }),
      z.strictObject({
        kind: z.literal('rewind'),
        to: Version.min(1).describe('Back to this ply, as spectators count them'),
        accept: z.exactOptional(z.literal(true)).describe('Although somebody has learnt something since'),
      }),
      z.strictObject({
        kind: z.literal('substitute'),
        seat: SeatIndex,
        player: z.exactOptional(PlayerId).describe('Who has offered to play; left out, a bot'),
      }),
      z.strictObject({
        kind: z.literal('remove'),
        seat: SeatIndex,
        vp: z.boolean().default(false).describe('A victory point for the predator, where a league has that'),
        pool: z.boolean().default(false).describe('6 pool for the predator, where a league has that'),
      }),
      z.strictObject({
        kind: z.literal('restart'),
        seat: SeatIndex.describe(
          'Who does not play any more. Of a final the seating begins again, with the next in rank, and another game',
        ),
        hours: z.exactOptional(hours()).describe('The time of the table from now; left out, the limit stays'),
        force: z.exactOptional(z.literal(true)).describe('Although it is late, or no table of five'),
      }),
      z.strictObject({
        kind: z.literal('result'),
        victoryPoints: z.array(points()).min(2).max(5).describe('By seat'),
        accept: z.exactOptional(z.literal(true)).describe('Although no game gives these points'),
      }),
    ])
    .meta({ id: 'JudgeRuling', description: 'What a judge rules' }),
)
export type Ruling = z.infer<typeof Ruling>
export type RulingKind = Ruling['kind']
export type RulingOf<K extends RulingKind> = Extract<Ruling, { kind: K }>

export const RulingCall = z.lazy(() =>
  z
    .strictObject({
      ruling: Ruling,
      reason: words(500, 'Told to everybody with it: nothing secret'),
      expectedVersion: Version.describe('How far spectators had been shown the game when you looked at it'),
      ticket: z.exactOptional(TicketId).describe('The call that this answers'),
      staffError: z
        .exactOptional(z.literal(true))
        .describe('It mends what a judge has ruled wrongly: that is kept, reported and told to the league'),
    })
    .meta({ id: 'RulingCall', description: 'A ruling with its reason' }),
)

const place = (what: string) =>
  z.object({ seat: SeatIndex, pile: z.string().describe('Its name, as a position has it') }).describe(what)
const from = () => z.number().describe('Before')
const to = () => z.number().describe('After')
const change = (what: string) => z.array(z.object({ seat: SeatIndex, from: from(), to: to() })).describe(what)
export const RulingReport = z.lazy(() =>
  z
    .object({
      id: z.exactOptional(RulingId).describe('What it is kept as; a dry run is not kept'),
      ruling: z.string().describe('Its kind'),
      version: Version.describe('How far spectators are shown the game with it'),
      seats: z
        .array(
          z.object({
            seat: SeatIndex,
            moves: z.boolean().describe('Whether the view of this seat changes'),
            learns: z.array(CardName).describe('Cards whose face it sees with it and did not see before'),
            changes: z
              .exactOptional(z.array(z.unknown()))
              .describe('Of a dry run: the change of its view, as JSON Patch'),
          }),
        )
        .describe('What each seat is shown of it'),
      clean: z.exactOptional(z.boolean()).describe('rewind: nobody has learnt anything since'),
      gained: z.exactOptional(Gained).describe('rewind: who has learnt what'),
      mixed: z
        .exactOptional(z.array(place('A stack')))
        .describe('rewind: stacks that are shuffled, but for cards whose place was known by right'),
      conserved: z
        .exactOptional(
          z.object({
            cards: z
              .array(
                z.object({
                  card: z.int().describe('Its number in this game'),
                  key: z.string().describe('Its key in /cards'),
                  from: place('Where it lay'),
                  to: place('Where it lies'),
                }),
              )
              .describe('Those that lie elsewhere'),
            pool: change('Pools that change'),
            victoryPoints: change('Victory points that change'),
            blood: z.object({ from: from(), to: to() }).describe('Counters on all cards together'),
          }),
        )
        .describe('adjust: what lies elsewhere, and counters before and after'),
    })
    .meta({ id: 'RulingReport', description: 'What a ruling does, or would do: for the judge alone' }),
)
export type RulingReport = z.infer<typeof RulingReport>

export const RulingQuery = z.lazy(() =>
  z.strictObject({
    dry: z.exactOptional(z.enum(['0', '1'])).describe('1: nothing is done; what would come of it is told'),
  }),
)
export const JudgeViewQuery = z.lazy(() =>
  z.strictObject({
    ticket: z.exactOptional(TicketId).describe('The call that it is looked at for'),
    reason: z.exactOptional(words(500, 'Why, where there is no call')),
  }),
)
export const JudgeView = z.lazy(() =>
  z
    .object({
      game: Game.describe('As spectators see it now, with what every seat sees of its own'),
      stacks: z
        .array(
          z.object({
            seat: SeatIndex,
            library: z.array(CardName).describe('From the top'),
            crypt: z.array(CardName).describe('From the top'),
          }),
        )
        .describe('By seat, what nobody is shown'),
      versions: z.array(Version).describe('By seat, how far each has been shown the game'),
      position: Position.nullable().describe(
        'What `adjust` changes, each card by its id; null while something is being resolved',
      ),
    })
    .meta({ id: 'JudgeView', description: 'All of a game, for a judge' }),
)
