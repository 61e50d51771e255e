import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../../support/table.ts'
import { asModifier } from '../../rows.ts'
import { held } from '../../scene.ts'

describe('Enkil Cog', () => {
  const cog = (more: object = {}) => ({ card: 'enkil-cog', as: 'C1', ...more })
  const elder = (more: object = {}, generic: object = {}, lies: object = {}) =>
    minion('A1', { generic: { capacity: 10, ...generic }, blood: 5, attachments: [cog(lies)], ...more } as object)
  /** Ben's minion phase: A1 of Ann bears the card. */
  const scene = (a1 = elder(), { ann = {}, ben = {}, cal = {} }: { ann?: object; ben?: object; cal?: object } = {}) =>
    table({
      seats: [
        { ready: [a1, minion('A2')], ...ann },
        { pool: 20, ready: [minion('B1'), minion('B2')], ...ben },
        { pool: 20, ready: [minion('D1')], ...cal },
        {},
        {},
      ],
      turn: { seat: Ben, phase: 'minion' },
    })
  const offered = (...more: Parameters<typeof scene>) => {
    const t = scene(...more)
    t.endPhase(Ben)
    return t
  }
  const used = (...more: Parameters<typeof scene>) => {
    const t = offered(...more)
    t.answer(Ann, 'use:C1:act')
    return t
  }

  it('enkil-cog#G6-1: after a bleed of the prey that burned pool, and then +1 bleed; unique', () => {
    const t = asModifier('enkil-cog', '', { a: { capacity: 10 }, ann: { hand: held('enkil-cog', 'K1', 'K2') } })
    expect([t.has('bled'), t.card('K1').on, t.stat('A1', 'bleed')]).toEqual([true, t.id('A1'), 2])
    expect(t.can(Ann, 'play:K2::A1')).toBe(false)
    expect(t.locked('K1')).toBe(false)
  })

  it('with the bleed that ousts the prey, too; not if it was blocked, burned nothing, or struck somebody else', () => {
    const bleeds = (ben: object, act: (t: ReturnType<typeof table>) => void) => {
      const t = table({
        seats: [
          { ready: [minion('A1', { generic: { capacity: 10, bleed: 2 } })], hand: held('enkil-cog', 'K1') },
          { pool: 20, ...ben },
          { pool: 20, ready: [minion('D1')] },
          {},
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      act(t)
      t.allPass(() => t.can(Ann, 'play:K1::A1') || t.window() === undefined)
      return t.can(Ann, 'play:K1::A1')
    }
    const deflects = { ready: [minion('B1', { generic: { disciplines: ['DOM'] } })], hand: held('deflection', 'R1') }
    const nothing = () => undefined
    expect(bleeds({}, nothing)).toBe(true)
    expect(bleeds({ pool: 1 }, nothing)).toBe(true)
    expect(bleeds({ ready: [minion('B1')] }, t => t.reach(Ben, 'block:B1'))).toBe(false)
    expect(bleeds(deflects, t => t.reach(Ben, 'play:R1:DOM:B1', { to: [Cal] }))).toBe(false)
    expect(
      bleeds(listening('B1'), t =>
        t.effect(Ben, [{ op: 'modify', stat: 'bleed', delta: -2, on: 'acting', until: 'action' }]),
      ),
    ).toBe(false)
  })

  it('SEQ-12: its Methuselah is asked as the minion phase of another ends, and before each action only by her wish', () => {
    const t = scene()
    t.answer(Ben, 'bleed:B1')
    expect(t.happened('action-announced')).toMatchObject([{ minion: { id: t.id('B1') } }])
    t.allPass()
    t.endPhase(Ben)
    expect([t.window(), t.waiting(), t.state.frames[0]]).toMatchObject([
      'between',
      [Ann],
      { phase: 'minion', seat: Ben },
    ])
    t.pass(Ann)
    expect(t.state.frames[0]).not.toMatchObject({ phase: 'minion', seat: Ben })
    const wished = scene(elder(), { ann: { consult: ['minion'] } })
    wished.answer(Ben, 'bleed:B1')
    expect([wished.window(), wished.waiting(), wished.has('action-announced')]).toEqual(['between', [Ann], false])
    wished.answer(Ann, 'use:C1:act')
    wished.answer(Ann, 'hunt:A1')
    wished.allPass()
    // What Ben meant to do he is asked about anew.
    expect([wished.waiting(), wished.can(Ben, 'bleed:B1'), wished.locked('B1')]).toEqual([[Ben], true, false])
  })

  it('asks nobody for a card that is locked, or a vampire that is or could not act; in torpor it may leave that', () => {
    const asked = (...more: Parameters<typeof scene>) => offered(...more).window() === 'between'
    expect([asked(elder({}, {}, { locked: true })), asked(elder({ locked: true }))]).toEqual([false, false])
    const torpid = (blood: number) =>
      table({
        seats: [{ torpor: [elder({ blood })] }, { ready: [minion('B1')] }, {}, {}, {}],
        turn: { seat: Ben, phase: 'minion' },
      })
    const [poor, rich] = [torpid(1), torpid(2)]
    poor.endPhase(Ben)
    rich.endPhase(Ben)
    expect([poor.window(), rich.window()]).toEqual([undefined, 'between'])
    rich.answer(Ann, 'use:C1:act')
    expect(rich.options(Ann)).toEqual([`leave-torpor:${rich.id('A1')}`, 'pass'])
    rich.answer(Ann, 'leave-torpor:A1')
    rich.allPass()
    expect([rich.inTorpor('A1'), rich.blood('A1')]).toEqual([false, 0])
  })

  it('of this vampire alone, at once, and nothing but an action', () => {
    const t = used(elder({}, { disciplines: ['PRE'] }), {
      ann: { hand: [...held('legal-manipulations', 'L1'), ...held('elder-library', 'M1'), ...held('bonding', 'X1')] },
    })
    expect([t.locked('C1'), t.waiting(), t.window()]).toEqual([true, [Ann], undefined])
    expect(t.options(Ann)).toEqual(
      [`bleed:A1`, `hunt:A1`, 'become-anarch:A1', 'play:L1:pre:A1', 'play:L1:PRE:A1', 'pass'].map(id =>
        id.replace('A1', String(t.id('A1'))).replace('L1', String(t.id('L1'))),
      ),
    )
    expect([t.refused(Ann, 'bleed:A2'), t.refused(Ann, 'end-phase'), t.refused(Ben, 'bleed:B1')]).toEqual([
      'illegal-option',
      'illegal-option',
      'not-your-prompt',
    ])
    expect([t.why(Ben, 'bleed', 'B1'), t.why(Cal, 'bleed', 'D1')]).toEqual([
      ['not-this-phase', 'TURN-03'],
      ['not-your-turn', 'TURN-03'],
    ])
  })

  it('BLEED-13, SEQ-03: whose minion acts has the impulse, the prey to bleed and the Edge to win, whosever turn it is', () => {
    const t = used(elder(), { ben: { hand: held('on-the-qui-vive', 'W1'), edge: true } })
    t.answer(Ann, 'bleed:A1')
    expect([t.state.frames[0], t.happened('action-announced').at(-1)]).toMatchObject([
      { seat: Ben, phase: 'minion' },
      { seat: Ann, targets: [Ben] },
    ])
    t.allPass(() => t.window() === 'blocks')
    expect([t.order(), t.asked().includes(Ben), t.can(Ben, 'block:B1')]).toEqual([
      [Ann, Ben, Cal, Dee, Eve],
      true,
      true,
    ])
    t.allPass()
    expect([t.pool(Ben), t.state.edge, t.locked('A1')]).toEqual([18, Ann, true])
    // Ben goes on with his phase.
    expect([t.waiting(), t.can(Ben, 'bleed:B1')]).toEqual([[Ben], true])
  })

  it('MIN-16: whose turn it is blocks and reacts, and plays no action modifiers', () => {
    const ben = {
      ready: [minion('B1', { generic: { disciplines: ['DOM', 'OBF'] } })],
      hand: [...held('deflection', 'R1'), ...held('conditioning', 'S1')],
    }
    const t = used(elder(), { ben })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'play:R1:DOM:B1', { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([20, 18])
    const declined = used(elder(), { ben })
    declined.answer(Ann, 'bleed:A1')
    declined.allPass(() => declined.window() === 'declined')
    expect([declined.can(Ben, 'play:S1:dom:B1'), declined.can(Ben, 'play:R1:DOM:B1')]).toEqual([false, true])
  })

  it('BLOCK-03: prey and predator of who acts may block what is undirected', () => {
    const t = table({
      seats: [
        { ready: [elder()] },
        { ready: [minion('B1')] },
        { ready: [minion('D1')] },
        { ready: [minion('E1')] },
        { ready: [minion('F1')] },
      ],
      turn: { seat: Cal, phase: 'minion' },
    })
    t.endPhase(Cal)
    t.answer(Ann, 'use:C1:act')
    t.answer(Ann, 'hunt:A1')
    t.allPass(() => t.window() === 'blocks')
    expect([Ben, Cal, Dee, Eve].map(seat => t.options(seat).some(id => id.startsWith('block')))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('BLEED-02, ACT-06: what is once a turn is once in the turn that it is', () => {
    const t = table({
      seats: [{ ready: [elder()] }, { pool: 20, ready: [minion('B1')] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    t.edit(state => delete state.cards[t.id('A1')]!.locked)
    expect(t.can(Ann, 'bleed:A1')).toBe(false)
    t.endPhasesTo(Ben, 'minion')
    t.endPhase(Ben)
    t.answer(Ann, 'use:C1:act')
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect(t.pool(Ben)).toBe(16)
    t.edit(state => {
      delete state.cards[t.id('A1')]!.locked
      delete state.cards[t.id('C1')]!.locked
    })
    t.endPhase(Ben)
    t.answer(Ann, 'use:C1:act')
    expect([t.can(Ann, 'bleed:A1'), t.can(Ann, 'hunt:A1')]).toEqual([false, true])
  })

  it('MAND-01: who must hunt can do nothing else, and nobody else of its Methuselah has a duty in that turn', () => {
    const t = used(elder({ blood: 0 }))
    expect(t.options(Ann)).toEqual([`hunt:${t.id('A1')}`, 'pass'])
    const fed = scene(elder(), { ann: { ready: [elder(), minion('A2', { blood: 0 })] } })
    fed.endPhase(Ben)
    fed.answer(Ann, 'use:C1:act')
    expect(fed.can(Ann, 'bleed:A1')).toBe(true)
  })

  it('enkil-cog#1: cancelled as it is played, another action may be taken, or none; announced, it was taken', () => {
    const cancelled = () => {
      const t = used(elder({}, { disciplines: ['PRE'] }), {
        ann: { hand: held('legal-manipulations', 'L1') },
        cal: { hand: held('direct-intervention', 'I1') },
      })
      t.answer(Ann, 'play:L1:pre:A1')
      t.reach(Cal, 'play:I1:')
      t.allPass()
      return t
    }
    const t = cancelled()
    expect([t.waiting(), t.locked('C1'), t.locked('A1'), t.can(Ann, 'bleed:A1')]).toEqual([[Ann], true, false, true])
    t.answer(Ann, 'hunt:A1')
    t.allPass()
    expect([t.locked('A1'), t.waiting()]).toEqual([true, [Ben]])
    const lost = cancelled()
    lost.pass(Ann)
    expect([lost.locked('C1'), lost.locked('A1'), lost.waiting(), lost.window()]).toEqual([
      true,
      false,
      [Ben],
      undefined,
    ])
    lost.endPhase(Ben)
    expect(lost.state.frames[0]).not.toMatchObject({ phase: 'minion', seat: Ben })
  })

  it('END-14: the turn of who is ousted by it is over, and the next begins', () => {
    const t = used(elder(), { ben: { pool: 2 } })
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect([t.happened('ousted'), t.pool(Ann)]).toMatchObject([[{ seat: Ben, predator: Ann }], 36])
    expect(t.state.frames[0]).toMatchObject({ seat: Cal })
  })

  it('UNLOCK-01: it unlocks in the unlock phase of its own Methuselah; in the own minion phase it serves as well', () => {
    const t = table({
      seats: [{ ready: [elder({}, {}, { locked: true }), minion('A2')] }, {}, {}, {}, {}],
      turn: { seat: Eve, phase: 'discard' },
    })
    t.endPhasesTo(Ann, 'minion')
    expect(t.locked('C1')).toBe(false)
    t.answer(Ann, 'use:C1:act')
    expect([t.locked('C1'), t.can(Ann, 'bleed:A1'), t.can(Ann, 'bleed:A2')]).toEqual([true, true, false])
    t.pass(Ann)
    expect([t.can(Ann, 'bleed:A1'), t.can(Ann, 'bleed:A2')]).toEqual([true, true])
  })

  it('what is left unanswered is no action, and whoever is away passes', () => {
    const t = used()
    t.answer(Ann, 'pass')
    expect([t.waiting(), t.locked('C1'), t.has('action-announced')]).toEqual([[Ben], true, false])
  })

  it('the windows of its referendum and of its cards begin with who acts', () => {
    const t = used(elder({}, { title: 'prince', city: 'Paris', sect: 'Camarilla' }), {
      ann: { hand: held('kine-resources-contested', 'P1') },
      cal: { hand: held('direct-intervention', 'I1') },
    })
    t.answer(Ann, 'play:P1::A1')
    expect([t.window(), t.order()[0]]).toEqual(['as-played', Ann])
    t.allPass(() => t.has('referendum-called'))
    expect([t.has('referendum-called'), t.waiting()]).toEqual([true, [Ann]])
  })
})

describe('Shadow Cast', () => {
  const cast = (vars: Record<string, number> = {}) => ({
    attachments: [{ card: 'shadow-cast', as: 'S1', mode: 'OBL', vars }],
  })

  it('[obl]: a stealth', () => {
    const t = asModifier('shadow-cast', 'obl', { blocks: true })
    expect([t.stat('A1', 'stealth'), t.has('block-failed')]).toEqual([1, true])
  })

  it('[OBL], shadow-cast#G6-1: after a directed action that was successful, put on the vampire; not after a hunt', () => {
    const t = asModifier('shadow-cast', 'OBL')
    expect([t.card('K1').on, t.card('K1').vars]).toEqual([t.id('A1'), { them: 2 ** Ben }])
    const hunts = table({
      seats: [
        { ready: [minion('A1', { generic: { disciplines: ['OBL'] } })], hand: held('shadow-cast', 'K1') },
        {},
        {},
      ],
    })
    hunts.answer(Ann, 'hunt:A1')
    expect(hunts.has('action-ended')).toBe(true)
  })

  /** A1 bears the card, and B1 attempts to block its bleed. */
  const again = (them: number, bearer = cast({ them })) => {
    const t = table({
      seats: [{ ready: [minion('A1', bearer), minion('A2')] }, { pool: 20, ready: [minion('B1')] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  it('then burned for a stealth in an action directed at the same Methuselah, and not at another', () => {
    const t = again(2 ** Ben)
    t.reach(Ann, `use:S1:stealth:A1`)
    t.allPass()
    expect([t.inAsh(Ann, 'S1'), t.happened('block-failed').length, t.pool(Ben)]).toEqual([true, 1, 19])
    for (const other of [2 ** Cal, 2 ** Ben + 2 ** Cal]) {
      const u = again(other)
      expect([u.has('combat-started'), u.can(Ann, 'use:S1:stealth:A1')]).toEqual([true, false])
    }
  })

  it('shadow-cast#1: a set of Methuselahs is the same without who acts', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { disciplines: ['OBL'] } }), minion('A2')], hand: held('shadow-cast', 'K1') },
        { ready: [minion('B1')] },
        { ready: [minion('D1')] },
      ],
    })
    t.announce(Ann, 'A1', 'A1', { target: { seat: 'them' } })
    t.edit(state => {
      const action = state.frames.find(frame => frame.kind === 'action')!
      if (action.kind === 'action') action.targets = [Ben, Cal]
    })
    t.reach(Ann, 'play:K1:OBL:A1')
    t.allPass()
    expect(t.card('K1').vars).toEqual({ them: 2 ** Ben + 2 ** Cal })
    const again = (...them: number[]) => {
      const u = table({
        seats: [
          { ready: [minion('A1'), minion('A2')], hand: held('shadow-cast', 'K1') },
          { ready: [minion('B1')] },
          {},
        ],
      })
      u.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
      u.effect(Ann, [{ op: 'move', who: 'k', to: 'inPlay', on: 'a', mode: 'OBL' }], { k: 'K1', a: 'A1' })
      u.edit(({ cards }) => void (cards[u.id('K1')]!.vars = { them: them.reduce((all, one) => all + 2 ** one, 0) }))
      u.answer(Ann, 'bleed:A1')
      u.reach(Ben, 'block:B1')
      onwards(u, () => u.can(Ann, 'use:K1:stealth:A1') || u.has('combat-started'))
      return u.can(Ann, 'use:K1:stealth:A1')
    }
    expect([again(Ann, Ben), again(Ben), again(Ben, Cal)]).toEqual([true, true, false])
  })
})

describe('Shadow Cloak', () => {
  it('[obl]: a stealth', () => {
    expect(asModifier('shadow-cloak', 'obl', { blocks: true }).stat('A1', 'stealth')).toBe(1)
  })

  it('[OBL], shadow-cloak#G6-1: after any successful action, put on the vampire', () => {
    const t = asModifier('shadow-cloak', 'OBL')
    expect(t.card('K1').on).toBe(t.id('A1'))
  })

  const cloaked = (b1: object, ann: object = {}) =>
    table({
      seats: [
        {
          ready: [
            minion('A1', { attachments: [{ card: 'shadow-cloak', as: 'S1', mode: 'OBL' }] }),
            minion('A2', { generic: { disciplines: [] } }),
          ],
          ...ann,
        },
        { ready: [minion('B1', b1)], hand: held('bums-rush', 'R1') },
        {},
      ],
      turn: { seat: Ben, phase: 'minion' },
    })
  const targets = (t: ReturnType<typeof cloaked>) =>
    t.option(Ben, 'play:R1::B1')?.slots?.flatMap(slot => (slot.type === 'cards' ? slot.candidates : []))
  it('keeps minions without Auspex from actions directed at it, and no others', () => {
    const t = cloaked({})
    expect(targets(t)).toEqual([t.id('A2')])
    const seer = cloaked({ generic: { disciplines: ['aus'] } })
    expect(targets(seer)).toEqual([seer.id('A1'), seer.id('A2')])
  })

  it('DIR-01: what its own Methuselah’s minions do with it is not directed at it', () => {
    const t = table({
      seats: [
        {
          torpor: [minion('A1', { attachments: [{ card: 'shadow-cloak', as: 'S1', mode: 'OBL' }] })],
          ready: [minion('A2', { blood: 3 }), { card: 'procurer', as: 'P1', blood: 1 }],
        },
        {},
        {},
      ],
    })
    expect(t.can(Ann, 'rescue:A2:A1')).toBe(true)
  })

  it('burns in the unlock phase of its Methuselah, before anything comes of that', () => {
    const t = cloaked({})
    t.endPhasesTo(Ann, 'unlock')
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:S1:burn')
    expect(t.inAsh(Ann, 'S1')).toBe(true)
  })
})
