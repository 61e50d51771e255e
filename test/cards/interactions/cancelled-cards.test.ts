import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'
import { attempt, type Cancel, cancelling, cancels, cards, fills, helper } from '../cancelling.ts'
import { held, type Table } from '../scene.ts'

const hand = (t: Table, seat: number): number => t.state.seats[seat]!.hand.length
const cancelled = (t: Table, one: Pick<Cancel, 'play' | 'args' | 'cancel' | 'with'>) => {
  t.answer(Ann, one.play, one.args?.(t))
  return play(t, Ben, one.cancel, one.with?.(t)).allPass(() => t.has('card-cancelled'))
}
const all = Object.entries(cancels)

describe('as a card is played', () => {
  it.each(all)(
    '%s#G58-1: nothing is replaced before it is decided, and nothing else is used, to draw what would cancel it',
    (by, one) => {
      const t = cancelling(by, one)
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
    const t = cancelling(by, one, [], [], {}, true)
    const before = hand(t, Ann)
    cancelled(t, one)
    expect([
      t.happened('card-cancelled'),
      hand(t, Ann),
      t.state.seats[Ben]!.removed.includes(t.id('X1')),
      t.locked('F1'),
    ]).toMatchObject([[{ card: { id: t.id('X1') } }], before, true, false])
  })

  const waits: Record<string, Cancel> = {
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
  const anarchs = (t: Table) =>
    void t.effect(Ann, [{ op: 'become', who: 'a', traits: { sect: 'Anarch' }, until: 'game' }], { a: 'A1' })
  const tenacious = (cancel: string): Cancel => ({
    phase: 'minion',
    card: 'steely-tenacity',
    play: 'play:X1:dom:A1',
    cancel,
    to: anarchs,
  })
  it.each([
    ...Object.entries(waits),
    ['dark-influences', tenacious('play:K1:')] as const,
    ['direct-intervention', tenacious('play:K1:')] as const,
    ['power-of-all', { ...tenacious('play:K1::B1'), with: helper }] as const,
  ])('%s#G58-2: a replacement that would have waited comes at once', (by, one) => {
    const t = cancelling(by, one)
    const before = hand(t, Ann)
    cancelled(t, one)
    expect([t.inAsh(Ann, 'X1'), hand(t, Ann)]).toEqual([true, before])
    const uncancelled = cancelling(by, one)
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
  const again: Record<string, Cancel & { second: string; why?: [string, string] }> = {
    'bleeding-the-vine': {
      ...cancels['bleeding-the-vine']!,
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
    bollix: { ...cancels['bollix']!, second: 'play:X2:pot:A1' },
    'fae-contortion': { ...cancels['fae-contortion']!, second: 'play:X2:pot:A1' },
    groundfighting: { ...cancels['groundfighting']!, second: 'play:X2:pot:A1' },
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
    'not-to-be': { ...cancels['not-to-be']!, second: 'play:X2:', why: ['already-played', 'EVENT-02'] },
    'rewind-time': {
      ...cancels['bleeding-the-vine']!,
      ...giants,
      cancel: 'play:K1:TEM:B1',
      second: 'play:X2:',
      why: ['already-played', 'GOLDEN-01'],
    },
    'sudden-reversal': {
      ...cancels['sudden-reversal']!,
      ...giants,
      second: 'play:X2:',
      why: ['already-played', 'GOLDEN-01'],
    },
    'touch-of-clarity': {
      phase: 'minion',
      card: 'conditioning',
      play: 'play:X1:dom:A1',
      cancel: 'play:K1:DEM:B1',
      to: attempt,
      second: 'play:X2:dom:A1',
      why: ['already-played', 'MIN-13'],
    },
    wash: { ...cancels['wash']!, ...giants, second: 'play:X2:', why: ['already-played', 'GOLDEN-01'] },
  }
  it.each(Object.entries(again))('%s#G58-3: what was cancelled has been played all the same', (by, one) => {
    const t = cancelling(by, one)
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

  it.each(['dark-influences', 'direct-intervention', 'power-of-all', 'touch-of-clarity'])(
    '%s#G58-4: a limited increase that was cancelled leaves room for another',
    by => {
      const t = cancelling(by, again[by]!, held('bonding', 'Y1'))
      cancelled(t, again[by]!)
      expect([t.stat('A1', 'bleed'), t.can(Ann, 'play:Y1:dom:A1')]).toEqual([1, true])
      play(t, Ann, 'play:Y1:dom:A1')
      expect(t.stat('A1', 'bleed')).toBe(2)
    },
  )

  const acts = ['direct-intervention', 'power-of-all', 'rewind-time'].map(by => [by, cancels[by]!] as const)
  it.each([...acts, ['touch-of-clarity', cancels['touch-of-clarity']!] as const])(
    '%s#G61-1: the action is not performed, and its minion may attempt it again',
    (by, one) => {
      const t = cancelling(by, one)
      cancelled(t, one)
      expect([t.has('action-announced'), t.locked('A1'), t.can(Ann, 'play:X2:dom:A1')]).toEqual([false, false, true])
      const before = t.pool(Ben)
      t.answer(Ann, 'play:X2:dom:A1')
      t.allPass()
      expect(t.pool(Ben)).toBe(before - 3)
    },
  )

  it('dark-influences#G61-1: the action is not performed, and its minion may attempt it again with another card', () => {
    const one = cancels['dark-influences']!,
      t = cancelling('dark-influences', one, held('intimidation', 'Y1'))
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

  const lasting = [...acts, ['dark-influences', cancels['dark-influences']!] as const]
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

  it.each(lasting)('%s#G61-2: nor an ally that a minion recruits by Piper', by => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', { generic: { sect: 'Anarch' } }), minion('A2')],
          hand: [...held('piper', 'M1'), ...held('mylan-horseed', 'Y1')],
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
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
    t.allPass(() => t.can(Ann, 'choose'))
    const before = t.log.length
    t.choose(Ann, [t.id('Y1')])
    expect([
      t.state.seats[Ann]!.inPlay.includes(t.id('Y1')),
      t.log.slice(before).some(({ key }) => key === 'card-played'),
      t.window(),
      t.inHand(Ben, 'K1'),
    ]).toEqual([true, false, undefined, true])
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
        const t = cancelling(by, { ...one, card: card! })
        cancelled(t, { ...one, play: `play:X1:${level}:A1` })
        expect([t.inAsh(Ann, 'X1'), t.has('action-announced'), t.locked('A1')]).toEqual([true, false, false])
      }
    },
  )
})
