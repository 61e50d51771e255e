import { type Answer, type Draw, type Option, type Order, type View, defaultArgs } from '../../shared/rules/index.ts'
import { definitions } from '../../shared/cards/index.ts'

/**
 * A person with written rules in her hand, who reads them off what her seat is shown and the question put to her, and
 * knows nothing of how
 * the core follows orders: the second opinion that orders are compared with.
 */
export type { Order }
type Condition = Order['when']
type Entry<K extends View['stack'][number]['kind']> = Extract<View['stack'][number], { kind: K }>
export interface Asked {
  view: View
  seat: number
  window: string | undefined
  ask: string
  options: readonly Option[]
  default: Answer
  keyOf: (card: number) => string
  damage: number | undefined
}

/** What the rules say: an answer, or to think for oneself; undefined where none speaks of this. */
export function read(rules: readonly Order[], asked: Asked): Answer | 'ask' | undefined {
  const rule = rules.find(
    ({ when, unless }) => applies(when, asked) && (unless === undefined || !applies(unless, asked)),
  )
  return rule && (heed(rule, asked) ?? 'ask')
}

const last = <K extends View['stack'][number]['kind']>({ stack }: View, kind: K) =>
  stack.findLast((one): one is Entry<K> => one.kind === kind)
const holderOf = ({ seats }: View, card: number) =>
  seats.find(({ ready, torpor, inPlay }) => [...ready, ...torpor, ...inPlay].some(one => one.card.id === card))?.seat
const minion = ({ seats }: View, card: number) => seats.flatMap(({ ready }) => ready).find(one => one.card.id === card)

function applies(is: Condition, { view, seat, window, ask, options, damage }: Asked): boolean {
  const me = view.seats[seat]!
  const about = (who: readonly (string | number)[] | undefined, whom: number | null | undefined): boolean => {
    if (who === undefined) return true
    if (whom === null || whom === undefined) return false
    const names: (string | number)[] = [
      whom,
      ...(whom === seat ? ['me'] : []),
      ...(whom === me.prey ? ['prey'] : []),
      ...(whom === me.predator ? ['predator'] : []),
    ]
    return who.some(one => names.includes(one) || (one === 'other' && names.length === 1))
  }
  const range = (wanted: { gte?: number; lte?: number } | undefined, n: number | null | undefined): boolean =>
    wanted === undefined ||
    (typeof n === 'number' &&
      !(wanted.gte !== undefined && n < wanted.gte) &&
      !(wanted.lte !== undefined && n > wanted.lte))
  const one = <T>(wanted: readonly T[] | undefined, value: unknown): boolean =>
    wanted === undefined || wanted.some(each => each === value)
  const yes = (wanted: boolean | undefined, value: boolean): boolean => wanted === undefined || wanted === value

  if (
    !one(is.window, window) ||
    !one(is.ask, window === undefined ? ask : undefined) ||
    !about(is.turn, view.turn?.seat) ||
    !range(is.pool, me.pool)
  )
    return false
  if (is.action) {
    const action = last(view, 'action')
    if (!action) return false
    const {
      kind,
      card,
      by,
      minion: who,
      againstMe,
      target,
      bleed,
      stealth,
      reach,
      blocked,
      blocker,
      intercept,
      lacking,
      ousts,
    } = is.action
    const aimed = action.targets.includes(seat) || (action.on !== null && holderOf(view, action.on.id) === seat)
    const able = options
      .filter(option => option.kind === 'block')
      .map(option => Number(option.effect.params!['intercept']))
    const facts =
      one(kind, action.action) &&
      one(card, action.card?.key) &&
      about(by, action.seat) &&
      one(who, action.acting.id) &&
      yes(againstMe, aimed) &&
      (target === undefined || action.targets.some(whom => about(target, whom))) &&
      range(bleed, action.bleed) &&
      range(stealth, action.stealth) &&
      range(reach, able.length > 0 ? Math.max(...able) - action.stealth : undefined) &&
      about(blocked, action.blocker && holderOf(view, action.blocker.id)) &&
      one(blocker, action.blocker?.id) &&
      range(intercept, action.intercept) &&
      range(lacking, action.intercept === null ? undefined : action.stealth - action.intercept) &&
      yes(ousts, action.bleed !== null && action.targets.includes(seat) && action.bleed >= me.pool)
    if (!facts) return false
  }
  if (is.combat || is.strike) {
    const combat = last(view, 'combat')
    const mine = combat && [combat.acting, combat.opposing].find(({ id }) => holderOf(view, id) === seat),
      other = mine && (mine === combat.acting ? combat.opposing : combat.acting)
    const { mine: own, with: whom, range: at, round } = is.combat ?? {}
    if (
      !combat ||
      !yes(own, mine !== undefined) ||
      !about(whom, other && holderOf(view, other.id)) ||
      !one(at && [at], combat.range) ||
      !range(round, combat.round)
    )
      return false
  }
  if (is.referendum) {
    const referendum = last(view, 'referendum')
    if (!referendum || !about(is.referendum.by, referendum.seat)) return false
    const { for: yesses, against } = referendum.tally
    const left = options.filter(
      ({ kind, id }) => kind === 'vote' && id !== 'vote:edge' && !id.startsWith('vote:burned:'),
    ).length
    if (
      !range(is.referendum.left, left) ||
      !yes(is.referendum.passes, yesses > against) ||
      !range(is.referendum.tally, yesses - against)
    )
      return false
  }
  if (is.played) {
    const play = last(view, 'play')
    if (!play || !about(is.played.by, play.seat) || !one(is.played.card, play.card.key)) return false
  }
  return range(is.damage, damage)
}

