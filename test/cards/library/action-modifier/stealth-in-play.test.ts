import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { added } from '../../rows.ts'
import { held, keen, type Table, v } from '../../scene.ts'

describe('Loup', () => {
  const toreador = { clan: 'Toreador' }
  const loup = () =>
    table({
      seats: [
        { ready: [v('A1', toreador), v('A2', toreador), minion('A3')], hand: held('loup', 'L1', 'L2') },
        { pool: 20, ready: [minion('B1'), v('B2', toreador)] },
        {},
        {},
        {},
      ],
    })
  const played = () => {
    const t = loup()
    t.answer(Ann, 'bleed:A1')
    play(t, Ann, 'play:L1::A1')
    return t
  }
  const inPlay = (t: Table): boolean => t.state.seats[Ann]!.inPlay.includes(t.id('L1'))
  it('loup#1: before it is needed; whoever is Toreador has 1 stealth, in later actions too', () => {
    const t = played()
    expect([inPlay(t), ...['A1', 'A2', 'A3', 'B2'].map(one => t.stat(one, 'stealth'))]).toEqual([true, 1, 1, 0, 1])
    keen(t, 'B1', 1)
    t.reach(Ben, 'block:B1')
    onwards(t)
    expect([t.has('blocked'), inPlay(t)]).toEqual([true, true])
    t.answer(Ann, 'bleed:A3')
    onwards(t)
    expect([t.pool(Ben), inPlay(t)]).toEqual([19, true])
  })
  it('burned after a successful action of a Toreador', () => {
    const t = played()
    t.allPass(() => t.window() === 'resolved' || t.has('action-resolved'))
    onwards(t)
    expect([t.pool(Ben), t.inAsh(Ann, 'L1'), t.stat('A2', 'stealth')]).toEqual([19, true, 0])
  })
  it('burned at the end of the turn', () => {
    const t = played()
    keen(t, 'B1', 1)
    t.reach(Ben, 'block:B1')
    onwards(t)
    t.endPhasesTo(Ben, 'unlock')
    expect([inPlay(t), t.inAsh(Ann, 'L1')]).toEqual([false, true])
  })
  it('one each turn, by whomever', () => {
    const t = played()
    onwards(t)
    t.answer(Ann, 'bleed:A2')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'play:L2::A2')) || t.happened('action-ended').length === 2)
    expect([offered, t.pool(Ben)]).toEqual([false, 18])
  })
})

describe('Under My Skin', () => {
  const skin = (level: string) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], capacity: 9 }, { blood: 5 }), v('A2', { disciplines: [level] })],
          hand: held('under-my-skin', 'K1', 'K2'),
        },
        { pool: 20, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    play(t, Ann, `play:K1:${level}:A1`)
    return t
  }
  const next = (t: Table, act: string) => {
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    keen(t, 'B1', 2)
    t.answer(Ann, act)
    t.reach(Ben, 'block:B1')
  }
  it.each([
    ['obf', 1, false],
    ['thn', 1, true],
    ['THN', 2, true],
  ])('[%s]: %i stealth for 1 blood; put on the vampire: %s', (level, n, put) => {
    const t = skin(level)
    expect([t.stat('A1', 'stealth'), t.blood('A1'), t.card('K1').on === t.id('A1')]).toEqual([n, 4, put])
    expect(onwards(t).inAsh(Ann, 'K1')).toBe(!put)
  })
  it.each(['thn', 'THN'])('[%s]: in a later action it may be burned for 1 stealth, and not in this one', level => {
    const t = skin(level)
    keen(t, 'B1', 3)
    let now = false
    onwards(t, () => (now ||= t.can(Ann, 'use:K1:stealth')) || t.has('blocked'))
    expect(now).toBe(false)
    onwards(t)
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'modify', stat: 'intercept', delta: -3, on: 'b', until: 'game' },
      ],
      {
        a: 'A1',
        b: 'B1',
      },
    )
    if ((t.card('A1').blood ?? 0) === 0) throw new Error('It would have to hunt')
    t.answer(Ann, 'hunt:A1')
    keen(t, 'B1', 1)
    t.reach(Ben, 'block:B1')
    play(t, Ann, 'use:K1:stealth')
    expect([t.stat('A1', 'stealth'), t.inAsh(Ann, 'K1')]).toEqual([2, true])
  })
  it('in an action of its own, and by nobody for the action of another', () => {
    const t = skin('thn')
    next(t, 'bleed:A2')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'use:K1:stealth')) || t.has('blocked'))
    expect(offered).toBe(false)
  })
  it('an earlier one may be burned in the action in which a second one is played', () => {
    const t = skin('thn')
    next(t, 'hunt:A1')
    play(t, Ann, 'play:K2:thn:A1')
    play(t, Ann, 'use:K1:stealth')
    expect([t.stat('A1', 'stealth'), t.can(Ann, 'use:K2:stealth')]).toEqual([3, false])
  })
  it('under-my-skin#G86-1: it requires what it is played with', () => {
    const t = skin('obf')
    expect(t.refused(Ann, 'play:K2:thn:A1')).toMatch(/illegal-option|not-your-prompt/)
  })
})

