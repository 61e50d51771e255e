import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../../support/table.ts'
import { actions, carried, K1, K } from '../../scene.ts'

describe('Rumors of Gehenna', () => {
  const called = (terms: number[], more: object = {}) => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')], hand: [...K('rumors-of-gehenna'), 'villein'], ...more },
        { hand: ['villein'] },
        { ready: [minion('C1')], hand: ['villein'] },
        { hand: ['villein'] },
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.refused(Ann, 'choose', { pick: [] })).toBe('illegal-args')
    t.choose(Ann, terms)
    return carried(t)
  }
  it('the chosen ones, one or more, have two master phase actions, and nobody else', () => {
    const t = called([Ann, Cal])
    for (const [seat, n] of [
      [Ben, 1],
      [Cal, 2],
      [Dee, 1],
      [Ann, 2],
    ] as const) {
      t.endPhasesTo(seat, 'master')
      expect(actions(t)).toBe(n)
    }
  })
  it('two instead of one: a second makes no third, what adds to it does', () => {
    const t = called([Ann])
    t.answer(Ann, 'play:K2::A2')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [Ann, Ben])
    carried(t)
    t.effect(Ann, [{ op: 'modify', stat: 'masterActions', delta: 1, on: { seat: 'you' }, until: 'game' }])
    t.endPhasesTo(Ben, 'master')
    expect(actions(t)).toBe(2)
    t.endPhasesTo(Ann, 'master')
    expect(actions(t)).toBe(3)
  })
  it('any vampire can call a referendum to burn it, at +1 stealth; who was chosen has one again', () => {
    const t = called([Cal])
    t.endPhasesTo(Cal, 'minion')
    t.answer(Cal, 'action:K1:burn:C1')
    expect(t.happened('action-announced').at(-1)).toMatchObject({ stealth: 1, targets: [] })
    t.allPass(() => t.window() === 'polling')
    t.edit(state => void (state.edge = Cal))
    t.allPass(() => t.can(Cal, 'vote:edge'))
    t.answer(Cal, 'vote:edge', { side: ['for'] })
    t.allPass()
    expect(t.inAsh(Ann, 'K1')).toBe(true)
    t.endPhasesTo(Cal, 'master')
    expect(actions(t)).toBe(1)
  })
  it('does nothing where it fails', () => {
    const t = table({ seats: [{ ready: [minion('A1')], hand: [K1('rumors-of-gehenna')] }, { hand: ['villein'] }, {}] })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [Ben])
    t.allPass()
    expect(t.inAsh(Ann, 'K1')).toBe(true)
    t.endPhasesTo(Ben, 'master')
    expect(actions(t)).toBe(1)
  })
})

