import type { Ability, Header, Mode } from '../../cards/definition.ts'
import type { Op } from '../../cards/language.ts'
import type { Option } from '../model/answers.ts'
import type { CardName, Message, Param } from '../model/events.ts'
import type { ActionFrame } from '../model/frames.ts'
import { copySpine, named, top } from '../model/run.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { basicActions } from '../offers/basic-actions.ts'
import { amount, capacity, mayAttempt, mayJoin, stat } from '../reads/evaluate.ts'
import type { Viewpoint } from '../reads/look.ts'
import { nameOf } from '../reads/played-cards.ts'
import { blood, controllerOf, currentAction, definitionOf, isVampire, prey, readyMinions } from '../reads/queries.ts'
import { awake, bleedAmount, burnedTo } from '../reads/stats.ts'

/**
 * What an option comes to if nobody does anything against it: pools, blood and numbers before and after, and who could
 * block as things stand. By what everybody sees and the own view, so it says nothing of a hand but the reader's.
 */
export type Comes = Message & { key: 'comes-to' }
type Params = Record<string, Param>

/** Of all options of one question: who could block is worked out once an action. */
export function whatComes(state: GameState, seat: SeatIndex): (option: Option) => Comes | undefined {
  const known = new Map<string, Params>()
  const blocking = (like: Announced): Params => {
    const key = JSON.stringify([like.acting, like.stealth, like.targets])
    const found = known.get(key) ?? blockers(state, like)
    known.set(key, found)
    return found
  }
  return option => {
    const params = comes(state, seat, option, blocking)
    return params && Object.keys(params).length > 0 ? { key: 'comes-to', params } : undefined
  }
}

function comes(
  state: GameState,
  seat: SeatIndex,
  option: Option,
  blocking: (like: Announced) => Params,
): Params | undefined {
  const { kind, card, cost, slots } = option
  const own = state.seats[seat]!.pool,
    paid = cost?.pool ?? 0
  switch (kind) {
    case 'invest': {
      const [slot] = slots ?? [],
        n = slot?.type === 'amount' ? slot.default : 1
      return { ...bloodOf(state, card!, n), ...poolOf(state, seat, -n) }
    }
    case 'withdraw':
      return { ...bloodOf(state, card!, -1), ...poolOf(state, seat, 1) }
    case 'bring-out':
      return {
        ready: Math.min(blood(state, card!), capacity(state, card!)),
        ...(paid > 0 && poolOf(state, seat, -paid)),
      }
    case 'draw-crypt':
    case 'merge':
      return paid > 0 ? poolOf(state, seat, -paid) : undefined
    case 'edge':
      return poolOf(state, seat, 1)
    case 'act':
      return option.phase === undefined || option.phase === 'minion' ? acted(state, seat, option, blocking) : undefined
    case 'decline':
    case 'pass':
      return ifLet(state, seat)
    case 'play':
    case 'use': {
      const header = headerOf(state, option)
      if (header)
        return { ...announced(state, seat, option, header, blocking), ...(paid > 0 && { own, ownTo: own - paid }) }
      return { ...changed(state, seat, option), ...(paid > 0 && { own, ownTo: own - paid }) }
    }
    default:
      return undefined
  }
}

const poolOf = ({ seats }: GameState, seat: SeatIndex, change: number): Params => ({
  seat: [seat],
  pool: seats[seat]!.pool,
  poolTo: Math.max(0, seats[seat]!.pool + change),
})

const bloodOf = (state: GameState, card: CardId, change: number): Params => ({
  blood: blood(state, card),
  bloodTo: Math.max(0, blood(state, card) + change),
  capacity: capacity(state, card),
})

/** A bleed that comes through. */
const bled = (state: GameState, target: SeatIndex, bleed: number): Params =>
  poolOf(state, target, -burnedTo(state, target, Math.max(0, bleed)))

// ---- what is announced ----------------------------------------------------------------------------------

type Announced = Pick<ActionFrame, 'acting' | 'seat' | 'stealth' | 'targets'>

function acted(
  state: GameState,
  seat: SeatIndex,
  { id, minion }: Option,
  blocking: (like: Announced) => Params,
): Params | undefined {
  const [, name] = /^(?:next:)?([a-z-]+):/.exec(id) ?? [],
    basic = basicActions.find(({ action }) => action === name)
  if (!basic || minion === undefined) return undefined
  const target = basic.bleed ? prey(state, seat) : null,
    like = { acting: minion, seat, stealth: basic.stealth, targets: target === null ? [] : [target] }
  return {
    ...(target !== null && bled(state, target, stat(state, minion, 'bleed'))),
    ...(basic.action === 'hunt' && fed(state, minion)),
    ...blocking(like),
  }
}

function fed(state: GameState, minion: CardId): Params {
  const room = Math.max(0, capacity(state, minion) - blood(state, minion))
  return bloodOf(state, minion, Math.min(room, stat(state, minion, 'hunt')))
}

