import { describe, expect, it } from 'vitest'
import { disciplinesOf } from '../../../../shared/rules/reads/evaluate.ts'
import { play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { attacked, held, on, v } from '../../scene.ts'

const scene = (card: string, ash: string[] = [], a1: object = {}, hand: string[] = []) =>
  table({
    seats: [
      {
        ready: [v('A1', { capacity: 9, ...a1 }, { blood: 5, ...on(card, 'K1') }), v('A2')],
        hand,
        ash: ash.map((one, i) => ({ card: one, as: `X${i}` })),
      },
      { ready: [v('B1')] },
      {},
    ],
  })
const levels = (t: ReturnType<typeof scene>) => disciplinesOf(t.state, t.id('A1'))
const act = (t: ReturnType<typeof scene>, name: string, args: object) => {
  t.answer(Ann, `action:K1:${name}:A1`, args as never)
  return t
}

describe('The Sargon Fragment', () => {
  it.each([[[]], [['nec']], [['NEC']]])('gives superior Necromancy to who has %j', disciplines => {
    expect(levels(scene('the-sargon-fragment', [], { disciplines }))).toEqual(['NEC'])
  })
  it('gives an ally nothing', () => {
    const t = scene('the-sargon-fragment', ['villein'], { type: 'ally', life: 3 })
    expect([levels(t), t.can(Ann, 'action:K1:fetch:A1')]).toEqual([[], false])
  })
  it('the-sargon-fragment#1: fetches the library card it names, for 1 blood, at no stealth', () => {
    const t = scene('the-sargon-fragment', ['villein', 'blood-doll', 'gracetius'])
    expect(t.option(Ann, 'action:K1:fetch:A1')?.slots).toMatchObject([{ candidates: [t.id('X0'), t.id('X1')] }])
    act(t, 'fetch', { c: ['X1'] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [] }])
    t.allPass()
    expect([t.inHand(Ann, 'X1'), t.blood('A1')]).toEqual([true, 4])
  })
  it('discards down afterwards', () => {
    const t = act(scene('the-sargon-fragment', ['blood-doll'], {}, Array(7).fill('villein') as string[]), 'fetch', {
      c: ['X0'],
    })
    t.allPass(() => t.state.seats[Ann]!.hand.length === 8 || t.has('action-ended'))
    t.allPass(() => t.can(Ann, 'bleed:A2'))
    expect(t.state.seats[Ann]!.hand.length).toBeLessThanOrEqual(8)
  })
  it.each([
    [['villein', 'villein'], true],
    [['villein', 'blood-doll'], false],
  ])('the-sargon-fragment#2: another copy of what it named will do: of %j', (ash, there) => {
    const t = act(scene('the-sargon-fragment', ash), 'fetch', { c: ['X0'] })
    t.effect(Ben, [{ op: 'move', who: 'x', to: 'removed' }], { x: 'X0' })
    t.allPass()
    expect([t.inHand(Ann, 'X1'), t.blood('A1')]).toEqual([there, 4])
  })
  it('the-sargon-fragment#G139-1: gone from its bearer, it fetches nothing', () => {
    const t = act(scene('the-sargon-fragment', ['villein']), 'fetch', { c: ['X0'] })
    t.effect(Ben, [{ op: 'move', who: 'k', to: 'ash' }], { k: 'K1' })
    t.allPass()
    expect(t.inAsh(Ann, 'X0')).toBe(true)
  })
})

describe('Hand of Conrad', () => {
  it('gives superior Potence, and raises a vampire from the own ash heap to the uncontrolled region', () => {
    const t = scene('hand-of-conrad', ['gracetius', 'villein'])
    expect(levels(t)).toEqual(['POT'])
    expect(t.option(Ann, 'action:K1:raise:A1')?.slots).toMatchObject([{ candidates: [t.id('X0')] }])
    act(t, 'raise', { v: ['X0'] })
    t.allPass()
    expect([t.state.seats[Ann]!.uncontrolled.includes(t.id('X0')), t.blood('X0'), t.blood('A1')]).toEqual([true, 0, 5])
  })
  it('hand-of-conrad#1: no Potence to who cannot use equipment', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9 }, on('hand-of-conrad', 'K1')), v('A2')] },
        {
          ready: [minion('B1', { generic: { capacity: 9, disciplines: ['ANI', 'CEL'] } })],
          hand: [...held('drawing-out-the-beast', 'D1'), ...held('psyche', 'P1')],
        },
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    upTo(t, 'before-range')
    expect(levels(t)).toEqual(['POT'])
    play(t, Ben, 'play:D1:ani:B1')
    expect([t.has('combat-ended'), levels(t)]).toEqual([false, []])
  })
  it('hand-of-conrad#G139-1: gone from its bearer, it raises nobody', () => {
    const t = act(scene('hand-of-conrad', ['gracetius']), 'raise', { v: ['X0'] })
    t.effect(Ben, [{ op: 'move', who: 'k', to: 'ash' }], { k: 'K1' })
    t.allPass()
    expect(t.inAsh(Ann, 'X0')).toBe(true)
  })
})
