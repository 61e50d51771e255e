import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../shared/rules/index.ts'
import { held as heldAs } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { K1, type Table, v } from '../../scene.ts'

describe('Twilight Camp', () => {
  const sect = (t: Table, as: string) =>
    viewFor(t.state, Ann)
      .seats.flatMap(seat => seat.ready)
      .find(one => one.card.id === t.id(as))?.sect
  const scene = (card = 'ashley', blood = 4) =>
    table({
      seats: [
        {
          ready: [
            { ...K1('twilight-camp'), counters: { blood } as never },
            v('A1', { sect: 'Anarch' }, { blood: 1 }),
            v('A2'),
          ],
          uncontrolled: [{ card, as: 'U1', blood: 11 }],
        },
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
  it('comes into play with 4 blood', () => {
    const t = table({ seats: [{ ready: [v('A1')], hand: [K1('twilight-camp')] }, {}], turn: { phase: 'master' } })
    t.answer(Ann, 'play:K1:')
    expect(t.card('K1').counters).toEqual({ blood: 4 })
  })
  it('1 blood makes a vampire without a title Anarch that comes into play', () => {
    const t = scene()
    t.answer(Ann, 'bring-out:U1')
    t.answer(Ann, 'trigger:0')
    expect([sect(t, 'U1'), t.card('K1').counters]).toEqual(['Anarch', { blood: 3 }])
  })
  it('or not', () => {
    const t = scene()
    t.answer(Ann, 'bring-out:U1')
    t.pass(Ann)
    expect([sect(t, 'U1'), t.card('K1').counters]).toEqual(['Camarilla', { blood: 4 }])
  })
  it.each(['catalina-vega', 'indira'])('not one with a title, nor an Anarch: %s', card => {
    const t = scene(card)
    t.answer(Ann, 'bring-out:U1')
    expect(t.can(Ann, 'trigger:0')).toBe(false)
  })
  it('a master phase action moves 1 blood to an Anarch; without blood it is burned', () => {
    const t = table({
      seats: [
        {
          ready: [
            { ...K1('twilight-camp'), counters: { blood: 1 } as never },
            v('A1', { sect: 'Anarch' }, { blood: 1 }),
            v('A2'),
          ],
        },
        {},
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'use:K1:give')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'use:K1:give', { v: [t.id('A1')] })
    expect([t.blood('A1'), t.inAsh(Ann, 'K1'), t.state.frames[0]]).toMatchObject([2, true, { masterActions: 0 }])
  })
})

describe('sects that change', () => {
  const converts = (card: string, sect: string, generic: object) => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { sect, ...generic } }), minion('A2')], hand: [heldAs(card, 'M1')] },
        { ready: [minion('B1')] },
      ],
      turn: { phase: 'master' },
    })
    return t
  }
  const sectOf = (t: Table) => t.stat('A1', 'votes')
  const cards = [
    ['into-the-fire', 'Camarilla', 'Sabbat', 'prince'],
    ['out-of-the-frying-pan', 'Sabbat', 'Camarilla', 'archbishop'],
  ] as const
  it.each(cards)(
    '%s#1: it is the sect itself that changes; what overrides it for a time goes first',
    (card, from, to) => {
      const t = converts(card, from, {})
      t.answer(Ann, 'play:M1:', { v: [t.id('A1')] })
      const is = (sect: string) => {
        t.effect(
          Ann,
          [
            {
              op: 'if',
              test: { is: ['a', { sect }] },
              then: [{ op: 'mark', fact: `is-${sect}`, of: 'a', n: 1, until: 'turn' }],
            },
          ],
          { a: 'A1' },
        )
        const found = t.state.facts.some(one => one.name === `is-${sect}`)
        t.edit(state => {
          state.facts = state.facts.filter(one => !one.name.startsWith('is-'))
        })
        return found
      }
      expect([is(to), is(from)]).toEqual([true, false])
      t.effect(Ann, [{ op: 'become', who: 'a', traits: { sect: 'Anarch' }, until: 'turn' }], { a: 'A1' })
      expect([is('Anarch'), is(to)]).toEqual([true, false])
      t.endPhasesTo(Ben, 'minion')
      expect([is('Anarch'), is(to)]).toEqual([false, true])
    },
  )

  it.each(cards)(
    '%s#2: a title of another sect is of no use until its sect is its own again, and is yielded when contested',
    (card, from, to, title) => {
      const t = converts(card, from, { title, city: 'Rome' })
      expect(sectOf(t)).toBe(2)
      t.answer(Ann, 'play:M1:', { v: [t.id('A1')] })
      expect(sectOf(t)).toBe(0)
      t.effect(Ann, [{ op: 'become', who: 'a', traits: { sect: from }, until: 'game' }], { a: 'A1' })
      expect(sectOf(t)).toBe(2)
      t.effect(
        Ann,
        [
          { op: 'become', who: 'a', traits: { sect: to }, until: 'game' },
          { op: 'become', who: 'b', traits: { sect: from, title, city: 'Rome' }, until: 'game' },
        ],
        { a: 'A1', b: 'B1' },
      )
      expect(t.happened('yielded')).toMatchObject([{ card: { id: t.id('A1') }, title }])
      t.effect(Ann, [{ op: 'become', who: 'a', traits: { sect: from }, until: 'game' }], { a: 'A1' })
      expect(sectOf(t)).toBe(0)
    },
  )
})
