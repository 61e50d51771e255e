import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, Cal, Dee, table } from '../../../support/table.ts'
import { held, v } from '../../scene.ts'

describe('Madness Network', () => {
  const network = { card: 'madness-network', as: 'N1' }
  const mad = (as: string, generic: object = {}, more: object = {}) =>
    v(as, { clan: 'Malkavian', ...generic }, { blood: 1, ...more })
  /** Ben's minion phase; Ann has the card, and she, Cal and Dee have a Malkavian each. */
  const scene = (seats: Record<string, object> = {}, seat: number = Ben) =>
    table({
      seats: [
        { ready: [network, mad('A1'), v('A2')], ...seats['ann'] },
        { pool: 20, ready: [v('B1'), mad('B2')], ...seats['ben'] },
        { pool: 20, ready: [mad('C1'), v('C2')], ...seats['cal'] },
        { pool: 20, ready: [mad('D1'), v('D2')], ...seats['dee'] },
        {},
      ],
      turn: { seat, phase: 'minion' },
    })
  const offered = (...more: Parameters<typeof scene>) => {
    const t = scene(...more)
    t.endPhase(more[1] ?? Ben)
    return t
  }

  it('is played by who controls a Malkavian, and is unique', () => {
    const plays = (clan: string) =>
      table({
        seats: [{ ready: [v('A1', { clan })], hand: held('madness-network', 'N1', 'N2') }, {}],
        turn: { phase: 'master' },
      })
    const [t, without] = [plays('Malkavian'), plays('Toreador')]
    expect([t.can(Ann, 'play:N1:'), without.can(Ann, 'play:N1:')]).toEqual([true, false])
    t.answer(Ann, 'play:N1:')
    t.allPass(() => t.state.seats[Ann]!.inPlay.includes(t.id('N1')))
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('N1')), t.can(Ann, 'play:N2:')]).toEqual([true, false])
  })

  it("any unlocked Malkavian acts in another's minion phase, whosever it is", () => {
    const t = offered()
    expect([t.window(), t.waiting().toSorted()]).toEqual(['between', [Ann, Cal, Dee]])
    expect([t.can(Cal, 'use:N1:act:C1'), t.can(Cal, 'use:N1:act:C2'), t.can(Ann, 'use:N1:act:A1')]).toEqual([
      true,
      false,
      true,
    ])
    t.reach(Cal, 'use:N1:act:C1')
    onwards(t, () => t.can(Cal, 'bleed:C1'))
    expect([t.can(Cal, 'bleed:C2'), t.locked('N1')]).toEqual([false, false])
    t.answer(Cal, 'bleed:C1')
    expect(t.happened('action-announced').at(-1)).toMatchObject({ seat: Cal, targets: [Dee] })
    onwards(t, () => t.has('action-ended'))
    expect([t.pool(Dee), t.locked('C1'), t.state.frames[0]]).toMatchObject([19, true, { seat: Ben, phase: 'minion' }])
  })

  it('follows the sequence: one after another, and whose turn it is acts on', () => {
    const t = offered()
    t.reach(Ann, 'use:N1:act:A1')
    onwards(t, () => t.can(Ann, 'hunt:A1'))
    t.answer(Ann, 'hunt:A1')
    onwards(t, () => t.has('action-ended'))
    expect([t.waiting(), t.can(Ben, 'bleed:B1')]).toEqual([[Ben], true])
    t.endPhase(Ben)
    expect([t.window(), t.waiting().toSorted(), t.can(Ann, 'use:N1:act:A1')]).toEqual(['between', [Cal, Dee], false])
  })

  it('not locked, nor in another phase', () => {
    const locked = { locked: true }
    const t = offered({
      ann: { ready: [network, mad('A1', {}, locked)] },
      cal: { ready: [mad('C1', {}, locked)] },
      dee: { ready: [v('D1')] },
    })
    expect(t.window()).toBe(undefined)
    expect(scene().can(Ben, 'use:N1:act:B2')).toBe(false)
  })

  it('madness-network#1: in torpor it may leave that', () => {
    const t = offered({ ann: { ready: [network], torpor: [mad('A1', {}, { blood: 2 })] }, cal: {}, dee: {} })
    t.reach(Ann, 'use:N1:act:A1')
    onwards(t, () => t.can(Ann, 'leave-torpor:A1'))
    t.answer(Ann, 'leave-torpor:A1')
    onwards(t, () => t.has('action-ended'))
    expect([t.inTorpor('A1'), t.blood('A1')]).toEqual([false, 0])
  })

  it('madness-network#3: without blood it hunts, and does nothing else', () => {
    const t = offered({ ann: { ready: [network, mad('A1', {}, { blood: 0 })] } })
    t.reach(Ann, 'use:N1:act:A1')
    onwards(t, () => t.can(Ann, 'hunt:A1'))
    expect([t.can(Ann, 'hunt:A1'), t.can(Ann, 'bleed:A1')]).toEqual([true, false])
  })

  it('any minion burns it by an action that any unlocked Malkavian may block, and who else may as ever', () => {
    const t = scene()
    const burn = t.options(Ben).find(id => id.includes(`${t.id('N1')}`) && id.endsWith(`${t.id('B1')}`))
    expect(burn).toBeDefined()
    const blocks = (all: string[]) => {
      const game = scene()
      game.answer(Ben, burn!)
      onwards(game, () => game.window() === 'blocks')
      return all.filter(one => ['A', 'B', 'C', 'D'].some((_, seat) => game.can(seat, `block:${one}`)))
    }
    expect(blocks(['A1', 'A2', 'B2', 'C1', 'C2', 'D1', 'D2'])).toEqual(['A1', 'A2', 'C1', 'D1'])
    t.answer(Ben, burn!)
    onwards(t, () => t.has('action-ended'))
    expect(t.inAsh(Ann, 'N1')).toBe(true)
    const blocked = scene()
    blocked.answer(Ben, burn!)
    blocked.reach(Cal, 'block:C1')
    onwards(blocked, () => blocked.has('action-ended'))
    expect([blocked.has('blocked'), blocked.inAsh(Ann, 'N1')]).toEqual([true, false])
  })

  it('its own Methuselah may burn it, and others block that as they would, and Malkavians', () => {
    const t = scene({}, Ann)
    const burn = t.options(Ann).find(id => id.includes(`${t.id('N1')}`) && id.endsWith(`${t.id('A2')}`))
    t.answer(Ann, burn!)
    onwards(t, () => t.window() === 'blocks')
    const all: [number, string][] = [
      [Ben, 'B1'],
      [Cal, 'C1'],
      [Cal, 'C2'],
      [Dee, 'D1'],
      [Dee, 'D2'],
    ]
    expect(all.filter(([seat, one]) => t.can(seat, `block:${one}`)).map(([, one]) => one)).toEqual(['B1', 'C1', 'D1'])
  })

  it('madness-network#4: a locked Malkavian of anybody may wake to block that; no other minion of hers', () => {
    const woken = (clan: string) => {
      const t = scene({
        dee: {
          ready: [v('D1', { clan }, { locked: true }), mad('D3', {}, { locked: true })],
          hand: held('on-the-qui-vive', 'W1'),
        },
      })
      const burn = t.options(Ben).find(id => id.includes(`${t.id('N1')}`) && id.endsWith(`${t.id('B1')}`))
      t.answer(Ben, burn!)
      onwards(t, () => t.can(Dee, 'play:W1::D1') || t.has('action-ended'))
      if (t.has('action-ended')) return false
      t.answer(Dee, 'play:W1::D1')
      onwards(t, () => t.can(Dee, 'block:D1') || t.has('action-ended'))
      return t.can(Dee, 'block:D1')
    }
    expect([woken('Malkavian'), woken('Brujah')]).toEqual([true, false])
  })
})
