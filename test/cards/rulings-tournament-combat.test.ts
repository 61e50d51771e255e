import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../support/duel.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { type Held, type Table, costs, fought, held, tough, v } from './scene.ts'

/** Rulings on combat in tournament decks beside the five, each by its id (`test/conformance/rulings.ts`). */
const of = (disciplines: string, more: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), capacity: 9, ...more },
})

describe('Groundfighting', () => {
  const A = { generic: { sect: 'Anarch', capacity: 9, disciplines: ['POT'] } }
  const answers = (ben: string, level: string, b: object, a: object = {}) => {
    const t = duel({ a: { ...A, ...a }, b: b as never, ann: held('groundfighting', 'K1'), ben: held(ben, 'H1') })
    onwards(t, () => isOver(t) || t.can(Ben, `play:H1:${level}:B1`))
    t.answer(Ben, `play:H1:${level}:B1`)
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.can(Ann, 'play:K1:cancel:A1')))
    return offered
  }
  it.each([
    ['pursuit', 'cel'],
    ['torn-signpost', 'pot'],
    ['side-strike', 'cel'],
  ])('groundfighting#2: not a maneuver, nor a strike: %s', (card, level) => {
    expect(answers(card, level, of('CEL POT'))).toBe(false)
  })
  it('groundfighting#5: not a strike that steals the weapon', () => {
    expect(answers('fast-hands', 'cel', of('CEL'), { attachments: held('ivory-bow', 'E1') })).toBe(false)
  })
  const grapple = (ann: Held = [], a: object = {}) => {
    const t = upTo(
      duel({
        a: { ...A, blood: 5, ...a },
        b: of('POT') as never,
        ann: [...held('groundfighting', 'K1'), ...ann],
        ben: held('immortal-grapple', 'H1'),
      }),
      'before-strikes',
    )
    onwards(t, () => t.can(Ben, 'play:H1:pot:B1'))
    t.answer(Ben, 'play:H1:pot:B1')
    return t
  }
  it('groundfighting#G65-1: the blood is no cost, which nothing makes cheaper', () => {
    const t = grapple()
    t.reach(Ann, 'play:K1:cancel:A1')
    t.allPass(() => t.has('card-cancelled'))
    expect([costs(t), t.happened('counters')[0]]).toMatchObject([
      [],
      { from: { card: { id: t.id('A1') } }, amount: 1, why: 'effect' },
    ])
  })
})

describe('Pack Alpha', () => {
  const scene = (a: object = of('ANI'), hand: Held = held('raven-spy', 'R1', 'R2'), ben: Held = []) =>
    upTo(duel({ a: a as never, b: tough, ann: [...held('pack-alpha', 'K1'), ...hand], ben }), 'before-range')
  it('pack-alpha#G128-1: named as it is declared, from the hand, before it is replaced', () => {
    const t = upTo(
      duel({
        a: of('ANI') as never,
        b: tough,
        ann: [...held('pack-alpha', 'K1'), ...held('raven-spy', 'R1')],
        library: held('raven-spy', 'R9'),
      }),
      'before-range',
    )
    expect(t.option(Ann, 'play:K1:ani:A1')?.slots).toMatchObject([{ candidates: [t.id('R1')], min: 1 }])
    expect(t.refused(Ann, 'play:K1:ani:A1', { c: [t.id('R9')] })).toBe('illegal-args')
  })
  it('pack-alpha#G131-2: it is no action: the same vampire employs another of it in the same turn', () => {
    const t = scene()
    play(t, Ann, 'play:K1:ani:A1', { c: [t.id('R1')] })
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(t.can(Ann, 'play:R2:ANI:A1')).toBe(true)
    t.answer(Ann, 'play:R2:ANI:A1')
    t.allPass()
    expect(t.card('R2').on).toBe(t.id('A1'))
  })
  it('pack-alpha#G131-4: the retainer is not played: nothing cancels it as it is played', () => {
    const t = scene(undefined, undefined, held('direct-intervention', 'I1'))
    play(t, Ann, 'play:K1:ani:A1', { c: [t.id('R1')] })
    t.allPass(() => t.card('R1').on !== undefined)
    expect([
      t.card('R1').on,
      t.happened('card-played').map(event => event.key === 'card-played' && event.card.id),
    ]).toEqual([t.id('A1'), [t.id('K1')]])
  })
  it('pack-alpha#1, pack-alpha#G131-5: what makes a retainer cheaper without speaking of an action does so', () => {
    const cost = (a: object, as: string) => {
      const t = table({
        seats: [
          { ready: [a as never, v('A2')], hand: [...held('pack-alpha', 'K1'), ...held('raven-spy', 'R1')] },
          { ready: [v('B1', { capacity: 9 })] },
          {},
        ],
      })
      t.push({
        kind: 'combat',
        step: 'begins',
        number: 0,
        round: 0,
        acting: t.id(as),
        opposing: t.id('B1'),
        range: 'close',
        committed: [],
        toChoose: [t.id(as), t.id('B1')],
        strikes: [],
        pair: 0,
      })
      upTo(t, 'before-range')
      play(t, Ann, `play:K1:ani:${as}`, { c: [t.id('R1')] })
      return [t.card('R1').on === t.id(as), costs(t)]
    }
    expect([cost({ card: 'kuyen', as: 'A1' }, 'A1'), cost(v('A1', { disciplines: ['ANI'] }), 'A1')]).toEqual([
      [true, []],
      [true, [1]],
    ])
  })
})

