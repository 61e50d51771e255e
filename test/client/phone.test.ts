import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startServer, type LocalServer } from '../../functions/local/server.ts'
import { playToTheEnd } from './phone.ts'

const started: { server: LocalServer; dataDir: string; said: string[] }[] = []
const serve = async (memory: boolean): Promise<(typeof started)[number]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'praxis-phone-'))
  const said: string[] = []
  const server = await startServer({
    port: 0,
    dataDir,
    ...(memory ? { kinds: [] } : {}),
    pumpMs: 25,
    say: line => said.push(line),
  })
  const one = { server, dataDir, said }
  started.push(one)
  return one
}
afterAll(async () => {
  for (const { server, dataDir } of started) {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

/** The phone's own choices repeat; the shuffles do not, as they come from the game's secret. */
const repeating = (seed: number): (() => number) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

test.each([
  ['the embedded database', false],
  ['the store in memory', true],
])(
  'a phone that knows no rules plays a five-seat game against bots to its end, on %s',
  { timeout: 400_000 },
  async (_, memory) => {
    const { server, said } = await serve(memory)
    const { token } = await server.tour()
    const played = await playToTheEnd(server.url, token, server.game, undefined, repeating(42))

    expect(played.result.players.map(({ name }) => name)).toEqual(['Guest', 'Ada', 'Blaise', 'Cosima', 'Dante'])
    expect(played.result.victoryPoints).toHaveLength(5)
    // Each oust is worth a point, the last Methuselah's survival one more (END-03); a game by withdrawal is not in play
    // yet.
    expect(played.result.victoryPoints.reduce((sum, points) => sum + points, 0)).toBe(5)
    expect(played.seat).toBe(0)
    expect(played.answers).toBeGreaterThan(10)
    expect([played.atOnce > 0, played.refused]).toEqual([true, 0])
    expect(played.versions.length).toBeGreaterThan(10)
    expect(played.versions).toEqual([...new Set(played.versions)].sort((a, b) => a - b))
    expect(played.lines.at(-1)).toMatch(/Victory points/)
    expect(said.filter(line => !line.startsWith('WARNING'))).toEqual([])
  },
)

test('the phone is a script of some 200 lines that takes nothing from the project', async () => {
  const source = await readFile(new URL('phone.ts', import.meta.url), 'utf8')
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(220)
  expect([...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['node:timers/promises', 'node:url'])
})
