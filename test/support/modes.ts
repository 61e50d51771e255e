import type { CardDefinition, Mode } from '../../shared/cards/definition.ts'
import { definitions } from '../../shared/cards/index.ts'
import { nameOf } from '../../shared/rules/reads/played-cards.ts'
import type { CardId, GameEvent, GameState } from '../../shared/rules/index.ts'
import { currentAction } from '../../shared/rules/reads/queries.ts'

/**
 * What cards do, way by way, and which of it a test has really played: a card as it resolved, uncancelled; an action
 * as it succeeded,
 * a referendum as it passed; what a card in play is used for as it was used; its triggers and standing effects as they
 * were applied.
 */
export const modesOf = (card: string): string[] => {
  const definition = definitions.get(card)
  if (!definition) return []
  const { modes, abilities = [], actions = [], strikes = [], triggers = [], statics = [] } = definition
  return [
    ...modes.map(mode => playId(definition, mode)),
    ...abilities.map(({ name }) => `use ${name}`),
    ...actions.map(({ name, mode }) => actId(definition, name, mode)),
    ...strikes.map(({ name }) => `strike ${name}`),
    ...triggers.map(({ on }, i) => `trigger ${i + 1} ${on}`),
    ...statics.map((_, i) => `standing ${i + 1}`),
  ].map(way => `${card}: ${way}`)
}

/** By its name, and where the card has two of it by the level it was played at. */
const actId = ({ actions = [] }: CardDefinition, name: string, level: string | undefined): string =>
  ['action', name, ...(actions.filter(one => one.name === name).length > 1 ? [level] : [])].join(' ')

/** By its level or name, and where two share that by what tells them apart. */
function playId({ modes }: Pick<CardDefinition, 'modes'>, mode: Mode): string {
  const alike = modes.filter(one => nameOf(one) === nameOf(mode))
  return ['play', nameOf(mode), ...(alike.length > 1 ? [mode.type, mode.windows.join('/')] : [])]
    .filter(part => part !== '')
    .join(' ')
}

/** Since the last `takeModes`. */
const played = new Set<string>()
/** A test that walks through all definitions plays nothing. */
let playing = false

export function takeModes(): string[] {
  const found = [...played]
  played.clear()
  playing = false
  return found
}

/**
 * Triggers and standing effects leave no event of their own: that what they say is read when they apply is noticed
 * instead.
 */
export function noticeTexts(): void {
  for (const [card, definition] of definitions) {
    const { triggers = [], statics = [] } = definition
    for (const [i, trigger] of triggers.entries()) notice(trigger, 'ops', `${card}: trigger ${i + 1} ${trigger.on}`)
    // Two cards may say the same, in the same object.
    const own = statics.map(standing => ({ ...standing, effect: { ...standing.effect } }))
    if (definition.statics) definition.statics = own
    for (const [i, { effect }] of own.entries()) {
      notice(effect, 'stat' in effect ? 'delta' : 'rule' in effect ? 'allow' : 'level', `${card}: standing ${i + 1}`)
    }
  }
}

function notice(of: object, property: string, as: string): void {
  const value: unknown = Reflect.get(of, property)
  Object.defineProperty(of, property, {
    enumerable: true,
    configurable: true,
    get: () => {
      if (playing) played.add(as)
      return value
    },
  })
}

/** Follows one game, command by command. */
export function follow(): (before: GameState, after: GameState, events: readonly GameEvent[]) => void {
  const plays = new Map<CardId, { way: string; mode: Mode }>(),
    acts = new Map<CardId, { way: string; political: boolean }>()
  playing = true
  return (before, after, events) => {
    playing = true
    const add = (card: CardId, way: string) => played.add(`${after.cards[card]!.key}: ${way}`)
    for (const event of events) {
      if (event.key === 'card-played') {
        const definition = definitions.get(after.cards[event.card.id]!.key)
        const mode = definition && modeOf(definition, event.mode, before, event.seat)
        if (mode) plays.set(event.card.id, { way: playId(definition, mode), mode })
      } else if (event.key === 'card-cancelled') plays.delete(event.card.id)
      else if (event.key === 'ability-used') add(event.card.id, `use ${event.ability}`)
      else if (event.key === 'strike-chosen' && event.card)
        for (const { name } of definitions.get(after.cards[event.card.id]!.key)?.strikes ?? [])
          add(event.card.id, `strike ${name}`)
      else if (event.key === 'action-announced') {
        acts.delete(event.minion.id)
        if (!event.card) continue
        const card = event.card.id,
          play = plays.get(card)
        plays.delete(card)
        const use = after.uses.findLast(({ what, by }) => by === event.minion.id && what.startsWith(`action:${card}:`))
        const definition = definitions.get(after.cards[card]!.key),
          [only, second] = definition?.actions ?? []
        // Where nobody had anything to say the turn is over, and with it what was used in it.
        const name = use?.what.split(':')[2] ?? (second ? undefined : only?.name)
        const way = play?.way ?? (name !== undefined && actId(definition!, name, after.cards[card]!.mode))
        if (way)
          acts.set(event.minion.id, {
            way: `${after.cards[card]!.key}: ${way}`,
            political: play?.mode.header?.political === true,
          })
      } else if (event.key === 'action-succeeded' || (event.key === 'referendum-ended' && event.passed)) {
        const act = acts.get(event.key === 'action-succeeded' ? event.minion.id : event.by.id)
        if (act?.political === (event.key === 'referendum-ended')) played.add(act.way)
      }
    }
    for (const [card, { way, mode }] of plays) {
      if (mode.header || after.frames.some(frame => frame.kind === 'play' && frame.card === card)) continue
      add(card, way)
      plays.delete(card)
    }
  }
}

/** The mode that was played: of several of one name, that of the window, and of the side of the action. */
function modeOf(definition: CardDefinition, name: string, before: GameState, seat: number): Mode | undefined {
  const alike = definition.modes.filter(mode => nameOf(mode) === name)
  if (alike.length < 2) return alike[0]
  const frame = before.frames.at(-1),
    window = frame?.kind === 'window' ? frame.name : 'strike'
  const fitting = alike.filter(mode => mode.windows.includes(window))
  return fitting.length < 2
    ? fitting[0]
    : fitting.find(mode => (mode.type === 'Reaction') === (currentAction(before)?.seat !== seat))
}
