import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keyInFile } from '../../../functions/desk/results/key-file.ts'
import { resultSigner, type SignerOptions } from '../../../functions/desk/results/signer.ts'
import { verify, type Verdict } from '../../../functions/web/events/verify-result.ts'

const made = () => keyInFile(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }))
const [key, testKey] = [made(), made()]
const signerOf = (over: Partial<SignerOptions> = {}) =>
  resultSigner({ kid: 'k1', issuer: 'praxis', key, testKey, retired: [], ...over })

const PLACE = { game: 'gam_a', event: 'evt_a', round: 1, table: 2, rev: 1 }
const SAID = { ...PLACE, iat: 1, players: [], victoryPoints: [], winner: null, ended: null }
const TRIAL = { ...SAID, test: true as const }

async function verdictOf(jws: string, known = signerOf()): Promise<Verdict> {
  return verify({ ...PLACE, jws }, await known.keys())
}
const changed = (jws: string, at: number, change: (said: object) => object): string =>
  jws
    .split('.')
    .with(at, inBase64(change(JSON.parse(Buffer.from(jws.split('.')[at]!, 'base64url').toString('utf8')) as object)))
    .join('.')
const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a result, as a page verifies it', () => {
  it('is valid by a key of the service, and a trial by its test key', async () => {
    expect(await verdictOf(await signerOf().sign(SAID))).toBe('valid')
    expect(await verdictOf(await signerOf().sign(TRIAL))).toBe('trial')
  })

  it('is invalid where what is shown is not what was signed, of a trial too', async () => {
    for (const said of [SAID, TRIAL]) {
      const jws = await signerOf().sign(said)
      expect(await verdictOf(changed(jws, 1, one => ({ ...one, winner: 3 })))).toBe('invalid')
      expect(await verify({ ...PLACE, rev: 2, jws }, await signerOf().keys())).toBe('invalid')
    }
  })

  it('passes for nothing else: a test key signs no result that counts, and the key for those no trial', async () => {
    // Each signed as the other is.
    const astray = signerOf({ key: testKey, testKey: key })
    expect(await verdictOf(await astray.sign(SAID))).toBe('invalid')
    expect(await verdictOf(await astray.sign(TRIAL))).toBe('invalid')
    const asCounting = await signerOf({ key: testKey }).sign(SAID)
    expect(await verdictOf(changed(asCounting, 0, one => ({ ...one, kid: 'test' })))).toBe('invalid')
    const asTrial = changed(await signerOf().sign(TRIAL), 0, one => ({ ...one, kid: 'k1' }))
    expect(await verdictOf(asTrial)).toBe('invalid')
    // By the test key itself, whatever its type says.
    const typed = { alg: 'ES256', typ: 'praxis-result+jws', kid: 'test' }
    const input = `${inBase64(typed)}.${inBase64(SAID)}`
    const signature = Buffer.from(await testKey.sign(Buffer.from(input))).toString('base64url')
    expect(await verdictOf(`${input}.${signature}`)).toBe('invalid')
  })

  it('is by an unknown key where the service names none of that name', async () => {
    expect(await verdictOf(await signerOf({ kid: 'k2' }).sign(SAID))).toBe('key-unknown')
  })
})
