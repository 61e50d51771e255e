import { useEffect, useState } from 'preact/hooks'
import type { Infer, RequestOf } from '../../../shared/api/client.ts'
import type { Penalty } from '../../../shared/api/given-penalties.ts'
import type { EntryShown, EventShown } from '../events/shown-event.ts'
import { useLoad } from '../load.ts'
import { Choice, Field, Loading, Panel, Tick, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { client, troubleOf } from '../session.ts'
import { clockTime, day } from '../time.ts'
import type { Trouble } from '../trouble.ts'
import { useDeskWords } from '../words/index.ts'
import { MendDeck } from './deck-mending-form.tsx'

type Given = Infer<typeof Penalty>
type Giving = RequestOf<'givePenalty'>['body']

/** Of the guide for judges; what each is about it says itself. */
const PARAGRAPHS: readonly Giving['infraction'][] = [
  ...([
    '2.1',
    '2.2',
    '2.3',
    '2.4',
    '3.1.1',
    '3.1.2',
    '3.1.3',
    '3.2',
    '3.3',
    '3.4',
    '3.5',
    '3.6',
    '3.7',
    '3.8',
  ] as const),
  ...(['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9', '4.10', '4.11', '4.12'] as const),
]
const LEVELS: readonly Giving['level'][] = ['caution', 'warning', 'standings-adjustment', 'disqualification']

/** What has been given, the latest first, and what is given next; what was lifted stays, and says so. */
export function Penalties({ event }: { event: EventShown }) {
  const { judge: words, event: said } = useDeskWords()
  const [round, setRound] = useState(0)
  const loaded = useLoad(async () => {
    const params = { event: event.id }
    const { body } = await client.call('penalties', { params })
    const { body: entries } = await client.call('players', { params })
    return { penalties: body!.penalties.toReversed(), players: entries!.players }
  }, [event.id, event.version, round])
  if (!loaded.value)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const { penalties, players } = loaded.value,
    again = (): void => setRound(n => n + 1)
  return (
    <div class="narrow">
      <Give event={event} players={players} given={again} />
      <MendDeck event={event} players={players} />
      <Panel heading={words.part.penalties}>
        {penalties.length === 0 && <p class="word">{words.penaltiesNone}</p>}
        <ul class="plain-list">
          {penalties.map(one => (
            <li key={one.id}>
              <b>{words.given(one.name, words.levels[one.level])}</b>{' '}
              <small>
                {said.round(one.round)} · {one.infraction} <span lang="en">{one.infractionName}</span> ·{' '}
                {words.by(one.judge, `${day(one.at)}, ${clockTime(one.at, Date.parse(one.at))}`)}
              </small>
              <p>{one.text}</p>
              {one.noted && <p class="word">{words.noted}</p>}
              {one.escalation && <p class="word">{words.escalations[one.escalation]}</p>}
              {one.reportBy && !one.lifted && (
                <p class="notice">
                  <Sign name="contested" /> {words.reportBy(day(one.reportBy))}
                </p>
              )}
              {one.lifted ? (
                <p class="word">
                  <Sign name="against" /> {words.lifted(one.lifted.judge, one.lifted.reason)}
                </p>
              ) : (
                <Lift event={event.id} penalty={one} lifted={again} />
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

interface GiveProps {
  event: EventShown
  players: readonly EntryShown[]
  given: () => void
}

/** The guide proposes and never gives: what is given the judge says. */
function Give({ event, players, given }: GiveProps) {
  const { judge: words, event: said } = useDeskWords()
  const [player, setPlayer] = useState(players[0]?.player ?? ''),
    [infraction, setInfraction] = useState<Giving['infraction']>('2.1'),
    [level, setLevel] = useState<Giving['level'] | 'proposed'>('proposed'),
    [text, setText] = useState(''),
    [intentional, setIntentional] = useState(false),
    [suspension, setSuspension] = useState(false),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const params = { event: event.id }
  // What the guide proposes is asked with any level at all: nothing is kept of it.
  const tried = useLoad(
    async () =>
      player === ''
        ? null
        : (
            await client.call('givePenalty', {
              params,
              query: { dry: '1' },
              body: { player, infraction, level: level === 'proposed' ? 'caution' : level, text: '–' },
            })
          ).body,
    [player, infraction, level],
  )
  const proposal = tried.state === 'ready' ? tried.value : null,
    meant = level === 'proposed' ? proposal?.proposed : level,
    isOut = meant === 'disqualification'
  useEffect(() => setTrouble(undefined), [player, infraction, level, text])
  const give = async (): Promise<void> => {
    try {
      const boxes = isOut && {
        ...(intentional && { intentional: true as const }),
        ...(suspension && { suspension: true as const }),
      }
      const body = { player, infraction, level: meant!, text: text.trim(), ...boxes }
      await client.call('givePenalty', { params, body })
      setText('')
      setIntentional(false)
      setSuspension(false)
      given()
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
  }
  if (players.length === 0) return null
  return (
    <Panel heading={words.givePenalty}>
      <form
        onSubmit={(submitted: Event) => {
          submitted.preventDefault()
          void give()
        }}
      >
        <Choice
          name="punished"
          label={said.player}
          value={player}
          choose={setPlayer}
          options={players.map(one => [one.player, one.name] as const)}
        />
        <Choice
          name="infraction"
          label={words.infraction}
          value={infraction}
          choose={setInfraction}
          options={PARAGRAPHS.map(one => [one, one] as const)}
        />
        {proposal && (
          <p>
            <span lang="en">{proposal.infractionName}</span>. {words.proposes(words.levels[proposal.proposed])}
          </p>
        )}
        <Choice
          name="level"
          label={words.level}
          value={level}
          choose={setLevel}
          options={[['proposed', words.chooseLevel] as const, ...LEVELS.map(one => [one, words.levels[one]] as const)]}
        />
        {level !== 'proposed' && proposal?.deviates && (
          <p class="notice">
            <Sign name="contested" /> {words.deviates}
          </p>
        )}
        {isOut && (
          <>
            <Tick
              id="intentional"
              label={words.intentional}
              checked={intentional}
              toggle={() => setIntentional(!intentional)}
            />
            <Tick
              id="suspension"
              label={words.suspension}
              checked={suspension}
              toggle={() => setSuspension(!suspension)}
            />
          </>
        )}
        <label class="field" for="penalty-text">
          <span>{words.whatWasDone}</span>
          <textarea
            id="penalty-text"
            rows={3}
            required
            maxlength={2000}
            value={text}
            onInput={(typed: Event) => setText((typed.target as HTMLTextAreaElement).value)}
          />
        </label>
        {trouble && <TroubleNotice trouble={{ ...trouble, said: trouble.title }} />}
        {tried.state === 'failed' && <TroubleNotice trouble={{ ...tried.trouble, said: tried.trouble.title }} />}
        <button type="submit" class="primary" disabled={meant === undefined || text.trim() === ''}>
          {words.giveDeed(
            meant === undefined ? '…' : words.levels[meant],
            players.find(one => one.player === player)?.name ?? '…',
          )}
        </button>
      </form>
    </Panel>
  )
}

function Lift({ event, penalty: { id, name }, lifted }: { event: string; penalty: Given; lifted: () => void }) {
  const { judge: words } = useDeskWords()
  const [reason, setReason] = useState(''),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const lift = async (): Promise<void> => {
    try {
      await client.call('liftPenalty', { params: { event, penalty: id }, query: { reason: reason.trim() } })
      lifted()
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
  }
  return (
    <details class="region">
      <summary>{words.lift(name)}</summary>
      <form
        onSubmit={(submitted: Event) => {
          submitted.preventDefault()
          void lift()
        }}
      >
        <Field id={`lift-${id}`} label={words.liftWhy} value={reason} set={setReason} required maxlength={500} />
        <button type="submit" class="quiet">
          {words.lift(name)}
        </button>
      </form>
      {trouble && <TroubleNotice trouble={{ ...trouble, said: trouble.title }} />}
    </details>
  )
}
