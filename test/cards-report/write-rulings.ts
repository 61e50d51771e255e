import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readReferences, written } from './rulings.ts'

/** Lists where rulings on the known cards stand; to be run when cards have been added. */
const found = readReferences()
if (!found) throw new Error('The rulings are not beside the repository')
writeFileSync(fileURLToPath(new URL('../../shared/cards/ruling-references.ts', import.meta.url)), written(found))
