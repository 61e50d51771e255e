import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { seatStat } from '../../../shared/rules/reads/evaluate.ts'
import { onwards, play } from '../../support/duel.ts'
import { FOR } from '../../support/polls.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table, Eve } from '../../support/table.ts'
import { ended, held, never, v, carried, keen } from '../scene.ts'
import { stands, unlocked } from '../vampires.ts'

describe('Larissa Moreira', () => {
  const larissa = (hand: object[], blood = 6) =>
    table({
      seats: [
        {
          ready: [{ card: 'larissa-moreira', as: 'L1', blood }, minion('A2')],
          hand: hand as [],
          library: Array<string>(9).fill('bonding'),
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })

  it('TEMPL-01: discards a card that requires Animalism for 1 more bleed, once in a bleed action', () => {
    const t = larissa([...held('deep-song', 'S1'), ...held('raven-spy', 'S2'), ...held('villein', 'M1')])
    t.answer(Ann, 'bleed:L1')
    expect(t.option(Ann, 'use:L1:bleed')?.slots).toMatchObject([
      { candidates: [t.id('S1'), t.id('S2')], min: 1, max: 1 },
    ])
    expect(t.refused(Ann, 'use:L1:bleed', { c: [t.id('M1')] })).toBe('illegal-args')
    t.answer(Ann, 'use:L1:bleed', { c: [t.id('S1')] })
    expect([t.stat('L1', 'bleed'), t.inAsh(Ann, 'S1'), t.state.seats[Ann]!.hand.length]).toEqual([2, true, 3])
    t.allPass(() => t.waiting().includes(Ann))
    expect([t.can(Ann, 'use:L1:bleed'), t.inHand(Ann, 'S2')]).toEqual([false, true])
    t.allPass()
    expect([t.pool(Ben), t.stat('L1', 'bleed')]).toEqual([8, 1])
  })

  it('in another bleed of the same turn, once more', () => {
    const t = larissa([...held('deep-song', 'S1'), ...held('raven-spy', 'S2')])
    t.answer(Ann, 'bleed:L1')
    t.answer(Ann, 'use:L1:bleed', { c: [t.id('S1')] })
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'l' }], { l: 'L1' })
    t.edit(state => {
      state.uses = state.uses.filter(use => use.what !== 'bleed')
    })
    t.answer(Ann, 'bleed:L1')
    t.answer(Ann, 'use:L1:bleed', { c: [t.id('S2')] })
    expect(t.stat('L1', 'bleed')).toBe(2)
  })

  it("nothing that requires anything else will do; whether she holds one is nobody else's business", () => {
    const bled = (card: string) => {
      const t = larissa(held(card, 'C1'))
      t.answer(Ann, 'bleed:L1')
      return t
    }
    const one = bled('deep-song'),
      other = bled('govern-the-unaligned')
    expect([one.can(Ann, 'use:L1:bleed'), other.refused(Ann, 'use:L1:bleed', { c: [] })]).toEqual([
      true,
      'illegal-option',
    ])
    const seen = (t: ReturnType<typeof larissa>) => JSON.stringify([viewFor(t.state, Dee), t.waiting(), t.seenBy(Dee)])
    expect(seen(one)).toBe(seen(other))
  })

  it('only in a bleed of her own, and with a card in hand', () => {
    const t = larissa(held('deep-song', 'S1'))
    t.answer(Ann, 'bleed:A2')
    expect(t.can(Ann, 'use:L1:bleed')).toBe(false)
    const hunt = larissa(held('deep-song', 'S1'), 2)
    hunt.answer(Ann, 'hunt:L1')
    expect(hunt.can(Ann, 'use:L1:bleed')).toBe(false)
    const bare = larissa([])
    bare.edit(state => {
      state.seats[Ann]!.library = []
    })
    bare.answer(Ann, 'bleed:L1')
    expect(bare.waiting()).not.toContain(Ann)
  })
})

