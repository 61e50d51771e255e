import { useEffect, useState } from 'preact/hooks'
import { allRounds, FINAL, asAnybody, type EntryShown, type WholeEvent } from '../events/shown-event.ts'
import type { Act } from '../events/my-event.tsx'
import { roundNow, sentence } from '../events/stand.ts'
import { useLoad } from '../load.ts'
import { AsSeen } from '../parts/as-seen.tsx'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { pointsText } from '../parts/points.ts'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client, signedIn, troubleOf } from '../session.ts'
import { clockTime, day, useNow } from '../time.ts'
import type { Trouble } from '../trouble.ts'
import { useDeskWords } from '../words/index.ts'
import { DeskHead, NotOfDesk } from './desk-head.tsx'
import { EmbedSites } from './embed-sites.tsx'
import { EventFiles } from './event-files.tsx'
import { KeepPlaces } from './keep-places.tsx'
import { goesOn, NextDeeds } from './next-deeds.tsx'
import { OwnCalendar } from './own-calendar.tsx'
import { SeatSubstitute } from './seat-substitute.tsx'
import {
  MOST_LOOKED_AT,
  openSeat,
  readOrganised,
  tableSizes,
  unsealedOf,
  type Organised,
  type TableNow,
} from './organised.ts'
import { WebhooksPanel } from './webhooks-panel.tsx'

const EVERY_MS = 60_000
const MINUTE_MS = 60_000

/** What whoever holds an event is waited for: tables that are stuck, people and decks that are missing, what comes next. */
export function OrganiserDesk({ id }: { id: string }) {
  const { event: words, organiser: said, judge } = useDeskWords()
  const [round, setRound] = useState(0),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined),
    [busy, setBusy] = useState(false)
  const loaded = useLoad(() => asAnybody(() => readOrganised(id)), [id, round], `organised.${id}`)
  const name = loaded.value?.whole.event.name
  useEffect(() => {
    if (name !== undefined) document.title = `${words.desk.heading} · ${name} · Praxis`
  }, [name, words])
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setRound(n => n + 1)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  const act: Act = run => {
    setBusy(true)
    setTrouble(undefined)
    run()
      .catch((failure: unknown) => {
        const found = troubleOf(failure),
          own = ({ ...judge.codes, ...words.codes } as Record<string, string>)[found.code ?? '']
        setTrouble({ ...found, ...(own !== undefined && { said: own }) })
      })
      .finally(() => {
        setBusy(false)
        setRound(n => n + 1)
      })
  }
  if (!loaded.value)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const organised = loaded.value,
    { whole, tables, unclaimed } = organised,
    { event } = whole
  if (!event.you.organiser || !signedIn()) return <NotOfDesk event={event} why={said.notOrganiser} here="desk" />
  const isOpen = event.state === 'registration' || event.state === 'playing' || event.state === 'announced',
    more = event.seatedRounds < event.rounds
  const stuck = tables.filter(({ game }) => openSeat(game)).length
  const owed =
    stuck + (isOpen && more ? unclaimed.length + unsealedOf(whole).length : 0) + Number(isOpen && goesOn(words, whole))
  return (
    <div class="desk organiser-desk">
      <DeskHead event={event} here="desk" owed={owed} />
      {trouble && <TroubleNotice trouble={trouble} />}
      <AsSeen loaded={loaded} />
      <div class="organiser-parts">
        <div>
          <h2 class="season">{said.needs(owed)}</h2>
          <p class="lead">{sentence(words, whole)}</p>
          <Tables organised={organised} busy={busy} act={act} />
          <Players organised={organised} busy={busy} act={act} />
        </div>
        <div>
          <Next organised={organised} busy={busy} act={act} />
          <EventFiles event={id} />
          <OwnCalendar />
          {event.league !== null && <WebhooksPanel />}
          <EmbedSites event={event} saved={() => setRound(n => n + 1)} />
        </div>
      </div>
    </div>
  )
}

interface PartProps {
  organised: Organised
  busy: boolean
  act: Act
}

