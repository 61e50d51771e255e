import { describe, expect, it } from 'vitest'
import { play } from '../support/duel.ts'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { isMonster } from '../../shared/rules/traits.ts'
import { type Table, held } from './scene.ts'

/** Rulings on masters, allies, retainers and equipment, each by its id (`test/conformance/rulings.ts`). */
const of = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const on = (card: string, as: string, more: object = {}) => ({ attachments: [{ card, as, ...more }] })
const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const hand = (t: Table, seat = Ann as number): number => t.state.seats[seat]!.hand.length

describe('Blood Doll and Vessel', () => {
  const dolls = [
    ['blood-doll', 'master'],
    ['vessel', 'unlock'],
  ] as const

  it.each(dolls)('%s#1: in torpor too', (card, phase) => {
    const t = table({
      seats: [
        { pool: 10, torpor: [minion('A1', { blood: 3, ...on(card, 'V1') })], ready: [minion('A2')], hand: ['fame'] },
        {},
      ],
      turn: { phase },
    })
    t.answer(Ann, 'use:V1:to-pool')
    expect([t.pool(Ann), t.blood('A1')]).toEqual([11, 2])
    const back = table({
      seats: [
        { pool: 10, torpor: [minion('A1', { blood: 3, ...on(card, 'V1') })], ready: [minion('A2')], hand: ['fame'] },
        {},
      ],
      turn: { phase },
    })
    back.answer(Ann, 'use:V1:to-vampire')
    expect([back.pool(Ann), back.blood('A1'), back.inTorpor('A1')]).toEqual([9, 4, true])
  })

  it.each(dolls)('%s#G161-1: who controls the vampire says whether it is used', (card, phase) => {
    const seats = [
      { pool: 10, ready: [minion('A1', on(card, 'V1', { owner: Ben }))], hand: ['fame'] },
      { pool: 10, ready: [minion('B1')] },
    ]
    const t = table({ seats, turn: { phase } })
    expect([t.can(Ann, 'use:V1:to-pool'), t.can(Ann, 'use:V1:to-vampire'), t.can(Ann, 'end-phase')]).toEqual([
      true,
      true,
      true,
    ])
    t.endPhase(Ann)
    expect([t.pool(Ann), t.blood('A1')]).toEqual([10, 5])
    const theirs = table({ seats, turn: { phase, seat: Ben } })
    for (const use of ['use:V1:to-pool', 'use:V1:to-vampire']) expect(theirs.can(Ben, use)).toBe(false)
  })
})

describe('hand sizes', () => {
  it('dreams-of-the-sphinx#1: no blood goes to an Imbued in the uncontrolled region', () => {
    const scene = (uncontrolled: ReturnType<typeof minion>[]) =>
      table({
        seats: [{ ready: [minion('A1'), ...held('dreams-of-the-sphinx', 'S1')], uncontrolled }, {}],
        turn: { phase: 'influence' },
      })
    const t = scene([minion('U1'), minion('U2', { generic: { type: 'imbued' } })])
    expect([t.option(Ann, 'use:S1:blood')?.slots, t.refused(Ann, 'use:S1:blood', { v: [t.id('U2')] })]).toMatchObject([
      [{ candidates: [t.id('U1')] }],
      'illegal-args',
    ])
    expect(scene([minion('U2', { generic: { type: 'imbued' } })]).can(Ann, 'use:S1:blood')).toBe(false)
  })

  it('dreams-of-the-sphinx#3: what is not replaced yet counts against the two cards more', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', of('tha')), minion('A2'), ...held('dreams-of-the-sphinx', 'S1')],
          hand: [...held('mirror-walk', 'M1'), ...cards(6)],
          library: cards(20),
        },
        { ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:M1:tha:A1')
    t.allPass()
    expect(hand(t)).toBe(6)
    t.answer(Ann, 'use:S1:hand')
    expect(hand(t)).toBe(8)
  })

  it('elder-library#1: where another has one it is contested, and no card more is drawn', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1')], hand: [...held('elder-library', 'M1'), ...cards(6)], library: cards(20) },
        { ready: [minion('B1'), ...held('elder-library', 'X1')], hand: cards(8), library: cards(9) },
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
    t.answer(Ann, 'play:M1:')
    expect([
      t.happened('contested').length,
      hand(t),
      t.state.seats[Ann]!.contested.includes(t.id('M1')),
      t.state.seats[Ann]!.library.length,
    ]).toEqual([2, 7, true, 19])
    // The other one no longer counts either.
    expect([t.waiting(), t.option(Ben, 'choose')?.slots]).toMatchObject([[Ben], [{ min: 1, max: 1 }]])
  })

  it('visit-from-the-capuchin#1: not beside another one, whatever is left on it', () => {
    const scene = (visit: number) =>
      table({
        seats: [
          {
            ready: [minion('A1'), { card: 'visit-from-the-capuchin', as: 'X1', counters: { visit } }],
            hand: held('visit-from-the-capuchin', 'M1'),
          },
          {},
        ],
        turn: { phase: 'master' },
      })
    for (const left of [1, 4]) {
      const t = scene(left)
      expect([t.refused(Ann, 'play:M1:'), t.why(Ann, 'play', 'M1')]).toEqual([
        'illegal-option',
        ['already-controlled', 'CONTEST-10'],
      ])
    }
  })
})

