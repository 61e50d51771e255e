import { describe, expect, it } from 'vitest'
import type { CardDefinition, Mode } from '../../shared/cards/definition.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { definitions } from '../../shared/cards/index.ts'
import { legal, type GameState } from '../../shared/rules/index.ts'
import { playRefusal } from '../../shared/rules/offers/plays.ts'
import { nameOf } from '../../shared/rules/reads/played-cards.ts'
import { requirementRefusal } from '../../shared/rules/reads/requirements.ts'
import { fit } from '../support/fit.ts'
import { boards, played, type Board } from './boards.ts'

/**
 * What a card asks of who plays it is read off its facts, for all cards alike. Each mode of each is found on offer on a
 * board where everything is met, and then one thing at a time is taken away.
 */
interface Line {
  definition: CardDefinition
  mode: Mode
}
interface Found {
  board: Board
  state: GameState
  /** The card, and who is to play it. */
  card: number
  by: number | null
}

const library = [...definitions.values()].filter(({ modes }) => modes.length > 0)
const lines: Line[] = library.flatMap(definition => definition.modes.map(mode => ({ definition, mode })))
const idOf = ({ definition, mode }: Line): string => `${definition.facts.key} [${nameOf(mode)}]`
const disciplinesOf = (definitionsOf: readonly CardDefinition[]): string[] => [
  ...new Set(
    definitionsOf.flatMap(({ modes }) =>
      modes.flatMap(({ level }) => (level === '' ? [] : level.toUpperCase().split('+'))),
    ),
  ),
]

/** Cards that ask for the same minion are looked for together. */
const alike = new Map<string, CardDefinition[]>()
for (const definition of library) {
  const { disciplines: _, ...asked } = fit(definition.facts.key),
    key = JSON.stringify([definition.facts.types, asked])
  alike.set(key, [...(alike.get(key) ?? []), definition])
}
/** No vampire of a position has more Disciplines. */
const MOST = 20
/** Nor has a hand of a position more than 120 cards, the one that begins an action among them. */
const LARGEST = 100
const everyDiscipline = disciplinesOf(library).toSorted()
/** What these require, and as much of the rest as there is room for. */
const skilledIn = (definitionsOf: readonly CardDefinition[]): string[] =>
  [...new Set([...disciplinesOf(definitionsOf), ...everyDiscipline])].slice(0, MOST)
const hands = [...alike.values()].flatMap(definitionsOf =>
  definitionsOf.reduce<CardDefinition[][]>((parts, definition) => {
    const last = parts.at(-1)
    if (!last || last.length === LARGEST || disciplinesOf([...last, definition]).length > MOST)
      return [...parts, [definition]]
    last.push(definition)
    return parts
  }, []),
)

const found = new Map<Mode, Found>()
for (const definitionsOf of hands) {
  const hand = definitionsOf.map(({ facts }) => facts.key),
    minion = fit(hand[0]!, '', { disciplines: skilledIn(definitionsOf), capacity: 11 })
  const wanted = () => definitionsOf.some(({ modes }) => modes.some(mode => !found.has(mode)))
  for (const board of boards) {
    if (!wanted()) break
    if (!definitionsOf[0]!.facts.types.some(type => board.types.includes(type))) continue
    const t = board.begin(hand, minion)
    played(board, t, () => look(t.state, board, board.by === null ? null : t.id(board.by)))
  }
}

function look(state: GameState, board: Board, by: number | null): void {
  for (const option of legal(state, board.seat)) {
    if (option.kind !== 'play' || option.card === undefined || (option.minion !== undefined && option.minion !== by))
      continue
    const minion = option.minion ?? null
    const definition = definitions.get(state.cards[option.card]!.key)!
    const window = windowOf(state)
    for (const mode of definition.modes)
      if (
        nameOf(mode) === option.mode &&
        !found.has(mode) &&
        !playRefusal({ state, seat: board.seat, definition, mode, by: minion, window, card: option.card })
      )
        found.set(mode, { board, state, card: option.card, by: minion })
  }
}

function windowOf(state: GameState) {
  const frame = state.frames.at(-1)!
  return frame.kind === 'window' ? frame.name : frame.kind === 'combat' ? ('strike' as const) : null
}

/** The same table where a minion, or whatever else is said, is another. */
function where(state: GameState, change: (draft: GameState) => void): GameState {
  const draft = structuredClone(state)
  change(draft)
  return draft
}
const otherwise = (state: GameState, minions: readonly number[], change: (printed: CardFacts) => void): GameState =>
  where(state, draft => {
    for (const id of minions) change(draft.cards[id]!.printed!)
  })

