import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { DynamoDBServiceException, GetItemCommand, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { openClients } from '../../functions/store/dynamodb/client.ts'
import { markOf, toldOf } from '../../functions/store/moment-port.ts'
import { eventKey } from '../../functions/store/dynamodb/items.ts'
import type { Store } from '../../functions/store/port.ts'
import { EMBEDDED_KINDS } from '../../functions/store/embedded.ts'
import { freshTable, startDatabase } from './databases.ts'
import { faulty } from './faults.ts'
import type { Fault, Request } from './faults.ts'
import { at, beginning, event, game, reply, table } from './fixtures.ts'

const database = await startDatabase(EMBEDDED_KINDS)
afterAll(() => database?.clean())

const START = 'TransactWriteItemsCommand'
/** A turn begins: what one looks for is put in its place with it. */
const turn: typeof event = (...of) => ({ ...event(...of), events: [{ key: 'turn-started', seat: 0, turn: of[1] }] })
/** Results hang on it, so it is written with all that belongs to it. */
const oust: typeof event = (...of) => ({ ...event(...of), events: [{ key: 'ousted', seat: 0, predator: 1 }] })
const WAYS: readonly { name: string; write: string; look: (version: number) => string; of: typeof event }[] = [
  { name: 'the event inside', write: 'PutItemCommand SNAP', look: () => 'GetItemCommand SNAP', of: event },
  { name: 'with a mark beside it', write: START, look: version => `GetItemCommand EV#${version}`, of: oust },
]

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
      (write: string, ...faults: (Fault | undefined)[]) =>
      ({ call, attempt }: Request): Fault | undefined =>
        call === write ? faults[attempt - 1] : undefined
    const always =
      (write: string, fault: Fault) =>
      ({ call }: Request): Fault | undefined =>
        call === write ? fault : undefined

    async function expectSavedOnce(of = event): Promise<void> {
      expect(await sound.loadGame('g')).toEqual(game('g', 2))
      expect(await sound.events('g', { after: 0, limit: 10 })).toEqual([event('g', 1), of('g', 2)])
      expect(await inPlace()).toEqual([1, 2])
    }
    /** The versions whose events have items of their own, as the stream tells of them. */
    const inPlace = async (): Promise<number[]> =>
      (await sound.eventsBetween(at(0), at(1_000), 1_000)).map(({ version }) => version)

    for (const { name, write, look, of } of WAYS)
      describe(`in saveGame, ${name}`, () => {
        for (const fault of ['lost', 'failed-late'] as const) {
          test(`${fault}: our own write is found, and not written again`, async () => {
            const { store, counts } = openWith(always(write, fault))
            expect(await store.saveGame(game('g', 2), of('g', 2))).toBe('saved')
            expect(counts.get(write)).toBe(1)
            await expectSavedOnce(of)
          })
        }

        for (const fault of ['unsent', 'failed', 'conflict', 'throttled'] as const) {
          test(`${fault} three times: the fourth attempt is saved`, async () => {
            const { store, counts } = openWith(writes(write, fault, fault, fault))
            expect(await store.saveGame(game('g', 2), of('g', 2))).toBe('saved')
            expect(counts.get(write)).toBe(4)
            await expectSavedOnce(of)
          })

          test(`${fault} without end: it is thrown, nothing is stored, and the next call can save`, async () => {
            const { store, counts } = openWith(always(write, fault))
            const refused = store.saveGame(game('g', 2), of('g', 2))
            await expect(refused).rejects.toBeInstanceOf(
              fault === 'unsent'
                ? Error
                : fault === 'conflict' && write === START
                  ? TransactionCanceledException
                  : DynamoDBServiceException,
            )
            expect(counts.get(write)).toBe(4)
            expect((await sound.loadGame('g'))?.state.version).toBe(1)
            expect(await sound.event('g', 2)).toBeUndefined()
            expect(await sound.saveGame(game('g', 2), of('g', 2))).toBe('saved')
          })
        }

        test('lost, and the look fails too: the refusal of the next attempt shows our own write', async () => {
          const { store, counts } = openWith(({ call, attempt }) =>
            attempt > 1 ? undefined : call === write ? 'lost' : call === look(2) ? 'unsent' : undefined,
          )
          expect(await store.saveGame(game('g', 2), of('g', 2))).toBe('saved')
          expect(counts.get(write)).toBe(2)
          expect(counts.get(look(2))).toBe(1)
          await expectSavedOnce(of)
        })

        test('lost, and every look fails: still our own write', async () => {
          const { store } = openWith(({ call, attempt }) =>
            call === look(2) ? 'failed' : call === write && attempt === 1 ? 'lost' : undefined,
          )
          expect(await store.saveGame(game('g', 2), of('g', 2))).toBe('saved')
          await expectSavedOnce(of)
        })

        test('all lost and unreadable: it is thrown, and asking again later gives saved', async () => {
          const { store } = openWith(({ call }) => (call === look(2) ? 'unsent' : call === write ? 'lost' : undefined))
          await expect(store.saveGame(game('g', 2), of('g', 2))).rejects.toMatchObject({ name: 'TimeoutError' })
          expect(await sound.saveGame(game('g', 2), of('g', 2))).toBe('saved')
          await expectSavedOnce(of)
        })

        test('a rival who got in between makes it a conflict at once', async () => {
          for (const fault of ['unsent', 'failed', 'conflict', 'throttled'] as const) {
            const version = ((await sound.loadGame('g'))?.state.version ?? 0) + 1
            const { store, counts } = openWith(async ({ call }) => {
              if (call !== write) return undefined
              await sound.saveGame(game('g', version, { name: 'Rival' }), of('g', version, `rival-${version}`))
              return fault
            })
            expect(await store.saveGame(game('g', version), of('g', version))).toBe('conflict')
            expect(counts.get(write)).toBe(1)
            expect(await sound.loadGame('g')).toMatchObject({ name: 'Rival', state: { version } })
          }
        })

        test('lost, and others have played on since: still saved', async () => {
          const { store } = openWith(async ({ call }) => {
            if (call === write) return 'lost'
            if (call !== look(2)) return undefined
            for (const version of [3, 4]) await sound.saveGame(game('g', version), of('g', version))
            return undefined
          })
          expect(await store.saveGame(game('g', 2), of('g', 2))).toBe('saved')
          expect((await sound.loadGame('g'))?.state.version).toBe(4)
        })

        test('the SDK does not repeat a write behind our back', async () => {
          let sent = 0
          const store = fresh.open({
            pause: async () => undefined,
            prepare: client =>
              client.middlewareStack.add(
                (next, context) => async args => {
                  if (context['commandName'] !== write.split(' ')[0]) return next(args)
                  sent++
                  throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
                },
                // Inside the SDK's own retries.
                { step: 'finalizeRequest', priority: 'low', name: 'reset' },
              ),
          })
          await expect(store.saveGame(game('g', 2), of('g', 2))).rejects.toMatchObject({ code: 'ECONNRESET' })
          expect(sent).toBe(4)
        })

        test('what the database rejects for good is thrown at once', async () => {
          const { store, counts } = openWith(() => undefined)
          const impossible = game('g', 2, { dueAt: '' })
          await expect(store.saveGame(impossible, of('g', 2))).rejects.toBeInstanceOf(DynamoDBServiceException)
          expect(counts.get(write)).toBe(1)
          expect((await sound.loadGame('g'))?.state.version).toBe(1)
          expect(await sound.event('g', 2)).toBeUndefined()
        })

        test('every order of three faults, with and without a rival, ends in the truth', async () => {
          const kinds: (Fault | undefined)[] = [undefined, 'lost', 'unsent', 'conflict']
          const plans = kinds.flatMap(a =>
            kinds.flatMap(b =>
              kinds.flatMap(c =>
                [0, 1, 2].flatMap(rivalAt =>
                  [true, false].map(looksWork => ({ faults: [a, b, c], rivalAt, looksWork })),
                ),
              ),
            ),
          )
          let version = 1
          const seen = { saved: 0, conflict: 0 }
          for (const { faults, rivalAt, looksWork } of plans) {
            version++
            const target = version
            const { store } = openWith(async ({ call, attempt }) => {
              if (call === look(target)) return looksWork ? undefined : 'unsent'
              if (call !== write) return undefined
              if (attempt === rivalAt) await sound.saveGame(game('g', target), of('g', target, `rival-${target}`))
              return faults[attempt - 1]
            })
            const outcome = await store.saveGame(game('g', target), of('g', target))
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

    describe('behind the snapshot', () => {
      const KEEP = 'PutItemCommand EV#2'
      const second = () => openWith(always(KEEP, 'unsent')).store.saveGame(game('g', 2), event('g', 2))
      const all = [event('g', 1), event('g', 2)]

      for (const fault of ['unsent', 'lost', 'failed', 'failed-late', 'throttled'] as const)
        test(`an event that comes to nothing (${fault}) is saved all the same, read from there, and put in its place`, async () => {
          const { store } = openWith(always(KEEP, fault))
          expect(await store.saveGame(game('g', 2), event('g', 2))).toBe('saved')
          const isThere = fault === 'lost' || fault === 'failed-late'
          expect(await inPlace()).toEqual(isThere ? [1, 2] : [1])
          for (const one of [store, sound]) {
            expect(await one.events('g', { after: 0, limit: 10 })).toEqual(all)
            expect(await one.events('g', { after: 1, limit: 1 })).toEqual(all.slice(1))
            expect(await one.events('g', { after: 0, limit: 1 })).toEqual(all.slice(0, 1))
            expect(await one.events('g', { after: 2, limit: 1 })).toEqual([])
            expect(await one.event('g', 2)).toEqual(event('g', 2))
            expect(await one.event('g', 3)).toBeUndefined()
            expect(await one.eventOfCommand('g', 'command-2')).toEqual(event('g', 2))
          }
          expect(await sound.saveGame(game('g', 2), event('g', 2))).toBe('saved')
          expect(await sound.saveGame(game('g', 2), event('g', 2, 'another'))).toBe('conflict')
          expect(await sound.saveGame(game('g', 3), event('g', 3))).toBe('saved')
          expect(await inPlace()).toEqual([1, 2, 3])
          expect(await sound.events('g', { after: 0, limit: 10 })).toEqual([...all, event('g', 3)])
        })

      test('it is put in its place before a turn is written over it, and by who looks after it, once', async () => {
        expect(await second()).toBe('saved')
        await sound.keepLast('g')
        await sound.keepLast('g')
        expect(await inPlace()).toEqual([1, 2])
        expect(await sound.events('g', { after: 0, limit: 10 })).toEqual(all)
        await openWith(always('PutItemCommand EV#3', 'unsent')).store.saveGame(game('g', 3), event('g', 3))
        expect(await inPlace()).toEqual([1, 2])
        expect(await sound.saveGame(game('g', 4), turn('g', 4))).toBe('saved')
        expect(await inPlace()).toEqual([1, 2, 3, 4])
        await sound.keepLast('g')
        await sound.keepLast('nothing')
        expect(await sound.events('g', { after: 2, limit: 10 })).toEqual([event('g', 3), turn('g', 4)])
      })

      test('it goes with its game when that does', async () => {
        const expires = at(500)
        await openWith(always(KEEP, 'unsent')).store.saveGame(game('g', 2, { expires }), event('g', 2))
        await sound.keepLast('g')
        expect(await sound.event('g', 2)).toEqual(event('g', 2))
        const { reads } = openClients(database)
        const { Item: item } = await reads.send(
          new GetItemCommand({ TableName: fresh.tableName, Key: eventKey('g', 2) }),
        )
        expect(item?.['expires']).toEqual({ N: String(Date.parse(expires) / 1_000) })
      })

      test('a name that is taken out leaves it where it is', async () => {
        expect(await second()).toBe('saved')
        expect(await sound.renameInGame('g', 'ann', 'Nobody')).toBe('renamed')
        expect((await sound.loadGame('g'))?.players[0]).toMatchObject({ player: 'ann', name: 'Nobody' })
        expect(await sound.event('g', 2)).toEqual(event('g', 2))
        expect(await sound.renameInGame('g', 'ann', 'Nobody')).toBe('renamed')
      })

      test('who reads while others go on misses nothing that was there before', async () => {
        expect(await second()).toBe('saved')
        const goesOn = async (): Promise<void> => {
          for (const version of [3, 4]) await sound.saveGame(game('g', version), event('g', version))
        }
        const between = openWith(async ({ call, attempt }) => {
          if (call === 'GetItemCommand SNAP' && attempt === 1) await goesOn()
          return undefined
        })
        const found = await between.store.events('g', { after: 0, limit: 100 })
        expect(found.slice(0, 3)).toEqual([...all, event('g', 3)])
        await openWith(always('PutItemCommand EV#5', 'unsent')).store.saveGame(game('g', 5), event('g', 5))
        const one = openWith(async ({ call, attempt }) => {
          if (call === 'GetItemCommand SNAP' && attempt === 1)
            for (const version of [6, 7]) await sound.saveGame(game('g', version), event('g', version))
          return undefined
        })
        expect(await one.store.event('g', 5)).toEqual(event('g', 5))
      })

      test('a writer that dies at any call, before it or after, leaves a game that goes on with every event', async () => {
        let version = 1
        const told = { saved: 0, died: 0 }
        for (const fault of ['unsent', 'lost'] as const)
          for (const kind of [event, turn, oust])
            for (let dies = 1; ; dies++) {
              let calls = 0
              const { store } = openWith(() => (++calls < dies ? undefined : calls === dies ? fault : 'unsent'))
              const target = version + 1
              const outcome = await store.saveGame(game('g', target), kind('g', target)).catch(() => 'died' as const)
              const stored = (await sound.loadGame('g'))!.state.version
              if (outcome === 'saved') expect(stored).toBe(target)
              told[outcome === 'saved' ? 'saved' : 'died']++
              const events = await sound.events('g', { after: 0, limit: 1_000 })
              expect(events.map(one => one.version)).toEqual(Array.from({ length: stored }, (_, i) => i + 1))
              version = stored + 1
              expect(await sound.saveGame(game('g', version), event('g', version))).toBe('saved')
              expect(await inPlace()).toEqual(Array.from({ length: version }, (_, i) => i + 1))
              const marked = (await sound.events('g', { after: 0, limit: 1_000 })).filter(one => markOf(one))
              expect((await sound.marks('g')).map(one => one.version)).toEqual(marked.map(one => one.version))
              for (const one of marked)
                expect(await sound.frameFrom('g', one.version)).toEqual({
                  version: one.version,
                  told: toldOf(game('g', one.version)),
                })
              if (calls < dies) break
            }
        expect(told.saved).toBeGreaterThan(4)
        expect(told.died).toBeGreaterThan(4)
      })

      test('where it cannot be seen whether the event before is in its place, nothing is written', async () => {
        const { store, counts } = openWith(always('GetItemCommand EV#1', 'failed'))
        await expect(store.saveGame(game('g', 2), event('g', 2))).rejects.toBeInstanceOf(DynamoDBServiceException)
        expect(counts.get('PutItemCommand SNAP')).toBeUndefined()
        expect((await sound.loadGame('g'))?.state.version).toBe(1)
      })
    })

    describe('in startGame', () => {
      test('lost: saved, with everything in place', async () => {
        await sound.createTable(table('table-of-h'))
        const { store, counts } = openWith(always(START, 'lost'))
        expect(await store.startGame(...beginning('h'))).toBe('saved')
        expect(counts.get(START)).toBe(1)
        expect((await sound.loadTable('table-of-h'))?.status).toBe('started')
        expect((await sound.gamesOf('ann')).sort()).toEqual(['g', 'h'])
      })

      test('unsent, and the host cancels meanwhile: a conflict, and nothing of it stored', async () => {
        await sound.createTable(table('table-of-h'))
        const { store } = openWith(async ({ command, attempt }) => {
          if (command !== START || attempt > 1) return undefined
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
