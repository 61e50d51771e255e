import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../infra/root.ts'
import { catalogue, factsOf } from '../../shared/cards/catalogue.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { readRulings, rulings, setApart } from './rulings.ts'

/** A ruling that speaks of other cards is played with one of them: those of its text that are whole. */

/** Tests stand in blocks: what is written at the left edge of a file, with all that its tests share. */
function blocksOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8'),
    source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  return source.statements.map(one => text.slice(one.getStart(source), one.getEnd()))
}

export interface Block {
  file: string
  text: string
  /** The same, with what the file says once for all of its blocks. */
  around: string
}
export function readBlocks(): Block[] {
  return ['test/cards', 'test/rules'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.test.ts'))
      .flatMap(name => {
        const blocks = blocksOf(join(folder, name)),
          shared = blocks.filter(text => !/^(?:describe|it)\b/.test(text) && !text.startsWith('import')).join('\n')
        return blocks
          .filter(text => /^(?:describe|it)\b/.test(text))
          .map(text => ({ file: join(folder, name), text, around: `${text}\n${shared}` }))
      }),
  )
}

/** Named outright, or by its number in a table of cards. */
export const plays = ({ text }: Block, id: string): boolean => {
  const [card, number] = id.split('#') as [string, string]
  return (
    new RegExp(String.raw`\b${id}(?!\d)`).test(text) ||
    (new RegExp(String.raw`(?:%s|\})#${number}(?!\d)`).test(text) && text.includes(`'${card}`))
  )
}

/** By ruling, the whole cards besides its own that its text names; undefined where the list is not at hand. */
export function othersNamed(): Map<string, string[]> | undefined {
  const rulingsOn = readRulings()
  if (!rulingsOn) return undefined
  const byName = new Map([...catalogue.values()].filter(({ key }) => isWhole(key)).map(({ name, key }) => [name, key]))
  const found = new Map<string, string[]>()
  for (const card of new Set(rulings.map(id => id.split('#')[0]!)))
    for (const { of, texts } of rulingsOn(factsOf(card).id))
      for (const [n, text] of texts.entries()) {
        const id = `${card}#${of === 'own' ? '' : `${of}-`}${n + 1}`
        const others = [...text.replaceAll(/\s+/g, ' ').matchAll(/\{([^}]+)\}/g)]
          .map(([, name]) => byName.get(name!))
          .filter((key): key is string => key !== undefined && key !== card)
        if (others.length > 0 && setApart[id] === undefined) found.set(id, [...new Set(others)])
      }
  return found
}
