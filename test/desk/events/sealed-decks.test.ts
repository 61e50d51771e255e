import { expect, it } from 'vitest'
import { decks } from '../../../shared/cards/five-decks.ts'
import { openWorld, problemIn, type Reply, type World } from '../../http/world.ts'
import { enter, good, held, move, names, played, seal, seat } from './held.ts'

interface Seal {
  round: number
  fingerprint: string
}
const { crypt, library } = decks.ventrue
type Cards = readonly (readonly [number, string])[]
const of = (cards: Cards, more: Cards = []): { crypt: unknown; library: unknown } => ({
  crypt,
  library: [...cards, ...more],
})
/** The library cut or filled up to so many cards. */
function sized(count: number): Cards {
  let left = count
  const [first, ...rest] = library.map(([copies, key]): [number, string] => {
    const taken = Math.min(copies, left)
    left -= taken
    return [taken, key]
  })
  return [[first![0] + left, first![1]] as const, ...rest].filter(([copies]) => copies > 0)
}
async function entered(settings: object = {}): Promise<{ world: World; event: string }> {
  const world = await openWorld()
  const event = await held(world, settings)
  good(await world.as('ann').post(`/events/${event}/registration`, {}))
  return { world, event }
}
const decksOf = (reply: Reply): unknown[] => (problemIn(reply).decks ?? []).map(({ reasonCode }) => reasonCode)

it('TDECK-01: libraries of 60 to 90 and crypts of 12 are sealed, others are refused with what is wrong', async () => {
  const { world, event } = await entered()
  for (const [count, status] of [
    [59, 422],
    [60, 200],
    [90, 200],
    [91, 422],
  ] as const) {
    const reply = await seal(world, event, 'ann', of(sized(count)))
    expect([count, reply.status]).toEqual([count, status])
    if (status === 422)
      expect(problemIn(reply)).toMatchObject({ code: 'illegal-deck', report: { library: { cards: count } } })
  }
  const [[copies, key], ...rest] = [crypt[0]!, ...crypt.slice(1)]
  const small = { crypt: copies > 1 ? [[copies - 1, key], ...rest] : rest, library }
  expect(problemIn(await seal(world, event, 'ann', small))).toMatchObject({ report: { crypt: { cards: 11 } } })
})

it('TDECK-02: a crypt of groups that do not go together is refused', async () => {
  const { world, event } = await entered()
  const apart = {
    list: `1x Anson (G1)\n11x Ines Tristao\n${library.map(([copies]) => `${copies}x Govern the Unaligned`).join('\n')}\n`,
  }
  const reply = await seal(world, event, 'ann', apart)
  expect(reply.status).toBe(422)
  expect(decksOf(reply)).toContain('groups-not-consecutive')
})

it('TDECK-03: a banned card is in no deck', async () => {
  const { world, event } = await entered()
  const lines = (cards: Cards): string =>
    cards.map(([copies, key]) => `${copies}x ${key.replaceAll('-', ' ')}`).join('\n')
  for (const [card, key] of [
    ['Succubus Club', 'succubus-club'],
    ['High Stakes', 'high-stakes'],
  ] as const) {
    const reply = await seal(world, event, 'ann', { list: `${lines(crypt)}\n${lines(library)}\n1x ${card}\n` })
    expect([card, reply.status]).toEqual([card, 422])
    expect(problemIn(reply).decks).toContainEqual({ reasonCode: 'banned', ruleRef: null, cards: [key] })
  }
})

it('TDECK-06: where an event is limited to some cards, a deck with another is refused and the card named', async () => {
  const { world, event } = await entered({ cards: 'fifth-edition' })
  const reply = await seal(world, event, 'ann', of(library, [[1, 'minion-tap']]))
  expect(problemIn(reply)).toMatchObject({
    code: 'illegal-deck',
    decks: [{ reasonCode: 'outside-pool', cards: ['minion-tap'] }],
  })
})

it('TDECK-08 TDECK-11: a deck may be replaced until check-in closes, and is played throughout', async () => {
  const { world, event } = await entered()
  await enter(world, event, names(3))
  const prints = new Set<string>()
  for (const deck of ['tremere', 'ventrue', 'ventrue'])
    prints.add(good<Seal>(await seal(world, event, 'ann', deck)).fingerprint)
  // The same list under another salt has another fingerprint, so that known lists tell nothing.
  expect(prints.size).toBe(3)
  good(await move(world, event, 'check-in-closed'))
  expect(problemIn(await seal(world, event, 'ann', 'tremere'))).toMatchObject({
    code: 'event-state',
    ruleRef: 'TDECK-11',
  })
  good(await move(world, event, 'check-in-open'))
  await played(world, event, await seat(world, event), [[1, 1, 1, 1]])
  expect(problemIn(await seal(world, event, 'ann', 'tremere'))).toMatchObject({
    code: 'event-state',
    ruleRef: 'TDECK-11',
  })
})

