import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { Ann, Ben } from '../../../support/table.ts'
import { costs, card, fought, hits, lastingPress, never, on, rounds, type Table, tough } from '../../scene.ts'

const vampire = (disciplines: string, more: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), capacity: 9, ...more },
})
type Duel = NonNullable<Parameters<typeof duel>[0]>
/** A1 plays it before range; B1 has a gun. */
const frenzied = (name: string, level: string, more: Duel = {}, ...pressing: [number, string][]): Table => {
  const t = duel({
    a: vampire(level),
    b: { generic: { capacity: 9 }, ...on('44-magnum', 'G1') },
    ...more,
    ann: [...card(name), ...(more.ann ?? [])],
  })
  for (const [seat, minion] of pressing) lastingPress(t, seat, minion)
  upTo(t, 'before-range')
  play(t, Ann, `play:K1:${level}:A1`)
  return t
}
const quick: Duel = {
  a: vampire('ani cel'),
  b: vampire('cel'),
  ann: card('pursuit', 'P2'),
  ben: card('pursuit', 'P1'),
}
const farther = (t: Table) => play(upTo(t, 'range'), Ann, 'play:P2:cel:A1')

describe('Terror Frenzy', () => {
  it('[ani] the opposing minion neither maneuvers to close range, nor presses to continue, nor uses equipment', () => {
    const t = frenzied('terror-frenzy', 'ani', quick)
    expect(never(farther(t), Ben, 'play:P1:cel:B1')).toBe(true)
    const near = frenzied('terror-frenzy', 'ani', quick)
    onwards(near, () => near.can(Ben, 'play:P1:cel:B1') || isOver(near))
    expect(isOver(near)).toBe(false)
    expect(never(frenzied('terror-frenzy', 'ani'), Ben, 'strike:B1:G1:shot')).toBe(true)
    expect(never(frenzied('terror-frenzy', 'ani', {}, [Ben, 'B1']), Ben, 'press:B1')).toBe(true)
    const ending = frenzied('terror-frenzy', 'ani', {}, [Ann, 'A1'], [Ben, 'B1'])
    upTo(ending, 'press').reach(Ann, 'press:A1')
    expect(never(ending, Ben, 'press:B1')).toBe(false)
  })
  it('[ani] of any minion, and in the first round only', () => {
    expect(never(frenzied('terror-frenzy', 'ani', { b: { generic: { type: 'ally', life: 3 } } }), Ben, 'nothing')).toBe(
      true,
    )
    const t = lastingPress(duel({ a: vampire('ani'), b: tough, ann: card('terror-frenzy') }), Ann, 'A1')
    upTo(t, 'press').reach(Ann, 'press:A1')
    onwards(t, () => rounds(t) > 1)
    expect([never(t, Ann, 'play:K1:ani:A1'), rounds(t)]).toEqual([true, 2])
  })
  it('terror-frenzy#1 target-vitals#3: [ANI] combat cards cost the opposing vampire 1 blood more, whatever their cost', () => {
    const t = frenzied('terror-frenzy', 'ANI', {
      b: { ...vampire('cel pot'), blood: 5 },
      ann: card('roundhouse', 'R1'),
      ben: [...card('target-vitals', 'V1'), ...card('psyche', 'P1'), ...card('taste-of-vitae', 'T1')],
    })
    upTo(t, 'strike')
    onwards(t, () => t.can(Ben, 'play:V1::B1') || isOver(t))
    t.answer(Ben, 'play:V1::B1')
    onwards(t, () => t.can(Ben, 'play:T1::B1') || isOver(t))
    t.answer(Ben, 'play:T1::B1')
    fought(t)
    expect(costs(t)).toEqual([1, 1, 1])
  })
  it('[ANI] no vampire that cannot pay plays one, and who plays it once in a combat pays nothing more', () => {
    const t = frenzied('terror-frenzy', 'ANI', {
      a: vampire('ANI'),
      b: { ...vampire('pot'), blood: 0 },
      ann: card('terror-frenzy', 'K2'),
      ben: card('target-vitals', 'V1'),
    })
    expect([t.can(Ann, 'play:K2:ANI:A1'), t.can(Ann, 'play:K2:ani:A1')]).toEqual([false, true])
    expect(never(t, Ben, 'play:V1::B1')).toBe(true)
    const ally = upTo(
      duel({ a: vampire('ANI'), b: { generic: { type: 'ally', life: 3 } }, ann: card('terror-frenzy') }),
      'before-range',
    )
    expect([ally.can(Ann, 'play:K1:ANI:A1'), ally.can(Ann, 'play:K1:ani:A1')]).toEqual([false, true])
  })
})

