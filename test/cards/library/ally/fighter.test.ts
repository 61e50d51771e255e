import { describe, expect, it } from 'vitest'
import { isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { hits, held, type Held, type Table, v } from '../../scene.ts'
import { suffered } from '../../rows.ts'

const scene = (ally: string, b1: object = {}, ann: Held = [], on: object = {}, ben: Held = []): Table =>
  table({
    seats: [
      { ready: [{ card: ally, as: 'M1' }, v('A2')], hand: ann },
      { pool: 20, ready: [v('B1', { capacity: 9, ...b1 }, on), v('B2')], torpor: [v('T1')], hand: ben },
      {},
      {},
      {},
    ],
  })
const fights = (t: Table): Table => {
  t.effect(Ann, [{ op: 'combat', acting: 'm', opposing: 'b' }], { m: 'M1', b: 'B1' })
  return t
}

describe('Muddled Vampire Hunter', () => {
  it('strikes first: who falls by it does not strike', () => {
    const t = scene('muddled-vampire-hunter', {}, [], { blood: 3 })
    t.answer(Ann, 'action:M1:fight:M1', { m: ['B1'] })
    onwards(t, () => isOver(t))
    expect([t.inTorpor('B1'), suffered(t, 'B1'), suffered(t, 'M1')]).toEqual([true, [4], []])
  })
  it('fights ready vampires of others, at no stealth', () => {
    const t = scene('muddled-vampire-hunter')
    expect(() => t.answer(Ann, 'action:M1:fight:M1', { m: ['T1'] })).toThrow('illegal-args')
    expect(() => t.answer(Ann, 'action:M1:fight:M1', { m: ['A2'] })).toThrow('illegal-args')
    t.answer(Ann, 'action:M1:fight:M1', { m: ['B1'] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
  })
})

describe('Nephandus', () => {
  const gun = { attachments: [{ card: '44-magnum', as: 'G1' }] }
  it('nephandus#6: strikes of the opposing minion inflict 1 less on it, with hands or a weapon', () => {
    const t = fights(scene('nephandus', { strength: 2 }))
    onwards(t, () => isOver(t))
    expect(suffered(t, 'M1')).toEqual([1])
    const armed = fights(scene('nephandus', {}, [], gun))
    onwards(armed, () => armed.can(Ben, 'strike:B1:G1:shot'))
    armed.answer(Ben, 'strike:B1:G1:shot')
    onwards(armed, () => isOver(armed))
    expect([suffered(armed, 'M1'), suffered(armed, 'B1')]).toEqual([[1], []])
  })
  it('strikes for 1R itself, and presses once in a combat', () => {
    const t = fights(scene('nephandus', { strength: 2 }))
    onwards(t, () => t.can(Ann, 'strike:M1:M1:bolt'))
    t.answer(Ann, 'strike:M1:M1:bolt')
    upTo(t, 'press')
    expect([suffered(t, 'B1'), t.can(Ann, 'press:M1')]).toEqual([[1], true])
  })
  it('nephandus#3, nephandus#4: not of environmental damage; of what cannot be prevented, too', () => {
    const t = fights(scene('nephandus', { strength: 0, disciplines: ['ani'] }, [], {}, held('carrion-crows', 'C1')))
    upTo(t, 'before-range')
    play(t, Ben, 'play:C1:ani:B1')
    onwards(t, () => suffered(t, 'M1').length > 0)
    expect(suffered(t, 'M1')).toEqual([1])
    const other = fights(scene('nephandus', { strength: 0 }))
    upTo(other, 'strike')
    other.effect(
      Ben,
      [{ op: 'damage', to: 'm', amount: 2, from: 'by', unpreventable: true }],
      { m: 'M1' },
      { source: 'B1', by: 'B1' },
    )
    expect(suffered(other, 'M1')).toEqual([1])
  })
  it('nephandus#5: what an aim adds to a strike is not reduced again', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'nephandus', as: 'M1' }, v('A2')] },
        { pool: 20, ready: [v('B1', { capacity: 9, strength: 2 })], hand: held('target-vitals', 'K1') },
        {},
        {},
        {},
      ],
    })
    fights(t)
    onwards(t, () => t.can(Ben, 'play:K1::B1') || isOver(t))
    t.answer(Ben, 'play:K1::B1')
    onwards(t, () => isOver(t))
    expect(hits(t, 'M1').map(({ amount }) => amount)).toEqual([1, 2])
  })
  it('nephandus#1: burns a vampire in torpor, and its life may exceed what it came with', () => {
    const t = scene('nephandus')
    t.answer(Ann, 'action:M1:burn:M1', { v: ['T1'] })
    onwards(t)
    expect([t.inAsh(Ben, 'T1'), t.blood('M1')]).toEqual([true, 3])
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
  })
})