describe('Larissa Moreira', () => {
  it('larissa-moreira#G117-1: in a bleed, and before it resolves', () => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'larissa-moreira', as: 'A1' }, minion('A2')],
          hand: [...held('raven-spy', 'R1', 'R2'), ...held('lost-in-crowds', 'L1')],
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'hunt:A1')
    t.allPass(() => t.can(Ann, 'use:A1:bleed'))
    expect(ended(t)).toMatchObject({ action: 'hunt' })
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ann, 'use:A1:bleed')).toBe(true)
    t.allPass(() => ['success', 'resolved'].includes(t.window() ?? ''))
    expect([t.window(), t.can(Ann, 'use:A1:bleed')]).toEqual(['success', false])
  })
})

describe('The Dowager', () => {
  const scene = (at: number = Ben) =>
    table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: ['OBF', 'DOM'] }, blood: 3 })],
          hand: [{ card: 'lost-in-crowds', as: 'L1' }],
        },
        {
          pool: 10,
          ready: [
            minion('V5', { generic: { disciplines: ['DOM'] } }),
            ...(at === Ben ? [{ card: 'the-dowager', as: 'W1' }] : []),
          ],
          hand: [{ card: 'deflection', as: 'D1' }],
        },
        { pool: 10, ready: at === Cal ? [{ card: 'the-dowager', as: 'W1' }] : [] },
        {},
        {},
      ],
    })

  it('+1 intercept during a directed action, and at no other time', () => {
    const t = scene()
    expect([t.stat('W1', 'intercept'), t.stat('V5', 'intercept')]).toEqual([0, 0])
    t.answer(Ann, 'bleed:V1')
    expect([t.stat('W1', 'intercept'), t.stat('V5', 'intercept')]).toEqual([1, 0])
    expect(viewFor(t.state, Dee).seats[Ben]!.ready).toMatchObject([
      { intercept: 0 },
      { card: { key: 'the-dowager' }, intercept: 1 },
    ])
    t.allPass()
    expect(t.stat('W1', 'intercept')).toBe(0)
  })

  it('it is there without need, against stealth too', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:W1')
    t.answer(Ann, 'play:L1:obf:V1')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben)]).toEqual([true, 10])
  })

  it('and is no more than one', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:W1')
    t.answer(Ann, 'play:L1:OBF:V1')
    t.allPass()
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 2, intercept: 1 }])
  })

  it('not in an undirected action', () => {
    const t = scene()
    t.answer(Ann, 'hunt:V1')
    expect(t.stat('W1', 'intercept')).toBe(0)
    t.reach(Ben, 'block:W1')
    t.allPass()
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 1, intercept: 0 }])
  })

  it('in an action directed at somebody else as well, and at her own controller once it is redirected', () => {
    const t = scene(Cal)
    t.answer(Ann, 'bleed:V1')
    expect(t.stat('W1', 'intercept')).toBe(1)
    t.allPass(() => t.window() === 'declined')
    t.pass(Ann)
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    expect(t.option(Cal, 'block:W1')?.effect.params).toMatchObject({ intercept: 1, stealth: 0 })
  })
})

it.each([
  ['nathaniel-bordruff: locked still, it is fought', false],
  ['nathaniel-bordruff#G78-1: unlocked in the meantime, it is not, and the action has succeeded', true],
])('%s', (_, unlocks) => {
  const t = stands('nathaniel-bordruff', {
    ben: { ready: [v('B1', {}, { locked: true }), v('B2'), v('B3', { type: 'ally', life: 2 }, { locked: true })] },
    cal: listening('C1'),
  })
  expect(t.option(Ann, 'action:V1:fight:V1')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('C1')] }])
  t.answer(Ann, 'action:V1:fight:V1', { m: [t.id('B1')] })
  if (unlocks) unlocked(t, 'B1')
  onwards(t)
  expect([t.has('combat-started'), t.happened('action-ended')]).toMatchObject([!unlocks, [{ outcome: 'successful' }]])
})