describe('Fame', () => {
  it('fame#1: in any order with what else its Methuselah does in the unlock phase, but before anybody else does anything in it', () => {
    const scene = () =>
      table({
        seats: [
          {
            pool: 10,
            edge: true,
            torpor: [minion('A1', { blood: 2, ...on('fame', 'F1', { owner: Ben }) })],
            ready: [minion('A2', on('vessel', 'V1')), ...held('the-barrens', 'L2')],
            hand: ['bonding'],
          },
          { ready: [minion('B1'), ...held('the-barrens', 'L1')], hand: ['bonding'], consult: ['unlock'] },
        ],
        turn: { phase: 'unlock' },
      })
    const effects = ['edge', 'use:V1:to-pool', 'use:F1:famous']
    for (const first of effects) {
      const t = scene()
      for (const one of [first, ...effects.filter(other => other !== first)]) {
        const paid = t
          .happened('ability-used')
          .some(event => event.key === 'ability-used' && event.ability === 'famous')
        expect([t.can(Ann, 'end-phase'), t.waiting()]).toEqual([paid, [Ann]])
        t.answer(Ann, one)
      }
      expect(t.pool(Ann)).toBe(11)
      t.endPhase(Ann)
      expect([t.waiting(), t.can(Ben, 'use:L1:discard')]).toEqual([[Ben], true])
    }
  })
})

describe('Toreador Grand Ball', () => {
  it('toreador-grand-ball#G5-1: for a pool an infernal one that it keeps locked is unlocked all the same', () => {
    const tor = (as: string, traits: string[]) => minion(as, { generic: { clan: 'Toreador', traits } })
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [tor('A1', ['infernal']), tor('A2', []), tor('A3', [])],
          hand: held('toreador-grand-ball', 'M1'),
        },
        { ready: [minion('B1')] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { two: [t.id('A1'), t.id('A2')] })
    t.choose(Ann, [t.id('A1')])
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'unlock')
    expect([t.locked('A1'), t.locked('A2'), t.can(Ann, 'unlock:A1')]).toEqual([true, false, true])
    t.answer(Ann, 'unlock:A1')
    expect([t.locked('A1'), t.pool(Ann)]).toEqual([false, 8])
  })

  it('with the one that cannot be blocked burned, the other stays locked as long as the card is in play', () => {
    const tor = (as: string) => minion(as, { generic: { clan: 'Toreador' } })
    const t = table({
      seats: [
        { ready: [tor('A1'), tor('A2'), minion('A3')], hand: held('toreador-grand-ball', 'M1') },
        { ready: [minion('B1')] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { two: [t.id('A1'), t.id('A2')] })
    t.choose(Ann, [t.id('A1')])
    t.effect(Ben, [{ op: 'move', who: 'a', to: 'ash' }], { a: 'A2' })
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'master')
    expect(t.locked('A1')).toBe(true)
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'M1' })
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'master')
    expect(t.locked('A1')).toBe(false)
  })
})

