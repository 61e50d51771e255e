import { describe, expect, it } from 'vitest'
import { facts } from '../../shared/rules/queries.ts'
import { onwards, play } from '../support/duel.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { type Table, attacked, held, K1, keen, v } from './scene.ts'

const sectOf = (t: Table, as: string) => facts(t.state, t.id(as)).sect
const sceneOf = (
  ready: object[],
  hand: object[],
  more: object = {},
  ben: object = { ready: [v('B1')] },
  rest: object = {},
) =>
  table({
    seats: [
      { pool: 20, ready: ready as never, hand: hand as never, ...more },
      { pool: 20, ...ben },
      { pool: 20 },
      {},
      {},
    ],
    ...rest,
  })

describe('Gilbert Duane', () => {
  const scene = (crypt: object[], more: object[] = [v('A2', { sect: 'Camarilla' })], blood = 3) =>
    sceneOf(
      [{ card: 'gilbert-duane-6', as: 'G1', blood }, ...more],
      [],
      { crypt },
      {},
      { turn: { phase: 'influence' } },
    )
  it('burns 1 blood: a Malkavian on top of the crypt makes an own untitled vampire an Anarch', () => {
    const t = scene(
      [
        { card: 'ashley', as: 'C1' },
        { card: 'ayelech', as: 'C2' },
      ],
      [v('A2', { sect: 'Camarilla' }), v('A3', { title: 'primogen', sect: 'Camarilla' })],
    )
    t.answer(Ann, 'use:G1:reveal')
    expect([t.blood('G1'), t.state.seats[Ann]!.removed, t.happened('moved')]).toMatchObject([
      2,
      [t.id('C1')],
      [{ card: { id: t.id('C1'), key: 'ashley' }, to: 'removed' }],
    ])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
    t.choose(Ann, [t.id('A2')])
    expect([sectOf(t, 'A2'), t.can(Ann, 'use:G1:reveal')]).toEqual(['Anarch', false])
  })
  it('another vampire is removed, and that is all', () => {
    const t = scene([
      { card: 'ayelech', as: 'C1' },
      { card: 'ashley', as: 'C2' },
    ])
    t.answer(Ann, 'use:G1:reveal')
    expect([t.state.seats[Ann]!.removed, t.state.seats[Ann]!.crypt, sectOf(t, 'A2')]).toEqual([
      [t.id('C1')],
      [t.id('C2')],
      'Camarilla',
    ])
  })
  it('not with an empty crypt, without blood, or in another phase', () => {
    for (const t of [
      scene([]),
      scene([{ card: 'ashley', as: 'C1' }], [v('A2')], 0),
      sceneOf([{ card: 'gilbert-duane-6', as: 'G1', blood: 3 }, v('A2')], [], {
        crypt: [{ card: 'ashley', as: 'C1' }],
      }),
    ])
      expect(t.can(Ann, 'use:G1:reveal')).toBe(false)
  })
})

