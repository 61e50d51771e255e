import { expect, it } from 'vitest'
import { crash } from './sending-crashes.ts'

/** PRAXIS_SEEDS=1000 looks further. */
const SEEDS = Number(process.env['PRAXIS_SEEDS'] ?? 60)
const FIRST = Number(process.env['PRAXIS_FIRST_SEED'] ?? 1)

it(`whatever fails wherever, each endpoint is sent the whole feed, and nothing else: ${SEEDS} seeds`, async () => {
  const wrong: string[] = []
  for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
    const found = await crash(seed)
    if (found !== undefined) wrong.push(`seed ${seed}: ${found}`)
  }
  expect(wrong).toEqual([])
})
