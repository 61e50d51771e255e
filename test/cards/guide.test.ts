import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../infra/root.ts'
import { effects } from '../../shared/text/en/effects.ts'
import { effectPhrases } from '../../shared/text/effects/index.ts'
import { say } from '../../shared/text/effects/speak.ts'
import * as conditions from '../../shared/cards/conditions.ts'
import * as makers from '../../shared/cards/makers.ts'
import type { CardDefinition } from '../../shared/cards/definition.ts'
import { wordsOf } from './language-words.ts'

const guide = readFileSync(join(ROOT, 'shared/cards/README.md'), 'utf8')
const ticked = new Set([...guide.replace(/```[^]*?```/g, '').matchAll(/`([\w-]+)[^`]*`/g)].map(([, word]) => word!))

/** Each example as a file of its own, which imports what a file of shared/cards/library would. */
const examples = [...guide.matchAll(/```ts\n([^]*?)```/g)].map(([, code], i) => {
  const file = join(ROOT, 'coverage/guide/library', `example-${i}.ts`)
  mkdirSync(join(ROOT, 'coverage/guide/library'), { recursive: true })
  writeFileSync(
    file,
    code!
      .replaceAll("'../../makers.ts'", "'../../../shared/cards/makers.ts'")
      .replaceAll("'../../definition.ts'", "'../../../shared/cards/definition.ts'")
      .replaceAll("'../../conditions.ts'", "'../../../shared/cards/conditions.ts'"),
  )
  return file
})

describe('the guide to writing cards', () => {
  it('has examples that compile', () => {
    expect(examples.length).toBeGreaterThan(0)
    const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), name => readFileSync(name, 'utf8')) as {
      config: unknown
    }
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
    const program = ts.createProgram(examples, { ...options, noEmit: true, skipLibCheck: true })
    const found = examples.flatMap(file => [
      ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
      ...program.getSemanticDiagnostics(program.getSourceFile(file)),
    ])
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  }, 120_000)

  it('has examples that run, and say in words what they do', async () => {
    for (const file of examples) {
      const { cards } = (await import(/* @vite-ignore */ file)) as { cards: CardDefinition[] }
      expect(cards.length).toBeGreaterThan(0)
      for (const card of cards) for (const line of effectPhrases(card)) expect(say(line, effects)).toMatch(/^[^⟦]+\.$/)
    }
  })

  it('names every operation and every condition, and no maker that is not there', () => {
    const known = new Set(Object.keys(makers))
    expect(wordsOf('shared/cards/language.ts', 'Op', 'op').filter(op => !ticked.has(op))).toEqual([])
    const said = Object.keys(conditions)
    expect(said.length).toBeGreaterThan(30)
    expect(said.filter(name => !ticked.has(name))).toEqual([])
    const inBrackets = [...guide.matchAll(/\((`[^)]*)\) \|/g)].flatMap(([, list]) =>
      [...list!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
    )
    expect(inBrackets.filter(name => !known.has(name))).toEqual([])
  })

  it('is a page', () => {
    expect(guide.split('\n').length).toBeLessThanOrEqual(110)
  })
})
