import { createHash, createPublicKey, createSign, generateKeyPairSync, sign, verify, webcrypto } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compactVerify, createLocalJWKSet, type JWK } from 'jose'
import { describe, expect, it } from 'vitest'
import { keyInFile } from '../../../functions/desk/results/key-file.ts'
import { keyInKms, rawOf } from '../../../functions/desk/results/kms-key.ts'
import { retiredIn, signerFrom } from '../../../functions/desk/results/open-signer.ts'
import { payloadIn, resultSigner } from '../../../functions/desk/results/signer.ts'
import { resultKeyFile, resultTestKeyFile } from '../../../functions/local/result-key.ts'
import { CallRefused, type Call } from '../../../functions/notify/aws.ts'
import { testSigner } from '../../support/result-key.ts'

const PAYLOAD = { game: 'gam_ofaleague', victoryPoints: [2.5, 0, 0, 1.5, 0], name: 'Zoë' }

/** Three that anybody may have: a library, Node's own, and what browsers have. */
const VERIFIERS: Record<string, (jws: string, keys: JWK[]) => Promise<boolean>> = {
  jose: (jws, keys) =>
    compactVerify(jws, createLocalJWKSet({ keys }), { algorithms: ['ES256'] }).then(
      () => true,
      () => false,
    ),
  'node:crypto': async (jws, keys) => {
    const { input, signature, jwk } = partsOf(jws, keys)
    if (!jwk) return false
    const key = createPublicKey({ key: jwk as Record<string, string>, format: 'jwk' })
    return verify('sha256', input, { key, dsaEncoding: 'ieee-p1363' }, signature)
  },
  WebCrypto: async (jws, keys) => {
    const { input, signature, jwk } = partsOf(jws, keys)
    if (!jwk) return false
    const curve = { name: 'ECDSA', namedCurve: 'P-256' }
    const key = await webcrypto.subtle.importKey('jwk', jwk as Record<string, string>, curve, false, ['verify'])
    return webcrypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, input)
  },
}

function partsOf(jws: string, keys: JWK[]): { input: Buffer; signature: Buffer; jwk: JWK | undefined } {
  const [header = '', payload = '', signature = ''] = jws.split('.')
  let kid: unknown
  try {
    kid = (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid?: unknown }).kid
  } catch {
    kid = undefined
  }
  const jwk = keys.find(one => one.kid === kid)
  return { input: Buffer.from(`${header}.${payload}`), signature: Buffer.from(signature, 'base64url'), jwk }
}

const headerOf = (jws: string): unknown => JSON.parse(Buffer.from(jws.split('.')[0]!, 'base64url').toString())

describe.each(Object.entries(VERIFIERS))('a signed result, verified by %s', (_, verifies) => {
  it('is good as it is, and with one bit changed anywhere it is not', async () => {
    const signer = testSigner(),
      jws = await signer.sign(PAYLOAD),
      keys = await signer.keys()
    expect(await verifies(jws, keys)).toBe(true)
    const parts = jws.split('.').map(part => Buffer.from(part, 'base64url'))
    for (const [at, part] of parts.entries()) {
      for (let bit = 0; bit < part.length * 8; bit += 7) {
        const bent = Buffer.from(part)
        bent[bit >> 3]! ^= 1 << (bit & 7)
        const forged = parts.with(at, bent).map(one => one.toString('base64url'))
        expect(await verifies(forged.join('.'), keys), `part ${at}, bit ${bit}`).toBe(false)
      }
    }
  })

  it('is good for ever, by a key that has been retired since, and by no other', async () => {
    const before = testSigner(),
      jws = await before.sign(PAYLOAD)
    const [{ kid, x, y } = { kid: '', x: '', y: '' }] = await before.keys()
    const now = testSigner({
      kid: 'test.2',
      key: keyInFile(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })),
      retired: [{ kid, x, y, retired: '2028-01-01T00:00:00Z' }],
    })
    const keys = await now.keys()
    expect(keys.map(one => [one.kid, one.retired])).toEqual([
      ['test.2', undefined],
      ['test.1', '2028-01-01T00:00:00Z'],
      ['test', undefined],
    ])
    expect(await verifies(jws, keys)).toBe(true)
    expect(await verifies(await now.sign(PAYLOAD), keys)).toBe(true)
    expect(await verifies(jws, [keys[0]!])).toBe(false)
    expect(await verifies(jws, [{ ...keys[0]!, kid }])).toBe(false)
  })
})

