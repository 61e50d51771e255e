import '../support/load-every-card.ts'
import { belongsInCrypt, catalogue } from '../../shared/cards/catalogue.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { definitions, isWhole } from '../../shared/cards/index.ts'
import type { DeckList, Draw } from '../../shared/rules/index.ts'
import { expected } from './counts.ts'

/**
 * Decks built around one way of one card, so that every way of every card gets its chance: vampires that can play it,
 * several of it, and
 * other cards that these can play. They need not be legal in a tournament.
 */

const CRYPT = 12,
  LIBRARY = 72
/**
 * How many different vampires are in a deck; how many copies of its subject; how many of each other card, of how many.
 */
const CREW = 4,
  COPIES = 9,
  UNIQUE = 5,
  EACH = 5,
  OTHERS = 11,
  TOOLS = 8

const whole = [...catalogue.values()].filter(({ key }) => isWhole(key))
const vampires = whole.filter(belongsInCrypt),
  cards = whole.filter(facts => !belongsInCrypt(facts))

/**
 * What else a way needs: cards in the same deck, and a deck at the same table that is built around another card. The
 * rest of the table
 * brings what most ways need, sooner or later: minions, locations, actions, bleeds.
 */
export const COMPANY: Readonly<
  Record<
    string,
    {
      own?: string[]
      other?: string
      /** Where the other sits; by default it is the predator. */ as?: 'prey'
      /** How many times as often as a way that needs nobody: three times by default, for it needs luck. */ often?: number
    }
  >
> = {
  'immortal-grapple\tplay POT': { own: ['haven-uncovered', 'roundhouse'] },
  'visions-of-zapathasura\tplay OBF+PRE': { other: 'conditioning\tplay DOM' },
  'sniper-rifle\tstrike shot': { own: ['pursuit', 'side-strike'] },
  'hell-for-leather\tplay obt': { own: ['44-magnum', 'anarch-convert'] },
  'groundfighting\tplay cancel': { other: 'immortal-grapple\tplay POT' },
  'homunculus\tuse unlock': { own: ['the-horde', 'protean'] },
  'rotschreck\tplay': { own: ['ivory-bow'] },

  'undead-strength\tplay weapon': { own: ['weighted-walking-stick', 'haven-uncovered'] },
  'lam-into\tplay for-weapon': { own: ['weighted-walking-stick', 'haven-uncovered'] },
  'lam-into\tplay pot-weapon': { own: ['weighted-walking-stick', 'haven-uncovered'] },
  'lam-into\tplay vic-weapon': { own: ['weighted-walking-stick', 'haven-uncovered'] },
  'undead-strength\tplay WEAPON': { own: ['weighted-walking-stick', 'haven-uncovered'] },
  'steely-tenacity\tplay weapon': { own: ['weighted-walking-stick', 'haven-uncovered'] },
  'fae-contortion\tplay reflex': {
    own: ['haven-uncovered', 'side-strike'],
    other: 'immortal-grapple\tplay POT',
    often: 12,
  },
  'fergus-alexander\taction fight': { other: 'carolina-valez\tbrought out', as: 'prey' },
  'the-status-perfectus\tuse give': { own: ['anarch-convert'] },
  'kevlar-vest\tuse gun': { other: '44-magnum\tstrike shot' },
  'fast-hands\tplay cel': { other: '44-magnum\tstrike shot' },
  'fast-hands\tplay CEL': { other: '44-magnum\tstrike shot' },
  'canine-horde\tplay ANI': { other: 'sport-bike\tplay' },
  'donnybrook\tplay obf': { other: 'sport-bike\tplay' },
  'magic-of-the-smith\tplay tha': { own: ['ivory-bow', 'sport-bike'] },
  'magic-of-the-smith\tplay THA': { own: ['ivory-bow', 'sport-bike'] },
  'possession\tplay nec': {
    own: ['belle-equitone', 'cassandra-langely-the-waif'],
    other: 'scourge-of-the-enochians\tplay',
  },
  'possession\tplay NEC': {
    own: ['belle-equitone', 'cassandra-langely-the-waif'],
    other: 'scourge-of-the-enochians\tplay',
  },
  'adhocracy\tplay chi': { own: ['kine-resources-contested', 'eat-the-rich', 'autarkis-persecution'] },
  'party-out-of-bounds\tplay pre': { other: 'kine-resources-contested\tplay' },
  'scalpel-tongue\tplay CEL+PRE': { own: ['kine-resources-contested'] },
  'maldavis\taction burn-blood': { other: 'chrysanthemum\tbrought out' },
  'piper\tplay': { own: ['mr-winthrop', 'dog-pack'] },
  'enchanting-gaze\tuse gaze': { own: ['the-platinum-protocol'], other: 'raven-spy\tplay ANI', as: 'prey' },
  'emergency-rations\tplay': { own: ['mr-winthrop'] },
  'emergency-rations\tuse restore': { own: ['mr-winthrop'] },
  'trophy-hunting-ground\tuse feed': { own: ['44-magnum', 'ivory-bow'], other: 'ossian\tplay' },
  'graverobbing\tplay DOM': { own: ['44-magnum', 'haven-uncovered'] },
  'the-rack\tuse offer': { other: 'graverobbing\tplay DOM', often: 12 },
  'not-to-be\tplay': { other: 'the-unmasking\tplay' },
  'tinglestripe\tstrike quick': { own: ['haven-uncovered', 'greer-worder'], other: 'haven-uncovered\tplay', often: 6 },
  'cryptic-rider\tplay': { own: ['kine-resources-contested', 'ancilla-empowerment', 'domain-challenge'] },
  'crimethinc\tplay pro': { own: ['stolen-police-cruiser', 'constant-revolution'] },
  'crimethinc\tplay qui': { own: ['stolen-police-cruiser', 'constant-revolution'] },
  'crimethinc\tplay tha': { own: ['stolen-police-cruiser', 'constant-revolution'] },
  'crimethinc\tuse rouse': { own: ['stolen-police-cruiser', 'constant-revolution', 'vivian-vi'] },
  'dark-influences\tplay': { other: 'conditioning\tplay DOM' },
  'muricias-call\tplay ani': { own: ['raven-spy', 'murder-of-crows'] },
  'muricias-call\tplay ani+spi': { own: ['raven-spy', 'murder-of-crows'] },
  'muricias-call\tplay ANI+SPI': { own: ['raven-spy', 'murder-of-crows'] },
  'kindred-manipulation\tplay for': {
    own: ['kine-resources-contested', 'ancilla-empowerment'],
    other: 'poison-pill\tplay',
  },
  'kindred-manipulation\tplay against': { own: ['kine-resources-contested', 'ancilla-empowerment'] },
  'poison-pill\tplay': { other: 'kine-resources-contested\tplay' },
  'delaying-tactics\tplay': { other: 'kine-resources-contested\tplay' },
  'archon-investigation\tplay': { other: 'conditioning\tplay DOM' },
  'awe\tplay pre': { own: ['kine-resources-contested', 'autarkis-persecution'] },
  'awe\tplay PRE': { own: ['kine-resources-contested', 'autarkis-persecution'] },
  'business-pressure\tplay pre': { own: ['kine-resources-contested', 'autarkis-persecution'] },
  'business-pressure\tplay PRE': { own: ['kine-resources-contested', 'autarkis-persecution'] },
  'melange\tuse bleed': { other: 'bums-rush\tplay', as: 'prey', often: 6 },
  'iron-glare\tplay pot+pre': { own: ['kine-resources-contested', 'autarkis-persecution'] },
  'closed-session\tplay': { own: ['kine-resources-contested', 'autarkis-persecution'] },
  'telepathic-vote-counting\tplay aus': { own: ['kine-resources-contested', 'autarkis-persecution'] },
  'telepathic-vote-counting\tplay AUS': { own: ['kine-resources-contested', 'autarkis-persecution'] },
  'confusion-of-the-eye\tplay OBF': { other: 'kine-resources-contested\tplay' },
  'approximation-of-loyalty\tplay PRE': { other: 'enhanced-senses\tplay aus', as: 'prey' },
}

