import { describe, expect, it } from 'vitest'
import { combatOf, duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { card, combats, has, held, K, strike, type Table, tough } from '../../scene.ts'
import { asStrike, replacedAfter } from '../../rows.ts'

const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const vampire = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const of = (disciplines: string, more: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), capacity: 9, ...more },
})

describe('maneuvers and presses', () => {
  it('Apportation presses only to continue, and maneuvers at superior', () => {
    const t = upTo(
      duel({
        a: vampire('tha'),
        b: vampire('THA CEL'),
        ann: card('apportation', 'P1'),
        ben: [...card('apportation', 'P2'), ...card('resist-earths-grasp', 'R1')],
      }),
      'press',
    )
    play(t, Ann, 'play:P1:tha:A1')
    expect([t.why(Ben, 'play', 'P2'), t.can(Ben, 'play:R1:cel:B1')]).toEqual([['only-to-continue', 'PRESS-02'], true])
    const u = upTo(duel({ a: vampire('THA'), ann: card('apportation', 'P1') }), 'range')
    play(u, Ann, 'play:P1:THA:A1')
    expect(u.has('maneuvered')).toBe(true)
  })
  it('Pursuit maneuvers; at superior it gives an additional strike', () => {
    const t = upTo(duel({ a: vampire('cel'), ann: card('pursuit', 'P1') }), 'range')
    play(t, Ann, 'play:P1:cel:A1')
    expect(blood(onwards(t))).toEqual([5, 5])
    const u = upTo(duel({ a: vampire('CEL'), ann: card('pursuit', 'P1') }), 'additional-strikes')
    play(u, Ann, 'play:P1:CEL:A1')
    expect(blood(onwards(u))).toEqual([4, 3])
  })
})

describe('Psyche!', () => {
  it('presses', () => {
    const t = upTo(duel({ a: has('cel'), ann: card('psyche', 'P1') }), 'press')
    play(t, Ann, 'play:P1:cel:A1')
    expect([onwards(t).happened('round-started').length, combats(t)]).toEqual([2, [1, 1]])
  })

  it('psyche#2: at superior queues another combat as this one is about to end, also where a strike has ended it', () => {
    for (const ended of [false, true]) {
      const t = duel({
        a: has('CEL'),
        b: has('PRE'),
        ann: [...card('psyche', 'P1'), ...card('psyche', 'P2')],
        ben: ended ? card('majesty', 'M1') : [],
      })
      if (ended) strike(t, Ben, 'play:M1:PRE:B1')
      play(
        onwards(t, () => t.can(Ann, 'play:P1:CEL:A1')),
        Ann,
        'play:P1:CEL:A1',
      )
      // One can be queued, and the unlock of Majesty stays.
      expect([t.can(Ann, 'play:P2:CEL:A1') && t.window() === 'combat-ends', t.locked('B1')]).toEqual([false, !ended])
      onwards(t, () => t.window() === 'combat-ends' && combats(t)[0] === 2)
      expect([combats(t), combatOf(t)]).toMatchObject([[2, 1], { acting: t.id('A1'), opposing: t.id('B1') }])
      onwards(t)
      expect([combats(t), blood(t), t.happened('round-started').length]).toEqual([[2, 2], ended ? [4, 3] : [3, 3], 2])
    }
  })

  it('needs both combatants ready', () => {
    const t = duel({ a: has('CEL'), b: { blood: 0 }, ann: card('psyche', 'P1') })
    expect([onwards(t).inTorpor('B1'), t.inHand(Ann, 'P1'), combats(t)]).toEqual([true, true, [1, 1]])
  })

  it('by the one that blocked, too: the acting minion stays the acting one', () => {
    const t = duel({ b: has('CEL'), ben: card('psyche', 'P1') })
    play(
      onwards(t, () => t.can(Ben, 'play:P1:CEL:B1')),
      Ben,
      'play:P1:CEL:B1',
    )
    onwards(t)
    expect(t.happened('combat-started')[1]).toMatchObject({ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } })
  })
})

