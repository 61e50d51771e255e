import { describe, expect, it } from 'vitest'
import { openly, pushMessage } from '../../functions/notify/messages.ts'
import { planned } from '../../functions/notify/planned.ts'
import { catalogue } from '../../shared/cards/catalogue.ts'
import { promptFor } from '../../shared/rules/index.ts'
import { LANGUAGES, type LanguageCode } from '../../shared/text/spoken-language.ts'
import { NOTICE_KINDS } from '../../shared/text/notices.ts'
import { asked, defaultOf, take } from '../http/wire-prompts.ts'
import { json, PLAYERS, startedGame } from '../http/world.ts'
import { openHouse, phone, wishesOf } from './house.ts'

/** Whoever is told is told in their own language, whatever it is about. */

const LANGUAGE: Readonly<Record<string, LanguageCode>> = { ann: 'en', ben: 'fr', cal: 'es', dee: 'pt', eve: 'it' }
const ENGLISH =
  /\b(?:the|with|your|you|and|of|is|are|which|who|turn|block|minion|blood|pool|game|reply|nobody|hours?|answer)\b/i
/** Names are as they are; the code is a number, and called so in most languages. */
const own = (text: string): string =>
  [...catalogue.values()]
    .map(({ name }) => name)
    .filter(name => text.includes(name))
    .reduce((rest, name) => rest.replaceAll(name, ''), text.replace(/https?:\S+|\S+@\S+|\bcode\b/gi, ''))

async function telling() {
  const house = await openHouse({ seed: 'languages' })
  for (const player of PLAYERS) {
    await house.world.store.saveWishes(wishesOf(player, { language: LANGUAGE[player]! }))
    await house.world.store.saveDevice(player, { ...phone, endpoint: `${phone.endpoint}-${player}` })
  }
  const { game } = await startedGame(house.world)
  await house.stream()
  return { house, game }
}

function expectIn(language: LanguageCode, text: string): void {
  if (language === 'en') expect(own(text)).toMatch(ENGLISH)
  else expect([language, own(text)]).not.toEqual([language, expect.stringMatching(ENGLISH)])
}

describe('everybody is told in their language', () => {
  it('of questions, by push, and by mail with all that stands in a digest', async () => {
    const { house, game } = await telling()
    const pushed = new Set<string>()
    for (let i = 0; i < 80 && pushed.size < PLAYERS.length; i++) {
      const { player, caller, prompt } = await asked(house.world, game)
      const push = house.sent.pushes.find(one => one.prompt === prompt.id && one.endpoint.endsWith(`-${player}`))!
      expectIn(LANGUAGE[player]!, push.body)
      pushed.add(player)
      const option = prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind))
      await caller.post(`/games/${game}/commands`, option ? take(prompt, option) : defaultOf(prompt), `move-${i}`)
      await house.stream()
    }
    expect(pushed.size).toBe(PLAYERS.length)
    for (let hour = 0; hour < 30; hour++) {
      house.world.pass(1)
      await house.sweep()
    }
    expect(house.sent.mails.length).toBeGreaterThan(0)
    for (const { to, subject, text } of house.sent.mails) {
      const language = LANGUAGE[to.slice(0, 3)]!
      expectIn(language, `${subject}. ${text.replaceAll('A table', '')}`)
    }
  })

  it('of every kind of thing there is to tell', async () => {
    const { house, game } = await telling()
    const record = (await house.world.store.loadGame(game))!,
      at = house.world.service.clock()
    const seat = PLAYERS.findIndex((_, index) => promptFor(record.state, index) !== null),
      prompt = promptFor(record.state, seat)!
    for (const kind of NOTICE_KINDS) {
      const bodies = await Promise.all(
        LANGUAGES.map(async language => {
          const outgoing = planned({
            player: 'ann',
            id: 'one',
            channel: 'push',
            kind,
            about: { game },
            at,
            dueAt: at,
            expires: at,
          })
          const {
            body,
            answers,
            language: said,
          } = await pushMessage(outgoing, 'A table', await openly(record, prompt, language), language)
          expect(said).toBe(language)
          for (const { label } of answers?.options ?? []) if (language !== 'en') expect(label).not.toMatch(ENGLISH)
          expectIn(language, body)
          return body
        }),
      )
      expect(new Set(bodies).size, kind).toBe(LANGUAGES.length)
    }
  })

  it('of the code that proves an address', async () => {
    const house = await openHouse()
    for (const player of PLAYERS) {
      const {
        pendingMail: _,
        refusedMail: __,
        profile: ___,
        ...known
      } = json<{ pendingMail: null; refusedMail: null; profile: string }>(
        await house.world.as(player).get('/me/preferences'),
      )
      expect(
        (
          await house.world.as(player).send('PUT', '/me/preferences', {
            body: { ...known, language: LANGUAGE[player]!, mail: `${player}@example.org` },
          })
        ).status,
      ).toBe(200)
    }
    await house.stream()
    await house.minutes(2)
    expect(house.sent.mails).toHaveLength(PLAYERS.length)
    for (const { to, subject, text } of house.sent.mails) expectIn(LANGUAGE[to.slice(0, 3)]!, `${subject}. ${text}`)
  })
})
