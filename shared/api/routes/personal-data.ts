import { Erased, EraseQuery, PersonalData } from '../personal-data.ts'
import { ok, type Route } from './route.ts'

export const personalDataRoutes = {
  exportMe: {
    method: 'GET',
    path: '/me/export',
    tag: 'Players',
    access: 'signed-in',
    scope: 'keys:manage',
    limit: 'tables',
    summary: 'All that is kept of you',
    description: 'In one document, with what an erasure would leave and why. No key can ask for it.',
    replies: ok(PersonalData, 'Your data'),
    problems: ['forbidden'],
  },
  eraseMe: {
    method: 'DELETE',
    path: '/me',
    tag: 'Players',
    access: 'signed-in',
    scope: 'keys:manage',
    summary: 'Have what is kept of you erased',
    description:
      'Addresses, devices, keys, preferences, decks and what you said at tables are erased. In records of games a mark ' +
      'stands in the place of your name; what was signed stays as it was signed. Leave your games, tables and events ' +
      'that go on before. Sent again it does again what is left of it. No key can do it.',
    query: EraseQuery,
    replies: ok(Erased, 'What has been left, and why'),
    problems: ['forbidden', 'still-seated', 'contention'],
  },
} as const satisfies Record<string, Route>