/**
 * What the text of the card takes of who plays or uses it, wherever in it that stands; more than anybody would pay
 * where it does not say how much.
 */
function readOff({ kind, card, mode, effect }: Option, keyOf: Asked['keyOf'], what: 'blood' | 'pool'): number {
  const printed = card === undefined ? undefined : definitions.get(keyOf(card))
  const text =
    kind === 'play'
      ? printed?.modes.filter(one => (one.name ?? one.level) === mode)
      : kind === 'use'
        ? printed?.abilities?.filter(({ name }) => name === effect.params!['ability'])
        : []
  let sum = 0
  JSON.stringify(text, (_, part: unknown) => {
    const { op, from, to, amount } = (part ?? {}) as {
      op?: string
      from?: { pool?: string; card?: string; name?: string }
      to?: unknown
      amount?: unknown
    }
    const hurts = op === 'damage' && to === 'by',
      takes =
        op === 'counters' &&
        (what === 'pool'
          ? from?.pool === 'you'
          : (from?.card === 'by' || from?.card === 'self') && from.name === undefined)
    if ((hurts && what === 'blood') || takes) sum += typeof amount === 'number' ? amount : Infinity
    return part
  })
  return sum
}

/** What she does; undefined where she cannot do what is written, and has to think. */
function heed({ do: deed }: Order, asked: Asked): Answer | undefined {
  const { view, seat, options, keyOf, damage } = asked
  const pass = options.find(({ id }) => id === 'pass' || id === 'end-phase')
  const nothing: Answer = pass ? { optionId: pass.id } : asked.default
  if (deed === 'ask') return undefined
  if (deed === 'pass') return nothing
  if (deed === 'due') throw new Error('The people of this test are asked in windows, where nothing is due')
  if (deed === 'default') return asked.window === undefined ? asked.default : nothing
  const pays = (option: Option, cap: { blood?: number; pool?: number } = {}) =>
    (['blood', 'pool'] as const).every(
      what => (option.cost?.[what] ?? 0) + readOff(option, keyOf, what) <= (cap[what] ?? 0),
    )
  if ('block' in deed) {
    const failed = last(view, 'action')?.failed.map(({ id }) => id) ?? []
    const able = options.filter(({ kind, minion: who }) => kind === 'block' && !failed.includes(who!))
    for (const who of deed.block) {
      const best = Math.max(...able.map(option => Number(option.effect.params!['intercept'])))
      const option = able.find(one =>
        who === 'any' ? Number(one.effect.params!['intercept']) === best : one.minion === who,
      )
      if (option) return { optionId: option.id }
    }
    return undefined
  }
  if ('play' in deed) {
    for (const key of deed.play) {
      const held = options.filter(
        option => option.kind === 'play' && keyOf(option.card!) === key && pays(option, deed.cap),
      )
      const ways = held.filter(({ card, minion: who }) => card === held[0]!.card && who === held[0]!.minion)
      const way = ways.at(-1)
      const answer = way && filled(way, view, seat, deed.to)
      if (answer) return answer
    }
    return nothing
  }
  if ('vote' in deed) {
    const side = deed.vote
    const option =
      typeof side !== 'string' || side === 'abstain'
        ? undefined
        : options.find(
            ({ kind, id, slots }) =>
              kind === 'vote' &&
              id !== 'vote:edge' &&
              !id.startsWith('vote:burned') &&
              slots?.every(slot => slot.type === 'keys' && slot.candidates.includes(side)),
          )
    return option ? { optionId: option.id, args: { side: [String(side)] } } : nothing
  }
  if ('raise' in deed) {
    const action = last(view, 'action')
    const who = deed.raise === 'stealth' ? action?.acting : action?.blocker
    if (!who || holderOf(view, who.id) !== seat || minion(view, who.id)![deed.raise] >= deed.upTo) return nothing
    const option = options.find(
      one =>
        one.kind === 'use' &&
        (one.slots ?? []).length === 0 &&
        pays(one, deed.cap) &&
        definitions
          .get(keyOf(one.card!))
          ?.abilities?.some(
            ({ name, ops, cost }) =>
              name === one.effect.params!['ability'] &&
              !cost.burn &&
              !cost.edge &&
              ops.some(op => op.op === 'modify' && op.stat === deed.raise),
          ),
    )
    return option ? { optionId: option.id } : nothing
  }
  if ('strike' in deed) {
    for (const kind of [...deed.strike, 'hand']) {
      for (const option of options) {
        const is = option.kind === 'play' ? keyOf(option.card!) : option.effect.params!['strike']
        const answer = is === kind && pays(option, deed.cap) ? filled(option, view, seat) : undefined
        if (answer) return answer
      }
    }
    return asked.default
  }
  if ('maneuver' in deed || 'press' in deed) {
    const option = options.find(
      one =>
        one.card === undefined &&
        ('maneuver' in deed
          ? one.kind === 'maneuver' && one.effect.params!['range'] === deed.maneuver
          : one.kind === 'press' && one.effect.params!['to'] === deed.press),
    )
    return option ? { optionId: option.id } : nothing
  }
  if ('prevent' in deed) {
    if ((damage ?? 0) <= deed.prevent) return nothing
    const prevents = (option: Option) =>
      (option.kind === 'use'
        ? definitions
            .get(keyOf(option.card!))
            ?.abilities?.filter(
              ({ name, cost }) => name === option.effect.params!['ability'] && !cost.burn && !cost.edge,
            )
        : definitions.get(keyOf(option.card!))?.modes.filter(mode => (mode.name ?? mode.level) === option.mode)
      )?.some(({ ops }) => ops.some(op => op.op === 'prevent')) === true
    for (const kind of deed.cards ? ['use', 'play'] : ['use']) {
      const answer = options.flatMap(one =>
        one.kind === kind && pays(one, deed.cap) && prevents(one) ? (filled(one, view, seat) ?? []) : [],
      )[0]
      if (answer) return answer
    }
    return nothing
  }
  throw new Error(`The people of this test cannot read ${JSON.stringify(deed)}`)
}

