import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const folders: string[] = []
/** After each file of tests, as `support/clear-scratch.ts` sees to: files share a process, and this module with it. */
export function clearScratch(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

// A program that is no test has no such end.
process.once('exit', clearScratch)

/** An empty folder outside the repository, gone after the tests of this file. */
export function scratch(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'praxis-')))
  folders.push(folder)
  return folder
}

export function write(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
