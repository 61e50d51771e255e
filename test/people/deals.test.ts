import { describe, expect, it } from 'vitest'
import { asked, defaultOf } from '../http/wire-prompts.ts'
import { json, problemIn } from '../http/world.ts'
import { oust, table, tableOfEvent, type Line, type Talking } from './table-of-talk.ts'

const deal = async (at: Talking, by: string, ...parties: number[]): Promise<Line> => {
  const reply = await at.say(by, { words: 'No bleed until turn 6', deal: { with: parties } })
  expect(reply.status, reply.text).toBe(201)
  return json<Line>(reply)
}
const stateAt = async (at: Talking, n = 1): Promise<string | undefined> =>
  (await at.hear(at.seats[0]!)).sayings.find(one => one.n === n)?.deal?.state

describe('a deal', () => {
  it('is offered, made once all agree, and marked as kept or broken by its parties, with how the game stood', async () => {
    const at = await table()
    expect((await deal(at, 'ann', 1, 2)).deal).toEqual({ parties: [0, 1, 2], state: 'offered', marks: [] })
    expect((await at.at('ben', 'POST', '/1/deal', { mark: 'made' })).status).toBe(200)
    expect(await stateAt(at)).toBe('offered')
    await at.at('cal', 'POST', '/1/deal', { mark: 'made' })
    expect(await stateAt(at)).toBe('made')
    const broken = json<Line>(await at.at('ben', 'POST', '/1/deal', { mark: 'broken' })).deal!
    expect(broken.state).toBe('broken')
    expect(broken.marks.at(-1)).toMatchObject({ seat: 1, mark: 'broken', turn: 1, pools: [30, 30, 30, 30, 30] })
    await at.at('ann', 'POST', '/1/deal', { mark: 'kept' })
    expect(await stateAt(at)).toBe('disputed')
    await at.at('ben', 'POST', '/1/deal', { mark: 'kept' })
    expect(await stateAt(at)).toBe('kept')
  })

  it('is marked by nobody else, not twice, not before it is made, and not once it is declined', async () => {
    const at = await table()
    await deal(at, 'ann', 1)
    const problem = async (player: string, mark: string): Promise<unknown[]> => {
      const { code, reasonCode } = problemIn(await at.at(player, 'POST', '/1/deal', { mark }))
      return [code, reasonCode]
    }
    expect(await problem('dee', 'made')).toEqual(['forbidden', undefined])
    expect(await problem('ann', 'made')).toEqual(['deal-state', 'not-offered'])
    expect(await problem('ben', 'kept')).toEqual(['deal-state', 'not-made'])
    expect((await at.at('ben', 'POST', '/1/deal', { mark: 'declined' })).status).toBe(200)
    expect(await problem('ben', 'made')).toEqual(['deal-state', 'not-offered'])
    expect(problemIn(await at.at('ben', 'POST', '/2/deal', { mark: 'made' })).code).toBe('not-found')
    expect((await at.at('zed', 'POST', '/1/deal', { mark: 'made' })).status).toBe(404)
    expect(await stateAt(at)).toBe('declined')
  })

  it('is offered to others who play', async () => {
    const at = await table()
    await oust(at, 3)
    for (const parties of [[0], [3], [1, 0]])
      expect(problemIn(await at.say('ann', { words: 'Deal?', deal: { with: parties } }))).toMatchObject({
        code: 'illegal-args',
        reasonCode: 'no-party',
      })
    expect((await at.hear('ben')).sayings).toEqual([])
  })
})

