import { describe, expect, it } from 'vitest'
import { onwards, play } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { type Held, type Table, actions, held } from './scene.ts'

/** Rulings on cards that cancel another as it is played, each by its id (`test/conformance/rulings.ts`). */
type Phase = 'master' | 'minion' | 'discard'
interface Case {
  phase: Phase
  card: string
  play: string
  args?: (t: Table) => Record<string, number[]>
  cancel: string
  with?: (t: Table) => Record<string, number[]>
  to?: (t: Table) => void
}
const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const hand = (t: Table, seat: number): number => t.state.seats[seat]!.hand.length

/** B1 and A1 fight, at the moment for a grapple. */
const fight = (t: Table) => {
  t.answer(Ann, 'bleed:A1')
  play(t, Ben, 'block:B1')
  onwards(t, () => t.can(Ann, 'play:X1:pot:A1'))
}
const attempt = (t: Table) => {
  t.answer(Ann, 'bleed:A1')
  play(t, Ben, 'block:B1')
}
const locks = (t: Table) => ({ m: [t.id('B2')] })
const helper = (t: Table) => ({ m: [t.id('B2')] })
const fills = (t: Table) => ({ v: [t.id('A2')] })

/** What K1 of Ben cancels: X1 of Ann. */
const cases: Record<string, Case> = {
  'bleeding-the-vine': {
    phase: 'master',
    card: 'misdirection',
    play: 'play:X1:',
    args: locks,
    cancel: 'use:K1:cancel',
  },
  'dark-influences': { phase: 'minion', card: 'govern-the-unaligned', play: 'play:X1:dom:A1', cancel: 'play:K1:' },
  'direct-intervention': { phase: 'minion', card: 'govern-the-unaligned', play: 'play:X1:dom:A1', cancel: 'play:K1:' },
  'fae-contortion': {
    phase: 'minion',
    card: 'immortal-grapple',
    play: 'play:X1:pot:A1',
    cancel: 'play:K1:reflex:B1',
    to: fight,
  },
  groundfighting: {
    phase: 'minion',
    card: 'immortal-grapple',
    play: 'play:X1:pot:A1',
    cancel: 'play:K1:cancel:B1',
    to: fight,
  },
  'not-to-be': { phase: 'discard', card: 'scourge-of-the-enochians', play: 'play:X1:', cancel: 'play:K1:' },
  'power-of-all': {
    phase: 'minion',
    card: 'govern-the-unaligned',
    play: 'play:X1:dom:A1',
    cancel: 'play:K1::B1',
    with: helper,
  },
  'rewind-time': { phase: 'minion', card: 'govern-the-unaligned', play: 'play:X1:dom:A1', cancel: 'play:K1:tem:B1' },
  'sudden-reversal': { phase: 'master', card: 'misdirection', play: 'play:X1:', args: locks, cancel: 'play:K1:' },
  wash: { phase: 'master', card: 'misdirection', play: 'play:X1:', args: locks, cancel: 'play:K1:' },
}
/** `lent`: X1 is no card of the hand, but lies on a card that lets it be played as if it were. */
const scene = (
  by: string,
  { phase, card, to }: Case,
  ann: Held = [],
  ben: Held = [],
  b1: object = {},
  lent = false,
) => {
  const inPlay = by === 'bleeding-the-vine'
  const t = table({
    seats: [
      {
        pool: 20,
        ready: [
          minion('A1', {
            generic: { disciplines: ['dom', 'POT', 'THA', 'PRE', 'ani', 'cel'], capacity: 8, title: 'prince' },
          }),
          minion('A2', { blood: 1 }),
          minion('A3'),
          ...(lent
            ? [{ card: 'the-erciyes-fragments', as: 'F1', under: [{ card, as: 'X1', owner: Ben, down: true }] }]
            : []),
        ],
        hand: [...held(card, ...(lent ? ['X2'] : ['X1', 'X2'])), ...ann, ...cards(5 - ann.length)],
        library: cards(9),
        uncontrolled: [minion('U1')],
      },
      {
        pool: 20,
        ready: [
          minion('B1', { generic: { disciplines: ['TEM', 'pre', 'myt'], sect: 'Anarch' }, ...b1 }),
          minion('B2', { generic: { sect: 'Anarch' } }),
          ...held('the-barrens', 'L1'),
          ...held('dreams-of-the-sphinx', 'L2'),
          ...(inPlay ? held(by, 'K1') : []),
        ],
        hand: [...(inPlay ? [] : held(by, 'K1')), ...ben, 'bonding'],
        library: cards(9),
      },
      {},
      {},
      {},
    ],
    turn: { phase, ...(phase === 'master' && { masterActions: 2 }), ...(phase === 'discard' && { discardActions: 2 }) },
  })
  to?.(t)
  return t
}
const cancelled = (t: Table, one: Pick<Case, 'play' | 'args' | 'cancel' | 'with'>) => {
  t.answer(Ann, one.play, one.args?.(t))
  return play(t, Ben, one.cancel, one.with?.(t)).allPass(() => t.has('card-cancelled'))
}
const all = Object.entries(cases)

