import { describe, expect, it } from 'vitest'
import { facts } from '../../../shared/rules/reads/queries.ts'
import { isOver, onwards } from '../../support/duel.ts'
import { FOR, polling, tally, titled } from '../../support/polls.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'
import { attacked, held, v, never } from '../scene.ts'
import { stands, unlocked, costs } from '../vampires.ts'

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

describe('Xeper, Sultan of Lepers', () => {
  const xeper = (more: object = {}) =>
    stands('xeper-sultan-of-lepers', {
      ann: { ready: [{ card: 'cybele', as: 'C2' }, v('A3', { traits: ['infernal'] })] },
      ben: { ready: [v('B1', { type: 'ally', life: 2 }), { card: 'the-horde', as: 'H1' }] },
      ...more,
    })
  it('has a vote for each ready unique infernal vampire of his Methuselah', () => {
    const t = xeper()
    const unique = facts(t.state, t.id('A3')).unique === true ? 1 : 0
    expect(t.stat('V1', 'votes')).toBe(2 + unique)
    t.effect(Ann, [{ op: 'move', who: 'c', to: 'torpor' }], { c: 'C2' })
    expect(t.stat('V1', 'votes')).toBe(1 + unique)
  })
  it('xeper-sultan-of-lepers#1: is not titled; the votes of a title come beside', () => {
    const t = xeper()
    expect(facts(t.state, t.id('V1')).title).toBeUndefined()
    const before = t.stat('V1', 'votes')
    t.effect(
      Ann,
      [{ op: 'become', who: 'x', traits: { sect: 'Camarilla', title: 'prince', city: 'Rome' }, until: 'game' }],
      { x: 'V1' },
    )
    expect(t.stat('V1', 'votes') - before).toBe(2)
  })
  it('steals an ally of another', () => {
    const t = xeper()
    t.answer(Ann, 'action:V1:steal:V1', { card: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay).toContain(t.id('B1'))
  })
})

describe('Annazir', () => {
  const annazir = () =>
    stands('annazir', {
      ann: {
        ready: [{ card: 'the-barrens', as: 'L1' }, v('A9', {}, { attachments: [{ card: '44-magnum', as: 'E9' }] })],
      },
      ben: {
        ready: [
          v(
            'B1',
            {},
            {
              attachments: [
                { card: 'ivory-bow', as: 'E1' },
                { card: 'palatial-estate', as: 'E2' },
              ],
            },
          ),
          { card: 'elder-library', as: 'L2' },
        ],
      },
    })
  it.each([
    ['L2', false],
    ['E2', false],
    ['E1', true],
  ])('burns a location or steals an equipment of another: %s', (card, steals) => {
    const t = annazir()
    expect(t.option(Ann, 'action:V1:burn-or-steal:V1')?.slots).toMatchObject([
      { candidates: [t.id('L1'), t.id('E1'), t.id('E2'), t.id('L2')] },
    ])
    t.answer(Ann, 'action:V1:burn-or-steal:V1', { card: [t.id(card)] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
    t.allPass()
    expect([t.inAsh(Ben, card), t.card(card).on === t.id('V1')]).toEqual([!steals, steals])
  })
  it("burns a location of one's own by an undirected action", () => {
    const t = annazir()
    t.answer(Ann, 'action:V1:burn-or-steal:V1', { card: [t.id('L1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [] }])
    t.allPass()
    expect(t.inAsh(Ann, 'L1')).toBe(true)
  })
  it('annazir#1: not twice in a turn, whichever of the two', () => {
    const t = annazir()
    t.answer(Ann, 'action:V1:burn-or-steal:V1', { card: [t.id('L2')] })
    t.allPass()
    unlocked(t, 'V1')
    expect([t.can(Ann, 'action:V1:burn-or-steal:V1'), t.can(Ann, 'bleed:V1')]).toEqual([false, true])
  })
  it('annazir#2: directed at who controls the card, not the minion that it is on', () => {
    const t = stands('annazir', {
      ben: { ready: [v('B1', {}, { attachments: [{ card: 'ivory-bow', as: 'E1' }] })] },
    })
    t.effect(Ann, [{ op: 'forbid', rule: 'target', on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ann, 'action:V1:burn-or-steal:V1', { card: [t.id('E1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben] }])
  })
})

describe('Nergal, advanced', () => {
  const acts = (b1: object, more: object = {}, by = 'V1') => {
    const t = stands('nergal-advanced', {
      ben: { ready: [v('B1', b1, { locked: true, ...more }), v('B2')], hand: held('on-the-qui-vive', 'K1') },
    })
    t.answer(Ann, `bleed:${by}`)
    return t
  }
  it('while he acts a reaction costs 1 blood more', () => {
    const t = acts({ capacity: 5 })
    t.reach(Ben, 'play:K1::B1')
    t.allPass(() => t.blood('B1') < 5)
    expect([t.blood('B1'), t.inAsh(Ben, 'K1')]).toEqual([4, true])
    expect(never(acts({ capacity: 5 }, { blood: 0 }), Ben, 'play:K1::B1')).toBe(true)
  })
  it('not while another does, and an ally has no blood for it', () => {
    const other = acts({ capacity: 5 }, {}, 'A2')
    other.reach(Ben, 'play:K1::B1')
    other.allPass(() => other.inAsh(Ben, 'K1'))
    expect(other.blood('B1')).toBe(5)
    expect(never(acts({ type: 'ally', life: 3 }), Ben, 'play:K1::B1')).toBe(true)
    expect(never(acts({ type: 'ally', life: 3 }, {}, 'A2'), Ben, 'play:K1::B1')).toBe(false)
  })
  it.each([
    ['Reaction', 1],
    ['Action Modifier', undefined],
  ] as const)('nergal-advanced#1: a card of two types that is played as %s: %s', (type, blood) => {
    const t = stands('nergal-advanced', { ann: { hand: held('scalpel-tongue', 'K1') } })
    t.answer(Ann, 'bleed:V1')
    expect(costs(t, 'A2', { types: ['Action Modifier', 'Reaction'], bloodCost: undefined as never }, { type })).toBe(
      blood,
    )
  })
  it('burns 1 blood for 1 stealth, once an action', () => {
    const t = stands('nergal-advanced')
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'use:V1:stealth')
    expect([t.stat('V1', 'stealth'), t.blood('V1'), t.can(Ann, 'use:V1:stealth')]).toEqual([1, 9, false])
  })
})

describe('Giotto Verducci', () => {
  const giotto = (more: object = {}) =>
    stands('giotto-verducci', {
      turnOf: Ben,
      phase: 'discard',
      ann: {
        hand: [...held('bonding', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7')],
        library: held('villein', 'L1', 'L2'),
        consult: ['discard', 'minion'],
      },
      ...more,
    })
  it('in the discard phase of another, one card is discarded, once, and drawn for', () => {
    for (const more of [{}, { fallen: true }]) {
      const t = giotto(more)
      t.endPhase(Ben)
      t.answer(Ann, 'use:V1:discard', { c: [t.id('H1')] })
      t.allPass()
      expect([t.inAsh(Ann, 'H1'), t.inHand(Ann, 'L1'), t.inHand(Ann, 'L2')]).toEqual([true, true, false])
      expect(t.happened('ability-used').length).toBe(1)
    }
  })
  it('not in the own, and in no other phase', () => {
    expect(giotto({ turnOf: Ann }).can(Ann, 'use:V1:discard')).toBe(false)
    const t = giotto({ phase: 'minion', ann: { hand: held('bonding', 'H1'), consult: ['minion'] } })
    t.endPhase(Ben)
    expect([t.can(Ann, 'use:V1:discard'), t.window()]).toEqual([false, undefined])
  })
  it('a vampire burns 1 blood to attempt to block him, and an ally nothing', () => {
    const blocks = (b1: object, more: object = {}) => {
      const t = stands('giotto-verducci', { ben: { ready: [v('B1', b1, more), v('B2')] } })
      t.answer(Ann, 'bleed:V1')
      t.allPass(() => t.can(Ben, 'block:B2'))
      return t
    }
    const t = blocks({}, { blood: 3 })
    t.answer(Ben, 'block:B1')
    expect(t.happened('counters')[0]).toMatchObject({ from: { card: { id: t.id('B1') } }, to: 'bank', amount: 1 })
    expect(blocks({}, { blood: 0 }).can(Ben, 'block:B1')).toBe(false)
    const ally = blocks({ type: 'ally', life: 1 })
    ally.answer(Ben, 'block:B1')
    expect(ally.happened('counters')[0]).toMatchObject({ why: 'damage' })
    const other = stands('giotto-verducci', { ben: { ready: [v('B1', {}, { blood: 0 })] } })
    other.answer(Ann, 'bleed:A2')
    expect(other.can(Ben, 'block:B1')).toBe(true)
  })
})

describe('Nergal', () => {
  const nergal = (blood: number, hand: [string, ...string[]][], ben: object = {}) =>
    stands('nergal', {
      v1: { blood },
      ann: { hand: hand.flatMap(([card, ...names]) => held(card, ...names)) },
      ben: { pool: 20, ready: [v('B1')], ...ben },
    })
  const used = (t: ReturnType<typeof nergal>) =>
    t.state.uses.some(({ what, by }) => what === 'reduced' && by === t.id('V1'))
  const agitation: [string, string] = ['reckless-agitation', 'K1']
  const announced = (t: ReturnType<typeof nergal>) => {
    const option = t.options(Ann).find(id => id.startsWith(`play:${t.id('K1')}:`) && id.endsWith(`:${t.id('V1')}`))
    if (option !== undefined) t.answer(Ann, option)
    return option
  }
  const loses = (t: ReturnType<typeof nergal>, n: number) =>
    t.effect(Ben, [{ op: 'counters', from: { card: 'n' }, to: 'bank', amount: n, why: 'effect' }], { n: 'V1' })
  const asked = (t: ReturnType<typeof nergal>) => t.allPass(() => t.can(Ann, 'choose')).option(Ann, 'choose')?.slots

  it('nergal#G14-1: once in each turn a card that he plays costs him 1 blood less', () => {
    const t = nergal(5, [['aire-of-elation', 'M1', 'M2']])
    t.answer(Ann, 'bleed:V1')
    const play = (card: string) => t.options(Ann).find(id => id.startsWith(`play:${t.id(card)}:`))!
    expect(t.option(Ann, play('M1'))?.slots).toMatchObject([
      { name: 'reduced', candidates: [t.id('V1')], min: 0, max: 1 },
    ])
    t.answer(Ann, play('M1'), { reduced: [t.id('V1')] })
    expect([t.blood('V1'), used(t)]).toEqual([5, true])
    onwards(t)
    t.endPhasesTo(Ben, 'minion')
    expect(used(t)).toBe(false)
  })
  it('not for a card of another minion', () => {
    const t = stands('nergal', {
      ann: { ready: [v('A3', { disciplines: ['PRE'] })], hand: held('public-trust', 'K1') },
    })
    t.answer(
      Ann,
      t.options(Ann).find(id => id.startsWith(`play:${t.id('K1')}:`) && id.endsWith(`:${t.id('A3')}`))!,
    )
    expect(asked(t)).toBeUndefined()
  })
  it('nergal#1: an action that he could pay for only so is paid for so, whatever becomes of it', () => {
    expect(announced(nergal(0, [agitation]))).toBeUndefined()
    const two = nergal(1, [agitation])
    announced(two)
    expect([used(two), asked(two)]).toMatchObject([false, [{ candidates: [two.id('V1')], min: 1, max: 1 }]])
    two.choose(Ann, [two.id('V1')])
    onwards(two)
    expect([two.blood('V1'), used(two)]).toEqual([0, true])
  })
  it('nergal#2: one that he could have paid for as he likes', () => {
    const t = nergal(2, [agitation])
    announced(t)
    loses(t, 1)
    expect(asked(t)).toMatchObject([{ min: 0, max: 1 }])
    t.choose(Ann, [t.id('V1')])
    onwards(t)
    expect([t.blood('V1'), used(t)]).toEqual([0, true])
  })
  it('nergal#3: what he cannot pay for even so does not use it up', () => {
    const t = nergal(2, [agitation])
    announced(t)
    loses(t, 2)
    asked(t)
    t.choose(Ann, [t.id('V1')])
    onwards(t)
    expect([used(t), t.has('referendum-called')]).toEqual([false, false])
  })
  it('nergal#4: nor does a card that is cancelled without its cost', () => {
    const t = nergal(5, [['aire-of-elation', 'M1', 'M2']], { hand: held('direct-intervention', 'D1') })
    t.answer(Ann, 'bleed:V1')
    for (let n = 0; n < 9 && !t.options(Ann).some(id => id.startsWith(`play:${t.id('M1')}:`)); n++)
      t.pass(t.waiting()[0]!)
    t.answer(
      Ann,
      t.options(Ann).find(id => id.startsWith(`play:${t.id('M1')}:`))!,
      { reduced: [t.id('V1')] },
    )
    for (let n = 0; n < 9 && !t.can(Ben, 'play:D1:'); n++) t.pass(t.waiting()[0]!)
    t.answer(Ben, 'play:D1:')
    onwards(t, () => t.has('card-cancelled'))
    expect([t.has('card-cancelled'), t.blood('V1'), used(t)]).toEqual([true, 5, false])
  })
})
