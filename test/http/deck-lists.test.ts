import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { DeckReport } from '../../shared/api/decks.ts'
import { createClient } from '../../shared/api/client.ts'
import { decks } from '../../shared/cards/index.ts'
import { strangeVampire, writers } from '../decks/sample-lists.ts'
import { DECKS, json, openWorld, problemIn, type World } from './world.ts'

type Report = z.infer<typeof DeckReport>
interface Table {
  id: string
  seats: { deck: string | null }[]
  game: string | null
}

const checkAs = (world: World) => async (body: unknown) => world.anonymous.send('POST', '/decks/check', { body })
const { crypt, library } = decks.ventrue
const legal = '12x Ashley\n60x Bonding\n'
const { id, key: unplayed, name, group, capacity } = strangeVampire

describe('checking a deck', () => {
  it.each(Object.entries(writers))('reads %s, and gives the deck back by keys', async (_, write) => {
    const world = await openWorld()
    const reply = await checkAs(world)({ deck: { list: write(decks.ventrue) } })
    expect(reply.status).toBe(200)
    const report = json<Report>(reply)
    expect(report).toMatchObject({
      understood: true,
      legal: { ok: true, reasons: [] },
      playable: { ok: true, missing: [] },
      crypt: { cards: 12, groups: [6] },
      library: { cards: 77 },
    })
    expect(report.lines.every(({ state, whole, card }) => state === 'found' && whole && card?.key !== null)).toBe(true)
    expect(json<Report>(await checkAs(world)({ deck: report.deck })).legal.ok).toBe(true)
  })

  it('takes a deck of the box and a deck of keys, too', async () => {
    const world = await openWorld()
    for (const deck of [...DECKS, { crypt, library }]) {
      expect(json<Report>(await checkAs(world)({ deck }))).toMatchObject({
        format: 'keys',
        understood: true,
        legal: { ok: true },
        playable: { ok: true },
      })
    }
  })

  it('needs no token, keeps nothing, and is not kept by others', async () => {
    const world = await openWorld()
    const reply = await checkAs(world)({ deck: 'ventrue' })
    expect([reply.status, reply.headers.get('cache-control'), reply.headers.get('etag')]).toEqual([
      200,
      'no-store',
      null,
    ])
  })

  it('answers legality and playability apart', async () => {
    const world = await openWorld()
    const report = async (list: string, cards?: string) =>
      json<Report>(await checkAs(world)({ deck: { list }, ...(cards && { cards }) }))
    expect(await report(legal)).toMatchObject({
      legal: { ok: true },
      playable: { ok: true },
      deck: { crypt: [[12, 'ashley']], library: [[60, 'bonding']] },
    })
    expect(await report('12x Ashley\n59x Bonding')).toMatchObject({
      legal: {
        ok: false,
        reasons: [{ reasonCode: 'library-too-small', ruleRef: 'DECK-03', text: 'A library needs at least 60 cards.' }],
      },
      playable: { ok: true },
      deck: null,
    })
    expect(await report(`${legal}1x ${name}`)).toMatchObject({
      understood: true,
      legal: { ok: true },
      playable: { ok: false, missing: [{ card: { id, key: unplayed, name, group, capacity }, copies: 1, lines: [3] }] },
      deck: null,
    })
    expect(await report(`${legal}2x Succubus Club`)).toMatchObject({
      legal: { ok: false, reasons: [{ reasonCode: 'banned', ruleRef: null, cards: ['succubus-club'] }] },
      playable: { ok: false, missing: [{ copies: 2 }] },
    })
    expect(await report(`${legal}1x Minion Tap`, 'fifth-edition')).toMatchObject({
      legal: { ok: false, reasons: [{ reasonCode: 'outside-pool', cards: ['minion-tap'] }] },
      playable: { ok: true },
    })
  })

  it('asks ambiguous names back, and unknown ones, each with its line', async () => {
    const world = await openWorld()
    const report = json<Report>(
      await checkAs(world)({ deck: { list: `${legal}1x Gilbert Duane\n1x Deflecion\nthe rest follows` } }),
    )
    expect(report.lines.slice(2)).toMatchObject([
      {
        line: 3,
        state: 'ambiguous',
        card: null,
        whole: false,
        candidates: [
          { name: 'Gilbert Duane', group: 1 },
          { name: 'Gilbert Duane', group: 6 },
        ],
      },
      {
        line: 4,
        state: 'unknown',
        card: null,
        candidates: [{ key: 'deflection' }, ...report.lines[3]!.candidates.slice(1)],
      },
    ])
    expect(report).toMatchObject({
      understood: false,
      ignored: [{ line: 5, text: 'the rest follows' }],
      legal: { ok: false },
      playable: { ok: false },
      deck: null,
    })
  })

  it.each<[string, unknown, number, string]>([
    ['prose', { deck: { list: 'I like Deflection.' } }, 422, 'no-cards'],
    ['broken JSON', { deck: { list: '{"cards":' } }, 422, 'malformed-json'],
    ['deep JSON', { deck: { list: '['.repeat(7000) } }, 422, 'too-deep'],
    ['a prototype', { deck: { list: '{"cards":{"__proto__":{"x":1}}}' } }, 422, 'forbidden-key'],
    ['thousands of lines', { deck: { list: '1 a\n'.repeat(3000) } }, 422, 'too-many-lines'],
    ['hundreds of cards', { deck: { list: '1 a\n'.repeat(500) } }, 422, 'too-many-entries'],
  ])('refuses %s, and says why', async (_, body, status, code) => {
    const problem = problemIn(await checkAs(await openWorld())(body))
    expect([problem.status, problem.code, problem.errors, problem.recorded]).toEqual([
      status,
      'unreadable-deck',
      [{ path: 'deck.list', code }],
      false,
    ])
  })

  it.each<[string, unknown]>([
    ['no deck', {}],
    ['a deck that does not exist', { deck: 'vampires' }],
    ['an empty list', { deck: { list: '' } }],
    ['a list of another type', { deck: { list: ['1x Fame'] } }],
    ['a field too many', { deck: { list: legal, note: 'x' } }],
    ['cards that do not exist', { deck: 'ventrue', cards: 'some' }],
    ['a deck and a list', { deck: { list: legal, crypt, library } }],
  ])('refuses a body with %s', async (_, body) => {
    expect(problemIn(await checkAs(await openWorld())(body)).code).toBe('invalid-request')
  })

  it('refuses what is larger than 16 KB, and what is no JSON', async () => {
    const world = await openWorld()
    expect(problemIn(await checkAs(world)({ deck: { list: 'x'.repeat(17_000) } })).code).toBe('body-too-large')
    expect(
      problemIn(
        await world.anonymous.send('POST', '/decks/check', { raw: legal, headers: { 'content-type': 'text/plain' } }),
      ).code,
    ).toBe('unsupported-media-type')
  })

  it('is a call of the typed client like any other, without a key', async () => {
    const world = await openWorld()
    const sent: Record<string, string>[] = []
    const client = createClient({
      url: '',
      newKey: () => 'k',
      wait: async () => undefined,
      fetch: async (url, { method, headers, body }) => {
        const plain = Object.fromEntries(new Headers(headers))
        sent.push(plain)
        const reply = await world.request(method ?? 'GET', url.replace(/^\/v1/, ''), {
          headers: plain,
          raw: String(body),
        })
        return new Response(reply.text, { status: reply.status, headers: reply.headers })
      },
    })
    const { body } = await client.call('checkDeck', { body: { deck: { list: legal } } })
    expect([body?.legal.ok, sent[0]?.['idempotency-key']]).toEqual([true, undefined])
  })

  it('knows every card of the build where no list was imported', async () => {
    const { createApp } = await import('../../functions/http/app.ts')
    const { documentMade } = await import('../../functions/local/made-document.ts')
    const world = await openWorld()
    const { official: _, ...bare } = world.service
    const app = createApp({ document: documentMade, ...bare, verify: async () => null })
    const ask = async (list: string): Promise<Report> =>
      (await (
        await app.request('/v1/decks/check', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ deck: { list } }),
        })
      ).json()) as Report
    expect((await ask(writers['tournament']!(decks.tremere))).playable.ok).toBe(true)
    expect((await ask(`${legal}1x ${name}`)).lines[2]).toMatchObject({ state: 'found', whole: false })
  })
})

