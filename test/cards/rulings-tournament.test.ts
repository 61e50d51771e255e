import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { isMonster } from '../../shared/rules/traits.ts'
import { onwards } from '../support/duel.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { type Held, type Table, costs, held, v } from './scene.ts'

/** Rulings on cards that tournament decks hold beside the five, each by its id (`test/conformance/rulings.ts`). */

describe('Agent of Power', () => {
  it('agent-of-power#1: taken at a diablerie it gives a Discipline all the same, and is contested', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 4 }), v('A2')], ash: held('agent-of-power', 'P1') },
        { ready: [v('B1', {}, { attachments: held('agent-of-power', 'P2') })], torpor: [v('T1', { capacity: 6 })] },
        {},
      ],
    })
    t.push({ kind: 'diablerie', step: 'unit', by: t.id('A1'), victim: t.id('T1'), seat: Ann })
    expect(t.option(Ann, 'diablerize')?.slots).toMatchObject([{ name: 'discipline', candidates: [t.id('P1')] }])
    t.answer(Ann, 'diablerize', { discipline: [t.id('P1')] })
    t.choose(Ann, ['pot'])
    onwards(t)
    expect([t.card('P1').vars?.['level'], t.has('contested')]).toEqual([['pot'], true])
  })

  it('agent-of-power#1: found for a Childe of the Revolution, too', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { title: 'baron', city: 'Rome', sect: 'Anarch' }), v('A2')],
          hand: held('childe-of-the-revolution', 'X1'),
          library: ['bonding', ...held('agent-of-power', 'P1')],
        },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:X1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('P1')])
    t.choose(Ann, ['pot'])
    t.allPass()
    expect([
      t.card('P1').on,
      viewFor(t.state, Ann).seats[Ann]!.ready.find(({ card }) => card.id === t.id('X1'))?.disciplines,
    ]).toEqual([t.id('X1'), ['pot']])
  })
})

describe('Dabbler and Perfectionist', () => {
  const dabbles = (ben: Held, turn = Ann as number) =>
    table({
      seats: [
        {
          ready: [
            v(
              'A1',
              { capacity: 9, disciplines: ['OBF', 'DOM', 'DEM'] },
              { blood: 5, attachments: [{ card: 'dabbler', as: 'D1', ...(turn === Ann ? {} : { owner: Ben }) }] },
            ),
            v('A2'),
          ],
          hand: [...held('kindred-spirits', 'H1'), ...held('lost-in-crowds', 'H2'), ...held('conditioning', 'H3')],
        },
        { pool: 20, ready: [v('B1')], hand: ben },
        {},
      ],
    })
  const bleeds = (t: Table) => {
    t.answer(Ann, 'play:H1:dem:A1', { whom: [Ben] })
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:H2:OBF:A1')
    t.reach(Ann, 'play:H3:dom:A1')
    return t
  }
  it('dabbler#1: not of an action that was cancelled', () => {
    const t = dabbles(held('direct-intervention', 'I1'))
    t.answer(Ann, 'play:H1:dem:A1', { whom: [Ben] })
    t.reach(Ben, 'play:I1:')
    t.allPass()
    expect([t.has('card-cancelled'), t.can(Ann, 'use:D1:feed:A1'), t.has('ability-used')]).toEqual([true, false, false])
  })
  it('dabbler#2: a modifier that was cancelled counts', () => {
    const t = bleeds(dabbles(held('direct-intervention', 'I1')))
    t.reach(Ben, 'play:I1:')
    t.allPass(() => t.window() === 'resolved')
    expect([t.happened('card-cancelled').length, t.pool(Ben), t.can(Ann, 'use:D1:feed:A1')]).toEqual([1, 18, true])
  })
  it('dabbler#G161-1: who controls the vampire uses it, whosever it is', () => {
    const t = bleeds(dabbles([], Ben))
    t.allPass(() => t.window() === 'resolved')
    expect([t.can(Ann, 'use:D1:feed:A1'), t.can(Ben, 'use:D1:feed:A1')]).toEqual([true, false])
  })
  it('dabbler#G14-1: once in a turn, and again in the next', () => {
    const t = bleeds(dabbles([]))
    t.allPass(() => t.window() === 'resolved')
    t.reach(Ann, 'use:D1:feed:A1')
    const used = () => t.state.uses.filter(use => use.by === t.id('D1'))
    const [first] = used()
    t.endPhasesTo(Ben, 'minion')
    expect([first !== undefined, used()]).toEqual([true, []])
  })

  const perfects = (ben: object = {}, more: object = {}, hand: Held = [], cal: Held = []) => {
    const t = table({
      seats: [
        {
          ready: [
            v(
              'A1',
              { capacity: 9, disciplines: ['for'] },
              { blood: 3, attachments: [{ card: 'perfectionist', as: 'P1', ...more }] },
            ),
            v('A2'),
          ],
          hand,
        },
        { pool: 10, ready: [v('B1', { disciplines: ['aus'] }, { locked: true })], ...ben },
        { hand: cal },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('perfectionist#1: a reaction that was cancelled has been played', () => {
    const t = perfects({ hand: held('on-the-qui-vive', 'W1') }, {}, [], held('direct-intervention', 'I1'))
    t.reach(Ben, 'play:W1::B1')
    t.reach(Cal, 'play:I1:')
    let offered = false
    t.allPass(() => (offered ||= t.can(Ann, 'use:P1:feed:A1')))
    expect([t.has('card-cancelled'), offered, t.blood('A1')]).toEqual([true, false, 3])
  })
  it('perfectionist#2: what is played after the resolution may follow it', () => {
    const t = perfects({}, {}, held('freak-drive', 'F1'))
    t.allPass(() => t.window() === 'resolved')
    t.reach(Ann, 'use:P1:feed:A1')
    t.reach(Ann, 'play:F1:for:A1')
    t.allPass()
    expect([t.blood('A1'), t.locked('A1')]).toEqual([3, false])
  })
  it('perfectionist#3: of an action that has found nothing any more, too', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { capacity: 9 }, { blood: 3, attachments: held('perfectionist', 'P1') }), v('A2')],
          hand: held('new-management', 'K1'),
        },
        { ready: [v('B1'), ...held('jungle-hunting-ground', 'L1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L1')] })
    t.effect(Ben, [{ op: 'move', who: 'l', to: 'ash' }], { l: 'L1' })
    t.allPass(() => t.window() === 'resolved')
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('L1')), t.can(Ann, 'use:P1:feed:A1')]).toEqual([false, true])
  })
  it('perfectionist#G161-1: who controls the vampire uses it, or does not', () => {
    const t = perfects({}, { owner: Ben })
    t.allPass(() => t.window() === 'resolved')
    expect([t.can(Ann, 'use:P1:feed:A1'), t.can(Ben, 'use:P1:feed:A1')]).toEqual([true, false])
    t.allPass()
    expect(t.blood('A1')).toBe(3)
  })
  it('perfectionist#G14-1: once in a turn, and again in the next', () => {
    const t = perfects()
    const feeds = () => {
      t.allPass(() => t.window() === 'resolved')
      const can = t.can(Ann, 'use:P1:feed:A1')
      if (can) t.reach(Ann, 'use:P1:feed:A1')
      t.allPass()
      return can
    }
    const first = feeds()
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.answer(Ann, 'hunt:A1')
    const second = feeds()
    t.endPhasesTo(Ben, 'minion').endPhasesTo(Cal, 'minion').endPhasesTo(Ann, 'minion')
    t.answer(Ann, 'bleed:A1')
    expect([first, second, feeds()]).toEqual([true, false, true])
  })
})

