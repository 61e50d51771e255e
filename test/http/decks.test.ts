import { describe, expect, it } from 'vitest'
import { decks, type Deck } from '../../shared/cards/five-decks.ts'
import { deckProblems } from '../support/deck-problems.ts'
import type { CardPool } from '../../shared/cards/catalogue.ts'
import { DECKS, json, openWorld, problemIn } from './world.ts'

interface Table {
  id: string
  cards: string
  seats: { deck: string | null }[]
  game: string | null
}
const { crypt, library } = decks.ventrue
/** The Ventrue deck with a card that the five decks lack in place of another. */
const withMinionTap: Pick<Deck, 'crypt' | 'library'> = { crypt, library: [...library.slice(1), [1, 'minion-tap']] }

async function tableOf(cards: string | undefined) {
  const world = await openWorld()
  const made = json<Table>(await world.as('ann').post('/tables', { name: 'Friday', ...(cards && { cards }) }))
  return {
    world,
    made,
    sit: (player: string, deck: unknown) => world.as(player).post(`/tables/${made.id}/seats`, { deck }),
  }
}

describe('the cards of a table', () => {
  it('are all cards unless its maker says otherwise, and everybody can see which', async () => {
    expect((await tableOf(undefined)).made.cards).toBe('all')
    const { world, made, sit } = await tableOf('fifth-edition')
    expect(made.cards).toBe('fifth-edition')
    for (const [i, deck] of DECKS.entries())
      expect((await sit(['ann', 'ben', 'cal', 'dee', 'eve'][i]!, deck)).status).toBe(201)
    const { game } = json<Table>(await world.as('ann').post(`/tables/${made.id}/start`, undefined))
    expect(json<{ cards: string }>(await world.as('eve').get(`/games/${game}`)).cards).toBe('fifth-edition')
  })

  it('a pool that does not exist is refused', async () => {
    const world = await openWorld()
    expect(problemIn(await world.as('ann').post('/tables', { name: 'Friday', cards: 'some' })).code).toBe(
      'invalid-request',
    )
  })

  it('a deck with cards outside the pool does not sit down, and hears which they are', async () => {
    const { world, made, sit } = await tableOf('fifth-edition')
    const problem = problemIn(await sit('ann', { ...withMinionTap, library: [...withMinionTap.library, [2, 'blur']] }))
    expect(problem).toMatchObject({
      code: 'illegal-deck',
      status: 422,
      decks: [{ reasonCode: 'outside-pool', cards: ['minion-tap', 'blur'] }],
    })
    expect(json<Table>(await world.as('ann').get(`/tables/${made.id}`)).seats).toEqual([])
  })

  it("the same deck sits down where all cards are played with, and is its owner's secret", async () => {
    const { world, made, sit } = await tableOf('all')
    expect((await sit('ann', withMinionTap)).status).toBe(201)
    for (const [player, deck] of [
      ['ben', 'tremere'],
      ['cal', 'nosferatu'],
      ['dee', 'malkavian'],
    ])
      await sit(player!, deck)
    const path = `/tables/${made.id}`
    expect([
      json<Table>(await world.as('ann').get(path)).seats[0]!.deck,
      json<Table>(await world.as('ben').get(path)).seats[0]!.deck,
    ]).toEqual(['own', null])
    const { game } = json<Table>(await world.as('ann').post(`${path}/start`, undefined))
    const view = json<{ view: { seats: { library: number; hand: { count: number } }[] } }>(
      await world.as('ben').get(`/games/${game}`),
    ).view
    expect([view.seats[0]!.library, view.seats[0]!.hand.count]).toEqual([70, 7])
  })

  it('a list that is no deck is refused with every reason', async () => {
    const { sit } = await tableOf('all')
    const problem = problemIn(
      await sit('ann', {
        crypt: [[11, 'ashley']],
        library: [
          [70, 'bonding'],
          [1, 'no-such-card'],
        ],
      }),
    )
    expect(problem.decks).toEqual([
      { reasonCode: 'unknown-card', ruleRef: 'DECK-10', cards: ['no-such-card'] },
      { reasonCode: 'crypt-too-small', ruleRef: 'DECK-01', cards: [] },
    ])
    for (const deck of [
      'vampires',
      { crypt },
      { crypt, library: [[0, 'bonding']] },
      { crypt, library: [['bonding', 1]] },
      { crypt, library, sideboard: [] },
    ]) {
      expect(problemIn(await sit('ann', deck)).code).toBe('invalid-request')
    }
  })

  it('outside a pool is what it does not name', () => {
    const outside = (pool: CardPool, deck: Pick<Deck, 'crypt' | 'library'>) =>
      deckProblems(deck, undefined, pool).flatMap(({ reason, cards }) => (reason === 'outside-pool' ? cards : []))
    expect(
      outside('fifth-edition', {
        crypt,
        library: [
          [1, 'blur'],
          [3, 'blur'],
          [1, 'minion-tap'],
        ],
      }),
    ).toEqual(['blur', 'minion-tap'])
    expect([
      outside('all', withMinionTap),
      outside(['minion-tap'], withMinionTap),
      deckProblems(withMinionTap),
    ]).toEqual([[], [], []])
  })
})
