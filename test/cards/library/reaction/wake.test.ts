import { describe, expect, it } from 'vitest'
import { onwards, play, upTo } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../../support/table.ts'
import { costs, has, held, K1, v } from '../../scene.ts'
import { declines, yields } from '../../passing.ts'

const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const hand = (t: ReturnType<typeof table>, seat = Ann as number): number => t.state.seats[seat]!.hand.length
const locked = (...disciplines: string[]) => ({ generic: { disciplines }, locked: true })
const ally = { generic: { type: 'ally' as const, life: 2 }, locked: true }
/** V1 and V2 of Ann; V5 and V6 of Ben, who holds these cards. */
const scene = (
  hand: object[],
  v5: object = locked(),
  v6: object = locked(),
  more: { ann?: object; ben?: object; turn?: object } = {},
) =>
  table({
    seats: [
      { ready: [minion('V1', { generic: { disciplines: ['OBF'] } }), minion('V2', { blood: 2 })], ...more.ann },
      { pool: 10, ready: [minion('V5', v5), minion('V6', v6)], hand: hand as [], ...more.ben },
      { ready: [minion('V4')] },
      listening('V7'),
      { ready: [minion('V8')] },
    ],
    ...(more.turn && { turn: more.turn }),
  })
const bleeding = (...args: Parameters<typeof scene>) => {
  const t = scene(...args)
  t.answer(Ann, 'bleed:V1')
  return t
}

