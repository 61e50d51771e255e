import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { RetiredKey } from '../../../shared/api/results.ts'
import { awsCalls } from '../../notify/aws.ts'
import { keyInFile } from './key-file.ts'
import { keyInKms } from './kms-key.ts'
import { resultSigner, type ResultSigner, type SigningKey } from './signer.ts'

const OwnKey = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), d: z.string() })

/**
 * RESULT_KEY (a key of KMS) or RESULT_KEY_FILE (one of this machine) with RESULT_KID, its name; RESULT_ISSUER, who
 * states results; RETIRED_RESULT_KEYS, a JSON list of the public keys before; RESULT_TEST_KEY or RESULT_TEST_KEY_FILE,
 * what signs results that do not count. Without a key nothing is signed.
 */
export async function signerFrom(env: Record<string, string | undefined>): Promise<ResultSigner | undefined> {
  const kid = env['RESULT_KID'] ?? '1'
  const { AWS_REGION: region = 'us-east-1' } = env
  const key = await keyFrom(region, env['RESULT_KEY'], env['RESULT_KEY_FILE'])
  if (!key) return undefined
  const testKey = await keyFrom(region, env['RESULT_TEST_KEY'], env['RESULT_TEST_KEY_FILE'])
  if (!testKey) throw new Error('There is a key for results, and none for those that do not count')
  const issuer = env['RESULT_ISSUER'] || 'praxis'
  return resultSigner({ kid, issuer, key, testKey, retired: retiredIn(env['RETIRED_RESULT_KEYS']) })
}

async function keyFrom(
  region: string,
  keyId: string | undefined,
  file: string | undefined,
): Promise<SigningKey | undefined> {
  if (keyId) return keyInKms(keyId, region, awsCalls(region))
  return file ? keyInFile(OwnKey.parse(JSON.parse(await readFile(file, 'utf8')))) : undefined
}

/** Throws for anything but a list of keys, each with its own name. */
export function retiredIn(text: string | undefined): z.infer<typeof RetiredKey>[] {
  const keys = z.array(RetiredKey).parse(JSON.parse(text || '[]'))
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) throw new Error('Two retired keys have one name')
  return keys
}
