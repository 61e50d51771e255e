import { describe, expect, it } from 'vitest'
import { eventsFor, nextPhase, promptFor, questionOf, viewFor } from '../../../shared/rules/index.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'

/**
 * What the next phase offers may be chosen at once: it ends the present one first, and is asked about again where
 * anything comes between.
 */
const turn = (more: object = {}, others: object = {}) =>
  table({
    seats: [
      {
        pool: 12,
        ready: [minion('V1')],
        hand: [
          { card: 'conditioning', as: 'C1' },
          { card: 'vessel', as: 'M1' },
        ],
        library: ['deflection'],
        uncontrolled: [{ generic: { capacity: 3 }, as: 'U1' }],
        ...more,
      },
      { ready: [minion('B1')], ...others },
      {},
      {},
      {},
    ],
    turn: { phase: 'master', number: 6 },
  })
const next = (t: ReturnType<typeof turn>) => nextPhase(t.state, Ann).map(({ id, phase }) => [id, phase])

describe('the next phase', () => {
  it('is offered beside the present one, and an action of it ends this one and is announced', () => {
    const t = turn()
    expect(next(t)).toContainEqual([`next:bleed:${t.id('V1')}`, 'minion'])
    expect(next(t).map(([id]) => id)).not.toContain('next:end-phase')
    expect([t.can(Ann, 'play:M1:'), t.refused(Ann, 'bleed:V1'), nextPhase(t.state, Ben)]).toEqual([
      true,
      'illegal-option',
      [],
    ])
    t.answer(Ann, 'next:bleed:V1', undefined, { then: [{ window: 'blocks', when: 'unchanged', do: 'pass' }] })
    expect([
      t.happened('phase-started').map(event => 'phase' in event && event.phase),
      t.happened('action-announced'),
    ]).toMatchObject([['minion'], [{ seat: Ann, action: 'bleed' }]])
    expect([t.window(), t.waiting()]).toEqual(['blocks', [Ben]])
  })

  it('ends the turn at once where nothing is wanted any more', () => {
    const t = turn()
    t.endPhasesTo(Ann, 'influence')
    expect(next(t)).toContainEqual(['next:end-phase', 'discard'])
    expect(next(t)).toContainEqual([`next:discard:${t.id('C1')}`, 'discard'])
    const other = turn()
    other.endPhasesTo(Ann, 'influence')
    t.answer(Ann, 'next:end-phase')
    expect([t.state.frames[0], t.has('discarded')]).toMatchObject([{ kind: 'turn', seat: Ben }, false])
    other.answer(Ann, 'next:discard:C1')
    expect([other.inAsh(Ann, 'C1'), other.has('phase-started')]).toEqual([true, true])
  })

  it('comes to the same as ending the phase and answering then', () => {
    const once = turn(),
      twice = turn()
    once.answer(Ann, 'next:bleed:V1')
    twice.endPhase(Ann)
    twice.answer(Ann, 'bleed:V1')
    const told = (t: typeof once) => [eventsFor(t.log, Ben), viewFor({ ...t.state, views: [1, 1, 1, 1, 1] }, Ben)]
    expect(told(once)).toEqual(told(twice))
    expect(once.state.frames[0]).not.toHaveProperty('later')
  })

  it('is not to be had while something must be done first, nor with what is not on offer or does not fit', () => {
    const owing = table({
      seats: [{ ready: [minion('V1'), { card: 'creeping-sabotage', as: 'S1' }], hand: ['vessel'] }, { pool: 9 }, {}],
      turn: { phase: 'unlock', number: 6 },
    })
    expect([owing.can(Ann, 'end-phase'), nextPhase(owing.state, Ann)]).toEqual([false, []])
    const t = turn()
    expect([
      t.refused(Ann, 'next:bleed:B1'),
      t.refused(Ann, 'next:end-phase'),
      t.refused(Ann, 'next:bleed:V1', { amount: 2 }),
      t.refused(Ann, 'next:next:bleed:V1'),
    ]).toEqual(['illegal-option', 'illegal-option', 'illegal-args', 'illegal-option'])
  })

  it('is asked about anew where others are asked between effects', () => {
    const t = table({
      seats: [
        { ready: [minion('V1')], hand: ['vessel'] },
        {},
        { ready: [{ card: 'the-barrens', as: 'B1' }], hand: ['bonding'], consult: ['master'] },
        {},
        {},
      ],
      turn: { phase: 'master', number: 6 },
    })
    t.answer(Ann, 'next:bleed:V1')
    expect([t.window(), t.waiting()]).toEqual(['between', [Cal]])
    t.pass(Cal)
    expect([t.state.frames[0], t.waiting(), t.has('action-announced')]).toMatchObject([
      { phase: 'minion' },
      [Ann],
      false,
    ])
  })
})

describe('a phase with nothing but its end', () => {
  const asked = (t: ReturnType<typeof turn>) => {
    const { ask, options, next } = questionOf(t.state, promptFor(t.state, Ann)!)
    return { ask: ask.key, ids: options.map(({ id }) => id), next: next.map(({ id }) => id) }
  }

  it('asks what the next one asks, which may be ended with it; others see the phase it is', () => {
    const held = turn(),
      empty = turn({ hand: [{ card: 'conditioning', as: 'C1' }] })
    expect(asked(held)).toMatchObject({ ask: 'ask-master' })
    const { ask, ids, next: later } = asked(empty)
    expect([ask, later]).toEqual(['ask-minion', []])
    expect(ids).toEqual(expect.arrayContaining([`next:bleed:${empty.id('V1')}`, 'next:end-phase', 'end-phase']))
    expect([held, empty].map(t => viewFor(t.state, Ben).turn)).toEqual(
      [held, empty].map(() => ({ number: 6, seat: Ann, phase: 'master', transfers: 0 })),
    )
    empty.answer(Ann, 'next:end-phase')
    expect(empty.state.frames[0]).toMatchObject({ phase: 'influence' })
  })

  it('asks what is discarded where transfers are spent and nobody is full', () => {
    const t = turn({ pool: 30, uncontrolled: [{ generic: { capacity: 9 }, as: 'U1' }] })
    t.endPhasesTo(Ann, 'influence')
    t.answer(Ann, 'invest:U1', { amount: 4 })
    expect(asked(t)).toMatchObject({ ask: 'ask-discard' })
    expect(asked(t).ids).toContain(`next:discard:${t.id('C1')}`)
  })
})
