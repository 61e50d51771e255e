import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'

const v = (as: string, disciplines: string[] = [], more: object = {}) =>
  minion(as, { generic: { disciplines }, ...more })
const direct = (as: string) => ({ card: 'direct-intervention', as })
const rewind = (as: string) => ({ card: 'rewind-time', as })
/** Keeps Ann's turn from ending by itself. */
const more = { uncontrolled: [{ generic: {} }] }

describe('a cancelled card', () => {
  const bleeding = () => {
    const t = table({
      seats: [
        {
          ...more,
          ready: [v('V1', ['dom'], { blood: 4 })],
          hand: [
            { card: 'conditioning', as: 'C1' },
            { card: 'conditioning', as: 'C2' },
          ],
          library: [{ card: 'bonding', as: 'L1' }],
        },
        { pool: 10, ready: [v('V5')], hand: [direct('D1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ann, 'play:C1:dom:V1')
    return t
  }

  it('CANCEL-01: has no effect and counts as played: burned, replaced, and the limits used up', () => {
    const t = bleeding()
    t.answer(Ben, 'play:D1:')
    expect(t.happened('card-cancelled')).toMatchObject([{ card: { id: t.id('C1') } }])
    expect([t.stat('V1', 'bleed'), t.inAsh(Ann, 'C1'), t.inAsh(Ben, 'D1'), t.inHand(Ann, 'L1'), t.pool(Ben)]).toEqual([
      1,
      true,
      true,
      true,
      9,
    ])
    expect([t.refused(Ann, 'play:C2:dom:V1'), t.why(Ann, 'play', 'C2')]).toEqual([
      'illegal-option',
      ['already-played', 'MIN-13'],
    ])
  })

  it('CANCEL-01: what nobody cancels takes effect, and is not cancelled afterwards', () => {
    const t = bleeding()
    t.pass(Ben)
    expect([t.stat('V1', 'bleed'), t.has('card-cancelled'), t.can(Ben, 'play:D1:')]).toEqual([3, false, false])
  })

  it('CANCEL-04: it is paid for all the same, unless the cancelling card says otherwise', () => {
    const scene = () => {
      const t = table({
        seats: [
          {
            pool: 10,
            ready: [minion('T1', { generic: { clan: 'Tremere' } })],
            hand: [{ card: 'academic-hunting-ground', as: 'G1' }],
          },
          { ready: [minion('V5')], hand: [{ card: 'sudden-reversal', as: 'R1' }] },
          {},
        ],
        turn: { phase: 'master' },
      })
      t.answer(Ann, 'play:G1:')
      return t
    }
    const plain = scene()
    // A cancel that says nothing of the cost.
    plain.effect(Ben, [{ op: 'outcome', of: 'play', is: 'cancelled' }])
    const free = scene()
    free.answer(Ben, 'play:R1:')
    for (const t of [plain, free])
      expect([t.inAsh(Ann, 'G1'), t.state.seats[Ann]!.inPlay.includes(t.id('G1'))]).toEqual([true, false])
    expect([plain.pool(Ann), free.pool(Ann)]).toEqual([8, 10])
    // The master phase action is spent in either case.
    for (const t of [plain, free]) expect(t.happened('phase-started')).toMatchObject([{ phase: 'minion' }])
  })
})

describe('a cancelled action card', () => {
  const announced = (card: string, level: string, ann: object = {}) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [v('V1', ['dom', 'cel', 'pot', 'ani', 'DOM'], { blood: 4 })],
          hand: [
            { card, as: 'K1' },
            { card, as: 'K2' },
          ],
          ...more,
          ...ann,
        },
        { pool: 10, ready: [v('V5')], hand: [direct('D1')] },
        { hand: ['lost-in-crowds'] },
        {},
        {},
      ],
    })
    t.answer(Ann, `play:K1:${level}:V1`)
    expect([t.window(), t.locked('V1')]).toEqual(['as-played', false])
    t.answer(Ben, 'play:D1:')
    t.allPass()
    return t
  }

  it('CANCEL-02: is not paid for, does not lock its minion, and may be played again by it', () => {
    const t = announced('govern-the-unaligned', 'dom')
    expect([t.locked('V1'), t.blood('V1'), t.inAsh(Ann, 'K1'), t.has('action-announced')]).toEqual([
      false,
      4,
      true,
      false,
    ])
    t.answer(Ann, 'play:K2:dom:V1')
    t.allPass()
    expect([t.locked('V1'), t.blood('V1')]).toEqual([true, 3])
  })

  it('CANCEL-02: by it alone, and nothing else it has done this turn is forgotten', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [v('V1', ['DOM'], { blood: 4 }), v('V2', ['DOM'], { blood: 4 }), v('V3')],
          hand: ['K1', 'K2', 'K3'].map(as => ({ card: 'govern-the-unaligned', as })),
          uncontrolled: [{ generic: { capacity: 1 }, as: 'U1' }],
        },
        { pool: 10, ready: [v('V5', [], { locked: true })], hand: [direct('D1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    t.answer(Ann, 'play:K3:dom:V2')
    t.allPass()
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'unlock', who: 'b' },
      ],
      { a: 'V1', b: 'V2' },
    )
    t.answer(Ann, 'play:K1:DOM:V1', { v: [t.id('U1')] })
    t.answer(Ben, 'play:D1:')
    t.allPass()
    expect([
      t.can(Ann, 'play:K2:DOM:V1'),
      t.can(Ann, 'play:K2:DOM:V2'),
      t.can(Ann, 'bleed:V1'),
      t.can(Ann, 'bleed:V2'),
    ]).toEqual([true, false, false, false])
  })

  it('CANCEL-03: was no bleed: its minion may bleed by other means', () => {
    const t = announced('govern-the-unaligned', 'dom')
    expect(t.can(Ann, 'bleed:V1')).toBe(true)
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    expect(t.happened('bled')).toMatchObject([{ amount: 1 }])
  })

  it('CANCEL-06: equipment, retainers and political cards are action cards too', () => {
    for (const [card, level] of [
      ['44-magnum', ''],
      ['raven-spy', 'ani'],
      ['ancilla-empowerment', ''],
    ] as const) {
      const t = announced(card, level)
      expect([
        card,
        t.locked('V1'),
        t.pool(Ann),
        t.blood('V1'),
        t.inAsh(Ann, 'K1'),
        t.can(Ann, `play:K2:${level}:V1`),
      ]).toEqual([card, false, 10, 4, true, true])
    }
  })
})

