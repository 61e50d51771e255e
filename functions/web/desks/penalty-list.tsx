import { useLoad } from '../load.ts'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { client } from '../session.ts'
import { clockTime, day } from '../time.ts'
import type { EventShown } from '../events/shown-event.ts'
import { useDeskWords } from '../words/index.ts'

/** What has been given, the latest first; what was lifted stays, and says so. */
export function Penalties({ event }: { event: EventShown }) {
  const { judge: words, event: said } = useDeskWords()
  const loaded = useLoad(
    async () => (await client.call('penalties', { params: { event: event.id } })).body!.penalties.toReversed(),
    [event.id, event.version],
  )
  if (!loaded.value)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  return (
    <Panel heading={words.part.penalties}>
      {loaded.value.length === 0 && <p class="word">{words.penaltiesNone}</p>}
      <ul class="plain-list">
        {loaded.value.map(one => (
          <li key={one.id}>
            <b>{words.given(one.name, words.levels[one.level])}</b>{' '}
            <small>
              {said.round(one.round)} · {one.infraction} <span lang="en">{one.infractionName}</span> ·{' '}
              {words.by(one.judge, `${day(one.at)}, ${clockTime(one.at, Date.parse(one.at))}`)}
            </small>
            <p>{one.text}</p>
            {one.lifted && (
              <p class="word">
                <Sign name="against" /> {words.lifted(one.lifted.judge, one.lifted.reason)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
