import { describe, expect, it } from 'vitest'
import { declines } from '../../passing.ts'
import { has, held, type Held } from '../../scene.ts'
import { minion } from '../../../support/seats.ts'
import { onwards, play } from '../../../support/duel.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../../support/table.ts'

describe('Two Wrongs', () => {
  /** A1 of Ann bleeds; Ben sends it on to Dee, who holds it. */
  const bled = (more: { ben?: object; to?: number; ann?: Held } = {}) => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1'), minion('A2')], hand: more.ann ?? [] },
        { pool: 10, ready: [minion('B1', has('DOM')), minion('B2', has('DOM'))], hand: held('deflection', 'D1', 'D2') },
        { pool: 10, ready: [minion('C1')] },
        { pool: 10, ready: [minion('D9')], hand: held('two-wrongs', 'W1') },
        { pool: 10 },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    declines(t, Ann)
    t.answer(Ben, 'play:D1:DOM:B1', { to: [more.to ?? Dee] })
    return t
  }
  it('a bleed goes to the prey of who bleeds; the next card that would send it on is cancelled, and paid for', () => {
    const t = bled()
    play(t, Dee, 'play:W1:')
    onwards(t, () => t.happened('redirected').length === 2)
    expect(t.happened('redirected').at(-1)).toMatchObject({ target: Ben })
    onwards(t, () => t.can(Ben, 'play:D2:DOM:B2'))
    t.answer(Ben, 'play:D2:DOM:B2', { to: [Cal] })
    onwards(t)
    expect([t.happened('card-cancelled').length, t.blood('B2'), t.pool(Ben), t.pool(Dee), t.pool(Cal)]).toEqual([
      1, 4, 9, 10, 10,
    ])
  })

  it("not of a bleed by one's predator", () => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        {
          pool: 10,
          ready: [minion('B1', has('DOM'))],
          hand: [...held('two-wrongs', 'W1'), ...held('deflection', 'D1')],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    declines(t, Ann)
    expect([t.can(Ben, 'play:W1:'), t.can(Ben, 'play:D1:DOM:B1')]).toEqual([false, true])
  })

  it('two-wrongs#G106-1, two-wrongs#G106-2: once blocks are declined, by who failed to block, too, and not as it succeeds', () => {
    const t = bled()
    expect(t.can(Dee, 'play:W1:')).toBe(false)
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.reach(Dee, 'block:D9')
    onwards(t, () => t.window() === 'declined' && t.waiting().includes(Dee))
    expect([t.has('block-failed'), t.can(Dee, 'play:W1:')]).toEqual([true, true])
    // Not after a Spying Mission, which goes off as it succeeds.
    const spied = bled({ ann: held('spying-mission', 'S1') })
    spied.effect(Ann, [{ op: 'move', who: 's', to: 'inPlay', on: 'a', keep: { whom: Dee } }], { s: 'S1', a: 'A1' })
    spied.allPass()
    expect([spied.pool(Dee), spied.inAsh(Ann, 'S1'), spied.inHand(Dee, 'W1')]).toEqual([7, true, true])
  })

  it('two-wrongs#G106-3, two-wrongs#G155-1: to the prey of who bleeds, who is never that one; cards that are cancelled are paid for', () => {
    const t = bled({ to: Eve })
    expect(t.can(Dee, 'play:W1:')).toBe(false)
    onwards(t)
    expect([t.pool(Eve), t.inHand(Dee, 'W1')]).toEqual([9, true])
  })
})