const ways = expected(),
  subjects = [...ways, ...Object.entries(COMPANY).flatMap(([way, { often = 3 }]) => Array<string>(often - 1).fill(way))]
/** Neighbours in the list are ways of one card: the decks of a game are about several. */
const STEP = 7919
/** After so many games each subject has had its turn. */
export const GAMES_FOR_ALL = Math.ceil(subjects.length / 4)
const wayOf = (n: number): string => subjects[(n * STEP) % subjects.length]!

/**
 * Of the five decks of a game four are about the next ways, and the last about what they need from others, if anything.
 */
export function builtDecks(game: number, draw: Draw): DeckList[] {
  const about = [0, 1, 2, 3].map(i => wayOf(game * 4 + i))
  // Whom it needs is its neighbour, so that they meet.
  about.sort((a, b) => Number(COMPANY[a]?.other !== undefined) - Number(COMPANY[b]?.other !== undefined))
  const last = COMPANY[about[3]!]?.other ?? ways[draw(ways.length)]!
  return (COMPANY[about[3]!]?.as === 'prey' ? [last, ...about] : [...about.slice(0, 3), last, about[3]!]).map(way =>
    builtDeck(way, draw),
  )
}

export function builtDeck(way: string, draw: Draw): DeckList {
  const [key = '', what = ''] = way.split('\t')
  const subject = catalogue.get(key)!
  const company = (COMPANY[way]?.own ?? []).map(one => catalogue.get(one)!),
    fellows = company.filter(belongsInCrypt),
    tools = company.filter(one => !belongsInCrypt(one))
  const crypt = [
    ...(belongsInCrypt(subject) ? around(subject, draw) : crewFor(subject, levelsOf(key, what), tools, draw)),
    ...fellows,
    ...fellows,
  ]
  const crew = crypt.slice(0, CREW)
  const own = belongsInCrypt(subject) ? [] : Array<string>(subject.unique ? UNIQUE : COPIES).fill(key)
  const others = [
    ...tools,
    ...shuffled(
      cards.filter(facts => facts !== subject && crew.some(vampire => canPlay(vampire, facts))),
      draw,
    ),
  ].slice(0, OTHERS)
  const library = [
    ...own,
    ...others.flatMap(facts => Array<string>(tools.includes(facts) ? TOOLS : facts.unique ? 2 : EACH).fill(facts.key)),
  ]
  for (let i = 0; library.length < LIBRARY; i++) library.push(others[i % others.length]!.key)
  return { crypt: crypt.map(facts => facts.key), library: library.slice(0, LIBRARY) }
}

