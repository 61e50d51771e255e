import { describe, expect, it } from 'vitest'
import type { CardsWhere } from '../../../shared/cards/language.ts'
import { duel, play, upTo } from '../../support/duel.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

type Table = ReturnType<typeof table>
/** The cards an effect of Ann's could be used on. */
function targets(t: Table, who: CardsWhere, cards: Record<string, string> = {}): number[] {
  t.effect(Ann, [{ op: 'choose', as: 'x', ask: 'choose-card', from: { cards: who }, min: 0 }], cards)
  const slot = t.option(Ann, 'choose')?.slots?.[0]
  return slot?.type === 'cards' ? slot.candidates : []
}

describe('cards and minions', () => {
  it('GLOSS-04: a card on another and that card are attached to each other', () => {
    const t = table({
      seats: [
        {},
        {
          ready: [
            minion('B1', {
              attachments: [
                { card: 'vessel', as: 'X1', owner: Ann },
                { card: '44-magnum', as: 'X2' },
              ],
            }),
            minion('B2', { attachments: [{ card: 'sport-bike', as: 'X3' }] }),
          ],
        },
        {},
      ],
    })
    expect(targets(t, { on: 'b' }, { b: 'B1' })).toEqual(
      [t.id('X2'), t.id('X1')].toSorted(
        (a, b) =>
          t.state.seats.flatMap(seat => seat.inPlay).indexOf(a) - t.state.seats.flatMap(seat => seat.inPlay).indexOf(b),
      ),
    )
    t.choose(Ann, [])
    expect(targets(t, { kind: 'vampire', where: { any: { named: 'vessel', on: 'it' } } })).toEqual([t.id('B1')])
    t.choose(Ann, [])
    t.effect(
      Ann,
      [
        { op: 'choose', as: 'x', ask: 'choose-card', from: { cards: { on: 'b' } } },
        { op: 'move', who: 'x', to: 'ash' },
      ],
      { b: 'B1' },
    )
    expect(t.refused(Ann, 'choose', { pick: [t.id('X3')] })).toBe('illegal-args')
    t.choose(Ann, [t.id('X1')])
    expect(t.inAsh(Ann, 'X1')).toBe(true)
  })

  it('GLOSS-05: equipment for a kind of bearer works for that kind alone, though another may bear it', () => {
    const blocks = (disciplines: string[]) => {
      const t = table({
        seats: [
          { ready: [minion('A1')] },
          {
            ready: [
              minion('B1', { generic: { disciplines }, attachments: [{ card: 'bowl-of-convergence', as: 'G1' }] }),
            ],
          },
          {},
          {},
          listening('E1'),
        ],
      })
      t.answer(Ann, 'bleed:A1')
      t.reach(Ben, 'block:B1')
      return [t.stat('B1', 'intercept'), t.card('G1').on === t.id('B1')]
    }
    expect([blocks([]), blocks(['aus'])]).toEqual([
      [0, true],
      [1, true],
    ])
    const taken = table({
      seats: [
        { ready: [minion('A1'), minion('A2', { attachments: [{ card: 'bowl-of-convergence', as: 'G1' }] })] },
        {},
        {},
      ],
    })
    taken.answer(Ann, 'equip:A1:A2', { cards: [taken.id('G1')] })
    taken.allPass()
    expect([taken.card('G1').on, taken.stat('A1', 'intercept')]).toEqual([taken.id('A1'), 0])
  })

  it('GLOSS-27: who is neither mortal nor animal is a monster, as every vampire is', () => {
    const ally = (as: string, traits: string[]) => minion(as, { generic: { type: 'ally', traits } })
    const t = table({
      seats: [
        {},
        {
          ready: [
            minion('B1', { attachments: [{ card: 'raven-spy', as: 'R1' }] }),
            ally('B2', ['animal']),
            ally('B3', ['mortal']),
            ally('B4', ['werewolf']),
            { card: 'slum-hunting-ground', as: 'H1' },
          ],
        },
        {},
      ],
    })
    expect(targets(t, { kind: 'monster' })).toEqual([t.id('B1'), t.id('B4')])
    for (const wrong of ['B2', 'B3', 'R1', 'H1'])
      expect(t.refused(Ann, 'choose', { pick: [t.id(wrong)] })).toBe('illegal-args')
  })

  it('GLOSS-30: a Discipline is what it was under its old name', () => {
    const t = upTo(
      duel({ a: { generic: { clan: 'Tremere', disciplines: ['tha'] } }, ann: [{ card: 'theft-of-vitae', as: 'S1' }] }),
      'strike',
    )
    expect(t.can(Ann, 'play:S1:tha:A1')).toBe(true)
    play(t, Ann, 'play:S1:tha:A1')
    expect(t.happened('card-played')).toMatchObject([{ card: { key: 'theft-of-vitae' } }])
  })

  it('GLOSS-30: so is a clan, whichever of the two cards bears the old name', () => {
    for (const [clan, ready] of [
      ['Banu Haqim', true],
      ['Assamite', true],
      ['Follower of Set', false],
      ['Ministry', false],
    ] as const) {
      const t = table({
        seats: [{ ready: [minion('A1', { generic: { clan } })], hand: [{ card: 'market-square', as: 'L1' }] }, {}, {}],
        turn: { phase: 'master' },
      })
      expect([clan, t.can(Ann, 'play:L1:')]).toEqual([clan, ready])
    }
    const set = table({
      seats: [
        {
          ready: [
            minion('A1', { generic: { clan: 'Follower of Set' } }),
            minion('A2', { generic: { clan: 'Assamite' } }),
          ],
        },
        {},
      ],
    })
    expect([targets(set, { clan: 'Ministry' }), set.id('A1')]).toEqual([[set.id('A1')], 0])
    set.choose(Ann, [])
    expect(targets(set, { clan: 'Banu Haqim' })).toEqual([set.id('A2')])
  })

  it('GLOSS-23: copies of a unique card of two Methuselahs are out of play for both, with their counters', () => {
    const jack = 'smiling-jack-the-anarch'
    const t = table({
      seats: [
        { pool: 10, ready: [{ card: jack, as: 'J1', counters: { jack: 3 } }] },
        { pool: 10, ready: [minion('B1')] },
        { pool: 10, ready: [minion('C1')], hand: [{ card: jack, as: 'J2' }] },
        { pool: 10 },
        { pool: 10 },
      ],
      turn: { seat: Cal, phase: 'master' },
    })
    t.answer(Cal, 'play:J2:')
    t.allPass()
    expect([t.state.seats[Ann]!.contested, t.state.seats[Cal]!.contested, t.card('J1').counters]).toEqual([
      [t.id('J1')],
      [t.id('J2')],
      { jack: 3 },
    ])
    expect(
      t
        .happened('contested')
        .map(event => 'seat' in event && event.seat)
        .toSorted(),
    ).toEqual([Ann, Cal])
    const pool = t.pool(Ben)
    t.endPhasesTo(Ann, 'unlock')
    // Nobody has suffered for it, and its controller must only decide whether to go on contesting it.
    expect([t.pool(Ben), t.pool(Dee), t.pool(Eve), t.options(Ann).some(id => id.startsWith('use:'))]).toEqual([
      pool,
      10,
      10,
      false,
    ])
    t.answer(Ann, 'yield:J1')
    t.endPhasesTo(Cal, 'unlock')
    expect([
      t.state.seats[Cal]!.contested,
      t.state.seats[Cal]!.inPlay.includes(t.id('J2')),
      t.inAsh(Ann, 'J1'),
    ]).toEqual([[], true, true])
  })

  it('GLOSS-23: vampires are unique unless they say otherwise', () => {
    const out = (card: string, blood: number) => {
      const coming = table({
        seats: [{ uncontrolled: [{ card, as: 'A1', blood }] }, { ready: [{ card, as: 'B1' }] }, {}],
        turn: { phase: 'influence' },
      })
      coming.answer(Ann, 'bring-out:A1')
      return coming.state.seats[Ann]!.contested.length
    }
    expect([out('alu', 2), out('the-horde', 3)]).toEqual([1, 0])
  })
})

