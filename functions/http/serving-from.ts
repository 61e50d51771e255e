import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { limitsFrom } from '../access/limits.ts'
import { clockFrom } from '../clock.ts'
import { officialFrom } from '../games/official.ts'
import { noticesFrom, type Service } from '../games/service.ts'
import { allowancesFrom } from '../hooks/endpoint.ts'
import { createLog, type Log } from '../logging/log.ts'
import { openStore, storeConfig } from '../store/open.ts'
import { tokenVerifier } from './auth.ts'
import { issuersFrom } from './issuers.ts'
import type { ServingOptions } from './serving.ts'

/**
 * What the environment says to a function that serves routes: the store's variables (`store/open.ts`), TOKEN_ISSUERS
 * (`issuers.ts`), RATE_LIMITS (`access/limits.ts`), EDGE_SECRET (`address.ts`), BUILD, CARD_LIST (`games/official.ts`),
 * FOUR_AFTER_MINUTES, HOOKS_LOOPBACK (`hooks/endpoint.ts`) and what `noticesFrom` reads (`games/service.ts`).
 */
export async function servingFrom(
  env: Record<string, string | undefined>,
): Promise<ServingOptions & Pick<Service, 'wait'> & { log: Log }> {
  return {
    store: await openStore(storeConfig(env)),
    clock: clockFrom(env),
    random: randomBytes,
    wait: ms => pause(ms),
    build: env['BUILD'] ?? 'unknown',
    log: createLog(),
    official: officialFrom(env),
    notices: noticesFrom(env),
    hooks: allowancesFrom(env),
    ...(env['FOUR_AFTER_MINUTES'] && { fourAfterMinutes: Number(env['FOUR_AFTER_MINUTES']) }),
    // Tokens are signed by others, who have the real time.
    verify: tokenVerifier(issuersFrom(env), clockFrom({})),
    limits: limitsFrom(env),
    edgeSecret: env['EDGE_SECRET'],
  }
}