it('ferraille#G14-1: once in a turn, and again in the next', () => {
  const t = table({
    seats: [
      {
        pool: 20,
        ready: [v('A1', { title: 'prince', city: 'Rome' }), v('A2', { title: 'prince', city: 'Bonn' })],
        hand: held('anarchist-uprising', 'H1', 'H2'),
      },
      {
        pool: 20,
        ready: [...held('ferraille', 'K1'), v('B1', { title: 'prince', city: 'Linz' })],
        hand: held('anarchist-uprising', 'H3'),
      },
      {},
    ],
  })
  const calls = (seat: number, option: string) => {
    t.answer(seat, option)
    t.allPass(() => t.window() === 'polling')
    const can = t.can(Ben, 'use:K1:votes')
    if (can) t.reach(Ben, 'use:K1:votes')
    t.allPass()
    return can
  }
  const first = calls(Ann, 'play:H1::A1'),
    second = calls(Ann, 'play:H2::A2')
  t.endPhasesTo(Ben, 'minion')
  expect([first, second, calls(Ben, 'play:H3::B1')]).toEqual([true, false, true])
})

describe('Forced Awakening', () => {
  const scene = () => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9, disciplines: ['PRO'] }), v('A2')], hand: held('form-of-mist', 'M1') },
        {
          pool: 10,
          ready: [
            v('B1', { capacity: 9, disciplines: ['aus', 'dom'] }, { locked: true }),
            v('B2', {}, { locked: true }),
          ],
          hand: [...held('forced-awakening', 'K1'), ...held('deflection', 'D1')],
        },
        { pool: 10 },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('forced-awakening#1: the blood burns as the action begins to resolve; before that it pays for reactions', () => {
    const t = scene()
    t.reach(Ben, 'play:K1::B1')
    expect(t.blood('B1')).toBe(9)
    t.edit(state => {
      state.cards[t.id('B1')]!.blood = 1
    })
    t.reach(Ben, 'play:D1:dom:B1', { to: [Cal] })
    expect(costs(t)).toEqual([1])
    t.allPass()
    expect([t.blood('B1'), t.pool(Cal)]).toEqual([0, 9])
  })
  it('forced-awakening#3: a block before it was played is none', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:M1:PRO:A1'))
    t.answer(Ann, 'play:M1:PRO:A1')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, [t.id('A1')])
    t.effect(Ben, [{ op: 'lock', who: 'b' }], { b: 'B1' })
    const before = t.blood('B1')
    onwards(t, () => t.can(Ben, 'play:K1::B1') || t.state.frames.length === 1)
    t.answer(Ben, 'play:K1::B1')
    onwards(t)
    expect([t.happened('blocked').length, before - t.blood('B1')]).toEqual([1, 1])
  })
  it('forced-awakening#2: whoever blocks does not burn it, though the action goes on', () => {
    const t = scene()
    t.reach(Ben, 'play:K1::B1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:M1:PRO:A1'))
    t.answer(Ann, 'play:M1:PRO:A1')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, [t.id('A1')])
    const before = t.blood('B1')
    onwards(t)
    expect([t.has('blocked'), t.blood('B1'), t.pool(Ben)]).toEqual([true, before, 9])
  })
})

