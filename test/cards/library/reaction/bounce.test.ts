import { describe, expect, it } from 'vitest'
import { added, asReaction } from '../../rows.ts'
import { play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../../support/table.ts'
import { has, type Held, held, K1, v } from '../../scene.ts'
import { acting } from '../../scenes.ts'
import { declines } from '../../passing.ts'

const of = (...disciplines: string[]) => ({ generic: { disciplines } })
/** V1 of Ann against Ben, whose V5 may send the bleed away. Cal has V4, Eve V8; Dee listens. */
const scene = (hand: object[], v5: object = of('DOM', 'AUS'), cal: object = {}, ann: object = {}) =>
  table({
    seats: [
      { ready: [minion('V1', of('DOM')), minion('V2')], ...ann },
      { pool: 10, ready: [minion('V5', v5), minion('V6', of('DOM'))], hand: hand as [] },
      { pool: 10, ready: [minion('V4', of('DOM'))], ...cal },
      listening('V7', { pool: 10 }),
      { pool: 10, ready: [minion('V8')] },
    ],
  })
/** The same, in state C of a bleed. */
const declined = (...args: Parameters<typeof scene>) => {
  const t = scene(...args)
  t.answer(Ann, 'bleed:V1')
  return declines(t, Ann)
}

describe('Deflection', () => {
  const held = (as: string, card: string) => ({ card, as })
  const D1 = held('D1', 'deflection')
  const D2 = held('D2', 'deflection')
  const T1 = held('T1', 'telepathic-misdirection')
  const Q1 = held('Q1', 'on-the-qui-vive')
  const C1 = held('C1', 'conditioning')

  it.each([
    ['dom', true],
    ['DOM', false],
  ])('[%s]: another target, for 1 blood; the vampire locks: %s', (level, locks) => {
    const t = declined([D1])
    t.answer(Ben, `play:D1:${level}:V5`, { to: [Cal] })
    expect([t.locked('V5'), t.blood('V5'), t.inAsh(Ben, 'D1')]).toEqual([locks, 4, true])
    expect(t.happened('redirected')).toEqual([{ key: 'redirected', by: Ben, target: Cal }])
    expect([t.can(Cal, 'block:V4'), t.can(Ben, 'block:V6'), t.can(Eve, 'block:V8')]).toEqual([true, false, false])
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), t.state.edge]).toEqual([10, 9, Ann])
  })

  it('FAQ-05: the new target may block', () => {
    const t = declined([D1])
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    t.answer(Cal, 'block:V4')
    t.allPass()
    expect([t.has('blocked'), t.locked('V4'), t.pool(Cal)]).toEqual([true, true, 10])
  })

  it.each([
    ['deflection', 'DOM'],
    ['telepathic-misdirection', 'AUS'],
  ])('PLAY-01: the target of %s is named as it is played, before the replacement is seen', (card, level) => {
    const t = table({
      seats: [
        { ready: [minion('V1')] },
        { pool: 10, ready: [minion('V5', of('DOM', 'AUS'))], hand: [{ card, as: 'R1' }], library: [C1] },
        {},
        listening('V7'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    declines(t, Ann)
    expect(t.refused(Ben, `play:R1:${level}:V5`)).toBe('illegal-args')
    t.answer(Ben, `play:R1:${level}:V5`, { to: [Cal] })
    const told = t.log.map(event => event.key)
    expect(told.indexOf('chosen')).toBeLessThan(told.indexOf('drawn'))
    expect([t.inHand(Ben, 'C1'), t.blood('V5'), t.has('redirected')]).toEqual([true, 4, true])
  })

  it('CARD-DEFLECTION-01: a locked vampire that has woken may play it at either level', () => {
    for (const level of ['dom', 'DOM']) {
      const t = scene([D1, Q1], { ...of('DOM'), blood: 1, locked: true })
      t.answer(Ann, 'bleed:V1')
      t.answer(Ben, 'play:Q1::V5')
      t.windowPasses()
      expect(t.window()).toBe('declined')
      t.answer(Ben, `play:D1:${level}:V5`, { to: [Cal] })
      expect([t.locked('V5'), t.blood('V5'), t.can(Cal, 'block:V4')]).toEqual([true, 0, true])
    }
  })

  it('a locked one that has not cannot', () => {
    const t = declined([D1], { ...of('DOM'), locked: true })
    expect([t.can(Ben, 'play:D1:DOM:V6'), t.refused(Ben, 'play:D1:DOM:V5')]).toEqual([true, 'illegal-option'])
  })

  it('CARD-DEFLECTION-02: not before blocks are declined, nor during an attempt', () => {
    const t = scene([D1])
    t.answer(Ann, 'bleed:V1')
    expect([t.window(), t.refused(Ben, 'play:D1:DOM:V5'), t.why(Ben, 'play', 'D1')]).toEqual([
      'blocks',
      'illegal-option',
      ['wrong-window', 'PLAY-01'],
    ])
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.answer(Ben, 'block:V6')
    expect([t.can(Ben, 'play:D1:DOM:V5'), t.inHand(Ben, 'D1'), t.blood('V5')]).toEqual([false, true, 5])
  })

  it("CARD-DEFLECTION-02: never to the acting minion's controller, nor to oneself", () => {
    const t = declined([D1])
    expect(t.option(Ben, 'play:D1:DOM:V5')?.slots).toMatchObject([{ candidates: [Cal, Dee, Eve], min: 1, max: 1 }])
    for (const target of [Ann, Ben]) expect(t.refused(Ben, 'play:D1:DOM:V5', { to: [target] })).toBe('illegal-args')
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Eve] })
    t.allPass()
    expect(t.pool(Eve)).toBe(9)
  })

  it('CARD-DEFLECTION-02: with nobody else in the game it cannot be played', () => {
    const t = table({
      seats: [{ ready: [minion('V1')] }, { pool: 10, ready: [minion('V5', of('DOM')), minion('V6')], hand: [D1, Q1] }],
    })
    t.answer(Ann, 'bleed:V1')
    expect(t.why(Ben, 'play', 'D1')).toEqual(['wrong-window', 'PLAY-01'])
    t.pass(Ben)
    expect([t.pool(Ben), t.blood('V5'), t.inHand(Ben, 'D1')]).toEqual([9, 5, true])
  })

  it('RESOLVE-07: not without the blood', () => {
    const t = declined([D1, T1], { ...of('DOM', 'AUS'), blood: 0 })
    expect([t.refused(Ben, 'play:D1:dom:V5'), t.refused(Ben, 'play:T1:AUS:V5'), t.can(Ben, 'play:D1:DOM:V6')]).toEqual([
      'illegal-option',
      'illegal-option',
      true,
    ])
  })

  it('needs Dominate at the level played', () => {
    const t = declined([D1], of('dom'))
    expect([t.can(Ben, 'play:D1:dom:V5'), t.refused(Ben, 'play:D1:DOM:V5')]).toEqual([true, 'illegal-option'])
    const none = declined([D1], of('AUS'))
    expect(none.refused(Ben, 'play:D1:dom:V5')).toBe('illegal-option')
  })

  it('BLEED-16: only by who is being bled, and only against a bleed', () => {
    const t = declined([Q1], of('DOM'), { hand: [D1] })
    expect([t.can(Cal, 'play:D1:DOM:V4'), t.why(Cal, 'play', 'D1')]).toEqual([false, ['not-bleeding-you', 'BLEED-16']])
    const hunt = scene([D1], of('DOM'), {}, { ready: [minion('V1', { blood: 2 }), minion('V2')] })
    hunt.answer(Ann, 'hunt:V1')
    declines(hunt, Ann)
    expect([hunt.window(), hunt.can(Ben, 'play:D1:DOM:V5')]).toEqual(['declined', false])
    expect(hunt.why(Ben, 'play', 'D1')).toEqual(['not-bleeding-you', 'BLEED-16'])
  })

  it('bounced back, blocks are open to the first target again, and what was played still counts', () => {
    const t = scene([D1, D2], of('DOM'), { hand: [held('D3', 'deflection')] }, { hand: [C1] })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ann, 'play:C1:dom:V1')
    t.windowPasses()
    t.answer(Ben, 'play:D1:dom:V5', { to: [Cal] })
    t.windowPasses()
    t.answer(Cal, 'play:D3:DOM:V4', { to: [Ben] })
    expect([t.stat('V1', 'bleed'), t.locked('V5'), t.can(Ben, 'block:V5'), t.can(Ben, 'block:V6')]).toEqual([
      3,
      true,
      false,
      true,
    ])
    t.windowPasses()
    expect(t.window()).toBe('declined')
    // V5 has played one in this action, V6 has not.
    expect([t.can(Ben, 'play:D2:dom:V5'), t.can(Ben, 'play:D2:DOM:V6')]).toEqual([false, true])
    t.answer(Ben, 'play:D2:DOM:V6', { to: [Dee] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), t.pool(Dee), t.blood('V1')]).toEqual([10, 10, 7, 4])
  })

  it('bounced back, the same vampire cannot play another at another level', () => {
    const t = scene([D1, D2], of('DOM'), { hand: [held('D3', 'deflection')] })
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    t.windowPasses()
    t.answer(Cal, 'play:D3:DOM:V4', { to: [Ben] })
    t.allPass(() => t.window() === 'declined')
    expect([t.refused(Ben, 'play:D2:dom:V5'), t.why(Ben, 'play', 'D2')]).toEqual(['illegal-option', undefined])
    t.effect(Ann, [{ op: 'lock', who: 'v' }], { v: 'V6' })
    expect([t.can(Ben, 'play:D2:DOM:V6'), t.why(Ben, 'play', 'D2')]).toEqual([false, ['already-played', 'MIN-18']])
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
  })
})

