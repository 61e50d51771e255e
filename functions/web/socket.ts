import { client } from './session.ts'

/** A doorbell: it names a game whose view moved, and nothing of it. While it is there, looking can wait for it. */
export interface Doorbell { close: () => void }

const AGAIN_MS = 20_000

export function openDoorbell(ring: (game: string) => void): Doorbell {
  let socket: WebSocket | undefined, timer: ReturnType<typeof setTimeout> | undefined, closed = false
  const connect = async (): Promise<void> => {
    try {
      const { body } = await client.call('socketTicket', {})
      if (!body || closed) return
      socket = new WebSocket(body.url)
      socket.onmessage = ({ data }) => {
        const { game } = JSON.parse(String(data)) as { game?: string }
        if (game !== undefined) ring(game)
      }
      socket.onclose = later
    } catch {
      later()
    }
  }
  // Without it the page looks by itself, as often as the server asks it to.
  const later = (): void => {
    if (!closed) timer = setTimeout(() => void connect(), AGAIN_MS)
  }
  void connect()
  return {
    close: () => {
      closed = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}