describe('Dark Influences', () => {
  const bleeds = (
    hand: object[] = [
      { card: 'intimidation', as: 'X1' },
      { card: 'intimidation', as: 'X2' },
    ],
    cal: object[] = [],
  ) =>
    table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', { disciplines: ['pre'] }), v('A2', { disciplines: ['pre'] })],
          hand: hand as never,
        },
        { pool: 20, ready: [v('B1')], hand: [K1('dark-influences')] },
        { pool: 20, ready: [v('C1')], hand: cal as never },
        {},
        {},
      ],
    })
  const sprung = (t: Table) => {
    t.answer(Ann, 'play:X1:pre:A1')
    play(t, Ben, 'play:K1:')
    return onwards(t, () => t.has('card-cancelled'))
  }
  it('cancels a minion card, whose cost is not paid, and stays; nobody plays a card of that name this turn', () => {
    const t = sprung(bleeds())
    expect([t.pool(Ben), t.inAsh(Ann, 'X1'), t.locked('A1'), t.state.seats[Ben]!.inPlay.includes(t.id('K1'))]).toEqual([
      18,
      true,
      false,
      true,
    ])
    expect([t.why(Ann, 'play', 'X2'), t.can(Ann, 'play:X2:pre:A2')]).toEqual([['forbidden', 'GOLDEN-01'], false])
    t.endPhasesTo(Cal, 'unlock').endPhasesTo(Ann, 'minion')
    expect(t.can(Ann, 'play:X2:pre:A2')).toBe(true)
  })
  it('the next card that would cancel a minion card of another is cancelled itself, unpaid, and the trap is burned', () => {
    const t = sprung(
      bleeds(
        [
          { card: 'intimidation', as: 'X1' },
          { card: 'enchant-kindred', as: 'Y1' },
        ],
        [{ card: 'direct-intervention', as: 'D1' }],
      ),
    )
    t.answer(Ann, 'play:Y1:pre:A1')
    play(t, Cal, 'play:D1:')
    expect([t.inAsh(Cal, 'D1'), t.pool(Cal), t.inAsh(Ben, 'K1'), t.happened('card-cancelled').length]).toEqual([
      true,
      20,
      true,
      2,
    ])
    t.allPass()
    expect(t.pool(Ben)).toBe(16)
  })
  it('a card that cancels no minion card of another leaves the trap where it is', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1'), v('A2')], hand: [{ card: 'misdirection', as: 'X1' }] },
        { pool: 20, ready: [v('B1'), K1('dark-influences')] },
        { pool: 20, ready: [v('C1')], hand: [{ card: 'sudden-reversal', as: 'S1' }] },
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
    play(t, Cal, 'play:S1:')
    expect([t.inAsh(Ann, 'X1'), t.locked('B1'), t.state.seats[Ben]!.inPlay.includes(t.id('K1'))]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe("Muricia's Call", () => {
  const scene = (
    disciplines: string[],
    library: object[] = [...held('raven-spy', 'R1'), ...held('sport-bike', 'E1')],
  ) =>
    sceneOf([v('A1', { disciplines, capacity: 6 }, { blood: 4 }), v('A2')], [K1('muricias-call')], {
      library: ['bonding', ...library],
    })
  const called = (t: Table, line: string) => {
    t.answer(Ann, `play:K1:${line}:A1`)
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1 }])
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('R1')] }])
    t.choose(Ann, [t.id('R1')])
    return t.allPass()
  }
  it.each([
    [['ani'], 'ani', 1],
    [['ani', 'spi'], 'ani+spi', 2],
    [['ANI', 'SPI'], 'ANI+SPI', 3],
  ] as const)('%j: at %s a retainer of %i life comes from the library', (disciplines, line, life) => {
    const t = called(scene([...disciplines]), line)
    // Raven Spy itself has 2 life for superior Animalism.
    expect([t.card('R1').on, t.blood('R1'), t.blood('A1'), t.locked('A1')]).toEqual([t.id('A1'), life, 3, true])
  })
  it('[ANI][SPI] unlocks its vampire at the end of the turn, no earlier and no later', () => {
    const t = called(scene(['ANI', 'SPI']), 'ANI+SPI')
    t.endPhasesTo(Ann, 'discard')
    expect(t.locked('A1')).toBe(true)
    t.endPhasesTo(Ben, 'minion')
    expect(t.locked('A1')).toBe(false)
    const basic = called(scene(['ani', 'spi']), 'ani+spi')
    basic.endPhasesTo(Ben, 'minion')
    expect(basic.locked('A1')).toBe(true)
  })
  it('finds nothing else', () => {
    const other = scene(['ani'], held('sport-bike', 'E1'))
    other.answer(Ann, 'play:K1:ani:A1')
    other.allPass(() => other.can(Ann, 'choose'))
    expect(other.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [], min: 0 }])
  })
})

