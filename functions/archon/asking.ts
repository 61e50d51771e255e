export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** What somebody has answered, whatever it is. */
export interface Said {
  status: number
  text: string
}

/** Nobody knows whether it was carried out: the next run looks. */
export class NoAnswer extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, { cause })
    this.name = 'NoAnswer'
  }
}

const PATIENCE_MS = 30_000
/** Too late, too much, nobody there: of no use to ask what it says. */
const NONE: readonly number[] = [408, 429]
const FAULTS_FROM = 500

export async function ask(fetch: Fetch, url: string, init: RequestInit = {}): Promise<Said> {
  const what = `${init.method ?? 'GET'} ${new URL(url).pathname}`
  let said: Said
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
    said = { status: response.status, text: await response.text() }
  } catch (cause) {
    throw new NoAnswer(`${what}: no answer`, cause)
  }
  if (said.status >= FAULTS_FROM || NONE.includes(said.status)) throw new NoAnswer(`${what}: ${said.status}`)
  return said
}

export function jsonIn({ text }: Said): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new NoAnswer('An answer that is cut short', cause)
  }
}