describe('Asanbonsam Ghoul', () => {
  const blocking = (directed: boolean, b1: object = {}): Table => {
    const t = table({
      seats: [
        {
          ready: [
            v('A1', { capacity: 9, stealth: 1 }, { attachments: [{ card: '44-magnum', as: 'G1' }], ...b1 }),
            v('A2'),
          ],
          hand: held('govern-the-unaligned', 'K1'),
        },
        { pool: 20, ready: [{ card: 'asanbonsam-ghoul', as: 'M1' }, v('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, directed ? 'bleed:A1' : 'hunt:A1')
    return t
  }
  it('has +1 intercept against directed actions, and sets the range of the first round as it blocks one', () => {
    const t = blocking(true)
    t.reach(Ben, 'block:M1')
    expect(t.stat('M1', 'intercept')).toBe(1)
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'maneuver:A1:G1:shot')) || t.has('range-set') || isOver(t))
    expect([offered, t.happened('range-set')]).toMatchObject([false, [{ range: 'close' }]])
  })
  it('asanbonsam-ghoul#G127-1: in the second round the range is determined as usual', () => {
    const t = blocking(true)
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'a', until: 'turn' }], { a: 'A1' })
    t.reach(Ben, 'block:M1')
    onwards(t, () => t.can(Ann, 'press:A1') || isOver(t))
    t.answer(Ann, 'press:A1')
    onwards(t, () => t.can(Ann, 'maneuver:A1:G1:shot') || isOver(t))
    expect(isOver(t)).toBe(false)
  })
  it('asanbonsam-ghoul#1 asanbonsam-ghoul#G127-2: what has been set first stands', () => {
    const t = blocking(true)
    t.effect(Ann, [{ op: 'watch', on: 'about-to-block', until: 'action', ops: [] }], {}, { source: 'A1', by: 'A1' })
    t.reach(Ben, 'block:M1')
    onwards(t, () => t.has('range-set') || isOver(t))
    expect(t.happened('range-set').length).toBe(1)
  })
  it('nothing of that in an action that is not directed', () => {
    const t = blocking(false)
    expect(t.stat('M1', 'intercept')).toBe(0)
  })
})

describe('Rock Cat', () => {
  const scene = (capacity: number, hand: Held = []) =>
    table({
      seats: [
        { ready: [{ card: 'rock-cat', as: 'K1' }, v('A2')], hand },
        { ready: [v('B1', { capacity, strength: 0 }, { blood: 3 })], hand: held('thrown-gate', 'T1') },
        {},
      ],
    })
  it.each([
    [3, []],
    [4, [0]],
  ])('a vampire of capacity %i does not strike in the first round', (capacity, _) => {
    const t = scene(capacity)
    t.answer(Ann, 'action:K1:fight:K1', { m: ['B1'] })
    onwards(t, () => t.has('round-started'))
    upTo(t, 'press')
    expect(t.has('strike-lost')).toBe(capacity === 3)
  })
  it('STRIKE-03: who cannot strike and might play something as strikes are chosen, says so and has no strike', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'rock-cat', as: 'K1' }, v('A2')] },
        { ready: [v('B1', { capacity: 3, disciplines: ['OBF'] }, { blood: 3 })], hand: held('deflection', 'F1') },
        { hand: held('disguised-weapon', 'D1') },
      ],
    })
    t.answer(Ann, 'action:K1:fight:K1', { m: ['B1'] })
    onwards(t, () => t.can(Ben, 'strike:B1:none') || t.has('combat-ended'))
    expect(t.options(Ben)).toEqual([`strike:${t.id('B1')}:none`])
    t.answer(Ben, 'strike:B1:none')
    expect(t.happened('strike-lost')).toMatchObject([{ by: { id: t.id('B1') } }])
  })
  it('strikes it in the second; it presses once a combat', () => {
    const t = scene(3)
    t.effect(Ann, [{ op: 'modify', stat: 'strength', delta: -3, on: 'k', until: 'turn' }], { k: 'K1' })
    t.answer(Ann, 'action:K1:fight:K1', { m: ['B1'] })
    onwards(t, () => t.can(Ann, 'press:K1'))
    t.answer(Ann, 'press:K1')
    onwards(t, () => t.has('combat-ended'))
    expect([t.happened('strike-lost').length, t.happened('round-started').length]).toEqual([1, 2])
  })
  it('fights a ready minion of another by a directed action at no stealth', () => {
    const t = scene(5)
    t.answer(Ann, 'action:K1:fight:K1', { m: ['B1'] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 0 }])
  })
  it.each([
    ['slam', 'pot', true],
    ['slam', 'POT', false],
  ])('plays %s [%s]: %s', (card, level, may) => {
    const t = scene(9, held(card, 'S1'))
    t.answer(Ann, 'action:K1:fight:K1', { m: ['B1'] })
    onwards(t, () => t.can(Ann, 'strike:K1:hand') || t.has('combat-ended'))
    expect(t.can(Ann, `play:S1:${level}:K1`)).toBe(may)
  })
  it('rock-cat#G93-1: who cannot strike maneuvers with no strike card', () => {
    for (const [capacity, may] of [
      [3, false],
      [4, true],
    ] as const) {
      const t = table({
        seats: [
          { ready: [{ card: 'rock-cat', as: 'K1' }, v('A2')] },
          { ready: [v('B1', { capacity, disciplines: ['pot'] }, { blood: 3 })], hand: held('thrown-gate', 'T1') },
          {},
        ],
      })
      t.answer(Ann, 'action:K1:fight:K1', { m: ['B1'] })
      let offered = false
      onwards(t, () => (offered ||= t.window() === 'range' && t.can(Ben, 'play:T1:pot:B1')) || t.has('combat-ended'))
      expect(offered).toBe(may)
    }
  })
  it('rock-cat#G93-2: who cannot strike may gain additional strikes all the same, for nothing', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'rock-cat', as: 'K1' }, v('A2')] },
        { ready: [v('B1', { capacity: 3, disciplines: ['cel'] }, { blood: 3 })], hand: held('blur', 'X1') },
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'strength', delta: -9, on: 'k', until: 'game' }], { k: 'K1' })
    t.answer(Ann, 'action:K1:fight:K1', { m: ['B1'] })
    onwards(t, () => t.can(Ben, 'play:X1:cel:B1')).answer(Ben, 'play:X1:cel:B1')
    expect(hits(onwards(t), 'K1')).toEqual([])
  })
})
