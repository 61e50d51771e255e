import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { holds } from '../../../../shared/rules/reads/evaluate.ts'
import { asAction } from '../../rows.ts'
import { actions, fought, held, K1, type Table, tough, v } from '../../scene.ts'

const of = (as: string, generic: object, more: object = {}) => minion(as, { generic, ...more })
const nos = (as: string, more: object = {}) => of(as, { clan: 'Nosferatu' }, more)
const S1 = { card: 'creeping-sabotage', as: 'S1' }
const S2 = { card: 'creeping-sabotage', as: 'S2' }
const announced = (t: Table) => t.happened('action-announced').at(-1)

describe('allies and retainers', () => {
  it('Army of Rats: any minion burns it', () => {
    const t = table({
      seats: [{ ready: held('army-of-rats', 'R1') }, { ready: [minion('B1')] }, {}, {}, {}],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'action:R1:burn:B1')
    expect(announced(t)).toMatchObject({ targets: [Ann] })
    t.allPass()
    expect(t.inAsh(Ann, 'R1')).toBe(true)
  })
})

describe('Army of Rats', () => {
  it('is put in play at +1 stealth by an Animalist', () => {
    const t = table({
      seats: [{ ready: [v('A1', { disciplines: ['ani'] }), v('A2')], hand: [K1('army-of-rats')] }, {}],
    })
    expect(t.can(Ann, 'play:K1:ani:A2')).toBe(false)
    t.answer(Ann, 'play:K1:ani:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay).toContain(t.id('K1'))
  })
  it('the prey burns 1 pool in the unlock phase, however many there are', () => {
    const t = table({
      seats: [{ ready: [K1('army-of-rats'), { card: 'army-of-rats', as: 'K2' }], hand: ['villein'] }, { pool: 10 }],
      turn: { phase: 'unlock' },
    })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:K2:sabotage')
    expect([t.pool(Ben), t.can(Ann, 'use:K1:sabotage'), t.can(Ann, 'end-phase')]).toEqual([9, false, true])
  })
  it('any minion may burn it', () => {
    const t = table({
      seats: [{ ready: [K1('army-of-rats')], hand: ['villein'] }, { ready: [v('B1', { type: 'ally' })] }],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'action:K1:burn:B1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ann] }])
    t.allPass()
    expect(t.inAsh(Ann, 'K1')).toBe(true)
  })
})

describe('Creeping Sabotage', () => {
  it('CARD-CREEPINGSABOTAGE-01: the first costs nothing, the second 1 blood, and the prey burns 1 pool a copy', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [nos('A1', { blood: 2 }), nos('A2', { blood: 2 })], hand: [S1, S2] },
        { pool: 10, ready: [minion('B1')] },
      ],
    })
    t.answer(Ann, 'play:S1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect([t.blood('A1'), t.state.seats[Ann]!.inPlay.includes(t.id('S1'))]).toEqual([2, true])
    expect(t.option(Ann, 'play:S2::A2')).toMatchObject({ cost: { blood: 1 } })
    t.answer(Ann, 'play:S2::A2')
    t.allPass()
    expect(t.blood('A2')).toBe(1)
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'unlock')
    expect(t.refused(Ann, 'end-phase')).toBe('illegal-option')
    t.answer(Ann, 'use:S1:sabotage')
    t.answer(Ann, 'use:S2:sabotage')
    expect([t.pool(Ben), t.refused(Ann, 'use:S2:sabotage')]).toEqual([8, 'illegal-option'])
  })

  it('costs what a vampire without blood cannot pay', () => {
    const t = table({
      seats: [{ ready: [nos('A1', { blood: 0 }), { card: 'creeping-sabotage', as: 'S0' }], hand: [S1] }, {}],
    })
    expect(t.can(Ann, 'play:S1::A1')).toBe(false)
  })

  it('CARD-CREEPINGSABOTAGE-02, ACT-12, change-of-target#4: any minion burns it; after Change of Target that copy is barred and another is not', () => {
    const t = table({
      seats: [
        { ready: [of('A1', { disciplines: ['ani'] }), S1, S2] },
        {
          ready: [minion('B1'), minion('B2')],
          hand: [{ card: 'change-of-target', as: 'T1' }],
          uncontrolled: [minion('U1')],
        },
        { ready: [minion('C1')] },
      ],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'action:S1:burn:B1')
    expect([t.happened('action-announced')[0], t.can(Cal, 'block:C1')]).toMatchObject([
      { targets: [Ann], stealth: 0 },
      false,
    ])
    t.reach(Ann, 'block:A1')
    t.reach(Ben, 'play:T1::B1')
    t.allPass()
    expect(t.locked('B1')).toBe(false)
    expect([t.refused(Ben, 'action:S1:burn:B1'), t.why(Ben, 'action:burn', 'B1')]).toEqual([
      'illegal-option',
      ['already-played', 'ACT-09'],
    ])
    t.answer(Ben, 'action:S2:burn:B1')
    expect(t.happened('action-announced')[1]).toMatchObject({ targets: [Ann] })
    t.allPass()
    expect(t.inAsh(Ann, 'S2')).toBe(true)
  })

  it('is burned by an own minion as an undirected action', () => {
    const t = table({ seats: [{ ready: [minion('A1'), S1] }, { ready: [minion('B1')] }] })
    t.answer(Ann, 'action:S1:burn:A1')
    expect([t.happened('action-announced')[0], t.can(Ben, 'block:B1')]).toMatchObject([{ targets: [] }, true])
    t.allPass()
    expect(t.inAsh(Ann, 'S1')).toBe(true)
  })
})

