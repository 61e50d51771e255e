// Loaded before a program that setup.mjs starts. The terminal sends Ctrl-C to every process in the foreground, and npm
// and
// setup.mjs each pass on what they get: the program shall see one signal, and end when setup.mjs is killed without
// warning.
import { isMainThread } from 'node:worker_threads'

const SAME = 400
const WATCHED = new Set(['SIGINT', 'SIGTERM', 'SIGHUP'])

if (isMainThread) {
  let last = -Infinity
  const emit = process.emit
  process.emit = function (name, ...rest) {
    if (WATCHED.has(name)) {
      const now = performance.now()
      const again = now - last < SAME
      last = now
      if (again) return true
    }
    return emit.call(this, name, ...rest)
  }

  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
