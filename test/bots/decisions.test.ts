import { describe, expect, it } from 'vitest'
import { decide } from '../../shared/bots/index.ts'
import { promptFor, viewFor } from '../../shared/rules/index.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../support/table.ts'

type Table = ReturnType<typeof table>
/** What a bot in this seat would answer: the option with cards by the names of the position, and why. */
function ask(t: Table, seat: number, names: string[] = []) {
  const { optionId, args, why } = decide(promptFor(t.state, seat)!, () => viewFor(t.state, seat), 1)
  const option = names.reduce(
    (id, name) => id.replaceAll(new RegExp(`(?<=:)${t.id(name)}(?=:|$)`, 'g'), name),
    optionId,
  )
  return { option, args, why }
}
/** The others pass until this seat is asked about what is going on. */
function until(t: Table, seat: number, option: string): Table {
  for (let n = 0; n < 40 && !t.can(seat, option) && t.window() !== undefined; n++)
    t.pass(t.waiting().find(one => one !== seat) ?? seat)
  return t
}

describe('in its minion phase a bot', () => {
  it('bleeds its prey with whoever does it best', () => {
    const t = table({ seats: [{ ready: [minion('V1'), minion('V2', { generic: { bleed: 3 } })] }, {}, {}, {}, {}] })
    expect(ask(t, Ann, ['V1', 'V2'])).toMatchObject({ option: 'bleed:V2', why: 'bleed-prey' })
  })

  it('hunts for who has no blood to speak of, and leaves torpor', () => {
    const t = table({ seats: [{ pool: 12, edge: true, ready: [minion('V1', { blood: 1 })] }, {}, {}, {}, {}] })
    expect(ask(t, Ann, ['V1'])).toMatchObject({ option: 'hunt:V1', why: 'hunt' })
    const down = table({ seats: [{ torpor: [minion('V1', { blood: 3 })] }, {}, {}, {}, {}] })
    expect(ask(down, Ann, ['V1'])).toMatchObject({ option: 'leave-torpor:V1', why: 'leave-torpor' })
  })

  it('keeps its only minion at home where the next bleeds could be its end, unless it ousts', () => {
    const seats = (pool: number) => [
      { pool: 3, ready: [minion('V1')] },
      { pool },
      {},
      {},
      { ready: [minion('E1', { generic: { bleed: 2 } }), minion('E2')] },
    ]
    expect(ask(table({ seats: seats(20) }), Ann).option).toBe('end-phase')
    expect(ask(table({ seats: seats(1) }), Ann)).toMatchObject({ why: 'bleed-to-oust' })
  })

  it('rather bleeds by the card that takes more', () => {
    const t = table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: ['dom'] } })],
          hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
        },
        {},
        {},
        {},
        {},
      ],
    })
    expect(ask(t, Ann, ['V1', 'G1']).option).toBe('play:G1:dom:V1')
  })
})

describe('while its own action goes on a bot', () => {
  const bleeding = (more: object = {}) =>
    table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: ['dom', 'obf'] } })],
          hand: [
            { card: 'conditioning', as: 'C1' },
            { card: 'lost-in-crowds', as: 'L1' },
          ],
        },
        { ready: [minion('B1', more)] },
        {},
        {},
        {},
      ],
    })

  it('adds stealth to get by whoever would block it, and not before', () => {
    const t = bleeding()
    t.answer(Ann, 'bleed:V1')
    until(t, Ben, 'block:B1')
    t.answer(Ben, 'block:B1')
    until(t, Ann, 'play:L1:obf:V1')
    expect(ask(t, Ann, ['L1', 'V1'])).toMatchObject({ option: 'play:L1:obf:V1', why: 'add-stealth' })
  })

  it('adds to its bleed once blocks are declined', () => {
    const t = bleeding({ locked: true })
    t.answer(Ann, 'bleed:V1')
    until(t, Ann, 'play:C1:dom:V1')
    for (let n = 0; n < 20 && t.window() !== 'declined'; n++) {
      if (t.waiting().includes(Ann)) expect(ask(t, Ann).option).toBe('pass')
      t.pass(t.waiting()[0]!)
    }
    expect(ask(t, Ann, ['C1', 'V1'])).toMatchObject({ option: 'play:C1:dom:V1', why: 'add-bleed' })
  })
})

