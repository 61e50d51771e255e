import { expect, it } from 'vitest'
import { fit } from '../../support/fit.ts'
import { onwards } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Eve, table } from '../../support/table.ts'
import { attacked, held, type Table } from '../scene.ts'

/** Who answers what, one after the other, as soon as it can be; a number is an amount, a name a card that is chosen. */
type Steps = [seat: number, option: string, pick?: number | string][]

const fight = (t: Table) => void attacked(t, 'A1', 'B1')
const bleed = (t: Table) => void t.answer(Ann, 'bleed:A1')
const bled = (t: Table) => void t.answer(Eve, 'bleed:E1')
const isHers = (t: Table, from: unknown): boolean => JSON.stringify(from).startsWith(`{"card":{"id":${t.id('A1')},`)
const BLOCKED: Steps = [[Ben, 'block:B1']]

type Row = [card: string, level: string, begins: (t: Table) => void, steps: Steps, burned: number]

/**
 * A1 is Adana de Sforza, whose combat cards cost less, and everything of hers costs less besides. Blood that the text
 * of a card burns is no cost: she burns as much as anybody.
 */
it.each<Row>([
  ['call-of-the-hungry-dead', 'NEC', bleed, [...BLOCKED, [Ann, 'play:K1:NEC:A1']], 1],
  ['stygian-shroud', 'OBL', bleed, [...BLOCKED, [Ann, 'play:K1:OBL:A1']], 1],
  ['forced-march', 'CEL+FOR', bleed, [...BLOCKED, [Ann, 'play:K1:CEL+FOR:A1'], [Ann, 'use:K1:march:A1']], 1],
  ['graverobbing', 'DOM', t => void t.answer(Ann, 'play:K1:DOM:A1', { v: [t.id('B9')] }), [[Ann, 'choose', 'A1']], 2],
  ['deep-ecology', 'pro', bled, [[Ann, 'play:K1:pro:A1']], 1],
  ['second-tradition-domain', '', bled, [[Ann, 'play:K1:unlock:A1']], 1],
  [
    'charismatic-aura',
    'aus+pre',
    fight,
    [
      [Ben, 'play:X1:pot:B1'],
      [Ann, 'play:K1:aus+pre:A1'],
    ],
    1,
  ],
  [
    'groundfighting',
    '',
    fight,
    [
      [Ben, 'play:X2:pot:B1'],
      [Ann, 'play:K1:cancel:A1'],
    ],
    1,
  ],
  ['chiropteran-marauder', 'VIC', fight, [[Ann, 'play:K1:VIC:A1']], 1],
  [
    'flames-of-the-netherworld',
    'tha',
    fight,
    [
      [Ann, 'maneuver:A1'],
      [Ann, 'play:K1:tha:A1'],
    ],
    1,
  ],
  ['form-of-mist', 'PRO', bleed, [...BLOCKED, [Ann, 'play:K1:PRO:A1'], [Ann, 'choose', 'A1']], 1],
  [
    'lightning-reflexes',
    'CEL',
    fight,
    [
      [Ann, 'play:K1:CEL:A1'],
      [Ann, 'choose', 2],
    ],
    2,
  ],
  ['rolling-with-the-punches', 'FOR', fight, [[Ann, 'play:K1:FOR:A1']], 1],
  [
    'superior-mettle',
    'FOR',
    fight,
    [
      [Ann, 'play:K1:FOR:A1'],
      [Ann, 'press:A1'],
      [Ann, 'use:K1:withstand:A1'],
    ],
    1,
  ],
])('%s#G65-1: the blood it burns is no cost, which nothing makes cheaper', (card, level, begins, steps, n) => {
  const t = table({
    seats: [
      {
        ready: [{ card: 'adana-de-sforza', as: 'A1', blood: 9, locked: begins === bled }, minion('A2')],
        hand: held(card, 'K1'),
      },
      {
        ready: [minion('B1', { generic: { capacity: 9, disciplines: ['pot'] } }), minion('B2')],
        hand: [...held('roundhouse', 'X1'), ...held('immortal-grapple', 'X2')],
        torpor: [minion('B9', { generic: { capacity: 2 } })],
      },
      {},
      {},
      { ready: [minion('E1')] },
    ],
    turn: { seat: begins === bled ? Eve : Ann },
  })
  const { disciplines, sect, title } = fit(card, level)
  const traits = { ...(disciplines && { disciplines }), ...(sect && { sect }), ...(title && { title }) }
  t.effect(Ann, [{ op: 'become', who: 'a', traits, until: 'game' }], { a: 'A1' })
  for (const stat of ['maneuver', 'press'] as const)
    t.effect(Ann, [{ op: 'modify', stat, delta: 1, on: 'a', until: 'turn' }], { a: 'A1' })
  t.effect(Ann, [{ op: 'modify', stat: 'cost', delta: -2, on: 'a', until: 'turn' }], { a: 'A1' })
  begins(t)
  const burned = () =>
    t
      .happened('counters')
      .flatMap(one => (one.key === 'counters' && one.why !== 'damage' && isHers(t, one.from) ? [one.amount] : []))
  for (const [seat, option, pick] of steps) {
    onwards(t, () => t.can(seat, option))
    t.answer(seat, option, pick === undefined ? undefined : { pick: typeof pick === 'number' ? pick : [t.id(pick)] })
  }
  onwards(t, () => burned().length > 0)
  expect(burned()).toEqual([n])
})
