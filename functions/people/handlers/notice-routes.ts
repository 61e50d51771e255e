import type { Handlers } from '../../http/handler.ts'
import { pushSubscriptions, subscribe, unsubscribe } from '../notices/devices.ts'
import { preferences, setPreferences, verifyMail } from '../notices/preferences.ts'
import { socketTicket } from '../notices/socket-tickets.ts'
import { unsubscribeMail, unsubscribePage } from '../notices/unsubscribing.ts'

export const noticeHandlers: Handlers<
  | 'pushSubscriptions'
  | 'subscribe'
  | 'unsubscribe'
  | 'preferences'
  | 'setPreferences'
  | 'verifyMail'
  | 'socketTicket'
  | 'unsubscribePage'
  | 'unsubscribeMail'
> = {
  pushSubscriptions,
  subscribe,
  unsubscribe,
  preferences,
  setPreferences,
  verifyMail,
  socketTicket,
  unsubscribePage,
  unsubscribeMail,
}
