import type { Client } from '../../shared/api/client.ts'
import { connect } from '../../functions/local/contract.ts'
import type { PositionInput } from '../../shared/api/position.ts'
import type { Command, Prompt } from '../../shared/api/prompts.ts'

/**
 * Moments of one story at one table, each reached from a position by answers over the API. All seats are the signed-in
 * player's: the page shows whoever is asked.
 */

const NAMES = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve']
export const [ANN, BEN, CAL, DEE] = [0, 1, 2, 3]

export type Seat = PositionInput['seats'][number]
const library = Array<string>(12).fill('wider-view')
const ann: Seat = {
  pool: 19,
  ready: [
    { card: 'gelasia-fotiou', as: 'Gelasia', blood: 5 },
    { card: 'colette', as: 'Colette' },
    { card: 'sully', as: 'Sully', blood: 3 },
  ],
  uncontrolled: [{ card: 'alexander-silverson', blood: 4 }, { card: 'ashley' }],
  hand: [
    'govern-the-unaligned',
    'conditioning',
    'deflection',
    'lost-in-crowds',
    'revelations',
    'bonding',
    'blood-doll',
  ],
  library,
  ash: ['govern-the-unaligned', 'deflection', 'blood-doll', 'wider-view'],
}
const ben: Seat = {
  pool: 14,
  ready: [
    { card: 'horst-von-bruhl', as: 'Horst', blood: 4, attachments: [{ card: 'blood-doll' }] },
    { card: 'naomi-stewart', as: 'Naomi', blood: 4 },
    { card: 'brock-sterling', as: 'Brock', blood: 2 },
    { card: 'ventrue-headquarters' },
    { card: 'uptown-hunting-ground' },
  ],
  uncontrolled: [{ card: 'alexa-draper', blood: 3 }, { card: 'madison' }],
  hand: [
    'deflection',
    'second-tradition-domain',
    'wake-with-evenings-freshness',
    'majesty',
    'freak-drive',
    'kine-resources-contested',
    'hidden-strength',
  ],
  library,
  ash: ['enchant-kindred', 'majesty'],
}
const cal: Seat = {
  pool: 22,
  ready: [
    { card: 'ines-tristao', as: 'Ines', attachments: [{ card: 'vessel' }] },
    { card: 'chrysanthemum', as: 'Chrysanthemum', blood: 3, attachments: [{ card: '44-magnum' }] },
    { card: 'nassir', as: 'Nassir', blood: 2, locked: true },
    { card: 'arcane-library' },
  ],
  uncontrolled: [{ card: 'trevon-parker', blood: 2 }, { card: 'lauren' }],
  hand: ['theft-of-vitae', 'apportation', 'theft-of-vitae', 'magic-of-the-smith', 'deflection', 'govern-the-unaligned'],
  library,
}
const dee: Seat = {
  pool: 17,
  edge: true,
  ready: [
    { card: 'catalina-vega', as: 'Catalina', blood: 6, attachments: [{ card: 'villein' }] },
    { card: 'tamoszius', as: 'Tamoszius', locked: true },
    { card: 'kathy-glens', as: 'Kathy', blood: 3 },
    { card: 'min-seo', as: 'Minseo', blood: 1 },
    { card: 'art-museum' },
  ],
  uncontrolled: [{ card: 'mkhokheli', blood: 1 }],
  hand: ['kine-resources-contested', 'bewitching-oration', 'parity-shift', 'enchant-kindred', 'majesty'],
  library,
}
const eve: Seat = {
  pool: 9,
  ready: [
    { card: 'larissa-moreira', as: 'Larissa', blood: 2, locked: true, attachments: [{ card: 'raven-spy' }] },
    { card: 'horace-radcliffe', as: 'Horace', blood: 4 },
    { card: 'underbridge-stray', as: 'Stray' },
  ],
  torpor: [{ card: 'aunt-linda', as: 'Linda', blood: 0 }],
  uncontrolled: [{ card: 'the-dowager', blood: 5 }],
  hand: ['deep-song', 'the-warrens', 'immortal-grapple'],
  library,
}
export const seats: readonly Seat[] = [ann, ben, cal, dee, eve]

/**
 * A seat with all that can lie at one: many minions, cards on them, torpor, contests, cards face down, counters, long
 * names.
 */
const crowded: Seat = {
  ...ben,
  edge: true,
  ready: [
    ...ben.ready!,
    { card: 'chrysanthemum', as: 'Stolen', owner: 2, locked: true },
    {
      card: 'alexa-draper',
      as: 'Alexa',
      blood: 1,
      attachments: [{ card: 'vessel' }, { card: '44-magnum' }, { card: 'raven-spy' }],
    },
    { card: 'underbridge-stray', as: 'Stray' },
    {
      generic: {
        name: 'Bartholomäus von Hohenstaufen-Liechtenstein',
        capacity: 11,
        title: 'inner circle',
        disciplines: ['AUS', 'CEL', 'DOM', 'FOR', 'PRE', 'obt'],
      },
      as: 'Long',
      blood: 10,
    },
  ],
  torpor: [
    { card: 'colette', as: 'Colette', blood: 0 },
    { card: 'min-seo', as: 'Minseo', blood: 2 },
  ],
  contested: [{ card: 'arcane-library' }],
  ash: [...ben.ash!, ...library],
}
const bare = ({ ready, ...seat }: Seat): Seat => ({ ...seat, ready: ready!.slice(0, 2) })

type Answer = Omit<Command, 'promptId'>
export interface Scene {
  position: PositionInput
  /** What is answered on the way; what nothing here says is answered by its default. */
  on: () => (prompt: Prompt) => Answer | undefined
  /** Whose question it ends with, and which. */
  until: (prompt: Prompt) => boolean
}

