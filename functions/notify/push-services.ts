/**
 * Where pushes may be sent. An address comes from whoever subscribes, and we post to it: any address at all would let
 * anybody have
 * us call what only we can reach. These are the services of the browsers there are.
 */
const SERVICES =
  /^([a-z0-9-]+\.)*(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/

/** `alsoTo`: origins, as `https://push.example.org`, that an operator trusts beside them. */
export function isPushService(endpoint: string, alsoTo: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (!url || url.username !== '' || url.password !== '') return false
  if (alsoTo.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && SERVICES.test(url.hostname)
}

export const originsIn = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map(origin => origin.trim())
    .filter(origin => origin !== '')