describe('Telepathic Misdirection', () => {
  const held = (as: string, card: string) => ({ card, as })
  const T1 = held('T1', 'telepathic-misdirection')
  const T2 = held('T2', 'telepathic-misdirection')
  const Q1 = held('Q1', 'on-the-qui-vive')

  it('[aus]: +1 intercept to a blocker that needs it, for 1 blood', () => {
    const t = scene([T1], of('aus'), {}, { ready: [minion('V1', { blood: 2 }), minion('V2')] })
    t.answer(Ann, 'hunt:V1')
    t.answer(Ben, 'block:V5')
    t.answer(Ben, 'play:T1:aus:V5')
    expect([t.stat('V5', 'intercept'), t.blood('V5')]).toEqual([1, 4])
    t.allPass()
    expect([t.has('blocked'), t.stat('V5', 'intercept')]).toEqual([true, 0])
  })

  it('[aus]: not when it is not needed, nor by a minion that is not blocking', () => {
    const t = scene([T1])
    t.answer(Ann, 'bleed:V1')
    expect(t.can(Ben, 'play:T1:aus:V5')).toBe(false)
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.answer(Ben, 'block:V6')
    expect(t.can(Ben, 'play:T1:aus:V5')).toBe(false)
    const enough = scene([T1])
    enough.answer(Ann, 'bleed:V1')
    enough.answer(Ben, 'block:V5')
    expect([enough.can(Ben, 'play:T1:aus:V5'), enough.why(Ben, 'play', 'T1')]).toEqual([
      false,
      ['intercept-not-needed', 'STEALTH-05'],
    ])
  })

  it('[AUS]: another target; the vampire locks', () => {
    const t = declined([T1], of('AUS'))
    expect(t.can(Ben, 'play:T1:aus:V5')).toBe(false)
    expect(t.option(Ben, 'play:T1:AUS:V5')?.slots).toMatchObject([{ candidates: [Cal, Dee, Eve] }])
    t.answer(Ben, 'play:T1:AUS:V5', { to: [Cal] })
    expect([t.locked('V5'), t.blood('V5'), t.can(Cal, 'block:V4'), t.can(Ben, 'block:V6')]).toEqual([
      true,
      4,
      true,
      false,
    ])
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), t.state.edge]).toEqual([10, 9, Ann])
  })

  it('[AUS]: only after blocks are declined, by who is bled, with superior Auspex', () => {
    const early = scene([T1], of('AUS'))
    early.answer(Ann, 'bleed:V1')
    expect(early.refused(Ben, 'play:T1:AUS:V5')).toBe('illegal-option')
    const basic = declined([T1], of('aus'))
    expect(basic.refused(Ben, 'play:T1:AUS:V5')).toBe('illegal-option')
    const notBled = declined([Q1], {}, { ready: [minion('V4', of('AUS'))], hand: [T1] })
    expect(notBled.can(Cal, 'play:T1:AUS:V4')).toBe(false)
  })

  it('CARD-TELEPATHICMISDIRECTION-01: a woken locked vampire may send the bleed away', () => {
    const t = scene([T1, Q1], { ...of('AUS'), blood: 1, locked: true })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ben, 'play:Q1::V5')
    t.windowPasses()
    t.answer(Ben, 'play:T1:AUS:V5', { to: [Dee] })
    t.reach(Dee, 'play:WV7::V7')
    t.allPass(() => t.can(Dee, 'block:V7'))
    expect([t.can(Dee, 'block:V7'), t.can(Ben, 'block:V6')]).toEqual([true, false])
    t.allPass()
    expect([t.locked('V5'), t.blood('V5'), t.pool(Dee), t.pool(Ben)]).toEqual([true, 0, 9, 10])
  })

  it('the same vampire plays one in an action, another vampire a further one', () => {
    const t = scene([T1, T2], of('AUS'), {}, {})
    t.answer(Ann, 'bleed:V1')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 2, on: 'acting', until: 'action' }])
    t.answer(Ben, 'block:V5')
    t.answer(Ben, 'play:T1:aus:V5')
    t.windowPasses()
    t.allPass(() => t.window() === 'declined')
    expect([t.stat('V5', 'intercept'), t.can(Ben, 'play:T2:AUS:V5'), t.inHand(Ben, 'T2')]).toEqual([1, false, true])
  })
})