describe('NRA PAC', () => {
  const scene = (a1: object = {}, pac: object[] = [K1('nra-pac')]) =>
    table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', { disciplines: ['tha'] }, { blood: 3, ...a1 }), v('A2')],
          hand: [...held('sport-bike', 'E1'), ...held('magic-of-the-smith', 'M1')],
          library: ['bonding', ...held('kevlar-vest', 'L1')],
        },
        { pool: 20, ready: [v('B1'), ...(pac as [])] },
        {},
        {},
        {},
      ],
    })
  const atEnd = (t: Table) => {
    t.allPass()
    const before = t.locked('A1')
    t.endPhasesTo(Ben, 'minion')
    return [before, t.locked('A1')]
  }
  it('is put into play in the discard phase', () => {
    const t = table({
      seats: [{ ready: [v('A1')], hand: [K1('nra-pac')] }, {}],
      turn: { phase: 'discard', discardActions: 1 },
    })
    t.answer(Ann, 'play:K1:')
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay).toContain(t.id('K1'))
  })
  it('who equips from the hand unlocks at the end of the turn', () => {
    const t = scene()
    t.answer(Ann, 'play:E1::A1')
    expect(atEnd(t)).toEqual([true, false])
  })
  it('and who takes equipment from a fellow', () => {
    const t = table({
      seats: [
        { ready: [v('A1'), v('A2', {}, { attachments: held('sport-bike', 'E1') })] },
        { ready: [v('B1'), K1('nra-pac')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'equip:A1:A2', { cards: [t.id('E1')] })
    expect(atEnd(t)).toEqual([true, false])
  })
  it('not who does something else, and not without it', () => {
    const bleed = scene()
    bleed.answer(Ann, 'bleed:A1')
    const none = scene({}, [])
    none.answer(Ann, 'play:E1::A1')
    expect([atEnd(bleed), atEnd(none)]).toEqual([
      [true, true],
      [true, true],
    ])
  })
  it('nor who uses equipment for an action', () => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, { attachments: held('camera-phone', 'E1') }), v('A2')] },
        { ready: [v('B1'), K1('nra-pac')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'action:E1:bleed:A1')
    expect(atEnd(t)).toEqual([true, true])
  })
  it('nra-pac#1, nra-pac#2: nothing of an action before it came; of one before it went, all the same', () => {
    const late = scene({}, [])
    late.answer(Ann, 'play:E1::A1')
    late.allPass()
    const own = table({
      seats: [
        { pool: 20, ready: [v('A1'), v('A2')], hand: [...held('sport-bike', 'E1'), K1('nra-pac')] },
        { ready: [v('B1')] },
        {},
        {},
        {},
      ],
    })
    own.answer(Ann, 'play:E1::A1')
    own.allPass()
    own.endPhasesTo(Ann, 'discard').answer(Ann, 'play:K1:')
    own.allPass()
    expect(own.state.seats[Ann]!.inPlay).toContain(own.id('K1'))
    own.endPhasesTo(Ben, 'minion')
    expect(own.locked('A1')).toBe(true)
    const gone = scene()
    gone.answer(Ann, 'play:E1::A1')
    gone.allPass()
    gone.effect(Ann, [{ op: 'move', who: 'k', to: 'ash' }], { k: 'K1' })
    expect([gone.inAsh(Ben, 'K1'), atEnd(gone)]).toEqual([true, [true, false]])
  })
})

describe('Palatial Estate', () => {
  it('+1 stealth and 2 blood: its vampire gains 1 blood in each own master phase', () => {
    const t = sceneOf([v('A1', { capacity: 5 }, { blood: 3 }), v('A2')], [K1('palatial-estate')])
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.card('K1').on, t.blood('A1'), t.happened('action-announced')]).toMatchObject([
      t.id('A1'),
      1,
      [{ stealth: 1 }],
    ])
    const next = table({
      seats: [{ ready: [v('A1', { capacity: 5 }, { blood: 1, attachments: [K1('palatial-estate')] })] }, {}],
      turn: { phase: 'master' },
    })
    expect(next.can(Ann, 'end-phase')).toBe(false)
    next.answer(Ann, 'use:K1:feed')
    expect([next.blood('A1'), next.can(Ann, 'use:K1:feed'), next.can(Ann, 'end-phase')]).toEqual([2, false, true])
  })
  it('in play it is a location and no equipment', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['OBF', 'obf'] }), v('A2')], hand: held('conceal', 'C1') },
        { ready: [v('B1', {}, { attachments: [K1('palatial-estate'), ...held('sport-bike', 'E1')] }), v('B2')] },
        {},
        {},
        {},
      ],
    })
    expect([t.option(Ann, 'play:C1:obf:A1')?.slots, t.option(Ann, 'play:C1:OBF:A1')?.slots]).toMatchObject([
      [{ candidates: [t.id('E1')] }],
      [{ candidates: [t.id('K1')] }],
    ])
    const own = table({ seats: [{ ready: [v('A1', {}, { attachments: [K1('palatial-estate')] }), v('A2')] }, {}] })
    expect(own.can(Ann, 'equip:A2:A1')).toBe(false)
  })
  it('palatial-estate#G47-1: whoever takes control of it puts it on a minion of their own; who has none burns it', () => {
    const taken = (more: object[]) => {
      const t = table({
        seats: [
          { pool: 20, ready: [v('A1'), ...more] as never, hand: held('new-management', 'M1') },
          { ready: [v('B1', {}, { attachments: [K1('palatial-estate')] })] },
          {},
          {},
          {},
        ],
      })
      return t
    }
    const t = taken([v('A2')])
    t.effect(Ann, [{ op: 'control', who: 'k', to: 'you' }], { k: 'K1' })
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')] }])
    t.choose(Ann, [t.id('A2')])
    expect([t.card('K1').on, t.state.seats[Ann]!.inPlay.includes(t.id('K1'))]).toEqual([t.id('A2'), true])
    const none = table({
      seats: [{ pool: 20 }, { ready: [v('B1', {}, { attachments: [K1('palatial-estate')] })] }, {}, {}, {}],
      turn: { phase: 'master' },
    })
    none.effect(Ann, [{ op: 'control', who: 'k', to: 'you' }], { k: 'K1' })
    expect(none.inAsh(Ben, 'K1')).toBe(true)
  })
  it('palatial-estate#G47-2: an action at it is directed at who controls it', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['OBF'] }), v('A2')], hand: held('conceal', 'C1') },
        {},
        { ready: [v('C2', {}, { attachments: [K1('palatial-estate')] })] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:C1:OBF:A1', { card: [t.id('K1')] })
    t.allPass(() => t.has('action-announced'))
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Cal] }])
    t.allPass()
    expect(t.inAsh(Cal, 'K1')).toBe(true)
  })
  it('palatial-estate#G47-3: in a hand and as it is played it is equipment', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', { capacity: 5 }), v('A2')], hand: [K1('palatial-estate')] },
        { ready: [v('B1'), ...held('nra-pac', 'P1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    t.endPhasesTo(Ben, 'minion')
    expect([t.card('K1').on, t.locked('A1')]).toEqual([t.id('A1'), false])
  })
})

