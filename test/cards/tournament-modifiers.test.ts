import { describe, expect, it } from 'vitest'
import { duel, onwards, upTo } from '../support/duel.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { K, K1, v } from './scene.ts'

const FOR = { side: ['for'] }
/** A1 bleeds Ben with this in Ann's hand; B1 may block. */
const scene = (card: string, a1: object, more: { blood?: number; b1?: object; hand?: object[] } = {}) => {
  const t = table({
    seats: [
      { ready: [v('A1', a1, { blood: more.blood ?? 5 }), v('A2')], hand: [K1(card), ...(more.hand ?? [])] as never },
      { pool: 20, ready: [v('B1', {}, more.b1), v('B2')] },
      {},
      {},
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  return t
}
const attempted = (...args: Parameters<typeof scene>) => {
  const t = scene(...args)
  t.reach(Ben, 'block:B1')
  return t
}

describe('stealth', () => {
  it.each([
    ['earth-control', 'pro', 1, 4],
    ['earth-control', 'PRO', 2, 4],
    ['rapid-change', 'pro', 1, 4],
    ['elder-impersonation', 'obf', 1, 4],
    ['enchanting-gaze', 'pre+pro', 1, 5],
    ['enchanting-gaze', 'PRE+PRO', 1, 5],
  ])('%s [%s]: +%i', (card, level, stealth, blood) => {
    const t = attempted(card, { disciplines: level.split('+') })
    t.reach(Ann, `play:K1:${level}:A1`)
    expect([t.stat('A1', 'stealth'), t.blood('A1')]).toEqual([stealth, blood])
    t.allPass(() => t.has('block-failed'))
    expect(t.has('block-failed')).toBe(true)
  })
  it.each([
    ['earth-control', 'pro'],
    ['rapid-change', 'pro'],
    ['elder-impersonation', 'obf'],
    ['enchanting-gaze', 'pre+pro'],
  ])('%s: not while it is not needed, nor without the Discipline', (card, level) => {
    expect(scene(card, { disciplines: level.split('+') }).can(Ann, `play:K1:${level}:A1`)).toBe(false)
    const t = attempted(card, {})
    t.allPass()
    expect([t.has('blocked'), t.inHand(Ann, 'K1')]).toEqual([true, true])
  })

  it('Elder Impersonation [OBF]: the attempt fails, and that minion attempts no other', () => {
    const t = attempted('elder-impersonation', { disciplines: ['OBF'] }, { blood: 2 })
    t.reach(Ann, 'play:K1:OBF:A1')
    expect([t.happened('block-failed'), t.blood('A1')]).toMatchObject([[{ minion: { id: t.id('B1') } }], 1])
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([false, true])
    t.answer(Ben, 'block:B2')
    t.allPass(() => t.has('blocked'))
    expect(t.has('blocked')).toBe(true)
  })
  it('Elder Impersonation [OBF]: only while a minion attempts to block', () => {
    expect(scene('elder-impersonation', { disciplines: ['OBF'] }).can(Ann, 'play:K1:OBF:A1')).toBe(false)
  })

  it("Enchanting Gaze [PRE][PRO]: a corruption counter of one's own makes the attempt fail, once", () => {
    const t = attempted('enchanting-gaze', { disciplines: ['PRE', 'PRO'] }, { b1: { counters: { 'corruption@0': 2 } } })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'm', until: 'turn' }], { m: 'B1' })
    t.reach(Ann, 'play:K1:PRE+PRO:A1')
    t.reach(Ann, 'use:K1:gaze:A1')
    expect([t.has('block-failed'), t.card('B1').counters, t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([
      true,
      { 'corruption@0': 1 },
      false,
      true,
    ])
    t.answer(Ben, 'block:B2')
    expect(t.can(Ann, 'use:K1:gaze:A1')).toBe(false)
  })
  it.each([
    [{ 'corruption@2': 2 }, 'PRE+PRO'],
    [{}, 'PRE+PRO'],
    [{ 'corruption@0': 1 }, 'pre+pro'],
  ])('Enchanting Gaze: not with %j at %s', (counters, level) => {
    const t = attempted('enchanting-gaze', { disciplines: ['PRE', 'PRO'] }, { b1: { counters } })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'm', until: 'turn' }], { m: 'B1' })
    t.reach(Ann, `play:K1:${level}:A1`)
    t.allPass(() => t.has('blocked'))
    expect([t.has('blocked'), t.has('ability-used')]).toEqual([true, false])
  })
})

