import { describe, expect, it } from 'vitest'
import { onwards } from '../../support/duel.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'

const red = (as: string, more: object = {}) => minion(as, { generic: { traits: ['red list'] }, ...more })
const spoils = { card: 'trophy-diablerie', as: 'T1' },
  ground = { card: 'trophy-hunting-ground', as: 'T2' }

/** What was paid as a cost, in order. */
const paid = (t: ReturnType<typeof table>) =>
  t
    .happened('counters')
    .flatMap(event => ('why' in event && event.why === 'cost' && 'amount' in event ? [event.amount] : []))

describe('marking', () => {
  const scene = (ann: object = {}) =>
    table({
      seats: [
        { ready: [minion('A1', { blood: 3 }), red('A3')], torpor: [minion('A2')], ...ann },
        { ready: [minion('B1')] },
        { ready: [red('C1'), minion('C2')] },
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 1 },
    })

  it('TRAIT-07, MASTER-19: one master phase action marks one Red List minion, whosever it is, until the turn is over', () => {
    const t = scene()
    expect([t.can(Ann, 'mark:C1'), t.can(Ann, 'mark:A3'), t.can(Ann, 'mark:C2')]).toEqual([true, true, false])
    t.answer(Ann, 'mark:C1')
    expect([t.happened('marked'), t.state.frames[0]]).toMatchObject([
      [{ seat: Ann, card: { id: t.id('C1') } }],
      { masterActions: 0 },
    ])
    expect(t.refused(Ann, 'mark:A3')).toBe('illegal-option')
    expect(t.state.facts).toMatchObject([{ name: 'marked', of: t.id('C1') }])
    t.endPhasesTo(Ben, 'minion')
    expect(t.state.facts).toEqual([])
  })

  it('TRAIT-07: without a master phase action left, or twice, nobody is marked', () => {
    const t = scene()
    t.endPhase(Ann)
    expect([t.refused(Ann, 'mark:C1'), t.why(Ann, 'mark', 'C1')]).toEqual([
      'illegal-option',
      ['not-this-phase', 'TRAIT-07'],
    ])
    const two = table({
      seats: [{}, {}, { ready: [red('C1'), red('C2')] }, {}, {}],
      turn: { phase: 'master', masterActions: 2 },
    })
    two.answer(Ann, 'mark:C1')
    expect([two.can(Ann, 'mark:C1'), two.can(Ann, 'mark:C2'), two.why(Ann, 'mark', 'C1')]).toEqual([
      false,
      true,
      ['already-used', 'TRAIT-07'],
    ])
  })

  it('TRAIT-08, MASTER-19: each ready vampire of the marker’s attacks it once a turn, at +1 stealth and for a blood', () => {
    const t = scene()
    t.answer(Ann, 'mark:C1')
    expect(t.option(Ann, 'enter-combat:A1:C1')!.cost).toEqual({ blood: 1 })
    expect([t.refused(Ann, 'enter-combat:A2:C1'), t.refused(Ann, 'enter-combat:A1:A3')]).toEqual([
      'illegal-option',
      'illegal-option',
    ])
    t.answer(Ann, 'enter-combat:A1:C1')
    expect(t.happened('action-announced')).toMatchObject([
      { action: 'enter-combat', targets: [Cal], stealth: 1, on: { id: t.id('C1') } },
    ])
    expect([t.waiting(), t.refused(Ben, 'block:B1')]).toEqual([[Cal], 'not-your-prompt'])
    t.allPass(() => t.has('combat-started'))
    expect([paid(t), t.happened('combat-started')]).toMatchObject([
      [1],
      [{ acting: { id: t.id('A1') }, opposing: { id: t.id('C1') } }],
    ])
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect([
      t.locked('A1'),
      t.blood('A1') > 0,
      t.refused(Ann, 'enter-combat:A1:C1'),
      t.why(Ann, 'enter-combat', 'C1'),
    ]).toEqual([false, true, 'illegal-option', ['already-played', 'TRAIT-08']])
    expect(t.can(Ann, 'bleed:A1')).toBe(true)
  })

  it('TRAIT-08: not at one that is not marked this turn, nor by an ally, a vampire in torpor or one without blood', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1'),
            minion('A4', { generic: { type: 'ally' } }),
            minion('A5', { generic: { slaveOf: 'Tremere' } }),
          ],
          torpor: [minion('A2')],
        },
        {},
        { ready: [red('C1'), red('C2')], torpor: [red('C3')] },
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
    t.answer(Ann, 'mark:C1')
    t.answer(Ann, 'mark:C3')
    for (const option of [
      'enter-combat:A1:C2',
      'enter-combat:A1:C3',
      'enter-combat:A2:C1',
      'enter-combat:A4:C1',
      'enter-combat:A5:C1',
    ])
      expect([option, t.refused(Ann, option)]).toEqual([option, 'illegal-option'])
    expect([t.why(Ann, 'enter-combat', 'A4'), t.why(Ann, 'enter-combat', 'C2')]).toEqual([
      ['not-a-vampire', 'TRAIT-08'],
      ['not-marked', 'TRAIT-08'],
    ])
    expect(t.can(Ann, 'enter-combat:A1:C1')).toBe(true)
  })

  it('TRAIT-08: blocked, the blocker is fought, and nothing is paid', () => {
    const t = scene()
    t.effect(Cal, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'c', until: 'game' }], { c: 'C2' })
    t.answer(Ann, 'mark:C1')
    t.answer(Ann, 'enter-combat:A1:C1')
    t.reach(Cal, 'block:C2')
    t.allPass(() => t.has('combat-started'))
    expect([paid(t), t.happened('combat-started')]).toMatchObject([[], [{ opposing: { id: t.id('C2') } }]])
  })
})

