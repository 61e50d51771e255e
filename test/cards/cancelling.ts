import { held, type Held, type Table } from './scene.ts'
import { Ann, Ben, table } from '../support/table.ts'
import { minion } from '../support/seats.ts'
import { onwards, play } from '../support/duel.ts'

type Phase = 'master' | 'minion' | 'discard'

export interface Cancel {
  phase: Phase
  card: string
  play: string
  args?: (t: Table) => Record<string, number[]>
  cancel: string
  with?: (t: Table) => Record<string, number[]>
  to?: (t: Table) => void
}

export const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')

/** B1 and A1 fight, at the moment for a grapple. */
const fight = (t: Table) => {
  t.answer(Ann, 'bleed:A1')
  play(t, Ben, 'block:B1')
  onwards(t, () => t.can(Ann, 'play:X1:pot:A1'))
}

/** Cards that do nothing here. */
export const fill = (n: number): string[] => Array<string>(n).fill('villein')

export const attempt = (t: Table) => {
  t.answer(Ann, 'bleed:A1')
  play(t, Ben, 'block:B1')
}

export const locks = (t: Table) => ({ m: [t.id('B2')] })

export const helper = (t: Table) => ({ m: [t.id('B2')] })

export const fills = (t: Table) => ({ v: [t.id('A2')] })

/** What K1 of Ben cancels: X1 of Ann. */
export const cancels: Record<string, Cancel> = {
  'bleeding-the-vine': {
    phase: 'master',
    card: 'misdirection',
    play: 'play:X1:',
    args: locks,
    cancel: 'use:K1:cancel',
  },
  bollix: {
    phase: 'minion',
    card: 'immortal-grapple',
    play: 'play:X1:pot:A1',
    cancel: 'play:K1:pre:B1',
    to: fight,
  },
  'dark-influences': { phase: 'minion', card: 'govern-the-unaligned', play: 'play:X1:dom:A1', cancel: 'play:K1:' },
  'direct-intervention': { phase: 'minion', card: 'govern-the-unaligned', play: 'play:X1:dom:A1', cancel: 'play:K1:' },
  'fae-contortion': {
    phase: 'minion',
    card: 'immortal-grapple',
    play: 'play:X1:pot:A1',
    cancel: 'play:K1:reflex:B1',
    to: fight,
  },
  groundfighting: {
    phase: 'minion',
    card: 'immortal-grapple',
    play: 'play:X1:pot:A1',
    cancel: 'play:K1:cancel:B1',
    to: fight,
  },
  'not-to-be': { phase: 'discard', card: 'scourge-of-the-enochians', play: 'play:X1:', cancel: 'play:K1:' },
  'power-of-all': {
    phase: 'minion',
    card: 'govern-the-unaligned',
    play: 'play:X1:dom:A1',
    cancel: 'play:K1::B1',
    with: helper,
  },
  'rewind-time': { phase: 'minion', card: 'govern-the-unaligned', play: 'play:X1:dom:A1', cancel: 'play:K1:tem:B1' },
  'sudden-reversal': { phase: 'master', card: 'misdirection', play: 'play:X1:', args: locks, cancel: 'play:K1:' },
  'touch-of-clarity': {
    phase: 'minion',
    card: 'govern-the-unaligned',
    play: 'play:X1:dom:A1',
    cancel: 'play:K1:DEM:B1',
  },
  wash: { phase: 'master', card: 'misdirection', play: 'play:X1:', args: locks, cancel: 'play:K1:' },
}

/** `lent`: X1 is no card of the hand, but lies on a card that lets it be played as if it were. */
export const cancelling = (
  by: string,
  { phase, card, to }: Cancel,
  ann: Held = [],
  ben: Held = [],
  b1: object = {},
  lent = false,
) => {
  const inPlay = by === 'bleeding-the-vine'
  const t = table({
    seats: [
      {
        pool: 20,
        ready: [
          minion('A1', {
            generic: { disciplines: ['dom', 'POT', 'THA', 'PRE', 'ani', 'cel'], capacity: 8, title: 'prince' },
          }),
          minion('A2', { blood: 1 }),
          minion('A3'),
          ...(lent
            ? [{ card: 'the-erciyes-fragments', as: 'F1', under: [{ card, as: 'X1', owner: Ben, down: true }] }]
            : []),
        ],
        hand: [...held(card, ...(lent ? ['X2'] : ['X1', 'X2'])), ...ann, ...cards(5 - ann.length)],
        library: cards(9),
        uncontrolled: [minion('U1')],
      },
      {
        pool: 20,
        ready: [
          minion('B1', { generic: { disciplines: ['TEM', 'pre', 'myt', 'DEM'], sect: 'Anarch' }, ...b1 }),
          minion('B2', { generic: { sect: 'Anarch' } }),
          ...held('the-barrens', 'L1'),
          ...held('dreams-of-the-sphinx', 'L2'),
          ...(inPlay ? held(by, 'K1') : []),
        ],
        hand: [...(inPlay ? [] : held(by, 'K1')), ...ben, 'bonding'],
        library: cards(9),
      },
      {},
      {},
      {},
    ],
    turn: { phase, ...(phase === 'master' && { masterActions: 2 }), ...(phase === 'discard' && { discardActions: 2 }) },
  })
  to?.(t)
  return t
}
