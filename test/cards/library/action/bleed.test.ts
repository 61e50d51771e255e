import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../shared/rules/index.ts'
import { onwards } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../../support/table.ts'
import { ended, held, K1, type Table, v } from '../../scene.ts'

const of = (as: string, generic: object, more: object = {}) => minion(as, { generic, ...more })
const V = (as: string, disciplines: string[] = [], more: object = {}) =>
  minion(as, { generic: { disciplines }, ...more })
const G1 = { card: 'govern-the-unaligned', as: 'G1' }
const G2 = { card: 'govern-the-unaligned', as: 'G2' }
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
const announced = (t: Table) => t.happened('action-announced').at(-1)

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

describe('Enchant Kindred', () => {
  const E1 = { card: 'enchant-kindred', as: 'E1' },
    E2 = { card: 'enchant-kindred', as: 'E2' },
    F1 = { card: 'freak-drive', as: 'F1' }
  const scene = () =>
    table({
      seats: [
        {
          ready: [of('A1', { disciplines: ['PRE', 'for'] }), of('A2', { disciplines: ['PRE'] })],
          hand: [E1, E2, F1],
          uncontrolled: [of('U1', { capacity: 3 })],
        },
        { pool: 10 },
      ],
    })

  it('CARD-ENCHANTKINDRED-01: a bleed without stealth, or 2 blood at +1 stealth, never both', () => {
    const t = scene()
    expect(t.options(Ann).filter(id => id.startsWith(`play:${t.id('E1')}`))).toEqual(
      ['pre', 'PRE'].flatMap(level => ['A1', 'A2'].map(by => `play:${t.id('E1')}:${level}:${t.id(by)}`)),
    )
    expect([t.refused(Ann, 'play:E1:pre:A1', { v: [t.id('U1')] }), t.refused(Ann, 'play:E1:pre+PRE:A1')]).toEqual([
      'illegal-args',
      'illegal-option',
    ])
    t.answer(Ann, 'play:E1:pre:A1')
    expect(t.happened('action-announced')).toMatchObject([{ action: 'bleed', stealth: 0 }])
    t.allPass(() => t.has('action-ended'))
    expect([t.pool(Ben), t.blood('U1')]).toEqual([8, 0])
    t.answer(Ann, 'play:E2:PRE:A2', { v: [t.id('U1')] })
    expect(t.happened('action-announced')[1]).toMatchObject({ action: 'card', stealth: 1, targets: [] })
    t.allPass()
    expect([t.pool(Ben), t.blood('U1')]).toEqual([8, 2])
  })

  it('CARD-ENCHANTKINDRED-02: not twice by one minion, unlocked or at the other level; another minion may', () => {
    const t = scene()
    t.answer(Ann, 'play:E1:pre:A1')
    t.reach(Ann, 'play:F1:for:A1')
    t.allPass()
    expect([
      t.locked('A1'),
      t.refused(Ann, 'play:E2:PRE:A1', { v: [t.id('U1')] }),
      t.can(Ann, 'play:E2:PRE:A2'),
    ]).toEqual([false, 'illegal-option', true])
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

describe('Kindred Spirits', () => {
  const K1 = { card: 'kindred-spirits', as: 'K1' }
  it('superior: bleeds for 1 more, and gains nothing where the bleed burns nothing', () => {
    const t = table({
      seats: [{ pool: 5, ready: [of('V1', { disciplines: ['DEM'] })], hand: [K1] }, { pool: 10 }, { pool: 10 }],
    })
    t.answer(Ann, 'play:K1:DEM:V1', { whom: [Cal] })
    t.allPass()
    expect([t.pool(Cal), t.pool(Ann)]).toEqual([8, 6])
    const none = table({
      seats: [{ pool: 5, ready: [of('V1', { disciplines: ['dem'], bleed: 0 })], hand: [K1] }, { pool: 10 }],
    })
    none.answer(Ann, 'play:K1:dem:V1', { whom: [Ben] })
    none.allPass()
    expect([none.pool(Ben), none.pool(Ann), none.state.edge]).toEqual([10, 5, null])
  })
})

describe('The Platinum Protocol', () => {
  const of = (as: string, disciplines: string, more: object = {}, generic: object = {}) =>
    v(as, { disciplines: disciplines.split(' '), ...generic }, more)

  it('the-platinum-protocol#1, the-platinum-protocol#2: the minion is chosen as the action resolves; a second counter on it steals nothing', () => {
    const t = table({
      seats: [
        { ready: [of('A1', 'pro', {}, { sect: 'Anarch' }), minion('A2')], hand: held('the-platinum-protocol', 'K1') },
        { pool: 10, ready: [v('B1', { capacity: 2 }, { counters: { 'corruption@0': 1 } }), minion('B2')] },
        {},
        listening('D1'),
        {},
      ],
    })
    expect(t.option(Ann, 'play:K1:pro:A1')?.slots ?? []).toEqual([])
    t.answer(Ann, 'play:K1:pro:A1')
    expect(t.option(Ann, 'choose')).toBeUndefined()
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('B2')] }])
    t.choose(Ann, [t.id('B1')])
    t.allPass()
    expect([
      t.card('B1').counters,
      t.state.seats[Ben]!.inPlay.includes(t.id('B1')),
      t.pool(Ben),
      ended(t),
    ]).toMatchObject([{ 'corruption@0': 2 }, true, 9, { outcome: 'successful' }])
  })
})

