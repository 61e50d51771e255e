import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { Ann, Ben } from '../../../support/table.ts'
import { asStrike, suffered } from '../../rows.ts'
import { card, fought, held, hits, never, on, type Table } from '../../scene.ts'

const vampire = (disciplines: string, more: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), capacity: 9, sect: 'Anarch' },
  ...more,
})
type Duel = NonNullable<Parameters<typeof duel>[0]>
/** A1 strikes with it, B1 with its weapon unless it does something else. */
const twice = (t: Table) =>
  t.effect(Ben, [{ op: 'modify', stat: 'strikes', delta: 1, on: 'b', until: 'round' }], { b: 'B1' })
const struck = (
  name: string,
  level: string,
  more: Duel = {},
  bens = 'strike:B1:G1:shot',
  before = (_: Table): void => {},
): Table => {
  const t = upTo(
    duel({ a: vampire(level), b: vampire('pot', on('44-magnum', 'G1')), ...more, ann: card(name) }),
    'strike',
  )
  before(t)
  t.answer(Ann, `play:K1:${level}:A1`)
  if (bens === 'hand') return t
  onwards(t, () => t.can(Ben, bens) || isOver(t))
  t.answer(Ben, bens)
  return t
}

describe('strikes that Fortitude does not prevent', () => {
  it.each([
    ['bollix', 'tha', 2],
    ['blood-fury', 'tha', 2],
    ['blood-fury', 'THA', 3],
    ['blood-rage', 'tha', 1],
    ['blood-rage', 'THA', 2],
    ['soul-burn', 'tha', 1],
    ['soul-burn', 'THA', 2],
  ])('%s [%s] inflicts %i', (name, level, n) => expect(suffered(asStrike(name, level), 'B1')).toEqual([n]))

  it.each(['bollix', 'blood-fury', 'blood-rage', 'soul-burn'])('%s#G141-1: such cards are not even played', name => {
    const t = struck(name, 'tha', { b: vampire('FOR'), ben: card('skin-of-rock', 'S1') }, 'hand')
    expect(never(t, Ben, 'play:S1:for:B1')).toBe(true)
  })
  it('what requires no Fortitude prevents its damage', () => {
    const t = struck('blood-rage', 'tha', { b: vampire('pro') }, 'hand', one =>
      one.effect(
        Ben,
        [{ op: 'watch', on: 'unprevented', until: 'combat', ops: [{ op: 'prevent', amount: 1 }] }],
        {},
        { source: 'B1', by: 'B1' },
      ),
    )
    expect(suffered(fought(t), 'B1')).toEqual([])
  })
  it('weapons of a vampire inflict nothing in the rest of the round; its hands do', () => {
    const t = fought(struck('blood-rage', 'tha'))
    expect([suffered(t, 'A1'), suffered(t, 'B1')]).toEqual([[], [1]])
    expect(suffered(fought(struck('blood-rage', 'tha', {}, 'hand')), 'A1')).toEqual([1])
  })
  it('nor those of an additional strike; those of an ally do', () => {
    const t = struck('soul-burn', 'tha', {}, undefined, twice)
    onwards(t, () => t.happened('damaged').length > 0 && t.can(Ben, 'strike:B1:G1:shot'))
    t.answer(Ben, 'strike:B1:G1:shot')
    expect(suffered(fought(t), 'A1')).toEqual([])
    const ally = { generic: { type: 'ally' as const, life: 4 }, ...on('44-magnum', 'G1') }
    expect(suffered(fought(struck('soul-burn', 'tha', { b: ally })), 'A1')).toEqual([2])
  })
  it.each(['blood-rage#2', 'blood-fury#3', 'soul-burn#1'])('%s: dodged, it leaves weapons as they are', id => {
    const name = id.split('#')[0]!
    const t = struck(
      name,
      'tha',
      { b: vampire('cel', on('44-magnum', 'G1')), ben: card('side-strike', 'D1') },
      'play:D1:cel:B1',
      twice,
    )
    onwards(t, () => t.can(Ben, 'strike:B1:G1:shot') || isOver(t))
    t.answer(Ben, 'strike:B1:G1:shot')
    expect([suffered(fought(t), 'A1'), suffered(t, 'B1')]).toEqual([[2], []])
  })
  it('bollix#2: from afar it reaches nobody, and protects from no weapon', () => {
    const t = upTo(duel({ a: vampire('tha'), b: vampire('pot', on('44-magnum', 'G1')), ann: card('bollix') }), 'range')
    play(t, Ben, 'maneuver:B1:G1:shot')
    onwards(t, () => t.can(Ann, 'play:K1:tha:A1'))
    t.answer(Ann, 'play:K1:tha:A1')
    expect([suffered(fought(t), 'A1'), suffered(t, 'B1')]).toEqual([[2], []])
  })
  it.each(['soul-burn#2', 'blood-fury#4'])('%s: what comes with first strike is there before it', id => {
    const t = struck(id.split('#')[0]!, 'tha', {}, undefined, one =>
      one.effect(Ben, [{ op: 'allow', rule: 'first-strike', on: 'b', until: 'combat' }], { b: 'B1' }),
    )
    expect(suffered(fought(t), 'A1')).toEqual([2])
  })
  it.each(['soul-burn#4', 'blood-fury#5'])('%s: until it resolves the weapon would inflict its damage', id => {
    const t = struck(id.split('#')[0]!, 'tha', {
      b: vampire('pot', on('ivory-bow', 'G1')),
      ben: card('rotschreck', 'R1'),
    })
    onwards(t, () => t.can(Ben, 'play:R1:') || isOver(t))
    t.answer(Ben, 'play:R1:', { v: [t.id('A1')] })
    expect([t.card('R1').on, suffered(fought(t), 'B1')]).toEqual([t.id('A1'), []])
  })
  it.each(['bollix#1', 'blood-rage#1', 'blood-fury#1'])('%s: the damage it adds is no more preventable', id => {
    const name = id.split('#')[0]!
    const t = struck(name, name === 'bollix' ? 'tha' : 'THA', { b: vampire('FOR'), ben: held('soak', 'S1') }, 'hand')
    expect([never(t, Ben, 'play:S1:FOR:B1'), suffered(t, 'B1')]).toEqual([true, [name === 'blood-fury' ? 3 : 2]])
  })
  it('Blood Fury costs 1 blood', () => {
    const t = fought(struck('blood-fury', 'THA', {}, 'hand'))
    expect(t.happened('counters').filter(one => 'why' in one && one.why === 'cost')).toMatchObject([{ amount: 1 }])
  })
  it.each(['blood-rage', 'blood-fury'])('%s only at close range', name => {
    const t = upTo(duel({ a: vampire('THA'), b: vampire('pot', on('44-magnum', 'G1')), ann: card(name) }), 'range')
    play(t, Ben, 'maneuver:B1:G1:shot')
    expect(never(t, Ann, 'play:K1:THA:A1')).toBe(true)
  })
})