const modeOf = (state: GameState, { card, mode }: Option): Mode | undefined =>
  definitionOf(state, card!)?.modes.find(one => nameOf(one) === mode)
const headerOf = (state: GameState, option: Option): Header | undefined =>
  option.kind === 'play' && option.minion !== undefined ? modeOf(state, option)?.header : undefined

function announced(
  state: GameState,
  seat: SeatIndex,
  { card, minion }: Option,
  header: Header,
  blocking: (like: Announced) => Params,
): Params {
  const look: Viewpoint = { state, source: card!, by: minion!, seat, vars: {} }
  const stealth = amount(look, header.stealth ?? (header.political ? 1 : 0)),
    target = header.bleed === undefined ? null : prey(state, seat)
  // Whom a card will be aimed at is not chosen yet; then nobody is named who could block.
  const aimed = header.target !== undefined && target === null
  return {
    ...(target !== null && bled(state, target, stat(state, minion!, 'bleed') + header.bleed!)),
    ...(header.hunt && isVampire(state, minion!) && fed(state, minion!)),
    ...(header.political && votesOf(state, seat)),
    ...(!aimed && blocking({ acting: minion!, seat, stealth, targets: target === null ? [] : [target] })),
  }
}

/** Votes of titles on the table, and one's own of them. */
function votesOf(state: GameState, seat: SeatIndex): Params {
  const held = state.seats.map((_, of) =>
    readyMinions(state, of).reduce((n, id) => n + Math.max(0, stat(state, id, 'votes')), 0),
  )
  return { votes: held[seat]!, votesOf: held.reduce((n, one) => n + one, 0) }
}

/** Who could attempt to block it, and by how much the best of them would fall short. */
function blockers(before: GameState, like: Announced): Params {
  const state = copySpine(before)
  const frame: ActionFrame = {
    kind: 'action',
    id: state.nextId,
    step: 'blocks',
    action: 'card',
    plus: 0,
    cost: {},
    source: null,
    ops: [],
    vars: {},
    declined: [],
    blocker: null,
    failed: [],
    ...like,
  }
  state.frames = [...state.frames, frame]
  const able = state.seats.flatMap((_, seat) =>
    readyMinions(state, seat).filter(
      id => awake(state, id) && mayJoin(state, frame, id) && mayAttempt(state, frame, id),
    ),
  )
  return couldBlock(state, like.acting, able)
}

function couldBlock(state: GameState, acting: CardId, able: readonly CardId[]): Params {
  const best = Math.max(...able.map(id => stat(state, id, 'intercept')))
  return {
    blockers: able.map((id): CardName => named(state, id)),
    ...(able.length > 0 && { short: Math.max(0, stat(state, acting, 'stealth') - best) }),
  }
}

// ---- what is said of one that is under way ----------------------------------------------------------------

/** An action that is let through, of who is aimed at. */
function ifLet(state: GameState, seat: SeatIndex): Params | undefined {
  const action = currentAction(state),
    frame = top(state)
  if (!action?.bleed || frame.kind !== 'window' || !['blocks', 'declined'].includes(frame.name)) return undefined
  const [target] = action.targets
  return target === seat ? bled(state, seat, bleedAmount(state, action)) : undefined
}

function opsOf(state: GameState, option: Option): readonly Op[] {
  if (option.kind === 'play') return modeOf(state, option)?.ops ?? []
  const used = definitionOf(state, option.card!)?.abilities?.find(
    ({ name }: Ability) => name === option.effect.params?.['ability'],
  )
  return used?.ops ?? []
}

/** The numbers of the action that it changes, where that hangs on nothing yet. */
function changed(state: GameState, seat: SeatIndex, option: Option): Params {
  const action = currentAction(state)
  if (!action) return {}
  const look: Viewpoint = { state, source: option.card ?? null, by: option.minion ?? null, seat, vars: {} }
  const by = { bleed: 0, stealth: 0, intercept: 0 }
  for (const op of opsOf(state, option)) {
    if (op.op !== 'modify' || op.while || op.none || typeof op.delta !== 'number') continue
    if (op.stat === 'bleed' || op.stat === 'stealth' || op.stat === 'intercept') by[op.stat] += amount(look, op.delta)
  }
  const { acting, blocker } = action,
    [target] = action.targets
  const stealth = stat(state, acting, 'stealth'),
    bleed = action.bleed ? bleedAmount(state, action) : 0
  const who =
    blocker ?? (option.minion !== undefined && controllerOf(state, option.minion) === seat ? option.minion : null)
  return {
    ...(by.bleed !== 0 && action.bleed && { bleed, bleedTo: Math.max(0, bleed + by.bleed) }),
    ...(by.bleed !== 0 && action.bleed && target !== undefined && bled(state, target, bleed + by.bleed)),
    ...(by.stealth !== 0 && { stealth, stealthTo: stealth + by.stealth }),
    ...(by.intercept !== 0 &&
      who !== null && {
        intercept: stat(state, who, 'intercept'),
        interceptTo: stat(state, who, 'intercept') + by.intercept,
      }),
  }
}
