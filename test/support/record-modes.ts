import { appendFileSync } from 'node:fs'
import { afterEach } from 'vitest'

/** For `npm run rules`: writes which ways of cards each passed test has played, one test a line. */
const { PRAXIS_MODES: file } = process.env
if (file) {
  const { noticeTexts, takeModes } = await import('./modes.ts')
  noticeTexts()
  afterEach(({ task }) => {
    const modes = takeModes()
    if (modes.length > 0 && task.result?.state !== 'fail')
      appendFileSync(file, `${JSON.stringify({ test: task.name, modes })}\n`)
  })
}
