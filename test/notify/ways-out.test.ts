import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import webpush from 'web-push'
import { awsCalls, queueAt, doorbellTo } from '../../functions/notify/aws.ts'
import { afterQuiet, isQuiet, localTime, nextAt, nextDigest } from '../../functions/notify/hours.ts'
import { isTimeZone } from '../../shared/clocks/local-times.ts'
import { mailBySes, mailToFiles, mimeOf } from '../../functions/notify/mail.ts'
import type { Letter, PushMessage } from '../../functions/notify/notifier.ts'
import { pushVia } from '../../functions/notify/push.ts'
import type { Device } from '../../functions/store/notice-port.ts'

interface Heard {
  method: string
  url: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}
const heard: Heard[] = []
let answer = 201
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => {
      heard.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks),
      })
      response.writeHead(answer, answer === 302 ? { location: 'http://169.254.169.254/' } : {}).end()
    })
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', () => resolve()))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

describe('a push', () => {
  const vapid = { ...webpush.generateVAPIDKeys(), subject: 'mailto:ops@example.org' }
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const device = (): Device => ({
    id: 'phone',
    endpoint: `${origin}/device`,
    since: '',
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
  })
  const message: PushMessage = {
    id: 'push#gam_1#prm_1',
    kind: 'prompt',
    game: 'gam_1',
    prompt: 'prm_1',
    title: 'Friday table ♠',
    body: 'Your minion phase: who acts?',
    language: 'en',
  }
  const send = () => pushVia(vapid, { alsoTo: [origin] })(device(), message)

  it('is one that this browser alone can read, signed with our key, under the topic of what it is about', async () => {
    answer = 201
    expect(await send()).toBe('sent')
    const { headers, body } = heard.at(-1)!
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(body.length).toBeLessThanOrEqual(4096)
    expect(JSON.parse(opened(body, browser, auth))).toEqual(message)
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers['authorization'])) ?? []
    expect(key).toBe(vapid.publicKey)
    const point = Buffer.from(key, 'base64url')
    const publicKey = await importJWK(
      {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
      'ES256',
    )
    expect((await jwtVerify(token, publicKey)).payload).toMatchObject({ aud: origin, sub: vapid.subject })
    await send()
    expect(heard.at(-1)!.headers['topic']).toBe(headers['topic'])
  })

  it.each([404, 410])('that is answered %i has no receiver any more', async status => {
    answer = status
    expect(await send()).toBe('gone')
  })

  it.each([302, 400, 403, 413, 429, 500])('that is answered %i is tried again, and goes nowhere else', async status => {
    answer = status
    const before = heard.length
    await expect(send()).rejects.toMatchObject({ name: `push-${status}` })
    expect(heard.length).toBe(before + 1)
  })

  it('is never sent to an address that is no push service', async () => {
    const before = heard.length
    expect(await pushVia(vapid)(device(), message)).toBe('gone')
    expect(heard.length).toBe(before)
  })
})

/** What a browser does with it (RFC 8291, RFC 8188). */
function opened(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16),
    idLength = body[20]!,
    sender = body.subarray(21, 21 + idLength),
    sealed = body.subarray(21 + idLength)
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const key = derive(
    browser.computeSecret(sender),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]),
    32,
  )
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

describe('a mail', () => {
  const letter: Letter = {
    id: 'abc123',
    player: 'league ann',
    to: 'ann@example.org',
    subject: 'Du bist dran: Größe ♠ und noch vieles mehr, das nicht in ein Wort passt',
    text: 'Zeile eins ♥\nLine two\n',
    at: '2027-01-04T12:00:00.000Z',
    unsubscribe: 'https://api.example/v1/mail/unsubscribe?token=t',
  }

  it('has its headers one to a line, its text in UTF-8, and the way out in one click', () => {
    const mime = mimeOf(letter, 'Praxis <games@mail.example.org>')
    const [head = '', body = ''] = mime.split('\r\n\r\n')
    const lines = head.split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'From: Praxis <games@mail.example.org>',
        'To: ann@example.org',
        'Message-ID: <abc123@mail.example.org>',
        'Date: Mon, 04 Jan 2027 12:00:00 +0000',
        'List-Unsubscribe: <https://api.example/v1/mail/unsubscribe?token=t>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    )
    const subject = lines.find(line => line.startsWith('Subject: '))!.slice(9)
    expect(
      subject
        .split(' ')
        .map(word => Buffer.from(/^=\?UTF-8\?B\?(.+)\?=$/.exec(word)![1]!, 'base64').toString())
        .join(''),
    ).toBe(letter.subject)
    expect(Buffer.from(body, 'base64').toString('utf8')).toBe('Zeile eins ♥\r\nLine two\r\n')
    for (const line of mime.split('\r\n')) expect(line).toMatch(/^[\x20-\x7e]*$/)
  })

  it('has no more headers than its own, whatever somebody calls their table', () => {
    expect(
      mimeOf({ ...letter, subject: 'x\r\nBcc: all@example.org' }, 'games@example.org').split('\r\n'),
    ).not.toContain('Bcc: all@example.org')
  })

  it('is a file for development, whole or not there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'praxis-mail-'))
    await mailToFiles(join(folder, 'mail'), 'games@example.org')(letter)
    const files = readdirSync(join(folder, 'mail'))
    expect(files).toEqual(['2027-01-04T12-00-00-000Z-abc123.eml'])
    expect(readFileSync(join(folder, 'mail', files[0]!), 'utf8')).toBe(mimeOf(letter, 'games@example.org'))
    rmSync(folder, { recursive: true })
  })

  it('goes to SES as it is', async () => {
    const sent: { url: string; body: string }[] = []
    await mailBySes('games@example.org', 'eu-west-1', async ({ url, body }) => {
      sent.push({ url, body })
      return { status: 200, text: '{}' }
    })(letter)
    expect(sent[0]!.url).toBe('https://email.eu-west-1.amazonaws.com/v2/email/outbound-emails')
    const { Content: content, ...rest } = JSON.parse(sent[0]!.body) as { Content: { Raw: { Data: string } } }
    expect(rest).toEqual({ FromEmailAddress: 'games@example.org', Destination: { ToAddresses: ['ann@example.org'] } })
    expect(Buffer.from(content.Raw.Data, 'base64').toString()).toBe(mimeOf(letter, 'games@example.org'))
    await mailBySes(
      'games@example.org',
      'eu-west-1',
      async ({ url, body }) => {
        sent.push({ url, body })
        return { status: 200, text: '{}' }
      },
      'Mails-1',
    )(letter)
    expect(JSON.parse(sent[1]!.body)).toMatchObject({
      ConfigurationSetName: 'Mails-1',
      EmailTags: [{ Name: 'player', Value: Buffer.from('league ann').toString('base64url') }],
    })
    await expect(
      mailBySes('games@example.org', 'eu-west-1', async () => ({ status: 400, text: '{"__type":"MessageRejected"}' }))(
        letter,
      ),
    ).rejects.toMatchObject({ name: 'MessageRejected' })
  })
})

