import { describe, expect, it } from 'vitest'
import { Ann, Ben, Cal, Dee, Eve } from '../../support/table.ts'
import { held, v } from '../scene.ts'
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
