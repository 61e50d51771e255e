import * as z from 'zod'
import type { CardType } from '../cards/facts.ts'
import type { WindowName as CoreWindowName } from '../rules/frames.ts'
import type { AskedAlone, Condition as CoreCondition, MinionType } from '../rules/orders/language.ts'
import { SeatIndex } from './primitives.ts'

/** Windows, and what a sealed answer or a standing order may say of the public facts in one. */

const windowNames = [
  'announced', 'blocks', 'attempt', 'declined', 'success', 'blocked', 'resolved', 'as-played',
  'combat-begins', 'before-range', 'range', 'before-strikes', 'strike', 'as-chosen', 'additional-strikes', 'press', 'round-end', 'combat-ends', 'prevent', 'to-torpor', 'before-votes', 'polling', 'diablerized', 'ousting', 'between',
] as const satisfies readonly CoreWindowName[]
export const WindowName = z.enum(windowNames).meta({ id: 'WindowName', description: 'When several seats may respond at once' })

export const short = <T extends z.ZodType>(of: T, most = 40) => z.array(of).min(1).max(most)
export const CardId = z.lazy(() => z.int().min(0).max(100_000))
export const CardKey = z.lazy(() => z.string().regex(/^[a-z0-9-]{1,80}$/))
const Range = z.lazy(() => z.strictObject({ gte: z.exactOptional(z.int().min(-100).max(1000)), lte: z.exactOptional(z.int().min(-100).max(1000)) }))
export const whose = z.lazy(() => short(z.union([z.enum(['me', 'prey', 'predator', 'other']), SeatIndex]), 8))

const asks = ['ask-unlock', 'ask-master', 'ask-minion', 'ask-influence', 'ask-discard', 'ask-strike', 'ask-diablerie', 'choose-trigger', 'choose-new-target', 'choose-minion', 'choose-vampire', 'choose-terms', 'choose-target', 'choose-card', 'choose-discard', 'choose-discards', 'choose-blood', 'choose-slave', 'choose-victim', 'choose-payer'] as const satisfies readonly AskedAlone[]
const kinds = ['bleed', 'hunt', 'leave-torpor', 'become-anarch', 'rescue', 'diablerie', 'enter-combat', 'equip', 'card', 'political'] as const
const types = ['Vampire', 'Imbued', 'Action', 'Action Modifier', 'Ally', 'Combat', 'Equipment', 'Event', 'Master', 'Political Action', 'Reaction', 'Retainer'] as const satisfies readonly CardType[]
const minionTypes = ['Vampire', 'Ally', 'Imbued'] as const satisfies readonly MinionType[]
const strikes = ['hand', 'damage', 'dodge', 'combat-ends', 'steal', 'equipment'] as const

export const Condition = z.lazy(() => z.strictObject({
  window: z.exactOptional(short(WindowName, windowNames.length)),
  ask: z.exactOptional(short(z.enum(asks))),
  turn: z.exactOptional(whose),
  pool: z.exactOptional(Range.describe('Mine')),
  transfers: z.exactOptional(Range.describe('Left in my influence phase')),
  due: z.exactOptional(z.boolean().describe('Something in my phase leaves nothing to choose, or nobody would leave it undone')),
  action: z.exactOptional(z.strictObject({
    kind: z.exactOptional(short(z.enum(kinds))), card: z.exactOptional(short(CardKey)), by: z.exactOptional(whose), minion: z.exactOptional(short(CardId)),
    againstMe: z.exactOptional(z.boolean()), target: z.exactOptional(whose), bleed: z.exactOptional(Range), stealth: z.exactOptional(Range),
    reach: z.exactOptional(Range.describe('The greatest intercept among my minions that may block, less its stealth')),
    blocked: z.exactOptional(whose.describe('Whose minion attempts to block')), blocker: z.exactOptional(short(CardId)), intercept: z.exactOptional(Range),
    lacking: z.exactOptional(Range.describe('What the blocker lacks as it stands')),
    answerable: z.exactOptional(z.boolean().describe('When blocks no longer begin: a card that the decks can hold could answer it from my side, other than a wake that nothing follows')),
    ousts: z.exactOptional(z.boolean().describe('A bleed that would take the last of my pool')),
  })),
  combat: z.exactOptional(z.strictObject({ mine: z.exactOptional(z.boolean()), with: z.exactOptional(whose), minion: z.exactOptional(short(CardId)), type: z.exactOptional(short(z.enum(minionTypes)).describe('What the opposing minion is')), range: z.exactOptional(z.enum(['close', 'long'])), round: z.exactOptional(Range), pressed: z.exactOptional(z.boolean()) })),
  referendum: z.exactOptional(z.strictObject({ kind: z.exactOptional(short(CardKey)), by: z.exactOptional(whose), passes: z.exactOptional(z.boolean()), tally: z.exactOptional(Range), left: z.exactOptional(Range.describe('Of my minions and cards in play, how many have votes to cast')), touchesMe: z.exactOptional(z.boolean()) })),
  played: z.exactOptional(z.strictObject({ type: z.exactOptional(short(z.enum(types))), card: z.exactOptional(short(CardKey)), by: z.exactOptional(whose) })),
  strike: z.exactOptional(short(z.enum(strikes))),
  damage: z.exactOptional(Range),
}).meta({ id: 'OrderCondition', description: 'Public facts, all of which must hold; of a list, one. A fact that is not there does not hold' }) satisfies z.ZodType<CoreCondition>)