describe('On the Qui Vive', () => {
  const held = (as: string, card: string) => ({ card, as })
  const Q1 = held('Q1', 'on-the-qui-vive')
  const Q2 = held('Q2', 'on-the-qui-vive')
  const Q3 = held('Q3', 'on-the-qui-vive')

  it('a locked minion may block; it stays locked', () => {
    const t = bleeding([Q1])
    expect([t.can(Ben, 'block:V5'), t.why(Ben, 'block', 'V5')]).toEqual([false, ['locked', 'BLOCK-04']])
    t.answer(Ben, 'play:Q1::V5')
    expect([t.locked('V5'), t.can(Ben, 'block:V5'), t.can(Ben, 'block:V6'), t.blood('V5'), t.inAsh(Ben, 'Q1')]).toEqual(
      [true, true, false, 5, true],
    )
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect([t.has('blocked'), t.locked('V5'), t.pool(Ben)]).toEqual([true, true, 10])
  })

  it('one that is cancelled has been played, until its next unlock phase', () => {
    const t = table({
      seats: [
        { ready: [minion('V1'), minion('V2')] },
        { pool: 10, ready: [minion('V5', locked()), minion('V6', locked())], hand: [Q1, Q2] },
        { pool: 10, hand: [held('D1', 'direct-intervention')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'play:Q1::V5')
    play(t, Cal, 'play:D1:')
    onwards(t, () => t.window() === 'blocks' && t.waiting().includes(Ben))
    expect([t.has('card-cancelled'), t.can(Ben, 'play:Q2::V5'), t.can(Ben, 'play:Q2::V6')]).toEqual([true, false, true])
    t.allPass(() => t.has('action-ended'))
    t.answer(Ann, 'bleed:V2')
    expect([t.can(Ben, 'play:Q2::V5'), t.can(Ben, 'play:Q2::V6')]).toEqual([false, true])
  })

  it('CARD-ONTHEQUIVIVE-01: the replacement is seen first, no block is owed, and reactions may still be played', () => {
    const t = bleeding([Q1], locked('DOM'), locked(), { ben: { library: [held('D1', 'deflection')] } })
    t.answer(Ben, 'play:Q1::V5')
    expect([t.inHand(Ben, 'D1'), t.window(), t.can(Ben, 'block:V5')]).toEqual([true, 'blocks', true])
    t.allPass(() => t.window() === 'declined')
    expect([t.locked('V5'), t.can(Ben, 'block:V5')]).toEqual([true, false])
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([10, 29])
  })

  it('only by a locked minion, in the ready region, in an action of another Methuselah', () => {
    const t = bleeding([Q1], {}, {})
    expect([t.can(Ben, 'play:Q1::V5'), t.why(Ben, 'play', 'Q1')]).toEqual([false, ['not-locked', 'PLAY-04']])
    const torpor = table({
      seats: [
        { ready: [minion('V1')] },
        { ready: [minion('V6')], torpor: [minion('V5', locked())], hand: [Q1] },
        {},
        {},
        {},
      ],
    })
    torpor.answer(Ann, 'bleed:V1')
    expect(torpor.can(Ben, 'play:Q1::V5')).toBe(false)
    const own = table({
      seats: [
        { ready: [minion('V1'), minion('V2', locked())], hand: [Q1] },
        { ready: [minion('V5')], hand: ['deflection'] },
        {},
        {},
        {},
      ],
    })
    own.answer(Ann, 'bleed:V1')
    expect([own.can(Ann, 'play:Q1::V2'), own.why(Ann, 'play', 'Q1')]).toEqual([false, ['own-action', 'MIN-16']])
  })

  it('in any action, also one that this Methuselah cannot block', () => {
    const t = table({
      seats: [
        { ready: [minion('V1')] },
        { pool: 10 },
        { ready: [minion('V4', locked())], hand: [Q1] },
        listening('V7'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.answer(Cal, 'play:Q1::V4')
    expect([t.can(Cal, 'block:V4'), t.why(Cal, 'block', 'V4')]).toEqual([false, ['not-entitled-to-block', 'BLOCK-01']])
    t.allPass()
    expect([t.pool(Ben), t.inAsh(Cal, 'Q1')]).toEqual([9, true])
  })

  it('ends with the action', () => {
    const t = bleeding([Q1, Q2])
    t.answer(Ben, 'play:Q1::V5')
    t.allPass()
    t.answer(Ann, 'hunt:V2')
    expect([t.window(), t.can(Ben, 'block:V5'), t.can(Ben, 'play:Q2::V5'), t.can(Ben, 'play:Q2::V6')]).toEqual([
      'blocks',
      false,
      false,
      true,
    ])
  })

  it('CARD-ONTHEQUIVIVE-02: a minion plays one between its unlock phases, another minion its own', () => {
    const t = scene([Q1, Q2, Q3], locked(), locked(), { turn: { seat: Eve, number: 9 } })
    t.answer(Eve, 'bleed:V8')
    t.answer(Ben, 'play:Q1::V5')
    t.allPass()
    expect(t.happened('turn-started')).toMatchObject([{ seat: Ann }])
    t.answer(Ann, 'bleed:V1')
    expect(t.why(Ben, 'play', 'Q2')).toBeUndefined()
    expect([t.refused(Ben, 'play:Q2::V5'), t.can(Ben, 'play:Q2::V6')]).toEqual(['illegal-option', true])
    t.answer(Ben, 'play:Q2::V6')
    expect(t.why(Ben, 'play', 'Q3')).toEqual(['already-played', 'MIN-18'])
    t.allPass()
    t.endPhasesTo(Ben, 'minion')
    // Ben's unlock phase: both may play one again, once they are locked.
    expect([t.locked('V5'), t.locked('V6')]).toEqual([false, false])
    for (const by of ['V5', 'V6']) {
      t.answer(Ben, `bleed:${by}`)
      t.allPass()
    }
    t.endPhasesTo(Cal, 'minion')
    t.answer(Cal, 'bleed:V4')
    expect([t.locked('V5'), t.can(Ben, 'play:Q3::V5'), t.can(Ben, 'play:Q3::V6')]).toEqual([true, true, true])
  })

  it('an ally blocks with it too, and does not unlock in its next unlock phase, but in the one after', () => {
    const t = bleeding([Q1], ally, locked(), { ann: { ready: [minion('V1')] } })
    t.answer(Ben, 'play:Q1::V5')
    t.allPass()
    // Ben's minion phase.
    expect([t.happened('turn-started').at(-1), t.locked('V5'), t.locked('V6'), t.can(Ben, 'bleed:V5')]).toMatchObject([
      { seat: Ben },
      true,
      false,
      false,
    ])
    t.endPhase(Ben)
    t.endPhasesTo(Ben, 'minion')
    expect([t.happened('turn-started').at(-1), t.locked('V5'), t.can(Ben, 'bleed:V5')]).toMatchObject([
      { seat: Ben },
      false,
      true,
    ])
  })

  it('an ally may still be unlocked otherwise', () => {
    const t = bleeding([Q1], ally, locked(), { ann: { ready: [minion('V1')] } })
    t.answer(Ben, 'play:Q1::V5')
    t.allPass()
    t.effect(Ben, [{ op: 'unlock', who: 'v' }], { v: 'V5' })
    expect([t.locked('V5'), t.can(Ben, 'bleed:V5')]).toEqual([false, true])
  })

  it('a vampire unlocks as normal', () => {
    const t = bleeding([Q1], locked(), locked(), { ann: { ready: [minion('V1')] } })
    t.answer(Ben, 'play:Q1::V5')
    t.allPass()
    expect([t.happened('turn-started').at(-1), t.locked('V5'), t.can(Ben, 'bleed:V5')]).toMatchObject([
      { seat: Ben },
      false,
      true,
    ])
  })
})

describe('Forced Awakening', () => {
  const scene = () => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9, disciplines: ['PRO'] }), v('A2')], hand: held('form-of-mist', 'M1') },
        {
          pool: 10,
          ready: [
            v('B1', { capacity: 9, disciplines: ['aus', 'dom'] }, { locked: true }),
            v('B2', {}, { locked: true }),
          ],
          hand: [...held('forced-awakening', 'K1'), ...held('deflection', 'D1')],
        },
        { pool: 10 },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('forced-awakening#1: the blood burns as the action begins to resolve; before that it pays for reactions', () => {
    const t = scene()
    t.reach(Ben, 'play:K1::B1')
    expect(t.blood('B1')).toBe(9)
    t.edit(state => {
      state.cards[t.id('B1')]!.blood = 1
    })
    t.reach(Ben, 'play:D1:dom:B1', { to: [Cal] })
    expect(costs(t)).toEqual([1])
    t.allPass()
    expect([t.blood('B1'), t.pool(Cal)]).toEqual([0, 9])
  })
  it('forced-awakening#3: a block before it was played is none', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:M1:PRO:A1'))
    t.answer(Ann, 'play:M1:PRO:A1')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, [t.id('A1')])
    t.effect(Ben, [{ op: 'lock', who: 'b' }], { b: 'B1' })
    const before = t.blood('B1')
    onwards(t, () => t.can(Ben, 'play:K1::B1') || t.state.frames.length === 1)
    t.answer(Ben, 'play:K1::B1')
    onwards(t)
    expect([t.happened('blocked').length, before - t.blood('B1')]).toEqual([1, 1])
  })
  it('forced-awakening#2: whoever blocks does not burn it, though the action goes on', () => {
    const t = scene()
    t.reach(Ben, 'play:K1::B1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:M1:PRO:A1'))
    t.answer(Ann, 'play:M1:PRO:A1')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, [t.id('A1')])
    const before = t.blood('B1')
    onwards(t)
    expect([t.has('blocked'), t.blood('B1'), t.pool(Ben)]).toEqual([true, before, 9])
  })
})

