import { beforeEach, describe, expect, it } from 'vitest'
import { phraseIds, phrases } from '../../shared/text/phrases.ts'
import { LANGUAGES } from '../../shared/text/spoken-language.ts'
import { talkWords } from '../../shared/text/talk-words.ts'
import { json, problemIn, type Reply } from '../http/world.ts'
import { table, type Line, type Page, type Talking } from './table-of-talk.ts'

let at: Talking
beforeEach(async () => {
  at = await table()
})
const said = (player: string, words: unknown, key?: string): Promise<Reply> => at.say(player, { words }, key)

describe('talk at a table', () => {
  it('is read by all of it, in the order in which it was said, with its place in the game', async () => {
    expect(json(await said('ann', 'Hello'))).toMatchObject({ n: 1, seat: 0, name: 'Ann', text: 'Hello', turn: 1 })
    await said('ben', ' Two\nlines ')
    for (const player of ['ann', 'ben', 'eve'])
      expect((await at.hear(player)).sayings.map(({ n, seat, text }) => [n, seat, text])).toEqual([
        [1, 0, 'Hello'],
        [2, 1, 'Two\nlines'],
      ])
    expect(await at.hear('ann')).toMatchObject({ earlier: null, silent: null, setting: 'free' })
  })

  it('comes in pages, the newest first asked for', async () => {
    for (let n = 1; n <= 7; n++) await said('ann', `No. ${n}`)
    const newest = await at.hear('ben', '?limit=3')
    expect([newest.sayings.map(({ n }) => n), newest.earlier]).toEqual([[5, 6, 7], 5])
    const before = await at.hear('ben', `?limit=3&before=${newest.earlier}`)
    expect([before.sayings.map(({ n }) => n), before.earlier]).toEqual([[2, 3, 4], 2])
    const first = await at.hear('ben', `?limit=3&before=${before.earlier}`)
    expect([first.sayings.map(({ n }) => n), first.earlier]).toEqual([[1], null])
  })

  it('has a tag that moves with what is said and with nothing else', async () => {
    const read = (etag?: string): Promise<Reply> =>
      at.world.as('ben').get(`/games/${at.game}/talk`, etag === undefined ? {} : { 'if-none-match': etag })
    const etag = (await read()).headers.get('etag')!
    expect((await read(etag)).status).toBe(304)
    await said('ann', 'Hello')
    expect((await read(etag)).status).toBe(200)
  })

  it('moves nothing of the game: neither version nor tag nor what is stored of it', async () => {
    const { world, game } = at
    const before = JSON.stringify(await world.store.loadGame(game))
    const tags = async (): Promise<(string | null)[]> =>
      Promise.all(
        ['', '/prompt', '?view=spectator'].map(async of =>
          (await world.as('ann').get(`/games/${game}${of}`)).headers.get('etag'),
        ),
      )
    const etags = await tags()
    await said('ann', 'Hello')
    await at.hear('ben')
    expect(JSON.stringify(await world.store.loadGame(game))).toBe(before)
    expect(await tags()).toEqual(etags)
  })

  it('says once what is sent twice', async () => {
    const first = await said('ann', 'Once', 'the-key')
    const again = await said('ann', 'Once', 'the-key')
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true'])
    expect(problemIn(await said('ann', 'Other', 'the-key')).code).toBe('key-reused')
    expect((await at.hear('ben')).sayings).toHaveLength(1)
  })

  it('numbers what is said at once without gaps', async () => {
    const replies = await Promise.all(at.seats.map(player => said(player, `From ${player}`)))
    expect(replies.map(({ status }) => status)).toEqual(at.seats.map(() => 201))
    expect((await at.hear('ann')).sayings.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
  })

  it('shows markup as text', async () => {
    const markup = '<script>alert(1)</script> & <b>bold</b> [a](javascript:b)'
    await said('ann', markup)
    expect((await at.hear('ben')).sayings[0]!.text).toBe(markup)
  })

  it('is muted by anybody for themselves, who keeps their place as well', async () => {
    await said('ann', 'Hello')
    await said('cal', 'Good evening')
    expect((await at.at('ben', 'PUT', '/muted', { seats: [0, 1] })).status).toBe(204)
    const bens = await at.hear('ben')
    expect(bens.sayings.map(({ text, withheld }) => [text, withheld])).toEqual([
      [null, 'muted'],
      ['Good evening', null],
    ])
    expect(bens.muted).toEqual([0])
    expect((await at.hear('dee')).sayings[0]!.text).toBe('Hello')
    expect((await at.at('ben', 'PUT', '/seen', { n: 2 })).status).toBe(204)
    await at.at('ben', 'PUT', '/seen', { n: 1 })
    await at.at('ben', 'PUT', '/muted', { seats: [] })
    expect(await at.hear('ben')).toMatchObject({ seen: 2, muted: [] })
    // How far one cannot have read is nobody's place.
    await at.at('dee', 'PUT', '/seen', { n: 500 })
    expect((await at.hear('dee')).seen).toBe(2)
  })

  it('is kept in order by its host: hidden, silenced, reported; not by others', async () => {
    await said('ben', 'Something foul')
    expect((await at.at('cal', 'POST', '/1/report', { why: 'An insult' })).status).toBe(201)
    expect(problemIn(await at.at('cal', 'GET', '/reports')).code).toBe('forbidden')
    expect(problemIn(await at.at('cal', 'PUT', '/1/hidden', { hidden: true })).code).toBe('forbidden')
    expect(problemIn(await at.at('ben', 'POST', '/1/report', { why: 'Mine' })).code).toBe('not-found')
    expect(json(await at.at('ann', 'GET', '/reports'))).toMatchObject({ reports: [{ saying: 1, seat: 2 }] })
    await at.at('ann', 'PUT', '/1/hidden', { hidden: true })
    expect((await at.hear('dee')).sayings[0]).toMatchObject({ text: null, withheld: 'hidden' })
    expect((await at.hear('ben')).sayings[0]).toMatchObject({ text: 'Something foul', withheld: 'hidden' })
    await at.at('ann', 'PUT', '/silenced', { seats: [1] })
    expect(problemIn(await said('ben', 'More'))).toMatchObject({ status: 409, reasonCode: 'silenced' })
    await at.at('ann', 'PUT', '/silenced', { seats: [] })
    expect((await said('ben', 'Sorry')).status).toBe(201)
  })
})

describe('a ready phrase', () => {
  it('is read by each in their own language', async () => {
    const reply = await at.world
      .as('ann')
      .post(`/games/${at.game}/talk`, { phrase: { id: 'no-bleed', seat: 1, until: 'my-next-turn' } }, undefined, {
        'accept-language': 'pt',
      })
    expect(json<Line>(reply)).toMatchObject({
      text: 'Não vou sangrar Ben antes do meu próximo turno.',
      phrase: { id: 'no-bleed', language: 'pt', seat: 1, until: 'my-next-turn' },
    })
    const read = async (by: string, language: string): Promise<string | null> =>
      (await at.hear(by, '', language)).sayings[0]!.text
    expect(await read('cal', 'en')).toBe('I will not bleed Ben before my next turn.')
    expect(await read('cal', 'es')).toBe('No sangraré a Ben antes de mi próximo turno.')
    expect(await read('ben', 'en')).toBe('I will not bleed you before my next turn.')
    expect(await read('ben', 'es')).toBe('No te sangraré antes de mi próximo turno.')
  })

  it('has its places filled, and no others', async () => {
    for (const phrase of [
      { id: 'no-bleed', seat: 1 },
      { id: 'deal', seat: 1 },
      { id: 'can-bleed', seat: 1, amount: 2, until: 'this-turn' },
    ])
      expect(problemIn(await at.say('ann', { phrase }))).toMatchObject({ code: 'illegal-args', reasonCode: 'places' })
    for (const phrase of [
      { id: 'no-such-phrase' },
      { id: 'thanks', seat: 9 },
      { id: 'can-bleed', seat: 1, amount: -1 },
    ])
      expect(problemIn(await at.say('ann', { phrase })).code).toBe('invalid-request')
    expect((await at.hear('ben')).sayings).toEqual([])
  })

  it('names a card that lies open to all, and none of a hand, whoever holds it', async () => {
    const { state } = (await at.world.store.loadGame(at.game))!
    const hidden = [state.seats[0]!.hand[0]!, state.seats[1]!.hand[0]!, state.seats[0]!.uncontrolled[0]!, 99_999]
    for (const card of hidden)
      expect(problemIn(await at.say('ann', { phrase: { id: 'watch-card', card } }))).toMatchObject({
        status: 422,
        code: 'illegal-args',
        reasonCode: 'card-not-open',
      })
    expect((await at.hear('ben')).sayings).toEqual([])
  })

  it('has the same places in every language, in each once', async () => {
    for (const language of LANGUAGES) {
      const words = await talkWords(language)
      for (const id of phraseIds)
        expect([language, id, [...words.phrases[id].matchAll(/\{(\w+)\}/g)].map(([, place]) => place).sort()]).toEqual([
          language,
          id,
          [...phrases[id]].sort(),
        ])
    }
    const list = json<{ groups: { phrases: unknown[] }[] }>(await at.world.anonymous.get('/phrases?language=it'))
    expect(list).toMatchObject({ language: 'it' })
    expect(list.groups.flatMap(group => group.phrases)).toHaveLength(phraseIds.length)
  })
})

describe('what cannot be said', () => {
  it.each([
    ['2,001 characters', { words: 'x'.repeat(2001) }],
    ['nothing', { words: '   ' }],
    ['no words', {}],
    ['words and a phrase', { words: 'Hello', phrase: { id: 'deal' } }],
    ['what turns the text around', { words: 'abc \u202e def' }],
    ['a control character', { words: 'a\u0007' }],
    ['a list', { words: ['a'] }],
    ['for another seat', { words: 'Hello', seat: 3 }],
  ])('%s', async (_, body) => {
    expect(problemIn(await at.say('ann', body))).toMatchObject({ status: 400, code: 'invalid-request' })
    expect((await at.hear('ben')).sayings).toEqual([])
  })

  it('by who does not sit there', async () => {
    expect((await said('zed', 'Hello')).status).toBe(404)
    expect((await at.world.as('zed').get(`/games/${at.game}/talk`)).status).toBe(404)
    expect(await at.hear('zed', '?view=spectator')).toMatchObject({ sayings: [], silent: 'watching' })
  })

  it('but 2,000 characters, and signs made of several', async () => {
    expect((await said('ann', 'x'.repeat(2000))).status).toBe(201)
    expect((await said('ann', '👩‍👩‍👧 ¿Qué?')).status).toBe(201)
  })
})

describe('the setting of a table', () => {
  const set = async (talk: string): Promise<void> => {
    const { store } = at.world
    const record = (await store.loadTable((await store.loadGame(at.game))!.tableId))!
    expect(await store.saveTable({ ...record, version: record.version + 1, talk: talk as 'off' })).toBe('saved')
  }

  it('lets nothing be said, or phrases alone', async () => {
    await set('phrases')
    expect(problemIn(await said('ann', 'Hello'))).toMatchObject({ status: 409, reasonCode: 'phrases-only' })
    expect((await at.say('ann', { phrase: { id: 'good-luck' } })).status).toBe(201)
    await set('off')
    expect(problemIn(await at.say('ann', { phrase: { id: 'good-game' } }))).toMatchObject({ reasonCode: 'off' })
    expect(await at.hear('ben')).toMatchObject({ setting: 'off', silent: 'off', sayings: [{ n: 1 }] })
  })

  it('is said by its host', async () => {
    const made = await at.world.as('ann').post('/tables', { name: 'Quiet', talk: 'phrases' })
    expect(json(made)).toMatchObject({ talk: 'phrases' })
    expect(json(await at.world.as('ann').post('/tables', { name: 'Loud' }))).toMatchObject({ talk: 'free' })
  })
})

describe('who watches late', () => {
  const late = async (delay: object): Promise<void> => {
    const { store } = at.world
    const record = (await store.loadGame(at.game))!
    const version = record.state.version + 1
    const before = (await store.event(at.game, record.state.version))!
    const state = { ...record.state, version }
    await store.saveGame(
      { ...record, state, spectators: { delay, hands: 'never' } as NonNullable<typeof record.spectators> },
      { ...before, version, command: { ...before.command, id: 'late' }, events: [] },
    )
  }
  const watch = (etag = '""'): Promise<Reply> =>
    at.world.as('zed').get(`/games/${at.game}/talk?view=spectator`, { 'if-none-match': etag })

  it('hears it as late, and nothing of it before: no tag, no number, nobody silenced', async () => {
    await late({ minutes: 60 })
    await said('ann', 'I have three pool')
    const first = await watch()
    expect(json<Page>(first)).toMatchObject({ sayings: [], earlier: null, silenced: [] })
    await said('ben', 'So I see')
    await at.at('ann', 'PUT', '/silenced', { seats: [1] })
    await at.say('cal', { words: 'A deal?', deal: { with: [3] } })
    expect((await watch(first.headers.get('etag')!)).status).toBe(304)
    at.world.pass(1)
    await at.at('dee', 'POST', '/3/deal', { mark: 'made' })
    const [, , deal] = json<Page>(await watch()).sayings
    expect(deal).toMatchObject({ text: 'A deal?', deal: { state: 'offered', marks: [] } })
    at.world.pass(1)
    expect(json<Page>(await watch()).sayings[2]!.deal!.state).toBe('made')
  })

  it('hears what is said after so many publications once it is shown where the game was', async () => {
    await late({ publications: 3 })
    await said('ann', 'I have three pool')
    const { ply } = (await at.hear('ann')).sayings[0]!
    const shown = json<{ version: number }>(await at.world.as('zed').get(`/games/${at.game}?view=spectator`))
    expect(json<Page>(await watch()).sayings.length).toBe(shown.version >= ply ? 1 : 0)
  })
})
