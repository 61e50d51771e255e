import { describe, expect, it } from 'vitest'
import { type Order, defaultFor, promptFor } from '../../../shared/rules/index.ts'
import { rules, stops, told, write, type Table } from '../../support/written-orders.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../support/table.ts'

/**
 * What one may want to say of each area (the table of orders/README.md#what-they-can-do): each sentence by a rule that says it,
 * where it answers and where it does not.
 */
type When = Order['when']
type Deed = Order['do']

/** Each with a minion that may block; Ben preys on Cal and is preyed on by Ann. */
const scene = (ben: object = {}, ann: object = {}, seat: number = Ann, phase: 'minion' | 'master' = 'minion') =>
  table({
    seats: [
      { ready: [minion('V1', { generic: { disciplines: ['DOM'] } }), minion('V2')], ...ann },
      { ready: [minion('V5'), minion('V6')], ...ben },
      { ready: [minion('C1'), minion('C2')] },
      { ready: [minion('D1')] },
      { ready: [minion('E1')] },
    ],
    turn: { seat, phase, number: 6 },
  })
/** What Ben is still asked, with these rules above one that passes everything, when this seat does this. */
const asked = (ask: When, act: string, more: { t?: Table; seat?: number } = {}): string[] => {
  const { seat = Ann, t = scene({}, {}, seat) } = more
  rules(t, Ben, [ask, 'ask'], [{}, 'pass'])
  t.answer(seat, act)
  return stops(t, Ben)
}

/** A1 of Ann bleeds, B1 of Ben blocks by order, and they fight it out with these rules of Ben. */
interface Fight {
  a?: object
  b?: object
  ben?: string[]
  has?: 'maneuver' | 'press'
}
function fight({ a = {}, b = {}, ben = [], has }: Fight, ...all: [When, Deed][]): { t: Table; asked: string[] } {
  const t = table({
    seats: [
      { ready: [minion('A1', a), minion('A2')] },
      { ready: [minion('B1', { blood: 5, ...b }), minion('B2')], hand: ben },
      {},
      {},
      {},
    ],
  })
  if (has)
    t.effect(Ben, [{ op: 'modify', stat: has, delta: 1, on: 'by', until: 'turn' }], {}, { by: 'B1', source: 'B1' })
  rules(t, Ben, [{ window: ['blocks'] }, { block: [t.id('B1')] }], ...all)
  t.answer(Ann, 'bleed:A1')
  return { t, asked: stops(t, Ben) }
}

describe('passing', () => {
  it('everything, and nothing without a word', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    expect(stops(t, Ben)).toContain('blocks')
    expect(asked({ pool: { lte: 0 } }, 'bleed:V1')).toEqual([])
  })

  it('until my turn, and this kind of window for the rest of a turn', () => {
    for (const scope of ['until-my-turn', 'turn'] as const) {
      const t = rules(scene(), Ben, [{ window: ['blocks'] }, 'pass', { scope }], [{ window: ['declined'] }, 'pass'])
      t.answer(Ann, 'hunt:V1')
      expect(stops(t, Ben)).toEqual([])
      t.endPhasesTo(Cal, 'minion')
      t.answer(Cal, 'hunt:C1')
      expect(stops(t, Ben)).toEqual(['blocks'])
    }
  })

  it('until my prey or my predator acts, or somebody named', () => {
    for (const [by, anns, cals] of [
      ['prey', 0, 1],
      ['predator', 1, 0],
      [Cal, 0, 1],
    ] as const) {
      expect(
        [
          asked({ action: { by: [by] } }, 'hunt:V1').length > 0,
          asked({ action: { by: [by] } }, 'hunt:C1', { seat: Cal }).length > 0,
        ],
        String(by),
      ).toEqual([anns === 1, cals === 1])
    }
  })

  it('until a named minion or a named card acts', () => {
    const t = () => scene({}, { hand: [{ card: 'govern-the-unaligned', as: 'G1' }] })
    const first = t(),
      second = t()
    expect(asked({ action: { minion: [first.id('V1')] } }, 'hunt:V1', { t: first })).toContain('blocks')
    expect(asked({ action: { minion: [second.id('V1')] } }, 'hunt:V2', { t: second })).toEqual([])
    expect(asked({ action: { card: ['govern-the-unaligned'] } }, 'play:G1:dom:V1', { t: t() })).toContain('blocks')
    expect(asked({ action: { card: ['govern-the-unaligned'] } }, 'bleed:V1', { t: t() })).toEqual([])
  })

  it('until I am targeted, and until there is little pool left', () => {
    expect([
      asked({ action: { againstMe: true } }, 'bleed:V1').length > 0,
      asked({ action: { againstMe: true } }, 'hunt:V1'),
    ]).toEqual([true, []])
    expect([
      asked({ pool: { lte: 5 } }, 'bleed:V1', { t: scene({ pool: 5 }) }).length > 0,
      asked({ pool: { lte: 5 } }, 'bleed:V1', { t: scene({ pool: 6 }) }),
    ]).toEqual([true, []])
  })

  it('until a referendum', () => {
    const t = scene(
      { ready: [minion('V5', { generic: { title: 'prince' } })] },
      {
        ready: [minion('V1', { generic: { title: 'prince' } })],
        hand: [{ card: 'kine-resources-contested', as: 'K1' }],
      },
    )
    expect(asked({ referendum: {} }, 'play:K1::V1', { t })).toContain('polling')
    expect(asked({ referendum: {} }, 'bleed:V1')).toEqual([])
  })

  it('until a combat of mine', () => {
    const fights = (when: When) =>
      fight({ b: { generic: { disciplines: ['cel'] } }, ben: ['side-strike'] }, [when, 'ask'], [{}, 'pass']).asked
    expect([fights({ combat: { mine: true } }).includes('ask-strike'), fights({ combat: { mine: false } })]).toEqual([
      true,
      [],
    ])
    expect(asked({ combat: { mine: true } }, 'bleed:V1')).toEqual([])
  })
})

