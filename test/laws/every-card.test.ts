import { describe, expect, it } from 'vitest'
import { parsePosition, type PositionInput } from '../../shared/api/position.ts'
import { definitions } from '../../shared/cards/index.ts'
import { belongsInCrypt } from '../../shared/cards/catalogue.ts'
import type { CardDefinition } from '../../shared/cards/definition.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import type { Op } from '../../shared/cards/language.ts'
import {
  apply,
  legal,
  owed,
  defaultFor,
  promptFor,
  viewFor,
  type Answer,
  type CardId,
  type GameState,
  type Option,
} from '../../shared/rules/index.ts'
import { explain } from '../../shared/rules/told/explain.ts'
import { settle } from '../../shared/rules/engine/apply.ts'
import type { EffectsFrame } from '../../shared/rules/model/frames.ts'
import { copySpine, push, type Run } from '../../shared/rules/model/run.ts'
import { isMinion } from '../../shared/rules/reads/queries.ts'
import { fromPosition, namesIn } from '../../shared/rules/position/position.ts'
import type { Draw } from '../../shared/rules/index.ts'
import { randomAnswer } from '../support/random-game.ts'
import { envOf, generator } from '../support/random.ts'

/**
 * No card stops a table: wherever it is put, with nobody, one or many to choose from, nothing that is asked of the
 * rules throws; and no operation of any card does, though nothing that it speaks of is there.
 */

type Seat = PositionInput['seats'][number]
type Placed = NonNullable<Seat['ready']>[number]
const PHASES = ['unlock', 'master', 'minion', 'influence', 'discard'] as const
const DISCIPLINES =
  'abo ani aus cel chi dai dem dom for mel mis myt nec obe obf obl obt pot pre pro qui san ser spi str'
const ALL = `${DISCIPLINES} tem thn tha val vic vin`.split(' ')

const codes = (asked: readonly string[] = []): string[] =>
  [...new Set([...asked, ...ALL].map(code => code.toUpperCase()))].slice(0, 20)
/** A minion that may play the card, if any of its kind may. */
function able(as: string, { clan, requiresSect, requiresTitle, disciplines }: CardFacts, more: object = {}): Placed {
  const title = requiresTitle?.[0]
  const generic = {
    capacity: 11,
    disciplines: codes(disciplines),
    ...(clan !== undefined && { clan }),
    ...(requiresSect?.[0] !== undefined && { sect: requiresSect[0] }),
    ...(title !== undefined && { title }),
    ...(title !== undefined && /prince|baron|archbishop/.test(title) && { city: 'Aachen' }),
  }
  return { generic, as, ...more } as Placed
}
const ally = (as: string, { disciplines }: CardFacts, more: object = {}): Placed =>
  ({ generic: { type: 'ally', life: 3, asVampire: codes(disciplines) }, as, ...more }) as Placed

/** How a seat stands with none, one and many minions. */
const CROWDS = [0, 1, 4] as const
const crowd = (of: string, n: number, printed: CardFacts): Placed[] =>
  [
    able(`${of}1`, printed),
    ally(`${of}2`, printed),
    able(`${of}3`, printed, { locked: true }),
    able(`${of}4`, printed),
  ].slice(0, n)

interface Put {
  where: string
  seats: Seat[]
}

/** A card in one of its places. */
interface Stand {
  i: number
  what: string
  crowded: boolean
  state: GameState
  card: CardId
}

