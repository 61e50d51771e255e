import { describe, expect, it } from 'vitest'
import { facts } from '../../../../shared/rules/reads/queries.ts'
import { onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { ended, has, held, K1, keen, type Table, v } from '../../scene.ts'
import { acting, seatsOf } from '../../scenes.ts'

const sectOf = (t: Table, as: string) => facts(t.state, t.id(as)).sect
const F1 = { card: 'freak-drive', as: 'F1' }
const F2 = { card: 'freak-drive', as: 'F2' }
const of = (...disciplines: string[]) => ({ generic: { disciplines } })
/** V1 of Ann with Freak Drive; V5 of Ben is there to block. */
const scene = (v1: object = of('FOR'), ann: object = {}, ben: object = {}) =>
  table({
    seats: [
      { ready: [minion('V1', v1), minion('V2')], hand: [F1, F2], ...ann },
      { pool: 10, ready: [minion('V5')], ...ben },
      { pool: 10 },
      listening('V7'),
      {},
    ],
  })
const resolved = (t: ReturnType<typeof table>) => t.allPass(() => t.window() === 'resolved')
const bled = (...args: Parameters<typeof scene>) => {
  const t = scene(...args)
  t.answer(Ann, 'bleed:V1')
  return resolved(t)
}
const blocked = (...args: Parameters<typeof scene>) => {
  const t = scene(...args)
  t.answer(Ann, 'bleed:V1')
  t.reach(Ben, 'block:V5')
  return resolved(t)
}

describe('Freak Drive', () => {
  it('freak-drive#1: an action that has failed unblocked is none of the two that it asks for', () => {
    const t = acting(has('FOR'), {
      ann: [...held('freak-drive', 'F1'), ...held('sport-bike', 'E1')],
      ben: held('car-bomb', 'K1'),
      b1: {},
    })
    t.answer(Ann, 'play:E1::A1')
    t.allPass(() => t.waiting().includes(Ben))
    t.effect(Ben, [{ op: 'outcome', of: 'action', is: 'fails' }])
    expect([ended(t), t.has('blocked'), t.window(), t.inHand(Ann, 'F1'), t.locked('A1')]).toMatchObject([
      { outcome: 'ended' },
      false,
      undefined,
      true,
      true,
    ])
  })

  it('freak-drive#G77-1: after an action that succeeded and could do nothing', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', has('for')), minion('A2')], hand: held('freak-drive', 'F1') },
        {
          ready: [{ card: 'warsaw-station', as: 'W1' }, minion('B1')],
          torpor: [minion('B2', { generic: { clan: 'Nosferatu' } })],
        },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B2')
    t.reach(Ben, 'use:W1:rescue', { v: [t.id('B2')] })
    t.allPass(() => t.can(Ann, 'play:F1:for:A1'))
    play(t, Ann, 'play:F1:for:A1')
    t.allPass()
    expect([t.has('diablerized'), ended(t), t.locked('A1'), t.blood('A1')]).toMatchObject([
      false,
      { outcome: 'successful' },
      false,
      4,
    ])
  })
})

