import { Calendar, CalendarFile, CalendarQuery } from '../calendar.ts'
import { created, ok, type Route } from './route.ts'

export const calendarRoutes = {
  makeCalendar: {
    method: 'POST',
    path: '/me/calendar',
    tag: 'Players',
    access: 'signed-in',
    scope: 'keys:manage',
    summary: 'Have a calendar that programs can subscribe to',
    description:
      'Its token is in this reply and nowhere else. Another takes the place of the one before, which is worth nothing ' +
      'from then on.',
    replies: created(Calendar, 'What it is read by'),
    problems: ['contention'],
  },
  dropCalendar: {
    method: 'DELETE',
    path: '/me/calendar',
    tag: 'Players',
    access: 'signed-in',
    scope: 'keys:manage',
    summary: 'Have it no longer',
    replies: { 204: { body: null, description: 'Its token is worth nothing, if there was one' } },
    problems: ['contention'],
  },
  calendar: {
    method: 'GET',
    path: '/me/calendar.ics',
    tag: 'Players',
    access: 'public',
    scope: null,
    media: 'text/calendar',
    summary: 'Your limits, rounds and placements, as a calendar',
    description:
      'What you are asked and until when, your rounds and when time is called, and when it is your turn to choose a ' +
      'seat in a final. It names tables and events, and no cards.',
    query: CalendarQuery,
    replies: ok(CalendarFile, 'The calendar'),
    problems: ['not-found'],
  },
} as const satisfies Record<string, Route>
