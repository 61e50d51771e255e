import { replay } from '../../functions/desk/webhooks/commands.ts'
import { sweepHooks, wake } from '../../functions/hooks/wake.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { Store } from '../../functions/store/port.ts'
import { active, answering, bodyOf, LEAGUE, OK, openHouse } from './league-house.ts'

/**
 * What goes wrong with a call: it fails without or with effect and the function goes on, or the function is killed
 * before or after it, and nothing it would have done afterwards happens.
 */
const MODES = ['failed', 'failed-late', 'killed-before', 'killed-after'] as const

/** Chance that repeats. */
function dice(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1
  return below => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % below
  }
}

/**
 * Things happen, wake-ups get lost or come twice, the store and the receiver fail at any call; then all is well again.
 * What is wrong in the end, or undefined.
 */
export async function crash(seed: number): Promise<string | undefined> {
  const roll = dice(seed)
  const base = openMemoryStore()
  let troubled = false
  let isDead = false
  const calls = new Map<string, number>()
  const gate = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    if (isDead) throw new Error('killed')
    calls.set(name, (calls.get(name) ?? 0) + 1)
    const mode = troubled && roll(12) === 0 ? MODES[roll(MODES.length)]! : undefined
    if (mode === undefined) return act()
    if (mode === 'failed-late' || mode === 'killed-after') await act()
    isDead = mode.startsWith('killed')
    throw new Error(mode)
  }
  const house = openHouse(
    ({ url }) => {
      // It may have accepted what it then does not answer.
      received.set(url, [...(received.get(url) ?? []), house.posts.length - 1])
      if (!troubled) return OK
      return [OK, OK, OK, answering(500), answering(429, '60'), answering(302), { unreached: 'timeout' } as const][
        roll(7)
      ]!
    },
    { store: base, seed: `crash ${seed}` },
  )
  const received = new Map<string, number[]>()
  const one = await active(house, { url: 'https://one.example.org/' })
  const two = await active(house, { url: 'https://two.example.org/' })
  received.clear()
  const { post } = house.sender
  const faulty = Object.fromEntries(
    Object.entries(base).map(([name, method]) => [
      name,
      (...args: unknown[]) => gate(name, () => (method as (...given: unknown[]) => Promise<unknown>)(...args)),
    ]),
  ) as unknown as Store
  house.sender.store = faulty
  house.sender.post = posting => gate('post', () => post(posting))

  const call = async (act: () => Promise<unknown>): Promise<void> => {
    await act().catch(() => undefined)
    isDead = false
  }
  for (let n = 0; n < 12; n++) {
    troubled = false
    await house.happen(roll(5))
    if (roll(10) === 0) await replay(house.service, LEAGUE, one.id, { since: roll(5) })
    troubled = true
    for (let woken = roll(3); woken > 0; woken--)
      await call(() => Promise.allSettled([1, 2].map(() => wake(house.sender, { league: LEAGUE }))))
    house.pass(roll(4))
    await call(() => sweepHooks(house.sender))
  }
  troubled = false
  house.sender.store = base
  const waits = async (): Promise<boolean> =>
    (await Promise.all([one, two].map(({ id }) => house.backlog(id)))).some(({ waiting }) => waiting.length > 0)
  for (let n = 0; n === 0 || (n < 100 && (await waits())); n++) await house.live(20, 10)

  const feed = await house.feed()
  for (const { id } of [one, two]) {
    const { url } = await house.webhook(id)
    const bodies = (received.get(url) ?? []).map(at => bodyOf(house.posts[at]!))
    const first = new Map(bodies.map(body => [body.seq, body]))
    if (JSON.stringify([...first.values()].toSorted((a, b) => a.seq - b.seq)) !== JSON.stringify(feed))
      return `${url} was sent ${[...first.keys()].join()} of ${feed.length}`
    for (const body of bodies)
      if (JSON.stringify(body) !== JSON.stringify(first.get(body.seq))) return `${url}: another entry as ${body.seq}`
    const { waiting, upTo, lease } = await house.backlog(id)
    if (waiting.length > 0 || upTo !== feed.length || lease)
      return `${url} is not done: ${JSON.stringify({ waiting, upTo })}`
    const open = (await house.deliveries(id)).filter(({ status }) => status !== 'delivered')
    if (open.length > 0) return `${url}: ${open.map(({ seq, status }) => `${seq} ${status}`).join()}`
  }
  for (const name of ['post', 'deskItem', 'deskItems', 'saveDesk', 'dueOfDesk'])
    if (!calls.has(name)) return `${name} was never called`
  return undefined
}
