import { useEffect, useRef, useState } from 'preact/hooks'
import { useLoad } from '../load.ts'
import { AsSeen } from '../parts/as-seen.tsx'
import { BotLevels, type Level } from '../parts/bot-levels.tsx'
import { DeckText } from '../parts/deck-text.tsx'
import { later } from '../parts/later.tsx'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { policyText } from '../parts/policy.ts'
import { Sign } from '../parts/sign.tsx'
import { go, Link, usePlace } from '../router.tsx'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { useAllWords } from '../words/index.ts'
import type { TableView } from './lobby.tsx'

const DECKS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const
type Deck = (typeof DECKS)[number] | 'own'
type Seat = TableView['seats'][number]
const LEAST: Record<TableView['format'], number> = { standard: 4, 'three-player': 3, 'two-player': 2 }
const EVERY_MS = 8_000

const Checked = later(async () => (await import('../pages/decks.tsx')).CheckedDeck)

/** One table before its game: who sits there, with which deck sealed, how others come to it, and when it starts. */
export function TableRoom({ id }: { id: string }) {
  const { inbox, lobby, clock, nav } = useAllWords()
  const { query } = usePlace(),
    joinCode = query.get('code')
  const [round, setRound] = useState(0),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined),
    [busy, setBusy] = useState(false),
    [level, setLevel] = useState<Level>('steady')
  const loaded = useLoad(
    async () => {
      if (joinCode === null) return (await client.call('table', { params: { table: id } })).body
      return (await client.call('tableByCode', { params: { code: joinCode } })).body
    },
    [id, round],
    joinCode === null ? `room.${id}` : undefined,
  )
  const table = loaded.value,
    open = table?.status === 'open'
  // Who comes and who seals a deck is seen without asking.
  useEffect(() => {
    if (!open) return
    const timer = setInterval(() => {
      if (!document.hidden) setRound(n => n + 1)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [open])
  // Whoever waits here for the table to start is brought to it.
  const waited = useRef(false),
    begun = table?.game ?? null
  useEffect(() => {
    if (open) waited.current = true
    else if (waited.current && begun !== null && table?.seats.some(({ you }) => you)) go(`/games/${begun}`)
  }, [open, begun])
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
  // What one may not see any more is not on show as it was.
  if (!table || (loaded.state === 'failed' && loaded.trouble.kind === 'refused'))
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const params = { table: id },
    mine = table.seats.find(({ you }) => you),
    bots = table.seats.filter(({ bot }) => bot).length
  const next =
    mine && !mine.sealed
      ? lobby.needsDeck
      : table.canStart
        ? table.hosting
          ? lobby.ready
          : lobby.waitsHost
        : mine || table.hosting
          ? table.hosting
            ? lobby.waitsPlayers(LEAST[table.format])
            : lobby.waitsHost
          : ''
  const leave = ({ seat }: Seat): void => void act(() => client.call('leaveSeat', { params: { table: id, seat } }))
  return (
    <div class="room">
      <p>
        <Link to="/lobby" class="back-link">
          <Sign name="back" />
          {nav.lobby}
        </Link>
      </p>
      <h1>{table.name}</h1>
      <p class="lead">
        {lobby.formats[table.format]} · {lobby.pools[table.cards]} · {lobby.seatings[table.seating]} ·{' '}
        {lobby.accesses[table.access]}
        <br />
        {table.clock ? policyText(clock, table.clock) : lobby.pace(table.answerWithinHours)}
      </p>
      <AsSeen loaded={loaded} />
      {trouble && <TroubleNotice trouble={trouble} />}
      <div class="columns">
        <div>
          <Panel heading={lobby.seatsOf(table.seats.length, table.seats.length + table.room)}>
            <ol class="plain-list sitting">
              {table.seats.map(seat => (
                <Sitter
                  seat={seat}
                  busy={busy}
                  action={
                    open && (seat.you || table.hosting)
                      ? { name: seat.you ? lobby.leave : lobby.remove, run: () => leave(seat) }
                      : undefined
                  }
                />
              ))}
              {table.room > 0 && (
                <li class="row is-free">
                  <span>{inbox.room(table.room)}</span>
                  {open && table.hosting && (
                    <>
                      <BotLevels level={level} choose={setLevel} />
                      <button
                        type="button"
                        class="link"
                        disabled={busy}
                        onClick={() =>
                          void act(() =>
                            client.call('takeSeat', {
                              params,
                              body: { deck: DECKS[table.seats.length % DECKS.length]!, bot: `Bot-${bots + 1}`, level },
                            }),
                          )
                        }
                      >
                        <Sign name="plus" />
                        {lobby.seatBot}
                      </button>
                    </>
                  )}
                </li>
              )}
            </ol>
          </Panel>
          {open && !mine && table.room > 0 && (
            <DeckForm
              heading={lobby.whichDeck}
              button={lobby.sitWith}
              cards={table.cards}
              busy={busy}
              give={deck =>
                void act(() =>
                  client.call('takeSeat', { params, body: { deck, ...(joinCode !== null && { joinCode }) } }),
                )
              }
            />
          )}
          {open && mine && !mine.sealed && (
            <DeckForm
              heading={lobby.seal}
              button={lobby.sealWith}
              cards={table.cards}
              busy={busy}
              give={deck => void act(() => client.call('sealDeck', { params, body: { deck } }))}
            />
          )}
          {open && mine?.sealed && (
            <Panel class="another">
              <details class="region">
                <summary>{lobby.another}</summary>
                <DeckForm
                  button={lobby.sealWith}
                  cards={table.cards}
                  busy={busy}
                  give={deck => void act(() => client.call('sealDeck', { params, body: { deck } }))}
                />
              </details>
            </Panel>
          )}
        </div>
        <aside>
          {(next !== '' || table.game !== null) && (
            <Panel class="welcome">
              {next !== '' && open && <p role="status">{next}</p>}
              {table.game && (
                <Link to={`/games/${table.game}${mine ? '' : '/watch'}`} class="button primary">
                  {mine ? lobby.go : lobby.watch}
                </Link>
              )}
              {table.hosting && open && (
                <button
                  type="button"
                  class="primary"
                  disabled={!table.canStart || busy}
                  onClick={() => void act(() => client.call('startTable', { params }))}
                >
                  {lobby.start}
                </button>
              )}
            </Panel>
          )}
          {open && (mine || table.hosting) && table.room > 0 && <Invite table={table} />}
          {table.invitation && (
            <button
              type="button"
              class="link"
              disabled={busy}
              onClick={() =>
                void act(async () => {
                  await client.call('declineInvitation', { params })
                  go('/lobby')
                  return { body: null }
                })
              }
            >
              {lobby.decline}
            </button>
          )}
          {table.hosting && open && (
            <Cancel busy={busy} run={() => void act(() => client.call('cancelTable', { params }))} />
          )}
        </aside>
      </div>
    </div>
  )
}

function Sitter({
  seat,
  busy,
  action,
}: {
  seat: Seat
  busy: boolean
  action: { name: string; run: () => void } | undefined
}) {
  const { lobby, signIn } = useAllWords()
  return (
    <li class="row">
      <span class="who">
        <b>{seat.name}</b>
        {seat.bot && (
          <span class="chip">
            {lobby.bot}
            {seat.level && `: ${signIn.botLevels[seat.level]}`}
          </span>
        )}
        {seat.you && <span class="chip you">{lobby.yours}</span>}
        <br />
        {seat.sealed ? (
          <span class="word" title={seat.fingerprint ?? undefined}>
            <Sign name="sealed" />{' '}
            {seat.deck === null ? lobby.sealed : seat.deck === 'own' ? lobby.ownDeck : titled(seat.deck)}
          </span>
        ) : (
          <span class="word">
            <Sign name="limit" /> {lobby.unsealed}
          </span>
        )}
      </span>
      {action && (
        <button
          type="button"
          class="link"
          disabled={busy}
          aria-label={`${action.name}: ${seat.name}`}
          onClick={action.run}
        >
          {action.name}
        </button>
      )}
    </li>
  )
}

/** What is sent to friends: where the table is, with its code if it has one. */
function Invite({ table: { id, joinCode, name, access } }: { table: TableView }) {
  const { lobby } = useAllWords()
  const [copied, setCopied] = useState(false),
    link = `${location.origin}/lobby/${id}${joinCode === null ? '' : `?code=${encodeURIComponent(joinCode)}`}`
  if (access === 'invited') return null
  return (
    <Panel heading={lobby.inviteBy}>
      <label class="field" for="invite">
        <span class="unseen">{lobby.inviteBy}</span>
        <input
          id="invite"
          readonly
          value={link}
          onFocus={(event: Event) => (event.target as HTMLInputElement).select()}
        />
      </label>
      <div class="row">
        <button
          type="button"
          class="quiet"
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => document.querySelector<HTMLInputElement>('#invite')?.focus(),
            )
          }
        >
          <Sign name={copied ? 'for' : 'orders'} />
          {copied ? lobby.copied : lobby.copyLink}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="quiet"
            onClick={() => void navigator.share({ title: name, url: link }).catch(() => undefined)}
          >
            <Sign name="action" />
            {lobby.send}
          </button>
        )}
      </div>
      {joinCode !== null && (
        <p class="word">
          {lobby.share} <b class="code">{joinCode}</b>
        </p>
      )}
    </Panel>
  )
}

