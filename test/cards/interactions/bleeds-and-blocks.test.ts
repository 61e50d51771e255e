import { describe, expect, it } from 'vitest'
import { play } from '../../support/duel.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../support/table.ts'
import { has, type Held, held } from '../scene.ts'

const reopened = (t: ReturnType<typeof table>, seat: number) =>
  t.allPass(() => t.window() === 'declined' && t.waiting().includes(seat))

describe('a bleed that goes round', () => {
  const scene = (
    hands: { ann?: Held; ben: Held; cal: Held },
    more: { a1?: object; b1?: object; b2?: object; c1?: object } = {},
  ) =>
    table({
      seats: [
        { ready: [minion('A1', { ...has('OBF FOR'), ...more.a1 }), minion('A2')], hand: hands.ann ?? [] },
        { pool: 10, ready: [minion('B1', has('DOM', more.b1)), minion('B2', has('DOM', more.b2))], hand: hands.ben },
        { pool: 10, ready: [minion('C1', has('AUS', more.c1, { title: 'prince' }))], hand: hands.cal },
        listening('D1', { pool: 10 }),
        {},
      ],
    })

  it('BLOCK-09, MIN-18: sent back it is blocked anew; the vampire that sent it on does not do so twice, another may', () => {
    const t = scene({ ben: held('deflection', 'F1', 'F2'), cal: held('telepathic-misdirection', 'T1') })
    t.answer(Ann, 'bleed:A1')
    reopened(t, Ben)
    play(t, Ben, 'play:F1:DOM:B1', { to: [Cal] })
    reopened(t, Cal)
    play(t, Cal, 'play:T1:AUS:C1', { to: [Ben] })
    expect([t.locked('C1'), t.happened('redirected')]).toMatchObject([true, [{ target: Cal }, { target: Ben }]])
    t.allPass(() => t.can(Ben, 'block:B1'))
    expect([t.can(Ben, 'block:B2'), t.why(Cal, 'block', 'C1')?.[1]]).toEqual([true, 'BLOCK-01'])
    reopened(t, Ben)
    expect([t.can(Ben, 'play:F2:DOM:B1'), t.can(Ben, 'play:F2:DOM:B2')]).toEqual([false, true])
    play(t, Ben, 'play:F2:DOM:B2', { to: [Dee] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), t.pool(Dee)]).toEqual([10, 10, 9])
  })

  it('Faceless Night goes with it: who failed may try again when it comes back, and is locked all the same', () => {
    const t = scene({
      ann: held('faceless-night', 'N1'),
      ben: held('deflection', 'F1'),
      cal: held('telepathic-misdirection', 'T1'),
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:N1:OBF:A1')
    reopened(t, Ben)
    play(t, Ben, 'play:F1:DOM:B1', { to: [Cal] })
    reopened(t, Cal)
    play(t, Cal, 'play:T1:AUS:C1', { to: [Ben] })
    t.allPass(() => t.can(Ben, 'block:B1'))
    play(t, Ben, 'block:B1')
    t.allPass()
    expect([t.happened('block-failed').length, t.locked('B1'), t.locked('B2'), t.pool(Ben)]).toEqual([
      2,
      true,
      false,
      9,
    ])
  })

  it('Daring the Dawn goes with it: no vampire of the new target can block either', () => {
    const t = scene(
      { ann: held('daring-the-dawn', 'N1'), ben: held('deflection', 'F1'), cal: held('second-tradition-domain', 'S1') },
      { c1: { locked: true } },
    )
    t.answer(Ann, 'bleed:A1')
    play(t, Ann, 'play:N1:FOR:A1')
    reopened(t, Ben)
    play(t, Ben, 'play:F1:DOM:B1', { to: [Cal] })
    t.allPass(() => t.waiting().includes(Cal))
    expect([t.can(Cal, 'play:S1:unlock:C1'), t.can(Cal, 'block:C1')]).toEqual([false, false])
    t.allPass()
    expect([t.pool(Cal), t.inTorpor('A1')]).toEqual([9, true])
  })

  it('a new target may insist with Second Tradition, at its own moment', () => {
    const t = scene(
      {
        ben: held('deflection', 'F1'),
        cal: [...held('second-tradition-domain', 'S1'), ...held('on-the-qui-vive', 'Q1')],
      },
      { c1: { locked: true } },
    )
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.waiting().includes(Cal))
    expect([t.can(Cal, 'play:S1:unlock:C1'), t.can(Cal, 'play:Q1::C1')]).toEqual([false, true])
    reopened(t, Ben)
    play(t, Ben, 'play:F1:DOM:B1', { to: [Cal] })
    t.allPass(() => t.can(Cal, 'play:S1:unlock:C1'))
    play(t, Cal, 'play:S1:unlock:C1')
    t.allPass(() => t.has('combat-started'))
    // A blood for the card, one for the combat.
    expect([t.blood('C1'), t.locked('C1'), t.pool(Cal)]).toEqual([3, true, 10])
  })
})

