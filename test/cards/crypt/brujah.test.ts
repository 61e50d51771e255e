import { viewFor } from '../../../shared/rules/index.ts'
import { describe, expect, it } from 'vitest'
import { costOf } from '../../../shared/rules/reads/costs.ts'
import { seatStat } from '../../../shared/rules/reads/evaluate.ts'
import { definitionOf, facts } from '../../../shared/rules/reads/queries.ts'
import { isOver, onwards } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { attacked, type Held, held, v, fought, hits, never } from '../scene.ts'
import { stands, strengths, unlocked, costs } from '../vampires.ts'

const V1 = (card: string, more: object = {}) => ({ card, as: 'V1', ...more })

describe('Elen Kamjian', () => {
  const elen = (a2: object, hand: Held = []) =>
    table({
      seats: [
        { ready: [{ card: 'elen-kamjian', as: 'A1' }, minion('A2', a2), minion('A3')], hand },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
  const bleed = 'action:A1:bleed:A1'
  it('elen-kamjian#1: unlocked after it, she does what she likes', () => {
    const t = elen({ locked: true })
    expect([t.can(Ann, bleed), t.can(Ann, 'hunt:A1'), t.can(Ann, 'bleed:A3'), t.can(Ann, 'end-phase')]).toEqual([
      true,
      false,
      false,
      false,
    ])
    t.answer(Ann, bleed)
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect([t.can(Ann, 'hunt:A1'), t.can(Ann, 'end-phase')]).toEqual([true, true])
  })

  it('elen-kamjian#2: no other bleed stands for it', () => {
    const t = elen({ locked: true }, held('flurry-of-action', 'L1'))
    t.effect(Ann, [{ op: 'become', who: 'a', traits: { disciplines: ['cel'] }, until: 'game' }], { a: 'A1' })
    expect([t.can(Ann, bleed), t.can(Ann, 'bleed:A1'), t.can(Ann, 'play:L1:cel:A1')]).toEqual([true, false, false])
    // Once she has, and is unlocked, it is played.
    t.answer(Ann, bleed)
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect([t.can(Ann, bleed), t.why(Ann, 'play', 'L1')]).toEqual([false, ['already-bled', 'BLEED-02']])
  })

  it('elen-kamjian#3: having bled already, she is stuck', () => {
    const t = elen({})
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'lock', who: 'b' },
      ],
      { a: 'A1', b: 'A2' },
    )
    expect([bleed, 'bleed:A1', 'hunt:A1'].map(option => t.can(Ann, option))).toEqual([false, false, false])
    expect(t.can(Ann, 'end-phase')).toBe(true)
  })
})

describe('vampires with a text', () => {
  it('Saku Pihlajamäki: an optional maneuver each combat', () => {
    const t = table({ seats: [{ ready: [V1('saku-pihlajamaki'), v('A2')] }, { ready: [v('B1')] }] })
    attacked(t, 'V1', 'B1')
    t.reach(Ann, 'maneuver:V1')
    onwards(t, () => isOver(t))
    expect([t.happened('maneuvered').length, t.blood('B1')]).toEqual([1, 5])
    attacked(t, 'B1', 'V1')
    onwards(t, () => t.can(Ann, 'maneuver:V1') || t.happened('combat-ended').length > 1)
    expect(t.can(Ann, 'maneuver:V1')).toBe(true)
  })
})

describe('Adelino Da Silva', () => {
  const scene = (capacity: number) => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'adelino-da-silva', as: 'D1', blood: 5 }, minion('A2')],
          torpor: [minion('T1', { generic: { capacity } })],
        },
        {},
        {},
      ],
    })
    t.answer(Ann, 'rescue:D1:T1', capacity > 5 ? {} : { rescued: 0 })
    onwards(t)
    return t
  }
  it('adelino-da-silva#G75-1: rescues an older vampire for 2 blood less, whoever would pay', () => {
    const t = scene(6)
    expect([t.blood('D1'), t.inTorpor('T1'), t.happened('counters').length]).toEqual([5, false, 0])
    expect(scene(5).blood('D1')).toBe(3)
  })
})