it('Benjamin Rose calls for a card more in hand for the rest of the game', () => {
  const t = stands('benjamin-rose')
  t.answer(Ann, 'action:V1:call:V1')
  expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
  t.allPass(() => t.window() === 'polling')
  t.answer(Ann, 'vote:title:V1', FOR)
  t.allPass()
  t.effect(Ann, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'V1' })
  expect([seatStat(t.state, Ann, 'handSize'), seatStat(t.state, Ben, 'handSize')]).toEqual([8, 7])
})

describe('Alonso Petrodon', () => {
  const anarch = { sect: 'Anarch', capacity: 5 }
  it('inflicts 1 on each Anarch of who was bled, which nobody prevents', () => {
    const t = stands('alonso-petrodon', {
      ann: { ready: [v('A3', anarch)] },
      ben: { ready: [v('B1', anarch), v('B2', { sect: 'Camarilla', capacity: 5 })], torpor: [v('B3', anarch)] },
      cal: { ready: [v('C1', anarch)] },
    })
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    expect([t.pool(Ben), ...['A3', 'B1', 'B2', 'B3', 'C1'].map(as => t.blood(as))]).toEqual([18, 5, 4, 5, 4, 5])
  })
  it('nothing after a bleed of another minion, or for nothing', () => {
    const t = stands('alonso-petrodon', { ben: { ready: [v('B1', anarch)] } })
    t.answer(Ann, 'bleed:A2')
    t.allPass()
    t.effect(Ann, [{ op: 'modify', stat: 'bleed', delta: -3, on: 'v', until: 'turn' }], { v: 'V1' })
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    expect(t.blood('B1')).toBe(5)
  })
})

describe('Oskar Anasov', () => {
  const oskar = (more: object = {}) => {
    const t = stands('oskar-anasov', {
      ...more,
      ann: { ready: [v('A3', { type: 'ally', life: 3 })] },
      ben: { ready: [v('B1', { stealth: 2 }, { blood: 1 }), v('B2')] },
    })
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'bleed:B1')
    return t
  }
  it.each([
    ['oskar-anasov: ready', {}],
    ['oskar-anasov#G27-1: in torpor', { fallen: true as const }],
  ])('%s: burns 1 blood for intercept of a vampire that attempts to block, once an action', (_, more) => {
    const t = oskar(more)
    // Ben bleeds Cal, his prey: nobody of Ann may block it.
    expect(t.can(Ann, 'use:V1:intercept')).toBe(false)
    t.allPass()
    const own = stands('oskar-anasov', {
      ...more,
      ann: { ready: [v('A3', { type: 'ally', life: 3 })] },
      ben: { ready: [v('B1', { stealth: 2 }, { blood: 1 })] },
    })
    own.endPhasesTo(Ben, 'minion')
    own.answer(Ben, 'hunt:B1')
    own.reach(Ann, 'block:A2')
    own.reach(Ann, 'use:V1:intercept')
    expect([own.stat('A2', 'intercept'), own.blood('V1'), own.can(Ann, 'use:V1:intercept')]).toEqual([1, 7, false])
  })
  it('not for an ally', () => {
    const t = stands('oskar-anasov', {
      ann: { ready: [v('A3', { type: 'ally', life: 3 })] },
      ben: { ready: [v('B1', { stealth: 2 }, { blood: 1 })] },
    })
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'hunt:B1')
    t.reach(Ann, 'block:A3')
    expect(never(t, Ann, 'use:V1:intercept')).toBe(true)
  })
})