describe('a signature', () => {
  it('says what it is of, by which key, and has its payload in it', async () => {
    const jws = await testSigner().sign(PAYLOAD)
    expect(headerOf(jws)).toEqual({ alg: 'ES256', typ: 'praxis-result+jws', kid: 'test.1' })
    expect(payloadIn(jws)).toEqual(PAYLOAD)
    expect(await testSigner().keys()).toEqual([
      expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: 'test.1' }),
      expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: 'test', test: true }),
    ])
    expect(JSON.stringify(await testSigner().keys())).not.toContain('"d"')
  })

  it('of a game that does not count is of another type, and by another key', async () => {
    const jws = await testSigner().sign({ ...PAYLOAD, test: true })
    expect(headerOf(jws)).toEqual({ alg: 'ES256', typ: 'praxis-test-result+jws', kid: 'test' })
    const keys = await testSigner().keys()
    expect(await VERIFIERS['jose']!(jws, keys)).toBe(true)
    const counting = keys.filter(({ test }) => !test)
    expect(await VERIFIERS['jose']!(jws, counting)).toBe(false)
    expect(
      await VERIFIERS['jose']!(
        jws,
        counting.map(key => ({ ...key, kid: 'test' })),
      ),
    ).toBe(false)
    expect(() => testSigner({ kid: 'test' })).toThrow('does not count')
  })

  it('is by no key that is retired, and on no other curve', () => {
    const point = { x: 'x'.repeat(43), y: 'y'.repeat(43) }
    expect(() => testSigner({ retired: [{ kid: 'test.1', ...point, retired: '2028-01-01T00:00:00Z' }] })).toThrow(
      /retired/,
    )
    const other = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ format: 'jwk' })
    expect(() => keyInFile(other)).toThrow(/P-256/)
  })
})

describe('a key in KMS', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ARN = 'arn:aws:kms:eu-central-1:123456789012:key/a'

  /** What KMS does with a request of its JSON protocol; it is given what is to be signed as a digest. */
  function kms(): { calls: Call[]; call: (call: Call) => Promise<{ status: number; text: string }> } {
    const calls: Call[] = []
    const answers: Record<string, (body: { Message: string }) => object> = {
      // Of a digest that is signed once more, no verifier would know: so the digest itself is, by a raw signature.
      'TrentService.Sign': ({ Message: digest }) => ({
        KeyId: ARN,
        Signature: signDigest(Buffer.from(digest, 'base64')).toString('base64'),
        SigningAlgorithm: 'ECDSA_SHA_256',
      }),
      'TrentService.GetPublicKey': () => ({
        KeyId: ARN,
        PublicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      }),
    }
    return {
      calls,
      call: async call => {
        calls.push(call)
        const answer = answers[call.headers!['x-amz-target']!]!
        return { status: 200, text: JSON.stringify(answer(JSON.parse(call.body) as { Message: string })) }
      },
    }
  }
  const inputs = new Map<string, Buffer>()
  /** Node signs no digest, so the fake knows what it is the digest of. */
  function signDigest(digest: Buffer): Buffer {
    const input = inputs.get(digest.toString('base64'))
    if (!input) throw new Error('Not the digest of what was to be signed')
    return sign('sha256', input, { key: privateKey, dsaEncoding: 'der' })
  }

  it('is asked in the form that KMS takes, and its signatures are those of a JWS', async () => {
    const { calls, call } = kms()
    const key = keyInKms(ARN, 'eu-central-1', call)
    for (let n = 0; n < 40; n++) {
      const input = Buffer.from(`what is signed ${n}`)
      const digest = createHash('sha256').update(input).digest('base64')
      inputs.set(digest, input)
      const raw = await key.sign(input)
      expect(raw).toHaveLength(64)
      expect(verify('sha256', input, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)).toBe(true)
      expect(calls[n]).toEqual({
        service: 'kms',
        url: 'https://kms.eu-central-1.amazonaws.com/',
        headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'TrentService.Sign' },
        body: JSON.stringify({
          KeyId: ARN,
          Message: digest,
          MessageType: 'DIGEST',
          SigningAlgorithm: 'ECDSA_SHA_256',
        }),
      })
    }
  })

  it('tells its public half, which is asked for once and, where that failed, again', async () => {
    const { calls, call } = kms()
    let down = true
    const key = keyInKms(ARN, 'eu-central-1', async one =>
      down ? { status: 400, text: '{"__type":"KMSInvalidStateException"}' } : call(one),
    )
    await expect(key.publicKey()).rejects.toThrow(CallRefused)
    await expect(key.sign(Buffer.from('a'))).rejects.toMatchObject({ name: 'KMSInvalidStateException' })
    down = false
    const { x, y } = publicKey.export({ format: 'jwk' })
    expect([await key.publicKey(), await key.publicKey()]).toEqual([
      { x, y },
      { x, y },
    ])
    expect(calls.map(({ headers, body }) => [headers!['x-amz-target'], body])).toEqual([
      ['TrentService.GetPublicKey', JSON.stringify({ KeyId: ARN })],
    ])
  })
})

