import type { ComponentType, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { NoReply } from '../../../shared/api/client.ts'
import { useLoad } from '../load.ts'
import { speakMore } from '../words/index.ts'
import { Loading, TroubleNotice } from './notice.tsx'

let styled: Promise<void> | undefined

/** Their style, once. A page without it can be read all the same. */
const style = (): Promise<void> =>
  (styled ??= new Promise(done => {
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: document.querySelector<HTMLMetaElement>('meta[name=later-style]')!.content,
    })
    sheet.onload = () => done()
    sheet.onerror = () => {
      styled = undefined
      done()
    }
    document.head.append(sheet)
  }))

/**
 * A page few people open is loaded when it is opened, with the style and the words that such pages share; `bare`: it
 * needs neither.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  bare = false,
): ((props: P) => JSX.Element) & { load: () => Promise<ComponentType<P>> } {
  let here: ComponentType<P> | undefined
  const fetched = async () =>
    (here = (
      await Promise.all([load(), !bare && style(), !bare && speakMore()]).catch((cause: unknown) => {
        throw new NoReply(undefined, cause)
      })
    )[0])
  function Coming(props: P) {
    const loaded = useLoad(fetched, [])
    if (!loaded.value)
      return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
    const Page = loaded.value
    return <Page {...props} />
  }
  // What was here when it was first shown is shown at once, and stays the same part of the page.
  const Later = (props: P) => {
    const [Page] = useState(() => here ?? Coming)
    return <Page {...props} />
  }
  return Object.assign(Later, { load: fetched })
}
