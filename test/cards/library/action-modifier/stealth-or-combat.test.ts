import { describe, expect, it } from 'vitest'
import { duel, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { card, fought, K1, type Table, v } from '../../scene.ts'
import { asModifier, suffered } from '../../rows.ts'
import { fightHolding } from '../../scenes.ts'

const vampire = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]

describe('Form of the Cobra', () => {
  it.each([
    [{ capacity: 9 }, 9],
    [{ type: 'ally' as const, life: 3 }, 3],
  ])('[pro] steals 1 blood or life of %j', (b, before) => {
    const t = upTo(
      duel({
        a: { generic: { capacity: 9, disciplines: ['PRO'] }, blood: 5 },
        b: { generic: b },
        ann: [K1('form-of-the-cobra')],
      }),
      'strike',
    )
    t.answer(Ann, 'play:K1:pro:A1')
    fought(t)
    expect([t.blood('B1'), t.blood('A1')]).toEqual([before - 1, 'type' in b ? 6 - t.stat('B1', 'strength') : 5])
  })
  it('[PRO] +1 stealth as the action is announced, needed or not, and no later', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['PRO'] }), v('A2', { disciplines: ['pro'] })],
          hand: [K1('form-of-the-cobra')],
        },
        { ready: [v('B1')] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:K1:PRO:A1')
    t.allPass(() => t.window() === 'blocks')
    expect(t.stat('A1', 'stealth')).toBe(1)
    const late = table({
      seats: [{ ready: [v('A1', { disciplines: ['PRO'] })], hand: [K1('form-of-the-cobra')] }, { ready: [v('B1')] }],
    })
    late.answer(Ann, 'bleed:A1')
    late.reach(Ben, 'block:B1')
    expect(late.can(Ann, 'play:K1:PRO:A1')).toBe(false)
  })
})

it('Rapid Change [PRO]: strike, combat ends, for 1 blood', () => {
  const t = fightHolding('strike', 'rapid-change', 'PRO')
  t.answer(Ann, 'play:K1:PRO:A1')
  fought(t)
  expect([t.blood('A1'), t.blood('B1')]).toEqual([8, 9])
  expect(fightHolding('strike', 'rapid-change', 'pro').can(Ann, 'play:K1:PRO:A1')).toBe(false)
})

