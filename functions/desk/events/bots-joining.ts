import { decks, type DeckKey } from '../../../shared/cards/five-decks.ts'
import { botId } from '../../games/player-ids.ts'
import type { Service } from '../../games/service.ts'
import type { DeskWrite } from '../../store/desk-port.ts'
import { eventPartition, made, playerName } from '../desk-items.ts'
import { entryOf, isSealedFor, playersOf, type EventRecord, type PlayerRecord } from './event.ts'
import { sealedFromStart } from './sealed-decks.ts'

/** A bot that enters, and what is written with it. */
export interface JoiningBot {
  player: PlayerRecord
  writes: DeskWrite[]
}

const SEATS = 5
/** As many as one transaction takes with all else that it writes. */
const MOST_AT_ONCE = 40

/** The bots that fill the empty seats of an event that does not count. Each plays a deck of the box. */
export async function botsFor(service: Service, event: EventRecord): Promise<JoiningBot[]> {
  const round = event.seatedRounds + 1
  const known = (await playersOf(service, event.id)).map(({ value }) => value)
  const seated = known.filter(one => one.state === 'in' && one.from <= round && isSealedFor(one, round)).length
  const whole = Math.max(1, Math.ceil(seated / SEATS)) * SEATS
  const missing = Math.min(MOST_AT_ONCE, Math.max(event.fillTo ?? whole, 0) - seated)
  const names = new Set(known.map(({ player }) => player))
  const free = Array.from({ length: known.length + Math.max(0, missing) }, (_, at) => `Bot-${at + 1}`)
    .filter(name => !names.has(botId(name)))
    .slice(0, Math.max(0, missing))
  return free.map((name, at) => joining(service, event, { name, round, deck: DECKS[(seated + at) % DECKS.length]! }))
}
const DECKS = Object.keys(decks) as DeckKey[]

function joining(
  service: Service,
  event: EventRecord,
  { name, round, deck }: { name: string; round: number; deck: DeckKey },
): JoiningBot {
  const id = botId(name)
  const { crypt, library } = decks[deck]
  const { place, seal, write } = sealedFromStart(service, event, id, { crypt, library })
  const player: PlayerRecord = {
    player: id,
    name,
    entry: entryOf(event, id),
    veknId: null,
    state: 'in',
    from: round,
    sealed: { [place]: seal },
    lost: [],
  }
  return { player, writes: [made({ partition: eventPartition(event.id), name: playerName(id) }, player), write] }
}
