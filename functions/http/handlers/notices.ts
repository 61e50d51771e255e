import type { Handlers } from '../handler.ts'

/** Loaded with the first request about how somebody is told: no move of a game needs it. */
const notices = (): Promise<typeof import('../notices.ts')> => import('../notices.ts')

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
  pushSubscriptions: async (service, call) => (await notices()).pushSubscriptions(service, call),
  subscribe: async (service, call) => (await notices()).subscribe(service, call),
  unsubscribe: async (service, call) => (await notices()).unsubscribe(service, call),
  preferences: async (service, call) => (await notices()).preferences(service, call),
  setPreferences: async (service, call) => (await notices()).setPreferences(service, call),
  verifyMail: async (service, call) => (await notices()).verifyMail(service, call),
  socketTicket: async (service, call) => (await notices()).socketTicket(service, call),
  unsubscribePage: async (service, call) => (await notices()).unsubscribePage(service, call),
  unsubscribeMail: async (service, call) => (await notices()).unsubscribeMail(service, call),
}
