import { validity, type Fault } from '../../../shared/league/exits.ts'
import { refused, isRefused, type Refused } from '../../games/refused.ts'
import { rerun } from '../../games/rerun.ts'
import type { Service } from '../../games/service.ts'
import type { GameRecord } from '../../store/port.ts'
import type { Named } from '../desk-items.ts'
import { keep, resultPlace, resultsIn, type SignedItem } from './kept.ts'
import { withRuling, type ResultPayload } from './payload.ts'
import { over, signedItem, signResult, tellOfResults } from './sign-result.ts'
import { payloadIn } from './signer.ts'

/** A result as a judge rules it. */
export interface Correction {
  /** Id of the ruling: said again, it is the revision that it made. */
  ruling: string
  /** By seat. */
  victoryPoints: readonly number[]
  /** What explains it; without one it must be what a game can have come to. */
  comment: string | null
  by: Named
}

type CorrectingService = Pick<Service, 'store' | 'clock' | 'random' | 'wait' | 'signer'>

/**
 * A new revision of the result of a game that is over, which names the one before (TREPORT-09); of a game that the
 * ruling itself has ended, the first. What no sequence of
 * exits gives, it states with the ruling that explains it or not at all (TSCORE-11, TSCORE-12).
 */
export async function correctResult(
  service: CorrectingService,
  gameId: string,
  correction: Correction,
): Promise<SignedItem | Refused> {
  const { store, signer } = service
  const game = await store.loadGame(gameId)
  const place = game && resultPlace(game)
  if (!game || !place) return refused('not-found')
  if (!signer) return refused('not-offered')
  if (!game.state.result) return refused('game-running')
  const wrong = wrongIn(game, correction)
  if (wrong) return wrong
  const signing = { ...service, signer }
  const item = await rerun(service, async (): Promise<SignedItem | Refused | 'conflict'> => {
    const latest = await signResult(signing, game)
    if (!latest) return refused('game-running')
    const known = await resultsIn(store, place)
    const same = known.find(({ value }) => value.ruling === correction.ruling)
    if (same) return same.value
    const payload = corrected(payloadIn<ResultPayload>(latest.jws), correction, service.clock())
    const written = { payload: { ...payload, ...over(known.at(-1)?.value) }, salts: latest.salts }
    const made = { ...(await signedItem(signing, game, latest.version, written)), ruling: correction.ruling }
    return (await keep(store, place, made)) ? made : 'conflict'
  })
  if (!isRefused(item)) await tellOfResults(service, game)
  return item
}

const WHY: Record<Fault, string> = {
  seats: 'Only tables of four and five seats are scored without a comment',
  halves: 'Points go by halves, and none are below nothing',
  excessive: 'Somebody has more than the ousts that there were can give',
  'missing-vp': 'Somebody was ousted, and nobody has the point for it',
  'missing-half': 'Who is left has no half point, or the last no whole one',
}

function wrongIn({ players }: GameRecord, { victoryPoints, comment }: Correction): Refused | undefined {
  const invalid = (fault: Fault, detail = WHY[fault]): Refused =>
    refused('result-invalid', { reasonCode: fault, detail, ruleRef: 'TSCORE-11' })
  if (victoryPoints.length !== players.length) return invalid('seats', 'There are points for each seat, and no more')
  if (victoryPoints.some(points => points < 0 || !Number.isInteger(points * 2))) return invalid('halves')
  const found = validity(victoryPoints)
  return found.valid || (comment ?? '').trim() !== '' ? undefined : invalid(found.fault)
}

/** The same game with other points; what they differ by is for the ruling. */
function corrected(
  before: ResultPayload,
  { ruling, victoryPoints, comment, by }: Correction,
  at: string,
): ResultPayload {
  const most = Math.max(...victoryPoints)
  const leading = [...victoryPoints.keys()].filter(seat => victoryPoints[seat] === most)
  return {
    ...before,
    victoryPoints: [...victoryPoints],
    winner: leading.length === 1 ? leading[0]! : null,
    parts: withRuling(before.parts, victoryPoints),
    rulings: [
      ...before.rulings.filter(({ id }) => id !== ruling),
      { id: ruling, text: comment ?? '', by: by.name, at },
    ],
  }
}
