import { describe, expect, it } from 'vitest'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../support/table.ts'
import { declines } from './steps.ts'

const L1 = { card: 'lost-in-crowds', as: 'L1' },
  L2 = { card: 'lost-in-crowds', as: 'L2' }
const of = (...disciplines: string[]) => ({ generic: { disciplines }, blood: 3 })

/** V1 of Ann against V5, with the intercept given, of Ben. */
const scene = (v1: object = of('OBF'), intercept = 0) => {
  const t = table({
    seats: [
      { ready: [minion('V1', v1), minion('V2', of('OBF'))], hand: [L1, L2] },
      { pool: 10, ready: [minion('V5'), minion('V6')] },
      {},
      listening('V7'),
      { ready: [minion('V8')] },
    ],
  })
  if (intercept !== 0)
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: intercept, on: 'v', until: 'turn' }], { v: 'V5' })
  return t
}
const blocked = (...args: Parameters<typeof scene>) => {
  const t = scene(...args)
  t.answer(Ann, 'bleed:V1')
  t.reach(Ben, 'block:V5')
  return t
}

describe('Lost in Crowds', () => {
  it.each([
    ['obf', 1],
    ['OBF', 2],
  ])('[%s]: +%i stealth, for nothing, to the end of the action', (level, stealth) => {
    const t = blocked()
    t.answer(Ann, `play:L1:${level}:V1`)
    expect([t.stat('V1', 'stealth'), t.blood('V1'), t.inAsh(Ann, 'L1')]).toEqual([stealth, 3, true])
    t.allPass(() => t.window() === 'blocks')
    expect(t.happened('block-failed')).toMatchObject([{ stealth, intercept: 0 }])
    // It still counts against the next attempt.
    t.answer(Ben, 'block:V6')
    t.allPass()
    expect([t.happened('block-failed').length, t.pool(Ben), t.stat('V1', 'stealth')]).toEqual([2, 9, 0])
  })

  it('STEALTH-06: one that is needed gives its full amount, even if it is not enough', () => {
    const t = blocked(of('OBF'), 2)
    t.answer(Ann, 'play:L1:obf:V1')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben)]).toEqual([true, 10])
  })

  it('only when it is needed: not before an attempt, not above the intercept, not after blocks are declined', () => {
    const before = scene()
    before.answer(Ann, 'bleed:V1')
    expect([before.can(Ann, 'play:L1:obf:V1'), before.why(Ann, 'play', 'L1')]).toEqual([
      false,
      ['stealth-not-needed', 'STEALTH-04'],
    ])
    before.windowPasses()
    expect([before.window(), before.can(Ann, 'play:L1:obf:V1')]).toEqual(['declined', false])
    const above = scene()
    above.answer(Ann, 'hunt:V1')
    above.reach(Ben, 'block:V5')
    expect([above.stat('V1', 'stealth'), above.can(Ann, 'play:L1:OBF:V1'), above.why(Ann, 'play', 'L1')]).toEqual([
      1,
      false,
      ['stealth-not-needed', 'STEALTH-04'],
    ])
  })

  it('in any action, against any blocker', () => {
    const t = scene()
    t.effect(Eve, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'v', until: 'turn' }], { v: 'V8' })
    t.answer(Ann, 'hunt:V1')
    t.pass(Ben)
    t.reach(Eve, 'block:V8')
    t.answer(Ann, 'play:L1:OBF:V1')
    t.allPass()
    expect([t.stat('V8', 'intercept'), t.blood('V1'), t.has('blocked')]).toEqual([2, 4, false])
  })

  it('needs Obfuscate at the level played', () => {
    const basic = blocked(of('obf'))
    expect([basic.can(Ann, 'play:L1:obf:V1'), basic.refused(Ann, 'play:L1:OBF:V1')]).toEqual([true, 'illegal-option'])
    const none = blocked(of('DOM'))
    expect([none.can(Ann, 'play:L1:obf:V1'), none.why(Ann, 'play', 'L1')]).toEqual([
      false,
      ['missing-discipline', 'CRYPT-07'],
    ])
  })

  it('only by the acting minion, and once in its action, whatever the level', () => {
    const t = blocked(of('OBF'), 3)
    expect(t.refused(Ann, 'play:L1:obf:V2')).toBe('illegal-option')
    t.answer(Ann, 'play:L1:obf:V1')
    expect([t.stat('V1', 'stealth'), t.can(Ann, 'play:L2:OBF:V1'), t.why(Ann, 'play', 'L2')]).toEqual([
      1,
      false,
      ['already-played', 'MIN-13'],
    ])
  })

  // The other card is of no deck here: what its play leaves behind is written into the position.
  it.each(['V1', 'V2'])('CARD-LOSTINCROWDS-01: not in an action in which %s played Into Thin Air', by => {
    const t = blocked()
    t.edit(draft =>
      draft.uses.push({
        what: 'card:into-thin-air',
        by: t.id(by),
        until: draft.frames.find(frame => frame.kind === 'action')!.id,
      }),
    )
    expect([t.can(Ann, 'play:L1:obf:V1'), t.can(Ann, 'play:L1:OBF:V1'), t.why(Ann, 'play', 'L1')]).toEqual([
      false,
      false,
      ['already-played', 'MIN-13'],
    ])
  })
})

