import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Orders } from '../../../shared/api/orders.ts'
import type { Entry, GameView } from '../live/state.ts'
import { Loading, Tick, TroubleNotice } from '../parts/notice.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Sign } from '../parts/sign.tsx'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { useAllWords } from '../words/index.ts'

type Written = Infer<typeof Orders>
export type Plan = NonNullable<Written['plan']>
export type Step = Plan['steps'][number]

interface StepsProps {
  plan: Plan
  textOf: (step: string) => string
  set: (plan: Plan | undefined) => void
}

/** What is done in the own turn, step by step; each after the one before it, or only as that came out. */
export function PlanSteps({ plan, textOf, set }: StepsProps) {
  const { plan: words, orders } = useAllWords()
  const { steps, each } = plan
  const give = (next: readonly Step[]): void => set(next.length === 0 ? undefined : { ...plan, steps: inOrder(next) })
  const move = (at: number, by: number): void => give(steps.toSpliced(at, 1).toSpliced(at + by, 0, steps[at]!))
  const guard = (at: number, value: string): void => {
    const { after: _, ...step } = steps[at]!,
      [was, ...of] = value.split(' ')
    give(
      steps.with(
        at,
        value === '' ? step : { ...step, after: { step: of.join(' '), was: was as 'successful' | 'blocked' } },
      ),
    )
  }
  return (
    <>
      <ol class="rules">
        {steps.map((step, at) => {
          const name = (what: string): string => `${words.step(at + 1)}: ${what}`,
            before = steps.slice(0, at).flatMap((one, i) => (one.phase === 'minion' ? [{ id: one.id, n: i + 1 }] : []))
          const now = step.after ? `${step.after.was} ${step.after.step}` : ''
          return (
            <li key={step.id}>
              <article class="panel rule-card" aria-label={words.step(at + 1)}>
                <b class="rule-number">{at + 1}</b>
                <div>
                  <p class="spoken is-plain">{textOf(step.id)}</p>
                  {step.phase === 'minion' && before.length > 0 && (
                    <select
                      class="press"
                      aria-label={name(words.guard)}
                      value={now}
                      onChange={(event: Event) => guard(at, (event.target as HTMLSelectElement).value)}
                    >
                      <option value="" selected={now === ''}>
                        {words.always}
                      </option>
                      {before.flatMap(({ id, n }) =>
                        (['successful', 'blocked'] as const).map(was => (
                          <option value={`${was} ${id}`} selected={now === `${was} ${id}`}>
                            {words[was](n)}
                          </option>
                        )),
                      )}
                    </select>
                  )}
                </div>
                <span class="rule-tools">
                  <button
                    type="button"
                    class="tool"
                    aria-label={name(orders.up)}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  >
                    <Sign name="up" />
                  </button>
                  <button
                    type="button"
                    class="tool"
                    aria-label={name(orders.down)}
                    disabled={at === steps.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <Sign name="down" />
                  </button>
                  <button
                    type="button"
                    class="tool"
                    aria-label={name(orders.remove)}
                    onClick={() => give(steps.toSpliced(at, 1))}
                  >
                    <Sign name="against" />
                  </button>
                </span>
              </article>
            </li>
          )
        })}
      </ol>
      <Tick
        id="each"
        label={words.each}
        checked={each === true}
        toggle={() => set(each ? { steps } : { steps, each: true })}
      />
    </>
  )
}

/** A step goes by what became of one before it, never of one behind. */
const inOrder = (steps: readonly Step[]): Step[] =>
  steps.map(({ after, ...step }, at) =>
    after && steps.slice(0, at).some(({ id }) => id === after.step) ? { ...step, after } : step,
  )

/** Of another turn's steps, and of those that are done, none is left. */
function leftOf({ steps, each }: Plan, turn: string, entries: readonly Entry[]): Step[] {
  const done = new Set(
    entries.flatMap(({ events }) =>
      events.flatMap(({ key, params }) => (key === 'order-answered' ? [params['order']] : [])),
    ),
  )
  return inOrder(steps.filter(({ id }) => each || (!done.has(id) && (id.startsWith(turn) || !/^t\d+-/.test(id)))))
}

interface SheetProps {
  game: GameView
  entries: readonly Entry[]
  step: Omit<Step, 'id'>
  close: () => void
}

/** From a question of the own turn: the plan, with what was chosen as its last step. */
export function PlanSheet({ game, entries, step, close }: SheetProps) {
  const { plan: words } = useAllWords(),
    params = { game: game.id }
  const [orders, setOrders] = useState<Written | undefined>(undefined),
    [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map()),
    [state, setState] = useState<'idle' | 'saving' | Trouble>('idle')
  const plan = orders?.plan
  const read = (): void => {
    setState('idle')
    client.call('orders', { params }).then(
      ({ body }) => {
        if (!body) return
        const { plan: had, ...rest } = body.orders,
          turn = `t${game.view.turn?.number}-`
        const steps = [...(had ? leftOf(had, turn, entries) : []), { ...step, id: `${turn}${Date.now().toString(36)}` }]
        setOrders({ ...rest, plan: { steps, ...(had?.each && { each: true }) } })
      },
      (failure: unknown) => setState(troubleOf(failure)),
    )
  }
  useEffect(read, [])
  useEffect(() => {
    if (!orders?.plan) return
    let wanted = true
    client.call('previewOrders', { params, body: orders }).then(
      ({ body }) => {
        if (wanted && body) setTexts(new Map(body.plan.map(({ id, text }) => [id, text])))
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [orders])
  const save = async (): Promise<void> => {
    setState('saving')
    try {
      await client.call('writeOrders', { params, body: orders! })
      close()
    } catch (failure) {
      setState(troubleOf(failure))
    }
  }
  const set = (next: Plan | undefined): void => {
    const { plan: _, ...rest } = orders!
    setOrders({ ...rest, ...(next && { plan: next }) })
  }
  return (
    <Sheet label={words.heading} close={close}>
      <h2>{words.heading}</h2>
      <p class="word">{words.help}</p>
      {typeof state === 'object' && <TroubleNotice trouble={state} again={orders ? () => void save() : read} />}
      {orders ? (
        <>
          {plan ? (
            <PlanSteps plan={plan} textOf={id => texts.get(id) ?? '…'} set={set} />
          ) : (
            <p class="lead">{words.none}</p>
          )}
          <p class="row">
            <button type="button" class="primary" disabled={state === 'saving'} onClick={() => void save()}>
              {words.save}
            </button>
          </p>
        </>
      ) : (
        state === 'idle' && <Loading />
      )}
    </Sheet>
  )
}