describe('against a bleed a bot', () => {
  const bled = (ben: object, bleed = 1) => {
    const t = table({ seats: [{ ready: [minion('A1', { generic: { bleed } }), minion('A2')] }, ben, {}, {}, {}] })
    t.answer(Ann, 'bleed:A1')
    return t
  }

  it('blocks a weak actor, and anybody where it is its end', () => {
    const t = until(bled({ ready: [minion('B1', { generic: { strength: 3 } })] }), Ben, 'block:B1')
    expect(ask(t, Ben, ['B1'])).toMatchObject({ option: 'block:B1', why: 'block' })
    const last = until(bled({ pool: 2, ready: [minion('B1', { blood: 0 })] }, 2), Ben, 'block:B1')
    expect(ask(last, Ben, ['B1'])).toMatchObject({ option: 'block:B1', why: 'block-lethal-bleed' })
  })

  it('does not lose a minion for one pool of many', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { strength: 4 } })] },
        { ready: [minion('B1', { blood: 1, generic: { capacity: 8 } })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect(ask(until(t, Ben, 'block:B1'), Ben).option).toBe('pass')
  })

  it('sends a large one on to its own prey', () => {
    const t = bled(
      {
        ready: [minion('B1', { generic: { disciplines: ['DOM'], capacity: 8 }, blood: 1, locked: false })],
        hand: [{ card: 'deflection', as: 'D1' }],
      },
      4,
    )
    until(t, Ben, 'play:D1:DOM:B1')
    expect(t.window()).toBe('declined')
    expect(ask(t, Ben, ['D1', 'B1'])).toEqual({ option: 'play:D1:DOM:B1', args: { to: [Cal] }, why: 'redirect' })
  })

  it('wakes somebody who could do something about it, and nobody who could not', () => {
    const wake = (disciplines: string[]) =>
      bled(
        {
          pool: 6,
          ready: [minion('B1', { generic: { disciplines, strength: 2 }, locked: true })],
          hand: [
            { card: 'wake-with-evenings-freshness', as: 'W1' },
            { card: 'deflection', as: 'D1' },
          ],
        },
        4,
      )
    const t = until(wake(['dom']), Ben, 'play:W1::B1')
    expect(ask(t, Ben, ['W1', 'B1'])).toMatchObject({ option: 'play:W1::B1', why: 'wake' })
    const hidden = table({
      seats: [
        { ready: [minion('A1', { generic: { bleed: 1, stealth: 3 } })] },
        { ready: [minion('B1', { locked: true })], hand: [{ card: 'wake-with-evenings-freshness', as: 'W1' }] },
        {},
        {},
        {},
      ],
    })
    hidden.answer(Ann, 'bleed:A1')
    expect(ask(until(hidden, Ben, 'play:W1::B1'), Ben).option).toBe('pass')
  })
})

