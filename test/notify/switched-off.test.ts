import { describe, expect, it } from 'vitest'
import { makeKey, revokeKey } from '../../functions/access/own-keys.ts'
import { appendToFeed } from '../../functions/desk/feed/append.ts'
import { leagueId } from '../../functions/games/player-ids.ts'
import { isRefused } from '../../functions/games/refused.ts'
import type { Posted } from '../../functions/hooks/posting.ts'
import { sweepHooks } from '../../functions/hooks/wake.ts'
import { createLog } from '../../functions/logging/log.ts'
import type { Notifier } from '../../functions/notify/notifier.ts'
import { openHouse, type House } from './house.ts'

const CLUB = leagueId('club')
const PLACE = { event: null, round: null, table: null }
const answering = (status: number): Posted => ({ status, retryAfter: null, answer: '' })

/** A league whose keys have these addresses, and a webhook of it. */
async function club(
  mails: readonly (string | undefined)[],
  { notifier, webhook = {} }: { notifier?: Partial<Notifier>; webhook?: object } = {},
) {
  const house = await openHouse(notifier ? { notifier } : {})
  const { service } = house.world
  const keys: string[] = []
  for (const [at, mail] of mails.entries()) {
    const owner = { id: CLUB, name: 'Club', scopes: new Set(['webhooks:manage']), ...(mail !== undefined && { mail }) }
    const made = await makeKey(
      service,
      owner,
      { name: 'Site', scopes: ['webhooks:manage'], expiresInDays: 30 },
      `${at}`,
    )
    if (isRefused(made)) throw new Error(made.refused)
    keys.push(made.id)
  }
  const caller = house.world.league('club')
  const reply = await caller.post('/webhooks', { url: 'https://club.example.org/secret-path', ...webhook })
  const { id } = JSON.parse(reply.text) as { id: string }
  return { house, keys, id, caller }
}
async function sweep({ world }: House, posted: Posted): Promise<void> {
  const sender = { ...world.service, realTime: world.service.clock, post: async () => posted }
  await sweepHooks({ ...sender, log: createLog(() => undefined), timeLeft: () => 120_000 })
}

describe('a webhook that is switched off', () => {
  it('is written of to the people of its league, once each, and its address is not told', async () => {
    const { house, id } = await club(['site@club.example', undefined, 'site@club.example', 'board@club.example'])
    await sweep(house, answering(410))
    await house.stream()
    await house.minutes(30)
    expect(house.sent.mails.map(({ to }) => to).toSorted()).toEqual(['board@club.example', 'site@club.example'])
    const [letter] = house.sent.mails
    expect(letter).toMatchObject({ player: CLUB, subject: 'A webhook of your league was switched off' })
    expect(letter!.text).toContain('club.example.org: it answered that it is gone')
    expect(letter!.text).toContain(`https://api.example/v1/webhooks/${id}/replay`)
    expect(letter!.text).not.toContain('secret-path')
    expect(new Set(house.sent.mails.map(one => one.id)).size).toBe(2)
  })

  it('is written of in its language, after five days without an answer, and again the next time', async () => {
    const { house, id, caller } = await club(['site@club.example'], {
      webhook: { language: 'fr', description: 'Le site' },
    })
    await sweep(house, answering(204))
    await appendToFeed(house.world.store, CLUB, [
      { cause: 'a', type: 'round.opened', timestamp: house.world.service.clock(), data: PLACE },
    ])
    for (let hour = 0; hour <= 121; hour++) {
      await sweep(house, answering(500))
      house.world.pass(1)
    }
    await house.stream()
    expect(house.sent.mails).toHaveLength(1)
    expect(house.sent.mails[0]!.text).toMatch(/^Plus rien n’est envoyé à Le site : il n’a rien accepté/)
    await caller.post(`/webhooks/${id}/test`, undefined)
    await sweep(house, answering(410))
    await house.stream()
    expect(house.sent.mails).toHaveLength(2)
  })

  it('is nobody’s trouble where its league did it, or has it working again, or has no key any more', async () => {
    const own = await club(['site@club.example'])
    await own.caller.send('PATCH', `/webhooks/${own.id}`, { body: { enabled: false } })
    await own.house.stream()
    expect(own.house.sent.mails).toEqual([])

    const again = await club(['site@club.example'])
    await sweep(again.house, answering(410))
    await again.caller.post(`/webhooks/${again.id}/test`, undefined)
    await sweep(again.house, answering(204))
    await again.house.stream()
    expect(again.house.sent.mails).toEqual([])

    const gone = await club(['site@club.example'])
    await revokeKey(gone.house.world.service, CLUB, gone.keys[0]!)
    await sweep(gone.house, answering(410))
    await gone.house.stream()
    expect(gone.house.sent.mails).toEqual([])
  })

  it('is written of again to those alone whom a mail did not reach', async () => {
    const to: string[] = []
    let fails = true
    const { house } = await club(['site@club.example', 'board@club.example'], {
      notifier: {
        mail: async letter => {
          if (fails && letter.to.startsWith('board')) throw new Error('refused')
          to.push(letter.to)
        },
      },
    })
    await sweep(house, answering(410))
    await house.stream()
    expect(to).toEqual(['site@club.example'])
    fails = false
    await house.minutes(3)
    expect(to).toEqual(['site@club.example', 'board@club.example'])
  })

  it('waits for nothing where no mails are sent', async () => {
    const { house } = await club(['site@club.example'], { notifier: { mail: null } })
    await sweep(house, answering(410))
    expect(await house.stream()).toBe(0)
    expect(await house.world.store.dueOutgoing('2099-01-01T00:00:00.000Z', 10)).toEqual([])
  })
})
