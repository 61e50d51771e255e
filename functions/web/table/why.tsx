import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Unavailable } from '../../../shared/api/prompts.ts'
import { RuleLink } from '../parts/rule-link.tsx'
import { client } from '../session.ts'
import { useWords, type Words } from '../words/index.ts'
import { ruleTitle } from './rule-title.ts'

export type Reason = Infer<typeof Unavailable>

/** What is not on offer now, and why; read only when it is asked for. */
async function reasonsIn(game: string, seat: number): Promise<Reason[]> {
  const { body } = await client.call('prompt', { params: { game }, query: { explain: '1', seat } })
  return body?.unavailable ?? []
}

interface WhyProps {
  game: string
  id: string
  seat: number
  name: (card: number | undefined) => string
}

/** What was expected and is not on offer, and the rule it rests on: a line for each reason, with all it holds for. */
export function WhyNot({ game, id, seat, name }: WhyProps) {
  const words = useWords(),
    { prompt: said } = words
  const [reasons, setReasons] = useState<Reason[] | undefined>(undefined)
  const lines = byReason(reasons ?? [], said, name)
  useEffect(() => setReasons(undefined), [id])
  const read = async (event: Event): Promise<void> => {
    if ((event.target as HTMLDetailsElement).open && !reasons) setReasons(await reasonsIn(game, seat))
  }
  return (
    <details class="why" onToggle={(event: Event) => void read(event)}>
      <summary>{reasons ? said.why(lines.reduce((sum, { what }) => sum + what.length, 0)) : said.whyNot}</summary>
      <ul>
        {lines.map(({ what, text, rule }) => (
          <li>
            <b>{what.join(', ')}</b>: {text} <RuleLink rule={rule} text={ruleTitle(words, rule)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

type Line = { what: string[]; text: string; rule: string }

/** Cards first: they are what is looked for. A deed that several could not do for one reason is named once. */
function byReason(
  reasons: readonly Reason[],
  said: Words['prompt'],
  name: (card: number | undefined) => string,
): Line[] {
  const isCard = ({ what }: Reason): boolean => what === 'play' || what === 'use',
    deed = ({ what }: Reason): string => (said.deeds as Readonly<Record<string, string>>)[what] ?? ''
  const alike = (a: Reason, b: Reason): boolean => a.text === b.text && a.rule === b.rule
  const found: (Line & { of: Reason })[] = []
  for (const reason of reasons.toSorted((a, b) => Number(isCard(b)) - Number(isCard(a)))) {
    const { what, card, minion } = reason,
      several = reasons.filter(one => one.what === what && alike(one, reason)).length > 1
    const called = isCard(reason)
      ? name(card) || deed(reason)
      : [deed(reason), !several && (name(card) || name(minion))].filter(Boolean).join(' · ')
    const known =
      found.find(line => alike(line.of, reason)) ??
      found[found.push({ what: [], text: reason.text, rule: reason.rule, of: reason }) - 1]!
    if (!known.what.includes(called)) known.what.push(called)
  }
  return found
}

/** What was read for one question: cards are looked at one after the other. */
let lately: { of: string; reasons: Promise<Reason[]> } | undefined

function reasonsOnce(game: string, seat: number, version: number): Promise<Reason[]> {
  const of = `${game} ${seat} ${version}`
  if (lately?.of === of) return lately.reasons
  const reasons = reasonsIn(game, seat)
  lately = { of, reasons }
  reasons.catch(() => (lately = undefined))
  return reasons
}

/** A card of the own hand, at a version of the game. */
export interface HeldCard {
  game: string
  version: number
  seat: number
  id: number
}

/** Of one card: why it cannot be used now, if it cannot. */
export function useReasons(of: HeldCard | undefined): Reason[] {
  const [reasons, setReasons] = useState<Reason[]>([])
  useEffect(() => {
    setReasons([])
    if (!of) return
    let wanted = true
    reasonsOnce(of.game, of.seat, of.version).then(
      found => {
        if (wanted) setReasons(found.filter(one => one.card === of.id))
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [of?.game, of?.seat, of?.id, of?.version])
  return reasons
}
