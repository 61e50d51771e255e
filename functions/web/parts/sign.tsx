import { disciplineSigns, signs, type SignName } from './signs.ts'
import { useWords, type Words } from '../words/index.ts'

interface SignProps {
  name: SignName
  label?: string
  class?: string
}

/** One sign. Without a label it is decoration: the word stands beside it. */
export function Sign({ name, label, class: style = '' }: SignProps) {
  const paths = signs[name].split('|')
  return (
    <svg
      class={`sign ${style}`}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      {label && <title>{label}</title>}
      {paths.map(path => (path.startsWith('!') ? <path class="full" d={path.slice(1)} /> : <path d={path} />))}
    </svg>
  )
}

/** What a level of a Discipline is called, by the code that cards carry; a code without a word stands for itself. */
export function levelName({ cards, table }: Words, code: string): string {
  const name = (cards.disciplines as Readonly<Record<string, string>>)[code.toLowerCase()] ?? code
  return code === code.toUpperCase() ? table.superior(name) : name
}

/** A Discipline, in a square when it is basic and in a full diamond when it is superior. */
export function Discipline({ code }: { code: string }) {
  const superior = code === code.toUpperCase(),
    sign = disciplineSigns[code.toLowerCase()],
    name = levelName(useWords(), code)
  return (
    <span
      class={`discipline${superior ? ' superior' : ''}${sign ? '' : ' is-lettered'}`}
      role="img"
      aria-label={name}
      title={name}
    >
      <span>{sign ? <Sign name={sign} /> : code.toLowerCase()}</span>
    </span>
  )
}
