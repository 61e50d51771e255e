import type { Wishes } from '../store/notice-port.ts'
import type { Notifier } from './notifier.ts'

/** What SNS hands on of what became of a mail (SES event publishing). */
export interface SnsRecord {
  EventSource: 'aws:sns'
  Sns: { Message: string }
}

export const isSns = (records: readonly object[]): records is SnsRecord[] =>
  records.length > 0 && records.every(record => 'EventSource' in record && record.EventSource === 'aws:sns')

/** The tag that every mail carries with it: whose it is, as nobody is found by an address. */
export const PLAYER_TAG = 'player'
export const tagOf = (player: string): string => Buffer.from(player).toString('base64url')

interface Refusal {
  player: string
  addresses: string[]
  why: NonNullable<Wishes['unmailable']>['why']
}

/**
 * An address that does not exist, or whose owner calls a mail of ours spam, is not mailed to again, neither news nor
 * codes, until it has
 * proved itself anew. What only fails for now is the business of SES, which tries again.
 */
export async function handleRefusals(
  notifier: Pick<Notifier, 'store' | 'clock' | 'log'>,
  records: readonly SnsRecord[],
): Promise<void> {
  for (const {
    Sns: { Message: message },
  } of records) {
    const refusal = refusalIn(message)
    const outcome = refusal ? await mark(notifier, refusal) : 'nothing to do'
    notifier.log(refusal ? 'info' : 'debug', 'mail refused', { route: refusal?.why ?? 'other', outcome })
  }
}

/** Undefined for all that says nothing about an address for good, and for what is no message of SES at all. */
export function refusalIn(message: string): Refusal | undefined {
  const event = parsed(message),
    mail = fields(event['mail']),
    tag = list(fields(mail['tags'])[PLAYER_TAG])[0]
  if (typeof tag !== 'string') return undefined
  const player = Buffer.from(tag, 'base64url').toString('utf8'),
    bounce = fields(event['bounce']),
    complaint = fields(event['complaint'])
  if (event['eventType'] === 'Bounce' && bounce['bounceType'] === 'Permanent')
    return { player, why: 'bounce', addresses: addressesIn(bounce['bouncedRecipients']) }
  // Somebody has put it back from among the unwanted.
  if (event['eventType'] === 'Complaint' && complaint['complaintFeedbackType'] !== 'not-spam')
    return { player, why: 'complaint', addresses: addressesIn(complaint['complainedRecipients']) }
  return undefined
}

/** Of the address in use and of one that has yet to prove itself; another that was given meanwhile is not meant. */
async function mark(
  { store, clock }: Pick<Notifier, 'store' | 'clock'>,
  { player, addresses, why }: Refusal,
): Promise<'marked' | 'not theirs any more'> {
  const meant = (address: string | undefined | null): address is string =>
    typeof address === 'string' && addresses.includes(address.toLowerCase())
  for (;;) {
    const at = clock(),
      { wishes } = await store.reach(player, at)
    const address = [wishes?.mail, wishes?.pending?.address].find(meant)
    if (!wishes || address === undefined) return 'not theirs any more'
    const next: Wishes = {
      ...wishes,
      rev: wishes.rev + 1,
      unmailable: { address, why, at },
      mail: meant(wishes.mail) ? null : wishes.mail,
      pending: meant(wishes.pending?.address) ? null : wishes.pending,
    }
    if ((await store.saveWishes(next)) === 'saved') return 'marked'
  }
}

type Fields = Record<string, unknown>
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const addressesIn = (recipients: unknown): string[] =>
  list(recipients).flatMap(one => {
    const { emailAddress: address } = fields(one)
    return typeof address === 'string' ? [address.toLowerCase()] : []
  })

function parsed(message: string): Fields {
  try {
    return fields(JSON.parse(message))
  } catch {
    return {}
  }
}