describe('cards as they are played', () => {
  const cancels = (when: When | undefined, card = 'conditioning') => {
    const t = scene(
      { hand: ['direct-intervention', 'sudden-reversal'] },
      { hand: [{ card, as: 'K1' }], ready: [minion('V1', { generic: { disciplines: ['DOM'], title: 'prince' } })] },
    )
    rules(t, Ben, ...(when ? [[when, 'ask'] as [When, Deed]] : []), [{}, 'pass'])
    if (card === 'conditioning') t.answer(Ann, 'bleed:V1')
    if (card === 'vessel') t.edit(draft => void Object.assign(draft.frames[0]!, { phase: 'master', masterActions: 1 }))
    const play = t.options(Ann).find(one => one.startsWith(`play:${t.id('K1')}:`))!
    t.answer(Ann, play, card === 'vessel' ? { v: [t.id('V1')] } : undefined)
    return stops(t, Ben).includes('as-played')
  }

  it('are let pass always', () => {
    const t = scene({ hand: ['direct-intervention'] }, { hand: [{ card: 'conditioning', as: 'K1' }] })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ann, 'play:K1:dom:V1')
    expect([stops(t, Ben).includes('as-played'), cancels(undefined)]).toEqual([true, false])
  })

  it('are stopped at by type, by name, and by what is going on', () => {
    expect([
      cancels({ played: { type: ['Action Modifier'] }, action: { kind: ['bleed'] } }),
      cancels({ played: { type: ['Action Modifier'] }, action: { kind: ['hunt'] } }),
      cancels({ played: { type: ['Master'] } }),
    ]).toEqual([true, false, false])
    expect([
      cancels({ played: { type: ['Political Action'] } }, 'kine-resources-contested'),
      cancels({ played: { type: ['Master'] } }, 'kine-resources-contested'),
    ]).toEqual([true, false])
    expect([
      cancels({ played: { card: ['conditioning'] } }),
      cancels({ played: { card: ['bonding'] } }),
      cancels({ played: { by: ['predator'] } }),
      cancels({ played: { by: ['prey'] } }),
    ]).toEqual([true, false, true, false])
  })
})