describe('Jaroslav Pascek', () => {
  const armed = (more: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [
            {
              card: 'jaroslav-pascek',
              as: 'J1',
              attachments: [
                {
                  card: 'weighted-walking-stick',
                  as: 'W1',
                  counters: { stick: 5 },
                  changed: [{ types: ['Equipment'], keywords: ['weapon', 'melee weapon'] }],
                  ...more,
                },
                { card: '44-magnum', as: 'G1' },
              ],
            },
            minion('A2'),
          ],
        },
        { pool: 20, ready: [minion('B1', { generic: { capacity: 9 } })] },
        {},
      ],
    })
    attacked(t, 'J1', 'B1')
    return t
  }
  const hit = (option: string) => {
    const t = armed()
    onwards(t, () => t.can(Ann, option))
    t.answer(Ann, option)
    onwards(t, () => isOver(t))
    return t
      .happened('damaged')
      .flatMap(one => (one.key === 'damaged' && one.card.id === t.id('B1') ? [one.amount] : []))
  }
  it('jaroslav-pascek#G148-2: +2 damage with melee weapons, of the kind of the strike; none with others', () => {
    expect([hit('strike:J1:W1:blow'), hit('strike:J1:G1:shot'), hit('strike:J1:hand')]).toEqual([[4], [2], [1]])
  })
  it('jaroslav-pascek#G148-1: a strike that inflicts nothing inflicts nothing', () => {
    const t = armed()
    t.effect(Ben, [{ op: 'modify', stat: 'strength', delta: -2, on: 'j', until: 'turn' }], { j: 'J1' })
    onwards(t, () => t.can(Ann, 'strike:J1:W1:blow'))
    t.answer(Ann, 'strike:J1:W1:blow')
    onwards(t, () => isOver(t))
    expect(t.happened('damaged').some(one => 'card' in one && one.card?.id === t.id('B1'))).toBe(false)
  })
  it('jaroslav-pascek#1: inflicts 1 on each Sabbat vampire of the prey, by a directed action', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'jaroslav-pascek', as: 'J1' }, minion('A2', { generic: { sect: 'Sabbat' } })] },
        {
          pool: 20,
          ready: [v('B1', { sect: 'Sabbat' }), v('B2', { sect: 'Camarilla' }), v('B3', { sect: 'Sabbat' })],
        },
        { ready: [v('C1', { sect: 'Sabbat' })] },
      ],
    })
    t.answer(Ann, 'action:J1:scourge:J1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
    onwards(t)
    expect(t.happened('damaged').map(one => ('card' in one ? one.card?.id : 0))).toEqual([t.id('B1'), t.id('B3')])
  })
})

