import { cardProgram } from './card-program.ts'

// Whoever reads the first lines only, as `head` does, has not failed.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const { said, failed } = await cardProgram(process.argv.slice(2))
for (const line of said) (failed ? console.error : console.log)(line)
if (failed) process.exitCode = 1
