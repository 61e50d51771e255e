import type { Handlers } from '../handler.ts'

/** Loaded with the first request about how somebody is told: no move of a game needs it. */
const devices = (): Promise<typeof import('../notices/devices.ts')> => import('../notices/devices.ts')
const wishes = (): Promise<typeof import('../notices/preferences.ts')> => import('../notices/preferences.ts')
const sockets = (): Promise<typeof import('../notices/socket-tickets.ts')> => import('../notices/socket-tickets.ts')
const mails = (): Promise<typeof import('../notices/unsubscribing.ts')> => import('../notices/unsubscribing.ts')

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
  pushSubscriptions: async (service, call) => (await devices()).pushSubscriptions(service, call),
  subscribe: async (service, call) => (await devices()).subscribe(service, call),
  unsubscribe: async (service, call) => (await devices()).unsubscribe(service, call),
  preferences: async (service, call) => (await wishes()).preferences(service, call),
  setPreferences: async (service, call) => (await wishes()).setPreferences(service, call),
  verifyMail: async (service, call) => (await wishes()).verifyMail(service, call),
  socketTicket: async (service, call) => (await sockets()).socketTicket(service, call),
  unsubscribePage: async (service, call) => (await mails()).unsubscribePage(service, call),
  unsubscribeMail: async (service, call) => (await mails()).unsubscribeMail(service, call),
}
