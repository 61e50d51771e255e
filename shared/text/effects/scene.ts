import type { CardDefinition } from '../../cards/definition.ts'
import type { CardFacts } from '../../cards/facts.ts'
import type { Lasting, Num, Op, Ref, Region, SeatRef, CardsWhere, Test } from '../../cards/language.ts'
import type { EffectKey, NounKey } from '../en/effects.ts'
import { phrase, type Noun, type Part } from './phrase.ts'

/** Who is who in a line of a card, and what has been bound and spoken of so far. */
export interface Scene {
  readonly say: Speech
  readonly definition: Pick<CardDefinition, 'facts' | 'abilities' | 'strikes'> & Partial<Pick<CardDefinition, 'modes'>>
  /** How the minion is called that plays the card or uses what it gives. */
  readonly by: EffectKey
  /** How the Methuselah is called whose effect it is: who reads it, or who has just been named. */
  readonly you: 'you' | 'they'
  readonly bound: Map<string, Bound>
  /** The operations of the line that is being said: what they mark is a limit of their own. */
  readonly doing?: readonly Op[]
  /** Of a card that is in play already. */
  readonly inForce?: true
  /** Within a sentence that speaks of something else first: whoever it is about is named. */
  readonly nested?: true
  /** Before a combat: its first round is yet to come. */
  readonly ahead?: true
  /** Any of these controls what is spoken of. */
  readonly controllers?: readonly SeatRef[]
  /** What is known to be in combat. */
  readonly fighting?: Ref
  /** Before the range of a round is determined. */
  readonly beginning?: true
  /** For how long, where that has been said. */
  readonly span?: Lasting
  /** It is used by another than the acting minion. */
  readonly aside?: boolean
  /** What the line costs besides. */
  readonly extra?: object
  /** A minion that is no card of who uses it, and pays for it with its blood or life. */
  readonly payer?: EffectKey
}
/**
 * Operations hold tests and operations, tests hold selectors, and selectors tests: a file asks the scene for what is
 * built upon it.
 */
export interface Speech {
  clauses: (scene: Scene, ops: readonly Op[]) => Part[]
  test: (scene: Scene, one: Test) => Part
  amount: (scene: Scene, num: Num) => Part
}
/** What a name stands for: as it is first spoken of, and after that. */
export interface Bound {
  first?: Part
  again: Part
  /** Where it is. */ pile?: Region
  several?: true
  /** Put back in the order in which they are chosen. */ ordered?: true
  /** What it was chosen from. */ from?: string
  /** Somebody else agrees to it. */ agreed?: true
  /** By chance, as a coin is. */ tossed?: true
}

export function bind(
  { bound }: Scene,
  name: string,
  again: Part,
  first?: Part,
  more: Omit<Bound, 'first' | 'again'> = {},
): void {
  bound.set(name, { again, ...(first !== undefined && { first }), ...more })
}

/** An ally or a retainer, and nothing else. */
const ofTheLiving = ({ any = [] }: CardsWhere): boolean =>
  any.length > 0 && any.every(({ kind }) => kind === 'ally' || kind === 'retainer')

/** Whether what it has is life, and no blood: of an ally or a retainer. */
export function hasLife({ definition: { facts }, by, bound, doing }: Scene, name: Ref): boolean {
  const known = bound.get(name)
  if (known !== undefined)
    return (
      isOfServants(known.first ?? known.again) ||
      (known.from !== undefined && ofTheLiving(JSON.parse(known.from) as CardsWhere))
    )
  if (name === 'by') return by === 'ref.this-ally' || by === 'ref.this-retainer'
  return (
    name === 'self' &&
    (facts.types[0] === 'Ally' ||
      facts.types[0] === 'Retainer' ||
      JSON.stringify(doing ?? []).includes('"types":["Ally"]'))
  )
}

