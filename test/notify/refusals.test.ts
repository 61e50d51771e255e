import { describe, expect, it } from 'vitest'
import { handleRefusals, isSns, refusalIn, tagOf, type SnsRecord } from '../../functions/notify/refusals.ts'
import { json, startedGame } from '../http/world.ts'
import { openHouse, wishesOf, type House } from './house.ts'

/** What SES tells of mails by its configuration set, as SNS hands it on. */
type Sns = (changes?: object) => SnsRecord
const record = (message: unknown): SnsRecord => ({
  EventSource: 'aws:sns',
  Sns: { Message: typeof message === 'string' ? message : JSON.stringify(message) },
})
const mailTo = (player: string, address: string): object => ({
  messageId: '0102',
  destination: [address],
  tags: { player: [tagOf(player)], 'ses:source-ip': ['192.0.2.1'] },
})
const bounce =
  (player: string, address: string): Sns =>
  (changes = {}) =>
    record({
      eventType: 'Bounce',
      mail: mailTo(player, address),
      bounce: {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients: [{ emailAddress: address, status: '5.1.1' }],
        ...changes,
      },
    })
const complaint =
  (player: string, address: string): Sns =>
  (changes = {}) =>
    record({
      eventType: 'Complaint',
      mail: mailTo(player, address),
      complaint: { complainedRecipients: [{ emailAddress: address }], complaintFeedbackType: 'abuse', ...changes },
    })

const wishes = async ({ world }: House, player = 'ann') =>
  (await world.store.reach(player, world.service.clock())).wishes!
async function withMails(player = 'ann'): Promise<House> {
  const house = await openHouse()
  await house.world.store.saveWishes(wishesOf(player))
  return house
}

describe('an address that refuses', () => {
  it.each([
    ['comes back for good', bounce, 'bounce'],
    ['is called spam', complaint, 'complaint'],
  ] as const)('as a mail %s, is mailed to no more, and its owner is told why', async (_, told, why) => {
    const house = await withMails()
    const at = house.world.service.clock()
    await handleRefusals(house.notifier, [told('ann', 'Ann@Example.org')()])
    expect(await wishes(house)).toMatchObject({
      rev: 2,
      mail: null,
      unmailable: { address: 'ann@example.org', why, at },
    })
    expect(json(await house.world.as('ann').get('/me/preferences'))).toMatchObject({
      mail: null,
      refusedMail: { address: 'ann@example.org', why },
    })
    // Told twice, it is as if told once.
    await handleRefusals(house.notifier, [told('ann', 'ann@example.org')()])
    expect((await wishes(house)).rev).toBe(2)
  })

  it('has no digest that was on its way, nor any later one, until it has proved itself anew', async () => {
    const house = await openHouse(),
      { world, sent } = house
    for (const player of ['ann', 'ben', 'cal', 'dee', 'eve']) await world.store.saveWishes(wishesOf(player))
    await startedGame(world)
    await house.stream()
    for (const player of ['ann', 'ben', 'cal', 'dee', 'eve'])
      await handleRefusals(house.notifier, [bounce(player, `${player}@example.org`)()])
    for (let hour = 0; hour < 30; hour++) {
      world.pass(1)
      await house.sweep()
    }
    expect(sent.mails).toEqual([])

    const {
      pendingMail: _,
      refusedMail,
      ...now
    } = json<{ pendingMail: null; refusedMail: object }>(await world.as('ann').get('/me/preferences'))
    expect(refusedMail).not.toBeNull()
    const put = await world.as('ann').send('PUT', '/me/preferences', { body: { ...now, mail: 'ann@example.org' } })
    expect(put.text).toContain('"pendingMail":"ann@example.org"')
    await house.stream()
    expect(sent.mails.map(({ to, player }) => [to, player])).toEqual([['ann@example.org', 'ann']])
    const verified = await world
      .as('ann')
      .send('POST', '/me/mail-verification', { body: { code: (await wishes(house)).pending!.code } })
    expect(json(verified)).toMatchObject({ mail: 'ann@example.org', refusedMail: null })
    expect(await wishes(house)).not.toHaveProperty('unmailable')
  })

  it('before it has proved itself is sent no further code', async () => {
    const house = await withMails()
    await house.world.store.saveWishes(
      wishesOf('ann', {
        rev: 2,
        pending: { address: 'new@example.org', code: '123456', expires: '2030-01-01T00:00:00.000Z', tries: 0 },
      }),
    )
    await handleRefusals(house.notifier, [bounce('ann', 'new@example.org')()])
    expect(await wishes(house)).toMatchObject({
      mail: 'ann@example.org',
      pending: null,
      unmailable: { address: 'new@example.org' },
    })
  })

  it('is not marked for what fails for now, was put right, is another’s, or was given up meanwhile', async () => {
    const house = await withMails()
    await house.world.store.saveWishes(wishesOf('ben'))
    const before = await wishes(house)
    await handleRefusals(house.notifier, [
      bounce('ann', 'ann@example.org')({ bounceType: 'Transient' }),
      bounce('ann', 'ann@example.org')({ bounceType: 'Undetermined' }),
      complaint('ann', 'ann@example.org')({ complaintFeedbackType: 'not-spam' }),
      bounce('ann', 'old@example.org')(),
      bounce('ben', 'ann@example.org')(),
      bounce('nobody', 'ann@example.org')(),
      complaint('ann', 'ann@example.org')({ complainedRecipients: [] }),
    ])
    expect([await wishes(house), (await wishes(house, 'ben')).mail]).toEqual([before, 'ben@example.org'])
  })

  it('is not read out of what SES did not write', async () => {
    const { eventType: _, ...untyped } = JSON.parse(bounce('ann', 'ann@example.org')().Sns.Message) as {
      eventType: string
    }
    for (const message of [
      '',
      'null',
      '7',
      '[]',
      '{',
      '{"eventType":"Bounce"}',
      '{"eventType":"Bounce","mail":{"tags":{"player":"x"}},"bounce":{"bounceType":"Permanent","bouncedRecipients":"all"}}',
      JSON.stringify(untyped),
      JSON.stringify({ eventType: 'Delivery', mail: mailTo('ann', 'ann@example.org') }),
    ]) {
      expect(refusalIn(message), message).toBeUndefined()
    }
    expect(
      refusalIn(
        JSON.stringify({
          eventType: 'Bounce',
          mail: mailTo('league ann', 'a@b.org'),
          bounce: {
            bounceType: 'Permanent',
            bouncedRecipients: [{ emailAddress: 7 }, null, { emailAddress: 'A@b.org' }],
          },
        }),
      ),
    ).toEqual({ player: 'league ann', why: 'bounce', addresses: ['a@b.org'] })
    expect([isSns([record('x')]), isSns([{ eventName: 'INSERT' }]), isSns([])]).toEqual([true, false, false])
    expect(tagOf('issuer|with odd/letters=')).toMatch(/^[\w-]{1,256}$/)
  })

  it('is named in no log', async () => {
    const lines: string[] = []
    const house = await withMails()
    house.notifier.log = (level, message, fields) => void lines.push(JSON.stringify([level, message, fields]))
    await handleRefusals(house.notifier, [bounce('ann', 'ann@example.org')()])
    expect([lines.length, lines.join('')]).toEqual([1, expect.not.stringContaining('ann')])
  })
})
