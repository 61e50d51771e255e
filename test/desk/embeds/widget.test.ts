import { describe, expect, it } from 'vitest'
import { documentOf, escaped, policyOf } from '../../../functions/desk/embeds/widget.ts'
import { embedWords } from '../../../shared/text/embed-words.ts'
import { openWorld, problemIn, type Reply, type World } from '../../http/world.ts'
import { dealt, ended, enter, good, held, names, seat, standingsOf } from '../events/held.ts'

const SITES = ['https://keller-spiele.example', 'http://localhost:8080']

const widget = (world: World, event: string, query = ''): Promise<Reply> =>
  world.anonymous.get(`/embed/e/${event}${query}`)

async function playing(settings: object = {}): Promise<{ world: World; event: string; games: string[] }> {
  const world = await openWorld()
  const event = await held(world, { embedOn: SITES, ...settings })
  await enter(world, event, names(8))
  await seat(world, event)
  const { tables } = await dealt(world, event, 1)
  return { world, event, games: tables.map(({ game }) => game!) }
}

describe('an event in the page of somebody else', () => {
  it('may be framed by the sites that the event names and by no other, and runs nothing', async () => {
    const { world, event } = await playing()
    const reply = await widget(world, event)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const policy = reply.headers.get('content-security-policy')!
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; /)
    expect(policy.endsWith(`frame-ancestors ${SITES.join(' ')}`)).toBe(true)
    expect(reply.text).not.toMatch(/<script|<form|<img|<link|\son\w+=|\sstyle=/)
    expect(policyOf({ embedOn: [] }).endsWith("frame-ancestors 'none'")).toBe(true)
    // Everything else is framed by nobody, as before.
    const other = await world.anonymous.get(`/events/${event}`)
    expect(other.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  it('takes sites by their origin alone, so that none of them is another policy', async () => {
    const world = await openWorld()
    for (const site of [
      '*',
      'https://*',
      "https://a.example; script-src 'unsafe-inline'",
      'https://a.example https://b.example',
      'https://a.example/path',
      'http://a.example',
      "'self'",
    ])
      expect(
        problemIn(
          await world.as('olga').post('/events', {
            name: 'Autumn',
            startsAt: '2027-03-10T12:00:00.000Z',
            embedOn: [site],
          }),
        ).code,
      ).toBe('invalid-request')
  })

  it('is changed with the event, and kept events of before have none', async () => {
    const { world, event } = await playing({ embedOn: [] })
    const etag = (await world.as('olga').get(`/events/${event}`)).headers.get('etag')!
    const change = { body: { embedOn: [SITES[0]] }, headers: { 'if-match': etag } }
    good(await world.as('olga').send('PATCH', `/events/${event}`, change))
    expect((await widget(world, event)).headers.get('content-security-policy')).toContain(`frame-ancestors ${SITES[0]}`)
    const key = { partition: `EVENT#${event}`, name: 'EVENT' }
    const kept = (await world.store.deskItem(key))!
    const { embedOn: _, ...before } = kept.value as Record<string, unknown>
    await world.store.saveDesk([{ put: { ...key, version: kept.version + 1, value: before } }])
    expect((await widget(world, event)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('shows the first in the standings and leads to all of them', async () => {
    const { world, event, games } = await playing()
    await ended(world, games[0]!, [3, 1, 0, 0])
    const { rows } = await standingsOf(world, event)
    const { text } = await widget(world, event, '?rows=2&lang=en')
    expect(text).toContain('1 of 2 over')
    expect(text.match(/<tr>/g)).toHaveLength(2)
    expect(text).toContain(`<th scope="row">${rows[0]!.name}</th><td class="n">1 GW</td><td class="n k">3<`)
    expect(text).toContain(`<a href="/e/${event}" target="_blank" rel="noopener">All 8</a>`)
  })

  it('shows tables that play as spectators see them, one of them if it is named, and no card of any hand', async () => {
    const { world, event, games } = await playing()
    const both = await widget(world, event, '?show=tables&lang=en')
    expect(both.text.match(/<h2>/g)).toHaveLength(2)
    expect(both.text).toContain('round 1, table 1')
    expect(both.text.match(/<b>30</g)).toHaveLength(8)
    const one = await widget(world, event, '?show=tables&table=2&lang=fr&theme=dark')
    expect([one.text.match(/<h2>/g)!.length, one.text.includes('<html lang="fr" class="dark">')]).toEqual([1, true])
    const { state } = (await world.store.loadGame(games[0]!))!
    for (const own of state.seats)
      for (const id of [...own.hand, ...own.crypt]) expect(both.text).not.toContain(state.cards[id]!.key)
    for (const game of games) await ended(world, game, [3, 1, 0, 0])
    expect((await widget(world, event, '?show=tables&lang=en')).text).toContain('No table is live.')
  })

  it('shows a table as late as spectators see it, and says so', async () => {
    const { world, event } = await playing({ spectators: { delay: { minutes: 15 } } })
    const { text } = await widget(world, event, '?show=tables&lang=en')
    expect(text).toContain('shown 15 min late')
  })

  it('is for nobody of an event for members, exactly as of one that is not there', async () => {
    const world = await openWorld()
    const event = await held(world, { visibility: 'members', embedOn: SITES })
    const missing = 'evt_0123456789abcdefghijkl'
    for (const path of [
      (id: string) => `/embed/e/${id}`,
      (id: string) => `/oembed?url=${encodeURIComponent(`https://praxis.example/e/${id}`)}`,
    ]) {
      const replies = [await world.anonymous.get(path(event)), await world.anonymous.get(path(missing))]
      expect(replies.map(({ status }) => status)).toEqual([404, 404])
      expect(replies[0]!.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    }
    // Nor does a token make it one.
    expect((await world.as('olga').get(`/embed/e/${event}`)).status).toBe(404)
  })

  it('is sent again only when something has changed', async () => {
    const { world, event, games } = await playing()
    const first = await widget(world, event)
    const again = (): Promise<Reply> =>
      world.anonymous.send('GET', `/embed/e/${event}`, { headers: { 'if-none-match': first.headers.get('etag')! } })
    expect((await again()).status).toBe(304)
    await ended(world, games[0]!, [3, 1, 0, 0])
    expect((await again()).status).toBe(200)
  })
})

describe('what is asked before it is embedded', () => {
  it('says the frame and how big it is, within what is asked for', async () => {
    const { world, event } = await playing()
    const ask = async (more = ''): Promise<{ html: string; width: number; height: number }> =>
      good(await world.anonymous.get(`/oembed?url=${encodeURIComponent(`https://praxis.example/e/${event}`)}${more}`))
    const reply = await ask()
    expect(reply).toMatchObject({ version: '1.0', type: 'rich', title: 'Autumn', provider_name: 'Praxis' })
    expect(reply.html).toBe(
      `<iframe src="https://praxis.example/v1/embed/e/${event}" width="${reply.width}" height="${reply.height}" ` +
        'title="Autumn" loading="lazy"></iframe>',
    )
    expect(await ask('&maxwidth=300&maxheight=200')).toMatchObject({ width: 300, height: 200 })
  })

  it.each(['https://praxis.example/', 'https://praxis.example/e/nobody', 'https://praxis.example/games/gam_1'])(
    'knows nothing of %s',
    async url => {
      const world = await openWorld()
      expect((await world.anonymous.get(`/oembed?url=${encodeURIComponent(url)}`)).status).toBe(404)
    },
  )

  it.each(['', '?url=javascript:alert(1)', '?url=none', '?url=https://praxis.example/e/evt_12345678&format=xml'])(
    'refuses %s',
    async query => {
      const world = await openWorld()
      expect(problemIn(await world.anonymous.get(`/oembed${query}`)).code).toBe('invalid-request')
    },
  )
})

it('whatever somebody is called stands there as text', async () => {
  const evil = `"><script>alert('1')</script>&`
  const row = { place: 1, name: evil, gameWins: 1, victoryPoints: 2.5 }
  const text = documentOf({
    event: { id: 'evt_12345678', name: evil, spectators: { delay: null, hands: 'agreed' }, embedOn: [] },
    winner: evil,
    language: 'en',
    words: await embedWords('en'),
    theme: 'auto',
    shown: { standings: { rounds: [], complete: true, over: true, rows: [row as never] }, rows: 5, over: 0, of: 0 },
  })
  expect(text).not.toContain('<script')
  expect(text).toContain(`<th scope="row">${escaped(evil)}</th>`)
  expect(escaped(evil)).toBe('&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;')
})
