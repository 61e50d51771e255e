import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, table } from '../../../support/table.ts'
import { held } from '../../scene.ts'

const anarch = {
  sect: 'Anarch',
  clan: 'Ministry',
  capacity: 9,
  disciplines: ['obf', 'SPI', 'ani'],
  title: 'baron',
  city: 'Rome',
}

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

describe('locations', () => {
  it('trophy-hunting-ground#1: it is a hunting ground, awarded or not', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', { attachments: held('trophy-hunting-ground', 'T1') }),
            ...held('trophy-hunting-ground', 'T2'),
          ],
        },
        {},
      ],
    })
    for (const as of ['T1', 'T2']) {
      t.effect(
        Ann,
        [
          {
            op: 'if',
            test: { is: ['x', { keyword: 'hunting ground', in: 'inPlay' }] },
            then: [{ op: 'mark', fact: `ground-${as}`, of: 'x', n: 1, until: 'turn' }],
          },
        ],
        { x: as },
      )
      expect(t.state.facts.some(fact => fact.name === `ground-${as}`)).toBe(true)
    }
  })
})
