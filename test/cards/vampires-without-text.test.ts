import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { v } from './scene.ts'

const V1 = (card: string, more: object = {}) => ({ card, as: 'V1', ...more })

describe('a vampire without a text', () => {
  it('plays as printed', () => {
    const t = table({
      seats: [
        {
          ready: [
            'marcel',
            'milton-fox',
            'whisper',
            'susie-kano',
            'prentis-derby',
            'doctor-morocco',
            'aluc-romas-de-leon',
          ].map((card, i) => ({ card, as: `V${i + 1}` })),
        },
        { pool: 20 },
        { ready: [v('C1')] },
      ],
    })
    expect([1, 2, 3, 4, 5, 6, 7].map(n => t.blood(`V${n}`))).toEqual([4, 3, 5, 3, 4, 5, 5])
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([19, t.pool(Cal)])
  })
})

it('those whose numbers are printed have them', () => {
  const t = table({
    seats: [
      { ready: [V1('kamile-paukstys'), { card: 'massimiliano', as: 'V2' }, { card: 'valeriya-zinovieva', as: 'V3' }] },
      {},
    ],
  })
  expect([t.stat('V1', 'bleed'), t.stat('V2', 'strength'), t.stat('V3', 'strength'), t.stat('V2', 'votes')]).toEqual([
    2, 2, 2, 2,
  ])
})

describe('vampires of the rule’s own traits', () => {
  it('Luma serves the Tremere: without one she bleeds nobody', () => {
    const bleeds = (more: Parameters<typeof minion>[1]) =>
      table({ seats: [{ ready: [{ card: 'luma-stone-beauty', as: 'A1' }, minion('A2', more)] }, {}, {}, {}, {}] }).can(
        Ann,
        'bleed:A1',
      )
    expect([bleeds({}), bleeds({ generic: { clan: 'Tremere' } })]).toEqual([false, true])
  })
})