describe('as a card is played', () => {
  it.each(all)(
    '%s#G58-1: nothing is replaced before it is decided, and nothing else is used, to draw what would cancel it',
    (by, one) => {
      const t = scene(by, one)
      const before = hand(t, Ann)
      t.answer(Ann, one.play, one.args?.(t))
      expect([t.window(), hand(t, Ann), t.waiting()]).toEqual(['as-played', before - 1, [Ben]])
      expect([one.cancel, 'use:L1:discard', 'use:L2:hand'].map(option => t.can(Ben, option))).toEqual([
        true,
        false,
        false,
      ])
      play(t, Ben, one.cancel, one.with?.(t))
      onwards(t, () => t.has('card-cancelled'))
      expect([t.happened('card-cancelled'), hand(t, Ann), t.inAsh(Ann, 'X1')]).toMatchObject([
        [{ card: { id: t.id('X1') } }],
        before,
        true,
      ])
    },
  )

  it.each(all)('%s#G58-5: what is played as if from the hand is cancelled like any other', (by, one) => {
    const t = scene(by, one, [], [], {}, true)
    const before = hand(t, Ann)
    cancelled(t, one)
    expect([
      t.happened('card-cancelled'),
      hand(t, Ann),
      t.state.seats[Ben]!.removed.includes(t.id('X1')),
      t.locked('F1'),
    ]).toMatchObject([[{ card: { id: t.id('X1') } }], before, true, false])
  })

  const waits: Record<string, Case> = {
    'dark-influences': {
      phase: 'minion',
      card: 'mirror-walk',
      play: 'play:X1:THA:A1',
      cancel: 'play:K1:',
      to: attempt,
    },
    'direct-intervention': {
      phase: 'minion',
      card: 'mirror-walk',
      play: 'play:X1:THA:A1',
      cancel: 'play:K1:',
      to: attempt,
    },
    'not-to-be': { phase: 'discard', card: 'dragonbound', play: 'play:X1:', cancel: 'play:K1:' },
    'power-of-all': {
      phase: 'minion',
      card: 'mirror-walk',
      play: 'play:X1:THA:A1',
      cancel: 'play:K1::B1',
      with: helper,
      to: attempt,
    },
  }
  it.each(Object.entries(waits))('%s#G58-2: a replacement that would have waited comes at once', (by, one) => {
    const t = scene(by, one)
    const before = hand(t, Ann)
    cancelled(t, one)
    expect([t.inAsh(Ann, 'X1'), hand(t, Ann)]).toEqual([true, before])
    const uncancelled = scene(by, one)
    uncancelled.answer(Ann, one.play)
    uncancelled.allPass(() => uncancelled.window() !== 'as-played')
    expect(hand(uncancelled, Ann)).toBe(before - 1)
  })
  it.each(['sudden-reversal', 'wash'])('%s#G58-2: of a Wash that is cancelled, too', by => {
    const t = table({
      seats: [
        { ready: [minion('A1')], hand: held('misdirection', 'X1') },
        { ready: [minion('B1')], hand: [...held('wash', 'W1'), ...cards(6)], library: cards(9) },
        { pool: 20, ready: [minion('C1')], hand: held(by, 'K1') },
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
    play(t, Ben, 'play:W1:')
    expect(hand(t, Ben)).toBe(6)
    play(t, Cal, 'play:K1:')
    expect([hand(t, Ben), t.inAsh(Ben, 'W1'), t.locked('B1')]).toEqual([7, true, true])
  })

  const giants = { card: 'giants-blood', args: fills }
  const again: Record<string, Case & { second: string; why?: [string, string] }> = {
    'bleeding-the-vine': {
      ...cases['bleeding-the-vine']!,
      ...giants,
      second: 'play:X2:',
      why: ['already-played', 'GOLDEN-01'],
    },
    'dark-influences': {
      phase: 'minion',
      card: 'conditioning',
      play: 'play:X1:dom:A1',
      cancel: 'play:K1:',
      to: attempt,
      second: 'play:X2:dom:A1',
      why: ['forbidden', 'GOLDEN-01'],
    },
    'direct-intervention': {
      phase: 'minion',
      card: 'conditioning',
      play: 'play:X1:dom:A1',
      cancel: 'play:K1:',
      to: attempt,
      second: 'play:X2:dom:A1',
      why: ['already-played', 'MIN-13'],
    },
    'fae-contortion': { ...cases['fae-contortion']!, second: 'play:X2:pot:A1' },
    groundfighting: { ...cases['groundfighting']!, second: 'play:X2:pot:A1' },
    'power-of-all': {
      phase: 'minion',
      card: 'conditioning',
      play: 'play:X1:dom:A1',
      cancel: 'play:K1::B1',
      with: helper,
      to: attempt,
      second: 'play:X2:dom:A1',
      why: ['already-played', 'MIN-13'],
    },
    'not-to-be': { ...cases['not-to-be']!, second: 'play:X2:', why: ['already-played', 'EVENT-02'] },
    'rewind-time': {
      ...cases['bleeding-the-vine']!,
      ...giants,
      cancel: 'play:K1:TEM:B1',
      second: 'play:X2:',
      why: ['already-played', 'GOLDEN-01'],
    },
    'sudden-reversal': {
      ...cases['sudden-reversal']!,
      ...giants,
      second: 'play:X2:',
      why: ['already-played', 'GOLDEN-01'],
    },
    wash: { ...cases['wash']!, ...giants, second: 'play:X2:', why: ['already-played', 'GOLDEN-01'] },
  }
  it.each(Object.entries(again))('%s#G58-3: what was cancelled has been played all the same', (by, one) => {
    const t = scene(by, one)
    cancelled(t, one)
    if (one.why) expect(t.why(Ann, 'play', 'X2')).toEqual(one.why)
    onwards(t, () => t.can(Ann, one.second))
    expect([
      t.blood('A2'),
      t.refused(Ann, one.second, one.args?.(t)),
      t.inHand(Ann, 'X2'),
      t.happened('card-cancelled').length,
    ]).toEqual([1, 'illegal-option', true, 1])
  })

  it.each(['dark-influences', 'direct-intervention', 'power-of-all'])(
    '%s#G58-4: a limited increase that was cancelled leaves room for another',
    by => {
      const t = scene(by, again[by]!, held('bonding', 'Y1'))
      cancelled(t, again[by]!)
      expect([t.stat('A1', 'bleed'), t.can(Ann, 'play:Y1:dom:A1')]).toEqual([1, true])
      play(t, Ann, 'play:Y1:dom:A1')
      expect(t.stat('A1', 'bleed')).toBe(2)
    },
  )

  const acts = ['direct-intervention', 'power-of-all', 'rewind-time'].map(by => [by, cases[by]!] as const)
  it.each(acts)('%s#G61-1: the action is not performed, and its minion may attempt it again', (by, one) => {
    const t = scene(by, one)
    cancelled(t, one)
    expect([t.has('action-announced'), t.locked('A1'), t.can(Ann, 'play:X2:dom:A1')]).toEqual([false, false, true])
    const before = t.pool(Ben)
    t.answer(Ann, 'play:X2:dom:A1')
    t.allPass()
    expect(t.pool(Ben)).toBe(before - 3)
  })

  it('dark-influences#G61-1: the action is not performed, and its minion may attempt it again with another card', () => {
    const one = cases['dark-influences']!,
      t = scene('dark-influences', one, held('intimidation', 'Y1'))
    cancelled(t, one)
    expect([t.has('action-announced'), t.locked('A1'), t.why(Ann, 'play', 'X2')]).toEqual([
      false,
      false,
      ['forbidden', 'GOLDEN-01'],
    ])
    const before = t.pool(Ben)
    t.answer(Ann, 'play:Y1:pre:A1')
    t.allPass()
    expect(t.pool(Ben)).toBe(before - 2)
  })

  const lasting = [...acts, ['dark-influences', cases['dark-influences']!] as const]
  it.each(lasting)('%s#G61-2: not what an effect brings into play', (by, one) => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['tha'] } }), minion('A2')],
          hand: held('magic-of-the-smith', 'M1'),
          library: ['bonding', ...held('kevlar-vest', 'E1')],
        },
        {
          pool: 20,
          ready: [
            minion('B1', { generic: { disciplines: ['tem'], sect: 'Anarch' } }),
            minion('B2', { generic: { sect: 'Anarch' } }),
          ],
          hand: held(by, 'K1'),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:M1:tha:A1')
    expect([t.window(), t.can(Ben, one.cancel)]).toEqual(['as-played', true])
    t.pass(Ben)
    const before = t.log.length
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('E1')])
    t.allPass()
    expect([
      t.card('E1').on,
      t.log
        .slice(before)
        .filter(event => event.key === 'card-played' || (event.key === 'passed' && event.window === 'as-played')),
      t.inHand(Ben, 'K1'),
    ]).toEqual([t.id('A1'), [], true])
  })

  const kinds = [
    ['murder-of-crows', 'ani'],
    ['underbridge-stray', 'ani'],
    ['sport-bike', ''],
    ['ancilla-empowerment', ''],
  ]
  it.each(lasting)(
    '%s#G61-3: any card that is played as an action: a retainer, an ally, equipment, a referendum',
    (by, one) => {
      for (const [card, level] of kinds) {
        const t = scene(by, { ...one, card: card! })
        cancelled(t, { ...one, play: `play:X1:${level}:A1` })
        expect([t.inAsh(Ann, 'X1'), t.has('action-announced'), t.locked('A1')]).toEqual([true, false, false])
      }
    },
  )
})