describe('sitting down with a list', () => {
  async function tableOf(cards = 'all') {
    const world = await openWorld()
    const { id } = json<Table>(await world.as('ann').post('/tables', { name: 'Friday', cards }))
    const seats = async () => json<Table>(await world.as('ann').get(`/tables/${id}`)).seats
    return {
      world,
      id,
      seats,
      sit: (player: string, list: string, key?: string) =>
        world.as(player).post(`/tables/${id}/seats`, { deck: { list } }, key),
    }
  }

  it('of any format deals exactly the deck that was meant', async () => {
    const { world, id, sit } = await tableOf()
    const formats = ['tournament', 'jol', 'lackey', 'vtesdecks', 'plain']
    for (const [i, player] of ['ann', 'ben', 'cal', 'dee', 'eve'].entries())
      expect((await sit(player, writers[formats[i]!]!(decks[DECKS[i]!]))).status).toBe(201)
    const { game } = json<Table>(await world.as('ann').post(`/tables/${id}/start`, undefined))
    const { state } = (await world.store.loadGame(game!))!
    for (const [seat, deck] of DECKS.entries()) {
      const { hand, library: pile, crypt: under, uncontrolled } = state.seats[seat]!
      const dealt = [...hand, ...pile, ...under, ...uncontrolled].map(card => state.cards[card]!.key).sort()
      expect(dealt).toEqual(
        [...decks[deck].crypt, ...decks[deck].library].flatMap(([count, key]) => Array<string>(count).fill(key)).sort(),
      )
    }
  })

  it('that is not legal is refused with every reason, and every line', async () => {
    const { sit, seats } = await tableOf('fifth-edition')
    const problem = problemIn(await sit('ann', `11x Ashley\n60x Bonding\n1x Minion Tap\n1x ${name}\n1x Deflecion`))
    expect(problem).toMatchObject({
      code: 'illegal-deck',
      status: 422,
      decks: [
        { reasonCode: 'unknown-card', ruleRef: 'DECK-10', cards: ['1x Deflecion'] },
        { reasonCode: 'outside-pool', cards: ['minion-tap', unplayed] },
        { reasonCode: 'not-whole', ruleRef: null, cards: [unplayed] },
      ],
      report: { understood: false, legal: { ok: false }, playable: { ok: false } },
    })
    expect(problem.report?.lines[4]?.candidates[0]?.key).toBe('deflection')
    expect(await seats()).toEqual([])
  })

  it('that is legal and cannot be played whole is refused with exactly what it lacks', async () => {
    const { sit, seats } = await tableOf()
    const problem = problemIn(await sit('ann', `${legal}2x ${name}\n1x Bonding`))
    expect(problem).toMatchObject({
      code: 'unplayable-deck',
      status: 422,
      decks: [{ reasonCode: 'not-whole', ruleRef: null, cards: [unplayed] }],
      report: { legal: { ok: true }, playable: { missing: [{ copies: 2, lines: [3] }] } },
    })
    expect(await seats()).toEqual([])
  })

  it('that is none is refused, after all that the table has to say', async () => {
    const { world, id, sit, seats } = await tableOf()
    expect(problemIn(await sit('ann', 'no cards at all')).code).toBe('unreadable-deck')
    expect(await seats()).toEqual([])
    await sit('ann', legal)
    expect(problemIn(await sit('ann', 'no cards at all')).code).toBe('seat-taken')
    expect(
      problemIn(await world.as('ben').post(`/tables/${id}/seats`, { deck: { list: 'no cards' }, bot: 'Rob' })).code,
    ).toBe('forbidden')
  })

  it('is the same request under the same key, and another with another list', async () => {
    const { sit, seats } = await tableOf()
    const first = await sit('ann', legal, 'one')
    const again = await sit('ann', legal, 'one')
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([201, first.text, 'true'])
    expect(problemIn(await sit('ann', `${legal} `, 'one')).code).toBe('key-reused')
    expect((await seats()).map(({ deck }) => deck)).toEqual(['own'])
  })
})
