import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { asStrike, replacedAfter, suffered } from '../../rows.ts'
import { card, combats, costs, has, strike, type Table } from '../../scene.ts'

const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const vampire = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const whileAsked = (t: Table) => upTo(t, 'strike')
/** A1 strikes with this card at this level; B1 with its hands. */
const struck = (name: string, level: string, more: { a?: object; b?: object } = {}) => {
  const t = whileAsked(duel({ a: vampire(level, more.a), ...(more.b && { b: more.b }), ann: card(name, 'C1') }))
  t.answer(Ann, `play:C1:${level}:A1`)
  return onwards(t)
}

describe('Form of Mist', () => {
  const mist = (more: { b?: object; ben?: ReturnType<typeof card>; ann?: ReturnType<typeof card>; a?: object } = {}) =>
    duel({
      a: has('PRO', more.a),
      b: more.b ?? {},
      ann: [...card('form-of-mist', 'F1'), ...(more.ann ?? [])],
      ben: more.ben ?? [],
    })

  it('dodges', () => {
    const t = mist()
    strike(t, Ann, 'play:F1:pro:A1')
    expect([blood(onwards(t)), t.happened('strike-chosen')[0]]).toMatchObject([[5, 5], { strike: 'dodge' }])
  })

  it('at superior ends combat, and for 1 blood the blocked action goes on at 1 more stealth', () => {
    const t = mist()
    strike(t, Ann, 'play:F1:PRO:A1')
    expect([t.waiting(), t.has('combat-ended'), blood(t)]).toEqual([[Ann], true, [5, 5]])
    t.choose(Ann, [t.id('A1')])
    expect([t.blood('A1'), t.stat('A1', 'stealth'), t.can(Ben, 'block:B2')]).toEqual([4, 1, true])
    onwards(t)
    expect([t.happened('bled').length, t.pool(Ben)]).toEqual([1, 29])
    const kept = mist()
    strike(kept, Ann, 'play:F1:PRO:A1')
    kept.choose(Ann, [])
    onwards(kept)
    expect([kept.blood('A1'), kept.has('bled'), kept.happened('action-ended')]).toMatchObject([
      5,
      false,
      [{ outcome: 'blocked' }],
    ])
  })

  it('may be blocked again, and is of use once an action', () => {
    const t = mist({ ann: card('form-of-mist', 'F2') })
    t.edit(state =>
      state.modifiers.push({
        id: 900,
        kind: 'number',
        stat: 'intercept',
        delta: 1,
        on: { card: t.id('B2') },
        source: t.id('B2'),
        by: null,
        seat: Ben,
        until: 'game',
      }),
    )
    strike(t, Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    play(t, Ben, 'block:B2')
    onwards(t, () => t.can(Ann, 'strike:A1:hand'))
    expect([combats(t), t.can(Ann, 'play:F2:pro:A1'), t.can(Ann, 'play:F2:PRO:A1')]).toEqual([[2, 1], true, false])
    onwards(t)
    expect([t.has('bled'), t.happened('blocked').length]).toEqual([false, 2])
  })

  it('form-of-mist#G99-3: goes on with the card of the action', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1', has('PRO')), minion('A2')],
          hand: [...card('form-of-mist', 'F1'), ...card('44-magnum', 'G1')],
        },
        { ready: [minion('B1')] },
        {},
        {},
        { ready: [minion('E1', { locked: true })] },
      ],
    })
    t.edit(state =>
      state.modifiers.push({
        id: 900,
        kind: 'number',
        stat: 'intercept',
        delta: 1,
        on: { card: t.id('B1') },
        source: t.id('B1'),
        by: null,
        seat: Ben,
        until: 'game',
      }),
    )
    t.answer(Ann, 'play:G1::A1')
    play(t, Ben, 'block:B1')
    strike(t, Ann, 'play:F1:PRO:A1')
    expect(t.inAsh(Ann, 'G1')).toBe(true)
    t.choose(Ann, [t.id('A1')])
    onwards(t)
    expect([t.card('G1').on, t.inAsh(Ann, 'G1'), t.pool(Ann)]).toEqual([t.id('A1'), false, 18])
  })

  it('form-of-mist#G71-1: is for who was blocked, has the blood, and is lost where another combat follows', () => {
    const blocker = duel({ b: has('PRO'), ben: card('form-of-mist', 'F1') })
    strike(blocker, Ben, 'play:F1:PRO:B1')
    expect([onwards(blocker).has('chosen'), blocker.blood('B1')]).toEqual([false, 5])
    const empty = mist()
    empty.edit(state => {
      delete state.cards[empty.id('A1')]!.blood
    })
    strike(empty, Ann, 'play:F1:PRO:A1')
    expect([isOver(empty), empty.has('chosen')]).toEqual([true, false])
    // Followed by another combat, it is lost.
    const t = mist({ b: has('CEL'), ben: card('psyche', 'P1') })
    strike(t, Ann, 'play:F1:PRO:A1')
    play(
      onwards(t, () => t.can(Ben, 'play:P1:CEL:B1')),
      Ben,
      'play:P1:CEL:B1',
    )
    expect([combats(onwards(t)), t.has('chosen'), t.has('bled')]).toEqual([[2, 2], false, false])
  })
})

