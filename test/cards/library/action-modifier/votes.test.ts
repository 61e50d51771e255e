import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { AGAINST, FOR, held as heldAs, polling, result, type Seats, tally, titled } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../../support/table.ts'
import { asModifier, replacedAfter } from '../../rows.ts'
import { held, K1, type Table, v } from '../../scene.ts'
import { bleedsHolding, manipulatedVote as scene } from '../../scenes.ts'

const sceneOf = (ready: object[], hand: object[], ben: object = { ready: [v('B1')] }) =>
  table({
    seats: [{ pool: 20, ready: ready as never, hand: hand as never }, { pool: 20, ...ben }, { pool: 20 }, {}, {}],
  })
const attempted = (...args: Parameters<typeof bleedsHolding>) => {
  const t = bleedsHolding(...args)
  t.reach(Ben, 'block:B1')
  return t
}

describe('Bewitching Oration', () => {
  const orator = { generic: { disciplines: ['PRE'] } }
  const hand = [heldAs('bewitching-oration', 'O1')]

  it('[pre]: two votes', () => {
    const t = polling({ generic: { disciplines: ['pre'] } }, { hand })
    expect(t.can(Ann, 'play:O1:PRE:A1')).toBe(false)
    t.answer(Ann, 'play:O1:pre:A1')
    t.allPass(() => t.window() === 'polling')
    expect(t.option(Ann, 'vote:title:A1')?.effect.params).toMatchObject({ votes: 2 })
  })

  it('POLITICS-11, CARD-BEWITCHINGORATION-01 [PRE]: four votes, held back until they are cast', () => {
    const t = polling(orator, { hand }, [{ ready: [titled('prince', 'B1')] }, {}, {}, {}])
    expect(t.has('referendum-called')).toBe(true)
    t.answer(Ann, 'play:O1:PRE:A1')
    t.allPass(() => t.window() === 'polling')
    expect([tally(t), t.has('votes-cast')]).toEqual([[0, 0], false])
    // They are the vampire's, and nobody else's: one option each, which says what it is about.
    expect(t.options(Ann).filter(id => id.startsWith('vote'))).toEqual([`vote:title:${t.id('A1')}`, 'vote:called'])
    expect(t.options(Ben).filter(id => id.startsWith('vote'))).toEqual([`vote:title:${t.id('B1')}`])
    expect(t.option(Ben, 'vote:title:B1')).toMatchObject({ card: t.id('B1') })
    t.answer(Ben, 'vote:title:B1', AGAINST)
    t.answer(Ann, 'vote:title:A1', FOR)
    expect(tally(t)).toEqual([4, 2])
  })

  it('POLITICS-11: what was gained need not be cast at all', () => {
    const t = polling(orator, { hand })
    t.answer(Ann, 'play:O1:PRE:A1')
    t.allPass()
    expect(result(t)).toEqual([0, 0, false])
  })

  it('FAQ-10, CARD-BEWITCHINGORATION-01: not while the terms are chosen; in polling also where it is not needed', () => {
    const leads = [titled('justicar', 'A2', {}, { clan: 'Tremere' })]
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['pre'] } }), ...leads],
          hand: [heldAs('kine-resources-contested', 'K1'), ...hand],
        },
        {},
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.waiting(), t.options(Ann)]).toEqual([[Ann], ['choose']])
    expect(t.refused(Ann, 'play:O1:pre:A1')).toBe('illegal-option')
    t.choose(Ann, { 1: 2, 2: 2 })
    t.answer(Ann, 'vote:title:A2', FOR)
    t.answer(Ann, 'vote:called', FOR)
    expect(tally(t)).toEqual([4, 0])
    t.answer(Ann, 'play:O1:pre:A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:title:A1', FOR)
    expect(tally(t)).toEqual([6, 0])
  })

  it('POLITICS-13: votes gained after a cast follow the side taken', () => {
    const t = polling({ generic: { disciplines: ['pre'], title: 'prince' } }, { hand })
    t.answer(Ann, 'vote:title:A1', FOR)
    t.answer(Ann, 'play:O1:pre:A1')
    t.allPass(() => t.window() === 'polling')
    expect(t.refused(Ann, 'vote:title:A1', AGAINST)).toBe('illegal-args')
    expect(tally(t)).toEqual([2, 0])
    t.answer(Ann, 'vote:title:A1', FOR)
    expect([tally(t), t.can(Ann, 'vote:title:A1')]).toEqual([[4, 0], false])
  })

  it('POLITICS-23: only by the acting minion', () => {
    const t = polling({}, { hand }, [{}, {}, {}, {}], [minion('A2', { generic: { disciplines: ['pre'] } })])
    expect(t.refused(Ann, 'play:O1:pre:A2')).toBe('illegal-option')
    expect(t.refused(Ann, 'play:O1:pre:A1')).toBe('illegal-option')
  })

  it('GLOSS-16: not in a blood hunt, which is no political action', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', orator)], hand },
        {
          torpor: [minion('B1')],
          ready: [minion('B2', { generic: { clan: 'Ventrue' } }), { card: 'ventrue-headquarters', as: 'H1' }],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B1')
    t.allPass(() => t.window() === 'polling')
    expect(t.refused(Ann, 'play:O1:PRE:A1')).toMatch(/illegal-option|not-your-prompt/)
    t.answer(Ben, 'use:H1:votes')
    t.answer(Ben, 'vote:card:H1', FOR)
    t.allPass()
    expect([result(t), t.inAsh(Ann, 'A1')]).toEqual([[3, 0, true], true])
  })
})