/** Every place it may have: in the hand, in play under whoever has no minions, one and several, on whatever there is. */
function places({ facts: printed }: CardDefinition): Put[] {
  const card = { card: printed.key, as: 'X' }
  const inCrypt = belongsInCrypt(printed),
    minion = inCrypt || printed.types.includes('Ally')
  return CROWDS.flatMap(n => {
    const others = (more: Seat = {}): Seat[] => [
      {
        ready: crowd('B', n, printed),
        hand: ['deflection', 'villein'],
        library: ['vessel', 'fame', 'villein'],
        ...more,
      },
      { ready: crowd('C', Math.min(n, 1), printed) },
      {},
    ]
    const own: Seat = {
      ready: crowd('A', n, printed),
      torpor: n > 1 ? [able('A5', printed)] : [],
      uncontrolled: n > 0 ? [{ generic: {}, as: 'A6', blood: 2 }] : [],
      hand: n > 0 ? ['govern-the-unaligned', 'villein', '44-magnum'] : [],
      library: n > 0 ? ['vessel', 'fame', 'villein', 'dominate', '44-magnum'] : [],
      ash: n > 0 ? ['vessel', 'deflection'] : [],
      crypt: n > 0 ? [{ generic: {} }] : [],
      edge: n > 0,
    }
    const inPlay = (more: object = {}): Put => ({
      where: `in play beside ${n}`,
      seats: [{ ...own, ready: [...own.ready!, { ...card, ...more }] }, ...others()],
    })
    const on = (host: number, of: 'A' | 'B'): Put => {
      const laden = (all: Placed[]): Placed[] =>
        all.map((one, i) => (i === host ? ({ ...one, attachments: [card] } as Placed) : one))
      return {
        where: `on ${of}${host + 1}`,
        seats:
          of === 'A'
            ? [{ ...own, ready: laden(own.ready!) }, ...others()]
            : [own, ...others({ ready: laden(crowd('B', n, printed)) })],
      }
    }
    const hosts = inCrypt ? [] : [0, 1].filter(host => host < n)
    return [
      inPlay(),
      ...(n === 1 ? [inPlay({ owner: 1 })] : []),
      ...(minion && n > 0 ? [{ where: 'in torpor', seats: [{ ...own, torpor: [card] }, ...others()] }] : []),
      ...(inCrypt
        ? [{ where: 'uncontrolled', seats: [{ ...own, uncontrolled: [{ ...card, blood: 11 }] }, ...others()] }]
        : [
            { where: `in hand with ${n}`, seats: [{ ...own, hand: [card, ...own.hand!] }, ...others()] },
            { where: `in the hand of another`, seats: [own, ...others({ hand: [card] })] },
            ...(n === 1 ? [{ where: 'burned', seats: [{ ...own, ash: [card] }, ...others()] }] : []),
          ]),
      ...hosts.flatMap(host => [on(host, 'A'), ...(host === 0 ? [on(host, 'B')] : [])]),
    ]
  })
}

/** What may become of it and of what it lies on; beside many minions, the first three. */
const FATES: (readonly Op[])[] = [
  [],
  [{ op: 'control', who: 'self', to: 'prey' }],
  [{ op: 'control', who: 'host', to: 'prey' }],
  [{ op: 'move', who: 'host', to: 'ash' }],
  [{ op: 'move', who: 'self', to: 'torpor' }],
  [{ op: 'move', who: 'self', to: 'ash' }],
  [{ op: 'move', who: 'self', to: 'hand' }],
  [{ op: 'move', who: 'self', to: 'uncontrolled' }],
]

/** A card that lies by itself has no host, and only a minion goes to torpor. */
const fits = (state: GameState, card: CardId, [op]: readonly Op[]): boolean =>
  !op ||
  !('who' in op) ||
  ((op.who !== 'host' || state.cards[card]!.on !== undefined) &&
    (op.op !== 'move' || op.to !== 'torpor' || isMinion(state, card)))

/** An effect on top of whatever goes on, with nothing bound, up to the next question. */
function befall(state: GameState, effect: Pick<EffectsFrame, 'source' | 'by' | 'seat' | 'ops'>): GameState {
  const run: Run = { state: copySpine(state), events: [], env: envOf(1), published: true }
  run.state.fx++
  run.state.present = effect.seat
  for (const open of run.state.frames)
    if (open.kind === 'window') Object.assign(open, { round: open.round + 1, open: false })
  push(run, { kind: 'effects', ...effect, vars: {} })
  settle(run)
  return run.state
}

