import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { findBreaches } from '../../infra/boundaries.ts'
import { ROOT } from '../../infra/root.ts'
import { scratch, write } from './scratch.ts'

/** A small repository in which every file but those named good breaks one rule. */
const LINTED: Record<string, { text: string; rule: string | null }> = {
  'shared/rules/good.ts': { text: "import { x } from './state.ts'\nexport const good = Math.floor(x)\n", rule: null },
  'shared/api/good.ts': { text: "import * as z from 'zod'\nexport const good = z.string()\n", rule: null },
  'shared/cards/library/action/good.ts': {
    text: "import { action } from '../../makers.ts'\nimport { duringBleed } from '../../conditions.ts'\nexport const good = [action, duringBleed]\n",
    rule: null,
  },
  'shared/bots/good.ts': {
    text:
      "import type { View } from '../rules/index.ts'\n" +
      "import { definitions } from '../cards/index.ts'\nimport { decide } from './index.ts'\n" +
      'export const good = (view: View) => [view, definitions, decide]\n',
    rule: null,
  },
  'functions/store/good.ts': {
    text: "import { readFileSync } from 'node:fs'\nexport const good = readFileSync('x')\n",
    rule: null,
  },
  'functions/local/good.ts': {
    text: "import { build } from '../../infra/build.ts'\nexport const good = build\n",
    rule: null,
  },

  'shared/rules/node.ts': { text: "import fs from 'node:fs'\nexport const bad = fs\n", rule: 'no-restricted-imports' },
  'shared/api/bare-node.ts': {
    text: "import { join } from 'path'\nexport const bad = join\n",
    rule: 'no-restricted-imports',
  },
  'shared/api/aws.ts': {
    text: "import { DynamoDBClient } from '@aws-sdk/client-dynamodb'\nexport const bad = DynamoDBClient\n",
    rule: 'no-restricted-imports',
  },
  'shared/api/functions.ts': {
    text: "import { store } from '../../functions/store/open.ts'\nexport const bad = store\n",
    rule: 'no-restricted-imports',
  },
  'shared/api/infra.ts': { text: "export { build } from '../../infra/build.ts'\n", rule: 'no-restricted-imports' },
  'shared/api/dynamic.ts': { text: "export const bad = () => import('node:os')\n", rule: 'no-restricted-imports' },
  'shared/rules/zod.ts': { text: "import * as z from 'zod'\nexport const bad = z\n", rule: 'no-restricted-imports' },
  'shared/cards/library/action/rules.ts': {
    text: "import { apply } from '../../../rules/index.ts'\nexport const bad = apply\n",
    rule: 'no-restricted-imports',
  },
  'shared/cards/crypt/catalogue.ts': {
    text: "import { catalogue } from '../catalogue.ts'\nexport const bad = catalogue\n",
    rule: 'no-restricted-imports',
  },
  'shared/bots/state.ts': {
    text: "import type { GameState } from '../rules/model/state.ts'\nexport type Bad = GameState\n",
    rule: 'no-restricted-imports',
  },
  'shared/bots/core.ts': {
    text: "import { viewFor } from '../rules/index.ts'\nexport const bad = viewFor\n",
    rule: 'no-restricted-imports',
  },
  'functions/store/infra.ts': {
    text: "import { build } from '../../infra/build.ts'\nexport const bad = build\n",
    rule: 'no-restricted-imports',
  },
  'functions/http/local.ts': {
    text: "import { issuer } from '../local/issuer.ts'\nexport const bad = issuer\n",
    rule: 'no-restricted-imports',
  },
  'functions/local/test.ts': {
    text: "import { run } from '../../test/run.ts'\nexport const bad = run\n",
    rule: 'no-restricted-imports',
  },
  'functions/local/synth.ts': {
    text: "import { synth } from '../../infra/synth.ts'\nexport const bad = synth\n",
    rule: 'no-restricted-imports',
  },

  'shared/rules/one.ts': { text: "import { two } from './two.ts'\nexport const one = () => two\n", rule: 'no-cycle' },
  'shared/rules/two.ts': { text: "import { one } from './one.ts'\nexport const two = () => one\n", rule: 'no-cycle' },

  'shared/rules/now.ts': { text: 'export const bad = Date.now()\n', rule: 'no-restricted-globals' },
  'shared/rules/date.ts': { text: 'export const bad = () => new Date()\n', rule: 'no-restricted-globals' },
  'shared/rules/performance.ts': { text: 'export const bad = performance.now()\n', rule: 'no-restricted-globals' },
  'shared/api/timer.ts': {
    text: 'export const bad = (act: () => void) => setTimeout(act, 1)\n',
    rule: 'no-restricted-globals',
  },
  'shared/rules/crypto.ts': { text: 'export const bad = crypto.randomUUID()\n', rule: 'no-restricted-globals' },
  'shared/rules/process.ts': { text: "export const bad = process.env['X']\n", rule: 'no-restricted-globals' },
  'shared/text/buffer.ts': { text: "export const bad = Buffer.from('x')\n", rule: 'no-restricted-globals' },
  'shared/rules/global.ts': { text: 'export const bad = globalThis\n', rule: 'no-restricted-globals' },
  'shared/rules/random.ts': { text: 'export const bad = Math.random()\n', rule: 'no-restricted-properties' },
  'shared/rules/random-taken.ts': {
    text: 'const { random } = Math\nexport const bad = random()\n',
    rule: 'no-restricted-properties',
  },
  'shared/rules/locale.ts': { text: "export const bad = 'a'.localeCompare('b')\n", rule: 'no-restricted-properties' },
  'shared/rules/console.ts': { text: "console.log('x')\nexport {}\n", rule: 'no-console' },

  'functions/http/any.ts': { text: 'export const bad: any = 1\n', rule: 'no-explicit-any' },
  'functions/http/unused.ts': { text: 'const bad = 1\nexport {}\n', rule: 'no-unused-vars' },
  'functions/http/ignore.ts': { text: '// @ts-ignore\nexport const bad: number = 1\n', rule: 'ban-ts-comment' },
  'infra/default.ts': { text: 'export default 1\n', rule: 'no-default-export' },
  'test/focus.test.ts': {
    text: "import { expect, it } from 'vitest'\nit.only('x', () => expect(1).toBe(1))\n",
    rule: 'no-focused-tests',
  },
  'test/skip.test.ts': {
    text: "import { expect, it } from 'vitest'\nit.skip('x', () => expect(1).toBe(1))\n",
    rule: 'no-disabled-tests',
  },
}

