import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { impulseOrder } from '../../../shared/rules/reads/queries.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const DOM = { generic: { disciplines: ['DOM', 'obf'] } }

/** V1 of Ann may modify, every other seat may always react: everybody is asked in each window. */
const everybody = () =>
  table({
    seats: [
      {
        ready: [minion('V1', DOM), minion('V2')],
        hand: [
          { card: 'conditioning', as: 'C1' },
          { card: 'lost-in-crowds', as: 'L1' },
        ],
      },
      {
        pool: 10,
        ready: [minion('V5', DOM), minion('V4', { locked: true })],
        hand: [{ card: 'deflection', as: 'D1' }],
      },
      listening('V6', { pool: 10 }),
      listening('V7', { pool: 10 }),
      listening('V8', { pool: 10 }),
    ],
  })

describe('impulse', () => {
  it('SEQ-01: the acting Methuselah has the impulse first', () => {
    const t = everybody()
    t.answer(Ann, 'bleed:V1')
    expect(t.waiting()).toEqual([Ann])
    expect(t.refused(Ben, 'block:V5')).toBe('not-your-prompt')
    expect(t.refused(Cal, 'play:WV6::V6')).toBe('not-your-prompt')
    expect(t.inHand(Cal, 'WV6')).toBe(true)
    expect(viewFor(t.state, Ann).seats[Cal]!.hand).toEqual({ count: 1, cards: null })
  })

  it('SEQ-01: where all are asked at once, an answer further down lies sealed and unseen until the impulse is there', () => {
    const t = everybody()
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    expect([t.window(), t.waiting()]).toEqual(['declined', [Ann, Ben, Cal, Dee, Eve]])
    const before = JSON.stringify(viewFor(t.state, Ann))
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    expect(JSON.stringify(viewFor(t.state, Ann))).toBe(before)
    expect(t.inHand(Ben, 'D1')).toBe(true)
    t.answer(Ann, 'play:C1:DOM:V1')
    expect([t.inHand(Ben, 'D1'), t.happened('card-played').length]).toEqual([true, 1])
  })

  it('SEQ-02: after an effect the acting Methuselah keeps the impulse', () => {
    const t = everybody()
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    t.answer(Ben, 'block:V5')
    t.answer(Ann, 'play:L1:obf:V1')
    expect(t.waiting()).toEqual([Ann])
    t.answer(Ann, 'play:C1:DOM:V1')
    expect(t.happened('card-played').map(event => event.key === 'card-played' && event.seat)).toEqual([Ann, Ann])
    expect(t.happened('passed')).toHaveLength(1)
  })

  it('SEQ-03: then the target, then the others clockwise', () => {
    const t = everybody()
    t.answer(Ann, 'bleed:V1')
    expect(t.order()).toEqual([Ann, Ben, Cal, Dee, Eve])
  })

  it('SEQ-03, SEQ-11: a redirect to Dee makes the order anew', () => {
    const t = everybody()
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    expect(t.order()).toEqual([Ann, Ben, Cal, Dee, Eve])
    t.pass(Ann)
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Dee] })
    expect([t.window(), t.order()]).toEqual(['blocks', [Ann, Dee, Ben, Cal, Eve]])
  })

  it('SEQ-04: several targets come clockwise from the left of the acting Methuselah', () => {
    const t = everybody()
    t.answer(Ann, 'bleed:V1')
    t.edit(state => {
      for (const frame of state.frames) if (frame.kind === 'action') frame.targets = [Dee, Ben]
    })
    t.answer(Ann, 'play:C1:DOM:V1')
    expect(t.order()).toEqual([Ann, Ben, Dee, Cal, Eve])
  })

  it('SEQ-05: of an undirected action, prey and then predator', () => {
    const t = everybody()
    t.answer(Ann, 'hunt:V1')
    expect(t.order()).toEqual([Ann, Ben, Eve, Cal, Dee])
  })

  it('SEQ-06: in combat, the Methuselah of the opposing minion', () => {
    const t = table({
      seats: [
        { ready: [minion('V1')] },
        {},
        {},
        {},
        {
          ready: [minion('V8', { generic: { disciplines: ['aus'] } })],
          hand: [{ card: 'telepathic-misdirection', as: 'T1' }],
        },
      ],
    })
    t.answer(Ann, 'hunt:V1')
    t.effect(
      Eve,
      [
        {
          op: 'watch',
          on: 'round-started',
          until: 'turn',
          ops: [{ op: 'choose', as: 'k', ask: 'choose-strike', from: { keys: ['hand', 'dodge'] } }],
        },
      ],
      {},
      { source: 'V8' },
    )
    t.answer(Eve, 'block:V8')
    t.answer(Eve, 'play:T1:aus:V8')
    expect(t.has('combat-started')).toBe(true)
    expect(impulseOrder(t.state, Ann)).toEqual([Ann, Eve, Ben, Cal, Dee])
  })

  it('SEQ-07: an effect brings the impulse back to the acting Methuselah, and all must pass again', () => {
    const t = everybody()
    t.answer(Ann, 'bleed:V1')
    for (const seat of [Ann, Ben, Cal]) t.pass(seat)
    t.answer(Dee, 'play:WV7::V7')
    expect(t.happened('passed')).toMatchObject([{ seats: [Ann] }, { seats: [Ben, Cal] }])
    expect([t.window(), t.waiting()]).toEqual(['blocks', [Ann, Ben, Cal, Eve]]) // Dee has no card left
    for (const seat of [Ann, Ben, Cal]) t.pass(seat)
    expect(t.window()).toBe('blocks')
    t.pass(Eve)
    expect(t.window()).toBe('declined')
  })

  it('SEQ-08: a window closes when everybody has passed since the last effect, not before', () => {
    const t = everybody()
    t.answer(Ann, 'bleed:V1')
    for (const seat of [Ann, Ben, Cal, Dee]) t.pass(seat)
    expect([t.window(), t.waiting()]).toEqual(['blocks', [Eve]])
    expect(t.happened('passed')).toMatchObject([{ seats: [Ann] }])
    t.pass(Eve)
    expect(t.window()).toBe('declined')
  })

  it('SEQ-09: who has passed may use effects when the impulse comes round again', () => {
    const t = everybody()
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    for (const seat of [Ann, Ben]) t.pass(seat)
    t.answer(Cal, 'play:WV6::V6')
    t.pass(Ann)
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Eve] })
    expect(t.happened('redirected')).toHaveLength(1)
  })

  it('SEQ-10: of two Methuselahs, the other is asked once', () => {
    const out = { ousted: true, pool: 0 }
    const t = table({ seats: [{ ready: [minion('V1'), minion('V2')] }, out, listening('V6'), out, out] })
    t.answer(Ann, 'hunt:V1')
    expect([t.order(), t.window()]).toEqual([[Ann, Cal], 'blocks'])
    t.pass(Cal)
    expect(t.window()).toBe('declined')
  })

  it('SEQ-13: who may not block may still react', () => {
    const t = everybody()
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    expect(t.refused(Dee, 'block:V7')).toBe('illegal-option')
    expect(t.why(Dee, 'block', 'V7')).toEqual(['not-entitled-to-block', 'BLOCK-01'])
    t.answer(Dee, 'play:WV7::V7')
    t.pass(Ben)
    t.pass(Cal)
    expect(t.happened('card-played')).toMatchObject([{ seat: Dee }])
    expect(t.order()[0]).toBe(Ann)
    expect(t.why(Dee, 'block', 'V7')).toEqual(['not-entitled-to-block', 'BLOCK-01']) // awake, and still not
  })
})