describe('Bollix', () => {
  it('[cel] maneuver, or press', () => {
    const t = upTo(duel({ a: vampire('cel'), ann: held('bollix', 'K1', 'K2') }), 'range')
    play(t, Ann, 'play:K1:cel:A1')
    upTo(t, 'press')
    play(t, Ann, 'play:K2:cel:A1')
    expect([t.happened('maneuvered').length, t.happened('pressed').length]).toEqual([1, 1])
  })
  it.each([
    ['target-vitals', 'aim', ''],
    ['terror-frenzy', 'frenzy', 'ani'],
    ['immortal-grapple', 'grapple', 'pot'],
  ])('[pre] cancels %s, and its cost is not paid', (name, _, level) => {
    const t = upTo(
      duel({ a: vampire('pre'), b: vampire('ani pot'), ann: card('bollix'), ben: held(name, 'O1') }),
      'before-range',
    )
    onwards(t, () => t.can(Ben, `play:O1:${level}:B1`) || isOver(t))
    t.answer(Ben, `play:O1:${level}:B1`)
    onwards(t, () => t.can(Ann, 'play:K1:pre:A1') || isOver(t))
    t.answer(Ann, 'play:K1:pre:A1')
    expect([
      t.happened('card-cancelled').length,
      t.happened('counters').filter(one => 'why' in one && one.why === 'cost'),
    ]).toEqual([1, []])
  })
  it('[pre] nothing else, and of nobody else', () => {
    const t = upTo(
      duel({
        a: vampire('pre pot'),
        b: vampire('pot'),
        ann: [...card('bollix'), ...card('immortal-grapple', 'I1')],
        ben: held('roundhouse', 'O1'),
      }),
      'before-strikes',
    )
    t.reach(Ann, 'play:I1:pot:A1')
    expect(never(t, Ann, 'play:K1:pre:A1')).toBe(true)
  })
})

it.each([['blood-rage'], ['blood-fury'], ['soul-burn']])(
  'blood-rage#3 blood-fury#2 soul-burn#3: %s: a weapon hurts its own bearer all the same',
  name => {
    const gun = on('zip-gun', 'G1', { changed: [{ types: ['Equipment'], keywords: ['weapon', 'gun'] }] })
    const t = fought(struck(name, 'tha', { b: vampire('pot', gun) }))
    expect([suffered(t, 'A1'), hits(t, 'B1').filter(hit => hit.from === null)]).toMatchObject([[], [{ amount: 1 }]])
  },
)
