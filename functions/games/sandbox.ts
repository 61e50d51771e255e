import type * as z from 'zod'
import type { NewSandbox, Sandbox } from '../../shared/api/sandbox.ts'
import type { Position } from '../../shared/api/position.ts'
import { catalogue, loadFacts } from '../../shared/cards/catalogue.ts'
import { isWhole } from '../../shared/cards/support.ts'
import { owed, promptFor, type GameState } from '../../shared/rules/index.ts'
import { fromPosition, toPosition } from '../../shared/rules/position/position.ts'
import type { GameRecord } from '../store/port.ts'
import { idFrom, payloadHash } from './hash.ts'
import type { Person } from './player-ids.ts'
import { record } from './record.ts'
import { refused, type Refused } from './refused.ts'
import type { Outcome, Service } from './service.ts'
import { commitmentTo, newSecret } from './deal.ts'
import { loadFor } from './cards.ts'

const LASTS_MS = 90 * 86_400_000

/**
 * A game put into a position, all seats of which are one player's: to try things out, to teach, to show a fault. Nobody
 * waits in it for long.
 */
export async function openSandbox(
  service: Service,
  by: Person,
  key: string,
  { name, position, names = [] }: z.output<typeof NewSandbox>,
): Promise<Outcome> {
  const id = idFrom('gam', `sandbox\n${by.id}\n${key}`),
    hash = payloadHash('sandbox', { name, position, names })
  await loadFacts()
  const wrong = unknownCards(position)
  if (wrong.length > 0) return refused('illegal-position', { errors: wrong })
  await loadFor(id, position.settings?.cards, cardsIn(position))
  const at = service.clock(),
    state = placed(position, service.build, at)
  if (!state) return refused('illegal-position', { errors: [{ path: 'position', code: 'impossible' }] })
  const secret = newSecret(service),
    until = new Date(Date.parse(at) + LASTS_MS).toISOString(),
    body: z.infer<typeof Sandbox> = { game: id, until }
  const reply = {
    commandId: `sandbox:${key}`,
    player: by.id,
    payloadHash: hash,
    status: 201,
    body: JSON.stringify(body),
  }
  const begun: GameRecord = {
    id,
    tableId: '',
    name,
    sandbox: true,
    expires: until,
    secret,
    commitment: commitmentTo(secret),
    commands: [],
    state,
    dueAt: null,
    players: position.seats.map((_, seat) => ({ player: by.id, name: names[seat] ?? `Seat ${seat + 1}`, bot: false })),
  }
  const { game, event } = record(
    undefined,
    { game: begun, events: [] },
    { at, reply, command: { id: reply.commandId, by: by.id, seat: null, promptId: null, answer: null } },
  )
  if ((await service.store.openGame(game, event)) === 'opened')
    return { status: 201, body: reply.body, replayed: false }
  const saved = (await service.store.event(id, 1))?.reply
  return saved?.payloadHash === hash ? { status: 201, body: saved.body, replayed: true } : refused('key-reused')
}

/** Every key that it names. */
const cardsIn = (position: Position): string[] =>
  [...JSON.stringify(position).matchAll(/"([^"\\]+)"/g)].map(([, word]) => word!).filter(word => catalogue.has(word))

/** Undefined where it names a card that is not in it, or asks nothing of anybody. */
function placed(position: Position, build: string, at: string): GameState | undefined {
  try {
    const state = fromPosition(position, build, at)
    const [seat] = owed(state)
    return seat !== undefined && promptFor(state, seat) ? state : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A card that cannot be played whole is in no sandbox, just as it is in no deck. */
function unknownCards({ seats, events }: Position): { path: string; code: string }[] {
  const found: { path: string; code: string }[] = []
  const look = (value: unknown, path: string): void => {
    if (Array.isArray(value)) value.forEach((one, i) => look(one, `${path}.${i}`))
    else if (typeof value === 'string') judge(value, path)
    else if (typeof value === 'object' && value !== null) {
      if ('card' in value && typeof value.card === 'string') judge(value.card, path)
      for (const part of ['attachments', 'merged'] as const)
        if (part in value) look(Reflect.get(value, part), `${path}.${part}`)
    }
  }
  const judge = (key: string, path: string): void => {
    if (!catalogue.has(key)) found.push({ path, code: 'unknown-card' })
    else if (!isWhole(key)) found.push({ path, code: 'not-whole' })
  }
  for (const [i, seat] of seats.entries())
    for (const part of [
      'hand',
      'ready',
      'torpor',
      'uncontrolled',
      'contested',
      'ash',
      'library',
      'crypt',
      'removed',
    ] as const)
      look(seat[part], `position.seats.${i}.${part}`)
  look(events, 'position.events')
  return found.slice(0, SHOWN)
}
const SHOWN = 10

/** Only between two actions: what is being resolved is no part of a position. */
export function positionOf({ state }: GameRecord): Position | Refused {
  return state.frames.length === 1 && state.frames[0]!.kind === 'turn' ? toPosition(state) : refused('not-a-position')
}
