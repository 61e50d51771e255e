import { describe, expect, it } from 'vitest'
import { hasDiscipline } from '../../../../shared/rules/reads/evaluate.ts'
import { catalogue } from '../../../../shared/cards/catalogue.ts'
import { viewFor } from '../../../../shared/rules/index.ts'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, table } from '../../../support/table.ts'
import { held, v } from '../../scene.ts'

const scene = (card: string, disciplines: string[], ben: object = {}) =>
  table({
    seats: [{ ready: [minion('A1', { generic: { disciplines } })], hand: [{ card, as: 'M1' }] }, ben, {}, {}, {}],
    turn: { seat: Ann, phase: 'master' },
  })
const seen = (t: ReturnType<typeof table>, card: string) =>
  viewFor(t.state, Ann)
    .seats.flatMap(seat => [...seat.ready, ...seat.torpor])
    .find(one => one.card.id === t.id(card))
const M1 = (card: string) => ({ card, as: 'M1' })
const master = { phase: 'master' as const }

describe('masters that do one thing', () => {
  it('Protean: one level more, and a capacity more; not on who has it superior', () => {
    const t = table({
      seats: [
        {
          hand: [M1('protean'), 'villein'],
          ready: [v('A1', { disciplines: ['pro'] }), v('A2', { disciplines: ['PRO'] })],
        },
        {},
      ],
      turn: { ...master, masterActions: 2 },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'play:M1:', { bearer: [t.id('A1')] })
    expect([t.stat('A1', 'capacity'), t.card('M1').on]).toEqual([1, t.id('A1')])
  })
})

it('Auspex: a level and a capacity', () => {
  const t = scene('auspex', [])
  t.answer(Ann, 'play:M1:', { bearer: [t.id('A1')] })
  expect(seen(t, 'A1')).toMatchObject({ disciplines: ['aus'], capacity: 6 })
})

describe('Abombwe', () => {
  it('on a Laibon, or on a vampire with Protean, who has not got it superior; a trifle', () => {
    const ready = [
      v('A1', { sect: 'Laibon' }),
      v('A2', { disciplines: ['PRO'] }),
      v('A3', { disciplines: ['pro', 'ABO'] }),
      v('A4', { sect: 'Laibon', disciplines: ['ABO'] }),
      v('A5'),
    ]
    const t = table({ seats: [{ ready, hand: [M1('abombwe'), 'villein'] }, {}], turn: master })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: ['A1', 'A2'].map(t.id) }])
    t.answer(Ann, 'play:M1:', { bearer: [t.id('A1')] })
    expect([seen(t, 'A1'), t.state.frames[0]]).toMatchObject([
      { disciplines: ['abo'], capacity: 6 },
      { masterActions: 1 },
    ])
  })
  it('abombwe#1: taken at a diablerie, on anybody', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 4 }), v('A2')], library: [M1('abombwe'), 'bonding'] },
        { torpor: [v('T1', { capacity: 6 })] },
      ],
    })
    t.push({ kind: 'diablerie', step: 'unit', by: t.id('A1'), victim: t.id('T1'), seat: Ann })
    t.answer(Ann, 'diablerize', { discipline: [t.id('M1')] })
    onwards(t)
    expect([seen(t, 'A1'), t.card('M1').on]).toMatchObject([{ disciplines: ['abo'], capacity: 5 }, t.id('A1')])
  })
})

describe('Agent of Power', () => {
  it('offers every Discipline that a vampire has or a card asks for', () => {
    // Virtues are no Disciplines, and flight is a trait.
    const others = ['def', 'inn', 'jud', 'mar', 'red', 'ven', 'viz', 'fli']
    const all = [...catalogue.values()].flatMap(({ disciplines = [] }) => disciplines.map(code => code.toLowerCase()))
    const t = scene('agent-of-power', [])
    const [, level] = t.option(Ann, 'play:M1:')!.slots!
    expect(level!.type === 'keys' && level!.candidates).toEqual(
      [...new Set(all)].filter(code => !others.includes(code)).toSorted(),
    )
  })
  it('gives a level of the chosen Discipline until the discard phase of who played it', () => {
    const t = table({
      seats: [
        {
          hand: [{ card: 'agent-of-power', as: 'P1' }, 'bonding'],
          ready: [minion('A1', { generic: { disciplines: ['dom'] } })],
        },
        { ready: [minion('B1')] },
        {},
      ],
      turn: { phase: 'master' },
    })
    expect([
      t.refused(Ann, 'play:P1:', { v: [t.id('B1')], level: ['pot'] }),
      t.refused(Ann, 'play:P1:', { v: [t.id('A1')], level: ['xyz'] }),
    ]).toEqual(['illegal-args', 'illegal-args'])
    t.answer(Ann, 'play:P1:', { v: [t.id('A1')], level: ['dom'] })
    // A trifle: its action comes back.
    expect([t.card('P1').on, t.state.frames[0]]).toMatchObject([t.id('A1'), { masterActions: 1 }])
  })
})

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

