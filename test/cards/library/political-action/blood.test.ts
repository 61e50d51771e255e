import { expect, it } from 'vitest'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal } from '../../../support/table.ts'
import { asReferendum } from '../../rows.ts'
import { v } from '../../scene.ts'

it('Honor the Elders: a blood for each ready one of capacity 8 or more, and for each face down', () => {
  const t = asReferendum('honor-the-elders', {
    a: { capacity: 8 },
    ben: {
      ready: [v('B3', { capacity: 8 }, { blood: 1 }), v('B4', { capacity: 7 }, { blood: 1 })],
      torpor: [v('B5', { capacity: 9 }, { blood: 1 })],
      uncontrolled: [
        { card: 'alexa-draper', as: 'U1' },
        { card: 'ashley', as: 'U2' },
      ],
    },
  })
  expect(['A1', 'B3', 'B4', 'B5', 'U1', 'U2'].map(t.blood)).toEqual([6, 2, 1, 1, 1, 0])
})

it('Anarch Salon: a blood for each ready Anarch, and a pool for whoever controls one, ready or not', () => {
  const t = asReferendum('anarch-salon', {
    ben: { pool: 20, ready: [v('B3', { sect: 'Anarch' }, { blood: 1 }), minion('B4', { blood: 1 })] },
    others: [
      { pool: 20, torpor: [v('C3', { sect: 'Anarch' }, { blood: 1 })] },
      { pool: 20, ready: [minion('D3')] },
    ],
  })
  expect([t.blood('A1'), t.blood('B3'), t.blood('B4'), t.blood('C3')]).toEqual([6, 2, 1, 1])
  expect([Ann, Ben, Cal, 3].map(t.pool)).toEqual([31, 21, 21, 20])
})
