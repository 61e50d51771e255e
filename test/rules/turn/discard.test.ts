import { describe, expect, it } from 'vitest'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')

describe('discard phase', () => {
  const phase = (ann: object, others: object[] = [{ edge: true }, {}, {}, {}]) =>
    table({ seats: [ann, ...others], turn: { phase: 'discard', number: 6 } })

  it('DISCARD-01: one discard, which is replaced', () => {
    const t = phase({
      hand: [{ card: 'bonding', as: 'B1' }, { card: 'conditioning', as: 'C1' }, ...cards(5)],
      library: cards(10),
    })
    t.answer(Ann, 'discard:B1')
    const { hand, library, ash } = t.state.seats[Ann]!
    expect([hand.length, library.length, ash]).toEqual([7, 9, [t.id('B1')]])
    expect(t.refused(Ann, 'discard:C1')).toBe('not-your-prompt')
  })

  it('DISCARD-02: it may be left out and is not saved', () => {
    const t = table({ seats: [{ hand: cards(7), library: cards(10) }, {}, {}, {}, {}], turn: { phase: 'discard' } })
    t.endPhase(Ann)
    t.endPhasesTo(Ann, 'discard')
    expect(t.state.frames[0]).toMatchObject({ seat: Ann, number: 6, phase: 'discard', discardActions: 1 })
  })

  it('DISCARD-03: nothing replaces it with an empty library', () => {
    const t = phase({ hand: [{ card: 'bonding', as: 'B1' }, ...cards(4)] })
    t.answer(Ann, 'discard:B1')
    expect([t.state.seats[Ann]!.hand.length, t.has('drawn'), t.pool(Ann)]).toEqual([4, false, 30])
  })

  it('DISCARD-06: an effect may give one more', () => {
    const t = table({
      seats: [
        {
          ready: [{ generic: {}, as: 'V1' }],
          hand: [{ card: 'bonding', as: 'B1' }, { card: 'conditioning', as: 'C1' }, ...cards(5)],
          library: cards(10),
        },
        { edge: true },
        {},
        {},
        {},
      ],
      turn: { phase: 'influence', transfers: 0 },
    })
    t.edit(draft =>
      draft.modifiers.push({
        id: draft.nextId++,
        kind: 'number',
        stat: 'discardActions',
        delta: 1,
        source: t.id('V1'),
        by: null,
        seat: Ann,
        until: 'leaves',
        on: { seat: Ann },
      }),
    )
    t.endPhase(Ann)
    t.answer(Ann, 'discard:B1')
    t.answer(Ann, 'discard:C1')
    expect(t.state.seats[Ann]!.ash).toEqual([t.id('B1'), t.id('C1')])
    expect(t.waiting()).toEqual([Ben])
  })

  it('DISCARD-07: not outside the own discard phase', () => {
    const t = table({
      seats: [
        { hand: [{ card: 'bonding', as: 'B1' }], ready: [{ generic: {} }] },
        { hand: [{ card: 'bonding', as: 'B2' }] },
        {},
        {},
        {},
      ],
    })
    expect(t.refused(Ann, 'discard:B1')).toBe('illegal-option')
    const inAnns = phase({ hand: ['bonding'] }, [{ hand: [{ card: 'bonding', as: 'B2' }] }, {}, {}, {}])
    expect(inAnns.refused(Ben, 'discard:B2')).toBe('not-your-prompt')
  })
})

describe('drawing cards', () => {
  const bleeding = (ann: object, ben: object = {}) =>
    table({
      seats: [
        { ready: [{ generic: { disciplines: ['dom'] }, as: 'V1' }], uncontrolled: [{ generic: {} }], ...ann },
        ben,
        {},
        {},
        {},
      ],
    })

  it('DRAW-01: a card played is replaced before the next effect', () => {
    const t = bleeding(
      { hand: [{ card: 'bonding', as: 'B1' }, ...cards(6)], library: cards(30) },
      { ready: [{ generic: {} }] },
    )
    t.answer(Ann, 'bleed:V1')
    t.answer(Ann, 'play:B1:dom:V1')
    const { hand, library } = t.state.seats[Ann]!
    expect([hand.length, library.length, t.window()]).toEqual([7, 29, 'blocks'])
    const keys = t.log.map(event => event.key)
    expect(keys.indexOf('drawn')).toBeLessThan(keys.indexOf('modified'))
  })

  it('DRAW-02: it is seen before anything else is decided', () => {
    const t = bleeding(
      { hand: cards(1) },
      {
        ready: [{ generic: { disciplines: ['aus'] }, locked: true, as: 'V5' }],
        hand: [{ card: 'on-the-qui-vive', as: 'Q1' }],
        library: [{ card: 'eyes-of-argus', as: 'E1' }],
      },
    )
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    t.answer(Ben, 'play:Q1::V5')
    expect(t.state.seats[Ben]!.hand).toEqual([t.id('E1')])
    expect([t.window(), t.waiting()]).toEqual(['blocks', [Ann, Ben]])
    t.pass(Ann)
    t.answer(Ben, 'block:V5')
    expect([t.has('block-declared'), t.locked('V5')]).toEqual([true, true])
  })

  it('DRAW-04: nothing is drawn from an empty library, and nothing lost', () => {
    const t = bleeding({ hand: [{ card: 'bonding', as: 'B1' }, ...cards(2)], ash: cards(3) })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ann, 'play:B1:dom:V1')
    t.allPass()
    const { hand, library, ash } = t.state.seats[Ann]!
    expect([hand.length, library.length, ash.length, t.pool(Ann), t.has('drawn')]).toEqual([2, 0, 4, 30, false])
  })

  it('DRAW-07: what is drawn is known to its owner alone', () => {
    const t = bleeding({ hand: [{ card: 'bonding', as: 'B1' }], library: ['govern-the-unaligned'] })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ann, 'play:B1:dom:V1')
    for (const other of [Ben, Cal, Dee, Eve]) {
      expect(t.seenBy(other).filter(event => event.key === 'drawn')).toEqual([
        { key: 'drawn', seat: Ann, from: 'library', count: 1 },
      ])
      expect(JSON.stringify(t.seenBy(other))).not.toContain('govern')
    }
    expect(t.seenBy(Ann).find(event => event.key === 'drawn-cards')).toMatchObject({
      cards: [{ key: 'govern-the-unaligned' }],
    })
  })
})
