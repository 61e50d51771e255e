import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests that play rulings of cards, each run again under broken definitions (`break-rulings.ts`). */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    experimental: { fsModuleCache: true, fsModuleCachePath: '.data/transforms' },
    setupFiles: ['support/load-every-card', 'support/learn-english', 'mutation/break-rulings'].map(
      name => `test/${name}.ts`,
    ),
    include: ['test/rules/**/*.test.ts', 'test/cards/**/*.test.ts'],
    maxWorkers: 1,
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
