import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../support/table.ts'

const G1 = { card: 'govern-the-unaligned', as: 'G1' },
  G2 = { card: 'govern-the-unaligned', as: 'G2' }
const elder = (...disciplines: string[]) => ({ generic: { capacity: 8, disciplines }, blood: 5 })

/** V1 of Ann (capacity 8, 5 blood) with cards in hand; face down Ashley (3), Lauren (4) and Alexa Draper (8). */
const scene = (ann: object = {}, v1: object = elder('DOM'), ben: object = {}) =>
  table({
    seats: [
      {
        pool: 12,
        ready: [minion('V1', v1), minion('V2')],
        hand: [G1, G2],
        ...ann,
        uncontrolled: [
          { card: 'ashley', as: 'U1' },
          { card: 'lauren', blood: 2, as: 'U2' },
          { card: 'alexa-draper', as: 'U3' },
        ],
      },
      { pool: 10, ready: [minion('V5')], ...ben },
      { ready: [minion('V6')], uncontrolled: [{ card: 'sully', as: 'U4' }] },
      listening('V7'),
      { ready: [minion('V8')] },
    ],
  })

describe('Govern the Unaligned [dom]', () => {
  it('bleeds the prey with +2 bleed at no stealth; 1 blood is paid on success', () => {
    const t = scene({}, elder('dom'))
    t.answer(Ann, 'play:G1:dom:V1')
    expect(t.happened('action-announced')).toMatchObject([
      { action: 'bleed', targets: [Ben], stealth: 0, card: { id: t.id('G1') } },
    ])
    expect([t.locked('V1'), t.blood('V1'), t.stat('V1', 'bleed'), t.stat('V1', 'stealth')]).toEqual([true, 5, 3, 0])
    t.pass(Ann)
    expect([t.can(Ben, 'block:V5'), t.can(Cal, 'block:V6'), t.can(Eve, 'block:V8')]).toEqual([true, false, false])
    t.allPass()
    expect([t.pool(Ben), t.blood('V1'), t.state.edge, t.inAsh(Ann, 'G1'), t.stat('V1', 'bleed')]).toEqual([
      7,
      4,
      Ann,
      true,
      1,
    ])
  })

  it('adds to what the vampire bleeds for', () => {
    const t = scene({}, { generic: { capacity: 8, disciplines: ['dom'], bleed: 2 } })
    t.answer(Ann, 'play:G1:dom:V1')
    t.allPass()
    expect(t.pool(Ben)).toBe(6)
  })

  it('RESOLVE-05: blocked, it costs nothing and bleeds nobody', () => {
    const t = scene({}, elder('dom'))
    t.answer(Ann, 'play:G1:dom:V1')
    t.reach(Ben, 'block:V5')
    t.allPass()
    // The blood is what the hands of V5 took.
    expect([
      t.pool(Ben),
      t.blood('V1'),
      t.inAsh(Ann, 'G1'),
      t.happened('counters').filter(event => event.key === 'counters' && event.why === 'cost'),
    ]).toEqual([10, 4, true, []])
  })

  it('is the one bleed of the turn, in either order; the superior effect is no bleed', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    expect([t.can(Ann, 'play:G1:dom:V1'), t.can(Ann, 'play:G1:DOM:V1')]).toEqual([false, true])
    const other = scene()
    other.answer(Ann, 'play:G1:dom:V1')
    other.allPass()
    other.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    expect([other.can(Ann, 'bleed:V1'), other.why(Ann, 'bleed', 'V1')]).toEqual([false, ['already-bled', 'BLEED-02']])
  })

  it('needs Dominate, a blood, and an unlocked ready minion', () => {
    expect(scene({}, elder('aus')).why(Ann, 'play', 'G1')).toEqual(['missing-discipline', 'CRYPT-07'])
    const locked = scene({}, { ...elder('dom'), locked: true })
    expect([locked.refused(Ann, 'play:G1:dom:V1'), locked.why(Ann, 'play', 'G1')]).toEqual([
      'illegal-option',
      ['locked', 'MIN-03'],
    ])
    const empty = scene({}, { ...elder('dom'), blood: 0 })
    expect([empty.refused(Ann, 'play:G1:dom:V1'), empty.why(Ann, 'play', 'G1')]).toEqual([
      'illegal-option',
      ['not-enough-blood', 'REQ-04'],
    ])
  })
})