describe('Josef von Bauren', () => {
  const josef = (more: object = {}) =>
    stands('josef-von-bauren', {
      phase: 'discard',
      ann: { hand: ['villein'] },
      ben: { hand: held('bonding', 'H1') },
      ...more,
    })
  it('a discard phase action makes prey or predator discard a card that chance chooses', () => {
    const t = josef()
    expect(t.option(Ann, 'use:V1:discard')?.slots).toMatchObject([{ candidates: [Ben, Eve] }])
    t.answer(Ann, 'use:V1:discard', { who: [Ben] })
    expect([t.inAsh(Ben, 'H1'), t.can(Ann, 'use:V1:discard')]).toEqual([true, false])
  })
  it('josef-von-bauren#1: as often as there are discard phase actions', () => {
    const t = josef({ ann: { ready: [{ card: 'unmada', as: 'U1' }], hand: ['villein'] } })
    t.answer(Ann, 'use:V1:discard', { who: [Ben] })
    t.answer(Ann, 'use:V1:discard', { who: [Eve] })
    expect(t.happened('ability-used').length).toBe(2)
  })
})

describe('The Medic', () => {
  it('burns the Edge for 1 blood of an own Anarch in the own turn, in torpor too', () => {
    const t = stands('the-medic', {
      v1: { blood: 2 },
      fallen: true,
      ann: { edge: true, ready: [v('A3', { sect: 'Anarch', capacity: 5 }, { blood: 2 })] },
      phase: 'master',
    })
    expect(t.option(Ann, 'use:V1:feed')?.slots).toMatchObject([{ candidates: [t.id('A3'), t.id('V1')] }])
    t.answer(Ann, 'use:V1:feed', { v: [t.id('A3')] })
    expect([t.blood('A3'), t.state.edge, t.can(Ann, 'use:V1:feed')]).toEqual([3, null, false])
  })
  it("not in another's turn, and not without the Edge", () => {
    const t = stands('the-medic', { ann: { edge: true } })
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'bleed:B1')
    expect(never(t, Ann, 'use:V1:feed')).toBe(true)
    expect(stands('the-medic').can(Ann, 'use:V1:feed')).toBe(false)
  })
})

it('Harrod looks at a card that his prey has not brought out, once in the unlock phase', () => {
  const t = stands('harrod', {
    ann: { uncontrolled: [v('U1')] },
    ben: {
      ready: [v('B1')],
      uncontrolled: [
        { card: 'ashley', as: 'U2' },
        { card: 'alu', as: 'U3' },
      ],
    },
    phase: 'unlock',
  })
  expect(t.option(Ann, 'use:V1:look')?.slots).toMatchObject([{ candidates: [t.id('U2'), t.id('U3')] }])
  t.answer(Ann, 'use:V1:look', { c: [t.id('U3')] })
  expect([t.happened('looked'), t.can(Ann, 'use:V1:look')]).toMatchObject([
    [{ seenBy: [Ann], cards: [{ key: 'alu' }] }],
    false,
  ])
})

describe('Ruxandra', () => {
  it.each([
    ['ruxandra: ready', {}],
    ['ruxandra#G107-1: leaving torpor', { fallen: true as const, v1: { blood: 5 } }],
  ])('%s: Ventrue have 1 intercept less against her', (_, more) => {
    const t = stands('ruxandra', { ...more, ben: { ready: [v('B1', { clan: 'Ventrue' }), v('B2')] } })
    t.answer(Ann, 'fallen' in more ? 'leave-torpor:V1' : 'bleed:V1')
    expect([t.stat('B1', 'intercept'), t.stat('B2', 'intercept')]).toEqual([-1, 0])
    t.allPass()
    t.answer(Ann, 'bleed:A2')
    expect(t.stat('B1', 'intercept')).toBe(0)
  })
  it.each([
    ['ruxandra#1: they are discarded at once, and then replaced', {}],
    ['ruxandra#G27-1: in torpor too', { fallen: true as const }],
  ])('a discard phase action and her lock: any cards; %s', (_, more) => {
    const t = stands('ruxandra', {
      ...more,
      ann: {
        hand: [...held('villein', 'H1', 'H2', 'H3'), ...held('bonding', 'H4', 'H5', 'H6', 'H7')],
        library: Array<string>(5).fill('majesty'),
      },
      phase: 'discard',
    })
    expect(t.option(Ann, 'use:V1:discard')?.slots).toMatchObject([{ min: 0, max: 7 }])
    t.answer(Ann, 'use:V1:discard', { c: ['H1', 'H2', 'H4'].map(as => t.id(as)) })
    expect([t.locked('V1'), t.inAsh(Ann, 'H4'), t.happened('drawn'), t.can(Ann, 'discard:H3')]).toMatchObject([
      true,
      true,
      [{ count: 3 }],
      false,
    ])
  })
  it('not locked', () => {
    expect(
      stands('ruxandra', { v1: { locked: true }, ann: { hand: ['villein'] }, phase: 'discard' }).can(
        Ann,
        'use:V1:discard',
      ),
    ).toBe(false)
  })
})

