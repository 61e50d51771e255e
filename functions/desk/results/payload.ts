import { createHash } from 'node:crypto'
import type { PartReason } from '../../../shared/league/exits.ts'
import { partsIn } from '../../../shared/league/outcome.ts'
import { SCHEMA, type GameEvent } from '../../../shared/rules/index.ts'
import { endMark, endOf, partsOf } from '../../games/ended.ts'
import { standing } from '../../games/standing-marks.ts'
import { sha256 } from '../../games/hash.ts'
import { eventsUpTo } from '../../games/past.ts'
import type { Service } from '../../games/service.ts'
import type { Mark } from '../../store/moment-port.ts'
import type { DeskPlace, GameRecord } from '../../store/port.ts'
import {
  eventPartition,
  PLAYER_PREFIX,
  playerName,
  readAll,
  type Registered,
  type RuledOn,
  RULING_PREFIX,
} from '../desk-items.ts'
import type { ResultSigner } from './signer.ts'

/** What is signed. Nobody's id is in it, and nothing that was hidden when the game was over. */
export interface ResultPayload {
  iss: string
  /** When it was signed, in seconds. */
  iat: number
  game: string
  event: string | null
  round: number | null
  table: number | null
  externalRef?: string
  /** Nothing of it counts. */
  test?: true
  /** Of several of one table the highest counts. */
  rev: number
  /** The one before, by the SHA-256 of it as it was sent. */
  supersedes: { rev: number; sha256: string } | null
  /** In the order of their seats. */
  players: SignedPlayer[]
  winner: number | null
  victoryPoints: number[]
  /** What they are for, by seat; null of a game that an earlier build ended. */
  parts: { reason: PartReason | 'ruling'; points: number }[][] | null
  exits: { seat: number; by: number | null; how: 'oust' | 'withdrawal' | 'removal' | 'concession'; turn: number }[]
  rulings: SignedRuling[]
  /** The seat that began. */
  first: number | null
  ended: string | null
  /** SHA-256 of the secret that all chance of the game came from. */
  commitment: string
  rules: { rulebook: string; build: string; schema: number }
  /**
   * What was played: SHA-256 of the hashes of the game after each of its versions, each in a line. How many there were
   * is nobody's business: answers that were sealed and taken back are among them.
   */
  history: string
}

interface SignedPlayer {
  seat: number
  name: string
  bot: boolean
  /** Who sat there before. */
  former?: string[]
  /** SHA-256 of a salt and the VEKN id, a line each. */
  vekn: string | null
  /** What the deck was sealed with. */
  deck: string | null
}
interface SignedRuling {
  id: string
  text: string
  by: string
  at: string
}

/** What is signed, and what of it only those know who may. */
export interface Written {
  payload: ResultPayload
  /** By seat, what a VEKN id is hashed with: seven digits are guessed otherwise. */
  salts: (string | null)[]
  /** The ruling that ended the game. */
  ruling?: string
}

export type Signing = Pick<Service, 'store' | 'clock' | 'random'> & { signer: ResultSigner }

const SALT_BYTES = 16
const SECOND_MS = 1000
export const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / SECOND_MS)

/** The ended game as it is stated; undefined where it is not over, or nobody has set it up. */
export async function writtenOf(
  service: Signing,
  game: GameRecord,
  over: Pick<ResultPayload, 'rev' | 'supersedes'>,
): Promise<Written | undefined> {
  const { store, clock, signer } = service
  const { desk, state } = game
  const marks = standing((await store.marks(game.id)).filter(({ version }) => version <= state.version))
  const end = endMark(marks)
  if (!desk || !state.result || !end) return undefined
  const { winner, victoryPoints } = state.result
  const { first, exits, ended } = endOf(marks, 'spectator')
  const { players, salts } = await playersOf(service, game, desk)
  const ending = rulingAtEnd(game, end)
  return {
    payload: {
      iss: signer.issuer,
      iat: secondsOf(clock()),
      game: game.id,
      event: desk.event,
      round: desk.round,
      table: desk.table,
      ...(desk.externalRef !== undefined && { externalRef: desk.externalRef }),
      ...(desk.test && { test: desk.test }),
      ...over,
      players,
      winner,
      victoryPoints: [...victoryPoints],
      parts: ending ? withRuling(knownParts(marks, victoryPoints), victoryPoints) : partsOf(marks, victoryPoints),
      exits: exits.map(({ seat, by, how, turn }) => ({ seat, by, how, turn })),
      rulings: [
        ...(await rulingsOn(service, game, desk)).filter(({ id }) => id !== ending?.id),
        ...(ending ? [ending] : []),
      ],
      first,
      ended,
      commitment: game.commitment,
      rules: { rulebook: 'Fifth Edition', build: state.rules, schema: SCHEMA },
      history: await historyOf(service, game.id, end.version),
    },
    salts,
    ...(ending && { ruling: ending.id }),
  }
}

