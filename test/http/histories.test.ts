import { afterAll, describe, expect, it } from 'vitest'
import { EMBEDDED_KINDS } from '../../functions/store/embedded.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { EventRecord } from '../../functions/store/port.ts'
import { freshTable, startDatabase } from '../store/databases.ts'
import { event } from '../store/fixtures.ts'
import { faultsOf, type Op } from './histories.ts'
import { operate } from './mixed-operations.ts'

const OPERATIONS = 4_000
const database = await startDatabase(EMBEDDED_KINDS)
afterAll(() => database?.clean())

it(`${OPERATIONS} mixed operations over the API have a history that one register could have had, game by game`, async () => {
  const store = database ? (await freshTable(database)).open() : openMemoryStore()
  const seed = Number(process.env['OPERATIONS_SEED'] ?? 1)
  const { faults, ...counts } = await operate(store, seed, Number(process.env['OPERATIONS'] ?? OPERATIONS))
  process.stdout.write(`operations on ${database?.kind ?? 'memory'}, seed ${seed}: ${JSON.stringify(counts)}\n`)
  expect(faults).toEqual([])
  for (const count of [counts.accepted, counts.replayed, counts.stale, counts.unchanged, counts.lost])
    expect(count).toBeGreaterThan(0)
}, 900_000)

describe('the checker', () => {
  const record = (index: number, views: number[]): EventRecord => ({
    ...event('g', index + 1, `${index % 2}:c${index}`),
    views,
    command: { id: `${index % 2}:c${index}`, by: 'ann', seat: index % 2, promptId: 'p', answer: null },
  })
  const events = [
    [1, 1],
    [2, 1],
    [3, 2],
    [3, 3],
    [4, 4],
  ].map((views, index) => record(index, views))
  const told = (index: number, from: number, to: number): Op => {
    const { command, views, reply } = events[index]!
    return {
      kind: 'command',
      from,
      to,
      seat: command.seat!,
      id: command.id,
      reply: { body: reply.body, version: views[command.seat!]!, fresh: true },
    }
  }
  const shown = (seat: number, version: number, from: number, to: number): Op => ({
    kind: 'read',
    from,
    to,
    seat,
    version,
  })
  const good: Op[] = [
    told(0, 1, 2),
    told(1, 3, 6),
    shown(1, 1, 4, 5),
    told(2, 7, 8),
    shown(1, 2, 9, 10),
    told(3, 11, 20),
    shown(1, 2, 12, 13),
    shown(1, 3, 14, 15),
    told(4, 21, 22),
    told(4, 23, 24),
    shown(0, 4, 25, 26),
  ]

  it('finds nothing wrong with a history that is right', () => {
    expect(faultsOf(events, good)).toEqual([])
  })

  it.each<[string, EventRecord[], Op[]]>([
    ['a read that goes back', events, [...good, shown(0, 3, 27, 28)]],
    ['a read of what was not yet', events, [...good, shown(1, 3, 9.1, 9.2)]],
    ['a read of what never was', events, [...good, shown(0, 9, 27, 28)]],
    ['a write that a read before it did not wait for', events, [...good, shown(1, 4, 15.1, 15.2)]],
    ['a read after a reply that does not see its command', events, [...good, shown(1, 2, 20.1, 20.2)]],
    ['an acknowledged command that is lost', events.slice(0, 4), good.slice(0, -1)],
    ['a command carried out twice', [...events, { ...record(5, [5, 5]), command: events[4]!.command }], good],
    ['a command that nobody sent', [...events, record(5, [5, 5])], good],
    [
      'two replies to one command',
      events,
      [...good, { ...told(4, 27, 28), reply: { body: 'another', version: 4, fresh: false } } as Op],
    ],
    [
      'a reply with another version',
      events,
      [...good, { ...told(4, 27, 28), reply: { body: events[4]!.reply.body, version: 3, fresh: false } } as Op],
    ],
    [
      'a refused command that was carried out',
      events,
      [...good, { kind: 'refused', from: 27, to: 28, seat: 0, id: '0:c4' }],
    ],
    ['a version left out', [...events.slice(0, 3), { ...events[3]!, version: 5 }, events[4]!], good],
    [
      'commands carried out in another order than one after the other',
      events,
      [told(1, 1, 2), told(0, 3, 4), ...good.slice(3)],
    ],
  ])('finds %s', (_, stored, ops) => {
    expect(faultsOf(stored, ops)).not.toEqual([])
  })
})