/** Nobody does anything but what must be done, until the turn goes on. */
function rest(state: GameState): GameState {
  let now = state
  for (let n = 0; n < 40 && !now.result && now.frames.length > 1; n++) {
    look(now)
    const seat = owed(now)[0]!
    now = apply(now, seat, null, defaultFor(now, seat), envOf(1)).state
  }
  return now
}

function look(state: GameState): void {
  for (let seat = 0; seat < state.seats.length; seat++) promptFor(state, seat)
  for (const seat of owed(state).slice(0, 1)) explain(state, seat)
}

/**
 * What is asked of who has the card now, or else had it: in the minion phase, and in one of the others after the other.
 */
function lookAround(state: GameState, card: CardId, turned: number): void {
  const [turn] = state.frames
  if (turn?.kind !== 'turn') return
  const holder = state.seats.findIndex(({ inPlay }) => inPlay.includes(card))
  const seat = holder < 0 ? 0 : holder
  for (const phase of ['minion', OTHER_PHASES[turned % OTHER_PHASES.length]!] as const) {
    const there = { ...state, frames: [{ ...turn, seat, phase, step: 'act' as const, ...BUDGET }] }
    promptFor(there, seat)
    explain(there, seat)
  }
  viewFor(state, 1)
}
const OTHER_PHASES = PHASES.filter(phase => phase !== 'minion')
const BUDGET = { masterActions: 1, transfers: 4, discardActions: 1 }

/** Whatever is not of JSON would be something else once it is stored. */
function sound(state: GameState): void {
  if (!isJson(state)) throw new Error(`${strayIn(state)} is nothing that can be stored`)
}

/** Tens of thousands of states are gone through, and nearly all are sound: where it is not is looked for afterwards. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return value !== undefined
  if (Array.isArray(value)) return value.every(isJson)
  for (const key in value) if (!isJson(value[key as keyof typeof value])) return false
  return true
}

const strayIn = (value: unknown, path = 'state'): string | undefined =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => strayIn(inner, `${path}.${key}`))
        .find(found => found !== undefined)
    : isJson(value)
      ? undefined
      : `${path}: ${String(value)}`

/** Rather what the card does than anything else. */
function choose(options: Option[], card: CardId, draw: Draw): Answer {
  const own = options.filter(option => option.card === card || option.minion === card)
  return randomAnswer(own.length > 0 && draw(4) > 0 ? own : options, draw)
}

/** A few answers of whoever is asked. */
function play(start: GameState, card: CardId, seed: number, told: string[]): void {
  const draw = generator(seed)
  let state = start
  for (let step = 0; step < STEPS && !state.result; step++) {
    const asked = owed(state)
    const seat = asked[draw(asked.length)]!
    const answer = choose(legal(state, seat), card, draw)
    told.push(`${seat} ${JSON.stringify(answer)}`)
    state = apply(state, seat, null, answer, envOf(seed)).state
    look(state)
  }
  sound(state)
}
const STEPS = 6

/** Says of what card and of what place it is, and what came before. */
function within(what: string, act: (told: string[]) => void): string[] {
  const told: string[] = []
  try {
    act(told)
    return []
  } catch (error) {
    return [`${what}: ${told.join(', ')}: ${error instanceof Error ? error.stack : String(error)}`]
  }
}

const FIRST = Number(process.env['PRAXIS_SEED'] ?? 1) * 100_003
/** Each card adds to it. */
const LONG = 600_000