describe('Forced Awakening', () => {
  const scene = () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { capacity: 9, disciplines: ['PRO'] }), v('A2')],
          hand: [{ card: 'form-of-mist', as: 'M1' }],
        },
        {
          pool: 10,
          ready: [v('B1', { capacity: 9 }, { locked: true }), v('B2', {}, { locked: true })],
          hand: [K1('forced-awakening')],
        },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'play:K1::B1')
    return t
  }
  it('wakes; without a block it costs 1 blood', () => {
    const t = scene()
    onwards(t)
    expect([t.blood('B1'), t.pool(Ben)]).toEqual([8, 9])
  })
  it('nothing where it blocks, even if the action goes on', () => {
    const t = scene()
    t.answer(Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:M1:PRO:A1'))
    t.answer(Ann, 'play:M1:PRO:A1')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, [t.id('A1')])
    onwards(t)
    expect([t.blood('B1'), t.pool(Ben)]).toEqual([9, 9])
  })
  it('where another blocks, it does', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'unlock', who: 'm' }], { m: 'B2' })
    t.reach(Ben, 'block:B2')
    onwards(t)
    expect([t.has('blocked'), t.blood('B1')]).toEqual([true, 8])
  })
  it('by a locked vampire alone', () => {
    const t = table({
      seats: [
        { ready: [v('A1')] },
        { ready: [v('B1'), v('B2', { type: 'ally' }, { locked: true })], hand: [K1('forced-awakening')] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect([t.can(Ben, 'play:K1::B1'), t.can(Ben, 'play:K1::B2')]).toEqual([false, false])
  })
})

describe('Eyes of Argus', () => {
  const held = (as: string, card: string) => ({ card, as })
  const E1 = held('E1', 'eyes-of-argus')
  const E2 = held('E2', 'eyes-of-argus')
  const L1 = held('L1', 'lost-in-crowds')

  const attempted = (hand: object[], v5: object, hidden = 'obf') => {
    const t = bleeding(hand, v5, {}, { ann: { hand: [L1] } })
    t.reach(Ben, 'block:V5')
    t.answer(Ann, `play:L1:${hidden}:V1`)
    yields(t, Ann)
    return t
  }

  it.each(['aus', 'AUS'])('[aus]: +2 intercept in an action directed at its player (by %s)', level => {
    const t = attempted([E1], { generic: { disciplines: [level] } })
    t.answer(Ben, 'play:E1:aus:V5')
    expect([t.stat('V5', 'intercept'), t.stat('V1', 'stealth'), t.blood('V5'), t.inAsh(Ben, 'E1')]).toEqual([
      2,
      1,
      5,
      true,
    ])
    t.allPass()
    expect([t.has('blocked'), t.stat('V5', 'intercept'), t.pool(Ben)]).toEqual([true, 0, 10])
  })

  it('[aus]: enough for the greater stealth as well', () => {
    const t = attempted([E1], { generic: { disciplines: ['aus'] } }, 'OBF')
    t.answer(Ben, 'play:E1:aus:V5')
    t.allPass()
    expect(t.has('blocked')).toBe(true)
  })

  it('[aus]: not in an action that is not directed at its player', () => {
    const t = scene([E1], { generic: { disciplines: ['AUS'] } })
    t.answer(Ann, 'hunt:V2')
    t.reach(Ben, 'block:V5')
    expect([t.stat('V2', 'stealth'), t.can(Ben, 'play:E1:aus:V5'), t.why(Ben, 'play', 'E1')]).toEqual([
      1,
      false,
      ['not-directed-at-you', 'BLOCK-01'],
    ])
  })

  it('[aus]: only when it is needed, by the minion that is blocking', () => {
    const t = bleeding(
      [E1],
      { generic: { disciplines: ['aus'] } },
      { generic: { disciplines: ['aus'] } },
      { ann: { hand: [L1] } },
    )
    expect([t.can(Ben, 'play:E1:aus:V5'), t.why(Ben, 'play', 'E1')]).toEqual([false, ['not-blocking', 'STEALTH-05']])
    t.reach(Ben, 'block:V5')
    expect([t.can(Ben, 'play:E1:aus:V5'), t.why(Ben, 'play', 'E1')]).toEqual([
      false,
      ['intercept-not-needed', 'STEALTH-05'],
    ])
    t.answer(Ann, 'play:L1:obf:V1')
    yields(t, Ann)
    expect([t.can(Ben, 'play:E1:aus:V5'), t.can(Ben, 'play:E1:aus:V6')]).toEqual([true, false])
  })

  it('[AUS]: a locked vampire wakes, in any action; no intercept', () => {
    const t = scene([E1], locked('AUS'))
    t.answer(Ann, 'hunt:V2')
    t.answer(Ben, 'play:E1:AUS:V5')
    expect([t.locked('V5'), t.can(Ben, 'block:V5'), t.can(Ben, 'block:V6'), t.stat('V5', 'intercept')]).toEqual([
      true,
      true,
      false,
      0,
    ])
    t.allPass()
    t.answer(Ann, 'bleed:V1')
    expect(t.can(Ben, 'block:V5')).toBe(false)
  })

  it('[AUS]: after blocks are declined it still lets a vampire react', () => {
    const t = bleeding([E1, held('D1', 'deflection')], locked('AUS', 'dom'))
    declines(t, Ann)
    t.answer(Ben, 'play:E1:AUS:V5')
    expect([t.window(), t.can(Ben, 'block:V5')]).toEqual(['declined', false])
    t.answer(Ben, 'play:D1:dom:V5', { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([10, 29])
  })

  it('[AUS]: not by an unlocked vampire, nor with basic Auspex', () => {
    const unlocked = bleeding([E1], { generic: { disciplines: ['AUS'] } })
    expect(unlocked.can(Ben, 'play:E1:AUS:V5')).toBe(false)
    const basic = bleeding([E1], locked('aus'))
    expect([basic.can(Ben, 'play:E1:AUS:V5'), basic.can(Ben, 'play:E1:aus:V5')]).toEqual([false, false])
    expect(basic.why(Ben, 'play', 'E1')).toEqual(['locked', 'MIN-16'])
  })

  it('CARD-EYESOFARGUS-01: who woke with one copy cannot use another for intercept in that action; another vampire can', () => {
    const t = bleeding([E1, E2], locked('AUS'), { generic: { disciplines: ['aus'] } }, { ann: { hand: [L1] } })
    t.answer(Ben, 'play:E1:AUS:V5')
    t.reach(Ben, 'block:V5')
    t.answer(Ann, 'play:L1:obf:V1')
    yields(t, Ann)
    expect([t.refused(Ben, 'play:E2:aus:V5'), t.inHand(Ben, 'E2')]).toEqual(['illegal-option', true])
    t.allPass(() => t.window() === 'blocks')
    t.answer(Ben, 'block:V6')
    t.allPass(() => t.can(Ben, 'play:E2:aus:V6'))
    t.answer(Ben, 'play:E2:aus:V6')
    expect([t.stat('V6', 'intercept'), t.stat('V5', 'intercept')]).toEqual([2, 0])
    t.allPass()
    expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('V6') } }])
  })
})

