import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { IMPORTED, type CardFile } from '../../functions/games/official.ts'

/**
 * What is printed on the official cards, for who writes or checks one. It is no part of the repository: it is read from
 * the list that lies beside it, or from the one that `npm run cards:import` has left on this machine.
 */
export interface Wordings {
  /** Where it was read. */
  from: string
  of: ReadonlyMap<number, string>
}

const beside = ['crypt', 'library'].map(name => at(`../../../shared/data/cards/${name}.json`))

function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

/** Undefined where neither is at hand. */
export function readWordings(env: Record<string, string | undefined> = process.env): Wordings | undefined {
  if (beside.every(file => existsSync(file)))
    return {
      from: 'the official list beside the repository',
      of: wordings(beside.flatMap(file => JSON.parse(readFileSync(file, 'utf8')) as CardFile['cards'])),
    }
  const imported = env['CARD_LIST'] ?? at(`../../.data/${IMPORTED}`)
  if (!existsSync(imported)) return undefined
  return {
    from: `the imported list (${imported})`,
    of: wordings((JSON.parse(readFileSync(imported, 'utf8')) as CardFile).cards),
  }
}

const wordings = (cards: CardFile['cards']): Wordings['of'] => new Map(cards.map(({ id, text }) => [id, text]))