describe('Form of Mist', () => {
  const goesOn = (t: Table) => {
    strike(t, Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    return t
  }
  it('form-of-mist#G98-1: not after the combat that an action leads to', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('PRO')), minion('A2')],
          hand: [...card('form-of-mist', 'F1'), ...card('bums-rush', 'R1')],
        },
        { pool: 10, ready: [minion('B1'), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:R1::A1', { m: [t.id('B1')] })
    strike(t, Ann, 'play:F1:PRO:A1')
    let asked = false
    onwards(t, () => (asked ||= t.can(Ann, 'choose')) || t.has('action-ended'))
    expect([asked, t.blood('A1'), t.happened('action-ended')]).toMatchObject([false, 5, [{ outcome: 'successful' }]])
  })

  it('form-of-mist#G99-1: what was played in the action, and because of the block, is still there', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('PRO dom', {}, { capacity: 8 })), minion('A2')],
          hand: [...card('form-of-mist', 'F1'), ...card('conditioning', 'C1')],
        },
        { pool: 10, ready: [minion('B1', has('aus')), minion('B2')], hand: card('spirits-touch', 'S1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    play(t, Ann, 'play:C1:dom:A1')
    play(t, Ben, 'block:B1')
    play(t, Ben, 'play:S1:aus:B1')
    goesOn(t)
    expect([t.stat('A1', 'bleed'), t.stat('B1', 'intercept'), t.stat('A1', 'stealth')]).toEqual([3, 1, 2])
    onwards(t)
    expect(t.pool(Ben)).toBe(7)
  })

  it('form-of-mist#G99-2: who has declined to block does not block now', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('PRO', { blood: 2 }, { capacity: 8 })), minion('A2')],
          hand: card('form-of-mist', 'F1'),
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        { ready: [minion('E1'), minion('E2')] },
      ],
    })
    t.effect(
      Ben,
      [
        { op: 'modify', stat: 'intercept', delta: 1, on: 'e', until: 'game' },
        { op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' },
      ],
      { e: 'E1', b: 'B1' },
    )
    t.answer(Ann, 'hunt:A1')
    expect(t.can(Ben, 'block:B1')).toBe(true)
    t.pass(Ben)
    play(t, 4, 'block:E1')
    goesOn(t)
    expect([t.can(Ben, 'block:B1'), t.can(4, 'block:E2')]).toEqual([false, true])
  })
})

describe('strike cards', () => {
  it('Majesty costs 1 blood and ends combat; at superior it unlocks its vampire first', () => {
    const t = struck('majesty', 'pre')
    expect([blood(t), t.locked('A1'), isOver(t), t.inAsh(Ann, 'C1')]).toEqual([[4, 5], true, true, true])
    const u = struck('majesty', 'PRE')
    expect([blood(u), u.locked('A1'), isOver(u)]).toEqual([[4, 5], false, true])
  })
  it('Majesty is not for a vampire without blood or Presence', () => {
    const t = whileAsked(duel({ a: vampire('PRE'), ann: card('majesty', 'C1') }))
    t.edit(state => {
      state.cards[t.id('A1')]!.blood = 0
    })
    expect(t.why(Ann, 'play', 'C1')).toEqual(['not-enough-blood', 'REQ-04'])
    const u = whileAsked(duel({ a: vampire('POT'), ann: card('majesty', 'C1') }))
    expect(u.why(Ann, 'play', 'C1')).toEqual(['missing-discipline', 'CRYPT-07'])
  })
  it('Earth Meld does the same for nothing', () => {
    const t = struck('earth-meld', 'pro'),
      u = struck('earth-meld', 'PRO')
    expect([blood(t), t.locked('A1'), blood(u), u.locked('A1')]).toEqual([[5, 5], true, [5, 5], false])
  })
})