function Tables({ organised: { whole, tables }, busy, act }: PartProps) {
  const { event: words, organiser: said } = useDeskWords()
  const [all, setAll] = useState(false)
  const now = roundNow(whole)
  if (!now || now.tables.length === 0)
    return (
      <Panel>
        <p class="word">{said.noTables}</p>
      </Panel>
    )
  const over = tables.filter(({ table }) => table.over).length,
    stuck = tables.filter(({ game }) => openSeat(game)).length,
    shown = all ? tables : tables.slice(0, MOST_LOOKED_AT / 2)
  return (
    <Panel
      class="organised-tables"
      heading={
        <>
          {said.tables(words.round(now.round))} <small>{said.tablesHelp}</small>
        </>
      }
    >
      {tables.length > shown.length && <p>{said.counts(over, tables.length - over - stuck, stuck)}</p>}
      <ul class="plain-list">
        {shown.map(one => (
          <li key={`${one.round} ${one.table.table}`} class={openSeat(one.game) ? 'is-stuck' : undefined}>
            <TableRow {...one} event={whole.event} busy={busy} act={act} />
            {now.state === 'seated' && now.round !== FINAL && leftIn(whole, one) && (
              <button
                type="button"
                class="quiet"
                disabled={busy}
                onClick={() =>
                  act(() =>
                    client.call('reseatTable', {
                      params: { event: whole.event.id, round: one.round },
                      body: { table: one.table.table },
                    }),
                  )
                }
              >
                {said.reseat(words.table(one.table.table))}
              </button>
            )}
          </li>
        ))}
      </ul>
      {tables.length > shown.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {words.more(tables.length - shown.length)}
        </button>
      )}
    </Panel>
  )
}

/** Somebody who sits there has left before the deal. */
const leftIn = ({ players }: WholeEvent, { table }: TableNow): boolean =>
  table.seats.some(seat => players.some(({ player, state }) => player === seat.player && state !== 'in'))

type RowOfTable = TableNow & { event: WholeEvent['event']; busy: boolean; act: Act }

function TableRow({ round, table, game, event, busy, act }: RowOfTable) {
  const words = useDeskWords(),
    { organiser: said, event: of, table: atTable } = words,
    now = useNow()
  const open = openSeat(game),
    turn = game?.view.turn
  const since = (instant: string): string =>
    words.time.left(Math.max(Math.floor((now - Date.parse(instant)) / MINUTE_MS), 0))
  const left = game?.deadline == null ? undefined : Math.floor((Date.parse(game.deadline) - now) / MINUTE_MS)
  return (
    <div class="organised-table">
      <p class="row">
        {open ? (
          <span class="state-chip is-bad">
            <Sign name="pause" /> {said.stuck(since(open.since))}
          </span>
        ) : table.over ? (
          <span class="state-chip is-good">
            <Sign name="for" /> {said.overNow}
          </span>
        ) : (
          left !== undefined && (
            <span class={left < 0 ? 'state-chip is-warning' : 'state-chip'}>
              <Sign name="limit" /> {left < 0 ? said.waitsLong : said.waits(words.time.left(left))}
            </span>
          )
        )}
        <b>
          {of.round(round)}, {of.table(table.table)}
        </b>
        {turn && <small>{said.turn(turn.number, table.seats[turn.seat]?.name ?? '…')}</small>}
        {table.game === null && <small>{of.notDealt}</small>}
      </p>
      <ol class="seat-line" aria-label={of.inOrder}>
        {table.seats.map(({ name, victoryPoints }, seat) => {
          const own = game?.view.seats[seat],
            isOut = own !== undefined && (own.ousted || own.withdrawn),
            isOpen = open?.seat === seat
          const figure = own
            ? isOut
              ? of.ousted
              : String(own.pool)
            : victoryPoints === null
              ? ''
              : pointsText(victoryPoints)
          return (
            <li class={isOut ? 'is-out' : isOpen || turn?.seat === seat ? 'has-turn' : undefined}>
              <span>{name}</span> {isOpen && <em>{said.openSeat}</em>}{' '}
              {figure !== '' && <b aria-hidden="true">{figure}</b>}
              <span class="unseen">
                {own ? (isOut ? of.ousted : atTable.poolOf(own.pool)) : victoryPoints !== null && of.points(figure)}
              </span>
            </li>
          )
        })}
      </ol>
      {open && (
        <p class="word">
          {said.openSince(
            table.seats[open.seat]?.name ?? '…',
            `${day(open.since)}, ${clockTime(open.since, Date.parse(open.since))}`,
            (game?.clock?.offers ?? []).filter(({ seat }) => seat === open.seat).length,
          )}{' '}
          {event.you.judge === null && said.judgeSeats}
        </p>
      )}
      {open && game && event.you.judge !== null && (
        <SeatSubstitute game={game} seat={open.seat} name={table.seats[open.seat]?.name ?? '…'} busy={busy} act={act} />
      )}
      <p class="row">
        {open && event.you.judge !== null && (
          <Link to={`/e/${event.id}/judge?part=tables&game=${table.game!}`} class="button quiet">
            {said.toJudge}
          </Link>
        )}
        {table.game !== null && (
          <Link
            to={`/games/${table.game}/watch`}
            class="button quiet"
            label={`${said.openTable}: ${of.round(round)}, ${of.table(table.table)}`}
          >
            <Sign name="eye" /> {said.openTable}
          </Link>
        )}
      </p>
    </div>
  )
}

