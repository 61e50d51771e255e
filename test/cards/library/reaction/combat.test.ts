import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { card, ended, type Held, held, type Table, v } from '../../scene.ts'

const elder = { generic: { disciplines: ['DOM'], capacity: 8 } }
/** A1 of capacity 5 bleeds Ben and is blocked by B1; Ben holds Obedience. */
const scene = (b1: object = elder, ann: ReturnType<typeof card> = [], a1: object = {}) => {
  const t = table({
    seats: [
      { ready: [minion('A1', a1), minion('A2')], hand: ann },
      { ready: [minion('B1', b1), minion('B2')], hand: [...card('obedience', 'O1'), ...card('obedience', 'O2')] },
      {},
      {},
      {},
    ],
  })
  return t
}
const blocked = (t: Table) => {
  t.answer(Ann, 'bleed:A1')
  play(t, Ben, 'block:B1')
  return onwards(t, () => t.window() === 'combat-begins')
}

describe('Obedience', () => {
  it('ends the action as combat is about to begin: the blocker does not lock, and the action is over', () => {
    for (const [level, locked] of [
      ['dom', false],
      ['DOM', true],
    ] as const) {
      const t = blocked(scene())
      expect([t.window(), t.locked('B1'), t.has('blocked'), t.has('combat-started')]).toEqual([
        'combat-begins',
        false,
        false,
        false,
      ])
      play(t, Ben, `play:O1:${level}:B1`)
      onwards(t)
      expect([
        t.locked('A1'),
        t.locked('B1'),
        t.has('blocked'),
        t.has('combat-started'),
        t.has('combat-ended'),
        t.inAsh(Ben, 'O1'),
      ]).toEqual([locked, false, false, false, false, true])
      expect(t.happened('action-ended')).toMatchObject([{ outcome: 'ended' }])
    }
  })

  it('obedience#1: bars the same action for the turn', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { blood: 2 }), minion('A2')] },
        { ready: [minion('B1', elder), minion('B2')], hand: card('obedience', 'O1') },
        {},
        {},
        {},
      ],
    })
    t.edit(state =>
      state.modifiers.push({
        id: 900,
        kind: 'number',
        stat: 'intercept',
        delta: 1,
        on: { card: t.id('B1') },
        source: t.id('B1'),
        by: null,
        seat: Ben,
        until: 'game',
      }),
    )
    t.answer(Ann, 'hunt:A1')
    play(t, Ben, 'block:B1')
    play(
      onwards(t, () => t.window() === 'combat-begins'),
      Ben,
      'play:O1:dom:B1',
    )
    onwards(t)
    expect([t.locked('A1'), t.can(Ann, 'hunt:A1'), t.can(Ann, 'bleed:A1')]).toEqual([false, false, true])
  })

  it('is for a vampire that is older, and about to fight the acting one itself', () => {
    const t = scene({ generic: { disciplines: ['DOM'], capacity: 5 } })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.window() === 'combat-begins')
    expect([t.has('blocked'), t.window() === 'combat-begins', t.inHand(Ben, 'O1')]).toEqual([true, false, true])
    const other = blocked(
      table({
        seats: [
          { ready: [minion('A1')] },
          { ready: [minion('B1', {}), minion('B2', elder)], hand: card('obedience', 'O1') },
          {},
          {},
          {},
        ],
      }),
    )
    expect(other.has('combat-started')).toBe(true)
    const ally = blocked(scene(elder, [], { generic: { type: 'ally', life: 3 } }))
    expect(ally.has('combat-started')).toBe(true)
  })

  it('obedience#5: avoids a combat that is queued behind another', () => {
    const t = blocked(scene(elder, card('psyche', 'P1'), { generic: { disciplines: ['CEL'] } }))
    t.pass(Ben)
    // Locked by its block, it needs to be unlocked for a reaction.
    t.edit(state => {
      delete state.cards[t.id('B1')]!.locked
    })
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1')),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(t, () => t.window() === 'combat-begins')
    expect([t.happened('combat-ended').length, t.can(Ben, 'play:O1:DOM:B1')]).toEqual([1, true])
    play(t, Ben, 'play:O1:DOM:B1')
    onwards(t)
    expect([t.happened('combat-started').length, t.happened('action-ended')]).toMatchObject([1, [{ outcome: 'ended' }]])
  })

  it('RES-02, RESOLVE-03: passed by, the blocker locks and combat begins in one change', () => {
    const t = blocked(scene())
    t.pass(Ben)
    expect([t.locked('B1'), t.happened('blocked').length, t.happened('combat-started').length]).toEqual([true, 1, 1])
  })
})

