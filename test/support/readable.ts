import { wirePromptOf, wireView } from '../../functions/games/wire.ts'
import { Prompt } from '../../shared/api/prompts.ts'
import {
  type GameEvent,
  type GameState,
  type Option,
  type SeatIndex,
  ahead,
  defaultArgs,
  defaultFor,
  fitsSlots,
  owed,
  promptFor,
} from '../../shared/rules/index.ts'
import { en } from '../../shared/text/en.ts'
import { renderEvent } from '../../shared/text/index.ts'
import { MISSING } from '../../shared/text/spoken-language.ts'

/**
 * What a client, which knows no rules, relies on: everything that happened and everything that is asked can be said in
 * words, an
 * option names the cards it is about, its slots have a default that fits, and the published default is one of the
 * options.
 */
export function checkReadable(state: GameState, events: readonly GameEvent[]): void {
  const players = state.seats.map((_, seat) => ({ player: `usr_${seat}`, name: `Seat ${seat}`, bot: false }))
  const game = { id: 'gam_12345678', players, state, dueAt: state.waitingSince }
  for (const event of events) worded(renderEvent(event, { seats: players.map(({ name }) => name) }, en), event)
  for (const entry of wireView(game, 'spectator').stack) worded(entry.says.text, entry)
  for (const seat of owed(state)) checkPrompt(game, seat)
}

function checkPrompt(game: Parameters<typeof wirePromptOf>[0], seat: SeatIndex): void {
  const { state } = game,
    core = promptFor(state, seat),
    prompt = Prompt.parse(wirePromptOf(game, seat))
  if (!core) throw new Error(`Seat ${seat} owes an answer and is asked nothing`)
  const { ask, silence, options, lines } = prompt
  const all = [...options, ...lines.flatMap(line => line.options)]
  for (const said of [
    ask,
    silence,
    ...(prompt.case ? [prompt.case] : []),
    ...lines.map(line => line.says),
    ...[...prompt.whens, ...lines.flatMap(line => line.whens)].map(({ says }) => says),
  ])
    worded(said.text, said)
  for (const { effect, slots = [] } of all) {
    worded(effect.text, effect)
    for (const slot of slots) {
      if (slot.ask) worded(slot.ask.text, slot.ask)
      if ('labels' in slot) for (const label of slot.labels) worded(label, slot)
    }
  }
  if (core.options.length === 0) throw new Error(`Seat ${seat} is asked and has no option`)
  if (new Set(core.options.map(option => option.id)).size !== core.options.length)
    throw new Error(`Two options of one id: ${core.options.map(option => option.id).join(' ')}`)
  for (const option of [...core.options, ...ahead(state, seat).flatMap(line => line.options)]) {
    if (!fitsSlots(option, defaultArgs(option))) throw new Error(`The defaults of ${option.id} do not fit its slots`)
    checkCards(option)
  }
  const fallback = defaultFor(state, seat),
    chosen = core.options.find(option => option.id === fallback.optionId)
  if (!chosen || !fitsSlots(chosen, fallback.args ?? {}))
    throw new Error(`The default ${fallback.optionId} of seat ${seat} is not on offer`)
}

/**
 * The id of an option is for the server; which cards it is about, a client reads from its fields and the parameters of
 * its sentence.
 */
function checkCards({ id, card, minion, effect }: Option): void {
  const told = Object.values(effect.params ?? {}).flatMap(param =>
    typeof param === 'object' && param !== null && !Array.isArray(param) ? [param.id] : [],
  )
  // Waiting triggers are counted, not named.
  const parts = id.startsWith('trigger:') ? [] : id.split(':').slice(1)
  for (const part of parts) {
    if (/^\d+$/.test(part) && Number(part) !== card && Number(part) !== minion && !told.includes(Number(part)))
      throw new Error(`${id} does not name card ${part}`)
  }
}

function worded(text: string, of: object): string {
  if (text.trim() === '' || text.includes(MISSING) || /undefined|NaN|\[object/.test(text))
    throw new Error(`Not readable: ${text} (${JSON.stringify(of)})`)
  return text
}
