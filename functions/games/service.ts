import type { Problem, ProblemCode } from '../../shared/api/problem.ts'
import type { OpenOfficial } from './official.ts'
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
export interface Refused {
  refused: ProblemCode
  members?: Partial<
    Pick<
      Problem,
      'detail' | 'errors' | 'version' | 'prompt' | 'reasonCode' | 'ruleRef' | 'decks' | 'report' | 'scope' | 'view'
    >
  >
}
export type Outcome = Answered | Refused

export const refused = (code: ProblemCode, members?: Refused['members']): Refused => ({
  refused: code,
  ...(members && { members }),
})
export const isRefused = (value: object): value is Refused => 'refused' in value

const RERUNS = 5
const LONGEST_PAUSE_MS = 25

/** Runs a write again from what is stored now whenever somebody else's came first, a little later each time. */
export async function rerun<T extends object>(
  service: Service,
  once: () => Promise<T | 'conflict'>,
): Promise<T | Refused> {
  for (let attempt = 0; attempt <= RERUNS; attempt++) {
    const result = await once()
    if (result !== 'conflict') return result
    const share = (service.random(1)[0] ?? 0) / 256
    await service.wait(share * LONGEST_PAUSE_MS * 2 ** attempt)
  }
  return refused('contention')
}
