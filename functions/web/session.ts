import { ApiProblem, createClient, NoReply, type Client } from '../../shared/api/client.ts'
import { cell, kept } from './cell.ts'

/** Who is signed in here, and the client that speaks for them. */
export interface Session { token: string; name: string; expires: number; refresh?: string }

/** What the operator tells the pages: a file beside them, written where they are deployed, and served by the development server. */
export interface Config {
  signIn: { kind: 'local' } | { kind: 'oidc'; authorize: string; token: string; clientId: string; scope: string }
  /** Where a picture of a card lies, with `{id}` or `{key}` in it. Without it cards are drawn. */
  cardImages?: string
  /** Where the doorbell rings, and the public key of pushes. */
  socket?: string
  vapidKey?: string
}

export const session = cell<Session | undefined>(kept.read<Session>('session'))
export const config = cell<Config | undefined>(undefined)

export const signedIn = (): boolean => (session.get()?.expires ?? 0) > Date.now()

export function setSession(next: Session | undefined): void {
  kept.write('session', next)
  session.set(next)
}

export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json')
  const read = (await response.json()) as Config
  config.set(read)
  return read
}

const WAIT = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))
export const newKey = (): string => crypto.randomUUID()

export const client: Client = createClient({
  url: '',
  token: () => session.get()?.token ?? '',
  newKey,
  wait: WAIT,
  retries: 2,
  fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, 'Accept-Language': document.documentElement.lang } }),
})

/** What went wrong, as the pages speak of it. */
export interface Trouble { kind: 'offline' | 'signed-out' | 'refused' | 'busy' | 'server'; title: string; code?: string; rule?: string; errors?: { path: string; code: string }[] }

export function troubleOf(failure: unknown): Trouble {
  if (failure instanceof NoReply) return { kind: 'offline', title: '' }
  if (!(failure instanceof ApiProblem)) return { kind: 'server', title: failure instanceof Error ? failure.message : '' }
  const { status, code, title, detail, ruleRef, errors } = failure.problem
  const said = detail ?? title
  if (status === 401) {
    setSession(undefined)
    return { kind: 'signed-out', title: said }
  }
  if (status === 429 || status === 503) return { kind: 'busy', title: said }
  return { kind: status >= 500 ? 'server' : 'refused', title: said, code, ...(ruleRef !== undefined && { rule: ruleRef }), ...(errors && { errors }) }
}

/** The development server gives anybody a token by name. */
export async function signInLocally(name: string): Promise<void> {
  const response = await fetch('/dev/token', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) })
  if (!response.ok) throw new Error(((await response.json()) as { title?: string }).title ?? response.statusText)
  const { token, expiresIn } = (await response.json()) as { token: string; expiresIn: string | number }
  const days = typeof expiresIn === 'number' ? expiresIn * 1000 : 30 * 86_400_000
  setSession({ token, name, expires: Date.now() + days })
}