describe('Homunculus and Owl Companion', () => {
  it('owl-companion#G19-1: not a monster', () => {
    const t = table({ seats: [{ ready: [v('A1', {}, { attachments: held('owl-companion', 'R1') })] }, {}] })
    expect(isMonster(t.state, t.id('R1'))).toBe(false)
  })
})

describe('New Management', () => {
  const cards = (n: number): string[] => Array<string>(n).fill('villein')
  const scene = (hand: Held = [], more: object[] = []) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [v('A1', { capacity: 9, disciplines: ['for'] }), v('A2'), ...(more as never[])],
          hand: [...held('new-management', 'K1'), ...hand, ...cards(6 - hand.length)],
          library: cards(9),
        },
        { ready: [v('B1'), ...held('the-rack', 'L1'), ...held('jungle-hunting-ground', 'L2')] },
        {},
      ],
    })
  const hand = (t: Table) => t.state.seats[Ann]!.hand.length
  it('new-management#1: what the location required is not required', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { clan: 'Toreador' })], hand: held('new-management', 'K1') },
        { ready: [v('B1'), ...held('ventrue-headquarters', 'L1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L1')] })
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('L1'))).toBe(true)
  })
  it('new-management#2: also at one of the own', () => {
    const t = scene([], held('slum-hunting-ground', 'L3'))
    t.edit(state => {
      state.cards[t.id('L3')]!.key = 'the-barrens'
    })
    expect(t.option(Ann, 'play:K1::A1')?.slots?.[0]).toMatchObject({
      candidates: expect.arrayContaining([t.id('L3')]) as number[],
    })
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L3')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [] }])
    t.allPass()
    expect(t.happened('action-ended')).toHaveLength(1)
  })
  it('new-management#G20-1: where it is blocked, replaced once the combat is over', () => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L2')] })
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.has('combat-started'))
    expect(hand(t)).toBe(6)
    onwards(t)
    const told = t.log.map(event => event.key)
    expect([hand(t), told.lastIndexOf('drawn') > told.indexOf('combat-ended')]).toEqual([7, true])
  })
  it('new-management#G20-2: after what is played after the resolution', () => {
    const t = scene(held('freak-drive', 'F1'))
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L2')] })
    t.allPass(() => t.window() === 'resolved')
    const before = hand(t)
    t.reach(Ann, 'play:F1:for:A1')
    t.allPass()
    const told = t.log.map(event => event.key)
    expect([before, told.lastIndexOf('drawn') > told.lastIndexOf('unlocked'), t.locked('A1')]).toEqual([6, true, false])
    expect([hand(t), t.can(Ann, 'play:F1:for:A1')]).toEqual([7, false])
  })
  it('new-management#G66-1: nothing else of the location changes', () => {
    const t = scene()
    t.edit(state => {
      state.cards[t.id('L2')]!.locked = true
    })
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L2')] })
    const pools = () => t.state.seats.map(seat => seat.pool)
    const before = pools()
    t.allPass()
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('L2')), t.locked('L2'), pools(), t.card('L2').owner]).toEqual([
      true,
      true,
      before,
      Ben,
    ])
  })
})

describe('Saatet-ta', () => {
  it('saatet-ta#G119-1: in the turn she is recruited, too', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', { clan: 'Ministry' }), v('A2', { clan: 'Ministry' })],
          hand: held('saatet-ta', 'S1'),
        },
        { pool: 10, ready: [v('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:S1::A1')
    t.allPass()
    expect(t.can(Ann, 'bleed:S1')).toBe(false)
    t.answer(Ann, 'bleed:A2')
    t.reach(Ann, 'use:S1:bleed')
    t.allPass()
    expect([t.locked('S1'), t.pool(Ben)]).toEqual([true, 8])
  })
  it('saatet-ta#G117-1: in a bleed, and before it resolves', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { clan: 'Ministry', capacity: 9 }, { blood: 1 }), v('A2'), ...held('saatet-ta', 'S1')] },
        { pool: 10, ready: [v('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'hunt:A1')
    let offered = false
    t.allPass(() => (offered ||= t.can(Ann, 'use:S1:bleed')))
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.answer(Ann, 'bleed:A1')
    expect([offered, t.can(Ann, 'use:S1:bleed')]).toEqual([false, true])
    t.allPass(() => ['success', 'resolved'].includes(t.window() ?? ''))
    expect(t.can(Ann, 'use:S1:bleed')).toBe(false)
  })
})
