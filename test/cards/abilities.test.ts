import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Dee, table } from '../support/table.ts'

const held = (card: string, ...names: string[]) => names.map(as => ({ card, as }))

describe('Larissa Moreira', () => {
  const larissa = (hand: object[], blood = 6) =>
    table({
      seats: [
        {
          ready: [{ card: 'larissa-moreira', as: 'L1', blood }, minion('A2')],
          hand: hand as [],
          library: Array<string>(9).fill('bonding'),
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })

  it('TEMPL-01: discards a card that requires Animalism for 1 more bleed, once in a bleed action', () => {
    const t = larissa([...held('deep-song', 'S1'), ...held('raven-spy', 'S2'), ...held('villein', 'M1')])
    t.answer(Ann, 'bleed:L1')
    expect(t.option(Ann, 'use:L1:bleed')?.slots).toMatchObject([
      { candidates: [t.id('S1'), t.id('S2')], min: 1, max: 1 },
    ])
    expect(t.refused(Ann, 'use:L1:bleed', { c: [t.id('M1')] })).toBe('illegal-args')
    t.answer(Ann, 'use:L1:bleed', { c: [t.id('S1')] })
    expect([t.stat('L1', 'bleed'), t.inAsh(Ann, 'S1'), t.state.seats[Ann]!.hand.length]).toEqual([2, true, 3])
    t.allPass(() => t.waiting().includes(Ann))
    expect([t.can(Ann, 'use:L1:bleed'), t.inHand(Ann, 'S2')]).toEqual([false, true])
    t.allPass()
    expect([t.pool(Ben), t.stat('L1', 'bleed')]).toEqual([8, 1])
  })

  it('in another bleed of the same turn, once more', () => {
    const t = larissa([...held('deep-song', 'S1'), ...held('raven-spy', 'S2')])
    t.answer(Ann, 'bleed:L1')
    t.answer(Ann, 'use:L1:bleed', { c: [t.id('S1')] })
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'l' }], { l: 'L1' })
    t.edit(state => {
      state.uses = state.uses.filter(use => use.what !== 'bleed')
    })
    t.answer(Ann, 'bleed:L1')
    t.answer(Ann, 'use:L1:bleed', { c: [t.id('S2')] })
    expect(t.stat('L1', 'bleed')).toBe(2)
  })

  it("nothing that requires anything else will do; whether she holds one is nobody else's business", () => {
    const bled = (card: string) => {
      const t = larissa(held(card, 'C1'))
      t.answer(Ann, 'bleed:L1')
      return t
    }
    const one = bled('deep-song'),
      other = bled('govern-the-unaligned')
    expect([one.can(Ann, 'use:L1:bleed'), other.refused(Ann, 'use:L1:bleed', { c: [] })]).toEqual([
      true,
      'illegal-option',
    ])
    const seen = (t: ReturnType<typeof larissa>) => JSON.stringify([viewFor(t.state, Dee), t.waiting(), t.seenBy(Dee)])
    expect(seen(one)).toBe(seen(other))
  })

  it('only in a bleed of her own, and with a card in hand', () => {
    const t = larissa(held('deep-song', 'S1'))
    t.answer(Ann, 'bleed:A2')
    expect(t.can(Ann, 'use:L1:bleed')).toBe(false)
    const hunt = larissa(held('deep-song', 'S1'), 2)
    hunt.answer(Ann, 'hunt:L1')
    expect(hunt.can(Ann, 'use:L1:bleed')).toBe(false)
    const bare = larissa([])
    bare.edit(state => {
      state.seats[Ann]!.library = []
    })
    bare.answer(Ann, 'bleed:L1')
    expect(bare.waiting()).not.toContain(Ann)
  })
})
