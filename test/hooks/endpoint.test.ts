import { createServer, type Server } from 'node:http'
import type { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowancesFrom, isPublic, refusalOf } from '../../functions/hooks/endpoint.ts'
import { posting, type Posting, type PostOptions } from '../../functions/hooks/posting.ts'

/** Whoever is reached, that must not be. */
let reached = 0
let server: Server
let port = 0
beforeAll(async () => {
  server = createServer((_, response) => void response.end('inside')).on('connection', () => reached++)
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', () => resolve()))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const to = (url: string, kind: Posting['kind'] = 'standard'): Posting => ({ url, kind, headers: {}, body: '{}' })
/** A resolver that knows every name, as one's own machine knows localhost; and a way out that must not be taken. */
const anywhere = (asked: string[], addresses: string[]): PostOptions => ({
  resolve: async name => {
    asked.push(name)
    return addresses
  },
  https: (() => {
    reached++
    throw new Error('connected')
  }) as unknown as typeof httpsRequest,
})

/** Ways to write this machine, or one beside it. */
const FORMS = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0X7F.1/',
  'https://017700000001/',
  'https://0177.0.0.1/',
  'https://127.0.0.1./',
  'https://0/',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[::]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fe80::1%25eth0]/',
  'https://[fe80::1%eth0]/',
  'https://[fd00::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00:ec2::254]/',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://app.localhost/',
  'https://①②⑦.⓪.⓪.①/',
  'https://127。0。0。1/',
  'https://metadata.google.internal/',
  'https://router/',
  'https://printer.local/',
  'https://example.org./',
  'https://example.org:8443/',
  'https://example.org:80/',
  'https://user@example.org/',
  'https://user:password@example.org/',
  'https://example.org@127.0.0.1/',
  'http://example.org/',
  'http://127.0.0.1/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'gopher://example.org/',
  'javascript:alert(1)',
  'https://',
  'example.org',
  '',
]

const INSIDE = [
  '0.0.0.0 0.1.2.3 10.255.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254 169.254.169.254',
  '172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.88.99.1 192.168.0.1 198.18.0.1 198.19.255.255',
  '198.51.100.7 203.0.113.9 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:10.0.0.1',
  '::ffff:8.8.8.8 ::8.8.8.8 64:ff9b::808:808 64:ff9b:1::1 100::1 2001::1 2001:10::1 2001:db8::1',
  '2002:808:808::1 3fff::1 fc00::1 fd12::1 fe80::1 fe80::1%eth0 2606:4700::1%1 fec0::1 ff02::1',
  'nonsense',
].join(' ')

describe('an address that is not for everybody', () => {
  it.each(FORMS)('is refused, and neither looked up nor connected to: %s', async url => {
    expect(refusalOf(url, 'standard', {})).toBeDefined()
    const asked: string[] = []
    expect(await posting(anywhere(asked, ['127.0.0.1']))(to(url))).toEqual({ unreached: 'address-refused' })
    expect([asked, reached]).toEqual([[], 0])
  })

  it.each(INSIDE.split(' '))('is what a name leads to: %s', async address => {
    expect(isPublic(address)).toBe(false)
    const asked: string[] = []
    // One among good ones is enough: which of them is taken is not ours to choose for ever.
    for (const all of [[address], ['93.184.215.14', address], [address, '93.184.215.14']])
      expect(await posting(anywhere(asked, all))(to('https://hooks.example.org/'))).toEqual({
        unreached: 'address-refused',
      })
    expect([asked.length, reached]).toEqual([3, 0])
  })

  it.each([
    '8.8.8.8',
    '93.184.215.14',
    '100.63.255.255',
    '100.128.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '223.255.255.254',
  ])('is none of these: %s', address => expect(isPublic(address)).toBe(true))
  it.each(['2606:4700::1111', '2a00:1450:4001::1', '2001:4860:4860::8888'])('is none of these: %s', address =>
    expect(isPublic(address)).toBe(true),
  )
})

describe('a name that says something else each time', () => {
  it('is asked once, and the connection goes to what was looked at', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1'], ['127.0.0.1']]
    let asked = 0
    const pinned: unknown[] = []
    const https = ((options: { lookup: LookupOf; autoSelectFamily: boolean; agent: unknown; hostname: string }) => {
      for (const all of [true, false])
        options.lookup(options.hostname, { all }, (_, address, family) => void pinned.push([address, family]))
      pinned.push([options.agent, options.autoSelectFamily, options.hostname])
      throw new Error('far enough')
    }) as unknown as typeof httpsRequest
    const post = posting({ resolve: async () => answers[asked++]!, https })
    await expect(post(to('https://rebinding.example.org/'))).rejects.toThrow('far enough')
    expect(asked).toBe(1)
    expect(pinned).toEqual([
      [[{ address: '93.184.215.14', family: 4 }], undefined],
      ['93.184.215.14', 4],
      [false, false, 'rebinding.example.org'],
    ])
    expect(await post(to('https://rebinding.example.org/'))).toEqual({ unreached: 'address-refused' })
    expect(reached).toBe(0)
  })
})
type LookupOf = (
  name: string,
  options: { all: boolean },
  found: (error: Error | null, address: unknown, family?: number) => void,
) => void

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('%i goes nowhere', async status => {
    const before = reached
    let asked = 0
    const outside = createServer((_, response) => {
      asked++
      response.writeHead(status, { location: `http://127.0.0.1:${port}/` }).end()
    })
    await new Promise<void>(resolve => void outside.listen(0, '127.0.0.1', () => resolve()))
    const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/`
    expect(await posting({ loopback: true })(to(url))).toMatchObject({ status })
    outside.close()
    expect([asked, reached - before]).toEqual([1, 0])
  })
})

describe('this machine itself', () => {
  it('may be posted to where the local server says so, by http and by this one name', () => {
    const open = { loopback: true }
    expect(refusalOf('http://127.0.0.1:8000/in', 'standard', open)).toBeUndefined()
    expect(refusalOf('http://127.0.0.1:8000/in', 'discord', open)).toBeUndefined()
    for (const url of ['http://localhost:8000/', 'http://[::1]/', 'http://10.0.0.1/', 'https://127.0.0.1/'])
      expect(refusalOf(url, 'standard', open)).toBeDefined()
  })

  it('may never be in the cloud, whatever is set', () => {
    const set = { HOOKS_LOOPBACK: 'http' }
    expect(allowancesFrom(set)).toEqual({ loopback: true })
    expect(allowancesFrom({ ...set, AWS_LAMBDA_FUNCTION_NAME: 'hooks' })).toEqual({ loopback: false })
    expect(allowancesFrom({})).toEqual({ loopback: false })
  })
})

describe('a channel of Discord', () => {
  it.each([
    'https://discord.com/api/webhooks/123/a-b_c',
    'https://discordapp.com/api/webhooks/123/abc?thread_id=5',
    'https://ptb.discord.com/api/v10/webhooks/123/abc',
  ])('is at %s', url => expect(refusalOf(url, 'discord', {})).toBeUndefined())

  it.each([
    'https://example.org/api/webhooks/123/abc',
    'https://discord.com.example.org/api/webhooks/123/abc',
    'https://evil-discord.com/api/webhooks/123/abc',
    'https://discord.com/api/users/@me',
    'https://discord.com/api/webhooks/123/abc/../../users',
    'https://discord.com/api/webhooks/123/abc/slack',
  ])('is not at %s', url => expect(refusalOf(url, 'discord', {})).toBe('not-discord'))
})