type Refused = [reason: string, rule: string]
interface Lack {
  of: string
  state: GameState
  refused: Refused
}

/** Everything that the facts of the card ask for, taken away one at a time, and what is said then. */
function* lacks({ definition, mode }: Line, { state, by, board }: Found): Generator<Lack> {
  const { facts } = definition
  const levels = mode.level === '' ? [] : mode.level.split('+')
  const generic = state.seats[board.seat]!.inPlay.filter(id => state.cards[id]!.printed)
  // Of a master any ready minion of its player meets what it asks for (REQ-02).
  const minions = by === null ? generic : [by]
  const none: Refused = ['no-such-minion', 'REQ-02'],
    said = (refused: Refused): Refused => (by === null ? none : refused)
  const lack = (of: string, refused: Refused, change: (printed: CardFacts) => void): Lack => ({
    of,
    refused: said(refused),
    state: otherwise(state, minions, change),
  })
  for (const level of by === null ? [] : levels) {
    const superior = level !== level.toLowerCase(),
      basic = level.toLowerCase()
    yield lack(
      `the level ${level}`,
      ['missing-discipline', levels.length > 1 ? 'REQ-03' : superior ? 'CRYPT-08' : 'CRYPT-07'],
      printed => {
        printed.disciplines = [
          ...skilledIn([definition]).filter(one => one.toLowerCase() !== basic),
          ...(superior ? [basic] : []),
        ]
      },
    )
  }
  if (facts.clan !== undefined)
    yield lack('the clan', ['missing-clan', 'CRYPT-06'], printed => void (printed.clan = 'Of No Name'))
  if (facts.requiresTitle) yield lack('the title', ['missing-title', 'REQ-01'], printed => void delete printed.title)
  if (facts.requiresSect)
    yield lack('the sect', ['missing-sect', 'SECT-01'], printed => void (printed.sect = 'Of No Name'))
  const { requiresCapacity } = facts
  if (requiresCapacity !== undefined)
    yield lack('the capacity', ['too-young', 'REQ-01'], printed => void (printed.capacity = requiresCapacity - 1))
  if (by === null) return
  for (const trait of facts.requiresTraits ?? []) {
    const not = trait.startsWith('non-')
    yield lack(`the trait ${trait}`, [not ? 'wrong-trait' : 'missing-trait', expect.any(String) as string], printed => {
      printed.keywords = not ? [trait.slice(4)] : []
    })
  }
  if (levels.length > 0 || facts.clan !== undefined || typeof facts.bloodCost === 'number')
    yield lack('being a vampire', ['vampires-only', 'REQ-12'], printed => {
      printed.types = ['Ally']
      printed.life = 3
    })
  if (typeof facts.bloodCost === 'number' && facts.bloodCost > 0)
    yield {
      of: 'the blood',
      refused: ['not-enough-blood', 'REQ-04'],
      state: where(state, draft => void (draft.cards[by]!.blood = 0)),
    }
}

