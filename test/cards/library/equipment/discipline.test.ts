import { describe, expect, it } from 'vitest'
import { defaultFor, owed } from '../../../../shared/rules/index.ts'
import { disciplinesOf } from '../../../../shared/rules/reads/evaluate.ts'
import { play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { attacked, fought, held, on, v } from '../../scene.ts'

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

describe('Seal of Veddartha', () => {
  const seal = (counters: number, a1: object = {}) =>
    table({
      seats: [
        {
          ready: [
            v(
              'A1',
              { capacity: 6, ...a1 },
              {
                attachments: [
                  { card: 'seal-of-veddartha', as: 'K1', counters: counters > 0 ? { seal: counters } : {} },
                ],
              },
            ),
            v('A2'),
          ],
        },
        { ready: [v('B1')] },
        {},
      ],
    })
  it.each([
    [0, []],
    [1, ['dom']],
    [2, ['DOM']],
    [3, ['DOM', 'for']],
    [4, ['DOM', 'FOR']],
  ])('with %i counters it gives %j', (n, given) => expect(levels(seal(n))).toEqual(given))
  it('seal-of-veddartha#1: whatever its bearer has by itself', () =>
    expect(levels(seal(2, { disciplines: ['DOM'] }))).toEqual(['DOM']))
  it.each([
    [6, true],
    [5, false],
  ])(
    'seal-of-veddartha#2: at capacity %i it bleeds at 1 more: %s; the Disciplines come in any case',
    (capacity, may) => {
      const t = seal(1, { capacity })
      expect([levels(t), t.can(Ann, 'action:K1:bleed:A1')]).toEqual([['dom'], may])
      if (!may) return
      t.answer(Ann, 'action:K1:bleed:A1')
      expect(t.stat('A1', 'bleed')).toBe(2)
    },
  )
  it('loses its counters on another minion', () => {
    const t = seal(3)
    t.answer(Ann, 'equip:A2:A1', { cards: ['K1'] })
    t.allPass(() => t.has('action-ended'))
    expect([t.card('K1').on, t.card('K1').counters ?? {}]).toEqual([t.id('A2'), {}])
  })
  it('gets a counter in each unlock phase, up to four', () => {
    for (const [n, after] of [
      [0, 1],
      [3, 4],
      [4, 4],
    ] as const) {
      const t = seal(n)
      const due = () =>
        t.happened('phase-started').some(one => 'phase' in one && one.seat === Ann && one.phase === 'master')
      for (let i = 0; i < 300 && !due(); i++) {
        const seat = owed(t.state)[0]!,
          { optionId, args } = defaultFor(t.state, seat)
        t.answer(seat, optionId, args)
      }
      expect(t.card('K1').counters).toEqual({ seal: after })
    }
  })
  it('seal-of-veddartha#G139-1: gone from its bearer, it bleeds for nothing', () => {
    const t = seal(0)
    t.answer(Ann, 'action:K1:bleed:A1')
    t.effect(Ben, [{ op: 'move', who: 'k', to: 'ash' }], { k: 'K1' })
    t.allPass()
    expect(t.has('bled')).toBe(false)
  })
})

describe('The Book of Going Forth by Night', () => {
  const book = on('the-book-of-going-forth-by-night', 'K1')
  const ally = (life: number, more: object = {}) => v('B1', { type: 'ally', life: 3, ...more }, { blood: life })
  const fight = (b1: ReturnType<typeof v>, a1: object = {}, a: object = {}) => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9, ...a1 }, { blood: 5, ...book, ...a }), v('A2')] },
        { ready: [b1, v('B2')] },
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    return t
  }
  const taken = (t: ReturnType<typeof fight>) => [
    t.state.seats[Ann]!.inPlay.includes(t.id('B1')),
    t.locked('B1'),
    t.blood('B1'),
  ]
  it('gives a vampire superior Serpentis, and an ally nothing', () => {
    expect(levels(scene('the-book-of-going-forth-by-night'))).toEqual(['SER'])
    expect(levels(scene('the-book-of-going-forth-by-night', [], { type: 'ally', life: 3 }))).toEqual([])
  })
  it('COMBAT-03 the-book-of-going-forth-by-night#1: an ally that loses its last life in combat with its vampire is stolen and locked, and gains 1 life', () => {
    const t = fought(fight(ally(1, { clan: 'Giovanni' })))
    expect([taken(t), t.has('burned'), t.happened('round-started').length]).toEqual([[true, true, 1], false, 1])
  })
  it('the ally keeps the life that it has, what lies on it, and combat ends', () => {
    const t = fight(v('B1', { type: 'ally', life: 3 }, { blood: 3, ...on('44-magnum', 'G1') }))
    upTo(t, 'strike')
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'B1' })
    fought(t)
    expect([taken(t), t.card('G1').on, t.has('damaged')]).toEqual([[true, true, 3], t.id('B1'), false])
  })
  it.each([
    ['who falls with it', { blood: 1 }],
    ['who stands', { blood: 5 }],
  ])('takes it for a vampire %s', (_, a) => {
    const t = fight(ally(1, { strength: 3 }), { strength: 2 }, a)
    fought(t)
    expect(taken(t)).toEqual([true, true, 1])
  })
  it('not where an ally bears it, nor for another that fights, nor without a fight', () => {
    const byAlly = fought(fight(ally(1), { type: 'ally', life: 5 }, { blood: 4 }))
    const t = table({ seats: [{ ready: [v('A1'), v('A2', {}, book)] }, { ready: [ally(1), v('B2')] }, {}] })
    attacked(t, 'A1', 'B1')
    fought(t)
    expect([byAlly.inAsh(Ben, 'B1'), t.inAsh(Ben, 'B1')]).toEqual([true, true])
    const calm = table({ seats: [{ ready: [v('A1', {}, book), v('A2')] }, { ready: [ally(1)] }, {}] })
    calm.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'B1' })
    expect(calm.inAsh(Ben, 'B1')).toBe(true)
  })
  it('no vampire that it fights', () => {
    const t = upTo(fight(v('B1', {}, { blood: 3, ...on('44-magnum', 'G1') })), 'strike')
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'B1' })
    expect(t.inAsh(Ben, 'B1')).toBe(true)
  })
})