describe('Freak Drive', () => {
  it('[for]: after a successful action, for 1 blood', () => {
    const t = bled(of('for'))
    expect([t.pool(Ben), t.locked('V1')]).toEqual([9, true])
    t.answer(Ann, 'play:F1:for:V1')
    expect([t.locked('V1'), t.blood('V1'), t.inAsh(Ann, 'F1')]).toEqual([false, 4, true])
    t.allPass()
    // It may act again, but not bleed again.
    expect([t.why(Ann, 'bleed', 'V1'), t.can(Ann, 'hunt:V1')]).toEqual([['already-bled', 'BLEED-02'], true])
  })

  it('[FOR]: after a block, once the combat is over, for 1 blood', () => {
    const t = blocked()
    expect([t.has('combat-ended'), t.blood('V1')]).toEqual([true, 4])
    t.answer(Ann, 'play:F1:FOR:V1')
    expect([t.locked('V1'), t.blood('V1'), t.locked('V5'), t.pool(Ben)]).toEqual([false, 3, true, 10])
  })

  it('CARD-FREAKDRIVE-02: [for] needs success, [FOR] needs a block', () => {
    const success = bled()
    expect([success.refused(Ann, 'play:F1:FOR:V1'), success.can(Ann, 'play:F1:for:V1')]).toEqual([
      'illegal-option',
      true,
    ])
    const block = blocked()
    expect([block.refused(Ann, 'play:F1:for:V1'), block.can(Ann, 'play:F1:FOR:V1')]).toEqual(['illegal-option', true])
    expect(blocked(of('for')).can(Ann, 'play:F1:FOR:V1')).toBe(false)
  })

  it('CARD-FREAKDRIVE-01: even from torpor, if the blood is there', () => {
    const t = blocked({ ...of('FOR'), blood: 2 })
    t.effect(Ben, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'V1' })
    expect([t.inTorpor('V1'), t.blood('V1'), t.window()]).toEqual([true, 1, 'resolved'])
    t.answer(Ann, 'play:F1:FOR:V1')
    expect([t.inTorpor('V1'), t.blood('V1'), t.locked('V1')]).toEqual([true, 0, false])
  })

  it('CARD-FREAKDRIVE-01: not without it', () => {
    const t = blocked({ ...of('FOR'), blood: 1 }, {}, { ready: [{ generic: { strength: 2 }, as: 'V5' }] })
    // Nothing can be played, and nobody asks: the action is over.
    expect([t.inTorpor('V1'), t.blood('V1'), t.locked('V1'), t.has('action-ended'), t.inHand(Ann, 'F1')]).toEqual([
      true,
      0,
      true,
      true,
      true,
    ])
    const asked = blocked({ ...of('FOR'), blood: 2 })
    asked.effect(
      Ben,
      [
        { op: 'counters', from: { card: 'v' }, to: 'bank', amount: 1, why: 'effect' },
        { op: 'move', who: 'v', to: 'torpor' },
      ],
      { v: 'V1' },
    )
    expect([asked.blood('V1'), asked.can(Ann, 'play:F1:FOR:V1')]).toEqual([0, false])
  })

  it('not by a vampire that the combat burned', () => {
    const t = blocked()
    t.effect(Ben, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'V1' })
    expect([t.inAsh(Ann, 'V1'), t.can(Ann, 'play:F1:FOR:V1'), t.inHand(Ann, 'F1')]).toEqual([true, false, true])
  })

  it('not before the action is resolved', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    expect([t.can(Ann, 'play:F1:for:V1'), t.why(Ann, 'play', 'F1')]).toEqual([false, ['wrong-window', 'PLAY-01']])
    t.reach(Ben, 'block:V5')
    expect(t.can(Ann, 'play:F1:FOR:V1')).toBe(false)
  })

  it('not without the blood, nor without Fortitude', () => {
    const poor = bled()
    poor.effect(Ben, [{ op: 'counters', from: { card: 'v' }, to: 'bank', amount: 5, why: 'effect' }], { v: 'V1' })
    expect(poor.can(Ann, 'play:F1:for:V1')).toBe(false)
    const other = bled(of('DOM'))
    expect(other.can(Ann, 'play:F1:for:V1')).toBe(false)
  })

  it('only by the vampire that acted, and once in its action', () => {
    const t = bled(of('FOR'), { ready: [minion('V1', of('FOR')), minion('V2', { ...of('FOR'), locked: true })] })
    expect(t.refused(Ann, 'play:F1:for:V2')).toBe('illegal-option')
    t.answer(Ann, 'play:F1:for:V1')
    expect([t.can(Ann, 'play:F2:for:V1'), t.inHand(Ann, 'F2')]).toEqual([false, true])
  })

  it('in a later action of the same turn again', () => {
    const t = bled({ ...of('for'), blood: 4 })
    t.answer(Ann, 'play:F1:for:V1')
    t.allPass()
    t.answer(Ann, 'hunt:V1')
    resolved(t)
    t.answer(Ann, 'play:F2:for:V1')
    expect([t.locked('V1'), t.blood('V1')]).toEqual([false, 3])
  })

  it('FAQ-07: a bleed of nothing was a successful action', () => {
    const t = scene(of('for'))
    t.answer(Ann, 'bleed:V1')
    t.effect(Ben, [{ op: 'modify', stat: 'bleed', delta: -1, on: 'acting', until: 'action' }])
    resolved(t)
    expect([t.pool(Ben), t.can(Ann, 'play:F1:for:V1')]).toEqual([10, true])
  })

  it('POLITICS-29, FAQ-14: not during a referendum; after it, passed or not', () => {
    const t = scene(of('for'), { hand: [F1, { card: 'ancilla-empowerment', as: 'N1' }] })
    t.answer(Ann, 'play:N1::V1')
    t.allPass(() => t.window() === 'polling')
    expect([t.window(), t.can(Ann, 'play:F1:for:V1')]).toEqual(['polling', false])
    resolved(t)
    expect(t.happened('referendum-tallied')).toMatchObject([{ passed: false }])
    t.answer(Ann, 'play:F1:for:V1')
    expect([t.locked('V1'), t.blood('V1')]).toEqual([false, 4])
  })

  it('freak-drive#2: not if the action has ended otherwise', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.effect(Ben, [{ op: 'outcome', of: 'action', is: 'ends' }])
    expect([t.happened('action-ended'), t.window(), t.locked('V1'), t.inHand(Ann, 'F1')]).toMatchObject([
      [{ outcome: 'ended' }],
      undefined,
      true,
      true,
    ])
  })
})