describe("Wake with Evening's Freshness", () => {
  const woken = (generic: object, more: object = {}) =>
    table({
      seats: [
        { ready: [minion('V1')] },
        {
          ready: [{ generic, as: 'V5', locked: true, ...more }],
          hand: [{ card: 'wake-with-evenings-freshness', as: 'W1' }],
          library: cards(9),
        },
        {},
        {},
        {},
      ],
    })

  it("CARD-WAKEWITHEVENINGSFRESHNESS-01: no block is owed, the vampire stays locked, the hand is short until its player's unlock phase", () => {
    const t = table({
      seats: [
        { ready: [minion('V1'), minion('V2')] },
        {
          pool: 10,
          ready: [minion('V5', { generic: { disciplines: ['DOM'] }, locked: true })],
          hand: [{ card: 'wake-with-evenings-freshness', as: 'W1' }, { card: 'deflection', as: 'D1' }, ...cards(5)],
          library: cards(9),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'play:W1::V5')
    expect([hand(t, Ben), t.locked('V5'), t.can(Ben, 'block:V5'), t.can(Ben, 'pass')]).toEqual([6, true, true, true])
    declines(t, Ann)
    t.reach(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), hand(t, Ben), t.locked('V5')]).toEqual([10, 29, 6, true])
    t.endPhasesTo(Ben, 'minion')
    expect(hand(t, Ben)).toBe(7)
  })

  it('a locked vampire wakes; the card is replaced in the next unlock phase', () => {
    const t = woken({})
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'play:W1::V5')
    expect([hand(t, Ben), t.locked('V5')]).toEqual([0, true])
    t.reach(Ben, 'block:V5')
    expect(t.has('block-declared')).toBe(true)
    t.allPass()
    t.endPhasesTo(Ben, 'minion')
    expect(hand(t, Ben)).toBe(1)
  })

  it('CARD-WAKEWITHEVENINGSFRESHNESS-02: by no ally, and by no vampire that is unlocked', () => {
    for (const t of [woken({ type: 'ally' }), woken({}, { locked: false })]) {
      t.answer(Ann, 'bleed:V1')
      t.allPass(() => t.waiting().includes(Ben))
      expect(t.can(Ben, 'play:W1::V5')).toBe(false)
    }
  })
})

