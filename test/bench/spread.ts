/** What is told of a series of measurements. */
export interface Spread {
  median: number
  p95: number
  p99: number
  max: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort()
  return {
    median: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    max: quantile(sorted, 1),
  }
}

/** Nearest rank: always a value that was measured. */
function quantile(sorted: Float64Array, share: number): number {
  if (sorted.length === 0) throw new RangeError('Nothing was measured')
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!
}

export const median = (values: readonly number[]): number => spread(values).median
export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