/** Whether it may be a vampire or an ally: what it burns is blood or life. */
export function mayLive({ definition, by, bound }: Scene, name: Ref): boolean {
  const known = bound.get(name)
  if (known?.from !== undefined) {
    const { kind, any, clan, sect, title, ref: one } = JSON.parse(known.from) as CardsWhere
    return one === undefined && any === undefined && kind === 'minion' && !clan && !sect && title === undefined
  }
  if (known !== undefined)
    return 'object' === typeof known.again && 'noun' in known.again && known.again.noun === 'minion'
  if (name === 'host') return isPutOnOpponent(definition) && !isVampire(definition, 'opposing')
  if (name === 'acting') return by !== 'ref.this-vampire' && !definition.facts.types.includes('Action Modifier')
  return (name === 'blocking' || name === 'opposing') && !isVampire(definition, name)
}

/** A card of a minion that is put on the one it fights is from then on that of who controls that one (MIN-01). */
export const isPutOnOpponent = ({ modes = [] }: Scene['definition']): boolean =>
  JSON.stringify(modes).includes('"who":"self","to":"inPlay","on":"opposing"')

/** Whether the card can only be played where this one is a vampire. */
function isVampire({ modes = [] }: Scene['definition'], name: Ref): boolean {
  const asked = JSON.stringify(modes.map(({ usable = [] }) => usable))
  return asked.includes(`["${name}",{"kind":"vampire"`) || (name === 'opposing' && asked.includes('"opposing-vampire"'))
}

/** A pronoun is as what it stands for. */
function isOfServants(part: Part): boolean {
  if (typeof part !== 'object') return false
  if ('noun' in part) return part.noun === 'ally' || part.noun === 'retainer'
  return 'of' in part && part.of['one'] !== undefined && isOfServants(part.of['one'])
}

/** What is bound under a name; the first time in full. */
function recalled({ bound }: Scene, name: string): Part | undefined {
  const known = bound.get(name)
  if (!known) return undefined
  const { first, ...later } = known
  bound.set(name, later)
  return first ?? later.again
}

const ROLES: Readonly<Record<string, EffectKey>> = {
  acting: 'ref.acting',
  blocking: 'ref.blocking',
  opposing: 'ref.opposing',
  'action-card': 'ref.action-card',
  offering: 'ref.offering',
  it: 'ref.it',
  'event-acting': 'ref.acting',
  'event-opposing': 'ref.opposing',
  'event-card': 'ref.that-one',
  'event-minion': 'ref.that-one',
  'event-by': 'ref.that-one',
  'event-from': 'ref.that-one',
  'event-to': 'ref.that-one',
}

const SELF: Readonly<Record<string, EffectKey>> = {
  Vampire: 'ref.this-vampire',
  Imbued: 'ref.this-minion',
  Ally: 'ref.this-ally',
  Retainer: 'ref.this-retainer',
}

export const selfOf = ({ types }: CardFacts): EffectKey => SELF[types[0]!] ?? 'ref.this-card'

/** The bearer of a card is what it lies on, the vampire where it is an action or a master card. */
export function ref(scene: Scene, name: Ref): Part {
  const known = recalled(scene, name)
  if (known !== undefined) return known
  if (name === 'self') return phrase(selfOf(scene.definition.facts))
  if (name === 'by') return phrase(scene.by)
  if (name === 'host') return phrase('ref.bearer')
  if (name.startsWith('chosen:')) return phrase('ref.chosen-for', { card: ref(scene, name.slice('chosen:'.length)) })
  if (name.startsWith('host:')) return phrase('ref.bearer-of', { card: ref(scene, name.slice('host:'.length)) })
  return phrase(ROLES[name] ?? 'ref.chosen', { one: noun(name === 'it' ? 'card' : 'minion', 'the') })
}

const SEATS: Readonly<Record<string, [EffectKey, EffectKey]>> = {
  you: ['seat.you', 'seat.your'],
  they: ['seat.they', 'seat.their'],
  prey: ['seat.prey', 'seat.preys'],
  predator: ['seat.predator', 'seat.predators'],
  actor: ['seat.actor', 'seat.actors'],
  target: ['seat.target', 'seat.targets'],
  host: ['seat.host', 'seat.hosts'],
  player: ['seat.player', 'seat.players'],
  opponent: ['seat.opponent', 'seat.opponents'],
  it: ['seat.they', 'seat.their'],
  'event-target': ['seat.target', 'seat.targets'],
  'event-ready': ['seat.its', 'seat.its-own'],
  'event-controller': ['seat.its', 'seat.its-own'],
}

