import { render } from 'preact'
import { App } from './app.tsx'
import { loadConfig } from './session.ts'
import { showTheme } from './theme.ts'
import { preferred, speak } from './words/index.ts'
import './style/main.css'

showTheme()
await speak(preferred())
render(<App />, document.getElementById('app')!)
// The first page is on show by then; what cannot be read now is read when it is needed.
loadConfig().catch(() => undefined)
if ('serviceWorker' in navigator && location.protocol === 'https:') navigator.serviceWorker.register('/worker.js').catch(() => undefined)