describe('who insists on a block', () => {
  const S = held('second-tradition-domain', 'S1')
  const prince = { generic: { title: 'prince' }, locked: true }

  it('COURSE-06: not while another minion attempts; once that has failed, with the action where it was', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', has('OBF')), minion('A2')], hand: held('lost-in-crowds', 'L1') },
        { pool: 10, ready: [minion('B1', prince), minion('B2')], hand: S },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B2')
    expect(t.can(Ben, 'play:S1:unlock:B1')).toBe(false)
    play(t, Ann, 'play:L1:obf:A1')
    t.allPass(() => t.window() === 'blocks' && t.waiting().includes(Ben))
    play(t, Ben, 'play:S1:unlock:B1')
    expect([t.stat('B1', 'intercept'), t.stat('A1', 'stealth'), t.window()]).toEqual([2, 1, 'attempt'])
    t.allPass(() => t.has('combat-started'))
    expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('B1') } }])
  })

  it('a wake and Second Tradition are two cards for one vampire: woken and waiting, it may still insist', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { pool: 10, ready: [minion('B1', prince)], hand: [...S, ...held('on-the-qui-vive', 'Q1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:Q1::B1')
    t.allPass(() => t.can(Ben, 'play:S1:unlock:B1'))
    expect(t.can(Ben, 'play:S1::B1')).toBe(false)
    play(t, Ben, 'play:S1:unlock:B1')
    expect([t.locked('B1'), t.blood('B1'), t.window()]).toEqual([false, 4, 'attempt'])
  })

  it('COURSE-02, BLOCK-08: not by who has given up the block of this action', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', has('OBF')), minion('A2')], hand: held('lost-in-crowds', 'L1') },
        { ready: [minion('B1', prince)], hand: S },
        {},
        listening('D1'),
        { ready: [minion('E1')] },
      ],
    })
    t.effect(4, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'e', until: 'turn' }], { e: 'E1' })
    t.answer(Ann, 'hunt:A1')
    play(t, 4, 'block:E1')
    expect(t.state.frames.find(frame => frame.kind === 'action')).toMatchObject({ declined: [Ben] })
    play(t, Ann, 'play:L1:OBF:A1')
    t.allPass(() => t.window() === 'blocks' && t.waiting().includes(Ben))
    expect(t.can(Ben, 'play:S1:unlock:B1')).toBe(false)
  })
})

describe('a block that comes to nothing', () => {
  it('Mirror Walk and Faceless Night, both armed: each does its part, in the order its player says', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('THA OBF')), minion('A2')],
          hand: [...held('mirror-walk', 'M1'), ...held('faceless-night', 'N1')],
        },
        { pool: 10, ready: [minion('B1'), minion('B2')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'b', until: 'turn' }], { b: 'B2' })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:N1:OBF:A1')
    t.allPass(() => t.can(Ben, 'block:B2'))
    play(t, Ben, 'block:B2')
    play(t, Ann, 'play:M1:THA:A1')
    t.allPass(() => t.can(Ann, 'trigger:0'))
    expect(t.options(Ann)).toEqual(['trigger:0', 'trigger:1'])
    t.answer(Ann, 'trigger:0')
    expect([
      t.locked('B1'),
      t.locked('B2'),
      t.has('combat-started'),
      t.happened('action-ended'),
      t.locked('A1'),
    ]).toMatchObject([true, true, false, [{ outcome: 'ended' }], true])
  })

  it('RESOLVE-04: Change of Target leaves an action card used, and its action barred to that minion alone', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('dom')), minion('A2', has('dom'))],
          hand: [...held('govern-the-unaligned', 'G1', 'G2'), ...held('change-of-target', 'T1')],
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'play:G1:dom:A1')
    play(t, Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.inAsh(Ann, 'G1'), t.blood('A1'), t.locked('A1'), t.locked('B1')]).toEqual([true, 5, false, false])
    expect([t.refused(Ann, 'play:G2:dom:A1'), t.refused(Ann, 'bleed:A1'), t.can(Ann, 'play:G2:dom:A2')]).toEqual([
      'illegal-option',
      'illegal-option',
      true,
    ])
  })
})

