import { useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { DeckReport } from '../../../shared/api/decks.ts'
import { Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { client, troubleOf, type Trouble } from '../session.ts'
import { useWords } from '../words/index.ts'

type Report = Infer<typeof DeckReport>

/** A list as somebody has it: what it says, whether it is legal, and whether it can be played here. */
export function DecksPage() {
  const { decks } = useWords()
  const [list, setList] = useState(''), [report, setReport] = useState<Report | undefined>(undefined), [trouble, setTrouble] = useState<Trouble | undefined>(undefined), [busy, setBusy] = useState(false)
  const check = async (text: string): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    try {
      setReport((await client.call('checkDeck', { body: { deck: { list: text } } })).body ?? undefined)
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
    setBusy(false)
  }
  const upload = async (event: Event): Promise<void> => {
    const file = (event.target as HTMLInputElement).files?.[0]
    if (!file) return
    const text = await file.text()
    setList(text)
    await check(text)
  }
  return (
    <div class="columns">
      <div>
        <h1>{decks.heading}</h1><p class="lead">{decks.intro}</p>
        <Panel><form onSubmit={(event: Event) => { event.preventDefault(); void check(list) }}>
          <label class="field" for="list"><span>{decks.heading}</span><textarea id="list" rows={14} required value={list} onInput={(event: Event) => setList((event.target as HTMLTextAreaElement).value)} /></label>
          <label class="field" for="file"><span>{decks.upload}</span><input id="file" type="file" accept=".txt,.json,.csv,text/plain,application/json" onChange={(event: Event) => void upload(event)} /></label>
          <button type="submit" class="primary" disabled={busy}>{busy ? decks.checking : decks.check}</button>
        </form></Panel>
      </div>
      <aside aria-live="polite">{trouble && <TroubleNotice trouble={trouble} />}{report && <ReportPanel report={report} />}</aside>
    </div>
  )
}

function ReportPanel({ report }: { report: Report }) {
  const { decks } = useWords()
  const { legal, playable } = report, unclear = report.lines.filter(({ state }) => state !== 'found')
  return (
    <>
      <Panel heading={report.name ?? decks.heading}>
        <p>{decks.crypt}: <b>{decks.count(report.crypt.cards)}</b> · {decks.library}: <b>{decks.count(report.library.cards)}</b></p>
        <p class={legal.ok ? 'verdict for' : 'verdict against'}><Sign name={legal.ok ? 'for' : 'against'} />{legal.ok ? decks.legal : decks.illegal}</p>
        <ul>{legal.reasons.map(({ text, ruleRef, cards }) => <li>{text}{cards.length > 0 && `: ${cards.join(', ')}`} {ruleRef && <span class="rule">{ruleRef}</span>}</li>)}</ul>
        <p class={playable.ok ? 'verdict for' : 'verdict against'}><Sign name={playable.ok ? 'for' : 'against'} />{playable.ok ? decks.playable : decks.unplayable}</p>
        {playable.ok ? <p class="word">{report.deck && decks.fits}</p> : <><p>{decks.missing}</p><ul>{playable.missing.map(({ card, copies }) => <li>{copies}× {card.name}</li>)}</ul></>}
      </Panel>
      {unclear.length > 0 && <Panel heading={decks.unclear}><ul class="plain-list">{unclear.map(({ line, text, state, candidates }) => <li><b>{line}: {text}</b><br /><span class="word">{state === 'unknown' && `${decks.unknown}. `}{candidates.length > 0 && `${decks.candidates} ${candidates.map(({ name }) => name).join(', ')}?`}</span></li>)}</ul></Panel>}
    </>
  )
}
