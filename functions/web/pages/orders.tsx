import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Orders, StandingOrders } from '../../../shared/api/orders.ts'
import { nameOf, useFacts, want } from '../facts.ts'
import { useLoad } from '../load.ts'
import { Loading, Panel, Tick, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link, usePlace } from '../router.tsx'
import { client, troubleOf, type Trouble } from '../session.ts'
import { useAllWords } from '../words/index.ts'
import { PreviewPanel, type Preview } from './order-preview.tsx'
import { readOut, RuleCard } from './order-rule.tsx'
import { PlanSteps, type Plan } from './plan.tsx'
import {
  EVENTS,
  EXAMPLES,
  ruleOf,
  same,
  withEvent,
  type EventName,
  type Rule,
  type Sentence,
} from './order-sentence.ts'

type Standing = Infer<typeof StandingOrders>
type Written = Infer<typeof Orders>

const PROFILES = ['careful', 'normal', 'away', 'learner'] as const
const MOST = 64

/** Orders may play reactions of the own deck. */
async function reactionsOf(table: string | null): Promise<string[]> {
  const { body } =
    table === null
      ? { body: null }
      : await client.call('sealedDeck', { params: { table } }).catch(() => ({ body: null }))
  const keys = (body?.list.library ?? []).map(([, key]) => key)
  if (keys.length === 0) return []
  want(keys)
  const { body: cards } = await client.call('cards', {
    query: { keys: keys.slice(0, 100).join(','), type: 'Reaction', limit: 100 },
  })
  return (cards?.cards ?? []).map(({ key }) => key)
}