describe('Tinglestripe', () => {
  const scene = (mode: string) => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, { attachments: [{ ...K1('tinglestripe'), mode }] }), v('A2')] },
        { ready: [v('B1', { capacity: 9 }, { blood: 9 })] },
        {},
        {},
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    return t
  }
  const shoot = (t: Table, name: string) => onwards(t, () => t.can(Ann, name)).answer(Ann, name)
  it.each([
    ['myt', 'myt'],
    ['MYT', 'MYT'],
  ])('[%s] is equipped at its level', (level, mode) => {
    const t = sceneOf([v('A1', { disciplines: [level] }), v('A2')], [K1('tinglestripe')])
    t.answer(Ann, `play:K1:${level}:A1`)
    t.allPass()
    expect([t.card('K1').on, t.card('K1').mode]).toEqual([t.id('A1'), mode])
    expect(sceneOf([v('A1'), v('A2')], [K1('tinglestripe')]).can(Ann, 'play:K1:myt:A1')).toBe(false)
  })
  it.each(['myt', 'MYT'])('[%s] strikes for 2R damage', level => {
    const t = scene(level)
    shoot(t, 'strike:A1:K1:shot')
    onwards(t)
    expect(t.blood('B1')).toBe(7)
  })
  it('[MYT] or for 1R with a maneuver', () => {
    const t = scene('MYT')
    onwards(t, () => t.can(Ann, 'maneuver:A1:K1:quick'))
    t.answer(Ann, 'maneuver:A1:K1:quick')
    onwards(t)
    expect([t.blood('B1'), t.happened('maneuvered')]).toMatchObject([8, [{ range: 'long' }]])
    const basic = scene('myt')
    onwards(basic, () => basic.has('combat-ended') || basic.can(Ann, 'strike:A1:K1:quick'))
    expect(basic.has('combat-ended')).toBe(true)
  })
  it('only once each round, by whichever strike', () => {
    const t = scene('MYT')
    t.effect(Ann, [{ op: 'modify', stat: 'strikes', delta: 1, on: 'm', until: 'turn' }], { m: 'A1' })
    shoot(t, 'strike:A1:K1:shot')
    onwards(t)
    expect(
      t.happened('strike-chosen').filter(event => event.key === 'strike-chosen' && event.by.id === t.id('A1')),
    ).toMatchObject([{ strike: 'damage' }, { strike: 'hand' }])
  })
  it('tinglestripe#G24-1: no maneuver by it where its strike could not be used', () => {
    const t = scene('MYT')
    t.effect(Ben, [{ op: 'forbid', rule: 'strike', on: 'm', only: 'damage', until: 'turn' }], { m: 'A1' })
    onwards(t, () => t.can(Ann, 'maneuver:A1:K1:quick') || t.has('combat-ended'))
    expect(t.has('combat-ended')).toBe(true)
  })
})

