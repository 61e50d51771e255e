import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../shared/cards/index.ts'
import { nearlyOver, GAME } from './positioned.ts'
import { startedGame, json, openWorld, problemIn, type World } from './world.ts'

interface Deck {
  seat: number
  list: { crypt: [number, string][]; library: [number, string][] }
  fingerprint: string
  salt: string
}
interface Fairness {
  commitment: string
  closed: string | null
  opened: { opening: string; seating: string; decks: Deck[] } | null
  algorithm: string
}
const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('base64url')

/** As the reply describes it, and with nothing of the service: what a doubtful player would write. */
function draws(secret: string): () => (below: number) => number {
  let n = 0
  return () => {
    const stream = `fx:${n++}`
    let words: number[] = [],
      k = 0
    const word = (): number => {
      if (words.length === 0) {
        const block = createHmac('sha256', Buffer.from(secret, 'base64url')).update(`${stream}:${k++}`).digest()
        words = Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i))
      }
      return words.shift()!
    }
    return below => {
      for (;;) {
        const one = word()
        if (one < 2 ** 32 - (2 ** 32 % below)) return one % below
      }
    }
  }
}
function shuffled<T>(list: readonly T[], below: (n: number) => number): T[] {
  const all = [...list]
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(i + 1),
      kept = all[i]!
    all[i] = all[j]!
    all[j] = kept
  }
  return all
}
function dealt({ opening, decks }: NonNullable<Fairness['opened']>): {
  first: number
  hands: string[][]
  crypts: string[][]
} {
  const next = draws(opening),
    written = (copies: [number, string][]): string[] => copies.flatMap(([count, key]) => Array<string>(count).fill(key))
  const numbered = decks.map(({ list }) => ({
    crypt: shuffled(written(list.crypt), next()),
    library: shuffled(written(list.library), next()),
  }))
  const first = next()(decks.length)
  const piles = numbered.map(({ crypt, library }) => ({
    crypt: shuffled(crypt, next()),
    library: shuffled(library, next()),
  }))
  return {
    first,
    hands: piles.map(({ library }) => library.slice(0, 7)),
    crypts: piles.map(({ crypt }) => crypt.slice(0, 4)),
  }
}

const fairness = async (world: World, game: string, player: string, query = ''): Promise<Fairness> =>
  json<Fairness>(await world.as(player).get(`/games/${game}/fairness${query}`))

/** A game of two that its time limit ends at once. */
async function overInAnHour(world: World, settings: object = {}): Promise<string> {
  const table = json<{ id: string }>(
    await world
      .as('ann')
      .post('/tables', { name: 'Short', format: 'two-player', timeLimit: { hours: 1 }, ...settings }),
  ).id
  await world.as('ann').post(`/tables/${table}/seats`, { deck: 'ventrue' })
  await world.as('ben').post(`/tables/${table}/seats`, {
    deck: {
      crypt: [[12, 'chelsea-blake']],
      library: [
        [60, 'deflection'],
        [20, 'blood-doll'],
      ],
    },
  })
  const started = await world.as('ann').post(`/tables/${table}/start`, undefined)
  return json<{ game: string }>(started).game
}