describe('while a card is being played', () => {
  const scene = (ben: object = {}) => {
    const t = table({
      seats: [
        {
          ...more,
          ready: [v('V1', ['dom'])],
          hand: [
            { card: 'govern-the-unaligned', as: 'G1' },
            { card: 'lost-in-crowds', as: 'N1' },
          ],
          library: [{ card: 'bonding', as: 'L1' }],
        },
        {
          ready: [v('V5', ['tem', 'ani', 'aus'], { locked: true }), { card: 'the-barrens', as: 'B1' }],
          hand: [
            { card: 'wake-with-evenings-freshness', as: 'W1' },
            rewind('R1'),
            { card: 'guard-dogs', as: 'G5' },
            { card: 'eyes-of-argus', as: 'E1' },
          ],
          ...ben,
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:G1:dom:V1')
    return t
  }

  it('PLAY-04, GLOSS-25: a wake and then the reaction that belongs there; only afterwards is the card replaced', () => {
    const t = scene()
    expect([t.window(), t.waiting(), t.can(Ben, 'play:R1:tem:V5')]).toEqual(['as-played', [Ben], false])
    t.answer(Ben, 'play:W1::V5')
    expect([t.window(), t.state.seats[Ann]!.hand.length]).toEqual(['as-played', 1])
    t.answer(Ben, 'play:R1:tem:V5')
    expect([
      t.happened('card-cancelled'),
      t.blood('V5'),
      t.locked('V5'),
      t.locked('V1'),
      t.inHand(Ann, 'L1'),
    ]).toMatchObject([[{ card: { id: t.id('G1') } }], 3, true, false, true])
  })

  it('GLOSS-25: who woke is awake for the action, if it goes on', () => {
    const t = scene()
    t.answer(Ben, 'play:W1::V5')
    t.pass(Ben)
    t.reach(Ben, 'block:V5')
    t.allPass()
    expect(t.happened('block-declared')).toMatchObject([{ minion: { id: t.id('V5') } }])
  })

  it('PLAY-04, PLAY-06, GLOSS-25: nothing else: no unlocking that is no wake, no intercept, no card in play', () => {
    const t = scene({
      ready: [v('V5', ['tem', 'ani', 'aus'], { locked: true }), v('V6', ['aus']), { card: 'the-barrens', as: 'B1' }],
    })
    expect([
      t.refused(Ben, 'play:G5:ani:V5'),
      t.refused(Ben, 'play:E1:aus:V6'),
      t.refused(Ben, 'use:B1:discard'),
    ]).toEqual(['illegal-option', 'illegal-option', 'illegal-option'])
    expect([t.why(Ben, 'play', 'G5'), t.why(Ben, 'use', 'B1')]).toEqual([
      ['wrong-window', 'PLAY-04'],
      ['wrong-window', 'PLAY-04'],
    ])
  })

  it('GLOSS-25: nobody is asked about a wake where no reaction could belong', () => {
    const t = table({
      seats: [
        { ...more, ready: [v('V1', ['dom'])], hand: [{ card: 'govern-the-unaligned', as: 'G1' }] },
        { ready: [v('V5', ['tem'], { locked: true })], hand: [{ card: 'wake-with-evenings-freshness', as: 'W1' }] },
        {},
      ],
    })
    t.answer(Ann, 'play:G1:dom:V1')
    expect(t.has('action-announced')).toBe(true)
    // In such a window the wake belongs only to who could play the reaction.
    const allied = scene({ ready: [v('V5', ['ani'], { locked: true })] })
    expect([allied.has('action-announced'), allied.window()]).toEqual([true, 'blocks'])
  })

  it('PLAY-05: the card that replaces it comes too late to answer the cancel', () => {
    const t = table({
      seats: [
        {
          hand: [{ card: 'misdirection', as: 'M1' }, ...Array<string>(6).fill('bonding')],
          library: [{ card: 'sudden-reversal', as: 'R2' }, 'bonding'],
        },
        { ready: [minion('V5')], hand: [{ card: 'sudden-reversal', as: 'R1' }] },
        { hand: ['bonding'] },
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
    t.answer(Ann, 'play:M1:', { m: [t.id('V5')] })
    t.pass(Cal)
    t.answer(Ben, 'play:R1:')
    // Cal could answer the cancel; Ann holds six cards until all of it is over.
    expect([t.window(), t.waiting(), t.state.seats[Ann]!.hand.length, t.inHand(Ann, 'R2')]).toEqual([
      'as-played',
      [Cal],
      6,
      false,
    ])
    t.allPass()
    expect([t.state.seats[Ann]!.hand.length, t.inHand(Ann, 'R2'), t.locked('V5')]).toEqual([7, true, false])
  })
})

describe('reflex cards', () => {
  /** V4 of Ann fights V1 or V2 of Ben, and plays a grapple. */
  const grappled = (blocker: string) => {
    const t = table({
      seats: [
        { ...more, ready: [v('V4', ['pot'])], hand: [{ card: 'immortal-grapple', as: 'G1' }] },
        { ready: [v('V1', ['myt']), v('V2')], hand: [{ card: 'fae-contortion', as: 'F1' }] },
        { hand: ['bonding'] },
      ],
    })
    t.answer(Ann, 'bleed:V4')
    t.reach(Ben, `block:${blocker}`)
    t.allPass(() => t.window() === 'before-strikes' && t.waiting().includes(Ann))
    t.answer(Ann, 'play:G1:pot:V4')
    return t
  }
  const grappling = (t: ReturnType<typeof table>) =>
    t.state.modifiers.some(one => one.kind === 'rule' && one.rule === 'strike')

  it('REFLEX-01: cancels a card of its kind that is played against its minion, as it is played', () => {
    const t = grappled('V1')
    expect([t.window(), t.waiting()]).toEqual(['as-played', [Ben]])
    t.answer(Ben, 'play:F1:reflex:V1')
    expect([t.happened('card-cancelled'), grappling(t), t.inAsh(Ben, 'F1')]).toMatchObject([
      [{ card: { id: t.id('G1') } }],
      false,
      true,
    ])
  })

  it('REFLEX-01: not one that is played against another', () => {
    const t = grappled('V2')
    expect([t.has('card-cancelled'), grappling(t), t.inHand(Ben, 'F1'), t.why(Ben, 'play', 'F1')?.[1]]).toEqual([
      false,
      true,
      true,
      'MIN-15',
    ])
  })
})

describe('a card of several types', () => {
  const scene = () =>
    table({
      seats: [
        { ...more, ready: [v('V1', ['OBF'])], hand: [{ card: 'swallowed-by-the-night', as: 'S1' }] },
        { ready: [v('V5')] },
        {},
      ],
    })

  it('PLAY-07: is played as one of them: as a modifier in the action, as a combat card in combat only', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:V5')
    for (let n = 0; n < 5 && !t.can(Ann, 'play:S1:obf:V1'); n++) t.pass(t.waiting()[0]!)
    expect([t.refused(Ann, 'play:S1:OBF:V1'), t.can(Ann, 'play:S1:obf:V1')]).toEqual(['illegal-option', true])
    t.answer(Ann, 'play:S1:obf:V1')
    expect([t.stat('V1', 'stealth'), t.has('combat-started')]).toEqual([1, false])
  })

  it('PLAY-07: in combat it is the combat card and no modifier', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:V5')
    t.allPass(() => t.window() === 'range' && t.waiting().includes(Ann))
    expect([t.can(Ann, 'play:S1:OBF:V1'), t.refused(Ann, 'play:S1:obf:V1')]).toEqual([true, 'illegal-option'])
    t.answer(Ann, 'play:S1:OBF:V1')
    expect([t.has('maneuvered'), t.stat('V1', 'stealth')]).toEqual([true, 0])
  })
})
