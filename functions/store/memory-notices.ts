import {
  watchersOf,
  type EventAt,
  type NoticeStore,
  type Outgoing,
  type Reach,
  type Socket,
  type Ticket,
  type Wishes,
} from './notice-port.ts'
import { sameRecord } from './codec.ts'

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const later = (a: { expires?: string }, now: string): boolean => a.expires === undefined || a.expires > now

/**
 * The part of the memory store about notices; `happened` lists the events it keeps, in the order in which they came.
 */
export function memoryNotices(happened: () => EventAt[]): NoticeStore & { forgetReach: (player: string) => void } {
  const wishes = new Map<string, Wishes>()
  const devices = new Map<string, Map<string, Reach['devices'][number]>>()
  const sockets = new Map<string, Socket>()
  const tickets = new Map<string, Ticket>()
  const outgoing = new Map<string, Outgoing>()
  const told = new Set<string>()
  let swept: string | undefined

  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)
  const place = (player: string, id: string): string => `${player}\n${id}`

  /** As the condition on the revision decides in a database: whose own record lies there has saved it. */
  function putNext<T extends { rev: number }>(kept: Map<string, T>, at: string, record: T): 'saved' | 'conflict' {
    const stored = kept.get(at)
    if (stored && sameRecord(stored, record)) return 'saved'
    if ((stored?.rev ?? 0) !== record.rev - 1) return 'conflict'
    kept.set(at, copy(record))
    return 'saved'
  }

  return {
    forgetReach(player) {
      wishes.delete(player)
      devices.delete(player)
      for (const socket of sockets.values()) if (socket.player === player) sockets.delete(socket.id)
      for (const [at, one] of outgoing) if (one.player === player) outgoing.delete(at)
    },

    async reach(player, now) {
      const known = wishes.get(player)
      return copy({
        ...(known && { wishes: known }),
        devices: [...(devices.get(player)?.values() ?? [])].filter(device => later(device, now)).sort(byId),
        sockets: [...sockets.values()]
          .filter(
            socket =>
              (socket.player === player || (socket.watches !== undefined && watchersOf(socket.watches) === player)) &&
              later(socket, now),
          )
          .sort(byId),
      })
    },
    saveWishes: async record => putNext(wishes, record.player, record),
    async saveDevice(player, device) {
      devices.set(player, (devices.get(player) ?? new Map()).set(device.id, copy(device)))
    },
    async dropDevice(player, id, endpoint) {
      const there = devices.get(player)
      if (endpoint === undefined || there?.get(id)?.endpoint === endpoint) there?.delete(id)
    },

    async saveTicket(ticket) {
      tickets.set(ticket.hash, copy(ticket))
    },
    async takeTicket(hash, now) {
      const ticket = tickets.get(hash)
      if (!ticket || !later(ticket, now)) return undefined
      tickets.delete(hash)
      return copy(ticket)
    },
    async saveSocket(socket) {
      sockets.set(socket.id, copy(socket))
    },
    async socket(id, now) {
      const found = sockets.get(id)
      return found && later(found, now) ? copy(found) : undefined
    },
    async dropSocket({ id }) {
      sockets.delete(id)
    },

    plan: async record =>
      putNext(outgoing, place(record.player, record.id), { ...record, rev: 1 }) === 'saved' ? 'planned' : 'exists',
    async outgoing(player, id) {
      const found = outgoing.get(place(player, id))
      return found && copy(found)
    },
    saveOutgoing: async record => putNext(outgoing, place(record.player, record.id), record),
    async dueOutgoing(now, limit) {
      return [...outgoing.values()]
        .flatMap(({ player, id, dueAt }) => (dueAt !== null && dueAt <= now ? [{ player, id, dueAt }] : []))
        .sort((a, b) => (a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : 0))
        .slice(0, Math.max(limit, 0))
    },

    async eventsBetween(after, until, limit) {
      return happened()
        .filter(({ at }) => at > after && at <= until)
        .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
        .slice(0, Math.max(limit, 0))
    },
    async markTold({ gameId, version }) {
      told.add(`${gameId} ${version}`)
    },
    wasTold: async ({ gameId, version }) => told.has(`${gameId} ${version}`),
    sweptTo: async () => swept,
    async saveSweptTo(at) {
      swept = at
    },
  }
}
