import type { Mode } from '../../cards/definition.ts'
import type { CardFacts } from '../../cards/facts.ts'
import type { CardsWhere, Traits } from '../../cards/language.ts'
import type { ActionFrame } from '../model/frames.ts'
import type { CardId, GameState } from '../model/state.ts'
import { cardsOf, type Viewpoint } from './look.ts'
import { currentAction, definitionOf, printedOf } from './queries.ts'
import { sectOf } from './titles.ts'

/** What is printed on a card and what it does by its definition, of one that is being played by the way it is played. */

/** The name under which an action remembers which one of a card in play it is. */
export const OFFERED = 'offered'

/** With a card of the hand, with what a fellow minion has, or with what an effect finds (EQUIP-01, EQUIP-04). */
export function brings(
  state: GameState,
  { source, vars }: ActionFrame,
  type: 'Equipment' | 'Retainer' | 'Ally',
): boolean {
  if (source === null || vars[OFFERED] !== undefined) return false
  return (
    printedOf(state, source).types[0] === type ||
    definitionOf(state, source)?.modes.some(({ ops }) =>
      ops.some(op => op.op === 'search' && op.for.kind === type.toLowerCase()),
    ) === true
  )
}

/** What the card played for it asks of a minion; of a card in play, whom it offers the action to. */
export function required(state: GameState, asked: NonNullable<CardsWhere['asks']>): boolean {
  const { source = null, vars = {} } = currentAction(state) ?? {}
  if (source === null) return false
  if (vars[OFFERED] === undefined) return asksFor(printedOf(state, source), asked)
  const whom = definitionOf(state, source)?.actions?.find(({ name }) => name === vars[OFFERED])?.for
  return (
    whom !== undefined &&
    (asked.clan === undefined || whom.clan === asked.clan) &&
    (!asked.title || (whom.title !== undefined && whom.title !== false)) &&
    (asked.sect === undefined ||
      whom.sect === asked.sect ||
      (Array.isArray(whom.title) && whom.title.every(title => sectOf(title) === asked.sect)))
  )
}

/** In which of its ways a card is being played; undefined while it is not. */
export function modePlayed(state: GameState, id: CardId): Mode | undefined {
  const play = state.frames.find(frame => frame.kind === 'play' && frame.card === id)
  if (play?.kind !== 'play') return undefined
  return definitionOf(state, id)?.modes.find(({ name, level }) => (name ?? level) === play.mode)
}

/**
 * As it is played, a card of several Disciplines requires those it is played at; anywhere else it requires each of
 * them.
 */
export function requiresDiscipline(
  state: GameState,
  id: CardId,
  { types, disciplines = [] }: CardFacts,
  code: string,
): boolean {
  if (types[0] === 'Vampire' || !disciplines.includes(code)) return false
  const line = modePlayed(state, id)
  return !line || line.level.toLowerCase().split('+').includes(code)
}

/** At the level at which it is played, or would be (`PLAYED_AT`); of neither nothing is known yet. */
export function requiresSuperior({ state, vars }: Viewpoint, id: CardId): boolean {
  const play = state.frames.find(frame => frame.kind === 'play' && frame.card === id)
  const level =
    play?.kind === 'play'
      ? definitionOf(state, id)?.modes.find(mode => (mode.name ?? mode.level) === play.mode)?.level
      : vars[PLAYED_AT]
  return typeof level === 'string' && level !== level.toLowerCase()
}

/** What the current action is aimed at: by the basic action, or as its card says. */
export function isAimedAt(state: GameState, id: CardId): boolean {
  const action = currentAction(state)
  if (!action) return false
  const { source, acting: by, seat, vars } = action
  if (source === null) return vars['target'] === id
  const { modes = [], actions = [] } = definitionOf(state, source) ?? {},
    headers = vars[OFFERED] === undefined ? modes : actions.filter(({ name }) => name === vars[OFFERED])
  return headers.some(
    ({ header: { target } = {} }) =>
      target !== undefined &&
      'card' in target &&
      (target.card === 'self' || vars[target.card] !== undefined) &&
      cardsOf({ state, source, by, seat, vars }, target.card).includes(id),
  )
}

/** Whether somewhere in it a vampire, and nothing that it makes a vampire, becomes of this sect. */
export const makes = (part: unknown, sect: string): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('op' in part &&
    part.op === 'become' &&
    'traits' in part &&
    (part.traits as Traits).sect === sect &&
    (part.traits as Traits).types === undefined) ||
    Object.values(part).some(inner => makes(inner, sect)))

/** It is the last card being played, and the one before it a minion card of another Methuselah. */
export function cancelsAnother(state: GameState, id: CardId): boolean {
  const [play, answered] = state.frames.filter(frame => frame.kind === 'play').toReversed()
  if (
    play?.card !== id ||
    !answered ||
    play.seat === answered.seat ||
    answered.type === 'Master' ||
    answered.type === 'Event'
  )
    return false
  return play.ops.some(op => op.op === 'outcome' && op.of === 'play')
}

/** The level for which it is asked what a card costs. */
export const PLAYED_AT = 'played-at'
export function redirects({ state, vars }: Viewpoint, id: CardId): boolean {
  const play = state.frames.find(frame => frame.kind === 'play' && frame.card === id),
    level = vars[PLAYED_AT]
  return (
    definitionOf(state, id)?.modes.some(
      mode =>
        (play?.kind === 'play'
          ? play.mode === (mode.name ?? mode.level)
          : level === undefined || level === mode.level) && mode.ops.some(op => op.op === 'redirect'),
    ) === true
  )
}

export const costsAtMost = ({ bloodCost = 0, poolCost = 0 }: CardFacts, most: number): boolean =>
  typeof bloodCost === 'number' && typeof poolCost === 'number' && bloodCost + poolCost <= most

export function asksFor(
  { clan, clans, requiresSect, requiresTitle, types }: CardFacts,
  asked: NonNullable<CardsWhere['asks']>,
): boolean {
  if (types[0] === 'Vampire') return false
  if (asked.clan !== undefined && !(clans ?? [clan]).includes(asked.clan)) return false
  if (asked.title && requiresTitle === undefined) return false
  return (
    asked.sect === undefined ||
    requiresSect?.includes(asked.sect) === true ||
    requiresTitle?.every(title => sectOf(title) === asked.sect) === true
  )
}

export const printedCost = ({ bloodCost = 0, poolCost = 0 }: CardFacts): number =>
  (typeof bloodCost === 'number' ? bloodCost : 0) + (typeof poolCost === 'number' ? poolCost : 0)

/** What a mode is called: its Discipline level, or a word where two modes have the same. */
export const nameOf = ({ name, level }: Mode): string => name ?? level

/**
 * As what a play is remembered that counts for everybody: of a card that a Methuselah plays, or of a line of it; or of
 * a line for this minion alone.
 */
export const sharedUse = (key: string, mode: Mode, by: CardId | null): string | undefined =>
  mode.byAnybody
    ? `played:${key}:${nameOf(mode)}`
    : mode.ownLine
      ? `played:${key}:${nameOf(mode)}:${by}`
      : by === null
        ? `played:${key}`
        : undefined
