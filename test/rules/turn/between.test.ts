import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { toPosition } from '../../../shared/rules/position/position.ts'
import { burnRefusal } from '../../../shared/rules/offers/burn-option.ts'
import { attach, choose, mode } from '../../../shared/cards/makers.ts'
import { factsOf } from '../../../shared/cards/catalogue.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'

const barrens = { card: 'the-barrens', as: 'B1' }

describe('between actions', () => {
  const scene = (cal: object = { consult: ['minion'] }) =>
    table({
      seats: [
        { ready: [minion('V1'), minion('V2')] },
        {},
        { ready: [barrens], hand: [{ card: 'bonding', as: 'H1' }], library: ['conditioning'], ...cal },
        {},
        {},
      ],
    })

  it('SEQ-12: who wants to be consulted may use something first; then the Methuselah announces, or changes plans', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    expect([t.window(), t.waiting(), t.has('action-announced')]).toEqual(['between', [Cal], false])
    t.answer(Cal, 'use:B1:discard', { c: [t.id('H1')] })
    expect([t.inAsh(Cal, 'H1'), t.locked('B1'), t.waiting(), t.has('action-announced'), t.locked('V1')]).toEqual([
      true,
      true,
      [Ann],
      false,
      false,
    ])
    t.answer(Ann, 'hunt:V2')
    expect(t.happened('action-announced')).toMatchObject([{ minion: { id: t.id('V2') }, action: 'hunt' }])
  })

  it('SEQ-12: if nobody uses anything, what was to be announced is announced, unseen until then', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    for (const viewer of [Cal, Ben, 'spectator'] as const)
      expect(JSON.stringify(viewFor(t.state, viewer))).not.toContain(`bleed:${t.id('V1')}`)
    t.pass(Cal)
    expect(t.happened('action-announced')).toMatchObject([{ minion: { id: t.id('V1') }, action: 'bleed' }])
  })

  it('SEQ-12: before the next action again, and before the phase ends', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.pass(Cal)
    t.allPass()
    t.answer(Ann, 'bleed:V2')
    expect([t.window(), t.waiting()]).toEqual(['between', [Cal]])
    t.pass(Cal)
    t.allPass(() => t.window() === 'between')
    // Nothing is left for Ann, and the phase would end: Cal is asked once more.
    expect([t.window(), t.waiting(), t.state.frames[0]]).toMatchObject([
      'between',
      [Cal],
      { phase: 'minion', seat: Ann },
    ])
    t.pass(Cal)
    expect(t.state.frames[0]).not.toMatchObject({ phase: 'minion', seat: Ann })
  })

  it('SEQ-12: nobody is asked who has not said so, or could use nothing by what everybody sees', () => {
    for (const cal of [
      {},
      { consult: ['master'] },
      { consult: ['minion'], ready: [] },
      { consult: ['minion'], ready: [{ ...barrens, locked: true }] },
    ]) {
      const t = scene(cal)
      t.answer(Ann, 'bleed:V1')
      expect(t.has('action-announced')).toBe(true)
    }
  })

  it('SEQ-12: before an action by a card, and before a phase that its Methuselah ends', () => {
    const bonded = {
      ready: [minion('V1', { generic: { disciplines: ['dom'] } }), minion('V2')],
      hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
    }
    const t = table({ seats: [bonded, {}, { ready: [barrens], hand: ['bonding'], consult: ['minion'] }, {}, {}] })
    t.answer(Ann, 'play:G1:dom:V1')
    expect([t.window(), t.waiting(), t.has('card-played')]).toEqual(['between', [Cal], false])
    t.pass(Cal)
    expect(t.happened('card-played')).toMatchObject([{ card: { id: t.id('G1') } }])
    const u = table({ seats: [bonded, {}, { ready: [barrens], hand: ['bonding'], consult: ['minion'] }, {}, {}] })
    u.endPhase(Ann)
    expect([u.window(), u.waiting(), u.state.frames[0]]).toMatchObject(['between', [Cal], { phase: 'minion' }])
    u.pass(Cal)
    expect(u.state.frames[0]).not.toMatchObject({ seat: Ann, phase: 'minion' })
  })

  it('SEQ-12: not before what else is done in a phase: a master card, a transfer', () => {
    const cal = { ready: [barrens], hand: ['bonding'], consult: ['master' as const, 'influence' as const] }
    const t = table({
      seats: [{ hand: [{ card: 'elder-library', as: 'M1' }], uncontrolled: [minion('U1')] }, {}, cal, {}, {}],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:')
    expect(t.has('card-played')).toBe(true)
    const u = table({
      seats: [{ uncontrolled: [minion('U1', { blood: 0 })] }, {}, cal, {}, {}],
      turn: { phase: 'influence', number: 6 },
    })
    u.answer(Ann, 'invest:U1', { amount: 1 })
    expect([u.blood('U1'), u.window(), u.waiting()]).toEqual([1, undefined, [Ann]])
  })

  it('SEQ-12: whose turn it is has the impulse anyway, and is not asked by its own wish', () => {
    const t = table({
      seats: [
        {
          ready: [minion('V1'), minion('V2'), { card: 'ennoias-theater', as: 'B2' }],
          hand: [{ card: 'bonding', as: 'H2' }],
          consult: ['minion'],
        },
        {},
        { ready: [barrens], hand: ['bonding'], consult: ['minion'] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    expect([t.window(), t.waiting(), t.order()[0]]).toEqual(['between', [Cal], Ann])
    const alone = table({
      seats: [
        { ready: [minion('V1'), { card: 'the-barrens', as: 'B2' }], hand: ['bonding'], consult: ['minion'] },
        {},
        {},
      ],
    })
    alone.answer(Ann, 'bleed:V1')
    expect(alone.has('action-announced')).toBe(true)
  })

  it('SEQ-12: a pass was about that moment, whatever it said it rests on', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.answer(Cal, 'pass', undefined, { when: { same: ['target'], was: [null] } })
    t.allPass()
    t.answer(Ann, 'bleed:V2')
    expect([t.window(), t.waiting(), t.state.sealed]).toEqual(['between', [Cal], []])
  })

  it('the wish goes with an answer of the own turn, and is public; with a sealed one it is refused', () => {
    const t = scene({})
    t.answer(Ann, 'bleed:V1', undefined, { consult: ['unlock', 'minion', 'minion'] })
    expect([t.happened('consulting'), viewFor(t.state, Cal).seats[Ann]!.consult]).toMatchObject([
      [{ seat: Ann, phases: ['unlock', 'minion'] }],
      ['unlock', 'minion'],
    ])
    expect(toPosition(t.state).seats[Ann]!.consult).toEqual(['unlock', 'minion'])
    const sealed = table({
      seats: [{ ready: [minion('V1')] }, { ready: [minion('V5')] }, { ready: [minion('V6')], hand: ['bonding'] }],
    })
    sealed.answer(Ann, 'bleed:V1')
    expect(() => sealed.answer(Ben, 'pass', undefined, { consult: ['minion'] })).toThrow('illegal-args')
    t.allPass()
    t.answer(t.waiting()[0]!, 'end-phase', undefined, { consult: [] })
    expect(t.state.seats[Ann]!.consult).toBeUndefined()
  })
})

describe('the burn option', () => {
  const revenant = (as: string) => ({ card: 'dhabi-revenant', as })
  const baali = (as: string) => minion(as, { generic: { clan: 'Baali' } })
  const scene = (ann: object = {}, phase: 'discard' | 'unlock' | 'master' = 'discard') =>
    table({
      seats: [
        {
          ready: [minion('V1')],
          hand: [revenant('R1'), revenant('R2')],
          library: ['bonding', 'conditioning'],
          consult: ['unlock'],
          ...ann,
        },
        { ready: [minion('V5')], hand: ['bonding'] },
        { ready: [minion('V6')], hand: ['bonding'] },
      ],
      turn: { phase, ...(phase === 'master' && { seat: Ben }) },
    })

  it("UNLOCK-08: in anybody's unlock phase, who controls nobody that meets the requirement discards it and draws", () => {
    const t = scene()
    t.endPhase(Ann)
    expect([t.waiting(), t.window(), t.state.frames[0]]).toMatchObject([
      [Ann],
      'between',
      { seat: Ben, phase: 'unlock' },
    ])
    t.answer(Ann, 'burn-option:R1')
    expect([t.inAsh(Ann, 'R1'), t.state.seats[Ann]!.hand.length, t.pool(Ann), t.happened('discarded').length]).toEqual([
      true,
      2,
      30,
      1,
    ])
  })

  it('UNLOCK-08: not who controls one that does', () => {
    const t = scene({ ready: [baali('V1')] })
    t.endPhase(Ann)
    expect([t.window(), t.inHand(Ann, 'R1')]).toEqual([undefined, true])
    const own = table({
      seats: [{ ready: [baali('V1')], hand: [revenant('R1')], edge: true }, {}, {}],
      turn: { phase: 'unlock' },
    })
    expect([own.refused(Ann, 'burn-option:R1'), own.why(Ann, 'burn-option', 'R1')]).toEqual([
      'illegal-option',
      ['requirement-met', 'UNLOCK-08'],
    ])
  })

  it('UNLOCK-08: not outside an unlock phase', () => {
    const t = scene({}, 'master')
    expect([t.refused(Ann, 'burn-option:R1'), t.why(Ann, 'burn-option', 'R1')]).toEqual([
      'not-your-prompt',
      ['not-this-phase', 'UNLOCK-08'],
    ])
  })

  it('UNLOCK-08: not who controls a minion that the card could be put on', () => {
    const anarch = (ready: boolean) =>
      table({
        seats: [
          { ready: ready ? [minion('V1', { generic: { sect: 'Anarch' } })] : [minion('V1')] },
          { ready: [minion('V5', { generic: { sect: 'Anarch' } })] },
          {},
        ],
        turn: { phase: 'unlock' },
      })
    const printed = {
      facts: { id: 0, key: 'generic', name: 'Generic', types: ['Master' as const], burnOption: true as const },
      modes: [
        {
          ...mode('', [
            choose('v', 'choose-vampire', { cards: { kind: 'vampire', sect: 'Anarch', in: 'ready' } }),
            attach('v'),
          ]),
          type: 'Master' as const,
          windows: [],
        },
      ],
    }
    expect(burnRefusal(anarch(true).state, Ann, printed)).toEqual({ reason: 'requirement-met', rule: 'UNLOCK-08' })
    // One that another Methuselah controls is none of one's own.
    expect(burnRefusal(anarch(false).state, Ann, printed)).toBeUndefined()
    expect(burnRefusal(anarch(true).state, Ann, { facts: factsOf('dhabi-revenant') })).toBeUndefined()
  })

  it("UNLOCK-09: one in each unlock phase, so one in anybody's turn", () => {
    const t = scene()
    t.endPhase(Ann)
    t.answer(Ann, 'burn-option:R1')
    expect([t.window(), t.inHand(Ann, 'R2'), t.why(Ann, 'burn-option', 'R2')]).toMatchObject([
      undefined,
      true,
      [expect.any(String), expect.any(String)],
    ])
    t.endPhasesTo(Ben, 'discard')
    t.endPhase(Ben)
    expect([t.waiting(), t.window(), t.state.frames[0]]).toMatchObject([
      [Ann],
      'between',
      { seat: Cal, phase: 'unlock' },
    ])
    t.answer(Ann, 'burn-option:R2')
    expect(t.inAsh(Ann, 'R2')).toBe(true)
  })

  it('UNLOCK-09: the second in the same phase is refused, in the own one too', () => {
    const t = scene({ edge: true }, 'unlock')
    t.answer(Ann, 'burn-option:R1')
    expect([t.refused(Ann, 'burn-option:R2'), t.why(Ann, 'burn-option', 'R2')]).toEqual([
      'illegal-option',
      ['already-used', 'UNLOCK-09'],
    ])
    t.answer(Ann, 'edge')
    expect([t.inAsh(Ann, 'R1'), t.inHand(Ann, 'R2'), t.pool(Ann)]).toEqual([true, true, 31])
  })
})
