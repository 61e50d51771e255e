import { describe, expect, it } from 'vitest'
import { Ann, table } from '../../support/table.ts'
import { v } from '../scene.ts'
import { stands, strengths } from '../vampires.ts'

describe('Sreelekha', () => {
  it('gives a discard phase action more while ready, and bleeds for 2', () => {
    const scene = (torpid: boolean) =>
      table({
        seats: [
          { [torpid ? 'torpor' : 'ready']: [{ card: 'sreelekha', as: 'S1' }], hand: ['bonding', 'bonding'] },
          {},
          {},
        ],
        turn: { phase: 'influence', transfers: 0 },
      })
    for (const [torpid, actions] of [
      [false, 2],
      [true, 1],
    ] as const) {
      const t = scene(torpid)
      expect(t.stat('S1', 'bleed')).toBe(2)
      t.endPhasesTo(Ann, 'discard')
      expect(t.state.frames[0]).toMatchObject({ discardActions: actions })
    }
  })
})

describe('Luciano Carvalho', () => {
  const luciano = (more: object = {}) =>
    stands('luciano-carvalho', {
      v1: {
        attachments: [
          { card: 'raven-spy', as: 'R1' },
          { card: 'j-s-simmons-esq', as: 'R2' },
        ],
      },
      ann: { hand: ['villein'] },
      ben: { ready: [v('B1', {}, { attachments: [{ card: 'owl-companion', as: 'R3' }] })] },
      phase: 'discard',
      ...more,
    })
  it('moves an animal from one vampire of his Methuselah to another, once', () => {
    const t = luciano()
    expect(t.option(Ann, 'use:V1:move')?.slots).toMatchObject([{ candidates: [t.id('R1')] }])
    t.answer(Ann, 'use:V1:move', { r: [t.id('R1')] })
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
    t.choose(Ann, [t.id('A2')])
    expect([t.card('R1').on, t.blood('R1'), t.can(Ann, 'use:V1:move')]).toEqual([t.id('A2'), 1, false])
  })
  it('not off an ally, nor to the only vampire there is', () => {
    const spied = (ready: object[]) =>
      table({ seats: [{ ready: ready as never, hand: ['villein'] }, {}], turn: { phase: 'discard' } })
    const spy = { attachments: [{ card: 'raven-spy', as: 'R1' }] }
    const ally = spied([{ card: 'luciano-carvalho', as: 'V1' }, v('A2'), v('A3', { type: 'ally', life: 2 }, spy)])
    const alone = spied([{ card: 'luciano-carvalho', as: 'V1', ...spy }, v('A3', { type: 'ally', life: 2 })])
    expect([ally, alone].map(t => t.can(Ann, 'use:V1:move'))).toEqual([false, false])
  })
  it('luciano-carvalho#G27-1: in torpor too', () => {
    expect(luciano({ fallen: true }).can(Ann, 'use:V1:move')).toBe(true)
  })
})

describe('Roy', () => {
  it.each([
    ['roy: ready', {}],
    ['roy#G107-1: in torpor', { fallen: true as const }],
  ])('%s: unlocked in the discard phase he locks before it can end', (_, more) => {
    const t = stands('roy', { ...more, phase: 'discard', ann: { hand: ['villein'] } })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:V1:lock')
    expect([t.locked('V1'), t.can(Ann, 'end-phase'), t.can(Ann, 'use:V1:lock')]).toEqual([true, true, false])
  })
  it.each([
    [{ title: 'primogen' }, 2],
    [{}, 1],
  ])('his strength against %j', (b1, strength) => {
    expect(strengths('roy', b1)).toEqual([1, strength, 1])
  })
})