describe('Majesty', () => {
  it('majesty#1: its vampire has unlocked, and stays so in the combat that follows', () => {
    const t = duel({ a: has('CEL'), b: has('PRE'), ann: card('psyche', 'P1'), ben: card('majesty', 'M1') })
    strike(t, Ben, 'play:M1:PRE:B1')
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1')),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(t, () => t.happened('combat-started').length === 2)
    expect([t.happened('combat-started').length, t.locked('B1'), t.locked('A1')]).toEqual([2, false, true])
    expect(onwards(t).locked('B1')).toBe(false)
  })
})

describe('strikes that end combat', () => {
  it('earth-meld#1: its vampire unlocks though another combat follows', () => {
    const t = duel({ a: has('CEL'), b: has('PRO'), ann: card('psyche', 'P1'), ben: card('earth-meld') })
    strike(t, Ben, 'play:K1:PRO:B1')
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1')),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(t, () => combats(t)[0] === 2)
    expect([combats(t)[0], t.locked('B1')]).toEqual([2, false])
  })
})

describe('strikes that dodge or end the combat, and no more', () => {
  it.each([
    ['staredown', 'pre'],
    ['spiritual-intervention', 'nec'],
    ['dodge', ''],
    ['sideslip', 'cel'],
    ['acrobatics', 'CEL'],
  ])('%s [%s]: dodge', (name, level) => {
    const t = asStrike(name, level)
    expect([suffered(t, 'A1'), t.happened('strike-chosen')[0]]).toMatchObject([[], { strike: 'dodge' }])
  })
  it.each([
    ['staredown', 'PRE'],
    ['spiritual-intervention', 'NEC'],
    ['torrent', 'CEL'],
  ])('%s [%s]: combat ends', (name, level) => {
    const t = asStrike(name, level)
    expect([suffered(t, 'A1'), t.happened('strike-chosen')[0], isOver(t)]).toMatchObject([
      [],
      { strike: 'combat-ends' },
      true,
    ])
  })
  it('Dodge is not replaced until the combat is over', () =>
    expect(replacedAfter(asStrike('dodge', '', { full: true }), Ann)).toBe('combat'))
})

