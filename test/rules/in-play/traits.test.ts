import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'

const of = (traits: string[], more: object = {}) => ({ generic: { traits, ...more } })

describe('traits that satisfy requirements', () => {
  const bled = (b1: object, b2: object) => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        { ready: [minion('B1', b1), minion('B2', b2)], hand: [{ card: 'truth-in-ink', as: 'R1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }

  it('TRAIT-01: a card for the Black Hand is for those who are, whatever their sect and title', () => {
    const t = bled({}, of(['black hand'], { sect: 'Camarilla', title: 'prince' }))
    expect(t.refused(Ben, 'play:R1::B1')).toBe('illegal-option')
    t.reach(Ben, 'play:R1::B2')
    t.allPass()
    expect([t.inAsh(Ben, 'R1'), t.pool(Ben)]).toEqual([true, 30])
    const none = bled({}, {})
    expect([none.can(Ben, 'play:R1::B1'), none.why(Ben, 'play', 'R1')]).toEqual([false, ['missing-trait', 'TRAIT-01']])
  })

  it('TRAIT-01: it is a marker; the acting one is spared by it, and nothing else follows from it', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'mosfair', as: 'A1' }] },
        { ready: [minion('B1', of(['black hand']))], hand: [{ card: 'truth-in-ink', as: 'R1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect([t.can(Ben, 'play:R1::B1'), t.why(Ben, 'play', 'R1')]).toEqual([false, ['no-target', 'MIN-17']])
    expect([t.stat('A1', 'bleed'), t.stat('B1', 'intercept')]).toEqual([1, 0])
  })

  it('TRAIT-06: a card for those with flight', () => {
    const after = (a1: object) => {
      const t = table({
        seats: [
          {
            ready: [minion('A1', a1), minion('A2')],
            hand: [
              { card: 'as-the-crow', as: 'M1' },
              { card: 'as-the-crow', as: 'M2' },
            ],
          },
          {},
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'hunt:A1')
      t.allPass(() => t.window() === 'resolved')
      return t
    }
    const none = after({ blood: 3 })
    expect([none.refused(Ann, 'play:M1::A1'), none.inHand(Ann, 'M1'), none.locked('A1')]).toEqual([
      'illegal-option',
      true,
      true,
    ])
    const t = after({ blood: 3, ...of(['flight']) })
    t.answer(Ann, 'play:M1::A1')
    t.allPass()
    expect([t.locked('A1'), t.blood('A1')]).toEqual([false, 4])
    // And but one of them a turn.
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect([t.inHand(Ann, 'M2'), t.locked('A1')]).toEqual([true, true])
  })

  it('TRAIT-17: whatever a trait is called, a card that asks for it is for those who have it', () => {
    const horde = (a1: object) => {
      const t = table({
        seats: [{ ready: [minion('A1', a1), { card: 'the-horde', as: 'H1' }] }, { ready: [minion('B1')] }, {}, {}, {}],
      })
      t.answer(Ann, 'bleed:A1')
      return t
    }
    const none = horde(of(['demonic']))
    expect([none.can(Ann, 'use:H1:bleed'), none.why(Ann, 'use', 'H1')]).toEqual([false, ['no-target', 'TRAIT-04']])
    none.allPass()
    expect(none.pool(Ben)).toBe(29)
    const t = horde(of(['demonic', 'infernal']))
    t.reach(Ann, 'use:H1:bleed')
    t.allPass()
    expect([t.pool(Ben), t.locked('H1')]).toEqual([28, true])
  })

  it('TRAIT-17: a trait that an effect gives counts as long as it is given', () => {
    const t = bled({}, {})
    t.effect(Ben, [{ op: 'become', who: 'b', traits: { keywords: ['black hand'] }, until: 'turn' }], { b: 'B1' })
    expect(t.can(Ben, 'play:R1::B1')).toBe(true)
    t.allPass()
    t.endPhasesTo(Ben, 'discard')
    expect(t.state.modifiers).toEqual([])
  })
})

describe('Blood Cursed', () => {
  it('TRAIT-02: it announces no diablerie', () => {
    const t = table({
      seats: [{ ready: [{ card: 'alu', as: 'A1' }, minion('A2')] }, { torpor: [minion('B1')] }, {}, {}, {}],
    })
    expect([t.refused(Ann, 'diablerie:A1:B1'), t.why(Ann, 'diablerie', 'A1')]).toEqual([
      'illegal-option',
      ['blood-cursed', 'TRAIT-02'],
    ])
    expect(t.can(Ann, 'diablerie:A2:B1')).toBe(true)
  })

  it('TRAIT-02: nor does it commit one when it has blocked an attempt to leave torpor, or is told to', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', of(['blood cursed']))] },
        { torpor: [minion('B1', { blood: 3 })], ready: [minion('B2')] },
        {},
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    t.effect(Ann, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'a', until: 'game' }], { a: 'A1' })
    t.answer(Ben, 'leave-torpor:B1')
    t.reach(Ann, 'block:A1')
    t.allPass()
    expect([t.has('blocked'), t.has('chosen'), t.inTorpor('B1'), t.blood('B1'), t.has('diablerized')]).toEqual([
      true,
      false,
      true,
      3,
      false,
    ])
    t.effect(Ann, [{ op: 'diablerize', victim: 'b' }], { b: 'B1' }, { by: 'A1' })
    expect([t.has('diablerized'), t.inTorpor('B1')]).toEqual([false, true])
  })
})

describe('circles', () => {
  const brother = (as: string, circle?: string, more: object = {}) =>
    minion(as, { generic: { clan: 'Blood Brother', disciplines: ['SAN'], ...(circle && { circle }) }, ...more })
  const pick = (t: ReturnType<typeof table>, first: string) =>
    t.effect(
      Ann,
      [
        {
          op: 'choose',
          as: 'two',
          ask: 'choose-vampire',
          from: { cards: { kind: 'vampire', circle: 'first', not: { ref: 'first' } } },
          min: 0,
        },
      ],
      { first },
    )

  it('TRAIT-03: without a printed circle each is a circle of its own', () => {
    const t = table({
      seats: [
        {
          ready: [
            brother('A1'),
            brother('A2'),
            brother('A3', 'Chicago'),
            brother('A4', 'Chicago'),
            brother('A5', 'Kiev'),
          ],
        },
        {},
        {},
      ],
    })
    pick(t, 'A1')
    expect(t.has('chosen')).toBe(false)
    pick(t, 'A3')
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([{ candidates: [t.id('A4')] }])
    expect(t.refused(Ann, 'choose', { pick: [t.id('A5')] })).toBe('illegal-args')
  })

  it('TRAIT-03: the Inner Circle is a title, and no circle', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', { generic: { clan: 'Toreador', title: 'inner circle', circle: 'Inner Circle' } }),
            brother('A2', 'Inner Circle'),
          ],
        },
        {},
        {},
      ],
    })
    pick(t, 'A2')
    pick(t, 'A1')
    expect([t.has('chosen'), t.waiting()]).toEqual([false, [Ann]])
    expect(t.options(Ann)).not.toContain('choose')
  })

  it('TRAIT-03: a card that asks for another of the same circle', () => {
    const bled = (second: string, more: object = {}) => {
      const t = table({
        seats: [
          { ready: [minion('A1', { generic: { bleed: 4 } })] },
          { ready: [brother('B1', 'Kiev'), brother('B2', second, more)], hand: [{ card: 'camaraderie', as: 'R1' }] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      return t
    }
    const t = bled('Kiev')
    t.reach(Ben, 'play:R1:SAN:B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(29)
    for (const [second, more] of [
      ['Chicago', {}],
      ['Kiev', { locked: true }],
    ] as const) {
      const none = bled(second, more)
      expect(none.can(Ben, 'play:R1:SAN:B1')).toBe(false)
      none.reach(Ben, 'play:R1:san:B1')
      none.allPass()
      expect(none.pool(Ben)).toBe(27)
    }
  })
})

describe('infernal', () => {
  const unlocking = (pool = 8) => {
    const t = table({
      seats: [
        {
          pool,
          ready: [
            minion('A1', { ...of(['infernal']), locked: true }),
            minion('A2', { locked: true }),
            minion('A3', { ...of(['infernal'], { type: 'ally' }), locked: true }),
          ],
          hand: ['bonding'],
        },
        {},
        { ready: [minion('C1')], hand: ['bonding'] },
      ],
      turn: { seat: Cal, phase: 'discard' },
    })
    t.endPhase(Cal)
    return t
  }

  it('TRAIT-04: it does not unlock with the others; a pool unlocks it', () => {
    const t = unlocking()
    expect([t.waiting(), t.locked('A1'), t.locked('A2'), t.locked('A3')]).toEqual([[Ann], true, false, true])
    expect(t.option(Ann, 'unlock:A1')!.cost).toEqual({ pool: 1 })
    t.answer(Ann, 'unlock:A1')
    expect([t.locked('A1'), t.locked('A3'), t.pool(Ann)]).toEqual([false, true, 7])
    expect(t.refused(Ann, 'unlock:A1')).toBe('illegal-option')
    t.answer(Ann, 'unlock:A3')
    expect([t.locked('A3'), t.pool(Ann)]).toEqual([false, 6])
  })

  it('TRAIT-04: not once the master phase has begun; and who is absent pays nothing', () => {
    const t = unlocking()
    t.endPhase(Ann)
    expect([t.refused(Ann, 'unlock:A1'), t.locked('A1'), t.pool(Ann), t.why(Ann, 'unlock', 'A1')]).toEqual([
      'illegal-option',
      true,
      8,
      ['not-this-phase', 'TRAIT-04'],
    ])
  })

  it('TRAIT-04: the last pool may be burned for it, and ousts', () => {
    const t = unlocking(1)
    t.answer(Ann, 'unlock:A1')
    expect(t.happened('ousted')).toMatchObject([{ seat: Ann }])
  })

  it('TRAIT-05: other effects unlock it', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', of(['infernal'], { disciplines: ['for'] })), minion('A2')],
          hand: [{ card: 'freak-drive', as: 'M1' }],
        },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:M1:for:A1')
    t.allPass()
    expect([t.locked('A1'), t.blood('A1')]).toEqual([false, 4])
  })
})

describe('scarce', () => {
  const scene = (pool: number, mates: number) =>
    table({
      seats: [
        {
          pool,
          ready:
            mates > 0
              ? [minion('A1', { generic: { clan: 'Nagaraja' } }), minion('A3', { generic: { clan: 'Ventrue' } })]
              : [minion('A3', { generic: { clan: 'Ventrue' } })],
          torpor: mates > 1 ? [minion('A2', { generic: { clan: 'Nagaraja' } })] : [],
          uncontrolled: [{ card: 'veejay-vinod', as: 'U1', blood: 3 }],
        },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'influence' },
    })

  it('TRAIT-12: three pool for each of its clan, in torpor too', () => {
    const t = scene(10, 2)
    expect(t.option(Ann, 'bring-out:U1')!.cost).toEqual({ pool: 6 })
    t.answer(Ann, 'bring-out:U1')
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('U1')), t.blood('U1')]).toEqual([4, true, 3])
  })

  it('TRAIT-12: nothing for the only one of its clan', () => {
    const t = scene(10, 0)
    expect(t.option(Ann, 'bring-out:U1')!.cost).toBeUndefined()
    t.answer(Ann, 'bring-out:U1')
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('U1'))]).toEqual([10, true])
  })

  it('TRAIT-12: it may oust who brings it out, and says so before', () => {
    const t = scene(6, 2)
    expect(t.option(Ann, 'bring-out:U1')).toMatchObject({ cost: { pool: 6 }, irreversible: true })
    t.answer(Ann, 'bring-out:U1')
    expect([t.happened('ousted'), t.pool(Ann)]).toMatchObject([[{ seat: Ann }], 0])
  })

  it('TRAIT-13: put into play by another effect it costs nothing', () => {
    const t = scene(10, 2)
    t.effect(Ann, [{ op: 'move', who: 'u', to: 'inPlay' }], { u: 'U1' })
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('U1'))]).toEqual([10, true])
  })
})

