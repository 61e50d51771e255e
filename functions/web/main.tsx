import { render } from 'preact'
import { App } from './app.tsx'
import type { Told } from './push-notice.ts'
import { go } from './router.tsx'
import { loadConfig, rememberSession } from './session.ts'
import { showTheme } from './theme.ts'
import { begin, fetchMore } from './words/index.ts'
import './style/main.css'

showTheme()
await begin()
render(<App />, document.getElementById('app')!)
// The first page is on show by then; what cannot be read now is read when it is needed.
loadConfig().catch(() => undefined)
// The worker fetches what it keeps once the first view has had the line to itself. What was loaded before it came, it
// is told to keep.
const SETTLED_MS = 2_000
const settle = async (): Promise<void> => {
  rememberSession()
  await fetchMore().catch(() => undefined)
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/worker.js').catch(() => undefined)
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) }),
  )
}
setTimeout(() => void settle(), SETTLED_MS)
navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
  if ('go' in data) go(data.go)
})