/** So much of a fingerprint is enough to know it again. */
const FINGERPRINT = /^(.{4})(.{4})/

function Players({ organised: { whole, unclaimed, tables }, busy, act }: PartProps) {
  const { organiser: said } = useDeskWords()
  const { event, players } = whole,
    isOpen = event.state === 'registration' || event.state === 'playing'
  const inOrder = (one: EntryShown): boolean => one.state === 'in' && one.sealed.length > 0
  const amiss = players.filter(one => !inOrder(one)),
    fine = players.filter(inOrder),
    inside = players.filter(({ state }) => state === 'in').length
  const row = (one: EntryShown) => <PlayerRow key={one.player} {...{ one, event, tables, busy, act, isOpen }} />
  return (
    <Panel
      class="organised-players"
      heading={
        <>
          {said.players} <small>{said.playersHelp(inside, players.length - inside, unclaimed.length)}</small>
        </>
      }
    >
      <ul class="plain-list">
        {unclaimed.map(({ name, veknId }) => (
          <li class="player-row">
            <b>{name}</b>
            <small>{veknId}</small>
            <span class="state-chip is-warning">
              <Sign name="limit" /> {said.unclaimed}
            </span>
          </li>
        ))}
        {amiss.map(row)}
      </ul>
      {fine.length > 0 && (
        <details class="region" open={fine.length <= 8}>
          <summary>{said.inOrder(fine.length)}</summary>
          <ul class="plain-list">{fine.map(row)}</ul>
        </details>
      )}
      <p class="word">
        <Sign name="eye" /> {said.sealHelp}
      </p>
      {isOpen && <KeepPlaces event={event.id} busy={busy} act={act} />}
    </Panel>
  )
}

interface RowProps {
  one: EntryShown
  event: WholeEvent['event']
  tables: readonly TableNow[]
  busy: boolean
  act: Act
  isOpen: boolean
}

function PlayerRow({ one: { player, name, state, from, sealed, seals }, event, tables, busy, act, isOpen }: RowProps) {
  const { event: words, organiser: said } = useDeskWords()
  const [asked, setAsked] = useState(false)
  const at = tables.find(({ table }) => table.seats.some(seat => seat.player === player)),
    seal = seals?.at(-1)
  const where =
    state !== 'in'
      ? words[state]
      : at
        ? said.plays(words.round(at.round), words.table(at.table.table))
        : from > event.seatedRounds && from > 1
          ? said.joins(words.round(from))
          : said.waitsFor
  return (
    <li class="player-row">
      <b>{name}</b>
      <small>{where}</small>
      {sealed.length > 0 ? (
        <span class="word">
          <Sign name="sealed" /> {said.sealed}{' '}
          {seal && <code>{seal.fingerprint.replace(FINGERPRINT, '$1 $2').slice(0, 9)}</code>}
        </span>
      ) : (
        <span class="state-chip is-warning">
          <Sign name="limit" /> {said.unsealed}
        </span>
      )}
      {isOpen && state === 'in' && (
        <button
          type="button"
          class="link"
          disabled={busy}
          onBlur={() => setAsked(false)}
          onClick={() =>
            asked ? act(() => client.call('dropPlayer', { params: { event: event.id, player } })) : setAsked(true)
          }
        >
          {asked ? said.dropSure : said.drop(name)}
        </button>
      )}
    </li>
  )
}

