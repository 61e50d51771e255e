import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Orders, StandingOrders } from '../../../shared/api/orders.ts'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import type { Preview } from './order-preview.tsx'
import { same } from './order-sentence.ts'

export type Standing = Infer<typeof StandingOrders>
export type Written = Infer<typeof Orders>

/** The orders of a game as they stand, and as they are being written. */
export interface Writing {
  standing: Standing | undefined
  written: Written
  /** With nothing of it but this: a field that is undefined is taken away. */
  change: (next: { [K in keyof Written]?: Written[K] | undefined }) => void
  dirty: boolean
  state: 'idle' | 'saving' | 'saved' | Trouble
  read: () => Promise<void>
  save: () => Promise<void>
}

export function useOrders(game: string): Writing {
  const params = { game },
    [standing, setStanding] = useState<Standing | undefined>(undefined),
    [written, setWritten] = useState<Written>({ rules: [] }),
    [state, setState] = useState<Writing['state']>('idle')
  const take = (body: Standing | null): void => {
    if (!body) return
    setStanding(body)
    setWritten(body.orders)
  }
  const read = async (): Promise<void> => {
    try {
      take((await client.call('orders', { params })).body)
      setState('idle')
    } catch (failure) {
      setState(troubleOf(failure))
    }
  }
  useEffect(() => void read(), [game])
  return {
    standing,
    written,
    state,
    dirty: standing !== undefined && !same(written, standing.orders),
    read,
    change: next => {
      setWritten(
        Object.fromEntries(
          Object.entries({ ...written, ...next }).filter(([, value]) => value !== undefined),
        ) as Written,
      )
      setState('idle')
    },
    save: async () => {
      setState('saving')
      try {
        take((await client.call('writeOrders', { params, body: written })).body)
        setState('saved')
      } catch (failure) {
        setState(troubleOf(failure))
      }
    },
  }
}

/** What the orders would answer as they are written, and what as they stand. */
export function usePreview(
  game: string,
  standing: Standing | undefined,
  written: Written,
): { preview: Preview | undefined; saved: Preview | undefined; failed: boolean } {
  const [preview, setPreview] = useState<Preview | undefined>(undefined),
    [saved, setSaved] = useState<Preview | undefined>(undefined),
    [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!standing) return
    let wanted = true
    client.call('previewOrders', { params: { game }, body: written }).then(
      ({ body }) => {
        if (!wanted || !body) return
        setPreview(body)
        setFailed(false)
        if (same(written, standing.orders)) setSaved(body)
      },
      () => setFailed(wanted),
    )
    return () => {
      wanted = false
    }
  }, [standing, written])
  return { preview, saved, failed }
}

/** Which rules are other than they stand, and how many changes that makes with all else. */
export function changesOf(standing: Standing['orders'], written: Written): { rules: boolean[]; count: number } {
  const before = new Map(standing.rules.map(rule => [rule.id, rule])),
    rules = written.rules.map(rule => !same(before.get(rule.id), rule))
  const namesOf = (of: Written): string[] => of.rules.map(({ id }) => id),
    moved = !same(namesOf(written), namesOf(standing)),
    beside = written.profile !== standing.profile || written.ride !== standing.ride
  return {
    rules,
    count: Math.max(rules.filter(Boolean).length + Number(beside), Number(moved || !same(written, standing))),
  }
}
