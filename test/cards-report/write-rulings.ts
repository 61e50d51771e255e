import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { referenceRulings } from '../conformance/rulings.ts'
import { readReferences, written } from './ruling-references.ts'

/**
 * Lists where rulings on the known cards stand, and those on whole cards by their hashes; to be run when cards have
 * been added.
 */
const found = readReferences(),
  rulings = referenceRulings()
if (!found || !rulings) throw new Error('The rulings are not beside the repository')
writeFileSync(fileURLToPath(new URL('../../shared/cards/ruling-references.ts', import.meta.url)), written(found))
const rows = Object.entries(rulings).map(([card, lists]) => `  ${JSON.stringify(card)}: ${JSON.stringify(lists)}`)
writeFileSync(fileURLToPath(new URL('../conformance/rulings.json', import.meta.url)), `{\n${rows.join(',\n')}\n}\n`)
