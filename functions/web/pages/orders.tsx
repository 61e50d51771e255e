import { useEffect } from 'preact/hooks'
import { nameOf, useFacts, want } from '../facts.ts'
import { useLoad } from '../load.ts'
import { Loading, Panel, Tick, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link, usePlace } from '../router.tsx'
import { client } from '../session.ts'
import { useAllWords } from '../words/index.ts'
import { PreviewPanel, type Preview } from './order-preview.tsx'
import { readOut, RuleCard } from './order-rule.tsx'
import { EVENTS, EXAMPLES, ruleOf, withEvent, type EventName, type Rule, type Sentence } from './order-sentence.ts'
import { PlanSteps } from './plan.tsx'
import { changesOf, useOrders, usePreview, type Standing, type Writing } from './standing-orders.ts'

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
  const writing = useOrders(id),
    { standing, state, read } = writing
  if (standing) return <WrittenOrders id={id} writing={writing} standing={standing} />
  return typeof state === 'object' ? <TroubleNotice trouble={state} again={() => void read()} /> : <Loading />
}

interface OrdersProps {
  writing: Writing
  standing: Standing
}

function WrittenOrders({ id, writing, standing }: OrdersProps & { id: string }) {
  const { orders: words, nav, plan } = useAllWords(),
    { written, change, dirty } = writing,
    { rules } = written
  const { preview, saved, failed } = usePreview(id, standing, written),
    changes = changesOf(standing.orders, written)
  const game = useLoad(async () => {
    const { body } = await client.call('game', { params: { game: id } })
    return { name: body?.name ?? '', reactions: await reactionsOf(body?.table ?? null).catch(() => []) }
  }, [id])
  const add = (sentence: Sentence): void =>
    change({ rules: [...rules, ruleOf(`${sentence.event}-${Date.now().toString(36)}`, sentence)] })
  useAskedFor(add)
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
        <Profiles writing={writing} standing={standing} />
        <div class="row between">
          <h2>{words.yours}</h2>
          <span class="word">{words.of(rules.length, MOST)}</span>
        </div>
        {rules.length === 0 && <p class="lead">{written.profile === undefined ? words.none : words.noneOwn}</p>}
        <Rules
          writing={writing}
          standing={standing}
          preview={preview}
          changed={changes.rules}
          reactions={game.value?.reactions ?? []}
        />
        <div class="row">
          <button type="button" class="quiet" disabled={rules.length >= MOST} onClick={() => add(EXAMPLES[0]!)}>
            <Sign name="plus" />
            {words.add}
          </button>
        </div>
        <Examples full={rules.length >= MOST} add={add} />
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
          <PlanSteps
            plan={written.plan}
            textOf={step => (preview ?? standing).plan.find(one => one.id === step)?.text ?? '…'}
            set={next => change({ plan: next })}
          />
        ) : (
          <p class="lead">{plan.none}</p>
        )}
      </div>
      <aside>
        <PreviewPanel
          preview={preview}
          saved={dirty ? saved : undefined}
          numberOf={rule => rules.findIndex(one => one.id === rule) + 1}
          failed={failed}
        />
        <SaveBar writing={writing} preview={preview} count={changes.count} />
      </aside>
    </div>
  )
}

/**
 * What the address asks for: an order that answered stands in the middle of the screen; from a question, the sentence
 * that is about such a one stands below the others, to be filled.
 */
function useAskedFor(add: (sentence: Sentence) => void): void {
  const { query } = usePlace(),
    about = query.get('about'),
    order = Number(query.get('order') ?? 0)
  useEffect(() => {
    if (about !== null && about in EVENTS)
      add(EXAMPLES.find(({ event }) => event === about) ?? withEvent(EXAMPLES[0]!, about as EventName))
  }, [about])
  useEffect(() => {
    if (order > 0) document.querySelector(`#order-${order}`)?.scrollIntoView({ block: 'center' })
  }, [order])
}

function Profiles({ writing: { written, change }, standing }: OrdersProps) {
  const { orders: words } = useAllWords()
  return (
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
          <button type="button" class="link" onClick={() => change({ profile: undefined })}>
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
        toggle={() => change({ ride: written.ride ? undefined : true })}
      />
    </Panel>
  )
}

function Rules({
  writing: { written, change },
  standing,
  preview,
  changed,
  reactions,
}: OrdersProps & { preview: Preview | undefined; changed: readonly boolean[]; reactions: string[] }) {
  const { rules } = written
  const textOf = ({ id }: Rule): string =>
    [standing, preview].flatMap(one => one?.sentences ?? []).find(one => one.id === id)?.text ?? id
  return (
    <ol class="rules">
      {rules.map((rule, at) => (
        <li key={rule.id} id={`order-${at + 1}`}>
          <RuleCard
            rule={rule}
            at={at}
            last={at === rules.length - 1}
            changed={changed[at]!}
            text={textOf(rule)}
            reactions={reactions}
            answered={preview?.windows.filter(one => one.rule === rule.id).length}
            set={next => change({ rules: rules.with(at, next) })}
            move={by => change({ rules: rules.toSpliced(at, 1).toSpliced(at + by, 0, rule) })}
            remove={() => change({ rules: rules.toSpliced(at, 1) })}
          />
        </li>
      ))}
    </ol>
  )
}

function Examples({ full, add }: { full: boolean; add: (sentence: Sentence) => void }) {
  const { orders: words } = useAllWords(),
    facts = useFacts()
  return (
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
                disabled={full}
                onClick={() => add(one)}
              >
                <Sign name="plus" />
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

function SaveBar({
  writing: { state, dirty, read, save },
  preview,
  count,
}: {
  writing: Writing
  preview: Preview | undefined
  count: number
}) {
  const { orders: words } = useAllWords()
  return (
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
  )
}
