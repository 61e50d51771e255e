import { useState } from 'preact/hooks'
import { nameOf, useFacts } from '../facts.ts'
import { Sign } from '../parts/sign.tsx'
import { useAllWords, type AllWords } from '../words/index.ts'
import {
  amounts,
  deedsFor,
  EVENTS,
  EXCEPTIONS,
  fights,
  OPPONENTS,
  SCOPES,
  sentenceOf,
  ruleOf,
  withEvent,
  withOpponent,
  type DeedName,
  type EventName,
  type ExceptionName,
  type Opponent,
  type Rule,
  type Sentence,
} from './order-sentence.ts'

interface SlotProps<T extends string> {
  label: string
  value: T
  options: readonly (readonly [T, string])[]
  choose: (value: T) => void
}

/** A word of the sentence that can be pressed for another. */
function Slot<T extends string>({ label, value, options, choose }: SlotProps<T>) {
  return (
    <select
      class="press"
      aria-label={label}
      value={value}
      onChange={(event: Event) => choose((event.target as HTMLSelectElement).value as T)}
    >
      {options.map(([key, text]) => (
        <option value={key} selected={key === value}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** What can be pressed, and what goes without saying after it. */
function deedText(
  words: AllWords['orders'],
  deed: string,
  nameOfCard: (key: string) => string,
): { does: string; else: string } {
  const [does = '', after] = (
    deed.startsWith('play:') ? words.plays(nameOfCard(deed.slice('play:'.length))) : words.deeds[deed as DeedName]
  ).split('|')
  return { does, else: after === undefined ? '' : ` ${after}` }
}

/** The whole of it as it is read, for what cannot be pressed. */
export function readOut(
  words: AllWords['orders'],
  { event, amount, opponent, deed, unless, scope }: Sentence,
  nameOfCard: (key: string) => string,
): string {
  const done = deedText(words, deed, nameOfCard),
    many = amount ? ` ${words.pieces.for} ${words.amounts[amount.of](amount.n)}` : '',
    who = opponent ? ` ${words.opponents[opponent]}` : '',
    but = unless === 'never' ? '' : `, ${words.exceptions[unless]}`,
    until = scope === 'game' ? '' : `, ${words.scopes[scope]}`
  return `${words.when} ${words.events[event]}${many}${who}, ${done.does}${done.else}${but}${until}.`
}

interface RuleCardProps {
  rule: Rule
  at: number
  last: boolean
  changed: boolean
  text: string
  answered: number | undefined
  reactions: readonly string[]
  set: (rule: Rule) => void
  move: (by: -1 | 1) => void
  remove: () => void
}

/** One order. What is no sentence of slots stands as the server words it. */
export function RuleCard({ rule, at, last, changed, text, answered, reactions, set, move, remove }: RuleCardProps) {
  const { orders: words, table } = useAllWords(),
    facts = useFacts()
  const said = sentenceOf(rule),
    [open, setOpen] = useState(false),
    n = at + 1,
    name = (what: string): string => `${words.rule} ${n}: ${what}`
  const change = (next: Partial<Sentence>): void => {
    if (said) set(ruleOf(rule.id, { ...said, ...next }))
  }
  const cards = [
    ...new Set([...reactions, ...(said?.deed.startsWith('play:') ? [said.deed.slice('play:'.length)] : [])]),
  ]
  const rest = open || said === undefined
  return (
    <article class={changed ? 'panel rule-card is-changed' : 'panel rule-card'} aria-label={`${words.rule} ${n}`}>
      <b class="rule-number">{n}</b>
      <div>
        {said ? (
          <p class="spoken">
            {words.when}{' '}
            <Slot<EventName>
              label={name(words.slots.event)}
              value={said.event}
              choose={event => set(ruleOf(rule.id, withEvent(said, event)))}
              options={(Object.keys(EVENTS) as EventName[]).map(one => [one, words.events[one]] as const)}
            />
            {said.amount && (
              <>
                {' '}
                {words.pieces.for}{' '}
                <Slot
                  label={name(words.slots.amount)}
                  value={`${said.amount.of}${said.amount.n}`}
                  choose={value =>
                    change({ amount: { of: value.slice(0, 3) as 'lte' | 'gte', n: Number(value.slice(3)) } })
                  }
                  options={[
                    ...amounts,
                    ...(amounts.some(one => one.of === said.amount!.of && one.n === said.amount!.n)
                      ? []
                      : [said.amount]),
                  ].map(one => [`${one.of}${one.n}`, words.amounts[one.of](one.n)] as const)}
                />
              </>
            )}
            {fights(said.event) && (open || said.opponent) && (
              <>
                {' '}
                <Slot<Opponent | 'any'>
                  label={name(words.slots.opponent)}
                  value={said.opponent ?? 'any'}
                  choose={opponent => set(ruleOf(rule.id, withOpponent(said, opponent)))}
                  options={(['any', ...OPPONENTS] as const).map(one => [one, words.opponents[one]] as const)}
                />
              </>
            )}
            ,{' '}
            <Slot
              label={name(words.slots.deed)}
              value={said.deed}
              choose={deed => change({ deed })}
              options={[...new Set([...deedsFor(said.event, cards), said.deed])].map(
                one => [one, deedText(words, one, key => nameOf(facts, key)).does] as const,
              )}
            />
            {deedText(words, said.deed, key => nameOf(facts, key)).else}
            {(open || said.unless !== 'never') && (
              <>
                ,{' '}
                <Slot<ExceptionName>
                  label={name(words.slots.unless)}
                  value={said.unless}
                  choose={unless => change({ unless })}
                  options={(Object.keys(EXCEPTIONS) as ExceptionName[]).map(
                    one => [one, words.exceptions[one]] as const,
                  )}
                />
              </>
            )}
            {(open || said.scope !== 'game') && (
              <>
                ,{' '}
                <Slot
                  label={name(words.slots.scope)}
                  value={said.scope}
                  choose={scope => change({ scope })}
                  options={SCOPES.map(one => [one, words.scopes[one]] as const)}
                />
              </>
            )}
            .
          </p>
        ) : (
          <p class="spoken is-plain">{text}</p>
        )}
        <p class="word">
          {answered === undefined ? '' : words.wouldAnswer(answered)}
          {changed && (
            <>
              {' '}
              · <b>{words.changedMark}</b>
            </>
          )}
        </p>
        {rest && (
          <p class="row">
            <button type="button" class="quiet" aria-label={name(words.remove)} onClick={remove}>
              <Sign name="against" />
              {words.remove}
            </button>
          </p>
        )}
      </div>
      <span class="rule-tools">
        <button type="button" class="tool" aria-label={name(words.up)} disabled={at === 0} onClick={() => move(-1)}>
          <Sign name="up" />
        </button>
        <button type="button" class="tool" aria-label={name(words.down)} disabled={last} onClick={() => move(1)}>
          <Sign name="down" />
        </button>
        {said && (
          <button
            type="button"
            class="tool"
            aria-label={name(table.more)}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Sign name="more" />
          </button>
        )}
      </span>
    </article>
  )
}