describe('Torrent', () => {
  const struck = (seat: 'A1' | 'B1', more: object = {}) => {
    const hand = card('torrent'),
      who = has('CEL', more)
    const t = duel(seat === 'A1' ? { a: who, ann: hand } : { b: who, ben: hand })
    strike(t, seat === 'A1' ? Ann : Ben, `play:K1:CEL:${seat}`)
    return t
  }
  it('[cel] an additional strike for 2 blood', () => {
    const t = asStrike('torrent', 'cel', { window: 'additional-strikes' })
    expect([suffered(t, 'B1').length, costs(t)]).toEqual([2, [2]])
  })
  it('[CEL] the blocked action goes on as if unblocked, at no stealth and no blood more', () => {
    const t = struck('A1')
    onwards(t, () => t.has('combat-ended'))
    expect([t.stat('A1', 'stealth'), t.blood('A1')]).toEqual([0, 3])
    onwards(t)
    expect([t.happened('bled').length, t.pool(Ben)]).toEqual([1, 29])
  })
  it('[CEL] by who has blocked it only ends combat', () => {
    const t = struck('B1')
    onwards(t)
    expect([t.has('bled'), t.happened('action-ended')]).toMatchObject([false, [{ outcome: 'blocked' }]])
  })

  it.each([
    ['psyche', 'CEL'],
    ['telepathic-tracking', 'AUS'],
  ])('torrent#G71-1: not where %s follows, nor later', (name, level) => {
    const t = duel({ a: has('CEL'), b: has(level), ann: card('torrent'), ben: card(name, 'X1') })
    strike(t, Ann, 'play:K1:CEL:A1')
    onwards(t, () => t.window() === 'combat-ends' && t.can(Ben, `play:X1:${level}:B1`))
    t.answer(Ben, `play:X1:${level}:B1`)
    onwards(t)
    expect([t.happened('round-started').length, t.has('bled')]).toEqual([2, false])
  })
  it('torrent#G98-1: not after the combat that an action leads to', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('CEL')), minion('A2')],
          hand: [...card('torrent'), ...card('bums-rush', 'R1')],
        },
        { ready: [minion('B1'), minion('B2')] },
        {},
      ],
    })
    t.answer(Ann, 'play:R1::A1', { m: [t.id('B1')] })
    strike(t, Ann, 'play:K1:CEL:A1')
    onwards(t, () => t.has('action-ended'))
    expect([t.happened('combat-started').length, t.happened('action-ended')]).toMatchObject([
      1,
      [{ outcome: 'successful' }],
    ])
  })
  it('torrent#G99-1, torrent#G99-2: with what was played, and without those who declined', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('CEL dom', {}, { capacity: 8 })), minion('A2')],
          hand: [...card('torrent'), ...card('conditioning', 'C1')],
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        { ready: [minion('E1')] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'e', until: 'game' }], { e: 'E1' })
    play(t, Ann, 'play:C1:dom:A1')
    play(t, Ben, 'block:B1')
    strike(t, Ann, 'play:K1:CEL:A1')
    let offered = false
    onwards(t, () => (offered ||= t.has('combat-ended') && t.can(Ben, 'block:B1')) || t.has('action-ended'))
    expect([offered, t.pool(Ben)]).toEqual([false, 7])
  })
  it('torrent#G99-3: with the card of the action', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1', has('CEL')), minion('A2')],
          hand: [...card('torrent'), ...card('44-magnum', 'G1')],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, 'play:G1::A1')
    play(t, Ben, 'block:B1')
    strike(t, Ann, 'play:K1:CEL:A1')
    onwards(t)
    expect([t.card('G1').on, t.pool(Ann)]).toEqual([t.id('A1'), 18])
  })
})

describe('No Trace', () => {
  it.each([
    ['obf', 'range', true],
    ['obf', 'strike', false],
    ['OBF', 'strike', true],
  ])('[%s] after a stop at %s: on offer %s', (level, stop, may) => {
    const t = upTo(
      duel({ a: vampire(`${level} PRO`, { blood: 4 }), ann: [...card('no-trace', 'N1'), ...card('fake-out', 'F1')] }),
      stop,
    )
    if (stop === 'range') play(t, Ann, 'play:F1::A1')
    upTo(t, 'strike')
    expect(t.can(Ann, `play:N1:${level}:A1`)).toBe(may)
    if (!may) return
    t.answer(Ann, `play:N1:${level}:A1`)
    onwards(t)
    expect([blood(t), costs(t)]).toEqual([[3, 5], [1]])
  })
})

