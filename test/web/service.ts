import type { TestProject } from 'vitest/node'
import { CHROMIUM, startService, type Service } from './browser.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    service: Pick<Service, 'url' | 'dataDir' | 'browser'> | undefined
  }
}

/** One service and one browser for all tests of pages: each test has people, tables and a browser profile of its own. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!CHROMIUM) {
    console.log('No Chromium on this machine: the pages are not tested. Install it, or name one with CHROMIUM=/path.')
    provide('service', undefined)
    return undefined
  }
  const { stop, ...service } = await startService()
  provide('service', service)
  return stop
}
