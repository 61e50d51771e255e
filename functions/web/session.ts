import { ApiProblem, createClient, NoReply, type Client } from '../../shared/api/client.ts'
import { cell, kept } from './cell.ts'
import { memory } from './browser-memory.ts'
import type { Trouble } from './trouble.ts'

/** Who is signed in here, and the client that speaks for them. */
export interface Session {
  token: string
  name: string
  expires: number
  refresh?: string
}

/**
 * What the operator tells the pages: a file beside them, written where they are deployed, and served by the development
 * server.
 */
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
/** The token of whoever was signed in here was refused: that is said where one signs in again. */
export const lapsed = cell(false)

export const signedIn = (): boolean => (session.get()?.expires ?? 0) > Date.now()

/** Signing in, or out: then this device forgets what it was shown, and is told of nothing more. */
export function setSession(next: Session | undefined): void {
  if (!next || subjectOf(next) !== kept.read<string>('owner')) {
    void memory.clear()
    if (!next) void stopPushes()
  }
  if (next) lapsed.set(false)
  // The database keeps the order of what is asked of it.
  void remember(next)
  kept.write('owner', next && subjectOf(next))
  kept.write('session', next)
  session.set(next)
}

/**
 * The token is of no use any more. Whoever signs in again finds everything as it was, and answers that were kept are
 * sent.
 */
function lapse(): void {
  lapsed.set(true)
  kept.write('session', undefined)
  void remember(undefined)
  session.set(undefined)
}

/** The worker answers for the reader, and cannot read what the pages keep. */
const remember = (now: Session | undefined): Promise<void> =>
  memory.write('session', now && { token: now.token, expires: now.expires })
export const rememberSession = (): void => void remember(session.get())

const subjectOf = ({ token, name }: Session): string => claimsOf(token).sub ?? name

/** What a token says of its bearer; nothing is decided by it but whose things lie on this device. */
export function claimsOf(token: string): { sub?: string; name?: string; username?: string } {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as ReturnType<
      typeof claimsOf
    >
  } catch {
    return {}
  }
}

async function stopPushes(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager?.getSubscription())?.unsubscribe()
  for (const notification of (await worker?.getNotifications?.()) ?? []) notification.close()
}

export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json')
  const read = (await response.json()) as Config
  config.set(read)
  return read
}

const WAIT = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))
export const newKey = (): string => crypto.randomUUID()

export const clientWith = (token: () => string): Client =>
  createClient({
    url: '',
    token,
    newKey,
    wait: WAIT,
    retries: 2,
    // A page does not stand still without a word: who asks for longer is told of.
    patience: 2_000,
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...init.headers, 'Accept-Language': document.documentElement.lang } }),
  })
export const client: Client = clientWith(() => session.get()?.token ?? '')

export function troubleOf(failure: unknown): Trouble {
  if (failure instanceof NoReply) return { kind: 'offline', title: '' }
  if (!(failure instanceof ApiProblem))
    return { kind: 'server', title: failure instanceof Error ? failure.message : '' }
  const { status, code, title, detail, ruleRef, errors, recorded } = failure.problem
  const said = detail ?? title
  if (status === 401) {
    lapse()
    return { kind: 'signed-out', title: said }
  }
  const told = { title: said, code, ...(failure.retryAfter !== undefined && { seconds: failure.retryAfter }), recorded }
  if (status === 429 || status === 503) return { kind: 'busy', ...told }
  return {
    kind: status >= 500 ? 'server' : 'refused',
    ...told,
    ...(ruleRef !== undefined && { rule: ruleRef }),
    ...(errors && { errors }),
  }
}

/** The development server gives anybody a token by name. */
export async function signInLocally(name: string): Promise<void> {
  const response = await fetch('/dev/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  if (!response.ok) throw new Error(((await response.json()) as { title?: string }).title ?? response.statusText)
  const { token, expiresIn } = (await response.json()) as { token: string; expiresIn: string | number }
  const days = typeof expiresIn === 'number' ? expiresIn * 1000 : 30 * 86_400_000
  setSession({ token, name, expires: Date.now() + days })
}