describe('Drawing Out the Beast', () => {
  it('gives strength, and keeps from maneuvers to long range, presses to end and equipment', () => {
    const t = frenzied('drawing-out-the-beast', 'ani', { ann: card('drawing-out-the-beast', 'K2') })
    expect([t.stat('B1', 'strength'), t.can(Ann, 'play:K2:ani:A1')]).toEqual([2, false])
    expect(never(t, Ben, 'maneuver:B1:G1:shot')).toBe(true)
    expect(never(frenzied('drawing-out-the-beast', 'ani', quick), Ben, 'play:P1:cel:B1')).toBe(true)
    expect(never(farther(frenzied('drawing-out-the-beast', 'ani', quick)), Ben, 'play:P1:cel:B1')).toBe(false)
    const continued = frenzied('drawing-out-the-beast', 'ani', {}, [Ann, 'A1'], [Ben, 'B1'])
    upTo(continued, 'press')
    expect(hits(continued, 'B1').length).toBe(1)
    continued.reach(Ann, 'press:A1')
    // Ben is not even asked whether he ends it.
    expect(rounds(continued)).toBe(2)
    const first = frenzied('drawing-out-the-beast', 'ani', {}, [Ben, 'B1'])
    expect(never(first, Ben, 'press:B1')).toBe(false)
  })
  it('drawing-out-the-beast#1: [ANI] in each press step 1 unpreventable damage, of nobody', () => {
    const t = frenzied('drawing-out-the-beast', 'ANI', { b: vampire('FOR'), ben: card('skin-of-rock', 'S1') })
    upTo(t, 'press')
    expect(hits(t, 'B1')).toMatchObject([{ amount: 1 }, { amount: 1, from: null }])
  })
  it('drawing-out-the-beast#2: not against an ally', () =>
    expect(
      upTo(
        duel({ a: vampire('ANI'), b: { generic: { type: 'ally', life: 3 } }, ann: card('drawing-out-the-beast') }),
        'before-range',
      ).can(Ann, 'play:K1:ani:A1'),
    ).toBe(false))
  it('drawing-out-the-beast#G114-1: no press step, no damage in it', () => {
    const t = frenzied('drawing-out-the-beast', 'ANI', {
      a: vampire('ANI pre'),
      ann: card('majesty', 'M1'),
    })
    upTo(t, 'strike')
    onwards(t, () => t.can(Ann, 'play:M1:pre:A1'))
    t.answer(Ann, 'play:M1:pre:A1')
    expect(hits(fought(t), 'B1')).toEqual([])
  })
})

it.each([
  ['a weapon', on('44-magnum', 'W1'), true],
  ['none', {}, false],
])('groundfighting#1: what keeps who bears %s from equipment is cancelled or not', (_, borne, offered) => {
  const t = upTo(
    duel({
      a: vampire('ani'),
      b: { generic: { capacity: 9, sect: 'Anarch' }, ...borne },
      ann: card('terror-frenzy'),
      ben: card('groundfighting', 'F1'),
    }),
    'before-range',
  )
  t.reach(Ann, 'play:K1:ani:A1')
  expect(never(t, Ben, 'play:F1:cancel:B1')).toBe(!offered)
})

describe('Olid Loa', () => {
  const samedi = (more: Duel = {}, ...pressing: [number, string][]): Table => {
    const t = duel({ a: { generic: { clan: 'Samedi', capacity: 9 } }, ...more, ann: card('olid-loa') })
    for (const [seat, minion] of pressing) lastingPress(t, seat, minion)
    upTo(t, 'before-range')
    return play(t, Ann, 'play:K1::A1')
  }
  const bitten = (t: Table) =>
    hits(
      onwards(t, () => isOver(t)),
      'A1',
    ).length
  it('retainers on the opposing minion have no abilities in this combat, those on one’s own have', () => {
    const pack = { generic: { capacity: 9 }, ...on('murder-of-crows', 'R1') }
    expect([bitten(samedi({ b: pack })), bitten(duel({ b: pack }))]).toEqual([1, 2])
    const own = samedi({ a: { generic: { clan: 'Samedi', capacity: 9 }, ...on('murder-of-crows', 'R1') }, b: tough })
    onwards(own, () => isOver(own))
    expect(hits(own, 'B1').length).toBe(2)
  })
  it('the opposing minion does not press to continue, nor maneuver to close range', () => {
    expect(never(samedi({ b: tough }, [Ben, 'B1']), Ben, 'press:B1')).toBe(true)
    const t = duel({ a: { generic: { clan: 'Samedi', capacity: 9 } }, b: tough, ann: card('olid-loa') })
    upTo(t, 'before-range')
    play(t, Ann, 'play:K1::A1')
    expect(t.happened('ruled')).toMatchObject([
      { rule: 'text', on: null },
      { rule: 'maneuver', on: { id: t.id('B1') } },
      { rule: 'press', on: { id: t.id('B1') } },
    ])
  })
})