/** With no choice left, but for the seats that are written down. */
function filled(option: Option, view: View, seat: number, to: readonly (string | number)[] = []): Answer | undefined {
  const { prey, predator } = view.seats[seat]!
  const seatOf = (one: string | number, among: number[]): number | null | undefined =>
    one === 'prey'
      ? prey
      : one === 'predator'
        ? predator
        : one === 'other'
          ? among.find(who => who !== seat && who !== prey && who !== predator)
          : Number(one)
  const args = defaultArgs(option)
  for (const slot of option.slots ?? []) {
    if (slot.type === 'seats' && slot.min <= 1) {
      const named = to
        .map(one => seatOf(one, slot.candidates))
        .find(one => typeof one === 'number' && slot.candidates.includes(one))
      if (typeof named === 'number') {
        args[slot.name] = [named]
        continue
      }
    }
    const forced =
      slot.type === 'amount'
        ? slot.min === slot.max
        : slot.type === 'allocation'
          ? slot.candidates.length === 1 && !slot.spare
          : slot.candidates.length === slot.min || slot.max === 0
    if (!forced) return undefined
  }
  return { optionId: option.id, ...(option.slots && { args }) }
}

// ---- rules somebody might write --------------------------------------------------------------------------

const pick = <T>(draw: Draw, ...of: T[]): T => of[draw(of.length)]!