describe('Constant Revolution', () => {
  const scene = (revolution: number, hand: string[], seat = Ben as number) => {
    const t = table({
      seats: [
        { ready: [{ ...K1('constant-revolution'), counters: { revolution } }, v('A1')], hand: ['villein'] },
        {
          pool: 10,
          hand: hand.map((card, i) => ({ card, as: `H${i + 1}` })),
          library: Array<string>(9).fill('villein'),
          ready: [v('B1')],
        },
        {},
      ],
      turn: { seat, phase: 'unlock' },
    })
    return t
  }
  it('enters play with 1 counter, by an Anarch, at +1 stealth', () => {
    const t = table({
      seats: [{ ready: [v('A1', { sect: 'Anarch' }), v('A2')], hand: [K1('constant-revolution')] }, {}],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect(t.card('K1').counters).toEqual({ revolution: 1 })
  })
  it("grows by 1 in its controller's unlock phase", () => {
    const t = scene(1, [], Ann)
    expect([t.can(Ann, 'end-phase'), t.can(Ann, 'use:K1:suffer')]).toEqual([false, false])
    t.answer(Ann, 'use:K1:grow')
    expect(t.card('K1').counters).toEqual({ revolution: 2 })
  })
  it.each([
    [0, 7],
    [2, 9],
    [3, 10],
  ])(
    'constant-revolution#1: each other burns as much in pool and cards: %i cards at random, none of them a replacement',
    (n, pool) => {
      const t = scene(3, ['wider-view', 'blood-doll', 'misdirection', 'vessel', 'fame'])
      expect(t.can(Ben, 'end-phase')).toBe(false)
      t.answer(Ben, 'use:K1:suffer', { n })
      const gone = ['H1', 'H2', 'H3', 'H4', 'H5'].filter(card => t.inAsh(Ben, card))
      expect([t.pool(Ben), gone.length, t.state.seats[Ben]!.hand.length, t.can(Ben, 'use:K1:suffer')]).toEqual([
        pool,
        n,
        5,
        false,
      ])
      expect(t.happened('discarded').length).toBe(n)
    },
  )
  it('constant-revolution#1: no more cards than there are', () => {
    const t = scene(3, ['wider-view'])
    expect(t.refused(Ben, 'use:K1:suffer', { n: 2 })).toBe('illegal-args')
  })
  it('chance decides which', () => {
    const picks = new Set(
      [1, 2, 3, 4, 5, 6].map(seed => {
        const t = table(
          {
            seats: [
              { ready: [{ ...K1('constant-revolution'), counters: { revolution: 1 } }] },
              {
                hand: ['wider-view', 'blood-doll', 'misdirection', 'vessel'].map((card, i) => ({
                  card,
                  as: `H${i + 1}`,
                })),
                library: ['fame', 'fame'],
                ready: [v('B1')],
              },
            ],
            turn: { seat: Ben, phase: 'unlock' },
          },
          seed,
        )
        t.answer(Ben, 'use:K1:suffer', { n: 1 })
        return ['H1', 'H2', 'H3', 'H4'].findIndex(card => t.inAsh(Ben, card))
      }),
    )
    expect(picks.size).toBeGreaterThan(1)
  })
  it('vampires may burn it for 1 pool', () => {
    const t = table({
      seats: [
        { ready: [K1('constant-revolution')], hand: ['villein'] },
        { pool: 10, ready: [v('B1'), v('B2', { type: 'ally' })] },
      ],
      turn: { seat: Ben },
    })
    expect(t.can(Ben, 'action:K1:burn:B2')).toBe(false)
    t.answer(Ben, 'action:K1:burn:B1')
    t.allPass()
    expect([t.inAsh(Ann, 'K1'), t.pool(Ben)]).toEqual([true, 9])
  })
})

describe('Aranthebes', () => {
  it('aranthebes-the-immortal#G104-1: locked at any time before the action resolves, attempt or not', () => {
    const scene = () =>
      table({
        seats: [
          { ready: [v('A1', { stealth: 1 }), minion('A2')] },
          { pool: 10, ready: [minion('B1'), ...held('aranthebes-the-immortal', 'N1')] },
          {},
          listening('D1'),
          {},
        ],
      })
    const early = scene()
    early.answer(Ann, 'bleed:A1')
    early.reach(Ben, 'use:N1:stealth')
    expect([early.has('block-declared'), early.stat('A1', 'stealth')]).toEqual([false, 0])
    const late = scene()
    late.answer(Ann, 'bleed:A1')
    late.allPass(() => late.window() === 'declined')
    late.reach(Ben, 'use:N1:stealth')
    expect(late.stat('A1', 'stealth')).toBe(0)
    const over = scene()
    over.answer(Ann, 'bleed:A1')
    over.allPass(() => ['success', 'resolved'].includes(over.window() ?? ''))
    expect(over.can(Ben, 'use:N1:stealth')).toBe(false)
  })
})

describe('Aranthebes, The Immortal', () => {
  const H1 = { ...K1('aranthebes-the-immortal') }
  it('costs 1 pool and is put in play at +1 stealth', () => {
    const t = table({ seats: [{ pool: 10, ready: [v('A1')], hand: [H1] }, {}] })
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1 }])
    t.allPass()
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('K1'))]).toEqual([9, true])
  })
  /** Ann bleeds Ben, whose predator she is. */
  const bled = (a1: object, k1: object = {}, at: number = Ben) => {
    const here = (seat: number) => (at === seat ? [{ ...H1, ...k1 }] : [])
    const t = table({
      seats: [{ ready: [v('A1', a1), v('A2')] }, { pool: 10, ready: [v('B1'), ...here(Ben)] }, { ready: here(Cal) }],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('lock: -1 stealth to a minion of the predator', () => {
    const t = bled({ stealth: 1, capacity: 6 })
    t.reach(Ben, 'use:K1:stealth')
    expect([t.stat('A1', 'stealth'), t.locked('K1')]).toEqual([0, true])
    const cal = bled({ stealth: 1 }, {}, Cal)
    cal.allPass(() => cal.waiting().includes(Cal))
    expect(cal.can(Cal, 'use:K1:stealth')).toBe(false)
  })
  it.each([
    [4, {}, 10],
    [5, {}, 9],
    [4, { locked: true }, 9],
  ])('unlocked, a vampire of capacity %i bleeds for less: %j', (capacity, k1, pool) => {
    const t = bled({ capacity }, k1)
    t.allPass()
    expect(t.pool(Ben)).toBe(pool)
  })
  it('not of who bleeds another', () => {
    const t = bled({ capacity: 3 }, {}, Cal)
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
  })
  it('vampires of capacity 5 or more may shuffle it into the library', () => {
    const t = table({
      seats: [
        { ready: [H1], hand: ['villein'], library: ['villein', 'villein'] },
        { ready: [v('B1'), v('B2', { capacity: 4 })] },
      ],
      turn: { seat: Ben },
    })
    expect(t.can(Ben, 'action:K1:shuffle:B2')).toBe(false)
    t.answer(Ben, 'action:K1:shuffle:B1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ann] }])
    t.allPass()
    expect([
      t.state.seats[Ann]!.library.length + t.state.seats[Ann]!.hand.length,
      t.state.seats[Ann]!.inPlay,
      t.happened('moved'),
    ]).toMatchObject([4, [], [{ to: 'library' }]])
  })
})

it('the-status-perfectus#G93-2: who cannot strike gains strikes for nothing', () => {
  const of = (disciplines: string, more: object = {}) => ({
    generic: { disciplines: disciplines.split(' '), capacity: 9, ...more },
  })

  const t = duel({ a: of('CEL') as never, b: tough, ann: held('blur', 'X1') })
  t.effect(Ben, [{ op: 'forbid', rule: 'strike', on: 'a', until: 'combat' }], { a: 'A1' })
  onwards(t, () => t.can(Ann, 'play:X1:cel:A1') || isOver(t))
  t.answer(Ann, 'play:X1:cel:A1')
  fought(t)
  expect([
    t.happened('strike-chosen').filter(event => event.key === 'strike-chosen' && event.by.id === t.id('A1')),
    t.blood('B1'),
  ]).toEqual([[], 9])
})

describe('The Status Perfectus', () => {
  const A = { sect: 'Anarch', capacity: 9 }
  it('in the master phase moves 1 blood of an own ready Anarch to another', () => {
    const t = table({
      seats: [
        { ready: [K1('the-status-perfectus'), v('A1', A), v('A2', A, { blood: 1 }), v('A3')] },
        { ready: [v('B1', A, { blood: 1 })] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'use:K1:give')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')] }])
    t.answer(Ann, 'use:K1:give', { from: [t.id('A1')] })
    t.choose(Ann, [t.id('B1')])
    expect([t.blood('A1'), t.blood('B1'), t.can(Ann, 'use:K1:give')]).toEqual([8, 2, false])
  })
  const blocked = (b1: object = A, more: object[] = [v('B2', A)], a1: object = {}) => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9, ...a1 }), v('A2')] },
        { ready: [v('B1', b1), K1('the-status-perfectus'), ...(more as never[])] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'trigger:0') || (isOver(t) && t.state.frames.length === 1))
    return t
  }
  it('after the combat of a blocking Anarch another fights the acting minion, which has no strike in the first round', () => {
    const t = blocked()
    t.answer(Ben, 'trigger:0')
    if (t.state.frames.at(-1)?.kind === 'choice') t.choose(Ben, [t.id('B2')])
    onwards(t)
    expect([
      t.locked('K1'),
      t.locked('B2'),
      t.happened('combat-started').length,
      t.happened('strike-lost').length,
      t.blood('A1'),
      t.blood('B2'),
    ]).toEqual([true, true, 2, 1, 7, 9])
  })
  it('or not', () => {
    const t = blocked()
    t.pass(Ben)
    onwards(t)
    expect([t.locked('K1'), t.happened('combat-started').length]).toEqual([false, 1])
  })
  it.each<[string, Parameters<typeof blocked>]>([
    ['the blocker is no Anarch', [{ capacity: 9 }]],
    ['no other Anarch', [A, [v('B2')]]],
    ['the other is locked', [A, [v('B2', A, { locked: true })]]],
    ['the acting minion is gone', [{ ...A, strength: 9 }, [v('B2', A)], { capacity: 3 }]],
  ])('not where %s', (_, args) => expect(blocked(...args).can(Ben, 'trigger:0')).toBe(false))
  it('the-status-perfectus#G93-1: nor its maneuver from a strike', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9 }, { attachments: [{ card: '44-magnum', as: 'G1' }] }), v('A2')] },
        { ready: [v('B1', A), K1('the-status-perfectus'), v('B2', A)] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'trigger:0'))
    t.answer(Ben, 'trigger:0')
    let offered = false
    onwards(t, () => (offered ||= t.happened('combat-started').length > 1 && t.can(Ann, 'maneuver:A1:G1:shot')))
    expect(offered).toBe(false)
  })
})