it('TDECK-09: who has no deck when check-in closes is not seated, and no round is dealt without', async () => {
  const { world, event } = await entered()
  const entries = await enter(world, event, names(4))
  const closed = good<{ checkIn: { players: string[]; left: { player: string; why: string }[] } }>(
    await move(world, event, 'check-in-closed'),
  ).checkIn
  expect(closed.players).toEqual([...entries.values()].toSorted())
  expect(closed.left).toMatchObject([{ why: 'no-deck' }])
  const { players } = good<{ players: { name: string; sealed: number[] }[] }>(
    await world.as('olga').get(`/events/${event}/players`),
  )
  expect(players.map(({ name, sealed }) => [name, sealed])).toEqual([
    ['Ann', []],
    ...names(4).map(name => [name.toUpperCase(), [0]]),
  ])
  const everybody = await world.as('olga').post(`/events/${event}/rounds`, { everybody: true })
  expect(problemIn(everybody)).toMatchObject({ code: 'unclaimed', detail: 'Ann has no deck' })
})

it('TDECK-13: with a deck a round, each is sealed until its check-in; the one before serves where none is', async () => {
  const { world, event } = await entered({ decks: 'multi', finalDeck: 'free', final: false })
  const first = good<Seal>(await seal(world, event, 'ann', 'ventrue', '?round=1'))
  const second = good<Seal>(
    await seal(world, event, 'ann', of(library.slice(1), [[library[0]![0], 'deflection']]), '?round=2'),
  )
  expect([first.round, second.round, first.fingerprint === second.fingerprint]).toEqual([1, 2, false])
  expect(problemIn(await seal(world, event, 'ann', 'tremere')).errors).toEqual([
    { path: 'round', code: 'no-such-round' },
  ])
  for (const player of names(3)) {
    good(await world.as(player).post(`/events/${event}/registration`, {}))
    good(await seal(world, event, player, 'tremere', '?round=1'))
  }
  await played(world, event, await seat(world, event), [[1, 1, 1, 1]])
  expect(problemIn(await seal(world, event, 'ann', 'tremere', '?round=1')).ruleRef).toBe('TDECK-08')
  good(await seal(world, event, 'ann', 'tremere', '?round=2'))
  await seat(world, event)
  expect(problemIn(await seal(world, event, 'ann', 'ventrue', '?round=2')).ruleRef).toBe('TDECK-08')
  const { tables } = good<{ tables: { id: string }[] }>(
    await world.as('olga').post(`/events/${event}/rounds/2/deal`, undefined),
  )
  const { seats } = (await world.store.loadTable(tables[0]!.id))!
  expect(seats.map(({ list }) => list?.library)).toEqual(Array(4).fill(decks.tremere.library))
})

it('TDECK-19: a list is its owner’s alone, also for who holds or judges the event', async () => {
  const { world, event } = await entered()
  good(await seal(world, event, 'ann', 'tremere'))
  const own = good<{ list: { library: unknown }; fingerprint: string; salt: string }>(
    await world.as('ann').get(`/events/${event}/deck`),
  )
  expect(own.list.library).toEqual(decks.tremere.library)
  for (const player of ['olga', 'hal', 'zed']) {
    expect((await world.as(player).get(`/events/${event}/deck`)).status).toBe(404)
    for (const path of ['', '/players', '/rounds', '/standings']) {
      const { text } = await world.as(player).get(`/events/${event}${path}`)
      for (const secret of [own.salt, decks.tremere.crypt[0]![1], decks.tremere.library[0]![1]])
        expect(text).not.toContain(secret)
    }
  }
})

it('TPEN-20: a list that is refused is none, and what was sealed before stays', async () => {
  const { world, event } = await entered()
  const { fingerprint } = good<Seal>(await seal(world, event, 'ann', 'tremere'))
  expect((await seal(world, event, 'ann', of(sized(59)))).status).toBe(422)
  expect(problemIn(await seal(world, event, 'ann', { list: '\u0000' })).status).toBeGreaterThanOrEqual(400)
  expect(good<Seal>(await world.as('ann').get(`/events/${event}/deck`)).fingerprint).toBe(fingerprint)
  expect(problemIn(await seal(world, event, 'zed', 'tremere')).code).toBe('forbidden')
})