describe('Fae Contortion', () => {
  const v = (as: string, disciplines: string[] = [], more: object = {}) =>
    minion(as, { generic: { disciplines }, ...more })

  const fight = (...disciplines: string[]) => {
    const t = table({
      seats: [
        {
          ready: [v('V4', ['POT']), v('V3', ['pot'])],
          hand: [{ card: 'immortal-grapple', as: 'G1' }],
          uncontrolled: [{ generic: {} }],
        },
        {
          ready: [v('V1', disciplines), v('V2')],
          hand: [
            { card: 'fae-contortion', as: 'F1' },
            { card: 'fae-contortion', as: 'F2' },
          ],
        },
        {},
      ],
    })
    t.answer(Ann, 'bleed:V4')
    t.reach(Ben, 'block:V1')
    return t
  }

  it('myt, reflex: cancels a grapple card of the opposing minion', () => {
    const t = fight('myt')
    t.allPass(() => t.window() === 'before-strikes' && t.waiting().includes(Ann))
    t.answer(Ann, 'play:G1:pot:V4')
    expect([t.window(), t.waiting()]).toEqual(['as-played', [Ben]])
    t.answer(Ben, 'play:F1:reflex:V1')
    expect([
      t.happened('card-cancelled'),
      t.state.modifiers.some(one => one.kind === 'rule' && one.rule === 'strike'),
    ]).toMatchObject([[{ card: { id: t.id('G1') } }], false])
  })

  it('obt or myt: a maneuver', () => {
    for (const code of ['obt', 'myt']) {
      const t = fight(code)
      t.allPass(() => t.window() === 'range' && t.waiting().includes(Ben))
      t.answer(Ben, `play:F1:${code}:V1`)
      expect(t.has('maneuvered')).toBe(true)
    }
  })

  it('MYT: a stealth for the acting minion', () => {
    const t = table({
      seats: [
        { ready: [v('V1', ['MYT'])], hand: [{ card: 'fae-contortion', as: 'F1' }], uncontrolled: [{ generic: {} }] },
        { ready: [v('V5')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:V5')
    t.reach(Ann, 'play:F1:MYT:V1')
    expect(t.stat('V1', 'stealth')).toBe(1)
  })
})

describe('maneuvers and presses', () => {
  it('CARD-SWALLOWEDBYTHENIGHT-01: Swallowed by the Night adds 1 stealth where it is needed, and maneuvers at superior', () => {
    const t = table({
      seats: [
        { ready: [{ generic: { disciplines: ['obf'] }, as: 'A1' }], hand: card('swallowed-by-the-night', 'N1') },
        { ready: [{ generic: {}, as: 'B1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:N1:obf:A1')
    expect([t.stat('A1', 'stealth'), t.has('block-failed')]).toEqual([1, true])
    const u = upTo(duel({ a: vampire('OBF'), ann: card('swallowed-by-the-night', 'N1') }), 'range')
    expect([u.refused(Ann, 'play:N1:obf:A1'), u.can(Ann, 'play:N1:OBF:A1')]).toEqual(['illegal-option', true])
    play(u, Ann, 'play:N1:OBF:A1')
    expect(blood(onwards(u))).toEqual([5, 5])
  })
  it("Resist Earth's Grasp presses, or maneuvers with a press to be used later; at superior it adds stealth", () => {
    const t = upTo(duel({ a: vampire('cel'), ann: card('resist-earths-grasp', 'P1') }), 'press')
    play(t, Ann, 'play:P1:cel:A1')
    onwards(t)
    expect([t.happened('round-started').length, t.blood('A1')]).toEqual([2, 2])
    const u = upTo(duel({ a: vampire('cel'), ann: card('resist-earths-grasp', 'P1') }), 'range')
    play(u, Ann, 'play:P1:cel:A1')
    expect([u.has('maneuvered'), u.blood('A1')]).toEqual([true, 4])
    upTo(u, 'press')
    play(u, Ann, 'press:A1')
    expect([u.happened('pressed').length, u.stat('A1', 'press')]).toEqual([1, 0])
    const v = table({
      seats: [
        { ready: [{ generic: { disciplines: ['CEL'] }, as: 'A1' }], hand: card('resist-earths-grasp', 'P1') },
        { ready: [{ generic: {}, as: 'B1' }] },
        {},
        {},
        {},
      ],
    })
    v.answer(Ann, 'bleed:A1')
    play(v, Ben, 'block:B1')
    play(v, Ann, 'play:P1:CEL:A1')
    expect([v.stat('A1', 'stealth'), v.blood('A1')]).toEqual([1, 4])
  })
})

describe('Obedient Flesh', () => {
  it('[dom][pro] 1 stealth for 1 blood; allies have 1 intercept less, vampires not', () => {
    const t = asModifier('obedient-flesh', 'dom+pro', { blocks: true, ben: { ready: [v('C1', { type: 'ally' })] } })
    expect([t.stat('A1', 'stealth'), t.stat('C1', 'intercept'), t.stat('B1', 'intercept')]).toEqual([1, -1, 0])
    expect(t.blood('A1')).toBe(4)
  })
  it('[DOM][PRO] 1 strength, 1 maneuver and 1 damage prevented, in this round alone, once', () => {
    const t = upTo(
      duel({
        a: vampire('DOM PRO', {}, { capacity: 9 }),
        b: { generic: { capacity: 9, strength: 3 } },
        ann: [...card('obedient-flesh', 'O1'), ...card('obedient-flesh', 'O2'), ...card('boxed-in', 'P1')],
      }),
      'before-range',
    )
    play(t, Ann, 'play:O1:DOM+PRO:A1')
    expect([t.stat('A1', 'strength'), t.can(Ann, 'play:O2:DOM+PRO:A1')]).toEqual([2, false])
    upTo(t, 'range')
    expect(t.can(Ann, 'maneuver:A1')).toBe(true)
    onwards(t, () => t.can(Ann, 'use:O1:prevent:A1'))
    t.answer(Ann, 'use:O1:prevent:A1')
    onwards(t, () => t.has('damaged') && t.window() === 'press')
    expect([suffered(t, 'A1'), suffered(t, 'B1')]).toEqual([[2], [2]])
    play(t, Ann, 'play:P1::A1')
    onwards(t, () => t.happened('round-started').length === 2)
    expect([t.stat('A1', 'strength'), t.can(Ann, 'play:O2:DOM+PRO:A1')]).toEqual([1, true])
    upTo(t, 'range')
    expect(t.can(Ann, 'maneuver:A1')).toBe(false)
  })
})
