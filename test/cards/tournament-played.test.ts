import { expect, it } from 'vitest'
import { onwards } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'

/** Permanents of tournament decks as they come into play from the hand; what they do there is tested in play. */
const anarch = {
  sect: 'Anarch',
  clan: 'Ministry',
  capacity: 9,
  disciplines: ['obf', 'SPI', 'ani'],
  title: 'baron',
  city: 'Rome',
}
const hand = (card: string) => [{ card, as: 'K1' }]

it.each(['camera-phone', 'carlton-van-wyk', 'stolen-police-cruiser', 'the-status-perfectus'])(
  '%s comes into play by an action',
  card => {
    const t = table({
      seats: [
        { pool: 20, ready: [minion('A1', { generic: anarch }), minion('A2')], hand: hand(card) },
        { ready: [minion('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('K1'))).toBe(true)
  },
)

it.each(['ferraille', 'poachers-hunting-ground', 'tension-in-the-ranks', 'perfectionist', 'rebel'])(
  '%s comes into play in the master phase',
  card => {
    const t = table({
      seats: [{ pool: 20, ready: [minion('A1', { generic: anarch })], hand: hand(card) }, {}, {}],
      turn: { phase: 'master' },
    })
    t.answer(
      Ann,
      'play:K1:',
      t.option(Ann, 'play:K1:')?.slots?.some(slot => slot.name === 'v') ? { v: [t.id('A1')] } : {},
    )
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('K1'))).toBe(true)
  },
)

it('Sense the Savage Way [ani]: 1 intercept', () => {
  const t = table({
    seats: [
      { ready: [minion('A1', { generic: { stealth: 1 } }), minion('A2')] },
      { ready: [minion('B1', { generic: anarch })], hand: hand('sense-the-savage-way') },
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'a', until: 'action' }], { a: 'A1' })
  t.reach(Ben, 'block:B1')
  t.reach(Ben, 'play:K1:ani:B1')
  expect(t.stat('B1', 'intercept')).toBe(1)
  onwards(t)
})

it.each([
  ['spi', 10],
  ['SPI', 11],
] as const)("Vulture's Buffet [%s]: a hunt", (level, pool) => {
  const t = table({
    seats: [
      { pool: 10, ready: [minion('A1', { generic: anarch, blood: 2 }), minion('A2')], hand: hand('vultures-buffet') },
      { ready: [minion('B1')], ash: [{ card: 'raven-spy', as: 'R1' }] },
      {},
    ],
  })
  t.answer(Ann, `play:K1:${level}:A1`, { gone: [t.id('R1')] })
  t.allPass()
  expect([t.blood('A1') > 2, t.pool(Ann)]).toEqual([true, pool])
})

it('Trophy: Diablerie is burned at the end of an action in which its vampire diablerized another than by that action', () => {
  const t = table({
    seats: [
      {
        ready: [minion('A1', { generic: anarch, attachments: [{ card: 'trophy-diablerie', as: 'K1' }] }), minion('A2')],
      },
      { ready: [minion('B1')], torpor: [minion('T1', { generic: { capacity: 1 } })] },
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  t.push({ kind: 'diablerie', step: 'unit', by: t.id('A1'), victim: t.id('T1'), seat: Ann })
  onwards(t)
  expect([t.has('diablerized'), t.inAsh(Ann, 'K1')]).toEqual([true, true])
})
