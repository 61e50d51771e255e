import { BlockList, isIP } from 'node:net'

/**
 * Where may be posted to. An address comes from whoever makes a webhook, and we post to it from inside: it must lead to
 * public addresses alone, however it is written and whatever its name is made to say later.
 */

/** Why nothing is sent there, as a word. */
export type EndpointRefusal =
  | 'not-an-address'
  | 'not-https'
  | 'not-port-443'
  | 'with-credentials'
  | 'not-a-name'
  | 'not-discord'

/** What this machine may do beside that: `loopback` is for trying things out, and only the local server sets it. */
export interface Allowances {
  loopback?: boolean
}

/**
 * HOOKS_LOOPBACK: http to 127.0.0.1 as well. Lambda names its functions and lets nobody else do so: what is for
 * development cannot be switched on there.
 */
export const allowancesFrom = (env: Record<string, string | undefined>): Allowances => ({
  loopback: env['HOOKS_LOOPBACK'] === 'http' && env['AWS_LAMBDA_FUNCTION_NAME'] === undefined,
})

export const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && hostname === '127.0.0.1'

const DISCORD = /^((canary|ptb)\.)?discord(app)?\.com$/
const DISCORD_PATH = /^\/api\/(v\d+\/)?webhooks\/\d+\/[\w-]+$/
/** Names that only a machine's own network knows. */
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa)$/

export function refusalOf(
  text: string,
  kind: 'standard' | 'discord',
  { loopback = false }: Allowances,
): EndpointRefusal | undefined {
  if (!URL.canParse(text)) return 'not-an-address'
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return 'with-credentials'
  if (loopback && isLoopback(url)) return undefined
  if (url.protocol !== 'https:') return 'not-https'
  // The port of https is not written.
  if (url.port !== '') return 'not-port-443'
  // However a number is written, an address comes out of it; with its zone an IPv6 address is no address at all.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return 'not-a-name'
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname) || LOCAL_NAME.test(url.hostname)) return 'not-a-name'
  if (kind === 'discord' && !(DISCORD.test(url.hostname) && DISCORD_PATH.test(url.pathname))) return 'not-discord'
  return undefined
}

/**
 * By the registries of special addresses (RFC 6890 and its successors): what is not for everybody. A list of both kinds
 * would take every IPv4 address for one of IPv6, too.
 */
const NOT_PUBLIC = { 4: new BlockList(), 6: new BlockList() }
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC[4].addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  // All but 2000::/3: nothing, oneself, IPv4 in IPv6 clothes (::ffff:0:0/96, 64:ff9b::/96), local, multicast.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Teredo and its like, documentation, 6to4.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC[6].addSubnet(network, prefix, 'ipv6')

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !NOT_PUBLIC[4].check(address, 'ipv4')
  return isIP(address) === 6 && !address.includes('%') && !NOT_PUBLIC[6].check(address, 'ipv6')
}