type Neighbour = 'prey' | 'predator'
/** `whose`: of that Methuselah. */
export function seat(scene: Scene, name: SeatRef, whose = false): Part {
  const role = name === 'you' ? scene.you : name
  if ((role === 'predator' || role === 'prey') && scene.you !== 'you')
    return phrase(whose ? `seat.their-${role as Neighbour}s` : `seat.their-${role as Neighbour}`)
  const known = recalled(scene, role)
  if (known !== undefined)
    return !whose
      ? known
      : 'object' === typeof known && 'key' in known
        ? phrase(known.key === 'remembered' ? 'seat.remembereds' : 'seat.their')
        : phrase('seat.whose', { seat: known })
  if (role.startsWith('owner:'))
    return phrase(whose ? 'seat.owners' : 'seat.owner', { card: ref(scene, role.slice('owner:'.length)) })
  for (const one of ['prey', 'predator'] as const)
    if (role.startsWith(`${one}:`)) {
      if (one === 'prey' && !whose && role.startsWith('prey:controller:'))
        return phrase('seat.prey-of-controller', { card: ref(scene, role.slice('prey:controller:'.length)) })
      const of = phrase(`seat.${one}-of`, { whose: seat(scene, role.slice(one.length + 1), true) })
      return whose ? phrase('seat.whose', { seat: of }) : of
    }
  // Who is spoken of as "they" uses a card of the reader's.
  if (role === 'controller:self' && scene.you === 'they') return phrase(whose ? 'seat.your' : 'seat.you')
  if (role.startsWith('controller:')) {
    const card = ref(scene, role.slice('controller:'.length))
    if (typeof card === 'object' && 'key' in card && card.key === 'ref.that-one')
      return phrase(whose ? 'seat.its-own' : 'seat.its')
    return whose ? phrase('seat.controllers', { card }) : phrase('seat.controller', { card })
  }
  return phrase((SEATS[role] ?? SEATS['it']!)[whose ? 1 : 0])
}

/** What is in an ash heap and not of the crypt. */
export const isLibraryCard = ({ in: region, not }: CardsWhere): boolean =>
  region === 'ash' && (not?.kind === 'vampire' || not?.kind === 'crypt') && Object.keys(not).length === 1

const NOUNS: Readonly<Partial<Record<string, NounKey>>> = {
  'action modifier': 'modifier',
  'political action': 'politicalAction',
}

/** The noun for what a selector chooses. */
export function nounOf(who: CardsWhere): NounKey {
  if (who.kind) return NOUNS[who.kind] ?? (who.kind as NounKey)
  if (isLibraryCard(who)) return 'library'
  if (who.keyword === 'mortal' || who.keyword === undefined) {
    if (who.clan || who.sect || who.title !== undefined || who.circle || who.has || who.younger || who.older)
      return 'vampire'
  }
  if (who.locked !== undefined || who.in === 'combat' || who.keyword === 'werewolf') return 'minion'
  return 'card'
}

export const noun = (key: NounKey, form: Noun['form'], before: Part[] = [], after: Part[] = []): Noun => ({
  noun: key,
  form,
  before,
  after,
})

/** One of several that have been named together. */
export function oneOf({ bound }: Scene, list: string | undefined): Part {
  const those = bound.get(list ?? '')?.again
  return (typeof those === 'object' && 'key' in those && those.of['one']) || noun('card', 'the')
}

/** Counters that lie on cards of others are called by their name. */
const CALLED: ReadonlySet<string> = new Set(['torture', 'hostage', 'nightmare'])
export const called = (counter: string): { name?: Part } =>
  CALLED.has(counter) ? { name: phrase(`word.${counter}` as EffectKey) } : {}
