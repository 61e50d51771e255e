import type { Prompt } from '../../../shared/api/prompts.ts'
import type { Live } from '../live/state.ts'
import { useWords } from '../words/index.ts'

/** An answer that is not known to have arrived, by what it says. */
export function UnsentNotice({ live: { answering, unsent }, options }: { live: Live; options: Prompt['options'] }) {
  const { prompt, trouble } = useWords()
  if (answering !== 'kept' && answering !== 'checking') return null
  const option = options.find(({ id }) => id === unsent?.optionId)
  return (
    <p class="notice unsent" role="alert">
      {answering === 'kept' ? prompt.kept : trouble.checking}
      {option && (
        <>
          {' '}
          <b>{option.effect.text}</b>
        </>
      )}
    </p>
  )
}

/** What became of it. */
export function Arrived({ live: { answering, trouble: now } }: { live: Live }) {
  const { trouble } = useWords()
  return !now && (answering === 'arrived' || answering === 'late') ? (
    <div class="offline" role="status">
      {trouble[answering]}
    </div>
  ) : null
}