describe('Marked Path', () => {
  const able = { disciplines: ['obf', 'OBF'], capacity: 9 }
  const path = (level: string, act = 'bleed:A1') => {
    const t = table({
      seats: [
        { ready: [v('A1', able, { blood: 5 }), v('A2', able)], hand: held('marked-path', 'K1') },
        { pool: 20, ready: [minion('B1')], torpor: [minion('B9')] },
        { pool: 20, ready: [minion('C1')], torpor: [minion('C9')] },
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, act)
    onwards(t, () => t.can(Ann, `play:K1:${level}:A1`) || t.has('action-ended'))
    return t
  }
  /** A1 acts again, and B1 or C1 attempts to block with as much intercept. */
  const again = (level: string, act: string, seat: number, blocker: string) => {
    const t = path(level)
    t.answer(Ann, `play:K1:${level}:A1`)
    onwards(t)
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'modify', stat: 'bleeds', delta: 1, on: 'a', until: 'turn' },
      ],
      {
        a: 'A1',
      },
    )
    t.effect(Ann, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'b', until: 'game' }], { b: blocker })
    t.answer(Ann, act)
    t.reach(seat, `block:${blocker}`)
    return t
  }
  it.each([
    ['obf', 'path', 1],
    ['OBF', 'trail', 2],
  ])('[%s]: put on the vampire after its action; burned for %s in one at the same Methuselah: %i', (level, use, n) => {
    const t = again(level, 'bleed:A1', Ben, 'B1')
    expect([t.card('K1').on, t.window()]).toEqual([t.id('A1'), 'attempt'])
    t.answer(Ann, `use:K1:${use}`)
    expect([added(t, 'stealth'), t.inAsh(Ann, 'K1')]).toEqual([[n], true])
  })
  it('not in one at another, nor at nobody, nor in the action of another vampire', () => {
    const offered = (act: string, seat: number, blocker: string) => {
      const t = again('obf', act, seat, blocker)
      let found = false
      onwards(t, () => (found ||= t.can(Ann, 'use:K1:path')) || t.happened('action-ended').length === 2)
      return found
    }
    expect([
      offered('diablerie:A1:B9', Ben, 'B1'),
      offered('diablerie:A1:C9', Cal, 'C1'),
      offered('hunt:A1', Ben, 'B1'),
      offered('bleed:A2', Ben, 'B1'),
    ]).toEqual([true, false, false, false])
  })
  it('marked-path#1: of several it is all of them, whoever controls the vampire by then left out', () => {
    const directed = (targets: number[], whole: number[]) => {
      const t = path('obf')
      t.answer(Ann, 'play:K1:obf:A1')
      onwards(t)
      t.edit(state => {
        state.cards[t.id('K1')]!.vars = { whom: whole.reduce((all, one) => all | (1 << one), 0) }
      })
      t.effect(
        Ann,
        [
          { op: 'unlock', who: 'a' },
          { op: 'modify', stat: 'bleeds', delta: 1, on: 'a', until: 'turn' },
        ],
        {
          a: 'A1',
        },
      )
      t.effect(Ann, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'b', until: 'game' }], { b: 'B1' })
      t.answer(Ann, 'bleed:A1')
      t.edit(state => {
        for (const frame of state.frames) if (frame.kind === 'action') Object.assign(frame, { targets })
      })
      t.reach(Ben, 'block:B1')
      onwards(t, () => t.can(Ann, 'use:K1:path') || t.has('blocked'))
      return t.can(Ann, 'use:K1:path')
    }
    expect([directed([Ben, Cal], [Ben, Cal]), directed([Ben], [Ben, Cal]), directed([Ben], [Ann, Ben])]).toEqual([
      true,
      false,
      true,
    ])
  })
  it('marked-path#G6-1: once the action is resolved, and only after a successful one that was directed', () => {
    expect(path('obf').window()).toBe('resolved')
    expect(path('obf', 'hunt:A1').can(Ann, 'play:K1:obf:A1')).toBe(false)
  })
})
