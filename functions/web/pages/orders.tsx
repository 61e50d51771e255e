import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Orders, OrdersPreview, StandingOrders } from '../../../shared/api/orders.ts'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client, troubleOf, type Trouble } from '../session.ts'
import { clockTime } from '../time.ts'
import { useWords, type Words } from '../words/index.ts'

type Standing = Infer<typeof StandingOrders>
type Written = Infer<typeof Orders>
type Rule = Written['rules'][number]
type Preview = Infer<typeof OrdersPreview>

const PROFILES = ['careful', 'normal', 'away', 'learner'] as const

/** What is done in the reader's place: a profile, and above it rules of their own, the first that fits. */
export function OrdersPage({ id }: { id: string }) {
  const { orders: words, nav } = useWords()
  const [standing, setStanding] = useState<Standing | undefined>(undefined), [written, setWritten] = useState<Written>({ rules: [] })
  const [preview, setPreview] = useState<Preview | undefined>(undefined), [state, setState] = useState<'idle' | 'changed' | 'saved' | Trouble>('idle')
  const params = { game: id }
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
    client.call('previewOrders', { params, body: written }).then(({ body }) => setPreview(body ?? undefined), () => setPreview(undefined))
  }, [standing, written])
  const change = (next: Partial<Written>): void => { setWritten({ ...written, ...next }); setState('changed') }
  const save = async (): Promise<void> => {
    try {
      const { body } = await client.call('writeOrders', { params, body: written })
      if (body) setStanding(body)
      setState('saved')
    } catch (failure) {
      setState(troubleOf(failure))
    }
  }
  if (!standing) return typeof state === 'object' ? <TroubleNotice trouble={state} again={() => void read()} /> : <Loading />
  const { rules } = written, move = (at: number, by: number): void => {
    const next = rules.toSpliced(at, 1)
    change({ rules: next.toSpliced(at + by, 0, rules[at]!) })
  }
  return (
    <div class="columns">
      <div>
        <p><Link to={`/games/${id}`}><Sign name="back" /> {nav.back}</Link></p>
        <h1>{words.heading}</h1><p class="lead">{words.intro}</p>
        <Panel heading={words.profiles}>
          <div class="tabs" role="group" aria-label={words.profiles}>{PROFILES.map(one => <button type="button" aria-pressed={written.profile === one} onClick={() => change({ profile: one })}>{words.named[one]}</button>)}</div>
          {written.profile === undefined ? <p class="word">{words.noProfile}</p> : <><p class="word">{words.about[written.profile]}</p><button type="button" class="link" onClick={() => { const { profile: _, ...rest } = written; setWritten(rest); setState('changed') }}>{words.without}</button></>}
          {standing.profile.length > 0 && written.profile === standing.orders.profile && <details class="why"><summary>{words.rulesOf}</summary><ol>{standing.profile.map(({ sentence }) => <li>{sentence.text}</li>)}</ol></details>}
          <label class="tick" for="ride"><input id="ride" type="checkbox" checked={written.ride === true} onChange={() => { const { ride, ...rest } = written; setWritten(ride ? rest : { ...rest, ride: true }); setState('changed') }} /><span>{words.ride}</span></label>
        </Panel>
        <h2>{words.yours}</h2>
        {rules.length === 0 && <p class="lead">{words.none}</p>}
        <ol class="owed">{rules.map((rule, at) => (
          <li key={rule.id}><article class="panel row rule-card"><b>{at + 1}</b><p>{textOf(rule, standing, words)}</p>
            <span class="row">
              <button type="button" class="link" aria-label={`${words.up}: ${at + 1}`} disabled={at === 0} onClick={() => move(at, -1)}><Sign name="up" /></button>
              <button type="button" class="link" aria-label={`${words.down}: ${at + 1}`} disabled={at === rules.length - 1} onClick={() => move(at, 1)}><Sign name="down" /></button>
              <button type="button" class="link" aria-label={`${words.remove}: ${at + 1}`} onClick={() => change({ rules: rules.toSpliced(at, 1) })}><Sign name="against" /></button>
            </span>
          </article></li>
        ))}</ol>
        <AddRule add={rule => change({ rules: [...rules, rule] })} />
        <p class="notice">{words.notOffered}</p>
      </div>
      <aside>
        <Panel heading={words.preview}>
          {preview && <p><b>{words.answered(preview.windows.length - preview.asked)}</b> · {words.asks(preview.asked)}</p>}
          <ol class="plain-list">{(preview?.windows ?? []).slice(0, 20).map(one => <li><span class="word">{clockTime(one.at)} · {one.window}</span><br />{one.rule === null ? words.askedYou : `${words.rule} ${one.rule}`} <span class="word">({words.you} {one.answered})</span></li>)}</ol>
        </Panel>
        <Panel>
          {typeof state === 'object' && <TroubleNotice trouble={state} again={() => void read()} />}
          <p role="status">{state === 'saved' ? words.saved : ''}</p>
          <div class="row"><button type="button" class="quiet" disabled={state !== 'changed'} onClick={() => void read()}>{words.discard}</button><button type="button" class="primary" disabled={state !== 'changed'} onClick={() => void save()}>{words.save}</button></div>
        </Panel>
      </aside>
    </div>
  )
}

