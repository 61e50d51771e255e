import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NoticeKind } from '../../shared/text/notices.ts'
import type { Channels, Reach, Wishes } from '../store/notice-port.ts'

/** Of every kind it is known whether it is told. */
type Known = Omit<Wishes, 'player' | 'linkKey' | 'channels'> & { channels: Record<NoticeKind, Channels> }

/** What somebody wishes who never said so: every push but of talk, and no mail until they give an address. */
export const USUAL: Known = {
  rev: 0,
  language: 'en',
  timeZone: 'UTC',
  quiet: null,
  channels: { prompt: both(), reminder: both(), gameOver: both(), invitation: both(), talk: none() },
  digestAt: ['08:00', '18:00'],
  mail: null,
  pending: null,
  codesSent: [],
}
function both(): Channels {
  return { push: true, mail: true }
}
function none(): Channels {
  return { push: false, mail: false }
}

export const wishesIn = ({ wishes }: Pick<Reach, 'wishes'>): Known & Partial<Pick<Wishes, 'linkKey'>> =>
  wishes ? { ...wishes, channels: { ...USUAL.channels, ...wishes.channels } } : USUAL

/**
 * The way out that stands in every mail: signed with a key of this player alone and good for the address it was sent
 * to, so that
 * nobody can make one for somebody else, and an old one does nothing to a new address.
 */
export function unsubscribeToken({ player, linkKey }: Pick<Wishes, 'player' | 'linkKey'>, address: string): string {
  return `${Buffer.from(player).toString('base64url')}.${signature(linkKey, player, address)}`
}

export const playerInToken = (token: string): string =>
  Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8')

export function isToken(token: string, wishes: Wishes): boolean {
  if (wishes.mail === null) return false
  const given = Buffer.from(token),
    wanted = Buffer.from(unsubscribeToken(wishes, wishes.mail))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const signature = (key: string, player: string, address: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(`unsubscribe\n${player}\n${address}`)
    .digest('base64url')
    .slice(0, 32)
