import type { PositionInput } from '../../shared/api/position.ts'
import { ANN, asked, BEN, CAL, DEE, scenes, seats, wishing, type Scene, type Seat } from './moments.ts'

/**
 * Boards from the whole life of a game, from the first master phase to the last two: on each of them question, table and
 * hand stand where they are to be seen, and no text overlaps or breaks (`game-boards.test.ts`).
 */

const EVE = 4
const [ann, ben, cal, dee, eve] = seats as [Seat, Seat, Seat, Seat, Seat]
type InPlay = NonNullable<Seat['ready']>[number]

const LONG = 'Bartholomäus von Hohenstaufen-Liechtenstein'
const NAMES = [
  'Belinde',
  'Larissa Moreira',
  'Wauneka',
  'Horace Radcliffe',
  'Aunt Linda',
  'Baixinho',
  'Underbridge Stray',
  'Alexander Silverson',
  'Gelasia Fotiou',
  'Colette',
  'Andi Liu',
  'Sully',
  'Chrysanthemum',
  'Dr. Stephen Norton',
  'Mkhokheli',
  'Flávio Gonçalves',
]
const DISCIPLINES = [
  ['obf', 'POT', 'ani'],
  ['AUS', 'DOM', 'obf', 'pre'],
  ['FOR'],
  ['CEL', 'PRE', 'aus', 'for', 'dom', 'pot'],
  ['THA', 'dom'],
  [],
]
const TITLES = ['prince', undefined, undefined, 'primogen', undefined]
const MOST_CAPACITY = 11

/** A vampire of many: another name, size and state for each number. */
const vampire = (n: number, more: Partial<InPlay> = {}): InPlay => {
  const capacity = 2 + ((n * 3) % (MOST_CAPACITY - 1)),
    title = TITLES[n % TITLES.length]
  return {
    generic: {
      name: NAMES[n % NAMES.length]!,
      capacity,
      disciplines: DISCIPLINES[n % DISCIPLINES.length]!,
      ...(title !== undefined && { title, ...(title === 'prince' && { city: `City ${n}` }) }),
    },
    blood: 1 + (n % capacity),
    locked: n % 3 === 1,
    ...more,
  }
}
const vampires = (n: number, from = 0, more: Partial<InPlay> = {}): InPlay[] =>
  Array.from({ length: n }, (_, i) => vampire(from + i, more))

const ON_MINIONS = ['blood-doll', 'vessel', 'villein', '44-magnum', 'raven-spy'],
  LYING = [
    'ventrue-headquarters',
    'uptown-hunting-ground',
    'information-highway',
    'asylum-hunting-ground',
    'slum-hunting-ground',
    'art-museum',
    'warsaw-station',
    'arcane-library',
    'society-hunting-ground',
    'the-barrens',
  ]
const attached = (n: number, from = 0) =>
  Array.from({ length: n }, (_, i) => ({ card: ON_MINIONS[(from + i) % ON_MINIONS.length]! }))
const lying = (from: number, to: number): InPlay[] => LYING.slice(from, to).map(card => ({ card }))

const turn = (
  seat: number,
  number = 11,
  phase: 'master' | 'minion' | 'influence' | 'discard' | 'unlock' = 'minion',
) => ({
  seat,
  number,
  phase,
})
const table = (
  of: readonly Seat[],
  when: PositionInput['turn'] = turn(BEN),
  cards: 'fifth-edition' | 'all' = 'fifth-edition',
): PositionInput =>
  ({ settings: { cards: cards === 'all' ? 'all' : 'fifth-edition' }, seats: [...of], turn: when }) as PositionInput

/** All five alike but for what `with` makes of each. */
const each = (make: (seat: Seat, n: number) => Partial<Seat>): Seat[] =>
  seats.map((seat, n) => ({ ...seat, ...make(seat, n) }))
const gone = (seat: Seat): Seat => ({
  ...seat,
  ready: [],
  torpor: [],
  uncontrolled: [],
  hand: [],
  pool: 0,
  ousted: true,
  edge: false,
})
const without = (...out: number[]): Seat[] => seats.map((seat, n) => (out.includes(n) ? gone(seat) : seat))

const own = (position: PositionInput, ask = 'ask-minion', seat = BEN): Scene => ({
  position,
  on: wishing([]),
  until: asked(seat, ask),
})
/** Somebody bleeds the reader, who may block. */
const bled = (of: readonly Seat[], by = ANN): Scene => ({
  position: table(of, turn(by)),
  on: wishing([[by, /[Bb]leed Ben/]]),
  until: asked(BEN, 'ask-blocks'),
})
const HANDS = [
  'deflection',
  'second-tradition-domain',
  'wake-with-evenings-freshness',
  'majesty',
  'freak-drive',
  'kine-resources-contested',
  'hidden-strength',
  'parity-shift',
  'govern-the-unaligned',
  'conditioning',
]
const crowdOf = (n: number, more: (n: number) => Partial<Seat> = () => ({})): Seat[] =>
  each((_, at) => ({ ready: vampires(n, at * n), torpor: [], ...more(at), pool: 3 + at * 5, edge: at === CAL }))

