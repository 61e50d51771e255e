import type { PositionInput } from '../../shared/api/position.ts'
import type { CardType } from '../../shared/cards/facts.ts'
import { defaultFor, type Args } from '../../shared/rules/index.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'
import type { Table } from './scene.ts'

/**
 * Boards on which most cards find what they speak of, each played on by what is answered by default. All cards that are
 * to be tried lie in one hand; a card that can be played on none of them asks for more than there is on most tables.
 */
type Seat = PositionInput['seats'][number]
type Generic = Extract<NonNullable<Seat['ready']>[number], { generic: object }>['generic']

export interface Board {
  name: string
  /** Cards of other types are not tried on it. */
  types: readonly CardType[]
  /** Who holds the cards. */
  seat: number
  /** The minion that is to play them: one such stands there. */
  by: string | null
  begin: (hand: string[], like: Generic) => Table
  /** What is answered before all default answers, as soon as it can be, once each. */
  answers: readonly (readonly [seat: number, option: string, args?: Args])[]
}

/** What a card may speak of: an ally, a vampire with equipment and a retainer, a location, one in torpor, and piles. */
const belongings = (of: string): Seat => ({
  ready: [
    minion(`${of}7`, { generic: { type: 'ally', life: 2 } }),
    minion(`${of}8`, {
      generic: { capacity: 3, title: 'primogen' },
      blood: 1,
      attachments: [{ card: '44-magnum' }, { card: 'raven-spy' }],
    }),
    { card: of === 'A' ? 'elder-library' : 'ennoias-theater', as: `${of}9` },
  ],
  torpor: [minion(`${of}6`, { generic: { capacity: 4 }, blood: 1 })],
  uncontrolled: [minion(`${of}5`, { generic: { capacity: 3 } })],
  ash: ['deflection', 'govern-the-unaligned', '44-magnum', 'villein', 'raven-spy', 'kine-resources-contested'],
  library: ['bonding', 'deflection', '44-magnum', 'villein', 'conditioning', 'bonding', 'bonding'],
  crypt: ['ashley', 'alu'],
})
const joined = (own: Seat, more: Seat): Seat => ({
  ...more,
  ...own,
  ready: [...(own.ready ?? []), ...(more.ready ?? [])],
})

const HAND = 6
/** Ann's A1 and Ben's B1; A1 begins `first`, where the board begins with an action. */
function standing(
  { seat }: Pick<Board, 'seat'>,
  hand: string[],
  [ann, ben]: [Seat['ready'], Seat['ready']],
  turn: PositionInput['turn'] = {},
  playing?: string,
): Table {
  const held = hand.map((card, n) => ({ card, as: `K${n + 1}` })),
    played = playing === undefined ? [] : [{ card: playing, as: 'P1' }]
  const t = table({
    seats: [
      joined({ pool: 20, ready: ann, hand: [...(seat === Ann ? held : []), ...played] }, belongings('A')),
      joined({ pool: 8, ready: ben, hand: seat === Ben ? held : [] }, belongings('B')),
      { pool: 12, edge: true, ready: [minion('C1')] },
    ],
    turn,
  })
  // An effect would come too late: a hand is settled before anything else is done.
  return t.edit(state =>
    state.modifiers.push({
      id: state.nextId++,
      kind: 'number',
      stat: 'handSize',
      delta: Math.max(0, hand.length - HAND),
      on: { seat },
      source: state.seats[seat]!.inPlay[0]!,
      by: null,
      seat,
      until: 'game',
    }),
  )
}

const phase = (name: 'master' | 'minion' | 'discard', by: string | null, ...types: CardType[]): Board => ({
  name: `the ${name} phase`,
  types,
  seat: Ann,
  by,
  begin: (hand, like) =>
    standing({ seat: Ann }, hand, [[minion('A1', { generic: like })], [minion('B1'), minion('B2', { locked: true })]], {
      phase: name,
      number: 5,
    }),
  answers: [],
})

const BLOCK: Board['answers'] = [[Ben, 'block:B1']]
const VOTES: Board['answers'] = [[Ann, 'vote:called', { side: ['for'] }]]
/** By a card of Ann's that calls for it. */
const REFERENDUM: Acting = { does: 'play:P1:', with: 'kine-resources-contested', answers: VOTES }

interface Acting {
  types?: readonly CardType[]
  by?: string
  /** What A1 does, by a card of Ann's hand if `with` names one; what it is besides, and B1. */
  does?: string
  with?: string
  a1?: object
  b1?: object
  answers?: Board['answers']
}
const action = (
  name: string,
  { types = ['Action Modifier'], by = 'A1', does = 'bleed', a1 = {}, b1 = {}, answers = BLOCK, ...acting }: Acting = {},
): Board => {
  const seat = by === 'B1' ? Ben : Ann
  const one = (as: string, more: { generic?: object }, like: Generic) =>
    minion(as, { ...more, generic: { ...(as === by && like), ...more.generic } })
  return {
    name,
    types,
    seat,
    by,
    begin: (hand, like) => {
      const ann = [one('A1', a1, like), ...(by === 'A2' ? [one('A2', {}, like)] : [])]
      const t = standing({ seat }, hand, [ann, [one('B1', b1, like)]], {}, acting.with)
      t.answer(Ann, `${does}:A1`)
      return t
    },
    answers,
  }
}

const combat = (name: string, a1: object, b1: object = {}): Board =>
  action(name, {
    types: ['Combat', 'Action Modifier'],
    a1: { generic: a1 },
    b1: { generic: { capacity: 6, ...b1 }, attachments: [{ card: '44-magnum' }, { card: 'raven-spy' }] },
  })
const reaction = (name: string, more: Acting): Board => action(name, { types: ['Reaction'], by: 'B1', ...more })

export const boards: readonly Board[] = [
  phase('master', null, 'Master'),
  phase('discard', null, 'Event'),
  action('a card of another', {
    types: ['Master', 'Reaction'],
    by: 'B1',
    does: 'play:P1:dom',
    with: 'govern-the-unaligned',
    a1: { generic: { disciplines: ['dom'] } },
  }),
  phase('minion', 'A1', 'Action', 'Political Action', 'Equipment', 'Ally', 'Retainer'),
  action('a bleed that is blocked'),
  action('a bleed that is not', { answers: [] }),
  action('a hunt', { does: 'hunt', a1: { blood: 1 } }),
  action('a bleed by another', { by: 'A2' }),
  reaction('a bleed of another', { a1: { generic: { stealth: 1 } } }),
  reaction('the same, while locked', { b1: { locked: true } }),
  reaction('a hunt of another', { does: 'hunt', a1: { blood: 1 } }),
  action('a referendum', REFERENDUM),
  reaction('a referendum of another', REFERENDUM),
  combat('combat', {}),
  combat('combat against the strong', {}, { strength: 3 }),
  combat('combat of the strong', { strength: 7 }),
]

/** Plays a board to its end, and shows the table whenever somebody is asked. */
export function played({ answers }: Board, t: Table, seen: () => void): void {
  const left = new Set(answers)
  for (let n = 0; n < 80; n++) {
    seen()
    if (t.state.frames.length === 1 || t.state.result) return
    const next = [...left].find(([seat, option]) => t.can(seat, option))
    if (next) {
      left.delete(next)
      t.answer(...next)
      continue
    }
    const seat = t.waiting()[0]!,
      { optionId, args } = defaultFor(t.state, seat)
    t.answer(seat, optionId, args)
  }
}