describe('Psyche!', () => {
  it('psyche#1: what would have happened after the combat is lost, unlocking is not', () => {
    const t = duel({ a: has('PRO'), b: has('CEL'), ann: card('form-of-mist', 'F1'), ben: card('psyche', 'P1') })
    strike(t, Ann, 'play:F1:PRO:A1')
    play(
      onwards(t, () => t.can(Ben, 'play:P1:CEL:B1')),
      Ben,
      'play:P1:CEL:B1',
    )
    onwards(t)
    expect([combats(t), t.has('chosen')]).toEqual([[2, 2], false])
    const unlocks = duel({ a: has('CEL'), b: has('PRO'), ann: card('psyche', 'P1'), ben: card('earth-meld') })
    strike(unlocks, Ben, 'play:K1:PRO:B1')
    play(
      onwards(unlocks, () => unlocks.can(Ann, 'play:P1:CEL:A1')),
      Ann,
      'play:P1:CEL:A1',
    )
    expect(unlocks.locked('B1')).toBe(false)
  })

  it('psyche#4: before or after what is played at the end of the combat', () => {
    for (const order of [
      ['T1', 'P1'],
      ['P1', 'T1'],
    ]) {
      const t = duel({
        a: has('CEL', { blood: 2 }, { strength: 2 }),
        b: { generic: { capacity: 9, strength: 0 } },
        ann: [...card('taste-of-vitae', 'T1'), ...card('psyche', 'P1')],
      })
      const options: Record<string, string> = { T1: 'play:T1::A1', P1: 'play:P1:CEL:A1' }
      for (const one of order)
        play(
          onwards(t, () => t.can(Ann, options[one]!) && (one !== 'P1' || t.window() === 'combat-ends')),
          Ann,
          options[one]!,
        )
      expect([t.blood('A1'), onwards(t).happened('combat-started').length]).toEqual([4, 2])
    }
  })

  it('psyche#6: the combat that follows is part of the action, which can go on after it', () => {
    const t = duel({
      a: has('PRO CEL', {}, { capacity: 8 }),
      b: {},
      ann: [...card('psyche', 'P1'), ...card('form-of-mist', 'F1')],
    })
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1') && t.window() === 'combat-ends'),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(t, () => combats(t)[0] === 2)
    strike(t, Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    onwards(t)
    expect([t.has('bled'), t.pool(Ben)]).toEqual([true, 29])
  })
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
})

describe('Groundfighting', () => {
  const A = { generic: { sect: 'Anarch', capacity: 9, disciplines: ['POT'] } }
  it.each(['maneuver', 'press'])('a %s', name => {
    const t = upTo(duel({ a: A, b: tough, ann: K('groundfighting') }), name === 'press' ? 'press' : 'range')
    play(t, Ann, `play:K1:${name}:A1`)
    expect(t.has(name === 'press' ? 'pressed' : 'maneuvered')).toBe(true)
  })
  it.each([
    ['maneuver', 'range'],
    ['press', 'press'],
  ])('a %s is not replaced until the combat is over', (level, window) => {
    const t = asStrike('groundfighting', level, { window, a: { disciplines: [] }, full: true })
    expect(replacedAfter(t, Ann)).toBe('combat')
  })
  it('1 blood cancels a card that restricts its strikes', () => {
    const t = upTo(
      duel({
        a: { ...A, blood: 5 },
        b: { generic: { capacity: 9, disciplines: ['POT'] } },
        ann: K('groundfighting'),
        ben: [{ card: 'immortal-grapple', as: 'H1' }],
      }),
      'before-strikes',
    )
    for (let n = 0; n < 10 && !t.can(Ben, 'play:H1:pot:B1'); n++) t.pass(t.waiting()[0]!)
    t.answer(Ben, 'play:H1:pot:B1')
    t.reach(Ann, 'play:K1:cancel:A1')
    t.allPass(() => t.has('card-cancelled'))
    expect([t.blood('A1'), t.happened('card-cancelled')]).toMatchObject([4, [{ card: { id: t.id('H1') } }]])
  })
  it('groundfighting#G97-1: not without the blood', () => {
    const t = upTo(
      duel({
        a: A,
        b: { generic: { capacity: 9, disciplines: ['POT'] } },
        ann: K('groundfighting'),
        ben: [{ card: 'immortal-grapple', as: 'H1' }],
      }),
      'before-strikes',
    )
    t.edit(state => {
      delete state.cards[t.id('A1')]!.blood
    })
    play(t, Ben, 'play:H1:pot:B1')
    expect([t.has('card-cancelled'), t.inHand(Ann, 'K1')]).toEqual([false, true])
  })
  it('ruling: no card that takes no strike away', () => {
    const t = upTo(
      duel({
        a: A,
        b: { generic: { capacity: 9, disciplines: ['POT'] } },
        ann: K('groundfighting'),
        ben: [{ card: 'torn-signpost', as: 'H1' }],
      }),
      'before-range',
    )
    for (let n = 0; n < 10 && !t.can(Ben, 'play:H1:pot:B1'); n++) t.pass(t.waiting()[0]!)
    t.answer(Ben, 'play:H1:pot:B1')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.can(Ann, 'play:K1:cancel:A1')))
    expect(offered).toBe(false)
  })
  it('by an Anarch', () =>
    expect(upTo(duel({ a: tough, b: tough, ann: K('groundfighting') }), 'range').can(Ann, 'play:K1:maneuver:A1')).toBe(
      false,
    ))
})