describe('The Platinum Protocol', () => {
  const protocol = (held: string[], more: object = {}) =>
    table({
      seats: [
        {
          ready: [v('A1', { sect: 'Anarch', disciplines: held, ...more }), v('A2')],
          hand: [K1('the-platinum-protocol')],
        },
        { pool: 10, ready: [v('B1')] },
        { ready: [v('C1')] },
      ],
    })
  it.each([
    ['obf', 1, 9, 0],
    ['pre', 0, 8, 0],
    ['pro', 0, 9, 1],
    ['obf+pre', 1, 8, 0],
    ['obf+pro', 1, 9, 1],
    ['pre+pro', 0, 8, 1],
    ['obf+pre+pro', 1, 8, 1],
  ])('%s: %i stealth, pool %i, %i corruption counters', (level, stealth, pool, corruption) => {
    const t = protocol(level.split('+'))
    t.answer(Ann, `play:K1:${level}:A1`)
    expect(t.happened('action-announced')).toMatchObject([{ stealth, targets: [Ben], action: 'bleed' }])
    t.allPass()
    if (corruption > 0) {
      if (t.state.frames.at(-1)?.kind === 'choice') t.choose(Ann, [t.id('B1')])
      t.allPass()
    }
    expect([t.pool(Ben), t.card('B1').counters?.['corruption@0'] ?? 0]).toEqual([pool, corruption])
  })
  it('only at Disciplines that are held, by an Anarch', () => {
    const t = protocol(['obf', 'pro'])
    expect(['obf', 'obf+pro', 'pre', 'obf+pre', 'obf+pre+pro'].map(level => t.can(Ann, `play:K1:${level}:A1`))).toEqual(
      [true, true, false, false, false],
    )
    expect(protocol(['obf'], { sect: 'Camarilla' }).can(Ann, 'play:K1:obf:A1')).toBe(false)
  })
  it('[pro] not of a bleed for nothing', () => {
    const t = protocol(['pro'], { bleed: 0 })
    t.answer(Ann, 'play:K1:pro:A1')
    t.allPass()
    expect([t.has('action-succeeded'), t.card('B1').counters]).toEqual([true, undefined])
  })
})

describe('Entrancement', () => {
  const scene = (a1: object = { disciplines: ['PRE'] }) =>
    table({
      seats: [
        { ready: [v('A1', a1), v('A2', { type: 'ally' })], hand: [K1('entrancement')] },
        {
          pool: 10,
          ready: [v('B1'), v('B2', { type: 'ally', life: 2 }, { attachments: [{ card: 'sport-bike', as: 'E1' }] })],
        },
        {},
      ],
    })
  it('[pre] a bleed at +1', () => {
    const t = scene()
    t.answer(Ann, 'play:K1:pre:A1')
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
  })
  it('[PRE] steals an ally of another at +1 stealth', () => {
    const t = scene()
    expect(t.option(Ann, 'play:K1:PRE:A1')?.slots).toMatchObject([{ candidates: [t.id('B2')] }])
    t.answer(Ann, 'play:K1:PRE:A1', { m: [t.id('B2')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    t.allPass()
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('B2')), t.state.seats[Ann]!.inPlay.includes(t.id('E1'))]).toEqual([
      true,
      true,
    ])
  })
  it('not at a lower level', () => expect(scene({ disciplines: ['pre'] }).can(Ann, 'play:K1:PRE:A1')).toBe(false))
})

