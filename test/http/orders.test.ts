import { describe, expect, it } from 'vitest'
import { catalogue } from '../../shared/cards/catalogue.ts'
import { asked, defaultOf, everything, type WireReply } from './wire-prompts.ts'
import { json, openWorld, PLAYERS, problemIn, startedGame, type World } from './world.ts'

/** Standing orders over the web: written unseen, read in words, tried on what was. */
const small = {
  id: 'small',
  when: { window: ['blocks', 'declined'], action: { kind: ['bleed'], againstMe: true, bleed: { lte: 1 } } },
  do: 'pass',
}
interface Standing {
  orders: { rules: unknown[]; profile?: string }
  sentences: { id: string; text: string }[]
  plan: { id: string; text: string; clauses: { key: string }[] }[]
  profile: { rule: { id: string }; sentence: { text: string } }[]
  profiles: Record<string, unknown[]>
}

const put = (world: World, player: string, game: string, body: unknown, headers: Record<string, string> = {}) =>
  world.as(player).send('PUT', `/games/${game}/orders`, { body, headers })

async function playOn(world: World, game: string, moves: number): Promise<WireReply[]> {
  const replies: WireReply[] = []
  for (let i = 0; i < moves; i++) {
    const { caller, prompt } = await asked(world, game)
    const act =
      prompt.options.find(option => option.kind === 'act' && option.id.startsWith('bleed')) ??
      prompt.options.find(option => option.kind === 'bring-out') ??
      prompt.options.find(option => option.kind === 'invest')
    const body = act
      ? {
          promptId: prompt.id,
          optionId: act.id,
          ...(act.slots && { args: Object.fromEntries(act.slots.map(slot => [slot.name, slot.default])) }),
        }
      : defaultOf(prompt)
    const reply = await caller.post(`/games/${game}/commands`, body, `move-${i}`)
    expect(reply.status).toBe(200)
    replies.push(json<WireReply>(reply))
  }
  return replies
}

