import type { Memory } from './keeping.ts'

const STORE = 'kept'

function opened(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open('praxis', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error ?? new Error('indexedDB'))
  })
}

/** In the database of the browser, which the worker can read as well. */
function openMemory(): Memory {
  // Opened with the page: it takes a while, and the first view waits for it.
  const database = opened()
  database.catch(() => undefined)
  // Private windows and full disks: the page works, and forgets when it is closed.
  const instead = new Map<string, unknown>()
  const asked = async <T>(ask: (store: IDBObjectStore) => IDBRequest<T>, or: () => T): Promise<T> => {
    try {
      const store = (await database).transaction(STORE, 'readonly').objectStore(STORE)
      return await new Promise<T>((done, fail) => {
        const request = ask(store)
        request.onsuccess = () => done(request.result)
        request.onerror = () => fail(request.error ?? new Error('indexedDB'))
      })
    } catch {
      return or()
    }
  }
  const changed = async (change: (store: IDBObjectStore) => unknown, or: () => void): Promise<void> => {
    try {
      const transaction = (await database).transaction(STORE, 'readwrite', { durability: 'relaxed' })
      await new Promise<void>((done, fail) => {
        transaction.oncomplete = () => done()
        transaction.onabort = () => fail(transaction.error ?? new Error('indexedDB'))
        change(transaction.objectStore(STORE))
      })
    } catch {
      or()
    }
  }
  return {
    read: async <T>(name: string) =>
      (await asked<unknown>(
        store => store.get(name),
        () => instead.get(name),
      )) as T | undefined,
    write: (name, value) =>
      changed(
        store => (value === undefined ? store.delete(name) : store.put(value, name)),
        () => void (value === undefined ? instead.delete(name) : instead.set(name, value)),
      ),
    names: async () =>
      (
        await asked<IDBValidKey[]>(
          store => store.getAllKeys(),
          () => [...instead.keys()],
        )
      ).map(String),
    clear: () =>
      changed(
        store => store.clear(),
        () => instead.clear(),
      ),
  }
}

export const memory = openMemory()