describe('Open War', () => {
  const W = [{ card: 'open-war', as: 'W1' }]
  const anarch = (as: string, more: object = {}) => of(as, { sect: 'Anarch', ...more })
  const war = (turn: object = {}, counters?: number) =>
    table({
      seats: [
        { pool: 10, ready: [{ ...W[0]!, ...(counters && { counters: { blood: counters } }) }, v('A1')] },
        { pool: 10, ready: [anarch('B1'), anarch('B2'), v('B3'), { card: 'information-highway', as: 'L1' }] },
        { pool: 10, ready: [v('C1'), { card: 'the-rack', as: 'L2' }] },
      ],
      turn: { seat: Ben, ...turn },
    })
  it('by a baron, at +1 stealth, and only one in a game', () => {
    const t = table({
      seats: [
        {
          ready: [
            anarch('A1', { title: 'baron', city: 'Rome' }),
            anarch('A2', { title: 'baron', city: 'Bern' }),
            anarch('A3'),
          ],
          hand: [...held('open-war', 'W1', 'W2')],
        },
        {},
      ],
    })
    expect([t.can(Ann, 'play:W1::A3'), t.can(Ann, 'play:W1::A2')]).toEqual([false, true])
    t.answer(Ann, 'play:W1::A1')
    expect(announced(t)).toMatchObject({ stealth: 1, targets: [] })
    t.allPass()
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('W1')), t.can(Ann, 'play:W2::A2')]).toEqual([true, false])
  })
  it('open-war#G35-1, open-war#G36-1: any Anarch fights a minion, and burns a location for 2 pool, each once a turn', () => {
    const t = war()
    expect([t.can(Ben, 'action:W1:fight:B3'), t.can(Ben, 'action:W1:raze:B3')]).toEqual([false, false])
    expect(t.refused(Ben, 'action:W1:fight:B1', { m: ['B2'] as never })).toBe('illegal-args')
    t.answer(Ben, 'action:W1:raze:B1', { l: ['L2'] as never })
    expect(announced(t)).toMatchObject({ stealth: 0, targets: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.inAsh(Cal, 'L2')]).toEqual([8, true])
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    expect(t.can(Ben, 'action:W1:raze:B1')).toBe(false)
    t.answer(Ben, 'action:W1:fight:B1', { m: ['C1'] as never })
    expect(announced(t)).toMatchObject({ targets: [Cal] })
    t.allPass(() => t.has('combat-started'))
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('B1') }, opposing: { id: t.id('C1') } }])
  })
  it('open-war#G37-1, open-war#G138-1: it, and what it offers, requires an Anarch', () => {
    const t = war()
    t.answer(Ben, 'action:W1:fight:B1', { m: ['C1'] as never })
    const required = (sect: string) =>
      holds({ state: t.state, source: null, by: null, seat: Ben, vars: {} }, { required: { sect } })
    expect([required('Anarch'), required('Camarilla')]).toEqual([true, false])
  })
  it('anybody moves a pool to it with a master phase action; with four it is burned for 4 pool of its controller', () => {
    const t = war({ phase: 'master' }, 2)
    t.answer(Ben, 'use:W1:invest')
    expect([t.pool(Ben), actions(t), t.card('W1').counters, t.can(Ben, 'use:W1:invest')]).toEqual([
      9,
      0,
      { blood: 3 },
      false,
    ])
    t.endPhasesTo(Ann, 'master')
    t.answer(Ann, 'use:W1:invest')
    expect([t.inAsh(Ann, 'W1'), t.pool(Ann), t.pool(Ben)]).toEqual([true, 13, 9])
  })
})