/** About an action. */
export function actionRule(draw: Draw, i: number): Order {
  const window = (['announced', 'blocks', 'attempt', 'declined', 'as-played'] as const).filter(
    name => name === 'declined' || draw(3) === 0,
  )
  const action: NonNullable<Condition['action']> = pick(
    draw,
    { bleed: { gte: 1 + draw(4) } },
    { bleed: { lte: 1 + draw(4) } },
    { stealth: { gte: draw(3) } },
    { intercept: { gte: 1 } },
    { againstMe: draw(2) === 0 },
    { by: [pick(draw, 'prey' as const, 'predator' as const)] },
    { target: ['prey' as const] },
    { reach: { gte: 0 } },
    { kind: ['bleed' as const] },
    { ousts: false },
    { lacking: { gte: 1 } },
    { lacking: { lte: 0 } },
    { blocked: [pick(draw, 'me' as const, 'other' as const)] },
  )
  const deed: Order['do'] = pick<Order['do']>(
    draw,
    'pass',
    'pass',
    'pass',
    'ask',
    { block: ['any'] },
    {
      play: ['deflection', 'telepathic-misdirection'],
      to: [pick(draw, 'prey' as const, 'other' as const)],
      cap: { blood: 1 },
    },
    {
      play: ['forced-awakening', 'eyes-of-argus', 'on-the-qui-vive', 'wake-with-evenings-freshness'],
      cap: { blood: draw(2) },
    },
    { play: ['daring-the-dawn', 'conditioning', 'lost-in-crowds'] },
    { raise: 'intercept', upTo: 2 },
  )
  return {
    id: `order ${i}`,
    when: { window, ...(draw(4) > 0 && { action }) },
    ...(draw(5) === 0 && { unless: { action: { bleed: { gte: 3 } } } }),
    do: deed,
  }
}

/** About anything that comes up in a game. */
export function anyRule(draw: Draw, i: number): Order {
  const rule = (when: Condition, deed: Order['do']): Order => ({ id: `order ${i}`, when, do: deed })
  const whose = pick(draw, 'me' as const, 'prey' as const, 'predator' as const, 'other' as const)
  return pick<() => Order>(
    draw,
    () => actionRule(draw, i),
    () => rule({ window: ['blocks'], action: { reach: { gte: 0 }, by: [whose] } }, { block: ['any'] }),
    () =>
      rule(
        { window: ['attempt'] },
        { raise: pick(draw, 'intercept' as const, 'stealth' as const), upTo: 3, cap: { blood: 1 } },
      ),
    () =>
      rule(
        { window: ['polling'], referendum: { by: [whose] } },
        { vote: pick(draw, 'for' as const, 'against' as const, 'abstain' as const) },
      ),
    () => rule({ window: ['polling'], referendum: { passes: true } }, { vote: 'against' }),
    () => rule({ window: ['polling'], referendum: { left: { gte: 1 }, by: [whose] } }, { vote: 'for' }),
    () =>
      rule({ ask: ['ask-strike'] }, { strike: pick(draw, ['dodge'], ['equipment', 'combat-ends'], ['damage'], []) }),
    () =>
      rule({ window: ['range'], combat: { mine: true } }, { maneuver: pick(draw, 'long' as const, 'close' as const) }),
    () =>
      rule(
        { window: ['press'], combat: { mine: true, round: { lte: 2 } } },
        { press: pick(draw, 'continue' as const, 'end' as const) },
      ),
    () => rule({ window: ['prevent'], damage: { gte: 1 } }, { prevent: draw(2), cards: true, cap: { blood: 1 } }),
    () => rule({ window: ['before-range', 'before-strikes', 'round-end', 'resolved'] }, 'pass'),
    () => rule({ ask: ['choose-trigger', 'ask-discard'] }, 'default'),
    () => rule({ window: ['declined'], action: { by: [whose] }, pool: { gte: draw(20) } }, 'pass'),
    () => rule({ played: { by: [whose] } }, pick(draw, 'pass' as const, 'ask' as const)),
  )()
}