describe('at a table of an event', () => {
  it('TTALK-01: what is agreed is agreed before all: no seat speaks to another alone', async () => {
    const at = await tableOfEvent()
    const [first, second, ...others] = at.seats as [string, string, ...string[]]
    for (const body of [
      { words: 'Psst', to: 1 },
      { words: 'Psst', with: [1] },
      { words: 'Psst', private: true },
    ])
      expect(problemIn(await at.say(first, body)).code).toBe('invalid-request')
    await at.say(first, { words: 'Shall we?', deal: { with: [1] } })
    for (const player of [second, ...others]) expect((await at.hear(player)).sayings[0]!.text).toBe('Shall we?')
    // Kept with the game, and open to its judge.
    expect((await at.hear('hal', '?view=judge')).sayings.map(({ text }) => text)).toEqual(['Shall we?'])
    expect(problemIn(await at.at('zed', 'GET', '?view=judge')).code).toBe('not-found')
  })

  it('TTALK-02: a deal binds nobody: what breaks it is accepted, and the mark says how the game stood', async () => {
    const at = await tableOfEvent()
    const [ann, ben] = at.seats as [string, string]
    await at.say(ann, { words: 'No bleed until turn 6', deal: { with: [1] } })
    await at.at(ben, 'POST', '/1/deal', { mark: 'made' })
    const { caller, prompt } = await asked(at.world, at.game)
    expect((await caller.post(`/games/${at.game}/commands`, defaultOf(prompt))).status).toBe(200)
    await at.at(ben, 'POST', '/1/deal', { mark: 'broken' })
    const { deal: kept } = (await at.hear('hal', '?view=judge')).sayings[0]!
    expect(kept!.state).toBe('broken')
    expect(kept!.marks.map(({ mark, pools }) => [mark, pools.length])).toEqual([
      ['made', 5],
      ['broken', 5],
    ])
    expect(
      json(await at.world.as('hal').get(`/events/${(await at.world.store.loadGame(at.game))!.desk!.event}/penalties`)),
    ).toEqual({ penalties: [] })
  })

  it('TTALK-03: with two left deals are void, and none is made', async () => {
    const at = await tableOfEvent()
    const [ann, ben] = at.seats as [string, string]
    await at.say(ann, { words: 'Together to the end', deal: { with: [1] } })
    await at.at(ben, 'POST', '/1/deal', { mark: 'made' })
    expect(await stateAt(at)).toBe('made')
    await oust(at, 2, 3, 4)
    expect(await stateAt(at)).toBe('void')
    expect(problemIn(await at.at(ben, 'POST', '/1/deal', { mark: 'kept' }))).toMatchObject({
      code: 'deal-state',
      reasonCode: 'void',
      ruleRef: 'TTALK-03',
    })
    expect(problemIn(await at.say(ann, { words: 'Another?', deal: { with: [1] } }))).toMatchObject({
      code: 'silent',
      reasonCode: 'two-left',
    })
    expect((await at.say(ann, { words: 'Well played.' })).status).toBe(201)
  })

  it('who is ousted, and who watches, is silent; elsewhere who is ousted may speak on', async () => {
    const at = await tableOfEvent()
    const out = at.seats[2]!
    await oust(at, 2)
    expect(problemIn(await at.say(out, { words: 'Watch Dee!' }))).toMatchObject({
      code: 'silent',
      reasonCode: 'ousted',
    })
    expect((await at.hear(out)).silent).toBe('ousted')
    expect((await at.say('zed', { words: 'Watch Dee!' })).status).toBe(404)
    expect((await at.hear(at.seats[0]!)).sayings).toEqual([])
    const casual = await table()
    await oust(casual, 2)
    expect((await casual.say('cal', { words: 'Good game' })).status).toBe(201)
  })

  it('what is reported goes to its judges, who hide and silence (TTALK-06)', async () => {
    const at = await tableOfEvent()
    const [ann, ben] = at.seats as [string, string]
    await at.say(ann, { words: 'Something foul' })
    expect((await at.at(ben, 'POST', '/1/report', { why: 'An insult' })).status).toBe(201)
    for (const player of [ann, ben, 'olga'])
      expect((await at.at(player, 'GET', '/reports')).status).toBeGreaterThan(400)
    expect(json(await at.at('hal', 'GET', '/reports'))).toMatchObject({
      reports: [{ saying: 1, seat: 1, why: 'An insult' }],
    })
    expect((await at.at('hal', 'PUT', '/1/hidden', { hidden: true })).status).toBe(204)
    expect((await at.hear(ben)).sayings[0]).toMatchObject({ text: null, withheld: 'hidden' })
    expect((await at.hear('hal', '?view=judge')).sayings[0]).toMatchObject({ text: 'Something foul' })
    expect((await at.at('hal', 'PUT', '/silenced', { seats: [0] })).status).toBe(204)
    expect(problemIn(await at.say(ann, { words: 'More' }))).toMatchObject({ code: 'silent', reasonCode: 'silenced' })
  })
})
