import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../support/table.ts'

const older = { generic: { capacity: 8 } },
  six = { generic: { capacity: 6 } }
const gun = { card: '44-magnum', as: 'G1' },
  bowl = { card: 'bowl-of-convergence', as: 'G2' }
const DOM = { card: 'dominate', as: 'M1' },
  POT = { card: 'potence', as: 'M2' }

/** Ann's A1 and Ben's torpid B1; Ben's B2, Cal's C1 and Eve's E1 stand by. */
const scene = (a1: object = {}, b1: object = {}, ann: object = {}) =>
  table({
    seats: [
      { ready: [minion('A1', a1)], ...ann },
      { torpor: [minion('B1', b1)], ready: [minion('B2')] },
      { ready: [minion('C1')] },
      {},
      { ready: [minion('E1')] },
    ],
  })
type Table = ReturnType<typeof table>
/** These events as they happened. */
const order = (t: Table, ...keys: string[]) => t.log.map(event => event.key).filter(key => keys.includes(key))
/** A1 diablerises B1, unblocked, up to the question what is taken, or as far as it goes. */
function drained(t: Table): Table {
  t.answer(Ann, 'diablerie:A1:B1')
  return t.allPass(() => t.window() === 'polling')
}

describe('the action', () => {
  it('DIAB-01, DIABLERIE-10: against another’s vampire it is directed, at 0 stealth and no cost', () => {
    const t = scene()
    expect(t.option(Ann, 'diablerie:A1:B1')!.cost).toBeUndefined()
    t.answer(Ann, 'diablerie:A1:B1')
    expect(t.happened('action-announced')).toMatchObject([
      { action: 'diablerie', targets: [Ben], stealth: 0, on: { id: t.id('B1') } },
    ])
    expect(t.waiting()).toEqual([Ben])
    expect(t.refused(Eve, 'block:E1')).toBe('not-your-prompt')
    expect(t.why(Eve, 'block', 'E1')).toEqual(['not-entitled-to-block', 'BLOCK-01'])
  })

  it('DIAB-01, DIABLERIE-10: against one’s own it is undirected, at +1 stealth', () => {
    const t = scene({}, {}, { torpor: [minion('A2')] })
    t.answer(Ann, 'diablerie:A1:A2')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1 }])
    expect(t.waiting()).toEqual([Ben, Eve])
    t.allPass()
    expect([t.inAsh(Ann, 'A2'), t.has('blood-hunt')]).toEqual([true, true])
  })

  it('DIAB-02, DIABLERIE-01: only by a ready vampire, only of one in torpor', () => {
    const t = scene(
      {},
      {},
      { ready: [minion('A1'), minion('A3', { generic: { type: 'ally' } })], torpor: [minion('A2')] },
    )
    t.effect(Ann, [{ op: 'counters', from: { card: 'b' }, to: 'bank', amount: 9, why: 'effect' }], { b: 'B2' })
    expect(t.blood('B2')).toBe(0)
    for (const option of ['diablerie:A1:B2', 'diablerie:A3:B1', 'diablerie:A2:B1', 'diablerie:A2:A2'])
      expect(t.refused(Ann, option)).toBe('illegal-option')
    expect(t.why(Ann, 'diablerie', 'A3')).toEqual(['not-a-vampire', 'DIABLERIE-01'])
    expect(t.can(Ann, 'diablerie:A1:B1')).toBe(true)
  })

  it('DIABLERIE-01: an ally or a torpid vampire told to does nothing', () => {
    const t = scene(
      {},
      {},
      { ready: [minion('A1'), minion('A3', { generic: { type: 'ally' } })], torpor: [minion('A2')] },
    )
    for (const by of ['A3', 'A2']) t.effect(Ann, [{ op: 'diablerize', victim: 'v' }], { v: 'B1' }, { by })
    t.effect(Ann, [{ op: 'diablerize', victim: 'v' }], { v: 'B1' })
    expect([t.has('diablerized'), t.inTorpor('B1'), t.has('blood-hunt')]).toEqual([false, true, false])
  })

  it('DIABLERIE-01: nor does a ready vampire to one that is gone', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        { op: 'move', who: 'v', to: 'ash' },
        { op: 'diablerize', victim: 'v' },
        { op: 'diablerize', victim: 'nobody' },
      ],
      { v: 'B1' },
      { by: 'A1' },
    )
    expect([t.inAsh(Ben, 'B1'), t.has('diablerized'), t.has('blood-hunt')]).toEqual([true, false, false])
  })

  it('DIAB-03, DIABLERIE-11: blocked it is an ordinary combat, and the victim is untouched', () => {
    const t = scene({}, { blood: 3 })
    t.answer(Ann, 'diablerie:A1:B1')
    t.answer(Ben, 'block:B2')
    t.allPass()
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('A1') }, opposing: { id: t.id('B2') } }])
    expect([t.inTorpor('B1'), t.blood('B1'), t.has('diablerized'), t.has('blood-hunt')]).toEqual([
      true,
      3,
      false,
      false,
    ])
  })
})

