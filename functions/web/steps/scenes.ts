import type { GameView, Offered, Prompted } from './scene-play.ts'

/**
 * The seven scenes of the first steps: a position each, at one table, and a decision in it. What the others do is
 * written here, so that each way can be played on and be seen; what comes of it is what the rules make of it.
 */
export const SCENES = ['pool', 'blood', 'bleed', 'block', 'combat', 'influence', 'oust'] as const
export type SceneName = (typeof SCENES)[number]

/** One answer of somebody: an option of this kind, with these cards, and how much of it. */
export interface Step {
  seat: number
  kind: Offered['kind']
  card?: string
  minion?: string
  amount?: number
}
interface Scene {
  position: object
  /** What others do before the decision. */
  before?: readonly Step[]
  /** In the order in which they are offered; the texts are in the words. */
  answers: readonly { name: string; steps: readonly Step[] }[]
}

type Placed = Record<string, unknown>
const NAOMI: Placed = { card: 'naomi-stewart', blood: 4 },
  BROCK: Placed = { card: 'brock-sterling', blood: 3 },
  HORST: Placed = { card: 'horst-von-bruhl', blood: 3 },
  NASSIR: Placed = { card: 'nassir', blood: 4 },
  ROSALINA: Placed = { card: 'rosalina-cortez', blood: 2, locked: true },
  MEAGHAN: Placed = { card: 'meaghan', blood: 3 }
const LIBRARY = ['blood-doll', 'deflection', 'freak-drive', 'majesty', 'enchant-kindred', 'conditioning']

interface Own {
  pool?: number
  ready?: Placed[]
  hand?: string[]
  uncontrolled?: Placed[]
}
/** You, Cal, Dee, Eve and Ann, clockwise: Cal is your prey, and Ann your predator. */
function tableOf(turn: object, own: Own, cal: Own = {}, ann: Own = {}): object {
  return {
    seats: [
      { pool: 18, ready: [NAOMI, BROCK], uncontrolled: [HORST], hand: [], library: LIBRARY, ...own },
      { pool: 19, ready: [NASSIR, ROSALINA], library: LIBRARY, ...cal },
      {
        pool: 20,
        ready: [
          { card: 'min-seo', blood: 3, locked: true },
          { card: 'bret-stryker', blood: 4, locked: true },
        ],
        library: LIBRARY,
      },
      { pool: 21, ready: [{ card: 'aunt-linda', blood: 4, locked: true }], library: LIBRARY, edge: true },
      { pool: 17, ready: [{ card: 'sully', blood: 4, locked: true }, MEAGHAN], library: LIBRARY, ...ann },
    ],
    turn: { seat: 0, number: 11, ...turn },
  }
}
const own = (step: Omit<Step, 'seat'>): Step => ({ seat: 0, ...step })