describe('The Meddling of Semsith', () => {
  const six = Array<string>(6).fill('fame')
  const cards = ['bonding', 'conditioning', 'deflection'].map((card, i) => ({ card, as: `H${i + 1}` }))
  const OF_ALL = { generic: { disciplines: ['dom', 'DOM', 'cel'], capacity: 9 }, blood: 9 }
  const called = (ben: object = {}, ann: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [minion('A1'), minion('A2', OF_ALL), minion('A3')],
          hand: K('the-meddling-of-semsith'),
          ...ann,
        },
        {
          ready: [minion('B1', OF_ALL), minion('B2')],
          hand: [...cards, ...six.slice(2)],
          library: six,
          ...ben,
        },
        { ready: [minion('C1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [Ben, Cal, Dee] }])
    t.choose(Ann, [Ben])
    return carried(t)
  }
  const hand = (t: ReturnType<typeof called>, seat: number = Ben) => t.state.seats[seat]!.hand.length

  it('the chosen Methuselah replaces nothing in a minion phase, and all of it after it', () => {
    const t = called()
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'bleed:B1')
    t.allPass(() => t.can(Ben, 'play:H1:dom:B1'))
    const before = hand(t)
    t.reach(Ben, 'play:H1:dom:B1')
    t.allPass()
    expect([before, hand(t)]).toEqual([7, 6])
    t.endPhase(Ben)
    expect(hand(t)).toBe(7)
  })

  it('in the minion phase of another, too; who has called for it has 1 hand size less', () => {
    const t = called()
    const full = called({}, { hand: [...K('the-meddling-of-semsith'), ...six.slice(1)], library: six })
    expect([hand(full, Ann), full.option(Ann, 'choose')?.slots]).toMatchObject([7, [{ min: 1, max: 1 }]])
    t.answer(Ann, 'bleed:A2')
    t.allPass(() => t.can(Ben, 'play:H3:dom:B1'))
    t.reach(Ben, 'play:H3:DOM:B1', { to: [Cal] })
    t.allPass(() => hand(t) === 6)
    expect(hand(t)).toBe(6)
    t.allPass()
    expect(hand(t)).toBe(6)
    t.endPhase(Ann)
    expect(hand(t)).toBe(7)
  })

  it('the-meddling-of-semsith#3: what puts its own replacement off for longer waits for as long', () => {
    const t = called({
      hand: [{ card: 'groundfighting', as: 'H1' }, ...six],
      ready: [minion('B1', { ...OF_ALL, generic: { ...OF_ALL.generic, sect: 'Anarch' } }), minion('B2')],
    })
    t.endPhasesTo(Ben, 'minion')
    // Put off until the combat is over, and then as long as it is a minion phase.
    t.answer(Ben, 'bleed:B1')
    t.reach(Cal, 'block:C1')
    onwards(t, () => t.can(Ben, 'play:H1:maneuver:B1') || t.has('combat-ended'))
    t.answer(Ben, 'play:H1:maneuver:B1')
    onwards(t)
    expect([t.has('combat-ended'), hand(t)]).toEqual([true, 6])
    t.endPhase(Ben)
    expect(hand(t)).toBe(7)
  })

  it('steely-tenacity#G89-3: what may be taken back instead is once that is over', () => {
    const t = called({
      hand: [{ card: 'steely-tenacity', as: 'H1' }, ...six],
      ready: [minion('B1', { ...OF_ALL, generic: { ...OF_ALL.generic, sect: 'Anarch' } }), minion('B2')],
    })
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'play:H1:dom:B1')
    t.allPass()
    expect([hand(t), t.inAsh(Ben, 'H1'), t.can(Ben, 'choose')]).toEqual([6, true, false])
    t.endPhase(Ben)
    t.choose(Ben, [t.id('H1')])
    expect([hand(t), t.inHand(Ben, 'H1')]).toEqual([7, true])
  })

  it('the-meddling-of-semsith#4: what is not replaced counts against the hand size', () => {
    const t = called()
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'bleed:B1')
    t.allPass(() => t.can(Ben, 'play:H1:dom:B1'))
    t.reach(Ben, 'play:H1:dom:B1')
    t.effect(Ben, [{ op: 'modify', stat: 'handSize', delta: -1, on: { seat: 'you' }, until: 'action' }])
    expect(t.option(Ben, 'choose')?.slots).toMatchObject([{ min: 1, max: 1 }])
  })

  it('the-meddling-of-semsith#1, the-meddling-of-semsith#2: stays where who was chosen is ousted, leaves with who played it', () => {
    const t = called()
    t.effect(Cal, [{ op: 'counters', from: { pool: 'b' }, to: 'bank', amount: 40, why: 'effect' }], {}).edit(state => {
      state.seats[Ben]!.pool = 0
    })
    t.effect(Cal, [])
    expect([t.state.seats[Ben]!.ousted, t.state.seats[Ann]!.inPlay.includes(t.id('K1'))]).toEqual([true, true])
    t.edit(state => {
      state.seats[Ann]!.pool = 0
    })
    t.effect(Cal, [])
    expect([t.state.seats[Ann]!.ousted, t.state.seats[Ann]!.removed.includes(t.id('K1'))]).toEqual([true, true])
  })

  it('where whose turn it is is ousted in its minion phase, what was put off is replaced', () => {
    const t = called()
    t.answer(Ann, 'bleed:A2')
    t.allPass(() => t.can(Ben, 'play:H3:dom:B1'))
    t.reach(Ben, 'play:H3:DOM:B1', { to: [Cal] })
    t.edit(state => {
      state.seats[Ann]!.pool = 0
    })
    t.allPass()
    expect([t.state.seats[Ann]!.ousted, hand(t)]).toEqual([true, 7])
  })

  it('vampires can call a referendum to burn it', () => {
    const t = called()
    t.endPhasesTo(Ben, 'minion')
    expect(t.can(Ben, 'action:K1:burn:B1')).toBe(true)
  })
})