describe('the diablerie', () => {
  it('DIAB-03: blood, equipment, the victim, then the referendum', () => {
    const t = drained(scene({ blood: 4 }, { blood: 3, attachments: [gun] }))
    expect([t.waiting(), t.option(Ann, 'diablerize')!.slots]).toMatchObject([
      [Ann],
      [{ name: 'equipment', candidates: [t.id('G1')], default: [t.id('G1')] }],
    ])
    const views = [...t.state.views]
    const keys = t.answer(Ann, 'diablerize', { equipment: [t.id('G1')] }).map(event => event.key)
    // Everybody sees at once what was taken.
    expect(t.state.views).toEqual(views.map(version => version + 1))
    expect([t.blood('A1'), t.card('G1').on, t.inAsh(Ben, 'B1')]).toEqual([5, t.id('A1'), true])
    expect(t.happened('counters')).toMatchObject([
      { why: 'diablerie', amount: 3 },
      { why: 'drain', amount: 2 },
    ])
    expect(keys.filter(key => ['diablerized', 'attached', 'burned', 'blood-hunt'].includes(key))).toEqual([
      'diablerized',
      'attached',
      'burned',
      'blood-hunt',
    ])
  })

  it('DIABLERIE-02: what exceeds the capacity drains off', () => {
    const t = drained(scene({ ...six, blood: 4 }, { blood: 5 }))
    expect([t.blood('A1'), t.happened('counters').map(event => 'amount' in event && event.amount)]).toEqual([6, [5, 3]])
  })

  it('DIABLERIE-03: any of the equipment, and the rest burns with the victim', () => {
    const t = drained(scene({}, { attachments: [gun, bowl] }))
    t.answer(Ann, 'diablerize', { equipment: [t.id('G1')] })
    expect([
      t.card('G1').on,
      t.state.seats[Ann]!.inPlay.includes(t.id('G1')),
      t.inAsh(Ben, 'G2'),
      t.inAsh(Ben, 'B1'),
    ]).toEqual([t.id('A1'), true, true, true])
    const none = drained(scene({}, { attachments: [gun, bowl] }))
    none.answer(Ann, 'diablerize', { equipment: [] })
    expect([none.inAsh(Ben, 'G1'), none.inAsh(Ben, 'G2')]).toEqual([true, true])
  })

  it('DIABLERIE-03: but for what the diablerist can have only one of', () => {
    const bike = (as: string) => ({ card: 'sport-bike', as })
    const t = drained(scene({ attachments: [bike('S1')] }, { attachments: [bike('S2'), gun] }))
    expect(t.option(Ann, 'diablerize')!.slots).toMatchObject([{ candidates: [t.id('G1')] }])
    t.answer(Ann, 'diablerize', { equipment: [t.id('G1')] })
    expect([t.card('S1').on, t.card('G1').on, t.inAsh(Ben, 'S2')]).toEqual([t.id('A1'), t.id('A1'), true])
  })

  it('DIABLERIE-03: one’s own torpid vampire leaves its unique equipment too', () => {
    const t = scene({}, {}, { torpor: [minion('A2', { attachments: [bowl] })] })
    t.answer(Ann, 'diablerie:A1:A2')
    t.allPass(() => t.can(Ann, 'diablerize'))
    t.answer(Ann, 'diablerize', { equipment: [t.id('G2')] })
    expect([t.card('G2').on, t.inAsh(Ann, 'A2')]).toEqual([t.id('A1'), true])
  })

  it('DIABLERIE-04: everything else on it burns, counters too', () => {
    const t = drained(
      scene(
        {},
        {
          counters: { token: 2 },
          attachments: [
            { card: 'raven-spy', as: 'R1', blood: 1 },
            { card: 'vessel', as: 'X1', owner: Cal },
          ],
        },
      ),
    )
    expect([t.inAsh(Ben, 'B1'), t.inAsh(Ben, 'R1'), t.inAsh(Cal, 'X1'), t.card('B1').counters]).toEqual([
      true,
      true,
      true,
      undefined,
    ])
    expect(t.has('chosen')).toBe(false)
  })

  it('DIABLERIE-05: of an older victim, a Discipline card from the library, which is then shuffled', () => {
    const t = drained(scene(six, older, { library: ['blood-doll', DOM, 'vessel', 'fame', 'villein'], hand: ['fame'] }))
    const { slots } = t.option(Ann, 'diablerize')!
    expect(slots).toMatchObject([
      {
        name: 'discipline',
        candidates: [t.id('M1')],
        min: 0,
        max: 1,
        default: [],
        ask: { params: { cards: [{ id: t.id('M1'), key: 'dominate' }] } },
      },
    ])
    const before = [...t.state.seats[Ann]!.library]
    t.answer(Ann, 'diablerize', { discipline: [t.id('M1')] })
    const { library, hand } = t.state.seats[Ann]!
    expect([t.card('M1').on, hand.length, library.length]).toEqual([t.id('A1'), 1, 4])
    expect(library).not.toEqual(before.filter(id => id !== t.id('M1')))
    // The search itself tells the others nothing.
    expect(t.seenBy(Ben).filter(event => JSON.stringify(event).includes('blood-doll'))).toEqual([])
  })

  it('DIABLERIE-05: from the hand it is replaced, without a shuffle; from the ash heap neither', () => {
    const library = ['blood-doll', 'vessel', 'fame']
    const t = drained(scene(six, older, { library, hand: [DOM, 'villein'] }))
    const [first, ...rest] = t.state.seats[Ann]!.library
    t.answer(Ann, 'diablerize', { discipline: [t.id('M1')] })
    expect([t.card('M1').on, t.state.seats[Ann]!.hand.includes(first!), t.state.seats[Ann]!.library]).toEqual([
      t.id('A1'),
      true,
      rest,
    ])
    const heap = drained(scene(six, older, { library, ash: [DOM] }))
    const before = heap.state.seats[Ann]!.library
    heap.answer(Ann, 'diablerize', { discipline: [heap.id('M1')] })
    expect([heap.card('M1').on, heap.state.seats[Ann]!.ash, heap.state.seats[Ann]!.library]).toEqual([
      heap.id('A1'),
      [],
      before,
    ])
  })

  it('DIABLERIE-05: who takes nothing from a library has searched it all the same, and it is shuffled', () => {
    const library = ['blood-doll', DOM, 'vessel', 'fame', 'villein', 'bonding', 'deflection']
    const nothing = (b1: object) => {
      const t = drained(scene(six, b1, { library }))
      const before = [...t.state.seats[Ann]!.library]
      if (t.can(Ann, 'diablerize')) t.answer(Ann, 'diablerize', { discipline: [] })
      return [t.inAsh(Ben, 'B1'), t.state.seats[Ann]!.library.every((id, i) => id === before[i])]
    }
    expect([nothing(older), nothing({})]).toEqual([
      [true, false],
      [true, true],
    ])
  })

  it('DIABLERIE-05: each name once, in no order that a library has', () => {
    const t = scene(six, older, { library: [DOM, 'fame', POT, { card: 'dominate', as: 'M3' }] })
    t.edit(draft => {
      draft.seats[Ann]!.library = draft.seats[Ann]!.library.toReversed()
    })
    drained(t)
    expect(t.option(Ann, 'diablerize')!.slots).toMatchObject([{ candidates: [t.id('M1'), t.id('M2')], min: 0, max: 1 }])
  })

  it('DIABLERIE-05: asked whatever the cards are, as long as there is one to look through', () => {
    const none = drained(scene(six, older, { library: ['fame'], ash: ['villein'] }))
    expect([none.waiting(), none.option(Ann, 'diablerize')!.slots]).toMatchObject([
      [Ann],
      [{ name: 'discipline', candidates: [], min: 0, max: 0 }],
    ])
    const empty = drained(scene(six, older))
    expect([empty.inAsh(Ben, 'B1'), empty.has('action-ended')]).toEqual([true, true])
  })

  it('DIABLERIE-05: from hand or ash heap no library is shuffled', () => {
    const library = ['blood-doll', 'vessel', 'fame', 'villein', 'bonding', 'deflection']
    for (const pile of ['hand', 'ash']) {
      const t = drained(scene(six, older, { library, [pile]: [DOM] }))
      const before = [...t.state.seats[Ann]!.library]
      t.answer(Ann, 'diablerize', { discipline: [t.id('M1')] })
      expect(t.state.seats[Ann]!.library).toEqual(pile === 'hand' ? before.slice(1) : before)
    }
  })

  it('DIABLERIE-06: a victim of the same or a lower capacity gives none', () => {
    for (const b1 of [six, {}]) {
      const t = drained(scene(six, b1, { hand: [DOM] }))
      expect([t.window(), t.inHand(Ann, 'M1'), t.inAsh(Ben, 'B1')]).toEqual(['polling', true, true])
    }
    const armed = drained(scene(six, { ...six, attachments: [gun] }, { hand: [DOM] }))
    expect(armed.refused(Ann, 'diablerize', { equipment: [], discipline: [armed.id('M1')] })).toBe('illegal-args')
  })

  it('DIABLERIE-07: the capacity it adds comes without blood', () => {
    const t = drained(scene({ ...six, blood: 4 }, { ...older, blood: 5 }, { hand: [DOM] }))
    t.answer(Ann, 'diablerize', { discipline: [t.id('M1')] })
    expect([t.stat('A1', 'capacity'), t.blood('A1')]).toEqual([1, 6]) // +1 on the printed 6
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { card: 'a' }, amount: 3, why: 'effect' }], { a: 'A1' })
    expect(t.blood('A1')).toBe(7)
  })

  it('DIABLERIE-09: nothing comes between its steps', () => {
    const t = drained(scene({}, { ...older, attachments: [gun] }, { hand: [DOM, 'freak-drive'] }))
    expect([t.waiting(), t.options(Ann)]).toEqual([[Ann], ['diablerize']])
    expect(t.refused(Ben, 'pass')).toBe('not-your-prompt')
    const keys = t
      .answer(Ann, 'diablerize', { equipment: [t.id('G1')], discipline: [t.id('M1')] })
      .map(event => event.key)
    expect(keys.indexOf('burned')).toBeGreaterThan(keys.indexOf('diablerized'))
    expect([t.card('G1').on, t.card('M1').on]).toEqual([t.id('A1'), t.id('A1')])
  })

  it('DIABLERIE-12: a Discipline card that may not lie on it is no candidate; another is; and none is allowed', () => {
    const superior = { generic: { capacity: 6, disciplines: ['DOM'] } }
    const t = drained(scene(superior, older, { hand: [DOM, POT] }))
    expect(t.refused(Ann, 'diablerize', { discipline: [t.id('M1')] })).toBe('illegal-args')
    t.answer(Ann, 'diablerize', { discipline: [t.id('M2')] })
    expect([t.card('M2').on, t.inHand(Ann, 'M1')]).toEqual([t.id('A1'), true])
    const inferior = drained(scene({ generic: { capacity: 6, disciplines: ['dom'] } }, older, { hand: [DOM] }))
    expect(inferior.option(Ann, 'diablerize')!.slots).toMatchObject([{ candidates: [inferior.id('M1')] }])
    const none = drained(scene(superior, older, { hand: [DOM] }))
    none.answer(Ann, 'diablerize', { discipline: [] })
    expect([none.inHand(Ann, 'M1'), none.inAsh(Ben, 'B1'), none.has('blood-hunt')]).toEqual([true, true, true])
  })
})

