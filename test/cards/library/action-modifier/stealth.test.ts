import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../../support/table.ts'
import { added, asModifier, asReaction, replacedAfter } from '../../rows.ts'
import { ended, has, held, keen, type Table, v } from '../../scene.ts'
import { acting, bleedsHolding } from '../../scenes.ts'
import { declines } from '../../passing.ts'

const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const hand = (t: ReturnType<typeof table>, seat = Ann as number): number => t.state.seats[seat]!.hand.length
const L1 = { card: 'lost-in-crowds', as: 'L1' }
const L2 = { card: 'lost-in-crowds', as: 'L2' }
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
const attempted = (...args: Parameters<typeof bleedsHolding>) => {
  const t = bleedsHolding(...args)
  t.reach(Ben, 'block:B1')
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

  it('MIN-14, CARD-CLOAKTHEGATHERING-01, cloak-the-gathering#1, cloak-the-gathering#2: by another own vampire, ready though locked', () => {
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
  const N1 = held('faceless-night', 'N1')

  it('faceless-night#1: who attempts already does not withdraw', () => {
    const t = acting(has('OBF'), { ann: N1 })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:N1:OBF:A1')
    expect([t.window(), t.can(Ben, 'block:B2'), t.can(Ben, 'take-back'), t.has('block-failed')]).toEqual([
      'attempt',
      false,
      false,
      false,
    ])
    t.allPass()
    expect([t.happened('block-failed'), t.locked('B1'), t.pool(Ben)]).toMatchObject([
      [{ minion: { id: t.id('B1') } }],
      true,
      9,
    ])
  })

  it('faceless-night#3: the lock comes at resolution; before it who failed may deflect, attempt again or unlock, after it no more', () => {
    const t = acting(has('OBF'), {
      ann: N1,
      ben: [...held('on-the-qui-vive', 'Q1'), ...held('guard-dogs', 'G1', 'G2'), ...held('deflection', 'F1')],
      b1: has('ani DOM', { locked: true }),
      b2: { locked: true },
      cal: { ready: [minion('C1', has('AUS'))], hand: held('telepathic-misdirection', 'T1') },
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:Q1::B1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:N1:OBF:A1')
    t.allPass(() => t.can(Ben, 'play:G1:ani:B1'))
    play(t, Ben, 'play:G1:ani:B1')
    expect(t.locked('B1')).toBe(false)
    t.allPass(() => t.can(Ben, 'play:F1:DOM:B1'))
    play(t, Ben, 'play:F1:DOM:B1', { to: [Cal] })
    t.allPass(() => t.can(Cal, 'play:T1:AUS:C1'))
    play(t, Cal, 'play:T1:AUS:C1', { to: [Ben] })
    t.allPass(() => t.can(Ben, 'block:B1'))
    play(t, Ben, 'block:B1')
    t.allPass()
    expect([t.happened('block-failed').length, t.locked('B1'), t.pool(Ben), t.inHand(Ben, 'G2')]).toEqual([
      2,
      true,
      9,
      true,
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

  it.each([
    ['obf', 1],
    ['OBF', 2],
  ])('[%s]: +%i stealth; it is replaced in the next unlock phase', (level, stealth) => {
    const t = asModifier('into-thin-air', level, { blocks: true, full: true })
    expect([t.stat('A1', 'stealth'), replacedAfter(t, Ann)]).toEqual([stealth, 'unlock'])
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

describe('Mirror Walk', () => {
  const walk = (level: 'tha' | 'THA') => {
    const t = table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: [level] } })],
          hand: [{ card: 'mirror-walk', as: 'M1' }, ...cards(6)],
          library: cards(30),
          uncontrolled: [minion('U1')],
        },
        { ready: [minion('V5', { generic: { disciplines: ['aus'] } })], hand: [{ card: 'eyes-of-argus', as: 'E1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:V5')
    t.reach(Ann, `play:M1:${level}:V1`)
    return t
  }

  it.each(['tha', 'THA'])('[%s]: one stealth, replaced in the next discard phase', level => {
    const t = asModifier('mirror-walk', level, { blocks: true, full: true })
    expect([t.stat('A1', 'stealth'), replacedAfter(t, Ann)]).toEqual([1, 'discard'])
  })

  it('superior: a block that succeeds all the same locks the blocker and ends the action', () => {
    for (const level of ['tha', 'THA'] as const) {
      const t = walk(level)
      t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'v', until: 'action' }], { v: 'V5' })
      t.allPass()
      expect([t.locked('V5'), t.has('combat-started'), t.has('blocked')]).toEqual(
        level === 'THA' ? [true, false, false] : [true, true, true],
      )
      if (level === 'THA') expect([t.happened('action-ended'), t.pool(Ben)]).toMatchObject([[{ outcome: 'ended' }], 30])
    }
  })

  it('superior: a block that fails changes nothing else', () => {
    const t = walk('THA')
    t.allPass()
    expect([t.pool(Ben), t.locked('V5'), t.happened('action-ended')]).toMatchObject([
      29,
      false,
      [{ outcome: 'successful' }],
    ])
  })
})

describe('Mirror Walk, by the letter', () => {
  const M1 = { card: 'mirror-walk', as: 'M1' }

  it('CARD-MIRRORWALK-01: no replacement before the own discard phase, and one card less until then, whatever is drawn', () => {
    const t = table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: ['tha'] } })],
          hand: [M1, ...cards(6)],
          library: cards(30),
          uncontrolled: [minion('U1')],
        },
        { ready: [minion('V5')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:V5')
    t.reach(Ann, 'play:M1:tha:V1')
    expect([hand(t), t.happened('drawn')]).toEqual([6, []])
    t.allPass()
    t.effect(Ann, [{ op: 'draw', seat: 'you', from: 'library', count: 1 }])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ min: 1, max: 1 }])
    t.choose(Ann, t.state.seats[Ann]!.hand.slice(0, 1))
    expect(hand(t)).toBe(6)
    t.endPhasesTo(Ann, 'discard')
    expect(hand(t)).toBe(7)
  })

  it('CARD-MIRRORWALK-02, mirror-walk#2: [THA] locks the blocker and ends the action before the block resolves; nothing may follow', () => {
    const t = table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: ['THA', 'FOR'] } }), minion('V2')],
          hand: [M1, { card: 'freak-drive', as: 'F1' }],
          library: cards(9),
        },
        {
          pool: 10,
          ready: [minion('V5', { generic: { title: 'prince' } })],
          hand: [{ card: 'second-tradition-domain', as: 'S1' }],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:V5')
    t.reach(Ann, 'play:M1:THA:V1')
    t.reach(Ben, 'play:S1::V5')
    t.allPass(() => t.has('action-ended'))
    expect([t.locked('V5'), t.has('combat-started'), t.has('blocked'), t.locked('V1'), t.pool(Ben)]).toEqual([
      true,
      false,
      false,
      true,
      10,
    ])
    expect([t.happened('action-ended'), t.can(Ann, 'play:F1:FOR:V1'), t.inHand(Ann, 'F1')]).toMatchObject([
      [{ outcome: 'ended' }],
      false,
      true,
    ])
  })
})