describe('Form of the Bat, as a modifier', () => {
  const magnum = [{ card: '44-magnum', as: 'G1' }]
  const blocked = (level: string) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['PRO'] }, { attachments: magnum as never }), v('A2')],
          hand: [K1('form-of-the-bat')],
        },
        { pool: 20, ready: [v('B1'), v('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'm', until: 'turn' }], { m: 'B1' })
    if (level) t.reach(Ann, `play:K1:${level}:A1`)
    return t
  }
  it('-1 intercept to the blocking minion', () => {
    const t = attempted('form-of-the-bat', { disciplines: ['pro'], stealth: 0 })
    t.reach(Ann, 'play:K1:pro:A1')
    expect(t.stat('B1', 'intercept')).toBe(-1)
    t.allPass(() => t.has('block-failed'))
    expect([t.has('block-failed'), t.stat('A1', 'maneuver')]).toEqual([true, 0])
  })
  it('blocked all the same: an optional maneuver, and no equipment in the combat', () => {
    const t = blocked('pro')
    t.allPass(() => t.has('combat-started'))
    expect([
      t.stat('A1', 'maneuver'),
      t.state.modifiers.some(m => m.kind === 'rule' && m.rule === 'equipment'),
    ]).toEqual([1, true])
    onwards(t, () => t.can(Ann, 'maneuver:A1') || t.has('combat-ended'))
    expect([t.can(Ann, 'maneuver:A1'), t.can(Ann, 'maneuver:A1:G1:shot')]).toEqual([true, false])
    onwards(t, () => t.state.frames.at(-1)?.kind === 'combat' || t.has('combat-ended'))
    expect(t.can(Ann, 'strike:A1:G1:shot')).toBe(false)
  })
  it('without it the equipment is of use', () => {
    const t = blocked('')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'combat')
    expect([t.stat('A1', 'maneuver'), t.can(Ann, 'strike:A1:G1:shot')]).toEqual([0, true])
  })
  it('only while a minion attempts to block', () => {
    expect(scene('form-of-the-bat', { disciplines: ['pro'] }).can(Ann, 'play:K1:pro:A1')).toBe(false)
  })
})