describe('Rötschreck', () => {
  const scene = (
    more: { b1?: object; a1?: object; card?: string; level?: string; ann?: Held; ready?: object[] } = {},
  ) => {
    const { card = 'wolf-claws', level = 'pro' } = more
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [v('A1', { capacity: 9, disciplines: ['PRE', 'CEL', 'FOR'], ...more.a1 }), v('A2')],
          hand: [...held('majesty', 'H1'), ...(more.ann ?? [])],
        },
        { ready: [v('B1', { capacity: 9, disciplines: ['PRO'], ...more.b1 })], hand: held(card, 'C1') },
        { pool: 10, ready: [v('V3')], hand: held('rotschreck', 'K1', 'K2') },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, `play:C1:${level}:B1`))
    t.answer(Ben, `play:C1:${level}:B1`)
    return t
  }
  const frightened = (t: Table) => {
    onwards(t, () => t.can(Cal, 'play:K1:') || isOver(t))
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    return t
  }
  it('rotschreck#2: once the strike is announced, and before it resolves', () => {
    const t = scene()
    let early = false
    onwards(
      t,
      () => t.can(Cal, 'play:K1:') || isOver(t) || (early ||= t.window() !== 'as-chosen' && t.can(Cal, 'play:K1:')),
    )
    expect([early, t.window(), t.happened('strike-chosen').length > 0, t.has('damaged')]).toEqual([
      false,
      'as-chosen',
      true,
      false,
    ])
  })
  it('rotschreck#3: not for aggravated damage that no strike inflicts', () => {
    const other = table({
      seats: [
        { ready: [v('A1', { capacity: 9 }), v('A2')], hand: held('villein', 'H1') },
        { ready: [v('B1', { capacity: 9 })] },
        { ready: [v('C1')], hand: held('rotschreck', 'K1') },
      ],
    })
    other.answer(Ann, 'bleed:A1')
    other.reach(Ben, 'block:B1')
    onwards(other, () => other.has('combat-started'))
    other.effect(Ben, [{ op: 'damage', to: 'a', amount: 1, aggravated: true }], { a: 'A1' }, { source: 'B1', by: 'B1' })
    let offered = false
    onwards(other, () => isOver(other) || (offered ||= other.can(Cal, 'play:K1:')))
    expect([other.inTorpor('A1'), offered]).toEqual([true, false])
  })
  it('rotschreck#5: against a strike that ends combat as well', () => {
    const t = scene()
    onwards(t, () => t.can(Ann, 'play:H1:pre:A1') || isOver(t))
    if (t.can(Ann, 'play:H1:pre:A1')) t.answer(Ann, 'play:H1:pre:A1')
    frightened(t)
    fought(t)
    expect([t.happened('strike-chosen').length, t.inTorpor('A1'), t.has('damaged')]).toEqual([2, true, false])
  })
  it('rotschreck#7, rotschreck#8: combat ends at once, with both still ready; no second one, nothing prevented', () => {
    const t = frightened(scene({ ann: held('soak', 'S1') }))
    const seen: (string | undefined)[] = []
    let second = false,
      ready = false
    onwards(t, () => {
      seen.push(t.window())
      second ||= t.can(Cal, 'play:K2:')
      if (isOver(t)) ready = true
      return isOver(t)
    })
    const told = t.log.map(event => event.key)
    expect([
      second,
      ready,
      seen.includes('prevent'),
      told.indexOf('combat-ended') < told.indexOf('to-torpor') || !t.inTorpor('A1'),
      t.has('damaged'),
    ]).toEqual([false, true, false, true, false])
    onwards(t)
    expect(t.inTorpor('A1')).toBe(true)
  })
  it('rotschreck#9: where another combat begins, it lies on the vampire, which still does not unlock', () => {
    const t = scene({ ann: held('psyche', 'P1') })
    frightened(t)
    onwards(t, () => t.can(Ann, 'play:P1:CEL:A1') || t.state.frames.length === 1)
    t.answer(Ann, 'play:P1:CEL:A1')
    onwards(t)
    expect([t.happened('combat-started').length, t.card('K1').on]).toEqual([2, t.id('A1')])
  })
  it('rotschreck#10: without the card it unlocks again', () => {
    const t = frightened(scene())
    onwards(t)
    t.effect(
      Ben,
      [
        { op: 'move', who: 'k', to: 'ash' },
        { op: 'move', who: 'a', to: 'ready' },
      ],
      { k: 'K1', a: 'A1' },
    )
    t.endPhasesTo(Ben, 'minion').endPhasesTo(Cal, 'minion').endPhasesTo(Ann, 'minion')
    expect(t.locked('A1')).toBe(false)
  })
  it('rotschreck#G5-1: an infernal one is unlocked for a pool all the same', () => {
    const t = frightened(scene({ a1: { traits: ['infernal'] } }))
    onwards(t)
    t.endPhasesTo(Ben, 'minion').endPhasesTo(Cal, 'minion').endPhasesTo(Ann, 'unlock')
    expect([t.locked('A1'), t.can(Ann, 'unlock:A1')]).toEqual([true, true])
    t.answer(Ann, 'unlock:A1')
    expect([t.locked('A1'), t.pool(Ann)]).toEqual([false, 9])
  })
})

it('the-status-perfectus#G93-2: who cannot strike gains strikes for nothing', () => {
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

it('weighted-walking-stick#1: of damage that is prevented the counter is burned', () => {
  const t = upTo(
    duel({ a: tough, b: of('FOR') as never, ann: held('weighted-walking-stick', 'K1'), ben: held('soak', 'H1') }),
    'before-range',
  )
  play(t, Ann, 'play:K1::A1')
  onwards(t, () => t.can(Ann, 'strike:A1:K1:blow'))
  t.answer(Ann, 'strike:A1:K1:blow')
  onwards(t, () => t.can(Ben, 'play:H1:for:B1') || isOver(t))
  t.answer(Ben, 'play:H1:for:B1')
  fought(t)
  expect([t.has('prevented'), t.card('K1').counters]).toEqual([true, { stick: 3 }])
})
