import type { ComponentType, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { NoReply } from '../../../shared/api/client.ts'
import { useLoad } from '../load.ts'
import { speakMore, type Part } from '../words/index.ts'
import { Loading, TroubleNotice } from './notice.tsx'

const styled = new Map<Part, Promise<void>>()

/** Their style, once. A page without it can be read all the same. */
function style(part: Part): Promise<void> {
  const begun = styled.get(part)
  if (begun) return begun
  const loading = new Promise<void>(done => {
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: document.querySelector<HTMLMetaElement>(`meta[name=${part}-style]`)!.content,
    })
    sheet.onload = () => done()
    sheet.onerror = () => {
      styled.delete(part)
      done()
    }
    document.head.append(sheet)
  })
  styled.set(part, loading)
  return loading
}

/**
 * A page few people open is loaded when it is opened, with the style and the words that such pages share; `bare`: it
 * needs neither. `besides`: it needs others besides.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  bare = false,
  besides: readonly Part[] = [],
): ((props: P) => JSX.Element) & { load: () => Promise<ComponentType<P>> } {
  let here: ComponentType<P> | undefined
  const parts: Part[] = [...(bare ? [] : (['more'] as const)), ...besides]
  const fetched = async () =>
    (here = (
      await Promise.all([load(), ...parts.flatMap(part => [style(part), speakMore(part)])]).catch((cause: unknown) => {
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