describe('Govern the Unaligned [DOM]', () => {
  const governing = (pick: string, ...args: Parameters<typeof scene>) => {
    const t = scene(...args)
    t.answer(Ann, 'play:G1:DOM:V1', { v: [t.id(pick)] })
    return t
  }

  it('GLOSS-01: undirected at +1 stealth; on success 1 blood is paid and 3 come from the bank', () => {
    const t = governing('U2')
    expect(t.happened('action-announced')).toMatchObject([{ action: 'card', targets: [], stealth: 1 }])
    expect([t.blood('V1'), t.blood('U2'), t.can(Ben, 'block:V5'), t.can(Cal, 'block:V6')]).toEqual([5, 2, true, false])
    t.allPass()
    expect([t.blood('V1'), t.blood('U2'), t.pool(Ann), t.pool(Ben), t.inAsh(Ann, 'G1')]).toEqual([4, 5, 12, 10, true])
    const moves = t.happened('counters').map(event => (event.key === 'counters' ? [event.why, event.amount] : []))
    expect(moves).toEqual([
      ['cost', 1],
      ['effect', 3],
    ])
  })

  it('the predator may block too, and the prey not with too little intercept', () => {
    const t = governing('U1')
    t.reach(Ben, 'block:V5')
    t.allPass(() => t.window() === 'blocks')
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 1, intercept: 0 }])
    expect(t.can(Eve, 'block:V8')).toBe(true)
  })

  it('the choice is among the younger ones of the own uncontrolled region', () => {
    const t = scene()
    expect(t.option(Ann, 'play:G1:DOM:V1')?.slots).toMatchObject([
      { name: 'v', candidates: [t.id('U1'), t.id('U2')], min: 1, max: 1, ask: { key: 'choose-vampire' } },
    ])
    for (const other of ['U3', 'V2', 'U4'])
      expect(t.refused(Ann, 'play:G1:DOM:V1', { v: [t.id(other)] })).toBe('illegal-args')
    expect([
      t.refused(Ann, 'play:G1:DOM:V1', { v: [] }),
      t.refused(Ann, 'play:G1:DOM:V1', { v: [t.id('U1'), t.id('U2')] }),
      t.refused(Ann, 'play:G1:DOM:V1'),
    ]).toEqual(['illegal-args', 'illegal-args', 'illegal-args'])
  })

  it('ANN-07: without a younger one there it cannot be announced', () => {
    const t = scene({}, { generic: { capacity: 3, disciplines: ['DOM'] } })
    expect([t.can(Ann, 'play:G1:dom:V1'), t.refused(Ann, 'play:G1:DOM:V1')]).toEqual([true, 'illegal-option'])
    expect([t.locked('V1'), t.inHand(Ann, 'G1')]).toEqual([false, true])
  })

  it('CRYPT-04: the vampire may end with more than its capacity', () => {
    const t = governing('U2')
    t.allPass()
    t.answer(Ann, 'end-phase')
    expect([t.blood('U2'), t.can(Ann, 'bring-out:U2')]).toEqual([5, true])
    t.answer(Ann, 'bring-out:U2')
    expect(t.blood('U2')).toBe(4)
  })

  it('govern-the-unaligned#1: nobody else learns which vampire it is while the action goes on, nor ever its name', () => {
    const seen = (t: ReturnType<typeof scene>) =>
      JSON.stringify(
        [Ben, Cal, Dee, Eve, 'spectator' as const].map(viewer => [
          viewFor(t.state, viewer),
          viewer === 'spectator' ? [] : t.seenBy(viewer),
          t.waiting(),
        ]),
      )
    const one = governing('U1'),
      other = governing('U2')
    expect([one.happened('chosen').length, one.seenBy(Ann).length > one.seenBy(Ben).length]).toEqual([1, true])
    expect(seen(one)).toBe(seen(other))
    for (const t of [one, other]) {
      t.allPass()
      for (const name of ['ashley', 'lauren', 'alexa']) expect(seen(t)).not.toContain(name)
    }
    expect(viewFor(other.state, Ben).seats[Ann]!.uncontrolled).toMatchObject([
      { counters: 0 },
      { card: { id: other.id('U2'), key: null }, counters: 5, capacity: null },
      { counters: 0 },
    ])
  })

  it('a block leaves the choice unknown', () => {
    const blocked = (pick: string) => {
      const t = governing(pick)
      t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'turn' }], { v: 'V5' })
      t.reach(Ben, 'block:V5')
      t.allPass()
      expect([t.blood('U1'), t.blood('U2'), t.has('action-ended')]).toEqual([0, 2, true])
      return JSON.stringify([viewFor(t.state, Eve), t.seenBy(Eve)])
    }
    expect(blocked('U1')).toBe(blocked('U2'))
  })

  it('basic Dominate is not enough', () => {
    const t = scene({}, elder('dom'))
    expect([t.can(Ann, 'play:G1:dom:V1'), t.refused(Ann, 'play:G1:DOM:V1')]).toEqual([true, 'illegal-option'])
  })

  it('CARD-GOVERNTHEUNALIGNED-01: one level at announcement, and no second copy by the same minion this turn', () => {
    const t = scene({ hand: [G1, G2, { card: 'freak-drive', as: 'F1' }] }, elder('DOM', 'for'))
    t.answer(Ann, 'play:G1:dom:V1')
    t.allPass(() => t.window() === 'resolved')
    t.answer(Ann, 'play:F1:for:V1')
    t.allPass()
    expect([t.locked('V1'), t.blood('V1'), t.refused(Ann, 'play:G2:DOM:V1')]).toEqual([false, 3, 'illegal-option'])
    expect([t.refused(Ann, 'play:G2:dom:V1'), t.blood('V1'), t.inHand(Ann, 'G2')]).toEqual(['illegal-option', 3, true])
  })
})

