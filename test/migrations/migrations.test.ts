import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apply, defaultFor, migrate, owed, promptFor, SCHEMA, viewFor } from '../../shared/rules/index.ts'
import { toOrders } from '../../shared/rules/migrations/0002-orders.ts'
import { migrations, UnknownSchema, type Migration } from '../../shared/rules/migrations/index.ts'
import { envOf } from '../support/random.ts'

/**
 * Stored games of every schema there has been, each half-way through something. They are never written anew: a change
 * of the
 * state's shape raises SCHEMA, adds a migration, and stores a game of the schema before it here (`npx tsx
 * test/migrations/store-games.ts`).
 */
const folder = new URL('snapshots/', import.meta.url)
const files = readdirSync(folder).filter(name => name.endsWith('.json'))
const schemaOf = (name: string): number => Number(/^v(\d+)-/.exec(name)?.[1])

/** Migrations without a stored game of the schema before them. */
const untested = (steps: readonly Migration[], stored: readonly string[]): number[] =>
  steps.map(step => step.to).filter(to => !stored.some(name => schemaOf(name) === to - 1))

describe('migrations', () => {
  it('there is a stored game of every schema, the present one included', () => {
    expect(untested(migrations, files)).toEqual([])
    expect(files.map(schemaOf)).toContain(SCHEMA)
    expect(migrations.map(step => step.to)).toEqual(Array.from({ length: SCHEMA - 1 }, (_, i) => i + 2))
  })

  it('the guard names a migration that nobody tested', () => {
    expect(
      untested(
        [
          { to: 2, lift: old => old },
          { to: 3, lift: old => old },
        ],
        ['v1-turn.json'],
      ),
    ).toEqual([3])
  })

  it.each(files)('%s loads, is seen by everybody, and plays on', name => {
    const state = migrate(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    expect(state.schema).toBe(SCHEMA)
    for (const seat of state.seats.keys()) expect(viewFor(state, seat).seats).toHaveLength(state.seats.length)
    let played = state
    for (let i = 0; i < 30 && !played.result; i++) {
      const seat = owed(played)[0]!
      expect(promptFor(played, seat)!.options.length).toBeGreaterThan(0)
      played = apply(played, seat, null, defaultFor(played, seat), envOf(7)).state
    }
    expect(played.version).toBe(state.version + (played.result ? played.version - state.version : 30))
  })

  it('lifts one step after another, in order, and leaves the present schema alone', () => {
    const steps: Migration[] = [
      { to: 2, lift: old => ({ ...old, trail: [...(old['trail'] as number[]), 2] }) },
      { to: 3, lift: old => ({ ...old, trail: [...(old['trail'] as number[]), 3] }) },
    ]
    expect(migrate({ schema: 1, trail: [] }, steps, 3)).toEqual({ schema: 3, trail: [2, 3] })
    expect(migrate({ schema: 3, trail: [] }, steps, 3)).toEqual({ schema: 3, trail: [] })
  })

  it('2: orders keep what they said, and ask where it cannot be said any more', () => {
    const old = (...when: object[]) => ({ id: 'o', windows: ['declined'], when, do: 'pass' })
    const lifted = (...when: object[]) =>
      (
        toOrders.lift({ orders: [{ seat: 1, from: 9, rules: [old(...when)] }] })['orders'] as {
          seat: number
          from: number
          rules: object[]
        }[]
      )[0]
    expect(
      lifted({ fact: 'bleed', is: '<', n: 3 }, { fact: 'bleed', is: '>', n: 0 }, { fact: 'target', is: '=', n: 2 }),
    ).toEqual({
      seat: 1,
      from: 9,
      rules: [
        { id: 'o', do: 'pass', when: { window: ['declined'], action: { bleed: { gte: 1, lte: 2 }, target: [2] } } },
      ],
    })
    expect([
      lifted({ fact: 'tally', is: '>=', n: 1 }, { fact: 'passes', is: '=', n: 0 }),
      lifted({ fact: 'blocker', is: '>', n: 5 }),
      lifted(),
    ]).toMatchObject([
      { rules: [{ when: { referendum: { tally: { gte: 1 }, passes: false } } }] },
      { rules: [{ do: 'ask' }] },
      { rules: [{ do: 'pass', when: { window: ['declined'] } }] },
    ])
    expect(toOrders.lift({ schema: 1 })).toEqual({ schema: 1 })
  })

  it('refuses what it does not know: no schema, a newer one, a gap', () => {
    expect(() => migrate({})).toThrow(UnknownSchema)
    expect(() => migrate(null)).toThrow(UnknownSchema)
    expect(() => migrate({ schema: SCHEMA + 1 })).toThrow(UnknownSchema)
    expect(() => migrate({ schema: 1 }, [{ to: 3, lift: old => old }], 3)).toThrow(UnknownSchema)
  })
})
