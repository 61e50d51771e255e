import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../support/table.ts'
import { ended, held } from '../scene.ts'

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

describe('Larissa Moreira', () => {
  it('larissa-moreira#G117-1: in a bleed, and before it resolves', () => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'larissa-moreira', as: 'A1' }, minion('A2')],
          hand: [...held('raven-spy', 'R1', 'R2'), ...held('lost-in-crowds', 'L1')],
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'hunt:A1')
    t.allPass(() => t.can(Ann, 'use:A1:bleed'))
    expect(ended(t)).toMatchObject({ action: 'hunt' })
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ann, 'use:A1:bleed')).toBe(true)
    t.allPass(() => ['success', 'resolved'].includes(t.window() ?? ''))
    expect([t.window(), t.can(Ann, 'use:A1:bleed')]).toEqual(['success', false])
  })
})

describe('The Dowager', () => {
  const scene = (at: number = Ben) =>
    table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: ['OBF', 'DOM'] }, blood: 3 })],
          hand: [{ card: 'lost-in-crowds', as: 'L1' }],
        },
        {
          pool: 10,
          ready: [
            minion('V5', { generic: { disciplines: ['DOM'] } }),
            ...(at === Ben ? [{ card: 'the-dowager', as: 'W1' }] : []),
          ],
          hand: [{ card: 'deflection', as: 'D1' }],
        },
        { pool: 10, ready: at === Cal ? [{ card: 'the-dowager', as: 'W1' }] : [] },
        {},
        {},
      ],
    })

  it('+1 intercept during a directed action, and at no other time', () => {
    const t = scene()
    expect([t.stat('W1', 'intercept'), t.stat('V5', 'intercept')]).toEqual([0, 0])
    t.answer(Ann, 'bleed:V1')
    expect([t.stat('W1', 'intercept'), t.stat('V5', 'intercept')]).toEqual([1, 0])
    expect(viewFor(t.state, Dee).seats[Ben]!.ready).toMatchObject([
      { intercept: 0 },
      { card: { key: 'the-dowager' }, intercept: 1 },
    ])
    t.allPass()
    expect(t.stat('W1', 'intercept')).toBe(0)
  })

  it('it is there without need, against stealth too', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:W1')
    t.answer(Ann, 'play:L1:obf:V1')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben)]).toEqual([true, 10])
  })

  it('and is no more than one', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:W1')
    t.answer(Ann, 'play:L1:OBF:V1')
    t.allPass()
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 2, intercept: 1 }])
  })

  it('not in an undirected action', () => {
    const t = scene()
    t.answer(Ann, 'hunt:V1')
    expect(t.stat('W1', 'intercept')).toBe(0)
    t.reach(Ben, 'block:W1')
    t.allPass()
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 1, intercept: 0 }])
  })

  it('in an action directed at somebody else as well, and at her own controller once it is redirected', () => {
    const t = scene(Cal)
    t.answer(Ann, 'bleed:V1')
    expect(t.stat('W1', 'intercept')).toBe(1)
    t.allPass(() => t.window() === 'declined')
    t.pass(Ann)
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    expect(t.option(Cal, 'block:W1')?.effect.params).toMatchObject({ intercept: 1, stealth: 0 })
  })
})
