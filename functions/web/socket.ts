import { client, signedIn } from './session.ts'
import { TALK } from './talk/news.ts'

/** A doorbell: it names a game whose view moved, and nothing of it. While it is there, looking can wait for it. */
export interface Doorbell {
  isOpen: () => boolean
  close: () => void
}

interface Hung {
  /** A game that is looked at as a spectator. */
  watch?: string
  /** It is there now, for the first time or again: what was missed is looked for. */
  opened?: () => void
  /** It is there no more. */
  lost?: () => void
}

const AGAIN_MS = 20_000
/** A connection on which nobody says anything for ten minutes is closed. */
const SAY_MS = 4 * 60_000

export function openDoorbell(ring: (game: string) => void, { watch, opened, lost }: Hung = {}): Doorbell {
  let socket: WebSocket | undefined,
    timer: ReturnType<typeof setTimeout> | undefined,
    saying: ReturnType<typeof setInterval> | undefined,
    closed = false,
    connecting = false
  const isOpen = (): boolean => socket?.readyState === WebSocket.OPEN
  const connect = async (): Promise<void> => {
    // Nobody rings for who is not signed in: they look from time to time.
    if (closed || connecting || isOpen() || !signedIn()) return
    connecting = true
    clearTimeout(timer)
    try {
      const { body } = await client.call('socketTicket', { query: watch === undefined ? {} : { watch } })
      if (!body || closed) return
      const now = (socket = new WebSocket(body.url))
      now.onopen = () => {
        saying = setInterval(() => now.send('here'), SAY_MS)
        opened?.()
      }
      now.onmessage = ({ data }) => {
        const { game, talk } = JSON.parse(String(data)) as { game?: string; talk?: number }
        // Where something was said nothing of the game has moved.
        if (talk !== undefined) dispatchEvent(new CustomEvent(TALK, { detail: game ?? '' }))
        else if (game !== undefined) ring(game)
      }
      now.onclose = () => {
        clearInterval(saying)
        lost?.()
        later()
      }
    } catch {
      later()
    } finally {
      connecting = false
    }
  }
  // Without it the page looks by itself, as often as the server asks it to.
  const later = (): void => {
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), AGAIN_MS)
  }
  const back = (): void => void connect()
  addEventListener('online', back)
  void connect()
  return {
    isOpen,
    close: () => {
      closed = true
      removeEventListener('online', back)
      clearTimeout(timer)
      clearInterval(saying)
      socket?.close()
    },
  }
}