describe('Bait and Switch', () => {
  const baron = { title: 'baron', city: 'Rome' }
  const bait = (more: { ann?: Held; a1?: object } = {}) =>
    table({
      seats: [
        { pool: 10, ready: [v('A1', { disciplines: ['OBF'], ...more.a1 }), minion('A2')], hand: more.ann ?? [] },
        { pool: 10, ready: [v('B1', baron), minion('B2')], hand: held('bait-and-switch', 'F1') },
        { pool: 10, ready: [minion('C1')] },
        listening('D1', { pool: 10 }),
        {},
      ],
    })
  it('bait-and-switch#G106-1: also by who has failed to block for lack of intercept', () => {
    const t = bait({ ann: held('lost-in-crowds', 'L1') })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:L1:obf:A1')
    t.allPass(() => t.can(Ben, 'play:F1::B1'))
    expect(t.happened('block-failed')).toHaveLength(1)
    play(t, Ben, 'play:F1::B1', { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([10, 9])
  })

  it('bait-and-switch#G106-2: not once the bleed is about to succeed', () => {
    const t = bait({ ann: held('spying-mission', 'S1') })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'success')
    expect([t.can(Ann, 'play:S1:OBF:A1'), t.can(Ben, 'play:F1::B1')]).toEqual([true, false])
  })

  it('bait-and-switch#G106-3: to nobody who cannot be bled', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { pool: 10, ready: [v('B1', baron)], hand: held('bait-and-switch', 'F1') },
        { pool: 0, ousted: true },
        listening('D1', { pool: 10 }),
        { pool: 10 },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    declines(t, Ann)
    expect(t.option(Ben, 'play:F1::B1')?.slots).toMatchObject([{ candidates: [Dee, 4] }])
    for (const to of [Ann, Ben, Cal]) expect(t.refused(Ben, 'play:F1::B1', { to: [to] })).toBe('illegal-args')
  })
})

