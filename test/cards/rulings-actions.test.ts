import { describe, expect, it } from 'vitest'
import { onwards, play, upTo } from '../support/duel.ts'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../support/table.ts'
import { type Held, type Table, ended, held, keen } from './scene.ts'
import { declines } from './steps.ts'

/** Rulings on action modifiers and on actions, each by its id (`test/conformance/rulings.ts`). */
const of = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
interface Parts {
  ann?: Held
  ben?: Held
  a2?: object
  b1?: object
  b2?: object
  more?: object
  theirs?: object
  cal?: object
}
/** A1 and A2 of Ann, B1 and B2 of Ben; Dee listens. */
const scene = (
  a1: object,
  { ann = [], ben = [], a2 = {}, b1 = {}, b2 = {}, more = {}, theirs = {}, cal = {} }: Parts = {},
) =>
  table({
    seats: [
      { pool: 10, ready: [minion('A1', a1), minion('A2', a2)], hand: ann, ...more },
      { pool: 10, ready: [minion('B1', b1), minion('B2', b2)], hand: ben, ...theirs },
      { pool: 10, ready: [minion('C1')], ...cal },
      listening('D1', { pool: 10 }),
      {},
    ],
  })
/** B1 blocks, and its block stands. */
const stands = (t: Table, announce: string, args?: Parameters<Table['answer']>[2], blocker = 'B1') => {
  t.answer(Ann, announce, args)
  play(t, Ben, `block:${blocker}`)
  return t.allPass(() => t.window() === 'blocked')
}

