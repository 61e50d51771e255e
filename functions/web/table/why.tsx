import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Unavailable } from '../../../shared/api/prompts.ts'
import { client } from '../session.ts'
import { useWords, type Words } from '../words/index.ts'

export type Reason = Infer<typeof Unavailable>

/** What is not on offer now, and why; read only when it is asked for. */
async function reasonsIn(game: string, seat: number): Promise<Reason[]> {
  const { body } = await client.call('prompt', { params: { game }, query: { explain: '1', seat } })
  return body?.unavailable ?? []
}

interface WhyProps { game: string; id: string; seat: number; name: (card: number | undefined) => string }

/** What was expected and is not on offer, and the rule it rests on: a line for each reason, with all it holds for. */
export function WhyNot({ game, id, seat, name }: WhyProps) {
  const { prompt: said } = useWords()
  const [reasons, setReasons] = useState<Reason[] | undefined>(undefined)
  useEffect(() => setReasons(undefined), [id])
  const read = async (event: Event): Promise<void> => {
    if ((event.target as HTMLDetailsElement).open && !reasons) setReasons(await reasonsIn(game, seat))
  }
  return (
    <details class="why" onToggle={(event: Event) => void read(event)}>
      <summary>{reasons ? said.why(reasons.length) : said.whyNot}</summary>
      <ul>{byReason(reasons ?? [], said, name).map(({ what, text, rule }) => <li><b>{what.join(', ')}</b>: {text} <span class="rule">{rule}</span></li>)}</ul>
    </details>
  )
}

function byReason(reasons: readonly Reason[], said: Words['prompt'], name: (card: number | undefined) => string): { what: string[]; text: string; rule: string }[] {
  const found = new Map<string, { what: Set<string>; text: string; rule: string }>()
  // Cards first: they are what is looked for.
  for (const reason of reasons.toSorted((a, b) => Number(a.card === undefined) - Number(b.card === undefined))) {
    const of = `${reason.text}${reason.rule}`, known = found.get(of) ?? { what: new Set<string>(), text: reason.text, rule: reason.rule }
    known.what.add(whatOf(reason, said, name))
    found.set(of, known)
  }
  return [...found.values()].map(({ what, ...rest }) => ({ ...rest, what: [...what] }))
}

function whatOf({ what, card, minion }: Reason, said: Words['prompt'], name: (card: number | undefined) => string): string {
  const deed = (said.deeds as Readonly<Record<string, string>>)[what] ?? ''
  if (what === 'play' || what === 'use') return name(card) || deed
  return [deed, name(card) || name(minion)].filter(Boolean).join(' · ')
}

/** Of one card: why it cannot be used now, if it cannot. */
export function useReasons(of: { game: string; seat: number; id: number } | undefined): Reason[] {
  const [reasons, setReasons] = useState<Reason[]>([])
  useEffect(() => {
    setReasons([])
    if (!of) return
    let wanted = true
    reasonsIn(of.game, of.seat).then(found => { if (wanted) setReasons(found.filter(one => one.card === of.id)) }, () => undefined)
    return () => { wanted = false }
  }, [of?.game, of?.seat, of?.id])
  return reasons
}