describe('wakes', () => {
  const wakes = [
    ['eyes-of-argus', 'AUS'],
    ['forced-awakening', ''],
    ['on-the-qui-vive', ''],
    ['shadow-sentinel', 'obl'],
    ['wake-with-evenings-freshness', ''],
  ] as const

  it.each(wakes)('%s#G115-1: who wakes has to do nothing with it', (card, level) => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        {
          pool: 10,
          ready: [minion('B1', has('AUS obl DOM', { locked: true }))],
          hand: [...held(card, 'W1'), ...held('deflection', 'F1')],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, `play:W1:${level}:B1`)
    t.allPass()
    expect([t.has('block-declared'), t.happened('card-played').length, t.locked('B1'), t.pool(Ben)]).toEqual([
      false,
      1,
      true,
      9,
    ])
  })

  it.each(wakes)('%s#G115-2: also after the action has resolved, where a reaction belongs', (card, level) => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        {
          pool: 10,
          ready: [minion('B1', has('AUS obl ani')), minion('B2', { locked: true })],
          hand: [...held(card, 'W1'), ...held('cats-guidance', 'K1')],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    upTo(t, 'resolved')
    t.allPass(() => t.waiting().includes(Ben))
    // Not by one that could react to nothing any more.
    expect([t.window(), t.locked('B1'), t.can(Ben, `play:W1:${level}:B1`), t.can(Ben, `play:W1:${level}:B2`)]).toEqual([
      'resolved',
      true,
      true,
      false,
    ])
    play(t, Ben, `play:W1:${level}:B1`)
    play(t, Ben, 'play:K1:ani:B1')
    expect([t.inAsh(Ben, 'W1'), t.locked('B1')]).toEqual([true, false])
  })

  it.each(wakes)('%s#G115-3: also as a card is played, but in no combat and not without an action', (card, level) => {
    const scene = (phase: 'master' | 'minion', b1: object = {}) =>
      table({
        seats: [
          {
            ready: [minion('A1', has('dom PRE')), minion('A2')],
            hand: [...held('govern-the-unaligned', 'G1'), ...held('fame', 'M1'), ...held('majesty', 'J1')],
          },
          {
            pool: 10,
            ready: [minion('B1', has('AUS obl tem TEM', { locked: true, ...b1 })), minion('B2')],
            hand: [...held(card, 'W1'), ...held('rewind-time', 'R1'), ...held('direct-intervention', 'I1')],
          },
          {},
          {},
          {},
        ],
        turn: { phase },
      })
    const t = scene('minion')
    t.answer(Ann, 'play:G1:dom:A1')
    expect([t.window(), t.can(Ben, 'play:R1:tem:B1'), t.can(Ben, `play:W1:${level}:B1`)]).toEqual([
      'as-played',
      false,
      true,
    ])
    play(t, Ben, `play:W1:${level}:B1`)
    play(t, Ben, 'play:R1:tem:B1')
    t.allPass(() => t.has('card-cancelled'))
    expect(t.happened('card-cancelled')).toMatchObject([{ card: { id: t.id('G1') } }])
    const fight = scene('minion')
    fight.answer(Ann, 'bleed:A1')
    play(fight, Ben, 'block:B2')
    onwards(fight, () => fight.can(Ann, 'play:J1:pre:A1')).answer(Ann, 'play:J1:pre:A1')
    expect([fight.window(), fight.can(Ben, 'play:I1:'), fight.can(Ben, `play:W1:${level}:B1`)]).toEqual([
      'as-played',
      true,
      false,
    ])
    const idle = scene('master')
    idle.answer(Ann, 'play:M1:', { v: [idle.id('A1')] })
    onwards(idle, () => idle.waiting().includes(Ben))
    expect(idle.can(Ben, `play:W1:${level}:B1`)).toBe(false)
  })

  it('wake-with-evenings-freshness#G25-1: it is replaced before anything unlocks, and before anything is done in that phase', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        {
          pool: 10,
          ready: [minion('B1', { locked: true, attachments: held('vessel', 'V1') })],
          hand: [...held('wake-with-evenings-freshness', 'W1'), ...held('bonding', 'X1', 'X2', 'X3', 'X4', 'X5', 'X6')],
          library: held('deflection', 'N1', 'N2'),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:W1::B1')
    t.allPass()
    expect(t.state.seats[Ben]!.hand).toHaveLength(6)
    const before = t.log.length
    t.endPhasesTo(Ben, 'unlock')
    const told = t.log.slice(before).map(event => event.key)
    expect([
      t.inHand(Ben, 'N1'),
      t.can(Ben, 'use:V1:to-pool'),
      told.indexOf('drawn') < told.indexOf('unlocked-all'),
    ]).toEqual([true, true, true])
  })
})