describe('As the Crow', () => {
  it('one each turn, though it was cancelled; another minion may', () => {
    const flies = { traits: ['flight'], disciplines: ['for'] }
    const t = table({
      seats: [
        {
          ready: [v('A1', flies), v('A2', flies), minion('A3')],
          hand: [...held('as-the-crow', 'K1', 'K2'), ...held('freak-drive', 'F1')],
        },
        { pool: 10, ready: [minion('B1')], hand: held('direct-intervention', 'D1') },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'resolved')
    t.answer(Ann, 'play:K1::A1')
    t.reach(Ben, 'play:D1:')
    expect([t.has('card-cancelled'), t.locked('A1')]).toEqual([true, true])
    play(t, Ann, 'play:F1:for:A1')
    onwards(t, () => t.has('action-ended'))
    t.answer(Ann, 'hunt:A1')
    t.allPass(() => t.window() === 'resolved')
    expect(t.can(Ann, 'play:K2::A1')).toBe(false)
    onwards(t, () => t.happened('action-ended').length === 2)
    t.answer(Ann, 'bleed:A2')
    t.allPass(() => t.window() === 'resolved')
    expect(t.can(Ann, 'play:K2::A2')).toBe(true)
  })
  it('as-the-crow#G6-1: once all combats are over, before or after what else is played after resolution', () => {
    const scene = () =>
      table({
        seats: [
          {
            ready: [v('A1', { disciplines: ['for'], traits: ['flight'] }), minion('A2')],
            hand: [...held('as-the-crow', 'K1'), ...held('freak-drive', 'F1'), ...held('deep-song', 'S1')],
          },
          { pool: 10, ready: [minion('B1')] },
          {},
          listening('D1'),
          {},
        ],
      })
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'resolved')
    expect([t.can(Ann, 'play:K1::A1'), t.can(Ann, 'play:F1:for:A1')]).toEqual([true, true])
    play(t, Ann, 'play:F1:for:A1')
    expect([t.window(), t.can(Ann, 'play:K1::A1')]).toEqual(['resolved', true])
    const fights = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['pot'], sect: 'Anarch', traits: ['flight'] }), minion('A2')],
          hand: [...held('as-the-crow', 'K1'), ...held('line-brawl', 'L1')],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    fights.answer(Ann, 'play:L1:pot:A1', { m: [fights.id('B1')] })
    onwards(fights, () => fights.can(Ann, 'play:K1::A1'))
    expect([fights.has('combat-ended'), fights.window()]).toEqual([true, 'resolved'])
    play(fights, Ann, 'play:K1::A1')
    expect(fights.locked('A1')).toBe(false)
  })
})