describe('the impulse', () => {
  const dom = { generic: { disciplines: ['DOM'] } }
  /** Ann may always modify a bleed, and the others react. */
  const five = () =>
    table({
      seats: [
        { ready: [minion('A1', dom)], hand: [{ card: 'conditioning', as: 'C1' }] },
        listening('B1'),
        listening('C2'),
        listening('D1'),
        {
          ready: [minion('E1', { locked: true }), minion('E2', { locked: true })],
          hand: [{ card: 'on-the-qui-vive', as: 'WE1' }, 'on-the-qui-vive'],
        },
      ],
    })

  it('GLOSS-09: the acting one, the defender, then the others clockwise; an effect gives it back, and five passes in a row close the window', () => {
    const t = five()
    t.answer(Ann, 'bleed:A1')
    t.push({
      kind: 'effects',
      source: null,
      by: null,
      seat: Ann,
      ops: [{ op: 'redirect', to: 'whom' }],
      vars: { whom: Cal },
    })
    expect([t.window(), t.order()]).toEqual(['blocks', [Ann, Cal, Ben, Dee, Eve]])
    for (const seat of [Ann, Cal, Ben, Dee]) t.pass(seat)
    const frame = t.state.frames.at(-1)!.id
    t.answer(Eve, 'play:WE1::E1')
    expect([t.state.frames.at(-1)!.id, t.order(), t.happened('card-played')]).toMatchObject([
      frame,
      [Ann, Cal, Ben, Dee, Eve],
      [{ seat: Eve }],
    ])
    for (const seat of [Ann, Cal, Ben, Dee, Eve]) {
      expect(t.state.frames.at(-1)!.id).toBe(frame)
      t.pass(seat)
    }
    expect([t.state.frames.at(-1)!.id === frame, t.window()]).toEqual([false, 'declined'])
  })

  it('GLOSS-09: of an undirected action, prey and then predator come first', () => {
    const t = five()
    t.answer(Ann, 'hunt:A1')
    expect(t.order()).toEqual([Ann, Ben, Eve, Cal, Dee])
  })
})

