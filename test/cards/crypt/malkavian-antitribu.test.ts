import { describe, expect, it } from 'vitest'
import { Ann, Ben, Cal, Dee, Eve } from '../../support/table.ts'
import { attacked, fought, held, v } from '../scene.ts'
import { stands } from '../vampires.ts'

describe('Alicia Barrows', () => {
  const alicia = (edge: boolean) =>
    stands('alicia-barrows', {
      ann: { edge },
      ben: {
        ready: [v('B1')],
        hand: [
          ...held('dragonbound', 'G1'),
          ...held('the-unmasking', 'G2'),
          ...held('nra-pac', 'X1'),
          ...held('villein', 'X2'),
        ],
      },
      phase: 'unlock',
    })
  it('with the Edge looks at a hand and has up to 2 Gehenna events of it discarded, once', () => {
    const t = alicia(true)
    expect(t.option(Ann, 'use:V1:look')?.slots).toMatchObject([{ candidates: [Ben, Cal, Dee, Eve] }])
    t.answer(Ann, 'use:V1:look', { who: [Ben] })
    expect(t.happened('looked')).toMatchObject([{ seenBy: [Ann], cards: [{}, {}, {}, {}] }])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('G1'), t.id('G2')], min: 0, max: 2 }])
    t.choose(Ann, [t.id('G1'), t.id('G2')])
    expect([t.inAsh(Ben, 'G1'), t.inAsh(Ben, 'G2'), t.can(Ann, 'use:V1:look')]).toEqual([true, true, false])
  })
  it('not without it', () => {
    expect(alicia(false).can(Ann, 'use:V1:look')).toBe(false)
  })
})

describe('Midget', () => {
  const taken = (by: string, card: string) => {
    const t = stands('midget', { ben: { ready: [v('B1', {}, { attachments: held(card, 'R1') })] } })
    attacked(t, by, 'B1')
    fought(t)
    return t.happened('damaged').filter(event => event.key === 'damaged' && event.card.id === t.id(by)).length
  }
  it('animal retainers have no abilities while he fights, and others have; nor while another does', () => {
    expect([taken('V1', 'murder-of-crows'), taken('A2', 'murder-of-crows')]).toEqual([1, 2])
    expect([taken('V1', 'crypts-sons'), taken('A2', 'crypts-sons')]).toEqual([2, 2])
  })
  it('nor while he acts, whoever employs them', () => {
    const t = stands('midget', { ben: { ready: [v('B1', {}, { attachments: held('raven-spy', 'R1') })] } })
    expect(t.stat('B1', 'intercept')).toBe(1)
    t.answer(Ann, 'bleed:V1')
    expect(t.stat('B1', 'intercept')).toBe(0)
    t.allPass()
    t.answer(Ann, 'bleed:A2')
    expect(t.stat('B1', 'intercept')).toBe(1)
  })
})
