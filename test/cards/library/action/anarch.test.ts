import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../shared/rules/index.ts'
import { facts as printed } from '../../../../shared/rules/reads/queries.ts'
import { holds } from '../../../../shared/rules/reads/evaluate.ts'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { held, on, type Table, v } from '../../scene.ts'

const owner = (t: Table, as: string) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id(as)))

describe('Field Training', () => {
  const scene = (a1: object = {}, more: object = {}) =>
    table({
      seats: [
        {
          ready: [
            v('A1', { sect: 'Anarch', disciplines: ['CEL', 'dom', 'POT'], capacity: 8, ...a1 }, { blood: 4 }),
            v('A2', { disciplines: ['cel'] }),
            v('A3', { title: 'primogen' }),
            v('A4', {}, on('field-training', 'F9', { vars: { level: ['aus'] } })),
          ],
          hand: held('field-training', 'K1'),
          torpor: [v('A5')],
          ...more,
        },
        { ready: [v('B1')] },
        {},
        {},
        {},
      ],
    })
  const trains = (t: Table, level: string) => {
    t.answer(Ann, 'play:K1::A1', { v: [t.id('A2')] })
    for (let n = 0; n < 40 && t.window() !== undefined && !t.can(Ann, 'choose'); n++) t.pass(t.waiting()[0]!)
    return t.choose(Ann, [level])
  }

  it('unlocks who acts; another ready untitled vampire of yours becomes Anarch and gains a level of a superior Discipline', () => {
    const t = scene()
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
    trains(t, 'cel')
    t.allPass()
    expect([t.locked('A1'), t.card('K1').on, t.blood('A1')]).toEqual([false, t.id('A2'), 3])
    const seen = facts(t, 'A2')
    expect(seen).toEqual(['Anarch', ['CEL']])
  })

  it('field-training#2: only a Discipline that is had at superior; without one it is not played', () => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1', { v: [t.id('A2')] })
    for (let n = 0; n < 40 && t.window() !== undefined && !t.can(Ann, 'choose'); n++) t.pass(t.waiting()[0]!)
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: ['cel', 'pot'] }])
    const none = scene({ disciplines: ['cel'] })
    expect([none.can(Ann, 'play:K1::A1'), none.why(Ann, 'play', 'K1')]).toEqual([
      false,
      ['missing-discipline', 'CRYPT-08'],
    ])
  })

  it.each(['turn', 'game'] as const)('field-training#1: burned as its bearer changes sect, for the %s', until => {
    const t = scene()
    trains(t, 'pot')
    t.allPass()
    expect(facts(t, 'A2')).toEqual(['Anarch', ['cel', 'pot']])
    t.effect(Ann, [{ op: 'become', who: 'm', traits: { sect: 'Sabbat' }, until }], { m: 'A2' })
    expect([t.inAsh(Ann, 'K1'), facts(t, 'A2')]).toEqual([true, ['Sabbat', ['cel']]])
  })
})

describe('Chameleon', () => {
  const baron = (more: object = {}) => v('A1', { title: 'baron', sect: 'Anarch', capacity: 8, ...more }, { blood: 5 })
  /** Ben brings out U1 in his turn; it is Ann's again. */
  const scene = (capacity: number, ann: object = {}) => {
    const t = table({
      seats: [
        { ready: [baron()], hand: held('chameleon', 'K1'), ...ann },
        { ready: [v('B1', { capacity: 3 })], uncontrolled: [v('U1', { capacity }, { blood: capacity })] },
        {},
      ],
      turn: { seat: Ben, phase: 'influence', number: 6 },
    })
    t.answer(Ben, 'bring-out:U1')
    return t.endPhasesTo(Ann, 'minion')
  }

  it('takes control of a younger vampire that has entered play since, for its capacity in blood: it becomes Anarch', () => {
    const t = scene(4)
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'play:K1::A1', { v: [t.id('U1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 1 }])
    onwards(t)
    expect([owner(t, 'U1'), t.blood('A1'), facts(t, 'U1')[0]]).toEqual([Ann, 1, 'Anarch'])
  })

  it('not one that it cannot pay for, that is as old, or that was there before', () => {
    for (const capacity of [6, 8]) expect(scene(capacity).can(Ann, 'play:K1::A1')).toBe(false)
    const t = scene(4)
    t.endPhasesTo(Ann, 'discard').endPhasesTo(Ann, 'minion')
    expect([t.can(Ann, 'play:K1::A1'), t.why(Ann, 'play', 'K1')]).toEqual([false, ['no-target', 'ANN-07']])
  })

  it('chameleon#1: to merge is not to enter play', () => {
    const t = scene(4)
    expect(t.state.facts.filter(({ name }) => name === 'entered@0').map(({ of }) => of)).toEqual([t.id('U1')])
  })

  it('chameleon#2: one of your own becomes Anarch', () => {
    const t = table({
      seats: [
        { ready: [baron()], hand: held('chameleon', 'K1'), uncontrolled: [v('U1', { capacity: 3 }, { blood: 3 })] },
        { ready: [v('B1')] },
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.answer(Ann, 'bring-out:U1')
    t.endPhasesTo(Ann, 'minion')
    t.answer(Ann, 'play:K1::A1', { v: [t.id('U1')] })
    onwards(t)
    expect([owner(t, 'U1'), facts(t, 'U1')[0], t.blood('A1')]).toEqual([Ann, 'Anarch', 2])
  })

  it('chameleon#G37-1: it asks for an Anarch', () => {
    const t = scene(4)
    t.answer(Ann, 'play:K1::A1', { v: [t.id('U1')] })
    const { state } = t
    const look = { state, source: null, by: null, seat: Cal, vars: {} }
    expect(holds(look, { required: { sect: 'Anarch' } })).toBe(true)
  })
})

function facts(t: Table, as: string): [string | undefined, string[]] {
  const seen = viewFor(t.state, Ann)
    .seats.flatMap(({ ready, torpor }) => [...ready, ...torpor])
    .find(({ card }) => card.id === t.id(as))
  return [printed(t.state, t.id(as)).sect, seen?.disciplines ?? []]
}