describe('Mirror Walk', () => {
  const M1 = held('mirror-walk', 'M1')
  const walked = (t: Table, announce: string) => {
    keen(t, 'B1', 2)
    t.answer(Ann, announce)
    play(t, Ben, 'block:B1')
    return play(t, Ann, 'play:M1:THA:A1')
  }

  it('mirror-walk#1: who would not lock for a block locks all the same', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('THA', { generic: { disciplines: ['THA'], capacity: 4 } })), minion('A2')],
          hand: M1,
        },
        { ready: [minion('B1', { attachments: held('atonement', 'T1') })] },
        {},
        listening('D1'),
        {},
      ],
    })
    walked(t, 'bleed:A1')
    t.allPass()
    expect([ended(t), t.locked('B1'), t.has('combat-started')]).toMatchObject([{ outcome: 'ended' }, true, false])
  })

  it('mirror-walk#3: of a vampire that was leaving torpor, no diablerie', () => {
    const t = table({
      seats: [
        { ready: [minion('A2')], torpor: [minion('A1', has('THA', { blood: 3 }))], hand: M1 },
        { ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    walked(t, 'leave-torpor:A1')
    t.allPass()
    expect([ended(t), t.waiting(), t.locked('B1'), t.has('diablerized'), t.inTorpor('A1')]).toMatchObject([
      { outcome: 'ended' },
      [Ann],
      true,
      false,
      true,
    ])
  })

  it('mirror-walk#G105-1: all that the block sets off happens; what is played because of it comes too late', () => {
    const t = acting(has('THA', {}, { title: 'prince' }), {
      ann: [...M1, ...held('change-of-target', 'T1')],
      b1: { blood: 2, attachments: held('rebel', 'R1') },
    })
    walked(t, 'bleed:A1')
    t.allPass()
    expect([t.blood('B1'), t.locked('B1'), ended(t), t.has('combat-started'), t.inHand(Ann, 'T1')]).toMatchObject([
      3,
      true,
      { outcome: 'ended' },
      false,
      true,
    ])
  })
})

describe('stealth', () => {
  it.each([
    ['earth-control', 'pro', 1, 4],
    ['earth-control', 'PRO', 2, 4],
    ['rapid-change', 'pro', 1, 4],
    ['elder-impersonation', 'obf', 1, 4],
    ['enchanting-gaze', 'pre+pro', 1, 5],
    ['enchanting-gaze', 'PRE+PRO', 1, 5],
  ])('%s [%s]: +%i', (card, level, stealth, blood) => {
    const t = attempted(card, { disciplines: level.split('+') })
    t.reach(Ann, `play:K1:${level}:A1`)
    expect([t.stat('A1', 'stealth'), t.blood('A1')]).toEqual([stealth, blood])
    t.allPass(() => t.has('block-failed'))
    expect(t.has('block-failed')).toBe(true)
  })
  it.each([
    ['earth-control', 'pro'],
    ['rapid-change', 'pro'],
    ['elder-impersonation', 'obf'],
    ['enchanting-gaze', 'pre+pro'],
  ])('%s: not while it is not needed, nor without the Discipline', (card, level) => {
    expect(bleedsHolding(card, { disciplines: level.split('+') }).can(Ann, `play:K1:${level}:A1`)).toBe(false)
    const t = attempted(card, {})
    t.allPass()
    expect([t.has('blocked'), t.inHand(Ann, 'K1')]).toEqual([true, true])
  })
})

describe('Veil the Legions', () => {
  const K = held('veil-the-legions', 'K1', 'K2')
  const veiled = (n: number, a: object[] = [of('dom'), of('OBF'), of('OBF'), of('dom')]) => {
    const t = pressed(K, a)
    t.reach(Ann, 'play:K1:OBF:A2', { n })
    t.allPass(() => t.blood('A2') === 3 - n)
    return t
  }
  const stealthOfNext = (t: Table, minion: string, seat: number = Ann) => {
    t.allPass()
    t.answer(seat, `bleed:${minion}`)
    return t.stat(minion, 'stealth')
  }
  it('veil-the-legions#1: [obf] +1 stealth for the acting minion, by another own vampire that is ready and unlocked', () => {
    const t = pressed(K, [of('OBF'), of('obf'), { ...of('OBF'), locked: true }], 0, {
      ready: [minion('B1', of('OBF')), minion('B2', of('OBF'))],
      hand: held('veil-the-legions', 'H1'),
    })
    for (const option of ['play:K1:obf:A1', 'play:K1:OBF:A1', 'play:K1:obf:A3'])
      expect(t.can(Ann, option), option).toBe(false)
    expect([t.can(Ben, 'play:H1:obf:B2'), t.why(Ben, 'play', 'H1')?.[1]]).toEqual([false, 'MIN-12'])
    t.answer(Ann, 'play:K1:obf:A2')
    t.allPass(() => t.stat('A1', 'stealth') === 1)
    expect([t.stat('A1', 'stealth'), t.locked('A2')]).toEqual([1, false])
  })
  it('only one each action, whoever plays it and at whichever level', () => {
    const t = pressed(K, [of('dom'), of('obf'), of('OBF')], 1)
    t.answer(Ann, 'play:K1:obf:A2')
    t.allPass(() => t.stat('A1', 'stealth') === 1)
    for (const level of ['obf', 'OBF']) expect(t.can(Ann, `play:K2:${level}:A3`)).toBe(false)
  })
  it('[OBF]: X blood for the next X actions of the turn, not for the one after, nor for this one', () => {
    const t = veiled(1)
    expect([t.stat('A1', 'stealth'), t.blood('A2')]).toEqual([1, 2])
    expect([stealthOfNext(t, 'A3'), stealthOfNext(t, 'A4')]).toEqual([1, 0])
  })
  it('[OBF]: with no blood burned nothing waits, and no more than there is can be', () => {
    const t = pressed(K, [of('dom'), of('OBF'), of('dom')])
    t.allPass(() => t.can(Ann, 'play:K1:OBF:A2'))
    expect(t.option(Ann, 'play:K1:OBF:A2')?.slots).toMatchObject([{ min: 0, max: 3 }])
    expect(stealthOfNext(veiled(0), 'A3')).toBe(0)
  })
  it('[OBF]: only one each turn; of the lower level another may follow', () => {
    const t = veiled(1)
    t.allPass()
    t.answer(Ann, 'bleed:A4')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.can(Ann, 'play:K2:obf:A3'))
    expect([t.can(Ann, 'play:K2:OBF:A3'), t.can(Ann, 'play:K2:obf:A3')]).toEqual([false, true])
  })
  it('veil-the-legions#2: an action that is ended counts, one whose card was cancelled as it was played does not', () => {
    const t = veiled(1)
    t.allPass()
    t.answer(Ann, 'bleed:A3')
    t.effect(Ben, [{ op: 'outcome', of: 'action', is: 'ends' }])
    expect(stealthOfNext(t, 'A4')).toBe(0)
    const u = pressed([...K, ...held('ancilla-empowerment', 'N1')], [of('dom'), of('OBF'), of('dom'), of('dom')], 0, {
      hand: held('direct-intervention', 'I1'),
    })
    u.reach(Ann, 'play:K1:OBF:A2', { n: 1 })
    u.allPass()
    u.answer(Ann, 'play:N1::A3')
    u.reach(Ben, 'play:I1:')
    expect([stealthOfNext(u, 'A4'), u.happened('card-cancelled').length]).toEqual([1, 1])
  })
})

describe('stealth, or something else', () => {
  it.each([
    ['changeling', 'VIC', 0],
    ['spectral-divination', 'nec', 1],
    ['plasmic-form', 'vic', 1],
  ])('%s [%s]: +1 stealth against a block, for %i blood', (card, level, cost) => {
    const t = asModifier(card, level, { blocks: true })
    expect([t.stat('A1', 'stealth'), t.blood('A1')]).toEqual([1, 5 - cost])
  })
  it('Changeling [vic] bleeds for one more, and only in a bleed', () => {
    expect(onwards(asModifier('changeling', 'vic')).pool(Ben)).toBe(18)
  })
  it('Spectral Divination [NEC]: +1 intercept', () => {
    expect(added(asReaction('spectral-divination', 'NEC', { stealth: 1 }), 'intercept')).toEqual([1])
  })
  it('acheron-vortex#G102-1: minions without Necromancy and Obtenebration have an intercept less, blocking or not', () => {
    const t = asModifier('acheron-vortex', '', {
      a: { clan: 'Harbinger of Skulls' },
      ben: {
        ready: [
          minion('B3', { generic: { disciplines: ['nec'] } }),
          minion('B4', { generic: { disciplines: ['OBT'] } }),
          minion('B5', { generic: { type: 'ally' } }),
        ],
      },
    })
    expect(['B1', 'B3', 'B4', 'B5'].map(as => t.stat(as, 'intercept'))).toEqual([-1, 0, 0, -1])
    onwards(t)
    expect(t.stat('B1', 'intercept')).toBe(0)
  })
})

describe('Forgotten Labyrinth', () => {
  const labyrinth = (level: string, act: string) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: held('forgotten-labyrinth', 'K1'),
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, act)
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    t.reach(Ben, 'block:B1')
    return t
  }
  it.each([
    ['obf', 2],
    ['OBF', 3],
  ])('[%s]: %i more stealth for 1 blood', (level, n) => {
    const t = labyrinth(level, 'hunt:A1')
    play(t, Ann, `play:K1:${level}:A1`)
    expect([t.stat('A1', 'stealth'), t.blood('A1')]).toEqual([n + 1, 4])
  })
  it('not in a bleed', () => {
    const t = labyrinth('obf', 'bleed:A1')
    let offered = false
    t.allPass(() => (offered ||= t.can(Ann, 'play:K1:obf:A1')))
    expect([offered, t.has('blocked')]).toEqual([false, true])
  })
})
