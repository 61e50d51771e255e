import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../infra/root.ts'
import { referenceRulings } from '../conformance/rulings.ts'
import { readReferences, written } from './ruling-references.ts'

/**
 * Lists where rulings on the known cards stand, and those on whole cards by their hashes; to be run when cards have
 * been added.
 */
const found = readReferences(),
  rulings = referenceRulings()
if (!found || !rulings) throw new Error('The rulings are not beside the repository')
const references = join(ROOT, 'shared/cards/ruling-references.ts')
writeFileSync(references, written(found))
// In the form that the check asks for, or every landing of cards would meet another's.
execFileSync(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), references])
const rows = Object.entries(rulings).map(([card, lists]) => `  ${JSON.stringify(card)}: ${JSON.stringify(lists)}`)
writeFileSync(join(ROOT, 'test/conformance/rulings.json'), `{\n${rows.join(',\n')}\n}\n`)