describe('blocks', () => {
  const cloaked = (stealth: number, b1: object = {}, hand: object[] = [], ann: object[] = []) => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { disciplines: ['obf', 'OBF'] } })], hand: ann as [] },
        { pool: 10, ready: [minion('B1', b1), minion('B2')], hand: hand as [] },
        {},
        {},
        listening('E1'),
      ],
    })
    if (stealth > 0)
      t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: stealth, on: 'a', until: 'game' }], { a: 'A1' })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }

  it('GLOSS-10: intercept is added by the blocking minion alone, and when it needs it', () => {
    const nosferatu = { generic: { clan: 'Nosferatu' } }
    const t = cloaked(0, nosferatu, [{ card: 'the-warrens', as: 'W1' }], [{ card: 'lost-in-crowds', as: 'L1' }])
    expect([
      t.stat('B1', 'intercept'),
      t.stat('A1', 'stealth'),
      t.can(Ben, 'play:W1::B1'),
      t.inHand(Ben, 'W1'),
    ]).toEqual([0, 0, false, true])
    t.reach(Ann, 'play:L1:obf:A1')
    expect(t.stat('A1', 'stealth')).toBe(1)
    t.reach(Ben, 'play:W1::B1')
    expect([t.stat('B1', 'intercept'), t.inAsh(Ben, 'W1')]).toEqual([2, true])
    const other = cloaked(1, {}, [{ card: 'the-warrens', as: 'W1' }])
    other.effect(Ben, [{ op: 'become', who: 'b', traits: { clan: 'Nosferatu' }, until: 'game' }], { b: 'B2' })
    expect(other.can(Ben, 'play:W1::B2')).toBe(false)
  })

  it('GLOSS-11: it fails when the stealth is more than the intercept; as much as it blocks', () => {
    for (const [intercept, blocked] of [
      [2, true],
      [1, false],
      [3, true],
    ] as const) {
      const t = table({ seats: [{ ready: [minion('A1')] }, { pool: 10, ready: [minion('B1')] }, {}, {}, {}] })
      t.effect(
        Ann,
        [
          { op: 'modify', stat: 'stealth', delta: 2, on: 'a', until: 'game' },
          { op: 'modify', stat: 'intercept', delta: intercept, on: 'b', until: 'game' },
        ],
        { a: 'A1', b: 'B1' },
      )
      t.answer(Ann, 'bleed:A1')
      t.answer(Ben, 'block:B1')
      t.allPass()
      expect([t.has('blocked'), t.has('block-failed'), t.pool(Ben)]).toEqual([blocked, !blocked, blocked ? 10 : 9])
    }
  })

  it('GLOSS-29: the blocking minion is the one that attempts now, not one whose attempt failed', () => {
    const t = cloaked(1, {}, [], [{ card: 'change-of-target', as: 'T1' }])
    t.allPass(() => t.has('block-failed'))
    expect(targets(t, { ref: 'blocking' })).toEqual([])
    t.reach(Ben, 'block:B2')
    expect(targets(t, { ref: 'blocking' })).toEqual([t.id('B2')])
    t.choose(Ann, [])
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'action' }], { b: 'B2' })
    // And it is the one that has succeeded, once it has.
    t.allPass(() => t.window() === 'blocked')
    expect(targets(t, { ref: 'blocking' })).toEqual([t.id('B2')])
  })

  it('GLOSS-24: a wake lets a locked vampire block and react until the action ends, and leaves it locked', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2'), minion('A3')] },
        {
          pool: 10,
          ready: [minion('B1', { locked: true, generic: { disciplines: ['dom'] } })],
          hand: [
            { card: 'wake-with-evenings-freshness', as: 'W1' },
            { card: 'deflection', as: 'D1' },
          ],
        },
        { pool: 10 },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'play:D1:dom:B1')]).toEqual([false, false])
    t.reach(Ben, 'play:W1::B1')
    t.allPass(() => t.can(Ben, 'block:B1'))
    expect([t.can(Ben, 'block:B1'), t.locked('B1')]).toEqual([true, true])
    t.allPass(() => t.window() === 'declined')
    t.reach(Ben, 'play:D1:dom:B1', { to: [Cal] })
    t.allPass()
    expect([t.locked('B1'), t.pool(Cal), t.blood('B1')]).toEqual([true, 9, 4])
    t.answer(Ann, 'bleed:A2')
    t.allPass()
    expect([t.has('block-declared'), t.pool(Ben), t.locked('B1')]).toEqual([false, 9, true])
  })

  it('GLOSS-33: reactions answer only the action of another Methuselah’s minion', () => {
    const qui = { card: 'telepathic-misdirection', as: 'R1' }
    const aus = { generic: { disciplines: ['aus', 'AUS'] } }
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2', aus)], hand: [qui] },
        {
          ready: [minion('B1', aus), minion('B2', { ...aus, locked: true })],
          torpor: [minion('B3', aus)],
          hand: [{ ...qui, as: 'R2' }],
        },
        {},
        {},
        listening('E1'),
      ],
    })
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'a', until: 'game' }], { a: 'A1' })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    for (const level of ['aus', 'AUS']) expect(t.refused(Ann, `play:R1:${level}:A2`)).not.toBe('')
    expect(t.why(Ann, 'play', 'R1')).toEqual(['own-action', 'MIN-16'])
    // By ready unlocked minions: not by a locked one, nor from torpor.
    expect([t.can(Ben, 'play:R2:aus:B2'), t.can(Ben, 'play:R2:aus:B3')]).toEqual([false, false])
    t.reach(Ben, 'play:R2:aus:B1')
    expect(t.stat('B1', 'intercept')).toBe(1)
  })
})

describe('limited effects', () => {
  it('GLOSS-12: one action modifier raises a bleed, and what is refused costs nothing', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { blood: 4, generic: { disciplines: ['dom'] } })],
          hand: [
            { card: 'bonding', as: 'M1' },
            { card: 'conditioning', as: 'M2' },
          ],
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        listening('E1'),
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:M1:dom:A1')
    const blood = t.blood('A1')
    if (!t.waiting().includes(Ann)) t.pass(t.waiting()[0]!)
    expect([t.can(Ann, 'play:M2:dom:A1'), t.why(Ann, 'play', 'M2')]).toEqual([false, ['limited-already', 'BLEED-04']])
    t.allPass()
    expect([t.pool(Ben), t.blood('A1'), t.inHand(Ann, 'M2')]).toEqual([8, blood, true])
  })
})
