import type { ComponentChildren, InputHTMLAttributes } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Link } from '../router.tsx'
import type { Trouble } from '../trouble.ts'
import { RuleLink } from './rule-link.tsx'
import { useWords, type Words } from '../words/index.ts'

/** In the words of the page what it has words for, and whether anything was recorded; else as the server says it. */
function textOf(
  { kind, title, said, code = '', seconds, recorded }: Trouble,
  { trouble: words, signIn }: Words,
): ComponentChildren {
  const kept = recorded === false ? words.notRecorded : recorded === null ? words.unsure : ''
  if (said !== undefined) return said
  if (kind === 'offline') return words.offline
  if (kind === 'signed-out') return signIn.again
  if (kind === 'busy') return `${code === 'rate-limited' ? words.tooMany(seconds ?? 1) : words.busy} ${kept}`
  if (kind === 'server')
    return (
      <>
        {words.server} {kept} <span lang="en">{title}</span>
      </>
    )
  return code === 'not-found'
    ? words.notThere
    : (words.codes[code as keyof typeof words.codes] ?? <span lang="en">{title}</span>)
}

/** What went wrong, and what to do about it. Where the server asks for time, it is tried again when that is over. */
export function TroubleNotice({ trouble, again }: { trouble: Trouble; again?: () => void }) {
  const all = useWords(),
    { trouble: words, signIn } = all
  const waits = again && trouble.kind === 'busy' ? Math.ceil(trouble.seconds ?? 0) : 0,
    [left, setLeft] = useState(waits)
  useEffect(() => setLeft(waits), [trouble])
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => {
      setLeft(left - 1)
      if (left === 1) again?.()
    }, 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <div class="notice trouble" role="alert">
      <p>
        {textOf(trouble, all)}
        {trouble.rule && (
          <>
            {' '}
            <RuleLink rule={trouble.rule} />
          </>
        )}
      </p>
      {again && trouble.kind !== 'refused' && (
        <button type="button" class="quiet" disabled={left > 0} onClick={again}>
          {words.again}
          {left > 0 && <span aria-hidden="true"> {left}</span>}
        </button>
      )}
      {trouble.kind === 'signed-out' && (
        <Link to="/sign-in" class="button quiet">
          {signIn.elsewhere}
        </Link>
      )}
    </div>
  )
}

export function Loading() {
  const { trouble } = useWords()
  return (
    <p class="loading" role="status">
      {trouble.loading}
    </p>
  )
}

export function Panel({
  heading,
  children,
  class: style = '',
  id,
}: {
  heading?: ComponentChildren
  children?: ComponentChildren
  class?: string
  id?: string
}) {
  return (
    <section class={`panel ${style}`} id={id}>
      {heading !== undefined && <h2>{heading}</h2>}
      {children}
    </section>
  )
}

interface ChoiceProps<T extends string> {
  name: string
  label: string
  value: T
  options: readonly (readonly [T, string])[]
  choose: (value: T) => void
}

export function Choice<T extends string>({ name, label, value, options, choose }: ChoiceProps<T>) {
  return (
    <label class="field" for={name}>
      <span>{label}</span>
      <select
        id={name}
        value={value}
        onChange={(event: Event) => choose((event.target as HTMLSelectElement).value as T)}
      >
        {options.map(([key, text]) => (
          <option value={key} selected={key === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

interface FieldProps {
  id: string
  label: string
  type?: 'email' | 'number' | 'search' | 'time'
  value: string | number
  set: (text: string) => void
  required?: boolean
  min?: number
  max?: number
  maxlength?: number
  pattern?: string
  inputmode?: 'numeric'
  placeholder?: string
  autocomplete?: string
  onKeyDown?: (event: KeyboardEvent) => void
  'aria-describedby'?: string
}

/** A line that is typed, under what it is called. */
export function Field({ label, set, ...more }: FieldProps) {
  return (
    <label class="field" for={more.id}>
      <span>{label}</span>
      <input
        {...(more as InputHTMLAttributes)}
        onInput={(event: Event) => set((event.target as HTMLInputElement).value)}
      />
    </label>
  )
}

interface TickProps {
  id: string
  label: string
  checked: boolean
  toggle: () => void
}

/** Something that is so, or not. */
export function Tick({ id, label, checked, toggle }: TickProps) {
  return (
    <label class="tick" for={id}>
      <input id={id} type="checkbox" checked={checked} onChange={toggle} />
      <span>{label}</span>
    </label>
  )
}