describe('Aline Gädeke', () => {
  const aline = (a2: object, more: object = {}) =>
    stands('aline-gadeke', { v1: { locked: true }, ann: { ready: [v('A3', a2)], ...more } })
  it('burns 1 blood to unlock after another Anarch of hers has succeeded, once a turn', () => {
    const t = aline({ sect: 'Anarch' })
    t.answer(Ann, 'bleed:A3')
    t.allPass(() => t.can(Ann, 'use:V1:unlock'))
    t.answer(Ann, 'use:V1:unlock')
    expect([t.locked('V1'), t.blood('V1')]).toEqual([false, 6])
    t.allPass()
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'lock', who: 'v' },
      ],
      { a: 'A3', v: 'V1' },
    )
    t.edit(state => void (state.uses = state.uses.filter(use => use.what !== 'bleed')))
    t.answer(Ann, 'bleed:A3')
    expect(never(t, Ann, 'use:V1:unlock')).toBe(true)
  })
  it('not after what she does herself, a vampire of another sect, or an action that was blocked', () => {
    const own = stands('aline-gadeke')
    own.answer(Ann, 'bleed:V1')
    expect(never(own, Ann, 'use:V1:unlock')).toBe(true)
    const other = aline({ sect: 'Camarilla' })
    other.answer(Ann, 'bleed:A3')
    expect(never(other, Ann, 'use:V1:unlock')).toBe(true)
    const blocked = aline({ sect: 'Anarch' })
    blocked.answer(Ann, 'bleed:A3')
    blocked.answer(Ben, 'block:B1')
    expect([never(blocked, Ann, 'use:V1:unlock'), blocked.has('blocked')]).toEqual([true, true])
  })
  it('aline-gadeke#1: after an action to become an Anarch', () => {
    const t = aline({ sect: 'Camarilla' })
    t.answer(Ann, 'become-anarch:A3')
    onwards(t, () => t.can(Ann, 'use:V1:unlock'))
    t.answer(Ann, 'use:V1:unlock')
    expect(t.locked('V1')).toBe(false)
  })
  it('aline-gadeke#G27-1: in torpor too', () => {
    const t = stands('aline-gadeke', {
      fallen: true,
      v1: { locked: true },
      ann: { ready: [v('A3', { sect: 'Anarch' })] },
    })
    t.answer(Ann, 'bleed:A3')
    t.allPass(() => t.can(Ann, 'use:V1:unlock'))
    t.answer(Ann, 'use:V1:unlock')
    expect([t.locked('V1'), t.inTorpor('V1')]).toEqual([false, true])
  })
  it('aline-gadeke#G77-1: after an action that could do nothing', () => {
    const t = stands('aline-gadeke', {
      v1: { locked: true },
      ann: { ready: [v('A3', { sect: 'Anarch', clan: 'Gangrel' })], hand: held('rewilding', 'R1') },
      ben: { ready: [v('B1'), { card: 'the-barrens', as: 'L1' }] },
    })
    t.answer(Ann, 'play:R1::A3', { card: [t.id('L1')] })
    t.effect(Ben, [{ op: 'move', who: 'l', to: 'ash' }], { l: 'L1' })
    onwards(t, () => t.can(Ann, 'use:V1:unlock'))
    t.answer(Ann, 'use:V1:unlock')
    expect(t.locked('V1')).toBe(false)
  })
})

describe('Ariane', () => {
  it('-1 stealth in what is not directed, and nowhere else', () => {
    const t = stands('ariane', { v1: { blood: 1 } })
    t.answer(Ann, 'hunt:V1')
    expect(t.stat('V1', 'stealth')).toBe(0)
    t.allPass()
    unlocked(t, 'V1').answer(Ann, 'bleed:V1')
    expect(t.stat('V1', 'stealth')).toBe(0)
    t.allPass()
    t.answer(Ann, 'bleed:A2')
    expect([t.stat('V1', 'stealth'), t.stat('A2', 'stealth')]).toEqual([0, 0])
  })
})

describe('Theo Bell', () => {
  it('enters combat with any ready minion of another, in a directed action', () => {
    const t = stands('theo-bell-6', {
      ben: { ready: [v('B1'), v('B2', { type: 'ally', life: 2 })], torpor: [v('B3')] },
    })
    expect(t.option(Ann, 'action:V1:fight:V1')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('B2')] }])
    expect(t.can(Ann, 'action:V1:fight:A2')).toBe(false)
    t.answer(Ann, 'action:V1:fight:V1', { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
    onwards(t, () => isOver(t))
    expect([t.stat('V1', 'strength'), t.blood('B1')]).toEqual([2, 3])
  })
  it('theo-bell-6#1: merges with the advanced card of the other group', () => {
    const t = stands('theo-bell-6', {
      ann: { uncontrolled: [{ card: 'theo-bell-advanced', as: 'U1' }] },
      phase: 'influence',
    })
    t.answer(Ann, 'merge:U1')
    expect(t.has('merged')).toBe(true)
  })
})

describe('Chun Hei', () => {
  it('burns 1 blood for another strike once a combat, beside a limited one', () => {
    const t = stands('chun-hei', {
      v1: { blood: 4 },
      ann: { hand: held('blur', 'K1') },
      ben: { ready: [v('B1', { capacity: 9 })] },
    })
    attacked(t, 'V1', 'B1')
    onwards(t, () => t.can(Ann, 'play:K1:cel:V1'))
    t.answer(Ann, 'play:K1:cel:V1')
    onwards(t, () => t.can(Ann, 'use:V1:strike'))
    t.answer(Ann, 'use:V1:strike')
    expect([t.blood('V1'), t.can(Ann, 'use:V1:strike')]).toEqual([1, false])
    fought(t)
    expect(hits(t, 'B1').length).toBe(3)
  })
})