describe('the chance of a game', () => {
  it('is committed to from the start, and opened to nobody while it goes on', async () => {
    const world = await openWorld(),
      { game } = await startedGame(world)
    const { commitment } = json<{ commitment: string }>(await world.as('ann').get(`/games/${game}`))
    const { secret } = (await world.store.loadGame(game))!
    for (const [player, query] of [
      ['ann', ''],
      ['zed', '?view=spectator'],
    ] as const) {
      const reply = await world.as(player).get(`/games/${game}/fairness${query}`)
      expect(json(reply)).toMatchObject({ game, commitment, closed: 'game-running', opened: null })
      expect(reply.text).not.toContain(secret)
    }
    expect(problemIn(await world.as('zed').get(`/games/${game}/fairness`)).status).toBe(404)
    expect((await world.anonymous.get(`/games/${game}/fairness`)).status).toBe(401)
  })

  it.each([
    ['', false],
    [', too where the first seat begins', true],
  ])(
    'can be worked out again from what is opened%s: decks, numbers, who began and every opening hand',
    async (_, firstSeat) => {
      const world = await openWorld(),
        game = await overInAnHour(world, { spectators: { hands: 'end' }, tournament: { firstSeat } })
      world.pass(2)
      const { commitment, closed, opened } = await fairness(world, game, 'zed', '?view=spectator')
      expect(closed).toBeNull()
      expect(sha256(Buffer.from(opened!.opening, 'base64url'))).toBe(commitment)
      for (const { list, fingerprint, salt } of opened!.decks) {
        const sorted = (copies: [number, string][]): string[] =>
          [...copies].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([count, key]) => `${count} ${key}`)
        expect(sha256([salt, ...sorted(list.crypt), ...sorted(list.library)].join('\n'))).toBe(fingerprint)
      }
      expect(opened!.decks.map(({ seat }) => seat)).toEqual([0, 1])
      const { first, hands, crypts } = dealt(opened!)
      type Named = { key: string | null }
      const { game: before } = json<{
        game: {
          view: { turn: { seat: number }; seats: { hand: { cards: Named[] }; uncontrolled: { card: Named }[] }[] }
        }
      }>(await world.as('zed').get(`/games/${game}/replay?view=all&ply=1`))
      expect(before.view.turn.seat).toBe(firstSeat ? 0 : first)
      expect(before.view.seats.map(({ hand }) => hand.cards.map(({ key }) => key))).toEqual(hands)
      expect(before.view.seats.map(({ uncontrolled }) => uncontrolled.map(({ card }) => card.key))).toEqual(crypts)
      expect(new Set(hands[0]).size).toBeGreaterThan(3)
    },
  )

  it('is not opened before everybody at the table shows their cards, nor ever where the table shows none', async () => {
    const world = await openWorld(),
      game = await overInAnHour(world)
    world.pass(2)
    expect(await fairness(world, game, 'ann')).toMatchObject({ closed: 'cards-not-shown', opened: null })
    await world.as('ann').send('PUT', `/games/${game}/shown`)
    expect(await fairness(world, game, 'ben')).toMatchObject({ closed: 'cards-not-shown', opened: null })
    await world.as('ben').send('PUT', `/games/${game}/shown`)
    expect(await fairness(world, game, 'ben')).toMatchObject({
      closed: null,
      opened: { opening: (await world.store.loadGame(game))!.secret },
    })
    const never = await openWorld(),
      hidden = await overInAnHour(never, { spectators: { hands: 'never' } })
    never.pass(2)
    for (const player of ['ann', 'ben']) await never.as(player).send('PUT', `/games/${hidden}/shown`)
    expect(await fairness(never, hidden, 'ann')).toMatchObject({ closed: 'cards-not-shown', opened: null })
  })

  it('is not opened to those who watch late while the end has not reached them', async () => {
    const world = await openWorld(),
      game = await overInAnHour(world, { spectators: { hands: 'end', delay: { minutes: 120 } } })
    world.pass(2)
    expect(await fairness(world, game, 'ann')).toMatchObject({ closed: null })
    expect(await fairness(world, game, 'zed', '?view=spectator')).toMatchObject({
      closed: 'game-running',
      opened: null,
    })
    world.pass(3)
    expect(await fairness(world, game, 'zed', '?view=spectator')).toMatchObject({ closed: null })
  })

  it('of a game that a position began with has no decks', async () => {
    const world = await nearlyOver({ spectators: { delay: null, hands: 'end' } })
    expect(await fairness(world, GAME, 'ann')).toMatchObject({ closed: 'game-running' })
    const { game } = json<{ game: string }>(
      await world.as('ann').post('/sandbox', {
        position: { settings: { format: 'two-player' }, seats: [{ ready: [{ generic: {} }] }, {}] },
      }),
    )
    expect(await fairness(world, game, 'ann')).toMatchObject({ closed: 'game-running', opened: null })
    expect(problemIn(await world.as('zed').get(`/games/${game}/fairness?view=spectator`)).status).toBe(404)
  })
})

it('says by which rules it plays, to everybody', async () => {
  const { anonymous } = await openWorld(),
    reply = await anonymous.get('/rules-version')
  expect(json(reply)).toEqual({
    rulebook: 'Fifth Edition',
    build: 'test',
    api: reply.headers.get('vtes-version'),
    schema: 2,
    cards: {
      known: catalogue.size,
      whole: expect.any(Number) as number,
      fingerprint: expect.stringMatching(/^[\w-]{43}$/) as string,
    },
  })
  const { cards } = json<{ cards: { known: number; whole: number } }>(reply)
  const { total } = json<{ total: number }>(await anonymous.get('/cards?support=whole&limit=1'))
  expect(cards.whole).toBe(total)
  expect((await anonymous.get('/rules-version', { 'if-none-match': reply.headers.get('etag')! })).status).toBe(304)
})