describe('the same action again', () => {
  it('change-of-target#3: equipment that was not taken is not tried for again by that minion; other equipment is, and by another minion the same', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1'),
            minion('A2'),
            minion('A3', {
              attachments: [
                { card: 'sport-bike', as: 'E1' },
                { card: '44-magnum', as: 'E2' },
                { card: 'kevlar-vest', as: 'E3' },
              ],
            }),
          ],
          hand: held('change-of-target', 'T1'),
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ann, 'equip:A1:A3', { cards: [t.id('E1'), t.id('E2')] })
    play(t, Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    const offered = (option: string) => t.option(Ann, option)?.slots?.[0]
    expect([offered('equip:A1:A3'), offered('equip:A2:A3')]).toMatchObject([
      { candidates: [t.id('E3')] },
      { candidates: ['E1', 'E2', 'E3'].map(name => t.id(name)) },
    ])
    expect([t.refused(Ann, 'equip:A1:A3', { cards: [t.id('E1')] }), t.locked('A1')]).toEqual(['illegal-args', false])
  })
})

describe('a combat that does not begin', () => {
  it('deep-song#1: neither lock nor combat, both are lost together; the action has reached its resolution all the same', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('ANI FOR')), minion('A2')],
          hand: [...held('deep-song', 'S1'), ...held('daring-the-dawn', 'N1')],
        },
        { pool: 10, ready: [minion('B1', has('DOM', {}, { capacity: 8 }))], hand: held('obedience', 'O1') },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'play:S1:ANI:A1', { v: [t.id('B1')] })
    play(t, Ann, 'play:N1:FOR:A1')
    t.allPass(() => t.window() === 'combat-begins')
    expect([t.locked('B1'), t.can(Ben, 'play:O1:DOM:B1')]).toEqual([false, true])
    play(t, Ben, 'play:O1:DOM:B1')
    t.allPass()
    expect([t.locked('B1'), t.has('combat-started'), t.happened('action-ended'), t.locked('A1')]).toMatchObject([
      false,
      false,
      [{ outcome: 'ended' }],
      true,
    ])
    expect([t.inTorpor('A1'), t.happened('damaged')]).toMatchObject([true, [{ amount: 1, aggravated: true }]])
  })
})

describe('who is ousted together', () => {
  it('Parity Shift takes the last pool of one, Poison Pill that of its caller: both go, each is worth a point, and only who is left gains pool', () => {
    const t = table({
      seats: [
        { pool: 1, ready: [minion('A1', { generic: { title: 'prince' } })], hand: held('parity-shift', 'P1') },
        { pool: 3, ready: [minion('B1')], hand: held('poison-pill', 'K1') },
        { pool: 8 },
        { pool: 8 },
        { pool: 8 },
      ],
    })
    t.answer(Ann, 'play:P1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [Ben])
    t.choose(Ann, { [Ann]: 1, [Cal]: 2 })
    t.reach(Ben, 'play:K1::B1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', { side: ['for'] })
    t.allPass()
    expect(t.happened('ousted')).toMatchObject([{ seat: Ann }, { seat: Ben }])
    expect([t.state.seats.map(seat => seat.pool), t.state.seats.map(seat => seat.victoryPoints)]).toEqual([
      [0, 0, 10, 8, 14],
      [1, 0, 0, 0, 1],
    ])
  })
})

describe('the same card in bleed after bleed', () => {
  it('Spying Mission twice: the second comes before the first goes off, and keeps it; the bleed after those burns for both', () => {
    const t = table({
      seats: [
        { hand: held('spying-mission', 'S1', 'S2'), ready: [minion('A1', has('OBF')), minion('A2')] },
        { pool: 20 },
        {},
        listening('D1'),
        {},
      ],
    })
    const again = () => {
      t.endPhasesTo(Ann, 'discard')
      t.endPhasesTo(Ann, 'minion')
      return t.answer(Ann, 'bleed:A1')
    }
    t.answer(Ann, 'bleed:A1')
    play(t, Ann, 'play:S1:OBF:A1')
    t.allPass()
    again()
    t.allPass(() => t.window() === 'success')
    expect([t.card('S1').on, t.stat('A1', 'bleed')]).toEqual([t.id('A1'), 1])
    play(t, Ann, 'play:S2:OBF:A1')
    t.allPass()
    expect([t.pool(Ben), t.card('S1').on, t.card('S2').on, t.has('bled')]).toEqual([20, t.id('A1'), t.id('A1'), false])
    again()
    t.allPass(() => t.can(Ann, 'trigger:0'))
    t.answer(Ann, 'trigger:0')
    t.allPass()
    expect([t.pool(Ben), t.inAsh(Ann, 'S1'), t.inAsh(Ann, 'S2'), t.happened('bled').length]).toEqual([
      15,
      true,
      true,
      1,
    ])
  })
})