describe('Warsaw Station', () => {
  const nosferatu = (as: string, more: object = {}, generic: object = {}) =>
    minion(as, { generic: { clan: 'Nosferatu', ...generic }, ...more })

  it('warsaw-station#2: burned for one that has gone to torpor in its action, it brings it back; the action is over all the same', () => {
    const t = table({
      seats: [
        {
          ready: [
            nosferatu('A1', { blood: 1 }, { disciplines: ['for'] }),
            minion('A2'),
            ...held('warsaw-station', 'L1'),
          ],
          hand: held('freak-drive', 'F1'),
        },
        { pool: 10, ready: [minion('B1', { generic: { strength: 2 } }), minion('B2')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    t.allPass(() => t.inTorpor('A1'))
    t.reach(Ann, 'use:L1:rescue', { v: [t.id('A1')] })
    t.allPass()
    expect([
      t.inTorpor('A1'),
      t.locked('A1'),
      t.has('bled'),
      t.happened('action-ended'),
      t.inAsh(Ann, 'L1'),
    ]).toMatchObject([false, true, false, [{ outcome: 'blocked' }], true])
    // Nor does it go on where it was not blocked at all.
    const open = table({
      seats: [
        { ready: [nosferatu('A1', { blood: 0 }), minion('A2'), ...held('warsaw-station', 'L1')] },
        { pool: 10, ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    open.edit(state => {
      state.cards[open.id('A1')]!.blood = 1
    })
    open.answer(Ann, 'bleed:A1')
    open.effect(Ben, [{ op: 'damage', to: 'a', amount: 2 }], { a: 'A1' })
    open.allPass()
    expect([open.inTorpor('A1'), open.happened('action-ended'), open.pool(Ben)]).toMatchObject([
      true,
      [{ outcome: 'ended' }],
      10,
    ])
    open.answer(Ann, 'use:L1:rescue', { v: [open.id('A1')] })
    expect([open.inTorpor('A1'), open.pool(Ben)]).toEqual([false, 10])
  })

  it('warsaw-station#3: it unlocks once the referendum is over, and only who is a Nosferatu by then', () => {
    const scene = (clan?: string) => {
      const t = table({
        seats: [
          {
            ready: [nosferatu('A1', {}, { title: 'prince' }), minion('A2'), ...held('warsaw-station', 'L1')],
            hand: held('ancilla-empowerment', 'N1'),
          },
          { ready: [minion('B1')] },
          {},
          listening('D1'),
          {},
        ],
      })
      t.answer(Ann, 'play:N1::A1')
      t.reach(Ann, 'use:L1:unlock')
      t.allPass(() => t.window() === 'polling')
      expect(t.locked('A1')).toBe(true)
      if (clan) t.effect(Ben, [{ op: 'become', who: 'a', traits: { clan }, until: 'game' }], { a: 'A1' })
      t.answer(Ann, 'vote:called', { side: ['for'] })
      t.allPass()
      return [t.locked('A1'), t.happened('referendum-ended').length, t.has('unlocked')]
    }
    expect([scene(), scene('Ventrue')]).toEqual([
      [false, 1, true],
      [true, 1, false],
    ])
  })
})

describe('animals', () => {
  const animals = ['murder-of-crows', 'raven-spy', 'owl-companion'] as const
  it.each(animals)('%s#G19-1: neither mortal nor monster', card => {
    const t = table({
      seats: [
        { ready: [minion('A1', on(card, 'R1'))], ash: held(card, 'R2'), hand: held('emergency-rations', 'E1') },
        {},
      ],
    })
    expect([isMonster(t.state, t.id('R1')), t.can(Ann, 'play:E1::A1')]).toEqual([false, false])
  })
  it('murder-of-crows#1, underbridge-stray#G19-1: neither mortal nor monster', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', on('murder-of-crows', 'R1')), { card: 'underbridge-stray', as: 'U1' }],
          ash: [...held('murder-of-crows', 'R2'), ...held('underbridge-stray', 'U2')],
          hand: held('emergency-rations', 'E1'),
        },
        {},
      ],
    })
    expect([isMonster(t.state, t.id('R1')), isMonster(t.state, t.id('U1')), t.can(Ann, 'play:E1::A1')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it.each([...animals.map(card => [card, 'ani'] as const), ['homunculus', 'pro'] as const])(
    '%s#G18-1: the level it is employed at says what it is, and nothing later',
    (card, basic) => {
      for (const [level, life] of [
        [basic, 1],
        [basic.toUpperCase(), 2],
      ] as const) {
        const t = table({
          seats: [
            { ready: [minion('A1', of(basic.toUpperCase())), minion('A2')], hand: held(card, 'R1') },
            { ready: [minion('B1')] },
          ],
        })
        t.answer(Ann, `play:R1:${level}:A1`)
        t.allPass()
        expect([t.card('R1').on, t.blood('R1'), t.card('R1').mode]).toEqual([t.id('A1'), life, level])
        t.effect(
          Ann,
          [
            { op: 'become', who: 'a', traits: { disciplines: [] }, until: 'game' },
            { op: 'control', who: 'a', to: 'prey' },
          ],
          { a: 'A1' },
        )
        expect([t.blood('R1'), t.card('R1').mode]).toEqual([life, level])
      }
    },
  )

  it('underbridge-stray#1: in the turn it is recruited it gives a minion a press for its life', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', of('ani', { blood: 4 })), minion('A2'), minion('A3')],
          hand: held('underbridge-stray', 'U1'),
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:U1:ani:A1')
    t.allPass()
    expect([t.blood('U1'), t.locked('U1'), t.can(Ann, 'bleed:U1')]).toEqual([1, false, false])
    t.answer(Ann, 'bleed:A2')
    play(t, Ben, 'block:B1')
    t.allPass(() => t.can(Ann, 'use:U1:press'))
    t.answer(Ann, 'use:U1:press', { m: [t.id('A2')] })
    t.reach(Ann, 'press:A2')
    t.allPass()
    expect([t.inAsh(Ann, 'U1'), t.happened('round-started').length]).toEqual([true, 2])
  })
})

describe('Magic of the Smith', () => {
  it('magic-of-the-smith#G132-1: unlocked, its vampire may equip from the hand in the same turn: that is another action', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', of('tha for', { blood: 4 })), minion('A2')],
          hand: [...held('magic-of-the-smith', 'M1'), ...held('freak-drive', 'F1'), ...held('sport-bike', 'E1')],
          library: held('kevlar-vest', 'K1', 'K2', 'K3', 'K4'),
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:M1:tha:A1')
    t.allPass(() => t.can(Ann, 'choose'))
    const [vest] = (t.option(Ann, 'choose')!.slots![0] as { candidates: number[] }).candidates
    t.choose(Ann, [vest!])
    t.reach(Ann, 'play:F1:for:A1')
    t.allPass()
    expect([t.locked('A1'), t.can(Ann, 'play:E1::A1')]).toEqual([false, true])
    t.answer(Ann, 'play:E1::A1')
    t.allPass()
    expect([t.card('E1').on, t.card(['K1', 'K2', 'K3', 'K4'].find(name => t.id(name) === vest)!).on]).toEqual([
      t.id('A1'),
      t.id('A1'),
    ])
  })
})

describe('what Magic of the Smith finds', () => {
  const find = (
    a1: object,
    card: string,
    hand: { card: string; as: string }[] = [],
    ben: object = { ready: [minion('B1')] },
    line = 'tha',
  ) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', a1), minion('A2')],
          hand: [...held('magic-of-the-smith', 'M1'), ...hand],
          library: ['bonding', 'bonding', ...held(card, 'E1')],
        },
        ben,
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, `play:M1:${line}:A1`)
    return t.allPass(() => t.can(Ann, 'choose'))
  }
  const found = (t: Table) => (t.option(Ann, 'choose')!.slots![0] as { candidates: number[] }).candidates
  it('magic-of-the-smith#2: equipment that is a location in play', () => {
    const t = find(of('tha', { blood: 4 }), 'palatial-estate')
    t.choose(Ann, [t.id('E1')])
    t.allPass()
    expect([t.card('E1').on, t.blood('A1')]).toEqual([t.id('A1'), 1])
  })
  it('magic-of-the-smith#G132-2: what it requires must be met, and is not required by the action', () => {
    const C1 = held('crimethinc', 'C1'),
      anarch = of('tha pro', { blood: 4 })
    const t = find({ ...anarch, generic: { ...anarch.generic, sect: 'Anarch' } }, 'stolen-police-cruiser', C1)
    t.choose(Ann, [t.id('E1')])
    t.allPass(() => t.window() === 'resolved' || t.state.frames.length === 1)
    expect([t.card('E1').on, t.can(Ann, 'play:C1:pro:A1')]).toEqual([t.id('A1'), false])
    const camarilla = find(
      { ...anarch, generic: { ...anarch.generic, sect: 'Camarilla' } },
      'stolen-police-cruiser',
      C1,
    )
    expect(found(camarilla)).toEqual([])
    const played = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', { ...anarch, generic: { ...anarch.generic, sect: 'Anarch' } }), minion('A2')],
          hand: [...C1, ...held('stolen-police-cruiser', 'E1')],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    played.answer(Ann, 'play:E1::A1')
    played.allPass(() => played.window() === 'resolved' || played.state.frames.length === 1)
    expect(played.can(Ann, 'play:C1:pro:A1')).toBe(true)
  })
  it.each([
    ['myt', 'myt'],
    ['MYT', 'MYT'],
  ])('magic-of-the-smith#G132-3: with [%s] what depends on a level comes at that', (level, mode) => {
    const t = find(of(`tha ${level}`, { blood: 4 }), 'tinglestripe')
    t.choose(Ann, [t.id('E1')])
    t.allPass()
    expect([t.card('E1').on, t.card('E1').mode]).toEqual([t.id('A1'), mode])
    expect(found(find(of('tha', { blood: 4 }), 'tinglestripe'))).toEqual([])
  })
  it('magic-of-the-smith#G132-4: it is an action to equip', () => {
    const t = find(of('tha', { blood: 4 }), 'kevlar-vest', [], { ready: [minion('B1'), ...held('nra-pac', 'N1')] })
    t.choose(Ann, [t.id('E1')])
    t.allPass()
    expect(t.locked('A1')).toBe(true)
    t.endPhasesTo(Ben, 'minion')
    expect(t.locked('A1')).toBe(false)
  })
  it('muricias-call#G132-1, muricias-call#G132-2, muricias-call#G132-3, muricias-call#G132-4: the same of a retainer', () => {
    const call = (a1: object, library: string, more: { card: string; as: string }[] = []) => {
      const t = table({
        seats: [
          {
            pool: 10,
            ready: [minion('A1', a1), minion('A2')],
            hand: [...held('muricias-call', 'M1'), ...more],
            library: ['bonding', 'bonding', 'bonding', ...held(library, 'E1')],
          },
          { ready: [minion('B1')] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'play:M1:ani:A1')
      return t.allPass(() => t.can(Ann, 'choose'))
    }
    // The level is that of its own Disciplines; unlocked, it employs another from the hand.
    const t = call(of('ANI for', { blood: 5 }), 'raven-spy', [
      ...held('freak-drive', 'F1'),
      ...held('murder-of-crows', 'R1'),
    ])
    t.choose(Ann, [t.id('E1')])
    t.reach(Ann, 'play:F1:for:A1')
    t.allPass()
    expect([t.card('E1').mode, t.blood('E1'), t.locked('A1'), t.can(Ann, 'play:R1:ANI:A1')]).toEqual([
      'ANI',
      2,
      false,
      true,
    ])
    // What its retainer requires the action does not; but it requires Animalism, as it is played.
    const anarch = call(
      { generic: { disciplines: ['ani', 'pro'], sect: 'Anarch' }, blood: 4 },
      'raven-spy',
      held('crimethinc', 'C1'),
    )
    anarch.choose(Ann, [anarch.id('E1')])
    anarch.allPass(() => anarch.window() === 'resolved' || anarch.state.frames.length === 1)
    expect([anarch.card('E1').on, anarch.can(Ann, 'play:C1:pro:A1')]).toEqual([anarch.id('A1'), false])
    expect(anarch.happened('action-announced')).toMatchObject([{ minion: { id: anarch.id('A1') }, stealth: 1 }])
  })
})

describe('Cal looks on', () => {
  it('vessel on a vampire of Cal is of no use to who put it there', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        { ready: [minion('B1')] },
        { ready: [minion('C1', on('vessel', 'V1', { owner: Ann }))], hand: ['fame'] },
      ],
      turn: { phase: 'unlock', seat: Cal },
    })
    expect([t.can(Cal, 'use:V1:to-pool'), t.waiting()]).toEqual([true, [Cal]])
  })
})
