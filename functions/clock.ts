/** How many times faster than the real one the clock of `CLOCK` runs. */
export const speedFrom = ({ CLOCK = '' }: Record<string, string | undefined>): number =>
  CLOCK === '' ? 1 : Number(CLOCK.split(' ')[0])

/**
 * Now, as an ISO instant in UTC. `CLOCK`, which only the local server sets, is `<speed> <real> <told>`: at the real
 * instant the clock told
 * the other one, and it runs so many times faster since.
 */
export function clockFrom({ CLOCK }: Record<string, string | undefined>, real: () => number = Date.now): () => string {
  if (!CLOCK) return () => new Date(real()).toISOString()
  const [speed = NaN, since = NaN, told = NaN] = CLOCK.split(' ').map((part, i) =>
    i === 0 ? Number(part) : Date.parse(part),
  )
  if (![speed, since, told].every(Number.isFinite)) throw new Error(`CLOCK is not '<speed> <real> <told>': ${CLOCK}`)
  return () => new Date(Math.round(told + (real() - since) * speed)).toISOString()
}
