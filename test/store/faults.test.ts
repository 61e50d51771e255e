import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { DynamoDBServiceException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import type { Store } from '../../functions/store/port.ts'
import { EMBEDDED_KINDS } from '../../functions/store/embedded.ts'
import { freshTable, startDatabase } from './databases.ts'
import { faulty } from './faults.ts'
import type { Fault, Request } from './faults.ts'
import { at, beginning, event, game, reply, table } from './fixtures.ts'

const database = await startDatabase(EMBEDDED_KINDS)
afterAll(() => database?.clean())

const WRITE = 'TransactWriteItemsCommand'
const LOOK = 'GetItemCommand'

test('where a database binary is installed, the faults are tried on it', () => {
  process.stdout.write(`store faults run against: ${database?.kind ?? 'nothing, no database can be started'}\n`)
  if (process.platform === 'linux' && process.arch === 'x64') expect(database).toBeDefined()
})

if (database)
  describe('an attempt that goes wrong', () => {
    let fresh: Awaited<ReturnType<typeof freshTable>>
    let sound: Store
    let openWith: (plan: Parameters<typeof faulty>[0]) => { store: Store; counts: Map<string, number> }

    beforeEach(async () => {
      fresh = await freshTable(database)
      sound = fresh.open()
      openWith = plan => {
        const { prepare, counts } = faulty(plan)
        return { store: fresh.open({ prepare, pause: async () => undefined }), counts }
      }
      await sound.createTable(table('table-of-g'))
      await sound.startGame(...beginning('g'))
    })

    const writes =
      (...faults: (Fault | undefined)[]) =>
      ({ command, attempt }: Request): Fault | undefined =>
        command === WRITE ? faults[attempt - 1] : undefined
    const always =
      (fault: Fault) =>
      ({ command }: Request): Fault | undefined =>
        command === WRITE ? fault : undefined

    async function expectSavedOnce(): Promise<void> {
      expect(await sound.loadGame('g')).toEqual(game('g', 2))
      expect(await sound.events('g', { after: 0, limit: 10 })).toEqual([event('g', 1), event('g', 2)])
    }

    describe('in saveGame', () => {
      for (const fault of ['lost', 'failed-late'] as const) {
        test(`${fault}: our own write is found, and not written again`, async () => {
          const { store, counts } = openWith(always(fault))
          expect(await store.saveGame(game('g', 2), event('g', 2))).toBe('saved')
          expect(counts.get(WRITE)).toBe(1)
          await expectSavedOnce()
        })
      }

      for (const fault of ['unsent', 'failed', 'conflict', 'throttled'] as const) {
        test(`${fault} three times: the fourth attempt is saved`, async () => {
          const { store, counts } = openWith(writes(fault, fault, fault))
          expect(await store.saveGame(game('g', 2), event('g', 2))).toBe('saved')
          expect(counts.get(WRITE)).toBe(4)
          await expectSavedOnce()
        })

        test(`${fault} without end: it is thrown, nothing is stored, and the next call can save`, async () => {
          const { store, counts } = openWith(always(fault))
          const refused = store.saveGame(game('g', 2), event('g', 2))
          await expect(refused).rejects.toBeInstanceOf(
            fault === 'unsent' ? Error : fault === 'conflict' ? TransactionCanceledException : DynamoDBServiceException,
          )
          expect(counts.get(WRITE)).toBe(4)
          expect((await sound.loadGame('g'))?.state.version).toBe(1)
          expect(await sound.event('g', 2)).toBeUndefined()
          expect(await sound.saveGame(game('g', 2), event('g', 2))).toBe('saved')
        })
      }

      test('lost, and the look fails too: the refusal of the next attempt shows our own write', async () => {
        const { store, counts } = openWith(({ command, attempt }) =>
          attempt > 1 ? undefined : command === WRITE ? 'lost' : 'unsent',
        )
        expect(await store.saveGame(game('g', 2), event('g', 2))).toBe('saved')
        expect(counts.get(WRITE)).toBe(2)
        expect(counts.get(LOOK)).toBe(1)
        await expectSavedOnce()
      })

      test('lost, and every look fails: still our own write', async () => {
        const { store } = openWith(({ command, attempt }) =>
          command === LOOK ? 'failed' : command === WRITE && attempt === 1 ? 'lost' : undefined,
        )
        expect(await store.saveGame(game('g', 2), event('g', 2))).toBe('saved')
        await expectSavedOnce()
      })

      test('all lost and unreadable: it is thrown, and asking again later gives saved', async () => {
        const { store } = openWith(({ command }) => (command === LOOK ? 'unsent' : 'lost'))
        await expect(store.saveGame(game('g', 2), event('g', 2))).rejects.toMatchObject({ name: 'TimeoutError' })
        expect(await sound.saveGame(game('g', 2), event('g', 2))).toBe('saved')
        await expectSavedOnce()
      })

      test('a rival who got in between makes it a conflict at once', async () => {
        for (const fault of ['unsent', 'failed', 'conflict', 'throttled'] as const) {
          const version = ((await sound.loadGame('g'))?.state.version ?? 0) + 1
          const { store, counts } = openWith(async ({ command }) => {
            if (command !== WRITE) return undefined
            await sound.saveGame(game('g', version, { name: 'Rival' }), event('g', version, `rival-${version}`))
            return fault
          })
          expect(await store.saveGame(game('g', version), event('g', version))).toBe('conflict')
          expect(counts.get(WRITE)).toBe(1)
          expect(await sound.loadGame('g')).toMatchObject({ name: 'Rival', state: { version } })
        }
      })

      test('lost, and others have played on since: still saved', async () => {
        const { store } = openWith(async ({ command }) => {
          if (command === WRITE) return 'lost'
          for (const version of [3, 4]) await sound.saveGame(game('g', version), event('g', version))
          return undefined
        })
        expect(await store.saveGame(game('g', 2), event('g', 2))).toBe('saved')
        expect((await sound.loadGame('g'))?.state.version).toBe(4)
      })

      test('the SDK does not repeat a write behind our back', async () => {
        let sent = 0
        const store = fresh.open({
          pause: async () => undefined,
          prepare: client =>
            client.middlewareStack.add(
              (next, context) => async args => {
                if (context['commandName'] !== WRITE) return next(args)
                sent++
                throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
              },
              // Inside the SDK's own retries.
              { step: 'finalizeRequest', priority: 'low', name: 'reset' },
            ),
        })
        await expect(store.saveGame(game('g', 2), event('g', 2))).rejects.toMatchObject({ code: 'ECONNRESET' })
        expect(sent).toBe(4)
      })

      test('what the database rejects for good is thrown at once', async () => {
        const { store, counts } = openWith(() => undefined)
        const impossible = game('g', 2, { dueAt: '' })
        await expect(store.saveGame(impossible, event('g', 2))).rejects.toBeInstanceOf(DynamoDBServiceException)
        expect(counts.get(WRITE)).toBe(1)
        expect((await sound.loadGame('g'))?.state.version).toBe(1)
        expect(await sound.event('g', 2)).toBeUndefined()
      })

      test('every order of three faults, with and without a rival, ends in the truth', async () => {
        const kinds: (Fault | undefined)[] = [undefined, 'lost', 'unsent', 'conflict']
        const plans = kinds.flatMap(a =>
          kinds.flatMap(b =>
            kinds.flatMap(c =>
              [0, 1, 2].flatMap(rivalAt => [true, false].map(looksWork => ({ faults: [a, b, c], rivalAt, looksWork }))),
            ),
          ),
        )
        let version = 1
        const seen = { saved: 0, conflict: 0 }
        for (const { faults, rivalAt, looksWork } of plans) {
          version++
          const target = version
          const { store } = openWith(async ({ command, attempt }) => {
            if (command === LOOK) return looksWork ? undefined : 'unsent'
            if (attempt === rivalAt) await sound.saveGame(game('g', target), event('g', target, `rival-${target}`))
            return faults[attempt - 1]
          })
          const outcome = await store.saveGame(game('g', target), event('g', target))
          const stored = await sound.event('g', target)
          seen[outcome]++
          expect({ faults, rivalAt, looksWork, outcome, by: stored?.command.id }).toEqual({
            faults,
            rivalAt,
            looksWork,
            outcome,
            by: outcome === 'saved' ? `command-${target}` : `rival-${target}`,
          })
        }
        expect(seen.saved + seen.conflict).toBe(384)
        expect(Math.min(seen.saved, seen.conflict)).toBeGreaterThan(50)
        expect((await sound.loadGame('g'))?.state.version).toBe(385)
        expect((await sound.events('g', { after: 0, limit: 1_000 })).map(found => found.version)).toEqual(
          Array.from({ length: 385 }, (_, i) => i + 1),
        )
      })
    })

    describe('in startGame', () => {
      test('lost: saved, with everything in place', async () => {
        await sound.createTable(table('table-of-h'))
        const { store, counts } = openWith(always('lost'))
        expect(await store.startGame(...beginning('h'))).toBe('saved')
        expect(counts.get(WRITE)).toBe(1)
        expect((await sound.loadTable('table-of-h'))?.status).toBe('started')
        expect((await sound.gamesOf('ann')).sort()).toEqual(['g', 'h'])
      })

      test('unsent, and the host cancels meanwhile: a conflict, and nothing of it stored', async () => {
        await sound.createTable(table('table-of-h'))
        const { store } = openWith(async ({ command, attempt }) => {
          if (command !== WRITE || attempt > 1) return undefined
          await sound.saveTable(table('table-of-h', { version: 2, status: 'cancelled' }))
          return 'unsent'
        })
        expect(await store.startGame(...beginning('h'))).toBe('conflict')
        expect(await sound.loadGame('h')).toBeUndefined()
        expect(await sound.gamesOf('ann')).toEqual(['g'])
      })
    })

    describe('with a table', () => {
      const PUT = 'PutItemCommand'
      const second = table('t', { version: 2, replies: [reply('ours')] })
      const puts =
        (fault: Fault) =>
        ({ command, attempt }: Request): Fault | undefined =>
          command === PUT && attempt === 1 ? fault : undefined

      for (const fault of ['lost', 'failed-late', 'unsent', 'failed', 'throttled'] as const) {
        test(`${fault}: created and saved all the same`, async () => {
          expect(await openWith(puts(fault)).store.createTable(table('t'))).toBe('created')
          expect(await openWith(puts(fault)).store.saveTable(second)).toBe('saved')
          expect(await sound.loadTable('t')).toEqual(second)
        })
      }

      test('lost, although somebody else has it: exists, and is left alone', async () => {
        await sound.createTable(table('t', { name: 'Theirs' }))
        const { store } = openWith(({ command }) => (command === PUT ? 'unsent' : undefined))
        expect(await store.createTable(table('t'))).toBe('exists')
        expect((await sound.loadTable('t'))?.name).toBe('Theirs')
      })

      test('unsent, and a rival saves that version: a conflict', async () => {
        await sound.createTable(table('t'))
        const { store } = openWith(async ({ command, attempt }) => {
          if (command !== PUT || attempt > 1) return undefined
          await sound.saveTable(table('t', { version: 2, name: 'Rival' }))
          return 'unsent'
        })
        expect(await store.saveTable(second)).toBe('conflict')
        expect((await sound.loadTable('t'))?.name).toBe('Rival')
      })

      test('lost, and written over before anybody looked: thrown, for conflict would be a lie', async () => {
        await sound.createTable(table('t'))
        const { store } = openWith(async ({ command, attempt }) => {
          if (command === PUT && attempt === 1) return 'lost'
          await sound.saveTable(table('t', { version: 3, name: 'Later', replies: second.replies }))
          return undefined
        })
        await expect(store.saveTable(second)).rejects.toMatchObject({ name: 'TimeoutError' })
        expect((await sound.loadTable('t'))?.replies).toEqual(second.replies)
      })

      test('a table that leaves the list between the index and the record is not listed', async () => {
        await sound.createTable(table('t'))
        await sound.createTable(table('u'))
        const { store } = openWith(async ({ command }) => {
          if (command === 'BatchGetItemCommand') await sound.saveTable(table('t', { version: 2, status: 'cancelled' }))
          return undefined
        })
        const { tables } = await store.listTables({ status: 'open', limit: 10 })
        expect(tables.map(({ id }) => id)).toEqual(['u'])
      })

      test('a mark that an event was handed on, whose answer is lost or that is put off, is there', async () => {
        for (const [version, fault] of [
          [3, 'lost'],
          [4, 'unsent'],
          [5, 'throttled'],
          [6, 'failed-late'],
        ] as const) {
          const { store } = openWith(puts(fault))
          await store.markTold({ gameId: 'g', version }, at(100))
          expect(await sound.wasTold({ gameId: 'g', version })).toBe(true)
        }
      })
    })
  })
