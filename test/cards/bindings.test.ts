import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../shared/cards/definition.ts'
import { definitions } from '../../shared/cards/index.ts'
import type { Op } from '../../shared/cards/language.ts'
import { told, unbound } from './unbound.ts'

describe('every name a definition uses', () => {
  it('is bound where it is used', () => {
    expect(told.get('locked')).toEqual(['card'])
    expect([...definitions].flatMap(([key, definition]) => unbound(definition).map(name => `${key}: ${name}`))).toEqual(
      [],
    )
  })

  const faulty = (more: Partial<CardDefinition>, ...ops: Op[]) =>
    unbound({
      ...definitions.get('the-rack')!,
      modes: [{ level: '', type: 'Action', windows: [], ops }],
      ...NONE,
      ...more,
    })
  const NONE = { abilities: [], actions: [], triggers: [] }
  const pick: Op = { op: 'choose', as: 'v', ask: 'choose-vampire', from: { cards: { kind: 'vampire' } } }
  const put = (keep = {}): Op => ({ op: 'move', who: 'self', to: 'inPlay', keep })
  const lock = (who: string): Op => ({ op: 'lock', who })

  it('by what came before it, and not by what comes after', () => {
    expect([faulty({}, pick, lock('v')), faulty({}, lock('v'), pick)]).toEqual([[], ['v']])
    expect(
      faulty({}, { op: 'if', test: { is: ['m', { ref: 'w' }] }, then: [pick], else: [lock('x')] }, lock('v')),
    ).toEqual(['m', 'w', 'x'])
  })
  it('in each turn of what goes over several, and not after it', () => {
    const each: Op = { op: 'each', over: { list: 'v' }, as: 'one', ops: [lock('one'), lock('v')] }
    expect([faulty({}, pick, each), faulty({}, each), faulty({}, pick, each, lock('one'))]).toEqual([
      [],
      ['v'],
      ['one'],
    ])
    const shares: Op = {
      op: 'each',
      over: { allocation: 's' },
      as: 'who',
      ops: [{ op: 'draw', seat: 'who', from: 'crypt', count: { x: 'who-points' } }],
    }
    expect(faulty({}, shares)).toEqual(['s'])
  })
  it('by the event that is waited for', () => {
    const watch: Op = {
      op: 'watch',
      on: 'locked',
      until: 'turn',
      ops: [lock('event-card'), lock('event-minion'), lock('v')],
    }
    expect(faulty({}, pick, watch)).toEqual(['event-minion'])
    expect(faulty({ triggers: [{ on: 'locked', ops: [lock('event-card'), lock('event-by')] }] })).toEqual(['event-by'])
  })
  it('by the terms of a referendum, and by nothing its action has chosen', () => {
    const called = (terms: Op[]): Op => ({ op: 'referendum', terms, passed: [lock('v'), lock('by')] })
    expect([faulty({}, called([pick])), faulty({}, pick, called([]))]).toEqual([[], ['v']])
  })
  it('by what the card has in mind, for all but the actions it offers and what lasts', () => {
    const use = { abilities: [{ name: 'lock', windows: [], cost: {}, ops: [lock('v')] }] }
    const act = { actions: [{ name: 'lock', header: {}, ops: [lock('v')] }] }
    expect([
      faulty(use, pick, put()),
      faulty(use, put({ v: { card: 'by' } })),
      faulty(use, pick),
      faulty(act, pick, put()),
    ]).toEqual([[], [], ['v'], ['v']])
    const live: Op = {
      op: 'modify',
      stat: 'bleed',
      delta: 1,
      on: 'v',
      until: 'turn',
      while: { is: ['v', { ref: 'by' }] },
    }
    expect(faulty({}, pick, live)).toEqual(['v'])
  })
  it('by a role that somebody has: no minion plays a master, and no card is seen before it is played', () => {
    const master = { modes: [{ level: '', type: 'Master' as const, windows: [], ops: [lock('by')] }] }
    expect(faulty(master)).toEqual(['by'])
    const asked = {
      key: 'when' as const,
      test: { is: ['self' as const, {}] },
      reason: 'no-target' as const,
      rule: 'TARGET-01',
    }
    expect(faulty({ modes: [{ level: '', type: 'Action', windows: [], ops: [], usable: [asked as never] }] })).toEqual([
      'self',
    ])
  })
})
