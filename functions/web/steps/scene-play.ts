import type { Client, Infer } from '../../../shared/api/client.ts'
import type { Game } from '../../../shared/api/games.ts'
import type { Prompt } from '../../../shared/api/prompts.ts'
import { isDecision, isMeant, keyIn, scenes, type SceneName, type Step } from './scenes.ts'

/**
 * A scene is played at a real table, a sandbox: all its seats are the reader's, so what the others do is answered here,
 * by what the scene says and else by the published default.
 */
export type Prompted = Infer<typeof Prompt>
export type Offered = Prompted['options'][number]
type Shown = Infer<typeof Game>
export type GameView = Shown['view']

/** Against a scene that does not come to its end. */
const MOST = 60

export interface Stage {
  game: string
  view: GameView
}

/** The scene at its decision. */
export async function openScene(client: Client, name: SceneName, names: string[], key: string): Promise<Stage> {
  const { position, before = [] } = scenes[name]
  const { body } = await client.call('openSandbox', {
    body: { name: 'First steps', position: position as never, names },
    key,
  })
  const game = body!.game
  const left = [...before]
  return {
    game,
    view: await run(client, game, left, (prompt, view) => left.length === 0 && isDecision(name, prompt, view)),
  }
}

/** Plays one answer on until its action is over, and shows the table then. */
export async function playAnswer(client: Client, game: string, steps: readonly Step[]): Promise<GameView> {
  const left = [...steps]
  return run(
    client,
    game,
    left,
    ({ window }, { stack }) => left.length === 0 && window === undefined && stack.length === 0,
  )
}

async function run(
  client: Client,
  game: string,
  left: Step[],
  isOver: (prompt: Prompted, view: GameView) => boolean,
): Promise<GameView> {
  for (let n = 0; n < MOST; n++) {
    const { body: prompt } = await client.call('prompt', { params: { game } })
    const seat = prompt?.seat ?? 0
    const view = await viewOf(client, game, seat)
    if (!prompt || view.result || isOver(prompt, view)) return seat === 0 ? view : viewOf(client, game, 0)
    await client.call('command', { params: { game }, body: { promptId: prompt.id, ...answerTo(prompt, view, left) } })
  }
  throw new Error(`A scene does not come to its end: ${game}`)
}

const viewOf = async (client: Client, game: string, seat: number): Promise<GameView> =>
  (await client.call('game', { params: { game }, query: { seat } })).body!.view

function answerTo(prompt: Prompted, view: GameView, left: Step[]): { optionId: string; args?: never } {
  const [step] = left
  const option =
    step && step.seat === prompt.seat
      ? prompt.options.find(one => isMeant(step, one, id => keyIn(view, id)))
      : undefined
  if (!step || !option) return prompt.default as never
  left.shift()
  const args = Object.fromEntries(
    (option.slots ?? []).map(slot => [
      slot.name,
      slot.type === 'amount' && step.amount !== undefined ? step.amount : filled(slot),
    ]),
  )
  return { optionId: option.id, ...((option.slots ?? []).length > 0 && { args: args as never }) }
}

/** The default where it is enough, else the first candidates. */
function filled(slot: NonNullable<Offered['slots']>[number]): unknown {
  if (slot.type === 'amount' || slot.type === 'allocation') return slot.default
  return slot.default.length >= slot.min ? slot.default : slot.candidates.slice(0, slot.min)
}