describe('Rewind Time', () => {
  const wakes = [...held('on-the-qui-vive', 'W1'), ...held('second-tradition-domain', 'S1')]
  it('rewind-time#G62-1: who is locked may be woken for it, but not by what unlocks for a block', () => {
    const t = scene('rewind-time', cases['rewind-time']!, [], wakes, {
      locked: true,
      generic: { disciplines: ['tem'], title: 'prince' },
    })
    t.answer(Ann, 'play:X1:dom:A1')
    expect(['play:K1:tem:B1', 'play:W1::B1', 'play:S1:unlock:B1'].map(option => t.can(Ben, option))).toEqual([
      false,
      true,
      false,
    ])
    play(t, Ben, 'play:W1::B1')
    play(t, Ben, 'play:K1:tem:B1')
    expect(t.happened('card-cancelled')).toMatchObject([{ card: { id: t.id('X1') } }])
  })

  it('rewind-time#G63-1: without an action, but that is for no other reaction', () => {
    const locked = scene('rewind-time', cases['wash']!, [], wakes, {
      locked: true,
      generic: { disciplines: ['TEM'], title: 'prince' },
    })
    locked.answer(Ann, 'play:X1:', locks(locked))
    expect([locked.locked('B2'), locked.inHand(Ben, 'W1'), locked.inHand(Ben, 'K1')]).toEqual([true, true, true])
    const t = scene('rewind-time', cases['wash']!, [], wakes)
    t.answer(Ann, 'play:X1:', locks(t))
    expect([t.can(Ben, 'play:K1:TEM:B1'), t.can(Ben, 'play:W1::B2')]).toEqual([true, false])
    play(t, Ben, 'play:K1:TEM:B1')
    expect([t.locked('B2'), actions(t)]).toEqual([false, 2])
  })

  it('rewind-time#G63-2: in no combat', () => {
    const t = scene('rewind-time', cases['fae-contortion']!)
    t.answer(Ann, 'play:X1:pot:A1')
    expect([t.inHand(Ben, 'K1'), t.has('combat-started')]).toEqual([true, true])
    onwards(t, () => ['tem', 'TEM', 'pre'].some(level => t.can(Ben, `play:K1:${level}:B1`)))
    expect([t.has('combat-ended'), t.inHand(Ben, 'K1')]).toEqual([true, true])
  })
})