describe('Cedrick Calhoun', () => {
  const calls = (by = 'V1', ben: object = {}) => {
    const t = stands('cedrick-calhoun', {
      ann: { hand: held('ancilla-empowerment', 'P1') },
      ben: { ready: [v('B1', { title: 'prince', city: 'Rome' })], ...ben },
    })
    t.answer(Ann, `play:P1::${by}`)
    return t
  }
  it('goes to torpor after what he called has failed, once the action is over', () => {
    const t = calls()
    t.allPass()
    expect([
      t.inTorpor('V1'),
      t.log.findIndex(one => one.key === 'to-torpor') > t.log.findIndex(one => one.key === 'action-resolved'),
    ]).toEqual([true, true])
  })
  it('or was cancelled', () => {
    const t = calls('V1', { hand: held('delaying-tactics', 'D1') })
    t.allPass(() => t.window() === 'polling')
    play(t, Ben, 'play:D1::B1')
    t.allPass()
    expect([t.has('referendum-cancelled'), t.inTorpor('V1')]).toEqual([true, true])
  })
  it('not after one that passed, of another, or that he could not call for a block', () => {
    const passed = calls()
    carried(passed)
    const other = calls('A2')
    other.allPass()
    const blocked = calls('V1')
    keen(blocked, 'B1', 2)
    blocked.reach(Ben, 'block:B1')
    blocked.allPass()
    expect([passed, other, blocked].map(t => t.inTorpor('V1'))).toEqual([false, false, false])
    expect(blocked.has('blocked')).toBe(true)
  })
})

describe('Zelios', () => {
  const zelios = (more: object = {}, blood = 5) =>
    stands('zelios', {
      v1: { blood },
      phase: 'master',
      ann: { pool: 10, hand: [{ card: 'elder-library', as: 'L1' }] },
      ...more,
    })
  const slot = (t: ReturnType<typeof zelios>) =>
    t.option(Ann, 'play:L1:')?.slots?.find(({ name }) => name === 'reduced')
  it('locked, he pays the whole pool cost of a location with his blood', () => {
    const t = zelios()
    const cost = t.option(Ann, 'play:L1:')!.cost!.pool!
    t.answer(Ann, 'play:L1:', { reduced: [t.id('V1')] })
    onwards(t)
    expect([t.pool(Ann), t.blood('V1'), t.locked('V1')]).toEqual([10, 5 - cost, true])
  })
  it('not in torpor, locked, or with less blood than that; nor for what is no location', () => {
    const cost = zelios().option(Ann, 'play:L1:')!.cost!.pool!
    expect(slot(zelios())).toMatchObject({ min: 0, max: 1 })
    for (const t of [
      zelios({ fallen: true }),
      zelios({ v1: { blood: 5, locked: true } }),
      zelios({}, cost - 1),
      zelios({ ann: { pool: 10, hand: [{ card: 'dreams-of-the-sphinx', as: 'L1' }] } }),
    ])
      expect(slot(t)).toBeUndefined()
  })
})
