import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { jitter, settle } from '../../functions/store/dynamodb/settle.ts'
import type { Doubt } from '../../functions/store/dynamodb/settle.ts'

afterEach(() => {
  vi.useRealTimers()
})

const refusal = new ConditionalCheckFailedException({
  message: 'The conditional request failed',
  $metadata: {},
  Item: { pk: { S: 'theirs' } },
})
const cancelled = (...codes: string[]): Error =>
  new TransactionCanceledException({
    message: 'Cancelled',
    $metadata: {},
    CancellationReasons: codes.map(Code => ({ Code })),
  })
const silence = new Error('socket hang up')

/** Settles a write whose attempts end with `errors`, one after another, and tells what it looked at. */
async function attempt(
  errors: Error[],
  outcome: (doubt: Doubt) => 'found' | undefined,
  pause: () => Promise<void> = async () => undefined,
): Promise<{ outcome: string; doubts: Doubt[]; attempts: number }> {
  const doubts: Doubt[] = []
  let attempts = 0
  const write = async (): Promise<void> => {
    const error = errors[attempts++]
    if (error) throw error
  }
  const look = async (doubt: Doubt): Promise<'found' | undefined> => {
    doubts.push(doubt)
    return outcome(doubt)
  }
  const result = await settle<string>(write, 'done', look, pause).catch((error: unknown) => error)
  return {
    outcome: result === silence ? 'silence' : result instanceof Error ? result.name : String(result),
    doubts,
    attempts,
  }
}

describe('settle', () => {
  test('tells the looker what is known', async () => {
    const { doubts, outcome } = await attempt([refusal], ({ refused }) => (refused ? 'found' : undefined))
    expect(outcome).toBe('found')
    expect(doubts).toEqual([{ refused: true, unheard: false, items: [{ pk: { S: 'theirs' } }] }])
    expect(
      (
        await attempt(
          [silence, cancelled('TransactionConflict', 'None'), cancelled('None', 'ConditionalCheckFailed')],
          () => undefined,
        )
      ).doubts,
    ).toMatchObject([
      { refused: false, unheard: true },
      { refused: false, unheard: true },
      { refused: true, unheard: true },
    ])
  })

  test('goes on after what passes and stops at what does not', async () => {
    const never = (): undefined => undefined
    expect(await attempt([], never)).toMatchObject({ outcome: 'done', attempts: 1 })
    expect(await attempt([cancelled('ThrottlingError', 'TransactionConflict')], never)).toMatchObject({
      outcome: 'done',
      attempts: 2,
    })
    expect(await attempt([cancelled('ValidationError', 'None')], never)).toMatchObject({
      outcome: 'TransactionCanceledException',
      attempts: 1,
    })
    expect(await attempt([cancelled('TransactionConflict', 'ValidationError')], never)).toMatchObject({
      outcome: 'TransactionCanceledException',
      attempts: 1,
    })
  })

  test('throws the first error that left a doubt, not the refusal that came of it', async () => {
    expect(await attempt([silence, refusal, refusal, refusal], () => undefined)).toMatchObject({
      outcome: 'silence',
      attempts: 4,
    })
    expect(await attempt([refusal, refusal, refusal, refusal], () => undefined)).toMatchObject({
      outcome: 'ConditionalCheckFailedException',
      attempts: 4,
    })
  })

  test('begins no attempt once its patience is over', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const slow = async (): Promise<void> => {
      vi.advanceTimersByTime(6_000)
    }
    expect(await attempt([silence, silence, silence, silence], () => undefined, slow)).toMatchObject({
      outcome: 'silence',
      attempts: 3,
    })
  })

  test('waits well under a second between the first attempts', async () => {
    const before = performance.now()
    await jitter(1)
    await jitter(2)
    expect(performance.now() - before).toBeLessThan(1_000)
  })
})
