import { createHash } from 'node:crypto'
import { makeKey } from '../../functions/access/own-keys.ts'
import { EVENT, eventPartition, made, type EventFacts } from '../../functions/desk/desk-items.ts'
import { correctResult, type Correction } from '../../functions/desk/results/correct.ts'
import type { SignedItem } from '../../functions/desk/results/kept.ts'
import type { ResultPayload } from '../../functions/desk/results/payload.ts'
import { payloadIn } from '../../functions/desk/results/signer.ts'
import { isRefused, type Refused } from '../../functions/games/refused.ts'
import { keyScopes, type Scope } from '../../shared/api/routes.ts'
import { openHouse, type House } from '../notify/house.ts'
import type { Caller, World } from '../http/world.ts'
import { byTime, LEAGUE, signedIn, toldGame, type Told } from './ended-games.ts'

export const GAME = 'gam_ofaleague'
const event = (more: Partial<EventFacts> = {}): EventFacts => ({
  id: 'evt_autumn',
  league: LEAGUE,
  name: 'Autumn',
  organisers: [{ player: 'olga', name: 'Olga' }],
  judges: [{ player: 'hal', name: 'Hal' }],
  visibility: 'public',
  ...more,
})
export const HAL = { player: 'hal', name: 'Hal' }
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

export const stated = (item: SignedItem): ResultPayload => payloadIn<ResultPayload>(item.jws)

interface Ending {
  how?: (told: Told) => Promise<unknown>
  playing?: Parameters<typeof toldGame>[1]
  facts?: Partial<EventFacts>
  /** What else the event has, by its name. */
  items?: Record<string, object>
}

export async function ended({ how = byTime, playing = {}, facts = {}, items = {} }: Ending = {}): Promise<{
  house: House
  world: World
  payload: ResultPayload
}> {
  const house = await openHouse(),
    { world } = house
  const partition = eventPartition('evt_autumn')
  await world.store.saveDesk(
    Object.entries({ [EVENT]: event(facts), ...items }).map(([name, value]) => made({ partition, name }, value)),
  )
  await how(await toldGame(world.service, playing))
  await house.stream()
  const [item] = await signedIn(world.store, playing.place)
  return { house, world, payload: stated(item!) }
}

export const correct = (world: World, correction: Partial<Correction>): Promise<SignedItem | Refused> =>
  correctResult(world.service, GAME, {
    ruling: 'rul_1',
    victoryPoints: [2.5, 0, 0, 1.5, 0],
    comment: null,
    by: HAL,
    ...correction,
  })

export async function corrected(world: World, correction: Partial<Correction>): Promise<SignedItem> {
  const item = await correct(world, correction)
  if (isRefused(item)) throw new Error(JSON.stringify(item))
  return item
}

let keys = 0
export async function program(world: World, league: string, scopes: Scope[]): Promise<Caller> {
  const owner = { id: league, name: league, scopes: new Set<string>(keyScopes) }
  const key = await makeKey(world.service, owner, { name: 'site', scopes, expiresInDays: 30 }, `key ${keys++}`)
  if (isRefused(key)) throw new Error(key.refused)
  const send: Caller['send'] = (method, path, sending = {}) =>
    world.request(method, path, { ...sending, headers: { ...sending.headers, authorization: `Bearer ${key.key}` } })
  return { ...world.anonymous, send, get: path => send('GET', path) }
}