describe('a card', () => {
  /** One after the other: so many states at once would keep the collector busier than the rules. */
  function* stands(wanted: (i: number) => boolean = () => true): Generator<Stand> {
    let at = 0
    for (const definition of definitions.values())
      for (const [i, { where, seats }] of places(definition).entries()) {
        if (!wanted(at++)) continue
        const crowded = seats[0]!.ready!.length > 3
        const turn = { phase: PHASES[i % PHASES.length]!, seat: i % 3 === 0 ? 1 : 0 }
        const position = parsePosition({ seats, turn, settings: { cards: [definition.facts.key] } })
        const state = fromPosition(position),
          card = namesIn(position).get('X')!
        yield { i: at - 1, what: `${definition.facts.key} ${where}`, crowded, state, card }
      }
  }

  it(
    'stops no table wherever it lies, whatever becomes of it',
    () => {
      const faults: string[] = []
      let turned = 0
      for (const { what, state, card, crowded } of stands()) {
        if (!state.seats.some(({ inPlay }) => inPlay.includes(card))) continue
        for (const ops of FATES.slice(0, crowded ? 3 : undefined)) {
          if (!fits(state, card, ops)) continue
          const found = within(what, told => {
            told.push(JSON.stringify(ops))
            const after = rest(
              ops.length === 0 ? state : befall(state, { source: card, by: null, seat: 0, ops: [...ops] }),
            )
            lookAround(after, card, turned++)
            sound(after)
          })
          faults.push(...found)
        }
      }
      expect(faults.slice(0, 5)).toEqual([])
    },
    LONG,
  )

  it(
    'stops no table whatever is done',
    () => {
      const faults: string[] = []
      // Every fifth place of a card, each with a seed of its own.
      for (const { i, what, state, card } of stands(n => (n + FIRST) % 5 === 0))
        faults.push(...within(`${what}, seed ${FIRST + i}`, told => play(state, card, FIRST + i, told)))
      expect(faults.slice(0, 5)).toEqual([])
    },
    LONG,
  )
})

/** Every operation of a definition, and those inside of it. */
function opsOf(value: unknown): Op[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(opsOf)
  return 'op' in value && typeof value.op === 'string' ? [value as Op, ...inner] : inner
}

describe('an operation of a card', () => {
  const ops = [
    ...new Map([...definitions.values()].flatMap(one => opsOf(one)).map(op => [JSON.stringify(op), op])).values(),
  ]
  const fights: Seat[] = [
    {
      ready: [
        { generic: {}, as: 'A1' },
        { card: 'vessel', as: 'X' },
      ],
      hand: ['villein'],
      library: ['fame'],
    },
    { ready: [{ generic: {}, as: 'B1' }], hand: ['villein'] },
    {},
    {},
  ]
  const position = parsePosition({ seats: fights, settings: { cards: ['vessel'] } })
  const names = namesIn(position),
    [a1, b1, x] = ['A1', 'B1', 'X'].map(as => names.get(as)!) as [CardId, CardId, CardId]
  const idle = fromPosition(position)
  const after = (...answers: [number, Answer][]): GameState =>
    answers.reduce((state, [seat, answer]) => apply(state, seat, null, answer, envOf(1)).state, idle)
  const bleed: [number, Answer] = [0, { optionId: `bleed:${a1}` }]
  const scenes: [string, GameState][] = [
    ['with nothing going on', idle],
    ['in an action', after(bleed)],
    ['in a combat', after(bleed, [1, { optionId: `block:${b1}` }])],
    [
      'in a referendum',
      befall(idle, { source: x, by: a1, seat: 0, ops: [{ op: 'referendum', terms: [], passed: [] }] }),
    ],
  ]
  const frames: [string, Pick<EffectsFrame, 'source' | 'by' | 'seat'>][] = [
    ['of nothing', { source: null, by: null, seat: 0 }],
    ['of a card in play', { source: x, by: null, seat: 0 }],
    ['by a minion', { source: x, by: a1, seat: 0 }],
    ['by a minion of another', { source: x, by: b1, seat: 1 }],
    ['of a card of the library', { source: idle.seats[0]!.library[0]!, by: null, seat: 0 }],
  ]

  it.each(scenes)('with nothing bound does nothing or what it can: %s', (_, state) => {
    const faults = ops.flatMap(op =>
      frames.flatMap(([whose, frame]) =>
        within(`${JSON.stringify(op)} ${whose}`, () => {
          const now = befall(state, { ...frame, ops: [op] })
          look(now)
          sound(now)
        }),
      ),
    )
    expect(faults.slice(0, 5)).toEqual([])
  })
})
