import { useEffect, useRef, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { DeckDifference } from '../../../shared/api/kept-decks.ts'
import { Panel, TroubleNotice } from '../parts/notice.tsx'
import { RuleLink } from '../parts/rule-link.tsx'
import { Sign } from '../parts/sign.tsx'
import { client, newKey, signedIn, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { useAllWords, usePeopleWords } from '../words/index.ts'
import { MOST, readDraft, sentOf, writeDraft, type Draft } from './deck-draft.ts'
import type { KeptDeck, Report } from './own-decks.ts'
import { UnclearLines } from './unclear-lines.tsx'

type Changes = Infer<typeof DeckDifference>['changes']
const WAYS = ['paste', 'file', 'link'] as const
const SIGNS = { paste: 'orders', file: 'hand', link: 'next' } as const

interface BringProps {
  /** Of which another version may be kept. */
  deck: KeptDeck | undefined
  /** What another part of the page has made of a deck, to be read at once. */
  brought: { text: string; times: number }
  kept: (said: string, id?: string) => void
}

/** A deck from elsewhere: pasted, from a file or by a link that holds it. What is typed is never lost. */
export function BringDeck({ deck, brought, kept }: BringProps) {
  const { bring } = usePeopleWords()
  const [draft, setDraft] = useState<Draft>(readDraft),
    [restored] = useState(draft.text !== '')
  const [read, setRead] = useState<{ report: Report; text: string } | undefined>(undefined),
    [against, setAgainst] = useState<Changes | undefined>(undefined),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined),
    [busy, setBusy] = useState(false)
  // One press is one deck, however often it has to be sent.
  const key = useRef(newKey())
  const put = (next: Draft): void => {
    setDraft(next)
    writeDraft(next)
  }
  const check = async (of: Draft): Promise<void> => {
    const text = sentOf(of)
    setTrouble(undefined)
    setRead(undefined)
    setAgainst(undefined)
    key.current = newKey()
    if (text.length > MOST) return setTrouble({ kind: 'refused', title: '', said: bring.tooLong(MOST) })
    setBusy(true)
    try {
      const report = (await client.call('checkDeck', { body: { deck: { list: text } } })).body
      if (report) setRead({ report, text })
      if (report && deck && signedIn())
        setAgainst(
          (await client.call('compareDecks', { body: { before: { kept: deck.id }, after: { list: text } } })).body
            ?.changes,
        )
    } catch (failure) {
      setTrouble(saidOf(troubleOf(failure), bring.unreadable))
    }
    setBusy(false)
  }
  useEffect(() => {
    if (brought.times === 0) return
    const next: Draft = { way: 'paste', text: brought.text }
    put(next)
    void check(next)
  }, [brought])
  // What was read is compared with the deck that is chosen meanwhile.
  useEffect(() => {
    if (read && draft.text !== '') void check(draft)
  }, [deck?.id])
  const change = (text: string, way = draft.way): void => {
    put({ way, text })
    setRead(undefined)
    setTrouble(undefined)
  }
  const keep = async (asNew: boolean): Promise<void> => {
    if (!read) return
    setBusy(true)
    setTrouble(undefined)
    try {
      const body = { list: read.text },
        again = key.current
      const { body: done } =
        asNew || !deck
          ? await client.call('keepDeck', { body, key: again })
          : await client.call('keepVersion', {
              params: { deck: deck.id },
              body,
              key: again,
              ifMatch: (await client.call('keptDeck', { params: { deck: deck.id } })).etag,
            })
      put({ way: draft.way, text: '' })
      setRead(undefined)
      kept(bring.kept(done?.name ?? ''), done?.id)
    } catch (failure) {
      const found = troubleOf(failure)
      const said =
        found.code === 'version-mismatch'
          ? bring.changedElsewhere
          : found.code === 'too-many-decks'
            ? bring.full
            : undefined
      setTrouble({ ...found, ...(said !== undefined && { said }) })
    }
    setBusy(false)
  }
  return (
    <Panel heading={bring.heading} id="bring">
      <div class="segments" role="group" aria-label={bring.heading}>
        {WAYS.map(way => (
          <button
            type="button"
            class={way === draft.way ? 'quiet is-pressed' : 'quiet'}
            aria-pressed={way === draft.way}
            onClick={() => put({ ...draft, way })}
          >
            <Sign name={SIGNS[way]} />
            {bring.ways[way]}
          </button>
        ))}
      </div>
      <form
        onSubmit={(event: Event) => {
          event.preventDefault()
          void check(draft)
        }}
      >
        <Source draft={draft} change={change} check={check} />
        {restored && draft.text !== '' && !read && <p class="word">{bring.restored}</p>}
        <p class="row">
          <button type="submit" class="quiet" disabled={busy || draft.text.trim() === ''}>
            {busy && !read ? bring.reading : bring.read}
          </button>
          {draft.text !== '' && (
            <button type="button" class="link" onClick={() => change('')}>
              {bring.clear}
            </button>
          )}
        </p>
      </form>
      <div aria-live="polite">
        {trouble && <TroubleNotice trouble={trouble} />}
        {read && (
          <>
            <WasRead report={read.report} deck={deck} against={against} />
            <UnclearLines
              report={read.report}
              list={read.text}
              mean={text => {
                const next: Draft = { way: 'paste', text }
                put(next)
                void check(next)
              }}
            />
            {signedIn() && (
              <p class="row">
                {deck && (
                  <button type="button" class="quiet strong" disabled={busy} onClick={() => void keep(false)}>
                    {bring.keepAs(deck.version + 1)}
                  </button>
                )}
                <button
                  type="button"
                  class={deck ? 'quiet' : 'quiet strong'}
                  disabled={busy}
                  onClick={() => void keep(true)}
                >
                  {deck ? bring.asNew : bring.keep}
                </button>
              </p>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}

/** What cannot be read, in words of the page. */
function saidOf(trouble: Trouble, words: Record<string, string>): Trouble {
  const said = words[trouble.errors?.[0]?.code ?? '']
  return said === undefined ? trouble : { ...trouble, said }
}

interface SourceProps {
  draft: Draft
  change: (text: string, way?: Draft['way']) => void
  check: (draft: Draft) => Promise<void>
}

function Source({ draft: { way, text }, change, check }: SourceProps) {
  const { bring } = usePeopleWords()
  if (way === 'link')
    return (
      <label class="field" for="list">
        <span>{bring.link}</span>
        <input
          id="list"
          type="text"
          inputmode="url"
          autocomplete="off"
          spellcheck={false}
          placeholder="vdb.im/decks/deck?name=…#201362=2;…"
          value={text}
          aria-describedby="bring-help"
          onInput={(event: Event) => change((event.target as HTMLInputElement).value)}
        />
        <small id="bring-help">{bring.linkHelp}</small>
      </label>
    )
  const load = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement,
      file = input.files?.[0]
    if (file) {
      const next: Draft = { way: 'file', text: await file.text() }
      change(next.text, 'file')
      void check(next)
    }
    // The same file may be chosen again after it was changed.
    input.value = ''
  }
  return (
    <>
      {way === 'file' && (
        <label class="field" for="file">
          <span>{bring.file}</span>
          <input
            id="file"
            type="file"
            accept=".txt,.json,.csv,.dek,text/plain,application/json"
            onChange={(event: Event) => void load(event)}
          />
        </label>
      )}
      <label class="field" for="list">
        <span>{bring.paste}</span>
        <textarea
          id="list"
          rows={way === 'file' ? 5 : 8}
          spellcheck={false}
          value={text}
          aria-describedby="bring-help"
          onInput={(event: Event) => change((event.target as HTMLTextAreaElement).value)}
        />
        <small id="bring-help">{bring.pasteHelp}</small>
      </label>
    </>
  )
}

/** What was read, in a few lines, and how it differs from the deck that is chosen. */
function WasRead({
  report,
  deck,
  against,
}: {
  report: Report
  deck: KeptDeck | undefined
  against: Changes | undefined
}) {
  const { decks } = useAllWords()
  const { bring } = usePeopleWords()
  const { legal, playable, crypt, library } = report,
    fine = legal.ok && playable.ok
  return (
    <div class={fine ? 'was-read' : 'was-read is-wrong'}>
      <p class={fine ? 'verdict for' : 'verdict against'}>
        <Sign name={fine ? 'for' : 'against'} />
        {bring.found(report.name ?? bring.nameless)}
      </p>
      <p>{bring.groups(crypt.cards, crypt.groups.join(', '))}</p>
      <p>{bring.library(library.cards)}</p>
      <p>{fine ? bring.fine(crypt.cards + library.cards) : legal.ok ? bring.legalOnly : bring.notLegal}</p>
      {legal.reasons.map(({ text, ruleRef }) => (
        <p>
          {text} {ruleRef && <RuleLink rule={ruleRef} />}
        </p>
      ))}
      {playable.missing.length > 0 && (
        <p>
          {decks.missing} {playable.missing.map(({ copies, card }) => `${copies}× ${card.name}`).join(', ')}
        </p>
      )}
      {deck && against && (
        <p>
          <b>{bring.against(deck.version)}</b> <ChangeList changes={against} />
        </p>
      )}
    </div>
  )
}

/** Of two decks that have little in common the rest is counted. */
const SHOWN = 14

/** `+2 Deflection, −2 Majesty`. */
export function ChangeList({ changes }: { changes: Changes }) {
  const { bring } = usePeopleWords()
  if (changes.length === 0) return <>{bring.same}</>
  return (
    <>
      {changes
        .slice(0, SHOWN)
        .map(({ card, before, after }) => `${after > before ? '+' : '−'}${Math.abs(after - before)} ${card.name}`)
        .join(', ')}
      {changes.length > SHOWN && ` ${bring.more(changes.length - SHOWN)}`}
    </>
  )
}