describe('sterile', () => {
  const embrace = { card: 'the-embrace', as: 'X1' }
  const scene = (a1: object, hand: object[]) =>
    table({
      seats: [
        { pool: 10, ready: [minion('A1', { blood: 4, ...a1 }), minion('A2')], hand: hand as [] },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })

  it('TRAIT-16: it performs no action that puts a new vampire in play', () => {
    const t = scene(of(['sterile']), [embrace])
    expect([t.refused(Ann, 'play:X1::A1'), t.inHand(Ann, 'X1'), t.locked('A1')]).toEqual([
      'illegal-option',
      true,
      false,
    ])
    expect(t.can(Ann, 'play:X1::A2')).toBe(true)
    const none = table({
      seats: [
        {
          ready: [
            { card: 'karl', as: 'A1' },
            { card: 'ilse', as: 'A2' },
          ],
          hand: [embrace],
        },
        {},
        {},
      ],
    })
    expect([none.options(Ann).some(id => id.startsWith('play:')), none.why(Ann, 'play', 'X1')]).toEqual([
      false,
      ['wrong-trait', 'TRAIT-16'],
    ])
  })

  it('TRAIT-16: who is not, does', () => {
    const t = scene({ generic: { clan: 'Ventrue', sect: 'Camarilla' } }, [embrace])
    t.answer(Ann, 'play:X1::A1')
    t.allPass()
    expect([
      t.blood('A1'),
      t.stat('X1', 'bleed'),
      t.state.seats[Ann]!.inPlay.includes(t.id('X1')),
      t.can(Ann, 'hunt:X1'),
      t.can(Ann, 'bleed:A2'),
    ]).toEqual([2, 1, true, true, false])
  })

  it('TRAIT-16: an ally is no vampire', () => {
    const t = scene(of(['sterile'], { disciplines: ['ani'] }), [{ card: 'underbridge-stray', as: 'X2' }])
    t.answer(Ann, 'play:X2:ani:A1')
    t.allPass()
    expect([t.has('action-announced'), t.state.seats[Ann]!.inPlay.includes(t.id('X2'))]).toEqual([true, true])
  })
})

describe('slaves', () => {
  const slave = (as: string, more: object = {}) =>
    minion(as, { generic: { clan: 'Gargoyle', slaveOf: 'Tremere' }, ...more })
  const tremere = (as: string, more: object = {}) => minion(as, { generic: { clan: 'Tremere' }, ...more })

  it('TRAIT-14: without a ready member of the clan it performs no directed action', () => {
    const t = table({
      seats: [
        {
          ready: [slave('A1'), minion('A3')],
          torpor: [tremere('A2', { blood: 0 })],
          hand: [{ card: 'creeping-sabotage', as: 'C1' }],
        },
        { torpor: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    for (const option of ['bleed:A1', 'diablerie:A1:B1', 'rescue:A1:B1'])
      expect(t.refused(Ann, option)).toBe('illegal-option')
    expect([t.why(Ann, 'bleed', 'A1'), t.why(Ann, 'diablerie', 'A1')]).toEqual([
      ['no-master', 'TRAIT-14'],
      ['no-master', 'TRAIT-14'],
    ])
    // What is directed at nobody is its own affair, and so is what another minion does.
    for (const option of ['hunt:A1', 'diablerie:A1:A2', 'rescue:A1:A2', 'bleed:A3', 'diablerie:A3:B1'])
      expect([option, t.can(Ann, option)]).toEqual([option, true])
  })

  it('TRAIT-14: with one it does, whatever other clans there are', () => {
    const bleeds = (clan: string, seat: number) => {
      const other = minion('X1', { generic: { clan } })
      const t = table({
        seats: [
          { ready: seat === Ann ? [slave('A1'), other] : [slave('A1')] },
          { ready: seat === Ben ? [other] : [] },
          {},
          {},
          {},
        ],
      })
      return t.can(Ann, 'bleed:A1')
    }
    expect([bleeds('Tremere', Ann), bleeds('Ventrue', Ann), bleeds('Tremere', Ben)]).toEqual([true, false, false])
  })

  it('TRAIT-14: an action by a card is chosen among one’s own cards, or not at all', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { clan: 'Gargoyle', slaveOf: 'Tremere', disciplines: ['dom', 'ANI'] } })],
          hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    expect([t.can(Ann, 'play:G1:dom:A1'), t.why(Ann, 'play', 'G1')]).toEqual([false, ['no-master', 'TRAIT-14']])
    const conceals = (own: boolean) =>
      table({
        seats: [
          {
            ready: [
              minion('A1', { generic: { slaveOf: 'Tremere', disciplines: ['obf'] } }),
              minion('A2', own ? { attachments: [{ card: 'sport-bike', as: 'X1' }] } : {}),
            ],
            hand: [{ card: 'conceal', as: 'C1' }],
          },
          { ready: [minion('B1', { attachments: [{ card: 'sport-bike', as: 'X2' }] })] },
          {},
          {},
          {},
        ],
      })
    const aimed = conceals(true)
    expect(aimed.option(Ann, 'play:C1:obf:A1')!.slots).toMatchObject([{ candidates: [aimed.id('X1')] }])
    expect(aimed.refused(Ann, 'play:C1:obf:A1', { card: [aimed.id('X2')] })).toBe('illegal-args')
    aimed.answer(Ann, 'play:C1:obf:A1', { card: [aimed.id('X1')] })
    expect(aimed.happened('action-announced')).toMatchObject([{ targets: [] }])
    expect(conceals(false).can(Ann, 'play:C1:obf:A1')).toBe(false)
  })

  const blocked = (a2: object = {}, more: object = {}) => {
    const t = table({
      seats: [{ ready: [tremere('A1'), slave('A2', a2)], ...more }, { ready: [minion('B1')] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() !== 'blocks' && t.window() !== 'blocked')
    return t
  }

  it('TRAIT-15: the slave fights in the place of the blocked member of its clan, which unlocks', () => {
    const t = blocked()
    expect([t.waiting(), t.option(Ann, 'choose')!.slots]).toMatchObject([
      [Ann],
      [{ candidates: [t.id('A2')], min: 0, max: 1, default: [] }],
    ])
    expect(t.has('combat-started')).toBe(false)
    t.choose(Ann, [t.id('A2')])
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('A2') }, opposing: { id: t.id('B1') } }])
    expect([t.locked('A1'), t.locked('A2'), t.locked('B1')]).toEqual([false, true, true])
    expect(t.waiting()[0]).toBe(Ann)
    t.allPass()
    for (let n = 0; n < 10 && t.state.frames.length > 1; n++)
      t.answer(
        t.waiting()[0]!,
        t.options(t.waiting()[0]!).find(id => id.startsWith('strike'))!,
      )
    expect(t.happened('action-ended')).toMatchObject([{ minion: { id: t.id('A1') }, outcome: 'blocked' }])
    expect([t.pool(Ben), t.blood('A1'), t.blood('A2'), t.blood('B1')]).toEqual([30, 5, 4, 4])
  })

  it('TRAIT-15: by default it does not, and the action card is burned all the same', () => {
    const t = blocked()
    t.choose(Ann, [])
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } }])
    expect([t.locked('A1'), t.locked('A2')]).toEqual([true, false])
    const card = table({
      seats: [
        {
          ready: [minion('A1', { generic: { clan: 'Tremere', disciplines: ['dom'] } }), slave('A2')],
          hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    card.answer(Ann, 'play:G1:dom:A1')
    card.reach(Ben, 'block:B1')
    card.reach(Ann, 'choose', { pick: [card.id('A2')] })
    expect([card.inAsh(Ann, 'G1'), card.blood('A1'), card.locked('A1')]).toEqual([true, 5, false])
  })

  it('TRAIT-15: a locked slave cannot, nor one of another clan, of another Methuselah or in torpor', () => {
    const t = blocked({ locked: true })
    expect([t.has('chosen'), t.happened('combat-started')]).toMatchObject([false, [{ acting: { id: t.id('A1') } }]])
    const other = table({
      seats: [
        { ready: [minion('A1', { generic: { clan: 'Ventrue' } }), slave('A2')], torpor: [slave('A3')] },
        { ready: [minion('B1')] },
        { ready: [slave('C1')] },
        {},
        {},
      ],
    })
    other.answer(Ann, 'bleed:A1')
    other.reach(Ben, 'block:B1')
    other.allPass()
    expect([other.has('chosen'), other.happened('combat-started')]).toMatchObject([
      false,
      [{ acting: { id: other.id('A1') } }],
    ])
  })
})