describe('CrimethInc.', () => {
  const anarch = { sect: 'Anarch', capacity: 6 }
  const A = (disciplines: string) => ({ ...anarch, disciplines: [disciplines, 'cel', 'pot', 'pre'] })
  const scene = (
    disciplines: string,
    act = 'play:X1:cel:A1',
    more: object[] = [v('A2', anarch, { locked: true }), v('A3', { capacity: 6 }, { locked: true })],
  ) => {
    const t = seatsOf([v('A1', A(disciplines)), ...more, v('A9')], [K1('crimethinc'), { card: 'line-brawl', as: 'X1' }])
    if (act.startsWith('play')) t.answer(Ann, act, { whom: [Ben] })
    else t.answer(Ann, act)
    return t
  }
  const after = (t: Table) => t.allPass(() => t.window() === 'resolved' || t.state.frames.length === 1)
  it('[pro] unlocks its Anarch after a successful action that requires one', () => {
    const t = after(scene('pro'))
    t.answer(Ann, 'play:K1:pro:A1')
    t.allPass()
    expect([t.locked('A1'), t.pool(Ben)]).toEqual([false, 19])
  })
  it('[qui] unlocks another ready Anarch', () => {
    const t = after(scene('qui'))
    expect(t.option(Ann, 'play:K1:qui:A1')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
    t.answer(Ann, 'play:K1:qui:A1', { a: [t.id('A2')] })
    t.allPass()
    expect([t.locked('A1'), t.locked('A2')]).toEqual([true, false])
  })
  it('[tha] stays: once each minion phase, 1 pool unlocks an own ready Anarch', () => {
    const t = after(scene('tha'))
    t.answer(Ann, 'play:K1:tha:A1')
    t.allPass()
    expect(t.option(Ann, 'use:K1:rouse')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')] }])
    const before = t.pool(Ann)
    t.answer(Ann, 'use:K1:rouse', { a: [t.id('A1')] })
    expect([t.locked('A1'), t.pool(Ann), t.can(Ann, 'use:K1:rouse')]).toEqual([false, before - 1, false])
  })
  it('not after an action that requires nothing, is blocked, or by who is no Anarch', () => {
    const plain = after(scene('pro', 'bleed:A1'))
    const blocked = scene('pro')
    keen(blocked, 'B1')
    play(blocked, Ben, 'block:B1')
    onwards(blocked, () => blocked.window() === 'resolved' || blocked.state.frames.length === 1)
    expect([plain.can(Ann, 'play:K1:pro:A1'), blocked.has('blocked'), blocked.can(Ann, 'play:K1:pro:A1')]).toEqual([
      false,
      true,
      false,
    ])
  })
  it('after becoming Anarch', () => {
    const t = seatsOf([v('A1', { capacity: 6, disciplines: ['pro'], sect: 'Camarilla' }), v('A9')], [K1('crimethinc')])
    t.answer(Ann, 'become-anarch:A1')
    after(t).answer(Ann, 'play:K1:pro:A1')
    t.allPass()
    expect([sectOf(t, 'A1'), t.locked('A1')]).toEqual(['Anarch', false])
  })
  it('crimethinc#1: though the action came to nothing', () => {
    const t = seatsOf(
      [v('A1', { ...A('pro'), title: 'baron', capacity: 8 }, { blood: 8 }), v('A9')],
      [K1('crimethinc'), { card: 'line-brawl', as: 'X1' }],
      {},
      { ready: [v('B1')] },
    )
    t.answer(Ann, 'play:X1:pot:A1', { m: [t.id('B1')] })
    t.allPass(() => t.window() === 'blocks')
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'torpor' }], { m: 'B1' })
    after(t)
    expect([t.has('combat-started'), t.can(Ann, 'play:K1:pro:A1')]).toEqual([false, true])
  })
  it('crimethinc#2: an action that requires a baron requires an Anarch', () => {
    const t = seatsOf(
      [v('A1', { ...A('pro'), title: 'baron' }), v('A2', anarch), v('A9')],
      [K1('crimethinc'), { card: 'open-war', as: 'X1' }],
    )
    t.answer(Ann, 'play:X1::A1')
    onwards(t, () => t.window() === 'resolved' || t.state.frames.length === 1)
    expect([t.happened('action-succeeded').length, t.can(Ann, 'play:K1:pro:A1')]).toEqual([1, true])
  })
  it('crimethinc#G6-1: before or after what else is played after resolution', () => {
    const t = seatsOf(
      [v('A1', { ...A('pro'), disciplines: ['pro', 'for', 'cel'] }), v('A9')],
      [K1('crimethinc'), { card: 'freak-drive', as: 'F1' }, { card: 'line-brawl', as: 'X1' }],
    )
    t.answer(Ann, 'play:X1:cel:A1', { whom: [Ben] })
    after(t).answer(Ann, 'play:F1:for:A1')
    t.allPass(() => t.window() === 'resolved')
    expect(t.can(Ann, 'play:K1:pro:A1')).toBe(true)
  })
  it('crimethinc#G86-1: played at a Discipline, it is that which the vampire needs', () => {
    const t = after(scene('qui'))
    expect(['pro', 'qui', 'tha'].map(level => t.can(Ann, `play:K1:${level}:A1`))).toEqual([false, true, false])
  })
})

