import type { Mode } from '../../cards/definition.ts'
import type { CardFacts } from '../../cards/facts.ts'
import { refuse, type Refusal } from '../model/answers.ts'
import { asVampireCapacity, capacity, disciplinesToPlay, meetsLevel, ruled, standing } from './evaluate.ts'
import { facts, isVampire } from './queries.ts'
import { bloodCursed, traitRefusal } from './traits.ts'
import type { CardId, GameState } from '../model/state.ts'

/**
 * What a card asks of the minion that plays it, or, of a master, of a ready minion of who plays it (REQ-01 to REQ-03,
 * REQ-12).
 */

/** Clan, title, sect and capacity; each names the kind of vampire that may. */
export const requires = ({ clan, requiresTitle, requiresSect, requiresCapacity }: CardFacts): boolean =>
  clan !== undefined || requiresTitle !== undefined || requiresSect !== undefined || requiresCapacity !== undefined

export function meets(
  state: GameState,
  minion: CardId,
  printed: CardFacts,
  as: Pick<CardFacts, 'clan' | 'title' | 'sect'> = {},
): Refusal | undefined {
  if (!requires(printed)) return undefined
  const own = facts(state, minion),
    { clan = own.clan, title = own.title, sect = own.sect } = as
  if (printed.clan && !(printed.clans ?? [printed.clan]).includes(clan ?? '')) return refuse('missing-clan', 'CRYPT-06')
  if (printed.requiresTitle && !printed.requiresTitle.includes(title ?? '')) return refuse('missing-title', 'REQ-01')
  if (printed.requiresSect && !printed.requiresSect.includes(sect ?? '')) return refuse('missing-sect', 'SECT-01')
  if (printed.requiresCapacity === undefined) return undefined
  const age = isVampire(state, minion) ? capacity(state, minion) : asVampireCapacity(state, minion)
  return age < printed.requiresCapacity ? refuse('too-young', 'REQ-01') : undefined
}

/** The same of the cards that it plays itself, some of them as somebody else would. */
function fitFor(state: GameState, by: CardId, printed: CardFacts): Refusal | undefined {
  const refusal = meets(state, by, printed)
  return refusal && playsAs(state, by).some(as => asksFor(printed, as) && !meets(state, by, printed, as))
    ? undefined
    : refusal
}
type PlaysAs = Pick<CardFacts, 'clan' | 'title' | 'sect'>
const NOBODY_ELSE: readonly PlaysAs[] = []
export function playsAs(state: GameState, by: CardId): readonly PlaysAs[] {
  const said = standing(state, { card: by }, 'as')
  return said.length === 0 ? NOBODY_ELSE : said.flatMap(({ effect }) => ('as' in effect ? [effect.as] : []))
}
const asksFor = ({ clan, clans, requiresTitle }: CardFacts, as: PlaysAs): boolean =>
  (as.clan !== undefined && (clans ?? [clan]).includes(as.clan)) ||
  (as.title !== undefined && requiresTitle?.includes(as.title) === true)

/** There are few of them, and what they ask is asked all the time. */
const levels = new Map<string, readonly string[]>([['', []]])
function levelsOf({ level }: Pick<Mode, 'level'>): readonly string[] {
  const known = levels.get(level)
  if (known !== undefined) return known
  const split = level.split('+')
  levels.set(level, split)
  return split
}

type Played = Pick<Mode, 'level' | 'header'>
/**
 * An ally that may play cards of these Disciplines as a vampire would (MIN-08); `played`: and does not meet by that what
 * such a card brings into play.
 */
export function playsAsVampire(state: GameState, by: CardId, mode: Played, played = true): boolean {
  const levels = levelsOf(mode)
  if (levels.length === 0 || isVampire(state, by)) return false
  const { disciplines: held, either, noActions } = facts(state, by).asVampire ?? {}
  return (
    held !== undefined &&
    !(either && levels.length > 1) &&
    !(noActions && mode.header && played) &&
    levels.every(level => held.includes(level) || held.includes(level.toUpperCase()))
  )
}

/**
 * Clan, title, sect, capacity and traits that a card asks of who plays it: of an ally that plays it as a vampire the sect
 * that its text names, or else its own; of none it is as an independent vampire.
 */
export function unfitFor(
  state: GameState,
  by: CardId,
  printed: CardFacts,
  mode: Played,
  played = true,
): Refusal | undefined {
  const { asVampire, sect: own } = facts(state, by)
  const sect = playsAsVampire(state, by, mode, played) ? (asVampire?.sect ?? own ?? 'Independent') : undefined
  const refusal =
    sect !== undefined && !meets(state, by, printed, { sect })
      ? undefined
      : (played ? fitFor : meets)(state, by, printed)
  return refusal ?? traitRefusal(state, by, printed.requiresTraits)
}

/**
 * Levels joined by a plus are needed together (REQ-03). `free`: what blood it costs is saved; `played`: and not brought
 * into play by an effect.
 */
export function requirementRefusal(
  state: GameState,
  by: CardId,
  printed: CardFacts,
  mode: Played,
  free = false,
  played = true,
): Refusal | undefined {
  const levels = levelsOf(mode),
    as = playsAsVampire(state, by, mode, played)
  if (
    ((printed.bloodCost !== undefined && !free) || levels.length > 0 || requires(printed)) &&
    !isVampire(state, by) &&
    !as
  )
    return refuse('vampires-only', 'REQ-12')
  const held = as || levels.length === 0 ? [] : disciplinesToPlay(state, by)
  const missing = as ? undefined : levels.find(level => !meetsLevel(held, level))
  const unfit = unfitFor(state, by, printed, mode, played)
  if (unfit) return unfit
  // Of a card of several Disciplines only the one that is used is in the way.
  if (missing === undefined)
    return levels.some(level => ruled(state, by, 'play', false, undefined, level.toLowerCase()))
      ? refuse('forbidden', 'GOLDEN-01')
      : undefined
  return refuse(
    'missing-discipline',
    levels.length > 1 ? 'REQ-03' : missing === missing.toUpperCase() ? 'CRYPT-08' : 'CRYPT-07',
  )
}

/** Why a vampire cannot commit diablerie, wherever it could. */
export const noDiablerist = (state: GameState, id: CardId): Refusal | undefined =>
  bloodCursed(state, id) ?? (ruled(state, id, 'diablerize', false) ? refuse('forbidden', 'GOLDEN-01') : undefined)