describe('Pass Through Shadow', () => {
  it.each(['obl', 'OBL'])('[%s]: combat ends; at [OBL] the card stays on its vampire', level => {
    const t = duel({ a: has(level, { blood: 3 }), ann: card('pass-through-shadow', 'K1') })
    upTo(t, 'strike')
    t.answer(Ann, `play:K1:${level}:A1`)
    onwards(t)
    expect([t.has('combat-ended'), suffered(t, 'A1'), t.blood('A1')]).toEqual([true, [], 2])
    expect(t.card('K1').on).toBe(level === 'OBL' ? t.id('A1') : undefined)
  })

  it('[OBL]: then burned for a stealth by who bears it', () => {
    const bearer = { attachments: [{ card: 'pass-through-shadow', as: 'S1', mode: 'OBL' }] }
    const t = table({
      seats: [{ ready: [minion('A1', bearer), minion('A2')] }, { pool: 20, ready: [minion('B1')] }, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'use:S1:stealth:A1')
    t.allPass()
    expect([t.inAsh(Ann, 'S1'), t.pool(Ben)]).toEqual([true, 19])
  })

  it.each([
    ['psyche', 'CEL'],
    ['telepathic-tracking', 'AUS'],
  ])('pass-through-shadow#G71-1: not where %s follows, nor later', (name, level) => {
    const t = duel({
      a: has('OBL', { blood: 3 }),
      b: has(level, { blood: 3 }),
      ann: card('pass-through-shadow', 'K1'),
      ben: card(name, 'P1'),
    })
    upTo(t, 'strike')
    t.answer(Ann, 'play:K1:OBL:A1')
    onwards(t, () => t.can(Ben, `play:P1:${level}:B1`))
    t.answer(Ben, `play:P1:${level}:B1`)
    onwards(t)
    expect([t.inAsh(Ann, 'K1'), t.card('K1').on]).toEqual([true, undefined])
  })

  it('[OBL]: nothing for who has left play', () => {
    const t = duel({ a: has('OBL', { blood: 3 }), ann: card('pass-through-shadow', 'K1') })
    upTo(t, 'strike')
    t.answer(Ann, 'play:K1:OBL:A1')
    t.effect(Ben, [{ op: 'move', who: 'a', to: 'ash' }], { a: 'A1' })
    onwards(t)
    expect([t.inAsh(Ann, 'K1'), t.card('K1').on]).toEqual([true, undefined])
  })
})

describe('Behind You!', () => {
  it('[obf] maneuver; [OBF] dodge', () => {
    const t = asStrike('behind-you', 'obf', { window: 'range' })
    expect(t.happened('maneuvered').length).toBe(1)
    expect(blood(struck('behind-you', 'OBF'))).toEqual([5, 5])
  })
  it('only in the first round', () => {
    const t = upTo(duel({ a: vampire('OBF'), ann: card('behind-you') }), 'strike')
    expect(t.can(Ann, 'play:K1:OBF:A1')).toBe(true)
    t.edit(state => {
      const combat = state.frames.find(one => one.kind === 'combat')!
      combat.number = 2
    })
    expect([t.can(Ann, 'play:K1:OBF:A1'), t.can(Ann, 'play:K1:obf:A1')]).toEqual([false, false])
  })
})

describe('Alpha Glint', () => {
  const glint = (level: string, b: object = { generic: { capacity: 4 } }) =>
    duel({ a: { generic: { disciplines: level.split('+'), capacity: 5 } }, b, ann: card('alpha-glint') })
  it('[ani][for] strike: combat ends; [ANI][FOR] before range, for 1 blood', () => {
    const t = upTo(glint('ani+for'), 'strike')
    t.answer(Ann, 'play:K1:ani+for:A1')
    expect([blood(onwards(t)), costs(t)]).toEqual([[4, 4], [1]])
    const early = upTo(glint('ANI+FOR'), 'before-range')
    play(early, Ann, 'play:K1:ANI+FOR:A1')
    expect([early.has('range-set'), early.has('combat-ended'), blood(onwards(early))]).toEqual([false, true, [4, 4]])
  })
  it.each([
    [{ capacity: 6 }, false],
    [{ capacity: 5 }, true],
    [{ type: 'ally', life: 3 }, false],
  ])('against %j: %s', (generic, offered) => {
    const t = upTo(glint('ANI+FOR', { generic }), 'before-range')
    expect(t.can(Ann, 'play:K1:ANI+FOR:A1')).toBe(offered)
    expect(upTo(t, 'strike').can(Ann, 'play:K1:ani+for:A1')).toBe(offered)
  })
  it('alpha-glint#1: what is played as combat ends can still be', () => {
    const t = upTo(
      duel({
        a: { generic: { disciplines: ['ANI', 'FOR'], capacity: 9 } },
        ann: [...card('alpha-glint'), ...card('taste-of-vitae', 'T1')],
      }),
      'before-range',
    )
    play(t, Ann, 'play:K1:ANI+FOR:A1')
    onwards(t, () => t.can(Ann, 'play:T1::A1') || isOver(t))
    expect(t.can(Ann, 'play:T1::A1')).toBe(true)
  })
})