/** Lines that no board lets anybody play: their own tests do. What they ask of who plays them is looked at there. */
const ELSEWHERE: Readonly<Record<string, string[]>> = {
  'what it chooses among is on no board': [
    'camaraderie [SAN]',
    'chameleon []',
    'saulots-guiding-wisdom []',
    'field-training []',
    'legendary-vampire []',
    'the-slow-withering []',
    'powerbase-barranquilla []',
    'disciple-of-lazarus [blood]',
    'concealed-weapon []',
    'disguised-weapon [OBF]',
    'disguised-weapon [obf]',
    'elder-library []',
    'emergency-rations []',
    'enticement [SER]',
    'enticement [ser]',
    'fear-of-mekhet []',
    'force-of-will [FOR]',
    'force-of-will [for]',
    'from-a-sinking-ship []',
    'grooming-the-protege []',
    'funeral-wake [NEC]',
    'funeral-wake [nec]',
    'gift-of-sleep [obe]',
    'out-of-the-frying-pan []',
    'pack-alpha [ANI]',
    'pack-alpha [ani]',
    'parity-shift []',
    'possession [NEC]',
    'possession [nec]',
    'redeem-the-lost-soul []',
    'shadow-sentinel [OBL]',
    'shattering [dem]',
    'shroud-of-decay [OBL]',
    'soul-feasting [WRAITH]',
    'soul-feasting [wraith]',
    'steely-tenacity [weapon]',
    'tend-the-flock []',
    'the-fourth-cycle []',
    'thing []',
    'toreador-grand-ball []',
    'lasombra-justicar []',
    'malkavian-justicar []',
    'nosferatu-justicar []',
    'toreador-justicar []',
    'tremere-justicar []',
    'trochomancy [AUS+NEC]',
    'trochomancy [aus+nec]',
    'trochomancy [nec]',
    'lam-into [for-weapon]',
    'lam-into [pot-weapon]',
    'lam-into [vic-weapon]',
    'undead-strength [WEAPON]',
    'undead-strength [weapon]',
    'zillahs-valley []',
  ],
  'what it answers is done on no board': [
    'approximation-of-loyalty [PRE]',
    'archon-investigation []',
    'bollix [pre]',
    'breath-of-thanatos [nec]',
    'charismatic-aura [aus+pre]',
    'crimethinc [pro]',
    'crimethinc [qui]',
    'crimethinc [tha]',
    'detect-authority [ani]',
    'fae-contortion [reflex]',
    'forgotten-labyrinth [OBF]',
    'forgotten-labyrinth [obf]',
    'groundfighting [cancel]',
    'life-boon []',
    'movement-of-the-mind [tha]',
    'not-to-be []',
    'power-of-all []',
    'rewind-time [TEM]',
    'rotschreck []',
    'shroud-mastery [NEC]',
    'shroud-mastery [nec]',
    'scalpel-tongue [CEL+PRE]',
    'scalpel-tongue [cel+pre]',
    'hide-the-mind [OBF]',
    'hide-the-mind [obf]',
    'i-am-legion [DAI+OBF]',
    'i-am-legion [dai+obf]',
    'sudden-reversal []',
    'touch-of-clarity [DEM]',
    'touch-of-clarity [dem]',
    'two-wrongs []',
    'vox-domini []',
    'wash []',
  ],
  'its range or its round comes on no board': [
    'flames-of-the-netherworld [tha]',
    'no-trace [obf]',
    'thrown-sewer-lid [POT]',
    'thrown-sewer-lid [pot]',
    'walk-of-flame [THA]',
    'walk-of-flame [tha]',
  ],
  'it is for who has the Edge': ['leverage []', 'patsy []'],
  'it is for the infernal': ['condemnation-mute [DAI]', 'condemnation-mute [dai]'],
  'it is for the titled': ['camarillas-iron-fist []', 'confiscation []', 'reinforcements []'],
  'it is for the young, or for who does not fight': [
    'atonement []',
    'martyrs-resilience [AUS+FOR]',
    'martyrs-resilience [aus+for]',
  ],
}

function* allLacks(): Generator<[name: string, Line, Found, Lack]> {
  for (const line of lines) {
    const on = found.get(line.mode)
    if (on) for (const lack of lacks(line, on)) yield [`${idOf(line)} without ${lack.of}`, line, on, lack]
  }
}
/** A wake of a locked minion is refused as such where the minion could not play it anyway. */
const ASLEEP = ['eyes-of-argus [AUS] without being a vampire', 'shadow-sentinel [obl] without being a vampire']

describe('what a library card asks of who plays it', () => {
  it.each([...allLacks()])('%s', (name, { definition, mode }, { board, card, by }, { state, refused }) => {
    const refusal = playRefusal({ state, seat: board.seat, definition, mode, by, window: windowOf(state), card })
    expect([refusal?.reason, refusal?.rule]).toEqual(ASLEEP.includes(name) ? ['wrong-window', 'PLAY-04'] : refused)
    const option = ['play', card, nameOf(mode), ...(by === null ? [] : [by])].join(':')
    expect(legal(state, board.seat).map(({ id }) => id)).not.toContain(option)
  })

  it('is met on a board by every mode but those listed', () => {
    const elsewhere = new Set(lines.filter(({ mode }) => !found.has(mode)).map(idOf))
    expect([...elsewhere].toSorted()).toEqual(Object.values(ELSEWHERE).flat().toSorted())
  })

  const rest = lines.filter(({ definition: { facts }, mode }) => !found.has(mode) && !facts.types.includes('Master'))
  const inMinionPhase = boards.find(({ name }) => name === 'the minion phase')
  it.each(rest.map(line => [idOf(line), line] as const))('%s, which no board offers', (_, line) => {
    const { facts } = line.definition
    const t = inMinionPhase!.begin(
      [facts.key],
      fit(facts.key, '', { disciplines: skilledIn([line.definition]), capacity: 11 }),
    )
    const by = t.id('A1'),
      standing: Found = { board: inMinionPhase!, state: t.state, card: t.id('K1'), by }
    expect(requirementRefusal(t.state, by, facts, line.mode)).toBeUndefined()
    for (const { of, state, refused } of lacks(line, standing))
      if (of !== 'the blood') {
        const refusal = requirementRefusal(state, by, facts, line.mode)
        expect([of, refusal?.reason, refusal?.rule]).toEqual([of, ...refused])
      }
  })
})
