import { beforeAll, describe, expect, it } from 'vitest'
import { openWorld, problemIn, type Reply, type World } from '../../http/world.ts'
import { judged, REASON } from '../judges/judged-table.ts'
import { dealt, ended, enter, good, held, move, seat } from './held.ts'

let world: World
let event: string
beforeAll(async () => {
  world = await openWorld()
  event = await held(world, { rounds: 1, final: false })
  const entries = await enter(world, event, ['ann', 'ben', 'cal', 'dee', 'eve'])
  const { round } = await seat(world, event, [[...entries.values()]])
  const { tables } = await dealt(world, event, round)
  await ended(world, tables[0]!.game!, [3, 1, 1, 0, 0])
  good(await world.as('olga').post(`/events/${event}/rounds/1/close`, undefined))
})
const asked = (as: string, player = 'olga'): Promise<Reply> => world.as(player).get(`/events/${event}/export?as=${as}`)
const textOf = async (as: string): Promise<string> => good<{ text: string }>(await asked(as)).text

describe('an export', () => {
  it('has everybody with what they have come to', async () => {
    const lines = (await textOf('standings')).trim().split('\r\n')
    expect(lines).toHaveLength(6)
    const { rows } = good<{ rows: { name: string; victoryPoints: number }[] }>(
      await world.anonymous.get(`/events/${event}/standings`),
    )
    for (const [at, { name }] of rows.entries()) expect(lines[at + 1]).toContain(name)
    expect(await textOf('results')).toContain(rows[0]!.name)
    expect(JSON.parse(await textOf('archon'))).toMatchObject({ rounds: [{}] })
  })

  it('TRATE-05: is of constructed play online, by the same account as its rating; one of some cards alone is not', async () => {
    const formOf = (text: string) => JSON.parse(text) as { format: string; online: boolean }
    expect(formOf(await textOf('archon'))).toMatchObject({ format: 'Standard', online: true })
    const some = await held(world, { cards: 'fifth-edition' })
    const file = good<{ text: string }>(await world.as('olga').get(`/events/${some}/export?as=archon`))
    expect(formOf(file.text)).toMatchObject({ format: 'Limited', online: true })
  })

  it('is a calendar of its rounds and their limits', async () => {
    const calendar = await textOf('ics')
    expect(calendar.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    expect(calendar.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThan(0)
  })

  it('TREPORT-04: goes to VEKN with a valid number of everybody, or says whose is missing', async () => {
    const problem = problemIn(await asked('archondata'))
    expect([problem.code, problem.ruleRef]).toEqual(['event-state', 'TREPORT-04'])
    expect(problem.detail).toContain('Ann')
    const all = good<{ text: string; notRated: string[] }>(await asked('archondata&incomplete=1'))
    expect([all.text.startsWith('1¤'), all.notRated]).toEqual([true, expect.arrayContaining(['Ann', 'Eve'])])
  })

  it('is for organisers alone', async () => {
    for (const player of ['ann', 'hal', 'zed']) expect(problemIn(await asked('json', player)).code).toBe('forbidden')
    expect((await world.anonymous.get(`/events/${event}/export?as=json`)).status).toBe(401)
    expect(problemIn(await asked('pdf')).code).toBe('invalid-request')
  })

  it('TDECK-19: has no cards before the event is over', async () => {
    expect(problemIn(await asked('twd'))).toMatchObject({ code: 'event-state', ruleRef: 'TREPORT-06' })
    expect(await textOf('json')).not.toMatch(/govern-the-unaligned|Govern the Unaligned/)
    good(await move(world, event, 'finished'))
    expect((await textOf('twd')).split('\n').slice(0, 2)).toEqual(['Autumn', 'Online'])
  })
})

it('TREPORT-09: has the ruling that a result stands for', async () => {
  const at = await judged()
  await ended(at.world, at.game, [0, 0, 0, 1, 4])
  good(await at.rule('hal', { kind: 'result', victoryPoints: [3, 2, 0, 0, 0] }))
  const file = good<{ text: string }>(await at.world.as('olga').get(`/events/${at.event}/export?as=json`))
  const { rounds } = JSON.parse(file.text) as { rounds: { tables: { ruling: string | null }[] }[] }
  expect(rounds[0]!.tables[0]!.ruling).toBe(REASON)
})
