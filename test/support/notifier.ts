import { randomBytes } from 'node:crypto'
import { createLog } from '../../functions/logging/log.ts'
import type { Doorbell, Letter, Notifier, PushMessage, TalkBell } from '../../functions/notify/notifier.ts'
import { testSigner } from './result-key.ts'
import type { Store } from '../../functions/store/port.ts'

/** A notifier that has no way out but the bells of the store. */
export const quietNotifier = (store: Store, more: Partial<Notifier> = {}): Notifier => ({
  store,
  log: createLog(() => undefined),
  clock: () => new Date().toISOString(),
  random: randomBytes,
  signer: testSigner(),
  ring: null,
  push: null,
  mail: null,
  wakeHooks: null,
  deadLetter: async () => undefined,
  apiUrl: 'https://api.example',
  ...more,
})

export interface Sent {
  doorbells: ({ socket: string; at: string } & Doorbell)[]
  talkBells: ({ socket: string } & TalkBell)[]
  pushes: ({ endpoint: string; at: string } & PushMessage)[]
  mails: Letter[]
  deadLetters: { player: string; id: string }[]
}

/** A notifier whose every way out works, and writes down what took it, and when. */
export function recordingNotifier(
  store: Store,
  clock: () => string,
  more: Partial<Notifier> = {},
): { notifier: Notifier; sent: Sent } {
  const sent: Sent = { doorbells: [], talkBells: [], pushes: [], mails: [], deadLetters: [] }
  const notifier = quietNotifier(store, {
    clock,
    ring: async (socket, bell) => {
      if ('talk' in bell) sent.talkBells.push({ socket, ...bell })
      else sent.doorbells.push({ socket, at: clock(), ...bell })
      return 'sent'
    },
    push: async ({ endpoint }, message) => {
      sent.pushes.push({ endpoint, at: clock(), ...message })
      return 'sent'
    },
    mail: async letter => void sent.mails.push(letter),
    deadLetter: async letter => void sent.deadLetters.push(letter),
    ...more,
  })
  return { notifier, sent }
}
