import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * The tests that are the specification of the rules. Nothing in them starts a server, so they share one process: a
 * mutant is judged in seconds.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['test/rules/**/*.test.ts', 'test/cards/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
})
