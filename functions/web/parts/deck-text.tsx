import { useAllWords } from '../words/index.ts'

interface DeckTextProps {
  list: string
  rows: number
  label: string
  help?: string
  set: (list: string, whole: boolean) => void
}

/** A deck list: pasted, written or read from a file, which stands in the field before it goes anywhere. */
export function DeckText({ list, rows, label, help, set }: DeckTextProps) {
  const { decks } = useAllWords()
  const read = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement,
      file = input.files?.[0]
    if (file) set(await file.text(), true)
    // The same file may be chosen again after it was changed.
    input.value = ''
  }
  return (
    <>
      <label class="field" for="list">
        <span>{label}</span>
        <textarea
          id="list"
          rows={rows}
          required
          spellcheck={false}
          value={list}
          aria-describedby={help === undefined ? undefined : 'list-help'}
          onInput={(event: Event) => set((event.target as HTMLTextAreaElement).value, false)}
        />
        {help !== undefined && <small id="list-help">{help}</small>}
      </label>
      <label class="field" for="file">
        <span>{decks.upload}</span>
        <input
          id="file"
          type="file"
          accept=".txt,.json,.csv,.dek,text/plain,application/json"
          onChange={(event: Event) => void read(event)}
        />
      </label>
    </>
  )
}