describe('Fake Out', () => {
  it('maneuvers: at long range hands strike nobody', () => {
    const t = asStrike('fake-out', '', { window: 'range' })
    expect([t.happened('maneuvered').length, blood(t)]).toEqual([1, [5, 5]])
  })
  it('is not replaced until the combat is over', () => {
    expect(replacedAfter(asStrike('fake-out', '', { window: 'range', full: true }), Ann)).toBe('combat')
  })
  it('psyche#5: is replaced as the combat ends, before the one that Psyche! has queued begins', () => {
    const full = [...card('fake-out', 'K1'), ...card('psyche', 'P1'), ...held('villein', 'H3', 'H4', 'H5', 'H6', 'H7')]
    const t = upTo(duel({ a: has('CEL'), b: tough, ann: full, library: ['villein', 'villein', 'villein'] }), 'range')
    play(t, Ann, 'play:K1::A1')
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1')),
      Ann,
      'play:P1:CEL:A1',
    )
    // Psyche! itself is replaced at once, Fake Out not yet.
    expect(t.state.seats[Ann]!.hand).toHaveLength(6)
    onwards(t, () => combats(t)[0] === 2)
    expect([t.state.seats[Ann]!.hand.length, combats(t)]).toEqual([7, [2, 1]])
  })
})

