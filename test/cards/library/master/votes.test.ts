import { describe, expect, it } from 'vitest'
import { AGAINST, FOR, held as heldAs, polling, tally, titled } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../../support/table.ts'
import { held, K1, v } from '../../scene.ts'

const called = (ann: object, ben: object = {}, cal: object = {}) => {
  const t = table({
    seats: [
      {
        ready: [minion('A1'), ...(((ann as { ready?: object[] }).ready ?? []) as ReturnType<typeof minion>[])],
        hand: [{ card: 'ancilla-empowerment', as: 'P1' }],
      },
      { ready: [minion('B1')], ...ben },
      cal,
      {},
      {},
    ],
  })
  t.answer(Ann, 'play:P1::A1')
  return t
}

describe('Ventrue Headquarters', () => {
  const polling = (t: ReturnType<typeof table>) => t.allPass(() => t.window() === 'polling')
  const tally = (t: ReturnType<typeof table>) => t.happened('referendum-tallied').at(-1)

  const L1 = { card: 'ventrue-headquarters', as: 'L1' }

  it('is played with a ready Ventrue, for 1 pool', () => {
    const master = (clan: string) =>
      table({
        seats: [{ pool: 10, hand: [L1, 'villein'], ready: [minion('A1', { generic: { clan } })] }, {}],
        turn: { phase: 'master' },
      })
    const t = master('Ventrue')
    t.answer(Ann, 'play:L1:')
    expect([
      t.pool(Ann),
      t.state.seats[Ann]!.inPlay.includes(t.id('L1')),
      master('Toreador').can(Ann, 'play:L1:'),
    ]).toEqual([9, true, false])
  })

  it("locked in polling it gives 3 votes, for either side, of whoever's referendum", () => {
    for (const side of ['for', 'against'] as const) {
      const t = polling(called({}, { ready: [minion('B1'), L1] }))
      t.answer(Ben, 'use:L1:votes')
      t.answer(Ben, 'vote:card:L1', { side: [side] })
      expect([t.locked('L1'), t.can(Ben, 'use:L1:votes'), t.happened('votes-cast')]).toMatchObject([
        true,
        false,
        [{ seat: Ben, votes: 3, for: side === 'for' }],
      ])
      t.allPass()
      expect(tally(t)).toMatchObject(side === 'for' ? { for: 3, against: 0 } : { for: 0, against: 3 })
    }
  })

  it('CARD-VENTRUEHEADQUARTERS-01: the Methuselah has the votes: after Scalpel Tongue on a vampire the 3 remain', () => {
    const prince = minion('B1', { generic: { clan: 'Ventrue', title: 'prince', city: 'Graz', sect: 'Camarilla' } })
    const t = polling(
      called(
        {},
        { ready: [prince, L1] },
        {
          ready: [minion('C1', { generic: { disciplines: ['cel', 'pre'] } })],
          hand: [{ card: 'scalpel-tongue', as: 'S1' }],
        },
      ),
    )
    t.answer(Ben, 'use:L1:votes')
    t.answer(Ben, 'vote:card:L1', { side: ['for'] })
    t.answer(Ben, 'vote:title:B1', { side: ['for'] })
    const silence = t.options(Cal).find(option => option.startsWith(`play:${t.id('S1')}:`))!
    expect(t.option(Cal, silence)?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.answer(Cal, silence, { [t.option(Cal, silence)!.slots![0]!.name]: [t.id('B1')] })
    t.allPass()
    expect([
      t.log.some(event => event.key === 'locked' && event.card.id === t.id('B1')),
      t.happened('votes-cancelled'),
      tally(t),
    ]).toMatchObject([true, [{ card: { id: t.id('B1') }, votes: 2 }], { for: 3, passed: true }])
  })

  it('not before the polling, nor locked; what is not cast is lost', () => {
    const t = called({ ready: [L1] })
    t.allPass(() => t.can(Ann, 'use:L1:votes'))
    expect(t.window()).toBe('polling')
    t.answer(Ann, 'use:L1:votes')
    t.allPass()
    expect([tally(t), t.locked('L1')]).toMatchObject([{ for: 0, against: 0 }, true])
    const locked = polling(called({ ready: [{ ...L1, locked: true }] }))
    expect([locked.can(Ann, 'use:L1:votes'), locked.why(Ann, 'use', 'L1')]).toEqual([false, ['locked', 'LOCK-02']])
  })
})

describe('Elysium: The Palace of Versailles', () => {
  const polling = (t: ReturnType<typeof table>) => t.allPass(() => t.window() === 'polling')
  const tally = (t: ReturnType<typeof table>) => t.happened('referendum-tallied').at(-1)

  const L1 = { card: 'elysium-the-palace-of-versailles', as: 'L1' }
  const titled = (as: string, generic: object, more: object = {}) =>
    minion(as, { generic: { title: 'primogen', sect: 'Camarilla', ...generic }, ...more })

  it("locked in polling it gives each titled Camarilla vampire of one's own a vote more, with those it has or after them", () => {
    const t = polling(called({ ready: [L1, titled('A2', {}), titled('A3', { title: 'prince', city: 'Graz' })] }))
    t.answer(Ann, 'vote:title:A2', { side: ['against'] })
    t.answer(Ann, 'use:L1:votes')
    expect([t.stat('A2', 'votes'), t.stat('A3', 'votes'), t.stat('A1', 'votes')]).toEqual([2, 3, 0])
    expect(t.refused(Ann, 'vote:title:A2', { side: ['for'] })).toBe('illegal-args')
    t.answer(Ann, 'vote:title:A2', { side: ['against'] })
    t.answer(Ann, 'vote:title:A3', { side: ['for'] })
    t.allPass()
    expect([tally(t), t.locked('L1'), t.stat('A3', 'votes')]).toMatchObject([{ for: 3, against: 2 }, true, 2])
  })

  it('not those of another sect, nor of another Methuselah; with none it is of no use', () => {
    const t = polling(
      called(
        { ready: [L1, titled('A2', { title: 'baron', sect: 'Anarch', city: 'Graz' }), titled('A3', {})] },
        { ready: [titled('B1', {})] },
      ),
    )
    t.answer(Ann, 'use:L1:votes')
    expect([t.stat('A2', 'votes'), t.stat('A3', 'votes'), t.stat('B1', 'votes')]).toEqual([2, 2, 1])
    const none = polling(called({ ready: [L1] }))
    expect([none.can(Ann, 'use:L1:votes'), none.why(Ann, 'use', 'L1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('not in a blood hunt, which is no political action; the headquarters is', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { blood: 3 }), titled('A2', {}), L1, { card: 'ventrue-headquarters', as: 'L2' }] },
        { torpor: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B1')
    t.allPass(() => t.window() === 'polling')
    expect([
      t.has('blood-hunt'),
      t.can(Ann, 'use:L1:votes'),
      t.why(Ann, 'use', 'L1'),
      t.can(Ann, 'use:L2:votes'),
    ]).toEqual([true, false, ['wrong-window', 'BLOODHUNT-03'], true])
  })
})

describe('Power Structure', () => {
  const L1 = { card: 'power-structure', as: 'L1' }
  const lasombra = (as: string, more: object = {}) => minion(as, { generic: { clan: 'Lasombra', ...more } })

  it('locked in polling it gives each Lasombra of yours a vote, titled or not', () => {
    const t = called(
      { ready: [L1, lasombra('A2'), lasombra('A3', { title: 'bishop', sect: 'Sabbat' }), minion('A4')] },
      { ready: [lasombra('B1')] },
    )
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'use:L1:votes')
    expect(['A2', 'A3', 'A4', 'B1'].map(one => t.stat(one, 'votes'))).toEqual([1, 2, 0, 0])
    expect([t.locked('L1'), t.can(Ann, 'use:L1:votes')]).toEqual([true, false])
    t.answer(Ann, 'vote:title:A2', FOR)
    t.allPass()
    expect([t.happened('referendum-tallied').at(-1), t.stat('A2', 'votes')]).toMatchObject([{ for: 1 }, 0])
  })

  it('power-structure#1: not in a blood hunt', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { blood: 3 }), lasombra('A2', { title: 'prince' }), L1] },
        { torpor: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B1')
    t.allPass(() => t.window() === 'polling')
    expect([t.has('blood-hunt'), t.can(Ann, 'use:L1:votes'), t.why(Ann, 'use', 'L1')]).toEqual([
      true,
      false,
      ['wrong-window', 'BLOODHUNT-03'],
    ])
  })

  it('of no use without a Lasombra', () => {
    const t = called({ ready: [L1, minion('A2')] }, { ready: [lasombra('B1')] })
    t.allPass(() => t.window() === 'polling')
    expect([t.can(Ann, 'use:L1:votes'), t.why(Ann, 'use', 'L1')]).toEqual([false, ['no-target', 'TARGET-01']])
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

describe('Ferraille', () => {
  const scene = (pool = 10) => {
    const t = table({
      seats: [
        {
          pool,
          ready: [v('A1', { title: 'prince', city: 'Rome' }), v('A2')],
          hand: [{ card: 'kine-resources-contested', as: 'H1' }],
        },
        { pool, ready: [K1('ferraille')] },
        {},
      ],
    })
    t.answer(Ann, 'play:H1::A1')
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, { 1: 2, 2: 2 })
    t.allPass(() => t.window() === 'polling')
    return t
  }
  it('1 pool for 3 votes in any referendum, once a turn', () => {
    const t = scene()
    t.reach(Ben, 'use:K1:votes')
    expect([t.pool(Ben), t.can(Ben, 'use:K1:votes'), t.can(Ben, 'vote:called')]).toEqual([9, false, false])
    const [vote] = t.options(Ben).filter(id => id.startsWith('vote:'))
    t.answer(Ben, vote!, { side: ['against'] })
    expect(t.happened('votes-cast')).toMatchObject([{ seat: Ben, votes: 3, for: false }])
  })
  it('ferraille#1: who is ousted by it casts nothing', () => {
    const t = scene(1)
    t.reach(Ben, 'use:K1:votes')
    expect([t.happened('ousted').length, t.state.seats[Ben]!.ousted]).toEqual([1, true])
  })
})

describe('Oxford University, England', () => {
  const scene = (pool = 10) =>
    polling({}, {}, [{ pool, ready: [{ card: 'oxford-university-england', as: 'H1' }, minion('B1')] }, {}, {}, {}])
  it('its lock and X pool give 2X votes in the polling step, once', () => {
    const t = scene()
    expect(t.option(Ben, 'use:H1:votes')?.slots).toMatchObject([{ min: 1, max: 10 }])
    t.answer(Ben, 'use:H1:votes', { x: 3 })
    expect([t.pool(Ben), t.locked('H1'), t.can(Ben, 'use:H1:votes')]).toEqual([7, true, false])
    expect(t.option(Ben, 'vote:card:H1')?.effect.params).toMatchObject({ votes: 6 })
    t.answer(Ben, 'vote:card:H1', AGAINST)
    expect(tally(t)).toEqual([0, 6])
  })
  it('not once it is locked, nor for more pool than there is', () => {
    const t = scene(2)
    expect(t.refused(Ben, 'use:H1:votes', { x: 3 })).toBe('illegal-args')
    t.edit(state => void (state.cards[t.id('H1')]!.locked = true))
    expect(t.can(Ben, 'use:H1:votes')).toBe(false)
  })
  it('is played by who has a ready Brujah', () => {
    const hall = (clan: string) =>
      table({
        seats: [{ ready: [v('A1', { clan })], hand: held('oxford-university-england', 'H1') }, {}],
        turn: { seat: Ann, phase: 'master' },
      } as never)
    expect(['Brujah', 'Toreador'].map(clan => hall(clan).can(Ann, 'play:H1:'))).toEqual([true, false])
  })
})

describe('locations that give votes', () => {
  it('CARD-VENTRUEHEADQUARTERS-01: they are the Methuselah’s, whoever is made to abstain', () => {
    const t = polling({}, {}, [
      { ready: [titled('prince', 'B1'), { card: 'ventrue-headquarters', as: 'H1' }] },
      { hand: ['bonding'] },
      { ready: [minion('D1', { generic: { disciplines: ['cel', 'pre'] } })], hand: [heldAs('scalpel-tongue', 'S1')] },
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

describe('New Carthage', () => {
  const inPolling = (t: ReturnType<typeof table>) => t.allPass(() => t.window() === 'polling')
  const brujah = (as: string, title?: string) => v(as, { clan: 'Brujah', capacity: 9, ...(title && { title }) })
  const scene = () =>
    called(
      { ready: [K1('new-carthage'), brujah('A2', 'primogen'), brujah('A3'), v('A4', { title: 'primogen' })] },
      { ready: [brujah('B1', 'primogen'), v('B2', { clan: 'Ventrue', title: 'justicar', sect: 'Camarilla' })] },
      { ready: [v('C1', { clan: 'Ventrue' })] },
    )
  it('titled Brujah, whosever they are, have +1 bleed and +1 vote; Ventrue -1 vote', () => {
    const t = scene()
    expect(['A2', 'A3', 'A4', 'B1', 'B2'].map(as => [t.stat(as, 'bleed'), t.stat(as, 'votes')])).toEqual([
      [2, 2],
      [1, 0],
      [1, 1],
      [2, 2],
      [1, 2],
    ])
  })
  it('new-carthage#G146-1: a Ventrue without a title has votes below none, and takes none away as they are counted', () => {
    const t = inPolling(scene())
    expect([t.stat('C1', 'votes'), t.options(Cal).filter(one => one.startsWith('vote:'))]).toEqual([-1, []])
    t.answer(Ann, 'vote:title:A2', FOR)
    t.allPass()
    expect(tally(t)).toEqual([2, 0])
    // What it gains makes up for it first.
    const more = inPolling(scene())
    more.effect(Cal, [{ op: 'modify', stat: 'votes', delta: 2, on: 'c', until: 'referendum' }], { c: 'C1' })
    expect(more.option(Cal, 'vote:title:C1')).toMatchObject({ effect: { params: { votes: 1 } } })
  })
})

describe('Alamut', () => {
  const haqim = (as: string) => v(as, { clan: 'Banu Haqim', bleed: 2, capacity: 9 })
  it('takes as many counters as the Methuselah lost whom an own Banu Haqim has bled', () => {
    const scene = (a1: object, owner: number = Ann) => {
      const lies = (seat: number) => (seat === owner ? [K1('alamut')] : [])
      const t = table({ seats: [{ ready: [a1 as never, ...lies(Ann)] }, { ready: lies(Ben) }, {}] })
      t.answer(Ann, 'bleed:A1')
      t.allPass()
      return t.card('K1').counters ?? {}
    }
    expect([scene(haqim('A1')), scene(v('A1', { bleed: 2 })), scene(haqim('A1'), Ben)]).toEqual([{ pool: 2 }, {}, {}])
  })
  const lying = (counters: number) => ({ ...K1('alamut'), counters: { pool: counters } })
  it('in the polling of a political action X of them give a vampire of their own X votes', () => {
    const t = called({ ready: [lying(3), v('A2')] }, { ready: [v('B1')] })
    t.allPass(() => t.window() === 'polling')
    expect(t.option(Ann, 'use:K1:votes')?.slots).toMatchObject([
      { candidates: ['A1', 'A2'].map(t.id) },
      { min: 1, max: 3 },
    ])
    t.answer(Ann, 'use:K1:votes', { v: [t.id('A2')], n: 2 })
    expect([t.card('K1').counters, t.stat('A2', 'votes'), t.can(Ann, 'use:K1:votes')]).toEqual([{ pool: 1 }, 2, true])
    const none = called({ ready: [v('A2')] }, { ready: [lying(0)] })
    none.allPass(() => none.window() === 'polling')
    expect(none.can(Ben, 'use:K1:votes')).toBe(false)
  })
})

describe('Camarilla Conclave', () => {
  const camarilla = { sect: 'Camarilla', capacity: 9 }
  const scene = (a1: object = camarilla, counters = 4, b1: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', a1), { ...K1('camarilla-conclave'), counters: { conclave: counters } }],
          hand: [heldAs('ancilla-empowerment', 'P1')],
        },
        { ready: [v('B1', { sect: 'Sabbat', title: 'archbishop', city: 'Rome', ...b1 })] },
        { ready: [v('C1', { sect: 'Camarilla', title: 'primogen' })] },
      ],
    })
    t.answer(Ann, 'play:P1::A1')
    return t
  }
  it('comes into play with 4 counters', () => {
    const justicar = v('A1', { sect: 'Camarilla', title: 'justicar', clan: 'Toreador', capacity: 9 })
    const t = table({
      seats: [{ ready: [justicar], hand: [K1('camarilla-conclave')] }, {}],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:K1:')
    expect(t.card('K1').counters).toEqual({ conclave: 4 })
  })
  it('a counter gives the acting Camarilla vampire +1 stealth', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.can(Ann, 'use:K1:stealth'))
    t.answer(Ann, 'use:K1:stealth')
    expect([t.stat('A1', 'stealth'), t.card('K1').counters]).toEqual([2, { conclave: 3 }])
  })
  it('or takes a vote from each vampire that is not Camarilla, for this action, in its polling or before', () => {
    for (const polls of [true, false]) {
      const t = scene()
      t.allPass(() => (polls ? t.window() === 'polling' : t.can(Ann, 'use:K1:votes')))
      t.answer(Ann, 'use:K1:votes')
      t.allPass(() => t.window() === 'polling')
      expect([t.stat('B1', 'votes'), t.stat('C1', 'votes'), t.card('K1').counters]).toEqual([1, 1, { conclave: 3 }])
      t.allPass()
      expect(t.stat('B1', 'votes')).toBe(2)
    }
  })
  it('camarilla-conclave#G146-1: below none it takes no votes from the others', () => {
    const t = scene(camarilla, 4, { title: 'bishop' })
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'use:K1:votes')
    t.answer(Ann, 'use:K1:votes')
    expect([t.stat('B1', 'votes'), t.can(Ben, 'vote:title:B1')]).toEqual([-1, false])
    t.answer(Ann, 'vote:called', FOR)
    t.allPass()
    expect(tally(t)?.[0]).toBe(1)
  })
  it('not for a vampire of another sect, nor in another action; without counters it burns', () => {
    const t = scene({ sect: 'Anarch' })
    t.allPass(() => t.window() === 'polling' || t.can(Ann, 'use:K1:votes'))
    expect(t.can(Ann, 'use:K1:votes')).toBe(false)
    const last = scene(camarilla, 1)
    last.allPass(() => last.window() === 'polling')
    last.answer(Ann, 'use:K1:votes')
    expect(last.inAsh(Ann, 'K1')).toBe(true)
    const bleeds = table({
      seats: [
        { ready: [v('A1', camarilla), { ...K1('camarilla-conclave'), counters: { conclave: 4 } }] },
        { ready: [v('B1')] },
        {},
      ],
    })
    bleeds.answer(Ann, 'bleed:A1')
    bleeds.reach(Ben, 'block:B1')
    expect(bleeds.can(Ann, 'use:K1:stealth')).toBe(false)
  })
})

describe('Legendary Vampire', () => {
  /** Ann brings out U1 in her influence phase and comes round to her next master phase. */
  const scene = (capacity: number, more: object = {}) => {
    const t = table({
      seats: [
        {
          pool: 20,
          hand: held('legendary-vampire', 'M1'),
          ready: [v('A1', { capacity: 9 })],
          uncontrolled: [v('U1', { capacity }, { blood: capacity })],
          ...more,
        },
        { ready: [v('B1')] },
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.answer(Ann, 'bring-out:U1')
    return t.endPhasesTo(Ann, 'master')
  }

  it('goes on one of capacity 7 or more brought out in your last influence phase: +2 bleed, +2 votes', () => {
    const t = scene(7)
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('U1')] })
    expect([t.stat('U1', 'bleed'), t.stat('U1', 'votes'), t.pool(Ann)]).toEqual([3, 2, 18])
  })

  it('not on a younger one, nor on one that was there before, nor a turn later', () => {
    expect(scene(6).can(Ann, 'play:M1:')).toBe(false)
    const late = scene(7)
    late.endPhasesTo(Ann, 'discard').endPhasesTo(Ann, 'master')
    expect([late.can(Ann, 'play:M1:'), late.why(Ann, 'play', 'M1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('legendary-vampire#1: to merge is not to enter play', () => {
    const t = scene(7)
    expect(t.state.facts.filter(({ name }) => name.startsWith('came-out'))).toEqual([
      { name: 'came-out@0', of: t.id('U1'), n: 1, until: { phase: 'influence', of: Ann } },
    ])
  })

  it('any vampire calls a referendum to burn it', () => {
    const t = table({
      seats: [
        { ready: [v('A1')] },
        { ready: [v('B1', {}, { attachments: [{ card: 'legendary-vampire', as: 'L1' }] })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'action:L1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
  })
})
