import { KeyList, KeyParams, MadeKey, NewKey } from '../keys.ts'
import { created, ok, type Route } from './route.ts'

export const keysRoutes = {
  makeKey: {
    method: 'POST',
    path: '/me/keys',
    tag: 'Players',
    access: 'signed-in',
    scope: 'keys:manage',
    key: 'required',
    summary: 'Make an API key that speaks for you',
    description:
      'For programs of your own. It has the scopes you choose of those you have, but can make no keys itself. Its text is in this reply and nowhere else: ' +
      'a retry under the same Idempotency-Key is told that the key is there. Revoke it then, and make another.',
    body: NewKey,
    replies: created(MadeKey, 'The key, shown this once'),
    problems: ['shown-once', 'too-many-keys'],
  },
  listKeys: {
    method: 'GET',
    path: '/me/keys',
    tag: 'Players',
    access: 'signed-in',
    scope: 'keys:manage',
    summary: 'Your API keys, and when each was last used',
    replies: ok(KeyList, 'Your keys'),
    problems: [],
  },
  revokeKey: {
    method: 'DELETE',
    path: '/me/keys/{key}',
    tag: 'Players',
    access: 'signed-in',
    scope: 'keys:manage',
    summary: 'Revoke an API key, at once',
    params: KeyParams,
    replies: { 204: { body: null, description: 'Nobody can use it any more' } },
    problems: ['not-found'],
  },
} as const satisfies Record<string, Route>
