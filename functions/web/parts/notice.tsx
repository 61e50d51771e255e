import type { ComponentChildren } from 'preact'
import { Link } from '../router.tsx'
import type { Trouble } from '../session.ts'
import { useWords } from '../words/index.ts'

/** What went wrong, and what to do about it. */
export function TroubleNotice({ trouble, again }: { trouble: Trouble; again?: () => void }) {
  const { trouble: words, signIn } = useWords()
  const text = trouble.kind === 'offline' ? words.offline : trouble.kind === 'signed-out' ? signIn.again : trouble.kind === 'busy' ? words.busy : trouble.kind === 'server' ? `${words.server} ${trouble.title}` : trouble.title
  return (
    <div class="notice trouble" role="alert">
      <p>{text}{trouble.rule && <span class="rule"> {trouble.rule}</span>}</p>
      {again && trouble.kind !== 'refused' && <button type="button" class="quiet" onClick={again}>{words.again}</button>}
      {trouble.kind === 'signed-out' && <Link to="/sign-in" class="button quiet">{signIn.elsewhere}</Link>}
    </div>
  )
}

export function Loading() {
  const { trouble } = useWords()
  return <p class="loading" role="status">{trouble.loading}</p>
}

export function Panel({ heading, children, class: style = '', id }: { heading?: ComponentChildren; children?: ComponentChildren; class?: string; id?: string }) {
  return (
    <section class={`panel ${style}`} id={id}>
      {heading !== undefined && <h2>{heading}</h2>}
      {children}
    </section>
  )
}

interface ChoiceProps<T extends string> { name: string; label: string; value: T; options: readonly (readonly [T, string])[]; choose: (value: T) => void }

export function Choice<T extends string>({ name, label, value, options, choose }: ChoiceProps<T>) {
  return (
    <label class="field" for={name}>
      <span>{label}</span>
      <select id={name} value={value} onChange={(event: Event) => choose((event.target as HTMLSelectElement).value as T)}>
        {options.map(([key, text]) => <option value={key} selected={key === value}>{text}</option>)}
      </select>
    </label>
  )
}
