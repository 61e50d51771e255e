import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpush from 'web-push'
import * as z from 'zod'

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Made once and kept under the data folder, as browsers subscribe to the key they were shown. */
export async function vapidKeys(dataDir: string): Promise<z.infer<typeof Keys>> {
  const file = join(dataDir, 'vapid.json')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text !== null) return Keys.parse(JSON.parse(text))
  const keys = webpush.generateVAPIDKeys()
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}