export const boards: Record<string, Scene> = {
  // The beginning
  'first master phase': own(
    table(
      each(() => ({ ready: [], torpor: [], uncontrolled: [{ card: 'madison' }], edge: false, pool: 30, ash: [] })).map(
        (seat, n) => ({
          ...seat,
          uncontrolled: vampires(4, n * 4),
          // Somebody with no master to play is asked nothing.
          hand: ['uptown-hunting-ground', 'wider-view', ...HANDS.slice(0, 5)],
        }),
      ),
      turn(BEN, 2, 'master'),
    ),
    'ask-master',
  ),
  'first transfers': own(
    table(
      each((_, n) => ({
        ready: [],
        torpor: [],
        uncontrolled: vampires(4, n * 4, { blood: 0 }),
        edge: false,
        pool: 30,
      })),
      turn(BEN, 2, 'influence'),
    ),
    'ask-influence',
  ),
  'one minion each': own(table(crowdOf(1))),
  'one minion each, bled': bled(crowdOf(1)),
  'two minions each': own(table(crowdOf(2))),
  'three and a discard phase': own(table(crowdOf(3), turn(BEN, 11, 'discard')), 'ask-discard'),
  // The middle
  bleed: scenes.bleed,
  'own minion phase': scenes.minion,
  'five each': own(table(crowdOf(5))),
  'five each, bled': bled(crowdOf(5)),
  'five each, all locked': own(
    table(each((_, n) => ({ ready: vampires(5, n * 5, n === BEN ? {} : { locked: true }), torpor: [] }))),
  ),
  'five each, a card on each': own(
    table(crowdOf(5, n => ({ ready: vampires(5, n * 5).map((one, i) => ({ ...one, attachments: attached(1, i) })) }))),
  ),
  'five each, three cards on some': bled(
    crowdOf(5, n => ({
      ready: vampires(5, n * 5).map((one, i) => ({ ...one, attachments: attached(i % 2 === 0 ? 3 : 0, i) })),
    })),
  ),
  'torpor is full': own(table(crowdOf(3, n => ({ torpor: vampires(4, n * 7 + 3, { blood: 0, locked: false }) })))),
  'torpor is full, bled': bled(crowdOf(2, n => ({ torpor: vampires(5, n * 7 + 2, { blood: 0, locked: false }) }))),
  'ten permanents of mine': own(
    table(crowdOf(3, n => (n === BEN ? { ready: [...vampires(3, 3), ...lying(0, 10)] } : {}))),
  ),
  'ten permanents around': own(
    table(crowdOf(4, n => ({ ready: [...vampires(4, n * 4), ...lying(n * 2, n * 2 + 2)] }))),
  ),
  'five uncontrolled each': own(
    table(
      crowdOf(3, n => ({ uncontrolled: vampires(5, n * 5 + 1, { blood: 2, locked: false }) })),
      turn(BEN, 8, 'influence'),
    ),
    'ask-influence',
  ),
  'a hand of ten': own(table(each((_, n) => (n === BEN ? { hand: HANDS } : {})))),
  'a hand of one': own(table(each((_, n) => (n === BEN ? { hand: HANDS.slice(0, 1) } : {})))),
  'no hand': own(table(each((_, n) => (n === BEN ? { hand: [] } : {})))),
  'copies in hand': bled(
    each((_, n) => (n === BEN ? { hand: ['deflection', 'deflection', 'deflection', ...HANDS.slice(1, 5)] } : {})),
  ),
  // Fights and referendums
  range: scenes.range,
  strike: scenes.strike,
  prevent: scenes.prevent,
  terms: scenes.terms,
  polling: scenes.polling,
  // Many
  crowd: scenes.crowd,
  'seven each': own(table(crowdOf(7))),
  'seven each, bled': bled(crowdOf(7)),
  'twelve each': own(table(crowdOf(12))),
  'twelve each, bled': bled(crowdOf(12)),
  'twelve each, with all that lies there': own(
    table(
      crowdOf(12, n => ({
        ready: [
          ...vampires(12, n * 12).map((one, i) => ({ ...one, attachments: attached(i % 2, i) })),
          ...lying(n * 2, n * 2 + 2),
        ],
        library: [],
        torpor: vampires(4, n, { blood: 0, locked: false }),
        uncontrolled: vampires(3, n + 5, { blood: 1, locked: false }),
      })),
    ),
  ),
  'long names': own(
    table(
      crowdOf(4, n => ({
        ready: vampires(4, n * 4).map(one => ({
          ...one,
          generic: { ...('generic' in one ? one.generic : {}), name: LONG },
        })),
        torpor: [{ generic: { name: LONG }, blood: 0 }],
        uncontrolled: [{ generic: { name: LONG } }],
      })),
    ),
  ),
  // The end
  'late, one is out': {
    position: table(
      [
        { ...ann, pool: 8, edge: true, ready: [...vampires(5, 7), ...lying(3, 4)] },
        { ...ben, pool: 13, victoryPoints: 1, ready: [...vampires(5, 1), ...lying(0, 3)], edge: false },
        gone(cal),
        { ...dee, pool: 9, edge: false, torpor: vampires(1, 3, { blood: 0, locked: false }) },
        {
          ...eve,
          pool: 6,
          ready: [...vampires(7, 0), ...lying(4, 7)],
          torpor: vampires(2, 9, { blood: 0, locked: false }),
        },
      ],
      turn(ANN, 39),
    ),
    on: wishing([[ANN, /[Bb]leed Ben/]]),
    until: asked(BEN, 'ask-blocks'),
  },
  'four are left': own(table(without(EVE))),
  'three are left': own(table(without(CAL, EVE))),
  'two are left': own(table(without(ANN, CAL, EVE))),
  'two are left, bled': {
    position: table(without(ANN, CAL, EVE), turn(DEE)),
    on: wishing([[DEE, /[Bb]leed Ben/]]),
    until: asked(BEN, 'ask-blocks'),
  },
  'four at the table': own(table([ann, ben, cal, dee])),
}
