import webpush from 'web-push'
import { AUDIENCE, ISSUER } from '../http/tokens.ts'
import { PRODUCTION, synthesise, type Synthesised } from '../infra/sample.ts'

/** The template of a stage that has everything, and the secret of its pushes. */
export function rehearsedStack(settings: Record<string, string> = {}): { stack: Synthesised; vapid: string } {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys()
  const stack = synthesise({
    ...PRODUCTION,
    issuer: ISSUER,
    audience: AUDIENCE,
    jwksUrl: `${ISSUER}/jwks`,
    vapidPublicKey: publicKey,
    mailFrom: 'Praxis <games@mail.example.org>',
    // A rehearsal asks more in a second than anybody does.
    rateLimits: '{"requests":0}',
    ...settings,
  })
  return { stack, vapid: privateKey }
}