describe('oxlint', () => {
  let found: Map<string, Set<string>>
  beforeAll(() => {
    const folder = scratch()
    copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    write(folder, Object.fromEntries(Object.entries(LINTED).map(([path, { text }]) => [path, text])))
    const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', '.'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
    found = new Map()
    for (const { filename, code } of diagnostics)
      found.set(filename, (found.get(filename) ?? new Set()).add(/\((.+)\)/.exec(code)?.[1] ?? code))
  })

  it.each(Object.entries(LINTED))('%s', (path, { rule }) => {
    expect([...(found.get(path) ?? [])]).toEqual(rule === null ? [] : [rule])
  })
})

/** What only shows when one follows an import to where it leads. */
const FOLLOWED: Record<string, { text: string; breaks: string[] }> = {
  'shared/rules/good.ts': { text: "import type { Card } from '../cards/facts.ts'\nexport type { Card }\n", breaks: [] },
  'shared/cards/library/action/good.ts': {
    text:
      "import { action } from '../../makers.ts'\nimport type { Op } from '../../language.ts'\n" +
      "import { duringBleed } from '../../conditions.ts'\nimport { two } from '../../crypt/two.ts'\n",
    breaks: [],
  },
  'functions/http/good.ts': {
    text: "import { Hono } from 'hono'\nimport { join } from 'node:path'\nimport { open } from '../store/open.ts'\n",
    breaks: [],
  },
  'functions/local/good.ts': {
    text: "import { build } from '../../infra/build.ts'\nimport { handler } from '../http/lambda.ts'\n",
    breaks: [],
  },
  'functions/store/doors.ts': {
    text:
      "import { apply } from '../../shared/rules/index.ts'\n" +
      "import { migrate } from '../../shared/rules/migrations/index.ts'\n" +
      "import { toPosition } from '../../shared/rules/position/position.ts'\n",
    breaks: [],
  },
  'functions/store/state.ts': {
    text: "import type { GameState } from '../../shared/rules/model/state.ts'\n",
    breaks: ['../../shared/rules/model/state.ts'],
  },
  'functions/games/legal.ts': {
    text: "import { legal } from '../../shared/rules/engine/legal.ts'\n",
    breaks: ['../../shared/rules/engine/legal.ts'],
  },
  'functions/local/window.ts': {
    text: "const rules = import('../../shared/rules/told/view.ts')\n",
    breaks: ['../../shared/rules/told/view.ts'],
  },

  'shared/bots/good.ts': {
    text: "import type { View } from '../rules/index.ts'\nimport { definitions } from '../cards/index.ts'\n",
    breaks: [],
  },

  'shared/cards/good.ts': { text: "import type { EventKey } from '../rules/index.ts'\n", breaks: [] },
  'shared/cards/state.ts': {
    text: "import type { GameState } from '../rules/index.ts'\n",
    breaks: ['../rules/index.ts'],
  },
  'shared/cards/rules.ts': { text: "import { apply } from '../rules/index.ts'\n", breaks: ['../rules/index.ts'] },
  'shared/cards/type.ts': {
    text: "import type { Look } from '../rules/reads/evaluate.ts'\n",
    breaks: ['../rules/reads/evaluate.ts'],
  },
  'shared/bots/state.ts': {
    text: "import type { GameState } from '../rules/model/state.ts'\n",
    breaks: ['../rules/model/state.ts'],
  },
  'shared/bots/index-state.ts': {
    text: "import type { GameState, View } from '../rules/index.ts'\n",
    breaks: ['../rules/index.ts'],
  },
  'shared/bots/everything.ts': {
    text: "export type State = import('../rules/index.ts').GameState\n",
    breaks: ['../rules/index.ts'],
  },
  'shared/bots/values.ts': {
    text: "import { viewFor } from '../rules/index.ts'\n",
    breaks: ['../rules/index.ts'],
  },
  'shared/api/good.ts': {
    text: "import { MOST_ORDERS } from '../rules/model/orders.ts'\nimport type { Param } from '../rules/index.ts'\n",
    breaks: [],
  },
  'shared/api/loaded.ts': { text: "import { apply } from '../rules/index.ts'\n", breaks: ['../rules/index.ts'] },
  'shared/text/room.ts': {
    text: "import type { Param } from '../rules/model/events.ts'\n",
    breaks: ['../rules/model/events.ts'],
  },
  'shared/rules/index.ts': { text: "export { apply } from './engine/apply.ts'\n", breaks: [] },
  'test/rules/inside.ts': {
    text: "import { apply, settle } from '../../shared/rules/engine/apply.ts'\n",
    breaks: ['../../shared/rules/engine/apply.ts'],
  },
  'test/rules/good.ts': {
    text: "import { settle } from '../../shared/rules/engine/apply.ts'\nimport { apply } from '../../shared/rules/index.ts'\n",
    breaks: [],
  },
  'test/http/inside.ts': {
    text: "import { settle } from '../../shared/rules/engine/apply.ts'\n",
    breaks: ['../../shared/rules/engine/apply.ts'],
  },
  'test/http/good.ts': {
    text: "import { fromPosition } from '../../shared/rules/position/position.ts'\n",
    breaks: [],
  },
  'shared/bots/wire.ts': { text: "import type { Prompt } from '../api/prompts.ts'\n", breaks: ['../api/prompts.ts'] },
  'shared/rules/reads/good.ts': {
    text: "import type { Op } from '../../cards/language.ts'\nimport type { Run } from '../model/run.ts'\n",
    breaks: [],
  },
  'shared/rules/reads/offer.ts': {
    text: "import type { Payment } from '../offers/plays.ts'\n",
    breaks: ['../offers/plays.ts'],
  },
  'shared/rules/offers/change.ts': {
    text: "import { lock } from '../changes/zones.ts'\n",
    breaks: ['../changes/zones.ts'],
  },
  'shared/rules/changes/offer.ts': {
    text: "import { couldPlay } from '../offers/plays.ts'\n",
    breaks: ['../offers/plays.ts'],
  },
  'shared/rules/procedures/engine.ts': {
    text: "import { apply } from '../engine/apply.ts'\n",
    breaks: ['../engine/apply.ts'],
  },
  'shared/rules/procedures/told.ts': {
    text: "import type { View } from '../told/view.ts'\n",
    breaks: ['../told/view.ts'],
  },
  'shared/rules/told/good.ts': { text: "import { legal } from '../engine/legal.ts'\n", breaks: [] },
  'shared/rules/model/text.ts': { text: "import { en } from '../../text/en.ts'\n", breaks: ['../../text/en.ts'] },
  'shared/rules/out.ts': { text: "import manifest from '../../package.json'\n", breaks: ['../../package.json'] },
  'shared/rules/round.ts': {
    text: "import { x } from '../../shared/../functions/store/open.ts'\n",
    breaks: ['../../shared/../functions/store/open.ts'],
  },
  'shared/rules/type.ts': {
    text: "export type Bad = import('../../functions/store/port.ts').Store\n",
    breaks: ['../../functions/store/port.ts'],
  },
  'shared/rules/again.ts': {
    text: "export * from '../../functions/store/port.ts'\n",
    breaks: ['../../functions/store/port.ts'],
  },
  'shared/rules/hidden.ts': { text: 'export const bad = (name: string) => import(name)\n', breaks: ['import(…)'] },
  'shared/rules/where.ts': { text: 'export const bad = import.meta.url\n', breaks: ['import.meta'] },
  'shared/rules/zod.ts': { text: "import * as z from 'zod'\n", breaks: ['zod'] },
  'shared/cards/library/values.ts': {
    text: "import { words } from '../../rules/language.ts'\n",
    breaks: ['../../rules/language.ts'],
  },
  'shared/cards/crypt/other.ts': { text: "import { catalogue } from '../catalogue.ts'\n", breaks: ['../catalogue.ts'] },
  'shared/api/named.ts': { text: "import { z } from 'zod'\n", breaks: ['zod'] },
  'shared/api/renamed.ts': { text: "import { z as schema } from 'zod'\n", breaks: ['zod'] },
  'functions/http/default.ts': { text: "import z from 'zod'\n", breaks: ['zod'] },
  'functions/http/development.ts': { text: "import ts from 'typescript'\n", breaks: ['typescript'] },
  'functions/http/local.ts': { text: "import { issuer } from '../local/issuer.ts'\n", breaks: ['../local/issuer.ts'] },
  'functions/local/stack.ts': {
    text: "import { praxisStack } from '../../infra/stack.ts'\n",
    breaks: ['../../infra/stack.ts'],
  },
  'infra/test.ts': { text: "import { x } from '../test/run.ts'\n", breaks: ['../test/run.ts'] },
}

describe('boundaries', () => {
  let found: ReturnType<typeof findBreaches>
  beforeAll(() => {
    const folder = scratch()
    write(folder, {
      'package.json': '{ "dependencies": { "hono": "1", "zod": "4" }, "devDependencies": { "typescript": "5" } }',
      'test/.keep': '',
    })
    write(folder, Object.fromEntries(Object.entries(FOLLOWED).map(([path, { text }]) => [path, text])))
    found = findBreaches(folder)
  })

  it.each(Object.entries(FOLLOWED))('%s', (path, { breaks }) => {
    const here = found.filter(({ file }) => file === path)
    expect(here.map(breach => breach.import)).toEqual(breaks)
    for (const { line } of here) expect(line).toBe(1)
  })
})
