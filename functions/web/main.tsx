import { render } from 'preact'
import { App } from './app.tsx'
import type { Told } from './notice.ts'
import { go } from './router.tsx'
import { loadConfig } from './session.ts'
import { showTheme } from './theme.ts'
import { begin } from './words/index.ts'
import './style/main.css'

showTheme()
await begin()
render(<App />, document.getElementById('app')!)
// The first page is on show by then; what cannot be read now is read when it is needed.
loadConfig().catch(() => undefined)
// There is one on https and on the own machine. What was loaded before it came, it is told to keep.
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('/worker.js').catch(() => undefined)
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Told>) => { if ('go' in data) go(data.go) })
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) }))
}