describe('Public Trust', () => {
  const scene = (level: string, blocked = false) => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['PRE'] }), v('A2')], hand: [K1('public-trust')], uncontrolled: [v('U1')] },
        { pool: 10, ready: [v('B1')] },
      ],
    })
    t.answer(Ann, `play:K1:${level}:A1`, level === 'PRE' ? { v: [t.id('U1')] } : {})
    if (blocked) t.reach(Ben, 'block:B1')
    onwards(t)
    return t
  }
  it.each([
    ['pre', 0],
    ['PRE', 1],
  ])('[%s] a bleed at +2; %i blood for an uncontrolled vampire', (level, blood) => {
    const t = scene(level)
    expect([t.pool(Ben), t.blood('A1'), t.blood('U1')]).toEqual([7, 4, blood])
  })
  it('[PRE] nothing of a bleed that is blocked', () => expect(scene('PRE', true).blood('U1')).toBe(0))
  it('[PRE] also with nobody in the uncontrolled region', () => {
    const t = table({
      seats: [{ ready: [v('A1', { disciplines: ['PRE'] })], hand: [K1('public-trust')] }, { pool: 10 }],
    })
    t.answer(Ann, 'play:K1:PRE:A1', { v: [] })
    onwards(t)
    expect(t.pool(Ben)).toBe(7)
  })
  it('public-trust#1: the vampire is chosen as it is declared, and others see no face', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['PRE'] })], hand: [K1('public-trust')], uncontrolled: [v('U1'), v('U2')] },
        { pool: 10 },
      ],
    })
    expect(t.option(Ann, 'play:K1:PRE:A1')?.slots).toMatchObject([{ candidates: ['U1', 'U2'].map(t.id), min: 1 }])
    t.answer(Ann, 'play:K1:PRE:A1', { v: [t.id('U2')] })
    expect(t.seenBy(Ben).filter(event => event.key === 'chosen')).toEqual([])
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

describe('Line Brawl', () => {
  const L1 = { card: 'line-brawl', as: 'L1' }
  const anarch = (disciplines: string[], sect = 'Anarch') =>
    table({
      seats: [
        { pool: 5, ready: [of('V1', { disciplines, sect })], hand: [L1] },
        { pool: 5, ready: [minion('V5')] },
        { pool: 5 },
      ],
    })
  it('steals 1 pool', () => {
    const t = anarch(['cel'])
    t.answer(Ann, 'play:L1:cel:V1', { whom: [Cal] })
    expect(t.happened('action-announced')).toMatchObject([{ action: 'card', targets: [Cal] }])
    t.allPass()
    expect([t.pool(Ann), t.pool(Cal)]).toEqual([6, 4])
  })
  it('enters combat with a minion', () => {
    const t = anarch(['pot'])
    t.answer(Ann, 'play:L1:pot:V1', { m: [t.id('V5')] })
    t.allPass()
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('V1') }, opposing: { id: t.id('V5') } }])
  })
  it('bleeds for 1 more', () => {
    const t = anarch(['pre'])
    t.answer(Ann, 'play:L1:pre:V1')
    t.allPass()
    expect(t.pool(Ben)).toBe(3)
  })
  it('requires an Anarch', () => {
    const t = anarch(['cel', 'pre'], 'Camarilla')
    expect([t.refused(Ann, 'play:L1:pre:V1'), t.why(Ann, 'play', 'L1')]).toEqual([
      'illegal-option',
      ['missing-sect', 'SECT-01'],
    ])
  })
})

describe('allies and lesser-used modes of actions', () => {
  it('Enticement, superior: 3 pool', () => {
    const t = table({
      seats: [{ edge: true, ready: [V('V1', ['SER'])], hand: [{ card: 'enticement', as: 'E1' }] }, { pool: 10 }],
    })
    t.answer(Ann, 'play:E1:SER:V1')
    t.allPass()
    expect([t.pool(Ben), t.state.edge]).toEqual([7, null])
  })
})