describe('Shadow Sentinel', () => {
  const S = (...names: string[]) => held('shadow-sentinel', ...names)
  const servitor = { card: 'spectral-servitor', as: 'W1', locked: true, blood: 1 }

  it('[obl]: a locked vampire wakes', () => {
    const t = bleeding(S('K1'), locked('obl'))
    t.reach(Ben, 'play:K1:obl:V5')
    t.allPass(() => t.can(Ben, 'block:V5'))
    expect([t.can(Ben, 'block:V5'), t.can(Ben, 'block:V6')]).toEqual([true, false])
    t.allPass()
    expect([t.pool(Ben), t.locked('V5')]).toEqual([9, true])
  })

  it('[obl]: not by who is unlocked; [OBL]: by either, for a locked wraith or zombie of its own', () => {
    const sentinel = (v5: object, more: object[] = [servitor]) => {
      const t = scene(S('K1'), v5, locked(), { ben: { ready: [minion('V5', v5), minion('V6', locked()), ...more] } })
      t.answer(Ann, 'bleed:V1')
      return t
    }
    const open = sentinel({ generic: { disciplines: ['OBL'] } })
    expect([open.can(Ben, 'play:K1:obl:V5'), open.can(Ben, 'play:K1:OBL:V5')]).toEqual([false, true])
    for (const v5 of [{ generic: { disciplines: ['OBL'] } }, locked('OBL')]) {
      const t = sentinel(v5)
      t.reach(Ben, 'play:K1:OBL:V5', { m: ['W1'] } as never)
      t.allPass(() => t.can(Ben, 'block:W1'))
      expect([t.can(Ben, 'block:W1'), t.can(Ben, 'block:V6')]).toEqual([true, false])
    }
    const none = sentinel(locked('OBL'), [
      { ...servitor, locked: false },
      { card: 'procurer', as: 'P1', blood: 1, locked: true },
    ])
    expect(none.can(Ben, 'play:K1:OBL:V5')).toBe(false)
  })

  it('once between the unlock phases of a vampire, in whichever way', () => {
    const t = bleeding(S('K1', 'K2'), locked('OBL'), locked('obl'), {
      ben: { ready: [minion('V5', locked('OBL')), minion('V6', locked('obl')), servitor] },
    })
    t.reach(Ben, 'play:K1:obl:V5')
    t.allPass(() => t.can(Ben, 'play:K2:obl:V6'))
    expect([t.can(Ben, 'play:K2:OBL:V5'), t.can(Ben, 'play:K2:obl:V6')]).toEqual([false, true])
  })
})
