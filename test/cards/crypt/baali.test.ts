import { describe, expect, it } from 'vitest'
import { isOver, onwards } from '../../support/duel.ts'
import { FOR, polling, tally, titled } from '../../support/polls.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'
import { attacked, held, v } from '../scene.ts'

/** A1 of Ann acts, with A2 beside it; B1 is Ben's. */
const scene = (a1: object, more: object = {}, b1: object = {}, ben: object = {}) =>
  table({
    seats: [
      { pool: 10, ready: [{ as: 'A1', ...a1 } as never, minion('A2')], ...more },
      { pool: 10, ready: [minion('B1', b1)], ...ben },
      {},
      listening('D1'),
      {},
    ],
  })

describe('more bleed for another', () => {
  it.each([
    ['anu-diptinatpa#G117-1, anu-diptinatpa#1', 'anu-diptinatpa'],
    ['the-horde#G117-1', 'the-horde'],
  ])('%s: to a minion that bleeds, and before it resolves', (_, card) => {
    const of = (blood: number) =>
      scene(
        { generic: { traits: ['infernal'], capacity: 4 }, blood },
        {
          ready: [v('A1', { traits: ['infernal'] }, { blood }), { card, as: 'H1' }],
          hand: held('ancilla-empowerment', 'P1'),
        },
      )
    for (const act of ['hunt:A1', 'play:P1::A1']) {
      const t = of(2)
      t.answer(Ann, act)
      onwards(t, () => t.can(Ann, 'use:H1:bleed') || t.has('action-ended'))
      expect([t.has('action-ended'), t.stat('A1', 'bleed')]).toEqual([true, 1])
    }
    const t = of(4)
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ann, 'use:H1:bleed')).toBe(true)
    t.allPass(() => ['success', 'resolved'].includes(t.window() ?? ''))
    expect([t.can(Ann, 'use:H1:bleed'), t.pool(Ben) >= 9]).toEqual([false, true])
  })

  it('the-horde#G27-1: in torpor too', () => {
    const t = scene({}, { ready: [v('A1', { traits: ['infernal'] })], torpor: [{ card: 'the-horde', as: 'H1' }] })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'use:H1:bleed')
    t.allPass()
    expect([t.locked('H1'), t.inTorpor('H1'), t.pool(Ben)]).toEqual([true, true, 8])
  })
})

describe('Arishat', () => {
  const others = (more: object, b1: ReturnType<typeof minion> = titled('prince', 'B1')) => [
    { ready: [b1], ...more },
    { ready: [minion('C1')] },
    {},
    {},
  ]
  it('arishat#1, arishat#2: the ballot of a priscus, the votes of others, cast or not', () => {
    const t = polling({}, { ready: [minion('A1'), { card: 'arishat', as: 'A2' }] }, others({}, titled('priscus', 'B1')))
    t.reach(Ben, 'vote:title:B1', { side: ['against'] })
    t.reach(Ann, 'vote:called', FOR)
    expect(tally(t)).toEqual([1, 3])
    t.reach(Ann, 'use:A2:silence', { v: [t.id('B1')] })
    expect([tally(t), t.can(Ben, 'vote:title:B1'), t.blood('A2')]).toEqual([[1, 0], false, 5])
    const cast = polling({}, { ready: [minion('A1'), { card: 'arishat', as: 'A2' }] }, others({}))
    cast.reach(Ben, 'vote:title:B1', { side: ['against'] })
    cast.reach(Ann, 'use:A2:silence', { v: [cast.id('B1')] })
    expect([tally(cast), cast.happened('votes-cancelled')]).toMatchObject([[0, 0], [{ votes: 2 }]])
  })

  it.each([
    ['locked', { ready: [{ card: 'arishat', as: 'A2', locked: true }, minion('A1'), minion('A3')] }],
    ['in torpor', { ready: [minion('A1'), minion('A3')], torpor: [{ card: 'arishat', as: 'A2' }] }],
  ])('arishat#G39-1: %s as well, and once in each referendum', (_, ann) => {
    const t = polling({}, ann, others({}))
    t.reach(Ann, 'use:A2:silence', { v: [t.id('B1')] })
    expect([t.can(Ben, 'vote:title:B1'), t.can(Ann, 'use:A2:silence'), t.blood('A2')]).toEqual([false, false, 5])
    t.allPass()
    t.edit(state => {
      state.uses = []
    })
    t.effect(
      Ann,
      [
        { op: 'move', who: 'k', to: 'hand' },
        { op: 'unlock', who: 'a' },
      ],
      { k: 'K1', a: 'A1' },
    )
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    expect(t.can(Ann, 'use:A2:silence')).toBe(true)
  })
})