describe('actions at cards of others', () => {
  const of = (as: string, disciplines: string, more: object = {}, generic: object = {}) =>
    v(as, { disciplines: disciplines.split(' '), ...generic }, more)
  it('enticement#1, enticement#2: directed at the prey; with the Edge lost on the way it takes nothing, and nobody bleeds all the same', () => {
    const t = table({
      seats: [
        { edge: true, ready: [of('A1', 'ser'), minion('A2')], hand: held('enticement', 'K1') },
        { pool: 10, ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'play:K1:ser:A1')
    expect(announced(t)).toMatchObject({ targets: [Ben] })
    t.effect(Ben, [{ op: 'edge', to: 'you' }])
    t.allPass()
    expect([t.pool(Ben), t.state.edge, t.can(Ann, 'bleed:A2'), t.can(Ann, 'end-phase')]).toEqual([10, Ben, false, true])
  })
})

describe('Shroud of Decay', () => {
  const acts = (level: string, ben: object, bleed = 1) => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: [level], bleed } }), minion('A2')],
          hand: held('shroud-of-decay', 'K1'),
        },
        { pool: 20, ready: [minion('B1')], ...ben },
        {},
      ],
    })
    t.answer(Ann, `play:K1:${level}:A1`)
    return t.allPass()
  }
  const cards = (n: number) => held('villein', ...Array.from({ length: n }, (_, i) => `x${i}`))

  it('[obl]: a bleed for one more; who burns pool to it discards two cards of their choice', () => {
    const t = acts('obl', { hand: cards(3) })
    expect([t.pool(Ben), t.waiting(), t.refused(Ben, 'choose', { pick: ['x0'] } as never)]).toEqual([
      18,
      [Ben],
      'illegal-args',
    ])
    t.answer(Ben, 'choose', { pick: ['x0', 'x2'] } as never)
    expect(['x0', 'x1', 'x2'].map(as => t.inAsh(Ben, as))).toEqual([true, false, true])
  })
  it('[obl]: of fewer cards all; none of who burned nothing', () => {
    const one = acts('obl', { hand: cards(1) })
    onwards(one)
    expect(one.inAsh(Ben, 'x0')).toBe(true)
    const none = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['obl'] } }), minion('A2')],
          hand: held('shroud-of-decay', 'K1'),
        },
        { pool: 20, ready: [minion('B1')], hand: cards(3) },
        {},
      ],
    })
    none.effect(Ben, [{ op: 'modify', stat: 'bleed', delta: -2, on: 'a', until: 'game' }], { a: 'A1' })
    none.answer(Ann, 'play:K1:obl:A1')
    none.allPass()
    expect([none.pool(Ben), none.state.seats[Ben]!.hand.length, none.waiting()]).toEqual([20, 3, [Ann]])
  })

  it('shroud-of-decay#1 [OBL]: seven cards of the prey’s ash heap, of one’s own choice, for three pool', () => {
    const t = acts('OBL', { ash: cards(8) })
    expect([t.waiting(), t.pool(Ben)]).toEqual([[Ann], 20])
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 0 }])
    t.answer(Ann, 'choose', { pick: [1, 2, 3, 4, 5, 6, 7].map(i => `x${i}`) } as never)
    expect([t.pool(Ben), t.state.seats[Ben]!.removed.length, t.inAsh(Ben, 'x0')]).toEqual([17, 7, true])
  })
  it('[OBL]: not with fewer; and for nothing where fewer are left as it resolves', () => {
    expect(() => acts('OBL', { ash: cards(6) })).toThrow('illegal-option')
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['OBL'] } }), minion('A2')],
          hand: held('shroud-of-decay', 'K1'),
        },
        { pool: 20, ...listening('B1'), ash: cards(7) },
        {},
      ],
    })
    t.answer(Ann, 'play:K1:OBL:A1')
    t.effect(Ben, [{ op: 'move', who: 'x', to: 'removed' }], { x: 'x0' })
    t.allPass()
    onwards(t)
    expect([t.pool(Ben), t.inAsh(Ben, 'x1')]).toEqual([20, true])
  })
})