describe('CrimethInc.', () => {
  const anarch = { sect: 'Anarch', capacity: 6 }
  const A = (disciplines: string) => ({ ...anarch, disciplines: [disciplines, 'cel', 'pot', 'pre'] })
  const scene = (
    disciplines: string,
    act = 'play:X1:cel:A1',
    more: object[] = [v('A2', anarch, { locked: true }), v('A3', { capacity: 6 }, { locked: true })],
  ) => {
    const t = sceneOf([v('A1', A(disciplines)), ...more, v('A9')], [K1('crimethinc'), { card: 'line-brawl', as: 'X1' }])
    if (act.startsWith('play')) t.answer(Ann, act, { whom: [Ben] })
    else t.answer(Ann, act)
    return t
  }
  const after = (t: Table) => t.allPass(() => t.window() === 'resolved' || t.state.frames.length === 1)
  it('[pro] unlocks its Anarch after a successful action that requires one', () => {
    const t = after(scene('pro'))
    t.answer(Ann, 'play:K1:pro:A1')
    t.allPass()
    expect([t.locked('A1'), t.pool(Ben)]).toEqual([false, 19])
  })
  it('[qui] unlocks another ready Anarch', () => {
    const t = after(scene('qui'))
    expect(t.option(Ann, 'play:K1:qui:A1')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
    t.answer(Ann, 'play:K1:qui:A1', { a: [t.id('A2')] })
    t.allPass()
    expect([t.locked('A1'), t.locked('A2')]).toEqual([true, false])
  })
  it('[tha] stays: once each minion phase, 1 pool unlocks an own ready Anarch', () => {
    const t = after(scene('tha'))
    t.answer(Ann, 'play:K1:tha:A1')
    t.allPass()
    expect(t.option(Ann, 'use:K1:rouse')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')] }])
    const before = t.pool(Ann)
    t.answer(Ann, 'use:K1:rouse', { a: [t.id('A1')] })
    expect([t.locked('A1'), t.pool(Ann), t.can(Ann, 'use:K1:rouse')]).toEqual([false, before - 1, false])
  })
  it('not after an action that requires nothing, is blocked, or by who is no Anarch', () => {
    const plain = after(scene('pro', 'bleed:A1'))
    const blocked = scene('pro')
    keen(blocked, 'B1')
    play(blocked, Ben, 'block:B1')
    onwards(blocked, () => blocked.window() === 'resolved' || blocked.state.frames.length === 1)
    expect([plain.can(Ann, 'play:K1:pro:A1'), blocked.has('blocked'), blocked.can(Ann, 'play:K1:pro:A1')]).toEqual([
      false,
      true,
      false,
    ])
  })
  it('after becoming Anarch', () => {
    const t = sceneOf([v('A1', { capacity: 6, disciplines: ['pro'], sect: 'Camarilla' }), v('A9')], [K1('crimethinc')])
    t.answer(Ann, 'become-anarch:A1')
    after(t).answer(Ann, 'play:K1:pro:A1')
    t.allPass()
    expect([sectOf(t, 'A1'), t.locked('A1')]).toEqual(['Anarch', false])
  })
  it('crimethinc#1: though the action came to nothing', () => {
    const t = sceneOf(
      [v('A1', { ...A('pro'), title: 'baron', capacity: 8 }, { blood: 8 }), v('A9')],
      [K1('crimethinc'), { card: 'line-brawl', as: 'X1' }],
      {},
      { ready: [v('B1')] },
    )
    t.answer(Ann, 'play:X1:pot:A1', { m: [t.id('B1')] })
    t.allPass(() => t.window() === 'blocks')
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'torpor' }], { m: 'B1' })
    after(t)
    expect([t.has('combat-started'), t.can(Ann, 'play:K1:pro:A1')]).toEqual([false, true])
  })
  it('crimethinc#2: an action that requires a baron requires an Anarch', () => {
    const t = sceneOf(
      [v('A1', { ...A('pro'), title: 'baron' }), v('A2', anarch), v('A9')],
      [K1('crimethinc'), { card: 'revolutionary-council', as: 'X1' }],
    )
    t.answer(Ann, 'play:X1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    onwards(t, () => t.window() === 'resolved' || t.state.frames.length === 1)
    expect([t.happened('action-succeeded').length, t.can(Ann, 'play:K1:pro:A1')]).toEqual([1, true])
  })
  it('crimethinc#G6-1: before or after what else is played after resolution', () => {
    const t = sceneOf(
      [v('A1', { ...A('pro'), disciplines: ['pro', 'for', 'cel'] }), v('A9')],
      [K1('crimethinc'), { card: 'freak-drive', as: 'F1' }, { card: 'line-brawl', as: 'X1' }],
    )
    t.answer(Ann, 'play:X1:cel:A1', { whom: [Ben] })
    after(t).answer(Ann, 'play:F1:for:A1')
    t.allPass(() => t.window() === 'resolved')
    expect(t.can(Ann, 'play:K1:pro:A1')).toBe(true)
  })
  it('crimethinc#G86-1: played at a Discipline, it is that which the vampire needs', () => {
    const t = after(scene('qui'))
    expect(['pro', 'qui', 'tha'].map(level => t.can(Ann, `play:K1:${level}:A1`))).toEqual([false, true, false])
  })
})
