import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './root.ts'

/** `npm run format`: writes all code in the one form that `npm run check` asks for. */
const formatter = spawn(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
})
formatter.on('close', code => (process.exitCode = code ?? 1))
