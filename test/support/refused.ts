import {
  type IllegalCommand,
  legal,
  owed,
  promptFor,
  waitingFor,
  type Args,
  type CardId,
  type GameState,
  type Option,
  type SeatIndex,
} from '../../shared/rules/index.ts'
import { explain } from '../../shared/rules/told/explain.ts'
import type { WindowName } from '../../shared/cards/language.ts'
import { playRefusal } from '../../shared/rules/offers/plays.ts'
import { nameOf } from '../../shared/rules/reads/played-cards.ts'
import { definitionOf } from '../../shared/rules/reads/queries.ts'

/** What to say of an answer that a test expected to be legal: who is asked what, what is on offer, and why not this. */

const SEATS = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve']
export const seatName = (seat: SeatIndex): string => SEATS[seat] ?? `seat ${seat}`

interface Refused {
  state: GameState
  seat: SeatIndex
  /** With the numbers of cards. */
  option: string
  args: Args | undefined
  /** What the test calls a card. */
  name: (id: CardId) => string
}

export function saidOf(error: IllegalCommand, refused: Refused): IllegalCommand {
  const { state, seat, option, args, name } = refused
  const called = (id: string): string =>
    id.replaceAll(/(?<=:)\d+(?=:|$)/g, digits => (state.cards[Number(digits)] ? name(Number(digits)) : digits))
  const offered = legal(state, seat),
    wanted = offered.find(one => one.id === option)
  error.message = [
    `${error.code}: ${seatName(seat)} cannot answer ${called(option)}`,
    asked(state, seat),
    `${seatName(seat)} is offered: ${offered.map(({ id }) => called(id)).join('  ') || 'nothing'}`,
    ...(wanted ? slotsOf(wanted, args, name) : reasons(refused).map(why => `${called(option)}: ${why}`)),
  ].join('\n  ')
  return error
}

function asked(state: GameState, seat: SeatIndex): string {
  const waiting = owed(state),
    sealed = waitingFor(state).filter(one => !waiting.includes(one))
  const prompt = promptFor(state, waiting[0] ?? seat)
  return [
    `Asked${prompt?.window === undefined ? '' : ` in the window "${prompt.window}"`}: `,
    waiting.map(one => `${seatName(one)} (${promptFor(state, one)?.ask.key})`).join(', ') || 'nobody',
    sealed.length > 0 ? `; answered already: ${sealed.map(seatName).join(', ')}` : '',
  ].join('')
}

const slotsOf = ({ slots = [] }: Option, args: Args | undefined, name: (id: CardId) => string): string[] => [
  `Its slots were filled in so: ${JSON.stringify(args ?? {})}`,
  ...slots.map(slot => {
    const among =
      'candidates' in slot
        ? ` among ${slot.candidates
            .map(one =>
              slot.type === 'cards'
                ? `${name(Number(one))} (${one})`
                : slot.type === 'seats'
                  ? seatName(Number(one))
                  : one,
            )
            .join(', ')}`
        : ''
    return 'min' in slot
      ? `Slot ${slot.name}: ${slot.type}, ${slot.min} to ${slot.max}${among}`
      : `Slot ${slot.name}: ${slot.total} points, at least ${slot.least} get some,${among}`
  }),
]

/** Of a card of the hand each of its modes is asked; of all else what `explain` says. */
function reasons({ state, seat, option, name }: Refused): string[] {
  const [what, ...parts] = option.split(':')
  const cards = parts.map(Number).filter(id => state.cards[id] !== undefined)
  const explained = explain(state, seat)
    .filter(
      one =>
        one.what === what &&
        (cards.length === 0 || cards.some(id => id === one.card || (id === one.minion && one.card === undefined))),
    )
    .map(({ reason, rule }) => `${reason} (${rule})`)
  const found = [...new Set([...(what === 'play' ? modes(state, seat, parts) : []), ...explained])]
  return found.length > 0 ? found : [`nothing is known of ${what}${cards.map(id => ` ${name(id)}`).join('')} here`]
}

function modes(state: GameState, seat: SeatIndex, [card = '', mode = '', by = '']: string[]): string[] {
  const id = Number(card)
  if (state.cards[id] === undefined) return []
  const definition = definitionOf(state, id)
  if (!definition) return [`${state.cards[id]!.key} is not whole, and so never offered`]
  if (!state.seats[seat]!.hand.includes(id)) return [`the card is not in the hand of ${seatName(seat)}`]
  const named = definition.modes.filter(one => nameOf(one) === mode)
  if (named.length === 0)
    return [`it has no mode "${mode}", but ${definition.modes.map(one => `"${nameOf(one)}"`).join(', ')}`]
  const frame = state.frames.at(-1)!
  const window: WindowName | null = frame.kind === 'window' ? frame.name : frame.kind === 'combat' ? 'strike' : null
  const minion = by === '' ? null : Number(by)
  return named.flatMap(one => {
    const refusal = playRefusal({ state, seat, definition, mode: one, by: minion, window, card: id })
    const where = named.length > 1 ? `in ${one.windows.join('/')}: ` : ''
    return refusal ? [`${where}${refusal.reason} (${refusal.rule})`] : []
  })
}
