import { expect, it } from 'vitest'
import type { Copies } from '../../../shared/cards/five-decks.ts'
import { decks } from '../../../shared/cards/five-decks.ts'
import { openWorld, problemIn, type Reply, type World } from '../../http/world.ts'
import { enter, good, held, names, played, seat, standingsOf } from '../events/held.ts'
import { HAL_AND_IDA } from './judged-table.ts'
import { resealed } from './resealed.ts'

interface Mended {
  wrong: string[]
  added: number
  removed: number
  before: string
  fingerprint: string | null
}
interface OwnDeck {
  fingerprint: string
  list: { crypt: Copies[]; library: Copies[] }
  mended?: { judge: string; reason: string }
}
const REASON = 'The check let 59 cards pass.'
const size = (cards: readonly Copies[]): number => cards.reduce((sum, [copies]) => sum + copies, 0)

/** The library of a deck cut to 59. */
function short(): Copies[] {
  let over = size(decks.ventrue.library) - 59
  return decks.ventrue.library.map(([copies, key]): Copies => {
    const cut = Math.min(copies - 1, over)
    over -= cut
    return [copies - cut, key]
  })
}

interface Scene {
  world: World
  event: string
  entry: string
  mend: (who: string, body?: object, query?: string, key?: string) => Promise<Reply>
  own: () => Promise<OwnDeck>
  points: number[]
}
/** A round has been played with a library of 59 cards. */
async function found(settings: object = {}): Promise<Scene> {
  const world = await openWorld()
  const event = await held(world, { judges: HAL_AND_IDA, ...settings })
  const entries = await enter(world, event, names(5))
  const library = short()
  await resealed(world, event, 'p1', { crypt: decks.ventrue.crypt, library })
  const round = await seat(world, event)
  const points = [3, 1, 1, 0, 0]
  await played(world, event, round, [points])
  const entry = entries.get('p1')!
  return {
    world,
    event,
    entry,
    points,
    mend: (who, body = {}, query = '', key) =>
      world
        .as(who)
        .post(
          `/events/${event}/players/${entry}/deck-mending${query}`,
          { way: 'most-frequent', reason: REASON, ...body },
          key,
        ),
    own: async () => good<OwnDeck>(await world.as('p1').get(`/events/${event}/deck`)),
  }
}

it('TDECK-20: one more copy of the most frequent card is added, the round stands, and nobody loses a point', async () => {
  const at = await found()
  const before = await at.own()
  const standings = await standingsOf(at.world, at.event)
  const most = Math.max(...before.list.library.map(([copies]) => copies))
  const frequent = before.list.library.flatMap(([copies, key]) => (copies === most ? [key] : [])).toSorted()[0]
  expect(size(before.list.library)).toBe(59)

  const tried = good<Mended>(await at.mend('ida', {}, '?dry=1'))
  expect(tried).toMatchObject({ wrong: ['library-too-small'], added: 1, removed: 0, fingerprint: null })
  expect(await at.own()).toEqual(before)

  const first = await at.mend('ida', {}, '', 'once')
  const mended = good<Mended>(first)
  expect([mended.before, mended.added]).toEqual([before.fingerprint, 1])
  expect((await at.mend('ida', {}, '', 'once')).text).toBe(first.text)
  const after = await at.own()
  expect([after.fingerprint, after.mended]).toMatchObject([mended.fingerprint, { judge: 'Ida', reason: REASON }])
  expect(after.list.library).toEqual(
    before.list.library.map(([copies, key]) => [key === frequent ? copies + 1 : copies, key]),
  )
  expect(after.list.crypt).toEqual(before.list.crypt)
  expect(await standingsOf(at.world, at.event)).toEqual(standings)
  const kept = await at.world.store.deskItems(`EVENT#${at.event}`, { prefix: '' })
  expect(kept.filter(({ name }) => name.startsWith('PENALTY#'))).toEqual([])
  expect(kept.filter(({ name }) => name.startsWith('AUDIT#')).map(({ value }) => value)).toMatchObject([
    { kind: 'deck-mended', by: { name: 'Ida' }, player: at.entry, before: before.fingerprint, reason: REASON },
  ])
  // It is legal now, and mended no second time.
  expect(problemIn(await at.mend('hal')).code).toBe('event-state')
  expect(await at.own()).toEqual(after)
})

it('TDECK-20, TDECK-19: nobody proposes a card, and no judge is told one', async () => {
  const at = await found()
  const before = await at.own()
  for (const wrong of [
    { card: 'deflection' },
    { add: [[1, 'deflection']] },
    { way: 'deflection' },
    { way: undefined },
    { reason: '' },
    { round: 1 },
  ])
    expect(problemIn(await at.mend('hal', wrong)).code).toBe('invalid-request')
  for (const who of ['olga', 'p1', 'p2', 'zed']) expect(problemIn(await at.mend(who)).code).toBe('forbidden')
  expect(await at.own()).toEqual(before)
  const { text } = await at.mend('hal', { way: 'descending' })
  for (const [, key] of [...before.list.crypt, ...before.list.library]) expect(text).not.toContain(key)
  const shown = (await at.world.as('p2').get(`/events/${at.event}/players`)).text
  expect(shown).not.toContain(REASON)
})

it('TDECK-20: while a round is played no deck changes', async () => {
  const at = await found()
  await seat(at.world, at.event)
  const before = await at.own()
  expect(problemIn(await at.mend('hal'))).toMatchObject({ code: 'round-open', ruleRef: 'TDECK-20' })
  expect(await at.own()).toEqual(before)
})
