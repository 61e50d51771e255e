import { keyInFile } from '../../functions/desk/results/key-file.ts'
import { resultSigner, type ResultSigner, type SignerOptions } from '../../functions/desk/results/signer.ts'

/** Keys that everybody knows, and that sign nothing but in tests. */
const KEY = {
  kty: 'EC',
  crv: 'P-256',
  x: 'VkeekCkazau909L9oG2hiKNdLDPT0ARI9WC-dlTpTaQ',
  y: 'gVKGBffvE4h26AKs8UNKG8JBinahyFbsprWGMbFq-hw',
  d: '49lTkro5gUdTwnRGWjjnaP5vVahRUtBS9yu6In4S1Vk',
} as const

const TEST_KEY = {
  kty: 'EC',
  crv: 'P-256',
  x: 'sg4XhmdWBkRtGrNLKqAT9asOlbAkIuIk7K4oTif-IQo',
  y: '4CySaUAyBbSBZbCWt6L1zuKusPZGlE-QxFaygfZJZ1A',
  d: '3kDNdDRXjUH2TC3S3UMncx7RyHTGN74liP2P5wzej6s',
} as const

export const RESULT_ISSUER = 'https://praxis.example'

export const testSigner = (options: Partial<SignerOptions> = {}): ResultSigner =>
  resultSigner({
    kid: 'test.1',
    issuer: RESULT_ISSUER,
    key: keyInFile(KEY),
    testKey: keyInFile(TEST_KEY),
    retired: [],
    ...options,
  })
