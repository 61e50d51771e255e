import { claimsOf, config, setSession, type Config } from './session.ts'

/** Signing in elsewhere and coming back: the authorization code flow with PKCE, as browsers without a secret use it. */
type Oidc = Extract<Config['signIn'], { kind: 'oidc' }>

const HERE = (): string => `${location.origin}/signed-in`

export async function leaveToSignIn({ authorize, clientId, scope }: Oidc, back: string): Promise<void> {
  const verifier = encoded(crypto.getRandomValues(new Uint8Array(48))),
    state = encoded(crypto.getRandomValues(new Uint8Array(16)))
  sessionStorage.setItem('praxis.pkce', JSON.stringify({ verifier, state, back }))
  const challenge = encoded(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: HERE(),
    scope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  location.assign(`${authorize}?${query.toString()}`)
}

/** Where to go on, once the code is exchanged; throws when what came back is not what was asked for. */
export async function comeBack(query: URLSearchParams): Promise<string> {
  const asked = JSON.parse(sessionStorage.getItem('praxis.pkce') ?? 'null') as {
    verifier: string
    state: string
    back: string
  } | null
  const signIn = config.get()?.signIn
  sessionStorage.removeItem('praxis.pkce')
  const code = query.get('code')
  if (!asked || !code || query.get('state') !== asked.state || signIn?.kind !== 'oidc')
    throw new Error(query.get('error_description') ?? 'state')
  const response = await fetch(signIn.token, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: signIn.clientId,
      code,
      redirect_uri: HERE(),
      code_verifier: asked.verifier,
    }),
  })
  if (!response.ok) throw new Error(response.statusText)
  const {
    access_token: token,
    expires_in: seconds,
    refresh_token: refresh,
  } = (await response.json()) as { access_token: string; expires_in: number; refresh_token?: string }
  setSession({
    token,
    name: nameIn(token),
    expires: Date.now() + seconds * 1000,
    ...(refresh !== undefined && { refresh }),
  })
  return asked.back
}

const encoded = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function nameIn(token: string): string {
  const { name, username, sub } = claimsOf(token)
  return name ?? username ?? sub ?? ''
}