describe('a call to AWS', () => {
  const call = () => awsCalls('eu-west-1')

  it('is signed, and rings the connection that is named', async () => {
    answer = 200
    expect(await doorbellTo(`${origin}/live`, call())('R0oXAdfD0kwCH6w=', { game: 'gam_1', version: 3 })).toBe('sent')
    const { url, headers, body } = heard.at(-1)!
    expect(url).toBe('/live/%40connections/R0oXAdfD0kwCH6w%3D')
    expect(headers['authorization']).toMatch(
      /^AWS4-HMAC-SHA256 Credential=local\/\d{8}\/eu-west-1\/execute-api\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/,
    )
    expect(JSON.parse(body.toString())).toEqual({ game: 'gam_1', version: 3 })
    answer = 410
    expect(await doorbellTo(`${origin}/live`, call())('x', {})).toBe('gone')
    answer = 500
    await expect(doorbellTo(`${origin}/live`, call())('x', {})).rejects.toMatchObject({ name: 'execute-api-500' })
  })

  it('puts a letter on a queue', async () => {
    answer = 200
    await queueAt(`${origin}/1234/dead`, call())({ player: 'ann' })
    expect(heard.at(-1)!.headers['x-amz-target']).toBe('AmazonSQS.SendMessage')
    expect(JSON.parse(heard.at(-1)!.body.toString())).toEqual({
      QueueUrl: `${origin}/1234/dead`,
      MessageBody: '{"player":"ann"}',
    })
  })
})

describe('local times', () => {
  const madrid = { timeZone: 'Europe/Madrid', quiet: { from: '22:00', to: '07:30' }, digestAt: ['08:00', '19:00'] }

  it('are those of the zone, and of zones there are', () => {
    expect(localTime('2027-07-01T21:30:00.000Z', 'Europe/Madrid')).toEqual({ day: '2027-07-01', time: '23:30' })
    expect(localTime('2027-01-01T03:15:00.000Z', 'America/New_York')).toEqual({ day: '2026-12-31', time: '22:15' })
    expect([isTimeZone('Asia/Kathmandu'), isTimeZone('Mars/Olympus')]).toEqual([true, false])
  })

  it('are quiet over midnight, and are over when they say', () => {
    expect(
      ['20:59', '21:00', '02:00', '06:29', '06:30'].map(time => isQuiet(`2027-01-10T${time}:00.000Z`, madrid)),
    ).toEqual([false, true, true, true, false])
    expect(afterQuiet('2027-01-10T23:00:00.000Z', madrid)).toBe('2027-01-11T06:30:00.000Z')
    expect(isQuiet('2027-01-10T12:00:00.000Z', { ...madrid, quiet: { from: '12:00', to: '12:00' } })).toBe(false)
  })

  it('come once a day, when clocks are put forward and back too', () => {
    for (const day of ['2027-03-28', '2027-10-31', '2027-06-15']) {
      let at = `${day}T00:00:00.000Z`
      const times: string[] = []
      for (let n = 0; n < 3; n++) times.push((at = nextAt(at, 'Europe/Madrid', ['02:30'])))
      expect(new Set(times.map(time => localTime(time, 'Europe/Madrid').day)).size, day).toBe(3)
      for (const [i, time] of times.entries())
        if (i > 0)
          expect(Math.abs(Date.parse(time) - Date.parse(times[i - 1]!) - 86_400_000)).toBeLessThanOrEqual(3_600_000)
    }
    expect(nextDigest('2027-03-28T00:00:00.000Z', madrid)).toBe('2027-03-28T06:00:00.000Z')
    expect(nextDigest('2027-03-27T00:00:00.000Z', madrid)).toBe('2027-03-27T07:00:00.000Z')
    expect(nextDigest('2027-01-10T12:00:00.000Z', { ...madrid, digestAt: ['23:00'] })).toBe('2027-01-11T06:30:00.000Z')
  })
})