describe('trophies', () => {
  const hunted = (ann: object = {}, more: object = {}, ben: object = {}) => {
    const t = table({
      seats: [
        { ready: [minion('A1', { blood: 2 })], ...ann },
        { ...listening('B1'), ...ben },
        { torpor: [red('C1', { blood: 1 })], ...more },
        {},
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:C1')
    return t.allPass()
  }

  it('TRAIT-09, DIABLERIE-08: a directed diablerie of a Red List minion fetches one from the library, which is shuffled', () => {
    const library = ['blood-doll', 'vessel', 'fame', spoils, 'villein', ground, 'bonding']
    const t = hunted({ library })
    expect([t.waiting(), t.window(), t.has('blood-hunt')]).toEqual([[Ann], undefined, false])
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([
      { candidates: [t.id('T1'), t.id('T2')].toSorted((a, b) => a - b), min: 0, max: 1, default: [] },
    ])
    const before = t.state.seats[Ann]!.library
    t.choose(Ann, [t.id('T2')])
    expect([
      t.card('T2').on,
      t.state.seats[Ann]!.inPlay.includes(t.id('T2')),
      t.state.seats[Ann]!.library.length,
    ]).toEqual([t.id('A1'), true, 6])
    expect(before).toHaveLength(7)
    expect(
      t.seenBy(Ben).filter(event => JSON.stringify(event).includes('blood-doll') || event.key === 'chosen'),
    ).toEqual([])
    t.allPass()
    expect(t.has('blood-hunt')).toBe(true)
  })

  it('TRAIT-09: from the hand it is replaced, from the ash heap it is taken, and none need be', () => {
    const hand = hunted({ hand: [spoils], library: ['fame', 'vessel'] })
    hand.choose(Ann, [hand.id('T1')])
    expect([
      hand.happened('attached'),
      hand.state.seats[Ann]!.hand.length,
      hand.state.seats[Ann]!.library.length,
    ]).toMatchObject([[{ card: { id: hand.id('T1') }, to: { id: hand.id('A1') } }], 1, 1])
    const ash = hunted({ ash: [ground, 'fame'] })
    expect(ash.refused(Ann, 'choose', { pick: [ash.state.seats[Ann]!.ash[1]!] })).toBe('illegal-args')
    ash.choose(Ann, [ash.id('T2')])
    expect([ash.card('T2').on, ash.state.seats[Ann]!.ash.length]).toEqual([ash.id('A1'), 1])
    const none = hunted({ hand: [spoils] })
    none.choose(Ann, [])
    none.allPass()
    expect([none.inHand(Ann, 'T1'), none.has('blood-hunt')]).toEqual([true, true])
  })

  it('TRAIT-09: the search is put whether there is a trophy or not, and tells the others nothing', () => {
    const t = hunted({ library: ['fame', 'vessel'] })
    expect([t.waiting(), t.option(Ann, 'choose')!.slots]).toMatchObject([[Ann], [{ candidates: [], max: 0 }]])
    t.choose(Ann, [])
    expect(t.seenBy(Ben).some(event => event.key === 'chosen')).toBe(false)
  })

  it('TRAIT-09: an undirected diablerie earns none, nor a minion that is not Red List, nor a blood hunt', () => {
    const own = table({
      seats: [{ ready: [minion('A1')], torpor: [red('A2')], hand: [spoils] }, listening('B1'), {}, {}, {}],
    })
    own.answer(Ann, 'diablerie:A1:A2')
    own.allPass()
    expect([own.inAsh(Ann, 'A2'), own.has('blood-hunt'), own.has('chosen'), own.inHand(Ann, 'T1')]).toEqual([
      true,
      true,
      false,
      true,
    ])
    expect(own.refused(Ann, 'choose', { pick: [own.id('T1')] })).not.toBe('')
    const other = table({ seats: [{ ready: [minion('A1')], hand: [spoils] }, { torpor: [minion('B1')] }, {}, {}, {}] })
    other.answer(Ann, 'diablerie:A1:B1')
    other.allPass()
    expect([other.has('blood-hunt'), other.inHand(Ann, 'T1'), other.has('chosen')]).toEqual([true, true, false])
    const hunter = table({
      seats: [
        { ready: [red('A1')], hand: [spoils] },
        { torpor: [minion('B1')] },
        { ready: [minion('C1', { generic: { title: 'justicar' } })], hand: [] },
        {},
        {},
      ],
    })
    hunter.answer(Ann, 'diablerie:A1:B1')
    hunter.reach(Cal, `vote:title:${hunter.id('C1')}`, { side: ['for'] })
    hunter.allPass()
    expect([hunter.inAsh(Ann, 'A1'), hunter.has('chosen')]).toEqual([true, false])
  })

  const fought = (a1: object, c1: object, more: { ann?: object; ben?: object } = {}) => {
    const t = table({
      seats: [
        { ready: [minion('A1', a1)], ...more.ann },
        { ready: [minion('B1')], ...more.ben },
        { ready: [c1 as never] },
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 1 },
    })
    t.answer(Ann, 'mark:C1')
    t.answer(Ann, 'enter-combat:A1:C1')
    return onwards(t, () => t.inAsh(Cal, 'C1') && t.state.frames.at(-1)!.kind === 'choice')
  }
  const beast = minion('C1', { generic: { type: 'ally', life: 1, traits: ['red list'], strength: 0 } })

  it('TRAIT-09: burned in combat, by damage, it is worth one to the vampire that fought it', () => {
    const t = fought({}, beast, { ann: { hand: [spoils] } })
    expect([t.inAsh(Cal, 'C1'), t.waiting()]).toEqual([true, [Ann]])
    t.choose(Ann, [t.id('T1')])
    expect([t.card('T1').on, t.has('blood-hunt')]).toEqual([t.id('A1'), false])
    onwards(t)
    expect(t.has('action-ended')).toBe(true)
  })

  it('TRAIT-09: a blocker that burns one in combat earns it as well; an ally does not', () => {
    for (const [type, earns] of [
      ['vampire', true],
      ['ally', false],
    ] as const) {
      const t = table({
        seats: [
          { ready: [{ ...beast, as: 'A1' } as never, minion('A2')] },
          { ready: [minion('B1', { generic: { type, life: 3 } })], hand: [spoils] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      t.reach(Ben, 'block:B1')
      onwards(t, () => t.inAsh(Ann, 'A1') && t.state.frames.at(-1)!.kind === 'choice')
      expect([t.inAsh(Ann, 'A1'), t.state.frames.at(-1)!.kind === 'choice' && t.waiting()[0] === Ben]).toEqual([
        true,
        earns,
      ])
      if (!earns) continue
      t.choose(Ben, [t.id('T1')])
      expect(t.card('T1').on).toBe(t.id('B1'))
    }
  })

  it('TRAIT-09: so does another directed action that burns one, but no effect of somebody else’s', () => {
    const burning = (targets: number[]) => {
      const t = table({
        seats: [{ ready: [minion('A1'), minion('A2')], hand: [spoils] }, {}, { ready: [red('C1'), red('C2')] }, {}, {}],
      })
      t.push({
        kind: 'action',
        step: 'announced',
        action: 'card',
        acting: t.id('A1'),
        seat: Ann,
        source: null,
        cost: {},
        vars: { target: t.id('C1') },
        stealth: 5,
        plus: 0,
        ops: [{ op: 'move', who: 'target', to: 'ash' }],
        targets,
        declined: [],
        blocker: null,
        failed: [],
      })
      t.allPass()
      return t
    }
    const directed = burning([Cal])
    expect([directed.inAsh(Cal, 'C1'), directed.waiting(), directed.option(Ann, 'choose')?.slots]).toMatchObject([
      true,
      [Ann],
      [{ candidates: [directed.id('T1')] }],
    ])
    const undirected = burning([])
    expect([undirected.inAsh(Cal, 'C1'), undirected.has('chosen'), undirected.can(Ann, 'choose')]).toEqual([
      true,
      false,
      false,
    ])
    undirected.effect(Ann, [{ op: 'move', who: 'c', to: 'ash' }], { c: 'C2' }, { by: 'A2' })
    expect([undirected.inAsh(Cal, 'C2'), undirected.can(Ann, 'choose')]).toEqual([true, false])
  })

  it('TRAIT-10: each controller of a trophy that is not awarded yet is asked for it; it goes to who bears it', () => {
    const t = fought({}, beast, {
      ben: {
        ready: [
          minion('B1', { attachments: [{ card: 'trophy-hunting-ground', as: 'T2' }] }),
          { card: 'trophy-diablerie', as: 'T1' },
        ],
      },
    })
    expect([t.waiting(), t.option(Ben, 'choose')!.slots]).toMatchObject([
      [Ben],
      [{ candidates: [t.id('T1')], min: 0, default: [] }],
    ])
    t.choose(Ben, [t.id('T1')])
    expect([
      t.card('T1').on,
      t.state.seats[Ann]!.inPlay.includes(t.id('T1')),
      t.state.seats[Ben]!.inPlay.includes(t.id('T1')),
    ]).toEqual([t.id('A1'), true, false])
    const no = fought({}, beast, { ben: { ready: [minion('B1'), { card: 'trophy-diablerie', as: 'T1' }] } })
    no.choose(Ben, [])
    expect([no.card('T1').on, no.state.seats[Ben]!.inPlay.includes(no.id('T1'))]).toEqual([undefined, true])
  })

  it('TRAIT-10: the answer that comes by default is no', () => {
    const t = fought({}, beast, { ben: { ready: [minion('B1'), { card: 'trophy-diablerie', as: 'T1' }] } })
    onwards(t)
    expect(t.card('T1').on).toBeUndefined()
  })

  it('TRAIT-11, trophy-diablerie#1: it is awarded before the blood hunt, which Trophy: Diablerie prevents, and burned at the end of the action', () => {
    const prince = { ready: [minion('C2', { generic: { title: 'justicar' } })] }
    const t = hunted({ hand: [spoils] }, prince)
    expect(t.has('blood-hunt')).toBe(false)
    t.choose(Ann, [t.id('T1')])
    t.allPass()
    expect(t.happened('attached')).toMatchObject([{ card: { id: t.id('T1') }, to: { id: t.id('A1') } }])
    expect([t.has('blood-hunt'), t.has('referendum-tallied'), t.inAsh(Ann, 'A1'), t.inAsh(Ann, 'T1')]).toEqual([
      false,
      false,
      false,
      true,
    ])
    const without = hunted({ hand: [spoils] }, prince)
    without.choose(Ann, [])
    without.reach(Cal, `vote:title:${without.id('C2')}`, { side: ['for'] })
    without.allPass()
    expect(without.inAsh(Ann, 'A1')).toBe(true)
  })

  it('MASTER-18: in play by a master phase action it has no effect; awarded, it goes with its vampire and is awarded to no other', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { blood: 2 })], hand: [ground], library: ['fame', 'vessel'] },
        listening('B1'),
        { torpor: [red('C1'), red('C2')] },
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 1 },
    })
    t.answer(Ann, 'play:T2:')
    t.allPass()
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('T2')), t.card('T2').on]).toEqual([true, undefined])
    t.answer(Ann, 'diablerie:A1:C1')
    t.allPass()
    t.choose(Ann, [])
    t.choose(Ann, [t.id('T2')])
    expect(t.card('T2').on).toBe(t.id('A1'))
    t.allPass()
    t.effect(Cal, [{ op: 'control', who: 'a', to: 'you' }], { a: 'A1' })
    expect([t.state.seats[Cal]!.inPlay.includes(t.id('A1')), t.state.seats[Cal]!.inPlay.includes(t.id('T2'))]).toEqual([
      true,
      true,
    ])
    t.endPhasesTo(Cal, 'unlock')
    expect(t.can(Cal, 'use:T2:feed')).toBe(true)
  })

  it('MASTER-18: an unawarded trophy cannot be used', () => {
    const t = table({
      seats: [{ ready: [minion('A1', { blood: 1 }), { card: 'trophy-hunting-ground', as: 'T2' }] }, {}, {}],
      turn: { phase: 'unlock' },
    })
    expect([t.refused(Ann, 'use:T2:feed'), t.blood('A1')]).toEqual(['illegal-option', 1])
  })
})