describe('a blocked attempt to leave torpor', () => {
  const leaving = (ben: object = {}) => {
    const t = table({
      seats: [
        {},
        { torpor: [minion('V2', { blood: 3 })], ready: [minion('V3')], ...ben },
        { ready: [minion('V5', { blood: 3 })] },
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    t.effect(Cal, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'c', until: 'game' }], { c: 'V5' })
    t.answer(Ben, 'leave-torpor:V2')
    t.answer(Cal, 'block:V5')
    return t
  }

  it('LEAVE-03, TORPOR-07: the blocker may diablerise it, and by default does not', () => {
    const t = leaving()
    expect([t.waiting(), t.option(Cal, 'choose')!.slots]).toMatchObject([
      [Cal],
      [{ candidates: [t.id('V2')], min: 0, default: [] }],
    ])
    expect([t.waiting(), t.locked('V5')]).toEqual([[Cal], true])
    t.choose(Cal, [])
    t.allPass()
    expect([
      t.inTorpor('V2'),
      t.locked('V2'),
      t.blood('V2'),
      t.locked('V5'),
      t.has('combat-started'),
      t.has('blood-hunt'),
    ]).toEqual([true, true, 3, true, false, false])
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'blocked' }])
  })

  it('LEAVE-03: if it does, the blood hunt follows', () => {
    const t = leaving({ hand: [{ card: 'kine-resources-contested', as: 'P1' }] })
    t.allPass()
    t.choose(Cal, [t.id('V2')])
    t.allPass(() => t.window() === 'polling')
    expect([t.blood('V5'), t.inAsh(Ben, 'V2'), t.window()]).toEqual([5, true, 'polling'])
    t.answer(Ben, 'vote:burned:P1', { side: ['for'] })
    t.allPass()
    expect([t.inAsh(Cal, 'V5'), t.has('combat-started')]).toEqual([true, false])
    // It was no action of its own, so that the hunt does not wait for the resolution of one.
    expect(order(t, 'blood-hunt', 'action-resolved', 'action-ended')).toEqual([
      'blood-hunt',
      'action-resolved',
      'action-ended',
    ])
  })

  it('TORPOR-09: an effect that ends the action before the block resolves leaves no chance for it', () => {
    const t = leaving({ hand: [{ card: 'change-of-target', as: 'T1' }] })
    t.reach(Ben, 'play:T1::V2')
    t.allPass()
    expect([t.inTorpor('V2'), t.locked('V2'), t.blood('V2'), t.locked('V5'), t.has('chosen')]).toEqual([
      true,
      false,
      3,
      false,
      false,
    ])
    expect(t.refused(Ben, 'leave-torpor:V2')).toBe('illegal-option')
    expect(t.why(Ben, 'leave-torpor', 'V2')).toEqual(['barred', 'GOLDEN-01'])
  })
})
