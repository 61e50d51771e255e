import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { withCards } from '../functions/games/cards.ts'
import { repair } from '../functions/games/repair.ts'
import type { Service } from '../functions/games/service.ts'
import { openStore, storeConfig } from '../functions/store/open.ts'
import { waitingFor, type FrameKind } from '../shared/rules/index.ts'

const HELP = `npm run games -- show --game ID
npm run games -- drop --game ID --version N --frames KIND,KIND --reason TEXT

For a game that a fault of the rules holds up. show prints where it stands: kinds of frames, never cards. drop takes away the topmost
frames, named from the top as show prints them, if the game still has that version; what they would still have done is not done. Everybody
at the table reads of it in the log. The event keeps the reason, for operators.

The table is the one in TABLE_NAME and AWS_REGION, with the credentials of your environment; DYNAMODB_ENDPOINT where it is not AWS's.`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      game: { type: 'string' },
      version: { type: 'string' },
      frames: { type: 'string' },
      reason: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [verb] = positionals
  if (values.help || verb === undefined) return console.log(HELP)
  const service: Service = {
    store: withCards(await openStore(storeConfig(process.env))),
    clock: () => new Date().toISOString(),
    random: randomBytes,
    wait: async () => undefined,
    build: 'operator',
  }
  const { game: gameId = '', reason = '' } = values
  const game = await service.store.loadGame(gameId)
  if (!game) throw new Error(gameId === '' ? '--game names the game' : `There is no game ${gameId}`)
  const frames = game.state.frames.toReversed().map(frame => frame.kind)

  if (verb === 'show') {
    console.log(
      `version ${game.state.version}, ${game.state.result ? 'over' : `due ${game.dueAt ?? 'never'}`}, ` +
        `waiting for seats ${waitingFor(game.state).join(' ') || 'none'}\n` +
        `frames from the top: ${frames.join(',') || 'none'}`,
    )
  } else if (verb === 'drop') {
    if (reason.trim() === '') throw new Error('--reason says why, for whoever reads the record')
    const outcome = await repair(service, {
      gameId,
      version: Number(values.version),
      frames: (values.frames ?? '').split(',') as FrameKind[],
      reason,
    })
    if (outcome !== 'repaired')
      throw new Error(
        `Nothing was done: ${outcome}. It has version ${game.state.version} and, from the top, the frames ${frames.join(',')}; the last of them stays`,
      )
    console.log(`${gameId} goes on at version ${game.state.version + 1}`)
  } else throw new Error(`'${verb}' is neither show nor drop; see --help`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