describe('what trophies do', () => {
  it('Trophy: Diablerie lends two stealth to a diablerie, and is burned at the end of the action of one', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { attachments: [{ card: 'trophy-diablerie', as: 'T1' }] })] },
        { torpor: [minion('B1')], ready: [minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B1')
    expect(t.stat('A1', 'stealth')).toBe(2)
    t.allPass()
    expect([t.inAsh(Ben, 'B1'), t.has('blood-hunt'), t.inAsh(Ann, 'T1')]).toEqual([true, false, true])
    const keys = t.log.map(event => event.key)
    expect(keys.lastIndexOf('burned')).toBeGreaterThan(keys.indexOf('action-ended'))
    const bleed = table({
      seats: [
        { ready: [minion('A1', { attachments: [{ card: 'trophy-diablerie', as: 'T1' }] })] },
        { ready: [minion('B2')] },
        {},
        {},
        {},
      ],
    })
    bleed.answer(Ann, 'bleed:A1')
    expect(bleed.stat('A1', 'stealth')).toBe(0)
  })

  it('Trophy: Hunting Ground gives its vampire two blood in the unlock phase, which no other hunting ground adds to', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', { blood: 1, attachments: [{ card: 'trophy-hunting-ground', as: 'T2' }] }),
            { card: 'slum-hunting-ground', as: 'H1' },
          ],
        },
        {},
        {},
      ],
      turn: { phase: 'unlock' },
    })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:T2:feed')
    expect([t.blood('A1'), t.can(Ann, 'use:H1:feed')]).toEqual([3, false])
  })
})
