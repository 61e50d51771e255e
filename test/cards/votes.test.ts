import { describe, expect, it } from 'vitest'
import { AGAINST, FOR, held, polling, result, tally, titled, type Seats } from '../support/polls.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../support/table.ts'

describe('Bewitching Oration', () => {
  const orator = { generic: { disciplines: ['PRE'] } }
  const hand = [held('bewitching-oration', 'O1')]

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
          hand: [held('kine-resources-contested', 'K1'), ...hand],
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
          hand: [held('ancilla-empowerment', 'K1'), held('perfect-paragon', 'P1')],
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

  it('CARD-PERFECTPARAGON-01, perfect-paragon#G102-1 [PRE]: allies and younger vampires have an intercept less, whether or not anybody attempts to block', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['PRE'], capacity: 6 }, blood: 2 })],
          hand: [held('perfect-paragon', 'P1')],
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
  const dee = {
    ready: [minion('D1', { generic: { disciplines: ['cel', 'pre'] } })],
    hand: [held('scalpel-tongue', 'S1')],
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
      hand: [held('scalpel-tongue', 'S1'), held('scalpel-tongue', 'S2')],
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

  it('as an action modifier, by the acting vampire', () => {
    const t = scene(
      [{}, cal, {}, {}],
      { generic: { disciplines: ['cel', 'pre'] } },
      { hand: [held('scalpel-tongue', 'S1')] },
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
      { hand: [held('bewitching-oration', 'O1')] },
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

describe('Protected District', () => {
  const ben = (b1: object = {}) => ({ ready: [titled('primogen', 'B1', b1)], hand: [held('protected-district', 'P1')] })

  it('CARD-PROTECTEDDISTRICT-01: not before the terms are chosen', () => {
    const t = polling({}, {}, [ben(), {}, {}, {}], [], 'kine-resources-contested')
    expect([t.waiting(), t.refused(Ben, 'play:P1::B1')]).toEqual([[Ann], 'not-your-prompt'])
  })

  it('CARD-PROTECTEDDISTRICT-01, protected-district#G159-3: three votes, cast when its player says, and none of its vampire’s for the referendum', () => {
    const t = polling({}, {}, [ben(), {}, {}, {}])
    t.answer(Ben, 'play:P1::B1')
    t.allPass(() => t.window() === 'polling')
    expect(t.refused(Ben, 'vote:title:B1', FOR)).toBe('illegal-args')
    t.answer(Ben, 'vote:title:B1', AGAINST)
    expect(tally(t)).toEqual([0, 4])
  })

  it('protected-district#G159-2: not by a vampire that votes in favour', () => {
    const t = polling({}, {}, [{ ...ben(), edge: true }, {}, {}, {}])
    expect(t.can(Ben, 'play:P1::B1')).toBe(true)
    t.answer(Ben, 'vote:title:B1', FOR)
    expect([t.refused(Ben, 'play:P1::B1'), t.why(Ben, 'play', 'P1'), t.inHand(Ben, 'P1')]).toEqual([
      'illegal-option',
      ['forbidden', 'POLITICS-12'],
      true,
    ])
  })

  it('POLITICS-23: by a ready primogen that is unlocked or awake', () => {
    const t = polling({}, {}, [ben({ locked: true }), {}, {}, {}])
    expect(t.refused(Ben, 'play:P1::B1')).toBe('illegal-option')
    t.effect(Ben, [{ op: 'allow', rule: 'wake', on: 'b', until: 'action' }], { b: 'B1' })
    expect(t.can(Ben, 'play:P1::B1')).toBe(true)
    const unlocked = polling({}, {}, [ben(), {}, {}, {}])
    unlocked.answer(Ben, 'play:P1::B1')
    expect(unlocked.happened('card-played').at(-1)).toMatchObject({ seat: Ben })
    const other = polling({}, {}, [{ ...ben(), ready: [titled('prince', 'B1')] }, {}, {}, {}])
    expect([other.refused(Ben, 'play:P1::B1'), other.why(Ben, 'play', 'P1')]).toEqual([
      'illegal-option',
      ['missing-title', 'REQ-01'],
    ])
  })

  it('three from a bleed', () => {
    const t = table({
      seats: [{ ready: [minion('A1', { generic: { bleed: 4 } })] }, { pool: 10, ...ben() }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'play:P1::B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
  })

  it('of a bleed against somebody else, nothing', () => {
    const t = table({ seats: [{ ready: [minion('A1')] }, {}, { ...ben(), ready: [titled('primogen', 'B1')] }, {}, {}] })
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect(t.has('card-played')).toBe(false)
  })
})

describe('Voter Captivation', () => {
  const vc = held('voter-captivation', 'V1')
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
        { hand: [vc, held('freak-drive', 'F1')] },
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

describe('locations that give votes', () => {
  it('CARD-VENTRUEHEADQUARTERS-01: they are the Methuselah’s, whoever is made to abstain', () => {
    const t = polling({}, {}, [
      { ready: [titled('prince', 'B1'), { card: 'ventrue-headquarters', as: 'H1' }] },
      { hand: ['bonding'] },
      { ready: [minion('D1', { generic: { disciplines: ['cel', 'pre'] } })], hand: [held('scalpel-tongue', 'S1')] },
      {},
    ])
    t.answer(Ben, 'use:H1:votes')
    t.answer(Ben, 'vote:card:H1', FOR)
    t.answer(Ben, 'vote:title:B1', FOR)
    t.answer(Dee, 'play:S1:cel+pre:D1', { v: [t.id('B1')] })
    t.allPass(() => t.window() === 'polling')
    expect(tally(t)).toEqual([3, 0])
  })

  it('POLITICS-24: Ventrue Headquarters gives three votes for its lock', () => {
    const t = polling({}, {}, [
      {
        ready: [minion('B1', { generic: { clan: 'Ventrue' } }), { card: 'ventrue-headquarters', as: 'H1' }],
        edge: true,
      },
      {},
      {},
      {},
    ])
    t.answer(Ben, 'use:H1:votes')
    expect([t.locked('H1'), t.refused(Ben, 'use:H1:votes')]).toEqual([true, 'illegal-option'])
    expect(t.options(Ann).filter(id => id.startsWith('vote'))).toEqual(['vote:called'])
    expect(t.option(Ben, 'vote:card:H1')?.effect.params).toMatchObject({ votes: 3 })
    t.answer(Ben, 'vote:card:H1', AGAINST)
    t.answer(Ben, 'vote:edge', FOR)
    expect([tally(t), t.refused(Ben, 'vote:card:H1', AGAINST)]).toEqual([
      [1, 3],
      expect.stringMatching(/illegal-option|not-your-prompt/),
    ])
  })

  it('POLITICS-24: what gives its Methuselah anything else gives no votes', () => {
    const t = polling({}, {}, [{ ready: [{ card: 'dreams-of-the-sphinx', as: 'S1' }], edge: true }, {}, {}, {}])
    t.answer(Ben, 'use:S1:hand')
    t.allPass(() => t.window() === 'polling')
    expect([t.locked('S1'), t.options(Ben).filter(id => id.startsWith('vote'))]).toEqual([true, ['vote:edge']])
  })

  it('Elysium: The Palace of Versailles gives each titled Camarilla vampire of yours a vote', () => {
    const t = polling({}, {}, [
      {
        ready: [
          titled('prince', 'B1'),
          titled('baron', 'B2'),
          minion('B3'),
          { card: 'elysium-the-palace-of-versailles', as: 'E1' },
        ],
      },
      { ready: [titled('prince', 'C1')] },
      {},
      {},
    ])
    t.answer(Ben, 'use:E1:votes')
    const votes = (seat: number, card: string) => t.option(seat, `vote:title:${card}`)?.effect.params?.['votes']
    expect([votes(Ben, 'B1'), votes(Ben, 'B2'), votes(Ben, 'B3'), votes(Cal, 'C1'), t.locked('E1')]).toEqual([
      3,
      2,
      undefined,
      2,
      true,
    ])
  })
})