const held = (card: string, ...names: string[]) => names.map(as => ({ card, as }))
/** A1 to A4 of Ann, the first of whom bleeds, and B1 and B2 of Ben; B1 attempts to block, with this much intercept. */
const pressed = (hand: object[], a: object[], b1 = 0, more: object = {}) => {
  const t = table({
    seats: [
      {
        ready: a.map((one, i) => minion(`A${i + 1}`, one)),
        hand: hand as [],
        library: Array<string>(20).fill('bonding'),
      },
      { pool: 10, ready: [minion('B1', of('DOM', 'ani')), minion('B2')], ...more },
      { pool: 10, ready: [minion('C1')] },
      listening('D1'),
      {},
    ],
  })
  if (b1 > 0) t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: b1, on: 'b', until: 'turn' }], { b: 'B1' })
  t.answer(Ann, 'bleed:A1')
  t.reach(Ben, 'block:B1')
  return t
}

describe('Cloak the Gathering', () => {
  const C = held('cloak-the-gathering', 'G1', 'G2', 'G3', 'G4')

  it('[obf]: +1 stealth for who plays it', () => {
    const t = pressed(C, [of('obf')])
    t.answer(Ann, 'play:G1:obf:A1')
    expect([t.stat('A1', 'stealth'), t.blood('A1')]).toEqual([1, 3])
  })

  it('[OBF]: not by the acting vampire itself', () => {
    const t = pressed(C, [of('OBF')])
    expect([t.can(Ann, 'play:G1:obf:A1'), t.refused(Ann, 'play:G1:OBF:A1')]).toEqual([true, 'illegal-option'])
  })

  it('MIN-14, CARD-CLOAKTHEGATHERING-01, cloak-the-gathering#1, cloak-the-gathering#2: by a locked ready vampire other than the acting one, of the acting Methuselah', () => {
    const t = pressed(C, [of('dom'), { ...of('OBF'), locked: true }, of('obf')], 0, {
      ready: [minion('B1', of('OBF')), minion('B2')],
      hand: held('cloak-the-gathering', 'H1'),
    })
    expect([
      t.can(Ann, 'play:G1:obf:A1'),
      t.can(Ann, 'play:G1:OBF:A3'),
      t.can(Ben, 'play:H1:OBF:B1'),
      t.why(Ben, 'play', 'H1')?.[1],
    ]).toEqual([false, false, false, 'MIN-12'])
    t.answer(Ann, 'play:G1:OBF:A2')
    expect([t.stat('A1', 'stealth'), t.stat('A2', 'stealth'), t.locked('A2')]).toEqual([1, 0, true])
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
  })

  it('[OBF]: not by a vampire in torpor, and only where stealth is needed', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')], torpor: [minion('A2', of('OBF'))], hand: C },
        { ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    expect(t.can(Ann, 'play:G1:OBF:A2')).toBe(false)
    const early = table({
      seats: [
        { ready: [minion('A1', of('OBF')), minion('A2', of('OBF'))], hand: C },
        { ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    early.answer(Ann, 'bleed:A1')
    expect([early.can(Ann, 'play:G1:OBF:A2'), early.why(Ann, 'play', 'G1')]).toEqual([
      false,
      ['stealth-not-needed', 'STEALTH-04'],
    ])
  })

  it('MIN-14, CARD-CLOAKTHEGATHERING-02, cloak-the-gathering#3: one copy a minion and action, by several minions', () => {
    const t = pressed(C, [of('obf'), of('OBF'), of('OBF')], 3)
    for (const play of ['play:G1:obf:A1', 'play:G2:OBF:A2', 'play:G3:OBF:A3']) t.reach(Ann, play)
    expect(t.stat('A1', 'stealth')).toBe(3)
    expect([t.refused(Ann, 'play:G4:OBF:A2'), t.refused(Ann, 'play:G4:obf:A1'), t.why(Ann, 'play', 'G4')]).toEqual([
      'illegal-option',
      'illegal-option',
      ['already-played', 'MIN-13'],
    ])
  })
})

describe('Faceless Night', () => {
  const F = held('faceless-night', 'F1', 'F2')

  it('[obf]: +1 stealth, and nobody is locked', () => {
    const t = pressed(F, [of('obf')])
    t.answer(Ann, 'play:F1:obf:A1')
    t.allPass()
    expect([t.pool(Ben), t.locked('B1')]).toEqual([9, false])
  })

  it('CARD-FACELESSNIGHT-01: at superior who failed can still react, and is locked immediately before resolution', () => {
    const t = pressed(F, [of('OBF')], 0, { hand: held('deflection', 'D9') })
    t.answer(Ann, 'play:F1:OBF:A1')
    declines(t, Ann)
    expect([t.has('block-failed'), t.locked('B1')]).toEqual([true, false])
    t.answer(Ben, 'play:D9:DOM:B1', { to: [Cal] })
    expect([t.blood('B1'), t.locked('B1')]).toEqual([2, false])
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), t.locked('B1'), t.locked('B2')]).toEqual([10, 9, true, false])
    const told = t.log.map(event => event.key)
    expect(told.lastIndexOf('locked')).toBeLessThan(told.indexOf('action-succeeded'))
  })

  it('CARD-FACELESSNIGHT-02, faceless-night#2: who failed before it was played is not affected', () => {
    const t = pressed([...F, L1], [of('OBF')])
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B2' })
    t.answer(Ann, 'play:L1:obf:A1')
    t.reach(Ben, 'block:B2')
    t.reach(Ann, 'play:F1:OBF:A1')
    t.allPass()
    expect([t.happened('block-failed').length, t.pool(Ben), t.locked('B1'), t.locked('B2')]).toEqual([
      2,
      9,
      false,
      true,
    ])
  })

  it("who failed is locked before another one's block resolves, too", () => {
    const t = pressed(F, [of('OBF')])
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B2' })
    t.answer(Ann, 'play:F1:OBF:A1')
    t.reach(Ben, 'block:B2')
    t.allPass(() => t.has('combat-started'))
    const locked = t.happened('locked').map(event => (event.key === 'locked' ? event.card.id : null))
    expect(locked.slice(-2)).toEqual([t.id('B1'), t.id('B2')])
  })

  it('nobody is locked by an action that ends before its resolution, nor in a later one', () => {
    const t = pressed(F, [of('OBF'), of('OBF')])
    t.answer(Ann, 'play:F1:OBF:A1')
    t.allPass(() => t.window() === 'blocks')
    t.effect(Ann, [{ op: 'move', who: 'a', to: 'torpor' }], { a: 'A1' })
    expect([t.has('action-ended'), t.locked('B1')]).toEqual([true, false])
    t.answer(Ann, 'bleed:A2')
    t.allPass()
    expect([t.pool(Ben), t.locked('B1')]).toEqual([9, false])
  })
})

describe('Into Thin Air', () => {
  const I = held('into-thin-air', 'I1', 'I2')
  const younger = { generic: { capacity: 4 } },
    older = { generic: { capacity: 6 } },
    ally = { generic: { type: 'ally' as const } }
  const hand = (t: ReturnType<typeof table>) => t.state.seats[Ann]!.hand.length

  it.each([
    ['obf', 1],
    ['OBF', 2],
  ])('[%s]: +%i stealth; it is replaced in the next unlock phase', (level, stealth) => {
    const t = pressed([...I, ...held('bonding', 'X1', 'X2', 'X3', 'X4', 'X5')], [of('OBF')])
    t.answer(Ann, `play:I1:${level}:A1`)
    expect([t.stat('A1', 'stealth'), hand(t)]).toEqual([stealth, 6])
    t.allPass()
    expect(t.state.modifiers.filter(m => m.kind === 'number' && m.stat === 'handSize')).toMatchObject([
      { delta: -1, until: { phase: 'unlock', of: Ann } },
    ])
  })

  it('once in the action a blood takes 1 intercept from an ally or a younger vampire', () => {
    const t = pressed(I, [of('OBF')], 0, { ready: [minion('B1', younger), minion('B2', older), minion('B3', ally)] })
    expect(t.can(Ann, 'use:I1:dull:A1')).toBe(false)
    t.answer(Ann, 'play:I1:obf:A1')
    const use = () => t.option(Ann, 'use:I1:dull:A1')
    const at = (...names: string[]) => names.map(name => t.id(name))
    expect(use()?.slots).toMatchObject([{ candidates: expect.arrayContaining(at('B1', 'B3')) }])
    expect([
      t.refused(Ann, 'use:I1:dull:A1', { m: at('B2') }),
      t.refused(Ann, 'use:I1:dull:A1', { m: at('A1') }),
    ]).toEqual(['illegal-args', 'illegal-args'])
    t.answer(Ann, 'use:I1:dull:A1', { m: at('B1') })
    expect([t.stat('B1', 'intercept'), t.blood('A1'), use()]).toEqual([-1, 2, undefined])
    t.allPass()
    expect([t.pool(Ben), t.stat('B1', 'intercept')]).toEqual([9, 0])
  })

  it('CARD-LOSTINCROWDS-01: not with Lost in Crowds in one action, by any minion', () => {
    const t = pressed([...I, L1], [of('OBF')], 3)
    t.answer(Ann, 'play:I1:OBF:A1')
    expect([
      t.stat('A1', 'stealth'),
      t.refused(Ann, 'play:L1:OBF:A1'),
      t.why(Ann, 'play', 'L1'),
      t.inHand(Ann, 'L1'),
    ]).toEqual([2, 'illegal-option', ['already-played', 'MIN-13'], true])
    const other = pressed([...I, L1], [of('OBF')], 3)
    other.answer(Ann, 'play:L1:obf:A1')
    expect([other.refused(Ann, 'play:I1:OBF:A1'), other.why(Ann, 'play', 'I1')]).toEqual([
      'illegal-option',
      ['already-played', 'MIN-13'],
    ])
    const alone = pressed([L1], [of('OBF')], 3)
    expect(alone.can(Ann, 'play:L1:OBF:A1')).toBe(true)
  })
})