describe('blocks', () => {
  /** V5 has 1 intercept. Who attempts to block, or whether Ben is asked. */
  const blocks = (act: string, ...all: [When, Deed][]) => {
    const t = scene()
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'game' }], { v: 'V5' })
    const named = (deed: Deed): Deed =>
      typeof deed === 'object' && 'block' in deed
        ? { ...deed, block: deed.block.map(one => (one === 'any' ? one : t.id(`V${one}`))) }
        : deed
    rules(t, Ben, ...all.map(([when, deed]): [When, Deed] => [{ window: ['blocks'], ...when }, named(deed)]))
    t.answer(Ann, act)
    for (let n = 0; (n < 5 && t.window() === 'announced') || (t.window() === 'blocks' && t.waiting()[0] !== Ben); n++)
      t.pass(t.waiting()[0]!)
    const declared = t.happened('block-declared')[0]
    const by = declared?.key === 'block-declared' ? declared.minion.id : undefined
    return by === t.id('V5')
      ? 'V5'
      : by === t.id('V6')
        ? 'V6'
        : t.window() === 'blocks' && t.waiting().includes(Ben)
          ? 'asked'
          : 'no block'
  }

  it('never, always, and by a list of those who may', () => {
    expect([
      blocks('bleed:V1', [{}, 'pass']),
      blocks('bleed:V1', [{}, { block: ['any'] }]),
      blocks('bleed:V1', [{}, { block: [6, 5] }]),
      blocks('bleed:V1', [{}, { block: [5, 6] }]),
    ]).toEqual(['no block', 'V5', 'V6', 'V5'])
  })

  it('if the intercept of one’s best suffices, or that of the minion itself', () => {
    const reach: [When, Deed][] = [
      [{ action: { reach: { gte: 0 } } }, { block: ['any'] }],
      [{}, 'pass'],
    ]
    expect([blocks('hunt:V2', ...reach), blocks('bleed:V2', ...reach)]).toEqual(['V5', 'V5'])
    expect([
      blocks('hunt:V2', [{}, { block: [6, 5], reaching: true }]),
      blocks('bleed:V2', [{}, { block: [6, 5], reaching: true }]),
      blocks('hunt:V2', [{}, { block: [6], reaching: true }]),
    ]).toEqual(['V5', 'V6', 'asked'])
    expect([
      blocks('hunt:V2', [{ action: { stealth: { gte: 1 } } }, 'pass'], [{}, { block: ['any'] }]),
      blocks('bleed:V2', [{ action: { stealth: { gte: 1 } } }, 'pass'], [{}, { block: ['any'] }]),
    ]).toEqual(['no block', 'V5'])
  })

  it('by the bleed, the kind of action, and who acts', () => {
    const only = (action: When['action'], act: string) =>
      blocks(act, [{ action: action! }, { block: ['any'] }], [{}, 'pass'])
    expect([
      only({ bleed: { gte: 1 } }, 'bleed:V1'),
      only({ bleed: { gte: 2 } }, 'bleed:V1'),
      only({ kind: ['hunt', 'equip'] }, 'hunt:V1'),
      only({ kind: ['hunt', 'equip'] }, 'bleed:V1'),
    ]).toEqual(['V5', 'no block', 'V5', 'no block'])
    expect([only({ by: ['predator'] }, 'hunt:V1'), only({ by: ['prey'] }, 'hunt:V1')]).toEqual(['V5', 'no block'])
  })
})

