import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { asAction } from '../../rows.ts'
import { K1, on, v } from '../../scene.ts'

const heap = {
  ash: [
    { card: 'bonding', as: 'X1' },
    { card: 'ashley', as: 'X2' },
  ],
}

describe('Gear Up', () => {
  it('gear-up#1 [nec]: unlocks, and brings back a library card that is named as it is announced', () => {
    const t = asAction('gear-up', 'nec', { ann: heap, args: one => ({ c: [one.id('X1')] }) })
    expect([t.locked('A1'), t.inHand(Ann, 'X1'), t.blood('A1'), t.happened('action-announced')]).toMatchObject([
      false,
      true,
      4,
      [{ stealth: 1, targets: [] }],
    ])
    expect(() => asAction('gear-up', 'nec', { ann: heap, args: one => ({ c: [one.id('X2')] }) })).toThrow(
      'illegal-args',
    )
  })
  it.each([
    ['pre', 'stealth', 1, 0],
    ['vic', 'strength', 2, 1],
  ] as const)('[%s]: unlocks, and has more %s: %i, and after its next unlock phase %i', (level, stat, now, later) => {
    const t = asAction('gear-up', level)
    expect([t.locked('A1'), t.stat('A1', stat)]).toEqual([false, now])
    t.endPhasesTo(Ben, 'minion')
    expect(t.stat('A1', stat)).toBe(level === 'vic' ? now : later)
    t.endPhasesTo(Ann, 'minion')
    expect(t.stat('A1', stat)).toBe(later)
  })
})

describe("Clotho's Gift", () => {
  const crypt = { crypt: [{ card: 'ashley', as: 'C1' }] }
  it('[obf] draws a card of the crypt; [tem] feeds a younger vampire', () => {
    expect(asAction('clothos-gift', 'obf', { ann: crypt }).state.seats[Ann]!.uncontrolled).toHaveLength(1)
    const t = asAction('clothos-gift', 'tem', {
      ann: { uncontrolled: [{ card: 'ashley', as: 'U1' }] },
      args: one => ({ v: [one.id('U1')] }),
    })
    expect(t.blood('U1')).toBe(2)
  })
  it('clothos-gift#G160-1: of an empty crypt nothing is drawn', () => {
    const t = asAction('clothos-gift', 'obf')
    expect([t.state.seats[Ann]!.uncontrolled, t.happened('action-ended')]).toMatchObject([
      [],
      [{ outcome: 'successful' }],
    ])
  })
})

describe('a card that unlocks its bearer', () => {
  const borne = (card: string, more: object = {}, mode = 'TEM') =>
    table({
      seats: [
        {
          ready: [v('A1', {}, { blood: 2, locked: true, ...on(card, 'K1', { mode }), ...more }), minion('A2')],
        },
        { ready: [minion('B1')] },
        {},
      ],
      turn: { seat: Ann, phase: 'minion' },
    })
  it.each([
    ['clothos-gift', 1],
    ['rutors-hand', 2],
  ])('%s: locks in the minion phase for it; %i blood left', (card, left) => {
    const t = borne(card)
    t.answer(Ann, 'use:K1:unlock')
    expect([t.locked('A1'), t.locked('K1'), t.blood('A1'), t.can(Ann, 'use:K1:unlock')]).toEqual([
      false,
      true,
      left,
      false,
    ])
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'k' },
        { op: 'move', who: 'a', to: 'torpor' },
      ],
      { k: 'K1', a: 'A1' },
    )
    expect(t.can(Ann, 'use:K1:unlock')).toBe(false)
  })
  it("Clotho's Gift needs a blood", () => {
    expect(borne('clothos-gift', { blood: 0 }).can(Ann, 'use:K1:unlock')).toBe(false)
  })
  it.each([
    ['clothos-gift', 'TEM'],
    ['rutors-hand', 'tha'],
  ])('%s comes locked', (card, level) => {
    const t = asAction(card, level)
    expect([t.card('K1').on, t.locked('K1'), t.locked('A1')]).toEqual([t.id('A1'), true, true])
  })
})