describe('Intimidation', () => {
  it.each([
    ['pre', 2],
    ['PRE', 3],
  ])('[%s]: a bleed of %i, for nothing', (level, bleed) => {
    const t = scene({ hand: [{ card: 'intimidation', as: 'I1' }] }, elder('PRE'))
    t.answer(Ann, `play:I1:${level}:V1`)
    expect([t.stat('V1', 'bleed'), t.stat('V1', 'stealth'), t.happened('action-announced')]).toMatchObject([
      bleed,
      0,
      [{ action: 'bleed', targets: [Ben] }],
    ])
    t.allPass()
    expect([t.pool(Ben), t.blood('V1'), t.inAsh(Ann, 'I1'), t.state.edge]).toEqual([10 - bleed, 5, true, Ann])
  })

  it('basic Presence gives the basic effect only', () => {
    const t = scene({ hand: [{ card: 'intimidation', as: 'I1' }] }, elder('pre'))
    expect([t.can(Ann, 'play:I1:pre:V1'), t.refused(Ann, 'play:I1:PRE:V1')]).toEqual([true, 'illegal-option'])
  })
})

describe('Deep Song', () => {
  const S1 = { card: 'deep-song', as: 'S1' }
  const song = (level: string, b1: object = {}, hands: { ann?: object[]; ben?: object[] } = {}) =>
    table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: [level] } }), minion('A2')],
          hand: [S1, ...(hands.ann ?? [])] as (typeof S1)[],
        },
        {
          pool: 10,
          ready: [minion('B1', b1), minion('B2'), minion('B4', { generic: { type: 'ally' } })],
          torpor: [minion('B3')],
          hand: (hands.ben ?? []) as (typeof S1)[],
        },
        { ready: [minion('C1')] },
        {},
        {},
      ],
    })
  const song1 = (t: ReturnType<typeof song>, target: string) => t.answer(Ann, 'play:S1:ANI:A1', { v: [t.id(target)] })

  it('[ani]: a bleed of 2', () => {
    const t = song('ani')
    t.answer(Ann, 'play:S1:ani:A1')
    t.allPass()
    expect([t.pool(Ben), t.can(Ann, 'play:S1:ANI:A1')]).toEqual([8, false])
  })

  it('[ANI]: directed at the controller of a ready vampire of another Methuselah, who may block', () => {
    const t = song('ANI')
    const slot = t.option(Ann, 'play:S1:ANI:A1')?.slots?.[0]
    expect(slot).toMatchObject({ candidates: ['B1', 'B2', 'C1'].map(name => t.id(name)) })
    song1(t, 'C1')
    t.allPass(() => t.waiting().includes(Cal))
    expect([t.happened('action-announced'), t.can(Cal, 'block:C1')]).toMatchObject([
      [{ targets: [Cal], stealth: 0 }],
      true,
    ])
  })

  it('CARD-DEEPSONG-01: unblocked it locks the vampire, which counts as the acting minion and plays first in every step', () => {
    const majesty = (as: string) => ({ card: 'majesty', as })
    const t = song(
      'ANI',
      { generic: { disciplines: ['OBF', 'PRE', 'CEL'] } },
      { ann: [majesty('M1')], ben: [majesty('M2'), { card: 'pursuit', as: 'P1' }] },
    )
    song1(t, 'B1')
    t.allPass(() => t.has('combat-started'))
    expect([t.locked('B1'), t.happened('combat-started'), t.has('blocked')]).toMatchObject([
      true,
      [{ acting: { id: t.id('B1') }, opposing: { id: t.id('A1') } }],
      false,
    ])
    expect(t.order().slice(0, 2)).toEqual([Ben, Ann])
    t.allPass(() => t.window() === undefined)
    // Strikes: Ben chooses first.
    expect([t.waiting(), t.can(Ben, 'play:M2:PRE:B1')]).toEqual([[Ben], true])
    t.answer(Ben, 'play:M2:PRE:B1')
    expect(t.happened('strike-chosen')[0]).toMatchObject({ by: { id: t.id('B1') } })
  })

  it('CARD-DEEPSONG-01: blocked, the acting minion is the true one', () => {
    const t = song('ANI', {}, { ben: [{ card: 'pursuit', as: 'P1' }] })
    t.edit(state => {
      state.cards[t.id('A1')]!.printed!.disciplines!.push('CEL')
    })
    song1(t, 'B1')
    t.reach(Ben, 'block:B2')
    t.allPass(() => t.has('combat-started'))
    expect([t.locked('B1'), t.locked('B2'), t.happened('combat-started')]).toMatchObject([
      false,
      true,
      [{ acting: { id: t.id('A1') }, opposing: { id: t.id('B2') } }],
    ])
  })
})