describe('stealth against intercept', () => {
  const attempt = (upToN: number, more: { radio?: object; stealth?: number } = {}) => {
    const t = scene({ ready: [minion('V5'), minion('V6'), { card: 'krcg-news-radio', as: 'R1', ...more.radio }] })
    if (more.stealth)
      t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: more.stealth, on: 'v', until: 'turn' }], { v: 'V2' })
    rules(
      t,
      Ben,
      [{ window: ['blocks'] }, { block: [t.id('V5')] }],
      [
        { window: ['attempt'], action: { blocked: ['me'] } },
        { raise: 'intercept', upTo: upToN },
      ],
    )
    t.answer(Ann, 'hunt:V2')
    for (let n = 0; n < 20 && !t.has('blocked') && !t.has('block-failed'); n++) t.pass(t.waiting()[0]!)
    return [t.locked('R1'), t.has('blocked')]
  }

  it('is raised with cards in play as far as is said, else passed', () => {
    expect([attempt(1), attempt(1, { radio: { locked: true } })]).toEqual([
      [true, true],
      [true, false],
    ])
    const t = scene({ ready: [minion('V5'), { card: 'krcg-news-radio', as: 'R1' }] })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'game' }], { v: 'V5' })
    rules(
      t,
      Ben,
      [{ window: ['blocks'] }, { block: ['any'] }],
      [
        { window: ['attempt'], action: { blocked: ['me'] } },
        { raise: 'intercept', upTo: 1 },
      ],
    )
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'v', until: 'turn' }], { v: 'V2' })
    t.answer(Ann, 'hunt:V2')
    for (let n = 0; n < 20 && !t.has('block-failed'); n++) t.pass(t.waiting()[0]!)
    expect(t.locked('R1')).toBe(false)
  })

  it('is raised for one’s own action', () => {
    const hidden = (upToN: number, clan: string) => {
      const t = scene(
        {},
        { ready: [minion('V1', { generic: { clan } }), minion('V2'), { card: 'the-labyrinth', as: 'L1' }] },
      )
      rules(t, Ann, [
        { window: ['attempt'], action: { by: ['me'], lacking: { lte: 0 } } },
        { raise: 'stealth', upTo: upToN },
      ])
      t.answer(Ann, 'bleed:V1')
      for (let n = 0; n < 5 && !t.can(Ben, 'block:V5'); n++) t.pass(t.waiting()[0]!)
      t.answer(Ben, 'block:V5')
      return [t.locked('L1'), t.stat('V1', 'stealth')]
    }
    expect([hidden(1, 'Nosferatu'), hidden(1, 'Ventrue')]).toEqual([
      [true, 1],
      [false, 0],
    ])
  })
})

describe('reactions to a bleed', () => {
  it('are asked about from so much on, and else passed', () => {
    const bled = (bleed: number) =>
      asked({ action: { kind: ['bleed'], againstMe: true, bleed: { gte: 2 } } }, 'bleed:V1', {
        t: scene({}, { ready: [minion('V1', { generic: { bleed } }), minion('V2')] }),
      })
    expect([bled(1), bled(2).includes('blocks')]).toEqual([[], true])
  })

  it('are played to whom is said from so much on if held, and else passed: nobody is asked', () => {
    const bled = (bleed: number, hand: string[]) => {
      const t = scene(
        { pool: 20, ready: [minion('V5', { generic: { disciplines: ['DOM'] }, blood: 3 })], hand },
        { ready: [minion('V1', { generic: { bleed } }), minion('V2')] },
      )
      rules(
        t,
        Ben,
        [
          { window: ['declined'], action: { againstMe: true, bleed: { gte: 4 } } },
          { play: ['deflection'], to: ['prey'], cap: { blood: 1 } },
        ],
        [{ window: ['blocks', 'declined'] }, 'pass'],
      )
      t.answer(Ann, 'bleed:V1')
      const where = stops(t, Ben).filter(window => window === 'blocks' || window === 'declined')
      return [t.happened('redirected').length, t.pool(Ben), t.pool(Cal), where]
    }
    expect([bled(4, ['deflection']), bled(4, ['bonding']), bled(3, ['deflection'])]).toEqual([
      [1, 20, 26, []],
      [0, 16, 30, []],
      [0, 17, 30, []],
    ])
  })
})