describe('Telepathic Tracking', () => {
  const seer = { generic: { disciplines: ['AUS', 'CEL', 'PRO'], capacity: 9 }, blood: 9 }
  const scene = (
    ann: string[],
    b: object = { generic: { capacity: 9, disciplines: ['PRE', 'PRO', 'CEL'] } },
    ben: string[] = [],
  ) =>
    duel({
      a: seer,
      b,
      ann: ann.map((card, i) => ({ card, as: `K${i + 1}` })),
      ben: ben.map((card, i) => ({ card, as: `O${i + 1}` })),
    })
  const started = (t: ReturnType<typeof scene>) => t.happened('round-started').length
  it('[aus] presses, only to continue, for a maneuver in the round that follows', () => {
    const t = scene(['telepathic-tracking', 'telepathic-tracking'])
    upTo(t, 'press')
    play(t, Ann, 'play:K1:aus:A1')
    expect(t.can(Ann, 'play:K2:aus:A1')).toBe(false)
    upTo(t, 'range')
    expect([started(t), t.can(Ann, `maneuver:A1`)]).toEqual([2, true])
    onwards(t, () => isOver(t))
    expect([started(t), t.happened('maneuvered').length]).toEqual([2, 0])
  })
  it('telepathic-tracking#G145-3: [AUS] after presses, also where the round ends prematurely', () => {
    const t = scene(['telepathic-tracking'], undefined, ['majesty'])
    upTo(t, 'strike')
    onwards(t, () => t.can(Ben, 'play:O1:pre:B1'))
    t.answer(Ben, 'play:O1:pre:B1')
    onwards(t, () => t.can(Ann, 'play:K1:AUS:A1') || isOver(t))
    expect(t.window()).toBe('combat-ends')
    t.answer(Ann, 'play:K1:AUS:A1')
    onwards(t, () => isOver(t))
    expect([started(t), t.happened('combat-ended').length]).toEqual([2, 1])
  })
  it('telepathic-tracking#G145-1: what was to follow the end of the combat is lost, an unlock is not', () => {
    const t = scene(['telepathic-tracking'], undefined, ['majesty'])
    upTo(t, 'strike')
    onwards(t, () => t.can(Ben, 'play:O1:PRE:B1'))
    t.answer(Ben, 'play:O1:PRE:B1')
    onwards(t, () => t.can(Ann, 'play:K1:AUS:A1') || isOver(t))
    t.answer(Ann, 'play:K1:AUS:A1')
    expect(t.locked('B1')).toBe(false)
    const mist = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['PRO'], capacity: 9 }, blood: 9 }), minion('A2')],
          hand: [{ card: 'form-of-mist', as: 'F1' }],
        },
        { pool: 20, ready: [minion('B1', seer), minion('B2')], hand: [{ card: 'telepathic-tracking', as: 'K1' }] },
        {},
        {},
        {},
      ],
    })
    mist.answer(Ann, 'bleed:A1')
    mist.reach(Ben, 'block:B1')
    onwards(mist, () => mist.can(Ann, 'play:F1:PRO:A1') || isOver(mist))
    mist.answer(Ann, 'play:F1:PRO:A1')
    onwards(mist, () => mist.can(Ben, 'play:K1:AUS:B1') || isOver(mist))
    mist.answer(Ben, 'play:K1:AUS:B1')
    let offered = false
    onwards(mist, () => (offered ||= mist.state.frames.at(-1)?.kind === 'choice') || mist.state.frames.length === 1)
    expect([offered, started(mist), mist.pool(Ben)]).toEqual([false, 2, 20])
  })
  it('telepathic-tracking#G145-2 psyche#3: not after Psyche!, and Psyche! only at the end of what it goes on with', () => {
    const cards = ['telepathic-tracking', 'psyche']
    const t = upTo(scene(cards), 'combat-ends')
    t.answer(Ann, 'play:K2:CEL:A1')
    onwards(t, () => t.window() === 'combat-ends' || isOver(t))
    expect(t.can(Ann, 'play:K1:AUS:A1')).toBe(false)
    const u = upTo(scene(cards), 'combat-ends')
    u.answer(Ann, 'play:K1:AUS:A1')
    let early = false
    onwards(u, () => (early ||= started(u) < 2 && u.can(Ann, 'play:K2:CEL:A1')) || started(u) > 1)
    onwards(u, () => u.can(Ann, 'play:K2:CEL:A1') || isOver(u))
    expect([early, u.window(), isOver(u)]).toEqual([false, 'combat-ends', false])
  })
  it('telepathic-tracking#G142-1: beside other effects as combat ends; not where somebody is not ready', () => {
    const t = scene(['telepathic-tracking'], { generic: { capacity: 9 }, blood: 0 })
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'play:K1:AUS:A1')) || isOver(t))
    expect([t.inTorpor('B1'), offered]).toEqual([true, false])
    const u = upTo(scene(['telepathic-tracking', 'telepathic-tracking']), 'combat-ends')
    u.answer(Ann, 'play:K1:AUS:A1')
    expect(u.can(Ann, 'play:K2:AUS:A1')).toBe(false)
  })
})

describe('cards that maneuver or press, and no more', () => {
  it.each([
    ['flash', 'cel'],
    ['flash', 'CEL'],
    ['movement-of-the-mind', 'THA'],
    ['form-of-the-ghost', 'pro'],
    ['chiropteran-marauder', 'vic'],
  ])('%s [%s]: a maneuver', (name, level) =>
    expect(asStrike(name, level, { window: 'range' }).happened('maneuvered')).toMatchObject([{ range: 'long' }]),
  )

  it.each([
    ['flash', 'cel'],
    ['form-of-the-ghost', 'PRO'],
    ['boxed-in', ''],
  ])('%s [%s]: a press', (name, level) =>
    expect(asStrike(name, level, { window: 'press' }).happened('pressed')).toMatchObject([{ continues: true }]),
  )

  it('Movement of the Mind presses to end combat alone', () => {
    const ends = (continued: boolean) => {
      const t = upTo(
        duel({ a: has('cel'), b: has('tha'), ann: card('psyche', 'P1'), ben: card('movement-of-the-mind') }),
        'press',
      )
      if (continued) play(t, Ann, 'play:P1:cel:A1')
      else t.pass(Ann)
      return t.can(Ben, 'play:K1:tha:B1')
    }
    expect([ends(true), ends(false)]).toEqual([true, false])
  })

  it('Boxed In is not replaced until the combat is over', () =>
    expect(replacedAfter(asStrike('boxed-in', '', { window: 'press', full: true }), Ann)).toBe('combat'))
})
