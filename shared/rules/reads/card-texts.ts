import type { Ability, CardDefinition, GrantedAction, Static, Trigger } from '../../cards/definition.ts'
import { definitionOf } from './queries.ts'
import type { EventKey } from '../model/events.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import type { Rule, Stat } from '../../cards/language.ts'

/**
 * What the cards in play say, by what is asked of them: most are asked for all the time, and few have anything to say.
 */

/** Something that the text of a card in play says. */
export interface Said<T> {
  source: CardId
  text: T
}

interface Texts {
  statics: Map<Subject, Said<Static>[]>
  abilities: Said<Ability>[]
  /** The same by the windows and phases they are for. */
  abilitiesAt: Map<string, Said<Ability>[]>
  actions: Said<GrantedAction>[]
  /** Those of them that are compulsory. */
  duties: Said<GrantedAction>[]
  triggers: Map<Trigger['on'], Said<Trigger>[]>
}

/**
 * What a standing effect may change: a number, a rule, the Disciplines of a card, what is burned to a bleed, as whom
 * cards are played, or what blocks.
 */
export type Subject = Stat | `rule:${Rule}` | 'level' | 'plays' | 'bled' | 'as' | 'blocks'

function subjectOf({ effect }: Static): Subject {
  if ('stat' in effect) return effect.stat
  if ('rule' in effect) return `rule:${effect.rule}`
  if ('level' in effect) return 'level'
  if ('plays' in effect) return 'plays'
  return 'bled' in effect ? 'bled' : 'as' in effect ? 'as' : 'blocks'
}

/** One string a rule, and not a new one each time it is asked about. */
const subjects = new Map<Rule, Subject>()
export function aboutRule(rule: Rule): Subject {
  const known = subjects.get(rule)
  if (known !== undefined) return known
  const subject: Subject = `rule:${rule}`
  subjects.set(rule, subject)
  return subject
}

/** Worked out once for a pile: one whose cards come, go or merge is replaced (`zones.ts`, `merging.ts`). */
const known = new WeakMap<readonly CardId[], Texts>()

function textsOf(state: GameState, seat: SeatIndex): Texts {
  const pile = state.seats[seat]!.inPlay
  const before = known.get(pile)
  if (before) return before
  const texts: Texts = {
    statics: new Map(),
    abilities: [],
    abilitiesAt: new Map(),
    actions: [],
    duties: [],
    triggers: new Map(),
  }
  for (const source of pile) {
    const definition: Partial<CardDefinition> = definitionOf(state, source) ?? {}
    for (const text of definition.statics ?? []) file(texts.statics, subjectOf(text), { source, text })
    for (const text of definition.triggers ?? []) file(texts.triggers, text.on, { source, text })
    for (const text of definition.actions ?? []) {
      texts.actions.push({ source, text })
      if (text.must) texts.duties.push({ source, text })
    }
    for (const text of definition.abilities ?? []) {
      texts.abilities.push({ source, text })
      for (const moment of [...text.windows, ...(text.phases ?? [])]) file(texts.abilitiesAt, moment, { source, text })
    }
  }
  known.set(pile, texts)
  return texts
}

function file<K, T>(under: Map<K, T[]>, name: K, one: T): void {
  const others = under.get(name)
  if (others) others.push(one)
  else under.set(name, [one])
}

const NONE: readonly never[] = []

/** A standing effect, and who controls the card that says so. */
export interface SaidAtTable extends Said<Static> {
  seat: SeatIndex
}

/** What has been asked of these piles together. */
interface Table {
  piles: readonly (readonly CardId[])[]
  statics: Map<Subject, readonly SaidAtTable[]>
}
/** By the first pile of the table. */
const tables = new WeakMap<readonly CardId[], Table>()

function tableOf({ seats }: GameState): Table {
  const first = seats[0]!.inPlay,
    before = tables.get(first)
  if (before && isOf(seats, before)) return before
  const table: Table = { piles: seats.map(seat => seat.inPlay), statics: new Map() }
  tables.set(first, table)
  return table
}

function isOf(seats: GameState['seats'], { piles }: Table): boolean {
  if (piles.length !== seats.length) return false
  for (let seat = 0; seat < piles.length; seat++) if (seats[seat]!.inPlay !== piles[seat]) return false
  return true
}

/** Of all cards in play, seat by seat. */
export function staticsAt(state: GameState, subject: Subject): readonly SaidAtTable[] {
  const { statics } = tableOf(state)
  const known = statics.get(subject)
  if (known) return known
  const said = state.seats.flatMap((_, seat) =>
    (textsOf(state, seat).statics.get(subject) ?? []).map(one => ({ ...one, seat })),
  )
  statics.set(subject, said.length === 0 ? NONE : said)
  return said
}
export const triggersOf = (state: GameState, seat: SeatIndex, on: Trigger['on']): readonly Said<Trigger>[] =>
  textsOf(state, seat).triggers.get(on) ?? NONE
/** `moment`: a window or a phase; left out, all of them. */
export const abilitiesOf = (state: GameState, seat: SeatIndex, moment?: string): readonly Said<Ability>[] =>
  moment === undefined ? textsOf(state, seat).abilities : (textsOf(state, seat).abilitiesAt.get(moment) ?? NONE)
export const actionsOf = (state: GameState, seat: SeatIndex): readonly Said<GrantedAction>[] =>
  textsOf(state, seat).actions
export const compulsoryOf = (state: GameState, seat: SeatIndex): readonly Said<GrantedAction>[] =>
  textsOf(state, seat).duties

/** Whether anything waits for a moment that nobody else is told of. */
export const isAwaited = (state: GameState, key: EventKey): boolean =>
  state.watches.some(watch => watch.on === key) ||
  state.seats.some((_, seat) => triggersOf(state, seat, key).length > 0)