describe('Perfect Paragon', () => {
  it('[pre]: three votes, in polling only', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['pre'] } })],
          hand: [heldAs('ancilla-empowerment', 'K1'), heldAs('perfect-paragon', 'P1')],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    expect([t.window(), t.can(Ann, 'play:P1:pre:A1')]).toEqual(['blocks', false])
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'play:P1:pre:A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:title:A1', FOR)
    expect([tally(t), t.blood('A1')]).toEqual([[3, 0], 4])
  })

  it('CARD-PERFECTPARAGON-01, perfect-paragon#G102-1 [PRE]: allies and younger vampires have an intercept less, blocking or not', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['PRE'], capacity: 6 }, blood: 2 })],
          hand: [heldAs('perfect-paragon', 'P1')],
        },
        { ready: [minion('B1'), minion('B2', { generic: { capacity: 6 } }), { generic: { type: 'ally' }, as: 'B3' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect(t.window()).toBe('blocks')
    t.answer(Ann, 'play:P1:PRE:A1')
    t.allPass(() => t.has('modified') || t.window() === 'blocks')
    expect([
      t.blood('A1'),
      t.stat('B1', 'intercept'),
      t.stat('B2', 'intercept'),
      t.stat('B3', 'intercept'),
      t.stat('A1', 'stealth'),
    ]).toEqual([1, -1, 0, -1, 0])
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.has('block-failed'))
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 0, intercept: -1 }])
    t.allPass()
    expect(t.stat('B1', 'intercept')).toBe(0)
  })
})

describe('Scalpel Tongue', () => {
  it('[CEL][PRE], as an action modifier: the vampire locks, abstains and burns a blood', () => {
    const t = polling({ generic: { disciplines: ['CEL', 'PRE'] } }, { hand: [heldAs('scalpel-tongue', 'S1')] }, [
      { ready: [titled('prince', 'B1')] },
      {},
      {},
      {},
    ])
    t.answer(Ben, 'vote:title:B1', AGAINST)
    t.answer(Ann, 'play:S1:CEL+PRE:A1', { v: [t.id('B1')] })
    t.allPass(() => t.window() === 'polling')
    expect([tally(t), t.blood('B1'), t.locked('B1'), t.blood('A1')]).toEqual([[0, 0], 4, true, 4])
  })
})