/** Older than who bleeds. */
const elderly = (level: string) => has(level, {}, { capacity: 9 })
describe('bleeds that are sent on', () => {
  it.each([
    ['deflection', 'DOM'],
    ['redirection', 'DOM'],
    ['murmur-of-the-false-will', 'DOM'],
    ['telepathic-misdirection', 'AUS'],
  ])('%s#G106-1: also by who has failed to block for lack of intercept', (card, level) => {
    const t = acting(has('obf'), {
      ann: held('lost-in-crowds', 'L1'),
      ben: held(card, 'F1'),
      b1: elderly(level),
      cal: {},
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:L1:obf:A1')
    t.allPass(() => t.can(Ben, `play:F1:${level}:B1`))
    expect(t.happened('block-failed')).toHaveLength(1)
    play(t, Ben, `play:F1:${level}:B1`, { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([10, 9])
  })

  it.each([
    ['deflection', 'DOM'],
    ['redirection', 'DOM'],
    ['murmur-of-the-false-will', 'DOM'],
    ['telepathic-misdirection', 'AUS'],
  ])(
    '%s#G106-2: not once the bleed is about to succeed, nor after a Spying Mission that goes off then',
    (card, level) => {
      const t = acting(has('OBF'), { ann: held('spying-mission', 'S1'), ben: held(card, 'F1'), b1: elderly(level) })
      t.answer(Ann, 'bleed:A1')
      t.allPass(() => t.window() === 'success')
      expect([t.can(Ann, 'play:S1:OBF:A1'), t.can(Ben, `play:F1:${level}:B1`)]).toEqual([true, false])
      const carried = acting(has('OBF'), {
        ann: held('spying-mission', 'S1'),
        ben: held(card, 'F1'),
        b1: elderly(level),
      })
      carried.effect(Ann, [{ op: 'move', who: 's', to: 'inPlay', on: 'a', keep: { whom: 1 } }], { s: 'S1', a: 'A1' })
      carried.answer(Ann, 'bleed:A1')
      carried.allPass(() => carried.inAsh(Ann, 'S1') || carried.window() === undefined)
      carried.allPass()
      expect([carried.pool(Ben), carried.inHand(Ben, 'F1'), carried.inAsh(Ann, 'S1')]).toEqual([7, true, true])
    },
  )

  it.each([
    ['deflection', 'DOM'],
    ['redirection', 'DOM'],
    ['murmur-of-the-false-will', 'DOM'],
    ['telepathic-misdirection', 'AUS'],
  ])(
    '%s#G106-3: to nobody who cannot be bled: not the one that bleeds, oneself, nor who is out of the game',
    (card, level) => {
      const t = table({
        seats: [
          { ready: [minion('A1'), minion('A2')] },
          { pool: 10, ready: [minion('B1', elderly(level))], hand: held(card, 'F1') },
          { pool: 0, ousted: true },
          listening('D1', { pool: 10 }),
          { pool: 10 },
        ],
      })
      t.answer(Ann, 'bleed:A1')
      declines(t, Ann)
      expect(t.option(Ben, `play:F1:${level}:B1`)?.slots).toMatchObject([{ candidates: [Dee, 4] }])
      for (const to of [Ann, Ben, Cal]) expect(t.refused(Ben, `play:F1:${level}:B1`, { to: [to] })).toBe('illegal-args')
    },
  )
})

describe("My Enemy's Enemy", () => {
  const M1 = { card: 'my-enemys-enemy', as: 'M1' }
  it('[aus]: +1 intercept', () => {
    expect(added(asReaction('my-enemys-enemy', 'aus', { stealth: 1 }), 'intercept')).toEqual([1])
  })

  it("[AUS]: a bleed of one's predator goes to the predator of that one, who may block; its vampire locks", () => {
    const t = declined([M1])
    t.answer(Ben, 'play:M1:AUS:V5')
    expect([t.locked('V5'), t.happened('redirected')]).toEqual([true, [{ key: 'redirected', by: Ben, target: Eve }]])
    expect([t.can(Eve, 'block:V8'), t.can(Ben, 'block:V6')]).toEqual([true, false])
    t.allPass()
    expect([t.pool(Ben), t.pool(Eve)]).toEqual([10, 9])
  })

  it("not of a bleed by anybody but one's predator", () => {
    const t = declined([{ card: 'deflection', as: 'D1' }], of('DOM'), { ready: [minion('V4', of('AUS'))], hand: [M1] })
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    t.allPass(() => t.window() === 'declined')
    expect([t.waiting().includes(Cal), t.can(Cal, 'play:M1:AUS:V4')]).toEqual([true, false])
  })

  it('my-enemys-enemy#G106-1: also by who has failed to block for lack of intercept', () => {
    const t = scene([M1])
    t.answer(Ann, 'bleed:V1')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.answer(Ben, 'block:V6')
    t.allPass(() => t.window() === 'declined')
    expect([t.has('block-failed'), t.can(Ben, 'play:M1:AUS:V5')]).toEqual([true, true])
  })

  it('my-enemys-enemy#G106-2: not once the bleed is about to succeed', () => {
    const t = declined([M1])
    expect(t.can(Ben, 'play:M1:AUS:V5')).toBe(true)
    t.allPass(() => t.window() !== 'declined')
    expect([t.pool(Ben), t.inHand(Ben, 'M1')]).toEqual([9, true])
    // Nor after a Spying Mission, which goes off then.
    const spied = declined([M1, ...held('spying-mission', 'S1')])
    spied.effect(Ann, [{ op: 'move', who: 's', to: 'inPlay', on: 'a', keep: { whom: Ben } }], { s: 'S1', a: 'V1' })
    spied.allPass()
    expect([spied.pool(Ben), spied.inAsh(Ben, 'S1'), spied.inHand(Ben, 'M1')]).toEqual([7, true, true])
  })

  it('my-enemys-enemy#G106-3: with two left there is nobody else to bleed', () => {
    const t = table({
      seats: [{ ready: [minion('V1')] }, { pool: 10, ready: [minion('V5', of('AUS')), minion('V6')], hand: [M1] }],
    })
    t.answer(Ann, 'bleed:V1')
    expect(t.can(Ben, 'play:M1:AUS:V5')).toBe(false)
    t.pass(Ben)
    expect([t.pool(Ben), t.inHand(Ben, 'M1')]).toEqual([9, true])
  })
})

describe('bleeds that only some can send on', () => {
  const ally = { type: 'ally', life: 2, bleed: 1 }
  it.each([
    ['redirection', 'dom', { capacity: 8 }, true],
    ['redirection', 'dom', { capacity: 9 }, false],
    ['redirection', 'dom', ally, false],
    ['redirection', 'DOM', { capacity: 9 }, true],
    ['redirection', 'DOM', { capacity: 10 }, true],
    ['redirection', 'DOM', ally, false],
    ['murmur-of-the-false-will', 'DOM', { capacity: 8 }, true],
    ['murmur-of-the-false-will', 'DOM', { capacity: 9 }, false],
    ['murmur-of-the-false-will', 'DOM', ally, false],
    ['lost-in-translation', '', { capacity: 8 }, true],
    ['lost-in-translation', '', { capacity: 9 }, false],
    ['lost-in-translation', '', ally, true],
  ])('%s [%s] of capacity 9, of a bleed of %j: %s; its vampire locks', (card, level, a1, may) => {
    const t = table({
      seats: [
        { ready: [v('A1', a1), minion('A2')] },
        { pool: 10, ready: [v('B1', { disciplines: [level].filter(Boolean), capacity: 9 })], hand: [K1(card)] },
        { pool: 10, ready: [minion('C1')] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    let early = false
    t.allPass(
      () => (early ||= t.window() !== 'declined' && t.can(Ben, `play:K1:${level}:B1`)) || t.window() === 'declined',
    )
    expect([early, t.window() === 'declined' && t.can(Ben, `play:K1:${level}:B1`)]).toEqual([false, may])
    if (!may) return
    t.answer(Ben, `play:K1:${level}:B1`, { to: [Cal] })
    expect([t.locked('B1'), t.can(Cal, 'block:C1')]).toEqual([true, true])
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([10, 9])
  })
})

describe('Lost in Translation', () => {
  const scene = () =>
    table({
      seats: [
        { ready: [v('A1', { capacity: 3 }), minion('A2')] },
        {
          pool: 10,
          ready: [v('B1', { capacity: 9 }, { blood: 5 }), v('B2', { type: 'ally', life: 5 })],
          hand: held('lost-in-translation', 'K1', 'K2'),
        },
        { pool: 10, ready: [v('C1', { capacity: 9 }, { blood: 5 })], hand: held('lost-in-translation', 'K3') },
        listening('D1', { pool: 10 }),
        {},
      ],
    })
  it('for 2 blood, by a vampire, and only one in an action, whoever would play it', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    declines(t, Ann)
    expect(t.can(Ben, 'play:K1::B2')).toBe(false)
    t.answer(Ben, 'play:K1::B1', { to: [Cal] })
    expect(t.blood('B1')).toBe(3)
    let again = false
    t.allPass(() => (again ||= t.can(Cal, 'play:K3::C1')))
    expect([again, t.pool(Cal)]).toEqual([false, 9])
    t.answer(Ann, 'bleed:A2')
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    t.allPass(() => t.can(Ben, 'play:K2::B1'))
    expect(t.can(Ben, 'play:K2::B1')).toBe(true)
  })
  it('lost-in-translation#1: not once the bleed is about to succeed', () => {
    const t = acting(has('OBF', {}, { capacity: 3 }), {
      ann: held('spying-mission', 'S1'),
      ben: held('lost-in-translation', 'F1'),
      b1: has('OBF', {}, { capacity: 9 }),
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'success')
    expect([t.can(Ann, 'play:S1:OBF:A1'), t.can(Ben, 'play:F1::B1')]).toEqual([true, false])
  })
  it('lost-in-translation#2: also by who has failed to block for lack of intercept', () => {
    const t = acting(has('obf', {}, { capacity: 3 }), {
      ann: held('lost-in-crowds', 'L1'),
      ben: held('lost-in-translation', 'F1'),
      b1: has('obf', {}, { capacity: 9 }),
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:L1:obf:A1')
    t.allPass(() => t.can(Ben, 'play:F1::B1'))
    expect(t.happened('block-failed')).toHaveLength(1)
    play(t, Ben, 'play:F1::B1', { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([10, 9])
  })
})
