import { useState } from 'preact/hooks'
import { DeckText } from '../parts/deck-text.tsx'
import { later } from '../parts/later.tsx'
import { Choice, Field, Panel } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link, usePlace } from '../router.tsx'
import { client, signedIn } from '../session.ts'
import { useEventWords } from '../words/index.ts'
import { FINAL, allRounds, type EntryShown, type WholeEvent } from './shown-event.ts'

/** Sends something, and shows the event as it is then. */
export type Act = (run: () => Promise<unknown>) => void
interface DeedProps {
  whole: WholeEvent
  busy: boolean
  act: Act
}

const DECKS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const
type Deck = (typeof DECKS)[number] | 'own'
const titled = (deck: string): string => deck.charAt(0).toUpperCase() + deck.slice(1)

const Checked = later(async () => (await import('../pages/decks.tsx')).CheckedDeck)

const isOfficial = ({ you, multiJudge }: WholeEvent['event']): boolean =>
  (you.organiser || you.judge !== null) && !multiJudge

/** What the event asks of the reader, and what they may do in it. */
export function MyEvent(props: DeedProps) {
  const { event: words } = useEventWords(),
    { event, players } = props.whole,
    claim = usePlace().query.get('claim')
  const own = players.find(({ you }) => you),
    isOpen = event.state === 'registration' || event.state === 'playing'
  if (own?.state === 'disqualified')
    return (
      <Panel heading={words.yours}>
        <p>{words.out}</p>
      </Panel>
    )
  if (own?.state === 'in') return <Entered {...props} own={own} />
  if (!isOpen || (event.state !== 'registration' && claim === null))
    return own ? (
      <Panel heading={words.yours}>
        <p>{words.left}</p>
      </Panel>
    ) : null
  return <Enter {...props} claim={claim} />
}

function Enter({ whole: { event }, busy, act, claim }: DeedProps & { claim: string | null }) {
  const { event: words } = useEventWords()
  const [vekn, setVekn] = useState('')
  const params = { event: event.id },
    number = vekn.trim() === '' ? {} : { veknId: vekn.trim() }
  const back = `/e/${event.id}${claim === null ? '' : `?claim=${encodeURIComponent(claim)}`}`
  return (
    <Panel heading={words.yours} class="welcome">
      {claim !== null && <p>{words.claimed}</p>}
      {!signedIn() ? (
        <Link to={`/sign-in?to=${encodeURIComponent(back)}`} class="button primary">
          {words.signIn}
        </Link>
      ) : isOfficial(event) ? (
        <p>{words.official}</p>
      ) : (
        <form
          onSubmit={(submitted: Event) => {
            submitted.preventDefault()
            act(() =>
              claim === null
                ? client.call('register', { params, body: number })
                : client.call('takePlace', { params, body: { claim, ...number } }),
            )
          }}
        >
          <Field
            id="vekn"
            label={words.vekn}
            inputmode="numeric"
            pattern="[0-9]{7}"
            maxlength={7}
            value={vekn}
            set={setVekn}
            aria-describedby="vekn-help"
          />
          <p class="word" id="vekn-help">
            {words.veknHelp}
          </p>
          <button type="submit" class="primary" disabled={busy}>
            {claim === null ? words.enter : words.take}
          </button>
        </form>
      )}
    </Panel>
  )
}

function Entered({ whole, busy, act, own }: DeedProps & { own: EntryShown }) {
  const { event: words } = useEventWords(),
    { event } = whole,
    isOpen = event.state === 'registration' || event.state === 'playing'
  if (!isOpen) return null
  const sits = own.sealed.length > 0,
    params = { event: event.id }
  const sealable = sealableRounds(whole, own)
  const [seal, setSeal] = useState<string | undefined>(undefined)
  return (
    <Panel heading={words.yours} class={sits ? '' : 'welcome'}>
      <MyTables whole={whole} own={own} />
      {!sits && (
        <p>
          <Sign name="sealed" /> {words.needsDeck}
        </p>
      )}
      {sits && event.seatedRounds === 0 && (
        <p class="verdict for">
          <Sign name="for" /> {words.ready}
        </p>
      )}
      {(own.seals ?? []).map(({ mended }) => mended && <p class="word">{words.mended(mended.judge, mended.reason)}</p>)}
      {sealable.length > 0 &&
        (sits ? (
          <details class="region">
            <summary>{words.another}</summary>
            <SealDeck {...{ whole, busy, act, setSeal, rounds: sealable, again: true }} />
          </details>
        ) : (
          <SealDeck {...{ whole, busy, act, setSeal, rounds: sealable }} />
        ))}
      {seal !== undefined && (
        <p class="word" role="status">
          {words.fingerprint(seal.slice(0, SHOWN))}
        </p>
      )}
      <Drop
        busy={busy}
        run={() => act(() => client.call('dropPlayer', { params: { ...params, player: own.player } }))}
      />
    </Panel>
  )
}