describe.each([
  ['animalism', 'ani'],
  ['celerity', 'cel'],
  ['dementation', 'dem'],
  ['dominate', 'dom'],
  ['fortitude', 'for'],
  ['obfuscate', 'obf'],
  ['obtenebration', 'obt'],
  ['potence', 'pot'],
  ['presence', 'pre'],
])('%s', (card, code) => {
  it('gives a level and a point of capacity, without blood', () => {
    const t = scene(card, [])
    t.answer(Ann, 'play:M1:', { bearer: [t.id('A1')] })
    expect(seen(t, 'A1')).toMatchObject({ disciplines: [code], capacity: 6, blood: 5 })
    expect(t.card('M1').on).toBe(t.id('A1'))
  })

  it('raises basic to superior', () => {
    const t = scene(card, ['aus', code])
    t.answer(Ann, 'play:M1:', { bearer: [t.id('A1')] })
    expect(seen(t, 'A1')!.disciplines).toEqual(['aus', code.toUpperCase()])
  })

  it('goes on any vampire, in torpor and another’s too, and stays under who played it', () => {
    const t = scene(card, [], { torpor: [minion('B1')] })
    t.answer(Ann, 'play:M1:', { bearer: [t.id('B1')] })
    expect([seen(t, 'B1')!.capacity, t.state.seats[Ann]!.inPlay.includes(t.id('M1'))]).toEqual([6, true])
  })

  it('not on one with the superior level, and not where there is no other', () => {
    const t = scene(card, [code.toUpperCase()])
    expect(t.refused(Ann, 'play:M1:', { bearer: [t.id('A1')] })).toMatch(/^(illegal-option|not-your-prompt)$/)
    expect(t.why(Ann, 'play', 'M1')).toEqual(['no-target', 'PLAY-01'])
    const both = scene(card, [code.toUpperCase()], { ready: [minion('B1')] })
    expect(both.refused(Ann, 'play:M1:', { bearer: [both.id('A1')] })).toBe('illegal-args')
  })

  it('takes the capacity with it when it goes', () => {
    const t = scene(card, [])
    t.answer(Ann, 'play:M1:', { bearer: [t.id('A1')] })
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { card: 'a' }, amount: 9, why: 'effect' }], { a: 'A1' })
    expect(t.blood('A1')).toBe(6)
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'M1' })
    expect([t.blood('A1'), seen(t, 'A1')!.disciplines]).toEqual([5, []])
  })
})

describe('Infernal Pact', () => {
  const fiend = { clan: 'Tremere antitribu', disciplines: ['dom'], capacity: 8 }
  const pact = (level: string) => ({ attachments: [{ card: 'infernal-pact', as: 'P1', vars: { level } }] })

  it('goes on a Tremere antitribu of yours, with a Discipline that is chosen', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          hand: [{ card: 'infernal-pact', as: 'M1' }],
          ready: [minion('A1', { generic: fiend }), minion('A2')],
        },
        { ready: [minion('B1', { generic: fiend })] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:M1:')?.slots?.[0]).toMatchObject({ candidates: [t.id('A1')] })
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')], level: ['pre'] })
    expect([t.card('M1').on, t.card('M1').vars, t.pool(Ann)]).toMatchObject([t.id('A1'), { level: ['pre'] }, 9])
  })

  it.each([
    ['dom', true],
    ['pre', false],
  ])(
    'cards that require %s it plays at the superior level: %s; it has no such Discipline for anything else',
    (level, able) => {
      const t = table({
        seats: [
          {
            ready: [minion('A1', { generic: fiend, ...pact(level) })],
            uncontrolled: [minion('U1', { generic: { capacity: 3 } })],
            hand: [
              { card: 'bonding', as: 'K1' },
              { card: 'govern-the-unaligned', as: 'G1' },
            ],
          },
          { ready: [minion('B1')] },
          {},
        ],
      })
      expect(t.can(Ann, 'play:G1:DOM:A1')).toBe(able)
      expect(t.can(Ann, 'play:G1:dom:A1')).toBe(true)
      expect(hasDiscipline(t.state, t.id('A1'), 'DOM')).toBe(false)
    },
  )

  it('without the Discipline, both levels', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { ...fiend, disciplines: [] }, ...pact('dom') }), minion('A2')],
          uncontrolled: [minion('U1', { generic: { capacity: 3 } })],
          hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
    expect(['dom', 'DOM'].map(level => t.can(Ann, `play:G1:${level}:A1`))).toEqual([true, true])
    expect(t.can(Ann, 'play:G1:dom:A2')).toBe(false)
  })
})
