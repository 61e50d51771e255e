import { keyInFile } from '../../functions/desk/results/key-file.ts'
import { resultSigner, type ResultSigner, type SignerOptions } from '../../functions/desk/results/signer.ts'

/** A key that everybody knows, and that signs nothing but in tests. */
const KEY = {
  kty: 'EC',
  crv: 'P-256',
  x: 'VkeekCkazau909L9oG2hiKNdLDPT0ARI9WC-dlTpTaQ',
  y: 'gVKGBffvE4h26AKs8UNKG8JBinahyFbsprWGMbFq-hw',
  d: '49lTkro5gUdTwnRGWjjnaP5vVahRUtBS9yu6In4S1Vk',
} as const

export const RESULT_ISSUER = 'https://praxis.example'

export const testSigner = (options: Partial<SignerOptions> = {}): ResultSigner =>
  resultSigner({
    kid: 'test.1',
    issuer: RESULT_ISSUER,
    key: keyInFile(KEY),
    retired: [],
    ...options,
  })