describe('Power of All', () => {
  const wakes = [...held('on-the-qui-vive', 'W1'), ...held('second-tradition-domain', 'S1')]
  it('power-of-all#G62-1: who is locked cannot lock for it, and nothing that unlocks for a block comes first', () => {
    const t = scene('power-of-all', cases['power-of-all']!, [], wakes, {
      locked: true,
      generic: { sect: 'Anarch', title: 'prince' },
    })
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B2' })
    t.answer(Ann, 'play:X1:dom:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect(['play:W1::B1', 'play:S1:unlock:B1', 'play:K1::B1'].map(option => t.can(Ben, option))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('power-of-all#G63-1: without an action, but that is for no other reaction', () => {
    const t = scene('power-of-all', cases['wash']!, [], wakes)
    t.answer(Ann, 'play:X1:', locks(t))
    expect([t.can(Ben, 'play:K1::B1'), t.can(Ben, 'play:W1::B1'), t.can(Ben, 'play:W1::B2')]).toEqual([
      true,
      false,
      false,
    ])
    play(t, Ben, 'play:K1::B1', helper(t))
    t.allPass(() => t.has('card-cancelled'))
    expect([t.happened('card-cancelled').length, t.locked('B1'), t.inHand(Ben, 'W1')]).toEqual([1, true, true])
  })

  it('power-of-all#G136-1: who attempts to block and locks for it does not block, unless it woke before', () => {
    const blocks = (woken: boolean) => {
      const t = scene(
        'power-of-all',
        { ...cases['power-of-all']!, card: 'conditioning' },
        [],
        held('on-the-qui-vive', 'W1'),
      )
      t.answer(Ann, 'bleed:A1')
      if (woken) t.effect(Ben, [{ op: 'allow', rule: 'wake', on: 'b', until: 'action' }], { b: 'B1' })
      play(t, Ben, 'block:B1')
      play(t, Ann, 'play:X1:dom:A1')
      play(t, Ben, 'play:K1::B1', helper(t))
      onwards(t, () => t.has('blocked') || t.has('block-failed'))
      return [t.locked('B1'), t.has('blocked')]
    }
    expect([blocks(false), blocks(true)]).toEqual([
      [true, false],
      [true, true],
    ])
  })
})

describe('masters', () => {
  it('sudden-reversal#1: not one that an effect puts into play', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1', { generic: { title: 'baron', city: 'Rome' } }), minion('A2')],
          hand: held('childe-of-the-revolution', 'X1'),
          library: ['bonding', ...held('dominate', 'D1')],
        },
        { pool: 20, ready: [minion('B1')], hand: held('sudden-reversal', 'K1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:X1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('D1')])
    t.allPass()
    expect([t.card('D1').on, t.inHand(Ben, 'K1'), t.happened('card-played').length]).toEqual([t.id('X1'), true, 1])
  })

  it.each([
    ['sudden-reversal#2', 'sudden-reversal', 0],
    ['wash#1', 'wash', 1],
  ] as const)('%s: of a trifle that is cancelled comes no further action', (_, by, left) => {
    const t = table({
      seats: [
        { pool: 20, ready: [minion('A1')], hand: held('the-coven', 'X1') },
        { pool: 20, ready: [minion('B1')], hand: held(by, 'K1') },
        {},
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:X1:')
    play(t, Ben, 'play:K1:')
    expect([t.inAsh(Ann, 'X1'), actions(t)]).toEqual([true, left])
  })

  it("wash#2: the action that it gives is no trifle's: a trifle played for it gives one more", () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1')],
          hand: [...held('misdirection', 'X1'), ...held('the-coven', 'X2'), ...held('misdirection', 'X3')],
        },
        { pool: 20, ready: [minion('B1')], hand: held('wash', 'K1') },
        {},
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
    play(t, Ben, 'play:K1:')
    t.answer(Ann, 'play:X2:')
    expect(actions(t)).toBe(1)
    t.answer(Ann, 'play:X3:', { m: [t.id('B1')] })
    expect([t.locked('B1'), actions(t)]).toEqual([true, 0])
  })

  it('wash#3: who had a master out of turn cancelled plays no other in the same master phase', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [minion('A1')], hand: held('misdirection', 'X1', 'X2') },
        { pool: 20, ready: [minion('B1')], hand: held('sudden-reversal', 'R1', 'R2') },
        { ready: [minion('C1')], hand: held('wash', 'K1') },
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
    t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
    play(t, Ben, 'play:R1:')
    play(t, Cal, 'play:K1:')
    expect([t.locked('B1'), t.can(Ben, 'play:R2:')]).toEqual([true, false])
    t.answer(Ann, 'play:X2:', { m: [t.id('C1')] })
    expect([t.locked('C1'), t.inHand(Ben, 'R2'), t.why(Ben, 'play', 'R2')?.[1]]).toEqual([true, true, 'MASTER-20'])
  })

  it('wash#G25-1, into-thin-air#G25-1: replaced before anything unlocks, and before anything is done in that phase', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['obf'] }, attachments: held('vessel', 'V1') }), minion('A2')],
          hand: [...held('into-thin-air', 'I1'), ...held('misdirection', 'X1'), ...cards(5)],
          library: held('deflection', 'N1', 'N2', 'N3'),
        },
        {
          ready: [minion('B1', { attachments: held('vessel', 'V2') })],
          hand: [...held('wash', 'K1'), ...cards(6)],
          library: held('deflection', 'M1', 'M2'),
        },
        {},
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
    play(t, Ben, 'play:K1:')
    t.endPhasesTo(Ann, 'minion')
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:I1:obf:A1')
    t.allPass()
    expect([hand(t, Ann), hand(t, Ben)]).toEqual([6, 6])
    for (const [seat, vessel, drawn] of [
      [Ben, 'V2', 'M1'],
      [Ann, 'V1', 'N2'],
    ] as const) {
      const before = t.log.length
      t.endPhasesTo(seat, 'unlock')
      const told = t.log.slice(before).map(event => event.key)
      expect([
        hand(t, seat),
        t.inHand(seat, drawn),
        t.can(seat, `use:${vessel}:to-pool`),
        told.lastIndexOf('drawn') < told.lastIndexOf('unlocked-all'),
      ]).toEqual([7, true, true, true])
    }
  })
})
