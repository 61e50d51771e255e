import { it } from 'vitest'
import { openWorld, startedGame } from './world.ts'
it('x', async () => {
  const w = await openWorld()
  const { game } = await startedGame(w)
  console.log(game)
  for (const p of ['ann','ben','cal','dee','eve']) {
    const r = await w.as(p).get(`/games/${game}/prompt`); console.log(r.status, r.text.slice(0,1500))
  }
  console.log((await w.as('ann').get(`/games/${game}`)).text.slice(0,3000))
  console.log((await w.as('zed').get(`/games/${game}?view=spectator`)).text.length)
  console.log((await w.as('zed').get(`/games/${game}/log?view=spectator`)).text.slice(0,1500))
})