describe('what is of use a bot does not waste:', () => {
  it('no block that must fail, on a whim or otherwise', () => {
    const t = table({
      seats: [{ ready: [minion('A1', { generic: { stealth: 2 } })] }, { ready: [minion('B1')] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1')
    until(t, Ben, 'block:B1')
    const prompt = promptFor(t.state, Ben)!
    for (let seed = 0; seed < 200; seed++)
      expect(decide(prompt, () => viewFor(t.state, Ben), seed).optionId).toBe('pass')
  })

  it('no block that is short by what its cards cannot give upon this action, or give to another', () => {
    const facing = (action: string, ben: object) => {
      const t = table({
        seats: [
          { ready: [minion('A1', { blood: 1, generic: { stealth: action === 'bleed' ? 1 : 0 } })] },
          ben,
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, `${action}:A1`)
      until(t, Ben, 'block:B1')
      const prompt = promptFor(t.state, Ben)!
      return new Set(
        Array.from({ length: 100 }, (_, seed) => decide(prompt, () => viewFor(t.state, Ben), seed).optionId),
      )
    }
    const seer = minion('B1', { generic: { disciplines: ['aus'], strength: 3 } })
    // It gives intercept only against what is directed at who plays it, as no hunt is.
    const argus = { pool: 5, ready: [seer], hand: ['eyes-of-argus'] }
    expect(facing('hunt', argus)).toEqual(new Set(['pass']))
    expect([...facing('bleed', argus)]).not.toEqual(['pass'])
    const bowl = minion('B2', {
      locked: true,
      generic: { disciplines: ['AUS'] },
      attachments: [{ card: 'bowl-of-convergence', as: 'C1' }],
    })
    const elsewhere = { pool: 5, ready: [seer, bowl] }
    expect(facing('bleed', elsewhere)).toEqual(new Set(['pass']))
  })

  it('no card that sends a bleed on, as long as somebody could play it', () => {
    const discard = (disciplines: string[]) =>
      table({
        seats: [
          {
            ready: [minion('A1', { generic: { disciplines } })],
            hand: ['deflection', 'deflection', 'deflection'],
            library: ['conditioning'],
          },
          {},
          {},
          {},
          {},
        ],
        turn: { phase: 'discard' },
      })
    const answers = (t: Table): Set<string> =>
      new Set(
        Array.from({ length: 60 }, (_, seed) =>
          decide(promptFor(t.state, Ann)!, () => viewFor(t.state, Ann), seed).optionId.replace(/:.*/, ''),
        ),
      )
    expect([...answers(discard(['dom']))]).toEqual(['end-phase'])
    expect([...answers(discard(['aus']))]).toContain('discard')
  })

  it('not three cards of stealth for a bleed of 1', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['obf'] } })],
          hand: ['lost-in-crowds', 'lost-in-crowds', 'lost-in-crowds'],
        },
        { ready: [minion('B1', { generic: {} })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    until(t, Ben, 'block:B1')
    t.answer(Ben, 'block:B1')
    until(t, Ann, 'pass')
    // One is enough here, and is played.
    expect(ask(t, Ann).why).toBe('add-stealth')
  })
})

describe('in a referendum a bot', () => {
  const kine = (share: Record<string, number>, seats: object[] = []) => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { title: 'prince', city: 'Paris' } })],
          hand: [{ card: 'kine-resources-contested', as: 'K1' }],
        },
        ...[1, 2, 3, 4].map(i => ({ ready: [minion(`V${i}1`, { generic: { title: 'primogen' } })], ...seats[i] })),
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    for (let n = 0; n < 40 && !t.can(Ann, 'choose'); n++) t.pass(t.waiting()[0]!)
    t.choose(Ann, share)
    for (let n = 0; n < 40 && t.window() !== 'polling'; n++) t.pass(t.waiting()[0]!)
    return t
  }

  it('chooses terms that hit its prey most', () => {
    const t = table({
      seats: [{ ready: [minion('A1')], hand: [{ card: 'kine-resources-contested', as: 'K1' }] }, {}, {}, {}, {}],
    })
    t.answer(Ann, 'play:K1::A1')
    for (let n = 0; n < 40 && !t.can(Ann, 'choose'); n++) t.pass(t.waiting()[0]!)
    const { args } = ask(t, Ann)
    expect(args?.['pick']).toMatchObject({ [Ben]: 3 })
  })

  it('votes against what costs it pool, for what costs its prey, and not at all on what is not its business', () => {
    const t = kine({ [Ben]: 3, [Cal]: 1 })
    expect(ask(t, Ben, ['V11'])).toMatchObject({
      option: 'vote:title:V11',
      args: { side: ['against'] },
      why: 'vote-against',
    })
    // Of whoever the referendum hits, Ann has Ben as her prey.
    expect(ask(t, Ann, ['A1'])).toMatchObject({ args: { side: ['for'] }, why: 'vote-for' })
    expect(ask(kine({ [Cal]: 1, [Eve]: 3 }), Dee)).toMatchObject({ args: { side: ['for'] } })
  })
})

describe('with cards in play a bot', () => {
  it('lends intercept from a location to a minion of its own that would block', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { stealth: 1, bleed: 3 } })] },
        { pool: 6, ready: [minion('B1', { generic: { strength: 3 } }), { card: 'krcg-news-radio', as: 'L1' }] },
        {},
        {},
        {},
      ],
      settings: { cards: ['krcg-news-radio'] },
    })
    t.answer(Ann, 'bleed:A1')
    until(t, Ben, 'block:B1')
    t.answer(Ben, 'block:B1')
    until(t, Ben, 'use:L1:intercept')
    expect(ask(t, Ben, ['L1'])).toMatchObject({ option: 'use:L1:intercept', why: 'add-intercept' })
  })

  it('steals a location rather than do nothing, and burns what harms everybody', () => {
    const bled = { ready: [minion('A1', { generic: { bleed: 0 } })], edge: true }
    const t = table({
      seats: [bled, { ready: [{ card: 'powerbase-montreal', as: 'L1' }] }, {}, {}, {}],
      settings: { cards: ['powerbase-montreal'] },
    })
    expect(ask(t, Ann, ['L1', 'A1']).option).toBe('action:L1:steal:A1')
    const worse = table({
      seats: [bled, {}, { ready: [{ card: 'constant-revolution', as: 'L1' }] }, {}, {}],
      settings: { cards: ['constant-revolution'] },
    })
    expect(ask(worse, Ann, ['L1', 'A1']).option).toBe('action:L1:burn:A1')
  })

  it('does not spend blood to unlock who is unlocked', () => {
    const of = (locked: boolean) =>
      table({
        seats: [{ ready: [{ card: 'ibn-khaldun-scholar', as: 'V1', locked }] }, {}, {}, {}, {}],
        turn: { phase: 'discard' },
        settings: { cards: ['ibn-khaldun-scholar'] },
      })
    expect([ask(of(true), Ann, ['V1']).option, ask(of(false), Ann, ['V1']).option]).toEqual([
      'use:V1:unlock',
      'end-phase',
    ])
  })

  it('makes an Anarch of whom it holds cards of Anarchs for', () => {
    const hand = Array.from({ length: 5 }, () => 'line-brawl')
    const t = table({
      seats: [
        { edge: true, ready: [minion('A1', { generic: { disciplines: ['cel', 'pot'] } })], hand },
        {},
        {},
        {},
        {},
      ],
      settings: { cards: ['line-brawl'] },
    })
    expect(ask(t, Ann, ['A1']).option).toBe('become-anarch:A1')
  })
})