describe('Scalpel Tongue', () => {
  const dee = {
    ready: [minion('D1', { generic: { disciplines: ['cel', 'pre'] } })],
    hand: [heldAs('scalpel-tongue', 'S1')],
  }
  const cal = { ready: [titled('prince', 'C1')] }
  const others: Seats = [{ ready: [titled('prince', 'B1')] }, cal, dee, {}]
  const scene = (seats: Seats = others, a1: object = {}, ann: object = {}) => polling(a1, ann, seats)

  it('CARD-SCALPELTONGUE-01: only a vampire that has cast; it locks and abstains for the rest', () => {
    const t = scene()
    expect(t.refused(Dee, 'play:S1:cel+pre:D1', { v: [t.id('C1')] })).toBe('illegal-option')
    t.answer(Cal, 'vote:title:C1', FOR)
    t.answer(Ann, 'vote:called', FOR)
    t.answer(Ben, 'vote:title:B1', AGAINST)
    expect(tally(t)).toEqual([3, 2])
    expect(t.refused(Dee, 'play:S1:cel+pre:D1', { v: [t.id('D1')] })).toBe('illegal-args')
    t.answer(Dee, 'play:S1:cel+pre:D1', { v: [t.id('C1')] })
    t.allPass(() => t.window() === 'polling')
    expect([t.locked('C1'), tally(t), t.blood('C1'), t.blood('D1')]).toEqual([true, [1, 2], 5, 4])
    expect(t.refused(Cal, 'vote:title:C1', FOR)).toMatch(/illegal-option|not-your-prompt/)
    t.allPass()
    expect(result(t)).toEqual([1, 2, false])
  })

  it('POLITICS-28: nothing that was cancelled is cast any more: another is silenced, the same one not', () => {
    const orators = {
      ready: ['D1', 'D2'].map(as => minion(as, { generic: { disciplines: ['cel', 'pre'] } })),
      hand: [heldAs('scalpel-tongue', 'S1'), heldAs('scalpel-tongue', 'S2')],
    }
    const t = scene([others[0]!, cal, orators, {}])
    t.answer(Cal, 'vote:title:C1', FOR)
    t.answer(Ben, 'vote:title:B1', AGAINST)
    t.answer(Dee, 'play:S1:cel+pre:D1', { v: [t.id('C1')] })
    t.allPass(() => t.window() === 'polling')
    expect(t.refused(Dee, 'play:S2:cel+pre:D2', { v: [t.id('C1')] })).toBe('illegal-args')
    t.answer(Dee, 'play:S2:cel+pre:D2', { v: [t.id('B1')] })
    t.allPass()
    expect([result(t), t.happened('votes-cancelled')]).toMatchObject([
      [0, 0, false],
      [
        { card: { id: t.id('C1') }, votes: 2 },
        { card: { id: t.id('B1') }, votes: 2 },
      ],
    ])
  })

  it('PRISCI-08: a priscus that has cast its ballot', () => {
    const t = scene([{}, { ready: [titled('priscus', 'C1')] }, dee, {}])
    t.answer(Cal, 'vote:title:C1', FOR)
    expect(tally(t)).toEqual([3, 0])
    t.answer(Dee, 'play:S1:cel+pre:D1', { v: [t.id('C1')] })
    t.allPass(() => t.window() === 'polling')
    expect(tally(t)).toEqual([0, 0])
  })

  it('[CEL][PRE]: and it burns a blood', () => {
    const t = scene([{}, cal, { ...dee, ready: [minion('D1', { generic: { disciplines: ['CEL', 'PRE'] } })] }, {}])
    t.answer(Cal, 'vote:title:C1', FOR)
    t.answer(Dee, 'play:S1:CEL+PRE:D1', { v: [t.id('C1')] })
    t.allPass(() => t.window() === 'polling')
    expect([t.locked('C1'), t.blood('C1'), tally(t)]).toEqual([true, 4, [0, 0]])
  })

  it('one Discipline of the two is not enough', () => {
    const t = scene([{}, cal, { ...dee, ready: [minion('D1', { generic: { disciplines: ['CEL', 'pot'] } })] }, {}])
    t.answer(Cal, 'vote:title:C1', FOR)
    expect(t.refused(Dee, 'play:S1:cel+pre:D1', { v: [t.id('C1')] })).toBe('illegal-option')
    expect(t.why(Dee, 'play', 'S1')).toEqual(['missing-discipline', 'REQ-03'])
  })

  it('by who does not act it is a reaction, and cancelled as one', () => {
    const t = scene(others, {}, { ready: [minion('A1'), titled('prince', 'A2')] })
    t.edit(state => void (state.cards[t.id('A1')]!.key = 'diana-iadanza'))
    t.answer(Cal, 'vote:title:C1', FOR)
    t.answer(Dee, 'play:S1:cel+pre:D1', { v: [t.id('C1')] })
    t.answer(Ann, 'use:A1:cancel')
    t.allPass(() => t.has('card-cancelled'))
    expect([t.locked('C1'), tally(t)]).toEqual([false, [2, 0]])
  })

  it('as an action modifier, by the acting vampire', () => {
    const t = scene(
      [{}, cal, {}, {}],
      { generic: { disciplines: ['cel', 'pre'] } },
      { hand: [heldAs('scalpel-tongue', 'S1')] },
    )
    t.answer(Cal, 'vote:title:C1', AGAINST)
    t.answer(Ann, 'play:S1:cel+pre:A1', { v: [t.id('C1')] })
    t.allPass(() => t.window() === 'polling')
    expect([t.locked('C1'), tally(t)]).toEqual([true, [0, 0]])
  })

  it('CARD-BEWITCHINGORATION-02, CARD-SCALPELTONGUE-02: votes that are held are safe until they are cast', () => {
    const t = scene(
      [{}, cal, dee, {}],
      { generic: { disciplines: ['PRE'] } },
      { hand: [heldAs('bewitching-oration', 'O1')] },
    )
    t.answer(Ann, 'play:O1:PRE:A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Cal, 'vote:title:C1', AGAINST)
    expect(t.refused(Dee, 'play:S1:cel+pre:D1', { v: [t.id('A1')] })).toBe('illegal-args')
    t.answer(Ann, 'vote:title:A1', FOR)
    expect(tally(t)).toEqual([4, 2])
    t.answer(Dee, 'play:S1:cel+pre:D1', { v: [t.id('A1')] })
    t.allPass(() => t.window() === 'polling')
    expect(tally(t)).toEqual([0, 2])
  })

  it('FAQ-13, POLITICS-14: the votes of the card and of the Edge are the Methuselah’s, and remain', () => {
    const t = scene([{}, {}, dee, {}], { generic: { title: 'prince' } }, { edge: true })
    for (const source of ['title:A1', 'called', 'edge']) t.answer(Ann, `vote:${source}`, FOR)
    expect(tally(t)).toEqual([4, 0])
    t.answer(Dee, 'play:S1:cel+pre:D1', { v: [t.id('A1')] })
    t.allPass(() => t.window() === 'polling')
    expect([tally(t), t.happened('votes-cancelled')]).toMatchObject([[2, 0], [{ card: { id: t.id('A1') }, votes: 2 }]])
  })
})

describe('Kindred Manipulation', () => {
  const polling = (t: Table) => t.allPass(() => t.window() === 'polling')
  const sways = (t: Table, side: 'for' | 'against') => polling(t).answer(Ann, `play:M1:${side}:A1`, { v: [t.id('B1')] })
  const result = (t: Table) => {
    t.allPass()
    return t.happened('referendum-tallied')[0]
  }

  it('changes what a younger vampire has cast, for 1 blood, to the side its player wants', () => {
    const t = polling(scene())
    t.answer(Ben, 'vote:title:B1', AGAINST)
    expect([
      t.refused(Ann, 'play:M1:for:A1', { v: [t.id('C1')] }),
      t.refused(Ann, 'play:M1:for:A1', { v: [t.id('B2')] }),
    ]).toEqual(['illegal-args', 'illegal-args'])
    sways(t, 'for')
    expect(result(t)).toMatchObject({ for: 1, against: 0, passed: true })
    expect([t.blood('A1'), t.happened('votes-changed')]).toMatchObject([
      7,
      [{ card: { id: t.id('B1') }, votes: 1, ballots: 0, for: true }],
    ])
  })
  it('against as well as in favour, and the last word counts', () => {
    const t = polling(scene())
    t.answer(Ben, 'vote:title:B1', FOR)
    sways(t, 'against')
    expect(result(t)).toMatchObject({ for: 0, against: 1 })
  })
  it('is played by a Ventrue antitribu alone, and not where nobody is younger', () => {
    const other = polling(scene({}, {}, { ann: { clan: 'Ventrue' } }))
    expect([other.can(Ann, 'play:M1:for:A1'), other.why(Ann, 'play', 'M1')?.[0]]).toEqual([false, 'missing-clan'])
    const young = polling(scene({}, {}, { ann: { capacity: 2 } }))
    expect([young.can(Ann, 'play:M1:for:A1'), young.why(Ann, 'play', 'M1')?.[0]]).toEqual([false, 'no-target'])
  })
  it('of a priscus it changes the ballot', () => {
    const t = polling(scene({ title: 'priscus' }))
    t.answer(Ben, 'vote:title:B1', AGAINST)
    sways(t, 'for')
    expect([result(t), t.happened('votes-changed')]).toMatchObject([
      { for: 3, against: 0 },
      [{ votes: 0, ballots: 1, for: true }],
    ])
  })
  it('what its Methuselah casts otherwise stays', () => {
    const t = polling(scene({}, { edge: true }))
    t.answer(Ben, 'vote:title:B1', AGAINST)
    t.answer(Ben, 'vote:edge', AGAINST)
    sways(t, 'for')
    expect(result(t)).toMatchObject({ for: 1, against: 1, passed: false })
  })
  it('kindred-manipulation#1: who has not cast yet need not, and casts for one side only', () => {
    const t = scene()
    t.allPass(() => t.window() === 'before-votes')
    t.answer(Ann, 'play:M1:for:A1', { v: [t.id('B1')] })
    polling(t)
    expect(t.refused(Ben, 'vote:title:B1', AGAINST)).toBe('illegal-args')
    const free = scene()
    free.allPass(() => free.window() === 'before-votes')
    free.answer(Ann, 'play:M1:for:A1', { v: [free.id('B1')] })
    expect([result(free), free.happened('votes-cast').length]).toMatchObject([{ for: 0, against: 0 }, 0])
    t.answer(Ben, 'vote:title:B1', FOR)
    expect(result(t)).toMatchObject({ for: 1, against: 0 })
  })
})

describe('Voter Captivation', () => {
  const vc = heldAs('voter-captivation', 'V1')
  const passed = (a1: object, ann: object = {}, others: Seats = [{ ready: [titled('prince', 'B1')] }, {}, {}, {}]) => {
    const t = polling(a1, { pool: 13, ...ann }, others, [
      titled('justicar', 'A2', {}, { clan: 'Tremere' }),
      titled('prince', 'A3'),
    ])
    for (const source of ['title:A2', 'title:A3', 'called']) t.answer(Ann, `vote:${source}`, FOR)
    t.answer(Ben, 'vote:title:B1', AGAINST)
    return t.allPass(() => t.window() === 'resolved' || t.window() === undefined)
  }

  it('CARD-VOTERCAPTIVATION-02, voter-captivation#G6-1, freak-drive#G6-1: before or after Freak Drive', () => {
    for (const order of ['FV', 'VF']) {
      const t = passed(
        { generic: { capacity: 8, disciplines: ['PRE', 'for'] }, blood: 3 },
        { hand: [vc, heldAs('freak-drive', 'F1')] },
      )
      expect([result(t), t.pool(Ann)]).toEqual([[6, 2, true], 10])
      for (const card of order) {
        if (card === 'F') t.reach(Ann, 'play:F1:for:A1')
        else t.reach(Ann, 'play:V1:PRE:A1', { x: 2 })
      }
      t.allPass()
      expect([t.locked('A1'), t.blood('A1'), t.pool(Ann)]).toEqual([false, 4, 12])
    }
  })

  it('[pre]: blood for each vote of the margin, up to the capacity; at [PRE] no more to the pool than there is', () => {
    const t = passed({ generic: { capacity: 6, disciplines: ['pre'] }, blood: 3 }, { hand: [vc] })
    t.reach(Ann, 'play:V1:pre:A1')
    t.allPass()
    expect([t.blood('A1'), t.pool(Ann)]).toEqual([6, 10])
    const close = passed({ generic: { disciplines: ['PRE'] }, blood: 1 }, { hand: [vc] }, [
      { ready: [titled('regent', 'B1'), titled('primogen', 'B2')] },
      {},
      {},
      {},
    ])
    expect(result(close)).toEqual([6, 4, true])
    expect(close.refused(Ann, 'play:V1:PRE:A1', { x: 3 })).toBe('illegal-args')
    close.answer(Ann, 'play:V1:PRE:A1', { x: 1 })
    close.allPass()
    expect([close.blood('A1'), close.pool(Ann)]).toEqual([2, 11])
  })

  it('not when the referendum failed, and not in polling', () => {
    const t = polling({ generic: { disciplines: ['pre'] } }, { hand: [vc] })
    expect(t.refused(Ann, 'play:V1:pre:A1')).toBe('illegal-option')
    t.allPass(() => t.window() === 'resolved')
    expect([result(t), t.has('card-played')]).toEqual([[0, 0, false], true])
    if (t.window() === 'resolved') expect(t.why(Ann, 'play', 'V1')).toEqual(['not-passed', 'POLITICS-29'])
  })

  it('CARD-VOTERCAPTIVATION-01, voter-captivation#G87-1: who is out by the referendum does not come back by it', () => {
    const t = passed({ generic: { disciplines: ['PRE'] }, blood: 1 }, { pool: 3, hand: [vc] })
    expect([t.pool(Ann), t.state.seats[Ann]!.ousted]).toEqual([0, true])
    expect(t.refused(Ann, 'play:V1:PRE:A1', { x: 2 })).toBe('not-your-prompt')
  })
})

describe('Cryptic Rider', () => {
  const scene = (more: object = {}) =>
    sceneOf(
      [v('A1', { capacity: 6, ...more }), v('A2', { capacity: 6, disciplines: ['PRE', 'pre'] }), v('A9')],
      [
        K1('cryptic-rider'),
        ...held('ancilla-empowerment', 'X1', 'X2'),
        { card: 'cryptic-rider', as: 'K2' },
        { card: 'voter-captivation', as: 'V1' },
      ],
      { ready: [v('B1', { title: 'prince' })], hand: held('poison-pill', 'P1') },
    )
  const ridden = (t: Table) => {
    t.answer(Ann, 'play:X1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass(() => t.window() === 'resolved')
    t.answer(Ann, 'play:K1::A1')
    return t.allPass()
  }
  it('after a referendum that passed: the next one of an own vampire passes, and nobody votes', () => {
    const t = sceneOf(
      [v('A1', { capacity: 6 }), v('A2', { capacity: 6 }), v('A9')],
      [K1('cryptic-rider'), ...held('ancilla-empowerment', 'X1', 'X2')],
    )
    ridden(t)
    expect(t.blood('A1')).toBe(5)
    const before = t.pool(Cal)
    t.answer(Ann, 'play:X2::A2')
    const seen: (string | undefined)[] = []
    t.allPass(() => (seen.push(t.window()), t.state.frames.length === 1))
    expect([seen.includes('polling'), t.happened('referendum-tallied').at(-1)]).toMatchObject([
      false,
      { passed: true, for: 0, against: 0 },
    ])
    expect([t.pool(Ann), before]).toEqual([14, 20])
  })
  it('not after one that failed, and only the next one', () => {
    const t = scene()
    t.answer(Ann, 'play:X1::A1')
    t.allPass(() => t.window() === 'resolved' || t.state.frames.length === 1)
    expect(t.can(Ann, 'play:K1::A1')).toBe(false)
    const other = sceneOf(
      [v('A1', { capacity: 6 }), v('A2', { capacity: 6 }), v('A3', { capacity: 6 }), v('A9')],
      [K1('cryptic-rider'), ...held('ancilla-empowerment', 'X1', 'X2', 'X3')],
    )
    ridden(other)
    other.answer(Ann, 'play:X2::A2')
    other.allPass()
    other.answer(Ann, 'play:X3::A3')
    other.allPass(() => other.window() === 'polling')
    expect(other.window()).toBe('polling')
  })
  it('not in the next turn', () => {
    const t = sceneOf(
      [v('A1', { capacity: 6 }), v('A9')],
      [K1('cryptic-rider'), ...held('ancilla-empowerment', 'X1', 'X2')],
    )
    ridden(t)
    t.endPhasesTo(Ben, 'minion').endPhasesTo(Ann, 'minion')
    t.answer(Ann, 'play:X2::A1')
    t.allPass(() => t.window() === 'polling' || t.state.frames.length === 1)
    expect(t.window()).toBe('polling')
  })
  it('cryptic-rider#1: nothing is played during a referendum that passes so, and it passes by no votes', () => {
    const t = ridden(scene())
    t.answer(Ann, 'play:X2::A2')
    const seen: boolean[] = []
    t.allPass(() => (seen.push(t.can(Ben, 'play:P1::B1')), t.window() === 'resolved'))
    expect([seen.includes(true), t.window()]).toEqual([false, 'resolved'])
    t.answer(Ann, 'play:V1:pre:A2')
    t.allPass()
    expect(t.blood('A2')).toBe(6)
  })
  it('cryptic-rider#2: it can be used after one of those, too', () => {
    const t = ridden(scene())
    t.answer(Ann, 'play:X2::A2')
    t.allPass(() => t.window() === 'resolved')
    t.answer(Ann, 'play:K2::A2')
    t.allPass()
    expect(t.blood('A2')).toBe(5)
  })
})

describe('Propaganda of the Deed', () => {
  it('is put in play after a successful directed action', () => {
    const t = bleedsHolding('propaganda-of-the-deed', { sect: 'Anarch' })
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
    const other = bleedsHolding('propaganda-of-the-deed', {})
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

describe('Scorn of Adonis', () => {
  const scene = (seats: object[] = []) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', { generic: { clan: 'Toreador', sect: 'Camarilla' } })],
          hand: [
            { card: 'domain-challenge', as: 'N1' },
            { card: 'scorn-of-adonis', as: 'K1' },
          ],
        },
        {
          pool: 10,
          ready: [
            minion('B1', { generic: { title: 'prince', city: 'Rome' } }),
            minion('B2', { generic: { title: 'primogen' } }),
          ],
        },
        { pool: 10, ready: [minion('C1', { generic: { title: 'primogen' } })] },
        { pool: 10, ready: [minion('D1', { generic: { title: 'primogen' } })] },
        ...seats,
      ] as never,
    })
    t.answer(Ann, 'play:N1::A1')
    return t.allPass(() => t.window() === 'polling')
  }
  it('scorn-of-adonis#1, scorn-of-adonis#2: who casts against it before or after burns one pool, however much is cast', () => {
    const t = scene()
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    t.reach(Ann, 'play:K1::A1')
    t.answer(Ben, 'vote:title:B2', { side: ['against'] })
    t.answer(Cal, 'vote:title:C1', { side: ['against'] })
    t.answer(3, 'vote:title:D1', { side: ['for'] })
    expect(t.state.seats.map(seat => seat.pool)).toEqual([10, 10, 10, 10])
    t.allPass()
    expect(t.state.seats.map(seat => seat.pool)).toEqual([10, 9, 9, 10])
  })
  it('scorn-of-adonis#G22-1: not in one that passes automatically: there is no polling', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', { generic: { clan: 'Toreador' } })],
          hand: [
            { card: 'domain-challenge', as: 'N1' },
            { card: 'scorn-of-adonis', as: 'K1' },
          ],
        },
        { pool: 10 },
      ],
    })
    t.answer(Ann, 'play:N1::A1')
    t.allPass(() => t.window() === 'before-votes' || t.window() === 'polling')
    t.edit(state => {
      for (const frame of state.frames) if (frame.kind === 'referendum') frame.automatic = true
    })
    let offered = false
    t.allPass(() => (offered ||= t.window() !== 'polling' && t.can(Ann, 'play:K1::A1')) || t.has('referendum-tallied'))
    expect(offered).toBe(false)
  })
})