describe('Zephyr', () => {
  const Z1 = held('zephyr', 'Z1')
  const blockedWith = (level: string, more: object = {}) => {
    const t = acting(has(level), {
      ann: [...Z1, ...held('freak-drive', 'F1')],
      b1: { generic: { strength: 1 } },
      ...more,
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return onwards(t, () => t.window() === 'resolved')
  }
  it('[CEL]: unlocks once the action is blocked; [cel]: as the turn ends', () => {
    const t = play(blockedWith('CEL'), Ann, 'play:Z1:CEL:A1')
    expect(t.locked('A1')).toBe(false)
    const late = play(blockedWith('cel'), Ann, 'play:Z1:cel:A1')
    onwards(late)
    expect(late.locked('A1')).toBe(true)
    onwards(late, () => late.state.frames[0]?.kind === 'turn' && late.state.frames[0].seat === Ben)
    while (late.waiting()[0] === Ann) late.endPhase(Ann)
    expect(late.locked('A1')).toBe(false)
  })

  it('zephyr#1: after one that failed', () => {
    const t = acting(has('CEL'), { ann: [...Z1, ...held('sport-bike', 'E1')] })
    t.answer(Ann, 'play:E1::A1')
    t.effect(Ben, [{ op: 'outcome', of: 'action', is: 'fails' }])
    onwards(t, () => t.can(Ann, 'play:Z1:CEL:A1'))
    play(t, Ann, 'play:Z1:CEL:A1')
    expect(t.locked('A1')).toBe(false)
  })

  it('zephyr#2: not after one that succeeded, nor after one that could do nothing any more', () => {
    const t = acting(has('CEL'), { ann: Z1 })
    t.answer(Ann, 'bleed:A1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'play:Z1:CEL:A1')))
    expect([offered, t.pool(Ben)]).toEqual([false, 9])
    const poor = acting(has('CEL'), { ann: [...Z1, ...held('sport-bike', 'E1')] })
    poor.answer(Ann, 'play:E1::A1')
    poor.edit(state => {
      state.seats[Ann]!.pool = 0.5
    })
    onwards(poor, () => (offered ||= poor.can(Ann, 'play:Z1:CEL:A1')))
    expect([offered, ended(poor)]).toMatchObject([false, { outcome: 'successful' }])
  })

  it('zephyr#G6-1, zephyr#G7-1: once the combat is over, before or after Freak Drive, and in torpor, too', () => {
    const t = acting(has('CEL FOR'), { ann: [...Z1, ...held('freak-drive', 'F1')] })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.window() === 'resolved')
    expect(t.has('combat-ended')).toBe(true)
    play(t, Ann, 'play:F1:FOR:A1')
    expect(t.can(Ann, 'play:Z1:CEL:A1')).toBe(true)
    const fallen = acting(has('CEL', { blood: 1 }), { ann: Z1, b1: { generic: { strength: 2 } } })
    fallen.answer(Ann, 'bleed:A1')
    fallen.reach(Ben, 'block:B1')
    onwards(fallen, () => fallen.window() === 'resolved')
    expect(fallen.inTorpor('A1')).toBe(true)
    play(fallen, Ann, 'play:Z1:CEL:A1')
    expect(fallen.locked('A1')).toBe(false)
  })
})

describe('unlocked for the speed of it', () => {
  const quick = { disciplines: ['CEL', 'PRO', 'FOR', 'cel', 'pro', 'for'], capacity: 9 }
  const swift = (card: string, ann: object = {}, ben: object = {}) =>
    table({
      seats: [
        {
          ready: [v('A1', quick, { blood: 3 }), minion('A2')],
          hand: held(card, 'K1', 'K2', 'K3'),
          ...ann,
        },
        { pool: 20, ready: [minion('B1')], ...ben },
        {},
        {},
        {},
      ],
    })
  it.each([
    ['instantaneous-transformation#G6-1', 'CEL+PRO'],
    ['forced-march#1', 'cel+for'],
  ])('%s [%s]: after a successful action, one that is blocked it is not', (id, level) => {
    const card = id.split('#')[0]!,
      t = swift(card)
    t.answer(Ann, 'bleed:A1')
    resolved(t)
    expect([t.window(), t.locked('A1')]).toEqual(['resolved', true])
    t.answer(Ann, `play:K1:${level}:A1`)
    onwards(t)
    expect([t.locked('A1'), t.blood('A1'), t.pool(Ben)]).toEqual([false, 3, 19])
    const foiled = swift(card)
    foiled.answer(Ann, 'bleed:A1')
    foiled.reach(Ben, 'block:B1')
    let offered = false
    onwards(foiled, () => (offered ||= foiled.can(Ann, `play:K1:${level}:A1`)) || foiled.has('action-ended'))
    expect(offered).toBe(false)
  })
  it('Instantaneous Transformation: one at superior each turn, whatever is played at basic', () => {
    const t = swift('instantaneous-transformation')
    t.answer(Ann, 'bleed:A1')
    resolved(t)
    t.answer(Ann, 'play:K1:CEL+PRO:A1')
    onwards(t)
    t.answer(Ann, 'hunt:A1')
    t.reach(Ben, 'block:B1')
    keen(t, 'B1')
    play(t, Ann, 'play:K2:cel+pro:A1')
    expect(t.stat('A1', 'stealth')).toBe(2)
    onwards(t, () => t.window() === 'resolved' || t.has('blocked'))
    expect([t.can(Ann, 'play:K3:CEL+PRO:A1'), t.why(Ann, 'play', 'K3')?.[0]]).toEqual([false, 'already-played'])
  })
  it('Instantaneous Transformation: another vampire may play one in the same turn', () => {
    const t = swift('instantaneous-transformation', { ready: [v('A1', quick), v('A3', quick), minion('A2')] })
    for (const [who, card] of [
      ['A1', 'K1'],
      ['A3', 'K2'],
    ]) {
      t.answer(Ann, `bleed:${who}`)
      resolved(t)
      t.answer(Ann, `play:${card}:CEL+PRO:${who}`)
      onwards(t)
    }
    expect([t.locked('A1'), t.locked('A3')]).toEqual([false, false])
  })
  it('Forced March: one each turn, at whichever level', () => {
    const t = swift('forced-march')
    t.answer(Ann, 'bleed:A1')
    resolved(t)
    t.answer(Ann, 'play:K1:cel+for:A1')
    onwards(t)
    t.answer(Ann, 'hunt:A1')
    keen(t, 'B1')
    t.reach(Ben, 'block:B1')
    expect([t.can(Ann, 'play:K2:CEL+FOR:A1'), t.can(Ann, 'play:K2:cel+for:A1')]).toEqual([false, false])
    expect(t.why(Ann, 'play', 'K2')?.[0]).toBe('already-played')
  })
  const marching = (ann: object = {}) => {
    const t = swift('forced-march', ann)
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    play(t, Ann, 'play:K1:CEL+FOR:A1')
    expect(t.stat('A1', 'stealth')).toBe(1)
    return t
  }
  it('Forced March [CEL][FOR]: stealth; after a successful action it may burn 1 blood to unlock, and once', () => {
    const t = marching()
    resolved(t)
    expect([t.locked('A1'), t.pool(Ben)]).toEqual([true, 19])
    t.answer(Ann, 'use:K1:march:A1')
    expect([t.locked('A1'), t.blood('A1')]).toEqual([false, 2])
    expect(t.window() === 'resolved' && t.can(Ann, 'use:K1:march:A1')).toBe(false)
    onwards(t)
    expect(t.locked('A1')).toBe(false)
    expect(onwards(marching()).locked('A1')).toBe(true)
  })
  it('Forced March [CEL][FOR]: not without blood, nor after an action that was blocked', () => {
    const poor = marching()
    poor.effect(Ben, [{ op: 'counters', from: { card: 'a' }, to: 'bank', amount: 3, why: 'effect' }], { a: 'A1' })
    let offered = false
    onwards(poor, () => (offered ||= poor.can(Ann, 'use:K1:march:A1')) || poor.has('action-ended'))
    const foiled = marching()
    keen(foiled, 'B1', 5)
    onwards(foiled, () => foiled.can(Ben, 'block:B1') || foiled.has('blocked'))
    onwards(foiled, () => (offered ||= foiled.can(Ann, 'use:K1:march:A1')) || foiled.has('action-ended'))
    expect([offered, foiled.has('blocked')]).toEqual([false, true])
  })
  it.each([
    ['instantaneous-transformation#1, instantaneous-transformation#G77-1', 'CEL+PRO'],
    ['forced-march#2, forced-march#G77-1', 'cel+for'],
  ])('%s: after an action that succeeded and could do nothing', (id, level) => {
    const t = table({
      seats: [
        { ready: [v('A1', quick), minion('A2')], hand: held(id.split('#')[0]!, 'K1') },
        {
          ready: [{ card: 'warsaw-station', as: 'W1' }, minion('B1')],
          torpor: [minion('B2', { generic: { clan: 'Nosferatu' } })],
        },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B2')
    t.reach(Ben, 'use:W1:rescue', { v: [t.id('B2')] })
    t.allPass(() => t.can(Ann, `play:K1:${level}:A1`))
    play(t, Ann, `play:K1:${level}:A1`)
    onwards(t)
    expect([t.has('diablerized'), ended(t), t.locked('A1')]).toMatchObject([false, { outcome: 'successful' }, false])
  })
  it('forced-march#G65-1: what makes cards cheaper does not pay for it', () => {
    const t = marching({
      ready: [
        v('A1', { ...quick, sect: 'Anarch' }, { blood: 3 }),
        minion('A2'),
        { card: 'sunset-strip-hollywood', as: 'S1' },
      ],
    })
    resolved(t)
    t.answer(Ann, 'use:K1:march:A1')
    expect([t.locked('A1'), t.blood('A1'), t.locked('S1')]).toEqual([false, 2, false])
  })
})
