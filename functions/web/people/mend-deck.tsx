import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { NearestDeck } from '../../../shared/api/kept-decks.ts'
import { useLoad } from '../load.ts'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { client, newKey, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { usePeopleWords } from '../words/index.ts'
import type { KeptDeck } from './own-decks.ts'
import { UnclearLines } from './unclear-lines.tsx'

type Nearest = Infer<typeof NearestDeck>

interface MendProps {
  deck: KeptDeck
  kept: (said: string, id?: string) => void
  /** Has a list read again, with a line of it put clearly. */
  bring: (list: string) => void
}

/** What keeps a deck from being played, card by card, and the nearest list that can be. */
export function MendDeck({ deck, kept, bring }: MendProps) {
  const { mending } = usePeopleWords()
  const loaded = useLoad(async () => {
    const whole = await client.call('keptDeck', { params: { deck: deck.id } }),
      list = whole.body!.list
    const nearest = (await client.call('nearestDeck', { body: { deck: { list } } })).body!
    return { whole: whole.body!, etag: whole.etag, nearest }
  }, [deck.id, deck.version])
  // Who pressed for it is brought to it, which was not there yet.
  useEffect(() => {
    if (location.hash === '#mend') document.getElementById('mend')?.scrollIntoView()
  }, [])
  const here = loaded.value
  return (
    <Panel heading={mending.heading(deck.name)} id="mend">
      {!here ? (
        loaded.state === 'failed' ? (
          <TroubleNotice trouble={loaded.trouble} again={loaded.again} />
        ) : (
          <Loading />
        )
      ) : (
        <>
          <ul class="lacking">
            {deck.reasons.map(({ text }) => (
              <li>
                <p>{text}</p>
              </li>
            ))}
            {deck.missing.map(({ card, copies }) => {
              const swap = here.nearest.swaps.find(({ from }) => from?.id === card.id)
              return (
                <li>
                  <p>
                    <b>
                      {copies} × {card.name}
                    </b>
                    <br />
                    <small>{card.crypt ? mending.crypt(card.capacity) : mending.library}</small>
                  </p>
                  <p>{mending.notWhole}</p>
                  <p>{swap?.to && mending.instead(swap.copies, swap.to.name)}</p>
                </li>
              )
            })}
          </ul>
          {deck.state === 'missing' && <TellMe deck={deck} kept={kept} />}
          <UnclearLines report={here.whole.report} list={here.whole.list} mean={bring} />
          <NearestList deck={deck} nearest={here.nearest} etag={here.etag} kept={kept} />
        </>
      )}
    </Panel>
  )
}

/** Kept with the deck: when a build plays all of it, its owner is told. */
function TellMe({ deck, kept }: Pick<MendProps, 'deck' | 'kept'>) {
  const { mending } = usePeopleWords()
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const wish = !deck.tellWhenPlayable
  const tell = async (): Promise<void> => {
    try {
      const { id } = deck
      await client.call('renameDeck', { params: { deck: id }, body: { tellWhenPlayable: wish }, ifMatch: '*' })
      kept(wish ? mending.willTell(deck.name) : '', id)
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
  }
  return (
    <p>
      <button type="button" class="link" aria-pressed={deck.tellWhenPlayable} onClick={() => void tell()}>
        {wish ? mending.tellMe : mending.tellNot}
      </button>
      {trouble && <TroubleNotice trouble={trouble} />}
    </p>
  )
}

function NearestList({
  deck,
  nearest: { list, swaps },
  etag,
  kept,
}: { nearest: Nearest; etag: string | undefined } & Pick<MendProps, 'deck' | 'kept'>) {
  const { mending, bring } = usePeopleWords()
  const [open, setOpen] = useState(false),
    [busy, setBusy] = useState(false),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined),
    [key] = useState(newKey)
  if (list === null) return <p class="word">{mending.noNearest}</p>
  const changed = (crypt: boolean): number =>
    swaps
      .filter(({ from, to }) => (from ?? to)?.crypt === crypt || (from === null && to === null && !crypt))
      .reduce((sum, { copies }) => sum + copies, 0)
  const keep = async (): Promise<void> => {
    setBusy(true)
    try {
      await client.call('keepVersion', { params: { deck: deck.id }, body: { list }, key, ifMatch: etag })
      kept(bring.kept(deck.name), deck.id)
    } catch (failure) {
      const found = troubleOf(failure)
      setTrouble(found.code === 'version-mismatch' ? { ...found, said: bring.changedElsewhere } : found)
      setBusy(false)
    }
  }
  return (
    <div class="nearest">
      <p>
        <b>{mending.nearest}</b> {mending.changes(changed(true), changed(false))}
      </p>
      <p class="row">
        <button type="button" class="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? mending.hide : mending.see}
        </button>
        <button type="button" class="quiet" disabled={busy} onClick={() => void keep()}>
          {bring.keepAs(deck.version + 1)}
        </button>
      </p>
      {trouble && <TroubleNotice trouble={trouble} />}
      {open && (
        <>
          <ul class="swaps">
            {swaps.map(({ copies, from, to, text, why }) => (
              <li>
                {copies} × {from?.name ?? text ?? mending.added} → {to?.name ?? mending.leftOut}{' '}
                <small>{mending.why[why]}</small>
              </li>
            ))}
          </ul>
          <pre tabIndex={0}>{list}</pre>
        </>
      )}
    </div>
  )
}
