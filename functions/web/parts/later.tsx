import type { ComponentType, JSX } from 'preact'
import { NoReply } from '../../../shared/api/client.ts'
import { useLoad } from '../load.ts'
import { Loading, TroubleNotice } from './notice.tsx'

/** A page few people open is loaded when it is opened. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  return function Later(props: P) {
    const loaded = useLoad(async () => load().catch((cause: unknown) => { throw new NoReply(undefined, cause) }), [])
    if (!loaded.value) return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
    const Page = loaded.value
    return <Page {...props} />
  }
}