/** The server words what it holds; a rule that is not saved yet is worded as it was made. */
const textOf = (rule: Rule, standing: Standing, words: Words['orders']): string => standing.sentences.find(one => one.id === rule.id)?.text ?? TEMPLATES.find(({ name }) => rule.id.startsWith(name))?.text(words, rule) ?? rule.id

interface Template { name: string; number?: number; rule: (id: string, n: number) => Rule; text: (words: Words['orders'], rule: Rule) => string }

const ALL_WINDOWS: NonNullable<Rule['when']['window']> = ['announced', 'blocks', 'attempt', 'declined', 'success', 'blocked', 'resolved', 'as-played']

/** Orders people want most; the language has more, for those who write it by the API. */
const TEMPLATES: readonly Template[] = [
  { name: 'no-hunts', rule: id => ({ id, when: { window: ['blocks', 'declined'], action: { kind: ['hunt'] } }, do: 'pass' }), text: words => words.templates.hunts },
  { name: 'small-bleeds', number: 1, rule: (id, n) => ({ id, when: { window: ['blocks', 'declined'], action: { kind: ['bleed'], againstMe: true, bleed: { lte: n } } }, do: 'pass' }), text: (words, rule) => words.templates.smallBleeds(rule.when.action?.bleed?.lte ?? 1) },
  { name: 'large-bleeds', number: 3, rule: (id, n) => ({ id, when: { window: ['blocks', 'declined'], action: { kind: ['bleed'], againstMe: true, bleed: { gte: n } } }, do: 'ask' }), text: (words, rule) => words.templates.largeBleeds(rule.when.action?.bleed?.gte ?? 3) },
  { name: 'deflect', number: 3, rule: (id, n) => ({ id, when: { window: ['declined'], action: { kind: ['bleed'], againstMe: true, bleed: { gte: n } } }, do: { play: ['deflection', 'telepathic-misdirection'], to: ['prey'], cap: { blood: 1 } } }), text: (words, rule) => words.templates.deflect(rule.when.action?.bleed?.gte ?? 3) },
  { name: 'others-fight', rule: id => ({ id, when: { combat: { mine: false } }, do: 'pass' }), text: words => words.templates.othersFight },
  { name: 'no-votes', rule: id => ({ id, when: { window: ['before-votes', 'polling'], referendum: { touchesMe: false } }, do: 'pass' }), text: words => words.templates.votes },
  { name: 'until-mine', rule: id => ({ id, scope: 'until-my-turn', when: { window: ALL_WINDOWS }, unless: { action: { againstMe: true } }, do: 'pass' }), text: words => words.templates.untilMine },
]

function AddRule({ add }: { add: (rule: Rule) => void }) {
  const { orders: words } = useWords()
  const [name, setName] = useState(TEMPLATES[0]!.name), [n, setN] = useState(TEMPLATES[0]!.number ?? 1)
  const template = TEMPLATES.find(one => one.name === name)!
  const made = (): Rule => template.rule(`${name}-${Date.now() % 100_000}`, n)
  return (
    <Panel heading={words.add}><form onSubmit={(event: Event) => { event.preventDefault(); add(made()) }}>
      <label class="field" for="template"><span>{words.add}</span>
        <select id="template" onChange={(event: Event) => { const next = (event.target as HTMLSelectElement).value; setName(next); setN(TEMPLATES.find(one => one.name === next)?.number ?? 1) }}>{TEMPLATES.map(one => <option value={one.name} selected={one.name === name}>{one.text(words, one.rule(one.name, one.name === name ? n : one.number ?? 1))}</option>)}</select>
      </label>
      {template.number !== undefined && <label class="field" for="amount"><span>{words.amount}</span><input id="amount" type="number" min={1} max={20} value={n} onInput={(event: Event) => setN(Number((event.target as HTMLInputElement).value))} /></label>}
      <button type="submit" class="quiet"><Sign name="plus" />{words.add}</button>
    </form></Panel>
  )
}