/** What is done in the reader's place: a profile, and above it rules of their own, the first that fits. */
export function OrdersPage({ id }: { id: string }) {
  const { orders: words, nav, plan } = useAllWords(),
    facts = useFacts(),
    { query } = usePlace()
  const [standing, setStanding] = useState<Standing | undefined>(undefined),
    [written, setWritten] = useState<Written>({ rules: [] })
  const [preview, setPreview] = useState<Preview | undefined>(undefined),
    [saved, setSaved] = useState<Preview | undefined>(undefined),
    [failed, setFailed] = useState(false)
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | Trouble>('idle')
  const game = useLoad(async () => {
    const { body } = await client.call('game', { params: { game: id } })
    return { name: body?.name ?? '', reactions: await reactionsOf(body?.table ?? null).catch(() => []) }
  }, [id])
  const params = { game: id },
    asked = Number(query.get('order') ?? 0)
  const read = async (): Promise<void> => {
    try {
      const { body } = await client.call('orders', { params })
      if (!body) return
      setStanding(body)
      setWritten(body.orders)
      setState('idle')
    } catch (failure) {
      setState(troubleOf(failure))
    }
  }
  useEffect(() => void read(), [id])
  useEffect(() => {
    if (!standing) return
    let wanted = true
    client.call('previewOrders', { params, body: written }).then(
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
  const change = (next: Partial<Written>): void => {
    setWritten({ ...written, ...next })
    setState('idle')
  }
  const add = (sentence: Sentence): void =>
    change({ rules: [...written.rules, ruleOf(`${sentence.event}-${Date.now().toString(36)}`, sentence)] })
  // From a question: the sentence that is about such a one stands below the others, to be filled.
  const from = query.get('about')
  useEffect(() => {
    const about =
      standing && from !== null && from in EVENTS
        ? (EXAMPLES.find(({ event }) => event === from) ?? withEvent(EXAMPLES[0]!, from as EventName))
        : undefined
    if (about) add(about)
  }, [standing === undefined, from])
  useEffect(() => {
    if (asked > 0 && standing) document.querySelector(`#order-${asked}`)?.scrollIntoView({ block: 'center' })
  }, [standing, asked])
  if (!standing)
    return typeof state === 'object' ? <TroubleNotice trouble={state} again={() => void read()} /> : <Loading />
  const save = async (): Promise<void> => {
    setState('saving')
    try {
      const { body } = await client.call('writeOrders', { params, body: written })
      if (body) {
        setStanding(body)
        setWritten(body.orders)
      }
      setState('saved')
    } catch (failure) {
      setState(troubleOf(failure))
    }
  }
  const { rules } = written,
    before = new Map(standing.orders.rules.map(rule => [rule.id, rule]))
  const changed = rules.map(rule => !same(before.get(rule.id), rule)),
    moved = same(
      rules.map(({ id: one }) => one),
      standing.orders.rules.map(({ id: one }) => one),
    )
      ? 0
      : 1
  const dirty = !same(written, standing.orders),
    count = Math.max(
      changed.filter(Boolean).length +
        (written.profile !== standing.orders.profile || written.ride !== standing.orders.ride ? 1 : 0),
      moved,
      Number(dirty),
    )
  const move = (at: number, by: number): void =>
    change({ rules: rules.toSpliced(at, 1).toSpliced(at + by, 0, rules[at]!) })
  const textOf = (rule: Rule): string =>
    standing.sentences.find(one => one.id === rule.id)?.text ??
    preview?.sentences.find(one => one.id === rule.id)?.text ??
    rule.id
  const numberOf = (rule: string): number => rules.findIndex(one => one.id === rule) + 1
  const planText = (step: string): string => (preview ?? standing).plan.find(({ id: one }) => one === step)?.text ?? '…'
  const setPlan = (next: Plan | undefined): void => {
    const { plan: _, ...rest } = written
    setWritten({ ...rest, ...(next && { plan: next }) })
    setState('idle')
  }
  const without = (): void => {
    const { profile: _, ...rest } = written
    setWritten(rest)
    setState('idle')
  }
  return (
    <div class="columns orders">
      <div>
        <p>
          <Link to={`/games/${id}`} class="back-link">
            <Sign name="back" />
            {game.value?.name || nav.back}
          </Link>
        </p>
        <h1>{nav.orders}</h1>
        <p class="lead">
          {words.intro} {words.endWithGame}
        </p>
        <Panel heading={words.profiles}>
          <div class="tabs" role="group" aria-label={words.profiles}>
            {PROFILES.map(one => (
              <button type="button" aria-pressed={written.profile === one} onClick={() => change({ profile: one })}>
                {words.named[one]}
              </button>
            ))}
          </div>
          {written.profile === undefined ? (
            <p class="word">{words.noProfile}</p>
          ) : (
            <>
              <p class="word">{words.about[written.profile]}</p>
              <button type="button" class="link" onClick={without}>
                {words.without}
              </button>
            </>
          )}
          {standing.profile.length > 0 && written.profile === standing.orders.profile && (
            <details class="why">
              <summary>{words.rulesOf}</summary>
              <ol>
                {standing.profile.map(({ sentence }) => (
                  <li>{sentence.text}</li>
                ))}
              </ol>
            </details>
          )}
          <Tick
            id="ride"
            label={words.ride}
            checked={written.ride === true}
            toggle={() => {
              const { ride, ...rest } = written
              setWritten(ride ? rest : { ...rest, ride: true })
              setState('idle')
            }}
          />
        </Panel>
        <div class="row between">
          <h2>{words.yours}</h2>
          <span class="word">{words.of(rules.length, MOST)}</span>
        </div>
        {rules.length === 0 && <p class="lead">{written.profile === undefined ? words.none : words.noneOwn}</p>}
        <ol class="rules">
          {rules.map((rule, at) => (
            <li key={rule.id} id={`order-${at + 1}`}>
              <RuleCard
                rule={rule}
                at={at}
                last={at === rules.length - 1}
                changed={changed[at]!}
                text={textOf(rule)}
                reactions={game.value?.reactions ?? []}
                answered={preview?.windows.filter(one => one.rule === rule.id).length}
                set={next => change({ rules: rules.with(at, next) })}
                move={by => move(at, by)}
                remove={() => change({ rules: rules.toSpliced(at, 1) })}
              />
            </li>
          ))}
        </ol>
        <div class="row">
          <button type="button" class="quiet" disabled={rules.length >= MOST} onClick={() => add(EXAMPLES[0]!)}>
            <Sign name="plus" />
            {words.add}
          </button>
        </div>
        <details class="panel folded examples">
          <summary>{words.examples(EXAMPLES.length)}</summary>
          <ul>
            {EXAMPLES.map(one => {
              const text = readOut(words, one, key => nameOf(facts, key))
              return (
                <li>
                  <span>{text}</span>
                  <button
                    type="button"
                    class="tool"
                    aria-label={`${words.add}: ${text}`}
                    disabled={rules.length >= MOST}
                    onClick={() => add(one)}
                  >
                    <Sign name="plus" />
                  </button>
                </li>
              )
            })}
          </ul>
        </details>
        <details class="panel folded">
          <summary>
            <Sign name="eye" />
            <b>{words.notOfferedHead}</b>
          </summary>
          <p class="unfolded">{words.notOffered}</p>
        </details>
        <div class="row between">
          <h2>{plan.heading}</h2>
        </div>
        {written.plan ? (
          <PlanSteps plan={written.plan} textOf={planText} set={setPlan} />
        ) : (
          <p class="lead">{plan.none}</p>
        )}
      </div>
      <aside>
        <PreviewPanel preview={preview} saved={dirty ? saved : undefined} numberOf={numberOf} failed={failed} />
        <section class="panel save-bar">
          {typeof state === 'object' && <TroubleNotice trouble={state} again={() => void save()} />}
          <p role="status" class="word">
            {state === 'saved' && !dirty ? words.saved : dirty ? words.inForce : words.unchanged}
          </p>
          <div class="row">
            {preview && preview.windows.length > 0 && (
              <a href="#preview" class="button quiet on-small">
                <Sign name="eye" />
                {words.answeredShort(preview.windows.length - preview.asked, preview.windows.length)}
              </a>
            )}
            <button type="button" class="quiet" disabled={!dirty} onClick={() => void read()}>
              {words.discard}
            </button>
            <button type="button" class="primary" disabled={!dirty || state === 'saving'} onClick={() => void save()}>
              {dirty ? words.saveOf(count) : words.save}
            </button>
          </div>
        </section>
      </aside>
    </div>
  )
}