describe('elsewhere a bot', () => {
  it('takes the pool of the Edge, and brings out who is ready', () => {
    const t = table({ seats: [{ edge: true }, {}, {}, {}, {}], turn: { phase: 'unlock' } })
    expect(ask(t, Ann)).toMatchObject({ option: 'edge' })
    const full = table({
      seats: [{ uncontrolled: [minion('V1', { blood: 5 })] }, {}, {}, {}, {}],
      turn: { phase: 'influence' },
    })
    expect(ask(full, Ann, ['V1'])).toMatchObject({ option: 'bring-out:V1', why: 'bring-out' })
  })

  it('moves its transfers to the vampire that is out soonest, and keeps the pool it needs', () => {
    const uncontrolled = [
      minion('V1', { blood: 2, generic: { capacity: 5 } }),
      minion('V2', { blood: 0, generic: { capacity: 4 } }),
    ]
    const t = table({ seats: [{ uncontrolled }, {}, {}, {}, {}], turn: { phase: 'influence', number: 9 } })
    expect(ask(t, Ann, ['V1', 'V2'])).toMatchObject({ option: 'invest:V1', args: { amount: 3 }, why: 'influence' })
    const poor = table({
      seats: [
        { pool: 6, ready: [minion('V3'), minion('V4')], uncontrolled },
        {},
        {},
        {},
        { ready: [minion('E1'), minion('E2')] },
      ],
      turn: { phase: 'influence', number: 9 },
    })
    expect(ask(poor, Ann).option).toBe('end-phase')
  })

  it('gets out of a combat that it can only lose, and strikes in one that it wins', () => {
    const fight = (strength: number, other: number) => {
      const t = table({
        seats: [
          { ready: [minion('A1', { generic: { strength: other } })] },
          {
            ready: [minion('B1', { blood: 2, generic: { disciplines: ['PRE'], strength } })],
            hand: [{ card: 'majesty', as: 'M1' }],
          },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      until(t, Ben, 'block:B1')
      t.answer(Ben, 'block:B1')
      for (let n = 0; n < 60 && !(t.waiting().includes(Ben) && t.can(Ben, 'strike:B1:hand')); n++)
        t.answer(t.waiting()[0]!, t.can(t.waiting()[0]!, 'pass') ? 'pass' : `strike:A1:hand`)
      return ask(t, Ben, ['B1', 'M1'])
    }
    expect(fight(1, 6)).toMatchObject({ why: 'get-out' })
    expect(fight(5, 0)).toMatchObject({ option: 'strike:B1:hand', why: 'strike' })
  })

  it('keeps the last card that could answer a grapple, and maneuvers with one it can spare', () => {
    const asked = (...hand: string[]) => {
      const t = table({
        seats: [
          {
            ready: [minion('V1', { blood: 2, generic: { disciplines: ['myt'] } })],
            hand: hand.map((card, i) => ({ card, as: `F${i}` })),
          },
          { ready: [minion('B1', { generic: { strength: 4 } })] },
          {},
          {},
          {},
        ],
        turn: { phase: 'minion' },
      })
      t.answer(Ann, 'bleed:V1')
      until(t, Ben, 'block:B1')
      t.answer(Ben, 'block:B1')
      until(t, Ann, 'play:F0:myt:V1')
      return ask(t, Ann)
    }
    expect(asked('fae-contortion', 'fae-contortion')).toMatchObject({ why: 'change-range' })
    expect(asked('fae-contortion').option).toBe('pass')
  })

  it('discards what none of its vampires could ever play, and keeps the rest', () => {
    const t = table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: ['dom'] } })],
          hand: [
            { card: 'deflection', as: 'D1' },
            { card: 'majesty', as: 'M1' },
          ],
        },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'discard' },
    })
    expect(ask(t, Ann, ['D1', 'M1'])).toMatchObject({ option: 'discard:M1', why: 'discard-what-is-of-no-use' })
  })

  it('answers by default when the table has moved on since it was asked', () => {
    const t = table({ seats: [{ ready: [minion('V1')] }, {}, {}, {}, {}] })
    const prompt = promptFor(t.state, Ann)!
    t.answer(Ann, 'bleed:V1')
    expect(decide(prompt, () => viewFor(t.state, Ann), 1)).toEqual({ ...prompt.default, why: 'by-default' })
  })
})