describe('votes', () => {
  const voted = (...all: [When, Deed][]) => {
    const t = table({
      seats: [
        {
          ready: [minion('V1', { generic: { title: 'prince' } })],
          hand: [{ card: 'kine-resources-contested', as: 'K1' }],
        },
        {
          ready: [minion('B1', { generic: { title: 'justicar' } })],
          edge: true,
          hand: [{ card: 'kine-resources-contested', as: 'K2' }],
        },
        { ready: [minion('C1', { generic: { title: 'primogen' } })] },
        {},
        {},
      ],
    })
    rules(t, Ben, ...all)
    t.answer(Ann, 'play:K1::V1')
    t.allPass(() => t.state.frames.some(frame => frame.kind === 'choice'))
    t.choose(Ann, { [Cal]: 3, [Dee]: 1 })
    t.allPass(() => t.window() === 'polling')
    return {
      t,
      cast: () =>
        t
          .happened('votes-cast')
          .flatMap(event =>
            event.key === 'votes-cast' && event.seat === Ben ? [[event.source.split(':')[0], event.for]] : [],
          ),
      owed: t.waiting().includes(Ben),
    }
  }
  const kine: When = { window: ['polling'], referendum: { kind: ['kine-resources-contested'] } }

  it('are cast by the kind of referendum: for, against, not at all, or asked about', () => {
    const cases: Deed[] = [{ vote: 'for' }, { vote: 'against' }, { vote: 'abstain' }, 'ask']
    expect(cases.map(deed => voted([kine, deed])).map(({ cast, owed }) => [cast(), owed])).toEqual([
      [[['title', true]], false],
      [[['title', false]], false],
      [[], false],
      [[], true],
    ])
    const hunt = voted([{ window: ['polling'], referendum: { kind: ['blood-hunt'] } }, { vote: 'for' }])
    expect([hunt.cast(), hunt.owed]).toEqual([[], true])
  })

  it('follow another seat once it leans to a side', () => {
    const { t, cast } = voted([kine, { vote: { follow: Ann } }])
    expect(cast()).toEqual([])
    t.answer(Ann, 'vote:title:V1', { side: ['against'] })
    expect(cast()).toEqual([['title', false]])
  })

  it('with a card of the hand or the Edge only if that is said', () => {
    const sources = (deed: Deed) =>
      voted([kine, deed])
        .cast()
        .map(([source]) => source)
        .sort()
    expect([
      sources({ vote: 'for' }),
      sources({ vote: 'for', burn: true }),
      sources({ vote: 'for', edge: true }),
    ]).toEqual([['title'], ['burned', 'title'], ['edge', 'title']])
  })
})

describe('combat', () => {
  it('strikes by the kind of the opposing minion', () => {
    const struck = (type: 'ally' | 'vampire', named: ('Ally' | 'Vampire')[]) => {
      const { t } = fight(
        {
          a: { generic: type === 'ally' ? { type, life: 3 } : {} },
          b: { generic: { disciplines: ['cel'] } },
          ben: ['side-strike'],
        },
        [
          { ask: ['ask-strike'], combat: { type: named } },
          { strike: ['side-strike'], cap: { blood: 1 } },
        ],
        [{ ask: ['ask-strike'] }, { strike: ['hand'] }],
      )
      return t
        .happened('strike-chosen')
        .flatMap(event => (event.key === 'strike-chosen' && event.by.id === t.id('B1') ? [event.strike] : []))
    }
    expect([
      struck('ally', ['Ally']),
      struck('vampire', ['Ally']),
      struck('vampire', ['Ally', 'Vampire']),
      struck('ally', ['Vampire']),
    ]).toEqual([['dodge'], ['hand'], ['dodge'], ['hand']])
  })

  it('maneuvers only against whom is said', () => {
    const moved = (combat: When['combat'], deed: Deed) => {
      const { t, asked } = fight(
        { has: 'maneuver' },
        [{ window: ['range'], combat: combat! }, deed],
        [{ window: ['range'] }, 'pass'],
      )
      return [t.happened('maneuvered').length, asked.includes('range')]
    }
    expect([
      moved({ type: ['Vampire'] }, { maneuver: 'long' }),
      moved({ type: ['Ally'] }, { maneuver: 'long' }),
      moved({ mine: true }, { maneuver: 'close' }),
      moved({ mine: true }, 'ask'),
    ]).toEqual([
      [1, false],
      [0, false],
      [0, false],
      [0, true],
    ])
  })

  it('presses always, never, or asks', () => {
    const press = (deed: Deed) => {
      const { t, asked } = fight(
        { has: 'press' },
        [{ window: ['press'], combat: { round: { lte: 1 } } }, deed],
        [{ window: ['press'] }, 'pass'],
      )
      return [t.happened('pressed').length, asked.includes('press')]
    }
    expect([press({ press: 'continue' }), press({ press: 'end' }), press('pass'), press('ask')]).toEqual([
      [1, false],
      [0, false],
      [0, false],
      [0, true],
    ])
  })

  it('prevents until so much is left, from the hand if that is said', () => {
    const hurt = (deed: Deed) => {
      const { t, asked } = fight(
        {
          a: { generic: { strength: 3 } },
          b: { generic: { disciplines: ['for'] } },
          ben: ['skin-of-rock', 'skin-of-rock', 'skin-of-rock'],
        },
        [{ window: ['prevent'], combat: { mine: true } }, deed],
      )
      return [5 - t.blood('B1'), asked.includes('prevent')]
    }
    expect([
      hurt({ prevent: 1, cards: true }),
      hurt({ prevent: 2, cards: true }),
      hurt({ prevent: 0 }),
      hurt({ prevent: 3, cards: true }),
    ]).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [3, false],
    ])
  })
})

