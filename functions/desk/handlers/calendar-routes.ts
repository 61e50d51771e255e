import { isRefused } from '../../games/refused.ts'
import type { Handlers } from '../../http/handler.ts'
import { calendarFile, dropCalendar, makeCalendar } from '../personal-calendar.ts'

export const calendarHandlers: Handlers<'makeCalendar' | 'dropCalendar' | 'calendar'> = {
  makeCalendar: async (service, { who }) => {
    const made = await makeCalendar(service, who)
    return isRefused(made) ? made : { status: 201, body: () => made, headers: PRIVATE }
  },
  dropCalendar: async (service, { who }) => {
    const dropped = await dropCalendar(service, who)
    return isRefused(dropped) ? dropped : { status: 204, body: null }
  },
  calendar: async (service, { query: { token } }) => {
    const file = await calendarFile(service, token)
    return isRefused(file) ? file : { status: 200, body: file.text, headers: PRIVATE }
  },
}
const PRIVATE = { 'Cache-Control': 'private, no-store' }