describe('Old Friends', () => {
  it('[obf] bleeds for one more, for a blood', () => {
    const t = asModifier('old-friends', 'obf')
    expect([t.blood('A1'), onwards(t).pool(Ben)]).toEqual([4, 18])
  })
  it('[OBF]: two votes for its vampire', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['OBF'], capacity: 6 }, blood: 2 })],
          hand: [heldAs('old-friends', 'K1'), heldAs('ancilla-empowerment', 'P1')],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:P1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'play:K1:OBF:A1')
    t.allPass(() => t.has('modified'))
    expect(t.stat('A1', 'votes')).toBe(2)
  })
  it('old-friends#G25-1: replaced in the next unlock phase, before anything unlocks', () => {
    const t = asModifier('old-friends', 'obf', { full: true })
    expect(replacedAfter(t, Ann)).toBe('unlock')
    const keys = t.log.map(({ key }) => key as string)
    expect(keys.lastIndexOf('drawn')).toBeLessThan(keys.lastIndexOf('unlocked-all'))
  })
})

describe('Ominous Chorus', () => {
  const chorus = heldAs('ominous-chorus', 'O1')
  it('three votes in polling, for who calls the referendum', () => {
    const t = polling({ generic: { clan: 'Lasombra' } }, { hand: [chorus] })
    t.answer(Ann, 'play:O1::A1')
    t.allPass(() => t.window() === 'polling')
    expect(t.option(Ann, 'vote:title:A1')?.effect.params).toMatchObject({ votes: 3 })
  })
  it('as a reaction three votes for an unlocked Lasombra of another', () => {
    const b1 = (more: object = {}) => minion('B1', { generic: { clan: 'Lasombra' }, ...more })
    const t = polling({}, {}, [{ ready: [b1()], hand: [chorus] }, {}, {}, {}])
    t.answer(Ben, 'play:O1::B1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ben, 'vote:title:B1', AGAINST)
    expect(tally(t)).toEqual([0, 3])
    const locked = polling({}, {}, [
      { ready: [b1({ locked: true }), titled('prince', 'B2')], hand: [chorus] },
      {},
      {},
      {},
    ])
    expect([locked.window(), locked.can(Ben, 'play:O1::B1')]).toEqual(['polling', false])
  })
})
