import { expect, it } from 'vitest'
import { verify } from '../../../shared/league/seating/seating.ts'
import { openWorld, json, problemIn } from '../../http/world.ts'
import { dealt, ended, enter, good, held, move, names, played, seat, standingsOf, type Round } from './held.ts'

it('whole', async () => {
  const world = await openWorld()
  const event = await held(world)
  await enter(world, event, names(10))
  const round = await seat(world, event)
  console.log(JSON.stringify(round))
  const closed = await played(world, event, round, [
    [3, 2, 0, 0, 0],
    [5, 0, 0, 0, 0],
  ])
  console.log(JSON.stringify(closed))
  console.log(JSON.stringify(await standingsOf(world, event)))
  const two = await seat(world, event)
  await played(world, event, two, [
    [3, 2, 0, 0, 0],
    [1, 1, 1, 1, 1],
  ])
  const final = good(await world.as('olga').post(`/events/${event}/final`, undefined))
  console.log(JSON.stringify(final))
  console.log(JSON.stringify(await standingsOf(world, event)))
}, 60000)