/**
 * Half of the crypt is the vampire, both cards of it where it is advanced; the rest are no greater, so that it comes
 * out.
 */
function around(subject: CardFacts, draw: Draw): CardFacts[] {
  const versions = whole.filter(one => one.name === subject.name && belongsInCrypt(one))
  const rest = shuffled(
    vampires.filter(one => one.name !== subject.name),
    draw,
  )
  const fellows = [...rest.filter(one => one.sect === subject.sect), ...rest].slice(0, CREW - versions.length)
  return Array.from({ length: CRYPT }, (_, i) =>
    i % 4 < 2 ? versions[i % versions.length]! : fellows[i % fellows.length]!,
  )
}

/** Those who can play it, and of all modes of the card few others; where there is only one, some of the same clan. */
function crewFor(subject: CardFacts, levels: string[], tools: readonly CardFacts[], draw: Draw): CardFacts[] {
  const all = [...new Set(levelsOf(subject.key, ''))]
  const able = shuffled(
    vampires.filter(one => levels.some(level => fits(one, subject, level))),
    draw,
  )
    .map(one => ({
      one,
      others: all.filter(level => fits(one, subject, level)).length,
      strange: Number(subject.requiresSect?.includes(one.sect ?? '') === false),
      uses: tools.filter(tool => canPlay(one, tool)).length,
    }))
    .sort((a, b) => b.uses - a.uses || a.strange - b.strange || a.others - b.others)
    .map(({ one }) => one)
  const kin = shuffled(
    vampires.filter(one => !able.includes(one) && one.clan === able[0]?.clan),
    draw,
  )
  const crew = [...able, ...kin, ...shuffled(vampires, draw)].slice(0, Math.max(2, Math.min(CREW, able.length)))
  return Array.from({ length: CRYPT }, (_, i) => crew[i % crew.length]!)
}

/** The levels at which a way of a card can be come by: that of the mode, or those at which the card would be played. */
function levelsOf(key: string, what: string): string[] {
  const card = definitions.get(key)
  const [verb, name = ''] = what.split(/ (.*)/)
  const said = verb === 'action' ? card?.actions?.find(one => one.name === name)?.mode : undefined
  const modes = (card?.modes ?? []).filter(one =>
    what === '' ? true : verb === 'play' ? (one.name ?? one.level) === name : said === undefined || one.level === said,
  )
  return modes.map(({ level }) => level)
}

/** Whether it can, in any way: asked of each card for each vampire of a deck. */
function canPlay(vampire: CardFacts, facts: CardFacts): boolean {
  let known = playable.get(vampire)
  if (!known) {
    known = new Set(cards.filter(one => levelsOf(one.key, '').some(level => fits(vampire, one, level))))
    playable.set(vampire, known)
  }
  return known.has(facts)
}
const playable = new Map<CardFacts, ReadonlySet<CardFacts>>()

/** Whether it meets what is printed on the card; who has no title can become an Anarch. */
function fits(
  vampire: CardFacts,
  { clan, clans, requiresTitle, requiresSect, requiresCapacity, requiresTraits = [] }: CardFacts,
  level: string,
): boolean {
  const { disciplines = [], keywords = [] } = vampire
  return (
    (clan === undefined || (clans ?? [clan]).includes(vampire.clan ?? '')) &&
    (requiresTitle === undefined || requiresTitle.includes(vampire.title ?? '')) &&
    (requiresSect === undefined ||
      requiresSect.includes(vampire.sect ?? '') ||
      (requiresSect.includes('Anarch') && vampire.title === undefined)) &&
    (requiresCapacity ?? 0) <= (vampire.capacity ?? 0) &&
    requiresTraits.every(trait =>
      trait.startsWith('non-') ? !keywords.includes(trait.slice('non-'.length)) : keywords.includes(trait),
    ) &&
    (level === '' ||
      level.split('+').every(one => disciplines.includes(one) || disciplines.includes(one.toUpperCase())))
  )
}

function shuffled<T>(of: readonly T[], draw: Draw): T[] {
  const list = [...of]
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
  return list
}
