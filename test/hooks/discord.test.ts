import { describe, expect, it } from 'vitest'
import { discordMessage } from '../../functions/hooks/discord.ts'
import { feedTypes, type FeedType } from '../../shared/api/feed-types.ts'
import { feedWords } from '../../shared/text/feed-words.ts'
import { LANGUAGES } from '../../shared/text/spoken-language.ts'
import { active, openHouse } from './league-house.ts'

const entry = (type: FeedType, data: object = {}) => ({
  id: 'e',
  seq: 1,
  type,
  timestamp: '2027-01-04T12:00:00.000Z',
  data: { event: null, round: null, table: null, ...data },
})
interface Message {
  content: string
  embeds: { title?: string; description?: string; timestamp: string }[]
  allowed_mentions: object
}
const message = async (...args: Parameters<typeof discordMessage>): Promise<Message> =>
  (await discordMessage(...args)) as Message

describe('a channel of Discord', () => {
  it('reads a sentence for everything that can happen, in each language its own', async () => {
    for (const type of feedTypes) {
      const said = await Promise.all(LANGUAGES.map(async language => (await message(entry(type), language)).content))
      expect(new Set(said).size, type).toBe(LANGUAGES.length)
      for (const text of said) expect(text).toMatch(/^\p{Lu}[^@<>{}$]{8,150}\.$/u)
    }
  })

  it('reads where it was', async () => {
    const at = { round: 2, table: 3, externalRef: 'R2 T3' }
    expect(await message(entry('game.finished', at), 'en')).toEqual({
      content: 'The game is over.',
      embeds: [{ title: 'Round 2 · Table 3', description: 'R2 T3', timestamp: '2027-01-04T12:00:00.000Z' }],
      allowed_mentions: { parse: [] },
    })
    expect((await message(entry('game.finished', { round: 99 }), 'fr')).embeds[0]).toMatchObject({ title: 'Finale' })
    expect((await message(entry('game.finished'), 'it')).embeds).toEqual([])
    for (const language of LANGUAGES) expect((await feedWords(language)).round(2)).toMatch(/^\p{Lu}\p{Ll}+ 2$/u)
  })

  it('reads that it is a trial, of what a test key has made', async () => {
    const titles = await Promise.all(
      LANGUAGES.map(
        async language => (await message(entry('game.finished', { test: true }), language)).embeds[0]!.title,
      ),
    )
    expect([titles[0], new Set(titles).size]).toEqual(['Trial', LANGUAGES.length])
    const at = { round: 2, table: 3, test: true }
    expect((await message(entry('game.finished', at), 'en')).embeds[0]!.title).toBe('Trial · Round 2 · Table 3')
    expect((await message(entry('delivery.test', { test: true }), 'en')).embeds).toEqual([])
  })

  it('is called by nobody, whatever a table is called', async () => {
    const externalRef = '@everyone <@123> [x](https://evil.example) **b**'
    const { embeds, allowed_mentions: mentions } = await message(entry('game.finished', { externalRef }), 'en')
    expect(mentions).toEqual({ parse: [] })
    expect(embeds[0]!.description).not.toMatch(/(^|[^\\])[@<[(*]/)
  })

  it('is posted to unsigned, in its language', async () => {
    const house = openHouse()
    const url = 'https://discord.com/api/webhooks/1/token'
    const { secret } = await active(house, { url, kind: 'discord', language: 'es' })
    await house.happen(1)
    await house.wake()
    const [{ body, headers }] = house.posts as [(typeof house.posts)[0]]
    expect([secret, Object.keys(headers)]).toEqual(['', ['content-type', 'user-agent']])
    expect(JSON.parse(body)).toMatchObject({ content: 'La partida ha terminado.', allowed_mentions: { parse: [] } })
  })
})
