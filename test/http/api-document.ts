import { documentMade } from '../../functions/local/made-document.ts'

/** The document as it is served. To make it takes two seconds, so all that a process asks of it shares one. */
export const apiDocument = async <T>(): Promise<T> => JSON.parse(await documentMade()) as T