/** Pressed twice: others may sit there. */
function Cancel({ busy, run }: { busy: boolean; run: () => void }) {
  const { lobby } = useAllWords()
  const [asked, setAsked] = useState(false)
  return (
    <p>
      <button
        type="button"
        class="link"
        disabled={busy}
        onBlur={() => setAsked(false)}
        onClick={() => (asked ? run() : setAsked(true))}
      >
        {asked ? lobby.asked : lobby.cancel}
      </button>
    </p>
  )
}

const titled = (deck: string): string => deck.charAt(0).toUpperCase() + deck.slice(1)

interface DeckFormProps {
  heading?: string
  button: (deck: string) => string
  cards: TableView['cards']
  busy: boolean
  give: (deck: (typeof DECKS)[number] | { list: string }) => void
}

/** One of the five decks, or a list of one's own in any common format. */
function DeckForm({ heading, button, cards, busy, give }: DeckFormProps) {
  const { lobby } = useAllWords()
  const [deck, setDeck] = useState<Deck>('ventrue'),
    [list, setList] = useState(''),
    [checked, setChecked] = useState<string | undefined>(undefined)
  const own = deck === 'own',
    form = (
      <form
        onSubmit={(event: Event) => {
          event.preventDefault()
          give(own ? { list } : deck)
        }}
      >
        <fieldset class="decks">
          <legend class="unseen">{lobby.deck}</legend>
          {([...DECKS, 'own'] as const).map(one => (
            <label class={deck === one ? 'way is-chosen' : 'way'} for={`deck-${one}`}>
              <input id={`deck-${one}`} type="radio" name="deck" checked={deck === one} onChange={() => setDeck(one)} />
              <span>
                <b>{one === 'own' ? lobby.ownDeck : titled(one)}</b>
                <small>{one === 'own' ? lobby.ownHelp : lobby.characters[one]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {own && <DeckText list={list} rows={8} label={lobby.paste} help={lobby.pasteHelp} set={setList} />}
        {own && checked !== undefined && (
          <Checked
            list={checked}
            cards={cards}
            mean={text => {
              setList(text)
              setChecked(text)
            }}
          />
        )}
        <div class="row">
          <button type="submit" class="primary" disabled={busy}>
            {button(own ? lobby.myList : titled(deck))}
          </button>
          {own && (
            <button type="button" class="quiet" disabled={list.trim() === ''} onClick={() => setChecked(list)}>
              {lobby.checkFirst}
            </button>
          )}
        </div>
      </form>
    )
  return heading === undefined ? form : <Panel heading={heading}>{form}</Panel>
}