describe('a signature in DER', () => {
  const ints = (...numbers: number[][]): Buffer => {
    const body = numbers.flatMap(one => [0x02, one.length, ...one])
    return Buffer.from([0x30, body.length, ...body])
  }
  const long = (first: number): number[] => [first, ...Array<number>(31).fill(7)]

  it('has its numbers padded, and without the zero that kept them positive', () => {
    const raw = rawOf(ints([1], [0, ...long(0xff)]))
    expect([...raw.subarray(0, 32)]).toEqual([...Array<number>(31).fill(0), 1])
    expect([...raw.subarray(32)]).toEqual(long(0xff))
    expect([...rawOf(ints([0], long(0x7f)))].slice(0, 32)).toEqual(Array<number>(32).fill(0))
  })

  it('is the same as Node gives it raw, for many', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    for (let n = 0; n < 200; n++) {
      const der = createSign('sha256').update(`${n}`).sign(privateKey)
      const raw = rawOf(der)
      expect(verify('sha256', Buffer.from(`${n}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)).toBe(true)
    }
  })

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['another kind of thing', Buffer.from([0x31, 6, 2, 1, 1, 2, 1, 1])],
    ['one number', ints([1])],
    ['a number below nothing', ints([0x80], [1])],
    ['a zero too many', ints([0, 1], [1])],
    ['a number without digits', ints([], [1])],
    ['a number too large', ints([1, ...long(1)], [1])],
    ['more than two', ints([1], [1], [1])],
    ['less than it says', ints([1], [1]).subarray(0, 7)],
    ['more than it says', Buffer.concat([ints([1], [1]), Buffer.from([0])])],
  ])('is refused of %s', (_, der) => {
    expect(() => rawOf(der)).toThrow(RangeError)
  })
})

describe('what signs', () => {
  it('is a key of this machine, made once, for nobody else to read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'praxis-key-'))
    try {
      const file = await resultKeyFile(folder)
      const environment = { RESULT_KEY_FILE: file, RESULT_KID: 'local', RESULT_ISSUER: 'http://127.0.0.1' }
      await expect(signerFrom(environment)).rejects.toThrow('do not count')
      const test = await resultTestKeyFile(folder)
      expect(test).not.toBe(file)
      const open = () => signerFrom({ ...environment, RESULT_TEST_KEY_FILE: test })
      const first = await open()
      expect(await resultKeyFile(folder)).toBe(file)
      expect(await (await open())!.keys()).toEqual(await first!.keys())
      expect((await stat(file)).mode & 0o077).toBe(0)
      expect(first).toMatchObject({ kid: 'local', issuer: 'http://127.0.0.1' })
      const jws = await first!.sign(PAYLOAD)
      expect(await VERIFIERS['jose']!(jws, await first!.keys())).toBe(true)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('is nothing where no key is named', async () => {
    expect(await signerFrom({})).toBeUndefined()
  })

  it('lists retired keys only as they are: each with its own name, both halves, and its end', () => {
    const key = { kid: 'a.1', x: 'x'.repeat(43), y: 'y'.repeat(43), retired: '2028-01-01T00:00:00Z' }
    expect(retiredIn(JSON.stringify([key]))).toEqual([key])
    expect(retiredIn(undefined)).toEqual([])
    for (const wrong of [
      [key, key],
      [{ ...key, d: 'x'.repeat(43) }],
      [{ ...key, x: 'short' }],
      [{ ...key, retired: 'then' }],
      {},
    ])
      expect(() => retiredIn(JSON.stringify(wrong))).toThrow()
    const none = { sign: async () => new Uint8Array(), publicKey: async () => ({}) }
    expect(() => resultSigner({ kid: 'a.1', issuer: 'x', retired: [key], key: none, testKey: none })).toThrow()
  })
})