describe('standing orders over the web', () => {
  it('are kept as they were written, and read in words, with those of a profile below', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    expect(json<Standing>(await world.as('ben').get(`/games/${game}/orders`))).toMatchObject({
      orders: { rules: [] },
      profile: [],
      seat: 1,
    })
    const reply = await put(world, 'ben', game, { rules: [small], profile: 'normal' })
    expect(reply.status).toBe(200)
    const standing = json<Standing>(reply)
    expect(standing.orders).toEqual({ rules: [small], profile: 'normal' })
    expect(standing.sentences[0]!.text).toBe(
      'When in the window “block attempts or after blocks are declined”, and the action is a bleed, and the ' +
        'action is against me, and the bleed is at most 1: pass.',
    )
    expect(standing.profile.map(({ rule }) => rule.id)).toContain('large-bleed')
    expect(Object.keys(standing.profiles)).toEqual(['careful', 'normal', 'away', 'learner'])
    const again = await world.as('ben').get(`/games/${game}/orders`)
    expect([again.text, again.headers.get('etag')]).toEqual([reply.text, reply.headers.get('etag')])
    expect(
      (await world.as('ben').get(`/games/${game}/orders`, { 'if-none-match': again.headers.get('etag')! })).status,
    ).toBe(304)
  })

  it('say the steps of a plan in words, in each language, and of cards no more than their owner may know', async () => {
    const world = await openWorld({ seed: 'plans' })
    const { game } = await startedGame(world)
    const { state } = (await world.store.loadGame(game))!,
      held = state.seats[1]!.hand[0]!,
      hidden = state.seats[2]!.hand[0]!
    const plan = {
      steps: [
        { id: 'play', phase: 'master', do: { optionId: `play:${held}` } },
        { id: 'other', phase: 'minion', when: { pool: { gte: 12 } }, do: { optionId: `bleed:${hidden}` } },
        { id: 'then', phase: 'minion', after: { step: 'other', was: 'blocked' }, do: 'end-phase' },
      ],
    }
    const name = catalogue.get(state.cards[held]!.key)!.name
    const reply = await put(world, 'ben', game, { rules: [small], plan })
    const said = json<Standing>(reply).plan
    expect(said.map(({ id, text }) => [id, text])).toEqual([
      ['play', `When in my master phase: play ${name}.`],
      ['other', `When in my minion phase, and my pool is at least 12: bleed with #${hidden}.`],
      ['then', 'When in my minion phase, and the action of step 2 was blocked: end the phase.'],
    ])
    expect(said[2]!.clauses.map(({ key }) => key)).toEqual(['ask', 'step-was', 'end-phase'])
    const spoken = await Promise.all(
      ['en', 'fr', 'es', 'pt', 'it'].map(async language => {
        const inOrders = json<Standing>(
          await world.as('ben').get(`/games/${game}/orders`, { 'accept-language': language }),
        )
        const tried = json<Standing>(
          await world.as('ben').send('POST', `/games/${game}/orders/preview`, {
            body: { rules: [small], plan },
            headers: { 'accept-language': language },
          }),
        )
        expect([tried.sentences, tried.plan]).toEqual([inOrders.sentences, inOrders.plan])
        return inOrders.plan.map(({ text }) => text).join('\n')
      }),
    )
    expect(new Set(spoken).size).toBe(5)
    for (const steps of [plan.steps.toReversed(), [plan.steps[2]]])
      expect((await put(world, 'ben', game, { rules: [], plan: { steps } })).status).toBe(400)
  })

  it('begin as their owner has chosen beforehand, in force from the first window on, and nobody else can tell', async () => {
    const chosen = async (profile?: 'careful' | 'normal') => {
      const world = await openWorld({ seed: 'beginnings' })
      const known = json<{ pendingMail: null; refusedMail: null; profile: string }>(
        await world.as('ben').get('/me/preferences'),
      )
      const { pendingMail: _, refusedMail: __, profile: ___, ...wishes } = known
      await world.as('ben').send('PUT', '/me/preferences', { body: { ...wishes, ...(profile && { profile }) } })
      return { world, ...(await startedGame(world)) }
    }
    const normal = await chosen('normal'),
      careful = await chosen('careful'),
      silent = await chosen()
    const standing = json<Standing>(await normal.world.as('ben').get(`/games/${normal.game}/orders`))
    expect(standing.orders).toEqual({ rules: [], profile: 'normal' })
    expect(standing.profile.map(({ rule }) => rule.id)).toContain('large-bleed')
    for (const { world, game } of [careful, silent])
      expect(json<Standing>(await world.as('ben').get(`/games/${game}/orders`)).orders).toEqual({ rules: [] })
    expect(json<Standing>(await normal.world.as('cal').get(`/games/${normal.game}/orders`)).orders).toEqual({
      rules: [],
    })

    const stored = async ({ world, game }: typeof normal) => (await world.store.loadGame(game))!.state
    expect((await stored(normal)).orders).toEqual([{ seat: 1, from: 1, rules: [], profile: 'normal' }])
    expect((await stored(careful)).orders).toBeUndefined()
    expect(await stored(careful)).toEqual(await stored(silent))
    const others = PLAYERS.filter(player => player !== 'ben')
    expect((await everything(normal.world, normal.game, others)).slice(2)).toEqual(
      (await everything(silent.world, silent.game, others)).slice(2),
    )

    await playOn(normal.world, normal.game, 120)
    const followed = (await normal.world.store.events(normal.game, { after: 0, limit: 500 })).flatMap(({ events }) =>
      events.filter(({ key }) => key === 'order-followed'),
    )
    expect(followed.length).toBeGreaterThan(0)
    expect(new Set(followed.map(event => (event as { seat?: number }).seat))).toEqual(new Set([1]))
  })

  it('are written without a trace for anybody else, and what is there already is not written again', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const others = PLAYERS.filter(player => player !== 'ben')
    const before = (await everything(world, game, others)).slice(2)
    await put(world, 'ben', game, { rules: [small], ride: true, profile: 'away' })
    expect((await everything(world, game, others)).slice(2)).toEqual(before)
    const stored = (await world.store.loadGame(game))!.state.version
    expect((await put(world, 'ben', game, { rules: [small], ride: true, profile: 'away' })).status).toBe(200)
    expect((await world.store.loadGame(game))!.state.version).toBe(stored)
    const event = (await world.store.event(game, stored))!
    expect([event.events, event.concerns]).toEqual([[], [(await world.store.loadGame(game))!.players[1]!.player]])
  })

  it('are replaced only if they are still what was read, where that is asked', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const etag = (await world.as('cal').get(`/games/${game}/orders`)).headers.get('etag')!
    expect((await put(world, 'cal', game, { rules: [small] }, { 'if-match': etag })).status).toBe(200)
    const stale = await put(world, 'cal', game, { rules: [] }, { 'if-match': etag })
    expect([stale.status, problemIn(stale).code]).toEqual([412, 'version-mismatch'])
  })

  it('are refused where they are not in the language, and change nothing', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const before = JSON.stringify(await world.store.loadGame(game))
    const wrong: unknown[] = [
      { rules: [{ ...small, do: 'concede' }] },
      { rules: [small, small] },
      { rules: [{ ...small, when: { hand: ['deflection'] } }] },
      { rules: Array.from({ length: 65 }, (_, i) => ({ ...small, id: `r${i}` })) },
      { rules: [], profile: 'reckless' },
      { rules: [{ ...small, when: { action: { bleed: { lte: 1.5 } } } }] },
      { rules: [], plan: { steps: [] } },
      {},
      { rules: Array.from({ length: 60 }, (_, i) => ({ ...small, id: `r${i}` })), profile: 'normal' },
    ]
    for (const body of wrong) expect([(await put(world, 'dee', game, body)).status, body]).toEqual([400, body])
    expect((await put(world, 'zed', game, { rules: [] })).status).toBe(404)
    expect((await world.as('zed').get(`/games/${game}/orders`)).status).toBe(404)
    expect((await world.as('zed').post(`/games/${game}/orders/preview`, { rules: [] })).status).toBe(404)
    expect(JSON.stringify(await world.store.loadGame(game))).toBe(before)
  })

  it('answer in the play of others: told to their owner, counted in the next reply, and kept with the event', async () => {
    const world = await openWorld({ seed: 'orders' })
    const { game } = await startedGame(world)
    for (const player of PLAYERS) await put(world, player, game, { rules: [], profile: 'normal' })
    const replies = await playOn(world, game, 120)
    const told = replies
      .flatMap(({ events }) => events)
      .filter(({ key }) => key === 'order-followed' || key === 'order-answered')
    expect(told.length).toBeGreaterThan(0)
    expect(replies.some(reply => 'answeredForYou' in reply)).toBe(true)
    const kept = (await world.store.events(game, { after: 0, limit: 500 })).flatMap(({ events }) =>
      events.filter(({ key }) => key === 'order-followed'),
    )
    expect(kept.length).toBeGreaterThan(0)
    for (const event of kept) expect(event.seenBy).toEqual([(event as { seat?: number }).seat])
    // Nobody reads of another's orders in the log.
    const logs = await Promise.all(PLAYERS.map(player => world.as(player).get(`/games/${game}/log?limit=100`)))
    for (const [seat, log] of logs.entries()) {
      for (const { events } of json<{ entries: { events: { key: string; params: { seat?: number } }[] }[] }>(log)
        .entries)
        for (const { key, params } of events) if (key === 'order-followed') expect(params.seat).toBe(seat)
    }
  })

  it('are tried on what was asked: which rule would have held, and where one would still have been asked', async () => {
    const world = await openWorld({ seed: 'orders' })
    const { game } = await startedGame(world)
    await playOn(world, game, 160)
    const seen = await Promise.all(
      PLAYERS.map(async player =>
        json<{
          windows: { window: string; says: string; answered: string; did: string; rule: string | null; does: string }[]
          asked: number
        }>(await world.as(player).post(`/games/${game}/orders/preview`, { rules: [], profile: 'normal' })),
      ),
    )
    const windows = seen.flatMap(one => one.windows)
    // In words: what it was about, what was done, and what the order says.
    expect(windows.filter(({ says, did, does }) => says === '' || did === '' || does === '')).toEqual([])
    expect(windows.some(({ says }) => / (hunts|bleeds)/.test(says))).toBe(true)
    expect(new Set(windows.filter(({ rule }) => rule === 'else-pass').map(({ does }) => does))).toEqual(
      new Set(['pass']),
    )
    const french = json<(typeof seen)[number]>(
      await world
        .as('ann')
        .send('POST', `/games/${game}/orders/preview`, { body: { rules: [] }, headers: { 'accept-language': 'fr' } }),
    )
    expect(french.windows.length).toBeGreaterThan(0)
    expect(french.windows.every(({ does }) => does === 'me demander')).toBe(true)
    expect(windows.length).toBeGreaterThan(5)
    expect(windows.some(({ rule }) => rule === 'else-pass')).toBe(true)
    const none = json<{ windows: unknown[]; asked: number }>(
      await world.as('ann').post(`/games/${game}/orders/preview`, { rules: [] }),
    )
    expect(none.asked).toBe(none.windows.length)
    expect(none.windows.length).toBeLessThanOrEqual(50)
  })
})