/** What comes next, what is missing for it, how the tables will be, and the score of what is seated. */
function Next({ organised: { whole, unclaimed }, busy, act }: PartProps) {
  const { event: words, organiser: said } = useDeskWords()
  const { event, players } = whole
  const now = roundNow(whole),
    last = whole.rounds.at(-1),
    more = event.seatedRounds < event.rounds && !now
  const unsealed = unsealedOf(whole),
    there = event.checkIn?.players.length ?? players.filter(({ state }) => state === 'in').length - unsealed.length,
    { sizes, left } = tableSizes(there)
  const lacks = [
    ...(more && unclaimed.length > 0 ? [said.lacks.unclaimed(unclaimed.map(({ name }) => name).join(', '))] : []),
    ...(more && unsealed.length > 0 ? [said.lacks.unsealed(unsealed.map(({ name }) => name).join(', '))] : []),
  ]
  return (
    <Panel heading={said.next} class="next-round">
      {more && (
        <>
          <p>
            <b>{sizes.length === 0 ? said.tooFew : said.sizes(there, sizes.join(', '))}</b>
          </p>
          {sizes.length > 0 && left > 0 && <p class="word">{said.sitOut(there)}</p>}
          <p class="word">{said.afterSeating}</p>
        </>
      )}
      {last && last.score.length > 0 && <Score round={last} />}
      {lacks.length > 0 && (
        <>
          <h3 class="tells-head">{said.before}</h3>
          <ul class="reasons-off">
            {lacks.map(one => (
              <li>
                <Sign name="limit" /> {one}
              </li>
            ))}
          </ul>
        </>
      )}
      <NextDeeds whole={whole} busy={busy} act={act} />
      {allRounds(whole).length === 0 && event.state === 'announced' && <p class="word">{words.says.announced}</p>}
    </Panel>
  )
}

const figure = (one: number): string => (Number.isInteger(one) ? String(one) : one.toFixed(4).replace(/^0/, ''))

/** What is wrong with the seating, rule by rule, beside what the stored chart of so many players has. */
function Score({ round: { score, chart, from } }: { round: WholeEvent['rounds'][number] }) {
  const { event: words, organiser: said } = useDeskWords()
  const differs = score.findIndex((one, at) => chart !== null && Math.abs(one - chart[at]!) > SAME)
  return (
    <>
      <h3>
        {said.score} <small>{said.scoreHelp}</small>
      </h3>
      <table class="figures rules-of-seating">
        <thead>
          <tr>
            <td />
            <th scope="col">{said.rule}</th>
            <th scope="col" class="is-figure">
              {said.thisOne}
            </th>
            {chart && (
              <th scope="col" class="is-figure">
                {said.chart}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {score.map((one, at) => (
            <tr class={one === 0 ? undefined : 'is-told'}>
              <td>{at + 1}</td>
              <th scope="row">{said.rules[at]}</th>
              <td class="is-figure">
                <b>{figure(one)}</b>
              </td>
              {chart && <td class="is-figure">{figure(chart[at]!)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {chart && (
        <p>
          {differs < 0
            ? said.asChart
            : score[differs]! < chart[differs]!
              ? said.betterThanChart(differs + 1)
              : said.worseThanChart(differs + 1)}
        </p>
      )}
      <p class="word">{words.drawnFrom[from]}</p>
    </>
  )
}
/** Less apart is the same, however it was summed. */
const SAME = 1e-9
