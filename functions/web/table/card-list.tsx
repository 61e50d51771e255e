import { nameOf, useFacts } from '../facts.ts'
import { Sheet } from '../parts/sheet.tsx'
import { useWords } from '../words/index.ts'

/** Cards that lie together, by their names. */
export interface Listed {
  heading: string
  cards: readonly { key: string | null; name?: string | undefined }[]
}

/** Each of them is opened from there. */
export function CardListSheet({
  heading,
  cards,
  open,
  close,
}: Listed & { open: (key: string) => void; close: () => void }) {
  const { table } = useWords(),
    facts = useFacts()
  return (
    <Sheet label={heading} close={close}>
      <h2>{heading}</h2>
      <ul class="chips">
        {counted(cards).map(({ key, name, n }) => (
          <li>
            {key === null ? (
              (name ?? table.faceDown)
            ) : (
              <button
                type="button"
                class="chipcard"
                onClick={() => {
                  close()
                  open(key)
                }}
              >
                {name ?? nameOf(facts, key)}
              </button>
            )}
            {n > 1 && ` ×${n}`}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** How many of each lie there. */
function counted(cards: Listed['cards']): (Listed['cards'][number] & { n: number })[] {
  const found = new Map<string, Listed['cards'][number] & { n: number }>()
  for (const card of cards) {
    const at = card.name ?? card.key ?? ''
    found.set(at, { ...card, n: (found.get(at)?.n ?? 0) + 1 })
  }
  return [...found.values()]
}