describe('Tomaine', () => {
  it.each([
    ['Sabbat', {}, 8],
    ['Camarilla', {}, 7],
    ['Sabbat', { fallen: true as const }, 7],
  ])('the hand of a prey with a %s vampire', (sect, more, size) => {
    const t = stands('tomaine', { ...more, ben: { ready: [v('B1', { sect })] } })
    expect([seatStat(t.state, Ben, 'handSize'), seatStat(t.state, Ann, 'handSize')]).toEqual([size, 7])
  })
})

it.each([
  ['a combat card of 1', 'V1', { types: ['Combat'] as const, bloodCost: 1 }, {}, 0],
  ['one for another', 'A2', { types: ['Combat'] as const, bloodCost: 1 }, {}, 1],
  ['another card', 'V1', { types: ['Action Modifier'] as const, bloodCost: 1 }, {}, 1],
  ['adana-de-sforza#1: one of two types, as a combat card', 'V1', {}, { type: 'Combat' as const }, 0],
  ['adana-de-sforza#1: one of two types, as a modifier', 'V1', {}, { type: 'Action Modifier' as const }, 1],
])('Adana de Sforza pays 1 blood less for combat cards: %s', (_, by, printed, way, blood) => {
  const t = stands('adana-de-sforza', { ann: { hand: held('rapid-change', 'K1') } })
  expect(costs(t, by, printed as object, way)).toBe(blood)
})

it('adana-de-sforza#1: what she plays as a modifier is paid for whole, and as a combat card not', () => {
  const t = stands('adana-de-sforza', { ann: { hand: held('rapid-change', 'K1') } })
  t.answer(Ann, 'bleed:V1')
  t.reach(Ben, 'block:B1')
  t.reach(Ann, 'play:K1:pro:V1')
  t.allPass(() => t.blood('V1') < 11)
  expect(t.blood('V1')).toBe(10)
})

