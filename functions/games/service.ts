import type { ResultSigner } from '../desk/results/signer.ts'
import type { Refused } from './refused.ts'
import type { OpenOfficial } from './official.ts'
import type { Allowances } from '../hooks/endpoint.ts'
import { originsIn } from '../notify/push-services.ts'
import type { Store } from '../store/port.ts'

/** What the command services need of the world. */
export interface Service {
  store: Store
  /** Now, as an ISO instant in UTC. */
  clock: () => string
  random: (bytes: number) => Uint8Array
  wait: (ms: number) => Promise<void>
  /** The build that is running, for bug reports. */
  build: string
  /** The official card list; left out, only the cards of the build are known by name. */
  official?: OpenOfficial
  /** The ways of telling people that are set up; left out, there are none. */
  notices?: NoticeOffer
  /** What signs the results of games that leagues have set up; left out, none are signed. */
  signer?: ResultSigner | undefined
  /** After how many minutes four who wait for a seat are dealt a table; left out, the usual. */
  fourAfterMinutes?: number
  /** For how long nobody must have looked after limits for the service to have been away; left out, the usual. */
  outageFromMs?: number
  /** Where webhooks may post to beside public addresses. */
  hooks?: Allowances
}

/** What a client has to know of them. */
export interface NoticeOffer {
  vapidPublicKey?: string
  pushOrigins: readonly string[]
  socketUrl?: string
  mails: boolean
}

/** VAPID_PUBLIC_KEY, PUSH_ORIGINS, SOCKET_URL, and MAIL_FROM where mails can be sent. */
export const noticesFrom = ({
  VAPID_PUBLIC_KEY: vapidPublicKey,
  PUSH_ORIGINS: origins,
  SOCKET_URL: socketUrl,
  MAIL_FROM: from,
}: Record<string, string | undefined>): NoticeOffer => ({
  ...(vapidPublicKey && { vapidPublicKey }),
  ...(socketUrl && { socketUrl }),
  pushOrigins: originsIn(origins),
  mails: Boolean(from),
})

/** A saved or freshly made reply; what was promised once is sent again as it was. */
export interface Answered {
  status: number
  body: string
  replayed: boolean
}
export type Outcome = Answered | Refused
