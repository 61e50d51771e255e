import * as z from 'zod'
import { DeckReport } from './decks.ts'
import { Gained } from './gained.ts'
import { Version } from './primitives.ts'
import { Prompt } from './prompts.ts'

/** Every way a request can fail, with the status and the title it always has (RFC 9457). */
export const problems = {
  'invalid-request': { status: 400, title: 'The request is not well formed' },
  'idempotency-key-missing': { status: 400, title: 'An Idempotency-Key is required' },
  unauthenticated: { status: 401, title: 'A valid bearer token is required' },
  forbidden: { status: 403, title: 'You may not do this' },
  'insufficient-scope': { status: 403, title: 'The token lacks a scope' },
  'conflict-of-interest': { status: 403, title: 'Who sits at a table, or has, does not judge it' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'This resource has no such method' },
  'stale-prompt': { status: 409, title: 'The question is no longer open' },
  'game-over': { status: 409, title: 'The game is over' },
  'not-a-position': { status: 409, title: 'Something is being resolved: a position is between two actions' },
  'game-running': { status: 409, title: 'The game is not over' },
  'seat-taken': { status: 409, title: 'You already sit at this table' },
  'no-clock': { status: 409, title: 'This table has no clocks of that kind' },
  'too-soon': { status: 409, title: 'This was changed less than a week ago' },
  'no-agreement': { status: 409, title: 'This cannot be agreed on here and now' },
  'no-pause': { status: 409, title: 'There can be no such pause' },
  'seat-not-open': { status: 409, title: 'This seat is not open' },
  'game-not-over': { status: 409, title: 'The game is not over' },
  'place-taken': { status: 409, title: 'Somebody else chose this seat' },
  'table-full': { status: 409, title: 'No seat is free' },
  'table-closed': { status: 409, title: 'The table is no longer open' },
  'shown-once': { status: 409, title: 'This key has been made, and its text is shown only once' },
  'too-many-keys': { status: 409, title: 'You have as many keys as one can have' },
  'too-many-decks': { status: 409, title: 'You keep as many decks as one can keep' },
  'name-taken': { status: 409, title: 'Somebody has this name' },
  'not-offered': { status: 409, title: 'This service does not offer it' },
  'event-state': { status: 409, title: 'The event is not where this can be done' },
  'round-open': { status: 409, title: 'A round is open' },
  unclaimed: { status: 409, title: 'Somebody has not taken up their place' },
  'is-official': { status: 409, title: 'Officials of an event do not play in it' },
  'standings-tied': { status: 409, title: 'A tie has to be settled first' },
  'not-your-turn': { status: 409, title: 'Somebody else is asked first' },
  'ref-taken': { status: 409, title: 'This externalRef names another table' },
  'batch-state': { status: 409, title: 'The batch is not where this can be done' },
  'ticket-state': { status: 409, title: 'The call for a judge is not where this can be done' },
  'still-seated': { status: 409, title: 'Leave your games, tables and events that go on first' },
  silent: { status: 409, title: 'You may not say this here' },
  'deal-state': { status: 409, title: 'The deal is not where this can be marked' },
  moved: { status: 409, title: 'The game has moved since you looked at it' },
  'info-gained': { status: 409, title: 'Somebody has learnt something since' },
  'not-between-actions': { status: 409, title: 'Something is being resolved: this is done between two actions' },
  'not-waited-for': { status: 409, title: 'This seat is asked nothing' },
  'restart-too-late': { status: 409, title: 'Only a table of five begins again, and only in its first round of turns' },
  compacted: { status: 410, title: 'This is not told version by version any more: read the game whole' },
  'version-mismatch': { status: 412, title: 'Your view has moved' },
  'precondition-required': { status: 428, title: 'An If-Match is required' },
  'body-too-large': {
    status: 413,
    title: 'The body is larger than this route takes: 16 KB, where it does not say otherwise',
  },
  'unsupported-media-type': { status: 415, title: 'The body must be application/json' },
  'illegal-position': { status: 422, title: 'This position has cards that cannot be played here' },
  'no-such-ply': { status: 422, title: 'There is no such place to go back to' },
  'not-adjustable': { status: 422, title: 'The position cannot be changed like this' },
  'result-invalid': { status: 422, title: 'No game gives these victory points' },
  'illegal-option': { status: 422, title: 'This is not on offer' },
  'illegal-args': { status: 422, title: 'The slots are not filled as the option asks' },
  'illegal-deck': { status: 422, title: 'This deck is not legal at this table' },
  'unplayable-deck': { status: 422, title: 'Not all cards of this deck can be played here yet' },
  'unreadable-deck': { status: 422, title: 'This is no list of cards in a format that is known' },
  'deck-missing': { status: 422, title: 'Not all decks are sealed' },
  'wrong-code': { status: 422, title: 'This is not the code, or it is too old' },
  'wrong-seat-count': { status: 422, title: 'The format does not seat so many' },
  'batch-invalid': { status: 422, title: 'Not every table of the batch can be set up' },
  'seating-invalid': { status: 422, title: 'Nobody can be seated so' },
  'endpoint-refused': { status: 422, title: 'Nothing is sent to such an address' },
  'key-reused': { status: 422, title: 'This Idempotency-Key was used for another request' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'card-unusable': { status: 500, title: 'A card of this game cannot be used here at present' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  contention: { status: 503, title: 'Too many at once' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems
const codes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]]

export const PROBLEM_TYPE = 'urn:praxis:problem:'

export const Problem = z.lazy(() =>
  z
    .object({
      type: z.string().describe(`\`${PROBLEM_TYPE}\` and the code`),
      code: z.enum(codes).describe('Which refusal it is: what a client decides by'),
      title: z.string().describe('The code in words, always the same'),
      status: z.int().describe('The status of the reply'),
      detail: z.exactOptional(z.string()).describe('What it is in this case, in words'),
      instance: z.string().describe('The path that was asked for'),
      traceId: z.string().describe('What to quote to an operator: the log has it, and nothing of the request'),
      safeToRetry: z.boolean().describe('The same request, under the same key, may be sent again as it is'),
      recorded: z
        .literal(false)
        .nullable()
        .describe(
          'A refused request has changed nothing: false. Null after a fault: not known, so send it again under the same key',
        ),
      errors: z
        .exactOptional(
          z.array(
            z.object({
              path: z
                .string()
                .describe('Where in the body, with dots; or the name of a header or of a field of the query'),
              code: z.string().describe('What is wrong there'),
              message: z
                .exactOptional(z.string())
                .describe('What was expected there, in English, for whoever writes the client'),
            }),
          ),
        )
        .describe('invalid-request: what is not well formed'),
      version: z.exactOptional(Version).describe('stale-prompt, version-mismatch: your version now'),
      prompt: z.exactOptional(Prompt.nullable()).describe('stale-prompt: what you are asked now, if anything'),
      reasonCode: z.exactOptional(z.string()).describe('Which rule of the game or of the table refuses it, as a word'),
      ruleRef: z.exactOptional(z.string()).describe('Id of the rule the refusal rests on'),
      decks: z
        .exactOptional(
          z.array(
            z.object({
              reasonCode: z.string().describe('What stands against it, as a word'),
              ruleRef: z
                .string()
                .nullable()
                .describe('Id of the rule it rests on; null where it is none of the rulebook'),
              cards: z.array(z.string()).describe('Keys of the cards meant'),
            }),
          ),
        )
        .describe('illegal-deck, unplayable-deck: everything that stands against it, with the cards meant'),
      report: z
        .exactOptional(DeckReport)
        .describe('illegal-deck, unplayable-deck: what `POST /decks/check` says of it, with every line'),
      gained: z.exactOptional(Gained).describe('info-gained: who has learnt what since then; for the judge alone'),
      scope: z.exactOptional(z.string()).describe('insufficient-scope: the one that is missing'),
      view: z.exactOptional(z.string()).describe('compacted, of changes: where the game is read whole'),
    })
    .meta({ id: 'Problem', description: 'A refusal (RFC 9457)' }),
)
export type Problem = z.infer<typeof Problem>

/** What every refusal of a code says. */
export const problemBody = (code: ProblemCode, instance: string, traceId: string): Problem => ({
  type: `${PROBLEM_TYPE}${code}`,
  code,
  title: problems[code].title,
  status: problems[code].status,
  instance,
  traceId,
  safeToRetry: RETRYABLE.has(code),
  recorded: UNCERTAIN.has(code) ? null : false,
})

/** A refused request may be repeated as it is only where the fault was ours or the moment's. */
const RETRYABLE: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['rate-limited', 'contention', 'internal'])
/** After a fault it may be that the write was made and only its answer lost. */
const UNCERTAIN: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['internal'])