/** A game that goes on may be ended by a ruling: its record may come after the signature, and is stated all the same. */
function rulingAtEnd({ ruledResult }: GameRecord, end: Mark): SignedRuling | undefined {
  if (ruledResult?.id === undefined || ruledResult.at !== end.at) return undefined
  const isRuled = (event: GameEvent): boolean =>
    event.key === 'result-ruled' || (event.key === 'judge-ruled' && event.ruling === 'restart')
  if (!end.events.some(isRuled)) return undefined
  const { id, comment: text, judge: by, at } = ruledResult
  return { id, text, by, at }
}

type Parts = NonNullable<ResultPayload['parts']>
/** What the game itself had given until then. */
const knownParts = (marks: readonly Mark[], victoryPoints: readonly number[]): Parts => {
  const parts = partsIn(marks.flatMap(({ events }) => events))
  return victoryPoints.map((_, seat) =>
    parts.flatMap(one => (one.seat === seat ? [{ reason: one.reason, points: one.points }] : [])),
  )
}
/** What points differ by from those that are known is for the ruling. */
export const withRuling = (known: Parts | null, victoryPoints: readonly number[]): Parts =>
  victoryPoints.map((points, seat) => {
    const parts = known?.[seat] ?? []
    const ruled = points - parts.reduce((sum, one) => sum + one.points, 0)
    return ruled === 0 ? parts : [...parts, { reason: 'ruling', points: ruled }]
  })

async function playersOf(
  { store, random }: Signing,
  { players, tableId }: GameRecord,
  { event }: DeskPlace,
): Promise<{ players: SignedPlayer[]; salts: (string | null)[] }> {
  const table = await store.loadTable(tableId)
  const registered =
    event === null ? [] : await readAll<Registered>(store, eventPartition(event), { prefix: PLAYER_PREFIX })
  const salts: (string | null)[] = []
  const signed = players.map(({ player, name, bot, former = [] }, seat): SignedPlayer => {
    const vekn = registered.find(one => one.name === playerName(player))?.value.veknId ?? null
    const salt = vekn === null ? null : Buffer.from(random(SALT_BYTES)).toString('base64url')
    salts.push(salt)
    return {
      seat,
      name,
      bot,
      ...(former.length > 0 && { former: former.map(one => one.name) }),
      vekn: salt === null ? null : sha256(`${salt}\n${vekn}`),
      deck: table?.seats[seat]?.seal?.fingerprint ?? null,
    }
  })
  return { players: signed, salts }
}

async function rulingsOn({ store }: Signing, { id }: GameRecord, { event }: DeskPlace): Promise<SignedRuling[]> {
  if (event === null) return []
  const rulings = await readAll<RuledOn>(store, eventPartition(event), { prefix: RULING_PREFIX })
  return rulings
    .filter(({ value }) => value.game === id)
    .map(({ name, value: { text, by, at } }) => ({ id: name.slice(RULING_PREFIX.length), text, by: by.name, at }))
}

async function historyOf({ store }: Signing, game: string, last: number): Promise<string> {
  const events = await eventsUpTo(store, game, 0, last)
  const lines = createHash('sha256')
  for (const { stateHash } of events) lines.update(`${stateHash}\n`)
  return lines.digest('base64url')
}
