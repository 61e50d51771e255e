import { Option as OptionSchema } from '../../shared/api/prompts.ts'
import { defaultFor, owed, promptFor, type GameEvent, type GameState, type Message, type Option, type SeatIndex } from '../../shared/rules/index.ts'
import { defaultArgs, fitsSlots } from '../../shared/rules/slots.ts'
import { renderEvent, renderMessage, type Names } from '../../shared/text/index.ts'
import { MISSING } from '../../shared/text/language.ts'

/**
 * What a client, which knows no rules, relies on: everything that happened and everything that is asked can be said in words, an
 * option names the cards it is about, its slots have a default that fits, and the published default is one of the options.
 */
export function checkReadable(state: GameState, events: readonly GameEvent[]): void {
  const names: Names = { seats: state.seats.map((_, seat) => `Seat ${seat}`) }
  for (const event of events) worded(renderEvent(event, names), event)
  for (const seat of owed(state)) checkPrompt(state, seat, names)
}

function checkPrompt(state: GameState, seat: SeatIndex, names: Names): void {
  const prompt = promptFor(state, seat)
  if (!prompt) throw new Error(`Seat ${seat} owes an answer and is asked nothing`)
  const say = (message: Message): Message & { text: string } => ({ params: {}, ...message, text: worded(renderMessage(message, names), message) })
  say(prompt.ask)
  if (prompt.options.length === 0) throw new Error(`Seat ${seat} is asked and has no option`)
  if (new Set(prompt.options.map(option => option.id)).size !== prompt.options.length) throw new Error(`Two options of one id: ${prompt.options.map(option => option.id).join(' ')}`)
  for (const option of prompt.options) {
    OptionSchema.parse({ ...option, effect: say(option.effect), ...(option.slots && { slots: option.slots.map(slot => ({ ...slot, ...(slot.ask && { ask: say(slot.ask) }) })) }) })
    if (!fitsSlots(option, defaultArgs(option))) throw new Error(`The defaults of ${option.id} do not fit its slots`)
    checkCards(option)
  }
  const fallback = defaultFor(state, seat), chosen = prompt.options.find(option => option.id === fallback.optionId)
  if (!chosen || !fitsSlots(chosen, fallback.args ?? {})) throw new Error(`The default ${fallback.optionId} of seat ${seat} is not on offer`)
}

/** The id of an option is for the server; which cards it is about, a client reads from its fields and the parameters of its sentence. */
function checkCards({ id, card, minion, effect }: Option): void {
  const told = Object.values(effect.params ?? {}).flatMap(param => (typeof param === 'object' && param !== null && !Array.isArray(param) ? [param.id] : []))
  // Waiting triggers are counted, not named.
  const parts = id.startsWith('trigger:') ? [] : id.split(':').slice(1)
  for (const part of parts) {
    if (/^\d+$/.test(part) && Number(part) !== card && Number(part) !== minion && !told.includes(Number(part))) throw new Error(`${id} does not name card ${part}`)
  }
}

function worded(text: string, of: object): string {
  if (text.trim() === '' || text.includes(MISSING) || /undefined|NaN|\[object/.test(text)) throw new Error(`Not readable: ${text} (${JSON.stringify(of)})`)
  return text
}
