import { Sheet } from '../parts/sheet.tsx'
import { useAllWords } from '../words/index.ts'

/** What the keys do, as the help tells it. */
export function KeysHelp({ close }: { close: () => void }) {
  const { keys, nav } = useAllWords()
  return (
    <Sheet label={nav.keys} close={close}>
      <h2>{nav.keys}</h2>
      <dl class="keys">
        {Object.entries(keys.list).map(([key, what]) => (
          <div>
            <dt>
              {key.split(' ').map(one => (
                <kbd>{one}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p class="word">{keys.off}</p>
    </Sheet>
  )
}