describe('obedience', () => {
  const blocked = (
    announce: string,
    more: { a1?: object; ann?: Held; args?: (t: Table) => Record<string, number[]> } = {},
  ) => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1', more.a1), minion('A2', { attachments: held('kevlar-vest', 'E1') })],
          hand: more.ann ?? [],
        },
        {
          ready: [
            v('B1', { disciplines: ['DOM'], capacity: 8 }),
            minion('B2', { attachments: held('haven-uncovered', 'H1', 'H2') }),
          ],
          hand: [...held('obedience', 'O1'), ...held('cats-guidance', 'K1')],
        },
        {},
        listening('D1'),
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, announce, more.args?.(t))
    play(t, Ben, 'block:B1')
    onwards(t, () => t.window() === 'combat-begins')
    play(t, Ben, 'play:O1:dom:B1')
    return onwards(t)
  }
  it('obedience#2: an action of the rulebook is not the same as one by a card, played or in play', () => {
    const t = blocked('equip:A1:A2', { ann: held('sport-bike', 'S1'), args: one => ({ cards: [one.id('E1')] }) })
    expect([
      t.locked('A1'),
      t.can(Ann, 'equip:A1:A2'),
      t.can(Ann, 'play:S1::A1'),
      t.can(Ann, 'action:H1:fight:A1'),
    ]).toEqual([false, false, true, true])
  })

  it('obedience#3: one with another target is another', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [
            minion('A1'),
            minion('A2', { attachments: [...held('kevlar-vest', 'E1'), ...held('sport-bike', 'E2')] }),
          ],
        },
        { ready: [v('B1', { disciplines: ['DOM'], capacity: 8 }), minion('B2')], hand: held('obedience', 'O1') },
        {},
        {},
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, 'equip:A1:A2', { cards: [t.id('E1')] })
    play(t, Ben, 'block:B1')
    onwards(t, () => t.window() === 'combat-begins')
    play(t, Ben, 'play:O1:dom:B1')
    onwards(t)
    expect([
      t.refused(Ann, 'equip:A1:A2', { cards: [t.id('E1'), t.id('E2')] }),
      t.refused(Ann, 'equip:A1:A2', { cards: [t.id('E1')] }),
    ]).toEqual(['illegal-args', 'illegal-args'])
    t.answer(Ann, 'equip:A1:A2', { cards: [t.id('E2')] })
    t.allPass()
    expect(t.has('action-ended')).toBe(true)
  })

  it('obedience#4: the same action of another copy of a card in play is another', () => {
    const t = blocked('action:H1:fight:A1')
    expect([ended(t), t.can(Ann, 'action:H1:fight:A1'), t.can(Ann, 'action:H2:fight:A1')]).toMatchObject([
      { outcome: 'ended' },
      false,
      true,
    ])
  })

  it('obedience#6: no combat, and nothing more is played', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['FOR', 'PRO'] }), minion('A2')],
          hand: [...held('freak-drive', 'F1'), ...held('form-of-mist', 'F2')],
        },
        {
          ready: [v('B1', { disciplines: ['DOM', 'ani'], capacity: 8 }), minion('B2')],
          hand: [...held('obedience', 'O1'), ...held('cats-guidance', 'K1')],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.window() === 'combat-begins')
    t.answer(Ben, 'play:O1:DOM:B1')
    for (let n = 0; n < 5 && t.window() === 'as-played'; n++) t.pass(t.waiting()[0]!)
    expect([t.has('combat-started'), ended(t), t.window(), t.inHand(Ann, 'F1'), t.inHand(Ben, 'K1')]).toMatchObject([
      false,
      { outcome: 'ended' },
      undefined,
      true,
      true,
    ])
  })

  it('obedience#7: not where a slave fights in the place of the acting minion', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { clan: 'Tremere' }), v('A2', { slaveOf: 'Tremere', capacity: 3 })] },
        { ready: [v('B1', { disciplines: ['DOM'], capacity: 8 }), minion('B2')], hand: held('obedience', 'O1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('A2')])
    onwards(t, () => t.window() === 'combat-begins' || t.has('combat-started'))
    expect([t.has('combat-started'), t.happened('combat-started')[0], t.inHand(Ben, 'O1')]).toMatchObject([
      true,
      { acting: { id: t.id('A2') } },
      true,
    ])
  })
})
