import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Meetings as Found } from '../../../shared/api/meetings.ts'
import type { EventShown } from '../events/shown-event.ts'
import { useLoad } from '../load.ts'
import { Loading, Panel, Tick, TroubleNotice } from '../parts/notice.tsx'
import { Link } from '../router.tsx'
import { client } from '../session.ts'
import { useDeskWords } from '../words/index.ts'

type Table = Infer<typeof Found>['tables'][number]
const LEAST = 2
const MOST = 5

/** Where some players have met and what they did there. What it means is for the judge to say (TJUDGE-18). */
export function Meetings({ event }: { event: EventShown }) {
  const { judge: words } = useDeskWords()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const params = { event: event.id }
  const loaded = useLoad(async () => (await client.call('players', { params })).body!.players, [event.id])
  const found = useLoad(
    async () =>
      chosen.length < LEAST
        ? null
        : (await client.call('meetings', { params, query: { players: chosen.join(',') } })).body!,
    [event.id, chosen.join()],
  )
  if (!loaded.value)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const toggle = (player: string): void =>
    setChosen(chosen.includes(player) ? chosen.filter(one => one !== player) : [...chosen, player].slice(0, MOST))
  const { tables = [], withheld = 0 } = found.value ?? {}
  return (
    <div class="narrow">
      <Panel heading={words.part.meetings}>
        <p>{words.meetingsHelp}</p>
        <fieldset>
          <legend>{words.meetingsChoose}</legend>
          {loaded.value.map(({ player, name }) => (
            <Tick id={`met-${player}`} label={name} checked={chosen.includes(player)} toggle={() => toggle(player)} />
          ))}
        </fieldset>
      </Panel>
      {found.state === 'failed' && <TroubleNotice trouble={found.trouble} again={found.again} />}
      {found.state === 'ready' && chosen.length >= LEAST && (
        <div role="status">
          {tables.length === 0 && <p class="word">{words.meetingsNone}</p>}
          {withheld > 0 && <p class="word">{words.meetingsWithheld(withheld)}</p>}
        </div>
      )}
      {tables.map(table => (
        <Met key={table.game} event={event.id} table={table} />
      ))}
    </div>
  )
}

function Met({ event, table }: { event: string; table: Table }) {
  const { judge: words, event: said, talk } = useDeskWords()
  const name = (seat: number): string => table.seats[seat]?.name ?? '',
    { deals, votes, concessions } = table
  const called = `${said.round(table.round)}, ${said.table(table.table)}`
  const list = (heading: string, lines: ComponentChildren[]) =>
    lines.length > 0 && (
      <>
        <h3>{heading}</h3>
        <ul class="plain-list">{lines}</ul>
      </>
    )
  const line = (ply: number, text: string) => (
    <li>
      <small>{ply}</small> {text}
    </li>
  )
  return (
    <Panel heading={<Link to={`/e/${event}/judge?part=tables&game=${table.game}`}>{called}</Link>}>
      <p>
        {table.seats
          .map(seat => (seat.victoryPoints === null ? seat.name : `${seat.name} (${seat.victoryPoints})`))
          .join(' › ')}
      </p>
      {deals.length + votes.length + concessions.length === 0 && <p class="word">{words.meetingsNothing}</p>}
      {list(
        words.deals,
        deals.map(one =>
          line(one.ply, words.dealOf(one.parties.map(name).join(', '), talk.states[one.state], one.saying)),
        ),
      )}
      {list(
        words.votes,
        votes.map(one =>
          line(one.ply, words.voteOf(name(one.seat), one.votes, one.for, one.called === null ? '' : name(one.called))),
        ),
      )}
      {list(
        words.concessions,
        concessions.map(one => line(one.ply, words.concedes(name(one.seat), one.to === null ? null : name(one.to)))),
      )}
    </Panel>
  )
}