describe('vampires of the rule’s own traits', () => {
  it('Cybele gives a master phase action if she is unlocked as the phase begins, in torpor too', () => {
    const begun = (region: 'ready' | 'torpor', locked: boolean) => {
      const cybele = { card: 'cybele', as: 'A1', locked }
      const t = table({
        seats: [
          {
            ready: region === 'ready' ? [cybele, minion('A2')] : [minion('A2')],
            torpor: region === 'torpor' ? [cybele] : [],
            hand: ['fame', 'fame', 'villein'],
          },
          {},
          {},
        ],
        turn: { phase: 'unlock' },
      })
      t.endPhasesTo(Ann, 'master')
      return t.state.frames[0]
    }
    expect([begun('ready', false), begun('ready', true), begun('torpor', false)]).toMatchObject([
      { masterActions: 2 },
      { masterActions: 1 },
      { masterActions: 2 },
    ])
  })
  it('Cybele bleeds for two more, for a blood', () => {
    const t = table({
      seats: [{ ready: [{ card: 'cybele', as: 'A1', blood: 4 }] }, { pool: 10, ready: [minion('B1')] }, {}, {}, {}],
    })
    const action = t.options(Ann).find(id => id.startsWith(`action:${t.id('A1')}:bleed`))!
    t.answer(Ann, action)
    expect([t.stat('A1', 'bleed'), t.happened('action-announced')]).toMatchObject([3, [{ targets: [Ben] }]])
    t.allPass()
    expect([t.pool(Ben), t.blood('A1')]).toEqual([7, 3])
  })
  it('Arishat burns a blood in polling to make a vampire abstain, whatever it has cast, in a blood hunt too', () => {
    const kine = { card: 'kine-resources-contested', as: 'K1' }
    const t = table({
      seats: [
        { ready: [{ card: 'arishat', as: 'A1', blood: 3 }] },
        { ready: [minion('B1', { generic: { title: 'prince' } })], hand: [kine] },
        {},
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'play:K1::B1')
    for (let n = 0; n < 30 && t.window() !== 'polling'; n++) {
      const seat = t.waiting()[0]!,
        [option] = t.options(seat)
      t.answer(
        seat,
        t.options(seat).includes('pass') ? 'pass' : option!,
        t.options(seat).includes('pass')
          ? undefined
          : Object.fromEntries((t.option(seat, option!)!.slots ?? []).map(slot => [slot.name, slot.default])),
      )
    }
    t.answer(Ben, 'vote:title:B1', { side: ['for'] })
    t.answer(Ann, 'use:A1:silence', { v: [t.id('B1')] })
    expect([t.blood('A1'), t.can(Ann, 'vote:title:A1')]).toEqual([2, true])
    t.answer(Ann, 'vote:title:A1', { side: ['against'] })
    t.allPass()
    expect(t.happened('referendum-tallied')).toMatchObject([{ for: 0, against: 1, passed: false }])
    const hunt = table({
      seats: [
        { ready: [{ card: 'arishat', as: 'A1' }] },
        { ready: [minion('B1')], torpor: [minion('B2')] },
        { ready: [minion('C1', { generic: { title: 'prince' } })] },
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    hunt.answer(Ben, 'diablerie:B1:B2')
    hunt.allPass(() => hunt.window() === 'polling')
    hunt.answer(Ann, 'use:A1:silence', { v: [hunt.id('C1')] })
    expect(hunt.can(Cal, 'vote:title:C1')).toBe(false)
    hunt.allPass()
    expect([hunt.inAsh(Ben, 'B1'), hunt.blood('A1')]).toEqual([false, 5])
  })
})

describe('The unnamed', () => {
  const scene = (blood: number) =>
    table({
      seats: [
        { pool: 10, ready: [{ card: 'the-unnamed', as: 'V1', blood }, minion('A2')] },
        { pool: 10, ready: [minion('B1', { generic: { capacity: 9 } })] },
        {},
      ],
    })
  it('burns 1 blood to strike for 2R aggravated damage, as often as it likes', () => {
    const t = scene(5)
    attacked(t, 'V1', 'B1')
    onwards(t, () => t.can(Ann, 'strike:V1:V1:flames') || isOver(t))
    t.answer(Ann, 'strike:V1:V1:flames')
    onwards(t, () => isOver(t))
    expect(t.happened('counters')[0]).toMatchObject({ amount: 1, why: 'cost' })
    expect(t.happened('damaged').find(one => 'aggravated' in one && one.aggravated)).toMatchObject({ amount: 2 })
    const poor = scene(0)
    attacked(poor, 'V1', 'B1')
    let offered = false
    onwards(poor, () => (offered ||= poor.can(Ann, 'strike:V1:V1:flames')) || isOver(poor))
    expect(offered).toBe(false)
  })
  it('gains its Methuselah 2 pool for a successful bleed, if she wishes so', () => {
    for (const [answer, pool] of [
      ['trigger:0', 12],
      ['pass', 10],
    ] as const) {
      const t = scene(5)
      t.answer(Ann, 'bleed:V1')
      onwards(t, () => t.can(Ann, 'trigger:0'))
      t.answer(Ann, answer)
      expect(t.pool(Ann)).toBe(pool)
    }
  })
})