/** The option whose id begins so, with its slots as they are suggested unless said otherwise. */
export function taking({ options }: Prompt, start: string, args: Answer['args'] = {}): Answer | undefined {
  const option = options.find(({ id }) => id.startsWith(start))
  return (
    option && {
      optionId: option.id,
      ...(option.slots && {
        args: { ...Object.fromEntries(option.slots.map(slot => [slot.name, slot.default])), ...args },
      }),
    }
  )
}

export const at = (seat: number): PositionInput => ({
  settings: { cards: 'fifth-edition' },
  seats: [...seats],
  turn: { seat, number: 11 + seat, phase: 'minion' },
})

/** The first option that reads so. */
function reading(prompt: Prompt, text: RegExp, args?: Answer['args']): Answer | undefined {
  const option = prompt.options.find(({ effect }) => text.test(effect.text))
  return option && taking(prompt, option.id, args)
}

/** What a seat does when it can, in this order of wishes; each wish is had once. */
export function wishing(wishes: readonly (readonly [number, RegExp, Answer['args']?])[]): Scene['on'] {
  return () => {
    const left = [...wishes]
    return prompt => {
      for (const [i, [seat, text, args]] of left.entries()) {
        const found = seat === prompt.seat ? reading(prompt, text, args) : undefined
        if (!found) continue
        left.splice(i, 1)
        return found
      }
      return undefined
    }
  }
}
export const asked =
  (seat: number, ask: string) =>
  (prompt: Prompt): boolean =>
    prompt.seat === seat && prompt.ask.key === ask

const toCombat = [
  [CAL, /Magic of the Smith with Chrys/],
  [BEN, /Block Chrysanthemum with Horst/],
  [BEN, /Second Tradition/],
] as const
const toPolling = [
  [DEE, /Kine Resources Contested with Catalina/],
  [DEE, /Set the terms/, { pick: { 4: 3, 1: 1 } }],
] as const

export const scenes = {
  /** Ann’s Gelasia bleeds Ben, who holds Deflection. */
  bleed: {
    position: at(ANN),
    on: wishing([[ANN, /Govern the Unaligned with Gelasia/]]),
    until: asked(BEN, 'ask-blocks'),
  },
  /** Ben’s own minion phase. */
  minion: { position: at(BEN), on: wishing([]), until: asked(BEN, 'ask-minion') },
  /** Horst has blocked Chrysanthemum; who has the range is open. */
  range: { position: at(CAL), on: wishing(toCombat), until: ({ window }) => window === 'range' },
  /** Long range; Cal has chosen to steal blood, and Ben is asked for Horst’s strike. */
  strike: {
    position: at(CAL),
    on: wishing([...toCombat, [CAL, /Apportation/], [CAL, /Play Theft of Vitae.* at Blood/]]),
    until: asked(BEN, 'ask-strike'),
  },
  /** Cal’s .44 Magnum has hit, and Horst may prevent. */
  prevent: {
    position: at(CAL),
    on: wishing([...toCombat, [CAL, /strike for damage/]]),
    until: asked(BEN, 'ask-prevent'),
  },
  /** Dee has called a referendum and is to set its terms. */
  terms: { position: at(DEE), on: wishing([toPolling[0]]), until: asked(DEE, 'choose-terms') },
  /** Dee has cast for it; Ben’s votes. */
  polling: {
    position: at(DEE),
    on: wishing([
      ...toPolling,
      [DEE, /Cast 2 votes: Catalina/],
      [DEE, /Bewitching Oration.*superior/],
      [DEE, /Cast 4 votes: Catalina/],
      [4, /Cast 1 vote: Larissa/, { side: ['against'] }],
      [CAL, /Cast 2 votes/, { side: ['against'] }],
    ]),
    until: asked(BEN, 'ask-polling'),
  },
  /** Four at a table, one of them with more than fits. */
  crowd: {
    position: {
      ...at(BEN),
      seats: [ann, crowded, bare(dee), { ...bare(eve), pool: 40 }].map(seat => ({ ...seat, edge: seat === crowded })),
    },
    on: wishing([]),
    until: asked(BEN, 'ask-minion'),
  },
  /** Two have been ousted, three are left. */
  three: {
    position: {
      ...at(BEN),
      seats: [
        ann,
        ben,
        { ...cal, ready: [], uncontrolled: [], hand: [], pool: 0, ousted: true },
        dee,
        { ...eve, ready: [], torpor: [], uncontrolled: [], hand: [], pool: 0, ousted: true },
      ],
    },
    on: wishing([]),
    until: asked(BEN, 'ask-minion'),
  },
  /** The last two. */
  two: {
    position: {
      settings: { cards: 'fifth-edition' },
      seats: [{ ...ben, edge: true }, cal],
      turn: { seat: 0, number: 20, phase: 'minion' },
    },
    on: wishing([]),
    until: asked(0, 'ask-minion'),
  },
} satisfies Record<string, Scene>

/** Opens a scene for a player. */
export async function openScene(
  url: string,
  token: string,
  { position, on, until }: Scene,
): Promise<{ game: string; client: Client }> {
  const client = connect(url, token),
    answer = on()
  const { body } = await client.call('openSandbox', { body: { name: 'Rosewood', position, names: NAMES } })
  const game = body!.game
  for (let n = 0; n < 80; n++) {
    const { body: prompt } = await client.call('prompt', { params: { game } })
    if (!prompt) throw new Error('Nobody is asked')
    if (until(prompt)) return { game, client }
    await client.call('command', {
      params: { game },
      body: { promptId: prompt.id, ...(answer(prompt) ?? prompt.default) },
    })
  }
  throw new Error('The moment was not reached')
}
