import { randomBytes } from 'node:crypto'
import { appendFile } from 'node:fs/promises'
import { clockFrom } from '../clock.ts'
import { signerFrom } from '../desk/results/open-signer.ts'
import type { Log } from '../logging/log.ts'
import { withCards } from '../games/cards.ts'
import type { Store } from '../store/port.ts'
import { awsCalls, doorbellTo, queueAt, secretParameter, type CallAws } from './aws.ts'
import { mailBySes, mailToFiles } from './mail.ts'
import type { Notifier } from './notifier.ts'
import { pushVia } from './push.ts'
import { originsIn } from './push-services.ts'

type Env = Record<string, string | undefined>

/**
 * The ways out that are configured. What is not is not used: SOCKET_ENDPOINT, VAPID_PUBLIC_KEY with VAPID_PRIVATE_KEY
 * or
 * VAPID_PARAMETER (where it is stored) and VAPID_SUBJECT, PUSH_ORIGINS, MAIL_FROM with MAIL_FOLDER where mails are to
 * be files
 * or MAIL_CONFIGURATION (the SES configuration set that tells of refusals),
 * DEAD_LETTERS (the address of a queue, or a file), HOOKS_QUEUE (the address of the queue that wakes what sends
 * webhooks), API_URL; and what signs results (`desk/results/open-signer.ts`).
 */
export async function openNotifier(store: Store, log: Log, env: Env, clock = clockFrom(env)): Promise<Notifier> {
  const region = env['AWS_REGION'] ?? 'us-east-1'
  const call = awsCalls(region)
  const {
    SOCKET_ENDPOINT: socketEndpoint,
    MAIL_FROM: from,
    MAIL_FOLDER: folder,
    MAIL_CONFIGURATION: configuration,
    HOOKS_QUEUE: hooks,
  } = env
  return {
    store: withCards(store),
    log,
    clock,
    random: randomBytes,
    signer: await signerFrom(env),
    ring: socketEndpoint ? doorbellTo(socketEndpoint, call) : null,
    push: await pushFrom(env, region, call),
    mail: !from ? null : folder ? mailToFiles(folder, from) : mailBySes(from, region, call, configuration),
    wakeHooks: hooks ? queueAt(hooks, call) : null,
    deadLetter: deadLettersIn(env['DEAD_LETTERS'], call),
    apiUrl: env['API_URL'] ?? '',
  }
}

async function pushFrom(env: Env, region: string, call: CallAws): Promise<Notifier['push']> {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: given,
    VAPID_PARAMETER: parameter,
    VAPID_SUBJECT: subject = 'mailto:nobody@localhost',
  } = env
  if (!publicKey || (!given && !parameter)) return null
  const privateKey = given ?? (await secretParameter(parameter!, region, call))
  return pushVia({ publicKey, privateKey, subject }, { alsoTo: originsIn(env['PUSH_ORIGINS']) })
}

function deadLettersIn(place: string | undefined, call: CallAws): Notifier['deadLetter'] {
  if (!place) return async () => undefined
  return place.startsWith('https:')
    ? queueAt(place, call)
    : async letter => appendFile(place, `${JSON.stringify(letter)}\n`)
}