describe('Judgment: Camarilla Segregation', () => {
  const outsider = (as: string) => minion(as, { generic: { sect: 'Sabbat' } })
  const scene = (copies: string[], ben: object[] = [outsider('B1'), minion('B2')], more: object[] = []) =>
    table({
      seats: [
        { pool: 9, ready: [minion('A1'), ...copies.map(as => ({ card: 'judgment-camarilla-segregation', as }))] },
        { pool: 9, ready: ben as never, ...more[0] },
        { pool: 9, ready: [minion('C1')], hand: ['villein'] },
      ],
      turn: { seat: Ben, phase: 'unlock' },
    })
  it('judgment-camarilla-segregation#1: whoever controls a vampire of another sect burns a pool for each copy', () => {
    const t = scene(['K1', 'K2'])
    expect(t.refused(Ben, 'end-phase')).toBe('illegal-option')
    t.answer(Ben, 'use:K1:suffer')
    t.answer(Ben, 'use:K2:suffer')
    expect([t.pool(Ben), t.can(Ben, 'use:K1:suffer')]).toEqual([7, false])
    t.endPhasesTo(Cal, 'minion')
    expect(t.pool(Cal)).toBe(9)
  })
  it('judgment-camarilla-segregation#2: with the last one gone earlier in the phase, nothing is burned', () => {
    const t = scene(['K1'])
    t.effect(Ben, [{ op: 'move', who: 'b', to: 'ash' }], { b: 'B1' })
    t.endPhasesTo(Ben, 'minion')
    expect(t.pool(Ben)).toBe(9)
  })
  it('a vampire of another sect may be burned in the own master phase, and the card with it', () => {
    const t = scene(['K1'])
    t.answer(Ben, 'use:K1:suffer')
    t.endPhasesTo(Ben, 'master')
    expect(t.option(Ben, 'use:K1:burn')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.answer(Ben, 'use:K1:burn', { v: [t.id('B1')] })
    expect([t.inAsh(Ben, 'B1'), t.inAsh(Ann, 'K1')]).toEqual([true, true])
  })
  it('its own controller too; an ally is no vampire', () => {
    const t = scene(['K1'], [minion('B1', { generic: { type: 'ally', life: 1 } })])
    t.endPhasesTo(Ben, 'minion')
    expect(t.pool(Ben)).toBe(9)
    const own = table({
      seats: [
        { pool: 9, ready: [outsider('A1'), { card: 'judgment-camarilla-segregation', as: 'K1' }] },
        { ready: [minion('B1')] },
        {},
      ],
      turn: { seat: Ann, phase: 'unlock' },
    })
    own.answer(Ann, 'use:K1:suffer')
    expect(own.pool(Ann)).toBe(8)
  })
  it('is put in play at +1 stealth by a prince or a justicar', () => {
    const t = asAction('judgment-camarilla-segregation', '')
    expect([t.happened('action-announced'), t.state.seats[Ann]!.inPlay.includes(t.id('K1'))]).toMatchObject([
      [{ stealth: 1, targets: [] }],
      true,
    ])
  })
})
