import { generateKeyPairSync } from 'node:crypto'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Made once and kept under the data folder: what they have signed is verified by them for good. */
export const resultKeyFile = (dataDir: string): Promise<string> => madeIn(join(dataDir, 'result-key.json'))
/** Of results that do not count. */
export const resultTestKeyFile = (dataDir: string): Promise<string> => madeIn(join(dataDir, 'result-test-key.json'))

async function madeIn(file: string): Promise<string> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) return file
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await writeFile(file, JSON.stringify(privateKey.export({ format: 'jwk' })), { mode: 0o600, flag: 'wx' })
  return file
}