export const scenes: Record<SceneName, Scene> = {
  pool: {
    position: tableOf({ phase: 'master', masterActions: 1 }, { hand: ['uptown-hunting-ground', 'blood-doll'] }),
    answers: [
      { name: 'ground', steps: [own({ kind: 'play', card: 'uptown-hunting-ground' })] },
      { name: 'doll', steps: [own({ kind: 'play', card: 'blood-doll' })] },
      { name: 'keep', steps: [own({ kind: 'end-phase' })] },
    ],
  },
  blood: {
    position: tableOf(
      { phase: 'minion' },
      {
        ready: [
          { ...NAOMI, blood: 1 },
          { ...BROCK, locked: true },
        ],
      },
    ),
    answers: [
      { name: 'hunt', steps: [own({ kind: 'act', minion: 'naomi-stewart', amount: -1 })] },
      { name: 'bleed', steps: [own({ kind: 'act', minion: 'naomi-stewart', amount: -2 })] },
    ],
  },
  bleed: {
    position: tableOf(
      { phase: 'minion' },
      { hand: ['enchant-kindred', 'majesty', 'deflection'] },
      { ready: [{ ...NASSIR, locked: true }, ROSALINA] },
    ),
    answers: [
      { name: 'naomi', steps: [own({ kind: 'play', card: 'enchant-kindred', minion: 'naomi-stewart' })] },
      { name: 'brock', steps: [own({ kind: 'act', minion: 'brock-sterling', amount: -2 })] },
      {
        name: 'both',
        steps: [
          own({ kind: 'act', minion: 'brock-sterling', amount: -2 }),
          own({ kind: 'play', card: 'enchant-kindred', minion: 'naomi-stewart' }),
        ],
      },
    ],
  },
  block: {
    position: tableOf({ phase: 'minion', seat: 4 }, { hand: ['deflection'] }),
    before: [{ seat: 4, kind: 'act', minion: 'meaghan', amount: -2 }],
    answers: [
      { name: 'block', steps: [own({ kind: 'block', minion: 'brock-sterling' })] },
      { name: 'deflect', steps: [own({ kind: 'decline' }), own({ kind: 'play', card: 'deflection' })] },
      { name: 'let', steps: [own({ kind: 'decline' })] },
    ],
  },
  combat: {
    position: tableOf(
      { phase: 'minion' },
      {
        ready: [
          { ...NAOMI, blood: 2 },
          { ...BROCK, locked: true },
        ],
        hand: ['majesty'],
      },
      { ready: [{ generic: { name: 'Baldur', strength: 3, capacity: 6, clan: 'Tremere' }, blood: 4 }] },
    ),
    before: [own({ kind: 'act', minion: 'naomi-stewart', amount: -2 }), { seat: 1, kind: 'block' }],
    answers: [
      { name: 'majesty', steps: [own({ kind: 'play', card: 'majesty' })] },
      { name: 'strike', steps: [own({ kind: 'strike' })] },
    ],
  },
  influence: {
    position: tableOf(
      { phase: 'influence', transfers: 4 },
      { uncontrolled: [HORST, { card: 'alice-chen', blood: 1 }] },
    ),
    answers: [
      {
        name: 'horst',
        steps: [own({ kind: 'invest', card: 'horst-von-bruhl', amount: 3 }), own({ kind: 'bring-out' })],
      },
      { name: 'alice', steps: [own({ kind: 'invest', card: 'alice-chen', amount: 4 })] },
      { name: 'keep', steps: [own({ kind: 'end-phase' })] },
    ],
  },
  oust: {
    position: tableOf(
      { phase: 'minion' },
      { pool: 5, hand: ['enchant-kindred', 'majesty'] },
      { pool: 2, ready: [{ ...NASSIR, locked: true }] },
      { ready: [{ card: 'sully', blood: 4 }, MEAGHAN] },
    ),
    answers: [
      { name: 'oust', steps: [own({ kind: 'play', card: 'enchant-kindred', minion: 'naomi-stewart' })] },
      { name: 'one', steps: [own({ kind: 'act', minion: 'brock-sterling', amount: -2 })] },
      { name: 'guard', steps: [own({ kind: 'end-phase' })] },
    ],
  },
}

/** Whether this option is the one a step means, by the keys of the cards it names. */
export function isMeant(step: Step, option: Offered, key: (id: number) => string | null): boolean {
  if (option.kind !== step.kind) return false
  if (step.amount === -1 && !option.id.startsWith('hunt:')) return false
  if (step.amount === -2 && !option.id.startsWith('bleed:')) return false
  const named = (id: number | undefined): string | null => (id === undefined ? null : key(id))
  return (
    (step.card === undefined || named(option.card) === step.card) &&
    (step.minion === undefined || named(option.minion) === step.minion)
  )
}

/** The first answer of the scene that can be given now shows that it is time for the decision. */
export const isDecision = (name: SceneName, { seat, options }: Prompted, view: GameView): boolean =>
  seat === 0 &&
  scenes[name].answers.some(({ steps }) => options.some(option => isMeant(steps[0]!, option, id => keyIn(view, id))))

export function keyIn({ seats }: GameView, id: number): string | null {
  for (const { ready, torpor, uncontrolled, inPlay, hand } of seats) {
    for (const { card } of [...ready, ...torpor, ...uncontrolled, ...inPlay]) if (card.id === id) return card.key
    for (const card of hand.cards ?? []) if (card.id === id) return card.key
  }
  return null
}