describe('bleed', () => {
  it.each([1, 2, 3])('Monkey Wrench: %i blood, and as much bleed', x => {
    const t = scene('monkey-wrench', { sect: 'Anarch' })
    t.answer(Ann, 'play:K1::A1', { x })
    t.allPass()
    expect([t.blood('A1'), t.pool(Ben)]).toEqual([5 - x, 19 - x])
  })
  it('Monkey Wrench: 1, 2 or 3, as far as there is blood, limited, by an Anarch', () => {
    const t = scene('monkey-wrench', { sect: 'Anarch' }, { blood: 2, hand: [{ card: 'monkey-wrench', as: 'K2' }] })
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ min: 1, max: 2 }])
    const other = scene(
      'monkey-wrench',
      { sect: 'Anarch', disciplines: ['dom'] },
      { hand: [{ card: 'conditioning', as: 'K2' }] },
    )
    other.answer(Ann, 'play:K2:dom:A1')
    expect([other.can(Ann, 'play:K1::A1'), other.why(Ann, 'play', 'K1')]).toEqual([
      false,
      ['limited-already', 'BLEED-04'],
    ])
    expect(scene('monkey-wrench', {}).can(Ann, 'play:K1::A1')).toBe(false)
  })
  it('Monkey Wrench: in no other action', () => {
    const t = table({ seats: [{ ready: [v('A1', { sect: 'Anarch' }), v('A2')], hand: [K1('monkey-wrench')] }, {}] })
    t.answer(Ann, 'hunt:A1')
    expect(t.can(Ann, 'play:K1::A1')).toBe(false)
  })

  it('Adhocracy [ani]: +1 bleed', () => {
    const t = scene('adhocracy', { sect: 'Anarch', disciplines: ['ani'] })
    t.answer(Ann, 'play:K1:ani:A1')
    t.allPass()
    expect(t.pool(Ben)).toBe(18)
  })
  it('Adhocracy [chi]: 3 votes in polling', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { sect: 'Anarch', disciplines: ['chi'] })],
          hand: [K1('adhocracy'), { card: 'domain-challenge', as: 'P1' }],
        },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:P1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'play:K1:chi:A1')
    expect(t.stat('A1', 'votes')).toBe(3)
  })
  it.each([
    [true, 3],
    [false, 4],
  ])('Adhocracy [pot]: +1 strength in the combat if it is blocked: %s', (played, blood) => {
    const t = scene('adhocracy', { sect: 'Anarch', disciplines: ['pot'] })
    if (played) t.answer(Ann, 'play:K1:pot:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.has('combat-ended'))
    expect([t.blood('B1'), t.stat('A1', 'strength')]).toEqual([blood, 1])
  })
  it('Adhocracy: not by who is no Anarch, nor [ani] and [chi] in another action', () => {
    expect(scene('adhocracy', { disciplines: ['ani', 'pot'] }).can(Ann, 'play:K1:ani:A1')).toBe(false)
    const t = table({
      seats: [
        { ready: [v('A1', { sect: 'Anarch', disciplines: ['ani', 'chi', 'pot'] })], hand: [K1('adhocracy')] },
        {},
      ],
    })
    t.answer(Ann, 'hunt:A1')
    expect(['ani', 'chi', 'pot'].map(level => t.can(Ann, `play:K1:${level}:A1`))).toEqual([false, false, true])
  })

  const serpent = (level: string, b1: object = {}) =>
    attempted('revelation-of-the-serpent', { disciplines: level.split('+') }, { b1 })
  it.each([
    ['pre+pro', 'stealth'],
    ['PRE+PRO', 'STEALTH'],
  ])('Revelation of the Serpent at %s: +1 bleed, or +1 stealth and +1 bleed', (level, name) => {
    const plain = scene('revelation-of-the-serpent', { disciplines: level.split('+') })
    expect(plain.can(Ann, `play:K1:${name}:A1`)).toBe(false)
    plain.answer(Ann, `play:K1:${level}:A1`)
    plain.allPass()
    expect(plain.pool(Ben)).toBe(18)
    const t = serpent(level)
    t.reach(Ann, `play:K1:${name}:A1`)
    expect([t.stat('A1', 'stealth'), t.stat('A1', 'bleed')]).toEqual([1, 2])
    t.allPass()
    expect(t.pool(Ben)).toBe(18)
  })
  it('Revelation of the Serpent [PRE][PRO]: 2 corruption counters of a minion of the target unlock', () => {
    const t = scene(
      'revelation-of-the-serpent',
      { disciplines: ['PRE', 'PRO'] },
      { b1: { counters: { 'corruption@0': 3 } } },
    )
    t.answer(Ann, 'play:K1:PRE+PRO:A1')
    t.allPass()
    expect(t.refused(Ann, 'choose', { pick: [t.id('B2')] })).toBe('illegal-args')
    t.choose(Ann, [t.id('B1')])
    t.allPass()
    expect([t.card('B1').counters, t.locked('A1')]).toEqual([{ 'corruption@0': 1 }, false])
  })
  it.each([
    ['pre+pro', { 'corruption@0': 3 }],
    ['PRE+PRO', { 'corruption@0': 1 }],
    ['PRE+PRO', { 'corruption@2': 3 }],
  ])('Revelation of the Serpent at %s with %j: no unlocking', (level, counters) => {
    const t = scene('revelation-of-the-serpent', { disciplines: ['PRE', 'PRO'] }, { b1: { counters } })
    t.answer(Ann, `play:K1:${level}:A1`)
    t.allPass()
    expect([t.locked('A1'), t.card('B1').counters]).toEqual([true, counters])
  })
  it('revelation-of-the-serpent#1: not if the target is ousted by it', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['PRE', 'PRO'] }), v('A2')], hand: [K1('revelation-of-the-serpent')] },
        { pool: 2, ready: [v('B1', {}, { counters: { 'corruption@0': 3 } })] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:K1:PRE+PRO:A1')
    t.allPass()
    expect([t.has('ousted'), t.locked('A1')]).toEqual([true, true])
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

describe('Propaganda of the Deed', () => {
  it('is put in play after a successful directed action', () => {
    const t = scene('propaganda-of-the-deed', { sect: 'Anarch' })
    t.allPass(() => t.window() === 'resolved')
    t.reach(Ann, 'play:K1::A1')
    expect(t.state.seats[Ann]!.inPlay).toContain(t.id('K1'))
  })
  it('not after a block, an undirected action, or by who is no Anarch', () => {
    const blocked = attempted('propaganda-of-the-deed', { sect: 'Anarch' })
    onwards(blocked, () => blocked.window() === 'resolved')
    expect(blocked.can(Ann, 'play:K1::A1')).toBe(false)
    const hunt = table({
      seats: [{ ready: [v('A1', { sect: 'Anarch' }), v('A2')], hand: [K1('propaganda-of-the-deed')] }, {}],
    })
    hunt.answer(Ann, 'hunt:A1')
    hunt.allPass(() => hunt.window() === 'resolved')
    expect(hunt.can(Ann, 'play:K1::A1')).toBe(false)
    const other = scene('propaganda-of-the-deed', {})
    other.allPass(() => other.window() === 'resolved')
    expect(other.can(Ann, 'play:K1::A1')).toBe(false)
  })
  it('burned in polling for 2 votes', () => {
    const t = table({
      seats: [
        { ready: [v('A1')], hand: [{ card: 'domain-challenge', as: 'P1' }] },
        { ready: [K1('propaganda-of-the-deed')] },
        {},
      ],
    })
    expect(t.can(Ben, 'use:K1:votes')).toBe(false)
    t.answer(Ann, 'play:P1::A1')
    t.allPass(() => t.window() === 'polling')
    t.reach(Ben, 'use:K1:votes')
    expect([t.inAsh(Ben, 'K1'), t.can(Ben, 'vote:card:' + t.id('K1'))]).toEqual([true, true])
    t.answer(Ben, 'vote:card:' + t.id('K1'), { side: ['against'] })
    expect(t.happened('votes-cast')).toMatchObject([{ seat: Ben, votes: 2 }])
  })
})

describe('referendums', () => {
  const vote = (card: string, ben: object[]) => {
    const t = table({
      seats: [
        { pool: 10, ready: [v('A1'), v('A2', {}, { locked: true })], hand: [K1(card)] },
        { pool: 10, ready: ben as never },
        { pool: 10 },
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass()
    return [Ann, Ben, Cal].map(t.pool)
  }
  it('Domain Challenge: 1 pool for each locked minion', () => {
    expect(
      vote('domain-challenge', [v('B1', {}, { locked: true }), v('B2'), v('B3', { type: 'ally' }, { locked: true })]),
    ).toEqual([8, 8, 10])
  })
  it('Autarkis Persecution: 1 pool gained for each minion', () => {
    expect(vote('autarkis-persecution', [v('B1', {}, { locked: true }), v('B2'), v('B3', { type: 'ally' })])).toEqual([
      12, 13, 10,
    ])
  })
  it.each(['domain-challenge', 'autarkis-persecution'])('%s: nothing of one that fails', card => {
    const t = table({ seats: [{ pool: 10, ready: [v('A1')], hand: [K1(card)] }, { pool: 10, ready: [v('B1')] }, {}] })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.pool(Ann), t.pool(Ben)]).toEqual([10, 10])
  })
})

describe('Power of All', () => {
  const A = { sect: 'Anarch' }
  const scene = (ben: object[], hand: object[] = [{ card: 'bonding', as: 'H1' }]) =>
    table({
      seats: [
        { ready: [v('A1', { disciplines: ['DOM'] }), v('A2')], hand: hand as never },
        { pool: 10, ready: ben as never[], hand: K('power-of-all') },
        {},
      ],
    })
  it('power-of-all#G155-1: locks two Anarchs and cancels a card as it is played, which is paid for', () => {
    const t = scene([v('B1', A), v('B2', A)])
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:H1:dom:A1')
    t.reach(Ben, 'play:K1::B1', { m: [t.id('B2')] })
    t.allPass()
    expect([t.happened('card-cancelled'), t.locked('B1'), t.locked('B2'), t.blood('B1'), t.pool(Ben)]).toMatchObject([
      [{ card: { id: t.id('H1') } }],
      true,
      true,
      3,
      9,
    ])
  })
  it('power-of-all#G63-1: even where there is no action: a master card', () => {
    const t = table({
      seats: [
        { ready: [v('A1')], hand: [{ card: 'villein', as: 'H1' }] },
        { ready: [v('B1', A), v('B2', A)], hand: K('power-of-all') },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:H1:', { v: [t.id('A1')], n: 2 })
    t.reach(Ben, 'play:K1::B1', { m: [t.id('B2')] })
    t.allPass()
    expect(t.happened('card-cancelled').length).toBe(1)
  })
  it.each([
    ['one Anarch alone', [v('B1', A), v('B2')]],
    ['the other is locked', [v('B1', A), v('B2', A, { locked: true })]],
  ])('not where %s', (_, ben) => {
    const t = scene(ben)
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:H1:dom:A1')
    t.allPass()
    expect(t.has('card-cancelled')).toBe(false)
  })
  it('power-of-all#G63-2: not in combat, nor in the own turn', () => {
    const own = table({
      seats: [{ ready: [v('A1', A), v('A2', A)], hand: [...K('power-of-all'), { card: 'villein', as: 'H1' }] }, {}],
      turn: { phase: 'master' },
    })
    own.answer(Ann, 'play:H1:', { v: [own.id('A1')], n: 2 })
    expect(own.has('card-cancelled')).toBe(false)
    const t = upTo(
      duel({
        a: { generic: { capacity: 9, disciplines: ['POT'] } },
        b: { generic: { sect: 'Anarch', capacity: 9 } },
        ann: [{ card: 'roundhouse', as: 'H1' }],
        ben: K('power-of-all'),
      }),
      'strike',
    )
    t.answer(Ann, 'play:H1:pot:A1')
    expect(t.options(Ben).filter(id => id.startsWith('play:'))).toEqual([])
  })
  it('ruling: a locked minion that attempts to block does not block', () => {
    const t = scene([v('B1', A), v('B2', A)])
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.effect(Ben, [{ op: 'lock', who: 'm' }], { m: 'B1' })
    t.allPass()
    expect([t.has('blocked'), t.has('block-failed'), t.pool(Ben)]).toEqual([false, true, 9])
  })
})