describe("Rutor's Hand", () => {
  it('[tha] burns: aggravated damage that nothing prevents sends its vampire to torpor', () => {
    const t = asAction('rutors-hand', 'tha')
    expect([t.inTorpor('A1'), t.happened('damaged')]).toMatchObject([true, [{ amount: 1, aggravated: true }]])
  })
  it('[THA]: three blood keep it from that, if it wishes so and has them', () => {
    const played = (blood: number) => {
      const t = table({
        seats: [
          {
            ready: [v('A1', { disciplines: ['THA'], capacity: 9 }, { blood }), minion('A2')],
            hand: [K1('rutors-hand')],
          },
          { ready: [minion('B1')] },
          {},
        ],
      })
      t.answer(Ann, 'play:K1:THA:A1')
      return onwards(t, () => t.can(Ann, 'choose'))
    }
    const t = played(4)
    t.choose(Ann, [t.id('A1')])
    expect([t.blood('A1'), t.inTorpor('A1'), t.has('damaged')]).toEqual([0, false, false])
    const burnt = played(4)
    burnt.choose(Ann, [])
    expect([burnt.inTorpor('A1'), burnt.blood('A1')]).toEqual([true, 3])
    const poor = played(3)
    expect([poor.can(Ann, 'choose'), poor.inTorpor('A1')]).toEqual([false, true])
  })
  it('one a vampire', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['THA'] }, { blood: 5, ...on('rutors-hand', 'R1') }), minion('A2')],
          hand: [K1('rutors-hand')],
        },
        {},
        {},
      ],
    })
    expect(t.why(Ann, 'play', 'K1')).toEqual(['one-only', 'GOLDEN-01'])
  })
  it('rutors-hand#1: stolen before it has unlocked, it unlocks nobody until its new controller begins a turn', () => {
    const t = asAction('rutors-hand', 'THA')
    t.effect(
      Ben,
      [
        { op: 'move', who: 'a', to: 'ready' },
        { op: 'control', who: 'a', to: 'you' },
      ],
      { a: 'A1' },
    )
    t.edit(state => void (state.cards[t.id('A1')]!.locked = true))
    t.endPhasesTo(Ben, 'minion')
    expect([t.locked('K1'), t.locked('A1')]).toEqual([false, false])
    const now = borneByThief()
    expect(now.can(Ben, 'use:K1:unlock')).toBe(false)
  })
  /** Stolen in the thief's own minion phase, still locked. */
  const borneByThief = () => {
    const t = table({
      seats: [
        { ready: [minion('A2')] },
        {
          ready: [
            v('B1', {}, { locked: true, attachments: [{ card: 'rutors-hand', as: 'K1', locked: true }] }),
            minion('B2'),
          ],
        },
        {},
      ],
      turn: { seat: Ben, phase: 'minion' },
    })
    return t
  }
})

describe('Khabar: Glory', () => {
  const khabar = { card: 'khabar-glory', as: 'G1' }
  const scene = (more: object = {}, ben: object = {}) =>
    table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1', { generic: { clan: 'Banu Haqim' } }), minion('A2'), minion('A3')],
          hand: [khabar],
          ...more,
        },
        { pool: 20, ...ben },
        { pool: 20 },
        {},
        {},
      ],
    })
  const played = (ben: object = {}) => {
    const t = scene({}, ben)
    t.answer(Ann, 'play:G1::A1')
    return t.allPass()
  }

  it('at +1 stealth put on the vampire, which unlocks and bleeds for one more', () => {
    const t = played()
    expect([t.card('G1').on, t.locked('A1'), t.stat('A1', 'bleed')]).toEqual([t.id('A1'), false, 2])
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
  })

  it('not after an action that was not mandatory, whoever has performed it, blocked or not; after a mandatory hunt', () => {
    const after = (option: string, more: object = {}) => {
      const t = scene(more)
      t.answer(Ann, option)
      t.allPass()
      return t.can(Ann, 'play:G1::A1')
    }
    expect([after('bleed:A2'), after('hunt:A2')]).toEqual([false, false])
    const hungry = {
      ready: [minion('A1', { generic: { clan: 'Banu Haqim' } }), minion('A2', { blood: 0 }), minion('A3')],
    }
    expect(after('hunt:A2', hungry)).toBe(true)
  })

  it('gives four pool more as the prey is ousted, and nothing for anybody else', () => {
    const t = played({ pool: 2 })
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect([t.happened('ousted'), t.pool(Ann)]).toMatchObject([[{ seat: Ben }], 30])
    const other = played()
    other.effect(Ann, [{ op: 'counters', from: { pool: 'prey:prey' }, to: 'bank', amount: 20, why: 'effect' }])
    expect([other.happened('ousted'), other.pool(Ann)]).toMatchObject([[{ seat: Cal }], 20])
  })

  it('burns in the unlock phase', () => {
    const t = played()
    t.endPhasesTo(Ann, 'unlock')
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:G1:burn')
    expect([t.inAsh(Ann, 'G1'), t.stat('A1', 'bleed')]).toEqual([true, 1])
  })
})
