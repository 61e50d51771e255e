import { useState } from 'preact/hooks'
import { Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { useDeskWords } from '../words/index.ts'
import { saveFile } from './take-away.tsx'

const FILES = ['json', 'standings', 'results', 'archon', 'archondata', 'twd', 'ics'] as const
type File = (typeof FILES)[number]

/** An event as files for elsewhere; where one cannot be made it is said why, and the others are there. */
export function EventFiles({ event }: { event: string }) {
  const { organiser: said } = useDeskWords()
  const [failed, setFailed] = useState<{ file: File; trouble: Trouble } | undefined>(undefined),
    [notRated, setNotRated] = useState<readonly string[]>([])
  const take = async (as: File): Promise<void> => {
    setFailed(undefined)
    setNotRated([])
    try {
      const { body } = await client.call('exportEvent', { params: { event }, query: { as } })
      saveFile(body!.file, body!.media, body!.text)
      setNotRated(body!.notRated)
    } catch (failure) {
      setFailed({ file: as, trouble: troubleOf(failure) })
    }
  }
  return (
    <Panel
      class="take-away"
      heading={
        <>
          {said.exports} <small>{said.exportsHelp}</small>
        </>
      }
    >
      <ul class="files">
        {FILES.map(file => (
          <li>
            <button type="button" class="quiet" onClick={() => void take(file)}>
              <Sign name="down" /> {said.files[file]}
            </button>
          </li>
        ))}
      </ul>
      {failed && (
        <TroubleNotice
          trouble={{ ...failed.trouble, said: `${said.files[failed.file]}: ${failed.trouble.title}` }}
          again={() => void take(failed.file)}
        />
      )}
      {notRated.length > 0 && <p class="notice">{said.notRated(notRated.join(', '))}</p>}
    </Panel>
  )
}
