import * as z from 'zod'
import { cardTypes } from './card-types.ts'
import type { WindowName as CoreWindowName } from '../cards/language.ts'
import type { AskedAlone, OrderCondition as CoreCondition, MinionType } from '../rules/model/orders.ts'
import { SeatIndex } from './primitives.ts'

/** Windows, and what a sealed answer or a standing order may say of the public facts in one. */

const windowNames = [
  'announced',
  'blocks',
  'attempt',
  'declined',
  'success',
  'blocked',
  'resolved',
  'as-played',
  'combat-begins',
  'before-range',
  'range',
  'before-strikes',
  'strike',
  'as-chosen',
  'additional-strikes',
  'press',
  'round-end',
  'combat-ends',
  'prevent',
  'to-torpor',
  'before-votes',
  'polling',
  'diablerized',
  'ousting',
  'between',
] as const satisfies readonly CoreWindowName[]
export const WindowName = z
  .enum(windowNames)
  .meta({ id: 'WindowName', description: 'When several seats may respond at once' })

export const short = <T extends z.ZodType>(of: T, most = 40) => z.array(of).min(1).max(most)
export const CardId = z.lazy(() => z.int().min(0).max(100_000).describe('A card by its id in this game'))
export const CardKey = z.lazy(() =>
  z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .describe('A card by its key in /cards'),
)
const Range = z.lazy(() =>
  z
    .strictObject({
      gte: z.exactOptional(z.int().min(-100).max(1000)).describe('From this number on'),
      lte: z.exactOptional(z.int().min(-100).max(1000)).describe('Up to this number'),
    })
    .meta({ id: 'OrderRange', description: 'From a number to a number, or one of the two' }),
)
export const whose = z.lazy(() =>
  short(z.union([z.enum(['me', 'prey', 'predator', 'other']), SeatIndex]), 8).meta({
    id: 'OrderWhose',
    description: 'Seats as you see them, any of these; `other`: neither yourself nor a neighbour',
  }),
)

const asks = [
  'ask-unlock',
  'ask-master',
  'ask-minion',
  'ask-influence',
  'ask-discard',
  'ask-strike',
  'ask-diablerie',
  'choose-trigger',
  'choose-new-target',
  'choose-minion',
  'choose-vampire',
  'choose-terms',
  'choose-target',
  'choose-card',
  'choose-discard',
  'choose-discards',
  'choose-blood',
  'choose-slave',
  'choose-victim',
  'choose-payer',
  'choose-damage',
] as const satisfies readonly AskedAlone[]
const kinds = [
  'bleed',
  'hunt',
  'leave-torpor',
  'become-anarch',
  'rescue',
  'diablerie',
  'enter-combat',
  'equip',
  'card',
  'political',
] as const
const minionTypes = ['Vampire', 'Ally', 'Imbued'] as const satisfies readonly MinionType[]
const strikes = ['hand', 'damage', 'dodge', 'combat-ends', 'steal', 'equipment'] as const

export const OrderCondition = z.lazy(
  () =>
    z
      .strictObject({
        window: z.exactOptional(short(WindowName, windowNames.length)).describe('In one of these windows'),
        ask: z.exactOptional(short(z.enum(asks))).describe('Where one of these is asked of you alone'),
        turn: z.exactOptional(whose).describe('Whose turn it is'),
        pool: z.exactOptional(Range.describe('Mine')),
        transfers: z.exactOptional(Range.describe('Left in my influence phase')),
        due: z.exactOptional(
          z.boolean().describe('Something in my phase leaves nothing to choose, or nobody would leave it undone'),
        ),
        action: z
          .exactOptional(
            z.strictObject({
              kind: z.exactOptional(short(z.enum(kinds))).describe('What kind of action it is'),
              card: z.exactOptional(short(CardKey)).describe('The card it is announced with'),
              by: z.exactOptional(whose).describe('Whose minion acts'),
              minion: z.exactOptional(short(CardId)).describe('Which minion acts'),
              againstMe: z
                .exactOptional(z.boolean())
                .describe('It is directed at you, or at a minion or card of yours'),
              target: z.exactOptional(whose).describe('Whom it is directed at'),
              bleed: z.exactOptional(Range).describe('What it bleeds for'),
              stealth: z.exactOptional(Range).describe('Its stealth'),
              reach: z.exactOptional(
                Range.describe(
                  'The greatest intercept among my minions that may block, less its stealth; only where blocks are declared',
                ),
              ),
              blocked: z.exactOptional(whose.describe('Whose minion attempts to block')),
              blocker: z.exactOptional(short(CardId)).describe('Which minion attempts to block'),
              intercept: z.exactOptional(Range).describe('The intercept of the blocker'),
              lacking: z.exactOptional(Range.describe('What the blocker lacks as it stands')),
              answerable: z.exactOptional(
                z
                  .boolean()
                  .describe(
                    'When blocks no longer begin: a card that the decks can hold could answer it from my side, other than a wake that nothing follows',
                  ),
              ),
              ousts: z.exactOptional(z.boolean().describe('A bleed that would take the last of my pool')),
            }),
          )
          .describe('The action that goes on'),
        combat: z
          .exactOptional(
            z.strictObject({
              mine: z.exactOptional(z.boolean()).describe('A minion of yours is in it'),
              with: z.exactOptional(whose).describe('Whose minion opposes yours'),
              minion: z.exactOptional(short(CardId)).describe('Which minion opposes yours'),
              type: z.exactOptional(short(z.enum(minionTypes)).describe('What the opposing minion is')),
              range: z.exactOptional(z.enum(['close', 'long'])).describe('The range as it is now'),
              round: z.exactOptional(Range).describe('Which round, from 1'),
              pressed: z.exactOptional(z.boolean()).describe('A press to continue stands'),
            }),
          )
          .describe('The combat that goes on'),
        referendum: z
          .exactOptional(
            z.strictObject({
              kind: z.exactOptional(short(CardKey)).describe('The card it was called with, or `blood-hunt`'),
              by: z.exactOptional(whose).describe('Who called it'),
              passes: z.exactOptional(z.boolean()).describe('It would pass as it stands'),
              tally: z.exactOptional(Range).describe('Votes for it less votes against it'),
              left: z.exactOptional(Range.describe('Of my minions and cards in play, how many have votes to cast')),
              touchesMe: z.exactOptional(z.boolean()).describe('Its terms name you or a card of yours, or nobody'),
            }),
          )
          .describe('The referendum that goes on'),
        played: z
          .exactOptional(
            z.strictObject({
              type: z.exactOptional(short(z.enum(cardTypes))).describe('Its type'),
              card: z.exactOptional(short(CardKey)).describe('Which card'),
              by: z.exactOptional(whose).describe('Who plays it'),
            }),
          )
          .describe('The card that is being played'),
        strike: z.exactOptional(short(z.enum(strikes))).describe('What the opposing minion strikes with'),
        damage: z.exactOptional(Range).describe('Points about to be inflicted on your minion'),
      })
      .meta({
        id: 'OrderCondition',
        description: 'Public facts, all of which must hold; of a list, one. A fact that is not there does not hold',
      }) satisfies z.ZodType<CoreCondition>,
)
