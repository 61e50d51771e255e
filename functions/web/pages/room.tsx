import { useState } from 'preact/hooks'
import { useLoad } from '../load.ts'
import { DeckText } from '../parts/deck-text.tsx'
import { Choice, Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { go, Link, usePlace } from '../router.tsx'
import { client, troubleOf, type Trouble } from '../session.ts'
import { useWords } from '../words/index.ts'
import { policyText } from './clock.tsx'
import type { TableView } from './lobby.tsx'

const DECKS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const
type Deck = (typeof DECKS)[number] | 'own'

/** One table before its game: who sits there, with which deck sealed, and when it starts. */
export function TableRoom({ id }: { id: string }) {
  const { lobby, clock } = useWords()
  const { query } = usePlace(), joinCode = query.get('code')
  const [round, setRound] = useState(0), [trouble, setTrouble] = useState<Trouble | undefined>(undefined), [busy, setBusy] = useState(false)
  const loaded = useLoad(async () => {
    if (joinCode === null) return (await client.call('table', { params: { table: id } })).body
    return (await client.call('tableByCode', { params: { code: joinCode } })).body
  }, [id, round])
  const table = loaded.value
  const act = async (run: () => Promise<{ body: TableView | null }>): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    try {
      const { body } = await run()
      if (body?.game) go(`/games/${body.game}`)
      else if (body?.status === 'cancelled') go('/lobby')
      else setRound(n => n + 1)
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
    setBusy(false)
  }
  if (!table) return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const params = { table: id }, mine = table.seats.find(({ you }) => you), bots = table.seats.filter(({ bot }) => bot).length, open = table.status === 'open'
  return (
    <div class="narrow">
      <h1>{table.name}</h1>
      <p class="lead">{lobby.formats[table.format]} · {lobby.pools[table.cards]} · {lobby.seatings[table.seating]} · {table.clock ? policyText(clock, table.clock) : lobby.pace(table.answerWithinHours)}</p>
      {table.joinCode !== null && <p class="notice">{lobby.share} <b class="code">{table.joinCode}</b></p>}
      <Panel heading={lobby.seatsOf(table.seats.length, table.seats.length + table.room)}>
        <ol class="plain-list">{table.seats.map(seat => (
          <li class="row"><b>{seat.name}</b>{seat.bot && <span class="chip">{lobby.bot}</span>}{seat.you && <span class="chip you">{lobby.yours}</span>}
            {seat.sealed ? <span class="word" title={seat.fingerprint ?? undefined}><Sign name="sealed" /> {seat.deck === null ? lobby.sealed : seat.deck === 'own' ? lobby.ownDeck : titled(seat.deck)}</span> : <span class="word">{lobby.unsealed}</span>}
            {open && (seat.you || table.hosting) && <button type="button" class="link" disabled={busy} onClick={() => void act(() => client.call('leaveSeat', { params: { table: id, seat: seat.seat } }))}>{seat.you ? lobby.leave : lobby.remove}</button>}
          </li>
        ))}</ol>
      </Panel>
      {trouble && <TroubleNotice trouble={trouble} />}
      {table.game && <Link to={`/games/${table.game}`} class="button primary">{lobby.go}</Link>}
      {open && !mine && table.room > 0 && <DeckForm heading={lobby.sitDown} button={lobby.sitDown} busy={busy} give={deck => void act(() => client.call('takeSeat', { params, body: { deck, ...(joinCode !== null && { joinCode }) } }))} />}
      {open && mine && <DeckForm heading={mine.sealed ? lobby.another : lobby.seal} button={lobby.seal} busy={busy} give={deck => void act(() => client.call('sealDeck', { params, body: { deck } }))} />}
      {table.invitation && <button type="button" class="link" disabled={busy} onClick={() => void act(async () => { await client.call('declineInvitation', { params }); go('/lobby'); return { body: null } })}>{lobby.decline}</button>}
      {table.hosting && open && (
        <div class="row">
          {table.room > 0 && <button type="button" class="quiet" disabled={busy} onClick={() => void act(() => client.call('takeSeat', { params, body: { deck: DECKS[table.seats.length % DECKS.length]!, bot: `Bot-${bots + 1}` } }))}>{lobby.seatBot}</button>}
          <button type="button" class="primary" disabled={!table.canStart || busy} onClick={() => void act(() => client.call('startTable', { params }))}>{lobby.start}</button>
          <button type="button" class="link" disabled={busy} onClick={() => void act(() => client.call('cancelTable', { params }))}>{lobby.cancel}</button>
        </div>
      )}
    </div>
  )
}

const titled = (deck: string): string => deck.charAt(0).toUpperCase() + deck.slice(1)

interface DeckFormProps { heading: string; button: string; busy: boolean; give: (deck: (typeof DECKS)[number] | { list: string }) => void }

/** One of the five decks, or a list of one's own in any common format. */
function DeckForm({ heading, button, busy, give }: DeckFormProps) {
  const { lobby } = useWords()
  const [deck, setDeck] = useState<Deck>('ventrue'), [list, setList] = useState('')
  return (
    <Panel heading={heading}><form onSubmit={(event: Event) => { event.preventDefault(); give(deck === 'own' ? { list } : deck) }}>
      <Choice name="deck" label={lobby.deck} value={deck} choose={setDeck} options={[...DECKS.map(one => [one, titled(one)] as const), ['own', lobby.ownDeck] as const]} />
      {deck === 'own' && <DeckText list={list} rows={8} label={lobby.paste} help={lobby.pasteHelp} set={setList} />}
      <button type="submit" class="primary" disabled={busy}>{button}</button>
    </form></Panel>
  )
}