describe('Carlak', () => {
  const tallied = (ben: string, dee: string) => {
    const t = table({
      seats: [
        { ready: [minion('A1')], hand: [{ card: 'ancilla-empowerment', as: 'K1' }] },
        {
          ready: [
            minion('B1', { generic: { title: 'prince', city: 'Rome' } }),
            minion('B2', { generic: { title: 'primogen' } }),
          ],
        },
        { ready: [{ card: 'carlak', as: 'C1', blood: 2 }] },
        { ready: [minion('D1', { generic: { title: 'primogen' } })] },
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    t.answer(Ben, 'vote:title:B2', { side: [ben] })
    t.answer(3, 'vote:title:D1', { side: [dee] })
    t.allPass()
    return t.blood('C1')
  }
  it('1 blood for each Methuselah that casts against, and nothing in favour, in whosever referendum', () => {
    expect([tallied('against', 'against'), tallied('for', 'against'), tallied('for', 'for')]).toEqual([4, 3, 2])
  })
  it('an optional press each combat', () => {
    const t = table({ seats: [{ ready: [{ card: 'carlak', as: 'C1' }] }, { ready: [minion('B1')] }] })
    attacked(t, 'C1', 'B1')
    expect([t.stat('C1', 'press'), t.stat('B1', 'press')]).toEqual([1, 0])
  })
})

describe('Dmitra Ilyanova', () => {
  const dmitra = () => {
    const t = stands('dmitra-ilyanova', {
      v1: { blood: 1 },
      ben: {
        ready: [v('B1', { capacity: 9 }, { blood: 2 }), v('B2', { type: 'ally', life: 1 })],
        torpor: [v('B3', { capacity: 9 }, { blood: 2 })],
      },
    })
    t.answer(Ann, 'action:V1:call:V1')
    return t.allPass(() => t.can(Ann, 'choose'))
  }
  it('calls a referendum at +1 stealth that shares out 4 blood among ready vampires', () => {
    const t = dmitra()
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([
      { type: 'allocation', candidates: [t.id('V1'), t.id('A2'), t.id('B1')], total: 4, least: 1, spare: 0 },
    ])
    t.choose(Ann, { [t.id('V1')]: 3, [t.id('B1')]: 1 })
    const { stack } = viewFor(t.state, 'spectator')
    expect(stack).toMatchObject(
      stack.map(entry =>
        entry.kind === 'referendum'
          ? { terms: [{ cards: ['V1', 'V1', 'V1', 'B1'].map(as => ({ id: t.id(as) })) }] }
          : {},
      ),
    )
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:title:V1', { side: ['for'] })
    t.allPass()
    expect(['V1', 'A2', 'B1', 'B3'].map(as => t.blood(as))).toEqual([4, 5, 3, 2])
  })
  it('all 4 of them, and to nobody else; and nothing if it fails', () => {
    const t = dmitra()
    expect([
      t.refused(Ann, 'choose', { pick: { [t.id('V1')]: 3 } }),
      t.refused(Ann, 'choose', { pick: { [t.id('V1')]: 5 } }),
      t.refused(Ann, 'choose', { pick: { [t.id('B3')]: 4 } }),
      t.refused(Ann, 'choose', { pick: { [t.id('B2')]: 4 } }),
    ]).toEqual(['illegal-args', 'illegal-args', 'illegal-args', 'illegal-args'])
    t.choose(Ann, { [t.id('V1')]: 4 })
    t.allPass()
    expect(t.blood('V1')).toBe(1)
  })
})

describe('Reginald Moore', () => {
  const clans = [{ clan: 'Tremere' }, { clan: 'Tremere antitribu' }]
  it.each([...clans.map(generic => [generic, [1, 2, 1]] as const), [{}, [1, 1, 1]] as const])(
    'strength against %j: %j',
    (generic, expected) => {
      expect(strengths('reginald-moore', generic)).toEqual(expected)
    },
  )
  it('does not block vampires of those clans', () => {
    for (const [generic, may] of [...clans.map(one => [one, false] as const), [{}, true] as const]) {
      const bled = table({
        seats: [{ ready: [{ card: 'reginald-moore', as: 'V1' }] }, { ready: [v('B1', generic)] }],
        turn: { seat: Ben },
      })
      bled.answer(Ben, 'bleed:B1')
      expect(bled.can(Ann, 'block:V1')).toBe(may)
    }
  })
  it('nor does he take an action to enter combat with one; other actions at them he takes', () => {
    const t = stands('reginald-moore', {
      v1: { attachments: held('archon', 'K1') },
      ben: { ready: [v('B1', clans[0]), v('B2')], torpor: [v('B3', clans[1])] },
    })
    expect(t.option(Ann, 'action:K1:fight:V1')?.slots).toMatchObject([{ candidates: [t.id('B2')] }])
    expect(t.can(Ann, 'diablerie:V1:B3')).toBe(true)
  })
})

describe('Karen Suadela', () => {
  const gehenna = (as: string, card: string) => ({ card, as })
  const deposed = (t: ReturnType<typeof stands>, who: string) =>
    t.effect(Ben, [{ op: 'become', who: 'v', traits: { untitled: 'yielded' }, until: 'game' }], { v: who })

  it('acts at +1 stealth where nobody is the target', () => {
    const stealth = (action: string) => {
      const t = stands('karen-suadela', { v1: { blood: 3 } })
      t.answer(Ann, action)
      return [t.stat('V1', 'stealth'), t.stat('A2', 'stealth')]
    }
    expect([stealth('hunt:V1'), stealth('bleed:V1'), stealth('hunt:A2')]).toEqual([
      [2, 0],
      [0, 0],
      [0, 1],
    ])
  })

  it('karen-suadela#1: what is played on her Disciplines, nobody reveals by Veil of Darkness', () => {
    const plays = (who: string, untitled = false) => {
      const t = stands('karen-suadela', {
        v1: { blood: 5 },
        ann: {
          ready: [v('A3', { disciplines: ['PRE'] })],
          hand: [{ card: 'enchant-kindred', as: 'K1' }],
          library: ['villein', 'fame'],
        },
        ben: { ready: [gehenna('G1', 'veil-of-darkness')] },
      })
      if (untitled) deposed(t, 'V1')
      t.answer(Ann, `play:K1:pre:${who}`)
      return t.has('looked')
    }
    expect([plays('V1'), plays('A3'), plays('V1', true)]).toEqual([false, true, true])
  })

  it('what a Gehenna event adds to the cost of cards she does not pay, while she is a prince', () => {
    const pays = (untitled: boolean) => {
      const t = stands('karen-suadela', {
        v1: { blood: 5 },
        ben: { ready: [gehenna('G1', 'the-slow-withering')] },
        ann: { hand: [{ card: 'blur', as: 'K1' }] },
      })
      if (untitled) deposed(t, 'V1')
      return costOf(t.state, Ann, definitionOf(t.state, t.id('K1'))!, t.id('K1'), t.id('V1'), false, undefined, {
        level: 'CEL',
      } as never)
    }
    expect([pays(false), pays(true)]).toEqual([{ blood: 1 }, { blood: 2 }])
  })

  it('karen-suadela#1 karen-suadela#2: what an event does to her is not done, and what it gives her goes to the bank', () => {
    const t = stands('karen-suadela', {
      v1: { blood: 5 },
      ben: { ready: [v('B1', {}, { blood: 3 }), gehenna('G1', 'dragonbound')] },
    })
    const done = (...ops: Parameters<typeof t.effect>[1]) =>
      t.effect(Ben, ops, { v: 'V1', b: 'B1', a: 'A2' }, { source: 'G1', by: 'G1' })
    done({ op: 'lock', who: 'v' }, { op: 'lock', who: 'a' })
    expect([t.locked('V1'), t.locked('A2')]).toEqual([false, true])
    done({ op: 'counters', from: { card: 'v' }, to: { card: 'b' }, amount: 1, why: 'effect' })
    expect([t.blood('V1'), t.blood('B1')]).toEqual([5, 3])
    done({ op: 'counters', from: { card: 'b' }, to: { card: 'v' }, amount: 1, why: 'effect' })
    expect([t.blood('V1'), t.blood('B1')]).toEqual([5, 2])
    done({ op: 'modify', stat: 'strength', delta: 1, on: { who: { kind: 'vampire' } }, until: 'game' })
    expect([t.stat('V1', 'strength'), t.stat('A2', 'strength')]).toEqual([1, 2])
    done({ op: 'become', who: 'v', traits: { sect: 'Independent' }, until: 'game' })
    done({ op: 'move', who: 'v', to: 'ash' })
    expect([facts(t.state, t.id('V1')).sect, t.inAsh(Ann, 'V1')]).toEqual(['Camarilla', false])
    // No prince any more, she is burned like anybody.
    deposed(t, 'V1')
    done({ op: 'move', who: 'v', to: 'ash' })
    expect(t.inAsh(Ann, 'V1')).toBe(true)
  })

  it('karen-suadela#1: an action of what does not affect one is not for that one', () => {
    const t = stands('reginald-moore', { v1: { attachments: held('archon', 'K1') } })
    expect(t.can(Ann, 'action:K1:fight:V1')).toBe(true)
    t.effect(Ann, [{ op: 'forbid', rule: 'affect', on: 'v', until: 'game', against: { named: 'archon' } }], { v: 'V1' })
    expect([t.can(Ann, 'action:K1:fight:V1'), t.can(Ann, 'bleed:V1')]).toEqual([false, true])
  })

  it('karen-suadela#3: others are affected all the same', () => {
    const t = stands('karen-suadela', {
      ben: { ready: [v('B1', { type: 'ally' }), gehenna('G1', 'the-unmasking')] },
    })
    t.answer(Ann, 'bleed:V1')
    expect(t.stat('B1', 'intercept')).toBe(1)
    const fallen = stands('karen-suadela', {
      fallen: true,
      ann: { hand: ['fame'] },
      ben: { ready: [v('B1'), gehenna('G1', 'dragonbound')] },
      phase: 'discard',
    })
    fallen.answer(Ann, 'use:G1:torpor')
    expect(fallen.pool(Ann)).toBe(19)
  })
})
