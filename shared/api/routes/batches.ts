import { BatchParams, MadeBatch, NewBatch, TableBatch } from '../batches.ts'
import { created, ok, type Route } from './route.ts'

const LONG_BODY = 256 * 1024

export const batchesRoutes = {
  makeBatch: {
    method: 'POST',
    path: '/table-batches',
    tag: 'Leagues',
    access: 'league',
    scope: 'tables:bulk',
    key: 'required',
    summary: 'Up to a hundred tables in one call, all or nothing',
    description:
      'All faults are told at once, each with its path, and then nothing is made. The same Idempotency-Key, or the same ' +
      'tables under the same externalRefs, make the same batch and get the same bytes. Nobody sees a table before all ' +
      'of them are there.',
    body: NewBatch,
    bodyLimit: LONG_BODY,
    replies: created(MadeBatch, 'The batch'),
    problems: ['forbidden', 'not-found', 'event-state', 'batch-invalid', 'ref-taken'],
  },
  tableBatch: {
    method: 'GET',
    path: '/table-batches/{batch}',
    tag: 'Leagues',
    access: 'league',
    scope: 'tables:bulk',
    summary: 'A batch as it stands',
    params: BatchParams,
    replies: ok(TableBatch, 'The batch'),
    problems: ['not-found'],
  },
  undoBatch: {
    method: 'DELETE',
    path: '/table-batches/{batch}',
    tag: 'Leagues',
    access: 'league',
    scope: 'tables:bulk',
    key: 'optional',
    summary: 'Take a batch back that has not opened',
    params: BatchParams,
    replies: ok(TableBatch, 'The batch, of which nothing is left'),
    problems: ['not-found', 'batch-state'],
  },
} as const satisfies Record<string, Route>
