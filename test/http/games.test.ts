import { describe, expect, it } from 'vitest'
import { patched, type Operation } from '../../shared/api/patch.ts'
import { asked, defaultOf, take, type WireGame, type WirePrompt, type WireReply } from './wire-prompts.ts'
import { json, openWorld, PLAYERS, problemIn, startedGame } from './world.ts'

describe('a command', () => {
  it('is carried out once, and its reply is the same to the byte however often and however late it is sent', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const kept: { player: string; body: Record<string, unknown>; key: string; text: string }[] = []
    for (let i = 0; i < 80; i++) {
      const { player, caller, prompt } = await asked(world, game)
      const body = i % 3 === 0 ? take(prompt, prompt.options[0]!) : defaultOf(prompt)
      const before = (await world.store.loadGame(game))!.state.version
      const replies = []
      for (let n = 0; n < 3; n++) replies.push(await caller.post(`/games/${game}/commands`, body, `k${i}`))
      expect(replies.map(reply => [reply.status, reply.text])).toEqual(Array(3).fill([200, replies[0]!.text]))
      expect(replies.map(reply => reply.headers.get('idempotency-replayed'))).toEqual([null, 'true', 'true'])
      expect((await world.store.loadGame(game))!.state.version).toBe(before + 1)
      kept.push({ player, body, key: `k${i}`, text: replies[0]!.text })
      world.pass(1)
    }
    const version = (await world.store.loadGame(game))!.state.version
    for (const { player, body, key, text } of kept) {
      expect((await world.as(player).post(`/games/${game}/commands`, body, key)).text, key).toBe(text)
      expect((await world.as(player).get(`/games/${game}/commands/${key}`)).text, key).toBe(text)
    }
    expect((await world.store.loadGame(game))!.state.version).toBe(version)
    const first = kept[0]!
    expect(
      problemIn(
        await world.as(first.player).post(`/games/${game}/commands`, { ...first.body, optionId: 'other' }, first.key),
      ).code,
    ).toBe('key-reused')
    expect((await world.store.loadGame(game))!.state.version).toBe(version)
  })

  it('tells its sender all that followed: the version, the events, the next question', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const { caller, prompt } = await asked(world, game)
    const reply = json<WireReply>(await caller.post(`/games/${game}/commands`, defaultOf(prompt), 'mine'))
    const after = json<WireGame>(await caller.get(`/games/${game}`))
    expect([reply.commandId, reply.version]).toEqual(['mine', after.version])
    expect(reply.events.length).toBeGreaterThan(0)
    const next = await caller.get(`/games/${game}/prompt`)
    expect(next.status === 204 ? null : json(next)).toEqual(reply.prompt)
  })

  it('of two players may have the same key', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const seen = new Map<string, string>()
    for (let i = 0; seen.size < 2 && i < 200; i++) {
      const { player, caller, prompt } = await asked(world, game)
      const key = seen.has(player) ? `other-${i}` : 'same'
      const reply = await caller.post(`/games/${game}/commands`, defaultOf(prompt), key)
      expect(reply.status).toBe(200)
      if (key === 'same') seen.set(player, reply.text)
    }
    expect(seen.size).toBe(2)
    for (const [player, text] of seen)
      expect((await world.as(player).get(`/games/${game}/commands/same`)).text).toBe(text)
  })

  it('to a question that is gone is 409 with the one that is open', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    let stale: { caller: ReturnType<typeof world.as>; prompt: WirePrompt; next: WirePrompt } | undefined
    for (let i = 0; !stale && i < 50; i++) {
      const { caller, prompt } = await asked(world, game)
      const reply = json<WireReply>(await caller.post(`/games/${game}/commands`, defaultOf(prompt)))
      if (reply.prompt) stale = { caller, prompt, next: reply.prompt }
    }
    const { caller, prompt, next } = stale!
    const problem = problemIn(await caller.post(`/games/${game}/commands`, defaultOf(prompt), 'late'))
    expect(problem).toMatchObject({ code: 'stale-prompt', status: 409, safeToRetry: false, recorded: false })
    expect(problem.prompt).toEqual(next)
    expect(problem.version).toBe(json<WireGame>(await caller.get(`/games/${game}`)).version)
    const { player } = await asked(world, game)
    const other = world.as(PLAYERS.find(one => one !== player)!)
    expect(problemIn(await other.post(`/games/${game}/commands`, defaultOf(next)))).toMatchObject({
      status: 409,
      prompt: null,
    })
  })

  it('may insist that nothing has moved: by version in the body or by ETag', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const { caller, prompt } = await asked(world, game)
    const { version } = json<WireGame>(await caller.get(`/games/${game}`))
    const etag = (await caller.get(`/games/${game}`)).headers.get('etag')!
    const path = `/games/${game}/commands`
    expect(problemIn(await caller.post(path, { ...defaultOf(prompt), expectedVersion: version + 1 }))).toMatchObject({
      status: 412,
      code: 'version-mismatch',
      version,
    })
    expect(problemIn(await caller.post(path, defaultOf(prompt), 'b', { 'if-match': '"other"' }))).toMatchObject({
      status: 412,
      version,
    })
    expect(problemIn(await caller.post(path, defaultOf(prompt), 'b', { 'if-match': `W/${etag}` })).status).toBe(412)
    const done = await caller.post(path, { ...defaultOf(prompt), expectedVersion: version }, 'c', { 'if-match': etag })
    expect(done.status).toBe(200)
    expect(
      (await caller.post(path, { ...defaultOf(prompt), expectedVersion: version }, 'c', { 'if-match': etag })).text,
    ).toBe(done.text)
  })
})