function MyTables({ whole, own: { player } }: { whole: WholeEvent; own: EntryShown }) {
  const { event: words } = useEventWords()
  const open = allRounds(whole).filter(({ state }) => state !== 'closed'),
    { final } = whole,
    isAsked = final?.finalists.some(({ you, place }) => you && place === final.next),
    isIn = open.some(({ tables, sitOut }) =>
      [...sitOut, ...tables.flatMap(({ over, seats }) => (over ? [] : seats.map(one => one.player)))].includes(player),
    )
  const waits = whole.event.seatedRounds > 0 && !isIn && !isAsked
  return (
    <>
      {open.map(({ round, tables, sitOut }) => {
        const table = tables.find(one => one.seats.some(seat => seat.player === player))
        const name = words.round(round)
        if (sitOut.includes(player)) return <p>{words.yourPause(name)}</p>
        if (!table || table.over) return null
        return table.game === null ? (
          <p>{words.yourSeat(name, table.table)}</p>
        ) : (
          <>
            <p>
              <b>{words.yourTable(name, table.table)}</b>
            </p>
            <p>
              <Link to={`/games/${table.game}`} class="button primary" label={`${words.play}: ${name}`}>
                <Sign name="play" />
                {words.play}
              </Link>
            </p>
          </>
        )
      })}
      {waits && <p class="word">{words.nothing}</p>}
    </>
  )
}

type RoundName = '0' | '1' | '2' | '3' | '99'

/** For which rounds a deck may be sealed now, 0 standing for all: with check-in those of its round stay as they are. */
function sealableRounds(
  { event, final }: Pick<WholeEvent, 'event' | 'final'>,
  own: Pick<EntryShown, 'sealed' | 'from'>,
): RoundName[] {
  const { checkIn, seatedRounds, rounds } = event,
    handedIn = checkIn === null ? seatedRounds : event.mode === 'parallel' ? rounds : checkIn.round
  if (event.decks === 'single') return own.sealed.length === 0 || handedIn < own.from ? ['0'] : []
  const left = (['1', '2', '3'] as const).filter(one => Number(one) > handedIn && Number(one) <= rounds),
    isThrough = seatedRounds >= rounds && event.openRounds.length === 0 && final === null
  return [...left, ...(event.final && event.finalDeck === 'free' && isThrough ? (['99'] as const) : [])]
}

/** One of the five decks, or a list in any common format, checked before it is sealed. */
function SealDeck({
  whole: { event },
  busy,
  act,
  setSeal,
  rounds,
  again = false,
}: DeedProps & { setSeal: (fingerprint?: string) => void; rounds: readonly RoundName[]; again?: boolean }) {
  const { event: words, lobby } = useEventWords()
  const [deck, setDeck] = useState<Deck>('ventrue'),
    [list, setList] = useState(''),
    [checked, setChecked] = useState<string | undefined>(undefined),
    [chosen, setRound] = useState<RoundName>(rounds[0]!),
    // One that is sealed is left out from then on.
    round = rounds.includes(chosen) ? chosen : rounds[0]!
  const own = deck === 'own'
  const send = async (): Promise<void> => {
    const { body } = await client.call('sealEventDeck', {
      params: { event: event.id },
      ...(round !== '0' && { query: { round } }),
      body: { deck: own ? { list } : deck },
    })
    setSeal(body?.fingerprint)
  }
  return (
    <form
      onSubmit={(submitted: Event) => {
        submitted.preventDefault()
        act(send)
      }}
    >
      {round !== '0' && (
        <Choice
          name="for-round"
          label={words.forRound}
          value={round}
          choose={setRound}
          options={rounds.map(one => [one, Number(one) === FINAL ? words.forFinal : words.round(Number(one))] as const)}
        />
      )}
      <Choice
        name="event-deck"
        label={words.whichDeck}
        value={deck}
        choose={setDeck}
        options={[...DECKS.map(one => [one, titled(one)] as const), ['own', words.ownList] as const]}
      />
      {own && <DeckText list={list} rows={8} label={words.list} help={words.listHelp} set={setList} />}
      {own && checked !== undefined && (
        <Checked
          list={checked}
          cards={event.cards}
          mean={text => {
            setList(text)
            setChecked(text)
          }}
        />
      )}
      <p class="row">
        <button type="submit" class={again ? 'quiet' : 'primary'} disabled={busy}>
          <Sign name="sealed" />
          {words.seal}
        </button>
        {own && (
          <button type="button" class="quiet" disabled={list.trim() === ''} onClick={() => setChecked(list)}>
            {lobby.checkFirst}
          </button>
        )}
      </p>
    </form>
  )
}
/** So much of a fingerprint is enough to know it again. */
const SHOWN = 8

/** Pressed twice: a round would be lost. */
function Drop({ busy, run }: { busy: boolean; run: () => void }) {
  const { event: words } = useEventWords()
  const [asked, setAsked] = useState(false)
  return (
    <p class="drop">
      <button
        type="button"
        class="link"
        disabled={busy}
        onBlur={() => setAsked(false)}
        onClick={() => (asked ? run() : setAsked(true))}
      >
        {asked ? words.dropAgain : words.drop}
      </button>
      {asked && <small class="word">{words.dropHelp}</small>}
    </p>
  )
}