describe('Change of Target', () => {
  const T1 = held('change-of-target', 'T1')

  it('change-of-target#2: an action of the rulebook is not the same as one by a card, played or in play', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', { blood: 3 }), minion('A2', { attachments: held('kevlar-vest', 'E1') })],
          hand: [...T1, ...held('sport-bike', 'E2')],
        },
        { ready: [minion('B1', { attachments: held('haven-uncovered', 'H1') })] },
        {},
        listening('D1'),
        {},
      ],
    })
    keen(t, 'B1')
    stands(t, 'equip:A1:A2', { cards: [t.id('E1')] })
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.can(Ann, 'equip:A1:A2'), t.can(Ann, 'play:E2::A1')]).toEqual([false, true])
    t.answer(Ann, 'play:E2::A1')
    t.allPass()
    expect(t.card('E2').on).toBe(t.id('A1'))
    const hunts = scene(of('obf', { blood: 2 }), {
      ann: [...T1, ...held('vultures-buffet', 'V1')],
      more: { ash: [{ card: 'raven-spy', as: 'R1' }] },
    })
    keen(hunts, 'B1')
    stands(hunts, 'hunt:A1')
    hunts.answer(Ann, 'play:T1::A1')
    hunts.allPass()
    expect([hunts.can(Ann, 'hunt:A1'), hunts.can(Ann, 'play:V1:obf:A1')]).toEqual([false, true])
  })

  it('change-of-target#5: once a block has succeeded and before the blocker locks; not where the action is ended otherwise', () => {
    const t = scene(of('tha'), { ann: T1 })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    expect(t.can(Ann, 'play:T1::A1')).toBe(false)
    t.allPass(() => t.window() === 'blocked')
    expect([t.locked('B1'), t.can(Ann, 'play:T1::A1')]).toEqual([false, true])
    const early = scene(of('tha'), { ann: T1, b1: { attachments: [] } })
    early.answer(Ann, 'bleed:A1')
    early.allPass(() => early.waiting().includes(Ben))
    early.effect(Ben, [{ op: 'outcome', of: 'action', is: 'ends' }])
    expect([ended(early), early.inHand(Ann, 'T1'), early.locked('A1')]).toMatchObject([
      { outcome: 'ended' },
      true,
      true,
    ])
  })

  it('change-of-target#6: what the block itself has set off is not undone', () => {
    const t = scene(of('tha', {}, { title: 'prince' }), { ann: T1, b1: { blood: 2, attachments: held('rebel', 'R1') } })
    stands(t, 'bleed:A1')
    expect(t.blood('B1')).toBe(3)
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.blood('B1'), ended(t), t.locked('A1')]).toMatchObject([3, { outcome: 'ended' }, false])
  })

  it('change-of-target#7: nothing more is played in the action that it has ended', () => {
    const t = scene(of('FOR', { locked: false }), {
      ann: [...T1, ...held('freak-drive', 'F1')],
      ben: held('cats-guidance', 'K1'),
      b1: of('ani'),
    })
    stands(t, 'bleed:A1')
    play(t, Ann, 'play:T1::A1')
    expect([
      t.happened('card-played').length,
      ended(t),
      t.inHand(Ann, 'F1'),
      t.inHand(Ben, 'K1'),
      t.window(),
    ]).toMatchObject([1, { outcome: 'ended' }, true, true, undefined])
  })

  it('change-of-target#9: of a vampire that was leaving torpor, no diablerie', () => {
    const t = table({
      seats: [
        { ready: [minion('A2')], torpor: [minion('A1', { blood: 3 })], hand: T1 },
        { ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    keen(t, 'B1')
    stands(t, 'leave-torpor:A1')
    play(t, Ann, 'play:T1::A1')
    expect([ended(t), t.waiting(), t.has('diablerized'), t.inTorpor('A1'), t.locked('A1')]).toMatchObject([
      { outcome: 'ended' },
      [Ann],
      false,
      true,
      false,
    ])
  })
})

describe('Mirror Walk', () => {
  const M1 = held('mirror-walk', 'M1')
  const walked = (t: Table, announce: string) => {
    keen(t, 'B1', 2)
    t.answer(Ann, announce)
    play(t, Ben, 'block:B1')
    return play(t, Ann, 'play:M1:THA:A1')
  }

  it('mirror-walk#1: who would not lock for a block locks all the same', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', of('THA', { generic: { disciplines: ['THA'], capacity: 4 } })), minion('A2')],
          hand: M1,
        },
        { ready: [minion('B1', { attachments: held('atonement', 'T1') })] },
        {},
        listening('D1'),
        {},
      ],
    })
    walked(t, 'bleed:A1')
    t.allPass()
    expect([ended(t), t.locked('B1'), t.has('combat-started')]).toMatchObject([{ outcome: 'ended' }, true, false])
  })

  it('mirror-walk#3: of a vampire that was leaving torpor, no diablerie', () => {
    const t = table({
      seats: [
        { ready: [minion('A2')], torpor: [minion('A1', of('THA', { blood: 3 }))], hand: M1 },
        { ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    walked(t, 'leave-torpor:A1')
    t.allPass()
    expect([ended(t), t.waiting(), t.locked('B1'), t.has('diablerized'), t.inTorpor('A1')]).toMatchObject([
      { outcome: 'ended' },
      [Ann],
      true,
      false,
      true,
    ])
  })

  it('mirror-walk#G105-1: all that the block sets off happens; what is played because of it comes too late', () => {
    const t = scene(of('THA', {}, { title: 'prince' }), {
      ann: [...M1, ...held('change-of-target', 'T1')],
      b1: { blood: 2, attachments: held('rebel', 'R1') },
    })
    walked(t, 'bleed:A1')
    t.allPass()
    expect([t.blood('B1'), t.locked('B1'), ended(t), t.has('combat-started'), t.inHand(Ann, 'T1')]).toMatchObject([
      3,
      true,
      { outcome: 'ended' },
      false,
      true,
    ])
  })
})

describe('Faceless Night', () => {
  const N1 = held('faceless-night', 'N1')

  it('faceless-night#1: who attempts already does not withdraw', () => {
    const t = scene(of('OBF'), { ann: N1 })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:N1:OBF:A1')
    expect([t.window(), t.can(Ben, 'block:B2'), t.can(Ben, 'take-back'), t.has('block-failed')]).toEqual([
      'attempt',
      false,
      false,
      false,
    ])
    t.allPass()
    expect([t.happened('block-failed'), t.locked('B1'), t.pool(Ben)]).toMatchObject([
      [{ minion: { id: t.id('B1') } }],
      true,
      9,
    ])
  })

  it('faceless-night#3: the lock comes at resolution; before it who failed may deflect, attempt again or unlock, after it no more', () => {
    const t = scene(of('OBF'), {
      ann: N1,
      ben: [...held('on-the-qui-vive', 'Q1'), ...held('guard-dogs', 'G1', 'G2'), ...held('deflection', 'F1')],
      b1: of('ani DOM', { locked: true }),
      b2: { locked: true },
      cal: { ready: [minion('C1', of('AUS'))], hand: held('telepathic-misdirection', 'T1') },
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:Q1::B1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:N1:OBF:A1')
    t.allPass(() => t.can(Ben, 'play:G1:ani:B1'))
    play(t, Ben, 'play:G1:ani:B1')
    expect(t.locked('B1')).toBe(false)
    t.allPass(() => t.can(Ben, 'play:F1:DOM:B1'))
    play(t, Ben, 'play:F1:DOM:B1', { to: [Cal] })
    t.allPass(() => t.can(Cal, 'play:T1:AUS:C1'))
    play(t, Cal, 'play:T1:AUS:C1', { to: [Ben] })
    t.allPass(() => t.can(Ben, 'block:B1'))
    play(t, Ben, 'block:B1')
    t.allPass()
    expect([t.happened('block-failed').length, t.locked('B1'), t.pool(Ben), t.inHand(Ben, 'G2')]).toEqual([
      2,
      true,
      9,
      true,
    ])
  })
})

describe('Freak Drive', () => {
  it('freak-drive#1: an action that has failed unblocked is none of the two that it asks for', () => {
    const t = scene(of('FOR'), {
      ann: [...held('freak-drive', 'F1'), ...held('sport-bike', 'E1')],
      ben: held('car-bomb', 'K1'),
      b1: {},
    })
    t.answer(Ann, 'play:E1::A1')
    t.allPass(() => t.waiting().includes(Ben))
    t.effect(Ben, [{ op: 'outcome', of: 'action', is: 'fails' }])
    expect([ended(t), t.has('blocked'), t.window(), t.inHand(Ann, 'F1'), t.locked('A1')]).toMatchObject([
      { outcome: 'ended' },
      false,
      undefined,
      true,
      true,
    ])
  })

  it('freak-drive#G77-1: after an action that succeeded and could do nothing', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', of('for')), minion('A2')], hand: held('freak-drive', 'F1') },
        {
          ready: [{ card: 'warsaw-station', as: 'W1' }, minion('B1')],
          torpor: [minion('B2', { generic: { clan: 'Nosferatu' } })],
        },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B2')
    t.reach(Ben, 'use:W1:rescue', { v: [t.id('B2')] })
    t.allPass(() => t.can(Ann, 'play:F1:for:A1'))
    play(t, Ann, 'play:F1:for:A1')
    t.allPass()
    expect([t.has('diablerized'), ended(t), t.locked('A1'), t.blood('A1')]).toMatchObject([
      false,
      { outcome: 'successful' },
      false,
      4,
    ])
  })
})

describe("Cats' Guidance", () => {
  it('cats-guidance#1: once all combats are over', () => {
    const t = scene(of('CEL'), { ann: held('psyche', 'P1'), ben: held('cats-guidance', 'K1'), b1: of('ani') })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    upTo(t, 'combat-ends')
    expect(t.can(Ben, 'play:K1:ani:B1')).toBe(false)
    play(t, Ann, 'play:P1:CEL:A1')
    onwards(t, () => t.can(Ben, 'play:K1:ani:B1'))
    expect([t.happened('combat-ended').length, t.window()]).toEqual([2, 'resolved'])
    play(t, Ben, 'play:K1:ani:B1')
    expect(t.locked('B1')).toBe(false)
  })

  it('cats-guidance#2: not by one that the combat of the block has sent to torpor', () => {
    const t = scene(of('pot', {}, { strength: 3 }), { ben: held('cats-guidance', 'K1'), b1: of('ani', { blood: 2 }) })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'play:K1:ani:B1'))
    expect([t.inTorpor('B1'), t.inHand(Ben, 'K1'), ended(t)]).toMatchObject([true, true, { outcome: 'blocked' }])
  })
})

describe('bleeds that are sent on', () => {
  it.each([
    ['deflection', 'DOM'],
    ['telepathic-misdirection', 'AUS'],
  ])('%s#G106-1: also by who has failed to block for lack of intercept', (card, level) => {
    const t = scene(of('obf'), { ann: held('lost-in-crowds', 'L1'), ben: held(card, 'F1'), b1: of(level), cal: {} })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:L1:obf:A1')
    t.allPass(() => t.can(Ben, `play:F1:${level}:B1`))
    expect(t.happened('block-failed')).toHaveLength(1)
    play(t, Ben, `play:F1:${level}:B1`, { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([10, 9])
  })

  it.each([
    ['deflection', 'DOM'],
    ['telepathic-misdirection', 'AUS'],
  ])(
    '%s#G106-2: not once the bleed is about to succeed, nor after a Spying Mission that goes off then',
    (card, level) => {
      const t = scene(of('OBF'), { ann: held('spying-mission', 'S1'), ben: held(card, 'F1'), b1: of(level) })
      t.answer(Ann, 'bleed:A1')
      t.allPass(() => t.window() === 'success')
      expect([t.can(Ann, 'play:S1:OBF:A1'), t.can(Ben, `play:F1:${level}:B1`)]).toEqual([true, false])
      const carried = scene(of('OBF'), { ann: held('spying-mission', 'S1'), ben: held(card, 'F1'), b1: of(level) })
      carried.effect(Ann, [{ op: 'move', who: 's', to: 'inPlay', on: 'a', keep: { whom: 1 } }], { s: 'S1', a: 'A1' })
      carried.answer(Ann, 'bleed:A1')
      carried.allPass(() => carried.inAsh(Ann, 'S1') || carried.window() === undefined)
      carried.allPass()
      expect([carried.pool(Ben), carried.inHand(Ben, 'F1'), carried.inAsh(Ann, 'S1')]).toEqual([7, true, true])
    },
  )

  it.each([
    ['deflection', 'DOM'],
    ['telepathic-misdirection', 'AUS'],
  ])(
    '%s#G106-3: to nobody who cannot be bled: not the one that bleeds, oneself, nor who is out of the game',
    (card, level) => {
      const t = table({
        seats: [
          { ready: [minion('A1'), minion('A2')] },
          { pool: 10, ready: [minion('B1', of(level))], hand: held(card, 'F1') },
          { pool: 0, ousted: true },
          listening('D1', { pool: 10 }),
          { pool: 10 },
        ],
      })
      t.answer(Ann, 'bleed:A1')
      declines(t, Ann)
      expect(t.option(Ben, `play:F1:${level}:B1`)?.slots).toMatchObject([{ candidates: [Dee, 4] }])
      for (const to of [Ann, Ben, Cal]) expect(t.refused(Ben, `play:F1:${level}:B1`, { to: [to] })).toBe('illegal-args')
    },
  )
})

describe('Spying Mission', () => {
  const spied = (t: Table, ...cards: string[]) => {
    for (const card of cards)
      t.effect(Ann, [{ op: 'move', who: 's', to: 'inPlay', on: 'a', keep: { whom: 1 } }], { s: card, a: 'A1' })
    return t
  }
  it('spying-mission#1: once it has gone off nothing is played before the bleed has resolved', () => {
    const t = spied(
      scene(of('OBF dom', {}, { capacity: 8 }), {
        ann: [...held('spying-mission', 'S1', 'S2', 'S3'), ...held('conditioning', 'K1')],
        ben: held('protected-district', 'P1'),
        b1: { generic: { title: 'primogen' } },
      }),
      'S1',
      'S2',
    )
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.can(Ann, 'trigger:0'))
    // Which of the two goes first is all that is left to say.
    expect([t.options(Ann), t.waiting(), t.window()]).toEqual([['trigger:0', 'trigger:1'], [Ann], undefined])
    t.answer(Ann, 'trigger:0')
    expect([t.pool(Ben), t.inHand(Ann, 'K1'), t.inHand(Ann, 'S3'), t.inHand(Ben, 'P1')]).toEqual([5, true, true, true])
  })

  it('spying-mission#3: cancelled, it leaves the target nothing to react to; who is ousted by the cost of that goes first', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', of('OBF', {}, { bleed: 2 })), minion('A2')],
          hand: held('spying-mission', 'S1'),
        },
        { pool: 10, ready: [minion('B1', of('DOM'))], hand: held('deflection', 'F1') },
        { pool: 1, hand: held('direct-intervention', 'I1') },
        { pool: 10 },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'success')
    t.answer(Ann, 'play:S1:OBF:A1')
    expect(t.window()).toBe('as-played')
    play(t, Cal, 'play:I1:')
    t.allPass()
    const told = t.log.map(event => event.key)
    expect([
      t.happened('ousted'),
      t.pool(Ben),
      t.inHand(Ben, 'F1'),
      told.indexOf('ousted') < told.indexOf('bled'),
    ]).toMatchObject([[{ seat: Cal }], 8 + 6, true, true])
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
