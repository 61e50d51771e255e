import { generateKeyPairSync } from 'node:crypto'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Made once and kept under the data folder: what it has signed is verified by it for good. */
export async function resultKeyFile(dataDir: string): Promise<string> {
  const file = join(dataDir, 'result-key.json')
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) return file
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await writeFile(file, JSON.stringify(privateKey.export({ format: 'jwk' })), { mode: 0o600, flag: 'wx' })
  return file
}
