import { Sheet } from '../parts/sheet.tsx'
import { useWords } from '../words/index.ts'

/** What the keys do, as the help tells it. */
export function KeysHelp({ close }: { close: () => void }) {
  const { keys } = useWords()
  return (
    <Sheet label={keys.heading} close={close}>
      <h2>{keys.heading}</h2>
      <dl class="keys">{Object.entries(keys.list).map(([key, what]) => <div><dt>{key.split(' ').map(one => <kbd>{one}</kbd>)}</dt><dd>{what}</dd></div>)}</dl>
      <p class="word">{keys.off}</p>
    </Sheet>
  )
}