describe('reading', () => {
  it('is 304 while nothing one can see has changed, whatever the token', async () => {
    const world = await openWorld()
    const { game, table } = await startedGame(world)
    const { player } = await asked(world, game)
    for (const path of [
      `/games/${game}`,
      `/games/${game}/prompt`,
      `/games/${game}?view=spectator`,
      '/me/inbox',
      `/tables/${table}`,
      '/cards',
      '/cards/deflection',
      '/openapi.json',
    ]) {
      const first = await world.as(player).get(path)
      expect(first.status, path).toBe(200)
      const etag = first.headers.get('etag')!
      expect(etag, path).toMatch(/^"[\w-]{24}"$/)
      world.pass(1)
      const again = await openWorld({ store: world.store })
      again.pass(1)
      for (const header of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
        expect((await again.as(player).get(path, { 'if-none-match': header })).status, `${path} ${header}`).toBe(304)
      expect((await again.as(player).get(path, { 'if-none-match': '"x"' })).status).toBe(200)
      if (path.startsWith('/games') || path.startsWith('/me')) {
        expect(first.headers.get('cache-control')).toBe('private, no-store')
        expect(first.headers.get('vary')).toBe('Authorization, Accept-Language')
      }
    }
  })

  it('gives each viewer a tag of their own', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const tags = await Promise.all([
      ...PLAYERS.map(player => world.as(player).get(`/games/${game}`)),
      world.as('ann').get(`/games/${game}?view=spectator`),
    ])
    expect(new Set(tags.map(reply => reply.headers.get('etag'))).size).toBe(6)
    const other = await world.as('zed').get(`/games/${game}?view=spectator`)
    expect(other.text).toBe(tags[5]!.text)
  })

  it('changes are what happened since, for this viewer, and how things stand', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const viewers = [
      ...PLAYERS.map(player => ({ caller: world.as(player), query: '' })),
      { caller: world.as('zed'), query: '&view=spectator' },
    ]
    const start = await Promise.all(
      viewers.map(async ({ caller, query }) => json<WireGame>(await caller.get(`/games/${game}?${query.slice(1)}`))),
    )
    const told = viewers.map(() => [] as { version: number }[])
    const at = start.map(one => one.version)
    const held: WireGame[] = [...start]
    const tags = await Promise.all(
      viewers.map(async ({ caller, query }) =>
        (await caller.get(`/games/${game}?${query.slice(1)}`)).headers.get('etag'),
      ),
    )
    let patches = 0
    for (let i = 0; i < 60; i++) {
      const { caller, prompt } = await asked(world, game)
      expect(
        (await caller.post(`/games/${game}/commands`, take(prompt, prompt.options[i % prompt.options.length]!))).status,
      ).toBe(200)
      if (i % 7 !== 0) continue
      for (const [n, { caller: viewer, query }] of viewers.entries()) {
        const reply = await viewer.get(`/games/${game}/changes?since=${at[n]}${query}`)
        const whole = json<WireGame>(await viewer.get(`/games/${game}?${query.slice(1)}`))
        if (reply.status === 304) {
          expect(whole.version).toBe(at[n])
          continue
        }
        const changes = json<{
          version: number
          entries: { version: number }[]
          base: string
          etag: string
          patch?: Operation[]
          game?: WireGame
        }>(reply)
        expect(changes.patch ? patched(held[n], changes.patch) : changes.game).toEqual(whole)
        expect([changes.base, changes.etag]).toEqual([
          tags[n],
          (await viewer.get(`/games/${game}?${query.slice(1)}`)).headers.get('etag'),
        ])
        if (changes.patch) patches++
        held[n] = whole
        tags[n] = changes.etag
        expect(changes.version).toBe(whole.version)
        told[n]!.push(...changes.entries)
        at[n] = changes.version
      }
    }
    expect(patches).toBeGreaterThan(20)
    for (const [n, { caller, query }] of viewers.entries()) {
      const entries: { version: number }[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: { entries: { version: number }[]; cursor: string | null } = json(
          await caller.get(`/games/${game}/log?limit=7${query}${cursor && `&cursor=${cursor}`}`),
        )
        entries.push(...page.entries)
        cursor = page.cursor
      }
      expect(entries.map(entry => entry.version)).toEqual(
        Array.from({ length: entries.at(-1)!.version }, (_, i) => i + 1),
      )
      expect(entries.filter(entry => entry.version > start[n]!.version && entry.version <= at[n]!)).toEqual(told[n])
      // Read from its end it is the same record.
      const back: { version: number }[] = []
      let sizes: number[] = []
      for (cursor = ''; cursor !== null;) {
        const page: { entries: { version: number }[]; cursor: string | null } = json(
          await caller.get(`/games/${game}/log?order=newest&limit=7${query}${cursor && `&cursor=${cursor}`}`),
        )
        back.unshift(...page.entries)
        sizes = [...sizes, page.entries.length]
        cursor = page.cursor
      }
      expect(back).toEqual(entries)
      expect(new Set(sizes.slice(0, -1))).toEqual(new Set([7]))
      expect((await caller.get(`/games/${game}/changes?since=${entries.at(-1)!.version}${query}`)).status).toBe(304)
      expect(
        problemIn(await caller.get(`/games/${game}/changes?since=${entries.at(-1)!.version + 1}${query}`)).status,
      ).toBe(400)
    }
  })

  it('the inbox has every question in every game, the soonest first', async () => {
    const world = await openWorld()
    const games = []
    for (const hours of [1, 2, 3]) {
      games.push((await startedGame(world, `Game ${hours}`)).game)
      world.pass(1)
    }
    const owed = new Map<string, number>()
    for (const player of PLAYERS) {
      const reply = await world.as(player).get('/me/inbox')
      const inbox = json<{ owed: { game: string; deadline: string; prompt: WirePrompt }[] }>(reply)
      expect(inbox.owed.map(one => one.deadline)).toEqual(inbox.owed.map(one => one.deadline).sort())
      expect(Number(reply.headers.get('poll-interval'))).toBeGreaterThanOrEqual(30)
      for (const one of inbox.owed) {
        owed.set(one.game, (owed.get(one.game) ?? 0) + 1)
        expect(json(await world.as(player).get(`/games/${one.game}/prompt`))).toEqual(one.prompt)
      }
    }
    expect([...owed.keys()].sort()).toEqual(games.sort())
  })

  it('says why not, when asked', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const { caller } = await asked(world, game)
    const plain = await caller.get(`/games/${game}/prompt`)
    const explained = await caller.get(`/games/${game}/prompt?explain=1`)
    expect(json<WirePrompt>(plain).unavailable).toBeUndefined()
    expect(json<WirePrompt>(explained).unavailable!.length).toBeGreaterThan(0)
    expect(explained.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  })

  it('the service says how it is, and what it understands, to all', async () => {
    const world = await openWorld()
    expect(json(await world.anonymous.get('/healthz'))).toMatchObject({ status: 'ok', build: 'test' })
    expect(json(await world.anonymous.get('/openapi.json'))).toMatchObject({ openapi: '3.1.0' })
  })
})