describe('my turn', () => {
  it('goes by a plan: bleed with B if A was not blocked and there is pool enough', () => {
    const second = (pool: number, blocked: boolean) => {
      const t = scene({}, { pool, hand: ['vessel'] }, Ann, 'master')
      if (blocked) rules(t, Ben, [{ window: ['blocks'] }, { block: ['any'] }])
      write(t, Ann, {
        rules: [],
        plan: {
          steps: [
            { id: 'A', phase: 'minion', do: { optionId: `hunt:${t.id('V2')}` } },
            {
              id: 'B',
              phase: 'minion',
              after: { step: 'A', was: 'successful' },
              when: { pool: { gte: 9 } },
              do: { optionId: `bleed:${t.id('V1')}` },
            },
          ],
        },
      })
      if (blocked) t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'v', until: 'game' }], { v: 'V5' })
      t.endPhase(Ann)
      stops(t, Ann)
      return t
        .happened('action-announced')
        .flatMap(event => (event.key === 'action-announced' && event.seat === Ann ? [event.action] : []))
    }
    expect([second(12, false), second(8, false), second(12, true)]).toEqual([['hunt', 'bleed'], ['hunt'], ['hunt']])
  })

  it('discards what is said if it is held, else nothing', () => {
    const discarded = (card: string) => {
      const t = table({
        seats: [
          {
            ready: [minion('V1')],
            hand: [{ card: 'vessel', as: 'H1' }, 'bonding'],
            library: ['conditioning', 'conditioning', 'conditioning', 'conditioning', 'conditioning'],
          },
          { ready: [minion('B1')] },
          {},
        ],
        turn: { phase: 'influence', number: 6 },
      })
      rules(t, Ann, [{ ask: ['ask-discard'] }, { discard: [card] }])
      t.endPhase(Ann)
      return [t.inAsh(Ann, 'H1'), t.state.frames[0]?.kind === 'turn' && t.state.frames[0].seat]
    }
    expect([discarded('vessel'), discarded('deflection')]).toEqual([
      [true, Ben],
      [false, Ben],
    ])
  })
})

describe('choices that must be made', () => {
  const upkeep = (deed: Deed) => {
    const place = (as: string) => ({ card: 'information-highway', as })
    const t = table({
      seats: [
        { hand: [place('L1')], ready: [minion('V1')] },
        { ready: [minion('B1')] },
        { ready: [place('L3'), minion('C1')], pool: 10 },
        {},
        {},
      ],
      turn: { phase: 'master', number: 6 },
    })
    t.answer(Ann, 'play:L1:')
    t.allPass()
    rules(t, Cal, [{ ask: ['ask-unlock'] }, deed])
    for (let n = 0; n < 20 && t.state.frames[0]?.kind === 'turn' && t.state.frames[0].seat !== Cal; n++) {
      const who = t.waiting()[0]!,
        { optionId, args } = defaultFor(t.state, who)
      t.answer(who, optionId, args)
    }
    return [t.pool(Cal), t.waiting()[0] === Cal && promptFor(t.state, Cal)!.ask.key]
  }

  it('of what is contested, are paid for by default, or asked about', () => {
    expect([upkeep('default'), upkeep('ask')]).toEqual([
      [9, 'ask-minion'],
      [10, 'ask-unlock'],
    ])
  })
})

describe('what nobody has answered', () => {
  it('has a default that is published with the question and legal, whether an order has asked or nobody has', () => {
    for (const all of [[], [[{}, 'ask'] as [When, Deed]]]) {
      const t = rules(scene(), Ben, ...all)
      t.answer(Ann, 'bleed:V1')
      const prompt = promptFor(t.state, Ben)!
      expect([
        prompt.default,
        prompt.options.some(({ id }) => id === prompt.default.optionId),
        defaultFor(t.state, Ben),
      ]).toEqual([{ optionId: 'pass' }, true, { optionId: 'pass' }])
      t.answer(Ben, prompt.default.optionId)
      expect([t.happened('passed').at(-1), told(t)]).toMatchObject([{ seats: [Ben] }, []])
    }
  })
})