describe('Force of Will', () => {
  const scene = (level: string, more: object = {}, ben: object = {}, hand: object[] = []) =>
    table({
      seats: [
        {
          ready: [
            minion('A1', { generic: { disciplines: [level, 'CEL'], capacity: 9 }, blood: 5, locked: true, ...more }),
          ],
          hand: [...held('force-of-will', 'K1'), ...hand] as never,
        },
        { pool: 20, ready: [minion('B1')], ...ben },
        {},
      ],
    })

  it.each([
    ['for', 2, true],
    ['FOR', 3, false],
  ] as const)('[%s]: a locked vampire bleeds for %i; burned by it: %s', (level, bleed, burned) => {
    const t = scene(level)
    expect(t.waiting()).toEqual([Ann])
    t.answer(Ann, `play:K1:${level}:A1`)
    t.allPass()
    expect([t.pool(Ben), t.inTorpor('A1') || t.inAsh(Ann, 'A1')]).toEqual([20 - bleed, true])
    expect(t.happened('damaged').map(event => 'amount' in event && event.amount)).toEqual([burned ? 2 : 1])
  })

  it('not by an unlocked vampire, nor by one that has bled', () => {
    expect(scene('for', { locked: false }).can(Ann, 'play:K1:for:A1')).toBe(false)
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { disciplines: ['for'] }, blood: 3 })], hand: held('force-of-will', 'K1') },
        { pool: 20 },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect([t.pool(Ben), t.can(Ann, 'play:K1:for:A1')]).toEqual([19, false])
  })

  it('force-of-will#1: the damage comes though the action was blocked, or has ended before the combat', () => {
    const blocked = scene('FOR')
    blocked.answer(Ann, 'play:K1:FOR:A1')
    blocked.reach(Ben, 'block:B1')
    onwards(blocked)
    expect([blocked.inTorpor('A1'), blocked.pool(Ben), blocked.blood('A1')]).toEqual([true, 20, 4])
    const ended = scene('FOR', {}, {}, held('change-of-target', 'C1'))
    ended.answer(Ann, 'play:K1:FOR:A1')
    ended.reach(Ben, 'block:B1')
    ended.reach(Ann, 'play:C1::A1')
    onwards(ended)
    expect([ended.inTorpor('A1'), ended.has('combat-started')]).toEqual([true, false])
  })

  it('force-of-will#2: not where it is cancelled as it is played', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['FOR'] }, blood: 3, locked: true })],
          hand: held('force-of-will', 'K1'),
        },
        { pool: 20, hand: held('direct-intervention', 'I1') },
        {},
      ],
    })
    t.answer(Ann, 'play:K1:FOR:A1')
    t.reach(Ben, 'play:I1:')
    onwards(t)
    expect([t.inTorpor('A1'), t.has('damaged')]).toEqual([false, false])
    const ended = scene('FOR', {}, {}, held('the-kiss-of-ra', 'C1'))
    ended.answer(Ann, 'play:K1:FOR:A1')
    ended.reach(Ben, 'block:B1')
    ended.reach(Ann, 'play:C1:for:A1')
    onwards(ended)
    expect([ended.happened('action-ended'), ended.inTorpor('A1')]).toMatchObject([[{ outcome: 'ended' }], false])
  })

  it('force-of-will#4: what is played after the resolution comes before the damage, or after it', () => {
    const after = () => {
      const t = scene('FOR', { blood: 5 }, {}, held('freak-drive', 'D1'))
      t.effect(Ann, [{ op: 'allow', rule: 'wake', on: 'a', until: 'turn' }], { a: 'A1' })
      t.answer(Ann, 'play:K1:FOR:A1')
      onwards(t, () => t.can(Ann, 'play:D1:for:A1'))
      return t
    }
    const before = after()
    expect([before.pool(Ben), before.has('damaged')]).toEqual([17, false])
    before.answer(Ann, 'play:D1:for:A1')
    onwards(before)
    expect([before.inTorpor('A1'), before.locked('A1')]).toEqual([true, false])
    const later = after()
    // Another minion plays what it has once the damage is there, and the one in torpor no more.
    later.pass(Ann)
    onwards(later, () => later.has('damaged'))
    expect([later.inTorpor('A1'), later.can(Ann, 'play:D1:for:A1')]).toEqual([true, false])
  })
})
